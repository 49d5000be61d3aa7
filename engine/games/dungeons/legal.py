"""The legal actions of every decision. The top frame of the stack says what is being decided."""

from __future__ import annotations

from engine.effects.numbers import number
from engine.effects.picking import is_pick, pick_actions
from engine.games.dungeons.attacking import barrage_targets, weapon_targets
from engine.games.dungeons.codes import (
    A_ACTIVATE,
    A_AIM,
    A_ASK,
    A_ATTACK,
    A_CANCEL,
    A_CARD,
    A_DIE,
    A_END,
    A_GIVE,
    A_MOVE,
    A_OFFER,
    A_PASS,
    A_PLACE,
    A_STEP,
    A_STOP,
    F_ACT,
    F_AIM,
    F_CHOOSE,
    F_CONSENT,
    F_MOVE,
    F_NEXT,
    F_PAUSE,
    F_PICK_DIE,
    F_POSITION,
    F_STORY,
    F_TRADE,
    MELEE,
    RANGED,
)
from engine.games.dungeons.moments import N_NO_ATTACK
from engine.games.dungeons.movement import can_move, can_step, is_passing
from engine.games.dungeons.rounds import pending
from engine.games.dungeons.seats import decider, is_open_moment
from engine.games.dungeons.setup import free_cards, start_places
from engine.games.dungeons.state import State
from engine.games.dungeons.trading import ASKED_LOOT, CARDS, GIVEN_LOOT, is_empty
from engine.games.dungeons.using import minors
from engine.kernel.chance import faces_asked
from engine.kernel.frames import A_HERO, A_NO, A_YES, F_EFFECT, F_THROW, FRAME

Actions = list[tuple[int, int, int, int]]


def legal(g: State) -> Actions:
    """All legal actions of the main decision."""
    if not g.stack:
        return []
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_MOVE:
        return move_actions(g, base)
    if frame == F_ACT:
        return act_actions(g, g.stack[base + 1])
    if frame in (F_EFFECT, F_CONSENT):
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]
    if is_pick(frame):
        return pick_actions(g)
    if frame == F_PAUSE:
        return pause_actions(g, decider(g))
    if frame == F_NEXT:
        return next_actions(g, decider(g))
    if frame == F_THROW:
        return faces_asked(g)
    return rare_actions(g, base, frame)


def legal_for(g: State, seat: int) -> Actions:
    """The legal actions of a seat that may act besides the main one: its minor actions (DD-RUL-05)."""
    found: Actions = []
    if not 0 <= seat < g.seats or not g.stack or not is_open_moment(g):
        return found
    base = len(g.stack) - FRAME
    frame = g.stack[base]
    if frame == F_PAUSE:
        return pause_actions(g, seat) if g.stack[base + 1] >> seat & 1 else found
    if frame == F_NEXT and seat in pending(g):
        found.append((A_ACTIVATE, seat, 0, 0))
    minors(g, seat, found)
    return found


def rare_actions(g: State, base: int, frame: int) -> Actions:
    """The decisions that come seldom."""
    seat = g.stack[base + 1]
    if frame == F_AIM:
        return [(A_AIM, slot, 0, 0) for slot in barrage_targets(g, g.attacks[-1])]
    if frame == F_PICK_DIE:
        return die_actions(g)
    if frame == F_TRADE:
        return trade_actions(g, seat, g.stack[base + 2])
    if frame == F_STORY:
        mask = g.stack[base + 3]
        return [(A_HERO, hero, 0, 0) for hero in range(g.seats) if mask >> hero & 1]
    if frame == F_POSITION:
        return [(A_PLACE, seat, space, 0) for space in start_places(g)]
    assert frame == F_CHOOSE
    return [(A_CARD, seat, index, 0) for index in free_cards(g, g.stack[base + 2])]


def act_actions(g: State, seat: int) -> Actions:
    """An activation: Move, Attack, what the adventure offers, minor actions, or the end (DD-ROUND-05 to
    -08)."""
    found: Actions = []
    if g.actions > 0:
        if can_move(g, seat):
            found.append((A_MOVE, 0, 0, 0))
        attack_actions(g, seat, found)
    minors(g, seat, found)
    found.append((A_END, 0, 0, 0))
    return found


def attack_actions(g: State, seat: int, found: Actions) -> None:
    """The attacks with the weapon."""
    if g.enemy_pos and number(g, seat, N_NO_ATTACK) <= 0:
        for slot in weapon_targets(g, seat, MELEE):
            found.append((A_ATTACK, slot, MELEE, 0))
        for slot in weapon_targets(g, seat, RANGED):
            found.append((A_ATTACK, slot, RANGED, 0))


def move_actions(g: State, base: int) -> Actions:
    """The next step, minor actions in between, or enough; not while passing through somebody (DD-MOVE-01,
    DD-RUL-09, -11)."""
    seat = g.stack[base + 1]
    points = g.stack[base + 2]
    found: Actions = []
    for direction in range(4):
        if can_step(g, seat, direction, points) >= 0:
            found.append((A_STEP, direction, 0, 0))
    if is_passing(g, seat):
        return found
    if g.active >= 0:
        minors(g, seat, found)
    found.append((A_STOP, 0, 0, 0))
    return found


def next_actions(g: State, main: int) -> Actions:
    """Who activates next (DD-ROUND-03), or a minor action."""
    found: Actions = [(A_ACTIVATE, seat, 0, 0) for seat in pending(g)]
    minors(g, main, found)
    return found


def pause_actions(g: State, seat: int) -> Actions:
    """A minor action between enemies or in Recovery, or none."""
    found: Actions = []
    minors(g, seat, found)
    found.append((A_PASS, seat, 0, 0))
    return found


def die_actions(g: State) -> Actions:
    """A die of the roll that lies there; dice that show the same are the same."""
    found: Actions = []
    seen = 0
    for index, face in enumerate(g.rolls[-1].faces):
        if seen >> face & 1 == 0:
            seen |= 1 << face
            found.append((A_DIE, index, 0, 0))
    return found


def trade_actions(g: State, seat: int, other: int) -> Actions:
    """What can still go into the deal, the offer, or calling it off (DD-ITEM-05)."""
    found: Actions = []
    deal = g.deal
    if g.loot[seat] > deal[GIVEN_LOOT] and deal[ASKED_LOOT] == 0:
        found.append((A_GIVE, 0, -1, 0))
    if g.loot[other] > deal[ASKED_LOOT] and deal[GIVEN_LOOT] == 0:
        found.append((A_ASK, 0, -1, 0))
    inside = deal[CARDS:]
    for card in g.held[seat]:
        if card * 2 not in inside:
            found.append((A_GIVE, 1, card, 0))
    for card in g.held[other]:
        if card * 2 + 1 not in inside:
            found.append((A_ASK, 1, card, 0))
    if not is_empty(g):
        found.append((A_OFFER, 0, 0, 0))
    found.append((A_CANCEL, 0, 0, 0))
    return found
