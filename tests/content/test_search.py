"""What the search finds, and that it stays true: after edits, of the entry itself and of what it names, after
a change of languages or messages, and while it has not read everything yet."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_django import DjangoAssertNumQueries

from content import search_index
from content.actions.delete_entry import delete_entry
from content.actions.save_entry import save_entry
from content.models import Entry, Language, Mention, Pack, SearchIndex, SearchText
from content.search import Match, Question, find_entries, find_matches
from content.search_index import fold, read_on
from content.store import read_document
from engine.gaps import forget_remembered

pytestmark = pytest.mark.django_db


def found(typed: str, language: str = "en") -> list[str]:
    """The slugs that a search finds when everything has been read."""
    while read_on(1.0):
        pass
    entries = Entry.objects.in_bulk(find_entries(Question.of(typed), language))
    return [entries[key].slug for key in find_entries(Question.of(typed), language)]


def rename(entry: Entry, name: str) -> None:
    document = read_document(entry)
    document.texts["name"] = name
    save_entry(entry, document, version=entry.version, author=None)


def test_case_accents_and_underlines_do_not_matter() -> None:
    assert fold("Erschöpfte_FÄHRE") == "erschopfte fahre"


@pytest.mark.parametrize(
    ("typed", "stems"),
    [("who exhausts?", ["exhaus"]), ("wer erschöpft …", ["erschop"]), ("Gold", ["gold"]), ("who?", ["who"])],
)
def test_a_question_is_its_words_without_what_only_asks(typed: str, stems: list[str]) -> None:
    assert [each[-1] for each in Question.of(typed).words] == stems


def test_names_slugs_texts_words_and_rules_are_found_in_every_language(lanternwick: Pack) -> None:
    assert found("ada")[0] == "ada"
    assert "ada" in found("fähre", "de")
    assert found("no such thing") == []
    rows = SearchText.objects.filter(entry__slug="ada")
    assert {row.language for row in rows} == {"", "en", *lanternwick.languages.values_list("pk", flat=True)}


def test_a_match_says_where_it_is_and_shows_the_word(lanternwick: Pack) -> None:
    ada = Entry.objects.get(slug="ada")
    assert found("Ada")
    match = find_matches(Question.of("ADA"), [ada.pk], "en")[ada.pk]
    assert match == Match("en", "name", "", "Ada", "")


def test_an_edit_is_found_by_the_next_search(lanternwick: Pack) -> None:
    assert found("zebulon") == []
    rename(Entry.objects.get(slug="bruno"), "Zebulon")
    assert found("zebulon")[0] == "bruno"


def test_with_an_entry_all_that_name_it_are_read_again(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    found("ada")
    rename(Entry.objects.get(slug="bruno"), "Zebulon")
    read: list[str] = []
    monkeypatch.setattr(search_index, "_read", lambda _pack, some: read.extend(each.slug for each in some))
    read_on(1.0)
    mentions = Mention.objects.filter(entry__game=lanternwick, kind="ferryman", slug="bruno")
    assert set(read) == {"bruno", *mentions.values_list("entry__slug", flat=True)}
    assert "ada" in read


def test_what_is_deleted_is_not_found(lanternwick: Pack) -> None:
    lone = Entry.objects.create(game=lanternwick, kind="ferryman", slug="lone", data={"strength": 1})
    assert found("lone") == ["lone"]
    delete_entry(lone, author=None)
    assert found("lone") == []


def test_nothing_is_read_twice(lanternwick: Pack, django_assert_num_queries: DjangoAssertNumQueries) -> None:
    found("ada")
    with django_assert_num_queries(4):  # packs, languages, indexes, the last revision
        assert read_on(1.0) == 0


def test_another_language_or_message_makes_everything_unread(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    found("ada")
    before = SearchIndex.objects.get(game=lanternwick).basis
    gone = lanternwick.languages.order_by("pk").first()
    assert isinstance(gone, Language)
    lanternwick.languages.remove(gone)
    found("ada")
    without = SearchIndex.objects.get(game=lanternwick).basis
    assert before != without
    assert not SearchText.objects.filter(language=gone.pk).exists()
    monkeypatch.setattr(search_index, "message_files", lambda *_: [Path(__file__)])
    forget_remembered()
    found("ada")
    assert SearchIndex.objects.get(game=lanternwick).basis not in (before, without)
    forget_remembered()


def test_what_is_left_is_told_and_read_by_the_next(
    lanternwick: Pack, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(search_index, "AT_ONCE", 1)
    clock = iter(range(1000))
    monkeypatch.setattr("content.search_index.time.monotonic", lambda: next(clock))
    everything = Entry.objects.filter(game=lanternwick).count()
    assert read_on(2) == everything - 1
    assert read_on(1000) == 0
