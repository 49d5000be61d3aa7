"""The overview of translations: numbers that are those of the desk, kinds and entries, the worst first."""

from __future__ import annotations

import re

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from content.judgements import FIT, Unfit, stamp_of, stored_fit
from content.models import Entry, Job, Pack, TextUnit, Translation
from content.text_judging import judge_texts
from content.text_matrix import text_matrix
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

HERE = "/admin/translations/overview/"


def spoil(pack: Pack) -> None:
    """A failed check and a text that does not fit."""
    Translation.objects.filter(unit__entry__slug="bruno", unit__field="name", language="de").update(
        text="Bruno 77", remarks=None
    )
    result = stored_fit(stamp_of(pack), [Unfit("ferryman", "ada", "de", "name")])
    now = timezone.now()
    Job.objects.create(kind=FIT, game=pack, state=Job.State.DONE, result=result, finished_at=now)
    judge_texts([pack], "de")


def test_each_number_is_that_of_the_desk(lanternwick: Pack, viewer: Client) -> None:
    spoil(lanternwick)
    for address in (HERE, f"{HERE}?game=lanternwick&kind=ferryman"):
        page = shown(viewer.get(address))
        links = re.findall(r'class="tw-matrix-count" href="([^"]+)">(\d+)', page)
        assert len(links) >= 4
        for link, number in links:
            desk = shown(viewer.get(link.replace("&amp;", "&")))
            assert desk.count("data-desk-row") == int(number), link
    assert {"failed", "unfit", "missing", "stale"} <= {
        state for link, _number in links for state in re.findall(r"state=(\w+)", link)
    } | {"missing"}


def test_the_worst_stands_first_and_all_texts_are_counted(lanternwick: Pack) -> None:
    spoil(lanternwick)
    made = text_matrix([lanternwick], "ferryman")
    rows = [made.row(key) for key in made.worst_first()]
    missing = [sum(cell.missing for cell in row.cells) for row in rows]
    assert missing == sorted(missing, reverse=True)
    for row in rows:
        texts = TextUnit.objects.filter(entry__slug=row.key[2]).exclude(source="").count()
        assert all(cell.total >= texts for cell in row.cells)
        assert all(0 <= cell.done <= cell.total for cell in row.cells)
    whole = text_matrix([lanternwick])
    total = sum(cell.total for key in whole.worst_first() for cell in whole.row(key).cells)
    assert total == 2 * TextUnit.objects.exclude(source="").count() + len(whole.besides)


def test_it_is_a_table_with_heads_and_costs_the_same_for_many(lanternwick: Pack, viewer: Client) -> None:
    viewer.get(HERE)
    with CaptureQueriesContext(connection) as few:
        page = shown(viewer.get(f"{HERE}?game=lanternwick&kind=ferryman"))
    assert page.count('<th scope="col"') == 3
    assert page.count('<th scope="row">') == 2
    entries = Entry.objects.bulk_create(
        Entry(game=lanternwick, kind="ferryman", slug=f"crowd_{n}", data={"strength": 1}) for n in range(200)
    )
    TextUnit.objects.bulk_create(TextUnit(entry=entry, field="name", source="Crowd") for entry in entries)
    with CaptureQueriesContext(connection) as many:
        page = shown(viewer.get(f"{HERE}?game=lanternwick&kind=ferryman"))
    assert "Page 1 of 4" in page
    assert len(many) <= len(few) <= 30


def test_checks_read_at_a_press(lanternwick: Pack, viewer: Client) -> None:
    assert "Let them read" in shown(viewer.get(HERE))
    page = shown(viewer.post(HERE, {"game": "lanternwick"}, follow=True))
    assert "Let them read" not in page
