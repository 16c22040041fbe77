"""RM-ARTIFACT: when each Artifact can be used, what it costs, what it does."""

import pytest

from meadhall.testing.reavers import Situation

# Every Artifact: its action space and a die that shows its face.
ARTIFACTS = {
    "andvarinaut": ("raid_keeps", "red:shield"),
    "bodn": ("any", "red:ship"),
    "brisingamen": ("trade_with_villages", "yellow:tree"),
    "dainsleif": ("sea_battle", "red:hammer"),
    "draupnir": ("raid_keeps", "red:shield"),
    "eldhrimnir": ("raid_villages", "blue:raven"),
    "ljosalfar_harp": ("any", "yellow:tree"),
    "hringhorni": ("trade_with_villages", "red:ship"),
    "jarnglofar": ("recruit_reavers", "blue:raven"),
    "friggs_goblet": ("raid_villages", "red:chest"),
    "laevateinn": ("subdue_territories", "red:helm"),
    "mjolnir_shard": ("subdue_territories", "red:helm"),
    "skidbladnir": ("sea_battle", "red:ship"),
    "holy_ash_staff": ("recruit_reavers", "red:chest"),
}
SPACES = [
    "recruit_reavers",
    "trade_with_villages",
    "sea_battle",
    "raid_villages",
    "raid_keeps",
    "subdue_territories",
]
# Usable at any moment of an own turn, without anything else happening.
ANY_MOMENT = [
    "andvarinaut",
    "bodn",
    "brisingamen",
    "draupnir",
    "eldhrimnir",
    "ljosalfar_harp",
    "hringhorni",
    "friggs_goblet",
]


def turn(t: Situation, space: str, name: str = "Anna") -> None:
    t.start("turn", name, space=space)


def usable(t: Situation, name: str = "Anna") -> list[str]:
    """The Artifacts a player is offered now."""
    words = [words for words in t.options(name) if words.startswith("artifact ")]
    return [word.removeprefix("artifact ") for word in words]


def reason(t: Situation, artifact: str) -> tuple[str, str]:
    """Why it is closed for Anna."""
    return t.closed("Anna")[f"artifact {artifact}"]


# -- spaces on the board ---------------------------------------------------------------------------


@pytest.mark.rule("RM-ARTIFACT-01")
@pytest.mark.parametrize("artifact", ARTIFACTS)
def test_a_gained_artifact_lies_on_the_board(artifact: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="bodn bodn draupnir")
        t.start("receiving", "Anna", deck="village_spoils", cards=artifact)
        assert t["Anna"].artifacts == ["bodn", "bodn", "draupnir", artifact]
        assert t["Anna"].pile == []
        assert t.view("Bo")["seats"][0]["artifacts"][3]["artifact"] == artifact


@pytest.mark.rule("RM-ARTIFACT-02")
@pytest.mark.parametrize("gone", ["bodn", "draupnir", "laevateinn", "skidbladnir", "eldhrimnir"])
def test_of_five_artifacts_one_goes_to_the_glory_pile(gone: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="bodn draupnir laevateinn skidbladnir")
        t.start("receiving", "Anna", deck="village_spoils", cards="eldhrimnir", space="raid_keeps")
        assert t.options("Anna") == [
            "discard_artifact bodn",
            "discard_artifact draupnir",
            "discard_artifact eldhrimnir",
            "discard_artifact laevateinn",
            "discard_artifact skidbladnir",
        ]
        t.choose("Anna", f"discard_artifact {gone}")
        all_five = ["bodn", "draupnir", "laevateinn", "skidbladnir", "eldhrimnir"]
        assert t["Anna"].artifacts == [name for name in all_five if name != gone]
        assert t["Anna"].pile == [gone]


# -- the die ---------------------------------------------------------------------------------------


