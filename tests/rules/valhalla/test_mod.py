"""VH-MOD: every expansion alone and all of them together."""

from itertools import product
from typing import cast

import pytest

from meadhall.core.errors import SetupError
from meadhall.games.valhalla.game import ValhallaGame
from meadhall.games.valhalla.state import Valhalla
from meadhall.testing.valhalla import Situation

FOUR = "Anna Bo Cleo Dag"

# Each module: its option, the numbers of players it is for, the cards it adds to the deck, and how
# many cards are drawn in action 4 and in part B.
MODULES: list[tuple[dict[str, object], list[int], int, int, int]] = [
    ({}, [2, 3, 4, 5, 6], 0, 2, 2),
    ({"loki": "loki_01"}, [2, 3, 4, 5, 6], 0, 2, 2),
    ({"thor": True}, [3, 4, 5, 6], 14, 2, 2),
    ({"valkyries": True}, [2, 3, 4, 5, 6], 40, 2, 3),
    ({"dwarves": True}, [2, 3, 4, 5, 6], 40, 2, 3),
    ({"valkyries": True, "dwarves": True}, [2, 3, 4, 5, 6], 80, 3, 3),
    ({"tyr": True}, [2, 3, 4, 5, 6], 14, 2, 2),
    ({"king": True}, [2, 3, 4, 5, 6], 0, 2, 2),
    ({"teams": "cooperation"}, [4, 6], 0, 2, 2),
    ({"teams": "alliance"}, [4, 6], 0, 2, 2),
]
each_module_alone = pytest.mark.parametrize(
    ("options", "players", "cards", "action_4", "part_b"),
    MODULES,
    ids=["-".join(module[0]) or "base" for module in MODULES],
)


@pytest.mark.rule("VH-MOD-01")
@each_module_alone
def test_each_module_can_be_used_alone(
    options: dict[str, object], players: list[int], cards: int, action_4: int, part_b: int
) -> None:
    for seats in (2, 3, 4, 5, 6):
        if seats in players:
            state = cast(Valhalla, ValhallaGame().new(seats, options))
            assert state.deck_left == 120 + cards
        else:
            with pytest.raises(SetupError, match="needs seats"):
                ValhallaGame().new(seats, options)


@pytest.mark.rule("VH-MOD-01")
@each_module_alone
def test_what_each_module_changes_in_a_turn(
    options: dict[str, object], players: list[int], cards: int, action_4: int, part_b: int
) -> None:
    with Situation(FOUR, None, **options) as t:
        t.has("Anna", team="bear_01")
        t.has("Bo", team="wolf_01")
        t.deck("bear_11", "bear_12", "bear_13", "bear_14", "bear_15", "bear_16")
        t.start("turn", "Anna")
        left = t.deck_left
        t.choose("Anna", "draw")
        assert left - t.deck_left == action_4
        t.choose("Anna", t.options("Anna")[0])
        if t.decision("Anna").kind == "order_discards":
            t.choose("Anna", t.options("Anna")[0])
        assert t.decision("Anna").about["part"] == "part_b"
        assert left - t.deck_left == action_4 + part_b


@pytest.mark.rule("VH-MOD-01")
def test_any_expansions_may_be_combined() -> None:
    """All 64 combinations of the six expansions, without teams and with either kind of them."""
    added = {"loki": 0, "thor": 14, "valkyries": 40, "dwarves": 40, "tyr": 14, "king": 0}
    for chosen in product([False, True], repeat=6):
        modules = dict(zip(added, chosen, strict=True))
        options: dict[str, object] = {**modules, "loki": "loki_02" if chosen[0] else "none"}
        for teams in ("none", "cooperation", "alliance"):
            state = cast(Valhalla, ValhallaGame().new(4, {**options, "teams": teams}))
            cards = sum(count for module, count in added.items() if modules[module])
            assert state.deck_left == 120 + cards


@pytest.mark.rule("VH-MOD-01")
def test_all_six_expansions_in_one_battle() -> None:
    with Situation(
        FOUR, loki="loki_01", thor=True, valkyries=True, dwarves=True, tyr=True, king=True
    ) as t:
        t.warrior("valkyrie_bear_05", needs="sword", strength=3, trait="favour_alone")
        t.warrior("dwarf_15", needs="axe", strength=6, trait="dwarf_disarm")
        t.warrior("deer_11", glory=3)
        t.has(
            "Anna",
            team="valkyrie_bear_05 bear_02",
            tyr={"valkyrie_bear_05": "tyr_might"},
            hand="mission_no_reroll",
        )
        t.has("Bo", team="dwarf_15 wolf_01")
        t.has("Cleo", hand="thor_09")
        t.discard("deer_11")
        t.king("Bo", 2)
        t.start("turn", "Anna")
        t.attacks("Anna", "Bo")
        # Bo is a King of level 2: one grey die more for Anna.
        t.roll("sword miss*5", grey="miss")
        t.choose("Cleo", "support thor_09 attacker")
        assert len(t.pool) == 7
        t.activates("Anna", "valkyrie_bear_05")
        # 3, Tyr's might, Thor's support.
        assert t.strength("Anna") == 3 + 2 + 2
        t.roll("axe miss*5")
        t.ends("Anna")
        t.activates("Bo", "dwarf_15")
        # Disarmed: she has no Tactic and shows her hand.
        assert t.view("Dag")["seats"][0]["known"] == ["mission_no_reroll"]
        t.ends("Bo")
        assert t.result == {"winner": "Anna", "attack": 7, "defence": 6}
        # The shield, the Favour and the Tyr card come first, then the Mission, then Loki.
        assert t["Anna"].captured == {"Bo": 1}
        assert t["Anna"].valhalla == ["valkyrie_bear_05", "deer_11"]
        assert t.pile == ["tyr_might"]
        t.plays("Anna", "mission_no_reroll")
        assert t.kings == {"Bo": 2}
        t.choose("Bo", "premium 1")
        assert t["Bo"].valhalla == ["dwarf_15"]
        # At the very end the crown and Thor's card.
        assert t.kings == {"Anna": 1}
        assert t["Cleo"].valhalla == ["thor_09"]
        assert t["Anna"].valhalla == ["valkyrie_bear_05", "deer_11", "mission_no_reroll"]
        # With both decks part B draws three.
        assert len(t.options("Anna")) == 3


@pytest.mark.rule("VH-MOD-01")
@pytest.mark.parametrize(
    ("seats", "options", "legal"),
    [
        (1, {}, True),
        (1, {"mode": "versus"}, False),
        (2, {"mode": "solo"}, False),
        (1, {"mode": "coop"}, False),
        (2, {"mode": "coop"}, True),
        (4, {"mode": "coop"}, True),
        (5, {"mode": "coop"}, False),
        (1, {"loki": "loki_01"}, False),
        (2, {"mode": "coop", "king": True}, False),
        (2, {"monster": "hel"}, False),
    ],
)
def test_what_rules_keep_apart_stays_apart(
    seats: int, options: dict[str, object], legal: bool
) -> None:
    if legal:
        assert ValhallaGame().new(seats, options).seats == seats
    else:
        with pytest.raises(SetupError, match=r"\(VH-[A-Z]+-\d\d\)"):
            ValhallaGame().new(seats, options)
