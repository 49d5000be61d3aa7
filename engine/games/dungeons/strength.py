"""What a figure can do: Speed, dice, modifiers, keywords (DD-MOVE-05, DD-ATTACK-09, DD-DEFENSE-04,
DD-CHECK-06, DD-ENEMY-03). Values below 0 count as 0 where they are numbers of something (DD-RUL-50)."""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import OF_ALL, OF_SELF, all_hold, number, number_of_enemy
from engine.games.dungeons.codes import HIT, KEYWORDS, MELEE
from engine.games.dungeons.moments import (
    N_CRITICAL,
    N_DEFENCE,
    N_E_DEFENCE,
    N_E_KEYWORD,
    N_E_MELEE,
    N_E_MELEE_DICE,
    N_E_RANGED,
    N_E_RANGED_DICE,
    N_E_SPEED,
    N_KEYWORD,
    N_MELEE,
    N_MELEE_DICE,
    N_RANGED,
    N_RANGED_DICE,
    N_SPEED,
    N_STRENGTH,
)
from engine.games.dungeons.state import State

SCALED_DICE = 1
SCALED_ATTACK = 2
SCALED_DEFENCE = 3
SCALED_SPEED = 4


def speed(g: State, seat: int) -> int:
    """Hero card plus movement modifier of the Equipment card (DD-MOVE-05)."""
    definitions = g.program.definitions
    points = definitions[g.hero[seat]].speed + definitions[g.equipment[seat]].speed
    return max(0, points + number(g, seat, N_SPEED))


def weapon_dice(g: State, seat: int, kind: int) -> int:
    """The dice of a line of the Equipment card; a line without any cannot be used (DD-RUL-22)."""
    weapon = g.program.definitions[g.equipment[seat]]
    printed = weapon.melee_dice if kind == MELEE else weapon.ranged_dice
    if printed == 0:
        return 0
    return max(0, printed + number(g, seat, N_MELEE_DICE if kind == MELEE else N_RANGED_DICE))


def by_weapon(g: State, seat: int, what: int) -> int:
    """What the Equipment card itself adds to a number of its hero as long as it lies there: no bonus for
    attacks with anything else (DD-RANGED-06, DD-RUL-39)."""
    total = 0
    for change in g.program.definitions[g.equipment[seat]].changes:
        if change.what == what and change.scope in (OF_SELF, OF_ALL):
            ctx = Context()
            ctx.owner = seat
            ctx.hero = seat
            if all_hold(g, ctx, change.conditions):
                total += change.by
    return total


def own_modifier(g: State, seat: int, kind: int) -> int:
    """The Hero card's attack modifier, and what cards other than the weapon add (DD-RUL-39)."""
    card = g.program.definitions[g.hero[seat]]
    what = N_MELEE if kind == MELEE else N_RANGED
    return (card.melee if kind == MELEE else card.ranged) + number(g, seat, what) - by_weapon(g, seat, what)


def attack_modifier(g: State, seat: int, kind: int) -> int:
    """The modifier of an attack with the weapon: Hero card plus Equipment card (DD-ATTACK-09)."""
    card = g.program.definitions[g.hero[seat]]
    weapon = g.program.definitions[g.equipment[seat]]
    if kind == MELEE:
        return card.melee + weapon.melee + number(g, seat, N_MELEE)
    return card.ranged + weapon.ranged + number(g, seat, N_RANGED)


def critical_from(g: State, seat: int, source: int) -> int:
    """The lowest face that is a Critical Hit of a hero who attacks with the dice of a card."""
    lower = number(g, seat, N_CRITICAL)
    return HIT - (lower if source == g.equipment[seat] else lower - by_weapon(g, seat, N_CRITICAL))


def defence(g: State, seat: int) -> int:
    """Hero card plus Equipment card (DD-DEFENSE-04)."""
    definitions = g.program.definitions
    printed = definitions[g.hero[seat]].defence + definitions[g.equipment[seat]].defence
    return printed + number(g, seat, N_DEFENCE)


