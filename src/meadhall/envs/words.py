"""The game in words: what a seat sees and is asked as text, and its answers as text.

For language models, and for anybody who would rather read a table than decode one. Every sentence
is one of the terminal's, in the same languages.
"""

import copy
import io
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

import meadhall
from meadhall.bots.asking import BotFault, ask
from meadhall.bots.registry import level
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.event import Event
from meadhall.core.engine.state import State
from meadhall.core.errors import SetupError
from meadhall.envs.answers import read_answer
from meadhall.envs.explaining import explained, rulebook
from meadhall.envs.table import check_count, check_seed, check_settings
from meadhall.envs.winning import share_of_victory
from meadhall.guide import Odds
from meadhall.tui.boards import board_for
from meadhall.tui.face import Face
from meadhall.tui.palette import Glyphs
from meadhall.tui.prompt import PromptError
from meadhall.tui.rule_notes import told
from meadhall.tui.scene import Scene
from meadhall.words import Language, speech_for


class Step(NamedTuple):
    """What came of an answer."""

    # What happened since, as the seat that answered may know it; or what was wrong.
    text: str
    # Was the answer taken?
    taken: bool
    # Who is asked now; None: the game is over.
    seat: int | None
    over: bool
    # The share of the victory by seat, once the game is over; zeros before.
    rewards: tuple[float, ...]


