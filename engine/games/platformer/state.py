"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder. Lists named in `SHARED` are never
changed in place but replaced, so clones share them.
"""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.program import Effect
from engine.games.platformer.board import Board
from engine.games.platformer.codes import FIRST_ENEMY, NONE, RUNNING, STAR
from engine.games.platformer.happenings import E_EFFECT
from engine.games.platformer.moments import N_BLOCKED, N_COUNTS, NUMBERS
from engine.games.platformer.program import Program
from engine.kernel.table import ANYBODY, EVERYBODY, Table


class State(Table):
    """One game of Platformer."""

    program: Program
    """The compiled release: the same as `code`, with what is printed on the cards."""
    board: Board
    # Options that rules look at.
    portal_cost: int
    collect_mask: int
    catch_ladder: bool
    boss_ignores_walls: bool
    turn_limit: int
    solo: bool
    # Whose turn, which step; dice.
    first: int
    step: int
    faces: list[int]
    used: int
    """Bit mask of the pool dice that are spent."""
    rolled: bool
    enemy_die: int
    extra: list[int]
    """Symbols that cards gave the active player for this turn, by symbol."""
    # The map.
    low_level: int
    high_level: int
    low: int
    """The first open space."""
    high: int
    """One past the last open space."""
    who: list[int]
    """Who stands on each space: a hero, FIRST_ENEMY + slot, or -1."""
    piles: list[int]
    """What lies on each space, as `ground` reads it."""
    tiles: list[int]
    level_enemy: list[int]
    """The enemy definition of each normal level."""
    # Heroes, by seat.
    hero: list[int]
    """Definition of the hero card."""
    pos: list[int]
    hearts: list[int]
    gold: list[int]
    gems: list[int]
    special: list[int]
    tokens: list[int]
    """Bit mask of the boss tokens held, by the index in `token_kinds`."""
    from_boss: list[int]
    """1 if the hero was downed on the boss level (PF-DOWN-10)."""
    tired: list[int]
    """1 if the hero card is exhausted."""
    defeated: list[int]
    bonus: list[int]
    """Damage that cards add to the attack being made or the next one this turn."""
    double: list[int]
    """How many times more the next symbol counts."""
    shielded: list[int]
    """Wounds stopped this turn."""
    swords: list[int]
    """Of the attack being made, for each Sword put into it: what it inflicts each time it counts, and how
    often it has been boosted."""
    held: list[list[int]]
    """Items, potions and artifacts in front of each hero."""
    # Enemies, by slot; a free slot has position -1.
    enemy_pos: list[int]
    enemy_kind: list[int]
    # Cards.
    item_deck: list[int]
    potion_deck: list[int]
    display: list[int]
    """Three items, three potions; -1 is a gap."""
    attack_deck: list[int]
    attack_discard: list[int]
    event_deck: list[int]
    event: int
    """The event card that lies on top of the revealed ones."""
    artifacts: list[int]
    """The artifacts in play; `artifact_owner` says where each lies, -1 in the common area."""
    artifact_owner: list[int]
    exhausted: list[int]
    """The single cards that are turned by 90 degrees."""
    # The boss.
    boss: int
    boss_slot: int
    token_kinds: list[int]
    token_supply: list[int]
    # Derived, replaced when cards change hands.
    counts: list[int]
    """For each hero and face the symbols it may be used as, as a bit mask."""
    # The end.
    ended: int
    winner: int
    score: int

    def clone(self) -> State:
        """An independent copy that listens to no events."""
        other = State()
        self.copy_to(other)
        other.program = self.program
        other.board = self.board
        other.portal_cost = self.portal_cost
        other.collect_mask = self.collect_mask
        other.catch_ladder = self.catch_ladder
        other.boss_ignores_walls = self.boss_ignores_walls
        other.turn_limit = self.turn_limit
        other.solo = self.solo
        other.first = self.first
        other.step = self.step
        other.faces = self.faces[:]
        other.used = self.used
        other.rolled = self.rolled
        other.enemy_die = self.enemy_die
        other.extra = self.extra[:]
        other.low_level = self.low_level
        other.high_level = self.high_level
        other.low = self.low
        other.high = self.high
        other.who = self.who[:]
        other.piles = self.piles[:]
        other.tiles = self.tiles
        other.level_enemy = self.level_enemy
        other.hero = self.hero
        other.pos = self.pos[:]
        other.hearts = self.hearts[:]
        other.gold = self.gold[:]
        other.gems = self.gems[:]
        other.special = self.special[:]
        other.tokens = self.tokens[:]
        other.from_boss = self.from_boss[:]
        other.tired = self.tired[:]
        other.defeated = self.defeated[:]
        other.bonus = self.bonus[:]
        other.double = self.double[:]
        other.shielded = self.shielded[:]
        other.swords = self.swords[:]
        other.held = [cards[:] for cards in self.held]
        other.enemy_pos = self.enemy_pos[:]
        other.enemy_kind = self.enemy_kind[:]
        other.item_deck = self.item_deck[:]
        other.potion_deck = self.potion_deck[:]
        other.display = self.display[:]
        other.attack_deck = self.attack_deck[:]
        other.attack_discard = self.attack_discard[:]
        other.event_deck = self.event_deck[:]
        other.event = self.event
        other.artifacts = self.artifacts
        other.artifact_owner = self.artifact_owner[:]
        other.exhausted = self.exhausted[:]
        other.boss = self.boss
        other.boss_slot = self.boss_slot
        other.token_kinds = self.token_kinds
        other.token_supply = self.token_supply[:]
        other.counts = self.counts
        other.ended = self.ended
        other.winner = self.winner
        other.score = self.score
        return other

    # Small questions that every rule asks.

    def is_open(self, space: int) -> bool:
        """Whether a space lies on a revealed level that has not been removed (PF-D-49)."""
        return self.low <= space < self.high

    def on_boss_level(self, space: int) -> bool:
        """Whether a space lies on the boss level."""
        return space >= self.board.boss_start

    def near(self, space: int, direction: int) -> int:
        """The adjacent open space in a direction, or -1."""
        there = self.board.near[space * 4 + direction]
        return there if self.low <= there < self.high else -1

    def has_platform(self, space: int) -> bool:
        """Whether a space has a platform under it; the lowest row counts as platform (PF-BOARD-08)."""
        return self.board.floor[space] != 0 or space < self.low + self.board.width

    def put(self, figure: int, space: int) -> None:
        """Place a figure on a free space, taking it away from where it stood."""
        if figure < FIRST_ENEMY:
            old = self.pos[figure]
            self.pos[figure] = space
        else:
            old = self.enemy_pos[figure - FIRST_ENEMY]
            self.enemy_pos[figure - FIRST_ENEMY] = space
        if old >= 0 and self.who[old] == figure:
            self.who[old] = -1
        if space >= 0:
            self.who[space] = figure

    # What the effect language asks.

    def listeners(self, bit: int, hero: int, enemy: int) -> list[int]:
        """The active player's cards act first, then clockwise, then unclaimed artifacts, event and boss, then
        the enemies; the enemy that the moment is about hears it even if it is gone."""
        found: list[int] = []
        definitions = self.program.definitions
        cards = self.program.cards
        for turn in range(self.seats):
            owner = (self.active + turn) % self.seats
            if self.heard[owner] & bit:
                if definitions[self.hero[owner]].triggers & bit:
                    found += [self.hero[owner], owner, -1, -1]
                for card in self.held[owner]:
                    if definitions[cards[card]].triggers & bit:
                        found += [cards[card], owner, -1, card]
                held = self.tokens[owner]
                if held:
                    for index, kind in enumerate(self.token_kinds):
                        if held >> index & 1 and definitions[kind].triggers & bit:
                            found += [kind, owner, -1, -1]
        for card in self.artifacts:
            if definitions[cards[card]].claims & bit:
                found += [cards[card], ANYBODY, -1, card]
        for index in self.common():
            if definitions[index].triggers & bit:
                found += [index, EVERYBODY, -1, -1]
        for slot, where in enumerate(self.enemy_pos):
            if where >= 0 or slot == enemy:
                definition = definitions[self.enemy_kind[slot]]
                if definition.triggers & bit and definition.index != self.boss:
                    found += [definition.index, -1, slot, -1]
        return found

    def bearers(self) -> list[int]:
        """Hero cards, items, potions, artifacts and tokens of every hero; what is common; enemies."""
        found: list[int] = []
        cards = self.program.cards
        for owner in range(self.seats):
            found += [self.hero[owner], owner, -1, -1]
            for card in self.held[owner]:
                found += [cards[card], owner, -1, card]
            held = self.tokens[owner]
            if held:
                for index, kind in enumerate(self.token_kinds):
                    if held >> index & 1:
                        found += [kind, owner, -1, -1]
        for index in self.common():
            found += [index, EVERYBODY, -1, -1]
        for card in self.artifacts:
            found += [cards[card], ANYBODY, -1, card]
        for slot, where in enumerate(self.enemy_pos):
            if where >= 0 and self.enemy_kind[slot] != self.boss:
                found += [self.enemy_kind[slot], -1, slot, -1]
        return found

    def common(self) -> list[int]:
        """The definitions that act for everybody: the event that lies on top, and the boss once its level is
        open."""
        found: list[int] = []
        if self.event >= 0:
            found.append(self.program.cards[self.event])
        if self.high_level == self.board.boss_level:
            found.append(self.boss)
        return found

    def refreshed(self) -> None:
        """Which symbols each face may be used as."""
        counts: list[int] = []
        for hero in range(self.seats):
            for face in range(5):
                counts.append(self._counts(hero, face))
        self.counts = counts

    def _counts(self, hero: int, face: int) -> int:
        table = self.numbers
        mask = self.program.definitions[self.hero[hero]].star if face == STAR else 1 << face
        base = hero * NUMBERS
        for other in range(5):
            if table[base + N_COUNTS + 5 * face + other] > 0:
                mask |= 1 << other
            if table[base + N_BLOCKED + other] > 0:
                mask &= ~(1 << other)
        return 0 if table[base + N_BLOCKED + face] > 0 else mask

    def is_ready(self, owner: int, card: int) -> bool:
        """Whether a card is not exhausted; -1 is the hero card."""
        return self.tired[owner] != 1 if card < 0 else card not in self.exhausted

    def has_card(self, owner: int, card: int) -> bool:
        """Whether a hero still holds a card."""
        return card in self.held[owner]

    def begun(self, effect: Effect, ctx: Context) -> None:
        """Tell that an effect begins."""
        self.emit(E_EFFECT, effect.definition, ctx.owner)


def fresh(program: Program, board: Board, seats: int) -> State:
    """A state with nothing on the table yet. Options, tower, heroes, boss and Shop are what setting up, or
    loading, gives it."""
    g = State()
    g.lay(program, seats)
    g.program = program
    g.board = board
    g.solo = seats == 1
    g.step = 0
    g.faces = [0, 0, 0, 0, 0]
    g.used = 0
    g.rolled = False
    g.enemy_die = NONE
    g.extra = [0, 0, 0, 0, 0]
    g.low_level = 0
    g.high_level = 0
    g.low = 0
    g.who = [-1] * board.size
    g.piles = [0] * board.size
    g.level_enemy = []
    g.pos = [-1] * seats
    g.special = [5] * seats
    g.tokens = [0] * seats
    g.from_boss = [0] * seats
    g.tired = [0] * seats
    g.defeated = [0] * seats
    g.bonus = [0] * seats
    g.double = [0] * seats
    g.shielded = [0] * seats
    g.swords = []
    g.held = [[] for _ in range(seats)]
    g.enemy_pos = []
    g.enemy_kind = []
    g.attack_discard = []
    g.event_deck = []
    g.event = -1
    g.artifacts = []
    g.artifact_owner = []
    g.exhausted = []
    g.boss_slot = -1
    g.ended = RUNNING
    g.winner = -1
    g.score = 0
    return g
