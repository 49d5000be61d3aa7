"""The options of a game. The rulings that the ledger marks "Data" stand here with the ruling as default."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from engine.kernel.options import read
from engine.kernel.settings import Option

FEWEST, MOST = 1, 4
"""Players (PF-D-62)."""

TILE_SETS = ("any", "forest", "void", "mixed")
COLLECT = ("move", "card", "portal", "fall", "push", "respawn")
MOST_TURNS = 10_000
MOST_MONEY = 99


class PlatformerOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up and which reading of the rules it follows."""

    tile_set: Annotated[str, Option("PF-D-08", choices=TILE_SETS, varies=True)] = "any"
    """``forest``, ``void``, ``mixed``, or ``any``: one set for the whole dungeon, by lot (PF-D-08)."""
    boss: Annotated[str, Option("PF-SETUP-05", kind="boss", special=("",), varies=True)] = ""
    """Slug of the boss; empty: by lot (PF-SETUP-05)."""
    heroes: Annotated[
        tuple[str, ...], Option("PF-SETUP-11", kind="hero", special=("",), per_seat=True, varies=True)
    ] = ()
    """Slugs of the heroes by seat; empty: by lot (PF-SETUP-11)."""
    first_player: Annotated[int, Option("PF-SETUP-14", least=-1, most=MOST - 1, special=(-1,))] = -1
    """The seat that begins; -1: by lot (PF-SETUP-14)."""
    artifacts: Annotated[bool, Option("PF-ART-01", varies=True)] = False
    """Play with two artifacts (PF-ART-01)."""
    larger_map: Annotated[bool, Option("PF-MAP-01", varies=True)] = False
    """Four normal levels instead of three (PF-MAP-01)."""
    portal_cost: Annotated[int, Option("PF-D-01", least=0, most=MOST_MONEY)] = 1
    """Gold for a trip by Void Portal (PF-D-01)."""
    collect_on: Annotated[tuple[str, ...], Option("PF-D-10", choices=COLLECT)] = ("move", "card", "portal")
    """The ways of entering a space on which its token may be taken; also fall, push, respawn (PF-D-10)."""
    catch_ladder: Annotated[bool, Option("PF-D-19")] = False
    """Whether a falling hero stops on a ladder (PF-D-19)."""
    start_bonus: Annotated[
        tuple[tuple[int, int], ...],
        Option("PF-D-30", least=0, most=MOST_MONEY, length=4, parts=("gold", "gems")),
    ] = ((0, 0), (1, 0), (0, 1), (1, 1))
    """Gold and Gems of the players in turn order (PF-D-30)."""
    boss_ignores_walls: Annotated[bool, Option("PF-D-51")] = False
    """Whether the boss's attacks by enemy die and on movers go through walls too (PF-D-51)."""
    turn_limit: Annotated[int, Option(least=1, most=MOST_TURNS)] = 200
    """After so many turns of each player the game is a draw."""


def read_options(given: Mapping[str, Any]) -> PlatformerOptions:
    """The options from plain JSON; what is wrong is said with its name."""
    return read(PlatformerOptions, given)


def as_json(options: PlatformerOptions) -> dict[str, Any]:
    """The options as plain JSON."""
    plain: dict[str, Any] = msgspec.to_builtins(options)
    return plain
