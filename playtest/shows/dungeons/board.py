"""The table of Dungeons: the map with everybody on it, the adventure, the heroes with their cards, the
enemies, the item row, the dice that lie there.

A space is twenty units wide, as it is twenty millimetres on paper. Rows and columns are counted over the
whole grid, so that a space keeps its name when the map grows.
"""

from __future__ import annotations

from django.utils.safestring import SafeString
from msgspec import UNSET

from content.playwording import space_name
from engine.games.dungeons.view import Enemy, Exit, Hero, Line, Place, Roll, Room, Skills, Space, View
from engine.snapshot import Snapshot
from playtest.shows import board
from playtest.shows.board import Marks, Panel
from playtest.shows.markup import el, joined

CELL = 20.0
MARGIN = 7.0


ENDLESS = 99
"""The highest value of a counter that counts without an end."""


def clocks(release: Snapshot, language: str, view: View) -> list[tuple[str, int, int]]:
    """The counters that an adventure shows to players, those that have a name: name, value, highest value."""
    slug = view.adventure
    found = []
    for counter in release.entries["adventure"][slug].data.counters:
        name = release.text(language, "adventure", slug, f"counters.{counter.id}.name")
        if name:
            found.append((name, view.story.counters[counter.id], counter.most))
    return found


class Board(board.Board[View]):
    """Shows a table of Dungeons."""

    # In pictures.

    def draw(self, view: View, marks: Marks | None = None) -> list[Panel]:
        """The map and what lies beside it."""
        panels = []
        if view.map.spaces:
            drawn = Ground(self, view, marks or {}).drawn()
            panels.append(Panel("map", self.words.say("draw-map"), drawn, "beside"))
        panels.append(Panel("story", self.words.name(f"adventure/{view.adventure}"), self._story(view)))
        if view.roll is not None:
            panels.append(Panel("dice", self.words.say("draw-dice"), self._roll(view.roll)))
        panels.append(Panel("seats", self.words.say("draw-heroes"), self._heroes(view)))
        if view.enemies:
            panels.append(Panel("foes", self.words.say("draw-foes"), self._enemies(view)))
        row = [self._offer(item.slug) for item in view.items.row if item.slug]
        if row:
            panels.append(Panel("shop", self.words.say("draw-row"), el("div", *row, class_="tt-cards")))
        return panels

    def _text(self, view: View, field: str) -> str:
        return self.words.text("adventure", view.adventure, field)

    def _story(self, view: View) -> SafeString:
        """Round and phase, what is in force, what can be done here."""
        args = {"round": view.round.number, "limit": view.round.limit}
        parts = [el("p", self.words.say("draw-round", args), " · ", self._phase(view), class_="tt-round")]
        parts += [self._clock(*clock) for clock in clocks(self.words.release, self.words.language, view)]
        for name in view.story.rules:
            text = self._text(view, f"rules.{name}.text")
            parts += [el("p", text, class_="tt-rule")] if text else []
        can = [
            self._text(view, f"interactions.{each.interaction}.name")
            for each in view.story.interactions
            if not each.done
        ]
        if can:
            parts.append(el("p", self.words.say("table-can", {"interactions": "; ".join(can)})))
        return joined(parts)

    def _clock(self, name: str, value: int, most: int) -> SafeString:
        """A counter of the adventure, as a track if it has an end."""
        said = el("span", self.words.say("draw-clock", {"name": name, "value": value, "most": most}))
        if most == ENDLESS:
            return el("p", said, class_="tt-clock")
        pips = [el("i", class_="tt-pip tt-full" if at < value else "tt-pip") for at in range(most)]
        return el("p", said, el("span", *pips, class_="tt-track", aria_hidden="true"), class_="tt-clock")

    def _phase(self, view: View) -> str:
        return self.words.say("draw-phase", {"phase": view.round.phase})

    def _roll(self, roll: Roll) -> SafeString:
        faces = [el("li", str(face), class_="tt-die") for face in roll.faces]
        if roll.modifier:
            faces.append(el("li", f"{roll.modifier:+d}", class_="tt-die tt-extra"))
        return el("ul", *faces, class_="tt-dice")

    def _heroes(self, view: View) -> SafeString:
        return el("ul", *(self._hero(view, hero) for hero in view.heroes), class_="tt-seats")

    def _hero(self, view: View, hero: Hero) -> SafeString:
        gear = [self.card(entry) for entry in gear_of(hero)]
        if not hero.hero:
            return self.seat(hero.seat, self.words.say("table-unchosen"), cards=gear)
        entry = f"hero/{hero.hero}"
        acts = view.round.active == hero.seat and view.round.phase == "player"
        rows = [self._owned(hero)]
        rows += [self._skills(hero.skills)] if hero.skills else []
        cards = [*gear, *(self.card(f"item/{item.slug}") for item in hero.items)]
        out = hero.fallen or hero.escaped
        notes = self._notes(view, hero)
        return self.seat(hero.seat, self.words.name(entry), entry, notes, rows, cards, acts=acts, out=out)

    def _notes(self, view: View, hero: Hero) -> list[str]:
        if hero.fallen or hero.escaped:
            return [self.words.phrase("table-fallen" if hero.fallen else "table-escaped")]
        if view.round.active == hero.seat and view.round.phase == "player":
            return [self.words.phrase("table-active", {"actions": view.round.actions})]
        return [self.words.phrase("table-done")] if view.round.activated[hero.seat] else []

    def _owned(self, hero: Hero) -> list[SafeString]:
        health = hero.health if hero.most_health is UNSET else f"{hero.health}/{hero.most_health}"
        return [
            self.number("health", self.words.say("word-health"), health),
            self.number("energy", self.words.say("word-energy"), hero.energy),
            self.number("loot", self.words.say("word-loot"), hero.loot),
        ]

    def _skills(self, skills: Skills) -> list[SafeString]:
        """Speed, attacks and Defence of a hero or an enemy."""
        shown = [self.number("speed", self.words.say("draw-speed"), skills.speed)]
        for kind, line in (("melee", skills.melee), ("ranged", skills.ranged)):
            if line.dice:
                shown.append(self.number(kind, self.words.say(f"word-{kind}"), _dice(line)))
        shown.append(self.number("defence", self.words.say("draw-defence"), f"{skills.defence:+d}"))
        return shown

    def _enemies(self, view: View) -> SafeString:
        """Each enemy with its number: several of a kind are told apart by it."""
        return el("div", *(self._enemy(enemy) for enemy in view.enemies), class_="tt-cards")

    def _enemy(self, enemy: Enemy) -> SafeString:
        entry = f"enemy/{enemy.enemy}"
        place = space_name(enemy.place.column, enemy.place.row)
        notes = [
            el("span", place, class_="tt-note"),
            self.number("health", self.words.say("word-health"), enemy.health),
        ]
        if enemy.stunned:
            notes.append(el("span", self.words.phrase("table-stunned"), class_="tt-note"))
        if enemy.number:
            notes.insert(0, el("span", str(enemy.number), class_="tt-numbered"))
        return self.card(
            entry, *notes, el("span", *self._skills(enemy.skills), class_="tt-fine"), class_="tt-bad"
        )

    def _offer(self, slug: str) -> SafeString:
        price = self.words.release.entries["item"][slug].data.loot
        return self.card(f"item/{slug}", self.number("loot", self.words.say("draw-price"), price))


