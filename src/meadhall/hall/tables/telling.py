"""What a table is told: views and events, and in one of its languages the same in sentences.

Programs name no language and pay for none. Everything said here follows from what the audience
sees anyway, or from an imagined table it cannot tell from the real one.
"""

from collections.abc import Sequence
from typing import Final, cast
from weakref import WeakKeyDictionary

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.event import Event
from meadhall.core.engine.foresight import foresee
from meadhall.core.engine.state import State
from meadhall.core.errors import MeadhallError, SetupError
from meadhall.core.game import Game
from meadhall.core.record.match import NOTHING_TO_UNDO, Match
from meadhall.core.view import asked
from meadhall.guide import Guide, guide_for
from meadhall.hall.refusals import Refusal
from meadhall.hall.tables.entries import Audience, Seat, Step
from meadhall.hall.tables.table import Table
from meadhall.words import Language, Speech, speech_for
from meadhall.words.chairs import called

WORDS: Final = "hall"
# Their game events say it all; a choice nobody may hear of is not told.
TOLD_BY_EVENTS: Final = ("choice", "undo", "rewind")


def words_of(code: str) -> Language:
    """The hall's own words in a language; it must be one of those there are."""
    try:
        return Language(code, WORDS)
    except SetupError as error:
        raise Refusal("bad_request", str(error)) from error


