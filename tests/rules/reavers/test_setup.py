"""RM-SETUP: what lies where, and what everybody owns, when a game begins."""

import pytest

import meadhall
from meadhall.core.engine.chance import Chance, key_of
from meadhall.core.errors import SetupError
from meadhall.games.reavers.ids import REAVERS
from meadhall.testing.reavers import Situation

NAMES = {2: "Anna Bo", 3: "Anna Bo Cara", 4: "Anna Bo Cara Dag"}
every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def specialize_all(t: Situation) -> None:
    """Everybody specializes both starting Reavers; the first round begins."""
    while t.decision(t.asked()[0]).kind != "select_space":
        name = t.asked()[0]
        kind = t.decision(name).kind
        t.choose(name, t.options(name)[0] if kind == "pick_reaver" else "specialize raid_keeps")


def begun(seats: int, start_player: int | str = "random") -> Situation:
    """A game whose first round has begun."""
    t = Situation(NAMES[seats], start_player=start_player)
    t.start_new_game()
    specialize_all(t)
    return t


# -- the board, the marker, the Honor Ship ---------------------------------------------------------


@pytest.mark.rule("RM-SETUP-01")
@pytest.mark.parametrize(("seats", "pairs"), [(2, 2), (3, 3), (4, 4)])
def test_the_side_of_the_board_follows_the_number_of_players(seats: int, pairs: int) -> None:
    t = begun(seats)
    assert t.view()["round"] == 1
    assert len(t.view()["board"]["village_pairs"]) == pairs


@pytest.mark.rule("RM-SETUP-02")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_start_player_may_be_agreed_on(number: int) -> None:
    t = begun(3, start_player=number)
    assert t.start_marker == t.names[number - 1]
    assert t.asked() == [t.names[number - 1]]


@pytest.mark.rule("RM-SETUP-02")
@pytest.mark.parametrize("name", ["Anna", "Bo", "Cara", "Dag"])
def test_the_start_player_may_be_drawn(name: str) -> None:
    with Situation(NAMES[4]) as t:
        t.roll(start_player=name)
        t.start_new_game()
        assert t.start_marker == name


@pytest.mark.rule("RM-SETUP-02")
def test_there_is_no_start_player_who_does_not_play() -> None:
    with pytest.raises(SetupError, match="start_player"):
        meadhall.game("reavers").new(2, {"start_player": 3})


@pytest.mark.rule("RM-SETUP-03")
@every_table
def test_only_three_players_have_the_honor_ship(seats: int) -> None:
    t = begun(seats, start_player=2)
    assert t.honor_ship == ("Bo" if seats == 3 else None)


@pytest.mark.rule("RM-SETUP-03")
@pytest.mark.rule("RM-SETUP-04")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, ["Bo", "Anna", "Bo", "Anna"]),  # two Longships each
        (3, ["Bo", "Cara", "Anna", "Bo"]),  # one each, and the Honor Ship
        (4, ["Bo", "Cara", "Dag", "Anna"]),  # one each
    ],
)
def test_how_many_ships_everybody_has(seats: int, order: list[str]) -> None:
    assert begun(seats, start_player=2).order == order


# -- what everybody owns ---------------------------------------------------------------------------


@pytest.mark.rule("RM-SETUP-04")
@every_table
def test_one_favor_and_no_glory(seats: int) -> None:
    t = begun(seats)  # nobody promoted anybody, so nobody has gained any
    assert [t[name].favor for name in t.names] == [1] * seats
    assert [t[name].glory for name in t.names] == [0] * seats
    assert t.state.scores == [0] * seats


@pytest.mark.rule("RM-SETUP-05")
@pytest.mark.parametrize(
    ("seats", "start", "food"),
    [
        (2, 1, [4, 5]),
        (2, 2, [5, 4]),
        (3, 3, [5, 6, 4]),
        (4, 1, [4, 5, 6, 7]),
        (4, 2, [7, 4, 5, 6]),
        (4, 4, [5, 6, 7, 4]),
    ],
)
def test_starting_food_grows_clockwise_from_the_start_player(
    seats: int, start: int, food: list[int]
) -> None:
    t = begun(seats, start_player=start)
    assert [t[name].food for name in t.names] == food


