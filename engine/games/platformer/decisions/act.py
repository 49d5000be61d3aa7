"""The decision ``act``: the actions of step 5, as many as one likes (PF-TURN-07, -08)."""

from __future__ import annotations

from typing import Final

from engine.effects.numbers import number
from engine.games.platformer.cards import card_actions, card_label, card_refusal, use_card
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_END,
    A_FORGE,
    A_GRAVITY,
    A_PORTAL,
    A_RESPAWN,
    A_USE,
    COIN,
    HAND,
    MOVE,
    PORTAL,
    STAR,
)
from engine.games.platformer.combat import attackable
from engine.games.platformer.decisions.coin import ask_coin
from engine.games.platformer.decisions.gravity import begin_gravity
from engine.games.platformer.decisions.hand import ask_hand
from engine.games.platformer.decisions.move import ask_move
from engine.games.platformer.decisions.place import respawn, respawn_actions, respawn_label, respawn_refusal
from engine.games.platformer.decisions.portal import begin_portal
from engine.games.platformer.decisions.question import Question
from engine.games.platformer.decisions.star import ask_star
from engine.games.platformer.decisions.strike import ask_strike
from engine.games.platformer.enemies import can_be_handed, within_reach
from engine.games.platformer.moments import (
    N_COIN_GOLD,
    N_HAND_STEPS,
    N_MOVE_STEPS,
    N_NO_ATTACK,
    N_NO_BUY,
    N_NO_PORTAL,
)
from engine.games.platformer.movement import portal_price, portal_targets, target
from engine.games.platformer.naming import card_at, card_entry, enemy_label, face_name, space_label
from engine.games.platformer.shop import at_shop, buy, can_buy, may_buy, price_of
from engine.games.platformer.state import State
from engine.games.platformer.symbols import (
    begin_use,
    end_use,
    symbol_actions,
    symbol_label,
    symbol_of,
    symbol_refusal,
)
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Args, Label
from engine.kernel.targets import hero_figure

F_ACT: Final = 17
MUST_RESPAWN: Final = 1


def ask_act(g: State) -> None:
    """The active player acts; a hero off the map must come back first, if it can."""
    g.push(F_ACT, 1 if g.pos[g.active] < 0 else 0)


