"""A small pack of Puddles."""

from __future__ import annotations

from functools import cache
from typing import Any

from engine.games import added
from engine.schema.validate import faults_of
from engine.snapshot import Snapshot
from tests.puddles.kinds import GAME

EAT: dict[str, Any] = {"when": "activated", "cost": ["discard"]}
ENTRIES: dict[str, dict[str, dict[str, Any]]] = {
    "frog": {
        "bounder": {"effects": [{"when": "always", "do": [{"hop_further": {"by": 1}}]}]},
        "late_riser": {"effects": [{"when": "always", "if": ["behind"], "do": [{"hop_further": {"by": 2}}]}]},
        "glutton": {"effects": [{"when": "landed", "may": True, "do": ["nibble"]}]},
        "old_pond": {},
    },
    "snack": {
        "mayfly": {"effects": [EAT | {"do": [{"leap": {"by": 3}}]}]},
        "dragonfly": {"effects": [EAT | {"do": [{"leap": {"by": 2}}, "nibble"]}]},
        "mosquito": {
            "effects": [EAT | {"do": [{"choose_frog": {"do": [{"leap": {"by": -3, "who": "them"}}]}}]}]
        },
        "pepper": {"effects": [EAT | {"until": "game", "do": [{"hop_further": {"by": 1}}]}]},
        "worm": {"effects": [EAT | {"do": [{"repeat": {"times": 2, "do": [{"leap": {"by": 1}}]}}]}]},
        "slug": {
            "effects": [
                EAT
                | {
                    "do": [
                        {
                            "check": {
                                "conditions": ["behind"],
                                "then": [{"leap": {"by": 4}}],
                                "otherwise": [{"leap": {"by": 1}}],
                            }
                        }
                    ]
                }
            ]
        },
        "beetle": {
            "effects": [EAT | {"do": [{"choose_one": {"options": [[{"leap": {"by": 2}}], ["nibble"]]}}]}]
        },
        "spider": {"effects": [EAT | {"do": ["nibble", "nibble"]}]},
        "moth": {"effects": [EAT | {"do": [{"leap": {"by": -1}}, "nibble", "nibble"]}]},
    },
    "hop_die": {"pebble": {"faces": [1, 1, 2, 2, 3, 4]}},
}


@cache
def release() -> Snapshot:
    """The pack as a snapshot."""
    with added(GAME):
        for kind, entries in ENTRIES.items():
            for slug, data in entries.items():
                faults = faults_of(GAME.kinds[kind].record, {"name": slug} | data, GAME)
                assert not faults, (slug, faults)
        return Snapshot.of("puddles", ENTRIES)
