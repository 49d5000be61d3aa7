"""The turn, step by step (PF-TURN): 0 event (solo), 1 remove level, 2 refresh, 3 roll, 4 enemy die, 5
actions, 6 save, 7 gravity, 8 end, then the boss."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.platformer.boss import activate_boss
from engine.games.platformer.codes import EVENTS_OUT, F_ACT, F_SAVE, TURN_LIMIT
from engine.games.platformer.dice import WHOLE_POOL, clear_turn_dice, has_unused, roll
from engine.games.platformer.ending import end_game
from engine.games.platformer.enemies import apply_enemy_die
from engine.games.platformer.gravity import begin_gravity
from engine.games.platformer.happenings import E_EVENT, E_TURN
from engine.games.platformer.levels import remove
from engine.games.platformer.moments import (
    N_NO_SAVE,
    T_EVENT_REVEALED,
    T_STEP_BEGINS,
    T_STEP_ENDS,
    U_NEXT_TURN,
    U_TURN,
)
from engine.games.platformer.numbers import expire
from engine.games.platformer.shop import refresh_all
from engine.games.platformer.state import State
from engine.kernel.frames import FRAME

AFTER: Final = 9
"""The time after step 8, when the boss may act."""


def run_turn(g: State) -> None:
    """Do the next steps of the turn, until there is other work. The frame's phase says whether a step
    begins (even) or ends (odd)."""
    size = len(g.stack)
    base = size - FRAME
    while True:
        phase = g.stack[base + 1]
        g.stack[base + 1] = phase + 1
        step = phase // 2
        if step > 8:
            after_turn(g, base, phase)
        elif phase % 2:
            g.step = step
            fire(g, T_STEP_ENDS, g.active, amount=step)
        else:
            g.step = step
            begin_step_of_turn(g, step)
            if not g.ended:
                fire(g, T_STEP_BEGINS, g.active, amount=step)
        if len(g.stack) != size:
            return


def begin_step_of_turn(g: State, step: int) -> None:
    """What a step does. The first turn of every player starts with step 3 (PF-TURN-02, PF-D-05)."""
    hero = g.active
    first_turn = g.turns <= g.seats
    if step == 0:
        if g.solo:
            reveal_event(g)
    elif step == 1:
        if not first_turn and g.pos[hero] >= 0 and g.board.level_of(g.pos[hero]) >= g.low_level + 2:
            remove(g)  # PF-LEVEL-04, one level per turn (PF-D-39)
    elif step == 2:
        if not first_turn:
            refresh_all(g, hero)
    elif step == 3:
        roll(g, WHOLE_POOL, True)
    elif step == 4:
        apply_enemy_die(g)
    elif step == 5:
        g.push(F_ACT, 1 if g.pos[hero] < 0 else 0)
    elif step == 6:
        if number(g, hero, N_NO_SAVE) <= 0 and has_unused(g):
            g.push(F_SAVE)
    elif step == 7:
        begin_gravity(g)


def reveal_event(g: State) -> None:
    """Solo: the top event covers the last one (PF-SOLO-03, -04); with no event left the game is lost
    (PF-SOLO-07)."""
    if not g.event_deck:
        end_game(g, EVENTS_OUT, -1)
        return
    g.event = g.event_deck.pop()
    refresh_numbers(g)
    g.emit(E_EVENT, g.event)
    fire(g, T_EVENT_REVEALED, g.active, cause=g.program.cards[g.event])


def after_turn(g: State, base: int, phase: int) -> None:
    """The boss acts if the active hero is on its level (PF-TURN-10, PF-D-68); then the next player's turn
    begins (PF-TURN-11)."""
    if phase == 2 * AFTER:
        g.step = AFTER
        if g.pos[g.active] >= g.board.boss_start:
            activate_boss(g)
        return
    expire(g, U_TURN, g.active)
    for hero in range(g.seats):
        g.bonus[hero] = 0
        g.double[hero] = 0
        g.shielded[hero] = 0
    g.once.clear()
    g.stack[base + 1] = 0
    if g.turns >= g.turn_limit * g.seats:
        end_game(g, TURN_LIMIT, -1)
        return
    begin_turn(g, (g.active + 1) % g.seats)


def begin_turn(g: State, seat: int) -> None:
    """A player's turn begins."""
    g.active = seat
    g.turns += 1
    g.step = 0
    clear_turn_dice(g)
    expire(g, U_NEXT_TURN, seat)
    g.emit(E_TURN, seat, (g.turns + g.seats - 1) // g.seats)


def run_offer(g: State) -> bool:
    """A hero downed in the own turn outside step 5 may respawn (PF-D-40); True if there is something to
    decide."""
    if g.pos[g.active] < 0 and has_unused(g):
        return True
    g.pop()
    return False
