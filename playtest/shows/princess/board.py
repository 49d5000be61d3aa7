"""The table of The Princess: the travellers around it, what lies in the middle, the challenge, the own hand,
and a board for every player. Only what the viewer's seat may know is drawn.

The round table is drawn twice, broad for a screen and tall for a telephone; the page shows the one that fits.
"""

from __future__ import annotations

import math
from functools import cache

from django.utils.safestring import SafeString
from msgspec import UNSET

from engine.games.princess.view import Challenge, Hero, View
from playtest.shows import board
from playtest.shows.board import Marks, Panel
from playtest.shows.markup import el, joined

KINDS = ("adventure_card", "princess")
"""Where the slug of a card is looked for."""
FINE = 720
"""Into how many pieces the edge of the table is cut to lay it out."""


class Board(board.Board[View]):
    """Shows a table of The Princess."""

    def entry(self, slug: str) -> str:
        """The entry of a card."""
        kind = next(kind for kind in KINDS if slug in self.words.release.entries.get(kind, {}))
        return f"{kind}/{slug}"

    # In pictures.

    def draw(self, view: View, marks: Marks | None = None) -> list[Panel]:
        """The round table, the own hand, the challenge, the shop, a board for every player."""
        broad, tall = Round(self, view, 900, 520), Round(self, view, 480, 520 + 34 * len(view.heroes))
        both = joined(
            (el("div", broad.drawn(), class_="tt-broad"), el("div", tall.drawn(), class_="tt-tall"))
        )
        panels = [Panel("map", self.words.say("draw-table"), both, "above")]
        if view.seat >= 0:
            panels.append(Panel("hand", self.words.say("draw-hand"), self._hand(view)))
        duel = view.challenge
        if duel is not None and duel.table:
            panels.append(Panel("duel", self._duel_title(duel, view), self._duel(duel, view)))
        panels.append(Panel("shop", self.words.say("draw-shop"), self._shop(view)))
        panels.append(Panel("seats", self.words.say("draw-players"), self._players(view)))
        return panels

    def _player_name(self, view: View, seat: int) -> str:
        return self.asker.call(view, len(view.heroes))[seat]

    def dealt(self, slug: str, *notes: str, class_: str = "") -> SafeString:
        """A card that is seen, in the colour and with the sign of its type."""
        entry = self.entry(slug)
        kind = entry.partition("/")[0]
        type_ = getattr(self.words.release.entries[kind][slug].data, "type", "")
        if not type_:
            return self.card(entry, *notes, class_=class_)
        sign = self.icon(type_, self.words.say(f"word-{type_}"))
        return self.card(entry, sign, *notes, class_=f"tt-of-{type_} {class_}".strip())

    def back(self, mark: str | None) -> SafeString:
        """A card that lies face down."""
        text = (
            self.words.phrase("table-face-down-mark", {"mark": mark})
            if mark
            else self.words.phrase("table-face-down")
        )
        sign = self.icon(mark, class_="tt-icon") if mark and self.art.icon(mark) else el("span", "?")
        return el("div", sign, el("span", text, class_="tt-name"), class_="tt-card tt-back")

    def _duel_title(self, duel: Challenge, view: View) -> str:
        hero = f"character/{view.heroes[duel.challenger].character}"
        if duel.opponent is None:
            return self.words.say("table-challenge-alone", {"hero": hero})
        other = f"character/{view.heroes[duel.opponent].character}"
        return self.words.say("table-challenge", {"hero": hero, "other_hero": other, "round": duel.round})

    def _duel(self, duel: Challenge, view: View) -> SafeString:
        laid = []
        for card in duel.table:
            whose = el("span", self._player_name(view, card.seat), class_="tt-note")
            shown = self.back(card.back) if card.slug is UNSET else self.dealt(card.slug)
            laid.append(el("div", whose, shown, class_="tt-laid"))
        return el("div", *laid, class_="tt-cards")

    def _hand(self, view: View) -> SafeString:
        hero = view.heroes[view.seat]
        cards = [self.dealt(card.slug, class_="tt-held") for card in hero.hand]
        if hero.secret:
            own = self.words.phrase("table-secret-own", {"secret": f"secret/{hero.secret}"})
            note = el("span", own.split(":")[0], class_="tt-note")
            cards.append(self.card(f"secret/{hero.secret}", note, class_="tt-secret tt-held"))
        if not cards:
            return el("p", self.words.say("table-hand-empty"))
        return el("div", *cards, class_="tt-cards tt-hand")

    def _shop(self, view: View) -> SafeString:
        cards = [self.dealt(card.slug) for card in view.shop if card]
        cards += [self.dealt(card.slug) for card in view.spells]
        if view.environment:
            cards.append(self.dealt(view.environment.slug))
        if not cards:
            return el("p", self.words.say("table-shop-empty"))
        return el("div", *cards, class_="tt-cards")

    def _players(self, view: View) -> SafeString:
        return el("ul", *(self._player(view, hero) for hero in view.heroes), class_="tt-seats")

    def _player(self, view: View, hero: Hero) -> SafeString:
        name = self._player_name(view, hero.seat)
        if not hero.character:
            offered = [self.card(f"character/{slug}") for slug in hero.offered]
            return self.seat(hero.seat, name, cards=offered)
        entry = f"character/{hero.character}"
        notes = []
        if not hero.alive:
            notes.append(self.words.phrase("draw-ghost"))
        if hero.overloaded:
            notes.append(self.words.phrase("table-overloaded"))
        if view.princess.holder == hero.seat:
            notes.append(self.words.phrase("table-holder"))
        cards = []
        if hero.secret and hero.seat != view.seat:
            cards.append(self.card(f"secret/{hero.secret}", class_="tt-secret"))
        cards += [self.dealt(card.slug, class_="tt-bad") for card in hero.curses]
        if hero.seat != view.seat:
            known = [card for card in hero.hand if card.is_there]
            cards += [self.dealt(card.slug, class_="tt-quiet") for card in known]
        acts = view.turn.active == hero.seat
        owned = [self.owned(hero)]
        return self.seat(hero.seat, name, entry, notes, owned, cards, acts=acts, out=not hero.alive)

    def owned(self, hero: Hero) -> list[SafeString]:
        """Life, gold and the number of cards."""
        life = self.number("heart", self.words.say("draw-life"), f"{hero.life}/{hero.maximum}")
        gold = self.number("gold", self.words.say("draw-gold"), hero.gold)
        cards = self.number("chest", self.words.say("draw-cards"), hero.cards)
        return [life, gold, cards] if hero.alive else [gold, cards]


