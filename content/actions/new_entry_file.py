"""Start an entry's file on disk with every field of its kind explained, or the head of a new pack."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from content.disk.pack_reader import FORMAT, HEAD
from content.disk.yaml_writer import write_yaml
from content.entries.example import example_of
from engine.schema import Game, KindInfo
from engine.schema.shapes import (
    Choice,
    Drawing,
    Duration,
    Field,
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


def new_pack_file(game: str, folder: Path) -> Path | None:
    """Write ``pack.yaml`` for a game; nothing if there is one already."""
    path = folder / HEAD
    if path.exists():
        return None
    folder.mkdir(parents=True, exist_ok=True)
    path.write_text(
        write_yaml({"format": FORMAT, "game": game, "source": "en", "languages": []}), encoding="utf-8"
    )
    return path


def new_entry_file(game: Game, kind: KindInfo, slug: str, folder: Path) -> Path | None:
    """Write an entry with example values and a comment for each field; nothing if the file exists."""
    path = folder / kind.name / f"{slug}.yaml"
    if path.exists():
        return None
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [f"# {kind.doc.splitlines()[0]}" if kind.doc else f"# {kind.name}"]
    for field in kind.record.fields:
        needed = field.required or (isinstance(field.shape, Text) and field.shape.mark.required)
        example = write_yaml({field.name: _example(field, slug, game)})
        lines.append(f"# {_explained(field.shape, game)}")
        lines.extend(line if needed else f"# {line}" for line in example.splitlines())
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def _example(field: Field, slug: str, game: Game) -> Any:
    if not field.required and not isinstance(field.shape, Text):
        return field.default
    return example_of(field.shape, slug, game)


def _explained(shape: Shape, game: Game) -> str:
    match shape:
        case WholeNumber(low, high):
            return f"{low} to {high}"
        case YesNo():
            return "true or false"
        case Choice(options):
            return ", ".join(options)
        case Duration():
            return ", ".join(game.durations)
        case Text(mark):
            lines = "one line" if mark.lines == "one" else "many lines"
            return f"text, {lines}, at most {mark.longest} characters"
        case Reference(kind):
            return f"slug of a {kind}"
        case Drawing(spec):
            return "; ".join(
                f"{layer.name}: "
                + " ".join(f"{symbol!r} {meaning}" for symbol, meaning in layer.symbols.items())
                for layer in spec.layers
            )
        case ListOf(item, low, high):
            return f"list of {low} to {high}: {_explained(item, game)}"
        case MapOf(key, value):
            return f"mapping from {_explained(key, game)} to {_explained(value, game)}"
        case Nullable(inner):
            return f"{_explained(inner, game)}, or nothing"
        case Record(name, fields):
            return f"{name} with {', '.join(f.name for f in fields)}"
        case Word(family):
            return f"{family}: {', '.join(sorted(game.words[family])) or 'none known'}"
        case PlainString() | IdString():
            return "a word"
