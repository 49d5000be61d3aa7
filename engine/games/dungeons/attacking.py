"""Attacks, step by step: declared, dice assigned, rolled, counted, defended, Damage (DD-ATTACK, DD-DEFENSE,
DD-RANGED, DD-KEYWORD-01 to -06, -09 to -11). Heroes and enemies attack by the same steps."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.effects.numbers import end_changes, number_of_enemy
from engine.games.dungeons.aiming import barrage_targets, enemy_may_target
from engine.games.dungeons.attack_state import Attack
from engine.games.dungeons.codes import (
    BARRAGE,
    BY_ATTACK,
    BY_CARD,
    CRUSH,
    ENERGY,
    FIRST_ENEMY,
    HEAVY,
    HIT,
    PIERCE,
    R_ATTACK,
    R_DEFENCE,
    RED,
    RITUAL,
    STUN,
)
from engine.games.dungeons.decisions.aim import ask_aim
from engine.games.dungeons.happenings import (
    E_ATTACK,
    E_CRITICALS,
    E_CRUSH,
    E_DEFENCE,
    E_ENEMY_ATTACK,
    E_ENEMY_DEFENCE,
    E_ENEMY_HITS,
    E_HITS,
    E_RITUAL,
    E_STUNNED,
)
from engine.games.dungeons.harm import harm, heal_enemy
from engine.games.dungeons.moments import (
    N_E_IMMUNE_CRITICAL,
    N_E_IMMUNE_STUN,
    T_ATTACK_DECLARED,
    T_ATTACK_OVER,
    T_BLOCKED,
    T_CRITICAL_SCORED,
    T_ENEMY_ATTACKS,
    T_ENEMY_HITS,
    T_ENEMY_STUNNED,
    T_HITS_COUNTED,
    U_ATTACK,
)
from engine.games.dungeons.nearby import in_one_room
from engine.games.dungeons.purse import gain
from engine.games.dungeons.rolling import roll, successes, taken
from engine.games.dungeons.state import State
from engine.games.dungeons.strength import (
    attack_modifier,
    critical_from,
    defence,
    enemy_defence,
    enemy_dice,
    enemy_keywords,
    enemy_modifier,
    weapon_dice,
    weapon_keywords,
)
from engine.kernel.decision import Work

F_ATTACK: Final = 25
F_ASSAIL: Final = 34

# Field of an attack.
STEP: Final = 1

# Steps of an attack; from the fourth on they are taken for one target after the other.
ASSIGN: Final = 0
ROLL: Final = 1
COUNT: Final = 2
DEFEND: Final = 3
WOUND: Final = 4
AFTERWARDS: Final = 5

# Fields of Hits that are no attack.
FIGURE: Final = 1
HITS: Final = 2
BY_HERO: Final = 3
BY_ENEMY: Final = 4
ROLLED: Final = 5


def declare(g: State, seat: int, slot: int, kind: int) -> None:
    """A hero attacks with the weapon (DD-ATTACK-01, DD-RUL-22)."""
    declare_with(
        g,
        seat,
        slot,
        kind,
        weapon_dice(g, seat, kind),
        attack_modifier(g, seat, kind),
        weapon_keywords(g, seat),
        g.equipment[seat],
    )


def declare_with(
    g: State, seat: int, slot: int, kind: int, dice: int, modifier: int, keywords: int, source: int
) -> None:
    """A hero attacks with dice, modifier and keywords of some card."""
    attack = _begin(g, seat, FIRST_ENEMY + slot, kind, dice, modifier, keywords, source)
    attack.crit_from = critical_from(g, seat, source)
    g.enemy_foe[slot] = seat
    g.emit(E_ATTACK, seat, slot, kind, source)
    fire(g, T_ATTACK_DECLARED, seat, slot, dice, g.enemy_pos[slot], kind)


def declare_enemy(g: State, slot: int, seat: int, kind: int) -> None:
    """An enemy attacks a hero with a line of its card."""
    dice = enemy_dice(g, slot, kind)
    attack = _begin(
        g,
        FIRST_ENEMY + slot,
        seat,
        kind,
        dice,
        enemy_modifier(g, slot, kind),
        enemy_keywords(g, slot),
        g.enemy_kind[slot],
    )
    attack.crit_from = HIT + 1  # DD-ATTACK-06
    g.emit(E_ENEMY_ATTACK, slot, seat, kind, dice)
    fire(g, T_ENEMY_ATTACKS, seat, slot, dice, g.pos[seat], kind)


def _begin(
    g: State, attacker: int, target: int, kind: int, dice: int, modifier: int, keywords: int, source: int
) -> Attack:
    attack = Attack()
    attack.attacker = attacker
    attack.kind = kind
    attack.dice = dice
    attack.modifier = modifier
    attack.keywords = keywords
    attack.source = source
    attack.targets = [target]
    g.attacks.append(attack)
    g.push(F_ATTACK)
    return attack


class Attacking(Work[State]):
    """An attack, step by step."""

    def settle(self, g: State, at: int) -> bool:
        step = g.stack[at + STEP]
        attack = g.attacks[-1]
        g.stack[at + STEP] = step + 1
        if step <= ROLL and (g.place(attack.attacker) < 0 or g.place(attack.targets[0]) < 0):
            finish(g)  # a card has taken one of them away before the dice were rolled
        elif step == ASSIGN:
            assign(g, attack)
        elif step == ROLL:
            roll_attack(g, attack)
        elif step == COUNT:
            count_hits(g, attack)
        elif step == DEFEND:
            defend(g, attack)
        elif step == WOUND:
            wound(g, attack)
        elif step == AFTERWARDS:
            after(g, attack)
            attack.now += 1
            if attack.now < len(attack.targets):
                g.stack[at + STEP] = DEFEND
        else:
            over(g, attack)
        return False


def roll_attack(g: State, attack: Attack) -> None:
    """All dice are rolled at once; those that nobody aimed are for the first target."""
    attack.dice = max(0, attack.dice)
    while len(attack.share) < attack.dice:
        attack.share.append(0)
    count = len(attack.targets)
    attack.hits = [0] * count
    attack.criticals = [0] * count
    attack.dealt = [0] * count
    while len(attack.extra) < count:
        attack.extra.append(0)
    roll(g, R_ATTACK, attack.attacker, attack.modifier, attack.dice, attack.targets[0])


def assign(g: State, attack: Attack) -> None:
    """With Barrage a target is chosen for each die before rolling (DD-KEYWORD-10, DD-RUL-26); otherwise all
    dice are aimed at the target declared."""
    if attack.keywords >> BARRAGE & 1 == 0 or attack.dice < 2:
        return
    if attack.attacker < FIRST_ENEMY:
        if len(barrage_targets(g, attack)) > 1:
            attack.share = [0]
            ask_aim(g, attack.attacker)
        return
    slot = attack.attacker - FIRST_ENEMY
    for seat in range(g.seats):
        if seat != attack.targets[0] and enemy_may_target(g, slot, seat, attack.kind):
            attack.targets.append(seat)
    attack.share = [die % len(attack.targets) for die in range(attack.dice)]
    attack.targets = attack.targets[: attack.dice]


def count_hits(g: State, attack: Attack) -> None:
    """Each die of 6 or more with the modifier is a Hit; a hero's natural 6 is a Critical Hit whatever the
    modifier (DD-ATTACK-02 to -04, -10, DD-RUL-20). Hits feed Energy, blocked or not (DD-ATTACK-07, -08)."""
    made = taken(g)
    attack.faces = made.faces
    for index in range(len(made.faces)):
        face = made.face(index)
        target = attack.share[index]
        if face >= attack.crit_from and not _shrugs_off(g, attack.targets[target]):
            attack.criticals[target] += 1
        elif face + attack.modifier >= HIT or (
            face == HIT and (g.six_always_hits or attack.attacker < FIRST_ENEMY)
        ):
            attack.hits[target] += 1
    criticals = sum(attack.criticals)
    attack.scored = sum(attack.hits) + criticals
    if attack.attacker < FIRST_ENEMY:
        seat = attack.attacker
        slot = attack.targets[0] - FIRST_ENEMY
        energy = min(1, attack.scored) if attack.keywords >> HEAVY & 1 else attack.scored
        g.emit(E_HITS, seat, attack.scored, criticals, energy)
        if criticals:
            g.emit(E_CRITICALS, seat, criticals)
            fire(g, T_CRITICAL_SCORED, seat, slot, criticals, g.pos[seat], attack.kind)
        if attack.scored:
            fire(g, T_HITS_COUNTED, seat, slot, attack.scored, g.pos[seat], attack.kind)
        gain(g, seat, ENERGY, energy)
    else:
        slot = attack.attacker - FIRST_ENEMY
        g.emit(E_ENEMY_HITS, slot, attack.scored)
        for number_of, seat in enumerate(attack.targets):
            if attack.hits[number_of]:
                fire(g, T_ENEMY_HITS, seat, slot, attack.hits[number_of], g.pos[seat], attack.kind)


def _shrugs_off(g: State, figure: int) -> bool:
    slot = figure - FIRST_ENEMY
    return number_of_enemy(g, g.enemy_card(slot), slot, N_E_IMMUNE_CRITICAL) > 0


def defend(g: State, attack: Attack) -> None:
    """The defender rolls a die for every ordinary Hit (DD-DEFENSE-01, DD-RUL-21)."""
    figure = attack.targets[attack.now]
    hits = attack.hits[attack.now]
    dice = hits + (attack.criticals[attack.now] if g.defend_criticals else 0)
    if dice > 0 and g.place(figure) >= 0:
        pierced = 1 if attack.keywords >> PIERCE & 1 else 0
        _roll_defence(g, figure, attack.attacker, dice, pierced)


def _roll_defence(g: State, figure: int, against: int, dice: int, pierced: int) -> None:
    own = defence(g, figure) if figure < FIRST_ENEMY else enemy_defence(g, figure - FIRST_ENEMY)
    roll(g, R_DEFENCE, figure, own - pierced, dice, against)


def blocked(g: State, figure: int, against: int, hits: int) -> int:
    """How many Hits the defence roll stops: one for each die of 6 or more (DD-DEFENSE-02)."""
    made = taken(g)
    stopped = min(hits, successes(g, made))
    if figure < FIRST_ENEMY:
        g.emit(E_DEFENCE, figure, len(made.faces), stopped)
        slot = against - FIRST_ENEMY if against >= FIRST_ENEMY else -1
        if stopped:
            fire(g, T_BLOCKED, figure, slot, stopped, g.place(figure), 0)
    else:
        slot = figure - FIRST_ENEMY
        g.emit(E_ENEMY_DEFENCE, slot, len(made.faces), stopped, roller(g, against))
        if stopped:
            hero = against if against < FIRST_ENEMY else -1
            fire(g, T_BLOCKED, hero, slot, stopped, g.place(figure), 1)
    return stopped


def roller(g: State, seat: int) -> int:
    """Who rolls for an enemy: the player to the left of the attacking one (DD-DEFENSE-03, DD-RUL-48)."""
    return (seat + 1) % g.seats if 0 <= seat < FIRST_ENEMY else g.active


def wound(g: State, attack: Attack) -> None:
    """Hits that are not blocked deal 1 Damage each; Crush adds its own (DD-DEFENSE-05, DD-RUL-24)."""
    now = attack.now
    figure = attack.targets[now]
    hits = attack.hits[now]
    criticals = attack.criticals[now]
    if g.place(figure) < 0:
        if hits + (criticals if g.defend_criticals else 0) > 0 and g.rolls:
            taken(g)
        return
    if (g.defend_criticals and hits + criticals > 0) or hits > 0:
        damage = hits + criticals - blocked(g, figure, attack.attacker, hits)
    else:
        damage = criticals
    if attack.keywords >> CRUSH & 1 and hits + criticals > 0:
        more = damage if g.crush == 1 else int(damage > 0 or g.crush == 2)
        if more:
            g.emit(E_CRUSH, more)
        damage += more
    if damage > 0:
        damage += attack.extra[now]
    if attack.attacker < FIRST_ENEMY:
        harm(g, figure, damage, BY_ATTACK, attack.attacker, -1)
    else:
        harm(g, figure, damage, BY_ATTACK, -1, attack.attacker - FIRST_ENEMY)


def after(g: State, attack: Attack) -> None:
    """What Damage dealt brings with it: Stun of a weapon, Ritual (DD-KEYWORD-04, -09)."""
    if attack.dealt[attack.now] <= 0:
        return
    figure = attack.targets[attack.now]
    if attack.attacker < FIRST_ENEMY:
        if attack.keywords >> STUN & 1:
            stun(g, figure - FIRST_ENEMY, attack.attacker)
    elif attack.keywords >> RITUAL & 1 and sum(attack.dealt[: attack.now]) == 0:
        ritual(g, attack.attacker - FIRST_ENEMY)


def stun(g: State, slot: int, seat: int) -> bool:
    """An enemy misses its next activation; not the highest threat, and not twice (DD-KEYWORD-03, -05,
    DD-RUL-25)."""
    if g.enemy_pos[slot] < 0 or g.enemy_stunned[slot]:
        return False
    card = g.enemy_card(slot)
    if card.threat == RED or number_of_enemy(g, card, slot, N_E_IMMUNE_STUN) > 0:
        return False
    g.enemy_stunned[slot] = 1
    g.emit(E_STUNNED, slot)
    fire(g, T_ENEMY_STUNNED, seat, slot, 0, g.enemy_pos[slot], -1)
    return True


def ritual(g: State, slot: int) -> None:
    """The weakest enemy on the ritualist's tile, itself included, gains 1 Health (DD-RUL-29)."""
    best = -1
    for other in range(len(g.enemy_pos)):
        if g.enemy_pos[other] < 0 or not in_one_room(g, g.enemy_pos[other], g.enemy_pos[slot]):
            continue
        if best < 0 or (g.enemy_health[other], g.enemy_card(other).threat) < (
            g.enemy_health[best],
            g.enemy_card(best).threat,
        ):
            best = other
    if best >= 0:
        before = g.enemy_health[best]
        heal_enemy(g, best, 1)
        if g.enemy_health[best] > before:
            g.emit(E_RITUAL, slot, best, g.enemy_health[best])


