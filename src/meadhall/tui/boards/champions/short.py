"""Goods of Champions of Midgard, as short as a terminal needs them."""

from collections.abc import Mapping

from meadhall.tui.palette import Glyphs


def short(amounts: Mapping[str, int], glyphs: Glyphs) -> str:
    """Goods as short as they get: ``2f 1c``, with a glyph for what has one."""
    signs = {
        "food": glyphs.food,
        "wood": glyphs.wood,
        "coin": glyphs.coin,
        "favour": glyphs.favour,
        "glory": glyphs.glory,
        "swordsman": glyphs.sword,
        "spearman": glyphs.spear,
        "axeman": glyphs.axe,
        "any_warrior": "?",
    }
    return " ".join(f"{n}{signs.get(name, name)}" for name, n in amounts.items() if n)
