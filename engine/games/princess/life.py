"""Damage, healing, elimination and coming back (PR-GHOST, PR-LIMIT-01)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.princess.cards import discard, hand_over
from engine.games.princess.codes import F_ELIMINATE, F_HURT, F_KEEP
from engine.games.princess.happenings import (
    E_DAMAGED,
    E_ELIMINATED,
    E_HEALED,
    E_KEPT,
    E_LOOKED_HAND,
    E_RESURRECTED,
)
from engine.games.princess.knowing import seen_hand
from engine.games.princess.magic import drop_curse
from engine.games.princess.moments import (
    N_DAMAGE_DEALT,
    N_DAMAGE_TAKEN,
    N_HEALING,
    N_NO_HEAL,
    N_SAFE_DAMAGE,
    T_DYING,
    T_ELIMINATED,
    T_HEALED,
    T_HURT,
    T_HURTING,
    T_RESURRECTED,
)
from engine.games.princess.secrets import reveal
from engine.games.princess.state import State
from engine.kernel.frames import FRAME


def hurt(g: State, victims: list[int], amount: int, by: int, deed: bool) -> None:
    """Damage to heroes, the first of them first (PR-RUL-40). `deed`: a hero eliminated by it is eliminated by
    another player in a challenge (PR-RUL-31)."""
    for victim in reversed(victims):
        if g.alive[victim]:
            dealt = amount
            if by >= 0 and by != victim:
                dealt += number(g, by, N_DAMAGE_DEALT)
            g.push(F_HURT, victim, dealt, by, 0, 1 if deed and by != victim else 0)


def run_hurt(g: State) -> None:
    """Damage may be prevented; then it is dealt; with the last Life gone, the hero is eliminated."""
    base = len(g.stack) - FRAME
    victim = g.stack[base + 1]
    phase = g.stack[base + 4]
    if phase == 0:
        g.stack[base + 4] = 1
        if not g.alive[victim] or number(g, victim, N_SAFE_DAMAGE) > 0:
            g.pop()
            return
        g.stack[base + 2] += number(g, victim, N_DAMAGE_TAKEN)
        fire(g, T_HURTING, victim, g.stack[base + 3], g.stack[base + 2])
        return
    amount = g.stack[base + 2]
    by = g.stack[base + 3]
    deed = g.stack[base + 5]
    g.pop()
    if amount <= 0 or not g.alive[victim] or g.life[victim] == 0:
        return
    lost = min(amount, g.life[victim])
    g.life[victim] -= lost
    g.emit(E_DAMAGED, victim, lost, g.life[victim])
    if g.life[victim] == 0:
        g.push(F_ELIMINATE, victim, by, 0, deed)
    fire(g, T_HURT, victim, by, lost)


def heal(g: State, seat: int, amount: int) -> None:
    """Life, never above the maximum (PR-LIMIT-01). Ghosts have none, and whoever has lost all of it is not
    healed but eliminated (PR-GHOST-01)."""
    if not g.alive[seat] or g.life[seat] == 0 or number(g, seat, N_NO_HEAL) > 0:
        return
    gained = min(amount + number(g, seat, N_HEALING), g.life_maximum(seat) - g.life[seat])
    if gained > 0:
        g.life[seat] += gained
        g.emit(E_HEALED, seat, gained, g.life[seat])
        fire(g, T_HEALED, seat, -1, gained)


def eliminate(g: State, seat: int, by: int, deed: bool) -> None:
    """A hero loses all Life at once."""
    if g.alive[seat]:
        g.life[seat] = 0
        g.push(F_ELIMINATE, seat, by, 0, 1 if deed and by != seat else 0)


def run_eliminate(g: State) -> None:
    """The order of an elimination (PR-RUL-32): card face down, Secret revealed, the killer keeps cards, the
    rest and the spells are discarded; gold stays (PR-GHOST-07)."""
    base = len(g.stack) - FRAME
    victim = g.stack[base + 1]
    by = g.stack[base + 2]
    phase = g.stack[base + 3]
    g.stack[base + 3] = phase + 1
    if not g.alive[victim] and phase <= 1:
        g.pop()
    elif phase == 0:
        fire(g, T_DYING, victim, by)
    elif phase == 1:
        if g.life[victim] > 0:
            g.pop()  # a card has saved the hero
            return
        g.alive[victim] = 0
        refresh_numbers(g)
        g.emit(E_ELIMINATED, victim, by, g.stack[base + 4])
        reveal(g, victim)
    elif phase == 2:
        if g.stack[base + 4] and by >= 0 and g.alive[by] and g.hand[victim]:
            seen_hand(g, by, victim)
            g.emit(E_LOOKED_HAND, by, victim)
            g.push(F_KEEP, by, victim)
    elif phase == 3:
        for card in g.hand[victim][:]:
            discard(g, victim, card)
    elif phase == 4:
        for card in g.curses[victim][:]:
            drop_curse(g, victim, card)
    else:
        g.pop()
        fire(g, T_ELIMINATED, victim, by)


def keep(g: State, card: int) -> None:
    """The killer keeps a card of the eliminated hand (PR-GHOST-04)."""
    base = len(g.stack) - FRAME
    hand_over(g, card, g.stack[base + 2], g.stack[base + 1], E_KEPT)


def resurrect(g: State, seat: int, life: int) -> None:
    """A ghost turns its card up and is a hero again (PR-GHOST-16, -18)."""
    if g.alive[seat] or life <= 0:
        return
    g.alive[seat] = 1
    refresh_numbers(g)
    g.life[seat] = min(life, g.life_maximum(seat))
    g.emit(E_RESURRECTED, seat, g.life[seat])
    fire(g, T_RESURRECTED, seat, -1, g.life[seat])
