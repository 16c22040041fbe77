"""The numbers of an entry of the card data, in a line."""

from collections.abc import Mapping
from typing import Final

# Remarks about a card, which are not values of it, and values that only say "as usual".
_REMARKS: Final = (
    "id", "name", "edition", "note", "source", "effect", "ability", "rule", "enabled_by",
)  # fmt: skip
_USUAL: Final = (("count", 1), ("capacity", 1), ("repeat_min", 1), ("repeat_max", 1))


def card_values(entry: Mapping[str, object]) -> str:
    """The numbers of a card, without remarks about them."""
    shown: list[str] = []
    for name, value in entry.items():
        if name in _REMARKS or name.startswith(("provenance", "name_")) or (name, value) in _USUAL:
            continue
        if isinstance(value, dict):
            value = " ".join(
                f"{amount} {what}" for what, amount in value.items() if isinstance(amount, int)
            )
        if isinstance(value, list):
            value = " ".join(_face(item) for item in value)
        if value not in ("", 0, False, "none"):
            shown.append(f"{name.replace('_', ' ')} {value}")
    return ", ".join(shown)


def _face(item: object) -> str:
    """A die face as hits/shields; anything else as it is."""
    if isinstance(item, dict):
        return "/".join(str(value) for value in item.values())
    return str(item)
