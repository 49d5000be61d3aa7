"""Users: found, added with a link or a password, given a role and languages, kept from locking everybody
out."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import Group, User
from django.core.exceptions import ValidationError
from django.test import Client
from django.utils import timezone

from content.actions.keep_user import UserFields, add_user, change_user, fields_of
from content.actions.save_entry import save_entry
from content.errors import NotAllowedError
from content.models import Entry, Member, Pack
from content.store import read_document
from tests.editor.conftest import BACKEND, ClientOf
from tests.editor.pages import form_values, shown

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]

People = Callable[..., User]
GOOD = "lantern-light-9"


def page_of(user: User) -> str:
    return f"/admin/users/{user.pk}/"


def link_in(page: str) -> str:
    [link] = re.findall(r'value="http://testserver(/welcome/[^"]+)"', page)
    return str(link)


def test_somebody_is_invited_and_chooses_their_own_password(lanternwick: Pack, owner: Client) -> None:
    """The link works once; whoever has opened it is in, with the role and the languages that were given."""
    posted = {
        "username": "tara",
        "role": "translator",
        "languages": ["de", "es"],
        "email": "tara@example.org",
    }
    answer = owner.post("/admin/users/new/", posted)
    link = link_in(shown(answer))
    assert "Hand this link to the person it is for" in shown(answer)
    tara = User.objects.get(username="tara")
    assert (tara.is_staff, tara.is_superuser, tara.has_usable_password()) == (True, False, False)
    assert [group.name for group in tara.groups.all()] == ["translator"]
    assert list(Member.objects.get(user=tara).languages.values_list("pk", flat=True)) == ["de", "es"]
    assert "has no password yet" in shown(owner.get("/admin/users/?state=invited"))
    guest = Client()
    opened = guest.get(link, follow=True)
    door, address = shown(opened), opened.redirect_chain[-1][0]
    assert "Choose a password" in door
    assert link not in door
    refused = guest.post(address, {"new_password1": "1234", "new_password2": "1234"})
    assert "too short" in shown(refused)
    chosen = guest.post(address, {"new_password1": GOOD, "new_password2": GOOD})
    assert chosen["Location"] == "/admin/"
    assert guest.get("/admin/translations/").status_code == 200
    assert "This link no longer works" in shown(Client().get(link, follow=True))


def test_a_link_ends_with_the_right_to_come_in(lanternwick: Pack, owner: Client, person: People) -> None:
    eva = person("viewer", "eva")
    link = link_in(shown(owner.post(f"{page_of(eva)}link/")))
    eva.is_active = False
    eva.save()
    assert "This link no longer works" in shown(Client().get(link, follow=True))
    assert owner.post(f"{page_of(eva)}link/").status_code == 403


def test_a_password_can_be_given_and_must_not_be_easy(lanternwick: Pack, owner: Client) -> None:
    refused = owner.post("/admin/users/new/", {"username": "eva", "role": "viewer", "password": "1234"})
    assert refused.status_code == 422
    assert "too short" in shown(refused)
    assert not User.objects.filter(username="eva").exists()
    owner.post("/admin/users/new/", {"username": "eva", "role": "viewer", "password": GOOD})
    eva = User.objects.get(username="eva")
    assert eva.check_password(GOOD)
    assert owner.post(f"{page_of(eva)}password/", {"password": "eva"}).status_code == 422
    assert owner.post(f"{page_of(eva)}password/", {"password": "lantern-light-8"}).status_code == 302
    eva.refresh_from_db()
    assert eva.check_password("lantern-light-8")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"username": ""}, "This field is required."),
        ({"username": "a b"}, "Enter a valid username"),
        ({"username": "OWNER"}, "but for capital letters"),
        ({"username": "owner"}, "already exists"),
        ({"email": "nobody"}, "Enter a valid email address."),
        ({"role": "king"}, "king is not one of the available choices"),
        ({"languages": ["xx"]}, "xx is not one of the available choices"),
    ],
)
def test_what_is_wrong_is_told_at_its_field(
    lanternwick: Pack, owner: Client, wrong: dict[str, Any], told: str
) -> None:
    answer = owner.post("/admin/users/new/", {"username": "tara", "role": "viewer", **wrong})
    page = shown(answer)
    assert answer.status_code == 422
    [field] = wrong
    assert told in page.partition(f'id="id_{field}_error"')[2].partition("</ul>")[0]
    assert User.objects.count() == 1


def test_users_are_found_by_name_role_and_state(
    lanternwick: Pack, owner: Client, person: People, django_assert_max_num_queries: Any
) -> None:
    person("translator", "tara", ["de", "es"])
    vic = person("viewer", "vic")
    User.objects.filter(pk=vic.pk).update(
        is_active=False, first_name="Viktor", last_login=timezone.now() - timedelta(days=3)
    )
    names = ["owner", "tara", "vic"]
    for query, found in (
        ("", names),
        ("?q=VIKT", ["vic"]),
        ("?role=translator", ["tara"]),
        ("?state=inactive", ["vic"]),
        ("?state=active&role=owner", ["owner"]),
        ("?q=nobody", []),
    ):
        page = shown(owner.get(f"/admin/users/{query}"))
        assert re.findall(r'/admin/users/\d+/">(\w+)</a>', page) == found, query
    assert "No user is like that." in page
    for number in range(60):
        person("viewer", f"viewer{number:02}", ["de"])
    with django_assert_max_num_queries(20):
        page = shown(owner.get("/admin/users/"))
    assert "Page 1 of 2" in page
    assert "Español, Deutsch" in page
    assert "3 days ago" in shown(owner.get("/admin/users/?q=vic"))


def test_a_role_is_changed_and_taken_away(lanternwick: Pack, owner: Client, person: People) -> None:
    eva = person("viewer", "eva")
    values = {**form_values(owner.get(page_of(eva))), "role": "translator", "languages": ["es"]}
    assert owner.post(page_of(eva), values).status_code == 302
    assert fields_of(eva).role == "translator"
    assert fields_of(eva).languages == ("es",)
    stale = owner.post(page_of(eva), {**values, "role": "designer"})
    assert "Somebody else has changed this" in shown(stale)
    values = form_values(owner.get(page_of(eva)))
    del values["is_active"]
    assert owner.post(page_of(eva), values).status_code == 302
    eva.refresh_from_db()
    assert not eva.is_active
    refused = Client().post("/admin/login/", {"username": "eva", "password": "lantern-light-7"})
    assert refused.status_code == 200  # the door again, instead of the way in


def test_an_owner_cannot_make_superusers_nor_touch_them(lanternwick: Pack, owner: Client) -> None:
    boss = User.objects.create_superuser("boss", password=GOOD)
    other = User.objects.create_user("other", is_staff=True)
    values = {**form_values(owner.get(page_of(other))), "is_superuser": "on", "user_permissions": ["1"]}
    owner.post(page_of(other), {**values, "groups": ["1"]})
    other.refresh_from_db()
    assert not other.is_superuser
    assert not other.user_permissions.exists()
    assert "Only superusers change superusers." in shown(owner.get(page_of(boss)))
    hostile = {"username": "boss", "role": "", "seen": fields_of(boss).mark}
    assert owner.post(page_of(boss), hostile).status_code == 403
    for deed in ("password/", "link/", "delete/"):
        assert owner.post(f"{page_of(boss)}{deed}", {"password": "lantern-light-8"}).status_code == 403
    boss.refresh_from_db()
    assert boss.is_active
    assert boss.check_password(GOOD)


def test_a_superuser_may_touch_superusers(lanternwick: Pack) -> None:
    client = Client()
    client.force_login(User.objects.create_superuser("boss", password=GOOD), backend=BACKEND)
    other = User.objects.create_superuser("other", password=GOOD)
    values = {**form_values(client.get(page_of(other))), "first_name": "Otto"}
    assert client.post(page_of(other), values).status_code == 302
    other.refresh_from_db()
    assert (other.first_name, other.is_superuser) == ("Otto", True)
    assert "superuser" in shown(client.get("/admin/users/"))


def test_nobody_changes_their_own_rights(lanternwick: Pack, owner: Client) -> None:
    me = User.objects.get(username="owner")
    values = form_values(owner.get(page_of(me)))
    assert "role" not in values
    posted = {**values, "role": "viewer", "is_active": "", "is_superuser": "on", "first_name": "Olga"}
    assert owner.post(page_of(me), posted).status_code == 302
    me.refresh_from_db()
    assert (me.first_name, me.is_active, me.is_superuser) == ("Olga", True, False)
    assert [group.name for group in me.groups.all()] == ["owner"]
    assert owner.post(f"{page_of(me)}delete/").status_code == 403


def test_the_last_owner_who_can_log_in_stays_one(lanternwick: Pack, person: People) -> None:
    """Whoever acts: a command, or two owners who take each other's role; an invited owner does not count."""
    olga, otto = person("owner", "olga"), person("owner", "otto")
    add_user(UserFields("invited", role="owner"), author=None)
    taken = UserFields("otto", role="viewer")
    change_user(otto, taken, seen=fields_of(otto).mark, author=olga)
    for wanted, field in (
        (UserFields("olga", role="viewer"), "role"),
        (UserFields("olga", role="owner", is_active=False), "is_active"),
    ):
        with pytest.raises(ValidationError) as caught:
            change_user(olga, wanted, seen=fields_of(olga).mark, author=None)
        assert list(caught.value.message_dict) == [field]
    with pytest.raises(NotAllowedError):
        change_user(olga, UserFields("olga"), seen=fields_of(olga).mark, author=User.objects.get(pk=otto.pk))
    assert fields_of(User.objects.get(pk=olga.pk)) == UserFields("olga", role="owner")