class WordsEnv:
    """One table. `reset`, then `look` and `step` by turns until the game is over."""

    def __init__(
        self,
        game: str = "champions",
        seats: int = 2,
        settings: dict[str, object] | None = None,
        *,
        language: str = "en",
        names: Sequence[str] = (),
        bots: Sequence[str] = (),
        rethinks: int = 2,
        odds: bool = False,
    ) -> None:
        """`bots`: by seat the level of the bot that plays it, or "" for one that answers in words.

        `rethinks`: so often in a row a seat may try again after an answer that means nothing; then
        its first option is taken. `odds`: tell chances of success along with a question.
        """
        if not isinstance(game, str):
            raise SetupError(f"game is {game!r}; expected a name such as 'champions'")
        self.game = meadhall.game(game)
        self.seats = self.game.check_seats(seats)
        self.settings = check_settings(settings)
        self.game.resolve(self.game.card_set(), seats, dict(self.settings))
        self.names = _texts("names", names) or [f"Player {seat + 1}" for seat in range(seats)]
        self.bots = _texts("bots", bots) or [""] * seats
        for what, given in (("names", self.names), ("bots", self.bots)):
            if len(given) != seats:
                raise SetupError(
                    f"{len(given)} {what} were given; expected one for each of {seats}"
                )
        for bot in filter(None, self.bots):
            level(bot)
        if all(self.bots):
            raise SetupError('a bot has every seat; expected "" for at least one, who answers')
        self.language = language
        self.rethinks = check_count("rethinks", rethinks, 0)
        self.odds = odds
        # Where games come from that have no seed of their own.
        self._luck = np.random.default_rng(0)
        self._speak()
        self.reset(0)

    def _speak(self) -> None:
        """What depends on the language and holds nothing of the game in progress."""
        cards = self.game.card_data()
        language = Language(self.language, self.game.name)
        self.speech = speech_for(self.game.name, language, self.names, cards)
        self.say = language.say
        self.board = board_for(self.game, cards, self.speech, Glyphs(True))

    # -- the game ----------------------------------------------------------------------------------

    def reset(self, seed: int | str | None = None) -> str:
        """A new game; gives what the asked seat sees.

        It is the one of `game.new(seats, settings, seed)`, or one that the last seed leads to, the
        same as through all other doors.
        """
        if seed is None:
            seed = int(self._luck.integers(2**31))
        elif isinstance(seed, str):
            self._luck = np.random.default_rng(int.from_bytes(key_of(seed)))
        else:
            seed = check_seed(seed)
            self._luck = np.random.default_rng(seed)
        self.seed = seed
        self.state: State = self.game.new(self.seats, dict(self.settings), seed)
        # By seat, what it was told so far, and how much of that when it answered last.
        self._told: list[list[str]] = [[] for _ in range(self.seats)]
        self._read = [0] * self.seats
        # Choices so far, and by seat how many answers meant nothing: in a row, and in all.
        self._choices = 0
        self._wrong = [0] * self.seats
        self.mistakes = [0] * self.seats
        self._hear(self.state.events)
        self._let_bots_play()
        return self.look()

    @property
    def seat(self) -> int | None:
        """Who is asked; of several at the same time, the first. None: the game is over."""
        asked = [it.seat for it in self.state.pending]
        return asked[0] if asked else None

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def rewards(self) -> tuple[float, ...]:
        return tuple(share_of_victory(self.state))

    def step(self, reply: str) -> Step:
        """What the asked seat says: its last statement counts. Never raises, whatever it says."""
        seat = self.seat
        if seat is None:
            return self._answered(self.say("words-over"), False)
        decision = self._decision(seat)
        try:
            option = read_answer(str(reply), decision, self.speech)
        except PromptError as error:
            wrong = self.say(error.key, **error.args_said)
            self.mistakes[seat] += 1
            self._wrong[seat] += 1
            left = self.rethinks + 1 - self._wrong[seat]
            if left > 0:
                return self._answered(f"{wrong} {self.say('words-tries', n=left)}", False)
            self._choose(seat, decision.options[0].id)
            forced = self.say("error-bot", seat=self.speech.player(seat))
            return self._answered("\n".join([wrong, forced, *self._news(seat)]), False)
        chosen = self.speech.option(option)
        self._choose(seat, option.id)
        said = self.say("story-choice", seat=self.speech.player(seat), option=chosen)
        return self._answered("\n".join([said, *self._news(seat)]), True)

    def _answered(self, text: str, taken: bool) -> Step:
        return Step(text, taken, self.seat, self.over, self.rewards)

    def _decision(self, seat: int) -> Decision:
        decision = self.state.decision_of(seat)
        assert decision is not None
        return decision

    def _choose(self, seat: int, option: int) -> None:
        self._wrong[seat] = 0
        self._read[seat] = len(self._told[seat])
        self._act(seat, option)
        self._let_bots_play()

    def _act(self, seat: int, option: int) -> None:
        self.state.act(option, seat)
        self._choices += 1
        self._hear(self.state.events)

    def _let_bots_play(self) -> None:
        while True:
            asked = [it.seat for it in self.state.pending if self.bots[it.seat]]
            if not asked:
                return
            seat = asked[0]
            name = self.bots[seat]
            # A new one for each choice: so a copy of the table goes on exactly as the table does.
            bot = level(name).make(f"{self.seed}:{seat}:{self._choices}")
            try:
                option = ask(bot, name, self.state, seat)
            except BotFault:
                option = next(it.options[0] for it in self.state.pending if it.seat == seat)
            self._act(seat, option)

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events:
            said = self.speech.event(event)
            for seat in range(self.seats):
                if event.heard_by(seat):
                    self._told[seat].append(said)

    def _news(self, seat: int) -> list[str]:
        return self._told[seat][self._read[seat] :]

    # -- in words ----------------------------------------------------------------------------------

    def look(self, seat: int | None = None) -> str:
        """What a seat (None: the one that is asked) sees, and what it is asked.

        It holds nothing that the seat may not know.
        """
        reader = self.seat if seat is None else seat
        if reader is not None and not 0 <= reader < self.seats:
            raise SetupError(f"there is no seat {reader}; expected 0 to {self.seats - 1}")
        view = self.state.view(reader)
        decision = None if reader is None else self.state.decision_of(reader)
        figures = self._figures(reader, decision)
        scene = Scene(view, decision, self.board.glyphs, 80, 24, (), figures)
        said: list[str] = []
        if reader is not None:
            said.append(self.say("words-you", seat=self.speech.player(reader)))
        said += self.board.told(view)
        said += [line for line in self.board.told_question(scene) if line not in said]
        if reader is not None and self._news(reader):
            said += ["", self.say("words-news"), *self._news(reader)]
        said.append("")
        if self.over:
            said += [self.say("words-over"), *self._scores()]
        elif decision is None:
            assert reader is not None
            said.append(self.say("words-waiting", seat=self.speech.player(reader)))
        else:
            said += self._asked(decision, scene)
        return "\n".join(said)

    def _figures(self, seat: int | None, decision: Decision | None) -> list[Odds]:
        if not self.odds or seat is None or decision is None:
            return []
        # Luck that follows from what the seat knows: the same table is always told the same.
        chance = Chance(key_of(f"odds {self.state.version(seat)}"))
        return self.board.guide.odds(self.state, seat, decision, chance)

    def _asked(self, decision: Decision, scene: Scene) -> list[str]:
        """The question, the options with what they do, and the rule behind each."""
        guide = self.board.guide
        count = len(decision.options)
        said = [self.speech.question(decision), self.say("ask-options", n=count)]
        rules = [decision.rule]
        for number, option in enumerate(decision.options, start=1):
            text = self.speech.option(option)
            about = guide.explain(option, scene.view, scene.odds)
            rule = guide.rule_of(option, decision)
            rules.append(rule)
            text = f"{text}. {about}" if about else text
            said.append(self.say("ask-option", number=number, text=f"{text} [{rule}]"))
        book = rulebook(self.language)
        found = [book.get(rule, self.game.name) for rule in dict.fromkeys(rules)]
        texts = [told(rule, self.speech.language) for rule in found if rule is not None]
        if texts:
            said += ["", self.say("words-rules"), *texts]
        return [*said, "", self.say("words-reply", n=count)]

    def _scores(self) -> list[str]:
        state = self.state
        out = io.StringIO()
        parts = self.board.guide.final_scores(state)
        Face(self.speech, self.board, out).scores(parts, state.scores, state.winners)
        return out.getvalue().splitlines()

    def rule(self, what: str) -> str:
        """Rules of this game by id, by the beginning of their ids or by words, and cards and places
        by name with what they do; "" where there is nothing of the kind."""
        return explained(what, self.board.guide, self.speech.language)

    # -- copying -----------------------------------------------------------------------------------

    def clone(self) -> "WordsEnv":
        """An independent copy that goes on exactly as this one would."""
        return copy.deepcopy(self)

    def restore(self, position: "WordsEnv") -> None:
        """Go back to a position that `clone` gave, as often as one likes."""
        if not isinstance(position, WordsEnv):
            raise SetupError("that is no position; expected what clone() gave")
        self.__dict__.update(copy.deepcopy(position).__dict__)

    def __copy__(self) -> "WordsEnv":
        return self.clone()

    def __getstate__(self) -> dict[str, object]:
        kept = dict(self.__dict__)
        for spoken in ("speech", "say", "board"):
            del kept[spoken]
        return kept

    def __setstate__(self, kept: dict[str, object]) -> None:
        self.__dict__.update(kept)
        self.state.listen()  # copies of a state are silent
        self._speak()


def _texts(name: str, given: object) -> list[str]:
    """A list of texts; one text alone is no list."""
    if isinstance(given, Sequence) and not isinstance(given, str):
        texts = [it for it in given if isinstance(it, str)]
        if len(texts) == len(given):
            return texts
    raise SetupError(f"{name} are {given!r}; expected a list of texts, one for each seat")
