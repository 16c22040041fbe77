"""Final scoring: Terror, Artifacts, sets, tokens, majorities, Prophecies, ties (RM-SCORE)."""

import pytest

from meadhall.core.errors import MeadhallError
from meadhall.core.scores import ScoreLine
from meadhall.games.reavers.cards import standard_cards
from meadhall.games.reavers.scoring import score_holdings, winning
from meadhall.pads.reavers.pad import read_holdings
from meadhall.testing.reavers import Situation

Player = dict[str, object]


def reckon(*players: Player, majority_needs_token: bool = True) -> list[list[ScoreLine]]:
    """The reckoning of everybody at the table."""
    table = [read_holdings(player, f"player {n}") for n, player in enumerate(players, 1)]
    return score_holdings(standard_cards(), table, majority_needs_token)


def lines(source: str, *players: Player, majority_needs_token: bool = True) -> dict[str, int]:
    """The first player's Glory from one source, by card or kind (several copies added up)."""
    found: dict[str, int] = {}
    for name, card, glory in reckon(*players, majority_needs_token=majority_needs_token)[0]:
        if name == source:
            found[card] = found.get(card, 0) + glory
    return found


def total(*players: Player) -> int:
    """The first player's final Glory."""
    return sum(glory for _, _, glory in reckon(*players)[0])


# -- the two examples of the rulebook ------------------------------------------------------------

ORANGE: Player = {
    "name": "Orange",
    "glory": 116,
    "terror": 3,
    "artifacts": ["skidbladnir", "draupnir", "dainsleif", "bodn"],
    "art": 1,
    "treasure": 1,
    "wall": 5,
    "prophecies": [
        "champion_of_valhalla",
        "juggernaut",
        "refined_taste",
        "slayer_of_lords",
        "feast_of_the_gods",
        "warrior_of_odin",
    ],
    "reavers": {"raven": 6},
}
BLUE: Player = {
    "name": "Blue",
    "glory": 101,
    "terror": 2,
    "artifacts": ["bodn"],
    "art": 4,
    "tapestry_dearg": 1,
    "tapestry_buigh": 1,
    "tapestry_gorm": 1,
    "treasure": 1,
    "farm": 4,
    "tower": 2,
    "prophecies": [
        "vanquisher",
        "vanquisher",
        "world_shaman",
        "juggernaut",
        "berserkers_glory",
        "slayer_of_lords",
        "refined_taste",
    ],
    "reavers": {"helm": 8},
}


@pytest.mark.rule("RM-SCORE-01")
@pytest.mark.rule("RM-SCORE-03")
@pytest.mark.rule("RM-SCORE-18")
def test_the_orange_player_of_the_rulebook_has_161_glory() -> None:
    orange, _ = reckon(ORANGE, BLUE)
    assert sorted(orange) == sorted(
        [
            ("track", "", 116),
            ("terror", "", -6),
            ("artifact", "skidbladnir", 2),
            ("artifact", "draupnir", 3),
            ("artifact", "dainsleif", 2),
            ("artifact", "bodn", 4),
            ("set", "art", 3),
            ("set", "treasure", 2),
            ("tokens", "wall", 15),
            ("majority", "wall", 4),
            ("prophecy", "champion_of_valhalla", 4),
            ("prophecy", "juggernaut", 5),
            ("prophecy", "refined_taste", 1),
            ("prophecy", "slayer_of_lords", 0),
            ("prophecy", "feast_of_the_gods", 0),
            ("prophecy", "warrior_of_odin", 6),
        ]
    )
    assert total(ORANGE, BLUE) == 161


@pytest.mark.rule("RM-SCORE-01")
@pytest.mark.rule("RM-SCORE-08")
@pytest.mark.rule("RM-SCORE-14")
def test_the_blue_player_of_the_rulebook_has_180_glory() -> None:
    blue, _ = reckon(BLUE, ORANGE)
    assert sorted(blue) == sorted(
        [
            ("track", "", 101),
            ("terror", "", -3),
            ("artifact", "bodn", 4),
            ("set", "art", 13),
            ("tapestries", "", 15),
            ("set", "treasure", 2),
            ("tokens", "farm", 8),
            ("majority", "farm", 3),
            ("tokens", "tower", 6),
            ("majority", "tower", 5),
            ("prophecy", "vanquisher", 2),
            ("prophecy", "vanquisher", 2),
            ("prophecy", "world_shaman", 7),
            ("prophecy", "juggernaut", 0),
            ("prophecy", "berserkers_glory", 8),
            ("prophecy", "slayer_of_lords", 3),
            ("prophecy", "refined_taste", 4),
        ]
    )
    assert total(BLUE, ORANGE) == 180