def test_who_has_written_something_is_not_deleted(lanternwick: Pack, owner: Client, person: People) -> None:
    writer, idle = person("designer", "writer"), person("viewer", "idle")
    ada = Entry.objects.get(slug="ada")
    document = read_document(ada)
    document.data["strength"] = 1
    save_entry(ada, document, version=1, author=writer)
    assert "Delete writer" not in shown(owner.get(page_of(writer)))
    assert owner.post(f"{page_of(writer)}delete/").status_code == 403
    assert owner.post(f"{page_of(idle)}delete/").status_code == 302
    assert set(User.objects.values_list("username", flat=True)) == {"owner", "writer"}


def test_what_is_done_to_users_is_told_in_the_log(
    lanternwick: Pack,
    client_of: ClientOf,
    caplog: pytest.LogCaptureFixture,
    django_capture_on_commit_callbacks: Any,
) -> None:
    """Names and roles; no password and no link."""
    owner = client_of("owner")
    with caplog.at_level("INFO", "content"), django_capture_on_commit_callbacks(execute=True):
        page = shown(owner.post("/admin/users/new/", {"username": "tara", "role": "viewer"}))
        tara = User.objects.get(username="tara")
        owner.post(f"{page_of(tara)}password/", {"password": GOOD})
        owner.post(page_of(tara), {**form_values(owner.get(page_of(tara))), "role": "designer"})
        owner.post(f"{page_of(tara)}delete/")
    told = [record.message for record in caplog.records]
    expected = [
        "user added",
        "link to choose a password made",
        "password set",
        "user changed",
        "user deleted",
    ]
    assert told == expected
    facts = [vars(record)["facts"] for record in caplog.records]
    assert facts[0] == {"user": "tara", "role": "viewer", "by": "owner"}
    assert facts[3] == {"user": "tara", "changed": "role", "role": "designer", "by": "owner"}
    assert GOOD not in str(facts)
    assert link_in(page) not in str(facts)


def test_roles_are_those_of_the_studio(lanternwick: Pack, owner: Client, person: People) -> None:
    """A group that somebody made by hand is no role, and nobody loses it by being saved."""
    eva = person("viewer", "eva")
    eva.groups.add(Group.objects.create(name="friends"))
    assert "friends" not in shown(owner.get(page_of(eva)))
    owner.post(page_of(eva), {**form_values(owner.get(page_of(eva))), "role": "designer"})
    assert sorted(group.name for group in eva.groups.all()) == ["designer", "friends"]
