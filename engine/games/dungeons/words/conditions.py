"""What must hold for an effect. Conditions about one hero speak of the hero who holds the card unless they
say otherwise; those about an enemy, of the enemy in question."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from engine.effects.compiling import Holds
from engine.effects.context import Context
from engine.games.dungeons.codes import PHASES, RED, TERRAINS, TYPES
from engine.games.dungeons.harm import would_fall
from engine.games.dungeons.nearby import (
    enemies_beside,
    in_one_room,
    is_beside,
    is_in_sight,
    is_near,
    standing,
)
from engine.games.dungeons.program import D_ABILITY, D_EQUIPMENT, D_ITEM
from engine.games.dungeons.state import State
from engine.games.dungeons.words.targets import (
    PLACES,
    SUBJECTS,
    InStory,
    Subject,
    Where,
    bearer,
    enemies,
    enemy_of,
    heroes,
    holder,
    place_of,
    subject,
)
from engine.schema import Between, Ref, Sample, Speech, Stands, needing, word
from engine.schema.speech import Given, Say

Number = Annotated[int, Between(0, 99)]


@word("condition", sample={"what": "energy", "least": 3})
class Has:
    """The hero has at least (and at most) so much Health, Energy, Loot, so many items, or has lost so much
    Health."""

    what: Literal["health", "energy", "loot", "items", "lost_health"]
    least: Number = 0
    most: Number = 99
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and self.least <= count_of(g, hero, self.what) <= self.most


def count_of(g: State, hero: int, what: str) -> int:
    """How much of something a hero has."""
    if what == "health":
        return g.health[hero]
    if what == "energy":
        return g.energy[hero]
    if what == "loot":
        return g.loot[hero]
    if what == "items":
        return len(g.held[hero])
    return max(0, g.definition(g.hero[hero]).health - g.health[hero])


@word("condition")
class Ranks:
    """Of all heroes on the map, the hero has the most or the least of something; ties do not count."""

    what: Literal["health", "energy", "loot", "items", "lost_health"]
    place: Literal["most", "least"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        others = [count_of(g, other, self.what) for other in standing(g) if other != hero]
        if hero < 0 or not others:
            return False
        mine = count_of(g, hero, self.what)
        return mine > max(others) if self.place == "most" else mine < min(others)


@word("condition", sample=Sample(stands_for={"": {"terrain": "water"}}))
class OnTerrain:
    """The hero stands on a space of this terrain, or between two tiles."""

    terrain: Literal["plain", "water", "pit", "between"]
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        here = g.pos[hero] if hero >= 0 else -1
        if here < 0:
            return False
        if self.terrain == "between":
            return g.map.between[here] == 1
        return TERRAINS[g.map.terrain[here]] == self.terrain and not g.map.between[here]


@word("condition", sample={"least": 2})
class AdjacentEnemies:
    """At least (and at most) so many enemies are adjacent to the hero."""

    least: Number = 0
    most: Number = 99
    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and g.pos[hero] >= 0 and self.least <= enemies_beside(g, g.pos[hero]) <= self.most


@word("condition", sample=Sample({"where": "room", "least": 2}, when="activation_begins"))
class EnemiesThere:
    """At least (and at most) so many enemies are there, as seen from the hero who holds the card. On an
    enemy: so many others."""

    where: Where
    least: Number = 0
    most: Number = 99

    def holds(self, g: State, ctx: Context) -> bool:
        return self.least <= len(enemies(g, ctx, self.where)) <= self.most


@word("condition", sample={"where": "room", "least": 2})
class HeroesThere:
    """At least (and at most) so many other heroes are adjacent, in the same room, or in it or an adjacent
    one. On an enemy: so many heroes."""

    where: Annotated[Literal["adjacent", "room", "near"], Stands(values=PLACES)]
    least: Number = 0
    most: Number = 99

    def holds(self, g: State, ctx: Context) -> bool:
        found = [hero for hero in heroes(g, ctx, self.where) if ctx.this >= 0 or hero != holder(ctx)]
        return self.least <= len(found) <= self.most


@word(
    "condition",
    needs=("this|holder|actor|hero|each", "hero|each"),
    sample=Sample(when={"damage_coming": {"by": "other"}}),
)
class Together:
    """The hero the moment is about and the bearer of this effect are adjacent, in one room, in one or
    adjacent rooms, or in Line of Sight."""

    where: Literal["adjacent", "room", "near", "sight"]

    def holds(self, g: State, ctx: Context) -> bool:
        here = place_of(g, ctx)
        there = g.pos[ctx.hero] if ctx.hero >= 0 else -1
        if self.where == "adjacent":
            return is_beside(g, here, there)
        if self.where == "room":
            return in_one_room(g, here, there)
        if self.where == "near":
            return is_near(g, here, there)
        return is_in_sight(g, bearer(ctx), there)


@word("condition", needs=("enemy",), sample=Sample(when={"enemy_activates": {"enemy": "any"}}))
class EnemyThere:
    """The enemy in question is there, as seen from the hero who holds the card."""

    where: Where

    def holds(self, g: State, ctx: Context) -> bool:
        return ctx.enemy in enemies(g, ctx, self.where)


@word(
    "condition",
    needs=("enemy|this|each", "holder|actor|hero|each"),
    sample=Sample({"least": 3}, when="attack_declared"),
)
class Distance:
    """Hero and enemy in question are at least (and at most) so many steps apart."""

    least: Number = 0
    most: Number = 99

    def holds(self, g: State, ctx: Context) -> bool:
        slot, hero = enemy_of(ctx), ctx.hero if ctx.hero >= 0 else ctx.owner
        if slot < 0 or hero < 0 or g.enemy_pos[slot] < 0 or g.pos[hero] < 0:
            return False
        return self.least <= g.map.distance(g.pos[hero], g.enemy_pos[slot]) <= self.most


@word(
    "condition",
    needs=("enemy|this|each",),
    speaks=Speech(lends=("threat_1", "threat_2", "threat_3", "not_red", "melee", "ranged", "stunned")),
    sample=Sample(when={"enemy_activates": {"enemy": "any"}}),
)
class EnemyIs:
    """The enemy in question is of this threat or type, is not of the highest threat, is stunned, or is this
    very enemy."""

    what: Annotated[
        Literal["threat_1", "threat_2", "threat_3", "not_red", "melee", "ranged", "stunned", "this"],
        Stands(values={"this": needing("this")}),
    ]

    def holds(self, g: State, ctx: Context) -> bool:
        slot = enemy_of(ctx)
        if slot < 0:
            return False
        if self.what == "this":
            return slot == ctx.this
        if self.what == "stunned":
            return g.enemy_stunned[slot] == 1
        if self.what in TYPES:
            return TYPES[g.enemy_type[slot]] == self.what
        threat = g.enemy_card(slot).threat
        return threat != RED if self.what == "not_red" else threat == int(self.what[-1])


@word("condition", needs=("enemy|this|each",), sample=Sample({"least": 2}, when="attack_declared"))
class EnemyHealth:
    """The die of the enemy in question shows at least (and at most) this Health."""

    least: Number = 0
    most: Number = 99

    def holds(self, g: State, ctx: Context) -> bool:
        slot = enemy_of(ctx)
        return slot >= 0 and self.least <= g.enemy_health[slot] <= self.most


@word("condition", needs=("attack|each",), sample=Sample(when="attack_over"))
class AttackIs:
    """The attack that goes on is melee or ranged, or made with the weapon, an item or an Ability."""

    what: Literal["melee", "ranged", "weapon", "item", "ability"]

    def holds(self, g: State, ctx: Context) -> bool:
        if not g.attacks:
            return False
        attack = g.attacks[-1]
        if self.what in TYPES:
            return TYPES[attack.kind] == self.what
        kinds = {"weapon": D_EQUIPMENT, "item": D_ITEM, "ability": D_ABILITY}
        return attack.source >= 0 and g.definition(attack.source).kind == kinds[self.what]


@word("condition", needs=("attack",), sample=Sample(when="damage_dealt"))
class CriticalInAttack:
    """The attack that goes on has scored a Critical Hit."""

    def holds(self, g: State, ctx: Context) -> bool:
        return bool(g.attacks) and sum(g.attacks[-1].criticals) > 0


@word("condition", needs=("roll",), sample=Sample({"number": 5, "least": 2}, when="dice_rolled"))
class DiceShow:
    """At least so many dice of the roll that lies there show this number or more (or, with "exactly", this
    very number), before modifiers."""

    number: Annotated[int, Between(1, 6)]
    least: Annotated[int, Between(1, 8)] = 1
    exactly: bool = False

    def holds(self, g: State, ctx: Context) -> bool:
        if not g.rolls:
            return False
        faces = g.rolls[-1].faces
        count = sum(1 for face in faces if face == self.number or (face > self.number and not self.exactly))
        return count >= self.least


@word("condition", needs=("damage",), sample=Sample(when="damage_coming"))
class WouldFall:
    """The Damage that is coming would take the hero's last Health."""

    def holds(self, g: State, ctx: Context) -> bool:
        return would_fall(g)


