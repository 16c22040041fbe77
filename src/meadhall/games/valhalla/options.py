"""The options of Valhalla: modules, variants, the Monster, and which exclude each other."""

from collections.abc import Mapping
from typing import Final

from meadhall.core.errors import SetupError
from meadhall.core.settings import SettingSpec, SettingValue, check_settings, same_value, show_value
from meadhall.games.valhalla.ids import LEVELS, LOKI_CARDS, MONSTERS

FEWEST_SEATS: Final = 1
MOST_SEATS: Final = 6

FLAG: Final[list[SettingValue]] = [False, True]

# Name, legal values, default, one sentence, rule. `mode` and `first_player` depend on the seats.
_PLAIN: Final[list[tuple[str, list[SettingValue], SettingValue, str, str]]] = [
    (
        "loki",
        ["none", "random", *LOKI_CARDS],
        "none",
        "Loki's Trick: the loser of a close battle gets a premium; a random card or a certain one.",
        "VH-LOKI-01",
    ),
    ("thor", FLAG, False, "Thor's Support: cards played into battles of others.", "VH-THOR-01"),
    ("valkyries", FLAG, False, "The Valkyries deck of 40 cards.", "VH-VALKYRIE-01"),
    ("dwarves", FLAG, False, "The Dwarves of Svartalfheim, a deck of 40 cards.", "VH-DWARF-01"),
    ("tyr", FLAG, False, "Tyr's Wrath: cards attached to Warriors.", "VH-TYR-01"),
    ("king", FLAG, False, "King of the Hill: a crown that pays and invites attacks.", "VH-KING-01"),
    (
        "teams",
        ["none", "cooperation", "alliance"],
        "none",
        "Team play: partners who help each other, or allies who win together.",
        "VH-TEAM-01",
    ),
    (
        "simplified",
        FLAG,
        False,
        "Variant: no Jarls, five cards to begin with and nothing to choose among.",
        "VH-VARIANT-01",
    ),
    (
        "hand",
        ["choose", "draft"],
        "choose",
        "How the starting hand comes about: seven cards and two discarded, or a draft.",
        "VH-VARIANT-02",
    ),
    (
        "jarls",
        ["three", "five", "first_game"],
        "three",
        "Among how many Jarls each player chooses, or a random one that suits a first game.",
        "VH-SETUP-07",
    ),
    (
        "monster",
        ["none", *MONSTERS],
        "none",
        "The Monster to fight in solo and co-op games.",
        "VH-SOLO-01",
    ),
    (
        "level",
        list(LEVELS),
        "normal",
        "How many cards a battle lost to the Monster costs: 2, 4 or 6.",
        "VH-SOLO-04",
    ),
    (
        "monster_traits",
        FLAG,
        True,
        "Whether the traits printed on Monster cards count; a first game may do without.",
        "VH-SOLO-40",
    ),
    (
        "solo_jarls",
        ["any", "suitable"],
        "any",
        "Whether a solo player chooses among all Jarls or among those listed as suitable.",
        "VH-SOLO-05",
    ),
    (
        "spaces",
        ["automatic", "chosen"],
        "automatic",
        "Whether players choose the space of each Warrior; spaces have no effect on play.",
        "VH-SETUP-18",
    ),
]

# Two settings that exclude each other, and the rule that says so. "" stands for any value but the
# default. The first pair that applies is reported.
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


def specs(seats: int, chosen: Mapping[str, object] | None = None) -> list[SettingSpec]:
    """The options of a game with these seats; only values that go with the rest are listed."""
    check_seats(seats)
    known = {} if chosen is None else dict(chosen)
    found: list[SettingSpec] = []
    for spec in _all_specs(seats, known):
        legal: list[SettingValue] = []
        for value in spec.allowed:
            trial = {name: known[name] for name in known if name != spec.id}
            trial[spec.id] = value
            if same_value(value, spec.default) or not _clash(seats, trial):
                legal.append(value)
        found.append(SettingSpec(spec.id, legal, spec.default, spec.text, spec.rule))
    return found


