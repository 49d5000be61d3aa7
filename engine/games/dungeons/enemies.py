"""The Enemy phase: who acts when, what an enemy decides, moves and attacks (DD-ENEMY, DD-ROUND-10, -11,
DD-KEYWORD-03, -07, DD-RUL-06, -25, -28, -31 to -33)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import LASTING, ONE_ENEMY, end_changes, number, number_of_enemy, refresh_numbers
from engine.games.dungeons.aiming import enemy_may_target
from engine.games.dungeons.attacking import declare_enemy
from engine.games.dungeons.codes import (
    BY_MOVE,
    ENERGY,
    FIRST_ENEMY,
    MELEE,
    RANGED,
    REACH,
    SIPHON,
)
from engine.games.dungeons.geometry.behaviour import Behaviour, Heroes
from engine.games.dungeons.geometry.sides import ENEMIES
from engine.games.dungeons.geometry.sight import why_sight
from engine.games.dungeons.geometry.targeting import NO_ATTACK, Decision, decide
from engine.games.dungeons.happenings import (
    E_ENEMY_ACTS,
    E_ENEMY_IDLE,
    E_ENEMY_LINE,
    E_ENEMY_TARGET,
    E_ENEMY_WHY,
    E_SIPHON,
    E_SKIPPED,
)
from engine.games.dungeons.moments import (
    N_E_IMMUNE_PITS,
    N_E_NO_ATTACK,
    N_E_NO_MOVE,
    N_E_PREFERS,
    N_E_STANCE,
    N_IMMUNE_SIPHON,
    N_UNSEEN,
    ORDERS,
    STANCES,
    T_ENEMY_ACTED,
    T_ENEMY_ACTIVATES,
    T_ENEMY_MOVED,
    U_ACTIVATION,
    U_NEXT_ACTIVATION,
)
from engine.games.dungeons.movement import arrive, place_figure
from engine.games.dungeons.nearby import free_near, living
from engine.games.dungeons.purse import lose
from engine.games.dungeons.reasons import is_choice, reason_code
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import enemy_dice, enemy_speed, has_keyword
from engine.kernel.decision import Work

F_ENEMY: Final = 29
F_WALK: Final = 30

# Fields of an activation, and of the way that is walked in it.
SLOT: Final = 1
STEP: Final = 2
WALKED: Final = 2

# Steps of an activation.
BEGIN: Final = 0
DECIDE: Final = 1
STRIKE: Final = 2
ACTED: Final = 3


def in_order_of_activation(g: State) -> list[int]:
    """Enemies by threat, ranged before melee, then by appearance (DD-ROUND-10, -11, DD-RUL-06)."""
    slots = living(g)
    keys: list[int] = []
    for slot in slots:
        threat = g.enemy_card(slot).threat
        melee = 1 if g.enemy_type[slot] == MELEE else 0
        main = melee * 4 + threat if g.ranged_before_threat else threat * 2 + melee
        keys.append(main * 4096 + slot)
    keys.sort()
    return [key % 4096 for key in keys]


def activate_enemy(g: State, slot: int) -> None:
    """An enemy activates."""
    g.push(F_ENEMY, slot)


class Enemy(Work[State]):
    """The activation of an enemy."""

    def settle(self, g: State, at: int) -> bool:
        slot, step = g.stack[at + SLOT], g.stack[at + STEP]
        g.stack[at + STEP] = step + 1
        if g.enemy_pos[slot] < 0:
            finish(g, slot)
        elif step <= DECIDE and g.enemy_stunned[slot]:
            # DD-RUL-25: the activation is skipped, and with it what activating does.
            g.enemy_stunned[slot] = 0
            g.emit(E_SKIPPED, slot, g.enemy_pos[slot])
            finish(g, slot)
        elif step == BEGIN:
            g.emit(E_ENEMY_ACTS, slot)
            siphon(g, slot)
            fire(g, T_ENEMY_ACTIVATES, -1, slot, g.enemy_health[slot], g.enemy_pos[slot])
        elif step == DECIDE:
            made = decision_of(g, slot, enemy_speed(g, slot))
            g.aim = -1
            if made.attack != NO_ATTACK:
                g.aim = made.target
                g.aim_kind = made.attack
            g.path = made.path
            tell(g, slot, made)
            if made.path:
                g.push(F_WALK, slot)
        elif step == STRIKE:
            strike(g, slot)
        elif step == ACTED:
            fire(g, T_ENEMY_ACTED, -1, slot, g.enemy_health[slot], g.enemy_pos[slot])
        else:
            finish(g, slot)
        return False


def finish(g: State, slot: int) -> None:
    """The activation is over."""
    g.pop()
    g.path = []
    g.aim = -1
    g.unchecked = True
    if g.lasting:
        end_changes(g, U_ACTIVATION)
        end_changes_of(g, slot)


def end_changes_of(g: State, slot: int) -> None:
    """What lasts until an enemy's next activation ends with it."""
    lasting = g.lasting
    kept: list[int] = []
    for i in range(0, len(lasting), LASTING):
        if lasting[i + 3] != ONE_ENEMY + slot or lasting[i + 4] != U_NEXT_ACTIVATION:
            kept += lasting[i : i + LASTING]
    if len(kept) != len(lasting):
        g.lasting = kept
        refresh_numbers(g)


