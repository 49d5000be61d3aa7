"""Finds entries by what they say: names, texts, rules texts and words, in every language, in all games.

Every word that was typed must be in the entry, in one language, wherever it stands; what is typed may be the
beginning, the middle or the end of a word, and a little longer than what is written, as people ask: “who
exhausts?” finds “Exhaust”. The best come first: by name, then in the language of whoever asks.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from django.conf import settings
from django.db.models import Case, Exists, IntegerField, Min, OuterRef, Q, Value, When

from content.models import SearchText
from content.search_index import RULES, fold
from content.wording import wording
from engine.gaps import forget_with

ENDING = 2
"""So many letters at the end of a long word need not be there: people inflect what they look for."""
SHORTEST_STEM = 5
MOST_WORDS = 8
AROUND = 70
"""Letters of a text that are shown before what was found in it."""
LONGEST = 190


@dataclass(frozen=True, slots=True)
class Match:
    """Where something was found in an entry: in which language, in which text, and the text around it."""

    language: str
    place: str
    before: str
    found: str
    after: str


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody looks for, word by word, each with the stem that will do at its end."""

    words: tuple[tuple[str, ...], ...]

    @classmethod
    def of(cls, typed: str) -> Question:
        """Words that only make a question of it are left out, if anything remains."""
        found = re.findall(r"\w+", fold(typed))[:MOST_WORDS]
        told = [word for word in found if word not in _asking_words()]
        return cls(tuple(_stems(word) for word in told or found))

    def __bool__(self) -> bool:
        return bool(self.words)

    def holds(self, folded: str) -> bool:
        """Whether a folded text answers it."""
        return all(stem in folded for *_longer, stem in self.words)

    def filter(self, field: str) -> Q:
        """The same, of a field in the database."""
        found = Q()
        for *_longer, stem in self.words:  # what holds the word holds its stem
            found &= Q(**{f"{field}__contains": stem})
        return found


@cache
def _asking_words() -> frozenset[str]:
    """Words that make a question of something, in every language of the interface."""
    said = (wording(code).say("search-asking-words") for code, _name in settings.LANGUAGES)
    return frozenset(fold(" ".join(said)).split())


forget_with(_asking_words.cache_clear)


def _stems(word: str) -> tuple[str, ...]:
    shortest = max(SHORTEST_STEM, len(word) - ENDING)
    return (word, word[:shortest]) if len(word) > shortest else (word,)


def holding(question: Question, *, named: bool = False) -> Exists:
    """Of entries: those that answer a question, by their names alone if they must be ``named`` so."""
    field = "title" if named else "folded"
    return Exists(SearchText.objects.filter(question.filter(field), entry=OuterRef("pk")))


def find_entries(question: Question, language: str) -> list[int]:
    """The keys of all entries that answer a question, the best first."""
    first = question.words[0][0]
    rows = SearchText.objects.filter(question.filter("folded"))
    by_name = question.filter("title")
    rank = Case(
        When(by_name & Q(title__startswith=first, language=language), then=Value(0)),
        When(by_name & Q(title__startswith=first), then=Value(1)),
        When(by_name, then=Value(2)),
        When(language=language, then=Value(3)),
        When(~Q(language=""), then=Value(4)),
        default=Value(5),
        output_field=IntegerField(),
    )
    best = rows.annotate(rank=rank).values("entry").annotate(best=Min("rank"))
    ordered = best.order_by("best", "entry__game", "entry__kind", "entry__slug")
    return list(ordered.values_list("entry", flat=True))


def find_matches(question: Question, entries: list[int], language: str) -> dict[int, Match]:
    """Where the question is answered in some entries: in a name rather than in a text, in the language of
    whoever asks rather than in another."""
    found: dict[int, tuple[tuple[int, int], Match]] = {}
    rows = SearchText.objects.filter(question.filter("folded"), entry__in=entries)
    for row in rows.order_by("entry", "language"):
        worth = 0 if row.language == language else 1 if row.language else 2
        for number, (place, text) in enumerate(row.parts):
            folded = fold(text)
            here = sum(stem in folded for *_longer, stem in question.words)
            if not here:
                continue
            order = (-here, worth * 100 + number)
            if row.entry_id not in found or order < found[row.entry_id][0]:
                found[row.entry_id] = (order, Match(row.language, place, *_around(text, question)))
    return {entry: match for entry, (_order, match) in found.items()}


def _around(text: str, question: Question) -> tuple[str, str, str]:
    """The stretch of a text in which a word of the question stands: before it, the word, after it."""
    plain = " ".join(text.split())
    folded, places = "", []
    for at, letter in enumerate(plain):
        some = fold(letter)
        folded += some
        places += [at] * len(some)
    places.append(len(plain))
    here = [(folded.find(stems[-1]), stems[0]) for stems in question.words if stems[-1] in folded]
    at, word = min(here, default=(0, ""))
    length = next((n for n, letter in enumerate(word) if not folded.startswith(letter, at + n)), len(word))
    first, last = places[at], places[at + length]
    start = 0 if first < AROUND else plain.rfind(" ", 0, first - AROUND // 2) + 1
    end = start + LONGEST
    before = ("… " if start else "") + plain[start:first]
    return before, plain[first:last], plain[last:end] + (" …" if end < len(plain) else "")


def rules_of(entries: list[int], language: str) -> dict[int, str]:
    """The rules texts of some entries in a language, as the index has them."""
    rows = SearchText.objects.filter(entry__in=entries, language=language).values_list("entry", "parts")
    return {entry: next((text for place, text in parts if place == RULES), "") for entry, parts in rows}
