"""What heroes use: Abilities, talents, items and what the adventure offers (DD-ROUND-06 to -09, DD-ITEM-04,
-06, DD-RUL-44, -46)."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import activate, context, fire, holds
from engine.effects.program import Effect
from engine.games.dungeons.happenings import E_ABILITY, E_INTERACTION, E_ITEM
from engine.games.dungeons.moments import T_ABILITY_USED, T_INTERACTION_DONE, T_ITEM_USED
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.shop import discard
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ANYWHERE, IN_ROOM, ON_SPACE, Interaction
from engine.games.dungeons.tale import spot

PERIODS: Final = 3
PER_ACTIVATION: Final = 0
PER_ROUND: Final = 1


def forget_once(g: State, period: int) -> None:
    """Effects that can be used once in this period can be used again."""
    if g.once:
        g.once = [key for key in g.once if key % PERIODS != period]


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
