"""The whole state of a game: ints and flat lists of ints, nothing else, so that copying it is cheap.

Rules are functions over a `State` in the other files of this folder.
"""

from __future__ import annotations

from engine.effects.context import Context
from engine.effects.program import Effect
from engine.games.platformer.board import Board
from engine.games.platformer.codes import FIRST_ENEMY, NONE, RUNNING, STAR
from engine.games.platformer.happenings import E_EFFECT
from engine.games.platformer.moments import N_BLOCKED, N_COUNTS, NUMBERS
from engine.games.platformer.program import Program
from engine.kernel.keeping import Cards, Shared, Unsaved
from engine.kernel.state import ANYBODY, EVERYBODY, BaseState


class State(BaseState):
    """One game of Platformer."""

    def lay_out(self, program: Program, board: Board, seats: int) -> None:
        """Nothing is on the table yet. What has no value here is given by setting up, or by loading."""
        self.lay(program, seats)
        self.program: Unsaved[Program] = program
        """The compiled release: the same as `code`, with what is printed on the cards."""
        self.board: Unsaved[Board] = board
        # Options that rules look at.
        self.portal_cost: int
        self.collect_mask: int
        self.catch_ladder: bool
        self.boss_ignores_walls: bool
        self.turn_limit: int
        self.solo: Unsaved[bool] = seats == 1
        # Whose turn, which step; dice.
        self.first: int
        self.step: int = 0
        self.faces: list[int] = [0, 0, 0, 0, 0]
        self.used: int = 0
        """Bit mask of the pool dice that are spent."""
        self.rolled: bool = False
        self.enemy_die: int = NONE
        self.extra: list[int] = [0, 0, 0, 0, 0]
        """Symbols that cards gave the active player for this turn, by symbol."""
        # The map.
        self.low_level: int = 0
        self.high_level: int = 0
        self.low: int = 0
        """The first open space."""
        self.high: int
        """One past the last open space."""
        self.who: list[int] = [-1] * board.size
        """Who stands on each space: a hero, FIRST_ENEMY + slot, or -1."""
        self.piles: list[int] = [0] * board.size
        """What lies on each space, as `ground` reads it."""
        self.tiles: Shared[list[int]]
        self.level_enemy: Shared[list[int]] = []
        """The enemy definition of each normal level."""
        # Heroes, by seat.
        self.hero: Shared[list[int]]
        """Definition of the hero card."""
        self.pos: list[int] = [-1] * seats
        self.hearts: list[int]
        self.gold: list[int]
        self.gems: list[int]
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
        self.swords: list[int] = []
        """Of the attack being made, for each Sword put into it: what it inflicts each time it counts, and how
        often it has been boosted."""
        self.held: Cards[list[list[int]]] = [[] for _ in range(seats)]
        """Items, potions and artifacts in front of each hero."""
        # Enemies, by slot; a free slot has position -1.
        self.enemy_pos: list[int] = []
        self.enemy_kind: list[int] = []
        # Cards.
        self.item_deck: Cards[list[int]]
        self.potion_deck: Cards[list[int]]
        self.display: Cards[list[int]]
        """Three items, three potions; -1 is a gap."""
        self.attack_deck: Cards[list[int]]
        self.attack_discard: Cards[list[int]] = []
        self.event_deck: list[int] = []
        self.event: int = -1
        """The event card that lies on top of the revealed ones."""
        self.artifacts: Shared[list[int]] = []
        """The artifacts in play; `artifact_owner` says where each lies, -1 in the common area."""
        self.artifact_owner: list[int] = []
        self.exhausted: list[int] = []
        """The single cards that are turned by 90 degrees."""
        # The boss.
        self.boss: int
        self.boss_slot: int = -1
        self.token_kinds: Shared[list[int]]
        self.token_supply: list[int]
        # Derived, replaced when cards change hands.
        self.counts: Unsaved[list[int]]
        """For each hero and face the symbols it may be used as, as a bit mask."""
        # The end.
        self.ended: int = RUNNING
        self.winner: int = -1
        self.score: int = 0

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
