"""Which language speaks where another has no words, and how much a language says itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from content.cardtext import card_text, compare, part_texts
from content.coverage import Layer, coverage, speaks_rules
from content.fallbacks import chain_of, declare
from content.models import Language
from content.wording import fault_text, game_name, kind_name, wording
from engine.gaps import Gap, listening
from engine.schema import Fault
from studio.terminal.releases import from_pack, shipped

EXHAUST = "cost-exhaust = wyczerp\n"
"""One message of one file, as somebody begins a language."""


@pytest.fixture
def polish(settings: Any, tmp_path: Path) -> Path:
    """A folder of messages beside the shipped ones, with a Polish one."""
    (tmp_path / "pl" / "platformer").mkdir(parents=True)
    (tmp_path / "pl" / "platformer" / "effects.ftl").write_text(EXHAUST, encoding="utf-8")
    settings.LOCALE_PATHS = [*settings.LOCALE_PATHS, tmp_path]
    return tmp_path


@pytest.fixture
def declared() -> Iterator[None]:
    yield
    for code in ("pl", "sk", "pt_BR"):
        declare(code, ())


@pytest.mark.parametrize(
    ("language", "source", "chain"),
    [
        ("en", "de", ("en",)),
        ("es", "de", ("es", "en")),
        ("pl", "", ("pl", "en")),
        ("pl", "de", ("pl", "de", "en")),
        ("pt_BR", "en", ("pt_BR", "pt", "en")),
        ("pt-br", "es", ("pt_BR", "pt", "es", "en")),
        ("zh_Hant_TW", "", ("zh_Hant_TW", "zh_Hant", "zh", "en")),
    ],
)
def test_a_language_falls_back_to_its_base_then_to_the_games_language_then_to_english(
    language: str, source: str, chain: tuple[str, ...]
) -> None:
    assert chain_of(language, source) == chain


@pytest.mark.django_db
@pytest.mark.usefixtures("declared")
def test_a_row_declares_another_chain_for_whoever_reads_it() -> None:
    slovak = Language.objects.create(code="sk", name="Slovenčina", fallbacks="cs pl")
    assert chain_of("sk", "de") == ("sk", "cs", "pl", "en")
    declare("sk", ())  # another process, which has not seen the row yet
    assert chain_of("sk", "de") == ("sk", "de", "en")
    Language.objects.get(pk="sk")
    assert chain_of("sk", "de") == ("sk", "cs", "pl", "en")
    declare("sk", ())
    Language.declare_all()
    assert chain_of("sk", "de") == ("sk", "cs", "pl", "en")
    slovak.fallbacks = ""
    slovak.save()
    assert chain_of("sk", "de") == ("sk", "de", "en")


@pytest.mark.usefixtures("polish")
def test_one_message_of_a_language_takes_nothing_else_down() -> None:
    content = from_pack(shipped("platformer"))
    boots = ("item", "boots_of_speed")
    assert card_text(content, "pl", *boots) == "Wyczerp: move 1 space."
    assert card_text(content, "en", *boots) == "Exhaust: move 1 space."
    assert card_text(content, "de", *boots) == "Erschöpfen: Bewege dich 1 Feld."
    text = compare(content, "pl", *boots)
    assert Gap("pl", "op-move", "en") in text.gaps
    assert "cost-exhaust" not in [gap.key for gap in text.gaps]
    assert compare(content, "de", *boots).gaps == ()


@pytest.mark.usefixtures("polish")
@pytest.mark.parametrize("game", ["platformer", "dungeons", "princess"])
def test_every_rules_text_can_be_worded_in_a_language_that_has_one_message(game: str) -> None:
    content = from_pack(shipped(game))
    worded = 0
    for kind, entries in content.entries.items():
        for slug in entries:
            with listening() as heard:
                texts = [
                    card_text(content, "pl", kind, slug),
                    *part_texts(content, "pl", kind, slug).values(),
                ]
            if any(texts):
                worded += 1
                assert heard.gaps, (kind, slug)
    assert worded > 40


@pytest.mark.usefixtures("polish")
def test_own_words_that_stand_alone_have_no_gaps() -> None:
    content = from_pack(shipped("platformer"))
    own = {"item/boots_of_speed/text": "Idź dalej."}
    content.texts = {**content.texts, "pl": own}
    text = compare(content, "pl", "item", "boots_of_speed")
    assert (text.shown, text.gaps) == ("Idź dalej.", ())
    assert text.rendered == "Wyczerp: move 1 space."
    with listening() as heard:
        card_text(content, "pl", "item", "boots_of_speed")
    assert heard.gaps == {}
    own["item/boots_of_speed/text"] = "{effects} Idź dalej."
    assert compare(content, "pl", "item", "boots_of_speed").gaps


@pytest.mark.django_db
@pytest.mark.usefixtures("declared", "polish")
def test_a_rules_text_falls_back_along_the_declared_chain() -> None:
    Language.objects.create(code="pl", name="Polski", fallbacks="de")
    content = from_pack(shipped("platformer"))
    assert card_text(content, "pl", "item", "boots_of_speed") == "Wyczerp: Bewege dich 1 Feld."


@pytest.mark.usefixtures("polish")
def test_names_and_faults_fall_back_as_well() -> None:
    with listening() as heard:
        assert game_name("platformer", "pl") == "Platformer"
        assert kind_name("platformer", "item", "pl", many=True) == "Items"
        slug = Fault((), "slug", {"is": "X"})
        assert fault_text(slug, "pl", "platformer") == fault_text(slug, "en", "platformer")
    assert {gap.spoken for gap in heard.gaps} == {"en"}
    assert {"game-platformer", "kind-platformer-item.many", "fault-slug"} <= {g.key for g in heard.gaps}


def test_the_first_folder_has_the_last_word(settings: Any, tmp_path: Path) -> None:
    for name, text in (("first", "cost-exhaust = pierwsze"), ("second", "cost-exhaust = drugie")):
        folder = tmp_path / name / "pl" / "platformer"
        folder.mkdir(parents=True)
        (folder / "effects.ftl").write_text(text, encoding="utf-8")
    settings.LOCALE_PATHS = [tmp_path / "first", *settings.LOCALE_PATHS, tmp_path / "second"]
    assert wording("pl", "platformer").say("cost-exhaust") == "pierwsze"


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
@pytest.mark.parametrize("game", ["platformer", "dungeons", "princess"])
def test_shipped_languages_say_everything(language: str, game: str) -> None:
    assert [each.missing for each in coverage(language, game)] == [(), (), ()]


def test_what_a_new_language_lacks_is_counted_layer_by_layer() -> None:
    lacks = {each.layer: each for each in coverage("pl", "platformer")}
    assert all(len(each.missing) == each.total > 20 for each in lacks.values())
    assert "op-move" in lacks[Layer.RULES].missing
    assert {"face-loot", "kind-platformer-item"} <= set(lacks[Layer.FACES].missing)
    assert {"platformer-event-moved", "gettext: Dashboard"} <= set(lacks[Layer.INTERFACE].missing)
    assert not any("princess" in key or "dungeons" in key for key in lacks[Layer.FACES].missing)


@pytest.mark.usefixtures("polish")
def test_what_a_language_says_is_not_missing() -> None:
    rules = next(each for each in coverage("pl", "platformer") if each.layer is Layer.RULES)
    assert len(rules.missing) == rules.total - 1
    assert "cost-exhaust" not in rules.missing
    assert not speaks_rules("pl", "platformer")
    assert speaks_rules("de", "platformer")
