"""Minor actions: Abilities, talents, items and what the adventure offers (DD-ROUND-07 to -09, DD-ITEM-04,
-06, DD-RUL-05, -44, -46)."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.firing import activate, context, fire, holds
from engine.effects.numbers import number
from engine.effects.program import Effect
from engine.games.dungeons.codes import A_ABILITY, A_BUY, A_INTERACT, A_ITEM, A_TALENT, A_TRADE, ROW
from engine.games.dungeons.happenings import E_ABILITY, E_INTERACTION, E_ITEM
from engine.games.dungeons.moments import (
    N_NO_ABILITY,
    N_NO_ITEMS,
    T_ABILITY_USED,
    T_ACTIVATED,
    T_INTERACTION_DONE,
    T_ITEM_USED,
)
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.program import Definition
from engine.games.dungeons.shop import can_buy, discard
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ANYWHERE, IN_ROOM, ON_SPACE, Interaction
from engine.games.dungeons.tale import spot
from engine.games.dungeons.trading import can_trade

Actions = list[tuple[int, int, int, int]]


def ctx_of(g: State, effect: Effect, seat: int, card: int) -> Context:
    """The circumstances in which a hero uses a card."""
    return context(effect.index, seat, -1, card, seat, -1, 0, g.pos[seat], -1)


def can_use(g: State, effect: Effect, seat: int, card: int) -> bool:
    """Whether an effect that is used could be used now: conditions hold, costs can be paid, and if it asks
    for a target there is one."""
    ctx = ctx_of(g, effect, seat, card)
    if not holds(g, effect, ctx):
        return False
    question = g.program.first_question.get(effect.block, -1)
    return question < 0 or bool(g.program.filters[question](g, ctx))


def uses(g: State, seat: int, found: Actions) -> None:
    """The cards that a hero can use now."""
    if g.pos[seat] < 0 or g.heard[seat] >> T_ACTIVATED & 1 == 0:
        return
    definitions = g.program.definitions
    for index in (g.hero[seat], g.equipment[seat]):
        for effect in _activated(definitions[index]):
            if can_use(g, effect, seat, -1):
                found.append((A_TALENT, seat, effect.index, 0))
    if number(g, seat, N_NO_ABILITY) <= 0:
        for effect in _activated(definitions[g.ability[seat]]):
            if can_use(g, effect, seat, -1):
                found.append((A_ABILITY, seat, effect.index, 0))
    if g.held[seat] and number(g, seat, N_NO_ITEMS) <= 0:
        for card in g.held[seat]:
            for effect in _activated(definitions[g.program.cards[card]]):
                if can_use(g, effect, seat, card):
                    found.append((A_ITEM, seat, card, effect.index))


def _activated(definition: Definition) -> list[Effect]:
    if definition.triggers >> T_ACTIVATED & 1 == 0:
        return []
    return [effect for effect in definition.effects if effect.trigger == T_ACTIVATED]


def has_use(g: State, seat: int) -> bool:
    """Whether a hero has a card to use now."""
    found: Actions = []
    uses(g, seat, found)
    return bool(found)


def minors(g: State, seat: int, found: Actions) -> None:
    """All minor actions of a hero: use cards, do what the adventure offers, acquire, trade. A fallen hero has
    none (DD-RUL-05, -40)."""
    if g.pos[seat] < 0:
        return
    uses(g, seat, found)
    for index in range(len(g.offered)):
        if g.offered[index] and can_interact(g, seat, index):
            found.append((A_INTERACT, seat, index, 0))
    for place in range(ROW):
        if can_buy(g, seat, place):
            found.append((A_BUY, seat, place, 0))
    for other in range(g.seats):
        if other != seat and g.pos[other] >= 0 and can_trade(g, seat, other):
            found.append((A_TRADE, seat, other, 0))


def has_minor(g: State, seat: int) -> bool:
    """Whether a hero has any minor action now."""
    found: Actions = []
    minors(g, seat, found)
    return bool(found)


def use_ability(g: State, seat: int, index: int) -> None:
    """A hero uses the Ability, or a talent: its Energy is paid, then it acts (DD-ITEM-06)."""
    effect = g.program.effects[index]
    g.emit(E_ABILITY, seat, effect.definition)
    if effect.definition == g.ability[seat]:
        fire(g, T_ABILITY_USED, seat, -1, 0, g.pos[seat])
    g.unchecked = True
    activate(g, effect, ctx_of(g, effect, seat, -1))


def use_item(g: State, seat: int, card: int, index: int) -> None:
    """A hero uses an item; it is discarded unless it says that it stays (DD-RUL-44)."""
    effect = g.program.effects[index]
    g.emit(E_ITEM, seat, card)
    fire(g, T_ITEM_USED, seat, -1, 0, g.pos[seat])
    g.unchecked = True
    activate(g, effect, ctx_of(g, effect, seat, card))
    if not g.program.definitions[g.program.cards[card]].kept:
        discard(g, seat, card)


# What the adventure offers (DD-ROUND-06).


def can_interact(g: State, seat: int, index: int) -> bool:
    """Whether a hero could do what an interaction offers: in the right place, not done already, conditions
    and price."""
    each = g.story.interactions[index]
    if (each.once and g.done[index]) or not is_there(g, seat, each):
        return False
    return can_use(g, g.program.effects[each.effect], seat, -1)


def is_there(g: State, seat: int, each: Interaction) -> bool:
    """Whether a hero is where an interaction can be done."""
    here = g.pos[seat]
    if here < 0:
        return False
    if each.where == ANYWHERE:
        return True
    tile = g.room_tile[each.room]
    if tile < 0:
        return False
    if each.where == IN_ROOM:
        return g.map.tiles[here] >> tile & 1 == 1
    space = spot(g, each.room, each.column, each.row)
    return here == space if each.where == ON_SPACE else is_beside(g, here, space)


def interact(g: State, seat: int, index: int) -> None:
    """A hero does what an interaction offers."""
    each = g.story.interactions[index]
    effect = g.program.effects[each.effect]
    g.done[index] += 1
    g.unchecked = True
    g.emit(E_INTERACTION, seat, index)
    fire(g, T_INTERACTION_DONE, seat, -1, index, g.pos[seat])
    activate(g, effect, ctx_of(g, effect, seat, -1))
