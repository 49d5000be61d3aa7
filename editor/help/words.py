"""The words of a game as help tells them: what each does, with what it can be told, how it reads in the
language of the reader, and which cards say it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from django.urls import reverse
from django.utils.translation import gettext as _

from content.building.offers import label_word, sample_word
from content.cardtext import words_of
from content.models import Pack
from content.snapshots import kept_draft
from content.wording import choice_name, field_name
from editor.help.hints import allowed
from engine.games import games
from engine.schema import Game, WordInfo
from engine.snapshot import SnapshotError

MOST_CARDS = 3


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a word can be told."""

    name: str
    label: str
    allowed: str
    otherwise: str
    """What holds if it is not told; nothing if it must be."""


@dataclass(frozen=True, slots=True)
class HelpWord:
    """A word."""

    name: str
    anchor: str
    label: str
    sample: str
    doc: str
    """What it does, in English."""
    parameters: list[Parameter]
    cards: list[tuple[str, str]]
    """Some that say it: titles and addresses."""


@dataclass(frozen=True, slots=True)
class Family:
    """Words of one sort."""

    name: str
    title: str
    words: list[HelpWord]


def word_anchor(family: str, name: str) -> str:
    """By which the page of a game's words names one."""
    return f"{family}-{name}"


def families_of(game: Game, language: str) -> list[Family]:
    """All words of a game."""
    said = _said_by(game, language)
    titles = {
        "trigger": _("Triggers (when)"),
        "condition": _("Conditions (if)"),
        "cost": _("Costs (cost)"),
        "operation": _("Operations (do)"),
    }
    return [
        Family(
            family,
            titles[family],
            [_word(game, each, said.get(each.name, []), language) for each in words.values()],
        )
        for family, words in game.words.items()
    ]


def _word(game: Game, word: WordInfo, cards: list[tuple[str, str]], language: str) -> HelpWord:
    return HelpWord(
        word.name,
        word_anchor(word.family, word.name),
        label_word(game, word.family, word.name, language),
        sample_word(game, word.family, word.name, language),
        " ".join(word.doc.split()),
        [
            Parameter(
                each.name,
                field_name(game.name, "", each.name, language),
                allowed(each.shape, game, language),
                "" if each.required else _default(each.default, game, language),
            )
            for each in word.record.fields
        ],
        cards,
    )


def _default(value: Any, game: Game, language: str) -> str:
    if isinstance(value, bool):
        return _("yes") if value else _("no")
    if isinstance(value, str) and value:
        return choice_name(value, language, game.name)
    return str(value) if isinstance(value, int) else "–"


def _said_by(game: Game, language: str) -> dict[str, list[tuple[str, str]]]:
    """Some cards for each word."""
    pack = Pack.objects.filter(pk=game.name).first()
    if pack is None:
        return {}
    try:
        snapshot = kept_draft(pack)
    except SnapshotError:
        return {}
    found: dict[str, list[tuple[str, str]]] = {}
    for name, entries in snapshot.entries.items():
        kind = games()[game.name].kinds[name]
        for slug, entry in sorted(entries.items()):
            for word in dict.fromkeys(words_of(kind, msgspec.to_builtins(entry.data))):
                cards = found.setdefault(word, [])
                if len(cards) < MOST_CARDS:
                    title = snapshot.text(language, name, slug, kind.title_field) or slug
                    cards.append((title, reverse("admin:entry", args=(game.name, name, slug))))
    return found