def attribute(g: State, seat: int, which: int) -> int:
    """Hero card plus Ability card (DD-CHECK-06)."""
    definitions = g.program.definitions
    printed = definitions[g.hero[seat]].attributes[which] + definitions[g.ability[seat]].attributes[which]
    return printed + number(g, seat, N_STRENGTH + which)


def own_keywords(g: State, seat: int) -> int:
    """The keywords that cards other than the weapon give to all attacks of a hero, as a bit mask."""
    mask = granted_keywords(g, seat)
    for keyword in range(len(KEYWORDS)):
        what = N_KEYWORD + keyword
        if mask >> keyword & 1 and number(g, seat, what) - by_weapon(g, seat, what) <= 0:
            mask &= ~(1 << keyword)
    return mask


def granted_keywords(g: State, seat: int) -> int:
    """The keywords that cards, the weapon's own effects among them, give to attacks with the weapon, as a bit
    mask."""
    mask = 0
    row = seat * g.code.numbers + N_KEYWORD
    for keyword in range(len(KEYWORDS)):
        if g.numbers[row + keyword] > 0 or (
            g.code.conditional[N_KEYWORD + keyword] and number(g, seat, N_KEYWORD + keyword) > 0
        ):
            mask |= 1 << keyword
    return mask


def weapon_keywords(g: State, seat: int) -> int:
    """The keywords of an attack with the weapon."""
    return g.program.definitions[g.equipment[seat]].keywords | granted_keywords(g, seat)


# Enemies.


def enemy_speed(g: State, slot: int) -> int:
    """The card's Speed and what changes it."""
    card = g.enemy_card(slot)
    scaled = g.story.scaled(card.threat, g.seats, SCALED_SPEED)
    return max(0, card.speed + scaled + number_of_enemy(g, card, slot, N_E_SPEED))


def enemy_dice(g: State, slot: int, kind: int) -> int:
    """The dice of a line of the card; a line without any stays without (DD-RUL-22)."""
    card = g.enemy_card(slot)
    printed = card.melee_dice if kind == MELEE else card.ranged_dice
    if printed == 0:
        return 0
    scaled = g.story.scaled(card.threat, g.seats, SCALED_DICE)
    what = N_E_MELEE_DICE if kind == MELEE else N_E_RANGED_DICE
    return max(0, printed + scaled + number_of_enemy(g, card, slot, what))


def enemy_modifier(g: State, slot: int, kind: int) -> int:
    """The attack modifier of a line."""
    card = g.enemy_card(slot)
    printed = card.melee if kind == MELEE else card.ranged
    scaled = g.story.scaled(card.threat, g.seats, SCALED_ATTACK)
    return printed + scaled + number_of_enemy(g, card, slot, N_E_MELEE if kind == MELEE else N_E_RANGED)


def enemy_defence(g: State, slot: int) -> int:
    """The card's defence modifier (DD-DEFENSE-04)."""
    card = g.enemy_card(slot)
    scaled = g.story.scaled(card.threat, g.seats, SCALED_DEFENCE)
    return card.defence + scaled + number_of_enemy(g, card, slot, N_E_DEFENCE)


def enemy_keywords(g: State, slot: int) -> int:
    """The keywords of an enemy as a bit mask."""
    card = g.enemy_card(slot)
    mask = card.keywords
    for keyword in range(len(KEYWORDS)):
        if mask >> keyword & 1 == 0 and has_keyword(g, slot, keyword):
            mask |= 1 << keyword
    return mask


def has_keyword(g: State, slot: int, keyword: int) -> bool:
    """Whether an enemy has a keyword, printed or given by a card."""
    card = g.enemy_card(slot)
    return card.keywords >> keyword & 1 == 1 or number_of_enemy(g, card, slot, N_E_KEYWORD + keyword) > 0
