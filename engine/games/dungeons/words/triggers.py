"""The moments that effects wait for (ledger, section 6, Triggers).

"by" is the hero whose deed it is, unless the moment says otherwise.
"""

from __future__ import annotations

from typing import Annotated, Literal

from engine.effects.context import Context
from engine.effects.moments import AMOUNT, BY, CAUSE, SPACE, THIS, Test, among, asked, by, moment
from engine.games.dungeons import moments as m
from engine.games.dungeons.codes import ATTRIBUTES, CAUSES, PHASES, RESOURCES, ROLLS, TERRAINS, TYPES
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import InStory
from engine.schema import Between, Sample, Speech, Stands, giving


def _of_kind(kind: str) -> Test:
    """Whether the attack that goes on is of this kind."""
    number = TYPES.index(kind)

    def test(g: State, _ctx: Context) -> bool:
        return bool(g.attacks) and g.attacks[-1].kind == number

    return test


def _on_terrain(terrain: str) -> Test:
    number = TERRAINS.index(terrain)

    def test(g: State, ctx: Context) -> bool:
        return g.map.terrain[ctx.space] == number

    return test


def _of_side(whose: str) -> Test:
    """Whether the roll of the moment is of heroes or of enemies."""
    of_enemies = whose == "enemies"

    def test(_g: State, ctx: Context) -> bool:
        return (ctx.enemy >= 0 and ctx.space == 1) == of_enemies

    return test


def _of_threat(threat: str) -> Test:
    number = int(threat)

    def test(g: State, ctx: Context) -> bool:
        return g.enemy_card(ctx.enemy).threat == number

    return test


def _of_group(group: str) -> Test:
    """Whether the enemy of the moment belongs to this group of the adventure."""

    def test(g: State, ctx: Context) -> bool:
        number = g.enemy_group[ctx.enemy]
        return number >= 0 and g.story.groups[number] == group

    return test


def _in_room(room: str) -> Test:
    """Whether the moment is about this room; on an enemy: about the room where it is."""

    def test(g: State, ctx: Context) -> bool:
        here = g.enemy_pos[ctx.this] if ctx.this >= 0 else -1
        if here >= 0 and not g.map.tiles[here] >> ctx.amount & 1:
            return False
        return room == "" or g.story.rooms[g.tile_room[ctx.amount]].name == room

    return test


def _interaction(name: str) -> Test:
    def test(g: State, ctx: Context) -> bool:
        return g.story.interactions[ctx.amount].name == name

    return test


def _flag(name: str) -> Test:
    def test(g: State, ctx: Context) -> bool:
        return g.story.flags[ctx.amount] == name

    return test


def _flag_is(wanted: bool) -> Test:
    def test(g: State, ctx: Context) -> bool:
        return (g.flags[ctx.amount] == 1) == wanted

    return test


def _counter(name: str) -> Test:
    def test(g: State, ctx: Context) -> bool:
        return g.story.counters[ctx.amount] == name

    return test


def _risen_to(value: int) -> Test:
    def test(g: State, ctx: Context) -> bool:
        return ctx.cause < value <= g.counters[ctx.amount]

    return test


def _this_item(_word: object) -> Test:
    def test(_g: State, ctx: Context) -> bool:
        return ctx.card < 0 or ctx.card == ctx.amount

    return test


KIND = asked(Literal["any", "melee", "ranged"], _of_kind, default="any", unless="any")
TERRAIN = asked(Literal["any", "plain", "water", "pit"], _on_terrain, default="any", unless="any")
HARM = among("any", "attack", "pit", "card", "rule", of=CAUSES, at=CAUSE)
ROOM = asked(InStory, _in_room, default="")
ROLL = among(
    "any",
    "attack",
    "defence",
    "check",
    of=ROLLS,
    at=CAUSE,
    stands=Stands(values={"attack": giving("attack", "enemy")}),
)
SIDES = ("heroes", "enemies")
SIDE = asked(
    Annotated[Literal["heroes", "enemies"], Stands(values={"enemies": giving("enemy")})],
    _of_side,
    default="heroes",
)
COUNTED = Speech(counts=True)