@pytest.mark.rule("RM-ARTIFACT-03")
@pytest.mark.parametrize("artifact", ["draupnir", "eldhrimnir", "ljosalfar_harp"])
def test_only_a_die_with_exactly_the_face_serves(artifact: str) -> None:
    space, die = ARTIFACTS[artifact]
    space = "raid_keeps" if space == "any" else space
    every = "red:hammer red:double_hammer red:chest red:ship red:shield red:helm blue:raven"
    others = " ".join(other for other in [*every.split(), "yellow:tree"] if other != die)
    with Situation("Anna Bo") as t:
        # A Jarl whose clan icon is wild for everything else, and a tile with the icon.
        t.has("Anna", artifacts=f"{artifact} bodn", jarl="warrior", upgrades="shield_upgrade")
        t.has("Anna", dice=others)
        turn(t, space)
        assert usable(t) == ["bodn"]
        assert reason(t, artifact) == ("no_matching_die", "RM-ARTIFACT-03")
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts=artifact, dice=f"{die} red:double_hammer")
        turn(t, space)
        t.choose("Anna", f"artifact {artifact}")
        assert t["Anna"].dice == ["red:double_hammer"]


@pytest.mark.rule("RM-ARTIFACT-03")
def test_a_double_hammer_does_not_serve_dainsleif() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="dainsleif", dice="red:double_hammer blue:hammer")
        t.start("combat", "Anna", space="sea_battle", defense=9)
        t.choose("Anna", "commit_die blue hammer")
        assert usable(t) == []
        assert reason(t, "dainsleif") == ("no_matching_die", "RM-ARTIFACT-03")


@pytest.mark.rule("RM-ARTIFACT-03")
def test_the_owner_chooses_among_dice_of_the_face() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts="draupnir", dice="red:shield blue:shield yellow:ship")
        turn(t, "raid_keeps")
        t.choose("Anna", "artifact draupnir")
        assert t.options("Anna") == ["pay_die red shield", "pay_die blue shield"]
        assert t.closed("Anna") == {"pay_die yellow ship": ("wrong_face", "RM-ARTIFACT-03")}
        t.choose("Anna", "pay_die blue shield")
        assert t["Anna"].dice == ["red:shield", "yellow:ship"]


@pytest.mark.rule("RM-ARTIFACT-03")
def test_by_option_only_the_die_that_lies_on_the_artifact_serves() -> None:
    with Situation("Anna Bo", artifact_dice_usable_as_crew=False) as t:
        t.has("Anna", artifacts="draupnir", dice="red:shield blue:shield")
        turn(t, "raid_keeps")
        assert usable(t) == []
        t.choose("Anna", "store draupnir", "store_die blue shield")
        assert (t["Anna"].stored, t["Anna"].dice) == ({"draupnir": "blue:shield"}, ["red:shield"])
        t.choose("Anna", "artifact draupnir")
        assert (t["Anna"].stored, t["Anna"].dice) == ({}, ["red:shield"])
        assert t["Anna"].food == 2


# -- the moment ------------------------------------------------------------------------------------


@pytest.mark.rule("RM-ARTIFACT-04")
@pytest.mark.parametrize("artifact", ANY_MOMENT)
@pytest.mark.parametrize("space", SPACES)
def test_an_artifact_is_used_while_its_own_space_is_activated(artifact: str, space: str) -> None:
    own, die = ARTIFACTS[artifact]
    with Situation("Anna Bo") as t:
        t.has("Anna", artifacts=f"{artifact} ljosalfar_harp", dice=f"{die} yellow:tree", terror=1)
        turn(t, space)
        if own in ("any", space):
            assert artifact in usable(t)
        else:
            assert artifact not in usable(t)
            assert reason(t, artifact) == ("wrong_space", "RM-ARTIFACT-04")


