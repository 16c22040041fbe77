"""A card set as a file of one's own: to play with the numbers of the box on the shelf."""

from meadhall.core.cards.toml import write_toml
from meadhall.games.champions.cards import CardSet, packaged_text

HEADING = """\
# Your own numbers for Champions of Midgard.
#
# 1. Correct what your cards, tiles and dice show. Entries marked "reconstructed" are our guesses.
# 2. Mark what you corrected: provenance = "own box". Any words will do.
# 3. Save this as my.toml, say, and start games with --cards my.toml. A mistake is answered with
#    the entry, the field and what is allowed there, all mistakes at once.
#
# [[troll]], [[draugr]], [[monster]], [[journey]] and [[merchant_ship]] entries may be added and
# dropped; each needs an id of its own. All other entries stay, with any numbers you like.

"""


def export_toml(cards: CardSet) -> str:
    """The file of the standard set with all its comments; any other set written out plainly."""
    if cards.standard:
        return HEADING + packaged_text()
    return HEADING + write_toml(cards.data)
