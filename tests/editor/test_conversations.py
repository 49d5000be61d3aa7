"""Conversations and presence on the page of an entry."""

from __future__ import annotations

from datetime import timedelta

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from content.actions.comment import write_comment
from content.actions.note_presence import SECONDS
from content.models import Comment, Entry, Pack, Presence, TextUnit
from editor.screens.comments import mark_names
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
ADA = "/admin/games/lanternwick/ferryman/ada/"
BY_SCRIPT = {"X-Requested-With": "fetch"}


def said() -> Comment:
    return write_comment(Entry.objects.get(slug="ada"), "Hm?", author=User.objects.get(username="designer"))


def test_something_is_said_answered_settled_and_opened_again(lanternwick: Pack, client_of: ClientOf) -> None:
    lena, tom = client_of("designer", "lena"), client_of("translator", "tom")
    asked = {"text": "@tom, is <b>4</b> right?", "field": "strength"}
    part = lena.post(f"{ADA}comments/", asked, headers=BY_SCRIPT)
    assert part.status_code == 200
    assert "is &lt;b&gt;4&lt;/b&gt; right?" in part.content.decode()
    first = Comment.objects.get()
    assert (first.field, first.made_by.username) == ("strength", "lena")  # type: ignore[union-attr]
    page = shown(tom.get("/admin/"))
    assert "Said to you" in page
    assert "is &lt;b&gt;4&lt;/b&gt; right?" in page
    assert tom.post(f"{ADA}comments/", {"text": "Yes.", "answers": first.pk}).status_code == 302
    assert "Yes." in shown(lena.get("/admin/"))
    assert "Yes." in shown(lena.get(ADA))
    lena.post(f"{ADA}comments/{first.pk}/settle/")
    assert "Settled by lena" in shown(tom.get(ADA))
    assert "Said to you" not in shown(lena.get("/admin/"))
    tom.post(f"{ADA}comments/{first.pk}/reopen/")
    assert "Settled by lena" not in shown(tom.get(ADA))


def test_what_cannot_be_said_is_told_and_nothing_changes(lanternwick: Pack, designer: Client) -> None:
    refused = designer.post(f"{ADA}comments/", {"text": " "}, headers=BY_SCRIPT)
    assert refused.status_code == 422
    assert "a text is required here" in shown(refused)
    assert "Not written" in shown(designer.post(f"{ADA}comments/", {"text": " "}, follow=True))
    for answers in ("7", "x", "²", "9" * 30):
        assert designer.post(f"{ADA}comments/", {"text": "Hm", "answers": answers}).status_code == 404
    assert designer.post(f"{ADA}comments/", {"text": "Hm", "field": "no such"}).status_code == 302
    made = Comment.objects.get()
    assert made.field == ""
    assert designer.post(f"{ADA}comments/{made.pk}/burn/").status_code == 404
    other = ADA.replace("ada", "bruno")
    assert designer.post(f"{other}comments/{made.pk}/delete/").status_code == 404
    assert designer.get(f"{ADA}comments/").status_code == 405


def test_viewers_read_and_nobody_deletes_what_others_said(
    lanternwick: Pack, designer: Client, client_of: ClientOf
) -> None:
    made = said()
    viewer, tom = client_of("viewer"), client_of("translator", "tom")
    page = shown(viewer.get(ADA))
    assert "Hm?" in page
    assert "Say it" not in page
    assert viewer.post(f"{ADA}comments/", {"text": "I"}).status_code == 403
    for who in (viewer, tom):
        assert who.post(f"{ADA}comments/{made.pk}/delete/").status_code == 403
    assert designer.post(f"{ADA}comments/{made.pk}/delete/").status_code == 302
    assert not Comment.objects.exists()


def test_names_stand_out_and_nothing_else_is_taken_for_html() -> None:
    assert mark_names("<i> @tom.k\nb") == '&lt;i&gt; <strong class="tw-named">@tom.k</strong><br>b'


