"""Situations of Reavers of Midgard."""

from meadhall.testing.reavers.situation import Situation

__all__ = ["Situation"]
