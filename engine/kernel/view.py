"""What a seat may know of a game, as a struct: a game derives its own from `View`, in its module ``view``.
The JSON of a view is its fields in their order; what is not known is left out."""

from __future__ import annotations

from typing import TypeVar

import msgspec


class Part(msgspec.Struct, frozen=True, gc=False):
    """The base of everything that a view is made of. It is plain data, made once and never changed."""


class View(Part, frozen=True):
    """What a seat may know, and nothing else. What that is differs from game to game."""


V = TypeVar("V", bound=View)
"""The view of one game, for what is made to read it."""


def as_json(seen: Part) -> dict[str, object]:
    """A view, or a part of one, as plain JSON: dictionaries, lists, strings and numbers."""
    plain: dict[str, object] = msgspec.to_builtins(seen)
    return plain
