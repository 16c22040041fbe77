"""What an observation says of each card, worked out once for a card set.

A Warrior, a Jarl and a Loki card are rows of numbers, put into an observation as they are. A card
of a hand adds to some of the hand's sums: its row is the place of a sum and what to add, in turns.
"""

from collections.abc import Callable
from math import factorial
from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import packed
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.cards import CardSet
from meadhall.games.valhalla.cards.kinds import Jarl, JarlTrait
from meadhall.games.valhalla.observation.hands import hand_entries, name_hand, short_row


def zeros(name_block: Callable[[Observation], None]) -> bytes:
    """The numbers of a block of which there is nothing to tell."""
    layout = Observation()
    name_block(layout)
    return bytes(len(layout))


# -- Warriors --------------------------------------------------------------------------------------

WARRIOR_NUMBERS: Final = 10


def name_warrior(layout: Observation, name: str) -> None:
    layout.add(f"{name}.glory", "the Glory on the card")
    layout.row(f"{name}.needs", ids.WEAPONS, "dice with this weapon that arm the Warrior")
    layout.add(f"{name}.needs.alike", "dice that arm the Warrior if they are alike, or pairs")
    layout.add(f"{name}.needs.free", "dice that arm the Warrior whatever they show, or different")
    layout.add(f"{name}.favour", "Glory that its Favour can bring")
    layout.add(f"{name}.chance", "how often a first roll can arm it, in percent", 100)


def _warrior_row(cards: CardSet, card: int, chance: int) -> list[int]:
    kind = cards.need_kind[card]
    row = [cards.glory[card], *cards.need[card * 5 : card * 5 + 5]]
    for kinds in ((ids.NEEDS_SAME, ids.NEEDS_PAIRS), (ids.NEEDS_ANY, ids.NEEDS_DIFFERENT)):
        row.append(cards.need_n[card] if kind in kinds else 0)
    trait = cards.trait[card]
    row.append(cards.favour[trait] if trait >= 0 else 0)
    row.append(chance)
    return row


