"""Tuples in a state: copies share them, and a change makes a new one."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value in one place."""
    # Through a list: half the time of joining slices.
    changed = list(items)
    changed[at] = value
    return tuple(changed)
