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
from engine.kernel.keeping import Cards, Lent, Unsaved
from engine.kernel.state import EVERYBODY, BaseState


class State(BaseState):
    """One game of Dungeons."""

    def lay_out(self, program: Program, story: Story, laid: Map, seats: int) -> None:
        """Nothing is on the table yet. What has no value here is given by setting up, or by loading."""
        self.lay(program, seats)
        self.program: Unsaved[Program] = program
        self.story: Unsaved[Story] = story
        self.map: Lent[Map] = laid
        # Options that rules look at.
        self.crush: int
        """0 once per attack and target, 1 for every Hit that deals Damage, 2 even if all Hits are blocked."""
        self.defend_criticals: bool
        self.six_always_hits: bool
        self.ranged_before_threat: bool
        self.loot_without_hero: bool
        self.reshuffle: bool
        self.pauses: int
        self.most_loot: int
        self.most_energy: int
        self.round_limit: int
        # The round.
        self.phase: int = P_SETUP
        self.round: int = 0
        self.actions: int = 0
        """Actions left to the active hero."""
        self.activated: list[int] = [0] * seats
        """By seat: 1 if the hero has activated this round."""
        self.bonus: list[int] = [0] * seats
        """By seat: actions that cards gave for the next activation."""
        self.unchecked: bool = False
        """Whether something has happened since the ends were last looked at (DD-RUL-41)."""
        # The map.
        self.who: list[int] = [-1] * laid.size
        """Who stands on each space: a hero, FIRST_ENEMY + slot, or -1."""
        self.room_tile: list[int] = [-1] * len(story.rooms)
        """For each room of the story its tile on the map, or -1."""
        self.tile_room: list[int] = []
        self.exit_state: list[int] = [0] * len(story.exits)
        """For each exit of the story: 0 as the story has it, 1 opened, 2 closed."""
        self.exit_known: list[int] = [0] * len(story.exits)
        """For each exit: 1 if the players have been told what lies behind it."""
        self.pools: list[list[int]] = [rooms[:] for rooms in story.pools]
        """For each pool the rooms not yet drawn."""
        # Heroes, by seat.
        self.hero: list[int] = [-1] * seats
        self.equipment: list[int] = [-1] * seats
        self.ability: list[int] = [-1] * seats
        """Definitions of the three cards; -1 until one is chosen."""
        self.pos: list[int] = [-1] * seats
        self.health: list[int] = [0] * seats
        self.energy: list[int] = [0] * seats
        self.loot: list[int] = [0] * seats
        self.fallen: list[int] = [0] * seats
        self.escaped: list[int] = [0] * seats
        self.held: Cards[list[list[int]]] = [[] for _ in range(seats)]
        """Items of each hero."""
        # Enemies, by slot, in the order of their appearance; a defeated one has position -1.
        self.enemy_kind: list[int] = []
        self.enemy_pos: list[int] = []
        self.enemy_type: list[int] = []
        self.enemy_health: list[int] = []
        self.enemy_die: list[int] = []
        self.enemy_stunned: list[int] = []
        self.enemy_group: list[int] = []
        self.enemy_foe: list[int] = []
        """The hero who attacked it last, or -1."""
        self.queue: list[int] = []
        """The enemies of this Enemy phase, in the order of their activation."""
        self.path: list[int] = []
        """The spaces that the acting enemy still enters."""
        self.aim: int = -1
        """The figure that the acting enemy will attack after moving, or -1; `aim_kind` is melee or ranged."""
        self.aim_kind: int = 0
        # Items.
        self.item_deck: Cards[list[int]] = []
        self.row: Cards[list[int]] = [-1, -1, -1]
        """Three items face up; -1 is a gap."""
        self.discard: Cards[list[int]] = []
        self.deal: list[int] = []
        """The trade being put together: Loot given, Loot asked, then cards: twice the card, 1 more if asked
        for."""
        # The story.
        self.flags: list[int] = story.flags_at_start[:]
        self.counters: list[int] = story.counters_at_start[:]
        self.rules: list[int] = story.rules_at_start[:]
        """Definitions of the special rules in force, in the order in which they began."""
        self.offered: list[int] = [1 if each.offered else 0 for each in story.interactions]
        """By interaction: 1 if it is offered."""
        self.done: list[int] = [0] * len(story.interactions)
        """By interaction: how often it has been done."""
        self.passed: list[int] = [0] * len(story.checks)
        """By check: 0 not tried, 1 failed, 2 passed."""
        # What goes on.
        self.attacks: list[Attack] = []
        self.rolls: list[Roll] = []
        # The end.
        self.ended: int = RUNNING
        self.ending: int = -1
        """The number of the victory or defeat in the story, or -1."""

    def own_map(self) -> Map:
        """The map, for a change: from now on no other state uses it."""
        if self.map.lent:
            self.map = self.map.clone()
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