class Teller:
    """Speaks one language at one table."""

    def __init__(self, code: str, game: Game, seats: Sequence[Seat], cards: object = None) -> None:
        self.words = words_of(code)
        self._game = game
        self._seats = seats
        self._cards = cards
        self._guide: Guide | None = None
        # The step that was told last, and its events in words: several hear of the same ones.
        self._told: tuple[Step | None, dict[int, str]] = (None, {})

    def guide(self, match: Match | None) -> Guide:
        """Names are fixed once the game has started: one guide serves to the end.

        None: what is left of a game whose rules are gone.
        """
        if self._guide is None:
            standard = self._game.card_data()
            names = [seat.name for seat in self._seats] if match is None else match.names
            own = self._stored_cards() if match is None else match.cards
            cards = standard if own is None else own
            language = Language(self.words.code, self._game.name)
            speech = speech_for(self._game.name, language, names, cards, standard)
            self._guide = guide_for(self._game, cards, speech)
        return self._guide

    def _stored_cards(self) -> dict[str, object] | None:
        if self._cards is None:
            return None
        try:
            return self._game.card_data(self._cards)
        except MeadhallError:
            # Made for another version: the names of the standard ones are better than none.
            return None

    # -- how it stands -------------------------------------------------------------------------

    def told(
        self,
        match: Match | None,
        state: State | None,
        audience: Audience,
        undo: str | None,
        luck: Chance,
        view: dict[str, object] | None = None,
    ) -> dict[str, object]:
        """`luck`: of the tables that are imagined for it. `view`: what the audience sees, where
        that was worked out already."""
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
            said["options"] = self._options(guide, state, decision, luck, view)
            said["closed"] = [
                {
                    "id": closed.option.id,
                    "text": speech.option(closed.option, decision.about),
                    "why": speech.reason(closed, decision.about),
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
        self,
        guide: Guide,
        state: State,
        decision: Decision,
        luck: Chance,
        view: dict[str, object] | None,
    ) -> list[dict[str, object]]:
        foresight = foresee(state, decision.seat, decision, luck)
        if view is None:
            view = state.view(decision.seat)
        return [
            {
                "id": option.id,
                "text": guide.speech.option(option, decision.about),
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

    def step(
        self, match: Match | None, step: Step, audience: Audience, again: bool = False
    ) -> list[str]:
        """One sentence for each game event the audience hears; otherwise one for the entry."""
        heard = step.heard(audience, again)
        quicker = self._quicker(step)
        if heard:
            return [*quicker, *self._events_of(match, step, heard)]
        if quicker:
            return quicker
        kind = step.entry.kind
        if kind == "undo" and step.secret:
            return [self.words.say("hall-undo_somebody")]
        if kind in TOLD_BY_EVENTS:
            return []
        return [self._entry(step, audience)]

    def scenes(
        self, match: Match | None, step: Step, audience: Audience, again: bool = False
    ) -> list[dict[str, object]]:
        """The same as scenes; none of a game whose rules are gone."""
        if match is None:
            return []
        heard = step.heard(audience, again)
        return [scene.to_json() for scene in self.guide(match).scenes(heard, audience)]

    def _quicker(self, step: Step) -> list[str]:
        """A bot could not think in time, and a quicker one chose for it."""
        if "instead_of" not in step.data or step.entry.seat is None:
            return []
        return [self.words.say("hall-bot_quicker", seat=self._called(step.entry.seat))]

    def _events_of(self, match: Match | None, step: Step, heard: Sequence[Event]) -> list[str]:
        if match is None:
            return self.events(match, heard)
        if self._told[0] is not step:
            self._told = (step, {})
        known, speech = self._told[1], self.guide(match).speech
        for event in heard:
            if id(event) not in known:
                known[id(event)] = speech.event(event)
        return [known[id(event)] for event in heard]

    def events(self, match: Match | None, events: Sequence[Event]) -> list[str]:
        speech = self.guide(match).speech
        if match is None:
            return [told for event in events if (told := _as_far_as_known(speech, event))]
        return [speech.event(event) for event in events]

    def _called(self, seat: int) -> str:
        return called(self.words, self._seats[seat].name, seat)

    def _entry(self, step: Step, audience: Audience) -> str:
        kind, seat, data = step.entry.kind, step.entry.seat, step.data_for(audience)
        name = "" if seat is None else self._called(seat)
        why = data.get("why")
        if kind == "bot_sat":
            kind = "bot_sat_time" if why == "time" else "bot_sat_host"
        elif kind == "closed":
            kind = "closed_host" if why == "host" else "closed_other"
        elif kind == "muted":
            kind = "muted" if data["muted"] else "muted_no_more"
        elif kind == "renamed":
            return self.words.say("hall-renamed", title=str(data["title"]))
        elif kind == "entered":
            assert seat is not None
            name = called(self.words, str(data["name"]), seat)
        to = data.get("to", 0)
        assert isinstance(to, int)
        return self.words.say(f"hall-{kind}", seat=name, to=to)


def _as_far_as_known(speech: Speech, event: Event) -> str:
    """An event of other rules: there may be no words for it any more."""
    try:
        return speech.event(event)
    except (MeadhallError, LookupError, TypeError, ValueError):
        return ""


# Who speaks at each table, by language: as long as the table is in memory.
_tellers: WeakKeyDictionary[Table, dict[str, Teller]] = WeakKeyDictionary()


def teller_of(table: Table, language: str) -> Teller:
    there = _tellers.setdefault(table, {})
    teller = there.get(language)
    if teller is None:
        teller = there[language] = Teller(language, table.game, table.seats, table.cards)
    return teller


def fresh_for(table: Table, audience: Audience, language: str | None) -> dict[str, object]:
    """All that an audience needs to be up to date, and the same in words."""
    fresh = table.fresh(audience)
    if language is not None:
        state = None if table.match is None else table.match.state
        view = cast(dict[str, object] | None, fresh["view"])
        undo = table.undo[audience]
        fresh["told"] = told_of(table, state, audience, language, undo, view)
    return fresh


def told_of(
    table: Table,
    state: State | None,
    audience: Audience,
    language: str,
    undo: str | None = NOTHING_TO_UNDO,
    view: dict[str, object] | None = None,
) -> dict[str, object]:
    """A state of this table (the present one, an earlier or an imagined one) in words."""
    luck = table.imagining(audience, "foresight")
    return teller_of(table, language).told(table.match, state, audience, undo, luck, view)


def event_for(
    table: Table, step: Step, audience: Audience, language: str | None, again: bool = False
) -> dict[str, object]:
    """An entry as this audience hears it, in words too; `again`: as it may look it up later."""
    event = step.event(audience, again)
    if language is not None:
        teller = teller_of(table, language)
        event["told"] = teller.step(table.match, step, audience, again)
        event["scenes"] = teller.scenes(table.match, step, audience, again)
    return event
