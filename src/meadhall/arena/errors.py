"""What goes wrong in an arena, in a sentence that names it."""

from meadhall.core.errors import MeadhallError


class ArenaError(MeadhallError):
    """An arena that cannot begin or go on; whatever was played until then is kept."""
