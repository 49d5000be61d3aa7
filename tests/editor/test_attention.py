"""The dashboard begins with what needs attention, worst first, for each person what concerns them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from content.actions.comment import write_comment
from content.actions.publish import publish
from content.models import Entry, Job, Pack
from editor import attention
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db


def rows(client: Client) -> list[str]:
    page = shown(client.get("/admin/"))
    part = page.split('id="attention"')[1].split("</section>")[0]
    return [row.split("</li>")[0] for row in part.split("<li>")[1:]]


def test_every_sort_has_its_place_and_its_sign() -> None:
    assert set(attention.SIGNS) == set(attention.WORST_FIRST)
    assert set(attention.BADGES) <= set(attention.WORST_FIRST)


def test_a_designer_sees_what_is_to_do_worst_first(lanternwick: Pack, designer: Client) -> None:
    found = rows(designer)
    assert len(found) > 3
    order = [("stale" in row, "unpublished" in row or "not published" in row) for row in found]
    assert order[0][0] or "state=stale" in found[0]
    assert "Changes are not published yet." in found[-1]
    assert "Nobody has checked that yet." in found[-1]
    assert "?game=lanternwick&amp;language=de&amp;state=stale" in found[0]


def test_a_translator_sees_their_languages_only(lanternwick: Pack, client_of: ClientOf) -> None:
    found = rows(client_of("translator", languages=["es"]))
    assert found
    assert all("language=es" in row for row in found)


def test_who_has_nothing_to_do_is_told_so(lanternwick: Pack, client_of: ClientOf, designer: Client) -> None:
    assert "All is well: nothing waits for you." in shown(client_of("viewer").get("/admin/"))
    assert "All is well" not in shown(designer.get("/admin/"))
    lanternwick.languages.clear()
    publish(lanternwick, author=None)
    assert "All is well" in shown(designer.get("/admin/"))


def test_comments_and_failed_jobs_are_counted(
    lanternwick: Pack, client_of: ClientOf, person: Callable[..., User]
) -> None:
    client = client_of("designer", "dora")
    dora = User.objects.get(username="dora")
    write_comment(Entry.objects.get(slug="ada"), "Look, @dora!", author=person("designer", "tom"))
    for kind, by in (("sheet-preview", dora), ("print", person("viewer", "vera")), ("gone", dora)):
        Job.objects.create(
            kind=kind, game=lanternwick, made_by=by, state="failed", finished_at=timezone.now()
        )
    found = rows(client)
    assert 'href="#waiting"' in "".join(found)
    assert "A comment waits for your answer." in "".join(found)
    assert "Jobs have failed." in "".join(found)
    assert "A job has failed." not in "".join(rows(client_of("viewer", "otto")))


def test_the_dashboard_asks_no_more_with_more_entries(lanternwick: Pack, designer: Client) -> None:
    designer.get("/admin/")
    with CaptureQueriesContext(connection) as few:
        designer.get("/admin/")
    assert len(few) <= 30
