"""OpenSpiel's door: after this import `pyspiel.load_game("meadhall_champions(seats=2)")` works.

docs/research-openspiel.md says what the games are there: chance, information states, parameters.
"""

import meadhall
from meadhall.envs.openspiel.playouts import Playouts
from meadhall.envs.openspiel.spiel import SpielGame, SpielState, register

__all__ = ["Playouts", "SpielGame", "SpielState", "register"]

for _name in meadhall.GAMES:
    register(_name)
