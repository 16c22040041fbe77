"""A card set: the checked data of a card file, and what a game reads out of it."""

from meadhall.core.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class CardSet:
    """The cards one table plays with. A game derives a class with the columns its rules read."""

    __slots__ = ("data", "digest", "source", "standard")

    def __init__(self, data: dict[str, object], source: str, digest: str, standard: bool) -> None:
        # As in the file; never changed.
        self.data = data
        # The file's name, for messages.
        self.source = source
        # One word for the whole content (`book.digest_of`).
        self.digest = digest
        # The set that comes with the game.
        self.standard = standard

    def work_out(self) -> None:
        """What a game derives from the columns, once they are all read."""
