"""An arena in progress: which games are still to be played, and those that were."""

from collections.abc import Iterator
from typing import NamedTuple

from meadhall.arena.plan import Match, Rules, Task, task_of
from meadhall.arena.results import Row, rows, verdict_of
from meadhall.arena.sequential import UNDECIDED
from meadhall.arena.table import Played


class Arena(NamedTuple):
    """All matches of one command, and the games played so far."""

    rules: Rules
    matches: list[Match]
    played: dict[tuple[str, int, int], Played]
    # The difference the sequential test looks for, and whether a match ends when it has decided.
    elo: float
    until_decided: bool

    @property
    def games(self) -> int:
        return sum(match.games for match in self.matches)

    @property
    def done(self) -> int:
        """How many of them are played; a journal may hold more."""
        return sum(
            (match.key, block, order) in self.played
            for match in self.matches
            for block in range(match.blocks)
            for order in range(len(match.lineups))
        )

    def tasks(self) -> Iterator[Task]:
        """What is left, block by block over all matches, so that any stop leaves them even."""
        for block in range(max(match.blocks for match in self.matches)):
            for match in self.matches:
                if block < match.blocks and not self._is_decided(match):
                    for order in range(len(match.lineups)):
                        task = task_of(self.rules, match, block, order)
                        if task.key not in self.played:
                            yield task

    def rows(self) -> list[Row]:
        return rows(self.matches, self.played, self.elo, self.until_decided)

    def _is_decided(self, match: Match) -> bool:
        return self.until_decided and verdict_of(match, self.played, self.elo).found != UNDECIDED
