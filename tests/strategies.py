"""Hypothesis strategies made from shapes: any sound value of any kind, odd Unicode and YAML traps
included."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import strategies as st

from engine.schema import Game, GridMap, GridSpec
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

YAML_TRAPS = st.sampled_from(
    [
        *[
            "no",
            "Yes",
            "null",
            "~",
            "1e3",
            "012",
            "089",
            "1.5e3",
            "0x1f",
            "1_000",
            "1:30",
            "#",
            "'",
            "[",
            "&a",
            "*a",
            "!t",
            "%",
            "@",
            "`",
            "|",
            ">",
            "?",
            "---",
            "...",
            "=",
            "<<",
            "2026-11-16",
            "é",
            "ß",
            "🦄",
        ],
        *(
            "- a",
            "a: b",
            "# no",
            " a",
            "a ",
            '"',
            "{x}",
            "\ta",
            "a\tb",
            "\u2028",
            "\ufeffa",
            "\u200b",
            "x" * 70,
        ),
    ]
)
CHARACTERS = st.characters(exclude_categories=["Cc", "Cs", "Cn"])
SLUGS = st.from_regex(r"[a-z][a-z0-9]{0,5}(_[a-z0-9]{1,3})?", fullmatch=True)


def texts(longest: int, lines: bool, least: int = 0) -> st.SearchStrategy[str]:
    """Texts for people."""
    free = st.text(CHARACTERS, min_size=least, max_size=min(longest, 30))
    joined = st.lists(st.one_of(free, YAML_TRAPS), min_size=1, max_size=4).map("\n".join) if lines else free
    return st.one_of(YAML_TRAPS, joined).filter(
        lambda text: least <= len(text) <= longest and bool(text.strip() or not least)
    )


def values(shape: Shape, game: Game, slugs: dict[str, list[str]], depth: int = 0) -> st.SearchStrategy[Any]:
    """Sound values of a shape; references point to the given slugs."""
    match shape:
        case WholeNumber(low, high):
            return st.integers(low, high)
        case YesNo():
            return st.booleans()
        case PlainString(longest):
            return texts(longest, lines=False)
        case IdString():
            return SLUGS
        case Choice(options):
            return st.sampled_from(options)
        case Duration():
            return st.sampled_from(game.durations)
        case Text(mark):
            return texts(mark.longest, mark.lines == "many", least=1 if mark.required else 0)
        case Reference(kind):
            return st.sampled_from(slugs[kind])
        case Drawing(spec):
            return drawings(spec)
        case Nullable(inner):
            return st.none() | values(inner, game, slugs, depth)
        case ListOf(item, low, _):
            unique: Callable[[Any], Any] | None = (lambda part: part["id"]) if shape.keyed else None
            if isinstance(item, Word) and item.family == "cost":  # the same cost twice is a fault
                unique = word_name
            most = max(low, 2 if depth < 3 else 1)
            return st.lists(
                values(item, game, slugs, depth + 1), min_size=low, max_size=most, unique_by=unique
            )
        case MapOf(key, value):
            return st.dictionaries(values(key, game, slugs), values(value, game, slugs), max_size=3)
        case Word(family):
            return words(family, game, slugs, depth)
        case Record():
            return records(shape, game, slugs, depth)


def word_name(word: dict[str, Any]) -> str:
    """The name of a word: no cost is asked twice."""
    return next(iter(word))


def records(
    record: Record, game: Game, slugs: dict[str, list[str]], depth: int = 0
) -> st.SearchStrategy[Any]:
    """Sound records: required fields always, others sometimes."""
    needed: dict[str, Any] = {}
    optional: dict[str, Any] = {}
    for field in record.fields:
        must = field.required or (isinstance(field.shape, Text) and field.shape.mark.required)
        (needed if must else optional)[field.name] = values(field.shape, game, slugs, depth)
    return st.fixed_dictionaries(needed, optional=optional)


def words(family: Any, game: Game, slugs: dict[str, list[str]], depth: int) -> st.SearchStrategy[Any]:
    """Words of a family; deep down only those that hold no further words."""
    known = [
        info
        for info in game.words[family].values()
        if depth < 3
        or not any(isinstance(f.shape, ListOf) and isinstance(f.shape.item, Word) for f in info.record.fields)
    ]
    return st.sampled_from(known).flatmap(
        lambda info: records(info.record, game, slugs, depth + 1).map(
            lambda parameters: {info.name: parameters}
        )
    )


@st.composite
def drawings(draw: st.DrawFn, spec: GridSpec) -> str:
    """Sound drawings."""
    width, height = draw(st.integers(*spec.width)), draw(st.integers(*spec.height))
    layers = {}
    for layer in spec.layers:
        columns = width + 1 if layer is spec.walls else width
        row = st.lists(st.sampled_from(list(layer.symbols.values())), min_size=columns, max_size=columns)
        layers[layer.name] = draw(st.lists(row, min_size=height, max_size=height))
    return spec.draw(GridMap(width, height, layers))
