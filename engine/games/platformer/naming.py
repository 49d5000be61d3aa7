"""How cards, enemies and spaces are named in labels and events: entries by ``kind/slug``, for whose names the
wording asks the release."""

from __future__ import annotations

from engine.games.platformer.codes import SYMBOLS
from engine.games.platformer.state import State
from engine.kernel.decision import Label


def entry(g: State, definition: int) -> str:
    """``kind/slug`` of a definition."""
    return g.program.definitions[definition].entry


def card_entry(g: State, hero: int, card: int) -> str:
    """``kind/slug`` of a single card; -1 is the hero card."""
    return entry(g, g.hero[hero] if card < 0 else g.program.cards[card])


def place(g: State, space: int) -> dict[str, int]:
    """A space as column and row, both counted from 1 at the bottom left."""
    return {"column": space % g.board.width + 1, "row": space // g.board.width + 1}


def face_name(face: int) -> str:
    """A symbol's name, also of a number that is none."""
    return SYMBOLS[face] if 0 <= face < len(SYMBOLS) else "blank"


def enemy_label(g: State, slot: int, key: str = "action-enemy") -> Label:
    """An action with an enemy on the map."""
    return key, {"enemy": entry(g, g.enemy_kind[slot]), **place(g, g.enemy_pos[slot])}


def space_label(g: State, space: int, key: str = "action-space") -> Label:
    """An action with a space."""
    return key, {**place(g, space)}
