"""Situations of Champions of Midgard."""

from meadhall.testing.champions.situation import Situation

__all__ = ["Situation"]
