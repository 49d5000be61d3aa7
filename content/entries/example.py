"""Values to begin with: what a field may hold before anybody has thought about it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from engine.schema import Game
from engine.schema.shapes import (
    Choice,
    Drawing,
    Duration,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    PlainString,
    Record,
    Reference,
    Shape,
    Text,
    WholeNumber,
    Word,
    YesNo,
)

Others = Callable[[str], Collection[str]]
"""Gives the slugs of the entries of a kind."""


def example_of(shape: Shape, slug: str, game: Game, others: Others = lambda _kind: ()) -> Any:
    """A value that fits a shape: in the place of names and references a slug, or the first of the ``others``
    of a kind if there are any."""
    match shape:
        case WholeNumber(low, high):
            return max(low, min(high, 1))
        case YesNo():
            return False
        case Choice(options):
            return options[0]
        case Duration():
            return game.durations[0]
        case Text():
            return slug.replace("_", " ").capitalize()
        case Drawing(spec):
            return spec.blank()
        case ListOf(item, low):
            return [example_of(item, slug, game, others) for _ in range(low)]
        case MapOf():
            return {}
        case Record(_, fields):
            return {f.name: example_of(f.shape, slug, game, others) for f in fields if f.required}
        case Word(family):
            return next(iter(game.words[family]), "")
        case Nullable():
            return None
        case Reference(kind):
            return next(iter(others(kind)), slug)
        case PlainString() | IdString():
            return slug