@word("condition", needs=("holder|actor",), speaks="time", sample=Sample(when="enemy_defeated"))
class OwnActivation:
    """It is the activation of the hero who holds the card."""

    def holds(self, g: State, ctx: Context) -> bool:
        return g.active >= 0 and ctx.owner == g.active


@word("condition", sample=Sample(when="damage_taken"))
class HasActivated:
    """The hero has activated this round already."""

    who: Subject = "self"

    def holds(self, g: State, ctx: Context) -> bool:
        hero = subject(g, ctx, self.who)
        return hero >= 0 and g.activated[hero] == 1


@word("condition")
class PhaseIs:
    """It is this phase."""

    phase: Literal["player", "enemy", "recovery"]

    def holds(self, g: State, ctx: Context) -> bool:
        return PHASES[g.phase] == self.phase


@word("condition", speaks=Speech(unsaid_if={"least": 1, "most": 200, "every": 1}), sample={"least": 4})
class RoundIs:
    """The round is at least (and at most) this one; with "every", every so many rounds."""

    least: Annotated[int, Between(1, 200)] = 1
    most: Annotated[int, Between(1, 200)] = 200
    every: Annotated[int, Between(1, 20)] = 1

    def holds(self, g: State, ctx: Context) -> bool:
        return self.least <= g.round <= self.most and (g.round - self.least) % self.every == 0