class Round:
    """Draws the round table: portraits on its edge, the viewer's own at the bottom, the board in its
    middle."""

    def __init__(self, table: Board, view: View, width: int, height: int) -> None:
        self.table = table
        self.words = table.words
        self.view = view
        self.width = width
        self.height = height
        self.middle = width / 2, height / 2 - 18
        self.radius = width / 2 - 84, height / 2 - 78
        self.edge = edge(*self.middle, *self.radius)

    def drawn(self) -> SafeString:
        """The whole table."""
        x, y = self.middle
        across, up = self.radius
        cloth = [
            el("ellipse", cx=x, cy=y + 7, rx=across + 6, ry=up + 6, class_="tt-shadow"),
            el("ellipse", cx=x, cy=y, rx=across + 6, ry=up + 6, class_="tt-rim"),
            el("ellipse", cx=x, cy=y, rx=across - 6, ry=up - 6, class_="tt-cloth"),
        ]
        seats = [self._seat(hero) for hero in self.view.heroes]
        title = joined((el("title", self.words.say("draw-table")), el("desc", self._told())))
        return el(
            "svg",
            title,
            *cloth,
            *self._board(),
            *seats,
            *self._arrow(),
            viewBox=f"0 0 {self.width} {self.height}",
            class_="tt-map tt-round-table",
            role="img",
        )

    def _place(self, seat: int) -> tuple[float, float]:
        """Where a seat is: the viewer at the bottom, the others in their order clockwise, all equally far
        from their neighbours along the edge."""
        seats = len(self.view.heroes)
        own = max(self.view.seat, 0)
        return self.edge[(seat - own) % seats * len(self.edge) // seats]

    def _seat(self, hero: Hero) -> SafeString:
        x, y = self._place(hero.seat)
        entry = f"character/{hero.character}" if hero.character else ""
        address = self.table.picture_of(entry) if entry else ""
        name = self.table.asker.call(self.view, len(self.view.heroes))[hero.seat]
        classes = ["tt-place"]
        classes += ["tt-acting"] if self.view.turn.active == hero.seat else []
        classes += [] if hero.alive else ["tt-dead"]
        parts: list[str] = [el("title", name), el("circle", cx=x, cy=y, r=38, class_="tt-medal")]
        if address:
            parts.append(el("image", href=address, x=x - 29, y=y - 30, width=58, height=58))
        else:
            parts.append(el("text", str(hero.seat), x=x, y=y + 9, class_="tt-big"))
        if self.view.princess.holder == hero.seat:
            parts.append(self._use("crown", x - 16, y - 56, 32, 24))
        wide = max(112.0, len(name) * 8.4 + 24)
        middle = min(max(x, wide / 2 + 3), self.width - wide / 2 - 3)
        left = round(middle - wide / 2, 1)
        parts.append(el("rect", x=left, y=y + 30, width=wide, height=22, rx=11, class_="tt-ribbon"))
        parts.append(el("text", name, x=round(middle, 1), y=y + 45.5, class_="tt-seat-name"))
        parts += self._counts(hero, x, y + 65)
        if hero.secret:
            secret = self.table.picture_of(f"secret/{hero.secret}")
            if secret:
                parts.append(el("circle", cx=x + 34, cy=y - 26, r=15, class_="tt-known"))
                parts.append(el("image", href=secret, x=x + 22, y=y - 38, width=24, height=24))
        return el("g", *parts, class_=" ".join(classes))

    def _counts(self, hero: Hero, x: float, y: float) -> list[SafeString]:
        """Life, gold, cards, each behind its icon."""
        if not hero.character:
            return []
        first = ("heart", str(hero.life)) if hero.alive else ("ghost", "")
        shown = [first, ("gold", str(hero.gold)), ("chest", str(hero.cards))]
        left = x - 56
        plate = {"x": x - 66, "y": y - 12, "width": 132, "height": 23, "rx": 11}
        parts: list[SafeString] = [el("rect", **plate, class_="tt-plate")]
        for number, (icon, value) in enumerate(shown):
            at = left + number * 42
            parts.append(el("g", self._use(icon, at - 4, y - 9, 17, 17), class_=f"tt-n-{icon}"))
            parts.append(el("text", value, x=at + 16, y=y + 5, class_="tt-count"))
        return parts

    def _board(self) -> list[SafeString]:
        """The middle: the deck with the mark of its top card, the discard pile, the Environment, the
        Princess."""
        x, y = self.middle
        deck, discard = self.view.deck, self.view.discard
        parts = [self._pile(x - 92, y - 44, deck.cards, self.words.say("draw-deck"), deck.top or "")]
        top = self.table.picture_of(self.table.entry(discard[-1].slug)) if discard else ""
        parts.append(self._pile(x + 32, y - 44, len(discard), self.words.say("draw-discard"), "", top))
        princess = self.view.princess
        entries = self.words.release.entries.get("princess", {})
        slug = next(iter(entries), "")
        address = self.table.picture_of(f"princess/{slug}") if slug else ""
        if address and princess.holder is None:
            gone = princess.status == "kidnapped"
            parts.append(
                el(
                    "g",
                    el("circle", cx=x, cy=y, r=27, class_="tt-medal tt-of-princess"),
                    el("image", href=address, x=x - 22, y=y - 22, width=44, height=44),
                    class_="tt-dead" if gone else None,
                )
            )
        lines = [self._princess()]
        place = self.view.environment
        if place:
            lines.append(self.words.say("table-environment", {"card": self.table.entry(place.slug)}))
        for number, line in enumerate(lines):
            parts.append(el("text", line, x=x, y=y + 78 + number * 18, class_="tt-board-text"))
        return parts

    def _princess(self) -> str:
        princess = self.view.princess
        if princess.status == "kidnapped":
            return self.words.say("table-princess-kidnapped")
        if princess.holder is None:
            return self.words.say("draw-princess-centre")
        hero = f"character/{self.view.heroes[princess.holder].character}"
        return self.words.say("draw-princess-held", {"hero": hero})

    def _pile(self, x: float, y: float, cards: int, name: str, mark: str, picture: str = "") -> SafeString:
        parts: list[str] = [el("title", f"{name}: {cards}")]
        for depth in range(min(3, max(cards, 1)) - 1, -1, -1):
            at = depth * 2.5
            class_ = "tt-pile" if cards else "tt-pile tt-bare"
            parts.append(el("rect", x=x - at, y=y - at, width=60, height=82, rx=6, class_=class_))
        if mark:
            parts.append(self._mark(mark, x + 30, y + 34))
        if picture:
            parts.append(el("image", href=picture, x=x + 6, y=y + 8, width=48, height=48))
        parts.append(el("text", str(cards), x=x + 30, y=y + 74, class_="tt-pile-text"))
        return el("g", *parts)

    def _mark(self, mark: str, x: float, y: float) -> SafeString:
        """The mark on the back of a card."""
        if self.table.art.icon(mark):
            return self._use(mark, x - 16, y - 16, 32, 32)
        sign = {"question": "?", "exclamation": "!"}.get(mark, "")
        return el("text", sign, x=x, y=y + 12, class_="tt-mark-sign")

    def _arrow(self) -> list[SafeString]:
        """Who challenges whom."""
        duel = self.view.challenge
        if duel is None or duel.opponent is None:
            return []
        (x1, y1), (x2, y2) = self._place(duel.challenger), self._place(duel.opponent)
        # It bends away from the board in the middle; from one side to the other it goes round it.
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        nx, ny = (y1 - y2) / length, (x2 - x1) / length
        beside = ((x1 + x2) / 2 - self.middle[0]) * nx + ((y1 + y2) / 2 - self.middle[1]) * ny
        outwards = beside if abs(beside) > 30 else nx - ny
        bend = min(0.2 * length, 70.0) if abs(beside) > 30 else min(0.62 * length, 230.0)
        bend = math.copysign(bend, outwards)
        bx, by = (x1 + x2) / 2 + nx * bend, (y1 + y2) / 2 + ny * bend
        away = math.atan2(y2 - by, x2 - bx)
        # The line ends beside the portrait, in an arrowhead.
        tip = x2 - 58 * math.cos(away), y2 - 58 * math.sin(away)
        corners = [tip]
        for turn in (2.7, -2.7):
            corners.append((tip[0] + 20 * math.cos(away + turn), tip[1] + 20 * math.sin(away + turn)))
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in corners)
        off = math.atan2(by - y1, bx - x1)
        x1, y1 = x1 + 42 * math.cos(off), y1 + 42 * math.sin(off)
        curve = f"M{x1:.1f} {y1:.1f}Q{bx:.1f} {by:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        return [
            el("path", d=curve, class_="tt-challenge"),
            el("polygon", points=points, class_="tt-arrowhead"),
        ]

    def _use(self, icon: str, x: float, y: float, width: float, height: float) -> SafeString:
        address = self.table.art.icon(icon)
        if not address:
            return joined(())
        return el("use", href=address, x=round(x, 1), y=round(y, 1), width=width, height=height)

    def _told(self) -> str:
        """The players and what they have, in words."""
        told = []
        for hero in self.view.heroes:
            if not hero.character:
                told.append(self.words.say("table-undecided", {"seat": hero.seat + 1}))
                continue
            key = "table-hero" if hero.alive else "table-ghost"
            told.append(self.words.say(key, said(hero)))
        return "; ".join(told)


def said(hero: Hero) -> dict[str, str | int]:
    """A player and what they have, as arguments of messages."""
    return {
        "hero": f"character/{hero.character}",
        "life": hero.life,
        "maximum": hero.maximum,
        "gold": hero.gold,
        "cards": hero.cards,
    }


@cache
def edge(x: float, y: float, across: float, up: float) -> list[tuple[float, float]]:
    """Points at equal distances along the edge of a table, clockwise from the bottom."""
    around = []
    for number in range(FINE):
        angle = math.pi / 2 + number * 2 * math.pi / FINE
        around.append((x + across * math.cos(angle), y + up * math.sin(angle)))
    walked = [0.0]
    for number, point in enumerate(around):
        walked.append(walked[-1] + math.dist(point, around[(number + 1) % FINE]))
    places, at = [], 0
    for number in range(FINE):
        while walked[at + 1] <= number * walked[-1] / FINE:
            at += 1
        places.append((round(around[at][0], 1), round(around[at][1], 1)))
    return places
