"""CM-CLEAN: what happens between the last fight of a round and the next round."""

import pytest

from meadhall.games.champions.ids import SPACES, STALLS
from meadhall.testing.champions import Situation


def journeys(t: Situation, viewer: str | None = None) -> dict[int, str | None]:
    return {shore["shore"]: shore["journey"] for shore in t.view(viewer)["board"]["shores"]}


def bounties(t: Situation) -> dict[int, int]:
    return {shore["shore"]: shore["bounty"] for shore in t.view()["board"]["shores"]}


def workers_on_many_spaces(t: Situation) -> None:
    """Anna and Bo have used spaces of all sorts; Anna has her extra worker in play."""
    t.has("Anna", extra_worker=True, workers=5, ship="karvi", coin=9)
    t.has("Bo", workers=4, coin=9)
    t.stalls("skald")
    for shore in (1, 2, 3):
        t.shore(shore)
    t.draugr("left", attack=1, defence=1)
    t.worker("Anna", "market")
    t.worker("Anna", "hunting_grounds")
    t.worker("Anna", "draugr_left")
    t.worker("Anna", "beg")
    t.sail("Anna", "karvi", 1)
    t.worker("Bo", "skald")
    t.worker("Bo", "jarls_longhouse")
    t.sail("Bo", "small", 2)
    t.sail("Bo", "large", 3)


@pytest.mark.rule("CM-CLEAN-01")
def test_workers_and_longships_return() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        workers_on_many_spaces(t)
        t.start("clean_up")
        assert t.state.round == 2
        assert (t["Anna"].workers, t["Bo"].workers) == (5, 4)
        board = t.view()["board"]
        assert (board["hunters"], board["beggars"]) == ([0, 0], [0, 0])
        assert [space["occupant"] for space in board["spaces"]] == [None] * len(board["spaces"])
        assert [(shore["ship"], shore["owner"]) for shore in board["shores"]] == [(None, None)] * 3
        assert [land["owner"] for land in board["land"]] == [None] * 3
        # Everything can be used again, each ship by those who may.
        for space in ("market", "skald", "jarls_longhouse", "draugr_left", "hunting_grounds"):
            assert f"place {space}" in t.options("Anna")
        for ship in ("small", "large", "private"):
            assert f"place {ship}_longship" in t.options("Anna")
        t.choose("Anna", "place hunting_grounds")
        assert t.closed("Bo")["place private_longship"] == ("no_private_ship", "CM-PLACE-38")


@pytest.mark.rule("CM-CLEAN-01")
def test_workers_and_longships_return_after_the_last_round_too() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        workers_on_many_spaces(t)
        t.has("Anna", runes="gifts")
        t.board(round=8)
        t.start("clean_up")
        # The last rune window, before final scoring.
        assert t.decision("Anna").about["window"] == "before_scoring"
        assert (t["Anna"].workers, t["Bo"].workers) == (5, 4)
        board = t.view()["board"]
        assert [shore["ship"] for shore in board["shores"]] == [None] * 3
        # All spaces of this table are there and empty. (The enemies' spaces hold no card now.)
        seen = {space["space"]: space["occupant"] for space in board["spaces"]}
        unused = {"gullinkambi_longship", *STALLS} - {"skald"}
        enemies = {"troll", "draugr_left", "draugr_right"}
        assert {space for space in seen if space not in enemies} == (set(SPACES) - unused - enemies)
        assert set(seen.values()) == {None}


# -- the troll and the draugr ----------------------------------------------------------------------


@pytest.mark.rule("CM-CLEAN-02")
def test_a_living_troll_is_discarded_and_everybody_is_blamed() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Anna", blame=2)
        troll = t.troll(attack=3, defence=3)
        # Bo has reserved the fight and not fought it: blamed all the same, and so are the others.
        t.worker("Bo", "troll")
        t.start("clean_up")
        assert [t[name].blame for name in t.names] == [3, 1, 1]
        assert t.view()["enemy_discard"] == [troll]
        assert [t[name].defeated for name in t.names] == [[], [], []]
        assert t.view()["board"]["land"][0]["enemy"] != troll


@pytest.mark.rule("CM-CLEAN-02")
def test_a_lost_fight_does_not_spare_anybody_the_blame() -> None:
    with Situation("Anna Bo Cleo") as t:
        troll = t.troll(attack=1, defence=2)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert t.state.round == 2
        assert [t[name].blame for name in t.names] == [1, 1, 1]
        assert t.view()["enemy_discard"] == [troll]


@pytest.mark.rule("CM-CLEAN-02")
def test_a_killed_troll_blames_nobody_in_clean_up() -> None:
    with Situation("Anna Bo Cleo") as t:
        t.has("Cleo", blame=4)
        troll = t.troll(attack=0, defence=1)
        t.send("Anna", "troll", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "blame seat_2")
        assert t.state.round == 2
        # Only the blame that Anna laid on Bo for the kill.
        assert [t[name].blame for name in t.names] == [0, 1, 4]
        assert (t["Anna"].defeated, t.view()["enemy_discard"]) == ([troll], [])


