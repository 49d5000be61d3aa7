"""Finds what the pages of help say, section by section, in the language of the reader."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from django.urls import reverse
from django.utils.translation import gettext as _

from content.building.offers import label_word, sample_word
from content.search import Question
from content.search_index import fold
from content.wording import game_name
from editor.help.pages import INDEX, WORDS, address_of, page_names, read_page
from editor.help.words import word_anchor
from engine.games import games
from engine.gaps import forget_with

AROUND = 60
LONGEST = 220
LAST = ("decisions/", "rules/", "words/", "card-texts/", "balance/")
"""What few people look for comes after what everybody does."""


@dataclass(frozen=True, slots=True)
class Found:
    """A section that answers a question, and what it says there."""

    page: str
    title: str
    link: str
    language: str
    before: str
    match: str
    after: str


@dataclass(frozen=True, slots=True)
class _Entry:
    name: str
    page: str
    title: str
    link: str
    language: str
    text: str
    folded_title: str
    folded: str


def search_help(question: Question, language: str) -> list[Found]:
    """The sections that hold every word, those that say it in a heading first."""
    if not question:
        return []
    found = []
    for number, each in enumerate(_entries(language)):
        if question.holds(each.folded):
            is_titled = question.holds(each.folded_title)
            order = (each.name.startswith(LAST), not is_titled, number)
            found.append((order, each))
    return [_shown(each, question) for _order, each in sorted(found, key=lambda pair: pair[0])]


@cache
def _entries(language: str) -> tuple[_Entry, ...]:
    return (*_of_pages(language), *_of_words(language))


forget_with(_entries.cache_clear)


def _of_pages(language: str) -> Iterator[_Entry]:
    for name in page_names():
        page = read_page(name, language)
        if page is None or name == INDEX or name.startswith(WORDS):
            continue
        for section in page.sections:
            title = section.title or page.title
            link = address_of(name, section.anchor)
            yield _entry(name, page.title, title, link, page.language, section.text)


def _of_words(language: str) -> Iterator[_Entry]:
    """The words of the games, by how they read and by what is said of them."""
    for game in games().values():
        page = _("The words of %(game)s") % {"game": game_name(game.name, language)}
        address = reverse("admin:help_words", args=(game.name,))
        for family, words in game.words.items():
            for word in words.values():
                label = label_word(game, family, word.name, language)
                sample = sample_word(game, family, word.name, language)
                text = f"{sample} {word.name} {' '.join(word.doc.split())}"
                link = f"{address}#{word_anchor(family, word.name)}"
                yield _entry(WORDS + game.name, page, label, link, language, text)


def _entry(name: str, page: str, title: str, link: str, language: str, text: str) -> _Entry:
    called = fold(f"{page} {title}")
    return _Entry(name, page, title, link, language, text, called, fold(f"{called} {text}"))


def _shown(each: _Entry, question: Question) -> Found:
    at, length = _place(each.text, question)
    begin = max(0, at - AROUND)
    if begin:
        begin = each.text.find(" ", begin) + 1 or begin
    before, after = each.text[begin:at], each.text[at + length : begin + LONGEST]
    return Found(
        each.page,
        each.title,
        each.link,
        each.language,
        f"… {before}" if begin else before,
        each.text[at : at + length],
        f"{after} …" if begin + LONGEST < len(each.text) else after,
    )


def _place(text: str, question: Question) -> tuple[int, int]:
    """Where the first word stands in a text. Letters are compared one by one: to fold a whole text could make
    it longer than it is."""
    plain = "".join(fold(letter)[:1] or " " for letter in text)
    for *_longer, stem in question.words:
        at = plain.find(stem)
        if at >= 0:
            return at, len(stem)
    return 0, 0
