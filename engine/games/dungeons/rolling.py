"""Rolls of ordinary dice: attack, defence, check. Between the throw and its outcome the dice lie there, and
cards that say so may roll some again or change them (DD-RUL-05)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.dungeons.attack_state import Roll
from engine.games.dungeons.codes import D_PLAIN, FIRST_ENEMY, HIT
from engine.games.dungeons.happenings import E_DIE, E_REROLLED, E_ROLLS, packed
from engine.games.dungeons.moments import T_DICE_ROLLED
from engine.games.dungeons.state import State
from engine.kernel.chance import throw
from engine.kernel.decision import Work

F_ROLLED: Final = 40
F_REROLL: Final = 42

# Fields of a roll.
WHAT: Final = 1
FIGURE: Final = 2
MODIFIER: Final = 3
AGAINST: Final = 4
SHOWN: Final = 5

# Field of dice that are thrown again.
MASK: Final = 1


def roll(g: State, what: int, figure: int, modifier: int, count: int, against: int = -1) -> None:
    """Roll dice for a figure. When the caller's frame is on top again, `taken` gives the roll."""
    g.emit(E_ROLLS, what, figure if figure < FIRST_ENEMY else -1, count)
    g.push(F_ROLLED, what, figure, modifier, against)
    throw(g, D_PLAIN, count)


class Rolled(Work[State]):
    """Dice that have come to rest: cards react, then they are left to whoever has rolled."""

    def settle(self, g: State, at: int) -> bool:
        if g.stack[at + SHOWN]:
            g.pop()
            return False
        g.stack[at + SHOWN] = 1
        what, figure, against = g.stack[at + WHAT], g.stack[at + FIGURE], g.stack[at + AGAINST]
        made = Roll(what, figure, g.stack[at + MODIFIER])
        made.faces = g.dice
        g.dice = []
        g.rolls.append(made)
        if figure < FIRST_ENEMY:
            slot = against - FIRST_ENEMY if against >= FIRST_ENEMY else -1
            fire(g, T_DICE_ROLLED, figure, slot, len(made.faces), 0, what)
        else:
            hero = against if against < FIRST_ENEMY else -1
            fire(g, T_DICE_ROLLED, hero, figure - FIRST_ENEMY, len(made.faces), 1, what)
        return False


def taken(g: State) -> Roll:
    """The roll that has come to rest; the table is clear again."""
    made = g.rolls.pop()
    if g.events is not None:
        for index in range(len(made.faces)):
            face = made.face(index)
            g.emit(E_DIE, made.what, made.faces[index], face + made.modifier)
    return made


def successes(g: State, made: Roll) -> int:
    """How many dice come to 6 or more with the modifier. No die fails or succeeds by itself (DD-RUL-20)."""
    count = 0
    for index in range(len(made.faces)):
        face = made.face(index)
        if face + made.modifier >= HIT or (g.six_always_hits and face == HIT):
            count += 1
    return count


def reroll(g: State, mask: int) -> None:
    """Throw some dice of the roll that lies there again."""
    count = mask.bit_count()
    if count and g.rolls:
        made = g.rolls[-1]
        if g.events is not None:
            lying = [face for index, face in enumerate(made.faces) if mask >> index & 1]
            g.emit(E_REROLLED, made.what, count, packed(lying), packed(made.faces))
        g.push(F_REROLL, mask)
        throw(g, D_PLAIN, count)


class Rerolled(Work[State]):
    """Dice thrown again, which take their places."""

    def settle(self, g: State, at: int) -> bool:
        mask = g.stack[at + MASK]
        g.pop()
        made = g.rolls[-1]
        told = 0
        for index in range(len(made.faces)):
            if mask >> index & 1:
                made.faces[index] = g.dice[told]
                told += 1
        g.dice = []
        return False


ROLLED = Rolled(F_ROLLED, "rolled")
REROLLED = Rerolled(F_REROLL, "reroll")
