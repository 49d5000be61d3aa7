"""Damage: to heroes and to enemies, what it may be turned into, falling, defeat and Loot (DD-DEFENSE-05 to
-10, DD-RUL-23, -40, -42)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import forget, number, number_of_enemy, refresh_numbers
from engine.games.dungeons.codes import (
    BY_ATTACK,
    BY_COST,
    BY_RULE,
    FIRST_ENEMY,
    LOOT,
    R_LOOT,
)
from engine.games.dungeons.happenings import (
    E_DAMAGE,
    E_DEFEATED,
    E_ENEMY_DAMAGE,
    E_ENEMY_HEALED,
    E_FALLEN,
    E_LOOT,
    E_PREVENTED,
    E_REVIVED,
    E_ROLLS,
)
from engine.games.dungeons.moments import (
    N_E_LOOT,
    N_LOOT,
    N_SHIELD,
    T_DAMAGE_COMING,
    T_DAMAGE_DEALT,
    T_DAMAGE_TAKEN,
    T_ENEMY_DAMAGE_COMING,
    T_ENEMY_DAMAGED,
    T_ENEMY_DEALS_DAMAGE,
    T_ENEMY_DEFEATED,
    T_HERO_FALLS,
    T_HERO_REVIVED,
)
from engine.games.dungeons.program import health_on
from engine.games.dungeons.purse import gain, most_health
from engine.games.dungeons.state import State
from engine.kernel.chance import throw
from engine.kernel.decision import Work
from engine.kernel.frames import FRAME

F_HARM: Final = 26
F_LOOT: Final = 27

# Fields of coming Damage.
FIGURE: Final = 1
AMOUNT: Final = 2
CAUSE: Final = 3
BY_HERO: Final = 4
BY_ENEMY: Final = 5
ANNOUNCED: Final = 6

# Fields of Loot that is rolled for.
SEAT: Final = 1
SLOT: Final = 2
ROLLED: Final = 3


def harm(g: State, figure: int, amount: int, cause: int, hero: int = -1, enemy: int = -1) -> None:
    """A figure is about to suffer Damage: no defence is rolled (DD-TERRAIN-06), but cards may react. The hero
    or enemy is who caused it, -1 if nobody did."""
    if amount > 0 and g.place(figure) >= 0:
        g.push(F_HARM, figure, amount, cause, hero, enemy)


class Harm(Work[State]):
    """Damage: first reactions, then what it does."""

    def settle(self, g: State, at: int) -> bool:
        figure = g.stack[at + FIGURE]
        if g.place(figure) < 0:
            g.pop()
        elif g.stack[at + ANNOUNCED] == 0:
            g.stack[at + ANNOUNCED] = 1
            self.announce(g, at, figure)
        else:
            amount, cause = g.stack[at + AMOUNT], g.stack[at + CAUSE]
            hero, enemy = g.stack[at + BY_HERO], g.stack[at + BY_ENEMY]
            g.pop()
            if amount > 0:
                if figure < FIRST_ENEMY:
                    hurt_hero(g, figure, amount, cause, enemy)
                else:
                    hurt_enemy(g, figure - FIRST_ENEMY, amount, cause, hero)
        return False

    def announce(self, g: State, at: int, figure: int) -> None:
        """Shields act, and cards may react."""
        cause, where = g.stack[at + CAUSE], g.place(figure)
        if figure < FIRST_ENEMY:
            shield = number(g, figure, N_SHIELD)
            if shield > 0:
                prevent(g, at, shield)
            fire(g, T_DAMAGE_COMING, figure, g.stack[at + BY_ENEMY], g.stack[at + AMOUNT], where, cause)
        else:
            hero, slot = g.stack[at + BY_HERO], figure - FIRST_ENEMY
            fire(g, T_ENEMY_DAMAGE_COMING, hero, slot, g.stack[at + AMOUNT], where, cause)


def prevent(g: State, at: int, amount: int) -> None:
    """Stop some of the Damage that is coming."""
    amount = min(amount, g.stack[at + AMOUNT])
    if amount > 0:
        g.stack[at + AMOUNT] -= amount
        figure = g.stack[at + FIGURE]
        g.emit(E_PREVENTED, figure if figure < FIRST_ENEMY else -1, amount)


def coming(g: State) -> int:
    """Where on the stack the Damage is that is about to be suffered; below 0 if there is none."""
    at = len(g.stack) - FRAME
    while at >= 0 and g.stack[at] != F_HARM:
        at -= FRAME
    return at


def prevent_coming(g: State, amount: int) -> None:
    """A card stops some of the Damage that is coming; 0: all of it."""
    at = coming(g)
    if at >= 0:
        prevent(g, at, amount or g.stack[at + AMOUNT])


def take_over(g: State, hero: int) -> None:
    """A hero suffers the Damage that is coming to another one."""
    at = coming(g)
    if at >= 0 and hero >= 0 and g.pos[hero] >= 0 and g.stack[at + FIGURE] < FIRST_ENEMY:
        g.stack[at + FIGURE] = hero


def would_fall(g: State) -> bool:
    """Whether the Damage that is coming would take a hero's last Health."""
    at = coming(g)
    if at < 0:
        return False
    hero = g.stack[at + FIGURE]
    return hero < FIRST_ENEMY and g.stack[at + AMOUNT] >= g.health[hero]


