"""A table for rule tests: a board drawn as text, dice that show what the test says, actions in words.

A drawing has the form of a tile, any number of spaces wide and high; the rest of the tower is plain and open.
On a space stands a kind (``.`` plain, ``o`` gold, ``*`` gem, ``x`` trap, ``$`` shop, ``e`` spawn, ``@``
portal, ``B`` boss spawn, ``!`` special), a hero (``1`` to ``4``) or an enemy (``E``, ``F``, ``G``). The
lowest drawn row is row 1 unless ``row`` says otherwise; rows and columns count from 1 at the bottom left,
four rows to a level.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.platformer import codes
from engine.games.platformer.board import Board
from engine.games.platformer.build import program_of
from engine.games.platformer.codes import RESULTS, SOURCES, SYMBOLS
from engine.games.platformer.dice import WITH_ENEMY_DIE
from engine.games.platformer.ground import pile_of
from engine.games.platformer.levels import spawn
from engine.games.platformer.machine import MACHINE
from engine.games.platformer.options import read_options
from engine.games.platformer.play import Platformer
from engine.games.platformer.program import Tile
from engine.games.platformer.setup import set_up
from engine.games.platformer.symbols import forge_action
from engine.games.platformer.turn import push_turns
from engine.kernel import frames
from engine.kernel.frames import FRAME
from engine.snapshot import Snapshot
from tests.rules.platformer.pack import release
from tests.said import said

KINDS = ".o*x$e@B!"
WIDTH, HEIGHT = 8, 4
DIRECTIONS = {"up": 0, "right": 1, "down": 2, "left": 3}
Place = tuple[int, int]


class Table:
    """A game in the middle of which a test begins."""

    def __init__(
        self,
        drawing: str = "",
        *,
        row: int = 1,
        seats: int = 2,
        heroes: tuple[str, ...] = ("plain", "second", "healer", "etern"),
        enemies: Mapping[str, str] | None = None,
        boss: str = "medusa",
        levels: int = 1,
        low: int = 1,
        pack: Snapshot | None = None,
        first_turn: bool = False,
        begin: bool = True,
        **options: Any,
    ) -> None:
        self.enemies = {"E": "imp", "F": "ent", "G": "werewolf", "S": "snake", **(enemies or {})}
        self.release = pack or release()
        self.slots: dict[str, int] = {}
        chosen = {"heroes": heroes[:seats], "boss": boss, "first_player": 0, "tile_set": "forest", **options}
        read = read_options(chosen)
        g = set_up(program_of(self.release), seats, 1, read, True)
        self.g = g
        self.game = Platformer(g, self.release.hash, 1, read)
        self._lay(drawing, row, levels, low)
        g.gold = [0] * seats
        g.gems = [0] * seats
        g.events = []
        self.begin(0, first_turn=first_turn) if begin else g.stack.clear()

    # Laying the board.

    def _lay(self, drawing: str, row: int, levels: int, low: int) -> None:
        g = self.g
        rows = g.board.levels * HEIGHT
        tiles = [Tile("drawn", 0, False, 4, HEIGHT) for _ in range(g.board.levels * 2)]
        for tile in tiles:
            tile.kind = [0] * 16
            tile.ladder = [0] * 16
            tile.wall = [0] * 20
            tile.floor = [0] * 16
        lines = [line for line in drawing.split("\n") if line.strip()]
        figures: list[tuple[str, int]] = []
        for index in range(0, len(lines), 2):
            y = row - 1 + (len(lines) - index) // 2 - 1
            self._read_row(lines[index], lines[index + 1], y, tiles, figures)
        assert row - 1 + len(lines) // 2 <= rows
        g.board = Board(tiles)
        g.who = [-1] * g.board.size
        g.piles = [0] * g.board.size
        g.enemy_pos, g.enemy_kind = [], []
        g.low_level, g.high_level = low - 1, levels - 1
        g.low, g.high = g.low_level * g.board.level_size, levels * g.board.level_size
        refresh_numbers(g)
        for space in range(g.low, g.high):
            kind = g.board.kind[space]
            g.piles[space] = pile_of(int(kind == codes.GOLD_SPACE), int(kind == codes.GEM_SPACE))
        for letter, space in figures:
            if letter.isdigit():
                if int(letter) <= g.seats:
                    g.put(int(letter) - 1, space)
            elif letter == "M":
                g.boss_slot = self.slots["M"] = spawn(g, g.boss, space)
            else:
                self.slots[letter if letter not in self.slots else letter + "2"] = spawn(
                    g, self.kind(self.enemies[letter]), space
                )
        g.stack.clear()

    def _read_row(
        self, line: str, below: str, y: int, tiles: list[Tile], figures: list[tuple[str, int]]
    ) -> None:
        line = line.strip()
        below = below.strip()
        width = (len(line) - 1) // 3
        for x in range(width):
            tile = tiles[y // HEIGHT * 2 + x // 4]
            here = y % HEIGHT * 4 + x % 4
            wall, kind, ladder = line[x * 3], line[x * 3 + 1], line[x * 3 + 2]
            if kind in KINDS:
                tile.kind[here] = KINDS.index(kind)
            else:
                figures.append((kind, y * WIDTH + x))
            tile.ladder[here] = 1 if ladder == "H" else 0
            tile.wall[y % HEIGHT * 5 + x % 4] |= wall == "|"
            if x == width - 1:
                tile.wall[y % HEIGHT * 5 + x % 4 + 1] |= line[-1] == "|"
            floor = below[x * 3 + 1] if x * 3 + 1 < len(below) else " "
            tile.floor[here] = {" ": 0, "=": 1, "^": 2}[floor]

    def kind(self, slug: str) -> int:
        """The definition of an entry."""
        return next(d.index for d in self.g.program.definitions if d.slug == slug)

    def give(self, hero: int, slug: str) -> int:
        """Put a card in front of a hero."""
        g = self.g
        index = self.kind(slug)
        for deck in (g.item_deck, g.potion_deck):
            for card in deck:
                if g.program.cards[card] == index:
                    deck.remove(card)
                    g.held[hero].append(card)
                    refresh_numbers(g)
                    return card
        for slot, card in enumerate(g.display):
            if card >= 0 and g.program.cards[card] == index:
                g.display[slot] = -1
                g.held[hero].append(card)
                refresh_numbers(g)
                return card
        raise AssertionError(slug)

    def show(self, *slugs: str) -> None:
        """Lay these cards on display instead of what lies there: items, then potions."""
        g = self.g
        for slot, card in enumerate(g.display):
            if card >= 0:
                (g.item_deck if slot < 3 else g.potion_deck).append(card)
            g.display[slot] = -1
        for slug in slugs:
            index = self.kind(slug)
            deck = (
                g.item_deck
                if slug in [g.program.definitions[g.program.cards[c]].slug for c in g.item_deck]
                else (g.potion_deck)
            )
            card = next(c for c in deck if g.program.cards[c] == index)
            deck.remove(card)
            first = 0 if deck is g.item_deck else 3
            g.display[g.display.index(-1, first)] = card

    # Turns and dice.

    def begin(self, hero: int, *, first_turn: bool = False) -> None:
        """Begin the turn of a hero; the dice are asked for."""
        g = self.g
        g.stack.clear()
        g.turns = hero if first_turn else 20
        push_turns(g, hero)
        MACHINE.settle(g)

    def roll(self, faces: str, enemy: str = "none") -> Table:
        """Tell the dice: five symbols (fewer: the rest are Coins that are used already) and the enemy die,
        which does nothing unless the test says so."""
        g = self.g
        names = faces.split()
        assert self.deciding == "throw", self.deciding
        if enemy == "none":
            g.stack[len(g.stack) - 2 * FRAME + WITH_ENEMY_DIE] = 0
        for die in range(len(names), 5):
            g.used |= 1 << die
        for name in (names + ["coin"] * 5)[:5]:
            self.game.apply((frames.A_FACE, SYMBOLS.index(name), 0, 0), -1)
        if self.deciding == "throw":
            self.game.apply((frames.A_FACE, RESULTS.index(enemy), 0, 0), -1)
        return self

    def reroll(self, *faces: str) -> None:
        """Tell the dice of a second roll."""
        for face in faces:
            self.game.apply((frames.A_FACE, SYMBOLS.index(face), 0, 0), -1)

    # Actions in words.

    def act(self, code: int, a: int = 0, b: int = 0, c: int = 0) -> Table:
        """Apply an action as the seat that must decide."""
        self.game.apply((code, a, b, c), MACHINE.decider(self.g))
        return self

    def refused(self, code: int, a: int = 0, b: int = 0, c: int = 0) -> str:
        """The clause that refuses an action; empty if it is legal."""
        refusal = self.game.refusal((code, a, b, c))
        return refusal.clause if refusal else ""

    def use(self, face: str, as_symbol: str | None = None, source: str = "pool") -> Table:
        """Use a symbol."""
        symbol = SYMBOLS.index(as_symbol or face)
        return self.act(codes.A_USE, SOURCES.index(source), SYMBOLS.index(face), symbol)

    def forge(self, face: str, result: str, as_symbol: str | None = None, source: str = "pair") -> Table:
        """Forge a pair into a symbol and use it."""
        symbol = SYMBOLS.index(as_symbol or result)
        spent = SOURCES.index(source), SYMBOLS.index(face)
        return self.act(*forge_action(*spent, SYMBOLS.index(result), symbol))

    def step(self, *directions: str) -> Table:
        """Make steps, or choose where a figure is pushed or an enemy moved."""
        for direction in directions:
            self.act(codes.A_STEP, DIRECTIONS[direction])
        return self

    def move(self, *directions: str) -> Table:
        """Use a Move for each direction."""
        for direction in directions:
            self.use("move").step(direction)
        return self

    def attack(self, enemy: str = "E", *faces: str) -> Table:
        """Declare an attack and put these dice into it."""
        self.act(codes.A_ATTACK, self.slots[enemy])
        for face in faces:
            self.use(face, "sword")
        return self

    def strike(self) -> Table:
        """Strike."""
        return self.act(codes.A_STRIKE)

    def hand(self, enemy: str, *directions: str) -> Table:
        """Use a Hand on an enemy."""
        self.use("hand").act(frames.A_ENEMY, self.slots[enemy])
        return self.step(*directions)

    def gem(self, times: int = 1) -> Table:
        """Boost the symbol in use."""
        for _ in range(times):
            self.act(codes.A_GEM)
        return self

    def yes(self) -> Table:
        """Yes."""
        return self.act(frames.A_YES)

    def no(self) -> Table:
        """No."""
        return self.act(frames.A_NO)

    def done(self) -> Table:
        """Enough."""
        return self.act(codes.A_DONE)

    def end(self) -> Table:
        """End the action step."""
        return self.act(codes.A_END)

    def card(self, slug: str) -> Table:
        """Use a card of the active hero."""
        return self.act(codes.A_CARD, self.card_of(self.g.active, slug))

    def card_of(self, hero: int, slug: str) -> int:
        """A card that a hero has; -1 for the hero card."""
        g = self.g
        if g.program.definitions[g.hero[hero]].slug == slug:
            return -1
        return next(c for c in g.held[hero] if g.program.definitions[g.program.cards[c]].slug == slug)

    def respawn(self, face: str, column: int, row: int) -> Table:
        """Respawn for a symbol."""
        self.act(codes.A_RESPAWN, SYMBOLS.index(face))
        return self.act(frames.A_SPACE, self.at(column, row))

    def finish(self) -> Table:
        """End the turn without saving, holding on to ladders, until dice are asked for or the game is
        over."""
        for _ in range(50):
            if not self.g.stack or MACHINE.decider(self.g) == -1:
                return self
            legal = self.game.actions()
            for code in (codes.A_END, codes.A_DONE, frames.A_NO):
                if (code, 0, 0, 0) in legal and self.deciding != "gravity":
                    self.act(code)
                    break
            else:
                self.game.apply(legal[0])
        raise AssertionError("the turn does not end")

    # Asking.

    @staticmethod
    def at(column: int, row: int) -> int:
        """The number of a space."""
        return (row - 1) * WIDTH + column - 1

    def place(self, space: int) -> Place | None:
        """A space as column and row."""
        return (space % WIDTH + 1, space // WIDTH + 1) if space >= 0 else None

    def hero(self, seat: int = 0) -> Place | None:
        """Where a hero stands."""
        return self.place(self.g.pos[seat])

    def enemy(self, letter: str = "E") -> Place | None:
        """Where an enemy stands; None if it is gone."""
        return self.place(self.g.enemy_pos[self.slots[letter]])

    @property
    def deciding(self) -> str:
        """What is being decided."""
        return MACHINE.asking(self.g).name if self.g.stack else "over"

    @property
    def to_act(self) -> int:
        """Who decides."""
        return MACHINE.decider(self.g)

    def legal(self, code: int) -> list[tuple[int, int, int]]:
        """The legal actions of a kind."""
        return [action[1:] for action in self.game.actions() if action[0] == code]

    def symbols(self) -> set[str]:
        """The symbols of the pool that can be used now."""
        return {SYMBOLS[a[1]] for a in self.legal(codes.A_USE) if a[0] == codes.POOL}

    def steps(self) -> set[str]:
        """The directions that can be chosen."""
        return {name for name, number in DIRECTIONS.items() if (number, 0, 0) in self.legal(codes.A_STEP)}

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        events = self.g.events or []
        told = [said(self.game.describe(event)) for event in events]
        return [args for name, args in told if name == f"event-{key}"]
