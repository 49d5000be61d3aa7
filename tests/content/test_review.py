"""Review of translations: whose word counts, four eyes, what changing words does, many at once, undo."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test.utils import CaptureQueriesContext

from content.actions.publish import ChecksFailedError, publish
from content.actions.review_texts import approve_texts, recall_review
from content.actions.save_entry import TranslationEdit, save_translations
from content.actions.undo_change import may_undo, undo_change
from content.checks import Level, run_checks
from content.errors import InvalidError, NotAllowedError
from content.models import Entry, Pack, Review, Revision, Translation
from content.review_plan import DONE, MISSING, OWN, REMARKS, STALE, plan_review
from content.store import read_content
from content.text_filter import TextFilter
from content.text_judging import judge_texts

pytestmark = pytest.mark.django_db

People = Callable[..., User]


@pytest.fixture
def tara(lanternwick: Pack, person: People) -> User:
    """A translator into German, who reviews it, too."""
    return person("translator", "tara", languages=["de"], reviews=["de"])


@pytest.fixture
def ruth(lanternwick: Pack, person: People) -> User:
    """Another one."""
    return person("translator", "ruth", languages=["de"], reviews=["de"])


def german(slug: str, field: str = "name") -> Translation:
    return Translation.objects.get(unit__entry__slug=slug, unit__field=field, language="de")


def write(who: User | None, text: str, quality: str = "draft", slug: str = "bruno") -> Translation:
    entry = Entry.objects.get(slug=slug)
    known = Translation.objects.filter(unit__entry=entry, unit__field="name", language="de").first()
    edit = TranslationEdit("name", "de", text, quality, known.version if known else 0)
    save_translations(entry, [edit], author=who)
    return german(slug)


def approve(pack: Pack, who: User | None, row: Translation) -> list[int]:
    return approve_texts(pack, "de", {row.unit_id: row.version}, author=who).texts


def demand(pack: Pack, review: Review) -> None:
    Pack.objects.filter(pk=pack.pk).update(review=review)
    pack.refresh_from_db()


def test_a_review_says_who_and_when_and_ends_when_the_words_change(
    lanternwick: Pack, tara: User, ruth: User
) -> None:
    row = write(tara, "Bruno der Große")
    assert (row.written_by, row.reviewed_by) == (tara, None)
    approve(lanternwick, ruth, row)
    row.refresh_from_db()
    assert (row.quality, row.reviewed_by, row.written_by) == ("reviewed", ruth, tara)
    assert row.reviewed_at is not None
    assert Revision.objects.latest("pk").verb == "reviewed"
    row = write(tara, "Bruno der Riese")
    assert (row.quality, row.reviewed_by, row.reviewed_at) == ("draft", None, None)


def test_who_does_not_review_a_language_saves_drafts(lanternwick: Pack, person: People) -> None:
    otto = person("translator", "otto", languages=["de"])
    row = write(otto, "Bruno der Große")
    with pytest.raises(InvalidError) as refused:
        write(otto, "Bruno der Große", "reviewed")
    assert [fault.key for fault in refused.value.faults] == ["review-not-yours"]
    with pytest.raises(NotAllowedError):
        approve(lanternwick, otto, row)
    Translation.objects.filter(pk=row.pk).update(quality="reviewed")
    assert write(otto, "Bruno!", "reviewed").quality == "draft"  # the choice of the page, not a review


def test_with_four_eyes_nobody_reviews_their_own_words(lanternwick: Pack, tara: User, ruth: User) -> None:
    demand(lanternwick, Review.FOUR_EYES)
    row = write(tara, "Bruno der Große")
    with pytest.raises(InvalidError) as refused:
        approve(lanternwick, tara, row)
    assert refused.value.faults[0].key == "review-own"
    with pytest.raises(InvalidError):
        write(ruth, "Bruno der Kleine", "reviewed")  # her words, her review
    assert approve(lanternwick, ruth, row) == [row.unit_id]
    demand(lanternwick, Review.FREE)
    row = write(tara, "Bruno der Weise")
    assert approve(lanternwick, tara, row) == [row.unit_id]


def test_strict_review_stops_publishing_until_somebody_has_reviewed(
    lanternwick: Pack, tara: User, ruth: User
) -> None:
    write(None, "Bruno der Große", "reviewed")
    Translation.objects.exclude(text="").update(quality="reviewed")
    row = write(tara, "Bruno der Riese")

    def levels() -> list[Level]:
        found = run_checks(read_content(Pack.objects.get(pk=lanternwick.pk)))
        return [each.level for each in found if each.fault.key == "translation-unreviewed"]

    assert levels() == [Level.WARNING]
    demand(lanternwick, Review.STRICT)
    assert levels() == [Level.ERROR]
    with pytest.raises(ChecksFailedError):
        publish(lanternwick, author=None)
    approve(lanternwick, ruth, row)
    assert levels() == []
    publish(lanternwick, author=None)
    recall_review(lanternwick, "de", {row.unit_id: german("bruno").version}, author=ruth)
    with pytest.raises(ChecksFailedError):
        publish(lanternwick, author=None)


def test_many_are_approved_as_one_change_and_undone_as_one(lanternwick: Pack, tara: User, ruth: User) -> None:
    for slug in ("ada", "bruno"):
        write(tara, f"{slug.title()} von der Fähre", slug=slug)
    rows = [german("ada"), german("bruno")]
    moved = write(tara, "Bruno vom Kahn")  # after it was looked at
    done = approve_texts(lanternwick, "de", {row.unit_id: row.version for row in rows}, author=ruth)
    assert (done.texts, done.moved) == ([rows[0].unit_id], [moved.unit_id])
    approve_texts(lanternwick, "de", {moved.unit_id: moved.version}, author=ruth)
    assert german("ada").quality == german("bruno").quality == "reviewed"
    assert Revision.objects.filter(together=done.together).count() == 1
    assert may_undo(lanternwick, done.together, ruth)
    assert not may_undo(lanternwick, done.together, tara)
    undo_change(lanternwick, done.together, author=ruth)
    assert (german("ada").quality, german("ada").reviewed_by) == ("draft", None)
    assert german("bruno").quality == "reviewed"


def test_a_plan_says_what_is_not_approved_and_why(lanternwick: Pack, tara: User, ruth: User) -> None:
    demand(lanternwick, Review.FOUR_EYES)
    write(tara, "Bruno 77")
    write(ruth, "Ada von der Fähre", slug="ada")
    plan = plan_review(lanternwick, TextFilter("de", "lanternwick"), author=ruth)
    why = {(each.unit.entry.slug, each.unit.field): each.why_not for each in plan.left}
    assert why["bruno", "name"] == REMARKS
    assert why["ada", "name"] == OWN
    assert {MISSING, STALE, DONE} <= set(why.values())
    write(tara, "Bruno der Große")
    plan = plan_review(lanternwick, TextFilter("de", "lanternwick"), author=ruth)
    assert ("bruno", "name") in {(each.unit.entry.slug, each.unit.field) for each in plan.approved}


def test_remarks_are_counted_once_and_again_after_a_change(lanternwick: Pack, tara: User) -> None:
    judge_texts([lanternwick], "de")
    assert not Translation.objects.filter(language="de", remarks=None).exclude(text="").exists()
    row = write(tara, "Bruno 77")
    assert row.remarks is None
    assert judge_texts([lanternwick], "de", most=0) == 1
    judge_texts([lanternwick], "de")
    assert german("bruno").remarks == 1
    with CaptureQueriesContext(connection) as queries:
        judge_texts([lanternwick], "de")
    assert len(queries) == 1
