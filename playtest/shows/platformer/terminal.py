"""The table of Platformer: the open levels as a drawing, the dice, the heroes with their cards, the shop.

A space is four characters wide: two for the figure on it, one for what it is or what lies on it, one for a
ladder. Under each row stands its floor: ``=`` a platform, ``^`` a way up, ``H`` where a ladder goes through.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping

from content.playwording import PlayWording
from engine.games.platformer.view import Enemy, HeldCard, Map, Pile, Space, View
from engine.kernel import Args
from playtest.shows import terminal
from playtest.shows.questions import Asker
from playtest.shows.terminal import WIDTH

SIGNS = {
    "trap": "x",
    "shop": "$",
    "portal": "@",
    "spawn": ".",
    "boss_spawn": "B",
    "special": "!",
}
TOKENS = {"gold": "o", "gem": "*", "pile": "&"}
"""One Gold, one Gem, or more than one token; how many is told beside the map."""
STRUCTURE = {"ladder": "H", "platform": "=", "one_way": "^", "wall": "|"}
MARGIN = 4


class Picture(terminal.Picture[View]):
    """Draws a table of Platformer."""

    def __init__(self, words: PlayWording, asker: Asker[View], pen: terminal.Pen) -> None:
        super().__init__(words, asker, pen)
        self.signs: dict[str, str] = {}

    def draw(self, view: View) -> list[list[str]]:
        """The map and what lies beside it."""
        blocks = [self._map(view), self._boss(view), self._heroes(view), self._shop(view), self._dice(view)]
        return [block for block in blocks if block]

    def cards(self, view: View) -> list[str]:
        """Heroes, their cards and tokens, the shop, enemies, boss, artifacts, the event."""
        found = [f"hero/{hero.hero}" for hero in view.heroes]
        for hero in view.heroes:
            found += [self._entry(card.slug) for card in hero.cards]
            found += [f"boss_token/{token}" for token in hero.tokens]
        found += [self._entry(card.slug) for card in view.shop.display if card.slug]
        found += [self._entry(enemy.enemy) for enemy in view.map.enemies]
        found.append(f"boss/{view.boss.boss}")
        found += [f"artifact/{card.slug}" for card in view.artifacts]
        found += [f"event/{view.events.current}"] if view.events.current else []
        return list(dict.fromkeys(found))

    def _entry(self, slug: str) -> str:
        """The entry of a slug that the view gives without its kind."""
        kinds = ("item", "potion", "artifact", "enemy", "boss", "boss_token")
        kind = next(kind for kind in kinds if slug in self.words.release.entries.get(kind, {}))
        return f"{kind}/{slug}"

    # The map.

    def _map(self, view: View) -> list[str]:
        board = view.map
        figures = self._figures(view)
        lines = []
        for level in range(board.levels - 1, -1, -1):
            last = level == board.levels - 1
            if level > board.high_level:
                key = "table-hidden-boss" if last else "table-hidden"
                lines.append(" " * MARGIN + self.pen(self.words.say(key, {"level": level + 1}), "quiet"))
            elif level >= board.low_level:
                lines += self._level(board, level, figures)
        columns = "".join(f"  {chr(ord('a') + column)}  " for column in range(board.width))
        return [*lines, " " * (MARGIN + 1) + self.pen(columns.rstrip(), "quiet"), ""]

    def _level(self, board: Map, level: int, figures: Mapping[int, str]) -> list[str]:
        lines = []
        height = board.level_height
        last = level == board.levels - 1
        title = self.words.say("table-boss-level" if last else "table-level", {"level": level + 1})
        for row in range((level + 1) * height - 1, level * height - 1, -1):
            text = self._row(board, row, figures)
            lines.append(text + ("  " + self.pen(title, "quiet") if row == (level + 1) * height - 1 else ""))
            lines.append(self._floor(board, row))
        return lines

    def _space(self, board: Map, space: int) -> Space:
        return board.spaces[space - board.low_level * board.level_height * board.width]

    def _row(self, board: Map, row: int, figures: Mapping[int, str]) -> str:
        width = board.width
        text = self.pen(f"{row + 1:>{MARGIN - 1}} ", "quiet") + self.pen("|", "solid")
        for column in range(width):
            space = row * width + column
            seen = self._space(board, space)
            lies = board.tokens.get(str(space))
            sign = self.pen(TOKENS[_token(lies)], "token") if lies else SIGNS.get(seen.kind, " ")
            text += figures.get(space, "  ") + sign + (self.pen("H", "solid") if seen.ladder else " ")
            text += self.pen("|", "solid") if seen.wall_right or column == width - 1 else " "
        return text

    def _floor(self, board: Map, row: int) -> str:
        """What is under a row. The ladder of the space below crosses its platform; the lowest row always
        stands on something."""
        width = board.width
        lowest = row == board.low_level * board.level_height
        text = ""
        for column in range(width):
            space = row * width + column
            floor = self._space(board, space).floor
            fill = {"platform": "=", "one_way": "^"}.get(floor, "=" if lowest else " ")
            ladder = not lowest and self._space(board, space - width).ladder
            through = ladder and floor == "platform"
            text += fill * 3 + ("H" if through else fill) + (fill if fill != " " else " ")
        return " " * (MARGIN + 1) + self.pen(text[: width * 5 - 1].rstrip(), "solid")

    def _figures(self, view: View) -> dict[int, str]:
        """The two characters of every figure, by space. Heroes are written in capitals."""
        self.signs = {}
        figures = {}
        for hero in view.heroes:
            sign = self._sign(f"hero/{hero.hero}").upper()
            figures[hero.space] = self.pen(sign, "hero")
        for enemy in view.map.enemies:
            figures[enemy.space] = self.pen(self._sign(self._entry(enemy.enemy)), "enemy")
        return figures

    def _sign(self, entry: str) -> str:
        """Two letters of a name that no other name on the table has."""
        if entry not in self.signs:
            letters = [letter for letter in self.words.name(entry) if letter.isalpha()]
            pairs = [letters[0].upper() + other.lower() for other in letters[1:]] or [letters[0] * 2]
            taken = {sign.upper() for sign in self.signs.values()}
            free = [pair for pair in pairs if pair.upper() not in taken]
            self.signs[entry] = (free or pairs)[0]
        return self.signs[entry]

    # Beside the map.

    def _boss(self, view: View) -> list[str]:
        args: Args
        lines = [self.words.say("table-boss", {"boss": f"boss/{view.boss.boss}"})]
        if view.events.current:
            args = {"card": f"event/{view.events.current}", "left": view.events.left}
            lines.append(self.words.say("table-event", args))
        for artifact in view.artifacts:
            owner = artifact.owner
            hero = f"hero/{view.heroes[owner].hero}" if owner >= 0 else ""
            args = {"card": f"artifact/{artifact.slug}", "hero": hero, "hero_seat": owner}
            lines.append(self.words.say("table-artifact", args))
        kinds: dict[str, Enemy] = {}
        for enemy in view.map.enemies:
            kinds.setdefault(self._entry(enemy.enemy), enemy)
        for entry, enemy in kinds.items():
            args = {"enemy": entry, "damage": enemy.damage, "health": enemy.health}
            lines.append(self.words.say("table-enemy", {**args, "sign": self._sign(entry)}))
        return lines + self._piles(view.map)

    def _piles(self, board: Map) -> list[str]:
        """The spaces where more than one token lies, and what lies there."""
        lines = []
        for space, lies in board.tokens.items():
            if _token(lies) == "pile":
                row, column = divmod(int(space), board.width)
                args = {"column": column + 1, "row": row + 1, "gold": lies.gold, "gems": lies.gems}
                lines.append(self.words.say("table-pile", args))
        return lines

    def _heroes(self, view: View) -> list[str]:
        lines = []
        for hero in view.heroes:
            entry = f"hero/{hero.hero}"
            args: Args = {
                "hero": entry,
                "hearts": hero.hearts,
                "health": hero.health,
                "gold": hero.gold,
                "gems": hero.gems,
                "special": hero.special,
            }
            text = self.words.say("table-hero", args)
            sign = self.pen(self._sign(entry).upper(), "hero")
            off = f" ({self.words.phrase('table-off')})" if hero.space < 0 else ""
            lines.append(f"{sign} = {text}{off}")
            cards = [self._card(card) for card in hero.cards]
            if cards:
                lines += _wrapped(self.words.say("table-cards", {"cards": ", ".join(cards)}), "     ")
            tokens = [self.words.name(f"boss_token/{token}") for token in hero.tokens]
            if tokens:
                lines += _wrapped(self.words.say("table-tokens", {"tokens": ", ".join(tokens)}), "     ")
        return lines

    def _card(self, card: HeldCard) -> str:
        entry = self._entry(card.slug)
        name = self.words.name(entry)
        return self.words.say("table-exhausted", {"card": entry}) if card.exhausted else name

    def _shop(self, view: View) -> list[str]:
        cards = []
        for card in view.shop.display:
            if card.slug:
                entry = self._entry(card.slug)
                kind, slug = entry.split("/")
                price = self.words.release.entries[kind][slug].data.price
                cards.append(self.words.say("table-price", {"card": entry, "price": price}))
        return _wrapped(self.words.say("table-shop", {"cards": ", ".join(cards)})) if cards else []

    def _dice(self, view: View) -> list[str]:
        dice = view.dice
        if not dice.rolled:
            return []
        shown = []
        for face, used in zip(dice.faces, dice.used, strict=True):
            name = self.words.say(f"word-{face}")
            shown.append(self.pen(f"({name})", "quiet") if used else f"[{name}]")
        text = self.words.say("table-dice", {"dice": " ".join(shown)})
        if dice.extra:
            extra = [self.words.say(f"word-{face}") for face, n in dice.extra.items() for _ in range(n)]
            text += "; " + self.words.phrase("table-extra", {"symbols": ", ".join(extra)})
        return [f"{text}   {self.words.say('table-enemy-die', {'result': dice.enemy})}"]

    def legend(self) -> str:
        """What the signs of the drawing mean."""
        parts = [
            self.words.phrase(f"table-legend-{name}", {"sign": sign})
            for name, sign in (TOKENS | SIGNS | STRUCTURE).items()
        ]
        return self.words.say("table-legend", {"legend": " · ".join(parts)})


def _token(lies: Pile) -> str:
    """What lies on a space, as one sign can tell it."""
    if lies.gold + lies.gems > 1:
        return "pile"
    return "gold" if lies.gold else "gem"


def _wrapped(text: str, indent: str = "") -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent + "    ")
