"""How actions and events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``enemy``, ``card``, ``token`` or
``definition`` holds ``kind/slug`` of an entry, for whose name the wording asks the release.
"""

from __future__ import annotations

from typing import Any

from engine.effects.picking import is_pick
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_FORGE,
    A_GEM,
    A_PORTAL,
    A_RESPAWN,
    A_SAVE,
    A_STEP,
    A_STRIKE,
    A_USE,
    ACTIONS,
    CAUSES,
    DIRECTIONS,
    F_HAND,
    F_MOVE,
    FRAMES,
    REASONS,
    RESOURCES,
    RESULTS,
    SOURCES,
    SYMBOLS,
)
from engine.games.platformer.combat import total
from engine.games.platformer.happenings import EVENTS
from engine.games.platformer.program import ENEMY_DIE
from engine.games.platformer.shop import price_of
from engine.games.platformer.state import State
from engine.games.platformer.symbols import boosts_of, gem_price
from engine.kernel.frames import (
    A_ENEMY,
    A_FACE,
    A_HERO,
    A_NO,
    A_OPTION,
    A_SPACE,
    A_YES,
    F_EFFECT,
    F_THROW,
    FRAME,
)


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition."""
    return g.program.definitions[definition].entry


def card_entry(g: State, hero: int, card: int) -> str:
    """``kind/slug`` of a single card; -1 is the hero card."""
    return entry(g, g.hero[hero] if card < 0 else g.program.cards[card])


def place(g: State, space: int) -> dict[str, int]:
    """A space as column and row, both counted from 1 at the bottom left."""
    return {"column": space % g.board.width + 1, "row": space // g.board.width + 1}


def label(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action in the present decision, and its arguments; where a card asks, its
    ``definition``."""
    key, args = deed(g, action)
    base = len(g.stack) - FRAME
    if g.stack and (g.stack[base] == F_EFFECT or is_pick(g.stack[base])):
        args["definition"] = entry(g, g.program.effects[g.stack[base + 3]].definition)
    return key, args


def deed(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action and what it is about."""
    code, a, b, c = action
    base = len(g.stack) - FRAME
    frame = g.stack[base] if g.stack else -1
    key = f"action-{ACTIONS[code]}"
    if code == A_USE:
        return key, {"source": SOURCES[a], "face": SYMBOLS[b], "symbol": SYMBOLS[c]}
    if code == A_FORGE:
        return key, {
            "source": SOURCES[a],
            "face": SYMBOLS[b],
            "result": SYMBOLS[c // 8],
            "symbol": SYMBOLS[c % 8],
        }
    if code == A_SAVE:
        return key, {"source": SOURCES[a], "face": SYMBOLS[b], "symbol": SYMBOLS[c]}
    if code in (A_ATTACK, A_ENEMY):
        return key, {"enemy": entry(g, g.enemy_kind[a]), **place(g, g.enemy_pos[a])}
    if code == A_BUY:
        card = g.display[a]
        price = price_of(g, g.active, card)
        return key, {"card": card_entry(g, g.active, card), "price": price, "place": a + 1}
    if code == A_CARD:
        held = g.held[g.active]
        number = held.index(a) + 1 if a in held else 0  # 0 is the hero card
        return key, {"card": card_entry(g, g.active, a), "place": number}
    if code in (A_PORTAL, A_SPACE):
        return key, place(g, a)
    if code == A_RESPAWN:
        return key, {"face": SYMBOLS[a]}
    if code == A_STEP:
        moves = frame in (F_MOVE, F_HAND)
        return key if moves else "action-push", {"direction": DIRECTIONS[a]}
    if code == A_GEM:
        boosts = boosts_of(g, base, a)
        price = gem_price(g, g.stack[base + 1], boosts)
        return key, {"gems": price, "times": boosts + 2, "sword": a}
    if code == A_STRIKE:
        return key, {"damage": total(g, g.stack[base + 1], g.stack[base + 3])}
    if code in (A_YES, A_NO):
        return f"{key}-{FRAMES[frame].replace('_', '-')}", {"question": FRAMES[frame]}
    if code == A_FACE:
        enemy = frame == F_THROW and g.stack[base + 1] == ENEMY_DIE
        return ("action-result", {"result": RESULTS[a]}) if enemy else (key, {"face": SYMBOLS[a]})
    if code == A_HERO:
        return key, {"hero": entry(g, g.hero[a])}
    if code == A_OPTION:
        return key, {"option": a + 1, "do": g.code.option_words[g.stack[base + 2]][a]}
    return key, {}


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
