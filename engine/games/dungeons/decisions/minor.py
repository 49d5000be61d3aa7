"""Minor actions: use a card, do what the adventure offers, acquire, trade. Every hero may take them whenever
nothing is half resolved (DD-RUL-05, DD-ROUND-06 to -09)."""

from __future__ import annotations

from engine.effects.numbers import number
from engine.effects.program import Effect
from engine.games.dungeons.codes import (
    A_ABILITY,
    A_BUY,
    A_INTERACT,
    A_ITEM,
    A_TALENT,
    A_TRADE,
    ACTIONS,
    ROW,
)
from engine.games.dungeons.energy import energy_price
from engine.games.dungeons.moments import (
    N_NO_ABILITY,
    N_NO_BUYING,
    N_NO_ITEMS,
    N_NO_TRADE,
    T_ACTIVATED,
)
from engine.games.dungeons.naming import card_at, card_entry, entry, hero_at, hero_entry, space_at, text
from engine.games.dungeons.nearby import is_beside
from engine.games.dungeons.program import Definition
from engine.games.dungeons.shop import can_buy, price_of
from engine.games.dungeons.state import State
from engine.games.dungeons.story import ANYWHERE, IN_ROOM
from engine.games.dungeons.tale import spot
from engine.games.dungeons.trading import can_trade
from engine.games.dungeons.using import can_interact, can_use, is_there
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label
from engine.kernel.targets import Card, hero_figure

MINOR = (A_ABILITY, A_TALENT, A_ITEM, A_BUY, A_TRADE, A_INTERACT)


def uses(g: State, seat: int) -> list[Action]:
    """The cards that a hero can use now."""
    found: list[Action] = []
    if g.pos[seat] < 0 or g.heard[seat] >> T_ACTIVATED & 1 == 0:
        return found
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
    return found


def _activated(definition: Definition) -> list[Effect]:
    if definition.triggers >> T_ACTIVATED & 1 == 0:
        return []
    return [effect for effect in definition.effects if effect.trigger == T_ACTIVATED]


def minors(g: State, seat: int) -> list[Action]:
    """All minor actions of a hero. A fallen hero has none (DD-RUL-05, -40)."""
    found = uses(g, seat)
    if g.pos[seat] < 0:
        return found
    for index in range(len(g.offered)):
        if g.offered[index] and can_interact(g, seat, index):
            found.append((A_INTERACT, seat, index, 0))
    for place in range(ROW):
        if can_buy(g, seat, place):
            found.append((A_BUY, seat, place, 0))
    for other in range(g.seats):
        if other != seat and g.pos[other] >= 0 and can_trade(g, seat, other):
            found.append((A_TRADE, seat, other, 0))
    return found


def has_minor(g: State, seat: int) -> bool:
    """Whether a hero has any minor action now."""
    return bool(minors(g, seat))


def minor_refusal(g: State, action: Action, closed: Refusal | None) -> Refusal:
    """The reason against a minor action; ``closed`` is the one against any of them now."""
    code, seat, b, c = action
    if not 0 <= seat < g.seats:
        return Refusal("DD-RUL-01", "no-such-hero")
    if g.fallen[seat] or g.escaped[seat] or g.pos[seat] < 0:
        return Refusal("DD-RUL-40", "fallen")
    if closed is not None:
        return closed
    if code == A_BUY:
        return buy_refusal(g, seat, b)
    if code == A_TRADE:
        return trade_refusal(g, seat, b)
    if code == A_INTERACT:
        return interact_refusal(g, seat, b)
    return use_refusal(g, code, seat, b, c)


def buy_refusal(g: State, seat: int, where: int) -> Refusal:
    """Against acquiring an item."""
    if not 0 <= where < ROW or g.row[where] < 0:
        return Refusal("DD-ITEM-01", "no-card")
    if number(g, seat, N_NO_BUYING) > 0:
        return Refusal("DD-RUL-47", "forbidden")
    price = price_of(g, seat, g.row[where])
    return Refusal("DD-ITEM-02", "too-dear", {"price": price, "loot": g.loot[seat]})


