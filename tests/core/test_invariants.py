"""The harness finds what it is there to find: a sound game passes, each broken one does not."""

import random
from collections import Counter
from typing import Any, ClassVar, cast

import pytest
from tests.core import steps, tiny
from tests.core.tiny import CARDS, GAIN, LOOK, PEEK, Tiny, TinyState

from meadhall.core.cards.cardset import CardSet
from meadhall.core.engine.chance import Chance
from meadhall.core.engine.decision import Reason
from meadhall.core.engine.frame import Procedure
from meadhall.core.errors import SetupError
from meadhall.core.game import Game
from meadhall.core.settings import SettingSpec, SettingValue
from meadhall.testing.invariants import (
    Facts,
    Names,
    Watched,
    any_settings,
    check_frames,
    check_schema,
    covering,
    unnumbered,
    words_in,
)

RULES = ["TINY-TURN", "TINY-BID", "TINY-GAIN", "TINY-LOOK", "TINY-PEEK"]


class TinyFacts(Facts):
    most_choices = 200
    most_options = 5
    not_names = ("kind", "verb")

    def all_pieces(self, s: TinyState) -> dict[int, int]:
        return Counter([*s.deck, *s.seen])

    def check(self, s: TinyState) -> None:
        assert min(s.points) >= 0

    def all_names(self, s: TinyState) -> Names:
        return frozenset(CARDS)

    def known_names(self, s: TinyState, seat: int | None) -> Names:
        known = {CARDS[card] for card in s.seen}
        if seat is not None and s.top_seen_by >> seat & 1 and s.deck:
            known.add(CARDS[s.deck[-1]])
        return frozenset(known)


class SameFrames(Tiny):
    """A Tiny with one thing wrong uses Tiny's frames."""

    @property
    def package(self) -> str:
        return Tiny().package


def watch(game: Tiny, seeds: int = 12) -> list[Watched]:
    facts = TinyFacts(game, RULES)
    luck = random.Random(1)
    games: list[Watched] = []
    for seed in range(seeds):
        seats = 1 + seed % 3
        settings = {**any_settings(game, seats, luck), "peeks": True}
        games.append(Watched(facts, seats, settings, seed).play())
    return games


def test_a_sound_game_passes_and_offers_all_it_has() -> None:
    games = watch(Tiny())
    assert all(it.state.over for it in games)
    assert set().union(*[it.offered for it in games]) == set(range(len(tiny.ACTIONS)))
    assert set().union(*[it.kinds for it in games]) == {"turn", "bid"}


# -- every kind of mistake is found ----------------------------------------------------------------


class LosesCards(SameFrames):
    """The redrawn deck is one card short."""

    def redraw(self, s: TinyState, seat: int | None, chance: Chance) -> None:
        super().redraw(s, seat, chance)
        s.deck = s.deck[1:]


class ShowsTheDeck(SameFrames):
    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        view = super().view(s, seat)
        view["seen"] = [CARDS[card] for card in (*s.seen, *s.deck[:1])]
        return view


class ShowsAnotherField(SameFrames):
    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "more": 1}


class ShowsBids(SameFrames):
    """Everybody sees what was bid while others still think."""

    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "bid": max(s.bids)}


class CountsHidden(SameFrames):
    """A number of the view depends on the hidden order of the deck."""

    def view(self, s: TinyState, seat: int | None) -> dict[str, object]:
        return {**super().view(s, seat), "deck": s.deck[0] if s.deck else 0}


class ImaginesTheTruth(SameFrames):
    """What is drawn anew depends on how the hidden cards really lie."""

    def redraw(self, s: TinyState, seat: int | None, chance: Chance) -> None:
        deck = s.deck.copy()
        super().redraw(s, seat, chance)
        if not (seat is not None and s.top_seen_by >> seat & 1):
            s.deck = chance.shuffle("deck", deck)


class ForgetsPeeks(SameFrames):
    """A seat that has peeked imagines another card on top."""

    def redraw(self, s: TinyState, seat: int | None, chance: Chance) -> None:
        s.deck = chance.shuffle("deck", sorted(s.deck))


class DrawsNothingAnew(SameFrames):
    """Bots would see the true deck."""

    redraw = Game.redraw


class KeepsFractions(SameFrames):
    def set_up(self, s: TinyState) -> None:
        super().set_up(s)
        s.points = [cast(int, 0.0)] * s.seats