# The lines of the printed score sheet above the total, and the sources that make up each.
SHEET = {
    "before": ("track",),
    "artifacts": ("artifact",),
    "spoils": ("set", "tapestries"),
    "tokens": ("tokens", "majority"),
    "prophecies": ("prophecy",),
    "terror": ("terror",),
}


@pytest.mark.rule("RM-SCORE-19")
@pytest.mark.parametrize(
    ("at", "written"), [(0, [116, 11, 5, 19, 16, -6, 161]), (1, [101, 4, 30, 22, 26, -3, 180])]
)
def test_every_source_belongs_to_one_line_of_the_score_sheet(at: int, written: list[int]) -> None:
    reckoning = reckon(ORANGE, BLUE)[at]
    sheet = [
        sum(line.points for line in reckoning if line.source in sources)
        for sources in SHEET.values()
    ]
    assert [*sheet, sum(line.points for line in reckoning)] == written
    assert sum(sheet) == written[-1]


# -- Terror and Artifacts ------------------------------------------------------------------------


@pytest.mark.rule("RM-SCORE-02")
@pytest.mark.parametrize(
    ("tokens", "loss"),
    [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (6, 21), (7, 27), (8, 33), (14, 69)],
)
def test_terror_costs_more_with_every_token(tokens: int, loss: int) -> None:
    assert lines("terror", {"terror": tokens}) == {"": -loss}


@pytest.mark.rule("RM-SCORE-18")
def test_a_total_may_be_negative() -> None:
    assert total({"glory": 4, "terror": 7, "farm": 1}, {"farm": 2}) == 4 - 27 + 1


@pytest.mark.rule("RM-SCORE-03")
@pytest.mark.parametrize(
    ("artifact", "glory"),
    [("skidbladnir", 2), ("draupnir", 3), ("dainsleif", 2), ("bodn", 4), ("laevateinn", 3)],
)
def test_an_artifact_gives_its_printed_glory(artifact: str, glory: int) -> None:
    assert lines("artifact", {"artifacts": [artifact]}) == {artifact: glory}


@pytest.mark.rule("RM-SCORE-03")
def test_two_artifacts_of_one_name_both_give_their_glory() -> None:
    assert lines("artifact", {"artifacts": ["bodn", "bodn"]}) == {"bodn": 8}


@pytest.mark.rule("RM-SCORE-03")
@pytest.mark.rule("RM-ARTIFACT-12")
def test_more_than_four_artifacts_all_count() -> None:
    five: Player = {"artifacts": ["bodn", "bodn", "draupnir", "draupnir", "skidbladnir"]}
    assert lines("artifact", five) == {"bodn": 8, "draupnir": 6, "skidbladnir": 2}


# -- sets ----------------------------------------------------------------------------------------


@pytest.mark.rule("RM-SCORE-04")
@pytest.mark.parametrize(("cards", "glory"), [(1, 2), (2, 4), (3, 9), (4, 16)])
def test_treasure_sets(cards: int, glory: int) -> None:
    assert lines("set", {"treasure": cards}) == {"treasure": glory}


@pytest.mark.rule("RM-SCORE-05")
@pytest.mark.parametrize(("cards", "glory"), [(1, 3), (2, 6), (3, 10)])
def test_art_sets(cards: int, glory: int) -> None:
    assert lines("set", {"art": cards}) == {"art": glory}


@pytest.mark.rule("RM-SCORE-06")
@pytest.mark.parametrize(("cards", "glory"), [(1, 1), (2, 2), (3, 6), (4, 12), (5, 20), (6, 30)])
def test_armor_sets(cards: int, glory: int) -> None:
    assert lines("set", {"armor": cards}) == {"armor": glory}


