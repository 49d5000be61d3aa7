"""Damage, healing, elimination and coming back (PR-GHOST, PR-LIMIT-01)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.princess.cards import discard
from engine.games.princess.decisions.keep import ask_keep
from engine.games.princess.happenings import (
    E_DAMAGED,
    E_ELIMINATED,
    E_HEALED,
    E_LOOKED_HAND,
    E_PREVENTED,
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
from engine.kernel.decision import Work
from engine.kernel.frames import FRAME

F_HURT: Final = 23
F_ELIMINATE: Final = 24

# Fields of coming damage and of an elimination.
VICTIM: Final = 1
AMOUNT: Final = 2
BY: Final = 3
ANNOUNCED: Final = 4
DEED: Final = 5
"""1 if the killer may keep cards."""
KILLER: Final = 2
STEP: Final = 3
KILLED: Final = 4
"""1 if the killer may keep cards."""


def push_elimination(g: State, victim: int, by: int, deed: int) -> None:
    """A hero without Life is eliminated."""
    g.push(F_ELIMINATE, victim, by, 0, deed)


def hurt(g: State, victims: list[int], amount: int, by: int, deed: bool) -> None:
    """Damage to heroes, the first of them first (PR-RUL-40). `deed`: a hero eliminated by it is eliminated by
    another player in a challenge (PR-RUL-31)."""
    for victim in reversed(victims):
        if g.alive[victim]:
            dealt = amount
            if by >= 0 and by != victim:
                dealt += number(g, by, N_DAMAGE_DEALT)
            g.push(F_HURT, victim, dealt, by, 0, 1 if deed and by != victim else 0)


class Hurt(Work[State]):
    """Damage may be prevented; then it is dealt; with the last Life gone, the hero is eliminated."""

    def settle(self, g: State, at: int) -> bool:
        """Announce it, then deal it."""
        victim, by = g.stack[at + VICTIM], g.stack[at + BY]
        if not g.stack[at + ANNOUNCED]:
            g.stack[at + ANNOUNCED] = 1
            if not g.alive[victim] or number(g, victim, N_SAFE_DAMAGE) > 0:
                g.pop()
                return False
            g.stack[at + AMOUNT] += number(g, victim, N_DAMAGE_TAKEN)
            fire(g, T_HURTING, victim, by, g.stack[at + AMOUNT])
            return False
        amount, deed = g.stack[at + AMOUNT], g.stack[at + DEED]
        g.pop()
        if amount <= 0 or not g.alive[victim] or g.life[victim] == 0:
            return False
        lost = min(amount, g.life[victim])
        g.life[victim] -= lost
        g.emit(E_DAMAGED, victim, lost, g.life[victim])
        if g.life[victim] == 0:
            push_elimination(g, victim, by, deed)
        fire(g, T_HURT, victim, by, lost)
        return False


def coming_damage(g: State) -> int:
    """Where the damage that is about to be dealt stands on the stack."""
    at = len(g.stack) - FRAME
    while g.stack[at] != F_HURT:
        at -= FRAME
    return at


def prevent_damage(g: State, amount: int) -> None:
    """Of the damage that is about to be dealt, so much is prevented."""
    at = coming_damage(g)
    prevented = min(amount, g.stack[at + AMOUNT])
    g.stack[at + AMOUNT] -= prevented
    g.emit(E_PREVENTED, g.stack[at + VICTIM], prevented)


def redirect_damage(g: State, seat: int) -> None:
    """The damage that is about to be dealt is dealt to another hero instead, which is nobody's deed."""
    at = coming_damage(g)
    if seat >= 0 and g.alive[seat]:
        g.stack[at + VICTIM] = seat
        g.stack[at + DEED] = 0


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
        push_elimination(g, seat, by, 1 if deed and by != seat else 0)


class Eliminate(Work[State]):
    """The order of an elimination (PR-RUL-32): card face down, Secret revealed, the killer keeps cards, the
    rest and the spells are discarded; gold stays (PR-GHOST-07)."""

    def settle(self, g: State, at: int) -> bool:
        """One step after the other."""
        victim, by, step = g.stack[at + VICTIM], g.stack[at + KILLER], g.stack[at + STEP]
        g.stack[at + STEP] = step + 1
        if not g.alive[victim] and step <= 1:
            g.pop()
        elif step == 0:
            fire(g, T_DYING, victim, by)
        elif step == 1:
            if g.life[victim] > 0:
                g.pop()  # a card has saved the hero
                return False
            g.alive[victim] = 0
            refresh_numbers(g)
            g.emit(E_ELIMINATED, victim, by, g.stack[at + KILLED])
            reveal(g, victim)
        elif step == 2:
            if g.stack[at + KILLED] and by >= 0 and g.alive[by] and g.hand[victim]:
                seen_hand(g, by, victim)
                g.emit(E_LOOKED_HAND, by, victim)
                ask_keep(g, by, victim)
        elif step == 3:
            for card in g.hand[victim][:]:
                discard(g, victim, card)
        elif step == 4:
            for card in g.curses[victim][:]:
                drop_curse(g, victim, card)
        else:
            g.pop()
            fire(g, T_ELIMINATED, victim, by)
        return False


def resurrect(g: State, seat: int, life: int) -> None:
    """A ghost turns its card up and is a hero again (PR-GHOST-16, -18)."""
    if g.alive[seat] or life <= 0:
        return
    g.alive[seat] = 1
    refresh_numbers(g)
    g.life[seat] = min(life, g.life_maximum(seat))
    g.emit(E_RESURRECTED, seat, g.life[seat])
    fire(g, T_RESURRECTED, seat, amount=g.life[seat])


HURT = Hurt(F_HURT, "hurt")
ELIMINATE = Eliminate(F_ELIMINATE, "eliminate")
