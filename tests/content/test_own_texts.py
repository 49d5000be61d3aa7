"""Own rules texts answer the rendered text: they remember it, grow stale with it, and are not published until
somebody mends or confirms them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import settings
from django.contrib.auth.models import User

from content.actions.confirm_text import Confirmation, confirm_texts
from content.actions.dump_pack import dump_pack
from content.actions.restore_entry import restore_entry
from content.actions.save_entry import TranslationEdit, create_entry, save_entry, save_translations
from content.cardtext import card_text
from content.checks import Level, run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Basis, Document, places
from content.errors import InvalidError, NotAllowedError
from content.every_text import every_text
from content.facts import missing_facts
from content.merge import merged
from content.models import Entry, Pack, Revision, TextUnit, Translation
from content.own_texts import OwnText, own_texts
from content.snapshots import snapshot_bytes
from content.store import read_content, read_document, write_document
from content.wording import choice_name
from editor.progress import Progress, by_entry, by_game
from engine.effects.wording_grammar import grammar_of
from engine.schema import Fault
from engine.snapshot import Snapshot
from tests.lamp import ENGLISH, GERMAN, change, gold, make_lamp, translate

pytestmark = pytest.mark.django_db

PACKS = Path(settings.BASE_DIR) / "content" / "packs"
GAMES = sorted(path.parent.name for path in PACKS.glob("*/pack.yaml"))
ONE_GOLD, THREE_GOLD = gold(1), gold(3)


@pytest.fixture
def lamp(db: None) -> Entry:
    """A lamp that gives 1 Gold."""
    return make_lamp()


def texts(entry: Entry) -> dict[str, OwnText]:
    """The own texts of an entry by language."""
    found = own_texts(read_content(Pack.objects.get(pk=entry.game_id)))
    return {own.language: own for own in found if own.slug == entry.slug}


def errors(entry: Entry) -> list[tuple[str, str]]:
    """What stands in the way of publishing, besides that a game needs more than a lamp."""
    content = read_content(Pack.objects.get(pk=entry.game_id))
    errors = [f for f in run_checks(content) if f.level is Level.ERROR]
    return [(f.language, f.fault.key) for f in errors if not f.fault.key.startswith("platformer-")]


def confirm(entry: Entry, language: str, because: str = "It says so.", **seen: str) -> None:
    own = texts(entry)[language]
    given = Confirmation(language, because, seen.get("text", own.text), seen.get("rendered", own.rendered))
    confirm_texts(entry, [given], author=None)


def test_an_own_text_is_written_for_the_effects_it_is_saved_with(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    found = texts(lamp)
    assert found["en"].basis == Basis("Exhaust: gain 1 Gold.")
    assert found["de"].basis == Basis("Erschöpfen: Erhalte 1 Münze.")
    assert errors(lamp) == []


def test_it_is_stale_while_the_effects_say_something_else(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=THREE_GOLD)
    assert {language: own.is_stale for language, own in texts(lamp).items()} == {"en": True, "de": True}
    assert ("", "own-text-stale") in errors(lamp)
    assert ("de", "own-text-stale") in errors(lamp)
    change(lamp, effects=ONE_GOLD)
    assert not any(own.is_stale for own in texts(lamp).values())
    assert errors(lamp) == []


def test_a_text_saved_with_new_effects_is_written_for_them(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    change(lamp, effects=THREE_GOLD, text="Rub it for three Gold.")
    assert texts(lamp)["en"].basis.written_for == "Exhaust: gain 3 Gold."
    assert errors(lamp) == []


def test_a_renamed_card_makes_the_texts_that_name_it_stale(lamp: Entry) -> None:
    pack = lamp.game
    boss = Document(
        kind="boss",
        slug="genie",
        data={"activation": "compare_symbols", "damage": 1},
        texts={"name": "Genie"},
    )
    create_entry(pack, boss, author=None)
    token = Document(
        kind="boss_token", slug="smoke", data={"boss": "genie", "role": "token"}, texts={"name": "Smoke"}
    )
    smoke = create_entry(pack, token, author=None)
    gives = [{"when": "bought", "do": [{"give_token": {"token": "smoke"}}]}]
    change(lamp, effects=gives, text="Whoever buys it gets Smoke.")
    assert errors(lamp) == []
    document = read_document(smoke)
    document.texts["name"] = "Fog"
    save_entry(smoke, document, version=1, author=None)
    assert errors(lamp) == [("", "own-text-stale"), ("", "own-text-lacks")]


def test_a_text_around_the_rendered_one_is_never_stale(lamp: Entry) -> None:
    change(lamp, text="Shiny! {effects}")
    translate(lamp, "{effects} Blank!")
    change(lamp, effects=THREE_GOLD)
    assert errors(lamp) == []
    assert read_document(lamp).own == {}
    assert card_text(read_content(lamp.game), "de", "item", "lamp") == "Erschöpfen: Erhalte 3 Münzen. Blank!"


def test_a_translation_answers_the_effects_its_translator_saw(lamp: Entry) -> None:
    seen = lamp.version
    change(lamp, effects=THREE_GOLD)
    edit = TranslationEdit("text", "de", GERMAN, "reviewed", 0)
    save_translations(lamp, [edit], seen=seen, author=None)
    assert texts(lamp)["de"].basis.written_for == "Erschöpfen: Erhalte 1 Münze."
    assert texts(lamp)["de"].is_stale


def test_what_has_no_record_is_stale(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    TextUnit.objects.filter(field="text").update(written_for="")
    assert errors(lamp) == [("", "own-text-unknown")]


def test_a_confirmation_holds_for_these_effects_alone(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=THREE_GOLD)
    confirm(lamp, "en", "Pieces come in threes.")
    confirm(lamp, "de", "Gerundet.")
    assert errors(lamp) == []
    own = texts(lamp)["en"]
    assert own.basis == Basis("Exhaust: gain 1 Gold.", "Exhaust: gain 3 Gold.", "Pieces come in threes.")
    last = Revision.objects.filter(entry=lamp).first()
    assert last is not None
    assert (last.verb, last.why) == ("confirmed", "Gerundet.")
    change(lamp, effects=[{"when": "bought", "do": [{"gain": {"what": "gem", "amount": 2}}]}])
    assert {language for language, key in errors(lamp) if key == "own-text-stale"} == {"", "de"}
    change(lamp, effects=ONE_GOLD)  # what they were written for
    assert errors(lamp) == []


def test_a_confirmation_needs_a_reason_and_what_is_there_now(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    change(lamp, effects=THREE_GOLD)
    for key, given in (
        ("because-missing", {"because": "  "}),
        ("text-long", {"because": "x" * 301}),
        ("own-text-moved", {"rendered": "Exhaust: gain 1 Gold."}),
        ("own-text-moved", {"text": "Rub."}),
    ):
        with pytest.raises(InvalidError) as refused:
            confirm(lamp, "en", **given)
        assert [fault.key for fault in refused.value.faults] == [key]
    with pytest.raises(InvalidError) as refused:
        confirm_texts(lamp, [Confirmation("es", "So.", "", "")], author=None)
    assert [fault.key for fault in refused.value.faults] == ["own-text-none"]
    assert {language for language, _key in errors(lamp)} == {""}


def test_who_may_write_a_text_may_confirm_it(lamp: Entry, person: Any) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=THREE_GOLD)
    translator: User = person("translator", languages=["de"])
    own = texts(lamp)
    german = Confirmation("de", "Gerundet.", own["de"].text, own["de"].rendered)
    english = Confirmation("en", "Rounded.", own["en"].text, own["en"].rendered)
    with pytest.raises(NotAllowedError):
        confirm_texts(lamp, [german, english], author=translator)
    assert not texts(lamp)["de"].is_confirmed
    confirm_texts(lamp, [german], author=translator)
    assert texts(lamp)["de"].is_confirmed


def test_one_language_may_have_an_own_text_alone(lamp: Entry, tmp_path: Path) -> None:
    translate(lamp, GERMAN)
    content = read_content(lamp.game)
    assert {code: card_text(content, code, "item", "lamp") for code in ("en", "de", "es")} == {
        "en": "Exhaust: gain 1 Gold.",
        "de": GERMAN,
        "es": "Agotar: gana 1 de Oro.",
    }
    assert [finding for finding in run_checks(content) if finding.fault.path == ("text",)] == []
    snapshot = Snapshot.read(snapshot_bytes(content))
    assert card_text(snapshot, "de", "item", "lamp") == GERMAN
    assert "item/lamp/text" not in snapshot.states["es"]
    assert GERMAN in {text.text for text in every_text(content)}
    change(lamp, effects=THREE_GOLD)
    assert errors(lamp) == [("de", "own-text-stale"), ("de", "own-text-lacks")]
    dump_pack(lamp.game, tmp_path)
    assert read_pack(read_folder(tmp_path)[0]).documents == read_content(lamp.game).documents
    translate(lamp, "")
    assert texts(lamp) == {}


def test_a_confirmed_text_is_stale_in_no_way(lamp: Entry) -> None:
    """Neither as an answer to the effects nor as one to the source text, which was mended meanwhile."""
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=THREE_GOLD)
    change(lamp, text="Rub it for 3 Gold.")
    assert (texts(lamp)["de"].answers, texts(lamp)["de"].source) == (ENGLISH, "Rub it for 3 Gold.")
    confirm(lamp, "de", "Gerundet.")
    content = read_content(lamp.game)
    said = [(f.language, f.fault.key) for f in run_checks(content) if f.fault.path == ("text",)]
    assert said == []
    assert Snapshot.read(snapshot_bytes(content)).states["de"] == {"item/lamp/name": "missing"}
    assert by_game({"platformer": ["de"]})["platformer"] == [
        Progress("de", 2, missing=1, stale=0, unreviewed=0)
    ]


@pytest.mark.parametrize(
    ("text", "effects", "is_missing"),
    [(ENGLISH, ONE_GOLD, False), ("Shiny! {effects}", ONE_GOLD, True), (ENGLISH, [], True)],
)
def test_only_what_the_effects_do_not_say_is_missing(
    lamp: Entry, text: str, effects: list[Any], is_missing: bool
) -> None:
    change(lamp, effects=effects, text=text)
    content = read_content(lamp.game)
    missing = [f.language for f in run_checks(content) if f.fault == Fault(("text",), "translation-missing")]
    assert missing == (["de", "es"] if is_missing else [])
    assert ("item/lamp/text" in Snapshot.read(snapshot_bytes(content)).states["es"]) is is_missing
    counted = [by_game({"platformer": ["es"]})["platformer"], by_entry([lamp.pk], ["es"])[lamp.pk]]
    total = 2 if is_missing else 1  # its name, and this
    assert counted == [[Progress("es", total, missing=total, stale=0, unreviewed=0)]] * 2


def test_an_own_text_that_loses_its_source_stays_for_its_translator(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, text="")
    assert texts(lamp)["de"].text == GERMAN
    assert Translation.objects.get(unit__entry=lamp, language="de").state == "stale"


def test_packs_keep_what_own_texts_rest_on(lamp: Entry, tmp_path: Path) -> None:
    change(lamp, text=ENGLISH)
    translate(lamp, GERMAN)
    change(lamp, effects=THREE_GOLD)
    confirm(lamp, "de", "Gerundet.")
    dump_pack(lamp.game, tmp_path)
    before = read_content(lamp.game).documents
    assert read_pack(read_folder(tmp_path)[0]).documents == before
    assert "written_for: 'Exhaust: gain 1 Gold.'" in (tmp_path / "item" / "lamp.yaml").read_text()
    assert "because: Gerundet." in (tmp_path / "i18n" / "de" / "item.yaml").read_text()
    Entry.objects.all().delete()
    for document in read_pack(read_folder(tmp_path)[0]).documents.values():
        write_document(lamp.game, document, verb=Revision.Verb.LOADED, author=None)
    assert read_content(lamp.game).documents == before


def test_a_file_says_where_a_record_has_no_place() -> None:
    source, _pictures, _faults = read_folder(PACKS / "platformer")
    path = "item/boots_of_speed.yaml"
    source.files[path] += b"own:\n  name: {written_for: So.}\n"
    german = "i18n/de/item.yaml"
    source.files[german] = source.files[german].replace(
        b"boots_of_speed:\n", b"boots_of_speed:\n  text: {de: Lauf!, written_for: 3}\n"
    )
    found = {(each.file, each.fault.key) for each in read_pack(source).faults}
    assert found == {(path, "unknown-text"), (german, "type")}


def test_a_basis_goes_with_the_text_that_a_merge_takes() -> None:
    def lamp(text: str, written_for: str) -> Document:
        return Document(
            kind="item", slug="lamp", data={}, texts={"text": text}, own={"text": Basis(written_for)}
        )

    base, theirs, mine = lamp("A", "one"), lamp("B", "two"), lamp("C", "one")
    assert places(merged(base, theirs, mine, prefer="mine")) == places(mine)
    assert places(merged(base, theirs, mine, prefer="theirs")) == places(theirs)
    assert merged(base, theirs, base).own == theirs.own
    assert merged(base, base, mine).own == mine.own


def test_history_brings_a_text_back_with_what_it_rests_on(lamp: Entry) -> None:
    change(lamp, text=ENGLISH)
    first = Revision.objects.filter(entry=lamp).first()
    change(lamp, effects=THREE_GOLD, text="Rub it for 3 Gold.")
    assert first is not None
    restore_entry(first, author=None)
    assert texts(lamp)["en"].basis.written_for == "Exhaust: gain 1 Gold."
    assert errors(lamp) == []


@pytest.mark.parametrize(
    ("language", "own", "rendered", "missing"),
    [
        ("en", "Take three Gems and an IOU.", "Gain 3 Gems and the “IOU” token.", ()),
        ("en", "Leave with Gems.", "Gain 3 Gems and the “IOU” token.", ("3", "IOU")),
        ("en", "The boss has 12 more.", "The boss has +2 Health.", ("2",)),
        ("en", "Take one.", "Gain 1 Gold.", ("Gold",)),
        ("de", "Geh mit drei Kristallen und dem Schuldschein.", "Erhalte 3 Kristalle. „IOU“", ("IOU",)),
        ("de", "Noch ein Praktikant.", "Setze 1 Handlanger.", ()),
        ("de", "Dreh den Würfel auf Stern.", "Dreht seinen Würfel auf das Sternsymbol.", ()),
        ("de", "Dreh den Würfel.", "Dreht seinen Würfel auf das Sternsymbol.", ("Stern",)),
        ("es", "Sale con tres gemas.", "Gana 3 Gemas.", ()),
        ("it", "Ne esce con delle Gemme.", "Guadagna 3 Gemme.", ("3",)),
        ("it", "Due monete!", "Guadagna 2 Monete.", ()),
    ],
)
def test_numbers_icons_and_names_are_not_lost(
    language: str, own: str, rendered: str, missing: tuple[str, ...]
) -> None:
    assert missing_facts(own, rendered, ["IOU"], language, "platformer") == missing


def test_a_text_without_the_facts_is_not_published_unless_confirmed(lamp: Entry) -> None:
    change(lamp, text="Rub it.")
    assert errors(lamp) == [("", "own-text-lacks")]
    assert texts(lamp)["en"].missing == ("1", "Gold")
    confirm(lamp, "en", "The symbols are printed above.")
    assert errors(lamp) == []


def test_lost_and_invented_placeholders_are_told_at_once(lamp: Entry) -> None:
    change(lamp, text="{effects} Shiny!")
    for text, key in (("Blank!", "placeholder-lost"), ("{effekte} {effects}", "placeholder-invented")):
        with pytest.raises(InvalidError) as refused:
            translate(lamp, text)
        assert [fault.key for fault in refused.value.faults] == [key]
    assert not Translation.objects.exclude(text="").filter(unit__field="text").exists()
    change(lamp, text="Rub it for 1 Gold.")
    translate(lamp, "{effects} Blank!")  # the source restates; a translation may always take the rules in
    assert errors(lamp) == []


def test_a_source_with_an_unknown_placeholder_is_not_published(lamp: Entry) -> None:
    change(lamp, text="{effect} Shiny! 1 Gold.")
    assert errors(lamp) == [("", "placeholder-invented")]


@pytest.mark.parametrize("game", GAMES)
def test_no_shipped_card_waits_for_anybody(game: str) -> None:
    content = read_pack(read_folder(PACKS / game)[0])
    assert [own for own in own_texts(content) if own.is_open] == []


@pytest.mark.parametrize("game", GAMES)
def test_icons_are_those_of_the_printed_cards(game: str) -> None:

    words = yaml.safe_load((Path(settings.BASE_DIR) / "printing/layouts" / game / "words.yaml").read_text())
    for language, icons in words.items():
        assert set(icons) == set(grammar_of(game).icons)
        for icon in icons:
            assert choice_name(icon, language, game) != icon