@word("condition")
class HoldsItem:
    """The hero holds this item; "any": some hero on the map does."""

    item: Annotated[str, Ref("item")]
    who: Annotated[Literal["self", "them", "active", "any"], Stands(values=SUBJECTS)] = "self"

    def compile(self, builder: Any) -> Holds:
        wanted = builder.definition("item", self.item)

        def holds(g: State, ctx: Context) -> bool:
            seats = standing(g) if self.who == "any" else [subject(g, ctx, self.who)]
            return any(
                g.program.cards[card] == wanted for seat in seats if seat >= 0 for card in g.held[seat]
            )

        return holds


# What only adventures ask.


@word("condition", needs=("story",))
class FlagIs:
    """This flag of the adventure is set (or is not)."""

    flag: str
    set: bool = True

    def compile(self, builder: Any) -> Holds:
        index = builder.flag(self.flag)
        wanted = 1 if self.set else 0
        return lambda g, ctx: g.flags[index] == wanted


@word("condition", needs=("story",), sample={"least": 3})
class CounterIs:
    """This counter of the adventure is at least (and at most) this."""

    counter: str
    least: Number = 0
    most: Number = 99

    def compile(self, builder: Any) -> Holds:
        index = builder.counter(self.counter)
        return lambda g, ctx: self.least <= g.counters[index] <= self.most


@word("condition", sample={"what": "fallen", "least": 2})
class HeroesAre:
    """At least (and at most) so many heroes are in the game, on the map, fallen, or have left the dungeon.
    For "everybody who has not fallen has left": none on the map, at least one who left."""

    what: Literal["in_game", "on_map", "fallen", "escaped"]
    least: Annotated[int, Between(0, 4)] = 0
    most: Annotated[int, Between(0, 4)] = 4

    def holds(self, g: State, ctx: Context) -> bool:
        count = g.seats
        if self.what == "on_map":
            count = len(standing(g))
        elif self.what == "fallen":
            count = sum(g.fallen)
        elif self.what == "escaped":
            count = sum(g.escaped)
        return self.least <= count <= self.most


