"""A table in one terminal: people who share a keyboard, bots, and the match between them."""

from collections.abc import Sequence
from pathlib import Path

import meadhall
from meadhall.bots.asking import BotFault, ask
from meadhall.bots.bot import Bot
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.decision import Decision
from meadhall.core.engine.foresight import no_way_back
from meadhall.core.errors import IllegalChoice
from meadhall.core.record.match import Match
from meadhall.core.record.replay import write_record
from meadhall.guide import Odds
from meadhall.guide.rulebook import Rulebook
from meadhall.tui.boards.board import Board
from meadhall.tui.face import Face, Leave
from meadhall.tui.prompt import PromptError, find_choices, find_option, read_line
from meadhall.tui.rule_notes import told
from meadhall.tui.saga import Saga
from meadhall.tui.saves import Save, SaveError
from meadhall.tui.scene import Scene
from meadhall.words import Speech

# Nobody waits longer than this for an estimate.
ODDS_SECONDS = 0.5


class Table:
    """Asks whoever is asked, saves every choice before anybody hears of it, hands over."""

    def __init__(
        self,
        match: Match,
        bots: Sequence[Bot | None],
        face: Face,
        board: Board,
        speech: Speech,
        save: Save,
        rulebook: Rulebook,
    ) -> None:
        """`bots` has one entry per seat: its bot, or None for a person."""
        self.match = match
        self.bots = bots
        self.face = face
        self.board = board
        self.speech = speech
        self.save = save
        self.rulebook = rulebook
        self.saga = Saga(speech, len(bots))
        self.say = speech.language.say
        people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.several_people = len(people) > 1
        # Who sits in front of the screen; None: anybody might.
        self.holder: int | None = people[0] if len(people) == 1 else None
        # For odds and trials: luck that has nothing to do with the luck of the game.
        self._chance = Chance(key_of(b"odds" + match.secret))
        # Where the saga stood when the holder last chose.
        self._since = 0

    # -- the loop --------------------------------------------------------------------------------

    def play(self) -> bool:
        """Until the game is over (True) or somebody leaves (False)."""
        self.save.write(self.match)
        try:
            while not self.match.over:
                self._hear()
                seat = self._next_seat()
                bot = self.bots[seat]
                if bot is not None:
                    self._choose(seat, [self._thought(bot, seat)])
                elif self._sit_down(seat):
                    self._ask(seat)
        except (Leave, KeyboardInterrupt):
            self._leave()
            return False
        self._hear()
        self._end()
        return True

    def _thought(self, bot: Bot, seat: int) -> int:
        """What a bot chooses; the game goes on whatever is wrong with it."""
        state = self.match.state
        pending = next(it for it in state.pending if it.seat == seat)
        name = self.speech.player(seat)
        self.face.thinking(None if state.question_of(pending).SECRET else name)
        try:
            return ask(bot, name, state, seat)
        except BotFault:
            self.face.error(self.say("error-bot", seat=name))
            return pending.options[0]

    def _next_seat(self) -> int:
        """Bots first, then whoever holds the keyboard, then the others in order."""
        asked = [pending.seat for pending in self.match.state.pending]
        for seat in asked:
            if self.bots[seat] is not None:
                return seat
        if self.holder in asked:
            assert self.holder is not None
            return self.holder
        return asked[0]

    def _hear(self) -> None:
        """Tell whoever is at the screen what is new."""
        self.face.told(self.saga.unread(self.holder))

    def _choose(self, seat: int, choices: Sequence[int]) -> None:
        """Make choices; they are on disk before anything is told."""
        if seat == self.holder:
            self._since = len(self.saga.events)
        events = self.match.choose(seat, choices)
        self.save.write(self.match)
        self.saga.add(events)

    def _undo(self, seat: int) -> None:
        events = self.match.take_back(seat)
        self.save.write(self.match)
        self.saga.add(events)

    # -- handing over ----------------------------------------------------------------------------

    def _sit_down(self, seat: int) -> bool:
        """Hand the screen to `seat`; False: somebody took a choice back instead."""
        before = self.holder
        if before == seat or not self.several_people:
            self.holder = seat
            return True
        name = self.speech.player(seat)
        if before is not None and self.saga.has_secrets_for(before, self._since):
            self.face.read(self.say("hand-hide", seat=self.speech.player(before), next=name))
        self.holder = None
        can_go_back = before is not None and self.match.can_undo(before) is None
        text = self.say("hand-over", seat=name)
        if before is not None and can_go_back:
            who = self.speech.player(before)
            text = self.say("hand-over_undo", seat=name, before=who)
        answer = self.face.pass_on(text).strip().lower()
        if before is not None and can_go_back and answer in ("u", "undo"):
            self.holder = before
            self._undo(before)
            return False
        self.face.hide()
        self.holder = seat
        self._hear()
        return True

    # -- asking ----------------------------------------------------------------------------------

    def _scene(self, seat: int) -> Scene:
        state = self.match.state
        decision = state.decision_of(seat)
        final: set[int] = set()
        odds: list[Odds] = []
        if decision is not None:
            final = no_way_back(state, seat, decision, self._chance.spawn())
            odds = self.board.guide.odds(state, seat, decision, self._chance.spawn(), ODDS_SECONDS)
        width, height = self.face.size()
        view = state.view(seat)
        return Scene(view, decision, self.board.glyphs, width, height, final, odds)

    def _ask(self, seat: int) -> None:
        """Ask until a choice is made or taken back."""
        scene = self._scene(seat)
        assert scene.decision is not None
        question = self.speech.question(scene.decision)
        self.face.show(scene, question, self.saga.told(seat))
        while True:
            text = self.face.read(self.say("ask-prompt", seat=self.speech.player(seat)))
            try:
                if self._answer(text, seat, scene, scene.decision):
                    return
            except PromptError as error:
                self.face.error(self.say(error.key, **error.args_said))
            except IllegalChoice as error:
                self.face.error(self.say("error-refused", why=str(error)))

    def _answer(self, text: str, seat: int, scene: Scene, decision: Decision) -> bool:
        """Do what a line says; True when the table has moved."""
        line = read_line(text)
        command = line.command
        if command == "choose":
            choices = find_choices(line.rest, self.match.state, seat, scene.options, self.speech)
            self._choose(seat, choices)
            return True
        if command == "undo":
            return self._take_back(seat)
        if command == "quit":
            raise Leave
        if command == "explain":
            self.face.lines(self._explained(line.rest, scene, decision))
        elif command == "why":
            self.face.lines(self._closed(decision))
        elif command == "save":
            self._save(line.rest)
        elif command == "log":
            told = self.saga.told(seat)
            self.face.lines(told or [self.say("answer-log_empty")])
        elif command == "board":
            question = self.speech.question(decision)
            self.face.show_board(self._scene(seat), question, self.saga.told(seat))
        elif command == "options":
            Face.options(self.face, scene)
        elif command == "cards":
            self.face.lines(self._cards())
        else:
            self.face.lines(self._help())
        return False

    # -- answers ---------------------------------------------------------------------------------

    def _take_back(self, seat: int) -> bool:
        reason = self.match.can_undo(seat)
        if reason is not None:
            why = self.say(f"undo-{reason}")
            self.face.error(self.say("answer-cannot_undo", why=why))
            return False
        self._undo(seat)
        self.face.lines([self.say("answer-undone")])
        return True

    def _explained(self, rest: str, scene: Scene, decision: Decision) -> list[str]:
        """The question or one option, with the rule behind it."""
        if not rest:
            return [self.speech.question(decision), *self._rule(decision.rule)]
        option = find_option(rest, decision, scene.options, self.speech)
        number = decision.options.index(option) + 1
        key = "ask-option_final" if option.id in scene.final else "ask-option"
        said = [self.say(key, number=number, text=self.speech.option(option, decision.about))]
        about = self.board.explain(option)
        if about:
            said.append(about)
        return said + self._rule(self.board.guide.rule_of(option, decision))

    def _rule(self, number: str) -> list[str]:
        rule = self.rulebook.get(number)
        return [] if rule is None else [told(rule, self.speech.language)]

    def _closed(self, decision: Decision) -> list[str]:
        if not decision.closed:
            return [self.say("answer-nothing_closed")]
        return [
            self.say(
                "answer-closed",
                option=self.speech.option(closed.option, decision.about),
                why=self.speech.reason(closed, decision.about),
                rule=closed.rule,
            )
            for closed in decision.closed
        ]

    def _save(self, rest: str) -> None:
        """Every choice is saved anyway; a name asks for a copy."""
        if not rest:
            self.face.lines([self.say("answer-saved", file=str(self.save.path))])
            return
        try:
            Path(rest).write_text(write_record(self.match), "utf-8", newline="")
        except OSError as error:
            self.face.error(self.say("error-save", why=f"{rest}: {error.strerror or error}"))
            return
        self.face.lines([self.say("answer-saved_copy", file=rest)])

    def _cards(self) -> list[str]:
        said: list[str] = []
        guesses = 0
        for name, values, guess in self.board.guide.card_rows():
            guesses += guess
            if not values:
                said.append(f"{name}:" if name else "")
                continue
            key = "answer-cards_guess" if guess else "answer-cards_known"
            said.append(self.say(key, name=name, values=values))
        said.append(self.say("answer-cards_note", n=guesses, game=self.match.game.name))
        return said

    def _help(self) -> list[str]:
        said: list[str] = []
        number = 1
        while self.speech.language.has(f"help-line_{number}"):
            said.append(self.say(f"help-line_{number}"))
            number += 1
        legend = self.board.legend()
        return said + ([legend] if legend else [])

    # -- leaving ---------------------------------------------------------------------------------

    def _leave(self) -> None:
        try:
            self.save.write(self.match)
        except SaveError as error:
            self.face.error(str(error))
            return
        if not self.match.entries:
            self.save.drop_if_empty(self.match)
            return
        self.face.lines([self.say("answer-leave", file=self._file)])

    def _end(self) -> None:
        """Final scoring source by source, the winners, the record and how to check it."""
        state = self.match.state
        self.face.scores(self.board.guide.final_scores(state), state.scores, state.winners)
        path = str(self.save.path)
        said = [self.say("end-record", file=path), self.say("end-verify", file=self._file)]
        self.face.lines(said)

    @property
    def _file(self) -> str:
        """The record as a command is told of it; a game from outside is named behind it."""
        place = meadhall.place_of(self.match.game.name)
        return str(self.save.path) if place is None else f"{self.save.path} {place}"
