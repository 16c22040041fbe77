"""The cards with more on them than numbers: Jarls and Monster cards."""

from typing import Final

from meadhall.core.cards.read import Entry, number, subtable, text_list, word_place
from meadhall.games.valhalla import ids


class JarlTrait:
    """One of the two traits of a Jarl (VH-JARL-01, -06, -13)."""

    def __init__(self, entry: Entry) -> None:
        self.timing: int = word_place(entry["timing"], ids.TIMINGS)
        self.role: int = word_place(entry["role"], ids.ROLES)
        # The sides on which that is: bit 0 for nobody's, 1 the attacker's, 2 the defender's.
        self.sides: int = {ids.NO_ROLE: 0b111, ids.ANY_ROLE: 0b110}.get(self.role, 2 << self.role)
        self.effect: int = word_place(entry["effect"], ids.EFFECTS)
        self.n: int = number(entry, "n")
        self.draw: int = number(entry, "draw")
        self.clan: int = word_place(entry.get("clan"), ids.CLANS)
        # For dice: the weapon, -1 for any. For cards: 0 to the hand, 1 to the Team.
        self.to: int = word_place(entry.get("to"), (*ids.WEAPONS,))
        if entry.get("to") in ("hand", "team"):
            self.to = word_place(entry["to"], ("hand", "team"))
        condition = subtable(entry, "condition") if "condition" in entry else {}
        self.condition: int = word_place(condition.get("kind"), ids.CONDITIONS)
        self.condition_n: int = number(condition, "n")
        self.condition_clan: int = word_place(condition.get("clan"), ids.CLANS)
        self.condition_role: int = word_place(condition.get("role"), ids.ROLES)
        only = subtable(entry, "only_if") if "only_if" in entry else {}
        self.only_if: int = word_place(only.get("kind"), ids.CONDITIONS)


class Jarl:
    """A Jarl card."""

    def __init__(self, entry: Entry) -> None:
        self.min_players: int = number(entry, "min_players")
        self.first_game: bool = entry["first_game"] is True
        self.solo: bool = entry["solo"] is True
        self.upper = JarlTrait(subtable(entry, "upper"))
        self.lower = JarlTrait(subtable(entry, "lower"))
        self.mode: int = word_place(subtable(entry, "lower")["mode"], ids.MODES)
        # A bit per timing: when this Jarl can matter at all.
        self.timings: int = 1 << self.upper.timing | 1 << self.lower.timing
        # Takes the topmost Warrior of the discard pile.
        self.digs: bool = ids.DO_TAKE_DISCARD_WARRIOR in (self.upper.effect, self.lower.effect)
        # VH-TACTIC-18: a defender's trait that works in the phase, the comparison or the aftermath.
        self.cuttable: bool = _cuttable(self.upper) or _cuttable(self.lower)


_CUT_TIMINGS: Final[tuple[int, ...]] = (
    ids.AT_OWN_PHASE_START,
    ids.AT_INITIAL_ROLL,
    ids.AT_OWN_PHASE,
    ids.AT_STRENGTH,
    ids.AT_COMPARE,
    ids.AT_AFTER_WIN,
    ids.AT_AFTER_LOSS,
    ids.AT_AFTER_BATTLE,
)


def _cuttable(trait: JarlTrait) -> bool:
    return trait.role != ids.ATTACK and trait.timing in _CUT_TIMINGS


class MonsterCard:
    """One side of a Monster card (VH-SOLO-01)."""

    def __init__(self, entry: Entry, strong: bool) -> None:
        side = "strong_" if strong else ""
        self.strength: int = number(entry, f"{side}strength")
        self.limit: int = number(entry, f"{side}valhalla_limit")
        symbols = text_list(entry, f"{side}attack_symbols")
        self.symbols: list[int] = [ids.WEAPONS.index(symbol) for symbol in symbols]
        self.clans: list[int] = [ids.CLANS.index(clan) for clan in text_list(entry, "clans")]
        self.warriors: int = number(entry, "warriors")
        self.trait: int = word_place(entry.get("trait"), ids.MONSTER_TRAITS)
        self.trait_clan: int = word_place(entry.get("trait_clan"), ids.CLANS)
