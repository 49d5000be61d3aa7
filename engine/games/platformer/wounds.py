"""Wounds, being downed, boss tokens (PF-COMBAT-06, PF-DOWN-01 to -04, PF-BOSS-23, -24)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import number, refresh_numbers
from engine.games.platformer.codes import (
    BLANK,
    BY_EFFECT,
    BY_FALL,
    BY_TRAP,
    S_ACT,
    S_GRAVITY,
    S_ROLL,
    SOLO_DOWNED,
)
from engine.games.platformer.ending import end_game
from engine.games.platformer.happenings import (
    E_DOWNED,
    E_RESET,
    E_TOKEN_GAINED,
    E_TOKEN_LOST,
    E_WOUNDED,
)
from engine.games.platformer.moments import (
    N_IMMUNE_TRAPS,
    N_SHIELD,
    N_SOFT_LANDING,
    T_DOWNED,
    T_SPECIAL_RESET,
    T_TOKEN_GAINED,
    T_TOKEN_LOST,
    T_TOKEN_REPEATED,
    T_WOUNDED,
)
from engine.games.platformer.state import State
from engine.kernel.frames import FRAME

F_OFFER: Final = 26
DOWNED_IN: Final = 1
"""The step of the turn, for `decisions.offer`."""


def wound(g: State, hero: int, wounds: int, cause: int, enemy: int = -1) -> None:
    """A hero on the map loses a Heart for each Wound (PF-COMBAT-06); surplus Wounds are lost (PF-D-33)."""
    if wounds <= 0 or g.pos[hero] < 0:
        return
    shield = number(g, hero, N_SHIELD) - g.shielded[hero]
    if shield > 0:
        stopped = wounds if wounds < shield else shield
        g.shielded[hero] += stopped
        wounds -= stopped
        if wounds == 0:
            return
    hearts = g.hearts[hero] - wounds
    g.hearts[hero] = hearts if hearts > 0 else 0
    g.emit(E_WOUNDED, hero, wounds, cause)
    fire(g, T_WOUNDED, hero, enemy, wounds, g.pos[hero], cause)
    if hearts <= 0:
        down(g, hero, cause, enemy)


def trap(g: State, hero: int, falling: bool) -> None:
    """A hero who enters a trap space suffers 1 Wound (PF-BOARD-10, PF-GRAV-08)."""
    if number(g, hero, N_IMMUNE_TRAPS) > 0:
        return
    if falling and number(g, hero, N_SOFT_LANDING) > 0:
        return
    wound(g, hero, 1, BY_FALL if falling else BY_TRAP)


def down(g: State, hero: int, cause: int, enemy: int = -1) -> None:
    """The figure leaves the map, the special die is reset, boss tokens go back, Hearts are restored
    (PF-DOWN-01 to
    -04); everything else stays with the player (PF-D-43)."""
    where = g.pos[hero]
    g.from_boss[hero] = 1 if where >= g.board.boss_start else 0
    g.put(hero, -1)
    g.emit(E_DOWNED, hero, cause, g.enemy_kind[enemy] if enemy >= 0 else -1)
    reset_special(g, hero)
    for index in range(len(g.token_kinds)):
        if g.tokens[hero] >> index & 1:
            lose_token(g, hero, index)
    g.hearts[hero] = g.program.definitions[g.hero[hero]].health
    if g.solo:
        end_game(g, SOLO_DOWNED, -1)  # PF-SOLO-06
        return
    fire(g, T_DOWNED, hero, space=where, cause=cause)
    if hero == g.active and S_ROLL <= g.step <= S_GRAVITY and g.step != S_ACT:
        offer_respawn(g)


def offer_respawn(g: State) -> None:
    """Downed in the own turn outside step 5, a hero may respawn at once (PF-D-40): asked when what downed
    it is over. The frame goes right above the turn's own frame, below everything half done."""
    g.stack[FRAME:FRAME] = [F_OFFER, g.step] + [0] * (FRAME - 2)


def reset_special(g: State, hero: int) -> None:
    """Turn the special die back to its blank side (PF-D-15)."""
    if g.special[hero] != BLANK:
        old = g.special[hero]
        g.special[hero] = BLANK
        g.emit(E_RESET, hero)
        fire(g, T_SPECIAL_RESET, hero, amount=old)


def gain_token(g: State, hero: int, index: int) -> None:
    """Give a boss token; a hero who has it already suffers 1 Wound instead (PF-BOSS-24)."""
    if g.tokens[hero] >> index & 1:
        fire(g, T_TOKEN_REPEATED, hero, amount=index)
        wound(g, hero, 1, BY_EFFECT)
    elif g.token_supply[index] > 0:
        g.token_supply[index] -= 1
        g.tokens[hero] |= 1 << index
        refresh_numbers(g)
        g.emit(E_TOKEN_GAINED, hero, g.token_kinds[index])
        fire(g, T_TOKEN_GAINED, hero, amount=index)


def lose_token(g: State, hero: int, index: int) -> None:
    """A boss token goes back beside the boss card and can be gained again (PF-D-63)."""
    if g.tokens[hero] >> index & 1:
        g.tokens[hero] &= ~(1 << index)
        g.token_supply[index] += 1
        refresh_numbers(g)
        g.emit(E_TOKEN_LOST, hero, g.token_kinds[index])
        fire(g, T_TOKEN_LOST, hero, amount=index)
