"""What was edited, as a comparison tells it: on the page, on paper, in every language."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pypdfium2
import pytest
from django.conf import settings

from bench.packs import pack_release
from engine.snapshot import Snapshot
from playtest.reports.chart import Dots
from playtest.reports.compare import PairKey, compare
from playtest.reports.compare_page import compare_page
from playtest.reports.edits import edited_entries, edits
from playtest.reports.page import Report
from playtest.reports.pdf import report_pdf
from playtest.reports.words import ReportWords
from tests.playtest.reports.observations import game, seat

LANGUAGES = [code for code, _name in settings.LANGUAGES]
SHELF = "item/trophy_shelf"
FIRST = pack_release("platformer")


def edited(change: Callable[[dict[str, Any]], None]) -> Snapshot:
    """The content after an edit."""
    whole = json.loads(FIRST.content)
    change(whole)
    return Snapshot.read(
        json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    )


def cheaper(whole: dict[str, Any]) -> None:
    whole["entries"]["item"]["trophy_shelf"]["data"]["price"] = 1


def told(second: Snapshot, language: str = "en") -> Any:
    return edits(FIRST, second, ReportWords(FIRST, language), ReportWords(second, language))


def report(second: Snapshot, language: str = "en", *, bought: int = 9) -> Report:
    """Sixty pairs; the shelf is bought in some more games afterwards."""

    def rows(after: bool) -> Any:
        for number in range(60):
            uses = {SHELF: 1} if number < 14 + (bought if after else 0) else {}
            seats = [seat("hero/sweety", won=True, used=uses), seat("hero/etern", place=1)]
            seats[0]["uses"] = {"bought": uses}
            yield PairKey(0, number), game(*seats, turns=9 + number % 3)

    return compare_page(compare(rows(False), rows(True)), FIRST, second, language)


@pytest.mark.parametrize("bought", [9, 0])
def test_the_chart_of_the_edited_cards_leaves_none_out(bought: int) -> None:
    """A card of which nothing differed stands in it as well: that is what was asked (R1)."""
    (section,) = (each for each in report(edited(cheaper), bought=bought).sections if each.name == "edited")
    assert section.table is not None
    (chart,) = section.charts
    assert isinstance(chart, Dots)
    assert [bar.label for bar in chart.bars] == [row[0] for row in section.table.rows]


def test_a_number_is_told_by_the_name_of_its_field_before_and_after() -> None:
    (edit,) = told(edited(cheaper))
    assert (edit.entry, edit.name, edit.verb) == (SHELF, "Folding trophy shelf", "changed")
    assert [(field.name, field.before, field.after) for field in edit.changes] == [("Price", "3", "1")]


@pytest.mark.parametrize(
    ("language", "name"), [("de", "Preis"), ("es", "Precio"), ("it", "Prezzo"), ("en", "Price")]
)
def test_fields_speak_the_language_of_the_report(language: str, name: str) -> None:
    (edit,) = told(edited(cheaper), language)
    assert edit.changes[0].name == name


def test_effects_are_told_by_the_rules_text_they_make() -> None:
    def faster(whole: dict[str, Any]) -> None:
        whole["entries"]["item"]["boots_of_speed"]["data"]["effects"][0]["do"] = [{"move": {"steps": 2}}]

    (edit,) = told(edited(faster), "de")
    (field,) = edit.changes
    assert field.name == "Regeltext"
    assert field.before != field.after
    assert "steps" not in field.after
    assert "2" in field.after


def test_copies_new_and_gone_entries_are_told_and_translations_are_not() -> None:
    def much(whole: dict[str, Any]) -> None:
        items = whole["entries"]["item"]
        items["trophy_shelf"]["copies"] += 1
        items["second_shelf"] = json.loads(json.dumps(items["trophy_shelf"]))
        del items["tiptoe_socks"]
        whole["texts"]["en"]["item/second_shelf/name"] = "Second shelf"
        whole["texts"]["de"]["item/boots_of_speed/name"] = "Andere Stiefel"
        whole["entries"]["item"]["boots_of_speed"]["art"] = "0" * 64

    second = edited(much)
    found = {edit.entry: edit for edit in told(second)}
    assert set(found) == set(edited_entries(FIRST, second))
    assert set(found) == {SHELF, "item/second_shelf", "item/tiptoe_socks"}
    assert found["item/second_shelf"].told == "new"
    assert found["item/tiptoe_socks"].name == "Tiptoe socks"
    assert [field.name for field in found[SHELF].changes] == ["Copies"]


def test_the_same_content_has_no_edits() -> None:
    assert told(FIRST) == ()
    assert edited_entries(FIRST, FIRST) == frozenset()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_finding_says_what_became_of_the_edited_card(language: str) -> None:
    """Nine pairs of sixty, as once measured for this very edit: not that nothing moved."""
    second = edited(cheaper)
    found = report(second, language)
    name = ReportWords(second, language).entry(SHELF)
    assert found.findings[0].startswith(f"{name}: ")
    assert "→" in found.findings[0]
    assert found.sections[0].name == "edited"
    table = found.sections[0].table
    assert table is not None
    assert table.entries == (SHELF,)
    assert found.edits == told(second, language)
    printed = " ".join(
        page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(report_pdf(found))
    )
    squeezed = "".join(printed.split())
    assert "".join(found.labels["edits"].split()) in squeezed
    assert "3→1" in squeezed


def test_the_headline_in_english() -> None:
    found = report(edited(cheaper))
    assert found.findings[0] == (
        "Folding trophy shelf: bought 23.3% → 38.3%, +15.0 points (+4.7 to +24.4), more than chance."
    )
    assert found.findings[1].startswith("Nothing else moved beyond chance.")


def test_an_edit_that_no_number_is_about_is_said_to_be_unseen() -> None:
    def tile(whole: dict[str, Any]) -> None:
        whole["entries"]["item"]["tiptoe_socks"]["data"]["price"] = 9

    found = report(edited(tile))
    assert found.findings[0] == "Tiptoe socks was edited, but came up in no number of these games."


def test_no_number_says_that_every_duel_was_won_and_no_word_is_jargon() -> None:
    found = report(edited(cheaper))
    cells = [
        cell for section in found.sections if section.table for row in section.table.rows for cell in row
    ]
    columns = [name for section in found.sections if section.table for name in section.table.columns]
    assert "Games won" not in cells
    assert not any("Holm" in text or text == "p" for text in columns)
    assert not any(" pp" in text for text in (*cells, *found.findings))
