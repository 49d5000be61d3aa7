"""What designers, translators and playtesters read is there in every language, says the same in each, answers
the English page as it is, and calls things as the studio does."""

from __future__ import annotations

import re
from functools import cache

import pytest
from django.conf import settings
from django.utils import translation as languages
from django.utils.translation import trans_real

from content.wording import message_files
from editor.help.answers import answering, answers, fingerprint
from editor.help.pages import translated_to
from tests.docs.answers import (
    DOCS,
    LANGUAGES,
    TRANSLATED,
    blocks,
    codes,
    guide,
    headings,
    italics,
    steps,
    targets,
    translation,
)

EVERY = [(name, language) for name in TRANSLATED for language in LANGUAGES]
NOT_IN_THE_STUDIO = {
    "en": ("open", "primary"),
    "es": ("abierta", "primario", "desactualizado"),
    "it": ("aperto", "primario"),
    "de": ("offen", "vorrangig"),
}
"""Words of the text that pages set off, and that stand on no button."""


def test_pages_are_translated_into_the_languages_of_the_studio() -> None:
    assert sorted(LANGUAGES) == sorted(translated_to())
    for language in LANGUAGES:
        found = {
            path.relative_to(DOCS / language).with_suffix("").as_posix()
            for path in (DOCS / language).rglob("*.md")
        }
        assert found == set(TRANSLATED), language


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_translation_has_the_shape_of_its_source(name: str, language: str) -> None:
    source, page = guide(name), translation(name, language)
    assert headings(page) == headings(source)
    assert targets(page, f"{language}/{name}") == targets(source, name)
    assert codes(page) == codes(source)
    assert blocks(page) == blocks(source)
    assert steps(page) == steps(source)


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_translation_answers_its_source_as_it_is(name: str, language: str) -> None:
    is_answer = answers(translation(name, language), guide(name))
    assert is_answer, (
        f"mend docs/{language}/{name}.md, then: python -m tests.docs.answers docs/{language}/{name}.md"
    )


def test_whoever_changes_a_source_makes_its_translations_stale() -> None:
    source = "# One\n\nTwo words.\n"
    answer = answering("# Eins\n", source)
    assert answers(answer, source)
    assert answers(answer, "# One\n\nTwo\nwords.\n"), "the same words, broken elsewhere"
    assert not answers(answer, "# One\n\nTwo other words.\n")
    assert answers(answer, f"{source}<!-- in English from here -->\n\nFor developers.\n")
    assert not answers("# Eins\n", source), "without a note it answers nothing"
    assert answering(answer, "# Three\n") != answer
    assert fingerprint(source) == fingerprint(source + "\n")


@cache
def names_of(language: str) -> frozenset[str]:
    """Everything that the studio calls something in a language."""
    found: set[str] = set()
    with languages.override(language):
        catalogue = trans_real.translation(language)._catalog  # type: ignore[attr-defined]
        for key, text in catalogue.items():
            said = key if language == "en" else text
            said = said[0] if isinstance(said, tuple) else said
            found.add(said.split("\x04")[-1])
    for folder in settings.LOCALE_PATHS:
        for game in ("", "platformer", "dungeons", "princess"):
            for file in message_files(folder, language, game):
                text = file.read_text(encoding="utf-8")
                found |= set(re.findall(r"^(?:[\w-]+|    \.[\w-]+) = (.+)$", text, re.MULTILINE))
    return frozenset(" ".join(each.split()) for each in found)


def english_names() -> frozenset[str]:
    """In English the source is what is said."""
    return names_of("en") | frozenset(
        key.split("\x04")[-1] if isinstance(key, str) else key[0].split("\x04")[-1]
        for key, _text in trans_real.translation("de")._catalog.items()  # type: ignore[attr-defined]
    )


@pytest.mark.parametrize("name", [*TRANSLATED, "tutorials/developer"])
def test_what_a_page_sets_off_is_what_the_studio_calls_it(name: str) -> None:
    known = english_names()
    wrong = {each for each in italics(guide(name)) if each not in known} - set(NOT_IN_THE_STUDIO["en"])
    assert not wrong


@pytest.mark.parametrize(("name", "language"), EVERY)
def test_a_translation_calls_things_as_the_studio_does(name: str, language: str) -> None:
    known = names_of(language)
    said = set(italics(translation(name, language)))
    assert not said - known - set(NOT_IN_THE_STUDIO[language])
    assert len(list(italics(translation(name, language)))) == len(list(italics(guide(name))))
