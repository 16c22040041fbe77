"""Bars: what was to be reached, what was measured, and whether that is enough."""

from __future__ import annotations

import os


def bar(what: str, goal: str, figure: str, met: bool) -> None:
    load = os.getloadavg()[0]
    print(
        f"  {'met   ' if met else 'MISSED'} {what}: {figure} (goal {goal}; load {load:.1f})",
        flush=True,
    )


def quantile(values: list[float], part: float) -> float:
    """The value that this part of all does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
