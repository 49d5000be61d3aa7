"""The games. Each is a package here whose ``kinds.py`` declares a `GAME`; finding them, and loading one when
somebody asks for it, is all this module does."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from threading import Lock

from engine.schema import Game
from engine.schema.preparing import prepare

_loading = Lock()
_loaded: dict[str, Game] = {}
_added: dict[str, Game] = {}


class _Games(Mapping[str, Game]):
    """The games by name. Their names are known at once; what a game declares is loaded when it is asked for,
    because a command about one game has no use for the others."""

    def __getitem__(self, name: str) -> Game:
        found = _added.get(name) or _loaded.get(name)
        if found is None and name in _shipped():
            found = _load(name)
        if found is None:
            raise KeyError(name)
        return found

    def __contains__(self, name: object) -> bool:
        return name in _added or name in _shipped()

    def __iter__(self) -> Iterator[str]:
        return iter(dict.fromkeys((*_shipped(), *_added)))

    def __len__(self) -> int:
        return len({*_shipped(), *_added})


_GAMES = _Games()


def games() -> Mapping[str, Game]:
    """Every game the studio knows, by name."""
    return _GAMES


def load_games() -> None:
    """Load all of them, for a process that is going to serve everybody."""
    for name in _shipped():
        _load(name)


@cache
def _shipped() -> tuple[str, ...]:
    """The names of the packages that declare a game; they are the names of the games."""
    return tuple(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def _load(name: str) -> Game:
    """Nobody gets a game before its types are ready for several threads."""
    with _loading:
        if name not in _loaded:
            game: Game = importlib.import_module(f"{__name__}.{name}.kinds").GAME
            assert game.name == name, f"the game {game.name} is declared in the package {name}"
            prepare(kind.declared for kind in game.kinds.values())
            prepare(word.declared for words in game.words.values() for word in words.values())
            _loaded[name] = game
    return _loaded[name]


@contextmanager
def added(game: Game) -> Iterator[Game]:
    """A further game for as long as the block lasts."""
    _added[game.name] = game
    try:
        yield game
    finally:
        del _added[game.name]
