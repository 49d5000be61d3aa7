"""The games of a campaign by their numbers, none of them made before it is asked for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice, product
from typing import Any

from engine.kernel.settings import GameSettings
from playtest.campaigns.spec import MOST_CELLS, Spec

BOT_SEEDS = 16
"""Each game has so many seeds of its own: one for each seat, the last for games played by lot."""


@dataclass(frozen=True)
class Cell:
    """One combination of settings."""

    number: int
    seats: int
    bots: tuple[str, ...]
    """One for each seat."""
    options: dict[str, Any]

    @property
    def is_by_lot(self) -> bool:
        """Whether every decision is drawn by lot."""
        return all(bot == "random" for bot in self.bots)


@dataclass(frozen=True)
class GamePlan:
    """One game: its number in the campaign, its cell, its seed."""

    number: int
    cell: Cell
    seed: int

    def bot_seed(self, seat: int) -> int:
        """The seed of the bot of a seat."""
        return self.seed * BOT_SEEDS + seat

    @property
    def lot_seed(self) -> int:
        """The seed of a game in which everything is drawn by lot."""
        return self.seed * BOT_SEEDS + BOT_SEEDS - 1


class Grid:
    """All cells and games of an order. Games are numbered through the cells, one seed after the other, so
    that after any number of games all cells have been played about as often."""

    def __init__(self, spec: Spec, settings: GameSettings) -> None:
        self.spec = spec
        by_seat = {setting.name for setting in settings.settings if setting.per_seat}
        self.cells = list(islice(_cells(spec, by_seat), MOST_CELLS + 1))
        """One more than allowed if there are too many; they are not counted to the end."""
        self.games = len(self.cells) * spec.games

    def plan(self, number: int) -> GamePlan:
        """The game of a number."""
        if not 0 <= number < self.games:
            raise IndexError(f"there is no game {number}: the campaign has {self.games}")
        seed, cell = divmod(number, len(self.cells))
        return GamePlan(number, self.cells[cell], self.spec.seed + seed)


def _cells(spec: Spec, by_seat: set[str]) -> Iterator[Cell]:
    names = list(spec.vary)
    number = 0
    for seats in spec.seats:
        line_ups = [line_up for line_up in spec.bots if len(line_up) in (1, seats)]
        values = [
            [value for value in spec.vary[name] if fits(value, seats, name in by_seat)] for name in names
        ]
        for line_up, *chosen in product(line_ups, *values):
            bots = line_up if len(line_up) == seats else line_up * seats
            yield Cell(number, seats, bots, {**spec.options, **dict(zip(names, chosen, strict=True))})
            number += 1


def fits(value: Any, seats: int, by_seat: bool) -> bool:
    """Whether a varied value belongs to games of so many seats: a list for the seats must have as many; an
    empty one leaves it to the game."""
    return not (by_seat and isinstance(value, list | tuple) and value) or len(value) == seats
