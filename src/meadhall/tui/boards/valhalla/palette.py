"""Night indigo, gold and aurora green: the key of Valhalla, and its small pictures."""

from typing import Final

from rich.style import Style
from rich.text import Text

from meadhall.tui.palette import GOLD, INK, Glyphs

INDIGO: Final = "#171a3a"
MIDNIGHT: Final = "#0f1128"
AURORA: Final = "#7fdcaa"
MOON: Final = "#e6e8f7"

# On indigo: the frame and the war bands.
SKY: Final = Style.parse(f"{MOON} on {INDIGO}")
SKY_DIM: Final = Style.parse(f"#aab0d4 on {INDIGO}")
SKY_TITLE: Final = Style.parse(f"bold {GOLD} on {INDIGO}")
SKY_LIT: Final = Style.parse(f"bold {AURORA} on {INDIGO}")
# On midnight: the battle between them, and the Monster.
FIELD: Final = Style.parse(f"{MOON} on {MIDNIGHT}")
FIELD_DIM: Final = Style.parse(f"#a3a9cc on {MIDNIGHT}")
FIELD_TITLE: Final = Style.parse(f"bold {AURORA} on {MIDNIGHT}")

Zone = tuple[Style, Style, Style]
BAND: Final[Zone] = (SKY, SKY_DIM, SKY_TITLE)
BATTLE: Final[Zone] = (FIELD, FIELD_DIM, FIELD_TITLE)

# Dice on any ground: of the own set, shared grey ones, cards that serve as dice.
DICE: Final[dict[str, Style]] = {
    "own": Style.parse(f"bold {INK} on #f1ecdf"),
    "grey": Style.parse("bold #10121c on #a8adb8"),
    "card": Style.parse(f"bold {INK} on {GOLD}"),
}
# Clans by the colour of their cards; two letters of the name stand on each.
CLANS: Final[dict[str, Style]] = {
    "bear": Style.parse(f"bold {INK} on #e0935a"),
    "wolf": Style.parse(f"bold {INK} on #8fc47b"),
    "boar": Style.parse(f"bold {INK} on #e2cb5b"),
    "deer": Style.parse(f"bold {INK} on #c3a2e0"),
    "ice_giant": Style.parse(f"bold {INK} on #e4eff5"),
    "dwarf": Style.parse("bold #fff3ee on #a23a36"),
}


class Signs:
    """Weapons and marks as one letter each, in one of two alphabets."""

    def __init__(self, glyphs: Glyphs) -> None:
        utf8 = glyphs.utf8
        self.faces: dict[str, str] = {
            "sword": "†" if utf8 else "s",
            "axe": "Þ" if utf8 else "a",
            "spear": "↑" if utf8 else "p",
            "bow": ")" if utf8 else "b",
            "shield": "◉" if utf8 else "o",
            "miss": "×" if utf8 else "x",
        }
        # How a requirement without certain weapons reads, after the number of dice.
        self.kinds: dict[str, str] = {
            "any": "?",
            "same": "=",
            "pairs": ":",
            "different": "≠" if utf8 else "#",
        }
        self.armed = "●" if utf8 else "*"
        self.own = "◆" if utf8 else "O"
        self.lost = "◇" if utf8 else "."
        self.blocked = "✗" if utf8 else "X"
        self.glory = glyphs.glory

    def die(self, die: str) -> Text:
        """A die, three cells wide: what it shows, and a letter where it is no die of the set."""
        kind, _, face = die.rpartition(" ")
        mark = {"": " ", "grey": "g", "card": "c"}[kind]
        return Text.assemble((f" {self.faces[face]}{mark}", DICE[kind or "own"]))

    def clan(self, clan: str, letters: str) -> Text:
        """The two letters of a clan on its colour."""
        return Text.assemble((f"{letters:<2}"[:2], CLANS[clan]))
