"""Start and load games. The module that a game names (`engine.schema.Parts.play`) provides both functions."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from typing import Any

from engine.kernel.contract import Playable
from engine.kernel.errors import EffectFaultError, OptionError, RulesError, SavedGameError
from engine.kernel.options import not_among
from engine.snapshot import Snapshot

CHANCES = ("seed", "ask")
"""Where dice come from: the seed, or somebody who is asked."""


def has_rules(release: Snapshot) -> bool:
    """Whether there are rules that play a release: a game may be edited and printed before it has any."""
    return bool(release.parts.play)


def start(
    release: Snapshot,
    name: str | None = None,
    *,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    chance: str = "seed",
) -> Playable:
    """A new game of a release. With ``chance="ask"`` dice are decisions of the seat `CHANCE`."""
    if name is not None and name != release.game:
        raise OptionError(
            "",
            "other-game",
            {"is": name, "game": release.game},
            "game",
            f"the release holds {release.game}, not {name}",
        )
    if chance not in CHANCES:
        raise not_among("", "choice", chance, CHANCES, "chance")
    play = importlib.import_module(release.parts.play)
    try:
        game: Playable = play.start(release, seats, seed, dict(options or {}), chance == "ask")
    except RulesError:
        raise
    except Exception as error:  # nobody has decided anything yet: the content is to blame, or we are
        raise EffectFaultError("", -1, f"{type(error).__name__}: {error}") from error
    return game


def load(release: Snapshot, dumped: Mapping[str, Any]) -> Playable:
    """The game that `Playable.dump` wrote. The release must be the one it was played with."""
    if dumped.get("release") != release.hash:
        raise SavedGameError("the game was saved with another release")
    play = importlib.import_module(release.parts.play)
    game: Playable = play.load(release, dumped)
    return game