@pytest.mark.rule("RM-SCORE-07")
@pytest.mark.parametrize(
    ("kind", "cards", "glory"),
    [
        ("treasure", 5, 16 + 2),
        ("treasure", 7, 16 + 9),
        ("treasure", 8, 16 + 16),
        ("treasure", 12, 48),
        ("art", 4, 10 + 3),
        ("art", 5, 10 + 6),
        ("art", 6, 20),
        ("art", 7, 20 + 3),
        ("armor", 7, 30 + 1),
        ("armor", 8, 30 + 2),
        ("armor", 11, 30 + 20),
        ("armor", 12, 60),
    ],
)
def test_full_sets_first_and_the_rest_as_one_smaller_set(kind: str, cards: int, glory: int) -> None:
    assert lines("set", {kind: cards}) == {kind: glory}


@pytest.mark.rule("RM-SCORE-07")
def test_different_kinds_are_no_set_together() -> None:
    assert lines("set", {"treasure": 1, "art": 1, "armor": 1}) == {
        "treasure": 2,
        "art": 3,
        "armor": 1,
    }


@pytest.mark.rule("RM-SCORE-08")
@pytest.mark.parametrize(
    ("dearg", "buigh", "gorm", "glory"),
    [
        (1, 0, 0, 2),
        (0, 3, 0, 6),
        (2, 2, 0, 8),
        (1, 1, 1, 15),
        (2, 1, 1, 17),
        (2, 1, 2, 19),
        (2, 2, 2, 30),
        (5, 2, 3, 30 + 8),
    ],
)
def test_tapestries_of_three_kinds_are_a_set_and_the_others_loose(
    dearg: int, buigh: int, gorm: int, glory: int
) -> None:
    player: Player = {"tapestry_dearg": dearg, "tapestry_buigh": buigh, "tapestry_gorm": gorm}
    assert lines("tapestries", player) == {"": glory}


def test_nothing_owned_gives_no_lines() -> None:
    assert reckon({"glory": 7}, {"farm": 1, "wall": 1, "tower": 1})[0] == [
        ("track", "", 7),
        ("terror", "", 0),
    ]


# -- tokens and majorities -----------------------------------------------------------------------


@pytest.mark.rule("RM-SCORE-09")
@pytest.mark.parametrize(("tokens", "glory"), [(1, 1), (3, 3), (4, 8), (5, 10), (6, 18), (9, 27)])
def test_farms(tokens: int, glory: int) -> None:
    assert lines("tokens", {"farm": tokens}) == {"farm": glory}


@pytest.mark.rule("RM-SCORE-10")
@pytest.mark.parametrize(("tokens", "glory"), [(1, 2), (3, 6), (4, 12), (5, 15), (6, 24), (9, 36)])
def test_walls(tokens: int, glory: int) -> None:
    assert lines("tokens", {"wall": tokens}) == {"wall": glory}


@pytest.mark.rule("RM-SCORE-11")
@pytest.mark.parametrize(("tokens", "glory"), [(1, 3), (3, 9), (4, 16), (5, 20), (6, 30), (9, 45)])
def test_towers(tokens: int, glory: int) -> None:
    assert lines("tokens", {"tower": tokens}) == {"tower": glory}


@pytest.mark.rule("RM-SCORE-12")
@pytest.mark.parametrize(("token", "bonus"), [("farm", 3), ("wall", 4), ("tower", 5)])
def test_the_most_tokens_of_a_kind_give_its_majority_bonus(token: str, bonus: int) -> None:
    assert lines("majority", {token: 3}, {token: 2}, {token: 0}) == {token: bonus}
    assert lines("majority", {token: 2}, {token: 0}, {token: 3}) == {}


@pytest.mark.rule("RM-SCORE-12")
@pytest.mark.parametrize(("token", "bonus"), [("farm", 3), ("wall", 4), ("tower", 5)])
def test_all_tied_players_get_the_full_bonus(token: str, bonus: int) -> None:
    for first, second, third in [(2, 2, 0), (2, 0, 2), (2, 2, 2), (2, 1, 2)]:
        table: list[Player] = [{token: first}, {token: second}, {token: third}]
        reckoning = reckon(*table)
        for own, player in zip((first, second, third), reckoning, strict=True):
            assert (("majority", token, bonus) in player) == (own == 2)


