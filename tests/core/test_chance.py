"""Luck: the documented algorithm, no bias, forced outcomes, and what is written down of it."""

import copy
import pickle
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meadhall.core.engine.chance import Chance, Script, key_of
from meadhall.core.errors import ChanceError
from meadhall.core.record.commitment import commitment_of, luck_key, secret_of

KEYS = st.binary(min_size=32, max_size=32)


# -- the generator, written again from docs/record.md alone ----------------------------------------


class ByTheBook:
    def __init__(self, key: bytes) -> None:
        self.key = key
        self.used = 0

    def byte(self) -> int:
        block = sha256(self.key + (self.used // 32).to_bytes(8, "big")).digest()
        byte = block[self.used % 32]
        self.used += 1
        return byte

    def below(self, n: int) -> int:
        while True:
            byte = self.byte()
            if byte < 256 // n * n:
                return byte % n

    def shuffled(self, cards: list[int]) -> list[int]:
        cards = list(cards)
        for last in reversed(range(1, len(cards))):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]
        return cards


@given(KEYS, st.lists(st.integers(1, 256), max_size=120))
def test_numbers_are_those_of_the_documented_algorithm(key: bytes, sides: list[int]) -> None:
    chance, book = Chance(key), ByTheBook(key)
    assert [chance.roll("die", n) for n in sides] == [book.below(n) for n in sides]
    assert chance.position == book.used


@given(KEYS, st.lists(st.lists(st.integers(0, 99), max_size=80), max_size=4))
def test_shuffles_are_those_of_the_documented_algorithm(key: bytes, decks: list[list[int]]) -> None:
    chance, book = Chance(key), ByTheBook(key)
    for deck in decks:
        before = deck.copy()
        assert chance.shuffle("deck", deck) == book.shuffled(deck)
        assert deck == before


@given(KEYS, st.integers(0, 300), st.integers(0, 300))
def test_key_and_position_are_the_whole_state(key: bytes, skip: int, more: int) -> None:
    chance = Chance(key)
    for _ in range(skip):
        chance.below(6)
    further = [chance.copy(), Chance(key, chance.position), chance]
    assert len({tuple(one.below(20) for _ in range(more)) for one in further}) == 1


def test_the_key_is_pinned() -> None:
    """A change here would silently change every game of every recorded seed."""
    assert key_of(7) == key_of("7") == key_of(b"7") == sha256(b"meadhall:7").digest()
    chance = Chance(key_of(7))
    assert [chance.below(6) for _ in range(12)] == [3, 2, 5, 1, 0, 0, 3, 2, 5, 0, 2, 2]


@given(st.binary(min_size=1, max_size=64), st.lists(st.text(max_size=20), max_size=4))
def test_the_key_of_a_table_is_that_of_the_documentation(secret: bytes, words: list[str]) -> None:
    parts = [secret, *(word.encode() for word in words)]
    encoded = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    assert luck_key(secret, words) == sha256(b"meadhall luck 1" + encoded).digest()
    assert commitment_of(secret) == sha256(secret).hexdigest()


def test_no_two_tables_of_words_share_a_key() -> None:
    tables = [["ab", "c"], ["a", "bc"], ["abc", ""], ["", "abc"], ["abc"], ["a", "b", "c"]]
    assert len({luck_key(b"s", words) for words in tables}) == len(tables)
    assert luck_key(b"sa", ["b"]) != luck_key(b"s", ["ab"])
    assert secret_of(7) == secret_of("7") != secret_of(8)


# -- no bias ---------------------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


# 99.9 % of fair series stay below, by degrees of freedom.
CRITICAL = {1: 10.8, 2: 13.8, 5: 20.5, 9: 27.9, 19: 43.8, 23: 49.7, 199: 267.5, 255: 330.5}


@pytest.mark.parametrize("n", [2, 3, 6, 10, 20, 200, 256])
def test_every_number_is_as_likely_as_any_other(n: int) -> None:
    chance = Chance(key_of("no bias"))
    seen = Counter(chance.below(n) for _ in range(300 * n))
    assert chi_square([seen[number] for number in range(n)]) < CRITICAL[n - 1]


def test_every_order_of_a_deck_is_as_likely_as_any_other() -> None:
    chance = Chance(key_of("no bias"))
    seen = Counter(tuple(chance.shuffle("deck", [0, 1, 2, 3])) for _ in range(24 * 300))
    assert chi_square([seen[order] for order in permutations(range(4))]) < CRITICAL[23]


def test_a_roll_says_nothing_about_the_next() -> None:
    chance = Chance(key_of("pairs"))
    pairs = Counter((chance.below(2), chance.below(10)) for _ in range(6000))
    assert chi_square([pairs[one, two] for one in range(2) for two in range(10)]) < CRITICAL[19]


@pytest.mark.parametrize("n", [0, -1, 257])
def test_draws_beyond_a_byte_are_refused(n: int) -> None:
    chance = Chance(key_of(1))
    with pytest.raises(ChanceError, match="1 to 256"):
        chance.below(n)
    assert chance.position == 0


def test_spawned_luck_is_new_each_time_and_says_nothing_of_the_old() -> None:
    chance = Chance(key_of(1))
    one, two = chance.spawn(), chance.spawn()
    series = [[luck.below(256) for _ in range(32)] for luck in (one, two, Chance(key_of(1)))]
    assert series[0] != series[1] != series[2] != series[0]


# -- forced outcomes -------------------------------------------------------------------------------


def forced(strict: bool = True) -> tuple[Chance, Script]:
    chance, script = Chance(key_of(1)), Script(strict)
    chance.script = script
    return chance, script


def test_forced_rolls_come_in_order_and_by_label() -> None:
    chance, script = forced()
    script.roll("sword", 5)
    script.roll("axe", 0)
    script.roll("sword", 2)
    assert script.left_over() == ["axe", "sword"]
    assert [chance.roll("sword", 6), chance.roll("sword", 6)] == [5, 2]
    assert script.left_over() == ["axe"]
    assert chance.roll("axe", 6) == 0
    assert script.left_over() == []


def test_a_forced_shuffle_is_the_order_asked_for() -> None:
    chance, script = forced()
    wanted = [2, 0, 1]
    script.shuffle("deck", wanted)
    assert script.left_over() == ["deck"]
    order = chance.shuffle("deck", [0, 1, 2])
    assert order == wanted
    order.append(9)
    assert wanted == [2, 0, 1]
    assert script.left_over() == []


def test_a_strict_script_refuses_what_nobody_decided() -> None:
    chance, script = forced()
    script.roll("sword", 1)
    with pytest.raises(ChanceError, match="'axe' was not decided"):
        chance.roll("axe", 6)
    with pytest.raises(ChanceError, match="'deck' was not decided"):
        chance.shuffle("deck", [1, 2])
    assert chance.position == 0
    assert script.left_over() == ["sword"]


def test_a_lenient_script_leaves_the_rest_to_luck() -> None:
    chance, script = forced(strict=False)
    script.roll("sword", 4)
    free = Chance(key_of(1))
    assert chance.roll("axe", 6) == free.roll("axe", 6)
    assert chance.shuffle("deck", [1, 2, 3]) == free.shuffle("deck", [1, 2, 3])
    assert chance.roll("sword", 6) == 4


def test_impossible_outcomes_are_refused() -> None:
    chance, script = forced()
    script.roll("sword", 6)
    with pytest.raises(ChanceError, match="cannot show 6; expected 0 to 5"):
        chance.roll("sword", 6)
    script.shuffle("deck", [1, 1])
    with pytest.raises(ChanceError, match="'deck' holds other cards"):
        chance.shuffle("deck", [1, 2])


def test_forced_luck_still_moves_the_barrier_of_undo() -> None:
    chance, script = forced()
    script.roll("sword", 3)
    script.shuffle("deck", [1, 0])
    chance.roll("sword", 6)
    assert chance.position == 1
    chance.shuffle("deck", [0, 1])
    assert chance.position == 2


def test_a_copy_has_its_own_script() -> None:
    chance, script = forced()
    script.roll("sword", 3)
    script.shuffle("deck", [1, 0])
    twin = chance.copy()
    assert twin.roll("sword", 6) == 3
    assert twin.shuffle("deck", [0, 1]) == [1, 0]
    assert script.left_over() == ["deck", "sword"]


# -- the journal -----------------------------------------------------------------------------------


def test_the_journal_has_every_outcome_in_order_forced_ones_too() -> None:
    chance, script = forced(strict=False)
    chance.journal = []
    script.roll("sword", 3)
    script.shuffle("deck", [1, 0])
    chance.roll("sword", 6)
    order = chance.shuffle("deck", [0, 1])
    face = chance.roll("axe", 6)
    other = chance.shuffle("runes", [5, 6, 7])
    assert chance.journal == [
        ("sword", [3]),
        ("deck", order.copy()),
        ("axe", [face]),
        ("runes", other.copy()),
    ]
    order.append(9)
    other.append(9)
    assert [len(values) for _, values in chance.journal] == [1, 2, 1, 3]


def test_a_journal_changes_no_outcome_and_is_not_copied() -> None:
    watched, free = Chance(key_of(1)), Chance(key_of(1))
    watched.journal = []
    assert [watched.roll("d", 6) for _ in range(9)] == [free.roll("d", 6) for _ in range(9)]
    assert watched.copy().journal is None


# -- travelling, and drawing among many ------------------------------------------------------------


@pytest.mark.parametrize(
    "again",
    [copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))],  # noqa: S301
)
def test_luck_goes_on_after_a_copy_or_a_pickle(again: Callable[[Chance], Chance]) -> None:
    luck = Chance(key_of("travels"), 5)
    luck.script = Script(strict=False)
    luck.script.roll("axeman", 4)
    luck.journal = []
    twin = again(luck)
    rolled = [luck.roll("axeman", 6) for _ in range(4)]
    assert rolled[0] == 4
    assert [twin.roll("axeman", 6) for _ in range(4)] == rolled
    assert (twin.position, twin.journal) == (luck.position, luck.journal)


