"""Cards of hands in an observation: sums over them, to each of which a card adds something."""

from typing import Final

from meadhall.core.observation import Observation
from meadhall.core.writing import BytesWriter
from meadhall.games.valhalla import ids
from meadhall.games.valhalla.cards import CardSet

_DICE_TACTICS: Final = (ids.NEW_WEAPONS, ids.PUSH_BACK, ids.EXCHANGE)
_OTHER_TACTICS: Final = (
    ids.CUT_OFF,
    ids.ROAD_TO_VALHALLA,
    ids.CALL_TO_ARMS,
    ids.BATTLE_CRY_TEAM,
    ids.BATTLE_CRY_ACTIVATION,
)
_SYMBOLS: Final = ("1", "2", "3", "4")


def name_hand(layout: Observation, name: str) -> None:
    """The sums over a hand whose cards are known."""
    layout.add(f"{name}.warriors", "Warriors")
    layout.add(f"{name}.strength", "strength of all Warriors together")
    layout.add(f"{name}.glory", "Glory of all Warriors together")
    layout.row(f"{name}.clan", ids.CLANS, "Warriors of the clan")
    layout.row(f"{name}.symbols", _SYMBOLS, "Warriors with so many weapon symbols (4: or more)")
    layout.row(f"{name}.needs", ids.WEAPONS, "symbols of this weapon on all Warriors")
    layout.row(f"{name}.trait", ids.TRAITS, "Warriors with the trait")
    layout.add(f"{name}.tactics.strength", "strength of Tactics that cost nothing")
    layout.add(f"{name}.tactics.outnumbered", "strength of Tactics for the smaller Team")
    layout.row(f"{name}.tactics.cost", ids.FACES, "strength for a die (miss: any die)")
    layout.add(f"{name}.tactics.adding", "Tactics that add a fixed strength")
    layout.row(f"{name}.tactics", _names(_DICE_TACTICS), "Tactics of this kind")
    layout.row(f"{name}.supply", ids.WEAPONS, "Weapon Supply cards of this weapon")
    layout.row(f"{name}.tactics", _names(_OTHER_TACTICS), "Tactics of this kind")
    layout.row(f"{name}", ids.MISSIONS, "Missions of this kind")
    layout.add(f"{name}.missions.glory", "Glory of all Missions together")
    layout.row(f"{name}.thor", ids.THOR_BONUSES, "what Thor cards bring together")
    layout.row(f"{name}.thor", ids.THOR_CONDITIONS, "Thor cards with this condition")
    layout.add(f"{name}.thor.glory", "Glory of all Thor cards together")
    layout.row(f"{name}.tyr.hate", ids.CLANS, "strength of Tyr cards against the clan")
    layout.add(f"{name}.tyr.might", "strength of Tyr cards against anybody")
    layout.row(f"{name}.tyr.ease", ids.WEAPONS, "dice of this weapon that Tyr cards spare")


def _names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([ids.CARDS[card] for card in cards])


def hand_entries(cards: CardSet, card: int) -> list[tuple[str, int]]:
    """The sums of a hand to which this card adds, by name, and how much it adds to each."""
    if card < ids.FIRST_TACTIC:
        return _warrior_entries(cards, card)
    if card < ids.FIRST_MISSION:
        return _tactic_entries(cards, card)
    glory = cards.glory[card]
    if card < ids.FIRST_THOR:
        return [(ids.CARDS[card], 1), ("missions.glory", glory)]
    if card < ids.FIRST_TYR:
        bonus = ids.THOR_BONUSES[cards.thor_bonus[card]]
        condition = ids.THOR_CONDITIONS[cards.thor_condition[card]]
        return [
            (f"thor.{bonus}", cards.thor_n[card]),
            (f"thor.{condition}", 1),
            ("thor.glory", glory),
        ]
    effect, n = cards.tyr_effect[card], cards.tyr_n[card]
    if effect == ids.TYR_HATE:
        return [(f"tyr.hate.{ids.CLANS[cards.tyr_clan[card]]}", n)]
    if effect == ids.TYR_MIGHT:
        return [("tyr.might", n)]
    return [(f"tyr.ease.{ids.WEAPONS[cards.tyr_weapon[card]]}", n)]


def _warrior_entries(cards: CardSet, card: int) -> list[tuple[str, int]]:
    symbols = _SYMBOLS[min(max(cards.symbols[card], 1), len(_SYMBOLS)) - 1]
    entries = [
        ("warriors", 1),
        ("strength", cards.strength[card]),
        ("glory", cards.glory[card]),
        (f"clan.{ids.CLANS[cards.clan[card]]}", 1),
        (f"symbols.{symbols}", 1),
    ]
    entries += [
        (f"needs.{weapon}", cards.need[card * 5 + at]) for at, weapon in enumerate(ids.WEAPONS)
    ]
    if cards.trait[card] >= 0:
        entries.append((f"trait.{ids.TRAITS[cards.trait[card]]}", 1))
    return entries


def _tactic_entries(cards: CardSet, card: int) -> list[tuple[str, int]]:
    strength, cost = cards.strength[card], cards.cost[card]
    if strength:
        name = "tactics.outnumbered" if card == ids.FURY_3 else "tactics.strength"
        if cost >= 0:
            name = f"tactics.cost.{ids.FACES[cost]}"
        return [(name, strength), ("tactics.adding", 1)]
    if cards.supply[card] >= 0:
        return [(f"supply.{ids.WEAPONS[cards.supply[card]]}", 1)]
    return [(f"tactics.{ids.CARDS[card]}", 1)]


# -- any cards in short ----------------------------------------------------------------------------

_SHORT: Final = (
    "warriors",
    "strength",
    "glory",
    "tactics_strength",
    "dice_tactics",
    "cut_off",
    "other_tactics",
    "missions",
    "thor",
    "tyr",
)
SHORT_NUMBERS: Final = 10
NO_CARDS: Final = bytes(SHORT_NUMBERS)
SHORT_TYR: Final = 9


def name_short(layout: Observation, name: str, text: str) -> None:
    """The sums over cards of which less is told: `strength` and `glory` are those of Warriors."""
    layout.row(name, _SHORT, text)


def short_row(cards: CardSet, card: int) -> list[int]:
    if card < ids.FIRST_TACTIC:
        return [0, 1, 1, cards.strength[card], 2, cards.glory[card]]
    if card < ids.FIRST_MISSION:
        if cards.strength[card]:
            return [3, cards.strength[card]]
        if card in _DICE_TACTICS or cards.supply[card] >= 0:
            return [4, 1]
        return [5 if card == ids.CUT_OFF else 6, 1]
    if card < ids.FIRST_THOR:
        return [7, 1]
    return [8 if card < ids.FIRST_TYR else SHORT_TYR, 1]


# -- adding up -------------------------------------------------------------------------------------


def add_cards(out: BytesWriter, sums: int, rows: list[bytes], cards: tuple[int, ...]) -> None:
    """Add these cards to the sums, the last numbers written, by the rows of `hand` or `short`."""
    first = len(out) - sums
    for card in cards:
        row = rows[card]
        for at in range(0, len(row), 2):
            place = first + row[at]
            total: int = out[place]
            total += row[at + 1]
            out[place] = total if total < 255 else 255