@pytest.mark.rule("RM-ARTIFACT-05")
@pytest.mark.rule("RM-ARTIFACT-13")
def test_before_the_decision_between_sub_steps_and_after_acting() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*3", artifacts="draupnir")
        t.face_up("keep_spoils", "art treasure")
        t.deck("keep_spoils", "armor", "armor")
        turn(t, "raid_keeps")
        assert usable(t) == ["draupnir"]  # D-04
        t.choose("Anna", "act")
        assert usable(t) == ["draupnir"]  # D-22: which cards
        t.choose("Anna", "pair 1")
        assert usable(t) == ["draupnir"]  # D-23: which card first
        t.choose("Anna", "resolve art", "resolve armor")
        assert t.decision("Anna").kind != "end_turn"
        t.choose("Anna", "resolve armor")
        assert t.options("Anna") == ["done", "artifact draupnir"]  # before the turn ends
        t.choose("Anna", "artifact draupnir")
        assert t["Anna"].food == 2
        assert t.asked() == ["Bo"]


@pytest.mark.rule("RM-ARTIFACT-05")
@pytest.mark.rule("RM-SPEC-13")
def test_never_in_step_b() -> None:
    with Situation("Anna Bo") as t:
        # The Keep Wall the Fanatic brings asks whether to pillage: an Artifact moment in step C.
        t.has("Anna", dice="red:shield red:hammer", artifacts="draupnir")
        t.specialists("Anna", "raid_keeps", "fanatic")
        t.deck("keep_spoils", "keep_wall", "art")
        t.start("specialists", space="raid_keeps", active="Anna")
        t.choose("Anna", "keep keep_wall")
        assert t.options("Anna") == ["pillage", "skip"]
        t.choose("Anna", "skip")
        assert usable(t) == ["draupnir"]  # now it is step C


@pytest.mark.rule("RM-ARTIFACT-05")
def test_never_in_the_turn_of_another() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:shield", artifacts="draupnir")
        turn(t, "raid_keeps", "Bo")
        assert t.asked() == ["Bo"]
        t.choose("Bo", "take food")
        assert usable(t) == ["draupnir"]  # Anna's turn has come


@pytest.mark.rule("RM-ARTIFACT-05")
@pytest.mark.rule("RM-ARTIFACT-13")
def test_not_while_paying_nor_while_fighting_nor_while_throwing_dice_away() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=2, dice="red:shield*2 blue:shield", artifacts="draupnir ljosalfar_harp")
        t.has("Anna", upgrades="shield_upgrade")
        turn(t, "raid_keeps")
        t.choose("Anna", "act")
        assert t.decision("Anna").kind == "pay_dice"
        assert usable(t) == []
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, dice="red:shield red:hammer*2", artifacts="draupnir")
        t.start("combat", "Anna", space="raid_keeps", defense=9)
        assert usable(t) == []
        assert reason(t, "draupnir") == ("wrong_moment", "RM-ARTIFACT-09")
        t.choose("Anna", "commit_die red hammer")
        t.roll(battle="0")
        t.choose("Anna", "roll")
        assert t.options("Anna") == ["mark 0", "stop"]
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:shield*2 blue:ship*9", artifacts="draupnir")
        turn(t, "raid_keeps")
        t.choose("Anna", "rest", "set_die red ship")
        assert t.decision("Anna").kind == "surplus_dice"
        assert usable(t) == []


@pytest.mark.rule("RM-ARTIFACT-06")
@pytest.mark.parametrize("after", [True, False])
def test_who_rests_may_use_artifacts_before_and_after(after: bool) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:shield", artifacts="draupnir")
        turn(t, "raid_keeps", "Bo")
        t.choose("Bo", "take food")
        assert t.options("Anna") == ["rest", "artifact draupnir"]
        if after:
            t.choose("Anna", "rest", "take food", "artifact draupnir")
        else:
            t.choose("Anna", "artifact draupnir", "take food")
        assert t["Anna"].food == 4


@pytest.mark.rule("RM-ARTIFACT-07")
def test_each_card_once_per_activation_and_two_of_a_name_separately() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:shield*4", artifacts="draupnir draupnir bodn")
        turn(t, "raid_keeps")
        t.choose("Anna", "artifact draupnir", "artifact draupnir")
        assert t["Anna"].food == 4
        assert usable(t) == ["bodn"]
        assert reason(t, "draupnir") == ("used_already", "RM-ARTIFACT-07")