@pytest.mark.parametrize("count", [1, 2, 256, 257, 1737])
def test_a_draw_among_many_reaches_all_of_them(count: int) -> None:
    luck = Chance(key_of(f"among {count}"))
    drawn = {luck.among(count) for _ in range(min(count * 12, 20_000))}
    assert min(drawn) >= 0
    assert max(drawn) < count
    assert len(drawn) > 0.95 * count


@pytest.mark.parametrize("size", [1, 2, 7, 52, 256])
def test_many_at_once_are_drawn_as_one_by_one(size: int) -> None:
    """`shuffle` and `rolls` write `below` out, as the processor counts."""
    for position in (0, 31, 1_000):
        at_once, one_by_one = Chance(key_of(size), position), Chance(key_of(size), position)
        assert at_once.rolls("die", size, 40) == [one_by_one.below(size) for _ in range(40)]
        order = list(range(size))
        for left in range(size, 1, -1):
            drawn = one_by_one.below(left)
            order[left - 1], order[drawn] = order[drawn], order[left - 1]
        assert at_once.shuffle("deck", list(range(size))) == order
        assert at_once.position == one_by_one.position


def test_a_torrent_is_luck_of_its_own_that_can_be_copied() -> None:
    source, same = Chance(key_of(3)), Chance(key_of(3))
    torrent = source.torrent()
    drawn = [torrent.below(256) for _ in range(300)]
    twin, read = copy.copy(torrent), pickle.loads(pickle.dumps(torrent))  # noqa: S301
    further = [torrent.below(200) for _ in range(300)]
    for again in (twin, read):
        assert [again.below(200) for _ in range(300)] == further
    repeated = same.torrent()
    assert [repeated.below(256) for _ in range(300)] == drawn
    # It takes one step of its source, and the next one is another.
    assert source.position == 1
    assert [source.torrent().below(256) for _ in range(2)] != drawn[:2]
    assert len(set(drawn)) > 150