@pytest.mark.rule("CM-CLEAN-03")
def test_undefeated_draugr_are_discarded() -> None:
    with Situation("Anna Bo") as t:
        left = t.draugr("left", attack=3, defence=3)
        right = t.draugr("right", attack=2, defence=2)
        next_left, next_right = t.enemy("draugr", attack=1), t.enemy("draugr", attack=1)
        t.deck("draugr", next_left, next_right)
        t.start("clean_up")
        assert t.view()["enemy_discard"] == [left, right]
        lying = [land["enemy"] for land in t.view()["board"]["land"]]
        assert lying[1:] == [next_left, next_right]
        # Draugr bring no blame.
        assert [t[name].blame for name in t.names] == [0, 0]


@pytest.mark.rule("CM-CLEAN-03")
def test_a_defeated_draugr_stays_with_its_slayer() -> None:
    with Situation("Anna Bo") as t:
        left = t.draugr("left", attack=0, defence=1)
        right = t.draugr("right", attack=2, defence=2)
        t.send("Anna", "draugr_left", axeman=1)
        t.roll(axeman="1/0")
        t.start("combat")
        assert t.state.round == 2
        assert (t["Anna"].defeated, t.view()["enemy_discard"]) == ([left], [right])


# -- journeys --------------------------------------------------------------------------------------