@pytest.mark.rule("RM-ARTIFACT-07")
def test_a_new_activation_makes_artifacts_usable_again() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:tree*3", artifacts="ljosalfar_harp")
        turn(t, "raid_keeps")
        t.choose("Anna", "artifact ljosalfar_harp", "take food")
        t.choose("Bo", "take food", "select raid_villages", "take food")
        assert usable(t) == ["ljosalfar_harp"]
        t.choose("Anna", "artifact ljosalfar_harp")
        assert t["Anna"].favor == 4


@pytest.mark.rule("RM-ARTIFACT-08")
@pytest.mark.parametrize("space", ["sea_battle", "raid_keeps"])
def test_the_activated_space_counts_and_not_the_kind_of_combat(space: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*2", artifacts="dainsleif")
        t.start("receiving", "Anna", deck="keep_spoils", cards="keep_wall", space=space)
        t.choose("Anna", "pillage")
        assert usable(t) == (["dainsleif"] if space == "sea_battle" else [])


@pytest.mark.rule("RM-ARTIFACT-09")
def test_artifacts_that_change_something_need_that_thing() -> None:
    dice = "red:hammer red:ship red:helm blue:raven red:chest"
    for artifact, space in [
        ("dainsleif", "sea_battle"),
        ("skidbladnir", "sea_battle"),
        ("laevateinn", "subdue_territories"),
        ("mjolnir_shard", "subdue_territories"),
    ]:
        with Situation("Anna Bo") as t:
            t.has("Anna", food=9, dice=dice, artifacts=artifact)
            turn(t, space)
            assert usable(t) == []
            assert reason(t, artifact) == ("wrong_moment", "RM-ARTIFACT-09")
    for artifact in ("jarnglofar", "holy_ash_staff"):
        with Situation("Anna Bo") as t:
            t.has("Anna", dice=dice, artifacts=artifact)
            turn(t, "recruit_reavers")
            assert usable(t) == []
            assert reason(t, artifact) == ("no_reaver_acquired", "RM-ARTIFACT-09")


@pytest.mark.rule("RM-ARTIFACT-10")
def test_an_artifact_may_be_used_in_the_turn_in_which_it_came() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:raven")
        t.start(
            "receiving",
            "Anna",
            deck="village_spoils",
            cards="eldhrimnir draupnir",
            space="raid_villages",
        )
        t.choose("Anna", "resolve eldhrimnir")
        assert t.options("Anna") == ["done", "artifact eldhrimnir"]
        t.choose("Anna", "artifact eldhrimnir")
        assert t["Anna"].food == 3


@pytest.mark.rule("RM-ARTIFACT-11")
@pytest.mark.parametrize(("others", "surplus"), [(9, False), (10, True)])
def test_the_die_of_an_artifact_that_leaves_stays_if_there_is_room(
    others: int, surplus: bool
) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, artifacts="draupnir", dice=f"red:shield blue:chest*{others}")
        t.journey(effect=[{"op": "lose_one_of", "items": ["artifact", "ship_upgrade"]}])
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert t["Anna"].pile == ["draupnir"]
        assert t["Anna"].crew == others + 1
        assert (t.decision("Anna").kind == "surplus_dice") is surplus
        if surplus:
            t.choose("Anna", "discard_die blue chest")
            assert t["Anna"].crew == 10


@pytest.mark.rule("RM-ARTIFACT-11")
def test_by_option_the_stored_die_returns_to_the_dice_spaces() -> None:
    with Situation("Anna Bo", artifact_dice_usable_as_crew=False) as t:
        t.has("Anna", food=4, artifacts="draupnir", stored={"draupnir": "red:shield"})
        t.journey(effect=[{"op": "lose_one_of", "items": ["artifact", "ship_upgrade"]}])
        t.face_up("sea_battle", "boat", "knarr")
        t.start("turn", "Anna", space="sea_battle")
        t.choose("Anna", "act")
        assert (t["Anna"].stored, t["Anna"].dice) == ({}, ["red:shield"])


