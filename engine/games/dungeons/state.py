"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder. The map is shared by clones until one of
them changes it: `State.own_map` must be asked before every change.
"""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.numbers import number
from engine.effects.program import Effect
from engine.games.dungeons.attack_state import Attack, Roll
from engine.games.dungeons.codes import FIRST_ENEMY, P_SETUP, RUNNING
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.happenings import E_EFFECT
from engine.games.dungeons.moments import N_HEALTH, OF_ATTACKS
from engine.games.dungeons.program import Definition, Program
from engine.games.dungeons.story import Story
from engine.kernel.table import EVERYBODY, Table


class State(Table):
    """One game of Dungeons."""

    program: Program
    story: Story
    map: Map
    shares_map: bool
    """Whether another state may use the same map."""
    # Options that rules look at.
    crush: int
    """0 once per attack and target, 1 for every Hit that deals Damage, 2 even if all Hits are blocked."""
    defend_criticals: bool
    six_always_hits: bool
    ranged_before_threat: bool
    loot_without_hero: bool
    reshuffle: bool
    pauses: int
    most_loot: int
    most_energy: int
    round_limit: int
    # The round.
    phase: int
    round: int
    actions: int
    """Actions left to the active hero."""
    activated: list[int]
    """By seat: 1 if the hero has activated this round."""
    bonus: list[int]
    """By seat: actions that cards gave for the next activation."""
    unchecked: bool
    """Whether something has happened since the ends were last looked at (DD-RUL-41)."""
    # The map.
    who: list[int]
    """Who stands on each space: a hero, FIRST_ENEMY + slot, or -1."""
    room_tile: list[int]
    """For each room of the story its tile on the map, or -1."""
    tile_room: list[int]
    exit_state: list[int]
    """For each exit of the story: 0 as the story has it, 1 opened, 2 closed."""
    exit_known: list[int]
    """For each exit: 1 if the players have been told what lies behind it."""
    pools: list[list[int]]
    """For each pool the rooms not yet drawn."""
    # Heroes, by seat.
    hero: list[int]
    equipment: list[int]
    ability: list[int]
    """Definitions of the three cards; -1 until one is chosen."""
    pos: list[int]
    health: list[int]
    energy: list[int]
    loot: list[int]
    fallen: list[int]
    escaped: list[int]
    held: list[list[int]]
    """Items of each hero."""
    # Enemies, by slot, in the order of their appearance; a defeated one has position -1.
    enemy_kind: list[int]
    enemy_pos: list[int]
    enemy_type: list[int]
    enemy_health: list[int]
    enemy_die: list[int]
    enemy_stunned: list[int]
    enemy_group: list[int]
    enemy_foe: list[int]
    """The hero who attacked it last, or -1."""
    queue: list[int]
    """The enemies of this Enemy phase, in the order of their activation."""
    path: list[int]
    """The spaces that the acting enemy still enters."""
    aim: int
    """The figure that the acting enemy will attack after moving, or -1; `aim_kind` is melee or ranged."""
    aim_kind: int
    # Items.
    item_deck: list[int]
    row: list[int]
    """Three items face up; -1 is a gap."""
    discard: list[int]
    deal: list[int]
    """The trade being put together: Loot given, Loot asked, then cards: twice the card, 1 more if asked
    for."""
    # The story.
    flags: list[int]
    counters: list[int]
    rules: list[int]
    """Definitions of the special rules in force, in the order in which they began."""
    offered: list[int]
    """By interaction: 1 if it is offered."""
    done: list[int]
    """By interaction: how often it has been done."""
    passed: list[int]
    """By check: 0 not tried, 1 failed, 2 passed."""
    # What goes on.
    attacks: list[Attack]
    rolls: list[Roll]
    # The end.
    ended: int
    ending: int
    """The number of the victory or defeat in the story, or -1."""

    def clone(self) -> State:
        """An independent copy that listens to no events."""
        other = State()
        self.copy_to(other)
        self.shares_map = True
        other.program = self.program
        other.story = self.story
        other.map = self.map
        other.shares_map = True
        other.crush = self.crush
        other.defend_criticals = self.defend_criticals
        other.six_always_hits = self.six_always_hits
        other.ranged_before_threat = self.ranged_before_threat
        other.loot_without_hero = self.loot_without_hero
        other.reshuffle = self.reshuffle
        other.pauses = self.pauses
        other.most_loot = self.most_loot
        other.most_energy = self.most_energy
        other.round_limit = self.round_limit
        other.phase = self.phase
        other.round = self.round
        other.actions = self.actions
        other.activated = self.activated[:]
        other.bonus = self.bonus[:]
        other.unchecked = self.unchecked
        other.who = self.who[:]
        other.room_tile = self.room_tile[:]
        other.tile_room = self.tile_room[:]
        other.exit_state = self.exit_state[:]
        other.exit_known = self.exit_known[:]
        other.pools = [rooms[:] for rooms in self.pools]
        other.hero = self.hero[:]
        other.equipment = self.equipment[:]
        other.ability = self.ability[:]
        other.pos = self.pos[:]
        other.health = self.health[:]
        other.energy = self.energy[:]
        other.loot = self.loot[:]
        other.fallen = self.fallen[:]
        other.escaped = self.escaped[:]
        other.held = [cards[:] for cards in self.held]
        other.enemy_kind = self.enemy_kind[:]
        other.enemy_pos = self.enemy_pos[:]
        other.enemy_type = self.enemy_type[:]
        other.enemy_health = self.enemy_health[:]
        other.enemy_die = self.enemy_die[:]
        other.enemy_stunned = self.enemy_stunned[:]
        other.enemy_group = self.enemy_group[:]
        other.enemy_foe = self.enemy_foe[:]
        other.queue = self.queue[:]
        other.path = self.path[:]
        other.aim = self.aim
        other.aim_kind = self.aim_kind
        other.item_deck = self.item_deck[:]
        other.row = self.row[:]
        other.discard = self.discard[:]
        other.deal = self.deal[:]
        other.flags = self.flags[:]
        other.counters = self.counters[:]
        other.rules = self.rules[:]
        other.offered = self.offered[:]
        other.done = self.done[:]
        other.passed = self.passed[:]
        other.attacks = [attack.clone() for attack in self.attacks]
        other.rolls = [roll.clone() for roll in self.rolls]
        other.ended = self.ended
        other.ending = self.ending
        return other

    def own_map(self) -> Map:
        """The map, for a change: from now on no other state uses it."""
        if self.shares_map:
            self.map = self.map.clone()
            self.shares_map = False
        return self.map

    # Small questions that every rule asks.

    def definition(self, index: int) -> Definition:
        """A definition."""
        return self.program.definitions[index]

    def enemy_card(self, slot: int) -> Definition:
        """The Enemy card of an enemy."""
        return self.program.definitions[self.enemy_kind[slot]]

    def place(self, figure: int) -> int:
        """The space of a figure, or -1."""
        return self.pos[figure] if figure < FIRST_ENEMY else self.enemy_pos[figure - FIRST_ENEMY]

    def put(self, figure: int, space: int) -> None:
        """Place a figure, taking it away from where it stood; -1 takes it off the map. Whoever passes through
        another does not take the space over (DD-RUL-09), unless the other one is moved away meanwhile."""
        old = self.place(figure)
        if figure < FIRST_ENEMY:
            self.pos[figure] = space
        else:
            self.enemy_pos[figure - FIRST_ENEMY] = space
        if old >= 0 and self.who[old] == figure:
            self.who[old] = -1
            if old in self.pos:
                self.who[old] = self.pos.index(old)
            elif old in self.enemy_pos:
                self.who[old] = FIRST_ENEMY + self.enemy_pos.index(old)
        if space >= 0 and self.who[space] < 0:
            self.who[space] = figure

    # What the effect language asks.

    def listeners(self, bit: int, hero: int, enemy: int) -> list[int]:
        """Special rules first, in the order they came into play (DD-RUL-30, -47), then the cards of the
        heroes, the active one first, then enemies in the order of their appearance."""
        found: list[int] = []
        definitions = self.program.definitions
        for index in self.rules:
            if definitions[index].triggers & bit:
                found += [index, EVERYBODY, -1, -1]
        for turn in range(self.seats):
            owner = (self.active + turn) % self.seats if self.active >= 0 else turn
            if (
                self.heard[owner] & bit
                and not self.escaped[owner]
                and (not self.fallen[owner] or owner == hero)
            ):
                for index in (self.hero[owner], self.equipment[owner], self.ability[owner]):
                    if index >= 0 and definitions[index].triggers & bit:
                        if bit & OF_ATTACKS and index == self.equipment[owner] and self.rests(owner):
                            continue
                        found += [index, owner, -1, -1]
                for card in self.held[owner]:
                    index = self.program.cards[card]
                    if definitions[index].triggers & bit:
                        found += [index, owner, -1, card]
        for slot in range(len(self.enemy_pos)):
            if self.enemy_pos[slot] >= 0 or slot == enemy:
                index = self.enemy_kind[slot]
                if definitions[index].triggers & bit:
                    found += [index, -1, slot, -1]
        return found

    def rests(self, seat: int) -> bool:
        """Whether a hero's weapon has no part in the attack that goes on, because the hero makes it with
        something else (DD-RANGED-06, DD-RUL-39)."""
        if not self.attacks:
            return False
        attack = self.attacks[-1]
        return attack.attacker == seat and attack.source != self.equipment[seat]

    def bearers(self) -> list[int]:
        """Everything in play that bears effects or changes. The cards of heroes who are not on the map any
        more do nothing."""
        found: list[int] = []
        for index in self.rules:
            found += [index, EVERYBODY, -1, -1]
        for seat in range(self.seats):
            if self.fallen[seat] or self.escaped[seat]:
                continue
            for index in (self.hero[seat], self.equipment[seat], self.ability[seat]):
                if index >= 0:
                    found += [index, seat, -1, -1]
            for card in self.held[seat]:
                found += [self.program.cards[card], seat, -1, card]
        for slot in range(len(self.enemy_pos)):
            if self.enemy_pos[slot] >= 0:
                found += [self.enemy_kind[slot], -1, slot, -1]
        return found

    def refreshed(self) -> None:
        """A card that raised the highest Health may have gone: Health never stays above it
        (DD-DEFENSE-10)."""
        for seat in range(self.seats):
            if self.hero[seat] >= 0 and not self.fallen[seat]:
                most = self.program.definitions[self.hero[seat]].health + number(self, seat, N_HEALTH)
                self.health[seat] = min(self.health[seat], max(1, most))

    def has_card(self, owner: int, card: int) -> bool:
        """Whether a hero still holds an item."""
        return card in self.held[owner]

    def begun(self, effect: Effect, ctx: Context) -> None:
        """An effect begins."""
        self.emit(E_EFFECT, effect.definition, ctx.owner, ctx.this)

    def effect_ended(self, effect: Effect, ctx: Context) -> None:
        """Nobody is told of an effect that came to nothing. Reports, which do not listen to everything, count
        it all the same."""
        told = (E_EFFECT, effect.definition, ctx.owner, ctx.this, -1)
        if self.events and not self.heeds and self.events[-1] == told:
            self.events.pop()


def fresh(program: Program, story: Story, laid: Map, seats: int) -> State:
    """A state with nothing on the table yet; the options are for the caller to set."""
    g = State()
    g.lay(program, seats)
    g.program = program
    g.story = story
    g.map = laid
    g.shares_map = False
    g.phase = P_SETUP
    g.round = 0
    g.actions = 0
    g.activated = [0] * seats
    g.bonus = [0] * seats
    g.unchecked = False
    g.who = [-1] * laid.size
    g.room_tile = [-1] * len(story.rooms)
    g.tile_room = []
    g.exit_state = [0] * len(story.exits)
    g.exit_known = [0] * len(story.exits)
    g.pools = [rooms[:] for rooms in story.pools]
    g.hero = [-1] * seats
    g.equipment = [-1] * seats
    g.ability = [-1] * seats
    g.pos = [-1] * seats
    g.health = [0] * seats
    g.energy = [0] * seats
    g.loot = [0] * seats
    g.fallen = [0] * seats
    g.escaped = [0] * seats
    g.held = [[] for _ in range(seats)]
    g.enemy_kind = []
    g.enemy_pos = []
    g.enemy_type = []
    g.enemy_health = []
    g.enemy_die = []
    g.enemy_stunned = []
    g.enemy_group = []
    g.enemy_foe = []
    g.queue = []
    g.path = []
    g.aim = -1
    g.aim_kind = 0
    g.item_deck = []
    g.row = [-1, -1, -1]
    g.discard = []
    g.deal = []
    g.flags = story.flags_at_start[:]
    g.counters = story.counters_at_start[:]
    g.rules = story.rules_at_start[:]
    g.offered = [1 if each.offered else 0 for each in story.interactions]
    g.done = [0] * len(story.interactions)
    g.passed = [0] * len(story.checks)
    g.attacks = []
    g.rolls = []
    g.ended = RUNNING
    g.ending = -1
    return g
