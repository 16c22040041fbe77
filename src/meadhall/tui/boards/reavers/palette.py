"""Bone, oxblood and iron: the key of Reavers of Midgard, and its small pictures."""

from typing import Final

from rich.style import Style
from rich.text import Text

from meadhall.tui.palette import GOLD, INK, Glyphs

BONE: Final = "#e9e0cc"
OXBLOOD: Final = "#571818"
IRON: Final = "#24282d"
STEEL: Final = "#2d4452"

# On bone: the home shore, where Reavers are recruited and villages trade.
HOME: Final = Style.parse(f"{INK} on {BONE}")
HOME_DIM: Final = Style.parse(f"#665843 on {BONE}")
HOME_TITLE: Final = Style.parse(f"bold #7d1f1c on {BONE}")
# On the cold sea between.
WATER: Final = Style.parse(f"#dfe9ec on {STEEL}")
WATER_DIM: Final = Style.parse(f"#b4c7cf on {STEEL}")
WATER_TITLE: Final = Style.parse(f"bold {GOLD} on {STEEL}")
# On oxblood: the shores that are raided.
RAID: Final = Style.parse(f"#f1e6d3 on {OXBLOOD}")
RAID_DIM: Final = Style.parse(f"#cfb2a4 on {OXBLOOD}")
RAID_TITLE: Final = Style.parse(f"bold {GOLD} on {OXBLOOD}")
# On iron: the frame, other seats, the fight.
FORGE: Final = Style.parse(f"{BONE} on {IRON}")
FORGE_DIM: Final = Style.parse(f"#a9adb0 on {IRON}")
FORGE_TITLE: Final = Style.parse(f"bold {GOLD} on {IRON}")

# Crew dice by colour, on any ground; the letter of the colour stands on each.
CREW: Final[dict[str, Style]] = {
    "red": Style.parse("bold #fff4ea on #a3302a"),
    "blue": Style.parse("bold #ffffff on #2a6099"),
    "yellow": Style.parse(f"bold {INK} on #dcb53f"),
}
BATTLE_DIE: Final = Style.parse(f"bold {INK} on #f4ede0")

Zone = tuple[Style, Style, Style]
# Ground, dim and title of each action space.
ZONES: Final[dict[str, Zone]] = {
    "recruit_reavers": (HOME, HOME_DIM, HOME_TITLE),
    "trade_with_villages": (HOME, HOME_DIM, HOME_TITLE),
    "sea_battle": (WATER, WATER_DIM, WATER_TITLE),
    "raid_villages": (RAID, RAID_DIM, RAID_TITLE),
    "raid_keeps": (RAID, RAID_DIM, RAID_TITLE),
    "subdue_territories": (RAID, RAID_DIM, RAID_TITLE),
}

CLAN_COLOURS: Final = {"helm": "red", "raven": "blue", "tree": "yellow"}


class Signs:
    """Faces of dice, tokens and goods as one letter each, in one of two alphabets."""

    def __init__(self, glyphs: Glyphs) -> None:
        utf8 = glyphs.utf8
        self.faces: dict[str, str] = {
            "hammer": "T" if utf8 else "h",
            "double_hammer": "╥" if utf8 else "H",
            "chest": "▣" if utf8 else "c",
            "ship": "≈" if utf8 else "s",
            "shield": "◉" if utf8 else "o",
            "helm": "Ω" if utf8 else "n",
            "raven": "V" if utf8 else "v",
            "tree": "Ψ" if utf8 else "Y",
            "any": "?",
        }
        self.farm = "⌂" if utf8 else "F"
        self.wall = "▤" if utf8 else "W"
        self.tower = "♜" if utf8 else "T"
        self.card = "▮" if utf8 else "#"
        self.success = "●" if utf8 else "*"
        self.goods: dict[str, str] = {
            "food": glyphs.food,
            "favor": glyphs.favour,
            "glory": glyphs.glory,
            "terror": glyphs.blame,
            "farm": self.farm,
            "wall": self.wall,
            "tower": self.tower,
            "reaver_on_board": "R",
        }
        self.ellipsis = glyphs.ellipsis

    def die(self, die: str, letter: str) -> Text:
        """A crew die, two cells wide: the letter of its colour, the sign of its face."""
        colour, _, face = die.partition(":")
        return Text.assemble((f"{letter}{self.faces[face]}", CREW[colour]))

    def clan(self, clan: str) -> Text:
        """The sign of a clan on the colour of its dice."""
        return Text.assemble((f" {self.faces[clan]} ", CREW[CLAN_COLOURS[clan]]))