@pytest.mark.rule("RM-ARTIFACT-12")
@pytest.mark.rule("RM-SCORE-01")
@pytest.mark.rule("RM-SCORE-03")
def test_artifacts_in_the_glory_pile_still_score() -> None:
    with Situation("Anna Bo") as t:
        t.card("village_spoils", "draupnir", glory=30)
        t.card("village_spoils", "bodn", glory=4)
        t.has("Anna", artifacts="bodn", pile="draupnir", prophecies="champion_of_valhalla")
        t.start("scoring")
        assert t["Anna"].score["artifact"] == 34
        assert t["Anna"].score["prophecy"] == 2


# -- every Artifact --------------------------------------------------------------------------------


@pytest.mark.rule("RM-ARTIFACT-20")
def test_andvarinaut_draws_a_keep_spoils_card_and_resolves_it() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:shield", artifacts="andvarinaut")
        t.deck("keep_spoils", "treasure", "art")
        turn(t, "raid_keeps")
        t.choose("Anna", "artifact andvarinaut")
        assert (t["Anna"].pile, t["Anna"].crew) == (["treasure"], 0)


@pytest.mark.rule("RM-ARTIFACT-21")
@pytest.mark.rule("RM-DICE-11")
def test_bodn_turns_any_die_into_one_of_its_colour_with_a_chosen_face() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship blue:chest", artifacts="bodn")
        t.board(supply_blue=0)
        turn(t, "recruit_reavers")
        t.choose("Anna", "artifact bodn", "pay_die blue chest")
        assert t.options("Anna") == [
            f"set_die blue {face}"
            for face in ("hammer", "double_hammer", "chest", "ship", "shield", "clan")
        ]
        t.choose("Anna", "set_die blue double_hammer")
        assert t["Anna"].dice == ["red:ship", "blue:double_hammer"]


@pytest.mark.rule("RM-ARTIFACT-21")
def test_by_option_bodn_costs_a_second_die() -> None:
    with Situation("Anna Bo", bodn_discards_a_second_die=True) as t:
        t.has("Anna", dice="red:ship blue:chest yellow:ship", artifacts="bodn")
        turn(t, "recruit_reavers")
        t.choose("Anna", "artifact bodn", "pay_die blue chest", "pay_die red ship")
        # The gained die has the colour of the first.
        t.choose("Anna", "set_die blue shield")
        assert t["Anna"].dice == ["blue:shield", "yellow:ship"]
    with Situation("Anna Bo", bodn_discards_a_second_die=True) as t:
        t.has("Anna", dice="red:ship", artifacts="bodn")
        turn(t, "recruit_reavers")
        assert usable(t) == []


@pytest.mark.rule("RM-ARTIFACT-22")
@pytest.mark.rule("RM-DECK-09")
@pytest.mark.parametrize("discarded", ["juggernaut", "plunderer", "vanquisher"])
def test_brisingamen_draws_a_prophecy_and_gives_one_back(discarded: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:tree", artifacts="brisingamen")
        t.has("Anna", prophecies="juggernaut", pile="plunderer")
        t.deck("prophecy", "vanquisher")
        turn(t, "trade_with_villages")
        t.choose("Anna", "artifact brisingamen")
        assert t.options("Anna") == [
            "discard_prophecy plunderer",
            "discard_prophecy juggernaut",
            "discard_prophecy vanquisher",
        ]
        assert "vanquisher" not in str(t.view("Bo"))
        t.choose("Anna", f"discard_prophecy {discarded}")
        left = {"juggernaut", "plunderer", "vanquisher"} - {discarded}
        assert set(t["Anna"].prophecies) == left
        assert t.discards("prophecy") == [discarded]
        assert t["Anna"].crew == 0


@pytest.mark.rule("RM-ARTIFACT-22")
def test_brisingamen_without_other_prophecies_gives_the_new_one_back() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="yellow:tree", artifacts="brisingamen")
        t.deck("prophecy", "vanquisher")
        turn(t, "trade_with_villages")
        t.choose("Anna", "artifact brisingamen")
        assert (t["Anna"].prophecies, t.discards("prophecy")) == ([], ["vanquisher"])


