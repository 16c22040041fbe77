"""Names people give themselves: shown to others, so nobody may look like somebody else."""

import unicodedata
from collections.abc import Mapping
from typing import Final

from meadhall.hall.refusals import Refusal
from meadhall.words.chairs import called_anywhere

# Letters of other scripts that look like Latin ones, in small letters.
_LOOK_ALIKE: Final = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u043a\u043c\u0442\u043d\u0432"
    "\u0501\u04bb\u051b\u051d\u0475\u04cf\u0570\u0578\u057d\u0585\u0561"
    "\u03b1\u03b5\u03b9\u03bf\u03c1\u03c5\u03c7\u03ba\u03bd\u03c4\u0131\u0142\u00f8\u0111"
    # In many typefaces a capital I, a small l, a one and a bar are the same stroke.
    "i1|!0",
    "aeopcyxljskmthb" + "dhqwvlhnuow" + "aelopuxkvtllod" + "llllo",
)
# They take room, or none, and show nothing.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# What the hall itself is called in the chat.
RESERVED: Final = ("host", "hall", "meadhall")


def outline(name: str) -> str:
    """What is left of a name when everything is gone that a reader does not see or mistakes."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(
        letter
        for letter in folded
        if letter not in _BLANK and unicodedata.category(letter)[0] in "LNPS"
    )
    return seen.translate(_LOOK_ALIKE).replace("rn", "m").replace("vv", "w")


def check_name(name: str, seat: int, others: Mapping[int, str]) -> None:
    """Refuse a name nobody can read, or one that others would take for somebody else's.

    `others`: names by seat. Somebody without one is called what each reader's language calls them.
    """
    if any(letter in _BLANK or unicodedata.category(letter) == "Cf" for letter in name):
        raise Refusal("bad_request", "this name holds letters that cannot be seen")
    if name != name.strip() or "  " in name:
        raise Refusal("bad_request", "a name has no blanks around it, and one at a time inside")
    own = outline(name)
    if not own:
        raise Refusal("bad_request", "a name needs at least one letter that can be seen")
    if own in {outline(it) for it in RESERVED}:
        raise Refusal("bad_request", f"{name!r} is what the hall calls its own; take another name")
    seen = {outline(it) for it in called_anywhere(name, seat)}
    for at, other in others.items():
        if not seen.isdisjoint(outline(it) for it in called_anywhere(other, at)):
            raise Refusal("bad_request", f"somebody else at this table is called {other!r} already")
