"""Who may do what, on every screen and with every POST."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import Group, User
from django.test import Client

from content.actions.publish import publish
from content.actions.save_entry import save_entry
from content.models import Entry, Language, Member, Pack, Release, Revision, TextUnit, Translation
from content.store import read_document
from tests.editor.conftest import BACKEND, ClientOf
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
    "/admin/auth/user/",
    "/admin/auth/user/add/",
    "/admin/content/language/",
    "/admin/content/language/add/",
    "/admin/content/pack/",
    "/admin/content/pack/lanternwick/change/",
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
        "/admin/auth/user/add/": {"username": "x", "password1": "lantern-9", "password2": "lantern-9"},
        "/admin/content/language/add/": {"code": "fr", "name": "Français"},
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


def user_form(client: Client, user: User) -> dict[str, str]:
    return form_values(client.get(f"/admin/auth/user/{user.pk}/change/"), "user_form")


def test_an_owner_makes_a_translator_with_languages(lanternwick: Pack, owner: Client) -> None:
    posted = {
        "username": "tara",
        "usable_password": "true",
        "password1": "lantern-light-9",
        "password2": "lantern-light-9",
    }
    answer = owner.post("/admin/auth/user/add/", posted)
    assert answer.status_code == 302, shown(answer)
    tara = User.objects.get(username="tara")
    role = Group.objects.get(name="translator")
    values = {**user_form(owner, tara), "role": str(role.pk), "languages": ["de", "es"]}
    assert owner.post(f"/admin/auth/user/{tara.pk}/change/", values).status_code == 302
    tara.refresh_from_db()
    assert (tara.is_staff, tara.is_superuser) == (True, False)
    assert list(tara.groups.all()) == [role]
    assert list(Member.objects.get(user=tara).languages.values_list("pk", flat=True)) == ["de", "es"]


def test_an_owner_cannot_make_superusers_nor_touch_them(lanternwick: Pack, owner: Client) -> None:
    boss = User.objects.create_superuser("boss", password="lantern-light-9")
    other = User.objects.create_user("other", is_staff=True)
    values = {**user_form(owner, other), "is_superuser": "on", "user_permissions": ["1"], "groups": ["1"]}
    owner.post(f"/admin/auth/user/{other.pk}/change/", values)
    other.refresh_from_db()
    assert not other.is_superuser
    assert not other.user_permissions.exists()
    for address in (f"/admin/auth/user/{boss.pk}/password/", f"/admin/auth/user/{boss.pk}/delete/"):
        assert owner.get(address).status_code == 403
    hostile = {"username": "boss", "is_active": "", "role": ""}
    assert owner.post(f"/admin/auth/user/{boss.pk}/change/", hostile).status_code == 403
    boss.refresh_from_db()
    assert boss.is_active
    bulk = {"action": "delete_selected", "_selected_action": [str(boss.pk)], "post": "yes"}
    owner.post("/admin/auth/user/", bulk)
    assert User.objects.filter(pk=boss.pk).exists()


def test_nobody_changes_their_own_rights(lanternwick: Pack, owner: Client) -> None:
    me = User.objects.get(username="owner")
    values = user_form(owner, me)
    assert "role" not in values
    viewer_role = Group.objects.get(name="viewer")
    posted = {
        **values,
        "role": str(viewer_role.pk),
        "is_active": "",
        "is_superuser": "on",
        "first_name": "Olga",
    }
    assert owner.post(f"/admin/auth/user/{me.pk}/change/", posted).status_code == 302
    me.refresh_from_db()
    assert (me.first_name, me.is_active, me.is_superuser) == ("Olga", True, False)
    assert [group.name for group in me.groups.all()] == ["owner"]
    assert owner.get(f"/admin/auth/user/{me.pk}/delete/").status_code == 403


def test_a_superuser_may_touch_superusers(lanternwick: Pack) -> None:
    boss = User.objects.create_superuser("boss", password="lantern-light-9")
    client = Client()
    client.force_login(boss, backend=BACKEND)
    other = User.objects.create_superuser("other", password="lantern-light-9")
    assert client.get(f"/admin/auth/user/{other.pk}/change/").status_code == 200
    assert "superuser" in shown(client.get("/admin/auth/user/"))


def test_owners_manage_languages_and_packs(lanternwick: Pack, owner: Client) -> None:
    assert owner.post("/admin/content/language/add/", {"code": "fr", "name": "Français"}).status_code == 302
    address = "/admin/content/pack/lanternwick/change/"
    assert owner.post(address, {"languages": ["de", "fr"]}).status_code == 302
    assert set(lanternwick.languages.values_list("pk", flat=True)) == {"de", "fr"}
    refused = owner.post(address, {"languages": ["de", "en"]})
    assert "The pack is written in this language" in shown(refused)
    lanternwick.refresh_from_db()
    assert lanternwick.source == Language.objects.get(pk="en")


def test_who_has_written_something_is_not_deleted(
    lanternwick: Pack, owner: Client, person: Callable[..., User]
) -> None:
    writer, idle = person("designer", "writer"), person("viewer", "idle")
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.data["strength"] = 1
    save_entry(ada, document, version=1, author=writer)
    assert owner.post(f"/admin/auth/user/{writer.pk}/delete/", {"post": "yes"}).status_code == 403
    assert owner.post(f"/admin/auth/user/{idle.pk}/delete/", {"post": "yes"}).status_code == 302
    assert set(User.objects.values_list("username", flat=True)) == {"owner", "writer"}


def test_an_owner_gives_somebody_a_new_password(
    lanternwick: Pack, owner: Client, person: Callable[..., User]
) -> None:
    eva = person("viewer", "eva")
    address = f"/admin/auth/user/{eva.pk}/password/"
    assert "LDAP" not in shown(owner.get(address))
    owner.post(address, {"new_password1": "lantern-light-9", "new_password2": "lantern-light-8"})
    eva.refresh_from_db()
    assert not eva.check_password("lantern-light-9")
    owner.post(address, {"new_password1": "lantern-light-9", "new_password2": "lantern-light-9"})
    eva.refresh_from_db()
    assert eva.check_password("lantern-light-9")
