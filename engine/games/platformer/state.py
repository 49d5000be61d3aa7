"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder. Lists named in `SHARED` are never
changed in place but replaced, so clones share them.
"""

from __future__ import annotations

from engine.games.platformer.board import Board
from engine.games.platformer.codes import FIRST_ENEMY, FRAME, NONE, RUNNING
from engine.games.platformer.program import Program
from engine.kernel.rng import LIMIT, advance, value


class State:
    """One game of Platformer."""

    program: Program
    board: Board
    seats: int
    rng: int
    ask_chance: bool
    events: list[tuple[int, int, int, int, int]] | None
    # Options that rules look at.
    portal_cost: int
    collect_mask: int
    catch_ladder: bool
    boss_ignores_walls: bool
    turn_limit: int
    solo: bool
    # Pending work: frames of FRAME ints each, the last one on top.
    stack: list[int]
    work: int
    """Effects run since the last decision, to catch cards without end."""
    # Whose turn, which step; dice.
    active: int
    first: int
    step: int
    turns: int
    """Turns begun, of all players together."""
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
    token: list[int]
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
    once: list[int]
    """Once-per-turn effects already used: effect * 8 + owner + 1."""
    # The boss.
    boss: int
    boss_slot: int
    token_kinds: list[int]
    token_supply: list[int]
    # Changes for a time: owner, what, by, scope, until, turns begun then.
    lasting: list[int]
    # Shared, replaced when cards change hands.
    numbers: list[int]
    """For each hero the unconditional sum of every number cards change; last row: for all enemies."""
    counts: list[int]
    """For each hero and face the symbols it may be used as, as a bit mask."""
    heard: list[int]
    """For each hero the mask of moments that the own cards listen to."""
    heard_all: int
    # The end.
    ended: int
    winner: int
    score: int

    def clone(self) -> State:
        """An independent copy that listens to no events."""
        other = State()
        other.program = self.program
        other.board = self.board
        other.seats = self.seats
        other.rng = self.rng
        other.ask_chance = self.ask_chance
        other.events = None
        other.portal_cost = self.portal_cost
        other.collect_mask = self.collect_mask
        other.catch_ladder = self.catch_ladder
        other.boss_ignores_walls = self.boss_ignores_walls
        other.turn_limit = self.turn_limit
        other.solo = self.solo
        other.stack = self.stack[:]
        other.work = self.work
        other.active = self.active
        other.first = self.first
        other.step = self.step
        other.turns = self.turns
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
        other.token = self.token[:]
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
        other.once = self.once[:]
        other.boss = self.boss
        other.boss_slot = self.boss_slot
        other.token_kinds = self.token_kinds
        other.token_supply = self.token_supply[:]
        other.lasting = self.lasting[:]
        other.numbers = self.numbers
        other.counts = self.counts
        other.heard = self.heard
        other.heard_all = self.heard_all
        other.ended = self.ended
        other.winner = self.winner
        other.score = self.score
        return other

    # Pending work.

    def push(
        self,
        frame: int,
        a: int = 0,
        b: int = 0,
        c: int = 0,
        d: int = 0,
        e: int = 0,
        f: int = 0,
        g: int = 0,
        h: int = 0,
        i: int = 0,
        j: int = 0,
        k: int = 0,
        m: int = 0,
    ) -> None:
        """Put a frame on top of the stack."""
        self.stack += [frame, a, b, c, d, e, f, g, h, i, j, k, m]

    def pop(self) -> None:
        """Take the top frame away."""
        del self.stack[-FRAME:]

    # Chance.

    def below(self, n: int) -> int:
        """A random number from 0 to n - 1."""
        bound = LIMIT - LIMIT % n
        state = advance(self.rng)
        number = value(state)
        while number >= bound:
            state = advance(state)
            number = value(state)
        self.rng = state
        return number % n

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle a list in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

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

    def emit(self, code: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> None:
        """Tell the listener, if there is one, what has happened."""
        if self.events is not None:
            self.events.append((code, a, b, c, d))


def fresh(program: Program, board: Board, seats: int) -> State:
    """A state with nothing on the table yet."""
    g = State()
    g.program = program
    g.board = board
    g.seats = seats
    g.rng = 0
    g.ask_chance = False
    g.events = None
    g.portal_cost = 1
    g.collect_mask = 0
    g.catch_ladder = False
    g.boss_ignores_walls = False
    g.turn_limit = 200
    g.solo = seats == 1
    g.stack = []
    g.work = 0
    g.active = 0
    g.first = 0
    g.step = 0
    g.turns = 0
    g.faces = [0, 0, 0, 0, 0]
    g.used = 0
    g.rolled = False
    g.enemy_die = NONE
    g.extra = [0, 0, 0, 0, 0]
    g.low_level = 0
    g.high_level = 0
    g.low = 0
    g.high = 0
    g.who = [-1] * board.size
    g.token = [0] * board.size
    g.tiles = []
    g.level_enemy = []
    g.hero = [0] * seats
    g.pos = [-1] * seats
    g.hearts = [0] * seats
    g.gold = [0] * seats
    g.gems = [0] * seats
    g.special = [5] * seats
    g.tokens = [0] * seats
    g.from_boss = [0] * seats
    g.tired = [0] * seats
    g.defeated = [0] * seats
    g.bonus = [0] * seats
    g.double = [0] * seats
    g.shielded = [0] * seats
    g.held = [[] for _ in range(seats)]
    g.enemy_pos = []
    g.enemy_kind = []
    g.item_deck = []
    g.potion_deck = []
    g.display = []
    g.attack_deck = []
    g.attack_discard = []
    g.event_deck = []
    g.event = -1
    g.artifacts = []
    g.artifact_owner = []
    g.exhausted = []
    g.once = []
    g.boss = 0
    g.boss_slot = -1
    g.token_kinds = []
    g.token_supply = []
    g.lasting = []
    g.numbers = []
    g.counts = []
    g.heard = []
    g.heard_all = 0
    g.ended = RUNNING
    g.winner = -1
    g.score = 0
    return g
