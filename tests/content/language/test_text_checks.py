"""The checks of a translation against its source: each finds what it is for and leaves
alone what is right."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from content.terms.base import TermBase, read_terms
from content.terms.hits import has_concept, term_hits
from content.text_checks import CHECKS, name_of, remarks_on
from content.text_checks.reading import Reading
from content.wording import fault_text

TERMS, _FAULTS = read_terms(
    {
        "gem": {
            "meaning": "What makes a symbol count more.",
            "source": "The ledger.",
            "terms": {"en": ["Gem", "Gems"], "de": ["Kristall", "Kristalle"]},
            "never": {"de": [{"write": "Edelstein*"}]},
        },
        "space": {
            "meaning": "A square.",
            "source": "The ledger.",
            "terms": {"en": ["space", "spaces"], "de": ["Feld"]},
        },
    },
    ["en", "de"],
)


def found(source: str, text: str, *, terms: TermBase = TERMS, **more: Any) -> list[tuple[str, str]]:
    """Which checks speak, and with which key."""
    reading = Reading("platformer", "item", "text", "en", "de", source, text, terms, **more)
    return [(each.check, each.fault.key) for each in remarks_on(reading)]


def test_the_sample_terms_are_sound() -> None:
    assert not _FAULTS


@pytest.mark.parametrize(
    ("source", "text", "expected"),
    [
        ("{effects} Or not.", "Oder nicht.", [("placeholders", "placeholder-lost")]),
        ("Or not.", "{effects} Oder nicht.", [("placeholders", "placeholder-invented")]),
        ("Move 3 far.", "Geh weit.", [("numbers", "text-number-lost")]),
        ("Move far.", "Geh 2 weit.", [("numbers", "text-number-invented")]),
        ("Costs 1,500 or 2.5.", "Kostet 1.500 oder 2,5.", []),
        ("Take a Gem.", "Nimm einen Stein.", [("terms", "text-term-unused")]),
        ("Take a Gem.", "Nimm einen Kristall.", []),
        ("Take a Gem.", "Zwei Kristallen gleich.", []),
        ("A gem of a joke.", "Ein Juwel von Witz.", []),
        ("Spaces count.", "Felder zählen.", []),
        ("Take a jewel.", "Nimm einen Edelstein.", [("variants", "term")]),
        ("It waits...", "Es wartet ...", [("typography", "typography")]),
        ("Take it.", "nimm es.", [("capitals", "text-capital")]),
        ("3 of them.", "3 davon.", []),
        ("take it.", "Nimm es.", []),
        ("Ready?", "Bereit.", [("endings", "text-ending")]),
        ("He said “no.”", "Er sagte „nein.“", []),
        ("Read on", "Read on", [("identical", "text-identical")]),
        ("Medusa", "Medusa", []),
        ("Take a Gem.", "", []),
    ],
)
def test_a_check_says_what_it_is_for(source: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert found(source, text) == expected


def test_the_same_source_reads_the_same_elsewhere() -> None:
    assert found("Go.", "Geh.", elsewhere={"Los.": 3}) == [("consistency", "text-inconsistent")]
    assert found("Go.", "Los.", elsewhere={"Los.": 3, "Geh.": 1}) == []


def test_names_are_free_of_terms_and_endings() -> None:
    assert found("Gem thief", "Steinklau!", is_name=True) == []


def test_what_is_dismissed_is_what_was_said() -> None:
    """The words of a remark are what a dismissal names: another number is another remark."""
    one, other = (
        next(iter(remarks_on(Reading("g", "k", "text", "en", "de", source, "Geh."))))
        for source in ("Go 3.", "Go 4.")
    )
    assert one.check == other.check == "numbers"
    assert one.about != other.about


def test_terms_stand_where_they_are_found_the_longest_first() -> None:
    hits = [(hit.found, hit.start, hit.concept.name) for hit in term_hits(TERMS, "Gems on spaces", "en")]
    assert hits == [("Gems", 0, "gem"), ("spaces", 8, "space")]
    assert list(term_hits(TERMS, "Gems", "it")) == []
    assert not has_concept(TERMS.concepts["gem"], "Stein", "de")


@pytest.mark.parametrize("language", ["en", "es", "it", "de"])
def test_every_remark_can_be_worded(language: str) -> None:
    for source, text, more in (
        ("Move 3.", "Los.", {}),
        ("Los.", "Move 3.", {}),
        ("Take a Gem.", "Nimm ihn.", {}),
        ("Take it.", "nimm es!", {}),
        ("Read on", "Read on", {}),
        ("Go.", "Geh.", {"elsewhere": {"Los.": 3}}),
        ("Go.", "Geh.", {"elsewhere": {"Los.": 1}}),
    ):
        reading = Reading("platformer", "item", "text", "en", "de", source, text, TERMS, **more)  # type: ignore[arg-type]
        remarks = list(remarks_on(reading))
        assert remarks
        for each in remarks:
            told = fault_text(each.fault, language, "platformer")
            assert told
            assert "{" not in told


def test_a_check_is_a_file_and_every_file_a_check() -> None:
    folder = Path(settings.BASE_DIR) / "content" / "text_checks"
    files = {file.stem for file in folder.glob("*.py")} - {"__init__", "reading"}
    assert {name_of(check) for check in CHECKS} == files
