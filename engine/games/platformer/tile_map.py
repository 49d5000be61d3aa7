"""How a tile of Platformer is drawn."""

from __future__ import annotations

from engine.schema import GridSpec, Layer

TILE_MAP = GridSpec(
    width=(4, 4),
    height=(3, 6),
    cells=(
        Layer(
            "kind",
            {
                ".": "plain",
                "o": "gold",
                "*": "gem",
                "x": "trap",
                "$": "shop",
                "e": "spawn",
                "@": "portal",
                "B": "boss_spawn",
                "!": "special",
            },
        ),
        Layer("ladder", {" ": "none", "H": "ladder"}),
    ),
    walls=Layer("wall", {":": "none", "|": "wall"}),
    floors=Layer("floor", {" ": "none", "=": "platform", "^": "one_way"}),
)
"""A tile: per space its kind and a ladder, walls between spaces, a floor under each row. A ladder crosses
the platform above the space it stands on, so that the two spaces are adjacent (PF-BOARD-07)."""
