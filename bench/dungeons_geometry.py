"""How fast the map of Dungeons answers: sight, shots, routes, decisions of enemies. Run it on the sources and
after ``make engine``; the first line says which of them it measured.

python -m bench.dungeons_geometry
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from engine.games.dungeons.geometry import sight
from engine.games.dungeons.geometry.behaviour import Behaviour, Heroes
from engine.games.dungeons.geometry.compass import EAST, NORTH, SOUTH, WEST
from engine.games.dungeons.geometry.face import BLOCKED, PIT, PLAIN, WATER, TileFace
from engine.games.dungeons.geometry.map import Map
from engine.games.dungeons.geometry.reach import MELEE, RANGED, can_shoot
from engine.games.dungeons.geometry.routes import reachable
from engine.games.dungeons.geometry.sides import ENEMIES
from engine.games.dungeons.geometry.sight import sees, why_sight
from engine.games.dungeons.geometry.targeting import decide

SIDE = 5
TILES = 9
FIGURES = 12
SCENES = 200
PAIRS = 2000
GROUND = [PLAIN] * 20 + [BLOCKED, BLOCKED, WATER, PIT]
"""Of every 24 spaces two are blocked, one is water, one a pit."""


def faces() -> list[TileFace]:
    """Tiles with an opening in the middle of each side."""
    draw = Random(4)
    made: list[TileFace] = []
    for index in range(TILES):
        terrain = [draw.choice(GROUND) for _ in range(SIDE * SIDE)]
        for inside in (2, 10, 14, 22):
            terrain[inside] = PLAIN
        made.append(TileFace(index, SIDE, SIDE, terrain, [NORTH, 2, EAST, 2, SOUTH, 2, WEST, 2], 0, [12]))
    return made


def laid(tiles: list[TileFace]) -> Map:
    """Nine tiles, three by three."""
    board = Map(30, 30)
    for number, face in enumerate(tiles):
        board.lay(face, 6 + number % 3 * (SIDE + 1), 6 + number // 3 * (SIDE + 1), 0)
    return board


def report(name: str, run: Callable[[], object], count: int) -> None:
    """The best of three runs, after one to warm up."""
    run()
    best = float("inf")
    for _ in range(3):
        begun = time.process_time()
        run()
        best = min(best, time.process_time() - begun)
    print(f"{name:44}{best / count * 1e6:9.2f} µs")


def main() -> None:
    """Measure, and print a line for each question."""
    print("sources" if str(sight.__file__).endswith(".py") else "compiled")
    draw = Random(9)
    tiles = faces()
    board = laid(tiles)
    free = [space for space in range(board.size) if not board.opaque[space] and not board.dead_end[space]]
    scenes: list[tuple[list[int], list[int]]] = []
    for _ in range(SCENES):
        who = [-1] * board.size
        places = draw.sample(free, FIGURES)
        for figure, space in enumerate(places):
            who[space] = figure
        scenes.append((who, places))
    who = scenes[0][0]
    near = [(one, other) for one in free for other in free if board.around(one) & board.tiles[other]]
    pairs = [draw.choice(near) for _ in range(PAIRS)]
    report(
        "sight, on one or adjacent tiles", lambda: [sees(board, who, ENEMIES, *pair) for pair in pairs], PAIRS
    )
    report("legal shot", lambda: [can_shoot(board, who, ENEMIES, *pair) for pair in pairs], PAIRS)
    report("sight with the reason", lambda: [why_sight(board, who, ENEMIES, *pair) for pair in pairs], PAIRS)
    report(
        "where a hero with Speed 5 may go", lambda: [reachable(board, w, p[0], 5) for w, p in scenes], SCENES
    )
    for name, kind in (("melee", MELEE), ("ranged", RANGED)):
        behaviour = Behaviour(kind, 4, True, True)

        def decide_all(behaviour: Behaviour = behaviour) -> None:
            for who, places in scenes:
                heroes = Heroes(places[:4], [4, 3, 2, 1], [0] * 4, [0] * 4)
                decide(board, who, places[5], heroes, behaviour)

        report(f"decision of a {name} enemy, Speed 4, 4 heroes", decide_all, SCENES)
    report("laying nine tiles", lambda: laid(tiles), 1)


if __name__ == "__main__":
    main()
