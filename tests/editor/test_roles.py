"""Who may do what, on every screen and with every POST."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.actions.publish import publish
from content.models import Entry, Pack, Release, Revision, TextUnit, Translation
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

SHELF = "/admin/games/lanternwick/ferryman/"
ADA = f"{SHELF}ada/"
READ = [
    "/admin/",
    SHELF,
    ADA,
    f"{SHELF}look-up/",
    f"{ADA}history/",
    "/admin/translations/",
    "/admin/translations/files/",
    "/admin/releases/",
    "/admin/releases/lanternwick/1/",
    "/admin/history/",
    "/admin/deleted/",
]
DESIGN = [f"{SHELF}add-new/", f"{ADA}delete/", "/admin/publish/", "/admin/publish/lanternwick/"]
OWN = [
    "/admin/users/",
    "/admin/users/new/",
    "/admin/languages/",
    "/admin/languages/add-new/",
    "/admin/languages/de/",
    "/admin/packs/",
    "/admin/packs/lanternwick/",
]


@pytest.mark.parametrize("role", ["owner", "designer", "translator", "playtester", "viewer"])
def test_every_role_opens_its_screens_and_no_other(lanternwick: Pack, client_of: ClientOf, role: str) -> None:
    publish(lanternwick, author=None)
    client = client_of(role, languages=["de"])
    assert {address: client.get(address).status_code for address in READ} == dict.fromkeys(READ, 200)
    may_design = role in ("owner", "designer")
    for address in DESIGN:
        assert (client.get(address).status_code in (200, 302)) is may_design, address
    for address in OWN:
        assert (client.get(address).status_code == 200) is (role == "owner"), address


@pytest.mark.parametrize("role", ["translator", "playtester", "viewer"])
def test_no_post_of_a_reader_changes_anything(lanternwick: Pack, client_of: ClientOf, role: str) -> None:
    publish(lanternwick, author=None)
    client = client_of(role, languages=["es"])
    revision = Revision.objects.filter(slug="ada").first()
    unit = TextUnit.objects.get(entry__slug="ada", field="saying")
    assert revision is not None
    before = list(Entry.objects.values()), list(Translation.objects.values()), Revision.objects.count()
    posts = {
        f"{SHELF}add-new/": {"slug": "x", "data:strength": "3", "text:name": "X"},
        f"{ADA}delete/": {},
        f"{ADA}history/{revision.pk}/": {"latest": str(revision.pk)},
        "/admin/publish/lanternwick/": {"shown": ""},
        f"/admin/translations/{unit.pk}/de/": {"text": "x", "quality": "draft", "version": "1"},
        "/admin/users/new/": {"username": "x", "password": "lantern-light-9"},
        "/admin/users/1/link/": {},
        "/admin/users/1/password/": {"password": "lantern-light-9"},
        "/admin/users/1/delete/": {},
        "/admin/languages/add-new/": {"code": "fr"},
        "/admin/languages/de/": {"name": "x"},
        "/admin/languages/de/delete/": {},
        "/admin/packs/lanternwick/": {"languages": []},
    }
    for address, values in posts.items():
        answer = client.post(address, values)
        assert answer.status_code == 403, address
        assert "You may not do this" in shown(answer)
    client.post(ADA, {"data:strength": "9", "text:name": "X", "version": "1", "tr:de:saying": "x"})
    after = list(Entry.objects.values()), list(Translation.objects.values()), Revision.objects.count()
    assert after == before
    assert Release.objects.count() == 1
    assert not User.objects.filter(username="x").exists()


def test_a_viewer_reads_a_form_without_inputs_and_is_refused_a_save(
    lanternwick: Pack, viewer: Client
) -> None:
    answer = viewer.get(ADA)
    assert set(form_values(answer)) <= {"version", "art", "framing"}
    assert 'name="continue"' not in shown(answer)
    assert viewer.post(ADA, {}).status_code == 403


def test_a_translator_writes_only_own_languages_in_the_form(lanternwick: Pack, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    values = form_values(tara.get(ADA))
    assert "tr:de:saying" in values
    assert not [name for name in values if name.startswith(("tr:es", "text:", "note:", "data:", "slug"))]
    posted = {**values, "tr:de:saying": "Neu.", "tr:es:saying": "Nuevo.", "data:strength": "9", "slug": "x"}
    assert tara.post(ADA, posted).status_code == 302
    assert Entry.objects.get(slug="ada").data["strength"] == 4
    texts = dict(
        Translation.objects.filter(unit__entry__slug="ada", unit__field="saying").values_list(
            "language", "text"
        )
    )
    assert texts == {"de": "Neu."}


def test_nobody_sees_anything_without_logging_in(lanternwick: Pack) -> None:
    for address in [*READ, *DESIGN, *OWN]:
        answer = Client().get(address)
        assert answer.status_code == 302
        assert answer["Location"].startswith("/admin/login/")


def test_the_refusal_speaks_the_language_of_the_interface(lanternwick: Pack, viewer: Client) -> None:
    viewer.cookies["django_language"] = "de"
    answer = viewer.get("/admin/publish/lanternwick/")
    assert answer.status_code == 403
    assert '<html lang="de"' in shown(answer)
