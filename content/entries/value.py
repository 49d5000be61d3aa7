"""An entry as it is written down, fields with their texts in their places: read into its document, and made
from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from content.entries.document import NO_BASIS, Basis, Document
from content.entries.validate import entry_faults, note_faults
from engine.schema import Fault, Game, KindInfo
from engine.schema.game import RESERVED
from engine.schema.walk import join_texts, normal, split_texts, text_fields
from engine.snapshot import EVERYWHERE, WHOLE, Framing


@dataclass(frozen=True, slots=True)
class SoundDocument:
    """A document whose fields fit its kind, in its shortest form. `check_value` alone makes one, so nobody
    who has one needs to check it again."""

    document: Document


def check_value(
    game: Game, kind: KindInfo, slug: str, value: dict[str, Any], *, drop_notes: bool = False
) -> SoundDocument | list[Fault]:
    """The document of a value, or everything that is wrong with it. With ``drop_notes`` the notes on texts
    that the fields have no room for are left out instead of being wrong."""
    notes = value.get("notes", {})
    if drop_notes and notes:
        value = {name: part for name, part in value.items() if name != "notes"}
    faults = entry_faults(game, kind, value)
    if faults:
        return faults
    if drop_notes and notes:
        fields = {name: part for name, part in value.items() if name not in RESERVED}
        rooms = text_fields(kind.record, fields)
        value["notes"] = {address: note for address, note in notes.items() if address in rooms}
        faults = note_faults(game, value["notes"])
    return faults or SoundDocument(entry_document(game, kind, slug, value))


def entry_document(game: Game, kind: KindInfo, slug: str, value: dict[str, Any]) -> Document:
    """The document of an entry's file, in its shortest form."""
    fields = {name: part for name, part in value.items() if name not in RESERVED}
    data, texts = split_texts(kind.record, normal(kind.record, fields, game))
    notes = {address: note for address, note in value.get("notes", {}).items() if note}
    return Document(
        kind=kind.name,
        slug=slug,
        data=data,
        copies=value.get("copies", 1),
        framing=_framing(value.get("framing", {})),
        texts=texts,
        notes=notes,
        translations={},
        own={
            address: basis
            for address, given in value.get("own", {}).items()
            if address in texts and (basis := Basis(**given)) != NO_BASIS
        },
    )


def _framing(given: dict[str, dict[str, int]]) -> dict[str, Framing]:
    """How a picture is framed, by layout. That it is seen whole everywhere goes without saying; on one layout
    it says that it is so there whatever holds elsewhere."""
    found = {layout: Framing(**each) for layout, each in sorted(given.items())}
    return {layout: each for layout, each in found.items() if (layout, each) != (EVERYWHERE, WHOLE)}


def entry_value(game: Game, document: Document) -> dict[str, Any]:
    """What the file of an entry says."""
    value = join_texts(game.kinds[document.kind].record, document.data, document.texts)
    if document.copies != 1:
        value["copies"] = document.copies
    if document.framing:
        value["framing"] = msgspec.to_builtins(dict(sorted(document.framing.items())))
    if document.notes:
        value["notes"] = dict(sorted(document.notes.items()))
    if document.own:
        value["own"] = {address: msgspec.to_builtins(basis) for address, basis in document.own.items()}
    return value
