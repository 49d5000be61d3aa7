"""How large a grid an adventure needs: every place where one of its rooms could come to lie, whatever is
explored first, and whatever is drawn from pools."""

from __future__ import annotations

from engine.games.dungeons.geometry.compass import DX, DY, opposite, turned
from engine.games.dungeons.geometry.face import TileFace
from engine.games.dungeons.geometry.map import MARGIN, turned_place
from engine.games.dungeons.story import OUT, TO_POOL, Story

MOST_PLACES = 4000
"""Enough for every adventure that a table could hold; a drawing of pools that repeats stops here."""
Place = tuple[int, int, int, int]
"""Room, column, row, rotation."""


def size_grid(story: Story) -> None:
    """Set the size of the grid, and move the start so that everything lies on it."""
    places = possible_places(story)
    left = min(place[1] for place in places) - MARGIN - 1
    top = min(place[2] for place in places) - MARGIN - 1
    right = max(place[1] + extent(story.rooms[place[0]].face, place[3])[0] for place in places)
    bottom = max(place[2] + extent(story.rooms[place[0]].face, place[3])[1] for place in places)
    story.width = right - left + MARGIN + 1
    story.height = bottom - top + MARGIN + 1
    for start in range(0, len(story.placed), 4):
        story.placed[start + 1] -= left
        story.placed[start + 2] -= top


def possible_places(story: Story) -> list[Place]:
    """Where rooms could come to lie."""
    found: list[Place] = []
    for start in range(0, len(story.placed), 4):
        room, column, row, turn = story.placed[start : start + 4]
        found.append((room, column, row, turn))
    seen = set(found)
    cursor = 0
    while cursor < len(found) and cursor < MOST_PLACES:
        place = found[cursor]
        cursor += 1
        for way in story.rooms[place[0]].exits:
            if way.to < 0 or way.leads == OUT:
                continue
            behind = story.pools[way.to] if way.leads == TO_POOL else [way.to]
            for room in behind:
                if story.rooms[room].face.arrow < 0:
                    continue
                there = place_beyond(story, place, way.opening, room)
                if there not in seen:
                    seen.add(there)
                    found.append(there)
    return found


def place_beyond(story: Story, place: Place, opening: int, room: int) -> Place:
    """Where a room comes to lie behind an opening of another (DD-EXPLORE-02)."""
    face = story.rooms[place[0]].face
    side = turned(face.openings[opening * 2], place[3])
    column, row = turned_place(face, face.opening_space(opening), place[3])
    beyond = story.rooms[room].face
    rotation = (opposite(side) - beyond.openings[beyond.arrow * 2]) % 4
    inner_column, inner_row = turned_place(beyond, beyond.opening_space(beyond.arrow), rotation)
    return (
        room,
        place[1] + column + 2 * DX[side] - inner_column,
        place[2] + row + 2 * DY[side] - inner_row,
        rotation,
    )


def extent(face: TileFace, rotation: int) -> tuple[int, int]:
    """Columns and rows of a face when it lies turned."""
    return (face.width, face.height) if rotation % 2 == 0 else (face.height, face.width)
