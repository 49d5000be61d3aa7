"""Review at the desk: one text by button, many with a preview, the rights on the pages of users and packs."""

from __future__ import annotations

import pytest
from django.test import Client

from content.models import Member, Pack, Review, Translation
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

DESK = "/admin/translations/"


@pytest.fixture
def ruth(lanternwick: Pack, client_of: ClientOf) -> Client:
    """A translator into German, who also reviews it."""
    return client_of("translator", "ruth", languages=["de"], reviews=["de"])


def draft() -> Translation:
    return Translation.objects.filter(language="de", quality="draft").exclude(text="").get()


def test_a_text_is_approved_on_its_page_and_the_review_taken_back(ruth: Client) -> None:
    row = draft()
    here = f"{DESK}{row.unit_id}/de/text/"
    page = shown(ruth.get(here))
    assert 'aria-keyshortcuts="Alt+A"' in page
    ruth.post(here, {**form_values(ruth.get(here), "work"), "deed": "approve"})
    row.refresh_from_db()
    assert (row.quality, str(row.reviewed_by)) == ("reviewed", "ruth")
    assert "reviewed by ruth" in shown(ruth.get(here))
    ruth.post(f"{DESK}{row.unit_id}/de/recall/", form_values(ruth.get(here), "recall"))
    row.refresh_from_db()
    assert (row.quality, row.reviewed_by) == ("draft", None)


def test_approving_what_was_typed_needs_other_eyes_where_a_pack_asks_for_them(
    ruth: Client, lanternwick: Pack
) -> None:
    row = draft()
    here = f"{DESK}{row.unit_id}/de/text/"
    values = {**form_values(ruth.get(here), "work"), "text": f"{row.text} Neu.", "deed": "approve"}
    Pack.objects.update(review=Review.FOUR_EYES)
    answer = ruth.post(here, values)
    assert answer.status_code == 422
    assert "somebody else reviews it" in shown(answer)
    row.refresh_from_db()
    assert row.quality == "draft"
    assert not row.text.endswith("Neu.")
    Pack.objects.update(review=Review.FREE)
    assert ruth.post(here, values).status_code == 302
    row.refresh_from_db()
    assert (row.quality, row.text.endswith("Neu.")) == ("reviewed", True)


def test_many_are_shown_before_they_are_approved_and_undone_by_whoever_did_it(ruth: Client) -> None:
    row = draft()
    here = f"{DESK}review/?language=de&game=lanternwick"
    page = shown(ruth.get(here))
    assert row.text in page
    assert "There is no translation." in page
    assert "It is reviewed already." in page
    values = form_values(ruth.get(here), "approve")
    answer = ruth.post(f"{DESK}review/", values | {"text": ""}, follow=True)
    assert "Nothing was approved." in shown(answer)
    answer = ruth.post(f"{DESK}review/", values | {"text": str(row.unit_id)}, follow=True)
    assert "1 text is reviewed now." in shown(answer)
    assert "/admin/history/changes/lanternwick/" in shown(answer)
    address = shown(answer).split("/admin/history/changes/lanternwick/")[1].split("/")[0]
    ruth.post(f"/admin/history/changes/lanternwick/{address}/", {"all": "1"})
    row.refresh_from_db()
    assert row.quality == "draft"


def test_who_reviews_nothing_is_told_so(lanternwick: Pack, client_of: ClientOf) -> None:
    otto = client_of("translator", "otto", languages=["de"])
    assert "An owner chooses who does." in shown(otto.get(f"{DESK}review/"))
    page = shown(otto.get(DESK))
    assert f"{DESK}review/" not in page
    assert '<option value="reviewed">' not in page.split('name="quality"')[1].split("</select>")[0]


def test_owners_choose_who_reviews(owner: Client, lanternwick: Pack, client_of: ClientOf) -> None:
    client_of("translator", "otto", languages=["de"])
    member = Member.objects.get(user__username="otto")
    here = f"/admin/users/{member.user_id}/"
    values = form_values(owner.get(here)) | {"role": "translator", "languages": "de"}
    assert owner.post(here, values | {"reviews": "es"}).status_code == 422
    assert owner.post(here, values | {"reviews": "de"}).status_code == 302
    assert [each.pk for each in member.reviews.all()] == ["de"]


def test_a_pack_asks_for_four_eyes(owner: Client, lanternwick: Pack) -> None:
    here = "/admin/packs/lanternwick/"
    values = form_values(owner.get(here)) | {"languages": ["de", "es"]}
    page = shown(owner.post(here, values | {"review": "four-eyes"}, follow=True))
    assert "Translations are now reviewed like this" in page
    lanternwick.refresh_from_db()
    assert lanternwick.has_four_eyes
    assert "four-eyes" in shown(owner.get(here))


@pytest.mark.parametrize(
    ("filters", "count"), [("person=ruth", 0), ("since=2020-01-01", 6), ("entry=ada", 2)]
)
def test_texts_are_filtered_by_entry_person_and_day(ruth: Client, filters: str, count: int) -> None:
    page = shown(ruth.get(f"{DESK}?language=de&state=&{filters}"))
    assert page.count("data-desk-row") == count
