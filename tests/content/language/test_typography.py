"""How texts are set: what each language wants, and that every message and catalogue keeps to it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from django.conf import settings

from content.message_faults import message_texts
from content.typography import typography_of
from content.wording import fault_text
from engine.schema import Fault
from studio.catalogues import LANGUAGES as TRANSLATED
from studio.catalogues import read_catalogue

LANGUAGES = [code for code, _name in settings.LANGUAGES]
LOCALE = Path(settings.BASE_DIR) / "locale"
TYPED = {
    "error-if-match": "a header as it is sent",
    "option-error-no-seat": "a number as it is typed",
    "playtest-bad-grid": "an option as it is typed",
    "play-prompt": "a key to press",
    "play-command-explain": "a key to press",
    "fault-term-phrase": "signs of the language of phrases",
}
"""Messages that quote what machines read, which is set as machines read it."""


def rules(language: str, text: str) -> list[str]:
    return [slip.rule for slip in typography_of(language).slips(text)]


@pytest.mark.parametrize(
    ("language", "wrong", "rule", "right"),
    [
        ("it", "l'Eroe", "apostrophe", "l’Eroe"),
        ("en", "Explorer's", "apostrophe", "Explorer’s"),
        ("en", '"Stone"', "quotes", "“Stone”"),
        ("de", "“Stein”", "quotes", "„Stein“"),
        ("es", "„Piedra“", "quotes", "«Piedra y “piedra”»"),
        ("it", "“Pietra”", "outer-quotes", "«La “Pietra”»"),
        ("es", "«a» y “Piedra”", "outer-quotes", "«a “Piedra”» y «b»"),
        ("de", "2 - 3 Felder", "range", "2–3 Felder"),
        ("es", "1-2 casillas", "range", "1–2 casillas"),
        ("en", "roll 4 - 6.", "range", "roll 4–6."),
        ("de", "4 x 5 Felder", "times", "4 × 5 Felder"),
        ("it", "4x5", "times", "4 × 5"),
        ("it", "E' tardi", "spelling", "È tardi"),
        ("it", "E’ tardi", "spelling", "è tardi"),
        ("it", "Perchè no?", "spelling", "Perché no?"),
        ("it", "un’Eroe", "spelling", "un Eroe e un’Evocazione"),
        ("it", "qual'è", "spelling", "qual è"),
        ("it", "né più nè meno", "spelling", "né più né meno"),
        ("it", "‹Pietra›", "quotes", "«Pietra»"),
        ("de", "haben -1.", "minus", "haben −1."),
        ("es", "y entonces...", "ellipsis", "y entonces…"),
        ("it", "due  spazi", "double-space", "due spazi"),
        ("de", "Wirf ab , dann", "space-before", "Wirf ab, dann"),
        ("es", "( nada )", "space-inside", "(nada)"),
        ("it", "uno,due", "space-after", "uno, due"),
        ("de", "63.5 mm", "decimal", "63,5 mm"),
        ("en", "63,5 mm", "decimal", "63.5 mm"),
        ("es", "el 95 %", "percent", "el 95\u00a0%"),
        ("it", "al 100 %", "percent", "al 100%"),
        ("es", "adyacente a el héroe", "contraction", "adyacente al héroe; a él"),
        ("it", "in cima a il mazzo", "contraction", "in cima al mazzo"),
        ("es", "Fuera!", "opening", "¡Fuera!"),
        ("es", "Qué hace?", "opening", "¿Qué hace?"),
    ],
)
def test_a_slip_is_found_and_what_is_right_is_not(language: str, wrong: str, rule: str, right: str) -> None:
    assert rule in rules(language, wrong)
    assert rules(language, right) == []


@pytest.mark.parametrize(
    "text",
    [
        "1–4",
        "4-mal",
        "2026-11-16",
        "Deck-Box",
        "3.783 Texte",
        "10.000",
        "{effects}",
        "PF-D-5",
        "0x5",
        "3-4-5 a",
    ],
)
def test_what_only_looks_like_a_slip_is_left_alone(text: str) -> None:
    assert rules("de", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_slip_is_told_in_every_language(language: str) -> None:
    told: dict[str, str] = {}
    texts = ["l'a", '"', " -1", "...", "a  b", "a , b", "( a", "a,b", "1.5 m", "1 %", "a el", "Fuera!"]
    told_in = dict.fromkeys([*texts, "1-2 a", "2 x 3", "“a”"], "es") | {"nè": "it"}
    for text, written_in in told_in.items():
        for slip in typography_of(written_in).slips(text):
            args = {"rule": slip.rule, "is": "", "instead": ""}
            told[slip.rule] = fault_text(Fault((), "typography", args), language, "")
    assert len(told) == len(set(told.values())) == 16


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_set_as_its_language_sets_texts(language: str) -> None:
    assert [
        (file.name, key, slip.rule, slip.found)
        for file in sorted((LOCALE / language).rglob("*.ftl"))
        for key, text in message_texts(file)
        for slip in typography_of(language).slips(text)
        if key not in TYPED
    ] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_catalogue_is_set_as_its_language_sets_texts(language: str) -> None:
    found = []
    for message in read_catalogue(language):
        strings = [message.string] if isinstance(message.string, str) else message.string or ()
        for text in strings if message.id else ():
            found += [
                (text, slip.rule) for slip in typography_of(language).slips(re.sub(r"<[^>]*>", "", text))
            ]
    assert found == []


def test_a_language_without_a_file_has_the_rules_that_hold_for_all() -> None:
    assert rules("pl", "l'a  b...") == ["apostrophe", "double-space", "ellipsis"]
    assert rules("pl", "„a” «b»") == []
