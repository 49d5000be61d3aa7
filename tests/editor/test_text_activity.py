"""Who changed which texts lately."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.actions.review_texts import approve_texts
from content.actions.save_entry import TranslationEdit, save_translations
from content.models import Entry, Pack, Translation
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

HERE = "/admin/translations/activity/"


def write(text: str, slug: str = "bruno") -> Translation:
    entry = Entry.objects.get(slug=slug)
    row = Translation.objects.get(unit__entry=entry, unit__field="name", language="de")
    edit = TranslationEdit("name", "de", text, "draft", row.version)
    save_translations(entry, [edit], author=User.objects.get(username="tara"), why="Sounds better.")
    row.refresh_from_db()
    return row


def test_changes_stand_with_what_was_before_by_language_and_person(
    lanternwick: Pack, client_of: ClientOf
) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    assert "Nobody has changed a translation here yet." in shown(tara.get(HERE))
    row = write("Bruno der Weise")
    page = shown(tara.get(HERE))
    assert "der Weise</ins>" in page.replace("<ins> ", "<ins>")
    assert "Sounds better." in page
    assert f"/admin/translations/{row.unit_id}/de/text/" in page
    assert "Sounds better." in shown(tara.get(f"{HERE}?language=de&person=tara&game=lanternwick"))
    assert "Sounds better." not in shown(tara.get(f"{HERE}?language=es"))
    assert "Sounds better." not in shown(tara.get(f"{HERE}?person=somebody"))


def test_an_approval_tells_what_became_of_the_text(lanternwick: Pack, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"], reviews=["de"])
    row = write("Bruno der Weise")
    approve_texts(lanternwick, "de", {row.unit_id: row.version}, author=User.objects.get(username="tara"))
    assert "draft → reviewed" in shown(tara.get(HERE))


def test_it_costs_the_same_for_many(lanternwick: Pack, client_of: ClientOf) -> None:
    tara: Client = client_of("translator", "tara", languages=["de"])
    write("Bruno der Weise")
    tara.get(HERE)
    with CaptureQueriesContext(connection) as few:
        tara.get(HERE)
    write("Ada die Weise", "ada")
    with CaptureQueriesContext(connection) as many:
        tara.get(HERE)
    assert len(many) == len(few) <= 20