def resolve(seats: int, chosen: Mapping[str, object]) -> dict[str, object]:
    """The value of every option: what was chosen, and the default where nothing was."""
    check_seats(seats)
    resolved = check_settings(_all_specs(seats, chosen), chosen)
    clash = _clash(seats, resolved)
    if clash:
        raise SetupError(clash)
    return resolved


def check_seats(seats: int) -> None:
    """One to six players."""
    if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
        legal = "1 | 2 | 3 | 4 | 5 | 6"
        raise SetupError(f"seats = {seats} is not legal; legal is: {legal} (VH-SETUP-04)")


def _all_specs(seats: int, chosen: Mapping[str, object]) -> list[SettingSpec]:
    mode: SettingValue = "solo" if seats == 1 else "versus"
    text = "Against each other, alone against a Monster, or together against one."
    found = [SettingSpec("mode", ["versus", "solo", "coop"], mode, text, "VH-SETUP-01")]
    monstrous = chosen.get("mode", mode) in ("solo", "coop")
    for name, values, default, about, rule in _PLAIN:
        usual: SettingValue = "fenrir" if name == "monster" and monstrous else default
        found.append(SettingSpec(name, values, usual, about, rule))
    first: list[SettingValue] = ["random", *range(1, seats + 1)]
    text = "Who takes the first turn: a random seat or a certain one."
    found.append(SettingSpec("first_player", first, "random", text, "VH-SETUP-13"))
    return found


def _clash(seats: int, chosen: Mapping[str, object]) -> str:
    """The first two settings that exclude each other, as a message; "" if there are none."""
    mode = chosen.get("mode", "solo" if seats == 1 else "versus")
    if (mode == "solo") != (seats == 1):
        needed = "2 to 6" if mode == "versus" else "2 to 4" if mode == "coop" else "1"
        return _needs("mode", mode, "seats", needed, seats, "VH-MOD-01")
    if mode == "coop" and seats > 4:
        return _needs("mode", mode, "seats", "2 to 4", seats, "VH-COOP-03")
    if mode == "versus":
        return _versus_clash(seats, chosen)
    defaults = {name: default for name, _, default, _, _ in _PLAIN}
    for name, rule in _VERSUS_ONLY:
        value = chosen.get(name, defaults[name])
        if not same_value(value, defaults[name]):
            rule = "VH-COOP-19" if mode == "coop" and rule != "VH-VARIANT-13" else rule
            return _needs(name, value, "mode", "versus", mode, rule)
    if chosen.get("monster", "fenrir") == "none":
        return _needs("mode", mode, "monster", " | ".join(MONSTERS), "none", "VH-SOLO-01")
    if mode == "coop" and chosen.get("solo_jarls", "any") != "any":
        return _needs("solo_jarls", chosen["solo_jarls"], "mode", "solo", mode, "VH-COOP-02")
    return ""


def _versus_clash(seats: int, chosen: Mapping[str, object]) -> str:
    for name, default, rule in (
        ("monster", "none", "VH-SOLO-01"),
        ("level", "normal", "VH-SOLO-04"),
        ("solo_jarls", "any", "VH-SOLO-05"),
    ):
        value = chosen.get(name, default)
        if value != default:
            return _needs(name, value, "mode", "solo or coop", "versus", rule)
    if chosen.get("monster_traits", True) is not True:
        return _needs("monster_traits", False, "mode", "solo or coop", "versus", "VH-SOLO-40")
    if chosen.get("thor", False) is True and seats < 3:
        return _needs("thor", True, "seats", "3 to 6", seats, "VH-THOR-02")
    teams = chosen.get("teams", "none")
    if teams != "none" and seats not in (4, 6):
        return _needs("teams", teams, "seats", "4 or 6", seats, "VH-TEAM-01")
    if chosen.get("simplified", False) is True:
        if chosen.get("hand", "choose") != "choose":
            return _needs("simplified", True, "hand", "choose", chosen["hand"], "VH-VARIANT-01")
        if chosen.get("jarls", "three") != "three":
            return _needs("simplified", True, "jarls", "three", chosen["jarls"], "VH-VARIANT-01")
    return ""


def _needs(one: str, value: object, other: str, needed: str, found: object, rule: str) -> str:
    head = f"option {one} = {show_value(value)} needs option {other} = {needed}"
    return f"{head}, not {show_value(found)} ({rule})"
