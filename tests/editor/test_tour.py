"""The first tour: steps for what somebody may do, ticked off by what they did, closed for good."""

from __future__ import annotations

import re
from collections.abc import Callable

from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.looks import keep_looks, looks_of
from content.models import Member, Pack
from content.tour_notes import note_step, tour_notes
from tests.editor.conftest import BACKEND, ClientOf
from tests.editor.pages import form_values, shown

ADA = "/admin/games/lanternwick/ferryman/ada/"


def steps(client: Client) -> dict[str, bool]:
    """The steps of the dashboard and whether they are done."""
    page = shown(client.get("/admin/"))
    found = re.findall(
        r"<li( class=\"tw-tour-done\")?>\s*<span class=\"tw-tour-mark\".*?<a [^>]*>([^<]+)</a>", page, re.S
    )
    return {title: bool(done) for done, title in found}


def test_everybody_gets_the_steps_they_can_take(lanternwick: Pack, client_of: ClientOf) -> None:
    designer = steps(client_of("designer"))
    assert list(designer)[:5] == [
        "Edit a card",
        "See it in another language",
        "Try it",
        "Publish",
        "Print it",
    ]
    assert not any(designer.values())
    translator = steps(client_of("translator", languages=["de"]))
    assert "Translate a text" in translator
    assert "Edit a card" not in translator
    assert list(steps(client_of("viewer"))) == ["See it in another language"]


def test_a_step_is_ticked_off_by_what_somebody_did(lanternwick: Pack, designer: Client) -> None:
    values = form_values(designer.get(ADA))
    designer.post(ADA, {**values, "text:name": "Ada the second"})
    designer.post(f"{ADA}draw/", {**values, "face:language": "de"})
    done = steps(designer)
    assert done["Edit a card"]
    assert done["See it in another language"]
    assert not done["Publish"]


def test_every_step_leads_somewhere(lanternwick: Pack, owner: Client) -> None:
    page = shown(owner.get("/admin/"))
    links = re.findall(r'<div><a href="([^"]+)">', page.split('class="tw-tour-steps"')[1].split("</ol>")[0])
    assert len(links) >= 5
    for link in links:
        assert owner.get(link).status_code == 200, link


def test_closed_is_closed_until_help_opens_it_again(lanternwick: Pack, designer: Client) -> None:
    assert 'aria-labelledby="tour"' in shown(designer.get("/admin/"))
    assert designer.get("/admin/tour/").status_code == 405
    closed = designer.post("/admin/tour/", {"tour": "closed"}, follow=True)
    assert 'aria-labelledby="tour"' not in shown(closed)
    with CaptureQueriesContext(connection) as queries:
        designer.get("/admin/")
    assert not [each for each in queries if each["sql"].startswith("SELECT EXISTS")]
    assert 'name="tour" value="open"' in shown(designer.get("/admin/help/"))
    opened = designer.post("/admin/tour/", {"tour": "open"}, follow=True)
    assert 'aria-labelledby="tour"' in shown(opened)


def test_looks_and_the_tour_do_not_disturb_each_other(db: None, person: Callable[..., User]) -> None:
    user = person("designer")
    keep_looks(user, view="gallery")
    note_step(user, "try")
    note_step(user, "try")
    keep_looks(user, zoom="large")
    assert looks_of(user).view == "gallery"
    assert tour_notes(user).done == {"try"}
    Member.objects.filter(user=user).update(looks={"tour": "nonsense"})
    assert not tour_notes(user).is_closed
    client = Client()
    client.force_login(user, backend=BACKEND)
    assert client.get("/admin/").status_code == 200
