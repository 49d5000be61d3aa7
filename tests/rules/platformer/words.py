"""Tables for tests of single words: a hero holds a card, the charm, that has the word on it."""

from __future__ import annotations

from typing import Any

from engine.games.platformer import codes
from tests.rules.platformer.pack import card, entries, release_of, used
from tests.rules.platformer.table import Table

FLOOR = ":1 :. :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"
LAIR = ":1 :. :. :M :. :. :. :2 :\n+^^+^^+^^+^^+^^+^^+^^+^^+"
AS_LAIR: dict[str, Any] = {"row": 13, "levels": 4, "low": 4}
"""The table's options for a drawing of the boss level."""
REWARD = {"gain": {"what": "gold", "amount": 10}}


def holding(
    *effects: Any, drawing: str = FLOOR, hero: int = 0, cards: dict[str, Any] | None = None, **more: Any
) -> Table:
    """A hero holds a charm with these effects, hero 1 is about to roll; ``cards`` are other items."""
    pack = entries()
    pack["item"]["charm"] = card(1, *effects)
    pack["item"].update(cards or {})
    t = Table(drawing, pack=release_of(pack), begin=False, **more)
    t.give(hero, "charm")
    for slug in cards or {}:
        t.give(0, slug)
    t.begin(0)
    return t


def waiting(when: Any, *conditions: Any, **more: Any) -> Table:
    """A hero holds a charm that gives 10 Gold at a moment."""
    return holding({"when": when, "if": list(conditions), "do": [REWARD]}, **more)


def rewards(t: Table, hero: int = 0) -> int:
    """How often a charm has given its 10 Gold to a hero who had fewer than 10."""
    return t.g.gold[hero] // 10


def doing(*words: Any, faces: str = "", **more: Any) -> Table:
    """Hero 1 rolls this and uses a charm that does these things."""
    return ready(*words, **more).roll(faces).card("charm")


def ready(*words: Any, **more: Any) -> Table:
    """Hero 1 holds a charm that does these things when it is used, and is about to roll."""
    return holding(used(*words), **more)


def can_use(t: Table, slug: str = "charm") -> bool:
    """Whether the active hero can use a card."""
    return (t.card_of(t.g.active, slug), 0, 0) in t.legal(codes.A_CARD)
