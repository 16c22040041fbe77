"""Strandhogg, the example of Meadhall's guide to writing a game."""

from strandhogg.game import Strandhogg

__all__ = ["Strandhogg"]
