"""A language nobody speaks: English with accents and longer words, to find text that is not ours.

Whatever still reads as plain English on a pseudo screen was written in the code instead of a word
file; whatever is cut off there will be cut off in Polish too.
"""

from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

PSEUDO: Final = "pseudo"

_PLAIN: Final = "aAbcCdDeEgGhHiIjJkKlLnNoOrRsStTuUwWyYzZ"
_ODD: Final = "åÅƀçÇđĐéÉĝĜĥĤíÍĵĴķĶļĻñÑøØŕŔšŠťŤûÛŵŴýÝžŽ"
_ACCENTS: Final = str.maketrans(_PLAIN, _ODD)


def pseudo_text(english: str) -> str:
    """A whole word file in the pseudo language; arguments, terms and keys stay as they are."""
    resource = FluentParser().parse(english)
    _Accents().visit(resource)
    return FluentSerializer().serialize(resource)


def pseudo(text: str) -> str:
    """A piece of text with accents, and about a third longer."""
    longer = "".join(letter * 2 if letter in "aeo" else letter for letter in text)
    return longer.translate(_ACCENTS)


class _Accents(Transformer):
    """Changes the plain text in messages, nothing else."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = pseudo(node.value)
        return node