@pytest.mark.rule("CM-CLEAN-04")
def test_revealed_journey_cards_are_discarded_and_the_others_stay() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", favour=1)
        t.shore(1, attack=0, defence=1, journey="all_quiet", peeked="Anna")
        t.shore(2, journey="storm", peeked="Anna")
        t.shore(3, journey="kraken")
        t.deck("journey", "lost", "whirlpool")
        t.sail("Anna", "large", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        # Bo's ship is empty: its card is revealed all the same.
        t.sail("Bo", "small", 3)
        t.roll(axeman="1/0")
        t.start("combat")
        # Still in the combat phase the cards lie open at their shores.
        assert journeys(t) == {1: "all_quiet", 2: "hidden", 3: "hidden"}
        assert t.view()["journey_discard"] == []
        t.choose("Anna", "continue")

        assert t.state.round == 2
        assert sorted(t.view()["journey_discard"]) == ["all_quiet", "kraken"]
        # New cards lie face down where the old ones were; nobody knows them.
        assert journeys(t, "Anna") == {1: "hidden", 2: "storm", 3: "hidden"}
        assert journeys(t, "Bo") == {1: "hidden", 2: "hidden", 3: "hidden"}
        assert [shore["journey_open"] for shore in t.view()["board"]["shores"]] == [False] * 3


@pytest.mark.rule("CM-CLEAN-04")
def test_a_card_put_aside_by_the_journey_rune_is_discarded_with_its_replacement() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", runes="journey", favour=1)
        t.shore(1, attack=0, defence=1, journey="storm")
        t.deck("journey", "all_quiet", "lost")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.roll(axeman="1/0")
        t.start("combat")
        t.choose("Anna", "rune journey", "continue")
        assert t.state.round == 2
        assert sorted(t.view()["journey_discard"]) == ["all_quiet", "storm"]
        assert journeys(t)[1] == "hidden"


@pytest.mark.rule("CM-CLEAN-04")
def test_a_look_at_a_discarded_card_tells_nothing_about_the_next_one() -> None:
    """Also when the Journey rune found no card in its place: the deck had run out."""
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.has("Anna", runes="journey", favour=1)
        t.shore(1, attack=0, defence=1, journey="storm", peeked="Anna")
        t.shore(2, attack=0, defence=1, journey="lost")
        t.only("journey")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.sail("Bo", "large", 2)
        t.roll(axeman="1/0")
        t.start("combat")
        # The two discards are shuffled for the next round: Lost comes to lie on shore 1.
        names = t.state.variant.cards.journey_ids
        t.script.shuffle("journey", [names.index("storm"), names.index("lost")])
        t.choose("Anna", "rune journey", "continue")
        assert t.state.round == 2
        assert [names[card] for card in t.state.journey[:2]] == ["lost", "storm"]
        assert journeys(t, "Anna") == {1: "hidden", 2: "hidden", 3: None}
        assert [shore["peeked_by"] for shore in t.view()["board"]["shores"]] == [[], [], []]


# -- coins on monsters -----------------------------------------------------------------------------


@pytest.mark.rule("CM-CLEAN-05")
def test_every_living_monster_gets_a_coin_without_limit() -> None:
    with Situation("Anna Bo Cleo Dag", shore_layout="portal") as t:
        t.shore(1)
        t.shore(2, bounty=1)
        t.shore(3, bounty=59)
        t.shore(4, bounty=60)
        t.start("clean_up")
        assert bounties(t) == {1: 1, 2: 2, 3: 60, 4: 61}
        # Not the players' coins.
        assert [t[name].coin for name in t.names] == [0, 0, 0, 0]


@pytest.mark.rule("CM-CLEAN-05")
def test_a_monster_that_won_its_fight_gets_a_coin_a_killed_one_leaves_none() -> None:
    with Situation("Anna Bo", shore_layout="portal") as t:
        t.shore(1, attack=0, defence=1, bounty=3, journey="all_quiet")
        winner = t.shore(2, attack=1, defence=2, bounty=3, journey="all_quiet")
        t.sail("Anna", "small", 1)
        t.send("Anna", "shore_1", axeman=1, food=1)
        t.sail("Bo", "large", 2)
        t.send("Bo", "shore_2", swordsman=1, food=1)
        t.roll(axeman="1/0", swordsman="0/0")
        t.start("combat")
        assert t.state.round == 2
        # The new monsters of round 2 on shores 1 and 3 start without coins.
        assert bounties(t) == {1: 0, 2: 4, 3: 0}
        assert t.view()["board"]["shores"][1]["monster"] == winner
        assert (t["Anna"].coin, t["Bo"].coin) == (3, 0)


# -- the next round or the end ---------------------------------------------------------------------


@pytest.mark.rule("CM-CLEAN-06")
@pytest.mark.parametrize("now", [1, 4, 7])
def test_before_round_eight_the_next_round_is_set_up(now: int) -> None:
    with Situation("Anna Bo") as t:
        t.board(round=now)
        t.start("clean_up")
        assert (t.view()["round"], t.view()["phase"]) == (now + 1, "placement")
        assert t.view()["board"]["land"][0]["enemy"] is not None
        assert (t.smith("swordsman"), t.smith("food")) == (1, 1)
        assert not t.state.over


@pytest.mark.rule("CM-CLEAN-06")
def test_after_round_eight_comes_final_scoring() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", glory=3)
        t.troll(attack=1, defence=1)
        t.draugr("left", attack=1, defence=1)
        t.board(round=8)
        t.start("clean_up")
        assert t.state.over
        assert (t.view()["round"], t.view()["phase"]) == (8, "over")
        # No further round was set up, and the clean-up of round 8 counts: the troll was alive.
        assert [land["enemy"] for land in t.view()["board"]["land"]] == [None, None, None]
        assert t.smith("swordsman") == 0
        assert t.state.scores == [2, -1]
        assert t.state.winners == [t.seat("Anna")]


@pytest.mark.rule("CM-CLEAN-07")
def test_discarded_trolls_and_draugr_lie_open_and_never_come_back() -> None:
    with Situation("Anna Bo") as t:
        first, last = t.enemy("troll", attack=1), t.enemy("troll", attack=2)
        draugr = [t.enemy("draugr", attack=attack) for attack in (1, 2)]
        t.only("troll", first, last)
        t.only("draugr", *draugr)
        t.start("round_setup")
        for now in (1, 2):
            while t.state.round == now:
                t.choose(t.asked()[0], "place hunting_grounds")
            for viewer in ("Anna", "Bo", None):
                seen = t.view(viewer)["enemy_discard"]
                assert sorted(seen) == sorted(
                    [first, *draugr] if now == 1 else [first, last, *draugr]
                )
        # The decks are used up, and the pile is not shuffled into new ones.
        assert t.state.round == 3
        assert [land["enemy"] for land in t.view()["board"]["land"]] == [None, None, None]
        assert (t.view()["decks"]["troll"], t.view()["decks"]["draugr"]) == (0, 0)


@pytest.mark.rule("CM-CLEAN-08")
def test_uncollected_dice_and_food_stay() -> None:
    with Situation("Anna Bo") as t:
        t.board(swordsman=2, spearman=1, axeman=3, food=4, round=8)
        t.has("Anna", runes="gifts")
        t.start("clean_up")
        # In the last window, before anything could be added.
        assert t.decision("Anna").about["window"] == "before_scoring"
        lying = [t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")]
        assert lying == [2, 1, 3, 4]
        assert [t.supply(die) for die in ("swordsman", "spearman", "axeman")] == [10, 11, 7]


@pytest.mark.rule("CM-CLEAN-08")
def test_the_next_round_adds_to_what_stayed() -> None:
    with Situation("Anna Bo") as t:
        t.board(swordsman=2, spearman=1, axeman=3, food=4)
        t.start("clean_up")
        lying = [t.smith(what) for what in ("swordsman", "spearman", "axeman", "food")]
        assert lying == [3, 2, 4, 5]
