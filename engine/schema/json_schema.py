"""JSON Schema (2020-12) of an entry's file, so that any code editor completes and checks packs while they
are written."""

from __future__ import annotations

from typing import Any

from engine.schema.game import Game, KindInfo, WordInfo
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
from engine.schema.validate import LONGEST_SLUG, SLUG

DIALECT = "https://json-schema.org/draft/2020-12/schema"
LONGEST_RENDERED = 20_000
LONGEST_REASON = 300
SLUG_SCHEMA = {"type": "string", "pattern": f"^{SLUG.pattern}$", "maxLength": LONGEST_SLUG}
MOST_COPIES = 99
BASIS = Record(
    "own text",
    (
        Field("written_for", PlainString(LONGEST_RENDERED), required=False, default=""),
        Field("confirmed_for", PlainString(LONGEST_RENDERED), required=False, default=""),
        Field("because", PlainString(LONGEST_REASON), required=False, default=""),
    ),
)
"""What an entry's file says of a text that somebody wrote instead of the rendered one."""
MOST_ZOOM = 1000
FRAMING = Record(
    "framing",
    (
        Field("x", WholeNumber(0, 100), required=False, default=50),
        Field("y", WholeNumber(0, 100), required=False, default=50),
        Field("zoom", WholeNumber(100, MOST_ZOOM), required=False, default=100),
    ),
)
"""What an entry's file says of how its picture is seen on a layout: the point of the picture that lies in the
middle of the frame, and how large the picture is, in per cent."""


def json_schema(game: Game, kind: KindInfo) -> dict[str, Any]:
    """The schema of one entry's file: the fields of its kind, copies, how its picture is framed, notes for
    translators and what own rules texts rest on."""
    schema = _record(kind.record)
    schema["properties"]["copies"] = {"type": "integer", "minimum": 1, "maximum": MOST_COPIES, "default": 1}
    schema["properties"]["framing"] = _schema(MapOf(IdString(), FRAMING))
    schema["properties"]["notes"] = {"type": "object", "additionalProperties": {"type": "string"}}
    schema["properties"]["own"] = {"type": "object", "additionalProperties": _record(BASIS)}
    return {
        "$schema": DIALECT,
        "$id": f"tilewright:{game.name}/{kind.name}",
        "title": kind.declared.__name__,
        "description": kind.doc,
        **schema,
        "$defs": {
            family: {"anyOf": [_word(info) for _, info in sorted(words.items())]} if words else False
            for family, words in game.words.items()
        }
        | {"duration": {"enum": list(game.durations)}},
    }


def _schema(shape: Shape) -> dict[str, Any]:
    match shape:
        case WholeNumber(low, high):
            return {"type": "integer", "minimum": low, "maximum": high}
        case YesNo():
            return {"type": "boolean"}
        case PlainString(longest):
            return {"type": "string", "maxLength": longest}
        case IdString() | Reference():
            named = {"description": f"slug of a {shape.kind}"} if isinstance(shape, Reference) else {}
            return {**SLUG_SCHEMA, **named}
        case Choice(options):
            return {"enum": list(options)}
        case Duration():
            return {"$ref": "#/$defs/duration"}
        case Text(mark):
            least = {"minLength": 1} if mark.required else {}
            return {"type": "string", "maxLength": mark.longest, **least}
        case Drawing(spec):
            return {"type": "string", "description": "\n".join(("A drawing such as:", spec.blank()))}
        case Word(family):
            return {"$ref": f"#/$defs/{family}"}
        case Nullable(inner):
            return {"anyOf": [_schema(inner), {"type": "null"}]}
        case ListOf(item, low, high):
            return {"type": "array", "items": _schema(item), "minItems": low, "maxItems": high}
        case MapOf(key, value):
            return {"type": "object", "propertyNames": _schema(key), "additionalProperties": _schema(value)}
        case Record():
            return _record(shape)


def _record(record: Record) -> dict[str, Any]:
    properties: dict[str, Any] = {}
    for field in record.fields:
        properties[field.name] = _schema(field.shape)
        if not field.required and field.default not in (None, ""):
            properties[field.name] = {**properties[field.name], "default": field.default}
    needed = [
        f.name for f in record.fields if f.required or (isinstance(f.shape, Text) and f.shape.mark.required)
    ]
    return {"type": "object", "properties": properties, "required": needed, "additionalProperties": False}


def _word(info: WordInfo) -> dict[str, Any]:
    full = {
        "type": "object",
        "properties": {info.name: {**_record(info.record), "description": info.doc}},
        "required": [info.name],
        "additionalProperties": False,
    }
    return full if any(f.required for f in info.record.fields) else {"anyOf": [{"const": info.name}, full]}
