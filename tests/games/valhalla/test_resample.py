"""What Valhalla draws anew for a seat: the hidden cards, and never the known ones."""

import random
from typing import cast

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.games.valhalla.state import Valhalla


def test_resampling_draws_the_hidden_cards_anew_and_keeps_the_known_ones() -> None:
    s = cast(Valhalla, meadhall.game("valhalla").new(3, {"hand": "draft"}, 4))
    pick = random.Random(4)
    while s.turn < 4:
        pending = pick.choice(s.pending)
        s.apply(pick.choice(pending.options), pending.seat)
    assert all(len(hand) > 1 for hand in s.hand)
    luck = Chance(key_of("resampling"))
    twins = [cast(Valhalla, s.resample(1, luck)) for _ in range(60)]
    assert {twin.hand[1] for twin in twins} == {s.hand[1]}
    for other in (0, 2):
        assert len({twin.hand[other] for twin in twins}) > 6
    assert len({twin.deck for twin in twins}) > 50
    for same in ("board", "attached", "discard", "row", "valhalla", "jarl", "shields"):
        assert all(getattr(twin, same) == getattr(s, same) for twin in twins), same
    # A spectator does not know the hand of seat 1 either.
    spectators = [cast(Valhalla, s.resample(None, luck)) for _ in range(60)]
    assert len({twin.hand[1] for twin in spectators}) > 6
