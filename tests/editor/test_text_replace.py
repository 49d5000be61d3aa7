"""Find and replace over translations: what would change, new remarks, what happened meanwhile, one undo."""

from __future__ import annotations

import pytest
from django.test import Client

from content.actions.undo_change import undo_change
from content.models import Pack, Revision, Translation
from content.store import note_revision, read_document
from content.text_replace import Replacement
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

HERE = "/admin/translations/replace/"


@pytest.fixture
def tara(lanternwick: Pack, client_of: ClientOf) -> Client:
    """A translator into German."""
    return client_of("translator", "tara", languages=["de"])


@pytest.fixture
def rows(lanternwick: Pack) -> list[Translation]:
    """Two texts with the same word, one of them stale."""
    found = list(Translation.objects.filter(language="de").exclude(text="").order_by("pk")[:2])
    for number, row in enumerate(found):
        row.text, row.quality = f"Kahn {number} am Kahnsteg", "reviewed"
        row.answers = row.unit.source if number else "Once"
        row.save()
        entry = row.unit.entry
        note_revision(entry, read_document(entry), verb=Revision.Verb.EDITED, author=None, why="")
    return found


def texts(rows: list[Translation]) -> list[str]:
    for row in rows:
        row.refresh_from_db()
    return [row.text for row in rows]


@pytest.mark.parametrize(
    ("words", "text", "after"),
    [
        (Replacement("kahn", "Boot"), "Kahn am Kahnsteg", "Boot am Bootsteg"),
        (Replacement("kahn", "Boot", whole_words=True), "Kahn am Kahnsteg", "Boot am Kahnsteg"),
        (Replacement("kahn", "Boot", match_case=True), "Kahn am Kahnsteg", "Kahn am Kahnsteg"),
        (Replacement("a.b", r"\1"), "a.b axb", r"\1 axb"),
    ],
)
def test_words_are_found_as_they_are_meant(words: Replacement, text: str, after: str) -> None:
    assert words.apply(text) == after


def test_each_change_is_shown_and_written_as_one_that_can_be_undone(
    tara: Client, lanternwick: Pack, rows: list[Translation]
) -> None:
    before = texts(rows)
    asked = f"{HERE}?language=de&game=lanternwick&find=Kahn&instead=Boot&whole=on"
    page = shown(tara.get(asked))
    assert "2 texts would read otherwise" in page
    assert "<del>Kahn</del>" in page
    values = form_values(tara.get(asked), "replace") | {"text": [str(row.unit_id) for row in rows]}
    answer = tara.post(HERE, values, follow=True)
    assert "2 texts read otherwise now." in shown(answer)
    assert texts(rows) == ["Boot 0 am Kahnsteg", "Boot 1 am Kahnsteg"]
    assert [row.quality for row in rows] == ["draft", "draft"]
    assert [row.state for row in rows] == ["stale", "draft"]
    together = {each.together for each in Revision.objects.filter(verb="translated")}
    assert len(together) == 1
    name = together.pop()
    assert f"/admin/history/changes/lanternwick/{name}/" in shown(answer)
    undo_change(lanternwick, name, author=rows[0].changed_by)
    assert texts(rows) == before


def test_what_was_changed_meanwhile_or_not_ticked_is_left_alone(
    tara: Client, rows: list[Translation]
) -> None:
    asked = f"{HERE}?language=de&game=lanternwick&find=Kahn&instead=Boot"
    values = form_values(tara.get(asked), "replace") | {"text": [str(row.unit_id) for row in rows]}
    Translation.objects.filter(pk=rows[0].pk).update(text="Kahn!", version=9)
    page = shown(tara.post(HERE, values, follow=True))
    assert "1 text reads otherwise now." in page
    assert "1 text has changed meanwhile and was left alone." in page
    assert texts(rows) == ["Kahn!", "Boot 1 am Bootsteg"]
    values = form_values(tara.get(asked), "replace") | {"text": ""}
    assert "Nothing was replaced." in shown(tara.post(HERE, values, follow=True))


def test_new_remarks_are_marked_and_what_cannot_be_saved_is_told(
    tara: Client, rows: list[Translation]
) -> None:
    page = shown(tara.get(f"{HERE}?language=de&game=lanternwick&find=Kahn&instead=77"))
    assert "New:" in page
    assert "77" in page
    line = page.split('class="tw-text-changes"')[1]
    assert "checked" not in line.split("</ul>")[0]
    page = shown(tara.get(f"{HERE}?language=de&game=lanternwick&find=Kahn 1 am Kahnsteg&instead="))
    assert "Nothing would be left of the text." in page
    answer = tara.get(f"{HERE}?language=de&game=lanternwick&find={'x' * 201}&instead=y")
    assert answer.status_code == 422


def test_it_needs_a_language_to_write_in(lanternwick: Pack, viewer: Client, tara: Client) -> None:
    assert "You may write in no language." in shown(viewer.get(HERE))
    values = {
        "query": "language=es&game=lanternwick",
        "find": "a",
        "instead": "b",
        "seen": "1:1",
        "text": "1",
    }
    assert viewer.post(HERE, values).status_code == 200
    assert Revision.objects.filter(verb="translated").count() == 0