class Act(Question):
    """What to do next, or the end of the step."""

    def actions(self, g: State, at: int) -> list[Action]:
        hero = g.active
        found: list[Action] = []
        if g.pos[hero] < 0:
            found = respawn_actions(g)
            if not g.stack[at + MUST_RESPAWN] or not found:
                found.append((A_END, 0, 0, 0))
            return found
        enemies = attackable(g, hero)
        if symbol_actions(g, hero, useful_symbols(g, hero), found) and enemies:
            for slot in range(len(g.enemy_pos)):
                if enemies >> slot & 1:
                    found.append((A_ATTACK, slot, 0, 0))
        card_actions(g, hero, False, found)
        if may_buy(g, hero):
            for place in range(len(g.display)):
                if can_buy(g, hero, place):
                    found.append((A_BUY, place, 0, 0))
        portals = portal_targets(g, hero)
        if portals and g.gold[hero] >= portal_price(g, hero) and number(g, hero, N_NO_PORTAL) <= 0:
            for space in portals:
                found.append((A_PORTAL, space, 0, 0))
        found.append((A_GRAVITY, 0, 0, 0))
        found.append((A_END, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        hero = g.active
        code, a = action[0], action[1]
        if code in (A_USE, A_FORGE):
            use(g, hero, action)
        elif code == A_ATTACK:
            ask_strike(g, hero, a)
        elif code == A_GRAVITY:
            begin_gravity(g, g.pos[hero])
        elif code == A_BUY:
            buy(g, hero, a)
        elif code == A_CARD:
            use_card(g, hero, a, False)
        elif code == A_PORTAL:
            begin_portal(g, hero, a)
        elif code == A_RESPAWN:
            g.stack[at + MUST_RESPAWN] = 0
            respawn(g, a)
        else:
            g.pop()

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        hero = g.active
        code, a = action[0], action[1]
        if g.pos[hero] < 0:
            if code == A_RESPAWN:
                return Refusal("PF-DOWN-06", "no-such-symbol", {"symbol": face_name(a)})
            return Refusal("PF-TURN-08", "must-respawn")
        if code in (A_USE, A_FORGE):
            return symbol_refusal(g, hero, action, False)
        if code == A_ATTACK:
            return attack_refusal(g, hero, a)
        if code == A_BUY:
            return buy_refusal(g, hero, a)
        if code == A_CARD:
            return card_refusal(g, hero, a)
        if code == A_PORTAL:
            return portal_refusal(g, hero, a)
        if code == A_RESPAWN:
            return respawn_refusal(g)
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        hero = g.active
        code, a = action[0], action[1]
        if code in (A_USE, A_FORGE):
            return symbol_label(hero, action)
        if code == A_ATTACK:
            return enemy_label(g, a, "action-attack")
        if code == A_BUY:
            card = g.display[a]
            price = price_of(g, hero, card)
            args: Args = {"card": card_entry(g, hero, card), "price": price, "place": a + 1}
            return Label("action-buy", args, (card_at(g, hero, card),))
        if code == A_CARD:
            return card_label(g, hero, a)
        if code == A_PORTAL:
            return space_label(g, a, "action-portal")
        if code == A_RESPAWN:
            return respawn_label(hero, a)
        if code == A_GRAVITY:
            return Label("action-gravity", {}, (hero_figure(hero),))
        return super().label(g, at, action)


def useful_symbols(g: State, hero: int) -> int:
    """The symbols that could do anything if used now, as a bit mask; Swords belong into an attack."""
    useful = 1 << COIN | 1 << STAR
    for direction in range(4):
        if target(g, hero, direction) >= 0:
            useful |= 1 << MOVE
            break
    for slot in range(len(g.enemy_pos)):
        if can_be_handed(g, hero, slot):
            useful |= 1 << HAND
            break
    return useful


def use(g: State, hero: int, action: Action) -> None:
    """Use a symbol (PF-SYM-01 to -05); what it counts as is chosen with it (PF-D-20)."""
    times = begin_use(g, hero, action)
    symbol = symbol_of(action)
    if symbol == MOVE:
        unit = at_least_one(g, hero, N_MOVE_STEPS)
        ask_move(g, hero, unit * times, unit)
    elif symbol == HAND:
        unit = at_least_one(g, hero, N_HAND_STEPS)
        ask_hand(g, hero, unit * times, unit)
    elif symbol == COIN:
        unit = at_least_one(g, hero, N_COIN_GOLD)
        ask_coin(g, hero, unit, unit * times)
    else:
        assert symbol == STAR
        ask_star(g, hero, times)
    end_use(g, hero, action)


def at_least_one(g: State, hero: int, what: int) -> int:
    """What a symbol gives each time it counts: 1, changed by cards, never below 1."""
    return max(1 + number(g, hero, what), 1)


def attack_refusal(g: State, hero: int, slot: int) -> Refusal:
    """Against declaring an attack."""
    if not 0 <= slot < len(g.enemy_pos) or g.enemy_pos[slot] < 0:
        return Refusal("PF-D-47", "no-such-enemy")
    if number(g, hero, N_NO_ATTACK) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if not within_reach(g, hero, slot):
        return Refusal("PF-BOSS-10" if g.on_boss_level(g.enemy_pos[slot]) else "PF-BOSS-11", "sealed")
    if attackable(g, hero) >> slot & 1 == 0:
        return Refusal("PF-COMBAT-01", "not-adjacent")
    return Refusal("PF-SYM-02", "no-sword")


def buy_refusal(g: State, hero: int, slot: int) -> Refusal:
    """Against buying."""
    if not at_shop(g, hero):
        return Refusal("PF-SHOP-01", "no-shop")
    if number(g, hero, N_NO_BUY) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if not 0 <= slot < len(g.display) or g.display[slot] < 0:
        return Refusal("PF-SHOP-02", "no-card")
    price = price_of(g, hero, g.display[slot])
    return Refusal("PF-SHOP-02", "too-dear", {"price": price, "gold": g.gold[hero]})


def portal_refusal(g: State, hero: int, space: int) -> Refusal:
    """Against a trip by portal."""
    board = g.board
    here = g.pos[hero]
    if board.kind[here] != PORTAL:
        return Refusal("PF-BOARD-12", "no-portal")
    if number(g, hero, N_NO_PORTAL) > 0:
        return Refusal("PF-ITEM-01", "forbidden")
    if space not in board.portals or space == here or board.level_of(space) != board.level_of(here):
        return Refusal("PF-BOARD-12", "no-portal-there")
    if g.gold[hero] < portal_price(g, hero):
        return Refusal("PF-D-01", "too-dear", {"price": portal_price(g, hero), "gold": g.gold[hero]})
    return Refusal("PF-D-35", "cannot-push")


ACT = Act(F_ACT, "act")