@pytest.mark.rule("RM-SETUP-06")
@pytest.mark.rule("RM-SETUP-10")
def test_every_deck_and_every_stack_is_shuffled_by_itself() -> None:
    chance = Chance(key_of(5))
    chance.journal = []
    meadhall.game("reavers").new(2, {"start_player": 1}, chance=chance)
    shuffles = [(label, len(cards)) for label, cards in chance.journal if len(cards) > 1]
    assert shuffles[:6] == [
        ("reaver", 66),
        ("village_spoils", 62),
        ("keep_spoils", 76),
        ("sea_journey", 24),
        ("sea_battle", 45),
        ("prophecy", 34),
    ]
    kinds = ("food", "favor", "dice")
    assert shuffles[6:] == [(f"{kind}_{level}", 6) for kind in kinds for level in (1, 2, 3)]


@pytest.mark.rule("RM-SETUP-06")
def test_two_games_have_different_decks() -> None:
    first, second = (
        meadhall.game("reavers").new(2, {"start_player": 1}, seed).to_json()["decks"]
        for seed in (1, 2)
    )
    assert isinstance(first, list)
    assert isinstance(second, list)
    assert all(one != other for one, other in zip(first, second, strict=True))


# -- the starting Reavers --------------------------------------------------------------------------


@pytest.mark.rule("RM-SETUP-07")
def test_everybody_draws_two_reavers_rolls_their_dice_and_uses_them() -> None:
    with Situation("Anna Bo", start_player=1) as t:
        t.start_new_game()
        drawn = t.events("drew")[0].args
        assert (drawn["seat"], drawn["deck"]) == (0, "reaver")
        cards = drawn["cards"]
        assert isinstance(cards, list)
        assert len(cards) == 2
        assert t["Anna"].crew == 4  # every Reaver of the box has two dice to gain
        assert t["Bo"].crew == 0
        t.choose("Anna", t.options("Anna")[0])
        assert t.options("Anna") == [
            "rally",
            "specialize sea_battle",
            "specialize raid_villages",
            "specialize raid_keeps",
            "specialize subdue_territories",
            "promote",
        ]


@pytest.mark.rule("RM-SETUP-07")
@pytest.mark.parametrize(
    ("reaver", "food", "favor"), [("huskarl", 4 + 4, 1), ("book_keeper", 4, 1 + 2)]
)
def test_promoting_at_the_start_gives_the_full_bonus(reaver: str, food: int, favor: int) -> None:
    with Situation("Anna Bo", start_player=1) as t:
        for entry in REAVERS:
            t.card("reavers", entry, count=30 if entry == reaver else 0)
        t.start_new_game()
        t.choose("Anna", "promote")
        assert (t["Anna"].food, t["Anna"].favor) == (food, favor)
        assert t["Anna"].jarl == reaver
        t.choose("Anna", "specialize sea_battle")
        assert t["Anna"].specialists("sea_battle") == [reaver]


@pytest.mark.rule("RM-SETUP-08")
def test_player_by_player_clockwise_before_the_face_up_cards() -> None:
    with Situation("Anna Bo Cara", start_player=2) as t:
        t.start_new_game()
        asked: list[str] = []
        while t.decision(t.asked()[0]).kind != "select_space":
            name = t.asked()[0]
            if name not in asked:
                asked.append(name)
            assert name == asked[-1]  # one after another, each completely
            board = t.view()["board"]
            assert set(board["sea_battles"]) <= {None}
            assert board["reaver_pairs"] == []
            assert len(t.cards_of("reaver")) == 66 - 2 * len(asked)
            kind = t.decision(name).kind
            t.choose(name, t.options(name)[0] if kind == "pick_reaver" else "specialize raid_keeps")
        assert asked == ["Bo", "Cara", "Anna"]
        assert len(t.view()["board"]["reaver_pairs"]) == 3