@pytest.mark.rule("RM-SCORE-12")
def test_a_majority_counts_tokens_of_its_own_kind_only() -> None:
    assert lines("majority", {"farm": 1}, {"wall": 5, "tower": 5}) == {"farm": 3}


@pytest.mark.rule("RM-SCORE-13")
def test_a_majority_needs_a_token() -> None:
    assert lines("majority", {"farm": 1}, {"farm": 0}) == {"farm": 3}
    assert lines("majority", {}, {}) == {}


@pytest.mark.rule("RM-SCORE-13")
def test_by_option_all_share_the_majority_of_a_kind_nobody_has() -> None:
    table: list[Player] = [{"farm": 1}, {}]
    anna, bo = reckon(*table, majority_needs_token=False)
    assert [line for line in anna if line[0] == "majority"] == [
        ("majority", "farm", 3),
        ("majority", "wall", 4),
        ("majority", "tower", 5),
    ]
    assert [line for line in bo if line[0] == "majority"] == [
        ("majority", "wall", 4),
        ("majority", "tower", 5),
    ]


@pytest.mark.rule("RM-SCORE-13")
@pytest.mark.parametrize(("needs_one", "scores"), [(True, [4, 0, 1]), (False, [13, 9, 10])])
def test_a_game_keeps_to_its_option_about_majorities(needs_one: bool, scores: list[int]) -> None:
    with Situation("Anna Bo Cara", majority_needs_at_least_one_token=needs_one) as t:
        t.has("Anna", farm=1)
        t.has("Cara", glory=1)
        t.start("scoring")
        # A Farm and its majority; by option 4 and 5 more for everybody.
        assert t.state.scores == scores


@pytest.mark.rule("RM-SCORE-16")
@pytest.mark.parametrize(
    ("clan", "reavers", "prophecy"),
    [
        ("helm", ["warrior", "fanatic", "arsonist", "axe_chief"], "berserkers_glory"),
        ("raven", ["huskarl", "veteran", "freeman", "berserker"], "warrior_of_odin"),
        ("tree", ["hero", "seer", "prophetess", "scout"], "chosen_of_seidr"),
    ],
)
def test_clan_prophecies_count_pile_specialists_and_jarl(
    clan: str, reavers: list[str], prophecy: str
) -> None:
    jarl, first, second, rallied = reavers
    with Situation("Anna Bo") as t:
        t.has("Anna", jarl=jarl, pile=rallied, prophecies=prophecy)
        t.specialists("Anna", "sea_battle", first)
        t.specialists("Anna", "raid_keeps", second)
        t.has("Bo", jarl=jarl)
        t.start("scoring")
        assert t["Anna"].score["prophecy"] == 4, clan


@pytest.mark.rule("RM-SCORE-19")
def test_the_lines_of_the_sheet_are_shown_when_the_game_is_over() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=5, terror=1)
        t.start("turn", "Anna", space="raid_keeps")
        assert t.view("Anna")["seats"][0]["score"] is None
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=5, terror=1, pile="art", farm=1)
        t.start("scoring")
        assert t.view("Bo")["seats"][0]["score"] == [
            {"source": "track", "card": "", "points": 5},
            {"source": "terror", "card": "", "points": -1},
            {"source": "set", "card": "art", "points": 3},
            {"source": "tokens", "card": "farm", "points": 1},
            {"source": "majority", "card": "farm", "points": 3},
            {"source": "total", "card": "", "points": 11},
        ]


# -- Prophecies ----------------------------------------------------------------------------------

# Every kind of thing a Prophecy can count, in numbers no two of which are equal.
EVERYTHING: Player = {
    "reavers": {"helm": 11, "raven": 12, "tree": 13},
    "territories": {"food": 14, "favor": 15, "dice": 16},
    "farm": 17,
    "wall": 18,
    "tower": 19,
    "treasure": 20,
    "art": 21,
    "armor": 22,
    "sea_battles": 23,
    "artifacts": ["bodn"] * 5,
    "ship_upgrades": 3,
    "tapestry_dearg": 24,
    "tapestry_buigh": 1,
    "tapestry_gorm": 2,
}
PROPHECIES = {
    "berserkers_glory": 11,
    "proud_conquerors": 16,
    "plunderer": 17,
    "juggernaut": 18,
    "treasure_hunter": 20,
    "master_of_the_sea": 23,
    "champion_of_valhalla": 5,
    "sailors_reward": 2 * 3,
    "vanquisher": 19,
    "prophet_of_odin": 15,
    "stolen_armor": 22,
    "world_shaman": 1,
    "feast_of_the_gods": 14,
    "warrior_of_odin": 12,
    "chosen_of_seidr": 13,
    "refined_taste": 21,
    "slayer_of_lords": 27,
}


