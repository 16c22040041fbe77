"""Situations of Valhalla."""

from meadhall.testing.valhalla.situation import Situation

__all__ = ["Situation"]
