"""Routes: what they cost, whom they may pass, where they may end (DD-MOVE-01 to -04, DD-TERRAIN-01, DD-RUL-09
to -11, -15, -32).

A step costs 1 point, onto water 2. Heroes pass heroes and enemies pass enemies; nobody passes the other side,
and nobody ends on an occupied space. A hero who enters an unexplored space goes no farther; enemies never
enter an in-between space that has no second tile.
"""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.geometry.compass import DX, DY, opposite
from engine.games.dungeons.geometry.face import PIT, WATER
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.sides import ANY_FIGURE, FIRST_ENEMY, HEROES, NOBODY

WATER_POINTS: Final = 2
"""What entering water costs (DD-TERRAIN-01)."""
PIT_WEIGHT: Final = 10_000
"""What a pit adds to the weight of a route: so much that any way round is lighter (DD-RUL-32)."""
NO_LIMIT: Final = PIT_WEIGHT - 1
NOTHING: Final = -1
EVERYWHERE: Final = -1
"""All tiles, as a bit mask."""


class Field:
    """Every space a figure can get to, with the weight of the lightest route there. It grows from the
    figure's space outwards, as far as somebody wants to know."""

    def __init__(
        self, board: Map, who: list[int], side: int, start: int, heedless: bool, limit: int, tiles: int
    ) -> None:
        """Nothing is known yet but the start."""
        self.board = board
        self.who: list[int] = who
        self.side = side
        self.start = start
        self.heedless = heedless
        """Whether pits are taken for plain ground."""
        self.limit = limit
        self.tiles = tiles
        self.water = WATER_POINTS
        self.passes = False
        """Whether the figure may pass figures of the other side."""
        self.weight: list[int] = [-1] * board.size
        """By space: `PIT_WEIGHT` for each pit on the route, plus its points; -1 out of reach. Final if it is
        not above `settled`."""
        self.order: list[int] = []
        """The spaces whose weight is final, the lightest first."""
        self.settled = -1
        self.is_done = False
        """Whether everything is known."""
        self.has_met_pit = False
        """Whether a way that is already known leads beside a pit, so that a lighter one may yet lead through
        it."""
        self._buckets: list[list[int]] = [[start]]
        self._points = 0
        self._base = 0
        self._pending: list[int] = []
        self.weight[start] = 0

    def points(self, space: int) -> int:
        """The points of movement to a space that was reached."""
        return self.weight[space] % PIT_WEIGHT

    def pits(self, space: int) -> int:
        """The pits on the way to a space that was reached."""
        return self.weight[space] // PIT_WEIGHT

    def has(self, space: int) -> bool:
        """Whether a space is known to be reached."""
        weight = self.weight[space]
        return weight >= 0 and (self.is_done or weight <= self.settled)

    def extend(self, points: int) -> None:
        """Get to know all routes without pits up to so many points; if there are no more such, all the
        others."""
        if self.is_done or points <= self.settled:
            return
        self._grow(points)
        self.settled = points
        if self._points >= len(self._buckets):
            self.finish()

    def finish(self) -> None:
        """Get to know everything."""
        while not self.is_done:
            self._grow(NO_LIMIT)
            if self._pending:
                self._enter_pits()
            else:
                self.is_done = True

    def _enter_pits(self) -> None:
        """All routes with so many pits are known; go on with those that have one more."""
        self._base += PIT_WEIGHT
        self._points = 0
        buckets: list[list[int]] = [[]]
        for space in self._pending:
            cost = self.weight[space] - self._base
            while len(buckets) <= cost:
                buckets.append([])
            # A pit that several routes led to stands there several times; once is enough.
            if space not in buckets[cost]:
                buckets[cost].append(space)
        self._buckets = buckets
        self._pending = []

    def _grow(self, most: int) -> None:
        """Settle all spaces at most so many points away, with the pits there are on the way so far."""
        board = self.board
        who = self.who
        weight = self.weight
        order = self.order
        near = board.near
        terrain = board.terrain
        ends = board.dead_end
        buckets = self._buckets
        base = self._base
        limit = self.limit
        tiles = self.tiles
        heroes = self.side == HEROES
        # Whom the figure may not pass: numbers from `low` up to `high`.
        low = FIRST_ENEMY if heroes else 0
        high = ANY_FIGURE if heroes else FIRST_ENEMY
        if self.passes:
            high = low
        water = self.water
        pit = NOTHING if self.heedless else PIT
        points = self._points
        while points <= most and points < len(buckets):
            for space in buckets[points]:
                if weight[space] != base + points:
                    continue  # a lighter route was found since
                order.append(space)
                if heroes and ends[space] and space != self.start and board.unexplored_at(space) >= 0:
                    continue  # DD-EXPLORE-04
                least = base + points + 1
                for at in range(space * 4, space * 4 + 4):
                    there = near[at]
                    if there < 0:
                        continue
                    known = weight[there]
                    if 0 <= known <= least or low <= who[there] < high:
                        continue
                    if ends[there] and not heroes:
                        continue
                    if tiles != EVERYWHERE and board.tiles[there] & tiles == 0:
                        continue
                    ground = terrain[there]
                    cost = points + (water if ground == WATER else 1)
                    if cost > limit:
                        continue
                    total = base + cost
                    if ground == pit:
                        self.has_met_pit = True
                        total += PIT_WEIGHT
                    if 0 <= known <= total:
                        continue
                    weight[there] = total
                    if ground == pit:
                        self._pending.append(there)
                        continue
                    while len(buckets) <= cost:
                        buckets.append([])
                    buckets[cost].append(there)
            points += 1
        self._points = points


