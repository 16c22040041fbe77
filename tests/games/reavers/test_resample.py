"""What Reavers of Midgard draws anew for a seat: the hidden cards, and never the known ones."""

import random
from typing import cast

from tests.games.common import facts_of

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.games.reavers.ids import DECKS
from meadhall.games.reavers.state import Reavers


def test_resampling_draws_the_hidden_cards_anew_and_keeps_the_known_ones() -> None:
    s = cast(Reavers, meadhall.game("reavers").new(3, seed=11))
    pick = random.Random(11)
    # Until two seats have Prophecies of which only they know.
    while sum(len(own) > 1 for own in s.secret) < 2:
        s.act(facts_of("reavers").choose(s, s.pending[0], pick))
    first, second = [seat for seat in range(3) if len(s.secret[seat]) > 1][:2]
    luck = Chance(key_of("resampling"))
    twins = [cast(Reavers, s.resample(first, luck)) for _ in range(60)]
    assert {twin.secret[first] for twin in twins} == {s.secret[first]}
    assert len({twin.secret[second] for twin in twins}) > 6
    for deck, name in enumerate(DECKS):
        if len(s.decks[deck]) > 6:
            assert len({twin.decks[deck] for twin in twins}) > 20, name
    for stack in range(9):
        if len(set(s.stacks[stack])) > 1:
            assert len({twin.stacks[stack] for twin in twins}) > 1
    # What everybody saw stays: the piles, the discarded cards, the cards on the board.
    for same in ("pile", "discards", "face_up", "trade", "dice", "tiles"):
        assert all(getattr(twin, same) == getattr(s, same) for twin in twins), same
    # A spectator does not know the Prophecies of the first seat either.
    spectators = [cast(Reavers, s.resample(None, luck)) for _ in range(60)]
    assert len({twin.secret[first] for twin in spectators}) > 6
