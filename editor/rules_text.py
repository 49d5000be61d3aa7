"""The rules text of an entry in every language of its pack, as its page shows it; and which languages it is
really in."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from content.cardtext import CardText, compare
from content.coverage import speaks_rules
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_value
from content.models import Entry, Language, Pack
from content.own_text import has_effects
from content.rendering import surroundings
from content.store import read_content, read_document
from editor.names import language_label
from engine.games import games
from engine.wording import WordingError


@dataclass(frozen=True, slots=True)
class RulesText:
    """A rules text in a language, and what fell back in it."""

    language: Language
    text: str
    spoken: str
    """The language it is really in, as ``lang`` names it."""
    fallbacks: tuple[str, ...]
    """The names of the languages that parts of it are in instead."""
    messages: tuple[str, ...]
    """The messages that the language lacks."""


def rules_texts(entry: Entry, content: PackContent | None = None) -> list[RulesText]:
    """The text in each language, the source language first; nothing for entries without effects, or that no
    longer fit their kind.

    A game that somebody is just declaring has no words for its effects yet: then there is nothing to show
    either. ``content`` are the entry and those it names, if they are at hand.
    """
    kind = games()[entry.game_id].kinds.get(entry.kind)
    if kind is None or not has_effects(kind):
        return []
    content = content or surroundings(entry.game, read_document(entry))
    names = Language.objects.in_bulk([content.source, *content.languages])
    found = []
    for code in (content.source, *content.languages):
        text = _text(content, code, entry.kind, entry.slug)
        if text is not None and text.shown:
            found.append(_shown(names[code], text))
    return found


def fallen_back(pack: Pack, language: str, keys: Iterable[tuple[str, str]]) -> dict[tuple[str, str], str]:
    """Of some entries of a game, those whose rules text is not all in a language, with the name of the one
    that speaks instead. Nothing is worded if the language has every message."""
    found: dict[tuple[str, str], str] = {}
    if speaks_rules(language, pack.game):
        return found
    wanted = list(dict.fromkeys(keys))
    content = _readable(pack, wanted)
    for kind, slug in wanted if content is not None else ():
        text = _text(content, language, kind, slug) if content is not None else None
        if text is not None and text.shown and text.gaps:
            found[kind, slug] = language_label(text.gaps[0].spoken)
    return found


def _readable(pack: Pack, keys: Iterable[tuple[str, str]]) -> PackContent | None:
    """The content of a game, if any of some entries says something."""
    kinds = games()[pack.game].kinds
    if not any(kind in kinds and has_effects(kinds[kind]) for kind, _slug in keys):
        return None
    return read_content(pack)


def _text(content: PackContent, language: str, kind: str, slug: str) -> CardText | None:
    """The text of an entry in a language; nothing if its effects are not sound or nobody has words for
    them."""
    game = games()[content.game]
    document = content.documents.get((kind, slug))
    if document is None or kind not in game.kinds or not has_effects(game.kinds[kind]):
        return None
    if entry_faults(game, game.kinds[kind], entry_value(game, document)):
        return None
    try:
        return compare(content, language, kind, slug)
    except WordingError:
        return None


def _shown(language: Language, text: CardText) -> RulesText:
    fallbacks = dict.fromkeys(language_label(gap.spoken) for gap in text.gaps)
    spoken = text.said.language if text.gaps else language.code
    return RulesText(language, text.shown, spoken, tuple(fallbacks), tuple(gap.key for gap in text.gaps))
