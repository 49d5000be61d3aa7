"""People talk about entries: who is named finds it, what is settled is out of the way, nothing gets lost with
an entry that comes back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User

from content.actions.comment import (
    answer_comment,
    delete_comment,
    reopen_comment,
    settle_comment,
    write_comment,
)
from content.actions.delete_entry import delete_entry
from content.actions.rename_entry import rename_entry
from content.actions.restore_entry import restore_entry
from content.actions.save_entry import create_entry
from content.conversations import conversations_about, conversations_waiting_for
from content.entries.document import Document
from content.errors import InvalidError, NotAllowedError
from content.models import Comment, Entry, Pack, Revision

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
Person = Callable[..., User]
GAMES = ["lanternwick"]


@pytest.fixture
def ada(lanternwick: Pack) -> Entry:
    return Entry.objects.get(slug="ada")


def waiting(person: User) -> list[str]:
    return [each.last.text for each in conversations_waiting_for(person, GAMES)]


def test_whoever_is_named_finds_it_until_they_answer_or_it_is_settled(ada: Entry, person: Person) -> None:
    lena, tom, eve = person("designer", "lena"), person("translator", "tom"), person("translator", "eve")
    first = write_comment(ada, "Is 4 right? @tom, look. (@nobody)", author=lena, field="strength")
    assert [each.username for each in first.named.all()] == ["tom"]
    assert (waiting(tom), waiting(lena), waiting(eve)) == (["Is 4 right? @tom, look. (@nobody)"], [], [])
    answer_comment(first, "Ask @eve.", author=tom)
    assert (waiting(tom), waiting(lena), waiting(eve)) == ([], ["Ask @eve."], ["Ask @eve."])
    settle_comment(first, author=lena)
    assert waiting(eve) == []
    reopen_comment(first, author=lena)
    assert waiting(eve) == ["Ask @eve."]


def test_open_conversations_come_first_and_an_answer_opens_one_again(ada: Entry, person: Person) -> None:
    lena = person("designer", "lena")
    one, two = (write_comment(ada, text, author=lena) for text in ("one", "two"))
    settle_comment(one, author=lena)
    assert [each.first for each in conversations_about(ada)] == [two, one]
    reply = answer_comment(one, "not yet", author=lena)
    assert [(each.first, each.is_open) for each in conversations_about(ada)] == [(one, True), (two, True)]
    assert answer_comment(reply, "really", author=lena).answers == one


def test_nobody_is_called_by_their_own_name_or_by_an_address(ada: Entry, person: Person) -> None:
    lena, tom = person("designer", "lena"), person("designer", "tom")
    made = write_comment(ada, "I, @lena, wrote to lena@tom and to @tom.", author=lena)
    assert list(made.named.all()) == [tom]
    assert list(write_comment(ada, "lena@tom", author=lena).named.all()) == []


@pytest.mark.parametrize(("text", "key"), [(" \r\n\0", "text-required"), ("x" * 2001, "text-long")])
def test_nothing_and_far_too_much_are_refused(ada: Entry, person: Person, text: str, key: str) -> None:
    with pytest.raises(InvalidError) as refused:
        write_comment(ada, text, author=person("designer"))
    assert [fault.key for fault in refused.value.faults] == [key]
    assert not Comment.objects.exists()


def test_who_may_speak_and_who_may_delete(ada: Entry, person: Person) -> None:
    lena, tom, owner, viewer = (
        person("designer", "lena"),
        person("playtester", "tom"),
        person("owner"),
        person("viewer"),
    )
    with pytest.raises(NotAllowedError):
        write_comment(ada, "Hm.", author=viewer)
    first = write_comment(ada, "Mine.", author=lena)
    for other in (tom, viewer):
        with pytest.raises(NotAllowedError):
            delete_comment(first, author=other)
    with pytest.raises(NotAllowedError):
        settle_comment(first, author=viewer)
    answer_comment(first, "And mine.", author=tom)
    with pytest.raises(NotAllowedError):
        delete_comment(first, author=lena)
    delete_comment(first, author=owner)
    assert not Comment.objects.exists()
    delete_comment(write_comment(ada, "Mine alone.", author=lena), author=lena)
    assert not Comment.objects.exists()


def test_what_was_said_stays_with_an_entry_that_is_renamed_deleted_and_restored(
    lanternwick: Pack, person: Person
) -> None:
    lena, tom = person("designer", "lena"), person("designer", "tom")
    document = Document(kind="ferryman", slug="ida", data={"strength": 1}, texts={"name": "Ida"})
    entry = create_entry(lanternwick, document, author=None)
    write_comment(entry, "@tom, why?", author=lena)
    rename_entry(entry, "ivo", author=lena)
    assert Comment.objects.get().slug == "ivo"
    delete_entry(entry, author=lena)
    assert waiting(tom) == []
    revision = Revision.objects.filter(slug="ivo").exclude(document=None).first()
    assert revision is not None
    back = restore_entry(revision, author=lena)
    assert [each.first.text for each in conversations_about(back)] == ["@tom, why?"]
    assert waiting(tom) == ["@tom, why?"]
