"""What Champions of Midgard draws anew for a seat: the hidden cards, and never the known ones."""

from typing import cast

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.games.champions.state import Champions


def test_resampling_draws_the_hidden_cards_anew_and_keeps_the_known_ones() -> None:
    s = cast(Champions, meadhall.game("champions").new(3, {"first_player": 1}, 5))
    for _ in range(3):
        s.act(s.legal[0])  # the leaders
    luck = Chance(key_of("resampling"))
    twins = [cast(Champions, s.resample(1, luck)) for _ in range(60)]
    assert {twin.destinies[1] for twin in twins} == {s.destinies[1]}
    for other in (0, 2):
        assert len({twin.destinies[other] for twin in twins}) > 6
    for deck in ("rune", "destiny", "merchant", "troll", "draugr", "journey", "monster"):
        assert len({getattr(twin, f"{deck}_deck") for twin in twins}) > 50
    assert len({twin.journey for twin in twins}) > 6
    # A spectator does not know the hand of seat 1 either.
    spectators = [cast(Champions, s.resample(None, luck)) for _ in range(60)]
    assert len({twin.destinies[1] for twin in spectators}) > 6
