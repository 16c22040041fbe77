"""Strandhogg: the game that Meadhall's guide to writing a game builds."""

from strandhogg.game import Strandhogg

__all__ = ["Strandhogg"]
