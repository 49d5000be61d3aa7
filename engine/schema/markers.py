"""Marks that a kind's declaration puts on its fields: ranges, texts, references, effects, grids.

A mark is plain data inside ``typing.Annotated``. `engine.schema.shapes` turns marked types into shapes;
nothing else reads the marks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from engine.schema.grid import GridSpec

WordFamily = Literal["trigger", "condition", "cost", "operation"]


@dataclass(frozen=True, slots=True)
class Between:
    """A whole number from ``low`` to ``high``, both included; on a list, how many items it may hold."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Choices:
    """One of names that stand in a list already. A few names of their own are a ``Literal``."""

    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Translatable:
    """A text for people, kept apart from the data and translated into every language."""

    lines: Literal["one", "many"] = "one"
    required: bool = False
    longest: int = 80


@dataclass(frozen=True, slots=True)
class Ref:
    """The slug of another entry of the same game. What belongs together is a kit (`engine.schema.kits`):
    an entry that ``belongs`` is part of the kit of the one it refers to; one that ``includes`` has the one it
    refers to in its own kit, where others may have it, too."""

    kind: str
    belongs: bool = False
    includes: bool = False


@dataclass(frozen=True, slots=True)
class EffectList:
    """What a card does, in the words of its game's vocabulary."""


@dataclass(frozen=True, slots=True)
class Words:
    """Words of one family of the vocabulary, as the parameter of a word: nested operations, further
    conditions."""

    family: WordFamily


@dataclass(frozen=True, slots=True)
class Grid:
    """A map drawn as text."""

    spec: GridSpec


@dataclass(frozen=True, slots=True)
class Identifier:
    """A short name that never changes, by which texts and other fields find a nested item."""


Name = Annotated[str, Translatable(required=True, longest=48)]
Line = Annotated[str, Translatable(longest=160)]
Prose = Annotated[str, Translatable(lines="many", longest=4000)]
Id = Annotated[str, Identifier()]
Effects = Annotated[tuple[dict[str, Any], ...], EffectList()]
Operations = Annotated[tuple[Any, ...], Words("operation")]
Conditions = Annotated[tuple[Any, ...], Words("condition")]
