"""The table of Platformer: the tower with everybody on it, the dice, the players' boards, the shop, the boss.

The tower is drawn from the icons of the printed tiles, twenty units to a space as they are twenty millimetres
on paper. Rows are counted from below.
"""

from __future__ import annotations

from django.utils.safestring import SafeString

from engine.games.platformer.view import Dice, Enemy, Hero, Pile, Space, View
from playtest.shows import board
from playtest.shows.board import Marks, Panel
from playtest.shows.markup import el, joined

CELL = 20.0
MARGIN = 7.0
"""Room for the letters and numbers of columns and rows."""
SHUT = 8.0
"""The height of a level that lies face down."""
THINGS = ("trap", "shop", "portal", "spawn", "boss_spawn", "special")
"""Kinds of spaces that show an icon of their own."""
KINDS = ("item", "potion", "artifact", "enemy", "boss", "boss_token")
"""Where a slug that the view gives without its kind is looked for."""


class Board(board.Board[View]):
    """Shows a table of Platformer."""

    def entry(self, slug: str) -> str:
        """The entry of a slug that the view gives without its kind."""
        kind = next(kind for kind in KINDS if slug in self.words.release.entries.get(kind, {}))
        return f"{kind}/{slug}"

    # In pictures.

    def draw(self, view: View, marks: Marks | None = None) -> list[Panel]:
        """The tower and what lies beside it."""
        panels = [
            Panel("map", self.words.say("draw-tower"), Tower(self, view, marks or {}).drawn(), "beside")
        ]
        if view.dice.rolled:
            panels.append(Panel("dice", self.words.say("draw-dice"), self._dice(view.dice)))
        panels.append(Panel("seats", self.words.say("draw-heroes"), self._heroes(view)))
        panels.append(Panel("foes", self.words.say("draw-foes"), self._foes(view)))
        shop = [self._offer(card.slug) for card in view.shop.display if card.slug]
        if shop:
            panels.append(Panel("shop", self.words.say("draw-shop"), el("div", *shop, class_="tt-cards")))
        return panels

    def _symbol(self, symbol: str) -> SafeString:
        return self.icon(symbol, self.words.say(f"word-{symbol}"))

    def _dice(self, dice: Dice) -> SafeString:
        shown = []
        for face, used in zip(dice.faces, dice.used, strict=True):
            name = self.words.say(f"word-{face}")
            said = self.words.say("draw-used", {"die": name}) if used else name
            shown.append(el("li", self.icon(face, said), class_="tt-die tt-used" if used else "tt-die"))
        for face, times in dice.extra.items():
            shown += [el("li", self._symbol(face), class_="tt-die tt-extra")] * times
        enemy = self.words.say("table-enemy-die", {"result": dice.enemy})
        shown.append(el("li", self.icon(_die_icon(dice.enemy), enemy), class_="tt-die tt-red", title=enemy))
        return el("ul", *shown, class_="tt-dice")

    def _heroes(self, view: View) -> SafeString:
        return el("ul", *(self._hero(view, hero) for hero in view.heroes), class_="tt-seats")

    def _hero(self, view: View, hero: Hero) -> SafeString:
        entry = f"hero/{hero.hero}"
        acts = view.turn.active == hero.seat
        hearts = self.words.phrase("draw-hearts", {"hearts": hero.hearts, "health": hero.health})
        life = el(
            "span",
            *(
                self.icon("heart", class_="tt-icon" if lost < hero.hearts else "tt-icon tt-lost")
                for lost in range(hero.health)
            ),
            class_="tt-hearts",
            role="img",
            aria_label=hearts,
            title=hearts,
        )
        owned = (
            life,
            self.number("gold", self.words.say("draw-gold"), hero.gold),
            self.number("gem", self.words.say("draw-gems"), hero.gems),
            self._saved(hero.special),
        )
        cards = [
            self.card(self.entry(card.slug), class_="tt-quiet" if card.exhausted else "")
            for card in hero.cards
        ]
        cards += [self.card(f"artifact/{card.slug}") for card in view.artifacts if card.owner == hero.seat]
        cards += [self.card(f"boss_token/{token}", class_="tt-bad") for token in hero.tokens]
        notes = [self.words.phrase("table-off")] if hero.space < 0 else []
        notes += [self.words.phrase("draw-tired")] if hero.exhausted else []
        return self.seat(hero.seat, self.words.name(entry), entry, notes, [owned], cards, acts=acts)

    def _saved(self, symbol: str) -> SafeString:
        """The special die, which keeps a symbol between turns."""
        told = self.words.say("draw-saved", {"symbol": symbol})
        return el("span", self.icon(symbol, told), class_="tt-die tt-small", title=told)

    def _foes(self, view: View) -> SafeString:
        """The boss, the enemies on the map, each kind once, the event, artifacts that nobody has yet."""
        boss = f"boss/{view.boss.boss}"
        cards = [self.card(boss, class_="tt-bad")]
        kinds: dict[str, Enemy] = {}
        for enemy in view.map.enemies:
            kinds.setdefault(self.entry(enemy.enemy), enemy)
        for entry, enemy in kinds.items():
            if entry != boss:
                damage = self.number("damage", self.words.say("draw-damage"), enemy.damage)
                cards.append(self.card(entry, damage, self._health(enemy.health)))
        if view.events.current:
            cards.append(self.card(f"event/{view.events.current}"))
        cards += [self.card(f"artifact/{card.slug}") for card in view.artifacts if card.owner < 0]
        return el("div", *cards, class_="tt-cards")

    def _health(self, health: int) -> SafeString:
        return self.number("life", self.words.say("draw-health"), health)

    def _offer(self, slug: str) -> SafeString:
        entry = self.entry(slug)
        price = self.words.release.entries[entry.partition("/")[0]][slug].data.price
        return self.card(entry, self.number("gold", self.words.say("draw-price"), price))