def gear_of(hero: Hero) -> list[str]:
    """The cards beside the hero card, as far as they are chosen."""
    gear = {"equipment": hero.equipment, "ability": hero.ability}
    return [f"{kind}/{slug}" for kind, slug in gear.items() if slug]


def _dice(line: Line) -> str:
    """Dice and modifier as people write them: 3+1."""
    return f"{line.dice}{line.modifier:+d}" if line.modifier else str(line.dice)


class Ground:
    """Draws the tiles that lie there and who stands on them."""

    def __init__(self, table: Board, view: View, marks: Marks) -> None:
        self.table = table
        self.words = table.words
        self.view = view
        self.marks = marks
        self.spaces = {(space.column, space.row): space for space in view.map.spaces}
        columns = [column for column, _row in self.spaces]
        rows = [row for _column, row in self.spaces]
        self.first = min(columns), min(rows)
        self.size = max(columns) - self.first[0] + 1, max(rows) - self.first[1] + 1
        self.exits = {way.space: way for room in view.map.rooms for way in room.exits}

    def drawn(self) -> SafeString:
        """The whole map, north above."""
        wide, high = (side * CELL + 2 * MARGIN for side in self.size)
        parts: list[str] = [self._room(room) for room in self.view.map.rooms]
        parts += [self._space(space) for space in self.view.map.spaces]
        parts += [*self._names(), *self._scale(), *self._figures(), *self._marked()]
        title = joined((el("title", self.words.say("draw-map")), el("desc", self._told())))
        return el("svg", title, *parts, viewBox=f"0 0 {wide:g} {high:g}", class_="tt-map tt-mine", role="img")

    def _left(self, column: int) -> float:
        return float(MARGIN + (column - self.first[0]) * CELL)

    def _top(self, row: int) -> float:
        return float(MARGIN + (row - self.first[1]) * CELL)

    # What lies there.

    def _room(self, room: Room) -> SafeString:
        """The tile under its spaces: rock with a dark edge."""
        x, y = self._left(room.column), self._top(room.row)
        wide, high = room.width * CELL, room.height * CELL
        return el("rect", x=x - 3, y=y - 3, width=wide + 6, height=high + 6, rx=3, class_="tt-room")

    def _name(self, room: Room) -> str:
        """What the tile calls itself on the side that lies up."""
        return self.words.text("tile", room.tile, f"{room.face}.name")

    def _names(self) -> list[SafeString]:
        """The names of the rooms."""
        return [
            el(
                "text",
                self._name(room),
                x=self._left(room.column) - 1,
                y=self._top(room.row) + 1,
                class_="tt-room-name",
            )
            for room in self.view.map.rooms
        ]

    def _space(self, space: Space) -> SafeString:
        x, y = self._left(space.column), self._top(space.row)
        terrain = space.terrain
        if terrain == "void":
            return joined(())
        parts = []
        way = self.exits.get(space.space)
        if way is not None and way.state == "closed":
            return self._closed(way, x, y)
        if space.between:
            parts.append(el("rect", x=x - 1, y=y - 1, width=CELL + 2, height=CELL + 2, class_="tt-door-edge"))
        parts.append(
            el(
                "rect",
                x=x + 0.4,
                y=y + 0.4,
                width=CELL - 0.8,
                height=CELL - 0.8,
                rx=1,
                class_=f"tt-floor tt-{terrain}",
            )
        )
        parts += self._terrain(terrain, x, y)
        if way is not None:
            parts += self._exit(way, x, y)
        return joined(parts)

    def _terrain(self, terrain: str, x: float, y: float) -> list[SafeString]:
        if terrain == "blocked":
            return [
                el("path", d=f"M{x + 3:g} {y + 15:g}l3-8 4 3 4-6 3 11z", class_="tt-rock"),
                el("path", d=f"M{x + 6:g} {y + 7:g}l1 5m7-8l-1 6", class_="tt-crack"),
            ]
        if terrain == "water":
            waves = "".join(f"M{x + 3:g} {y + at:g}q2.3-2.4 4.6 0t4.6 0 4.6 0" for at in (6, 11, 16))
            return [el("path", d=waves, class_="tt-waves")]
        if terrain == "pit":
            return [
                el("rect", x=x + 2.5, y=y + 2.5, width=CELL - 5, height=CELL - 5, rx=3, class_="tt-hole"),
                el("rect", x=x + 5, y=y + 6, width=CELL - 10, height=CELL - 9, rx=2, class_="tt-deep"),
            ]
        return []

    def _exit(self, way: Exit, x: float, y: float) -> list[SafeString]:
        """A doorway: what is known of what lies behind it."""
        if way.state == "joined":
            return []
        title = el("title", self.words.say(f"draw-exit-{way.state}"))
        sign = "?" if way.state == "unexplored" else "➜"
        class_ = "tt-unknown" if way.state == "unexplored" else "tt-way-out"
        return [el("g", title, el("text", sign, x=x + CELL / 2, y=y + 14), class_=class_)]

    def _closed(self, way: Exit, x: float, y: float) -> SafeString:
        """A doorway that nobody may enter: walled up, so that it does not ask to be looked at."""
        title = el("title", self.words.say("draw-exit-closed"))
        wall = el("rect", x=x + 4, y=y + 4, width=CELL - 8, height=CELL - 8, rx=2)
        bars = "".join(f"M{x + at:g} {y + 5:g}v10" for at in (7.5, 12.5))
        return el("g", title, wall, el("path", d=bars), class_="tt-walled")

    def _scale(self) -> list[SafeString]:
        parts = []
        for column in range(self.first[0], self.first[0] + self.size[0]):
            letters = space_name(column, 0)[:-1]
            parts.append(el("text", letters, x=self._left(column) + CELL / 2, y=4.2, class_="tt-scale"))
        for row in range(self.first[1], self.first[1] + self.size[1]):
            parts.append(el("text", str(row), x=3, y=self._top(row) + CELL / 2 + 1.2, class_="tt-scale"))
        return parts

    # Who moves.

    def _figures(self) -> list[SafeString]:
        parts = []
        for enemy in self.view.enemies:
            place = enemy.place
            class_ = "tt-enemy tt-stunned" if enemy.stunned else "tt-enemy"
            parts.append(self._figure(f"enemy/{enemy.enemy}", place, class_, enemy.health))
        for hero in self.view.heroes:
            if hero.hero and hero.space >= 0 and hero.place:
                acts = self.view.round.active == hero.seat
                class_ = "tt-hero tt-acting" if acts else "tt-hero"
                parts.append(self._figure(f"hero/{hero.hero}", hero.place, class_, hero.health))
        return parts

    def _figure(self, entry: str, place: Place, class_: str, health: int) -> SafeString:
        x, y = self._left(place.column), self._top(place.row)
        address = self.table.picture_of(entry)
        named = f"{self.words.name(entry)} ({space_name(place.column, place.row)})"
        parts: list[str] = [el("title", named)]
        parts.append(el("circle", cx=x + 10, cy=y + 10, r=8.8, class_="tt-base"))
        if address:
            parts.append(el("image", href=address, x=x + 2, y=y + 1.5, width=16, height=16))
        else:
            parts.append(el("text", self.words.name(entry)[:2], x=x + 10, y=y + 12.5, class_="tt-disc-text"))
        circle = el("circle", cx=x + 16.4, cy=y + 16, r=3.4)
        number = el("text", str(health), x=x + 16.4, y=y + 17.6)
        parts.append(el("g", circle, number, class_="tt-counter tt-life"))
        return el("g", *parts, class_=class_)

    def _marked(self) -> list[SafeString]:
        """The spaces to which actions lead."""
        parts = []
        for (column, row), numbers in self.marks.items():
            if (column, row) in self.spaces:
                x, y = self._left(column), self._top(row)
                frame = el("rect", x=x + 0.6, y=y + 0.6, width=CELL - 1.2, height=CELL - 1.2, rx=2)
                plate = el("rect", x=x + 0.6, y=y + 0.6, width=6.4, height=6.4, rx=2, class_="tt-plate")
                label = el("text", ", ".join(map(str, numbers)), x=x + 3.8, y=y + 5.2)
                parts.append(el("g", frame, plate, label, class_="tt-mark", data_action=numbers[0]))
        return parts

    def _told(self) -> str:
        """The rooms, and who stands where, in words."""
        rooms = [self._name(room) for room in self.view.map.rooms]
        placed = [(f"hero/{hero.hero}", hero.place) for hero in self.view.heroes if hero.hero]
        placed += [(f"enemy/{enemy.enemy}", enemy.place) for enemy in self.view.enemies]
        told = [
            f"{self.words.name(entry)}: {space_name(place.column, place.row)}"
            for entry, place in placed
            if place
        ]
        return "; ".join(rooms + told)
