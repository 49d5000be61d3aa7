"""An entry that is just being typed, made sound for a look at it: what is wrong with one field does not keep
the others from being shown."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from content.entries.document import Document
from content.entries.example import Others, example_of
from content.entries.validate import framing_faults
from content.entries.value import entry_document
from engine.schema import Fault, Game, KindInfo
from engine.schema.game import RESERVED
from engine.schema.json_schema import MOST_COPIES
from engine.schema.shapes import Field, Text
from engine.schema.validate import faults_of
from engine.schema.walk import references

Fields = Mapping[str, Any]


class UnmendableError(Exception):
    """A field that must be given and for which nothing fits: there is no entry that it could name."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


def mended_document(
    game: Game,
    kind: KindInfo,
    slug: str,
    value: Fields,
    earlier: Sequence[Fields],
    others: Others,
    *,
    unread: Collection[str] = (),
) -> tuple[Document, list[Fault]]:
    """A document with sound fields of a value, and what was wrong with it.

    In the place of a field that is not sound, or could not even be read, stands what the first of some
    ``earlier`` values holds that is; else its default; else something that fits. Texts stay as they are
    typed; notes are left out. Raises `UnmendableError` where nothing fits.
    """
    fields = {name: part for name, part in value.items() if name not in RESERVED}
    faults = _faults(game, kind, slug, fields, others)
    broken = {str(fault.path[0]) for fault in faults if fault.path} | set(unread)
    for field in kind.record.fields:
        if field.name not in broken:
            continue
        if isinstance(field.shape, Text):
            if not isinstance(fields.get(field.name, ""), str):
                del fields[field.name]
            continue
        for tried in _candidates(field, earlier, slug, game, others):
            fields = {name: part for name, part in fields.items() if name != field.name}
            fields.update(tried)
            found = _faults(game, kind, slug, fields, others)
            wrong = [fault for fault in found if fault.path and fault.path[0] == field.name]
            if not wrong:
                break
        else:
            raise UnmendableError(wrong[0])
    copies = value.get("copies", 1)
    is_number = type(copies) is int and 1 <= copies <= MOST_COPIES
    framing = value.get("framing", {})
    beside = {
        "copies": copies if is_number else 1,
        "framing": {} if framing_faults(game, framing) else framing,
    }
    return entry_document(game, kind, slug, {**fields, **beside}), faults


def _faults(game: Game, kind: KindInfo, slug: str, fields: Fields, others: Others) -> list[Fault]:
    """What is wrong with fields; entries that they name and that do not exist are, too."""
    return [
        *faults_of(kind.record, fields, game),
        *(
            Fault(path, "dangling", {"kind": target, "is": name})
            for path, target, name in references(kind.record, dict(fields), game)
            if (target, name) != (kind.name, slug) and name not in others(target)
        ),
    ]


def _candidates(
    field: Field, earlier: Sequence[Fields], slug: str, game: Game, others: Others
) -> Iterable[Fields]:
    for each in earlier:
        if field.name in each:
            yield {field.name: each[field.name]}
    if not field.required:
        yield {}
    else:
        yield {field.name: example_of(field.shape, slug, game, others)}
