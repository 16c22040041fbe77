"""For OpenSpiel's searches: what a state is worth, by random games inside the engine."""

from hashlib import sha256

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.playout import play_random
from meadhall.envs.openspiel.spiel import SpielState
from meadhall.envs.table import check_count
from meadhall.envs.winning import share_of_victory


class Playouts:
    """An evaluator for `open_spiel.python.algorithms`: `games` random games to the end.

    Its own evaluator crosses from one language to the other at every step; this one does so once.
    """

    def __init__(self, games: int = 1, seed: int = 0) -> None:
        self.games = check_count("games", games, 1)
        self._chance = Chance(sha256(f"playouts {seed}".encode()).digest())

    def evaluate(self, state: SpielState) -> list[float]:
        """The mean share of the victory, by seat."""
        total = [0.0] * state.num_players()
        for _ in range(self.games):
            table = state.sitting.dealt.clone()
            table.mute()
            table.chance = self._chance.spawn()
            play_random(table, self._chance.below(256) * 256 + self._chance.below(256))
            for seat, share in enumerate(share_of_victory(table)):
                total[seat] += share
        return [it / self.games for it in total]

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """All options alike."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]