def _die_icon(result: str) -> str:
    return "blank" if result == "none" else result


class Tower:
    """Draws the levels of the map."""

    def __init__(self, table: Board, view: View, marks: Marks) -> None:
        self.table = table
        self.words = table.words
        self.view = view
        self.board = view.map
        self.marks = marks
        self.width = self.board.width
        self.high = self.board.level_height
        self.low_row = self.board.low_level * self.high
        self.rows = len(self.board.spaces) // self.width
        self.shut = self.board.levels - 1 - self.board.high_level

    def drawn(self) -> SafeString:
        """The whole tower, highest level above."""
        across = self.width * CELL + 2 * MARGIN
        top = self.shut * SHUT + 3
        up = top + self.rows * CELL + MARGIN
        parts: list[str] = [self._hidden(number) for number in range(self.shut)]
        for level in range(self.board.high_level, self.board.low_level - 1, -1):
            parts.append(self._ground(level))
        structures, things = [], []
        for index, space in enumerate(self.board.spaces):
            structures.append(self._structure(index, space))
            things.append(self._thing(index, space))
        parts += [*structures, *things, *self._scale(), *self._figures(), *self._marked()]
        title = el("title", self.words.say("draw-tower")) + el("desc", self._told())
        return el(
            "svg",
            SafeString(title),
            *parts,
            viewBox=f"0 0 {across:g} {up:g}",
            class_="tt-map tt-pixels",
            role="img",
        )

    # Where things are.

    def _left(self, space: int) -> float:
        return MARGIN + space % self.width * CELL

    def _top(self, space: int) -> float:
        row = space // self.width - self.low_row
        return self.shut * SHUT + 3 + (self.rows - 1 - row) * CELL

    def _set(self, index: int) -> str:
        """The set of the tile that a space belongs to: it has walls and platforms of its own look."""
        space = index + self.low_row * self.width
        level, half = space // self.width // self.high, space % self.width * 2 // self.width
        return self._tile_set(level * 2 + half)

    def _tile_set(self, number: int) -> str:
        slug = self.board.tiles[number] if number < len(self.board.tiles) else None
        tiles = self.words.release.entries["tile"]
        named = tiles[slug].data.set if slug in tiles else ""
        return named if self.table.art.icon(f"platform_{named}") else ""

    # What stays.

    def _hidden(self, number: int) -> SafeString:
        """A level that lies face down."""
        level = self.board.levels - number
        key = "table-hidden-boss" if number == 0 else "table-hidden"
        y = number * SHUT
        return el(
            "g",
            el(
                "rect",
                x=MARGIN,
                y=y + 0.5,
                width=self.width * CELL,
                height=SHUT - 1.0,
                rx=1.5,
                class_="tt-shut",
            ),
            el(
                "text",
                self.words.say(key, {"level": level}),
                x=MARGIN + self.width * CELL / 2,
                y=y + SHUT / 2 + 1.3,
                class_="tt-shut-text",
            ),
        )

    def _ground(self, level: int) -> SafeString:
        """The tiles of a level, each with its name."""
        parts = []
        for half in (0, 1):
            number = level * 2 + half
            slug = self.board.tiles[number]
            bottom_left = level * self.high * self.width + half * self.width // 2
            x = self._left(bottom_left)
            y = self._top(bottom_left) - (self.high - 1) * CELL
            wide, high = self.width * CELL / 2, self.high * CELL
            look = self._tile_set(number) or "plain"
            parts.append(el("rect", x=x, y=y, width=wide, height=high, class_=f"tt-tile tt-{look}"))
            for column in range(self.width // 2):
                for row in range(self.high):
                    parts.append(
                        el(
                            "rect",
                            x=x + column * CELL + 1,
                            y=y + row * CELL + 1,
                            width=CELL - 2,
                            height=CELL - 5,
                            class_="tt-space",
                        )
                    )
            if slug:
                parts.append(
                    el("text", self.words.name(f"tile/{slug}"), x=x + 2, y=y + 3.3, class_="tt-small-text")
                )
        return el("g", *parts)

    def _structure(self, index: int, space: Space) -> SafeString:
        """Platform, ladder and wall of a space."""
        number = index + self.low_row * self.width
        x, y = self._left(number), self._top(number)
        look = self._set(index)
        parts = []
        lowest = index < self.width
        if space.floor != "none" or lowest:
            parts.append(self._piece(f"platform_{look}", x, y + 16, CELL, 4, "tt-platform"))
        if space.floor == "one_way":
            parts.append(self._piece("one_way", x, y + 16, CELL, 4, "tt-one-way"))
        if space.ladder:
            parts.append(self._piece("ladder", x + 9.6, y - 4, 10, CELL, "tt-ladder"))
        if space.wall_right and number % self.width < self.width - 1:
            parts.append(self._piece(f"wall_{look}", x + CELL - 1.5, y - 4, 3, CELL, "tt-wall"))
        return joined(parts)

    def _piece(self, icon: str, x: float, y: float, width: float, height: float, class_: str) -> SafeString:
        """A part of the building: an icon, or a plain shape where there is none."""
        address = self.table.art.icon(icon)
        if not address:
            return el("rect", x=x, y=y, width=width, height=height, class_=class_)
        return el("use", href=address, x=x, y=y, width=width, height=height)

    def _thing(self, index: int, space: Space) -> SafeString:
        """What a space is, and the Gold and Gems that lie on it."""
        number = index + self.low_row * self.width
        x, y = self._left(number), self._top(number)
        kind = space.kind
        parts = []
        if kind in THINGS:
            parts.append(self._piece(kind, x + 1.4, y + 6.6, 9, 9, "tt-thing"))
        lies = self.board.tokens.get(str(number), Pile(gold=0, gems=0))
        left, top = x + 2, y + 2.2 if kind in THINGS else y + 8
        for icon, amount in (("gold", lies.gold), ("gem", lies.gems)):
            if amount:
                parts.append(self._piece(icon, left, top, 7, 7, "tt-token"))
                if amount > 1:
                    parts.append(self._counter(str(amount), left + 6, top + 6, "tt-pile"))
                left += 8
        return joined(parts)

    def _scale(self) -> list[SafeString]:
        """Letters under the columns, numbers beside the rows: spaces are named by them."""
        parts = []
        for column in range(self.width):
            x = self._left(column) + CELL / 2
            y = self._top(self.low_row * self.width) + CELL + 5
            parts.append(el("text", chr(ord("a") + column), x=x, y=y, class_="tt-scale"))
        for row in range(self.rows):
            first = (self.low_row + row) * self.width
            y = self._top(first) + CELL / 2 + 1
            for x in (MARGIN / 2, MARGIN * 1.5 + self.width * CELL):
                parts.append(el("text", str(self.low_row + row + 1), x=x, y=y, class_="tt-scale"))
        return parts

    # What moves.

    def _figures(self) -> list[SafeString]:
        parts = []
        chosen = self.view.turn.enemy
        for enemy in self.board.enemies:
            entry = self.table.entry(enemy.enemy)
            class_ = "tt-boss" if entry.startswith("boss/") else "tt-enemy"
            class_ += " tt-chosen" if enemy.slot == chosen else ""
            parts.append(self._figure(entry, enemy.space, class_, f"{enemy.damage}", f"{enemy.health}"))
        active = self.view.turn.active
        for hero in self.view.heroes:
            if hero.space >= 0:
                class_ = "tt-hero tt-acting" if hero.seat == active else "tt-hero"
                parts.append(self._figure(f"hero/{hero.hero}", hero.space, class_, "", f"{hero.hearts}"))
        return parts

    def _figure(self, entry: str, space: int, class_: str, damage: str, health: str) -> SafeString:
        """A figure with its Health, and an enemy with its Damage."""
        x, y = self._left(space), self._top(space)
        address = self.table.picture_of(entry)
        parts: list[str] = [el("title", f"{self.words.name(entry)} ({self._space(space)})")]
        parts.append(el("ellipse", cx=x + 11, cy=y + 15.6, rx=7, ry=1.8, class_="tt-base"))
        if address:
            parts.append(el("image", href=address, x=x + 3.5, y=y + 0.8, width=15, height=15))
        else:
            parts.append(el("circle", cx=x + 11, cy=y + 9, r=6, class_="tt-disc"))
            parts.append(el("text", self.words.name(entry)[:2], x=x + 11, y=y + 11, class_="tt-disc-text"))
        parts.append(self._counter(health, x + 17.2, y + 4, "tt-life"))
        if damage:
            parts.append(self._counter(damage, x + 17.2, y + 11.6, "tt-damage"))
        return el("g", *parts, class_=class_)

    def _counter(self, value: str, x: float, y: float, class_: str) -> SafeString:
        circle = el("circle", cx=x, cy=y, r=3.1)
        return el("g", circle, el("text", value, x=x, y=y + 1.5), class_=f"tt-counter {class_}")

    def _marked(self) -> list[SafeString]:
        """The spaces to which actions lead."""
        parts = []
        for (column, row), numbers in self.marks.items():
            space = (row - 1) * self.width + column - 1
            if not self.low_row <= row - 1 < self.low_row + self.rows:
                continue
            x, y = self._left(space), self._top(space)
            frame = el("rect", x=x + 0.6, y=y + 0.6, width=CELL - 1.2, height=CELL - 1.2, rx=2)
            label = el("text", ", ".join(map(str, numbers)), x=x + 3.6, y=y + 5)
            plate = el("rect", x=x + 0.6, y=y + 0.6, width=6, height=6, rx=2, class_="tt-plate")
            parts.append(el("g", frame, plate, label, class_="tt-mark", data_action=numbers[0]))
        return parts

    def _space(self, space: int) -> str:
        return f"{chr(ord('a') + space % self.width)}{space // self.width + 1}"

    def _told(self) -> str:
        """Who stands where, in words."""
        placed = [(f"hero/{hero.hero}", hero.space) for hero in self.view.heroes]
        placed += [(self.table.entry(enemy.enemy), enemy.space) for enemy in self.board.enemies]
        return "; ".join(
            f"{self.words.name(entry)}: {self._space(space)}" for entry, space in placed if space >= 0
        )
