"""The course of a round: Player phase, Enemy phase, Recovery phase (DD-ROUND, DD-RUL-04, -05, -30, -49)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import end_changes, number
from engine.games.dungeons.codes import (
    ACTIONS_PER_ACTIVATION,
    F_ACT,
    F_ENEMIES,
    F_ENEMY,
    F_NEXT,
    F_PAUSE,
    F_RECOVER,
    OUT_OF_TIME,
    P_ENEMY,
    P_PLAYER,
    P_RECOVERY,
    REGENERATE,
)
from engine.games.dungeons.ending import end_story
from engine.games.dungeons.enemies import in_order_of_activation
from engine.games.dungeons.happenings import (
    E_ACTIVATED,
    E_ENDS_ACTIVATION,
    E_PHASE,
    E_REGENERATED,
    E_ROUND,
)
from engine.games.dungeons.harm import heal_enemy
from engine.games.dungeons.moments import (
    N_ACTIONS,
    T_ACTIVATION_BEGINS,
    T_ACTIVATION_ENDS,
    T_PHASE_BEGINS,
    T_ROUND_BEGINS,
    U_ACTIVATION,
    U_NEXT_ACTIVATION,
    U_ROUND,
)
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import has_keyword
from engine.games.dungeons.using import has_minor, has_use
from engine.kernel.frames import FRAME

PERIODS = 3
PER_ACTIVATION = 0
PER_ROUND = 1

MOST_ROUNDS = 1000
"""Even without a limit an adventure in which nobody can do anything must end (DD-RUL-49)."""

# When the players are asked between enemy activations and in Recovery.
NEVER = 0
WHEN_CARDS = 1
WHEN_ANYTHING = 2


def run_round(g: State) -> None:
    """Go on with the round."""
    base = len(g.stack) - FRAME
    step = g.stack[base + 1]
    g.stack[base + 1] = step + 1
    if step == 0:
        if g.round >= (g.round_limit or MOST_ROUNDS):
            end_story(g, OUT_OF_TIME, -1)
            return
        g.round += 1
        g.turns += 1
        g.emit(E_ROUND, g.round)
        fire(g, T_ROUND_BEGINS, -1, -1, g.round)
    elif step == 1:
        begin_phase(g, P_PLAYER)
    elif step == 2:
        g.push(F_NEXT)
    elif step == 3:
        begin_phase(g, P_ENEMY)
    elif step == 4:
        g.queue = in_order_of_activation(g)
        g.push(F_ENEMIES)
    elif step == 5:
        begin_phase(g, P_RECOVERY)
    elif step == 6:
        pause(g)
    elif step == 7:
        g.push(F_RECOVER)
    else:
        g.stack[base + 1] = 0


def begin_phase(g: State, phase: int) -> None:
    """A phase begins."""
    g.phase = phase
    g.active = -1
    g.unchecked = True
    g.emit(E_PHASE, phase)
    fire(g, T_PHASE_BEGINS, -1, -1, phase)


# The Player phase.


def pending(g: State) -> list[int]:
    """The heroes who have not activated yet (DD-RUL-04)."""
    return [seat for seat in range(g.seats) if g.pos[seat] >= 0 and not g.activated[seat]]


def run_next(g: State) -> bool:
    """Who activates next? True if the players must say (DD-ROUND-03)."""
    waiting = pending(g)
    if not waiting:
        g.pop()
        return False
    if len(waiting) == 1:
        begin_activation(g, waiting[0])
        return False
    return True


def begin_activation(g: State, seat: int) -> None:
    """A hero activates, with two actions (DD-ROUND-02)."""
    g.active = seat
    g.turns += 1
    g.activated[seat] = 1
    g.push(F_ACT, seat)
    forget_once(g, PER_ACTIVATION)
    if g.lasting:
        end_changes(g, U_NEXT_ACTIVATION, seat)
    g.actions = max(0, ACTIONS_PER_ACTIVATION + g.bonus[seat] + number(g, seat, N_ACTIONS))
    g.bonus[seat] = 0
    g.emit(E_ACTIVATED, seat, g.actions)
    fire(g, T_ACTIVATION_BEGINS, seat, -1, g.actions, g.pos[seat])


def run_act(g: State) -> bool:
    """The activation goes on; True if the hero has something to decide. With no action left it goes on only
    for minor actions (DD-RUL-05, -14)."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    if g.stack[base + 2] == 0:
        if g.pos[seat] >= 0 and (g.actions > 0 or has_minor(g, seat)):
            return True
        end_of_activation(g)
        return False
    g.pop()
    g.active = -1
    if g.lasting:
        end_changes(g, U_ACTIVATION)
    return False


def end_of_activation(g: State) -> None:
    """The hero's activation ends; actions not spent are lost (DD-RUL-04)."""
    base = len(g.stack) - FRAME
    seat = g.stack[base + 1]
    g.stack[base + 2] = 1
    g.actions = 0
    g.unchecked = True
    g.emit(E_ENDS_ACTIVATION, seat)
    fire(g, T_ACTIVATION_ENDS, seat, -1, 0, g.pos[seat])


def forget_once(g: State, period: int) -> None:
    """Effects that can be used once in this period can be used again."""
    if g.once:
        g.once = [key for key in g.once if key % PERIODS != period]


# The Enemy phase, and what goes on between enemies and in Recovery.


def run_enemies(g: State) -> None:
    """The next enemy of the queue acts; one defeated before its turn drops out. Between two of them the
    players may take minor actions."""
    base = len(g.stack) - FRAME
    cursor = g.stack[base + 1]
    while cursor < len(g.queue) and g.enemy_pos[g.queue[cursor]] < 0:
        cursor += 1
    g.stack[base + 1] = cursor
    if cursor >= len(g.queue):
        g.queue = []
        g.pop()
    elif g.stack[base + 2]:
        g.stack[base + 2] = 0
        pause(g)
    else:
        g.stack[base + 1] = cursor + 1
        g.stack[base + 2] = 1
        g.push(F_ENEMY, g.queue[cursor])


def pause(g: State) -> None:
    """Ask the players whether they take minor actions now, if somebody could (DD-RUL-05)."""
    mask = 0
    for seat in range(g.seats):
        if wants_pause(g, seat):
            mask |= 1 << seat
    if mask:
        g.push(F_PAUSE, mask)


def wants_pause(g: State, seat: int) -> bool:
    """Whether a player is asked: with a card to use, or with any minor action, as the option says."""
    if g.pauses == NEVER or g.pos[seat] < 0:
        return False
    return has_use(g, seat) if g.pauses == WHEN_CARDS else has_minor(g, seat)


def run_pause(g: State) -> bool:
    """True as long as somebody who has not passed could do something."""
    base = len(g.stack) - FRAME
    mask = g.stack[base + 1]
    for seat in range(g.seats):
        if mask >> seat & 1 and not wants_pause(g, seat):
            mask &= ~(1 << seat)
    g.stack[base + 1] = mask
    if mask == 0:
        g.pop()
        return False
    return True


def pass_on(g: State, seat: int) -> None:
    """A player does nothing now."""
    base = len(g.stack) - FRAME
    g.stack[base + 1] &= ~(1 << seat)


# The Recovery phase.


def run_recover(g: State) -> None:
    """After special rules and skills: Regenerate in the order of activation, then actions are restored and
    effects of the round end (DD-RUL-30)."""
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
