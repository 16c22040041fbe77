"""Copying and saving follow from the fields of a state, declared in __slots__ or not."""

from __future__ import annotations

import json

from tests.core.tiny import Tiny, TinyState

from meadhall.core.engine.chance import Chance
from meadhall.core.engine.playout import play_random
from meadhall.core.engine.state import State
from meadhall.core.settings import Variant


class LooseState(TinyState):
    """Somebody forgot the __slots__, and wrote no `clone`."""

    def __init__(self, setup: Variant, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.skalds: list[int] = []
        self.verses = ()

    def clone(self) -> TinyState:
        twin = State.clone(self)
        assert isinstance(twin, LooseState)
        return twin


class Loose(Tiny):
    def blank_state(self, variant: Variant, chance: Chance) -> State:
        return LooseState(variant, chance)

    @property
    def package(self) -> str:
        return "tests.core.tiny"


def test_a_copy_by_the_fields_is_the_copy_that_a_game_writes_itself() -> None:
    state = Tiny().new(3, seed=4)
    for _ in range(6):
        state.act(state.legal[0])
    twin = State.clone(state)
    assert twin.to_json() == state.clone().to_json() == state.to_json()
    before = json.dumps(state.to_json())
    play_random(twin, 1)
    assert json.dumps(state.to_json()) == before


def test_fields_without_slots_are_copied_and_saved() -> None:
    state = Loose().new(2, seed=4)
    assert isinstance(state, LooseState)
    state.skalds.append(7)
    twin = state.clone()
    assert isinstance(twin, LooseState)
    state.skalds.append(8)
    assert twin.skalds == [7]
    back = Loose().from_json(json.loads(json.dumps(state.to_json())))
    assert isinstance(back, LooseState)
    assert back.skalds == [7, 8]
    assert back.verses == ()
