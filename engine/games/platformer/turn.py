"""The turn, step by step (PF-TURN): 0 event (solo), 1 remove level, 2 refresh, 3 roll, 4 enemy die, 5
actions, 6 save, 7 gravity, 8 end, then the boss."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import refresh_numbers
from engine.games.platformer.boss import activate_boss
from engine.games.platformer.codes import (
    ATTACK,
    BY_DIE,
    EAST,
    EVENTS_OUT,
    RIGHT,
    S_ACT,
    S_BOSS,
    S_ENEMIES,
    S_EVENT,
    S_GRAVITY,
    S_REFRESH,
    S_REMOVE,
    S_ROLL,
    S_SAVE,
    TURN_LIMIT,
    WEST,
)
from engine.games.platformer.decisions.act import ask_act
from engine.games.platformer.decisions.attacked import all_attack
from engine.games.platformer.decisions.gravity import begin_gravity
from engine.games.platformer.decisions.save import ask_save
from engine.games.platformer.dice import WHOLE_POOL, clear_turn_dice, roll
from engine.games.platformer.ending import end_game
from engine.games.platformer.enemies import march
from engine.games.platformer.happenings import E_EVENT, E_TURN
from engine.games.platformer.levels import remove
from engine.games.platformer.moments import (
    T_EVENT_REVEALED,
    T_STEP_BEGINS,
    T_STEP_ENDS,
    U_NEXT_TURN,
    U_TURN,
)
from engine.games.platformer.numbers import expire
from engine.games.platformer.shop import refresh_all
from engine.games.platformer.state import State
from engine.kernel.decision import Work

F_TURN: Final = 16
PHASE: Final = 1
"""Two to a step: it begins, it ends."""


def push_turns(g: State, seat: int) -> None:
    """Turn after turn is played from now on, that of a seat first."""
    g.push(F_TURN, 0)
    begin_turn(g, seat)


class Turn(Work[State]):
    """Step after step, turn after turn."""

    def settle(self, g: State, at: int) -> bool:
        phase = g.stack[at + PHASE]
        g.stack[at + PHASE] = phase + 1
        step = phase // 2
        if step == S_BOSS and phase % 2:
            g.stack[at + PHASE] = 0
            end_turn(g)
            return False
        g.step = step
        if step == S_BOSS:
            if g.pos[g.active] >= g.board.boss_start:
                activate_boss(g)  # on its level alone (PF-TURN-10, PF-D-68)
        elif phase % 2:
            fire(g, T_STEP_ENDS, g.active, amount=step)
        else:
            begin_step_of_turn(g, step)
            if not g.ended:
                fire(g, T_STEP_BEGINS, g.active, amount=step)
        return False


def begin_step_of_turn(g: State, step: int) -> None:
    """What a step does. The first turn of every player starts with step 3 (PF-TURN-02, PF-D-05)."""
    hero = g.active
    first_turn = g.turns <= g.seats
    if step == S_EVENT:
        if g.solo:
            reveal_event(g)
    elif step == S_REMOVE:
        if not first_turn and g.pos[hero] >= 0 and g.board.level_of(g.pos[hero]) >= g.low_level + 2:
            remove(g)  # PF-LEVEL-04, one level per turn (PF-D-39)
    elif step == S_REFRESH:
        if not first_turn:
            refresh_all(g, hero)
    elif step == S_ROLL:
        roll(g, WHOLE_POOL, True)
    elif step == S_ENEMIES:
        apply_enemy_die(g)
    elif step == S_ACT:
        ask_act(g)
    elif step == S_SAVE:
        ask_save(g)
    elif step == S_GRAVITY:
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


def apply_enemy_die(g: State) -> None:
    """Step 4 (PF-TURN-06): all enemies attack the heroes beside them, or all move one space (PF-ENEMY-03,
    -04, -08)."""
    if g.enemy_die == ATTACK:
        all_attack(g, BY_DIE)
    elif g.enemy_die <= RIGHT:
        march(g, EAST if g.enemy_die == RIGHT else WEST)


def end_turn(g: State) -> None:
    """What lasts a turn ends, and the next player's turn begins (PF-TURN-11)."""
    expire(g, U_TURN, g.active)
    for hero in range(g.seats):
        g.bonus[hero] = 0
        g.double[hero] = 0
        g.shielded[hero] = 0
    g.once.clear()
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


TURN = Turn(F_TURN, "turn")