# -- the board -------------------------------------------------------------------------------------


@pytest.mark.rule("RM-SETUP-09")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 2), (3, 3), (4, 4)])
def test_face_up_cards_in_pairs_and_singly(seats: int, spaces: int) -> None:
    t = begun(seats)
    board = t.view()["board"]
    for pairs in (board["reaver_pairs"], board["village_pairs"], board["keep_pairs"]):
        assert [len(pair or []) for pair in pairs] == [2] * spaces
    assert len(board["sea_battles"]) == spaces
    assert len(board["prophecies"]) == 3
    assert None not in board["sea_battles"] + board["prophecies"]
    left = {deck["deck"]: deck["face_down"] for deck in t.view()["decks"]}
    assert left == {
        "reaver": 66 - 2 * seats - 2 * spaces,
        "village_spoils": 62 - 2 * spaces,
        "keep_spoils": 76 - 2 * spaces,
        "sea_journey": 24,
        "sea_battle": 45 - spaces,
        "prophecy": 34 - 3,
    }


@pytest.mark.rule("RM-SETUP-10")
def test_nine_stacks_of_six_tiles_with_hidden_rewards() -> None:
    t = begun(2)
    stacks = t.view("Anna")["board"]["stacks"]
    assert len(stacks) == 9
    assert [stack["tiles"] for stack in stacks] == [6] * 9
    for kind in ("food", "favor", "dice"):
        for level in (1, 2, 3):
            tiles = t.tiles_of(f"{kind}_{level}")
            assert {tile[: len("territory__") + len(kind) + 1] for tile in tiles} == {
                f"territory_{kind}_{level}"
            }
    assert "territory_" not in str(t.view("Anna"))


@pytest.mark.rule("RM-SETUP-08")
@pytest.mark.rule("RM-SETUP-11")
def test_two_dice_of_each_colour_are_rolled_for_the_trade_space_after_the_reavers() -> None:
    with Situation("Anna Bo", start_player=1) as t:
        t.start_new_game()
        while True:
            name, kind = t.asked()[0], t.decision(t.asked()[0]).kind
            assert t.trade_dice == []
            if name == "Bo" and kind == "use_reaver" and len(t.view()["table"]["reavers"]) == 1:
                break
            t.choose(name, t.options(name)[0] if kind == "pick_reaver" else "specialize raid_keeps")
        t.roll(red="helm ship", blue="chest chest", yellow="double_hammer shield")
        t.choose("Bo", "specialize raid_keeps")
        assert t.trade_dice == [
            "red:ship",
            "red:helm",
            "blue:chest",
            "blue:chest",
            "yellow:double_hammer",
            "yellow:shield",
        ]
        told = [event.key for event in t.events()]
        assert told.index("specialized") < told.index("trade_dice") < told.index("round")


@pytest.mark.rule("RM-SETUP-12")
@every_table
def test_the_supply_is_the_rest_of_the_box(seats: int) -> None:
    t = begun(seats)
    supply = t.view()["board"]["supply"]
    assert [supply[f"{kind}_upgrade"] for kind in ("shield", "chest", "ship")] == [4, 4, 4]
    assert [supply[token] for token in ("farm", "wall", "tower")] == [15, 15, 15]
    # 60 dice, less 6 on the Trade space and 4 of each player's Reavers.
    assert sum(supply[colour] for colour in ("red", "blue", "yellow")) == 54 - 4 * seats


@pytest.mark.rule("RM-SETUP-13")
@every_table
def test_nobody_starts_with_anything_else(seats: int) -> None:
    t = begun(seats)
    for name in t.names:
        own = t[name]
        assert (own.terror, own.farm, own.wall, own.tower) == (0, 0, 0, 0)
        assert (own.prophecies, own.artifacts, own.upgrades, own.tiles) == ([], [], [], [])
        assert (own.pile, own.jarl) == ([], None)