TRIGGERS = (
    # Moments of the round.
    moment(
        "round_begins",
        m.T_ROUND_BEGINS,
        "A round begins; the amount is its number.",
        speaks="adverb",
        gives=("amount",),
    ),
    moment(
        "phase_begins",
        m.T_PHASE_BEGINS,
        'A phase begins. Skills and special rules of the Recovery phase wait for "recovery" (DD-ROUND-13).',
        sample={"phase": "recovery"},
        speaks="adverb",
        phase=among("player", "enemy", "recovery", of=PHASES, at=AMOUNT),
    ),
    moment(
        "activation_begins",
        m.T_ACTIVATION_BEGINS,
        "A hero's activation begins.",
        sample=Sample(stands_for={"": {}}),
        speaks="adverb",
        gives=("space",),
        by=BY,
    ),
    moment(
        "activation_ends",
        m.T_ACTIVATION_ENDS,
        "A hero's activation ends.",
        speaks="adverb",
        gives=("space",),
        by=BY,
    ),
    moment(
        "enemy_activates",
        m.T_ENEMY_ACTIVATES,
        "An enemy that is not stunned activates, before it moves.",
        gives=("space",),
        enemy=THIS,
    ),
    moment(
        "enemy_acted",
        m.T_ENEMY_ACTED,
        "An enemy has acted: its activation is over.",
        gives=("space",),
        enemy=THIS,
    ),
    # Moments of moving and exploring.
    moment(
        "moved",
        m.T_MOVED,
        "A hero has ended a Move action, or has been moved by a card.",
        gives=("space",),
        by=BY,
    ),
    moment(
        "entered",
        m.T_ENTERED,
        "A hero enters a space of this terrain by moving or being moved (DD-RUL-16).",
        gives=("space",),
        terrain=TERRAIN,
        by=BY,
    ),
    moment(
        "left", m.T_LEFT, "A hero leaves a space of this terrain.", gives=("space",), terrain=TERRAIN, by=BY
    ),
    moment(
        "entered_room",
        m.T_ENTERED_ROOM,
        "A hero comes into a room from another one. On an enemy: into the room where it is. In an "
        "adventure: into the room named, or any.",
        sample=Sample(stands_for={"adventure": {}}),
        gives=("space",),
        room=ROOM,
        by=BY,
    ),
    moment(
        "came_adjacent",
        m.T_CAME_ADJACENT,
        "By moving, a hero comes adjacent to an enemy, or an enemy to a hero. On an enemy: to this one.",
        gives=("space",),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "explored",
        m.T_EXPLORED,
        "A hero explores: the new tile is laid, its encounter has been read (DD-EXPLORE-03). In an "
        "adventure: the room named, or any.",
        gives=("space",),
        room=ROOM,
        by=BY,
    ),
    moment(
        "enemy_moved",
        m.T_ENEMY_MOVED,
        "An enemy has ended its movement, or has been moved by a card.",
        gives=("space",),
        enemy=THIS,
    ),
    moment(
        "enemy_entered",
        m.T_ENEMY_ENTERED,
        "An enemy enters a space of this terrain by moving or being moved.",
        gives=("space",),
        terrain=TERRAIN,
        enemy=THIS,
    ),
    moment("enemy_spawned", m.T_ENEMY_SPAWNED, "An enemy appears on the map.", gives=("space",), enemy=THIS),
    # Moments of attacks, Hits and Damage.
    moment(
        "attack_declared",
        m.T_ATTACK_DECLARED,
        "A hero declares an attack of this kind; the target is known, the dice are not rolled (DD-RUL-22).",
        gives=("attack", "space"),
        kind=KIND,
        enemy=THIS,
        by=BY,
    ),
    moment(
        "enemy_attacks",
        m.T_ENEMY_ATTACKS,
        'An enemy declares an attack of this kind; "by" means the hero who is attacked.',
        gives=("attack", "space"),
        kind=KIND,
        enemy=THIS,
        by=BY,
    ),
    moment(
        "dice_rolled",
        m.T_DICE_ROLLED,
        "Dice have been rolled and lie there: they can still be rolled again or changed. They are dice "
        'of a hero (attack, defence, check) or of an enemy; then "by" means the hero it attacks, or who '
        "attacks it.",
        sample=Sample(fits=lambda p: p["whose"] == "heroes" or p["roll"] != "check"),
        gives=("roll",),
        roll=ROLL,
        whose=SIDE,
        by=BY,
    ),
    moment(
        "hits_counted",
        m.T_HITS_COUNTED,
        "A hero's attack has been counted; the amount is its Hits, Critical Hits included. It has "
        "scored at least one.",
        sample=Sample(stands_for={"them": {}}),
        speaks=COUNTED,
        gives=("attack", "amount", "space"),
        kind=KIND,
        enemy=THIS,
        by=BY,
    ),
    moment(
        "critical_scored",
        m.T_CRITICAL_SCORED,
        "A hero's attack has scored Critical Hits; the amount is how many.",
        speaks=COUNTED,
        gives=("attack", "amount", "space"),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "enemy_hits",
        m.T_ENEMY_HITS,
        "An enemy's attack has scored at least one Hit on a hero; the amount is how many. They can "
        "still be blocked.",
        speaks=COUNTED,
        gives=("attack", "amount", "space"),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "damage_coming",
        m.T_DAMAGE_COMING,
        "A hero is about to suffer Damage; the amount is how much. It can still be prevented or taken "
        "over by another.",
        speaks=COUNTED,
        gives=("damage", "amount", "space"),
        cause=HARM,
        by=BY,
    ),
    moment(
        "damage_taken",
        m.T_DAMAGE_TAKEN,
        "A hero has suffered Damage; the amount is how much.",
        speaks=COUNTED,
        gives=("amount", "space"),
        cause=HARM,
        by=BY,
    ),
    moment(
        "damage_dealt",
        m.T_DAMAGE_DEALT,
        "A hero's attack has dealt Damage to an enemy; the amount is how much.",
        speaks=COUNTED,
        gives=("attack", "amount", "space"),
        kind=KIND,
        enemy=THIS,
        by=BY,
    ),
    moment(
        "enemy_deals_damage",
        m.T_ENEMY_DEALS_DAMAGE,
        "An enemy's attack has dealt Damage to a hero; the amount is how much.",
        speaks=COUNTED,
        gives=("attack", "amount", "space"),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "enemy_damage_coming",
        m.T_ENEMY_DAMAGE_COMING,
        "An enemy is about to suffer Damage; the amount is how much. It can still be prevented.",
        speaks=COUNTED,
        gives=("damage", "amount", "space"),
        enemy=THIS,
    ),
    moment(
        "enemy_damaged",
        m.T_ENEMY_DAMAGED,
        "An enemy has suffered Damage and is not defeated; the amount is how much.",
        speaks=COUNTED,
        gives=("amount", "space"),
        enemy=THIS,
    ),
    moment(
        "enemy_defeated",
        m.T_ENEMY_DEFEATED,
        'An enemy of this threat has been defeated; "by" means the hero who did it. In an adventure: '
        "one of the group named, or any.",
        sample=Sample(stands_for={"enemy": {"enemy": "any"}}),
        gives=("space",),
        threat=asked(Literal["any", "1", "2", "3"], _of_threat, default="any", unless="any"),
        group=asked(InStory, _of_group, default="", unless=""),
        enemy=THIS,
        by=BY,
    ),
    moment(
        "attack_over",
        m.T_ATTACK_OVER,
        "A hero's attack is over.",
        speaks="adverb",
        gives=("attack", "amount", "space"),
        kind=KIND,
        enemy=THIS,
        by=BY,
    ),
    moment(
        "blocked",
        m.T_BLOCKED,
        'Hits have been blocked; the amount is how many. Of a hero who defends, or ("enemies") of an '
        "enemy that a hero attacks.",
        speaks=COUNTED,
        gives=("amount", "space"),
        whose=among(*SIDES, of=SIDES, at=CAUSE, default="heroes"),
        by=BY,
    ),
    moment("enemy_stunned", m.T_ENEMY_STUNNED, "An enemy is stunned.", gives=("space",), enemy=THIS, by=BY),
    # Moments of heroes and of what they own.
    moment("hero_falls", m.T_HERO_FALLS, "A hero falls (DD-RUL-40).", gives=("space",), by=BY),
    moment("hero_revived", m.T_HERO_REVIVED, "A fallen hero comes back.", gives=("space",), by=BY),
    moment(
        "gained",
        m.T_GAINED,
        "A hero gains Health, Energy or Loot; the amount is how much.",
        speaks=COUNTED,
        gives=("amount", "space"),
        what=among("health", "energy", "loot", of=RESOURCES, at=CAUSE),
        by=BY,
    ),
    moment(
        "lost",
        m.T_LOST,
        "A hero loses Energy or Loot, or pays them; the amount is how much. Lost Health is Damage.",
        speaks=COUNTED,
        gives=("amount", "space"),
        what=among("energy", "loot", of=RESOURCES, at=CAUSE),
        by=BY,
    ),
    moment("ability_used", m.T_ABILITY_USED, "A hero has used the Ability.", gives=("space",), by=BY),
    moment("item_used", m.T_ITEM_USED, "A hero has used an item.", gives=("space",), by=BY),
    moment(
        "item_acquired",
        m.T_ITEM_ACQUIRED,
        "A hero has acquired an item. On an item: this one.",
        where=_this_item,
        by=BY,
    ),
    moment("traded", m.T_TRADED, "A hero has traded with another.", by=BY),
    moment(
        "check_made",
        m.T_CHECK_MADE,
        "A hero has made an attribute check; the amount is the number of successes.",
        speaks=COUNTED,
        gives=("amount",),
        attribute=among("any", "strength", "dexterity", "wisdom", "charisma", of=ATTRIBUTES, at=SPACE),
        result=among("any", "passed", "failed", of=("failed", "passed"), at=CAUSE),
        by=BY,
    ),
    # Moments of the adventure, for its special rules.
    moment(
        "interaction_done",
        m.T_INTERACTION_DONE,
        "A hero has done what this interaction offers.",
        needs=("in_play", "story"),
        gives=("hero", "space"),
        interaction=asked(str, _interaction),
    ),
    moment(
        "flag_changed",
        m.T_FLAG_CHANGED,
        "This flag of the adventure has been set, or removed.",
        needs=("in_play", "story"),
        gives=("hero",),
        flag=asked(str, _flag),
        set=asked(bool, _flag_is, default=True),
    ),
    moment(
        "counter_reached",
        m.T_COUNTER_CHANGED,
        "This counter of the adventure has just risen to at least this number.",
        needs=("in_play", "story"),
        gives=("hero",),
        counter=asked(str, _counter),
        value=asked(Annotated[int, Between(1, 99)], _risen_to),
    ),
    moment(
        "escaped", m.T_ESCAPED, "A hero has left the dungeon by a way out.", gives=("space",), by=by("any")
    ),
)
