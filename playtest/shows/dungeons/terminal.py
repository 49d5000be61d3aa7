"""The table of Dungeons: the tiles that lie there, figures, exits, heroes with their cards, enemies, the item
row.

A space is three characters wide: two for the figure on it, one for its terrain. An opening shows whether it
has been explored. Rows and columns are counted over the whole grid, so that a space keeps its name.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from msgspec import UNSET

from content.playwording import PlayWording, space_name
from engine.games.dungeons.view import Enemy, Hero, Line, Skills, Space, View
from engine.kernel import Args
from playtest.shows import terminal
from playtest.shows.dungeons.board import clocks, gear_of
from playtest.shows.questions import Asker
from playtest.shows.terminal import WIDTH

TERRAIN = {"plain": "·", "blocked": "#", "water": "~", "pit": "v", "void": " "}
EXITS = {"unexplored": "?", "closed": "x", "out": ">", "joined": "="}
SHOWN = ("blocked", "water", "pit")
MARGIN = 4


class Picture(terminal.Picture[View]):
    """Draws a table of Dungeons."""

    def __init__(self, words: PlayWording, asker: Asker[View], pen: terminal.Pen) -> None:
        super().__init__(words, asker, pen)
        self.signs: dict[str, str] = {}

    def draw(self, view: View) -> list[list[str]]:
        """The map and what lies beside it."""
        self.signs = {}
        figures = self._figures(view)
        blocks = [self._story(view), self._map(view, figures), self._heroes(view), self._enemies(view)]
        return [block for block in [*blocks, self._row(view), self._roll(view)] if block]

    def cards(self, view: View) -> list[str]:
        """Heroes with all their cards, enemies, the item row."""
        found: list[str] = []
        for hero in view.heroes:
            found += [f"hero/{hero.hero}"] if hero.hero else []
            found += gear_of(hero)
            found += [f"item/{item.slug}" for item in hero.items]
        found += [f"enemy/{enemy.enemy}" for enemy in view.enemies]
        found += [f"item/{item.slug}" for item in view.items.row if item.slug]
        return list(dict.fromkeys(found))

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        signs = {name: TERRAIN[name] for name in SHOWN} | EXITS
        parts = [self.words.phrase(f"table-legend-{name}", {"sign": sign}) for name, sign in signs.items()]
        return self.words.say("table-legend", {"legend": " · ".join(parts)})

    # The map.

    def _map(self, view: View, figures: Mapping[int, str]) -> list[str]:
        spaces = {(space.column, space.row): space for space in view.map.spaces}
        if not spaces:
            return []
        exits = {way.space: way.state for room in view.map.rooms for way in room.exits}
        columns = range(min(column for column, _row in spaces), max(column for column, _row in spaces) + 1)
        rows = range(min(row for _column, row in spaces), max(row for _column, row in spaces) + 1)
        lines = []
        for row in rows:
            text = ""
            for column in columns:
                text += self._space(spaces.get((column, row)), exits, figures)
            lines.append(self.pen(f"{row:>{MARGIN - 1}} ", "quiet") + text.rstrip())
        letters = "".join(f"{space_name(column, 0)[:-1]:>2} " for column in columns)
        return [*lines, " " * MARGIN + self.pen(letters.rstrip(), "quiet"), ""]

    def _space(self, space: Space | None, exits: Mapping[int, str], figures: Mapping[int, str]) -> str:
        if space is None:
            return "   "
        sign = EXITS[exits[space.space]] if space.space in exits else TERRAIN[space.terrain]
        if space.terrain == "blocked" and space.space not in exits:
            return self.pen("###", "solid")
        return figures.get(space.space, " " + self.pen(sign, "solid")) + (
            self.pen(sign, "solid") if space.space in figures else " "
        )

    def _figures(self, view: View) -> dict[int, str]:
        """The two characters of every figure, by space. Heroes are written in capitals."""
        figures = {}
        for hero in view.heroes:
            if hero.hero and hero.space >= 0:
                figures[hero.space] = self.pen(self._hero_sign(hero.hero), "hero")
        for enemy in view.enemies:
            figures[enemy.space] = self.pen(self._enemy_sign(enemy), "enemy")
        return figures

    def _hero_sign(self, slug: str) -> str:
        return self._sign(f"hero/{slug}").upper()

    def _enemy_sign(self, enemy: Enemy) -> str:
        """A letter of the enemy's name and its number, so that several of a kind are told apart."""
        letter = next(letter for letter in self.words.name(f"enemy/{enemy.enemy}") if letter.isalpha())
        return f"{letter.lower()}{enemy.slot % 10}"

    def _sign(self, entry: str) -> str:
        """Two letters of a name that no other name on the table has."""
        if entry not in self.signs:
            letters = [letter for letter in self.words.name(entry) if letter.isalpha()]
            pairs = [letters[0].upper() + other.lower() for other in letters[1:]] or [letters[0] * 2]
            taken = {sign.upper() for sign in self.signs.values()}
            self.signs[entry] = next((pair for pair in pairs if pair.upper() not in taken), pairs[0])
        return self.signs[entry]

    # Beside the map.

    def _story(self, view: View) -> list[str]:
        adventure = f"adventure/{view.adventure}"
        args: Args = {"adventure": adventure, "round": view.round.number, "limit": view.round.limit}
        lines = [self.words.say("table-adventure", args)]
        for name, value, most in clocks(self.words.release, self.words.language, view):
            lines.append(self.words.say("draw-clock", {"name": name, "value": value, "most": most}))
        rules = [self._text(view, f"rules.{name}.text") for name in view.story.rules]
        if any(rules):
            lines += _wrapped(self.words.say("table-rules", {"rules": " ".join(filter(None, rules))}))
        can = [
            self._text(view, f"interactions.{each.interaction}.name")
            for each in view.story.interactions
            if not each.done
        ]
        if can:
            lines += _wrapped(self.words.say("table-can", {"interactions": "; ".join(can)}))
        return lines

    def _text(self, view: View, field: str) -> str:
        return self.words.release.text(self.words.language, "adventure", view.adventure, field)

    def _heroes(self, view: View) -> list[str]:
        lines: list[str] = []
        for hero in view.heroes:
            if hero.hero and hero.skills:
                lines += self._hero(view, hero, hero.hero, hero.skills)
        return lines

    def _hero(self, view: View, hero: Hero, slug: str, skills: Skills) -> list[str]:
        args: Args = {
            "health": hero.health,
            "energy": hero.energy,
            "loot": hero.loot,
            "hero": f"hero/{slug}",
            "most": hero.health if hero.most_health is UNSET else hero.most_health,
            "sign": self._hero_sign(slug),
        }
        notes = []
        seat = hero.seat
        if hero.fallen or hero.escaped:
            notes.append(self.words.phrase("table-fallen" if hero.fallen else "table-escaped"))
        elif view.round.active == seat and view.round.phase == "player":
            notes.append(self.words.phrase("table-active", {"actions": view.round.actions}))
        elif view.round.activated[seat]:
            notes.append(self.words.phrase("table-done"))
        line = self.words.say("table-hero", args) + (f" ({', '.join(notes)})" if notes else "")
        gear = {"equipment": f"equipment/{hero.equipment}", "ability": f"ability/{hero.ability}"}
        numbers: Args = {
            "speed": skills.speed,
            "melee": _dice(skills.melee),
            "ranged": _dice(skills.ranged),
            "defence": f"{skills.defence:+d}",
        }
        lines = [line, *_wrapped(self.words.say("table-gear", gear), "     ")]
        lines += _wrapped(self.words.say("table-stats", numbers), "     ")
        if hero.items:
            items = ", ".join(self.words.name(f"item/{item.slug}") for item in hero.items)
            lines += _wrapped(self.words.say("table-items", {"items": items}), "     ")
        return lines

    def _enemies(self, view: View) -> list[str]:
        lines = []
        for enemy in view.enemies:
            args: Args = {"enemy": f"enemy/{enemy.enemy}", "type": enemy.type, "health": enemy.health}
            text = self.words.phrase("table-enemy", {**args, "sign": self._enemy_sign(enemy)})
            stunned = f" ({self.words.phrase('table-stunned')})" if enemy.stunned else ""
            lines.append(text + stunned)
        return lines

    def _row(self, view: View) -> list[str]:
        cards = []
        for item in view.items.row:
            if item.slug:
                price = self.words.release.entries["item"][item.slug].data.loot
                cards.append(self.words.say("table-price", {"card": f"item/{item.slug}", "price": price}))
        return _wrapped(self.words.say("table-row", {"items": ", ".join(cards)})) if cards else []

    def _roll(self, view: View) -> list[str]:
        """The dice that lie there while somebody may still change them."""
        roll = view.roll
        if roll is None:
            return []
        dice = ", ".join(str(face) for face in roll.faces)
        return [self.words.say("event-rolled-dice", {"roll": roll.roll, "dice": dice})]


def _dice(line: Line) -> str:
    """Dice and modifier as people write them: 3+1."""
    return f"{line.dice}{line.modifier:+d}" if line.dice else "-"


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ")