@pytest.mark.rule("RM-ARTIFACT-23")
def test_dainsleif_adds_two_battle_dice_for_a_hammer() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer", artifacts="dainsleif")
        t.start("combat", "Anna", space="sea_battle", defense=4)
        t.roll(battle="2 2")
        t.choose("Anna", "artifact dainsleif")
        assert t.won
        assert (t["Anna"].crew, t["Anna"].used_artifacts) == (0, ["dainsleif"])


@pytest.mark.rule("RM-ARTIFACT-23")
@pytest.mark.rule("RM-ARTIFACT-07")
def test_dainsleif_helps_in_one_combat_of_an_activation() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:hammer*3", artifacts="dainsleif", used_artifacts="dainsleif")
        t.start("combat", "Anna", space="sea_battle", defense=4)
        assert usable(t) == []
        assert reason(t, "dainsleif") == ("used_already", "RM-ARTIFACT-07")


@pytest.mark.rule("RM-ARTIFACT-24")
@pytest.mark.rule("RM-ARTIFACT-25")
@pytest.mark.rule("RM-ARTIFACT-26")
@pytest.mark.parametrize(
    ("artifact", "food", "favor"),
    [("draupnir", 2, 0), ("eldhrimnir", 3, 0), ("ljosalfar_harp", 0, 2)],
)
def test_draupnir_eldhrimnir_and_the_harp(artifact: str, food: int, favor: int) -> None:
    space, die = ARTIFACTS[artifact]
    with Situation("Anna Bo") as t:
        t.has("Anna", dice=die, artifacts=artifact)
        turn(t, "raid_keeps" if space == "any" else space)
        t.choose("Anna", f"artifact {artifact}")
        assert (t["Anna"].food, t["Anna"].favor, t["Anna"].crew) == (food, favor, 0)


@pytest.mark.rule("RM-ARTIFACT-27")
@pytest.mark.rule("RM-DICE-09")
def test_hringhorni_rolls_two_dice_of_chosen_colours() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:ship", artifacts="hringhorni")
        turn(t, "trade_with_villages")
        t.choose("Anna", "artifact hringhorni")
        assert t.options("Anna") == ["roll_die red", "roll_die blue", "roll_die yellow"]
        t.roll(blue="raven", yellow="chest")
        t.choose("Anna", "roll_die blue", "roll_die yellow")
        assert t["Anna"].dice == ["blue:raven", "yellow:chest"]


