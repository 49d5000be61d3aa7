"""An entry as it is written down, fields with their texts in their places: read into its document, and made
from it."""

from __future__ import annotations

from typing import Any

import msgspec

from content.entries.document import NO_BASIS, Basis, Document
from engine.schema import Game, KindInfo
from engine.schema.game import RESERVED
from engine.schema.walk import join_texts, normal, split_texts


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
        texts=texts,
        notes=notes,
        translations={},
        own={
            address: basis
            for address, given in value.get("own", {}).items()
            if address in texts and (basis := Basis(**given)) != NO_BASIS
        },
    )


def entry_value(game: Game, document: Document) -> dict[str, Any]:
    """What the file of an entry says."""
    value = join_texts(game.kinds[document.kind].record, document.data, document.texts)
    if document.copies != 1:
        value["copies"] = document.copies
    if document.notes:
        value["notes"] = dict(sorted(document.notes.items()))
    if document.own:
        value["own"] = {address: msgspec.to_builtins(basis) for address, basis in document.own.items()}
    return value
