"""A lamp: an item that gives Gold, alone in its game, for tests of own rules texts."""

from __future__ import annotations

from typing import Any

from content.actions.save_entry import TranslationEdit, create_entry, save_entry, save_translations
from content.entries.document import Document
from content.models import Entry, Language, Pack, Translation
from content.store import read_document

ENGLISH = "Rub it for a piece of Gold."
GERMAN = "Reiben bringt 1 Münze."


def gold(amount: int) -> list[Any]:
    """The effects of a lamp that gives so much."""
    return [{"when": "activated", "cost": ["exhaust"], "do": [{"gain": {"what": "gold", "amount": amount}}]}]


def make_lamp() -> Entry:
    """A lamp that gives 1 Gold, in a pack with German and Spanish."""
    for code in ("en", "de", "es"):
        Language.objects.get_or_create(code=code, defaults={"name": code})
    pack = Pack.objects.create(game="platformer", source_id="en")
    pack.languages.set(Language.objects.filter(code__in=["de", "es"]))
    item = Document(kind="item", slug="lamp", data={"price": 1, "effects": gold(1)}, texts={"name": "Lamp"})
    return create_entry(pack, item, author=None)


def change(entry: Entry, effects: list[Any] | None = None, text: str | None = None) -> None:
    """Save other effects, another own text in the source language (nothing to take it away), or both."""
    entry.refresh_from_db()
    document = read_document(entry)
    if effects is not None:
        document.data["effects"] = effects
    if text is not None:
        document.texts["text"] = text
    if text == "":
        del document.texts["text"]
    save_entry(entry, document, version=entry.version, author=None)


def translate(entry: Entry, text: str, language: str = "de") -> None:
    """Save an own text in another language."""
    row = Translation.objects.filter(unit__entry=entry, unit__field="text", language=language).first()
    edit = TranslationEdit("text", language, text, "reviewed", row.version if row else 0)
    save_translations(entry, [edit], author=None)
