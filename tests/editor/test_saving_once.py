"""A save reads the entry once and checks it once, and what the history keeps is what is stored."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from django.test import Client

import content.store
from content.actions.save_entry import save_entry
from content.entries.document import Document
from content.entries.validate import entry_faults
from content.models import Entry, Pack, Revision
from content.store import read_document
from editor.screens import entry as entry_screen
from tests.editor.pages import form_values
from tests.editor.test_entry_form import ADA, changed

pytestmark = [pytest.mark.database, pytest.mark.django_db]


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often a document was read and checked. What the checks of the whole game read is left out."""
    counts: Counter[str] = Counter()
    read, check = content.store._document, entry_faults

    def count_reading(row: Entry) -> Document:
        counts["read"] += 1
        return read(row)

    def count_check(*args: Any) -> Any:
        counts["checked"] += 1
        return check(*args)

    monkeypatch.setattr(content.store, "_document", count_reading)
    monkeypatch.setattr("content.entries.value.entry_faults", count_check)
    monkeypatch.setattr(entry_screen, "entry_findings", lambda *_: [])
    return counts


def post(client: Client, counted: Counter[str], **values: Any) -> None:
    """Change some values of a form and forget what showing it took."""
    posted = form_values(client.get(ADA))
    posted.update({name.replace("__", ":"): value for name, value in values.items()})
    counted.clear()
    assert client.post(ADA, posted).status_code == 302


def test_a_save_reads_once_and_checks_once(
    lanternwick: Pack, designer: Client, counted: Counter[str]
) -> None:
    post(designer, counted, data__strength="6")
    # Once to show and to compare, once more from the row in memory to see what changes.
    assert counted == {"read": 2, "checked": 1}
    assert Entry.objects.get(slug="ada").data["strength"] == 6


def test_somebody_elses_translation_in_between_is_read_anew(
    lanternwick: Pack, designer: Client, counted: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def after_another(stored: Any, *args: Any, **kwargs: Any) -> Entry:
        changed(designer, ADA, **{"tr:de:saying": "Die Fähre wartet nicht.", "quality:de:saying": "draft"})
        return save_entry(stored, *args, **kwargs)

    posted = form_values(designer.get(ADA))
    posted["data:strength"] = "7"
    with monkeypatch.context() as patched:
        patched.setattr(entry_screen, "save_entry", once(after_another, save_entry))
        assert designer.post(ADA, posted).status_code == 302
    document = read_document(Entry.objects.get(slug="ada"))
    assert document.data["strength"] == 7
    assert document.translations["de"]["saying"].text == "Die Fähre wartet nicht."


def once(first: Any, then: Any) -> Any:
    """A function that does something else the first time."""
    calls = iter([first])
    return lambda *args, **kwargs: next(calls, then)(*args, **kwargs)


def test_the_history_keeps_what_is_stored(lanternwick: Pack, designer: Client) -> None:
    for values in (
        {"data__strength": "6"},
        {"text__name": "Ada the Bold", "tr:de:saying": "Neu.", "quality:de:saying": "draft"},
        {"tr:de:saying": ""},
    ):
        changed(designer, ADA, **values)
        entry = Entry.objects.get(slug="ada")
        kept = Revision.objects.filter(slug="ada").first()
        assert kept is not None
        assert Document.from_json(kept.document) == read_document(entry)
        assert kept.version == entry.version
    for entry in Entry.objects.all():
        kept = entry.revisions.first()
        assert kept is not None
        assert Document.from_json(kept.document) == read_document(entry), entry