class ShufflesByItself(SameFrames):
    """Luck that no record knows of."""

    def set_up(self, s: TinyState) -> None:
        super().set_up(s)
        random.SystemRandom().shuffle(s.deck)


class WrongBreakdown(SameFrames):
    def scores(self, s: TinyState) -> list[int]:
        return [points + s.over for points in s.points]

    def breakdown(self, s: TinyState, seat: int) -> list[Any]:
        return []


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (LosesCards(), "pieces change when"),
        (ShowsTheDeck(), "sees"),
        (ShowsAnotherField(), "fields of its own"),
        (ShowsBids(), "sees what|imagined table"),
        (CountsHidden(), "can tell an imagined table"),
        (ImaginesTheTruth(), "imagined table of .* leaks"),
        (ForgetsPeeks(), "can tell an imagined table"),
        (DrawsNothingAnew(), "some seats see more than others, yet the game draws nothing anew"),
        (KeepsFractions(), r"TinyState.points = .* cannot be kept; expected whole numbers"),
        (ShufflesByItself(), "played again, it goes another way"),
        (WrongBreakdown(), "add up to others"),
    ],
    ids=lambda it: type(it).__name__,
)
def test_a_game_with_a_mistake_is_found(game: Tiny, message: str) -> None:
    with pytest.raises(AssertionError, match=message) as caught:
        watch(game)
    assert "tiny, seats=" in caught.value.__notes__[0]


def broken(monkeypatch: pytest.MonkeyPatch, cls: type, **methods: object) -> None:
    for name, method in methods.items():
        monkeypatch.setattr(cls, name, method)


def test_an_option_that_is_open_and_closed_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: tiny.Turn, s: TinyState) -> list[int]:
        return [GAIN, tiny.END]

    broken(monkeypatch, tiny.Turn, options=options)
    with pytest.raises(AssertionError, match="why_not says otherwise"):
        watch(Tiny())


def test_an_option_that_the_game_does_not_have_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def candidates(self: tiny.Turn, s: TinyState) -> list[int]:
        return [GAIN, 99]

    broken(monkeypatch, tiny.Turn, candidates=candidates)
    with pytest.raises(AssertionError, match=r"offers \[99\]: no options of the game"):
        watch(Tiny())


def test_an_unknown_rule_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    broken(monkeypatch, tiny.Turn, RULE="TINY-NONE")
    with pytest.raises(AssertionError, match="there is no rule 'TINY-NONE'"):
        watch(Tiny())


def test_an_unknown_rule_of_a_reason_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny, "ENOUGH", Reason("enough", "TINY-NONE"))
    with pytest.raises(AssertionError, match="there is no rule 'TINY-NONE'"):
        watch(Tiny())


def choose_with(change: Any) -> Any:
    sound = tiny.Turn.choose

    def choose(self: tiny.Turn, s: TinyState, option: int) -> None:
        sound(self, s, option)
        change(self, s, option)

    return choose


def test_a_look_that_could_be_undone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def forget_reveal(turn: tiny.Turn, s: TinyState, option: int) -> None:
        s.reveals -= option in (LOOK, PEEK)

    broken(monkeypatch, tiny.Turn, choose=choose_with(forget_reveal))
    with pytest.raises(AssertionError, match=r"could be undone|sees a difference|hears it"):
        watch(Tiny())


def test_an_event_for_the_wrong_ears_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def shout(turn: tiny.Turn, s: TinyState, option: int) -> None:
        if option == PEEK:
            s.tell("shout", {"card": CARDS[s.deck[-1]]})

    broken(monkeypatch, tiny.Turn, choose=choose_with(shout))
    with pytest.raises(AssertionError, match=r"hears .* from <Event shout"):
        watch(Tiny())


def test_an_event_that_tells_a_hidden_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(turn: tiny.Turn, s: TinyState, option: int) -> None:
        if option == GAIN and s.deck:
            s.tell("hint", {"number": s.deck[0]})

    broken(monkeypatch, tiny.Turn, choose=choose_with(hint))
    with pytest.raises(AssertionError, match="hears it"):
        watch(Tiny())


def test_a_copy_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = TinyState.clone

    def clone(self: TinyState) -> TinyState:
        twin = sound(self)
        twin.points = self.points
        return twin

    broken(monkeypatch, TinyState, clone=clone)
    with pytest.raises(AssertionError, match="a move on a copy changed the original"):
        watch(Tiny())