@pytest.mark.rule("RM-SCORE-14")
@pytest.mark.rule("RM-CARD-06")
@pytest.mark.parametrize("prophecy", PROPHECIES)
def test_every_prophecy_counts_its_own_unit_only(prophecy: str) -> None:
    player = {**EVERYTHING, "prophecies": [prophecy]}
    assert lines("prophecy", player) == {prophecy: PROPHECIES[prophecy]}
    assert lines("prophecy", {"prophecies": [prophecy]}) == {
        prophecy: 1 if prophecy == "world_shaman" else 0
    }


@pytest.mark.rule("RM-SCORE-14")
def test_two_copies_of_a_prophecy_both_score_in_full() -> None:
    player: Player = {"tower": 2, "ship_upgrades": 3}
    player["prophecies"] = ["vanquisher", "sailors_reward", "vanquisher", "sailors_reward"]
    assert lines("prophecy", player) == {"vanquisher": 4, "sailors_reward": 12}


@pytest.mark.rule("RM-SCORE-15")
def test_world_shaman_counts_all_own_prophecies_and_itself() -> None:
    own: Player = {"prophecies": ["world_shaman", "juggernaut", "juggernaut", "plunderer"]}
    other: Player = {"prophecies": ["refined_taste"]}
    assert lines("prophecy", own, other) == {"world_shaman": 4, "juggernaut": 0, "plunderer": 0}


@pytest.mark.rule("RM-SCORE-15")
def test_two_world_shamans_count_each_other() -> None:
    own: Player = {"prophecies": ["world_shaman", "world_shaman", "plunderer"]}
    assert lines("prophecy", own) == {"world_shaman": 6, "plunderer": 0}


@pytest.mark.rule("RM-SCORE-14")
def test_a_prophecy_does_not_count_what_others_own() -> None:
    assert lines("prophecy", {"prophecies": ["plunderer"], "farm": 1}, {"farm": 9}) == {
        "plunderer": 1
    }


# -- who wins ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-SCORE-17")
@pytest.mark.parametrize(
    ("glory", "favor", "winners"),
    [
        ([140, 139], [0, 9], [0]),
        ([-3, -2], [9, 0], [1]),
        ([140, 140, 139], [3, 4, 9], [1]),
        ([140, 140, 139], [4, 4, 9], [0, 1]),
        ([140, 120, 140, 140], [2, 9, 2, 1], [0, 2]),
        ([0, 0], [0, 0], [0, 1]),
    ],
)
def test_most_glory_then_most_favor_then_shared(
    glory: list[int], favor: list[int], winners: list[int]
) -> None:
    assert winning(glory, favor) == winners


# -- holdings written by people ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "message"),
    [
        ({"farms": 3}, "table: farms is not a field; did you mean farm?"),
        ({"wall": -1}, "table: wall = -1 is not allowed; a whole number from 0 to 999 is"),
        ({"wall": True}, "table: wall = true is not allowed; a whole number from 0 to 999 is"),
        ({"artifacts": ["bodnn"]}, 'table: artifacts: "bodnn" is not known; did you mean bodn?'),
        ({"prophecies": "plunderer"}, "is not allowed; a list of names is"),
        ({"reavers": {"wolf": 1}}, "table: reavers.wolf is not a field"),
        ({"reavers": 3}, "table: reavers = 3 is not allowed; a table is"),
        ({"territories": {"food": 1.5}}, "table: territories: food = 1.5 is not allowed"),
    ],
)
def test_a_mistake_in_holdings_is_named_with_its_place(player: Player, message: str) -> None:
    with pytest.raises(MeadhallError) as error:
        read_holdings(player, "table")
    assert message in str(error.value)


def test_glory_before_scoring_may_be_negative() -> None:
    assert total({"glory": -4}) == -4
