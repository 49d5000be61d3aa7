"""How events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``token`` or
``definition`` holds ``kind/slug`` of an entry, for whose name the wording asks the release.
"""

from __future__ import annotations

from typing import Any

from engine.games.platformer.codes import CAUSES, REASONS, RESOURCES, RESULTS, SOURCES, SYMBOLS
from engine.games.platformer.happenings import EVENTS
from engine.games.platformer.naming import card_entry, entry, place
from engine.games.platformer.state import State


def describe(g: State, event: tuple[int, int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an event and its arguments."""
    key, names = EVENTS[event[0]]
    args: dict[str, Any] = {}
    for name, value in zip(names, event[1:], strict=False):
        args.update(argument(g, name, value, event))
    return f"event-{key}", args


def argument(g: State, name: str, value: int, event: tuple[int, int, int, int, int]) -> dict[str, Any]:
    """One argument of an event as people can be told of it."""
    tables = {
        "symbol": SYMBOLS,
        "result_symbol": SYMBOLS,
        "result": RESULTS,
        "resource": RESOURCES,
        "cause": CAUSES,
        "source": SOURCES,
        "reason": REASONS,
    }
    if name in tables:
        return {name: tables[name][value]}
    if name in ("hero", "other_hero"):
        return {name: entry(g, g.hero[value]) if value >= 0 else "", f"{name}_seat": value}
    if name in ("enemy", "token", "definition"):
        return {name: entry(g, value) if value >= 0 else ""}
    if name == "card":
        return {name: card_entry(g, event[1], value)}
    if name in ("space", "from_space"):
        prefix = "from_" if name == "from_space" else ""
        return {prefix + part: number for part, number in place(g, value).items()}
    if name == "dice":
        return {f"die_{i + 1}": SYMBOLS[value // 10**i % 10] for i in range(5)}
    if name == "level":
        return {name: value + 1}
    return {name: value}