def test_the_dashboard_asks_no_more_for_many_conversations(
    lanternwick: Pack, designer: Client, client_of: ClientOf
) -> None:
    lena = client_of("designer", "lena")
    counts = []
    for number in range(2):
        for _ in range(1 + 8 * number):
            lena.post(f"{ADA}comments/", {"text": "@designer"})
        with CaptureQueriesContext(connection) as queries:
            designer.get("/admin/")
        counts.append(len(queries))
    assert counts[1] <= counts[0] + 1


def test_people_see_who_else_is_there_and_what_they_do(lanternwick: Pack, client_of: ClientOf) -> None:
    lena, tom = client_of("designer", "lena"), client_of("translator", "tom")
    assert lena.post(f"{ADA}presence/").json() == {"others": [], "version": 1}
    assert tom.post(f"{ADA}presence/", {"editing": "1"}).json()["others"] == ["lena is looking at this"]
    assert lena.post(f"{ADA}presence/").json()["others"] == ["tom is editing"]
    tom.post(f"{ADA}presence/", {"gone": "1"})
    assert lena.post(f"{ADA}presence/").json()["others"] == []
    assert lena.get(f"{ADA}presence/").status_code == 405


def test_whoever_says_nothing_more_is_gone(lanternwick: Pack, client_of: ClientOf) -> None:
    lena, tom = client_of("designer", "lena"), client_of("translator", "tom")
    tom.post(f"{ADA}presence/")
    Presence.objects.update(seen_at=timezone.now() - timedelta(seconds=SECONDS + 1))
    assert lena.post(f"{ADA}presence/").json()["others"] == []
    Presence.objects.update(seen_at=timezone.now() - timedelta(seconds=11 * SECONDS))
    lena.post(f"{ADA}presence/")
    assert [each.person.username for each in Presence.objects.all()] == ["lena"]


def test_a_question_about_a_text_is_found_by_filter_designers_and_other_languages(
    lanternwick: Pack, client_of: ClientOf
) -> None:
    tom, rosa = client_of("translator", "tom", ["de"]), client_of("translator", "rosa", ["es"])
    dora = client_of("designer", "dora")
    unit = TextUnit.objects.get(entry__slug="ada", field="saying")
    desk = f"/admin/translations/{unit.pk}/de/text/"
    page = shown(tom.get(desk))
    assert '<option value="saying" selected>' in page
    at = {"at_field": "saying", "at_language": "de"}
    asked = {"text": "Whom does she mean?", "field": "saying", "language": "de", **at}
    assert tom.post(f"{ADA}comments/", asked)["Location"] == desk
    tom.post(f"{ADA}comments/", {**asked, "text": "A joke?", "language": ""}, headers=BY_SCRIPT)

    def found(who: Client, language: str) -> int:
        page = shown(who.get(f"/admin/translations/?language={language}&state=question"))
        return page.count("data-desk-row")

    assert (found(tom, "de"), found(rosa, "es")) == (1, 1)
    assert "2 open questions" in shown(tom.get("/admin/translations/?language=de&state=question"))
    assert "1 open question<" in shown(rosa.get("/admin/translations/?language=es&state=question"))
    assert "A joke?" in shown(rosa.get(f"/admin/translations/{unit.pk}/es/text/"))
    assert "Whom does she mean?" in shown(dora.get("/admin/"))  # though nobody called her
    on_card = shown(dora.get(ADA))
    assert "Whom does she mean?" in on_card
    assert desk in on_card
    for comment in Comment.objects.all():
        dora.post(f"{ADA}comments/", {"text": "The miller.", "answers": comment.pk})
        dora.post(f"{ADA}comments/{comment.pk}/settle/")
    assert (found(tom, "de"), found(rosa, "es")) == (0, 0)
    assert "Whom does she mean?" not in shown(dora.get("/admin/"))