def test_a_question_that_changes_something_when_asked_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run(self: tiny.Turn, s: TinyState) -> bool:
        s.points[0] += 1
        return True

    broken(monkeypatch, tiny.Turn, run=run)
    with pytest.raises(AssertionError, match="asking again changed something"):
        watch(Tiny())


def test_a_step_without_a_name_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Rounds, "STEPS", ("turns",))
    with pytest.raises(AssertionError, match="a step without a name"):
        watch(Tiny())


# -- what can be seen without playing --------------------------------------------------------------


def test_the_frames_of_tiny_are_sound() -> None:
    check_frames(Tiny())


class Misnumbered(Procedure):
    __slots__ = ()
    STEPS: ClassVar[tuple[str, ...]] = ("first", "second")


FIRST, SECOND = 0, 2


class NeedsArguments(Procedure):
    __slots__ = ()

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


def test_wrong_steps_and_frames_with_arguments_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    from meadhall.testing import invariants

    for frame, error in ((Misnumbered, AssertionError), (NeedsArguments, TypeError)):
        monkeypatch.setattr(invariants, "frame_classes", lambda _, frame=frame: {"it": frame})
        with pytest.raises(error):
            check_frames(Tiny())


def test_constants_are_held_against_the_tuples_that_number_them() -> None:
    class Ids:
        SPACES = ("market", "troll")
        MARKET_SPACE = 0
        TROLL = 1
        MARKET = 1
        MOST = 8

    assert unnumbered(Ids) == ["MARKET", "MOST"]


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ({"version": 1}, "a field is missing|is not object"),
        ([], "is not object"),
    ],
)
def test_what_does_not_fit_the_schema_is_found(value: object, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_schema(value, Tiny().view_schema())


@pytest.mark.parametrize(
    ("field", "value"),
    [("version", True), ("version", "1"), ("seats", [{"score": None}]), ("top", 3), ("asked", {})],
)
def test_a_field_of_a_wrong_kind_is_found(field: str, value: object) -> None:
    view = Tiny().new(2).view(0)
    check_schema(view, Tiny().view_schema())
    with pytest.raises(AssertionError, match=f"view.{field}"):
        check_schema({**view, field: value}, Tiny().view_schema())


def test_words_are_found_at_any_depth() -> None:
    data = {"a": ["x", {"b": "y", "kind": "z"}], "c": 3}
    assert sorted(words_in(data, {"kind"})) == ["x", "y"]


# -- tables ----------------------------------------------------------------------------------------


class Choosy(Tiny):
    """Peeks need bids, and the number of rounds decides whether there are bids at all."""

    def setting_specs(
        self, seats: int, chosen: dict[str, object] | None = None, cards: object = None
    ) -> list[SettingSpec]:
        rounds = (chosen or {}).get("rounds", 1)
        bids: list[SettingValue] = [False] if rounds == 1 else [True, False]
        return [
            SettingSpec("rounds", [1, 2, 4], 1, "", decides=True),
            SettingSpec("bids", bids, False, ""),
            SettingSpec("peeks", [True, False], False, ""),
        ]

    def resolve(
        self, card_set: CardSet, seats: int, chosen: dict[str, object]
    ) -> dict[str, object]:
        resolved = super().resolve(card_set, seats, chosen)
        if resolved["peeks"] and not resolved["bids"] and resolved["rounds"] == 2:
            raise SetupError("peeks need bids")
        return resolved


def test_tables_cover_every_value_and_go_together() -> None:
    tables = covering(Choosy(), 2)
    assert {table.get("rounds", 1) for table in tables} == {1, 2, 4}
    assert len(tables) <= 4
    for table in tables:
        Choosy().new(2, table)
    played = [Choosy().new(2, table).settings for table in tables]
    assert {cast(bool, it["peeks"]) for it in played} == {True, False}
    luck = random.Random(1)
    drawn = [any_settings(Choosy(), 2, luck) for _ in range(60)]
    for table in drawn:
        Choosy().new(2, table)
    assert {it["bids"] for it in drawn if it["rounds"] == 4} == {True, False}


def test_frames_with_steps_that_nobody_numbers_are_found() -> None:
    with pytest.raises(AssertionError, match="CALLING or CALLS_CALLING = 0 is missing"):
        check_frames(steps.Steps())
