"""Which single cards lie somewhere in a state, by what the state says of its fields."""

from __future__ import annotations

from typing import Any

from engine.kernel.state import BaseState


def lying(g: BaseState, places: tuple[str, ...]) -> list[int]:
    """All single cards in these fields, sorted; a card that lies twice is there twice."""
    found: list[int] = []
    waiting: list[Any] = [getattr(g, place) for place in places]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list):
            waiting += value
        elif value >= 0:
            found.append(value)
    return sorted(found)
