"""The settings of Valhalla: modules, variants, the Monster, which exclude each other; one table's
choice of them as the rules read it."""

from collections.abc import Mapping
from typing import Final

from meadhall.core.cards.shapes import same
from meadhall.core.errors import Fault, SetupError
from meadhall.core.faults import needed_setting
from meadhall.core.game import Game
from meadhall.core.names import names
from meadhall.core.settings import (
    SettingSpec,
    SettingValue,
    Variant,
    check_settings,
    explained,
    show_value,
)
from meadhall.games.valhalla.cards import CardSet
from meadhall.games.valhalla.cards.kinds import MonsterCard
from meadhall.games.valhalla.ids import LEVELS, LOKI_CARDS, MONSTERS, NEEDS_EXACT

NO_LOKI: Final = -1
RANDOM_LOKI: Final = -2
MONSTER_CARDS: Final = 6

# What each setting is about, in one sentence, and the rule it governs.
EXPLAINED: Final = explained("""
    mode VH-SETUP-01
        Against each other, alone against a Monster, or together against one.
    loki VH-LOKI-01
        The loser of a close battle gets a premium; a random card or a certain one.
    thor VH-THOR-01
        Cards played into battles of others.
    valkyries VH-VALKYRIE-01
        The Valkyries deck of 40 cards.
    dwarves VH-DWARF-01
        A deck of 40 cards.
    tyr VH-TYR-01
        Cards attached to Warriors.
    king VH-KING-01
        A crown that pays and invites attacks.
    teams VH-TEAM-01
        Partners who help each other, or allies who win together.
    simplified VH-VARIANT-01
        Variant: no Jarls, five cards to begin with and nothing to choose among.
    hand VH-VARIANT-02
        How the starting hand comes about: seven cards and two discarded, or a draft.
    jarls VH-SETUP-07
        Among how many Jarls each player chooses, or a random one that suits a first game.
    monster VH-SOLO-01
        The Monster to fight in solo and co-op games.
    level VH-SOLO-04
        How many cards a battle lost to the Monster costs: 2, 4 or 6.
    monster_traits VH-SOLO-40
        Whether the traits printed on Monster cards count; a first game may do without.
    solo_jarls VH-SOLO-05
        Whether a solo player chooses among all Jarls or among those listed as suitable.
    spaces VH-SETUP-18
        Whether players choose the space of each Warrior; spaces have no effect on play.
    first_player VH-SETUP-13
        Who takes the first turn: a random seat or a certain one.
""")

_OFF: Final[list[SettingValue]] = [False, True]
# Values, the default first. `mode` and `first_player` depend on the seats.
_VALUES: Final[dict[str, list[SettingValue]]] = {
    "loki": ["none", "random", *LOKI_CARDS],
    "thor": _OFF,
    "valkyries": _OFF,
    "dwarves": _OFF,
    "tyr": _OFF,
    "king": _OFF,
    "teams": ["none", "cooperation", "alliance"],
    "simplified": _OFF,
    "hand": ["choose", "draft"],
    "jarls": ["three", "five", "first_game"],
    "monster": ["none", *MONSTERS],
    "level": list(LEVELS),
    "monster_traits": [True, False],
    "solo_jarls": ["any", "suitable"],
    "spaces": ["automatic", "chosen"],
}

# What a command line may write for certain values.
_SHORT: Final[dict[str, dict[str, SettingValue]]] = {
    "loki": {"true": "random"},
    "level": {"1": "normal", "2": "hard", "3": "impossible"},
}

# Settings that must be left at their defaults in games against a Monster, and in all others, with
# the rules that say so. The first one that is not is reported.
_VERSUS_ONLY: Final[list[tuple[str, str]]] = [
    ("loki", "VH-MOD-01"),
    ("thor", "VH-THOR-02"),
    ("dwarves", "VH-VARIANT-13"),
    ("tyr", "VH-VARIANT-15"),
    ("king", "VH-VARIANT-15"),
    ("teams", "VH-TEAM-01"),
    ("simplified", "VH-VARIANT-01"),
    ("hand", "VH-VARIANT-02"),
    ("jarls", "VH-SETUP-07"),
]
_MONSTER_ONLY: Final[list[tuple[str, str]]] = [
    ("monster", "VH-SOLO-01"),
    ("level", "VH-SOLO-04"),
    ("solo_jarls", "VH-SOLO-05"),
    ("monster_traits", "VH-SOLO-40"),
]


def specs(seats: int, chosen: Mapping[str, object] | None = None) -> list[SettingSpec]:
    """The settings of a game with these seats; only values that go with the rest are listed."""
    known = {} if chosen is None else dict(chosen)
    found: list[SettingSpec] = []
    for spec in _all_specs(seats, known):
        legal: list[SettingValue] = []
        for value in spec.allowed:
            trial = {name: known[name] for name in known if name != spec.id}
            trial[spec.id] = value
            if same(value, spec.default) or _clash(seats, trial) is None:
                legal.append(value)
        spec.allowed = legal
        found.append(spec)
    return found