@word("condition", sample={"most": 2})
class EnemiesLeft:
    """At least (and at most) so many enemies are on the map: all of them, those of a threat, of a group, in a
    room."""

    least: Number = 0
    most: Number = 99
    threat: Literal["any", "1", "2", "3"] = "any"
    group: InStory = ""
    room: InStory = ""

    def compile(self, builder: Any) -> Holds:
        group = builder.group(self.group) if self.group else -1
        room = builder.room(self.room) if self.room else -1
        threat = 0 if self.threat == "any" else int(self.threat)

        def holds(g: State, ctx: Context) -> bool:
            count = 0
            for slot, space in enumerate(g.enemy_pos):
                if space < 0 or (group >= 0 and g.enemy_group[slot] != group):
                    continue
                if threat and g.enemy_card(slot).threat != threat:
                    continue
                if room >= 0 and (g.room_tile[room] < 0 or not g.map.tiles[space] >> g.room_tile[room] & 1):
                    continue
                count += 1
            return self.least <= count <= self.most

        return holds


@word("condition", needs=("story",))
class GroupDefeated:
    """The enemies of this group have appeared, and at least so many of them (0: all) have been defeated."""

    group: str
    least: Annotated[int, Between(0, 24)] = 0

    def compile(self, builder: Any) -> Holds:
        group = builder.group(self.group)

        def holds(g: State, ctx: Context) -> bool:
            there = [
                g.enemy_pos[slot] < 0 for slot in range(len(g.enemy_pos)) if g.enemy_group[slot] == group
            ]
            return bool(there) and (sum(there) >= self.least if self.least else all(there))

        return holds


def _spot(p: Given, _say: Say) -> dict[str, str]:
    """Which of column and row is given."""
    return {"spot": (("both", "column"), ("row", "none"))[not p["column"]][not p["row"]]}


@word("condition", needs=("story",), speaks=Speech(extras=_spot))
class HeroesIn:
    """At least so many heroes (0: every hero on the map) are in this room, or on this space of it."""

    room: str
    least: Annotated[int, Between(0, 4)] = 1
    column: Annotated[int, Between(0, 6)] = 0
    row: Annotated[int, Between(0, 6)] = 0
    """The space as the tile is printed; 0: anywhere in the room."""

    def compile(self, builder: Any) -> Holds:
        room = builder.room(self.room)

        def holds(g: State, ctx: Context) -> bool:
            tile = g.room_tile[room]
            there = standing(g)
            if tile < 0 or not there:
                return False
            if self.column and self.row:
                face = g.map.faces[tile]
                space = g.map.space_on(tile, (self.row - 1) * face.width + self.column - 1)
                inside = sum(1 for hero in there if g.pos[hero] == space)
            else:
                inside = sum(1 for hero in there if g.map.tiles[g.pos[hero]] >> tile & 1)
            return inside >= (self.least or len(there))

        return holds


@word("condition", needs=("story",))
class RoomExplored:
    """This room lies on the table."""

    room: str

    def compile(self, builder: Any) -> Holds:
        room = builder.room(self.room)
        return lambda g, ctx: g.room_tile[room] >= 0


@word("condition", needs=("story",))
class RuleInForce:
    """This special rule is in force."""

    rule: str

    def compile(self, builder: Any) -> Holds:
        story = builder.story
        index = builder.rule(self.rule)
        return lambda g, ctx: story.rules[index] in g.rules


@word("condition", needs=("story",))
class CheckWas:
    """This check of the adventure has been passed, has been failed, or has not been tried."""

    check: str
    result: Literal["passed", "failed", "untried"] = "passed"

    def compile(self, builder: Any) -> Holds:
        index = builder.check(self.check)
        wanted = ("untried", "failed", "passed").index(self.result)
        return lambda g, ctx: g.passed[index] == wanted


@word("condition", needs=("story",))
class InteractionWasDone:
    """What this interaction offers has been done at least so often."""

    interaction: str
    times: Annotated[int, Between(1, 20)] = 1

    def compile(self, builder: Any) -> Holds:
        index = builder.interaction(self.interaction)
        return lambda g, ctx: g.done[index] >= self.times


CONDITIONS = (
    Has,
    Ranks,
    OnTerrain,
    AdjacentEnemies,
    EnemiesThere,
    HeroesThere,
    Together,
    EnemyThere,
    Distance,
    EnemyIs,
    EnemyHealth,
    AttackIs,
    CriticalInAttack,
    DiceShow,
    WouldFall,
    OwnActivation,
    HasActivated,
    PhaseIs,
    RoundIs,
    HoldsItem,
    FlagIs,
    CounterIs,
    HeroesAre,
    EnemiesLeft,
    GroupDefeated,
    HeroesIn,
    RoomExplored,
    RuleInForce,
    CheckWas,
    InteractionWasDone,
)