def _could_arm(cards: CardSet, card: int, have: list[int]) -> bool:
    """VH-BATTLE-05, VH-GIANT-02 to -05, VH-VALKYRIE-22: would these weapons arm the Warrior?"""
    kind, n = cards.need_kind[card], cards.need_n[card]
    if kind == ids.NEEDS_EXACT:
        need = cards.need[card * 5 : card * 5 + 5]
        return all(have[weapon] >= need[weapon] for weapon in range(5))
    if kind == ids.NEEDS_ANY:
        return sum(have) >= n
    if kind == ids.NEEDS_SAME:
        return max(have) >= n
    if kind == ids.NEEDS_PAIRS:
        return sum([count // 2 for count in have]) >= n // 2
    return len([count for count in have if count]) >= n


def _rolls(dice: int, faces: int) -> list[list[int]]:
    """Every way in which so many dice can show so many faces: how many show each."""
    if faces == 1:
        return [[dice]]
    return [[first, *rest] for first in range(dice + 1) for rest in _rolls(dice - first, faces - 1)]


def _chances(cards: CardSet) -> list[int]:
    """Of each Warrior, how often the dice of a side arm it at the first roll, in percent."""
    dice = cards.dice_of_a_side
    weighed: list[tuple[list[int], int]] = []
    for roll in _rolls(dice, len(ids.FACES)):
        ways = factorial(dice)
        for count in roll:
            ways //= factorial(count)
        weighed.append((roll[:5], ways))
    all_ways = len(ids.FACES) ** dice
    known: dict[str, int] = {}
    chances: list[int] = []
    for card in range(ids.FIRST_TACTIC):
        need = cards.need[card * 5 : card * 5 + 5]
        asked = f"{cards.need_kind[card]} {cards.need_n[card]} {need}"
        if asked not in known:
            good = sum([ways for have, ways in weighed if _could_arm(cards, card, have)])
            known[asked] = good * 100 // all_ways
        chances.append(known[asked])
    return chances


# -- Jarls -----------------------------------------------------------------------------------------

# What a Jarl can do: `draw_keep` and what follows `support_defender` is Loki's alone.
_JARL_EFFECTS: Final[tuple[str, ...]] = ids.EFFECTS[:13] + ids.EFFECTS[14:25]


def name_jarl(layout: Observation, name: str) -> None:
    layout.row(name, _JARL_EFFECTS, "how much the Jarl does of this, at least 1")
    layout.add(f"{name}.lower.n", "how much of it the lower trait does")
    for trait in ids.JARL_TRAITS:
        layout.flags(f"{name}.{trait}", ids.ROLES[:2], "the trait works in this role")
    layout.add(f"{name}.choice", "only one of the two traits can be used", 1)


def _jarl_row(jarl: Jarl | None) -> list[int]:
    effects = [0] * len(_JARL_EFFECTS)
    if jarl is None:
        return [*effects, 0, 0, 0, 0, 0, 0]
    roles: list[int] = []
    for trait in (jarl.upper, jarl.lower):
        effect = ids.EFFECTS[trait.effect]
        if effect in _JARL_EFFECTS and effects[_JARL_EFFECTS.index(effect)] == 0:
            effects[_JARL_EFFECTS.index(effect)] = max(1, trait.n)
        roles += _roles_of(trait)
    return [*effects, jarl.lower.n, *roles, 1 if jarl.mode == ids.CHOICE else 0]


def _roles_of(trait: JarlTrait) -> list[int]:
    return [1 if trait.role in (role, ids.ANY_ROLE) else 0 for role in (ids.ATTACK, ids.DEFENCE)]


# -- Loki's Trick ----------------------------------------------------------------------------------

_PREMIUMS: Final = (
    ids.DO_DRAW,
    ids.DO_DRAW_KEEP,
    ids.DO_RECOVER_TACTIC,
    ids.DO_STEAL_RANDOM,
    ids.DO_SEND_ALL,
    ids.DO_SEND,
    ids.DO_PLAY_FROM_HAND,
    ids.DO_PLAY_FROM_HAND + 1,
)
_NO_END: Final = 99


def name_loki(layout: Observation) -> None:
    for effect in _PREMIUMS:
        name = f"loki.{ids.EFFECTS[effect]}"
        layout.add(f"{name}.reach", "1 more than the widest defeat that brings this premium", 100)
        layout.add(f"{name}.n", "how much of it, at least 1")


def _loki_row(cards: CardSet, loki: int) -> list[int]:
    row = [0] * (2 * len(_PREMIUMS))
    for _, most, effect, n, _, keep in cards.loki_rows[loki]:
        if effect in _PREMIUMS:
            at = 2 * _PREMIUMS.index(effect)
            row[at] = 1 + min(_NO_END, most if most >= 0 else _NO_END)
            row[at + 1] = max(1, n, keep)
    return row


# -- all together ----------------------------------------------------------------------------------


class Rows:
    """The rows of a card set, by card, Jarl or Loki card; of no Jarl or Loki card at the end."""

    __slots__ = ("chance", "hand", "jarl", "loki", "no_hand", "rank", "short", "warrior")

    def __init__(self, cards: CardSet) -> None:
        self.chance: list[int] = _chances(cards)
        self.warrior: list[bytes] = [
            packed(_warrior_row(cards, card, self.chance[card])) for card in range(ids.FIRST_TACTIC)
        ]
        # Teams are shown in this order, so that spaces, which mean nothing, tell nothing.
        self.rank: list[int] = [
            (cards.need_n[card] << 16 | cards.strength[card] << 8 | cards.glory[card]) << 8 | card
            for card in range(ids.FIRST_TACTIC)
        ]
        layout = Observation()
        name_hand(layout, "hand")
        self.no_hand = bytes(len(layout))
        self.hand: list[bytes] = []
        for card in range(ids.CARD_KINDS):
            adds: list[int] = []
            for name, amount in hand_entries(cards, card):
                if amount:
                    adds += [layout.index(f"hand.{name}"), amount]
            self.hand.append(packed(adds))
        self.short: list[bytes] = [packed(short_row(cards, card)) for card in range(ids.CARD_KINDS)]
        self.jarl: list[bytes] = [packed(_jarl_row(jarl)) for jarl in [*cards.jarls, None]]
        self.loki: list[bytes] = [
            packed(_loki_row(cards, loki)) for loki in range(len(ids.LOKI_CARDS))
        ]
        self.loki.append(bytes(2 * len(_PREMIUMS)))


_ROWS: Final[dict[str, Rows]] = {}


def rows_of(cards: CardSet) -> Rows:
    rows = _ROWS.get(cards.digest)
    if rows is None:
        rows = Rows(cards)
        _ROWS[cards.digest] = rows
    return rows
