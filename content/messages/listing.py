"""The messages that a game can say in a language, as a list: found by their ids, by what they say in any
language, by the word or the card that says them, and by how they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from content.fallbacks import LAST
from content.messages.reading import plain_text
from content.messages.shipped import find_shipped, shipped_keys, shipped_languages
from content.messages.uses import all_samples, keys_of_card
from content.messages.writing import trim_source
from content.models import OwnMessage, Pack
from content.own_wording import forget_with_messages, own_layer
from content.search_index import fold
from engine.games import games


class Standing(StrEnum):
    """How a message stands in a language."""

    SHIPPED = "shipped"
    OWN = "own"
    STALE = "stale"
    """The shipped text is another one than the own wording answers."""
    MISSING = "missing"
    """Another language speaks instead."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which messages are wanted."""

    game: str
    """Empty for those that all games share."""
    language: str
    term: str = ""
    state: str = ""
    subject: str = ""
    word: str = ""
    """A word of the cards, ``family/name``, whose samples say them."""
    card: str = ""
    """A card, ``kind/slug``, that says them."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A message in the list."""

    key: str
    game: str
    subject: str
    standing: Standing
    own: OwnMessage | None

    @property
    def place(self) -> str:
        """What stands for its game in an address."""
        return self.game or SHARED


SHARED = "shared"
"""Stands in addresses for the messages that all games share."""


def standing_of(own: OwnMessage | None, shipped: str, key: str) -> Standing:
    """How a message stands, by what was written and what is shipped. A term that a language lacks is none of
    its own: each has others."""
    if own is not None:
        return Standing.OWN if own.answers == shipped else Standing.STALE
    return Standing.SHIPPED if shipped or key.startswith("-") else Standing.MISSING


def list_messages(wanted: Wanted, source: str = LAST) -> list[Listed]:
    """The messages that are wanted, those of the game before those that all games share."""
    keys = _said(wanted, source)
    folded = fold(wanted.term.strip())
    languages = list(dict.fromkeys((wanted.language, source, *shipped_languages())))
    own = {
        (row.game, row.key): row
        for row in OwnMessage.objects.filter(language=wanted.language, game__in=["", wanted.game])
    }
    found: dict[str, Listed] = {}
    for game in dict.fromkeys((wanted.game, "")):
        mine = shipped_keys(wanted.language, game)
        for key, subject in _every_key(wanted.language, game, source).items():
            if key in found or (keys is not None and key not in keys):
                continue
            row = own.get((game, key))
            # Only what was written must be compared; whether something is shipped at all is known here.
            shipped = _shipped(wanted.language, game, key) if row else "…" if key in mine else ""
            listed = Listed(key, game, subject, standing_of(row, shipped, key), row)
            if _fits(listed, wanted) and (not folded or _matches(listed, folded, languages)):
                found[key] = listed
    return list(found.values())


def subjects_of(wanted: Wanted, source: str = LAST) -> list[str]:
    """The subjects of the files in which the messages stand."""
    every = [_every_key(wanted.language, game, source).values() for game in (wanted.game, "")]
    return sorted({subject for some in every for subject in some})


def texts_of(listed: Listed, languages: Iterable[str]) -> dict[str, str]:
    """What a message says in some languages, short enough for a list."""
    found = {}
    for language in languages:
        layer = own_layer(language, listed.game)
        source = trim_source(layer[listed.key]) if layer is not None and listed.key in layer else ""
        source = source or _shipped(language, listed.game, listed.key)
        if source:
            found[language] = plain_text(source)
    return found


def _every_key(language: str, game: str, source: str) -> dict[str, str]:
    """The messages of the source language, and what a language has besides: terms, and messages that help
    its others. Terms of the source language are of no use to it."""
    wanted = shipped_keys(source, game) or shipped_keys(LAST, game)
    mine = shipped_keys(language, game)
    helpers = ("-", "own-")
    return {
        key: subject
        for key, subject in {**wanted, **mine}.items()
        if key in mine or not key.startswith(helpers)
    }


def _shipped(language: str, game: str, key: str) -> str:
    found = find_shipped(language, game, key)
    return found.source if found is not None else ""


def _said(wanted: Wanted, source: str) -> frozenset[str] | None:
    """The messages that a card or a word says; None if neither is asked for."""
    family, _slash, name = wanted.word.partition("/")
    found: frozenset[str] | None = None
    if name and wanted.game:
        samples = all_samples(wanted.game, wanted.language, source)
        found = frozenset[str]().union(
            *(each.keys for each in samples if (each.family, each.word) == (family, name))
        )
    kind, _slash, slug = wanted.card.partition("/")
    pack = Pack.objects.filter(pk=wanted.game).first() if slug and wanted.game in games() else None
    if pack is not None:
        keys = keys_of_card(pack, wanted.language, kind, slug)
        found = keys if found is None else found & keys
    return found


def _fits(listed: Listed, wanted: Wanted) -> bool:
    if wanted.subject and listed.subject != wanted.subject:
        return False
    if wanted.state == Standing.OWN:
        return listed.own is not None
    return not wanted.state or listed.standing == wanted.state


def _matches(listed: Listed, folded: str, languages: list[str]) -> bool:
    if folded in fold(listed.key) or folded in fold(listed.key.replace("-", " ")):
        return True
    if listed.own is not None and folded in fold(listed.own.source):
        return True
    return any(folded in _folded(language, listed.game).get(listed.key, "") for language in languages)


@cache
def _folded(language: str, game: str) -> dict[str, str]:
    """What the shipped messages say, as a search compares it."""
    found = {key: _shipped(language, game, key) for key in shipped_keys(language, game)}
    return {key: fold(" ".join(text.split())) for key, text in found.items()}


forget_with_messages(_folded.cache_clear)
