"""Printing a language that has no words yet: refused by name, and if allowed, told by name; what is in
another language is set as that language asks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from content.wording import wording
from printing.checking import check_faces
from printing.compose import FaceSet
from printing.faces.elements.words import Setter
from printing.material import Material
from printing.sheets.errors import PrintRefusedError
from printing.text.hyphens import divisions
from printing.text.spoken import Spoken, hyphenated_as
from studio.print_sources import Source
from tests.printing.sheets.conftest import Edited, Job
from tests.printing.sheets.test_jobs import text_of

BOOTS = "item/boots_of_speed"
SPOKEN = ("en", "es", "it", "de")


@pytest.fixture
def polish(edited: Edited) -> Source:
    """The shipped game in Polish, as far as its cards go: every text is translated (into itself)."""

    def add(whole: dict[str, Any]) -> None:
        whole["languages"] = [*whole["languages"], "pl"]
        whole["texts"]["pl"] = dict(whole["texts"]["en"])
        whole["states"]["pl"] = dict.fromkeys(whole["texts"]["en"], "reviewed")

    return edited(add)


def refused(job: Any, folder: Path) -> dict[str, dict[str, Any]]:
    """What a job is refused for: by key, the arguments. Each can be said in every language."""
    with pytest.raises(PrintRefusedError) as error:
        job.run(folder)
    assert not folder.exists() or list(folder.iterdir()) == []
    for each in error.value.faults:
        for language in SPOKEN:
            assert BOOTS in wording(language).fault(each.fault)
    return {each.fault.key: dict(each.fault.args) for each in error.value.faults}


def test_a_print_whose_rules_texts_and_labels_fell_back_is_refused_by_name(
    job: Job, polish: Source, tmp_path: Path
) -> None:
    told = refused(job(source=polish, languages=("pl",), cards=(BOOTS,)), tmp_path)
    assert set(told) == {"print-rules-lacking", "print-labels-lacking"}
    rules, labels = told["print-rules-lacking"], told["print-labels-lacking"]
    assert (rules["count"], rules["cards"], rules["spoken"]) == (1, BOOTS, "en")
    assert {"op-move", "cost-exhaust"} <= set(rules["messages"].split(", "))
    assert (labels["cards"], labels["spoken"]) == (BOOTS, "en")
    assert labels["messages"] == "kind-platformer-item, game-platformer"  # on its front and on its back


def test_if_the_order_allows_it_it_is_printed_and_told(job: Job, polish: Source, tmp_path: Path) -> None:
    report = job(source=polish, languages=("pl", "de"), cards=(BOOTS,), untranslated=True).run(tmp_path)
    rules, labels, notes = (each.fault for each in report.lacking)
    assert (rules.key, labels.key) == ("print-rules-lacking", "print-labels-lacking")
    assert notes.key == "print-notes-lacking"
    assert {"sheet-title", "part-items"} <= set(str(notes.args["messages"]).split(", "))
    assert "Exhaust: move 1 space." in text_of(tmp_path / "platformer-pl-a4-touching.pdf")
    assert "Bewege dich 1 Feld." in text_of(tmp_path / "platformer-de-a4-touching.pdf")
    assert job(source=polish, languages=("de",), cards=(BOOTS,)).run(tmp_path).lacking == []


def test_one_message_of_a_language_is_printed_in_it(
    job: Job, polish: Source, tmp_path: Path, settings: Any
) -> None:
    folder = tmp_path / "locale" / "pl" / "platformer"
    folder.mkdir(parents=True)
    (folder / "effects.ftl").write_text("cost-exhaust = wyczerp\n", encoding="utf-8")
    (folder / "kinds.ftl").write_text(
        "kind-platformer-item = Przedmiot\ngame-platformer = Platformówka\n", encoding="utf-8"
    )
    settings.LOCALE_PATHS = [*settings.LOCALE_PATHS, tmp_path / "locale"]
    told = refused(job(source=polish, languages=("pl",), cards=(BOOTS,)), tmp_path / "out")
    assert set(told) == {"print-rules-lacking"}
    assert "cost-exhaust" not in told["print-rules-lacking"]["messages"]
    job(source=polish, languages=("pl",), cards=(BOOTS,), untranslated=True).run(tmp_path / "out")
    printed = text_of(tmp_path / "out" / "platformer-pl-a4-touching.pdf")
    assert "Wyczerp: move 1 space." in printed
    assert "PRZEDMIOT" in printed.upper()


def test_everything_of_the_game_is_found_at_once(polish: Source) -> None:
    report = check_faces(Material.of(polish.snapshot, "pl", polish.art))
    assert report.errors == []
    assert report.untranslated == []
    assert not report.is_clean
    found = {gap.key for gap in report.gaps}
    assert {"op-move", "face-loot", "face-score-title", "kind-platformer-hero"} <= found
    assert {gap.spoken for gap in report.gaps} == {"en"}


def test_text_in_another_language_is_divided_and_gets_its_icons_as_that_language_asks(
    polish: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert divisions("usable", "pl") != divisions("usable", "en")
    set_as: dict[str, set[str]] = {}
    fitted = Setter.spec

    def spec(self: Setter, language: str) -> Any:
        set_as.setdefault(language, set())
        return fitted(self, language)

    monkeypatch.setattr(Setter, "spec", spec)
    faces = FaceSet.load("platformer")
    faces.forget()
    material = Material.of(polish.snapshot, "pl", polish.art)
    boots = next(each for each in faces.components(material) if each.key == BOOTS)
    faces.compose(boots, "front", material)
    assert set_as.keys() == {"pl", "en"}  # the name is Polish, rules and label are English
    assert "{icon:" in faces.kit.with_icons("gain 3 Gold", ["pl", "en"])
    assert faces.kit.with_icons("gain 3 Gold", ["pl"]) == "gain 3 Gold"


def test_a_text_in_several_languages_is_not_divided() -> None:
    assert hyphenated_as("usable", "pl") == "pl"
    assert hyphenated_as(Spoken("usable", ("en",)), "pl") == "en"
    mixed = hyphenated_as(Spoken("wyczerp: usable", ("pl", "en")), "pl")
    assert divisions("usable", mixed) == ()