def resolve(seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """The value of every setting: what was chosen, and the default where nothing was."""
    resolved = check_settings(_all_specs(seats, chosen), chosen)
    clash = _clash(seats, resolved)
    if clash is not None:
        raise SetupError([clash])
    return resolved


def _all_specs(seats: int, chosen: Mapping[str, object]) -> list[SettingSpec]:
    """VH-SETUP-01: who plays against whom, and with what."""
    mode: SettingValue = "solo" if seats == 1 else "versus"
    modes: list[SettingValue] = ["versus", "solo", "coop"]
    found = [SettingSpec("mode", modes, mode, *EXPLAINED["mode"], decides=True)]
    monstrous = chosen.get("mode", mode) in ("solo", "coop")
    for name, values in _VALUES.items():
        default: SettingValue = "fenrir" if name == "monster" and monstrous else values[0]
        short = _SHORT.get(name, {})
        found.append(SettingSpec(name, values, default, *EXPLAINED[name], short=short))
    first: list[SettingValue] = ["random", *range(1, seats + 1)]
    found.append(SettingSpec("first_player", first, "random", *EXPLAINED["first_player"]))
    return found


def _clash(seats: int, chosen: Mapping[str, object]) -> Fault | None:
    """The first two settings that exclude each other; None if there are none.

    VH-MOD-01, VH-TEAM-01, VH-VARIANT-13, -15
    """
    mode = chosen.get("mode", "solo" if seats == 1 else "versus")
    if (mode == "solo") != (seats == 1):
        needed = "2 to 6" if mode == "versus" else "2 to 4" if mode == "coop" else "1"
        return _needs("mode", mode, "seats", needed, seats, "VH-MOD-01")
    if mode == "coop" and seats > 4:
        return _needs("mode", mode, "seats", "2 to 4", seats, "VH-COOP-03")
    if mode == "versus":
        return _versus_clash(seats, chosen)
    for name, rule in _VERSUS_ONLY:
        value = chosen.get(name, _VALUES[name][0])
        if not same(value, _VALUES[name][0]):
            rule = "VH-COOP-19" if mode == "coop" and rule != "VH-VARIANT-13" else rule
            return _needs(name, value, "mode", "versus", mode, rule)
    if chosen.get("monster", "fenrir") == "none":
        return _needs("mode", mode, "monster", " | ".join(MONSTERS), "none", "VH-SOLO-01")
    if mode == "coop" and chosen.get("solo_jarls", "any") != "any":
        return _needs("solo_jarls", chosen["solo_jarls"], "mode", "solo", mode, "VH-COOP-02")
    return None


def _versus_clash(seats: int, chosen: Mapping[str, object]) -> Fault | None:
    for name, rule in _MONSTER_ONLY:
        value = chosen.get(name, _VALUES[name][0])
        if not same(value, _VALUES[name][0]):
            return _needs(name, value, "mode", "solo or coop", "versus", rule)
    if chosen.get("thor", False) is True and seats < 3:
        return _needs("thor", True, "seats", "3 to 6", seats, "VH-THOR-02")
    teams = chosen.get("teams", "none")
    if teams != "none" and seats not in (4, 6):
        return _needs("teams", teams, "seats", "4 or 6", seats, "VH-TEAM-01")
    if chosen.get("simplified", False) is True:
        for name in ("hand", "jarls"):
            default = show_value(_VALUES[name][0])
            if chosen.get(name, default) != default:
                return _needs("simplified", True, name, default, chosen[name], "VH-VARIANT-01")
    return None


def _needs(one: str, value: object, other: str, needed: str, found: object, rule: str) -> Fault:
    return needed_setting(one, show_value(value), other, needed, show_value(found), rule)


# Five small numbers in one: six bits per weapon, the highest of which is set in ENOUGH. If it is
# still set in each after a subtraction, none of the numbers was too small.
ENOUGH: Final = 0o40_40_40_40_40


def code_of(weapons: list[int]) -> int:
    """How many of each weapon, as one number."""
    first, second, third, fourth, fifth = weapons
    return first | second << 6 | third << 12 | fourth << 18 | fifth << 24


_NEED_CODES: Final[dict[str, list[int]]] = {}


def _need_codes(cards: CardSet) -> list[int]:
    """The weapons of each Warrior that asks for certain ones, see code_of; -1 for the others."""
    if cards.digest not in _NEED_CODES:
        _NEED_CODES[cards.digest] = [
            code_of(cards.need[card * 5 : card * 5 + 5]) if kind == NEEDS_EXACT else -1
            for card, kind in enumerate(cards.need_kind)
        ]
    return _NEED_CODES[cards.digest]


class ValhallaVariant(Variant):
    """What the table agreed on, as plain fields the procedures can read fast."""

    __slots__ = names("""
        action_draw action_keep alliance banes cards choose_spaces coop cooperation draft dwarves
        first_game_jarls first_player five_jarls jarl_timings king kings loki lost_cards monster
        monster_cards need_code part_b_draw part_b_keep partner partners scoring_card
        setup_discard simplified suitable_jarls teams thor tyr valkyries
    """)

    def __init__(self, game: Game, cards: CardSet, seats: int, chosen: dict[str, object]) -> None:
        super().__init__(game, cards, seats, chosen)
        self.cards = cards
        loki = chosen["loki"]
        self.loki: int = NO_LOKI if loki == "none" else RANDOM_LOKI
        if loki in LOKI_CARDS:
            self.loki = LOKI_CARDS.index(str(loki))
        self.thor: bool = chosen["thor"] is True
        self.valkyries: bool = chosen["valkyries"] is True
        self.dwarves: bool = chosen["dwarves"] is True
        self.tyr: bool = chosen["tyr"] is True
        self.king: bool = chosen["king"] is True
        self.kings: int = (cards.kings_six if seats == 6 else 1) if self.king else 0
        self.cooperation: bool = chosen["teams"] == "cooperation"
        self.alliance: bool = chosen["teams"] == "alliance"
        self.teams: bool = self.cooperation or self.alliance
        # VH-TEAM-01: who sits opposite; -1 without team play.
        half = seats // 2
        self.partner: list[int] = [
            (seat + half) % seats if self.teams else -1 for seat in range(seats)
        ]
        self.simplified: bool = chosen["simplified"] is True
        self.draft: bool = chosen["hand"] == "draft"
        self.five_jarls: bool = chosen["jarls"] == "five"
        self.first_game_jarls: bool = chosen["jarls"] == "first_game"
        self.suitable_jarls: bool = chosen["solo_jarls"] == "suitable"
        self.choose_spaces: bool = chosen["spaces"] == "chosen"
        first = chosen["first_player"]
        # The seat that starts, or -1 for a random one (VH-SETUP-13).
        self.first_player: int = first - 1 if isinstance(first, int) else -1
        self.coop: bool = chosen["mode"] == "coop"
        # The Monster to be fought, -1 in a game against each other.
        self.monster: int = -1
        self.monster_cards: list[MonsterCard] = []
        self.banes: bool = chosen["monster_traits"] is True
        # VH-SOLO-04
        self.lost_cards: int = cards.solo_lost[LEVELS.index(str(chosen["level"]))]
        if chosen["mode"] != "versus":
            self._read_monster()
        # Whether anybody can use Warriors of another's Team at all.
        self.partners: bool = self.teams or self.coop
        self.need_code: list[int] = _need_codes(cards)
        # When each Jarl can matter at all, one bit per timing; no Jarl (-1) never does.
        self.jarl_timings: list[int] = [jarl.timings for jarl in cards.jarls]
        self.jarl_timings.append(0)
        self._read_draws()
        # VH-TEAM-15, -17
        self.scoring_card: int = cards.alliance_card[seats] if self.alliance else seats

    def _read_monster(self) -> None:
        """The pile, on its stronger side with an extra deck.

        VH-SOLO-01, VH-COOP-16, VH-VARIANT-12
        """
        self.monster = MONSTERS.index(str(self.chosen["monster"]))
        piles = self.cards.strong_monsters if self.valkyries else self.cards.monsters
        first = self.monster * MONSTER_CARDS
        self.monster_cards = piles[first : first + MONSTER_CARDS]

    def _read_draws(self) -> None:
        """VH-TURN-16, -17, VH-VALKYRIE-02, -03, VH-DWARF-02, VH-SETUP-09, -10, VH-VARIANT-12."""
        cards = self.cards
        decks = (1 if self.valkyries else 0) + (2 if self.dwarves else 0)
        self.action_draw: int = cards.action_draw[decks]
        self.action_keep: int = cards.action_keep[decks]
        self.part_b_draw: int = cards.part_b_draw[decks]
        self.part_b_keep: int = cards.part_b_keep[decks]
        if self.monster < 0:
            self.setup_discard: int = cards.setup_discard[self.seats] + cards.extra_discard[decks]
        elif self.coop:
            self.setup_discard = cards.coop_discard[self.seats - 2]
        else:
            self.setup_discard = cards.solo_discard
        if self.monster >= 0 and self.valkyries:
            self.part_b_draw = cards.solo_draw
