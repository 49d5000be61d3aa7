"""The messages that people have written in the studio instead of shipped ones, as the wording hears them.

They lie over ``locale/`` message by message (`content.wording`). Wording asks no database: rows are declared
here by whoever reads or changes them (`content.models.OwnMessage`), all of them at once, and hold for the
whole process from then on. A *generation* counts these moments, so that nothing that was put together before
is taken for what holds now.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from itertools import count
from typing import NamedTuple

from engine.gaps import forget_remembered
from engine.messages import Messages


class OwnSource(NamedTuple):
    """A message as somebody wrote it, whole, with its id; without a game it is one that all games share."""

    language: str
    game: str
    key: str
    source: str


Layers = dict[tuple[str, str], Messages]


class _State(NamedTuple):
    generation: int
    layers: Layers


_generations = count(1)
_state = _State(0, {})
_clears: list[Callable[[], None]] = []


def declare_own(sources: Iterable[OwnSource]) -> None:
    """Take these as all that people have written; what was worded before is forgotten, and shipped files are
    read again."""
    global _state
    found: dict[tuple[str, str], list[str]] = {}
    for each in sources:
        found.setdefault((each.language, each.game), []).append(each.source.rstrip("\n") + "\n")
    layers = {place: Messages(["".join(texts)]) for place, texts in found.items()}
    _state = _State(next(_generations), layers)
    for clear in _clears:
        clear()
    forget_remembered()


def own_layer(language: str, game: str) -> Messages | None:
    """What people have written in a language for a game, or for all of them."""
    return _state.layers.get((language, game))


def has_own() -> bool:
    """Whether anybody has written anything."""
    return bool(_state.layers)


def generation() -> int:
    """A number that is another one as soon as something else was declared."""
    return _state.generation


def own_digest(language: str, game: str) -> str:
    """Names what people have written for a game and for all games in a language; nothing if they have not."""
    digest = hashlib.sha256()
    layers = [layer for of in dict.fromkeys(("", game)) if (layer := own_layer(language, of))]
    for layer in layers:
        for key in sorted(layer):
            digest.update(f"{key}\0{layer[key]}\0".encode())
    return digest.hexdigest() if layers else ""


def forget_with_messages(clear: Callable[[], None]) -> None:
    """Have something forgotten when messages are declared or files are read anew."""
    _clears.append(clear)
