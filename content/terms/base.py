"""Reads a term base and finds everything that is wrong with it.

::

    space:
      meaning: One square of the map.
      source: 'docs/rules/platformer.md, section 3: the Spanish book prints it small.'
      terms:
        en: [space, spaces]
        es: [casilla, casillas]
      never:
        es:
          - {write: Casilla*, exact: true, inside: true}
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from content.terms import phrases
from engine.schema import Fault, Game, Path
from engine.schema.faults import closest
from engine.schema.shapes import Field, ListOf, MapOf, PlainString, Record, YesNo
from engine.schema.validate import faults_of

FILE = "terms.yaml"
"""Where a pack keeps its terms."""

_VARIANT = Record(
    "variant",
    (
        Field("write", PlainString(phrases.LONGEST), required=True),
        Field("instead", PlainString(phrases.LONGEST), required=False, default=""),
        Field("exact", YesNo(), required=False, default=False),
        Field("inside", YesNo(), required=False, default=False),
        Field("unless", ListOf(PlainString(phrases.LONGEST), high=20), required=False, default=[]),
        Field("besides", ListOf(PlainString(80), high=20), required=False, default=[]),
        Field("why", PlainString(300), required=False, default=""),
    ),
)
_CONCEPT = Record(
    "concept",
    (
        Field("meaning", PlainString(300), required=True),
        Field("source", PlainString(400), required=True),
        Field("terms", MapOf(PlainString(12), ListOf(PlainString(60), low=1, high=40)), required=True),
        Field("never", MapOf(PlainString(12), ListOf(_VARIANT, low=1)), required=False, default={}),
    ),
)
_FILE = Record("terms", (Field("concepts", MapOf(PlainString(40), _CONCEPT), required=True),))
_NO_GAME = Game.declare("", kinds=())


@dataclass(frozen=True, slots=True)
class Variant:
    """A wording that must not be used for a concept in a language, and what to write instead."""

    concept: str
    language: str
    write: str
    instead: str
    why: str
    exact: bool = False
    """Whether capitals count."""
    inside: bool = False
    """Whether it is right at the beginning of a sentence."""
    unless: tuple[str, ...] = ()
    """Phrases in which it is right."""
    besides: tuple[str, ...] = ()
    """Where it is right: kinds, or kinds with a field, ``adventure`` or ``hero.name``; ``name`` in any."""


@dataclass(frozen=True, slots=True)
class Concept:
    """What a thing of the game is called: in each language the term and then its forms."""

    name: str
    meaning: str
    source: str
    terms: Mapping[str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class TermBase:
    """The concepts of a game and the wordings that must not be used for them."""

    concepts: Mapping[str, Concept] = field(default_factory=dict)
    variants: tuple[Variant, ...] = ()


def read_terms(value: Any, languages: Iterable[str]) -> tuple[TermBase, list[Fault]]:
    """The term base that a file holds, and its faults; an empty one if there are any."""
    faults = [
        replace(fault, path=fault.path[1:]) for fault in faults_of(_FILE, {"concepts": value}, _NO_GAME)
    ]
    if faults:
        return TermBase(), faults
    faults = [*_language_faults(value, list(languages)), *_phrase_faults(value)]
    if faults:
        return TermBase(), faults
    concepts = {
        name: Concept(
            name,
            given["meaning"],
            given["source"],
            {language: tuple(forms) for language, forms in given["terms"].items()},
        )
        for name, given in value.items()
    }
    variants = tuple(
        _variant(concepts[name], language, given)
        for name, whole in value.items()
        for language, listed in whole.get("never", {}).items()
        for given in listed
    )
    return TermBase(concepts, variants), []


def _variant(concept: Concept, language: str, given: Mapping[str, Any]) -> Variant:
    return Variant(
        concept.name,
        language,
        given["write"],
        given.get("instead") or concept.terms[language][0],
        given.get("why") or concept.source,
        given.get("exact", False),
        given.get("inside", False),
        tuple(given.get("unless", ())),
        tuple(given.get("besides", ())),
    )


def _language_faults(value: Mapping[str, Any], languages: list[str]) -> Iterator[Fault]:
    for name, concept in value.items():
        for part in ("terms", "never"):
            for language in concept.get(part, {}):
                if language not in languages:
                    args = {"is": language, "allowed": ", ".join(languages)}
                    yield Fault(
                        (name, part, language), "unknown-language", args, closest(language, languages)
                    )


def _phrase_faults(value: Mapping[str, Any]) -> Iterator[Fault]:
    """Phrases that cannot be read, variants without anything to write instead, and variants that forbid the
    term itself."""
    for name, concept in value.items():
        for language, listed in concept.get("never", {}).items():
            for index, given in enumerate(listed):
                path: Path = (name, "never", language, index)
                terms = concept["terms"].get(language, ())
                written: list[tuple[Path, str]] = [(("write",), given["write"])]
                written += [(("unless", at), text) for at, text in enumerate(given.get("unless", ()))]
                broken = [
                    Fault((*path, *inner), "term-phrase", {"is": text})
                    for inner, text in written
                    if not phrases.is_phrase(text)
                ]
                yield from broken
                if not terms and not given.get("instead"):
                    yield Fault(path, "term-instead", {"language": language})
                if not broken:
                    yield from _contradictions(path, given, terms)


def _contradictions(path: Path, given: Mapping[str, Any], terms: Iterable[str]) -> Iterator[Fault]:
    forbidden = re.compile(phrases.pattern(given["write"], exact=given.get("exact", False)))
    for term in terms:
        if forbidden.fullmatch(term):
            yield Fault((*path, "write"), "term-contradiction", {"is": given["write"], "term": term})
