"""What Platformer asks of the numbers that cards change: of enemies, of symbols, and when a change for a time
is over. The sums themselves are `engine.effects.numbers`."""

from __future__ import annotations

from engine.effects.numbers import end_changes, number, number_of_enemy
from engine.games.platformer.codes import STAR
from engine.games.platformer.moments import N_BLOCKED, N_COUNTS, U_ATTACK, U_NEXT_TURN, U_TURN
from engine.games.platformer.state import State


def enemy_number(g: State, enemy: int, what: int) -> int:
    """The sum of all changes of one number of an enemy."""
    return number_of_enemy(g, g.program.definitions[g.enemy_kind[enemy]], enemy, what)


def counts_as(g: State, hero: int, face: int) -> int:
    """The symbols that a face may be used as, as a bit mask (PF-SYM-05, PF-D-20); blocked ones left out."""
    if g.program.conditional_symbols:
        return _counts_now(g, hero, face)
    return g.counts[hero * 5 + face]


def _counts_now(g: State, hero: int, face: int) -> int:
    """The same when a card of the release changes symbols on a condition."""
    mask = g.program.definitions[g.hero[hero]].star if face == STAR else 1 << face
    for other in range(5):
        if number(g, hero, N_COUNTS + 5 * face + other) > 0:
            mask |= 1 << other
        if number(g, hero, N_BLOCKED + other) > 0:
            mask &= ~(1 << other)
    return 0 if number(g, hero, N_BLOCKED + face) > 0 else mask


def expire(g: State, until: int, hero: int) -> None:
    """End the changes whose time is over: after an attack, at the end of a turn, at the start of one's next
    turn."""
    if until == U_TURN:
        end_changes(g, U_ATTACK)
        end_changes(g, U_TURN)
    elif until == U_NEXT_TURN:
        end_changes(g, U_NEXT_TURN, hero, g.turns)
    else:
        end_changes(g, until, hero)
