"""One table in one language: what is asked, what can be answered and what happened, in sentences.

Everything said here follows from what the audience sees anyway, or from an imagined table it cannot
tell from the real one.
"""

from collections.abc import Sequence
from typing import Final

from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.event import Event
from meadhall.core.engine.foresight import foresee
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.record.match import Match
from meadhall.core.view import asked
from meadhall.guide import Guide, guide_for
from meadhall.hall.refusals import Refusal
from meadhall.hall.step import Audience, Seat, Step
from meadhall.words import Language, Speech, speech_for

WORDS: Final = "hall"
# Their game events say it all; a choice nobody may hear of is not told.
TOLD_BY_EVENTS: Final = ("choice", "undo", "rewind")
# What was said stands in the event's data.
TOLD_BY_DATA: Final = ("chat",)


def words_of(code: str) -> Language:
    """The hall's own words in a language; it must be one of those there are."""
    try:
        return Language(code, WORDS)
    except SetupError as error:
        raise Refusal("bad_request", str(error)) from error


class Teller:
    """Speaks one language at one table."""

    def __init__(self, code: str, game: Game, seats: Sequence[Seat]) -> None:
        self.words = words_of(code)
        self._game = game
        self._seats = seats
        self._guide: Guide | None = None

    def guide(self, match: Match) -> Guide:
        """Names are fixed once the game has started: one guide serves to the end."""
        if self._guide is None:
            standard = self._game.card_data()
            cards = standard if match.cards is None else match.cards
            language = Language(self.words.code, self._game.name)
            speech = speech_for(self._game.name, language, match.names, cards, standard)
            self._guide = guide_for(self._game, cards, speech)
        return self._guide

    # -- how it stands -------------------------------------------------------------------------

    def told(
        self,
        match: Match | None,
        state: State | None,
        audience: Audience,
        undo: str | None,
        at: str,
    ) -> dict[str, object]:
        """`at` names the moment: equal moments are imagined alike, so that nothing flickers."""
        said: dict[str, object] = {
            "question": "",
            "waiting": "",
            "options": [],
            "closed": [],
            "undo": self._no_undo(undo),
        }
        if match is None or state is None:
            return said
        guide = self.guide(match)
        speech = guide.speech
        decision = None if audience is None else state.decision_of(audience)
        if decision is not None:
            said["question"] = speech.question(decision)
            said["options"] = self._options(guide, state, decision, at)
            said["closed"] = [
                {
                    "id": closed.option.id,
                    "text": speech.option(closed.option),
                    "why": speech.reason(closed),
                    "rule": closed.rule,
                }
                for closed in decision.closed
            ]
        elif state.pending:
            said["waiting"] = self._waiting(speech, state, audience)
        return said

    def _waiting(self, speech: Speech, state: State, audience: Audience) -> str:
        """Who is asked; of whom others must not know it, only that somebody is."""
        seats = [it["seat"] for it in asked(state, audience)]
        names = [speech.player(seat) for seat in seats if seat is not None]
        said = [self.words.say("hall-waiting", seats=speech.several(names))] if names else []
        if len(names) < len(seats):
            said.append(self.words.say("hall-waiting_somebody"))
        return " ".join(said)

    def _options(
        self, guide: Guide, state: State, decision: Decision, at: str
    ) -> list[dict[str, object]]:
        chance = Chance(key_of(f"foresight {at}"))
        foresight = foresee(state, decision.seat, decision, chance)
        view = state.view(decision.seat)
        return [
            {
                "id": option.id,
                "text": guide.speech.option(option),
                "about": guide.explain(option, view),
                "rule": guide.rule_of(option, decision),
                "final": option.id in foresight.final,
                "again": option.id in foresight.again,
            }
            for option in decision.options
        ]

    def _no_undo(self, reason: str | None) -> str:
        if reason is None:
            return ""
        return self.words.say("hall-cannot_undo", why=self.words.say(f"undo-{reason}"))

    # -- what happened -------------------------------------------------------------------------

    def step(self, match: Match | None, step: Step, audience: Audience) -> list[str]:
        """One sentence for each game event the audience hears; otherwise one for the entry."""
        heard = [event for event in step.events if event.heard_by(audience)]
        if heard and match is not None:
            return self.events(match, heard)
        kind = step.entry.kind
        if kind in TOLD_BY_EVENTS or kind in TOLD_BY_DATA:
            return []
        return [self._entry(step)]

    def events(self, match: Match, events: Sequence[Event]) -> list[str]:
        speech = self.guide(match).speech
        return [speech.event(event) for event in events]

    def _entry(self, step: Step) -> str:
        kind, seat, data = step.entry.kind, step.entry.seat, step.data
        name = "" if seat is None else self._seats[seat].name
        why = data.get("why")
        if kind == "bot_sat":
            kind = "bot_sat_time" if why == "time" else "bot_sat_host"
        elif kind == "closed":
            kind = "closed_host" if why == "host" else "closed_other"
        elif kind == "entered":
            name = str(data["name"])
        to = data.get("to", 0)
        assert isinstance(to, int)
        return self.words.say(f"hall-{kind}", seat=name, to=to)