def trade_refusal(g: State, seat: int, other: int) -> Refusal:
    """Against a trade."""
    if not 0 <= other < g.seats or other == seat:
        return Refusal("DD-RUL-45", "no-such-hero")
    if g.fallen[other]:
        return Refusal("DD-RUL-40", "fallen")
    if not is_beside(g, g.pos[seat], g.pos[other]):
        return Refusal("DD-ITEM-05", "not-adjacent")
    if number(g, seat, N_NO_TRADE) > 0 or number(g, other, N_NO_TRADE) > 0:
        return Refusal("DD-RUL-47", "forbidden")
    return Refusal("DD-RUL-45", "nothing-to-trade")


def interact_refusal(g: State, seat: int, index: int) -> Refusal:
    """Against what the adventure offers."""
    if not 0 <= index < len(g.offered) or not g.offered[index]:
        return Refusal("DD-ROUND-06", "not-offered")
    each = g.story.interactions[index]
    if each.once and g.done[index]:
        return Refusal("DD-ROUND-06", "done-already")
    if not is_there(g, seat, each):
        return Refusal("DD-ROUND-06", "not-there")
    if each.costs_action and (g.active != seat or g.actions <= 0):
        return Refusal("DD-ROUND-06", "no-action-left")
    return Refusal("DD-ROUND-06", "not-usable")


def use_refusal(g: State, code: int, seat: int, b: int, c: int) -> Refusal:
    """Against using an Ability, a talent or an item."""
    if code == A_ITEM:
        if b not in g.held[seat]:
            return Refusal("DD-ITEM-04", "not-yours")
        if number(g, seat, N_NO_ITEMS) > 0:
            return Refusal("DD-RUL-47", "forbidden")
        index = c
        owned = [g.program.cards[b]]
    else:
        index = b
        owned = [g.ability[seat]] if code == A_ABILITY else [g.hero[seat], g.equipment[seat]]
    effects = g.program.effects
    if not 0 <= index < len(effects) or effects[index].definition not in owned:
        return Refusal("DD-ROUND-07", "not-yours")
    if effects[index].trigger != T_ACTIVATED:
        return Refusal("DD-RUL-05", "not-usable")
    if code == A_ABILITY:
        if number(g, seat, N_NO_ABILITY) > 0:
            return Refusal("DD-RUL-47", "forbidden")
        price = energy_price(g, seat, g.ability[seat])
        if g.energy[seat] < price:
            return Refusal("DD-ITEM-06", "too-little-energy", {"price": price, "energy": g.energy[seat]})
    return Refusal("DD-ROUND-07", "not-usable")


def minor_label(g: State, action: Action) -> Label:
    """How a minor action is named."""
    code, seat, b, c = action
    key, hero = f"action-{ACTIONS[code]}", hero_entry(g, seat)
    if code == A_ITEM:
        number_of = effect_number(g, g.program.cards[b], c)
        place = g.held[seat].index(b) + 1
        args: Args = {"hero": hero, "card": card_entry(g, b), "place": place, "number": number_of}
        return Label(key, args, (card_at(g, b),))
    if code == A_BUY:
        card = g.row[b]
        price = price_of(g, seat, card)
        args = {"hero": hero, "card": card_entry(g, card), "price": price, "place": b + 1}
        return Label(key, args, (card_at(g, card),))
    if code == A_TRADE:
        return Label(key, {"hero": hero, "other_hero": hero_entry(g, b)}, hero_at(g, b))
    if code == A_INTERACT:
        each = g.story.interactions[b]
        args = {"hero": hero, "interaction_text": text(g, "interactions", each.name, "name")}
        if each.where in (ANYWHERE, IN_ROOM):
            return Label(key, args, (hero_figure(seat),))
        return Label(key, args, (space_at(g, spot(g, each.room, each.column, each.row)),))
    definition = g.program.effects[b].definition
    args = {
        "hero": hero,
        "definition": entry(g, definition),
        "energy": energy_price(g, seat, g.ability[seat]) if code == A_ABILITY else 0,
        "number": effect_number(g, definition, b),
    }
    zone = "ability" if code == A_ABILITY else "hero" if definition == g.hero[seat] else "equipment"
    return Label(key, args, (Card(entry(g, definition), zone, seat),))


def effect_number(g: State, definition: int, effect: int) -> int:
    """Which of the effects of a card it is."""
    return [each.index for each in g.definition(definition).effects].index(effect)
