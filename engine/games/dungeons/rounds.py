"""The course of a round: Player phase, Enemy phase, Recovery phase (DD-ROUND, DD-RUL-30, -49)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import end_changes
from engine.games.dungeons.codes import OUT_OF_TIME, P_ENEMY, P_PLAYER, P_RECOVERY, REGENERATE
from engine.games.dungeons.decisions.next import ask_next
from engine.games.dungeons.decisions.pause import ask_pause
from engine.games.dungeons.ending import check_end, end_story
from engine.games.dungeons.enemies import activate_enemy, in_order_of_activation
from engine.games.dungeons.happenings import E_PHASE, E_REGENERATED, E_ROUND
from engine.games.dungeons.harm import heal_enemy
from engine.games.dungeons.moments import T_PHASE_BEGINS, T_ROUND_BEGINS, U_ROUND
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import has_keyword
from engine.games.dungeons.using import PER_ROUND, forget_once
from engine.kernel.decision import Work

F_ROUND: Final = 16
F_ENEMIES: Final = 28
F_RECOVER: Final = 32

# Field of the rounds.
STEP: Final = 1

# Steps of a round.
ROUND_BEGINS: Final = 0
PLAYER_PHASE: Final = 1
HEROES_ACT: Final = 2
ENEMY_PHASE: Final = 3
ENEMIES_ACT: Final = 4
RECOVERY_PHASE: Final = 5
LAST_PAUSE: Final = 6
RECOVERY: Final = 7

# Fields of the enemies who act.
CURSOR: Final = 1
ONE_HAS_ACTED: Final = 2

MOST_ROUNDS: Final = 1000
"""Even without a limit an adventure in which nobody can do anything must end (DD-RUL-49)."""


def push_rounds(g: State, step: int = ROUND_BEGINS) -> None:
    """Round after round is played from now on."""
    g.push(F_ROUND, step)


class Round(Work[State]):
    """Round after round."""

    def settle(self, g: State, at: int) -> bool:
        if check_end(g):
            return False
        step = g.stack[at + STEP]
        g.stack[at + STEP] = step + 1
        if step == ROUND_BEGINS:
            begin_round(g)
        elif step == PLAYER_PHASE:
            begin_phase(g, P_PLAYER)
        elif step == HEROES_ACT:
            ask_next(g)
        elif step == ENEMY_PHASE:
            begin_phase(g, P_ENEMY)
        elif step == ENEMIES_ACT:
            g.queue = in_order_of_activation(g)
            g.push(F_ENEMIES)
        elif step == RECOVERY_PHASE:
            begin_phase(g, P_RECOVERY)
        elif step == LAST_PAUSE:
            ask_pause(g)
        elif step == RECOVERY:
            g.push(F_RECOVER)
        else:
            g.stack[at + STEP] = ROUND_BEGINS
        return False


def begin_round(g: State) -> None:
    """The next round, if there is one."""
    if g.round >= (g.round_limit or MOST_ROUNDS):
        end_story(g, OUT_OF_TIME, -1)
        return
    g.round += 1
    g.turns += 1
    g.emit(E_ROUND, g.round)
    fire(g, T_ROUND_BEGINS, -1, -1, g.round)


def begin_phase(g: State, phase: int) -> None:
    """A phase begins."""
    g.phase = phase
    g.active = -1
    g.unchecked = True
    g.emit(E_PHASE, phase)
    fire(g, T_PHASE_BEGINS, -1, -1, phase)


class Enemies(Work[State]):
    """One enemy of the queue after the other; one defeated before its turn drops out. Between two of them the
    players may take minor actions."""

    def settle(self, g: State, at: int) -> bool:
        if check_end(g):
            return False
        cursor = g.stack[at + CURSOR]
        while cursor < len(g.queue) and g.enemy_pos[g.queue[cursor]] < 0:
            cursor += 1
        g.stack[at + CURSOR] = cursor
        if cursor >= len(g.queue):
            g.queue = []
            g.pop()
        elif g.stack[at + ONE_HAS_ACTED]:
            g.stack[at + ONE_HAS_ACTED] = 0
            ask_pause(g)
        else:
            g.stack[at + CURSOR] = cursor + 1
            g.stack[at + ONE_HAS_ACTED] = 1
            activate_enemy(g, g.queue[cursor])
        return False


class Recover(Work[State]):
    """After special rules and skills: Regenerate in the order of activation, then actions are restored and
    effects of the round end (DD-RUL-30)."""

    def settle(self, g: State, at: int) -> bool:
        if check_end(g):
            return False
        g.pop()
        for slot in in_order_of_activation(g):
            if has_keyword(g, slot, REGENERATE) and heal_enemy(g, slot, 1):
                g.emit(E_REGENERATED, slot, g.enemy_health[slot])
        if g.lasting:
            end_changes(g, U_ROUND)
        forget_once(g, PER_ROUND)
        for seat in range(g.seats):
            g.activated[seat] = 0 if g.pos[seat] >= 0 else 1
        g.unchecked = True
        return False


ROUND = Round(F_ROUND, "round")
ENEMIES = Enemies(F_ENEMIES, "enemies")
RECOVER = Recover(F_RECOVER, "recover")
