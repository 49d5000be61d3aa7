"""Saving: checked, guarded by versions, kept in the history; translations go stale by comparison and come
back the same way."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread

import pytest
from django.contrib.auth.models import User
from django.db import connection, transaction

from content.actions.delete_entry import delete_entry, users_of
from content.actions.load_pack import load_pack
from content.actions.publish import publish
from content.actions.rename_entry import rename_entry
from content.actions.restore_entry import restore_entry
from content.actions.save_entry import TranslationEdit, create_entry, save_entry, save_translations
from content.entries.document import Document
from content.errors import FrozenSlugError, InUseError, InvalidError, NotAllowedError, StaleVersionError
from content.merge import compare
from content.models import Entry, Language, Mention, Pack, Release, Revision, State, Translation
from content.store import read_document
from engine.schema import Game, spell_path
from engine.schema.shapes import Record
from tests.conftest import SAMPLE_PACK
from tests.sample_game import LANTERNWICK

Person = Callable[..., User]


@pytest.fixture
def bruno(lanternwick: Pack) -> Entry:
    return Entry.objects.get(slug="bruno")


def german(entry: Entry, field: str = "name") -> Translation:
    return Translation.objects.get(unit__entry=entry, unit__field=field, language="de")


def test_saving_raises_the_version_and_notes_who_what_and_why(bruno: Entry, person: Person) -> None:
    author = person("designer")
    document = read_document(bruno)
    document.data["strength"] = 8
    saved = save_entry(bruno, document, version=1, author=author, why="too weak")
    assert (saved.version, saved.data["strength"], saved.changed_by) == (2, 8, author)
    revision = Revision.objects.filter(slug="bruno").first()
    assert revision is not None
    assert (revision.verb, revision.made_by, revision.why, revision.version) == (
        "edited",
        author,
        "too weak",
        2,
    )
    assert revision.document["data"]["strength"] == 8


def test_saving_nothing_new_leaves_no_trace(bruno: Entry) -> None:
    before = Revision.objects.count()
    assert save_entry(bruno, read_document(bruno), version=1, author=None).version == 1
    assert Revision.objects.count() == before


def test_unsound_fields_are_refused_with_all_faults(bruno: Entry) -> None:
    document = read_document(bruno)
    document.data |= {"strength": 99, "rival": "nobody", "speed": 1}
    with pytest.raises(InvalidError) as refused:
        save_entry(bruno, document, version=1, author=None)
    assert {spell_path(fault.path) for fault in refused.value.faults} == {"strength", "speed"}
    document = read_document(bruno)
    document.data["rival"] = "adda"
    with pytest.raises(InvalidError) as refused:
        save_entry(bruno, document, version=1, author=None)
    assert [(fault.key, fault.hint) for fault in refused.value.faults] == [("dangling", "ada")]
    assert Entry.objects.get(slug="bruno").version == 1


def test_the_second_to_save_is_told_and_sees_both_sides(bruno: Entry, person: Person) -> None:
    first, second = read_document(bruno), read_document(bruno)
    first.data["strength"] = 8
    save_entry(bruno, first, version=1, author=person("designer", "ines"))
    second.data["colour"] = "blue"
    second.data["strength"] = 6
    with pytest.raises(StaleVersionError) as refused:
        save_entry(bruno, second, version=1, author=person("designer", "otto"))
    error = refused.value
    assert (error.by, error.version) == ("ines", 2)
    verdicts = {change.place: change.verdict for change in compare(error.base, error.theirs, error.mine)}
    assert verdicts == {("data", "strength"): "conflict", ("data", "colour"): "mine"}
    assert Entry.objects.get(slug="bruno").data["strength"] == 8


def test_a_new_source_text_makes_translations_stale_and_the_old_one_heals_them(bruno: Entry) -> None:
    document = read_document(bruno)
    document.texts["name"] = "Big Bruno"
    save_entry(bruno, document, version=1, author=None)
    assert german(bruno).state == State.STALE
    assert german(bruno).answers == "Bruno"
    document.texts["name"] = "Bruno"
    save_entry(bruno, document, version=2, author=None)
    assert german(bruno).state == State.DRAFT


def test_source_and_translation_saved_together_are_up_to_date(bruno: Entry) -> None:
    document = read_document(bruno)
    document.texts["name"] = "Big Bruno"
    edit = TranslationEdit("name", "de", "Großer Bruno", "reviewed", 1)
    save_entry(bruno, document, version=1, edits=[edit], author=None)
    assert german(bruno).state == State.REVIEWED
    assert german(bruno).answers == "Big Bruno"


@pytest.mark.parametrize("state", list(State))
def test_translations_are_found_by_state(lanternwick: Pack, state: State) -> None:
    entry = Entry.objects.get(slug="bruno")
    edits = {
        State.MISSING: TranslationEdit("name", "de", "", "draft", 1),
        State.MACHINE: TranslationEdit("name", "de", "B", "machine", 1),
        State.DRAFT: TranslationEdit("name", "de", "B", "draft", 1),
        State.REVIEWED: TranslationEdit("name", "de", "B", "reviewed", 1),
        State.STALE: TranslationEdit("name", "de", "B", "reviewed", 1),
    }
    save_translations(entry, [edits[state]], author=None)
    if state == State.STALE:
        entry.units.filter(field="name").update(source="Other")
    row = german(entry)
    assert row.state == state
    for other in State:
        assert (row in Translation.objects.in_state(other)) == (other == state)


def test_two_translators_of_one_text_meet_and_of_two_languages_do_not(bruno: Entry) -> None:
    save_translations(bruno, [TranslationEdit("name", "de", "Eins", "draft", 1)], author=None)
    save_translations(bruno, [TranslationEdit("name", "es", "Uno", "draft", 0)], author=None)
    with pytest.raises(StaleVersionError) as refused:
        save_translations(bruno, [TranslationEdit("name", "de", "Zwei", "draft", 1)], author=None)
    assert refused.value.theirs.translations["de"]["name"].text == "Eins"
    assert refused.value.mine.translations["de"]["name"].text == "Zwei"
    assert german(bruno).text == "Eins"


def test_a_translator_writes_only_in_languages_chosen_for_them(bruno: Entry, person: Person) -> None:
    translator = person("translator", languages=["de"])
    save_translations(bruno, [TranslationEdit("name", "de", "Bruno!", "draft", 1)], author=translator)
    with pytest.raises(NotAllowedError):
        save_translations(bruno, [TranslationEdit("name", "es", "Bruno!", "draft", 0)], author=translator)
    with pytest.raises(NotAllowedError):
        save_entry(bruno, read_document(bruno), version=1, author=translator)
    with pytest.raises(NotAllowedError):
        save_translations(
            bruno, [TranslationEdit("name", "de", "B", "draft", 2)], author=person("translator", "nolang")
        )


@pytest.mark.parametrize("role", ["viewer", "playtester", "translator"])
def test_who_may_not_design_is_refused_everywhere(
    bruno: Entry, lanternwick: Pack, person: Person, role: str
) -> None:
    someone = person(role)
    revision = Revision.objects.filter(slug="bruno").first()
    assert revision is not None
    deeds: list[Callable[[], object]] = [
        lambda: save_entry(bruno, read_document(bruno), version=1, author=someone),
        lambda: create_entry(lanternwick, read_document(bruno), author=someone),
        lambda: delete_entry(bruno, author=someone),
        lambda: rename_entry(bruno, "bert", author=someone),
        lambda: restore_entry(revision, author=someone),
        lambda: publish(lanternwick, author=someone),
    ]
    for deed in deeds:
        with pytest.raises(NotAllowedError):
            deed()


def test_a_bad_translation_is_refused(bruno: Entry) -> None:
    for edit, key in (
        (TranslationEdit("name", "de", "x" * 49, "draft", 1), "text-long"),
        (TranslationEdit("name", "de", "a\nb", "draft", 1), "text-lines"),
        (TranslationEdit("motto", "de", "a", "draft", 1), "unknown-text"),
        (TranslationEdit("name", "de", "a", "splendid", 1), "choice"),
    ):
        with pytest.raises(InvalidError) as refused:
            save_translations(bruno, [edit], author=None)
        assert [fault.key for fault in refused.value.faults] == [key]


def test_a_new_entry_needs_a_free_and_proper_slug(lanternwick: Pack) -> None:
    fields = {"data": {"strength": 3}, "texts": {"name": "Cleo"}}
    created = create_entry(lanternwick, Document(kind="ferryman", slug="cleo", **fields), author=None)  # type: ignore[arg-type]
    assert created.version == 1
    for slug, key in (("cleo", "slug-taken"), ("Cleo!", "slug")):
        with pytest.raises(InvalidError) as refused:
            create_entry(lanternwick, Document(kind="ferryman", slug=slug, **fields), author=None)  # type: ignore[arg-type]
        assert [fault.key for fault in refused.value.faults] == [key]


def test_where_used_covers_fields_lists_and_effects(lanternwick: Pack) -> None:
    used = {
        (mention.entry.slug, mention.path)
        for slug in ("ada", "bruno", "first_bend")
        for mention in users_of(Entry.objects.get(slug=slug))
    }
    assert used == {
        ("bruno", "rival"),
        ("first_bend", "ferrymen[0]"),
        ("ada", "effects[0].do[1].meet.who"),
        ("first_light", "scenes[0].at"),
    }


def test_where_used_follows_every_save(bruno: Entry) -> None:
    document = read_document(bruno)
    del document.data["rival"]
    save_entry(bruno, document, version=1, author=None)
    assert not Mention.objects.filter(entry=bruno).exists()


def test_a_used_entry_is_not_deleted(lanternwick: Pack) -> None:
    with pytest.raises(InUseError) as refused:
        delete_entry(Entry.objects.get(slug="ada"), author=None)
    assert refused.value.mentions == [("canal", "first_bend", "ferrymen[0]"), ("ferryman", "bruno", "rival")]
    assert Entry.objects.filter(slug="ada").exists()


def test_a_deleted_entry_comes_back_whole(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="first_light")
    before = read_document(entry)
    delete_entry(entry, author=None, why="cut")
    last = Revision.objects.filter(slug="first_light", document__isnull=False).first()
    assert last is not None
    restored = restore_entry(last, author=None)
    assert read_document(restored) == before


def test_a_released_entry_that_comes_back_keeps_its_slug_frozen(lanternwick: Pack) -> None:
    publish(lanternwick, author=None)
    entry = Entry.objects.get(slug="first_light")
    delete_entry(entry, author=None)
    last = Revision.objects.filter(slug="first_light", document__isnull=False).first()
    assert last is not None
    assert restore_entry(last, author=None).is_released


def test_restoring_brings_back_fields_texts_and_translations(bruno: Entry) -> None:
    before = read_document(bruno)
    document = read_document(bruno)
    document.data["strength"] = 2
    document.texts["name"] = "Other"
    edit = TranslationEdit("name", "de", "Anderer", "reviewed", 1)
    save_entry(bruno, document, version=1, edits=[edit], author=None)
    first = Revision.objects.filter(slug="bruno").last()
    assert first is not None
    restored = restore_entry(first, author=None, why="better before")
    assert read_document(restored) == before
    assert restored.version == 3
    assert german(restored).version == 3


def test_what_would_dangle_is_not_restored(lanternwick: Pack) -> None:
    bruno = Entry.objects.get(slug="bruno")
    with_rival = Revision.objects.filter(slug="bruno").last()
    assert with_rival is not None
    document = read_document(bruno)
    del document.data["rival"]
    save_entry(bruno, document, version=1, author=None)
    bend = Entry.objects.get(slug="first_bend")
    empty = read_document(bend)
    empty.data["ferrymen"] = []
    save_entry(bend, empty, version=1, author=None)
    delete_entry(Entry.objects.get(slug="ada"), author=None)
    with pytest.raises(InvalidError) as refused:
        restore_entry(with_rival, author=None)
    assert [fault.key for fault in refused.value.faults] == ["dangling"]


def test_a_slug_can_change_until_it_is_released(lanternwick: Pack) -> None:
    entry = Entry.objects.get(slug="first_light")
    rename_entry(entry, "last_light", author=None)
    assert Entry.objects.get(pk=entry.pk).slug == "last_light"
    for slug, key in (("Bad", "slug"), ("last_light", "slug-taken")):
        with pytest.raises(InvalidError) as refused:
            rename_entry(entry, slug, author=None)
        assert refused.value.faults[0].key == key
    with pytest.raises(InUseError):
        rename_entry(Entry.objects.get(slug="ada"), "adele", author=None)
    publish(lanternwick, author=None)
    entry.refresh_from_db()
    with pytest.raises(FrozenSlugError):
        rename_entry(entry, "first_light", author=None)


def test_a_translation_answers_the_source_its_translator_read(bruno: Entry) -> None:
    document = read_document(bruno)
    document.texts["name"] = "Bruno the Weak"
    save_entry(bruno, document, version=1, author=None)
    edit = TranslationEdit("name", "de", "Bruno der Starke!", "reviewed", german(bruno).version)
    save_translations(bruno, [edit], seen=1, author=None)
    assert (german(bruno).text, german(bruno).state) == ("Bruno der Starke!", State.STALE)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_text_is_translated_only_into_the_languages_of_its_pack(bruno: Entry, language: str) -> None:
    Language.objects.get_or_create(code="fr", defaults={"name": "Français"})
    with pytest.raises(InvalidError) as refused:
        save_translations(bruno, [TranslationEdit("name", language, "B.", "draft", 0)], author=None)
    assert [fault.key for fault in refused.value.faults] == ["unknown-language"]


def test_an_entry_is_judged_by_its_own_kind_and_needs_a_picture_that_exists(bruno: Entry) -> None:
    with pytest.raises(InvalidError):
        save_entry(bruno, Document(kind="journey", slug="x", data={"minutes": 9}), version=1, author=None)
    document = read_document(bruno)
    document.art = "f" * 64
    with pytest.raises(InvalidError) as refused:
        save_entry(bruno, document, version=1, author=None)
    assert [fault.key for fault in refused.value.faults] == ["art-unknown"]


def test_texts_of_a_kind_that_is_gone_cannot_be_translated(bruno: Entry) -> None:
    Entry.objects.filter(slug="bruno").update(kind="pirate")
    with pytest.raises(InvalidError):
        save_translations(bruno, [TranslationEdit("name", "de", "B.", "draft", 1)], author=None)


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_second_writer_waits_and_is_told(transactional_db: None, sample_game: Game) -> None:
    """Only PostgreSQL lets two write at once; on SQLite a transaction that writes is alone anyway."""
    load_pack(SAMPLE_PACK, author=None)
    bruno = Entry.objects.get(slug="bruno")
    edits = [TranslationEdit("saying", "es", "Uno", "draft", 0)]
    told: list[BaseException] = []

    def second() -> None:
        try:
            save_translations(bruno, edits, author=None)
        except Exception as error:  # noqa: BLE001 - whatever it is, the test wants to see it
            told.append(error)
        finally:
            connection.close()

    document = read_document(bruno)
    document.texts["saying"] = "Row!"
    save_entry(bruno, document, version=1, author=None)
    thread = Thread(target=second)
    with transaction.atomic():
        save_translations(bruno, edits, author=None)
        thread.start()
        thread.join(0.5)
        assert thread.is_alive()
    thread.join(10)
    assert [type(error) for error in told] == [StaleVersionError]


def test_an_entry_from_before_its_kind_lost_a_text_is_restored_without_it(
    bruno: Entry, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = read_document(bruno)
    document.texts["saying"] = "Row!"
    save_entry(bruno, document, version=1, author=None)
    old = Revision.objects.filter(entry=bruno).latest("pk")
    publish(bruno.game, author=None)
    Mention.objects.all().delete()
    delete_entry(bruno, author=None)
    ferryman = LANTERNWICK.kinds["ferryman"]
    fields = tuple(field for field in ferryman.record.fields if field.name != "saying")
    monkeypatch.setitem(vars(ferryman), "record", Record("ferryman", fields))
    old.refresh_from_db()
    back = restore_entry(old, author=None)
    assert read_document(back).texts == {"name": "Bruno"}
    assert back.is_released


def test_a_release_that_can_no_longer_be_read_still_freezes_slugs(bruno: Entry) -> None:
    release = publish(bruno.game, author=None)
    content = bytes(release.content).replace(b'"strength":', b'"power":')
    Release(hash="0" * 64, game=bruno.game, number=9, content=content).save()
    old = Revision.objects.filter(entry=bruno).latest("pk")
    Mention.objects.all().delete()
    delete_entry(bruno, author=None)
    old.refresh_from_db()
    assert restore_entry(old, author=None).is_released
