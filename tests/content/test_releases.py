"""Releases: frozen, named by their content, built in a handful of queries."""

from __future__ import annotations

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from content.actions.publish import ChecksFailedError, publish
from content.actions.save_entry import TranslationEdit, save_entry, save_translations
from content.checks import Level, run_checks
from content.entries.document import Answer, Document
from content.models import Entry, Pack, Release, Revision, Translation
from content.models.release import FrozenError
from content.snapshots import draft, snapshot_bytes
from content.store import read_content, read_document, write_documents
from engine.snapshot import Snapshot


def test_publishing_freezes_the_content(lanternwick: Pack) -> None:
    release = publish(lanternwick, author=None, note="first")
    snapshot = Snapshot.read(bytes(release.content))
    assert snapshot.hash == release.hash
    assert snapshot.entries["ferryman"]["ada"].data.strength == 4
    assert snapshot.text("de", "canal", "first_bend", "name") == "Erste Biegung"
    assert snapshot.states["de"] == {
        "ferryman/ada/saying": "stale",
        "ferryman/bruno/name": "draft",
        "journey/first_light/scenes.home.text": "missing",
    }
    lanternwick.refresh_from_db()
    assert lanternwick.current == release


def test_unchanged_content_is_the_same_release(lanternwick: Pack) -> None:
    first = publish(lanternwick, author=None)
    assert publish(lanternwick, author=None) == first
    assert Release.objects.count() == 1


def test_an_edit_gives_a_new_release_and_going_back_the_old_one(lanternwick: Pack) -> None:
    first = publish(lanternwick, author=None)
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.data["strength"] = 8
    save_entry(entry, document, version=1, author=None)
    second = publish(lanternwick, author=None)
    assert (second.number, second.hash != first.hash) == (2, True)
    document.data["strength"] = 7
    save_entry(entry, document, version=2, author=None)
    assert publish(lanternwick, author=None) == first
    lanternwick.refresh_from_db()
    assert lanternwick.current == first


def test_a_release_cannot_be_changed_or_deleted(lanternwick: Pack) -> None:
    release = publish(lanternwick, author=None)
    release.note = "changed"
    for deed in (
        release.save,
        release.delete,
        Release.objects.all().delete,
        lambda: Release.objects.update(note="x"),
    ):
        with pytest.raises(FrozenError):
            deed()


def test_a_draft_shows_what_is_not_published(lanternwick: Pack) -> None:
    publish(lanternwick, author=None)
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.data["strength"] = 2
    save_entry(entry, document, version=1, author=None)
    assert draft(lanternwick).entries["ferryman"]["bruno"].data.strength == 2
    assert Release.objects.count() == 1


def test_errors_stop_publishing_and_warnings_do_not(lanternwick: Pack) -> None:
    findings = run_checks(read_content(lanternwick))
    assert {finding.level for finding in findings} == {Level.WARNING}
    entry = Entry.objects.get(slug="ada")
    document = read_document(entry)
    document.texts["saying"] = "Row, {hero}!"
    edit = TranslationEdit("saying", "de", "Rudere, {hero}!", "reviewed", 1)
    save_entry(entry, document, version=1, edits=[edit], author=None)
    Translation.objects.filter(unit__entry=entry, unit__field="saying").update(text="Rudere!")
    with pytest.raises(ChecksFailedError) as refused:
        publish(lanternwick, author=None)
    assert [(f.slug, f.language, f.fault.key) for f in refused.value.findings] == [
        ("ada", "de", "placeholder-lost")
    ]
    assert not Release.objects.exists()


def test_checks_see_what_a_changed_kind_no_longer_allows(lanternwick: Pack) -> None:
    Entry.objects.filter(slug="bruno").update(data={"strength": 70, "rival": "ada"})
    Entry.objects.filter(slug="first_bend").update(data={"map": "x"})
    found = {(f.slug, f.fault.key) for f in run_checks(read_content(lanternwick)) if f.level is Level.ERROR}
    assert ("bruno", "range") in found
    assert ("first_bend", "grid-lines") in found


def test_two_of_a_name_are_noticed_in_each_language(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="bruno")
    save_translations(entry, [TranslationEdit("name", "es", "ada", "reviewed", 0)], author=None)
    found = [
        (f.slug, f.language) for f in run_checks(read_content(lanternwick)) if f.fault.key == "name-twice"
    ]
    assert found == [("bruno", "es")]


def test_four_hundred_entries_take_a_handful_of_queries(lanternwick: Pack) -> None:
    documents = [
        Document(
            kind="ferryman",
            slug=f"f{number}",
            data={"strength": 3},
            texts={"name": f"F {number}"},
            translations={
                code: {"name": Answer(f"{code} {number}", f"F {number}", "reviewed")} for code in ("de", "es")
            },
        )
        for number in range(400)
    ]
    made = [(document, Revision.Verb.CREATED) for document in documents]
    write_documents(lanternwick, made, author=None)
    assert Translation.objects.filter(text="es 399").count() == 1
    with CaptureQueriesContext(connection) as queries:
        snapshot = Snapshot.read(snapshot_bytes(read_content(lanternwick)))
    assert len(snapshot.entries["ferryman"]) == 402
    assert len(queries) <= 10