def step_points(board: Map, space: int) -> int:
    """What entering a space costs (DD-MOVE-04, DD-TERRAIN-01)."""
    return WATER_POINTS if board.terrain[space] == WATER else 1


def spread(
    board: Map,
    who: list[int],
    side: int,
    start: int,
    heedless: bool = False,
    limit: int = NO_LIMIT,
    tiles: int = EVERYWHERE,
) -> Field:
    """The lightest routes of a figure from its space, at most `limit` points long, over spaces of `tiles`.
    Unless it is heedless of pits, a route with fewer pits is lighter whatever its points."""
    field = Field(board, who, side, start, heedless, limit, tiles)
    field.finish()
    return field


def route(board: Map, field: Field, goal: int) -> list[int]:
    """The spaces entered on the lightest route to a space that was reached, the goal last. Among equally
    light ones each step goes to the space that comes first clockwise from the map's top (DD-RUL-32)."""
    start = field.start
    weight = field.weight
    near = board.near
    if goal == start:
        return []
    # First mark, from the goal back, everything on some lightest route; then walk forward along the marks.
    marked: list[int] = [goal]
    seen = [0] * board.size
    seen[goal] = 1
    at = 0
    while at < len(marked):
        space = marked[at]
        at += 1
        own = _step_weight(board, field, space)
        for direction in range(4):
            back = space + DY[direction] * board.width + DX[direction]
            if seen[back] or weight[back] < 0 or near[back * 4 + opposite(direction)] != space:
                continue
            if weight[back] + own == weight[space]:
                seen[back] = 1
                marked.append(back)
    path: list[int] = []
    space = start
    while space != goal:
        for direction in range(4):
            there = near[space * 4 + direction]
            if (
                there >= 0
                and seen[there]
                and weight[space] + _step_weight(board, field, there) == weight[there]
            ):
                path.append(there)
                space = there
                break
        else:
            raise AssertionError("the marks do not lead to the goal")
    return path


def _step_weight(board: Map, field: Field, space: int) -> int:
    ground = board.terrain[space]
    if ground == PIT and not field.heedless:
        return PIT_WEIGHT + 1
    return field.water if ground == WATER else 1


def along(board: Map, who: list[int], path: list[int], points: int) -> list[int]:
    """As much of a route as the points allow, ending on a space that is free (DD-MOVE-01, DD-RUL-09)."""
    last = 0
    for number in range(len(path)):
        points -= step_points(board, path[number])
        if points < 0:
            break
        if who[path[number]] == NOBODY:
            last = number + 1
    return path[:last]


# What a hero may do with a Move action.


def reachable(
    board: Map, who: list[int], start: int, points: int, water: int = WATER_POINTS, passes: bool = False
) -> list[int]:
    """The spaces on which a hero may end a move of so many points, the cheapest first (DD-MOVE-01,
    DD-RUL-09). Cards may change what water costs, or let the hero pass enemies."""
    if points <= 0:
        return []  # DD-RUL-50
    field = Field(board, who, HEROES, start, True, points, EVERYWHERE)
    field.water = water
    field.passes = passes
    field.finish()
    return [space for space in field.order if who[space] == NOBODY]


def why_not_step(
    board: Map, who: list[int], here: int, there: int, points: int, water: int = WATER_POINTS
) -> tuple[str, str]:
    """What forbids a hero's step that is not legal, as clause and key."""
    columns = abs(board.column[here] - board.column[there])
    rows = abs(board.row[here] - board.row[there])
    if columns == 1 and rows == 1:
        return ("DD-MOVE-02", "step-diagonal")
    if columns + rows != 1:
        return ("DD-MOVE-01", "step-not-adjacent")
    if board.opaque[there] and board.opening_at[there] >= 0:
        return ("DD-RUL-13", "step-closed")
    if board.opaque[there] or board.tiles[here] & board.tiles[there] == 0:
        return ("DD-RUL-10", "step-blocked")
    if who[there] >= FIRST_ENEMY:
        return ("DD-MOVE-03", "step-enemy")
    if board.terrain[there] == WATER and 0 < points < water:
        return ("DD-TERRAIN-01", "step-water")
    if points < 1:
        return ("DD-MOVE-01", "step-no-points")
    return ("DD-RUL-09", "step-ally")


def steps_from(board: Map, starts: list[int], tiles: int = EVERYWHERE) -> list[int]:
    """By space the fewest orthogonal steps on foot from any of the starts, terrain and figures no matter; -1
    where no way leads."""
    steps = [-1] * board.size
    edge: list[int] = []
    for space in starts:
        if space >= 0 and steps[space] < 0:
            steps[space] = 0
            edge.append(space)
    at = 0
    while at < len(edge):
        space = edge[at]
        at += 1
        for direction in range(4):
            there = board.near[space * 4 + direction]
            if there >= 0 and steps[there] < 0 and board.tiles[there] & tiles:
                steps[there] = steps[space] + 1
                edge.append(there)
    return steps
