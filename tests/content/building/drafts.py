"""Fields of the shipped packs, and of made cards, as somebody would build them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from content.building.draft import Draft
from content.building.edits import Edit, Give, Insert, Remove, Replace
from content.building.parts import Part, value_at
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.disk.yaml_writer import write_yaml
from content.entries.document import Document
from content.entries.pack import PackContent
from engine.games import games
from engine.schema import Path
from engine.schema.shapes import ListOf, Nullable, Record, Shape, Word, holds_words
from engine.schema.validate import read
from engine.schema.walk import join_texts

ROOT = FilePath(__file__).parents[3]
GAMES = ("dungeons", "platformer", "princess")
ALL_LANGUAGES = ("de", "en", "es", "it")
LANGUAGES = ("de", "en")
"""Those that the shipped drafts are read in; the tests of spans read every text in all."""


@cache
def shipped(game: str) -> PackContent:
    """A shipped pack."""
    source, _, faults = read_folder(ROOT / "content" / "packs" / game)
    assert not faults
    return read_pack(source)


def draft(
    game: str,
    kind: str,
    field: str,
    fields: dict[str, Any],
    text: str | None = None,
    spoken: str = "en",
    languages: Sequence[str] = LANGUAGES,
) -> Draft:
    """A field of an entry, as a form shows it; or with another text."""
    pack = shipped(game)
    value = fields.get(field)
    return Draft(
        games()[game],
        kind,
        field,
        (write_yaml(value) if value else "") if text is None else text,
        fields,
        Document(kind=kind, slug="draft", data={}),
        lambda _keys: pack,
        lambda of: next((slug for each, slug in pack.documents if each == of), ""),
        spoken,
        languages,
    )


def shipped_drafts(game: str) -> Iterator[Draft]:
    """Every field with words of every shipped entry."""
    for (kind, _slug), document in shipped(game).documents.items():
        record = games()[game].kinds[kind].record
        full = join_texts(record, document.data, document.texts)
        for each in record.fields:
            if holds_words(each.shape) and full.get(each.name):
                yield draft(game, kind, each.name, full)


def all_parts(part: Part) -> Iterator[Part]:
    """A part and everything in it."""
    yield part
    for each in part.parts:
        yield from all_parts(each)


class Builder:
    """Makes a value out of nothing by edits alone."""

    def __init__(self, start: Draft) -> None:
        self.start = start
        self.fields = start.whole
        self.game = start.game

    def edit(self, edit: Edit) -> None:
        """Make one edit."""
        self.fields = self.start.editing.apply(self.fields, edit).fields

    def build(self, shape: Shape, wanted: Any, path: Path) -> None:
        """Let a value stand at a path, whatever stands there now."""
        shape = shape.inner if isinstance(shape, Nullable) and wanted is not None else shape
        match shape:
            case Word(family):
                named = read(self.game, family, wanted)
                assert named is not None
                self.edit(Replace(path, named[0].name))
                self.build_fields(named[0].record, named[1], (*path, named[0].name))
            case ListOf(item):
                for index in reversed(range(len(value_at(self.fields, path) or ()))):
                    self.edit(Remove((*path, index)))
                for index, part in enumerate(wanted):
                    self.edit(Insert(path, index))
                    self.build(item, part, (*path, index))
            case Record():
                self.build_fields(shape, wanted, path)
            case _:
                self.edit(Give(path, wanted))

    def build_fields(self, record: Record, wanted: dict[str, Any], path: Path) -> None:
        """Let a record have these fields and no others."""
        given = value_at(self.fields, path) or {}
        for each in record.fields:
            if each.name in wanted:
                self.build(each.shape, wanted[each.name], (*path, each.name))
            elif each.name in given:
                self.edit(Remove((*path, each.name)))