def test_what_is_mixed_does_not_tell_how_it_lay() -> None:
    cards = [5, 3, 3, 9, 0, 7]
    mixed = Chance(key_of(4)).torrent().mixed(cards)
    assert cards == [5, 3, 3, 9, 0, 7]
    assert sorted(mixed) == sorted(cards)
    for other in ([9, 7, 5, 3, 3, 0], (0, 3, 5, 3, 7, 9)):
        assert Chance(key_of(4)).torrent().mixed(other) == mixed
    orders = {tuple(Chance(key_of(seed)).torrent().mixed([1, 2, 3])) for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.parametrize("bits", [5, 8])
def test_mixing_draws_what_below_gives(bits: int) -> None:
    """`mix` writes `below` out, across the ends of blocks, whatever lies in the list."""
    for size in (0, 1, 2, 7, 40, 129, 256):
        for position in (0, 1, 31, 32, 250, 1_000):
            at_once = Chance(key_of(size), position, bits)
            one_by_one = Chance(key_of(size), position, bits)
            cards = [f"card {number}" for number in range(size)]
            order = cards.copy()
            for left in range(size, 1, -1):
                drawn = one_by_one.below(left)
                order[left - 1], order[drawn] = order[drawn], order[left - 1]
            at_once.mix(cards)
            assert cards == order
            assert at_once.position == one_by_one.position
    with pytest.raises(ChanceError, match="expected 1 to 256"):
        Chance(key_of(1)).mix(list(range(257)))
