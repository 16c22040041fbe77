"""What a bot imagines holds nothing of the true table but what its seat may know."""

import gc
import random
from types import FunctionType, ModuleType

import pytest

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.engine.snapshot import game_fields
from meadhall.core.engine.state import State


def reachable(root: object) -> dict[int, object]:
    """Whatever one can get hold of, code apart."""
    found: dict[int, object] = {}
    waiting = [root]
    while waiting:
        thing = waiting.pop()
        if id(thing) not in found and not isinstance(thing, type | ModuleType | FunctionType):
            found[id(thing)] = thing
            waiting.extend(gc.get_referents(thing))
    return found


def piles(state: State) -> dict[str, tuple[object, ...]]:
    """Every pile of some size: the fields that are tuples, and the tuples in them."""
    found: dict[str, tuple[object, ...]] = {}
    for field in game_fields(state):
        value = getattr(state, field)
        for at, pile in enumerate([value, *value] if isinstance(value, tuple) else []):
            if isinstance(pile, tuple) and len(pile) > 5:
                found[f"{field} {at}"] = pile
    return found


@pytest.mark.parametrize("name", meadhall.GAMES)
def test_the_order_of_a_pile_stays_behind(name: str) -> None:
    """Piles are sorted once for all that is imagined of a state: that must not travel along."""
    game = meadhall.game(name)
    state = game.new(seats=4, seed=8)
    pick = random.Random(8)
    seen = 0
    for _ in range(60):
        for _ in range(2):  # the second time the piles have been sorted before
            imagined = state.resample(state.to_act, Chance(key_of(seen)))
        true, drawn = piles(state), piles(imagined)
        hidden = {field: pile for field, pile in true.items() if drawn.get(field) != pile}
        seen += len(hidden)
        within = reachable(imagined)
        assert not [field for field, pile in hidden.items() if id(pile) in within]
        # What was drawn is kept by nobody either, once it is drawn anew.
        again = reachable(imagined.resample(None, Chance(key_of(seen))))
        assert not [field for field in hidden if id(drawn[field]) in again]
        state.act(pick.choice(state.legal))
    assert seen >= 60
