"""`meadhall replay`: a game that was played, step by step, from any seat's chair."""

import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import cast

from meadhall.cli.arguments import (
    Arguments,
    UsageError,
    add_game_of_record,
    add_language,
    game_of_record,
    learn_game,
    nearest,
    read_file,
)
from meadhall.cli.play import make_face, speaks_utf8
from meadhall.core.engine.event import Event
from meadhall.core.record.entry import Choice
from meadhall.core.record.replay import Record, RecordFault, Step, read_record, replay
from meadhall.tui.face import Face, Leave
from meadhall.tui.scene import Scene
from meadhall.words import Language, Speech, speech_for


def run(words: list[str]) -> int:
    arguments = Arguments("replay", "Step through a game that was played.")
    arguments.add_argument("file", help="a record")
    arguments.add_argument("--to", metavar="N", help="start (or, in a pipe, stop) after entry N")
    arguments.add_argument("--view", metavar="SEAT", help="a seat's number or name; else a guest's")
    arguments.add_argument("--plain", action="store_true", help="line by line")
    arguments.add_argument("--ascii", action="store_true", help="no glyphs beyond ASCII")
    add_language(arguments)
    add_game_of_record(arguments)
    asked = arguments.parse_args(words)
    learn_game(asked)
    record = read_record(read_file(asked.file), asked.file, mend=True)
    player = Player(record, asked)
    target = player.position(asked.to)
    if sys.stdin.isatty() and sys.stdout.isatty():
        return player.interactive(0 if target is None else target)
    return player.print_all(target)


class Player:
    """A record played again. Steps are kept, so that going back is as quick as going on."""

    def __init__(self, record: Record, asked: Namespace) -> None:
        self.record = record
        self.game = game_of_record(record)
        language = Language(asked.language, self.game.name, not speaks_utf8(asked.ascii))
        standard = self.game.card_data()
        cards = standard if record.cards is None else cast(dict[str, object], record.cards)
        players = record.names
        self.speech: Speech = speech_for(self.game.name, language, players, cards, standard)
        self.face: Face = make_face(asked.plain, asked.ascii, self.game, cards, self.speech)
        self.say = language.say
        self.seat = _seat(asked.view, self.speech.players)
        self.steps: list[Step] = []
        self.fault = ""
        try:
            for step in replay(record, self.game):
                self.steps.append(step)
        except RecordFault as error:
            if not self.steps:
                raise
            self.fault = str(error)

    @property
    def last(self) -> int:
        return len(self.steps) - 1

    def position(self, text: str | None) -> int | None:
        if text is None:
            return None
        if not text.isdecimal() or int(text) > self.last:
            raise UsageError(f"--to {text} is no entry of this game; expected 0 to {self.last}")
        return int(text)

    # -- in a pipe -------------------------------------------------------------------------------

    def print_all(self, target: int | None) -> int:
        """Every step in sentences; with --to, up to there, and then the table."""
        end = self.last if target is None else target
        for step in self.steps[: end + 1]:
            self.face.lines([self._head(step), *self._heard(step.events)])
        if target is not None:
            self.face.lines(self.face.board.told(self.steps[end].state.view(self.seat)))
        elif self.steps[end].state.over:
            self._scores(self.steps[end])
        if self.fault:
            self.face.error(self.fault)
            return 1
        return 0

    # -- on a terminal ---------------------------------------------------------------------------

    def interactive(self, at: int) -> int:
        while True:
            self._show(at)
            if self.fault and at == self.last:
                self.face.error(self.fault)
            try:
                said = self.face.read(self.say("replay-prompt", n=at, last=self.last))
                at = self._move(said.strip().lower(), at)
            except Leave:
                return 1 if self.fault else 0

    def _move(self, said: str, at: int) -> int:
        if said in ("q", "quit"):
            raise Leave
        if said in ("", "n", "next"):
            return min(at + 1, self.last)
        if said in ("b", "back"):
            return max(at - 1, 0)
        if said in ("e", "end"):
            return self.last
        if said.isdecimal() and int(said) <= self.last:
            return int(said)
        self.face.error(self.say("replay-help", last=self.last))
        self.face.read(self.say("replay-go_on"))
        return at

    def _show(self, at: int) -> None:
        step = self.steps[at]
        if step.state.over and at == self.last:
            self._scores(step)
            return
        width, height = self.face.size()
        view = step.state.view(self.seat)
        scene = Scene(view, None, self.face.board.glyphs, width, height)
        saga: list[str] = []
        for earlier in self.steps[: at + 1]:
            saga += self._heard(earlier.events)
        saga.append(self._head(step))
        self.face.show_board(scene, self._head(step), saga)

    def _scores(self, step: Step) -> None:
        state = step.state
        parts = self.face.board.guide.final_scores(state)
        self.face.scores(parts, state.scores, state.winners)

    # -- words -----------------------------------------------------------------------------------

    def _head(self, step: Step) -> str:
        entry = step.entry
        if isinstance(entry, Choice):
            option = self.game.actions.options[entry.option]
            who, what = self.speech.player(entry.seat), self.speech.option(option)
            if self.seat != entry.seat and self._is_secret(step):
                what = self.say("replay-secret")
            return self.say("replay-choice", n=step.number, seat=who, option=what)
        if entry is None:
            return self.say("replay-start", game=self.game.title)
        return self.say("replay-back", n=step.number)

    def _is_secret(self, step: Step) -> bool:
        """A choice that is not for others to read.

        One that was told to its seat alone, or that was made while all decided at the same time.
        """
        if self.steps[step.number - 1].state.lanes:
            return True
        return bool(step.events) and not step.events[0].heard_by(self.seat)

    def _heard(self, events: Sequence[Event]) -> list[str]:
        return [self.speech.event(event) for event in events if event.heard_by(self.seat)]


def _seat(text: str | None, players: list[str]) -> int | None:
    """A seat by its number, counted from 1, or by its name."""
    if text is None:
        return None
    if text.isdecimal() and 1 <= int(text) <= len(players):
        return int(text) - 1
    for seat, name in enumerate(players):
        if name.lower() == text.lower():
            return seat
    raise UsageError(nearest("seat", text, [str(n + 1) for n in range(len(players))] + players))
