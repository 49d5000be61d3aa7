"""A release is withdrawn and taken back: by owners, with a reason, kept for ever; the newest one that stands
is current everywhere."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command

from content.actions.publish import publish
from content.actions.save_entry import save_entry
from content.actions.withdraw_release import take_back_withdrawal, withdraw_release
from content.current import newest_standing
from content.errors import InvalidError, NotAllowedError, NotWithdrawnError, WithdrawnError
from content.models import Entry, Pack, Release, Withdrawal
from content.store import read_document
from printing.sheets.errors import PrintRefusedError
from studio import print_sources
from studio.terminal import releases
from studio.terminal.saved import SavedError

pytestmark = pytest.mark.django_db
Person = Callable[..., User]


def give_strength(strength: int) -> None:
    entry = Entry.objects.get(slug="bruno")
    document = read_document(entry)
    document.data["strength"] = strength
    save_entry(entry, document, version=entry.version, author=None)


@pytest.fixture
def three(lanternwick: Pack) -> list[Release]:
    """Three releases, the last one current."""
    made = [publish(lanternwick, author=None)]
    for strength in (6, 5):
        give_strength(strength)
        made.append(publish(lanternwick, author=None))
    return made


def current() -> Release | None:
    return Pack.objects.get(pk="lanternwick").current


def test_the_newest_release_that_stands_is_current(three: list[Release], person: Person) -> None:
    owner = person("owner")
    made = withdraw_release(three[2], author=owner, reason="  Bruno is too weak  ")
    assert (made.reason, made.made_by) == ("Bruno is too weak", owner)
    assert current() == three[1]
    withdraw_release(three[0], author=owner, reason="old")
    assert current() == three[1]
    withdraw_release(three[1], author=owner, reason="bad too")
    assert current() is None


def test_taking_it_back_makes_the_newer_one_current_and_keeps_what_happened(
    three: list[Release], person: Person
) -> None:
    owner = person("owner")
    withdraw_release(three[2], author=owner, reason="a mistake")
    withdraw_release(three[0], author=owner, reason="old")
    take_back_withdrawal(three[0], author=owner, why="why not")
    assert current() == three[1]
    take_back_withdrawal(three[2], author=owner)
    assert current() == three[2]
    withdraw_release(three[2], author=owner, reason="a mistake after all")
    told = Withdrawal.objects.filter(release=three[2]).order_by("pk")
    assert [(each.reason, each.ended_at is None) for each in told] == [
        ("a mistake", False),
        ("a mistake after all", True),
    ]
    assert three[2].withdrawal == told[1]


def test_only_owners_withdraw_and_they_say_why(three: list[Release], person: Person) -> None:
    with pytest.raises(NotAllowedError):
        withdraw_release(three[2], author=person("designer"), reason="I do not like it")
    for reason, key in (("   ", "text-required"), ("x" * 301, "text-long")):
        with pytest.raises(InvalidError) as refused:
            withdraw_release(three[2], author=person("owner", f"o{len(reason)}"), reason=reason)
        assert [fault.key for fault in refused.value.faults] == [key]
    assert not Withdrawal.objects.exists()


def test_what_is_done_already_is_not_done_again(three: list[Release]) -> None:
    with pytest.raises(NotWithdrawnError):
        take_back_withdrawal(three[1], author=None)
    withdraw_release(three[1], author=None, reason="once")
    with pytest.raises(WithdrawnError) as refused:
        withdraw_release(three[1], author=None, reason="twice")
    assert (refused.value.number, refused.value.reason) == (2, "once")


def test_withdrawn_content_is_not_published_again(three: list[Release], lanternwick: Pack) -> None:
    withdraw_release(three[2], author=None, reason="broken")
    with pytest.raises(WithdrawnError):
        publish(lanternwick, author=None)
    assert current() == three[1]
    give_strength(8)
    fourth = publish(lanternwick, author=None)
    assert (fourth.number, current()) == (4, fourth)


def test_asking_what_would_follow_changes_nothing(three: list[Release], lanternwick: Pack) -> None:
    assert newest_standing(lanternwick, besides=three[2]) == three[1]
    assert newest_standing(lanternwick) == three[2]


def test_terminal_and_print_command_begin_with_the_current_release(three: list[Release]) -> None:
    withdraw_release(three[2], author=None, reason="broken")
    assert releases.current("lanternwick").hash == three[1].hash
    assert print_sources.from_release("lanternwick", None).number == 2
    # Whoever names it still gets it: a replay, a print.
    named = releases.named(three[2].hash, "lanternwick")
    assert named is not None
    assert print_sources.from_release("lanternwick", 3).snapshot.hash == named.hash == three[2].hash
    for release in three[:2]:
        withdraw_release(release, author=None, reason="all of them")
    with pytest.raises(SavedError) as refused:
        releases.current("lanternwick")
    assert refused.value.key == "play-all-withdrawn"
    with pytest.raises(PrintRefusedError) as unprinted:
        print_sources.from_release("lanternwick", None)
    assert [each.fault.key for each in unprinted.value.faults] == ["print-all-withdrawn"]


def test_setting_up_again_does_not_publish_what_was_withdrawn(
    three: list[Release], settings: object, capsys: pytest.CaptureFixture[str]
) -> None:
    for release in three:
        withdraw_release(release, author=None, reason="all of them")
    call_command("setup")
    assert current() is None
