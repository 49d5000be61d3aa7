"""The single games of a campaign: found by what they are, told in words, written as a table."""

from __future__ import annotations

import csv
import io
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playtest.campaigns.actions import results_of
from playtest.campaigns.chunks import Cut
from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import Row, unpack
from playtest.campaigns.telling.naming import cell_name, grid_of, words_of
from playtest.reports.words import ReportWords

PATIENCE = 2.0
"""Seconds that one look may search before it says how far it came."""


@dataclass(frozen=True)
class Wanted:
    """Which games; what is left out does not matter."""

    cell: int | None = None
    winner: str = ""
    """An entry (``kind/slug``) that a winner played with, ``nobody``, or a seat (``seat-1``)."""
    reason: str = ""
    cause: str = ""
    """What downed somebody."""
    is_broken: bool | None = None
    card: str = ""
    """The entry (``kind/slug``) that broke the game."""

    def takes(self, row: Row) -> bool:
        """Whether a game is wanted."""
        if self.cell is not None and row.cell != self.cell:
            return False
        if self.is_broken is not None and bool(row.fault) != self.is_broken:
            return False
        if self.card and row.card != self.card:
            return False
        if not (self.winner or self.reason or self.cause):
            return True
        game = row.observation
        if game is None or (self.reason and game["reason"] != self.reason):
            return False
        if self.cause and not any(self.cause in seat["falls"] for seat in game["seats"]):
            return False
        return not self.winner or self._is_winner(game)

    def _is_winner(self, game: dict[str, Any]) -> bool:
        winners = [number for number, seat in enumerate(game["seats"]) if seat["won"]]
        if self.winner == "nobody":
            return not winners
        if self.winner.startswith("seat-"):
            return self.winner.removeprefix("seat-") in {str(seat + 1) for seat in winners}
        return any(self.winner in game["seats"][seat]["who"] for seat in winners)


@dataclass(frozen=True)
class Found:
    """Some games, and where to go on searching."""

    rows: list[Row]
    next: int | None
    """The number to go on from; nothing if there are no more."""


def find_games(
    campaign: Campaign, wanted: Wanted, first: int = 0, most: int = 50, patience: float = PATIENCE
) -> Found:
    """Finished games from a number on, in the order of their numbers. A search that takes too long ends
    early and says where to go on."""
    first = max(0, first)
    if first >= campaign.games:
        return Found([], None)
    end = time.monotonic() + patience
    rows: list[Row] = []
    start = Cut(campaign.games, campaign.chunk_size).holding(first)
    chunks = campaign.results.filter(number__gte=start).order_by("number").only("number", "first", "packed")
    for chunk in chunks.iterator(chunk_size=4):
        if time.monotonic() > end:
            return Found(rows, max(first, chunk.first))
        for row in unpack(bytes(chunk.packed)):
            if row.number >= first and wanted.takes(row):
                if len(rows) == most:
                    return Found(rows, row.number)
                rows.append(row)
    return Found(rows, None)


@dataclass(frozen=True)
class ToldGame:
    """A game in words."""

    number: int
    seed: int
    cell: int
    cell_text: str
    winners: str
    ending: str
    reason: str
    turns: int | None
    plies: int
    fault: str
    broken: str
    """Why it broke, in words."""
    card: str
    """The entry that broke it."""


def tell_game(row: Row, campaign: Campaign, language: str) -> ToldGame:
    """A game in a language."""
    words = words_of(campaign, language)
    cell = grid_of(campaign).cells[row.cell]
    game = row.observation
    return ToldGame(
        row.number,
        row.seed,
        row.cell,
        cell_name(cell, campaign, language),
        winners_of(game, words),
        words.reason(game["reason"]) if game else "",
        game["reason"] if game else "",
        game["turns"] if game else None,
        row.plies,
        row.fault,
        words.play.broken(row.sort, row.card, row.effect) if row.fault else "",
        row.card,
    )


def winners_of(game: dict[str, Any] | None, words: ReportWords) -> str:
    """Who won, by what they played with and their seats."""
    if game is None:
        return ""
    names = []
    for number, seat in enumerate(game["seats"]):
        if seat["won"]:
            place = words.say("cpage-seat", {"seat": number + 1})
            who = words.entry(seat["who"][0]) if seat["who"] else ""
            names.append(f"{who} ({place})" if who else place)
    return ", ".join(names) or words.say("cpage-nobody")


def as_csv(campaign: Campaign, language: str) -> Iterator[str]:
    """All finished games, a line for each; headings in the language, values as they are stored."""
    words = words_of(campaign, language)
    cells = grid_of(campaign).cells
    names = sorted({name for cell in cells for name in cell.options})
    seats = max(cell.seats for cell in cells)
    head = [words.say(f"cpage-csv-{name}") for name in ("game", "cell", "seed", "players", "ending")]
    head += [words.say(f"cpage-csv-{name}") for name in ("winners", "turns", "decisions", "fault", "card")]
    head += [words.play.setting(name)[0] for name in names]
    for seat in range(1, seats + 1):
        head += [
            f"{words.say('cpage-seat', {'seat': seat})}: {words.say(f'cpage-csv-{part}')}"
            for part in ("who", "bot", "won", "score")
        ]
    yield "\ufeff" + _line(head)  # so that spreadsheets know that it is UTF-8
    for row in results_of(campaign):
        cell = cells[row.cell]
        game = row.observation
        line: list[Any] = [row.number, row.cell, row.seed, cell.seats]
        if game is None:
            line += ["", "", "", row.plies, row.fault, row.card]
        else:
            won = [str(number + 1) for number, seat in enumerate(game["seats"]) if seat["won"]]
            line += [game["reason"], " ".join(won), game["turns"], row.plies, "", ""]
        line += [_value(cell.options.get(name)) for name in names]
        for seat in game["seats"] if game else ():
            line += ["+".join(seat["who"]), seat["bot"], int(seat["won"]), seat["score"]]
        yield _line(line)


def _value(value: Any) -> str:
    if isinstance(value, list | tuple):
        return " | ".join(map(_value, value))
    if isinstance(value, dict):
        return "+".join(str(each) for each in value.values() if each)
    return "" if value is None else str(value)


def _line(values: list[Any]) -> str:
    out = io.StringIO()
    csv.writer(out).writerow([_safe(value) for value in values])
    return out.getvalue()


def _safe(value: Any) -> Any:
    """A text that a spreadsheet would take for a formula is marked as a text."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t\r" and value[:1] else value
