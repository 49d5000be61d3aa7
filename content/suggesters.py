"""Suggestions for translations by plug-ins that an owner has configured; without any, none, and no request
leaves the machine.

A plug-in is a class that is named in `settings.SUGGESTERS` (``TILEWRIGHT_SUGGESTERS``), made without
arguments, with a method ``suggest(source, source_language, target_language, context)`` that returns texts. It
runs in the process of the studio and keeps its own limits of time. What goes wrong in it costs its
suggestions, never the page.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.utils.module_loading import import_string

from content.logbook import log_event
from content.models import TextUnit
from content.store import stored_terms
from content.terms.hits import term_hits
from engine.games import games
from engine.schema.walk import text_fields

log = logging.getLogger(__name__)
MOST = 3
"""So many suggestions of a plug-in are shown."""
LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class SuggestionContext:
    """What a plug-in is told of a text besides the text."""

    game: str
    kind: str
    entry: str
    address: str
    """Of the text among those of its entry: ``name``, ``attacks.bite.name``."""
    note: str = ""
    """The designer's note for translators."""
    longest: int = 0
    """Letters that it may have; 0 if there is no limit."""
    terms: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Terms of the game that stand in the source, with what they are called in the other language."""


@dataclass(frozen=True, slots=True)
class MachineSuggestion:
    """What a plug-in would write."""

    text: str
    by: str


def has_suggesters() -> bool:
    """Whether an owner has configured any."""
    return bool(settings.SUGGESTERS)


def machine_suggestions(unit: TextUnit, language: str) -> list[MachineSuggestion]:
    """What the plug-ins suggest for a text in a language, each text once."""
    found: dict[str, MachineSuggestion] = {}
    if not unit.source:
        return []
    for name in settings.SUGGESTERS:
        for text in _ask(name, unit, language):
            found.setdefault(text, MachineSuggestion(text, name.rpartition(".")[2]))
    return list(found.values())


def _ask(name: str, unit: TextUnit, language: str) -> list[str]:
    try:
        told = _suggester(name).suggest(
            unit.source, unit.entry.game.source_id, language, _context(unit, language)
        )
        texts = [text.replace("\0", "").strip() for text in told if isinstance(text, str)]
    except Exception as error:  # noqa: BLE001 - somebody else's code must not break the page
        log_event(log, "suggester failed", suggester=name, error=f"{type(error).__name__}: {error}"[:300])
        return []
    return [text for text in texts if text and len(text) <= LONGEST][:MOST]


@lru_cache(maxsize=16)
def _suggester(name: str) -> Any:
    return import_string(name)()


def _context(unit: TextUnit, language: str) -> SuggestionContext:
    entry = unit.entry
    kind = games()[entry.game_id].kinds.get(entry.kind)
    shape = text_fields(kind.record, entry.data).get(unit.field) if kind else None
    terms = stored_terms(entry.game)
    return SuggestionContext(
        entry.game_id,
        entry.kind,
        entry.slug,
        unit.field,
        unit.note,
        shape.mark.longest if shape else 0,
        {
            hit.found: tuple(hit.concept.terms.get(language, ()))
            for hit in term_hits(terms, unit.source, entry.game.source_id)
        },
    )
