"""How actions and events are named: a message key and its arguments, by which `locale/` words them.

Arguments are plain numbers and slugs. A name ending in ``hero``, ``card``, ``winner`` or ``definition`` holds
``kind/slug`` of an entry, for whose name the wording asks the release. Where an event hides its card from the
reader its key ends in ``-hidden``; where nobody is on the other side, in ``-nobody``.
"""

from __future__ import annotations

from typing import Any

from engine.effects.picking import is_pick
from engine.games.princess.codes import (
    A_BUY,
    A_CHALLENGE,
    A_CHARACTER,
    A_CURSE,
    A_DISCARD,
    A_DONE,
    A_ENCHANT,
    A_GIVE,
    A_KEEP,
    A_NAME,
    A_PASS,
    A_PLACE,
    A_SALVAGE,
    A_SELL,
    A_SHOP,
    A_STEAL,
    A_TOP,
    A_TYPE,
    A_USE,
    ACTIONS,
    F_GUESS,
    F_LET,
    F_RESURRECT,
    F_TRADE,
    FRAMES,
    MARKS,
    REASONS,
    TYPES,
)
from engine.games.princess.happenings import EVENTS
from engine.games.princess.shop import price, sell_price
from engine.games.princess.state import State
from engine.kernel.frames import A_HERO, A_NO, A_OPTION, A_YES, F_EFFECT, FRAME

OF_CARDS = (
    A_ENCHANT,
    A_SELL,
    A_PLACE,
    A_KEEP,
    A_DISCARD,
    A_STEAL,
    A_GIVE,
    A_SALVAGE,
    A_CURSE,
    A_TOP,
)


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition."""
    return g.program.definitions[definition].entry


def card_entry(g: State, card: int) -> str:
    """``kind/slug`` of a single card."""
    return entry(g, g.program.cards[card])


def hero_entry(g: State, seat: int) -> str:
    """``kind/slug`` of a player's character; before there is one, of the first that was offered."""
    if g.character[seat] < 0:
        return entry(g, g.offered[2 * seat])
    return entry(g, g.character[seat])


def copy_number(g: State, card: int) -> int:
    """Which copy of its entry a card is, so that two of them do not read the same."""
    return card - g.program.cards.index(g.program.cards[card]) + 1


def label(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action in the present decision, and its arguments; where a card asks, its
    ``definition``."""
    key, args = deed(g, action)
    base = len(g.stack) - FRAME
    if g.stack and (g.stack[base] in (F_EFFECT, F_LET, F_GUESS) or is_pick(g.stack[base])):
        args["definition"] = entry(g, g.program.effects[g.stack[base + 3]].definition)
    return key, args


def deed(g: State, action: tuple[int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an action and what it is about."""
    code, a, b, _c = action
    base = len(g.stack) - FRAME
    frame = g.stack[base] if g.stack else -1
    key = f"action-{ACTIONS[code]}"
    if code in OF_CARDS:
        args: dict[str, Any] = {"card": card_entry(g, a), "copy": copy_number(g, a)}
        if code == A_SELL:
            args["gold"] = sell_price(g, g.active)
        if code == A_DISCARD and frame == F_RESURRECT:
            return f"{key}-resurrect", args
        return key, args
    if code in (A_BUY, A_SHOP):
        found = {"card": card_entry(g, g.shop[a]), "place": a + 1}
        return key, {**found, "gold": price(g, g.active)} if code == A_BUY else found
    if code in (A_CHALLENGE, A_HERO):
        return key, {"hero": hero_entry(g, a), "seat": a + 1}
    if code in (A_CHARACTER, A_NAME):
        return key, {"definition" if code == A_CHARACTER else "card": entry(g, a)}
    if code == A_USE:
        return key, {"definition": entry(g, a), "copy": copy_number(g, b) if b >= 0 else 0}
    if code == A_TYPE:
        return key, {"type": TYPES[a]}
    if code == A_OPTION:
        offered = {"option": a + 1, "do": g.code.option_words[g.stack[base + 2]][a]}
        if frame == F_LET:  # the card speaks to its owner, somebody else reads it
            return "action-let", {**offered, "hero": hero_entry(g, g.stack[base + 4])}
        return key, offered
    if code in (A_YES, A_NO):
        return f"{key}-{FRAMES[frame].replace('_', '-')}", {"question": FRAMES[frame]}
    if code == A_DONE:
        if frame == F_TRADE:
            return f"{key}-{('selling', 'buying', 'trading')[g.stack[base + 1]]}", {}
        life = g.stack[base + 2] if frame == F_RESURRECT else 0
        return f"{key}-{FRAMES[frame]}", {"life": life} if life else {}
    if code == A_PASS and frame >= 0:
        return f"{key}-{FRAMES[frame]}", {}
    return key, {}


def describe(g: State, event: tuple[int, int, int, int, int]) -> tuple[str, dict[str, Any]]:
    """The message key of an event and its arguments."""
    name, names, hidden = EVENTS[event[0]]
    key = f"event-{name}"
    args: dict[str, Any] = {}
    for place, what in enumerate(names):
        value = event[1 + place]
        if hidden and place == hidden[0] and value < 0:
            key += "-hidden"
        elif what == "other_hero" and value < 0:
            key += "-nobody"
        else:
            args.update(argument(g, what, value))
    return key, args


def argument(g: State, name: str, value: int) -> dict[str, Any]:
    """One argument of an event as people can be told of it."""
    if name in ("hero", "other_hero"):
        return {name: hero_entry(g, value)} if value >= 0 else {}
    if name == "card":
        return {name: card_entry(g, value)}
    if name == "definition":
        return {name: entry(g, value)}
    if name == "mark":
        return {name: MARKS[value] if value >= 0 else "none"}
    if name == "type":
        return {name: TYPES[value]}
    if name == "reason":
        return {name: REASONS[value]}
    if name == "winners":
        seats = [seat for seat in range(g.seats) if value >> seat & 1]
        return {"winner": hero_entry(g, seats[0]) if seats else "", "count": len(seats)}
    return {name: value}