def hurt_hero(g: State, seat: int, amount: int, cause: int, enemy: int) -> None:
    """A hero's Health goes down; at 0 the hero falls (DD-DEFENSE-06, DD-RUL-40)."""
    amount = min(amount, g.health[seat])
    g.health[seat] -= amount
    g.emit(E_DAMAGE, seat, amount, g.health[seat], cause)
    if cause == BY_ATTACK and g.attacks and g.attacks[-1].attacker == FIRST_ENEMY + enemy:
        attack = g.attacks[-1]
        attack.dealt[attack.now] += amount
    space = g.pos[seat]
    if g.health[seat] <= 0:
        fall(g, seat, cause, enemy)
    fire(g, T_DAMAGE_TAKEN, seat, enemy, amount, space, cause)
    if enemy >= 0 and cause == BY_ATTACK:
        fire(g, T_ENEMY_DEALS_DAMAGE, seat, enemy, amount, space, cause)


def fall(g: State, seat: int, cause: int = BY_RULE, enemy: int = -1) -> None:
    """A hero falls: the figure leaves the map, the cards stay with the player (DD-RUL-40)."""
    space = g.pos[seat]
    g.put(seat, -1)
    g.fallen[seat] = 1
    g.activated[seat] = 1
    if g.active == seat:
        g.actions = 0
    g.unchecked = True
    g.emit(E_FALLEN, seat, cause, enemy)
    fire(g, T_HERO_FALLS, seat, -1, 0, space, -1)
    refresh_numbers(g)


def revive(g: State, seat: int, health: int, space: int) -> None:
    """A fallen hero comes back with so much Health on a free space."""
    g.fallen[seat] = 0
    refresh_numbers(g)
    g.health[seat] = max(1, min(health, most_health(g, seat)))
    g.put(seat, space)
    g.unchecked = True
    g.emit(E_REVIVED, seat, space, g.health[seat])
    fire(g, T_HERO_REVIVED, seat, -1, g.health[seat], space, -1)


def hurt_enemy(g: State, slot: int, amount: int, cause: int, hero: int) -> None:
    """An enemy's die is turned down once for each Damage; one more than it shows defeats it
    (DD-DEFENSE-07, -08); surplus is lost (DD-RUL-23)."""
    amount = min(amount, g.enemy_health[slot])
    g.enemy_health[slot] -= amount
    g.emit(E_ENEMY_DAMAGE, slot, amount, g.enemy_health[slot], cause)
    if cause == BY_ATTACK and g.attacks and g.attacks[-1].attacker == hero:
        attack = g.attacks[-1]
        attack.dealt[attack.now] += amount
        fire(g, T_DAMAGE_DEALT, hero, slot, amount, g.enemy_pos[slot], cause)
    if g.enemy_health[slot] <= 0:
        defeat(g, slot, hero)
    else:
        fire(g, T_ENEMY_DAMAGED, hero, slot, amount, g.enemy_pos[slot], cause)


def defeat(g: State, slot: int, hero: int) -> None:
    """An enemy leaves the map at once (DD-ENEMY-05); the hero who caused it rolls its die for Loot
    (DD-DEFENSE-09, DD-RUL-42)."""
    space = g.enemy_pos[slot]
    g.put(FIRST_ENEMY + slot, -1)
    g.enemy_stunned[slot] = 0
    g.unchecked = True
    g.emit(E_DEFEATED, slot, hero)
    forget(g, slot)
    refresh_numbers(g)
    if hero < 0 and g.loot_without_hero and g.active >= 0:
        hero = g.active
    if hero >= 0:
        g.push(F_LOOT, hero, slot)
    fire(g, T_ENEMY_DEFEATED, hero, slot, g.enemy_card(slot).threat, space, -1)


class Loot(Work[State]):
    """The Loot for a defeated enemy: as much as its die shows when it is rolled."""

    def settle(self, g: State, at: int) -> bool:
        seat, slot = g.stack[at + SEAT], g.stack[at + SLOT]
        if g.stack[at + ROLLED] == 0:
            g.stack[at + ROLLED] = 1
            g.emit(E_ROLLS, R_LOOT, seat, 1)
            throw(g, g.enemy_die[slot], 1)
            return False
        amount = health_on(g.dice[0])
        g.pop()
        amount += number(g, seat, N_LOOT) + number_of_enemy(g, g.enemy_card(slot), slot, N_E_LOOT)
        amount = max(0, amount)  # DD-RUL-50
        g.emit(E_LOOT, seat, amount)
        gain(g, seat, LOOT, amount)
        return False


def heal_enemy(g: State, slot: int, amount: int) -> int:
    """An enemy's die is turned up, at most to its highest face (DD-RUL-23); by how much."""
    amount = max(0, min(amount, g.program.highest(g.enemy_die[slot]) - g.enemy_health[slot]))
    if amount and g.enemy_pos[slot] >= 0:
        g.enemy_health[slot] += amount
        g.emit(E_ENEMY_HEALED, slot, amount, g.enemy_health[slot])
        return amount
    return 0


def pay_health(g: State, seat: int, amount: int) -> None:
    """Health as a price is Damage that nothing prevents."""
    hurt_hero(g, seat, amount, BY_COST, -1)


HARM = Harm(F_HARM, "harm")
LOOTING = Loot(F_LOOT, "loot")