@pytest.mark.rule("RM-ARTIFACT-28")
@pytest.mark.parametrize("use", ["rally", "specialize raid_keeps", "promote"])
def test_jarnglofar_gives_the_clan_bonus_of_a_reaver_acquired_this_turn(use: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:raven", artifacts="jarnglofar")
        t.face_up("reaver", "spear_chief seer")  # of Raven and Tree
        t.roll(blue="ship ship ship", yellow="ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "resolve spear_chief", use)
        if use == "rally":
            t.choose("Anna", "set_die blue ship")
        food = 4 if use == "promote" else 0
        assert (t["Anna"].food, t["Anna"].favor) == (food, 0)
        t.choose("Anna", "artifact jarnglofar")
        assert t.options("Anna") == ["resolve spear_chief", "resolve seer"]
        t.choose("Anna", "resolve spear_chief")
        assert (t["Anna"].food, t["Anna"].favor) == (food + 4, 0)
        assert "blue:raven" not in t["Anna"].dice


@pytest.mark.rule("RM-ARTIFACT-28")
def test_jarnglofar_with_a_helm_reaver_draws_a_spoils_card() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:raven", artifacts="jarnglofar")
        t.face_up("reaver", "warrior warrior")
        t.deck("keep_spoils", "treasure")
        t.roll(red="ship ship", yellow="ship ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "artifact jarnglofar", "draw keep_spoils")
        assert t["Anna"].pile == ["treasure"]


@pytest.mark.rule("RM-ARTIFACT-28")
def test_jarnglofar_does_not_ask_which_of_two_reavers_of_one_clan() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="blue:raven", artifacts="jarnglofar")
        t.face_up("reaver", "spear_chief freeman")  # both of the Raven clan
        t.roll(blue="ship ship ship ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "artifact jarnglofar")
        assert t["Anna"].food == 4


@pytest.mark.rule("RM-ARTIFACT-29")
def test_friggs_goblet_discards_a_terror() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:chest", artifacts="friggs_goblet", terror=3)
        turn(t, "raid_villages")
        t.choose("Anna", "artifact friggs_goblet")
        assert (t["Anna"].terror, t["Anna"].crew) == (2, 0)


@pytest.mark.rule("RM-ARTIFACT-29")
@pytest.mark.rule("RM-GEN-12")
def test_friggs_goblet_is_closed_without_terror() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:chest", artifacts="friggs_goblet bodn")
        turn(t, "raid_villages")
        assert usable(t) == ["bodn"]
        assert reason(t, "friggs_goblet") == ("nothing_to_gain", "RM-GEN-12")


@pytest.mark.rule("RM-ARTIFACT-31")
def test_the_mjolnir_shard_adds_one_battle_die_for_a_helm() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:helm red:hammer", artifacts="mjolnir_shard")
        t.start("combat", "Anna", space="subdue_territories", defense=4, cause="subdue")
        t.roll(battle="2 2")
        t.choose("Anna", "artifact mjolnir_shard", "commit_die red hammer")
        assert t.won
        assert t["Anna"].crew == 0


@pytest.mark.rule("RM-ARTIFACT-32")
@pytest.mark.parametrize("journey", ["rough_seas", "kraken", "famine"])
def test_skidbladnir_cancels_a_revealed_journey(journey: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=9, jarl="warrior", dice="red:ship blue:hammer", artifacts="skidbladnir")
        t.journey(journey)
        t.face_up("sea_battle", "boat", "knarr")
        turn(t, "sea_battle")
        t.choose("Anna", "act", "artifact skidbladnir")
        assert t.discards("sea_journey") == [journey]
        assert (t["Anna"].food, t["Anna"].jarl, t["Anna"].glory) == (5, "warrior", 0)
        assert t["Anna"].dice == ["blue:hammer"]
        assert t.decision("Anna").kind == "choose_battle"


@pytest.mark.rule("RM-ARTIFACT-04")
@pytest.mark.rule("RM-ARTIFACT-32")
def test_any_other_artifact_does_what_it_does_and_the_journey_is_still_there() -> None:
    with Situation("Anna Bo") as t:
        t.card("village_spoils", "draupnir", action_space="raid_keeps")
        t.has("Anna", food=9, dice="red:ship blue:chest", artifacts="bodn draupnir")
        t.journey(effect=[{"op": "lose", "item": "food", "n": 3}])
        turn(t, "sea_battle")
        t.choose("Anna", "act")
        assert reason(t, "draupnir") == ("wrong_space", "RM-ARTIFACT-04")
        t.choose("Anna", "artifact bodn", "pay_die blue chest", "set_die blue hammer")
        assert t["Anna"].dice == ["red:ship", "blue:hammer"]
        # Nothing else is left to do about it, so it was suffered.
        t.was_forced("Anna", "suffer")
        assert t["Anna"].food == 2


@pytest.mark.rule("RM-ARTIFACT-32")
@pytest.mark.rule("RM-GEN-12")
def test_skidbladnir_is_closed_on_calm_seas() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", food=4, dice="red:ship", artifacts="skidbladnir bodn")
        t.journey("calm_seas")
        turn(t, "sea_battle")
        t.choose("Anna", "act")
        assert t.options("Anna") == ["sail_on", "artifact bodn"]
        assert reason(t, "skidbladnir") == ("nothing_to_gain", "RM-GEN-12")


@pytest.mark.rule("RM-ARTIFACT-33")
@pytest.mark.parametrize("use", ["rally", "specialize raid_keeps", "promote"])
def test_the_holy_ash_staff_uses_the_ability_of_a_reaver_acquired_this_turn(use: str) -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:chest", artifacts="holy_ash_staff")
        t.face_up("reaver", "book_keeper warrior")  # 2 Glory; a red die showing Helm
        t.roll(yellow="ship ship ship", red="ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "resolve book_keeper", use)
        if use == "rally":
            t.choose("Anna", "set_die yellow ship")
        assert t["Anna"].glory == 0
        t.choose("Anna", "artifact holy_ash_staff")
        assert t.options("Anna") == ["resolve warrior", "resolve book_keeper"]
        t.choose("Anna", "resolve book_keeper")
        assert t["Anna"].glory == 2
        assert "red:chest" not in t["Anna"].dice


@pytest.mark.rule("RM-ARTIFACT-33")
def test_the_holy_ash_staff_does_not_spare_the_cost_of_the_ability() -> None:
    with Situation("Anna Bo") as t:
        t.has("Anna", favor=1, dice="red:chest", artifacts="holy_ash_staff")
        t.face_up("reaver", "seer seer")  # 1 Favor for 2 Glory
        t.roll(yellow="ship ship", blue="ship ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "artifact holy_ash_staff")
        assert (t["Anna"].favor, t["Anna"].glory) == (0, 2)
    with Situation("Anna Bo") as t:
        t.has("Anna", dice="red:chest", artifacts="holy_ash_staff")
        t.face_up("reaver", "seer seer")
        t.roll(yellow="ship ship", blue="ship ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1")
        assert usable(t) == []
        assert reason(t, "holy_ash_staff") == ("nothing_to_gain", "RM-GEN-12")


@pytest.mark.rule("RM-ARTIFACT-33")
def test_the_holy_ash_staff_keeps_the_die_that_the_ability_costs() -> None:
    with Situation("Anna Bo") as t:
        red = {"item": "die", "n": 1, "colour": "red", "face": "any"}
        farm = {"op": "gain", "item": "farm", "n": 1}
        t.card(
            "reavers",
            "fanatic",
            gain_dice=["blue", "blue"],
            ability_optional=True,
            ability_cost=[red],
            ability_effect=[farm],
        )
        t.has("Anna", dice="red:chest blue:chest", artifacts="holy_ash_staff")
        t.face_up("reaver", "fanatic fanatic")
        t.roll(blue="ship ship ship ship")
        turn(t, "recruit_reavers")
        t.choose("Anna", "act", "pair 1", "artifact holy_ash_staff")
        # Of the two chests the Staff can only take the blue one; the red one pays for the farm.
        assert t["Anna"].dice == ["blue:ship"] * 4
        assert t["Anna"].farm == 1


@pytest.mark.rule("RM-ARTIFACT-04")
@pytest.mark.parametrize("artifact", ["skidbladnir", "dainsleif", "laevateinn"])
def test_an_artifact_of_another_space_says_so_whatever_its_moment(artifact: str) -> None:
    with Situation("Anna Bo") as t:
        t.card("village_spoils", artifact, action_space="sea_battle")
        t.has("Anna", artifacts=artifact, dice="red:hammer red:helm red:ship")
        t.start("turn", "Anna", space="recruit_reavers")
        assert t.closed("Anna")[f"artifact {artifact}"] == ("wrong_space", "RM-ARTIFACT-04")


@pytest.mark.rule("RM-ARTIFACT-09")
@pytest.mark.parametrize("artifact", ["skidbladnir", "dainsleif", "laevateinn"])
def test_at_its_own_space_an_artifact_waits_for_its_moment(artifact: str) -> None:
    with Situation("Anna Bo") as t:
        t.card("village_spoils", artifact, action_space="sea_battle")
        t.has("Anna", artifacts=artifact, dice="red:hammer red:helm red:ship", food=4)
        t.start("turn", "Anna", space="sea_battle")
        assert t.closed("Anna")[f"artifact {artifact}"] == ("wrong_moment", "RM-ARTIFACT-09")
