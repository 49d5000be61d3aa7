"""The decision ``strike``: put Swords, Gems and cards into an attack, then strike (PF-COMBAT-02 to -04)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.platformer.cards import card_actions, card_label, card_refusal, use_card
from engine.games.platformer.codes import A_CARD, A_FORGE, A_GEM, A_STRIKE, A_USE, SWORD
from engine.games.platformer.combat import hit, sword_worth, total
from engine.games.platformer.decisions.in_use import InUse
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.moments import T_ATTACK_DECLARED, T_DAMAGE_SUMMED, U_ATTACK
from engine.games.platformer.numbers import expire
from engine.games.platformer.state import State
from engine.games.platformer.symbols import (
    begin_use,
    can_boost,
    end_use,
    symbol_actions,
    symbol_label,
    symbol_refusal,
)
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.targets import enemy_figure

F_STRIKE: Final = 22
ENEMY: Final = 2
DAMAGE: Final = 3
SYMBOLS: Final = 4
"""How many; the Swords one by one are in `State.swords`."""

SWORD_IN: Final = 2
"""How many numbers of `State.swords` a Sword takes."""
ALIKE: Final = 4096
"""More than a symbol is ever boosted, to tell two Swords apart by one number."""


def ask_strike(g: State, hero: int, enemy: int) -> None:
    """Begin to put an attack together: Swords, Gems and cards add up until the strike (PF-COMBAT-04)."""
    g.push(F_STRIKE, hero, enemy, 0, 0)
    g.swords = []
    fire(g, T_ATTACK_DECLARED, hero, enemy, space=g.enemy_pos[enemy])


def attacker(g: State, at: int) -> int:
    """The hero who attacks."""
    return g.stack[at + HERO]


def victim(g: State, at: int) -> int:
    """The enemy that is attacked."""
    return g.stack[at + ENEMY]


def damage_so_far(g: State, at: int) -> int:
    """What the attack would inflict now."""
    return total(g, g.stack[at + HERO], g.stack[at + DAMAGE])


def boosts_of_last(g: State) -> int:
    """How often the last Sword of the attack has been boosted."""
    return g.swords[len(g.swords) - 1]


class Strike(InUse):
    """What goes into the attack next, or the strike. A Sword is addressed by the order in which they were put
    in, from 1; 0 is the last one."""

    def settle(self, g: State, at: int) -> bool:
        if g.pos[g.stack[at + HERO]] >= 0 and g.enemy_pos[g.stack[at + ENEMY]] >= 0:
            return True
        g.pop()
        g.swords = []
        return False

    def boosts(self, g: State, at: int, which: int) -> int:
        swords = len(g.swords) // SWORD_IN
        if not 0 <= which <= swords or swords == 0:
            return -1
        return g.swords[SWORD_IN * (which if which else swords) - 1]

    def count_again(self, g: State, at: int, which: int) -> None:
        end = SWORD_IN * which if which else len(g.swords)
        g.swords[end - 1] += 1
        g.stack[at + DAMAGE] += g.swords[end - SWORD_IN]

    def unboostable(self) -> Refusal:
        return Refusal("PF-GEM-01", "nothing-to-boost")

    def too_late(self, which: int) -> Refusal:
        return Refusal("PF-D-77", "same-sword", {"sword": which})

    def actions(self, g: State, at: int) -> list[Action]:
        hero = g.stack[at + HERO]
        found: list[Action] = []
        symbol_actions(g, hero, 1 << SWORD, found)
        for which in boostable_swords(g, hero):
            found.append((A_GEM, which, 0, 0))
        card_actions(g, hero, True, found)
        if g.stack[at + SYMBOLS] or not found:
            found.append((A_STRIKE, 0, 0, 0))
        return found

    def perform(self, g: State, at: int, action: Action) -> None:
        hero = g.stack[at + HERO]
        if action[0] in (A_USE, A_FORGE):
            times = begin_use(g, hero, action)
            unit = sword_worth(g, hero)
            g.stack[at + DAMAGE] += unit * times
            g.stack[at + SYMBOLS] += 1
            g.swords += [unit, 0]
            end_use(g, hero, action)
        elif action[0] == A_GEM:
            self.boost(g, at, action[1])
        elif action[0] == A_CARD:
            use_card(g, hero, action[1], True)
        else:
            strike(g, hero, g.stack[at + ENEMY], damage_so_far(g, at))

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] in (A_USE, A_FORGE):
            return symbol_refusal(g, g.active, action, True)
        if action[0] == A_CARD:
            return card_refusal(g, g.active, action[1])
        if action[0] == A_STRIKE:
            return Refusal("PF-SYM-02", "no-sword-yet")
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] in (A_USE, A_FORGE):
            return symbol_label(g.active, action)
        if action[0] == A_CARD:
            return card_label(g, g.active, action[1])
        if action[0] == A_STRIKE:
            return Label("action-strike", {"damage": damage_so_far(g, at)}, (enemy_figure(victim(g, at)),))
        return super().label(g, at, action)


def boostable_swords(g: State, hero: int) -> list[int]:
    """The Swords of the attack that can be boosted: the last one as 0, earlier ones by their number, from
    1, where that makes a difference (PF-D-77)."""
    found: list[int] = []
    known: list[int] = []
    swords = len(g.swords) // SWORD_IN
    for back in range(swords):
        at = SWORD_IN * (swords - 1 - back)
        like = g.swords[at] * ALIKE + g.swords[at + 1]
        if like not in known:
            known.append(like)
            if can_boost(g, hero, g.swords[at + 1]):
                found.append(swords - back if back else 0)
    return found


def strike(g: State, hero: int, enemy: int, damage: int) -> None:
    """Carry out the attack on top of the stack (PF-COMBAT-02, -03)."""
    g.pop()
    g.swords = []
    g.bonus[hero] = 0
    fire(g, T_DAMAGE_SUMMED, hero, enemy, damage, g.enemy_pos[enemy])
    hit(g, hero, enemy, damage)
    expire(g, U_ATTACK, hero)


STRIKE = Strike(F_STRIKE, "strike", SWORD)
