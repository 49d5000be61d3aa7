"""How the games of a campaign are cut into chunks, the units that are played, stored and begun again.

The first chunks are small and each fourth one doubles the size, so that a first answer is there at once and
long campaigns still do little besides playing. How large they grow depends on how long the games are, counted
in decisions and not in seconds: the same order is cut the same way on every machine.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.bots import parse_bot
from engine.kernel import CardError
from engine.snapshot import Snapshot
from playtest.campaigns.grid import Grid
from playtest.campaigns.playing import begin

DECISIONS = 200_000
"""About so many decisions by lot make a full chunk."""
LARGEST = 500
UNKNOWN = 50
"""Games in a full chunk if nobody can say how long they are."""
THINKING = 4
"""Games of bots that think in a full chunk."""
ITERATIONS = 1_000
"""A search with so many iterations for each decision has one game in a chunk."""
SAME = 4
"""So many chunks are of a size before it doubles."""


class Part(NamedTuple):
    """One chunk: games ``first`` to ``first + games - 1``."""

    number: int
    first: int
    games: int


class Cut:
    """A number of games, cut into chunks of at most a size."""

    def __init__(self, games: int, size: int) -> None:
        self.games = games
        self.size = size
        self.chunks = 0
        """How many there are."""
        self._steps: list[tuple[int, int, int]] = []
        chunk = first = 0
        size_now = 1
        while size_now < size and first < games:
            self._steps.append((chunk, first, size_now))
            chunk += SAME
            first += SAME * size_now
            size_now *= 2
        self._steps.append((chunk, first, size))
        start, begun, last = next(step for step in reversed(self._steps) if step[1] < games or not step[0])
        self.chunks = start - (begun - games) // last if games else 0

    def part(self, number: int) -> Part:
        """The chunk of a number."""
        if not 0 <= number < self.chunks:
            raise IndexError(f"there is no chunk {number}: there are {self.chunks}")
        start, begun, size = next(step for step in reversed(self._steps) if step[0] <= number)
        first = begun + (number - start) * size
        return Part(number, first, min(size, self.games - first))

    def holding(self, game: int) -> int:
        """The number of the chunk that a game is in."""
        if not 0 <= game < self.games:
            raise IndexError(f"there is no game {game}: there are {self.games}")
        start, begun, size = next(step for step in reversed(self._steps) if step[1] <= game)
        return start + (game - begun) // size


def chunk_size(release: Snapshot, grid: Grid) -> int:
    """How many games make a full chunk of a sound order."""
    thinking = {bot for line_up in grid.spec.bots for bot in line_up if bot != "random"}
    if not thinking:
        plan = max((grid.plan(number) for number in range(len(grid.cells))), key=lambda each: each.cell.seats)
        try:
            decisions = begin(release, plan).rollout(plan.lot_seed, DECISIONS)
        except CardError:
            return UNKNOWN  # the game breaks: it tells nothing of how long the others are
        return max(1, min(LARGEST, DECISIONS // max(1, decisions)))
    budgets = [budget.iterations for bot in thinking if (budget := parse_bot(bot)[1]) is not None]
    return max(1, min(THINKING, ITERATIONS // max(budgets, default=1)))
