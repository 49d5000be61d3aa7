"""The rules texts of The Princess' pack: to whom they speak, how long they are, what they must not leave
out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings

from content.cardtext import CardText, card_text, compare
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Document
from content.entries.pack import PackContent
from tests.content.test_messages import LANGUAGES

LONGEST = 300
"""What a card has room for."""

YOU = {
    "en": r"\byour?\b",
    "es": r"\b(tú|tus?|te|ti|contigo|puedes|tienes)\b",
    "it": r"\b(tu|tuoi?|tu[ae]|ti|te|puoi|hai)\b",
    "de": r"\b(du|dein\w*|dich|dir)\b",
}
"""Words that speak to the reader."""

TYPES = {
    "en": ("Attack", "Defence", "Strategy"),
    "es": ("Ataque", "Defensa", "Estrategia"),
    "it": ("Attacco", "Difesa", "Strategia"),
    "de": ("Angriff", "Verteidigung", "Strategie"),
}
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@cache
def pack() -> PackContent:
    return read_pack(read_folder(Path(settings.BASE_DIR) / "content" / "packs" / "princess")[0])


def cards(**wanted: object) -> Iterator[tuple[str, Document]]:
    """Cards that do something, by their slug, with these fields."""
    for (_kind, slug), document in pack().documents.items():
        if document.data.get("effects") and wanted.items() <= document.data.items():
            yield slug, document


def texts(language: str, **wanted: object) -> dict[str, str]:
    return {slug: card_text(pack(), language, card.kind, slug) for slug, card in cards(**wanted)}


@EACH_LANGUAGE
def test_an_environment_speaks_to_nobody(language: str) -> None:
    found = texts(language, type="environment")
    assert len(found) == 6
    for slug, text in found.items():
        assert not re.search(YOU[language], text, re.IGNORECASE), f"{slug}: {text}"


@pytest.mark.parametrize("language", ["en", "de"])  # Spanish and Italian verbs need no pronoun
def test_a_curse_speaks_to_whom_it_lies_before(language: str) -> None:
    found = texts(language, type="magic", persistent=True)
    assert len(found) == 6
    for slug, text in found.items():
        assert re.search(YOU[language], text, re.IGNORECASE), f"{slug}: {text}"


@EACH_LANGUAGE
def test_texts_are_short_and_differ(language: str) -> None:
    found = texts(language)
    assert len(found) > 90
    assert {slug: len(text) for slug, text in found.items() if len(text) > LONGEST} == {}
    assert len(set(found.values())) == len(found)


@EACH_LANGUAGE
def test_every_number_of_an_effect_is_in_its_text(language: str) -> None:
    for slug, card in cards():
        text = card_text(pack(), language, card.kind, slug)
        for number in re.findall(r"'(?:amount|life|least)': (\d+)", str(card.data["effects"])):
            assert number in text, f"{slug}: {number}: {text}"


@EACH_LANGUAGE
def test_reversed_priorities_are_spelled_out(language: str) -> None:
    attack, defence, strategy = TYPES[language]
    text = texts(language)["hall_of_mirrors"]
    order = [text.index(strategy), text.index(attack), text.rindex(attack), text.index(defence)]
    assert order == sorted(order)
    assert text.rindex(strategy) > text.rindex(defence) > text.index(defence)


def test_a_designer_may_word_a_talent() -> None:
    document = Document(
        kind="character",
        slug="doctor_leech",
        data=pack().documents["character", "doctor_leech"].data,
        texts={"talent": "{effects} Then send the bill."},
    )
    said = compare(pack(), "en", "character", "doctor_leech", document)
    rendered = "When you win a challenge, gain 1 Life."
    assert said == CardText(rendered, "{effects} Then send the bill.")
    assert said.shown == f"{rendered} Then send the bill."


@EACH_LANGUAGE
def test_a_prohibition_among_choices_is_worded_like_any_other(language: str) -> None:
    choice = {
        "let_choose": {
            "options": [[{"forbid_type": {"type": "attack"}}], [{"draw": {}}, {"forbid": {"what": "buy"}}]]
        }
    }
    data = {"type": "attack", "effects": [{"when": "success", "do": [choice]}]}
    slug = next(slug for slug, _ in cards(type="attack"))
    document = Document(kind="adventure_card", slug=slug, data=data)
    assert TYPES[language][0][:6] in compare(pack(), language, "adventure_card", slug, document).rendered
