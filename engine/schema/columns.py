"""The columns of a kind in a spreadsheet: one for each scalar field, and one of YAML for each that is more
than a scalar."""

from __future__ import annotations

from dataclasses import dataclass

from engine.schema.shapes import ListOf, MapOf, Nullable, Record, Shape, Word


@dataclass(frozen=True, slots=True)
class Column:
    """One column: the field it shows and whether its cells hold YAML."""

    field: str
    shape: Shape
    is_yaml: bool


def columns(record: Record) -> list[Column]:
    """The columns of a kind, in the order of its fields."""
    return [Column(f.name, f.shape, _is_compound(f.shape)) for f in record.fields]


def _is_compound(shape: Shape) -> bool:
    match shape:
        case Nullable(inner):
            return _is_compound(inner)
        case ListOf() | MapOf() | Record() | Word():
            return True
    return False
