"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder. Lists named in `SHARED` are never
changed in
place but replaced, so clones share them.
"""

from __future__ import annotations

from engine.games.platformer.board import Board
from engine.games.platformer.codes import FIRST_ENEMY, FRAME, NONE, RUNNING
from engine.games.platformer.program import Program
from engine.kernel.rng import LIMIT, advance, value


class State:
    """One game of Platformer."""

    def __init__(self, program: Program, board: Board, seats: int) -> None:
        self.program = program
        self.board = board
        self.seats = seats
        self.rng = 0
        self.ask_chance = False
        self.events: list[tuple[int, int, int, int, int]] | None = None
        # Options that rules look at.
        self.portal_cost = 1
        self.collect_mask = 0
        self.catch_ladder = False
        self.boss_ignores_walls = False
        self.turn_limit = 200
        self.solo = seats == 1
        # Pending work: frames of FRAME ints each, the last one on top.
        self.stack: list[int] = []
        self.work = 0
        """Effects run since the last decision, to catch cards without end."""
        # Whose turn, which step; dice.
        self.active = 0
        self.first = 0
        self.step = 0
        self.turns = 0
        """Turns begun, of all players together."""
        self.faces: list[int] = [0, 0, 0, 0, 0]
        self.used = 0
        """Bit mask of the pool dice that are spent."""
        self.rolled = False
        self.enemy_die = NONE
        self.extra: list[int] = [0, 0, 0, 0, 0]
        """Symbols that cards gave the active player for this turn, by symbol."""
        # The map.
        self.low_level = 0
        self.high_level = 0
        self.low = 0
        """The first open space."""
        self.high = 0
        """One past the last open space."""
        self.who: list[int] = [-1] * board.size
        """Who stands on each space: a hero, FIRST_ENEMY + slot, or -1."""
        self.token: list[int] = [0] * board.size
        self.tiles: list[int] = []
        self.level_enemy: list[int] = []
        """The enemy definition of each normal level."""
        # Heroes, by seat.
        self.hero: list[int] = [0] * seats
        """Definition of the hero card."""
        self.pos: list[int] = [-1] * seats
        self.hearts: list[int] = [0] * seats
        self.gold: list[int] = [0] * seats
        self.gems: list[int] = [0] * seats
        self.special: list[int] = [5] * seats
        self.tokens: list[int] = [0] * seats
        """Bit mask of the boss tokens held, by the index in `token_kinds`."""
        self.from_boss: list[int] = [0] * seats
        """1 if the hero was downed on the boss level (PF-DOWN-10)."""
        self.tired: list[int] = [0] * seats
        """1 if the hero card is exhausted."""
        self.defeated: list[int] = [0] * seats
        self.bonus: list[int] = [0] * seats
        """Damage that cards add to the attack being made or the next one this turn."""
        self.double: list[int] = [0] * seats
        """How many times more the next symbol counts."""
        self.shielded: list[int] = [0] * seats
        """Wounds stopped this turn."""
        self.held: list[list[int]] = [[] for _ in range(seats)]
        """Items, potions and artifacts in front of each hero."""
        # Enemies, by slot; a free slot has position -1.
        self.enemy_pos: list[int] = []
        self.enemy_kind: list[int] = []
        # Cards.
        self.item_deck: list[int] = []
        self.potion_deck: list[int] = []
        self.display: list[int] = []
        """Three items, three potions; -1 is a gap."""
        self.attack_deck: list[int] = []
        self.attack_discard: list[int] = []
        self.event_deck: list[int] = []
        self.event = -1
        """The event card that lies on top of the revealed ones."""
        self.artifacts: list[int] = []
        """The artifacts in play; `artifact_owner` says where each lies, -1 in the common area."""
        self.artifact_owner: list[int] = []
        self.exhausted: list[int] = []
        """The single cards that are turned by 90 degrees."""
        self.once: list[int] = []
        """Once-per-turn effects already used: effect * 8 + owner + 1."""
        # The boss.
        self.boss = 0
        self.boss_slot = -1
        self.token_kinds: list[int] = []
        self.token_supply: list[int] = []
        # Changes for a time: owner, what, by, scope, until, turns begun then.
        self.lasting: list[int] = []
        # Shared, replaced when cards change hands.
        self.numbers: list[int] = []
        """For each hero the unconditional sum of every number cards change; last row: for all enemies."""
        self.heard: list[int] = []
        """For each hero the mask of moments that the own cards listen to."""
        self.heard_all = 0
        # The end.
        self.ended = RUNNING
        self.winner = -1
        self.score = 0

    def clone(self) -> State:
        """An independent copy that listens to no events."""
        other = State.__new__(State)
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
