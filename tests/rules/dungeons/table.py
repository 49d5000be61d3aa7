"""A table for rule tests: a map drawn as text, dice that show what the test says, actions in words.

A drawing shows tiles as rectangles of spaces (``.`` plain, ``#`` blocked, ``~`` water, ``^`` pit) with one
blank column or row between them. On it stand heroes (``1`` to ``4``, on plain spaces) and enemies
(letters). In the blank strip ``+`` is an in-between space: between two tiles it joins them; at a single
tile it is unexplored, and the room drawn in ``beyond`` lies behind it. ``x`` is a closed opening, ``>`` a
way out of the dungeon.

Places are (column, row) of the drawing, both counted from 0 at the top left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.effects.numbers import refresh_numbers
from engine.games.dungeons import codes
from engine.games.dungeons.appearing import appear
from engine.games.dungeons.build import program_of
from engine.games.dungeons.codes import FIRST_ENEMY, TYPES
from engine.games.dungeons.decisions.act import begin_activation
from engine.games.dungeons.decisions.choose import take_card
from engine.games.dungeons.decisions.next import ask_next
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.options import read_options
from engine.games.dungeons.play import Dungeons
from engine.games.dungeons.program import face_of
from engine.games.dungeons.rounds import ENEMY_PHASE, RECOVERY_PHASE, push_rounds
from engine.games.dungeons.setup import set_up
from engine.kernel.chance import dice_left, die_asked
from engine.kernel.frames import A_ENEMY, A_FACE, A_HERO, A_NO, A_OPTION, A_SPACE, A_YES
from tests.rules.dungeons.pack import Entries, Fields, entries, release_of
from tests.said import said

DIRECTIONS = {"north": 0, "east": 1, "south": 2, "west": 3}
SIDES = ("north", "east", "south", "west")
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
OUTSIDE = " +x>"
Place = tuple[int, int]
TERRAIN = ".#~^"


class Table:
    """A game in the middle of which a test begins: the Player phase of round 1, the first hero active."""

    def __init__(
        self,
        drawing: str = "1..\n...\n...",
        *,
        enemies: Mapping[str, Any] | None = None,
        hero: Any = "plain",
        weapon: Any = "sword",
        ability: Any = "mend",
        party: Sequence[Mapping[str, Any]] = (),
        seats: int = 0,
        beyond: str = "",
        encounter: Fields | None = None,
        adventure: Fields | None = None,
        pack: Entries | None = None,
        begin: bool = True,
        deck: Sequence[str] = (),
        **options: Any,
    ) -> None:
        lines = [line for line in drawing.split("\n") if line.strip()]
        width = max(len(line) for line in lines)
        self.lines = [line.ljust(width) for line in lines]
        figures = {
            char: (column, row)
            for row, line in enumerate(self.lines)
            for column, char in enumerate(line)
            if char.isalnum() and char != "x"
        }
        self.seats = seats or max([int(char) for char in figures if char.isdigit()] or [1])
        whole = pack or entries()
        whole[
            "adventure"
        ].clear()  # the one that is played is drawn; reading others would take most of the time
        self._characters(whole, hero, weapon, ability, party)
        self._draw(whole, beyond, encounter, adventure or {})
        self.enemy_cards = self._enemies(whole, enemies or {})
        self.release = release_of(whole)
        program = program_of(self.release)
        read = read_options({"adventure": "drawn", "minor_actions": "never", **options})
        g = set_up(program, self.seats, 1, read, True)
        self.g = g
        self.game = Dungeons(g, self.release.hash, 1, read)
        self.dx = g.map.tile_x[0] - self.first[0]
        self.dy = g.map.tile_y[0] - self.first[1]
        g.stack.clear()
        push_rounds(g)
        g.events = []
        for seat in range(self.seats):
            for kind, name in (("hero", "hero"), ("equipment", "weapon"), ("ability", "ability")):
                take_card(g, seat, self.kind(self.cards[seat][name], kind))
            if str(seat + 1) in figures:
                g.put(seat, self.at(*figures[str(seat + 1)]))
        self.slots: dict[str, int] = {}
        for char in sorted(figures):
            if char.isalpha():
                self.add(char, figures[char])
        if deck:
            self.stack_deck(deck)
        g.events.clear()
        if begin:
            self.begin()

    # Laying the table.

    def _characters(self, whole: Entries, hero: Any, weapon: Any, ability: Any, party: Any) -> None:
        """Every seat gets cards of its own; a card given as fields becomes an entry."""
        self.cards: list[dict[str, str]] = []
        for seat in range(self.seats):
            given = party[seat] if seat < len(party) else {}
            found: dict[str, str] = {}
            for kind, name, value in (
                ("hero", "hero", given.get("hero", hero)),
                ("equipment", "weapon", given.get("weapon", weapon)),
                ("ability", "ability", given.get("ability", ability)),
            ):
                fields = whole[kind][value] if isinstance(value, str) else value
                if kind == "hero":
                    fields = {"speed": 5, "health": 6, **fields}
                if kind == "ability":
                    fields = {"energy": 1, "effects": [], **fields}
                slug = f"{name}_{seat + 1}"
                whole[kind][slug] = fields
                found[name] = slug
            self.cards.append(found)

    def _draw(self, whole: Entries, beyond: str, encounter: Fields | None, extra: Fields) -> None:
        """Make a tile, a room and its exits of every rectangle of the drawing."""
        rooms: list[Fields] = []
        placed: list[Fields] = []
        rectangles = self._rectangles()
        for number, (left, top, right, bottom) in enumerate(rectangles):
            openings, exits = self._openings(left, top, right, bottom)
            body = [self.lines[row][left : right + 1] for row in range(top, bottom + 1)]
            drawing = "\n".join("".join(c if c in TERRAIN else "." for c in line) for line in body)
            if not openings:
                openings = [{"id": "none", "side": "north", "at": 1}]
                exits = [{"id": "none", "leads": "closed"}]
            whole["tile"][f"drawn_{number}"] = {
                "front": {
                    "map": drawing,
                    "openings": openings,
                    "arrow": openings[0]["id"],
                    "points": [{"column": 1, "row": 1}],
                }
            }
            rooms.append({"id": f"room_{number}", "tile": f"drawn_{number}", "exits": exits})
            placed.append({"room": f"room_{number}", "column": left, "row": top})
        self.first = (rectangles[0][0], rectangles[0][1])
        encounters = []
        if beyond:
            rooms.append(self._beyond(whole, beyond, encounter is not None))
        if encounter is not None:
            encounters.append({"id": "found", **encounter})
        base: Fields = {
            "threats": [
                {"threat": 1, "enemy": "rat"},
                {"threat": 2, "enemy": "brute"},
                {"threat": 3, "enemy": "ogre"},
            ],
            "start": {"rooms": placed},
            "victories": [{"id": "won", "conditions": [{"flag_is": {"flag": "won"}}]}],
            "flags": [{"id": "won"}, {"id": "other"}],
        }
        extra = dict(extra)
        base["start"].update(extra.pop("start", {}))
        encounters += extra.pop("encounters", [])
        rooms += extra.pop("rooms", [])
        whole["adventure"]["drawn"] = {**base, "rooms": rooms, "encounters": encounters, **extra}

    def _beyond(self, whole: Entries, drawing: str, read: bool) -> Fields:
        lines = [line for line in drawing.split("\n") if line.strip()]
        middle = (len(lines[0]) + 1) // 2
        points = [
            {"column": column + 1, "row": row + 1}
            for row, line in enumerate(lines)
            for column, char in enumerate(line)
            if char == "*"
        ] or [{"column": middle, "row": (len(lines) + 1) // 2}]
        whole["tile"]["beyond"] = {
            "front": {
                "map": "\n".join(line.replace("*", ".") for line in lines),
                "openings": [
                    {"id": "south", "side": "south", "at": middle},
                    {"id": "north", "side": "north", "at": middle},
                ],
                "arrow": "south",
                "points": points,
            }
        }
        return {
            "id": "beyond",
            "tile": "beyond",
            "encounter": "found" if read else "",
            "exits": [{"id": "south", "leads": "closed"}, {"id": "north", "leads": "closed"}],
        }

    def _rectangles(self) -> list[tuple[int, int, int, int]]:
        found: list[tuple[int, int, int, int]] = []
        seen: set[Place] = set()
        for row, line in enumerate(self.lines):
            for column, char in enumerate(line):
                if char in OUTSIDE or (column, row) in seen:
                    continue
                right, bottom = column, row
                while right + 1 < len(line) and line[right + 1] not in OUTSIDE:
                    right += 1
                while bottom + 1 < len(self.lines) and self.lines[bottom + 1][column] not in OUTSIDE:
                    bottom += 1
                found.append((column, row, right, bottom))
                seen |= {(x, y) for x in range(column, right + 1) for y in range(row, bottom + 1)}
        return found

    def _openings(self, left: int, top: int, right: int, bottom: int) -> tuple[list[Fields], list[Fields]]:
        openings: list[Fields] = []
        exits: list[Fields] = []
        edges = [
            *((column, top - 1, "north", column - left) for column in range(left, right + 1)),
            *((column, bottom + 1, "south", column - left) for column in range(left, right + 1)),
            *((left - 1, row, "west", row - top) for row in range(top, bottom + 1)),
            *((right + 1, row, "east", row - top) for row in range(top, bottom + 1)),
        ]
        for column, row, side, offset in edges:
            if not (0 <= row < len(self.lines) and 0 <= column < len(self.lines[row])):
                continue
            char = self.lines[row][column]
            if char not in "+x>":
                continue
            name = f"{side}_{offset}"
            openings.append({"id": name, "side": side, "at": offset + 1})
            leads = {"+": "room", "x": "closed", ">": "out"}[char]
            way: Fields = {"id": name, "leads": leads}
            if char == "+":
                way["room"] = self._behind(column, row, side)
                if not way["room"]:
                    way = {"id": name, "leads": "closed"}
            exits.append(way)
        return openings, exits

    def _behind(self, column: int, row: int, side: str) -> str:
        """The room behind an in-between space: one of the drawing, else the one in ``beyond``."""
        dx, dy = STEPS[SIDES.index(side)]
        for number, (left, top, right, bottom) in enumerate(self._rectangles()):
            if left <= column + dx <= right and top <= row + dy <= bottom:
                return f"room_{number}"
        return "beyond"

    def _enemies(self, whole: Entries, enemies: Mapping[str, Any]) -> dict[str, tuple[str, str, int]]:
        """By letter the card (a slug, or fields of a new one), type and Health."""
        found: dict[str, tuple[str, str, int]] = {}
        for char, given in enemies.items():
            card, kind, health = given if isinstance(given, tuple) else (given, "melee", 2)
            if not isinstance(card, str):
                slug = f"enemy_{char.lower()}"
                whole["enemy"][slug] = {"threat": 1, "speed": 3, "melee_dice": 1, **card}
                card = slug
            found[char] = (card, kind, health)
        return found

    def kind(self, slug: str, kind: str = "") -> int:
        """The definition of an entry."""
        names = ("hero", "equipment", "ability", "item", "enemy", "adventure")
        return next(
            d.index
            for d in self.g.program.definitions
            if d.slug == slug and (not kind or names[d.kind] == kind)
        )

    def add(self, char: str, where: Place) -> int:
        """Put an enemy on the map."""
        card, kind, health = self.enemy_cards.get(char, ("rat", "melee", 2))
        g = self.g
        index = self.kind(card, "enemy")
        die = g.program.die_of_threat.get(g.definition(index).threat, codes.FIRST_ENEMY_DIE)
        die = codes.FIRST_ENEMY_DIE if health > g.program.highest(die) else die
        self.slots[char] = appear(g, index, die, TYPES.index(kind), health, self.at(*where), -1)
        return self.slots[char]

    def stack_deck(self, slugs: Sequence[str]) -> None:
        """Lay these items face up in the row, then on top of the deck."""
        g = self.g
        cards = [card for card in [*g.item_deck, *g.row] if card >= 0]
        chosen: list[int] = []
        for slug in slugs:
            card = next(c for c in cards if g.definition(g.program.cards[c]).slug == slug and c not in chosen)
            chosen.append(card)
        rest = [card for card in cards if card not in chosen]
        g.row = [*chosen[:3], *[-1] * (3 - len(chosen[:3]))]
        g.item_deck = [*rest, *reversed(chosen[3:])]

    def give(self, seat: int, slug: str) -> int:
        """Put an item in front of a hero."""
        g = self.g
        for pile in (g.item_deck, g.row):
            for index, card in enumerate(pile):
                if card >= 0 and g.definition(g.program.cards[card]).slug == slug:
                    if pile is g.row:
                        g.row[index] = -1
                    else:
                        pile.remove(card)
                    g.held[seat].append(card)
                    refresh_numbers(g)
                    return card
        raise AssertionError(slug)

    # The course of play.

    def begin(self, seat: int = 0) -> Table:
        """The Player phase, with a hero active."""
        g = self.g
        g.stack.clear()
        push_rounds(g, ENEMY_PHASE)
        ask_next(g)
        g.phase = codes.P_PLAYER
        g.round = g.round or 1
        begin_activation(g, seat)
        MACHINE.settle(g)
        return self

    def begin_round(self) -> Table:
        """A round from its start."""
        self.g.stack.clear()
        push_rounds(self.g)
        MACHINE.settle(self.g)
        return self

    def enemy_phase(self) -> Table:
        """The Enemy phase begins at once; dice are asked for as they are needed."""
        g = self.g
        g.stack.clear()
        g.active = -1
        push_rounds(g, ENEMY_PHASE)
        MACHINE.settle(g)
        return self

    def recovery(self) -> Table:
        """The Recovery phase begins at once."""
        g = self.g
        g.stack.clear()
        g.active = -1
        push_rounds(g, RECOVERY_PHASE)
        MACHINE.settle(g)
        return self

    # Dice.

    def roll(self, *faces: int) -> Table:
        """Tell ordinary dice, as many as are asked for."""
        for face in faces:
            assert self.asked == codes.D_PLAIN, self.deciding
            self.game.apply((A_FACE, face, 0, 0), -1)
        return self

    def die(self, kind: str, health: int) -> Table:
        """Tell an enemy die."""
        assert self.asked >= codes.FIRST_ENEMY_DIE, self.deciding
        self.game.apply((A_FACE, face_of(TYPES.index(kind), health), 0, 0), -1)
        return self

    @property
    def asked(self) -> int:
        """The sort of die that is asked for; -1 if none is."""
        return die_asked(self.g) if self.deciding == "throw" else -1

    @property
    def dice_asked(self) -> int:
        """How many dice are asked for."""
        return dice_left(self.g) if self.asked >= 0 else 0

    # Actions in words.

    def act(self, code: int, a: int = 0, b: int = 0, c: int = 0, seat: int | None = None) -> Table:
        """Apply an action as the seat that must decide."""
        self.game.apply((code, a, b, c), MACHINE.decider(self.g) if seat is None else seat)
        return self

    def refused(self, code: int, a: int = 0, b: int = 0, c: int = 0, seat: int | None = None) -> str:
        """The clause that refuses an action; empty if it is legal."""
        refusal = self.game.refusal((code, a, b, c), seat)
        return refusal.clause if refusal else ""

    def activate(self, seat: int) -> Table:
        """A hero activates."""
        return self.act(codes.A_ACTIVATE, seat)

    def move(self, *directions: str) -> Table:
        """A Move action with these steps; it stays open if points are left."""
        self.act(codes.A_MOVE)
        return self.step(*directions)

    def step(self, *directions: str) -> Table:
        """Further steps."""
        for direction in directions:
            self.act(codes.A_STEP, DIRECTIONS[direction])
        return self

    def steps(self) -> set[str]:
        """The directions in which the hero may step."""
        return {name for name, number in DIRECTIONS.items() if (number, 0, 0) in self.legal(codes.A_STEP)}

    def stop(self) -> Table:
        """Enough moved."""
        return self.act(codes.A_STOP)

    def attack(self, enemy: str, kind: str = "melee") -> Table:
        """An Attack action."""
        return self.act(codes.A_ATTACK, self.slots[enemy], TYPES.index(kind))

    def why_no_attack(self, enemy: str, kind: str = "melee") -> str:
        """The clause that refuses an attack; empty if it is legal."""
        return self.refused(codes.A_ATTACK, self.slots[enemy], TYPES.index(kind))

    def end(self) -> Table:
        """End the activation."""
        return self.act(codes.A_END)

    def use(self, seat: int = 0) -> Table:
        """Use the Ability."""
        found = [a for a in self.game.actions(seat) if a[0] == codes.A_ABILITY and a[1] == seat]
        assert found, "the Ability cannot be used"
        self.game.apply(found[0], seat)
        return self

    def can_use(self, seat: int = 0) -> bool:
        """Whether the Ability can be used."""
        return any(a[0] == codes.A_ABILITY and a[1] == seat for a in self.game.actions(seat))

    def item(self, slug: str, seat: int = 0) -> Table:
        """Use an item."""
        for action in self.game.actions(seat):
            if action[0] == codes.A_ITEM and self.g.definition(self.g.program.cards[action[2]]).slug == slug:
                self.game.apply(action, seat)
                return self
        raise AssertionError(f"{slug} cannot be used")

    def can_use_item(self, slug: str, seat: int = 0) -> bool:
        """Whether an item can be used."""
        return any(
            a[0] == codes.A_ITEM and self.g.definition(self.g.program.cards[a[2]]).slug == slug
            for a in self.game.actions(seat)
        )

    def buy(self, place: int, seat: int = 0) -> Table:
        """Acquire an item of the row."""
        return self.act(codes.A_BUY, seat, place, seat=seat)

    def enemy_chosen(self, enemy: str) -> Table:
        """Choose an enemy."""
        return self.act(A_ENEMY, self.slots[enemy])

    def hero_chosen(self, seat: int) -> Table:
        """Choose a hero."""
        return self.act(A_HERO, seat)

    def space_chosen(self, column: int, row: int) -> Table:
        """Choose a space."""
        return self.act(A_SPACE, self.at(column, row))

    def option(self, number: int) -> Table:
        """Choose an option."""
        return self.act(A_OPTION, number)

    def yes(self) -> Table:
        """Yes."""
        return self.act(A_YES)

    def no(self) -> Table:
        """No."""
        return self.act(A_NO)

    # Asking.

    def at(self, column: int, row: int) -> int:
        """The number of a space."""
        return (row + self.dy) * self.g.map.width + column + self.dx

    def place(self, space: int) -> Place | None:
        """A space as column and row."""
        width = self.g.map.width
        return (space % width - self.dx, space // width - self.dy) if space >= 0 else None

    def hero(self, seat: int = 0) -> Place | None:
        """Where a hero stands."""
        return self.place(self.g.pos[seat])

    def enemy(self, char: str = "E") -> Place | None:
        """Where an enemy stands; None if it is gone."""
        return self.place(self.g.enemy_pos[self.slots[char]])

    def health(self, char: str = "E") -> int:
        """The Health of an enemy."""
        return self.g.enemy_health[self.slots[char]]

    @property
    def deciding(self) -> str:
        """What is being decided."""
        return MACHINE.asking(self.g).name if self.g.stack else "over"

    @property
    def to_act(self) -> tuple[int, ...]:
        """Who decides."""
        return self.game.to_act

    def legal(self, code: int, seat: int | None = None) -> list[tuple[int, int, int]]:
        """The legal actions of a kind."""
        return [action[1:] for action in self.game.actions(seat) if action[0] == code]

    def happened(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        events = self.g.events or []
        told = [said(self.game.describe(event)) for event in events]
        return [args for name, args in told if name == f"event-{key}"]

    def figure(self, char: str) -> int:
        """A figure: a hero by number, an enemy by letter."""
        return int(char) - 1 if char.isdigit() else FIRST_ENEMY + self.slots[char]