def over(g: State, attack: Attack) -> None:
    """The attack is over. Who waits for that is asked while it is still known which attack it was."""
    _end(g, attack)
    if attack.attacker < FIRST_ENEMY:
        slot = attack.targets[0] - FIRST_ENEMY
        fire(g, T_ATTACK_OVER, attack.attacker, slot, sum(attack.dealt), g.pos[attack.attacker], attack.kind)
    g.attacks.pop()


def finish(g: State) -> None:
    """Clear an attack away that came to nothing."""
    _end(g, g.attacks[-1])
    g.attacks.pop()


def _end(g: State, attack: Attack) -> None:
    g.pop()
    g.unchecked = True
    if g.lasting:
        end_changes(g, U_ATTACK, attack.attacker if attack.attacker < FIRST_ENEMY else -1)


# Hits that are no attack: cards that deal them, with a defence but without Energy.


def assail(g: State, figure: int, hits: int, seat: int, slot: int) -> None:
    """A card deals Hits to a figure, which may block them."""
    if hits > 0 and g.place(figure) >= 0:
        g.push(F_ASSAIL, figure, hits, seat, slot)


class Assailing(Work[State]):
    """Hits of a card."""

    def settle(self, g: State, at: int) -> bool:
        figure, hits = g.stack[at + FIGURE], g.stack[at + HITS]
        seat, slot = g.stack[at + BY_HERO], g.stack[at + BY_ENEMY]
        against = seat if seat >= 0 else (FIRST_ENEMY + slot if slot >= 0 else -1)
        if g.stack[at + ROLLED]:
            g.pop()
            harm(g, figure, hits - blocked(g, figure, against, hits), BY_CARD, seat, slot)
        elif g.place(figure) < 0:
            g.pop()
        else:
            g.stack[at + ROLLED] = 1
            _roll_defence(g, figure, against, hits, 0)
        return False


ATTACKING = Attacking(F_ATTACK, "attack")
ASSAILING = Assailing(F_ASSAIL, "assail")
