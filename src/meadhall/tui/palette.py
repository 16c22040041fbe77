"""Colours and glyphs: parchment land, a cold fjord, dark oak for what is yours, gold for the lit.

Colour never speaks alone: every coloured thing also has a letter, a glyph or a word, and every
glyph has a plain ASCII stand-in for terminals without UTF-8.
"""

from typing import Final

from rich import box
from rich.style import Style

INK: Final = "#20140a"
OAK: Final = "#3a2616"
PARCHMENT: Final = "#ead9b2"
LIGHT: Final = "#f8edd2"
WORN: Final = "#6a5638"
FJORD: Final = "#1d4f5c"
DEEP: Final = "#0e2c39"
FOAM: Final = "#cfe3e2"
GOLD: Final = "#e3b04e"
BLOOD: Final = "#8e2a1d"

# On parchment (the town and its walls).
LAND: Final = Style.parse(f"{INK} on {PARCHMENT}")
LAND_CLOSED: Final = Style.parse(f"{WORN} on {PARCHMENT}")
LAND_TITLE: Final = Style.parse(f"bold {BLOOD} on {PARCHMENT}")
# On the fjord.
SEA: Final = Style.parse(f"{FOAM} on {FJORD}")
SEA_CLOSED: Final = Style.parse(f"#b3cdd0 on {FJORD}")
SEA_TITLE: Final = Style.parse(f"bold {GOLD} on {FJORD}")
# On deep water: the frame, the saga, other seats.
NIGHT: Final = Style.parse(f"{FOAM} on {DEEP}")
NIGHT_DIM: Final = Style.parse(f"#8fb0b5 on {DEEP}")
NIGHT_TITLE: Final = Style.parse(f"bold {GOLD} on {DEEP}")
# On oak: your own board and the question.
YOURS: Final = Style.parse(f"{LIGHT} on {OAK}")
YOURS_DIM: Final = Style.parse(f"#c8ad84 on {OAK}")
YOURS_TITLE: Final = Style.parse(f"bold {GOLD} on {OAK}")
# What can be touched glows; what cannot be taken back glows red.
LIT: Final = Style.parse(f"bold {INK} on {GOLD}")
FINAL: Final = Style.parse(f"bold {LIGHT} on #b0402e")
# Dice, by the colour the rules give them, on any ground.
DICE: Final[dict[str, Style]] = {
    "white": Style.parse(f"bold {INK} on #f7f2e6"),
    "red": Style.parse(f"bold #fff3e4 on {BLOOD}"),
    "black": Style.parse("bold #f3e6c8 on #15110d"),
}
GOOD: Final = Style.parse("bold #9bbf62")
BAD: Final = Style.parse("bold #e0776a")

# Seats: a colour and a crest each; the letter of the name stands on the colour.
CRESTS: Final[tuple[str, ...]] = ("raven", "wolf", "boar", "deer", "bear", "drakkar")
SEAT_STYLES: Final[tuple[Style, ...]] = (
    Style.parse("bold #ffffff on #2e5f9e"),
    Style.parse("bold #ffffff on #a63a2b"),
    Style.parse("bold #20140a on #d9c341"),
    Style.parse("bold #ffffff on #4d6b2f"),
    Style.parse("bold #ffffff on #6d4a8f"),
    Style.parse("bold #20140a on #d9894c"),
)


class Glyphs:
    """The small pictures, in one of two alphabets."""

    __slots__ = (
        "arrow", "axe", "bar", "blame", "blank", "box", "coin", "dot", "ellipsis", "favour",
        "final", "food", "full", "glory", "gone", "heavy", "line", "mark", "percent", "shield",
        "spear", "sword", "utf8", "wave", "wood",
    )  # fmt: skip

    def __init__(self, utf8: bool) -> None:
        self.utf8 = utf8
        self.sword = "†" if utf8 else "s"
        self.spear = "↑" if utf8 else "p"
        self.axe = "Þ" if utf8 else "a"
        self.shield = "◉" if utf8 else "O"
        self.blank = "·" if utf8 else "."
        self.glory = "★" if utf8 else "*"
        self.favour = "✦" if utf8 else "+"
        self.blame = "☠" if utf8 else "!"
        self.food = "f"
        self.wood = "w"
        self.coin = "c"
        self.arrow = "▶" if utf8 else ">"
        self.dot = "·" if utf8 else "-"
        self.full = "●" if utf8 else "o"
        self.gone = "○" if utf8 else "."
        self.mark = "▲" if utf8 else "^"
        self.final = "‼" if utf8 else "!"
        self.ellipsis = "…" if utf8 else "~"
        self.bar = ("█", "░") if utf8 else ("#", ".")
        self.line = "─" if utf8 else "-"
        self.wave = "≈" if utf8 else "~"
        self.percent = "%"
        self.box: box.Box = box.ROUNDED if utf8 else box.ASCII
        self.heavy: box.Box = box.HEAVY if utf8 else box.ASCII

    def weapon(self, die: str) -> str:
        """The weapon of a die or the die of a weapon, as one letter."""
        if die.startswith("sword"):
            return self.sword
        return self.spear if die.startswith("spear") else self.axe


def seat_style(seat: int) -> Style:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def crest(seat: int) -> str:
    return CRESTS[seat % len(CRESTS)]


def letters(names: list[str]) -> list[str]:
    """One letter a seat: the initial where it is unique, a number where it is not."""
    initials = [name.strip()[:1].upper() for name in names]
    plain = [letter.isalpha() and initials.count(letter) == 1 for letter in initials]
    return [
        letter if good else str(seat + 1)
        for seat, (letter, good) in enumerate(zip(initials, plain, strict=True))
    ]