def siphon(g: State, slot: int) -> None:
    """Heroes on the enemy's tile and on adjacent ones lose 1 Energy each (DD-KEYWORD-07, DD-RUL-28)."""
    if not has_keyword(g, slot, SIPHON):
        return
    around = g.map.around(g.enemy_pos[slot])
    for seat in range(g.seats):
        here = g.pos[seat]
        if here < 0 or g.map.tiles[here] & around == 0 or number(g, seat, N_IMMUNE_SIPHON) > 0:
            continue
        if g.energy[seat]:
            g.emit(E_SIPHON, slot, seat)
            lose(g, seat, ENERGY, 1)


def behaviour_of(g: State, slot: int, speed: int) -> Behaviour:
    """What decides the activation: card, die, and what other cards change."""
    card = g.enemy_card(slot)
    held = number_of_enemy(g, card, slot, N_E_NO_ATTACK) > 0
    rooted = number_of_enemy(g, card, slot, N_E_NO_MOVE) > 0
    made = Behaviour(
        g.enemy_type[slot],
        0 if rooted else speed,
        not held and enemy_dice(g, slot, MELEE) > 0,
        not held and enemy_dice(g, slot, RANGED) > 0,
        has_keyword(g, slot, REACH),
    )
    made.heedless = number_of_enemy(g, card, slot, N_E_IMMUNE_PITS) > 0
    made.foe = g.enemy_foe[slot]
    if g.program.behaviours:
        for order in range(len(ORDERS)):
            if number_of_enemy(g, card, slot, N_E_PREFERS + order) > 0:
                made.orders.append(order)
        for stance in range(len(STANCES)):
            if number_of_enemy(g, card, slot, N_E_STANCE + stance) > 0:
                made.stances |= 1 << stance
    return made


def heroes_seen(g: State) -> Heroes:
    """The heroes as enemies see them; one who cannot be targeted is not there for them."""
    places = g.pos
    for seat in range(g.seats):
        if g.pos[seat] >= 0 and number(g, seat, N_UNSEEN) > 0:
            if places is g.pos:
                places = g.pos[:]
            places[seat] = -1
    return Heroes(places, g.health, g.energy, g.loot)


def decision_of(g: State, slot: int, speed: int) -> Decision:
    """What an enemy does in its activation, with the reasons (DD-RUL-31 to -33)."""
    return decide(g.map, g.who, g.enemy_pos[slot], heroes_seen(g), behaviour_of(g, slot, speed))


def tell(g: State, slot: int, made: Decision) -> None:
    """Tell whom the enemy on its space has chosen and why."""
    if g.events is None:
        return
    codes = [reason_code(clause, key) for clause, key in made.reasons]
    if made.target >= 0:
        kind = made.attack if made.attack != NO_ATTACK else 2
        chosen = [code for code in codes if is_choice(code)]
        g.emit(E_ENEMY_TARGET, slot, made.target, kind, chosen[0] if chosen else -1)
    elif not made.path:
        g.emit(E_ENEMY_IDLE, slot, codes[len(codes) - 1] if codes else -1, g.enemy_pos[slot])
    for code in codes:
        g.emit(E_ENEMY_WHY, slot, code, g.enemy_pos[slot])


class Walk(Work[State]):
    """The path of the acting enemy. Pushed aside or hindered on the way, it stops."""

    def settle(self, g: State, at: int) -> bool:
        slot, walked = g.stack[at + SLOT], g.stack[at + WALKED]
        here = g.enemy_pos[slot]
        expected = g.path[walked - 1] if walked > 0 else here
        ahead = g.path[walked] if walked < len(g.path) else -1
        if here < 0:
            g.pop()
            return False
        blocked = ahead >= 0 and (g.map.opaque[ahead] or 0 <= g.who[ahead] < FIRST_ENEMY)
        if ahead < 0 or here != expected or blocked or g.enemy_stunned[slot]:
            g.pop()
            if g.who[here] != FIRST_ENEMY + slot:
                place_figure(g, FIRST_ENEMY + slot, free_near(g, here))
            if walked:
                fire(g, T_ENEMY_MOVED, -1, slot, walked, here, BY_MOVE)
        else:
            g.stack[at + WALKED] = walked + 1
            arrive(g, FIRST_ENEMY + slot, ahead, BY_MOVE, -1)
        return False


def strike(g: State, slot: int) -> None:
    """After moving the enemy attacks whom it meant to; if that is not possible any more, whom it can from
    where it stands. It never attacks twice (DD-ENEMY-01, -02)."""
    if g.enemy_stunned[slot]:
        return
    seat = g.aim
    kind = g.aim_kind
    if seat < 0 or not enemy_may_target(g, slot, seat, kind):
        made = decision_of(g, slot, 0)
        seat = made.target if made.attack != NO_ATTACK else -1
        kind = made.attack
    if seat >= 0 and enemy_dice(g, slot, kind) > 0:
        if kind == RANGED and g.events is not None:
            tell_line(g, slot, seat)
        declare_enemy(g, slot, seat, kind)


def tell_line(g: State, slot: int, seat: int) -> None:
    """Tell from which corner to which corner the line of a shot runs (DD-LOS-01)."""
    here = g.enemy_pos[slot]
    there = g.pos[seat]
    line = why_sight(g.map, g.who, ENEMIES, here, there).line()
    if line is not None:
        x1, y1, x2, y2 = line
        g.emit(E_ENEMY_LINE, slot, seat, corner(g, here, x1, y1), corner(g, there, x2, y2))


def corner(g: State, space: int, x: int, y: int) -> int:
    """Which corner of a space a corner of the grid is: 0 north-west, 1 north-east, 2 south-west, 3
    south-east."""
    width = g.map.width
    return (y - space // width) * 2 + x - space % width


ENEMY = Enemy(F_ENEMY, "enemy")
WALK = Walk(F_WALK, "walk")
