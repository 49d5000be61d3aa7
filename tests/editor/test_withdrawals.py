"""Withdrawing a release on its page: the question, the deed, the badge, the reason, the history."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.test import Client

from content.actions.publish import publish
from content.actions.withdraw_release import take_back_withdrawal, withdraw_release
from content.models import Entry, Pack, Release
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db

RELEASES = "/admin/releases/"
SECOND = "/admin/releases/lanternwick/2/"
WITHDRAW = f"{SECOND}withdraw/"


@pytest.fixture
def two(lanternwick: Pack) -> list[Release]:
    first = publish(lanternwick, author=None)
    Entry.objects.filter(slug="bruno").update(copies=3)
    return [first, publish(lanternwick, author=None)]


def test_an_owner_withdraws_the_current_release_and_takes_it_back(two: list[Release], owner: Client) -> None:
    assert WITHDRAW in shown(owner.get(RELEASES))
    asked = owner.get(WITHDRAW)
    assert "Release 1 becomes the current one." in shown(asked)
    answer = owner.post(WITHDRAW, {**form_values(asked, "tw-card"), "reason": "Bruno <twice>"})
    assert answer.headers["Location"] == SECOND
    page = shown(owner.get(SECOND))
    assert "Release 2 has been withdrawn." in page
    assert "owner): Bruno &lt;twice&gt;" in page
    listed = shown(owner.get(RELEASES))
    assert listed.count("current</span>") == 1
    assert listed.index("withdrawn</span>") < listed.index("current</span>")
    assert "Bruno &lt;twice&gt;" in listed
    history = shown(owner.get("/admin/history/"))
    assert "Bruno &lt;twice&gt;" in history
    assert Pack.objects.get().current == two[0]

    asked = owner.get(WITHDRAW)
    assert "It becomes the current release again." in shown(asked)
    owner.post(WITHDRAW, {**form_values(asked, "tw-card"), "why": "we were wrong"})
    page = shown(owner.get(SECOND))
    assert "Earlier withdrawals" in page
    assert "we were wrong" in page
    assert "withdrawal taken back" in shown(owner.get("/admin/history/?game=lanternwick"))
    assert Pack.objects.get().current == two[1]


def test_no_reason_no_withdrawal(two: list[Release], owner: Client) -> None:
    answer = owner.post(WITHDRAW, {"reason": " "})
    assert answer.status_code == 409
    assert "a text is required here." in shown(answer)
    assert Pack.objects.get().current == two[1]


def test_two_owners_at_once_are_told(two: list[Release], owner: Client) -> None:
    withdraw_release(two[1], author=None, reason="quicker")
    answer = owner.post(WITHDRAW, {"reason": "mine"})
    assert answer.status_code == 409
    page = shown(answer)
    assert "Somebody else was quicker." in page
    assert "quicker" in page


def test_only_owners_see_the_button_and_reach_the_page(two: list[Release], designer: Client) -> None:
    withdraw_release(two[1], author=None, reason="for all to read")
    for address in (RELEASES, SECOND):
        page = shown(designer.get(address))
        assert "for all to read" in page
        assert "/withdraw/" not in page
    assert designer.get(WITHDRAW).status_code == 403
    assert designer.post(WITHDRAW, {"why": "x"}).status_code == 403


def test_what_was_withdrawn_cannot_be_published_again_and_the_page_says_why(
    two: list[Release], designer: Client
) -> None:
    withdraw_release(two[1], author=None, reason="it crashed")
    page = designer.get("/admin/publish/lanternwick/")
    assert "This is exactly the content of release 2, which was withdrawn: it crashed" in shown(page)
    answer = designer.post("/admin/publish/lanternwick/", form_values(page, "tw-card"))
    assert answer.status_code == 409
    assert "it crashed" in shown(answer)


def test_with_all_withdrawn_the_pages_say_so(two: list[Release], client_of: ClientOf) -> None:
    for release in two:
        withdraw_release(release, author=None, reason="all")
    owner = client_of("owner")
    for address in ("/admin/", "/admin/publish/lanternwick/"):
        page = shown(owner.get(address))
        assert "Every release is withdrawn" in page, address
        assert "Not published yet" not in page
    asked = shown(owner.get("/admin/releases/lanternwick/1/withdraw/"))
    assert "It becomes the current release again." in asked


def test_whoever_withdrew_a_release_stays_known(two: list[Release], client_of: ClientOf) -> None:
    owner = client_of("owner")
    for name in ("lena", "otto"):
        client_of("owner", name)
    lena, otto = (User.objects.get(username=name) for name in ("lena", "otto"))
    delete = [f"/admin/users/{user.pk}/delete/" for user in (lena, otto)]
    withdraw_release(two[1], author=lena, reason="x")
    take_back_withdrawal(two[1], author=otto)
    assert [owner.post(address).status_code for address in delete] == [403, 403]
