"""Section 3.12 of docs/rules/valhalla.md: scoring (VH-SCORE)."""

import pytest

from meadhall.games.valhalla.scoring import best_sets
from meadhall.testing.valhalla import Situation

TABLE = {
    2: "Anna Bo",
    3: "Anna Bo Cai",
    4: "Anna Bo Cai Dag",
    5: "Anna Bo Cai Dag Eva",
    6: "Anna Bo Cai Dag Eva Finn",
}


def score(seats: int, own: int, captured: str) -> dict[str, int]:
    """Anna's points with these shields."""
    with Situation(TABLE[seats]) as t:
        t.has("Anna", shields=own, captured=captured)
        t.start("scoring")
        return t["Anna"].score


@pytest.mark.rule("VH-SCORE-01")
def test_the_score_is_glory_and_shields_and_expansion_points() -> None:
    with Situation("Anna Bo Cai", king=True, thor=True) as t:
        t.warrior("bear_01", glory=3)
        t.warrior("bear_02", glory=2)
        t.card("thor.cards", "thor_01", glory=2)
        t.has("Anna", valhalla="bear_01 bear_02 thor_01", shields=1, captured="Bo", team="bear_05")
        t.king("Anna", 2)
        t.start("scoring")
        assert t["Anna"].score == {
            "valhalla": 7,
            "own_shields": 2,
            "captured_shields": 2,
            "shield_sets": 0,
            "king": 1,
            "total": 12,
        }


@pytest.mark.rule("VH-SCORE-02")
def test_with_two_players_only_captured_shields_score() -> None:
    assert score(2, 3, "Bo*3")["total"] == 6
    assert score(2, 4, "")["total"] == 0


@pytest.mark.rule("VH-SCORE-03")
@pytest.mark.parametrize(
    ("own", "captured", "total"),
    [
        (4, "", 8),
        (2, "Bo*2", 8),
        (2, "Bo*2 Cai", 12),
        (2, "Bo*2 Cai*2", 16),
        (0, "Bo*4 Cai", 12),
    ],
)
def test_with_three_players_sets_of_two_give_two(own: int, captured: str, total: int) -> None:
    assert score(3, own, captured)["total"] == total


@pytest.mark.rule("VH-SCORE-04")
@pytest.mark.parametrize(
    ("own", "captured", "total"),
    [
        (3, "Bo*2 Cai", 12),
        (3, "Bo*2 Cai Dag", 17),
        (0, "Bo*2 Cai*2 Dag*2", 18),
    ],
)
def test_with_four_players_sets_of_three_give_three(own: int, captured: str, total: int) -> None:
    assert score(4, own, captured)["total"] == total


@pytest.mark.rule("VH-SCORE-05")
@pytest.mark.parametrize(
    ("own", "captured", "total"),
    [
        (2, "Bo Cai", 8),
        (2, "Bo Cai Dag", 12),
        (2, "Bo Cai Dag Eva", 16),
        (2, "Bo*2 Cai*2 Dag*2 Eva", 24),
    ],
)
def test_with_five_players_sets_of_three_give_two_and_of_four_four(
    own: int, captured: str, total: int
) -> None:
    assert score(5, own, captured)["total"] == total


@pytest.mark.rule("VH-SCORE-06")
@pytest.mark.parametrize(
    ("own", "captured", "total"),
    [
        (1, "Bo Cai Dag", 8),
        (1, "Bo Cai Dag Eva", 13),
        (1, "Bo Cai Dag Eva Finn", 17),
    ],
)
def test_with_six_players_sets_of_four_give_three_and_of_five_five(
    own: int, captured: str, total: int
) -> None:
    assert score(6, own, captured)["total"] == total


@pytest.mark.rule("VH-SCORE-07")
def test_a_shield_is_in_one_set_only_and_own_shields_in_none() -> None:
    """Five players. Four colours: the set of four uses them up, no set of three besides. Three
    colours and own shields: no set of four."""
    assert score(5, 0, "Bo Cai Dag Eva")["shield_sets"] == 4
    assert score(5, 4, "Bo Cai Dag")["shield_sets"] == 2
    assert score(3, 4, "Bo")["shield_sets"] == 0


@pytest.mark.rule("VH-SCORE-08")
def test_shields_are_grouped_for_the_highest_total() -> None:
    """Two sets of four (6) instead of one of five (5), which would leave three shields over."""
    assert score(6, 2, "Bo Cai*2 Dag*2 Eva*2 Finn")["shield_sets"] == 6
    assert score(6, 2, "Bo Cai*2 Dag*2 Eva*2 Finn")["total"] == 26
    # Two full sets of five are better than two of four.
    assert score(6, 0, "Bo*2 Cai*2 Dag*2 Eva*2 Finn*2")["shield_sets"] == 10


@pytest.mark.rule("VH-SCORE-08")
def test_no_way_of_grouping_is_better() -> None:
    """All ways of taking sets of three and four, tried one by one with any colours."""

    def tried(counts: tuple[int, ...], sets: list[tuple[int, int]]) -> int:
        best = 0
        for size, bonus in sets:
            for mask in range(1 << len(counts)):
                chosen = [at for at in range(len(counts)) if mask >> at & 1]
                if len(chosen) == size and all(counts[at] for at in chosen):
                    left = tuple(count - (at in chosen) for at, count in enumerate(counts))
                    best = max(best, bonus + tried(left, sets))
        return best

    sets = [(3, 2), (4, 4)]
    for one in range(3):
        for two in range(3):
            for three in range(3):
                for four in range(3):
                    counts = (one, two, three, four)
                    assert best_sets(list(counts), sets) == tried(counts, sets), counts


def winners(first: dict[str, object], second: dict[str, object]) -> list[str]:
    with Situation("Anna Bo Cai") as t:
        for card, glory in (("bear_01", 4), ("bear_02", 2), ("bear_03", 2), ("bear_04", 6)):
            t.warrior(card, glory=glory)
        t.has("Anna", **first)
        t.has("Bo", **second)
        t.has("Cai", shields=0)
        t.start("scoring")
        assert t.over
        return t.winners


@pytest.mark.rule("VH-SCORE-09")
def test_most_points_win() -> None:
    assert winners({"valhalla": "bear_01"}, {"valhalla": "bear_02"}) == ["Anna"]
    assert winners({"valhalla": "bear_02"}, {"valhalla": "bear_01"}) == ["Bo"]


@pytest.mark.rule("VH-SCORE-09")
def test_a_tie_goes_to_more_captured_then_more_own_shields_then_is_shared() -> None:
    # 8 points each; Bo has captured more.
    assert winners({"shields": 4}, {"shields": 2, "captured": "Cai*2"}) == ["Bo"]
    # 8 points and 1 captured each; Anna has more own shields: 3 against 2 and 2 Glory.
    assert winners(
        {"shields": 3, "captured": "Cai"},
        {"shields": 2, "captured": "Cai", "valhalla": "bear_02"},
    ) == ["Anna"]
    # 8 points each, and all else equal.
    assert winners({"shields": 3, "captured": "Cai"}, {"shields": 3, "captured": "Cai"}) == [
        "Anna",
        "Bo",
    ]
