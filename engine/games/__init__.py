"""The games. Each is a package here whose ``kinds.py`` declares a `GAME`; finding them is all this module
does."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from threading import Lock

from engine.schema import Game
from engine.schema.preparing import prepare

_finding = Lock()


@cache
def _shipped() -> dict[str, Game]:
    found: dict[str, Game] = {}
    with _finding:
        for module in pkgutil.iter_modules(__path__):
            if module.ispkg and find_spec(f"{__name__}.{module.name}.kinds"):
                game = importlib.import_module(f"{__name__}.{module.name}.kinds").GAME
                found[game.name] = game
                prepare(kind.declared for kind in game.kinds.values())
                prepare(word.declared for words in game.words.values() for word in words.values())
    return found


_added: dict[str, Game] = {}


def games() -> dict[str, Game]:
    """Every game the studio knows, by name."""
    return {**_shipped(), **_added}


@contextmanager
def added(game: Game) -> Iterator[Game]:
    """A further game for as long as the block lasts."""
    _added[game.name] = game
    try:
        yield game
    finally:
        del _added[game.name]
