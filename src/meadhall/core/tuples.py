"""Tuples in a state: copies share them, and a change makes a new one."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The same tuple with another value in one place."""
    # Through a list: half the time of joining slices.
    changed = list(items)
    changed[at] = value
    return tuple(changed)


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same tuple less the first of these."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
