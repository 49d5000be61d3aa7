"""The words that may stand at a place, each with a sentence that shows it, and the reason where one may
not."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from content.building.edits import can_wrap
from content.building.parts import value_at
from content.building.sentences import Piece, below, plain_text
from content.wording import fault_text, wording
from engine.effects.samples import samples_of
from engine.effects.wording import EffectWording
from engine.games import games
from engine.gaps import remembered
from engine.schema import Game, Path, WordInfo
from engine.schema.places import offer, place_at
from engine.schema.shapes import ListOf, Nullable, Record, Word
from engine.schema.validate import FIELD_OF

_SPEAKS = re.compile(r"[^\W\d_]{3}")
"""A word of a language: a number alone does not tell what it is about."""


class OfferedWord(msgspec.Struct, omit_defaults=True):
    """A word that could stand at a place."""

    name: str
    family: str
    label: str
    """The word as it reads by itself, in the language of the interface."""
    sample: str
    """A sentence in which it stands."""
    found_by: str
    """Everything by which it is found, without accents: what it is called in every language in a line, then
    its samples and what it does."""
    reason: str = ""
    """Why it may not stand there."""
    wraps: bool = False
    """Whether other words can stand inside it."""


def offer_words(
    game: Game, kind: str, path: Path, fields: Mapping[str, Any], spoken: str, languages: Sequence[str]
) -> list[OfferedWord]:
    """The words of the family that stands at a path. A path that ends at a list means one more item of
    it."""
    where = _word_path(game, kind, path, fields)
    place = place_at(game, kind, where, fields)
    assert isinstance(place.shape, Word)
    found = []
    for info in game.words[place.shape.family].values():
        reason = offer(game, info, place.facts, where).reason
        shown = _sample(game.name, info.family, info.name, spoken)
        found.append(
            OfferedWord(
                info.name,
                info.family,
                shown[0],
                shown[1],
                _found_by(game.name, info.family, info.name, (spoken, *languages)),
                fault_text(reason, spoken, game.name) if reason else "",
                can_wrap(info),
            )
        )
    return found


def label_word(game: Game, family: str, name: str, language: str) -> str:
    """A word as it reads by itself."""
    return show_word(game, family, name, language)[0]


def show_word(game: Game, family: str, name: str, language: str) -> tuple[str, str]:
    """A word as it reads by itself, and in a sentence."""
    return _sample(game.name, family, name, language)


def sample_word(game: Game, family: str, name: str, language: str) -> str:
    """A sentence in which a word stands; nothing if nobody has words for it yet."""
    return _sample(game.name, family, name, language)[1]


def plain_letters(text: str) -> str:
    """Text in small letters without accents, as it is searched."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def _word_path(game: Game, kind: str, path: Path, fields: Mapping[str, Any]) -> Path:
    """The path of the first word in what would stand at a path."""
    shape = place_at(game, kind, path, fields).shape
    while not isinstance(shape, Word):
        match shape:
            case Nullable(inner):
                shape = inner
            case ListOf(item):
                value = value_at(fields, path)
                path, shape = (*path, len(value) if isinstance(value, list) else 0), item
            case Record(_, each) if words := [one for one in each if isinstance(one.shape, Word)]:
                path, shape = (*path, words[0].name), words[0].shape
            case _:
                raise LookupError("no word stands there")
    return path


@remembered(20_000)
def _found_by(game: str, family: str, name: str, languages: tuple[str, ...]) -> str:
    info = _word(games()[game], family, name)
    shown = [_sample(game, family, name, language) for language in dict.fromkeys(languages)]
    called = " ".join([name, name.replace("_", " "), *(label for label, _sentence in shown)])
    told = " ".join([*(sentence for _label, sentence in shown), *info.doc.split()])
    return plain_letters(f"{called}\n{told}")


@remembered(20_000)
def _sample(game: str, family: str, name: str, language: str) -> tuple[str, str]:
    """A word by itself and in a sentence; by its name where nobody has words for it yet."""
    declared = games()[game]
    info = _word(declared, family, name)
    samples = samples_of(game)
    words = EffectWording(wording(language, game), declared, lambda kind, _slug: samples.names.get(kind, "…"))
    try:
        kind, effect = samples.effect(info, samples.sample(info))
        spans = words.spans(kind, {"effects": [effect]})
    except (LookupError, TypeError):  # WordingError is a LookupError, too
        return name.replace("_", " "), ""
    pieces = [Piece(span.text, span.path) for span in spans]
    sentence = plain_text(pieces)
    label = _alone(pieces, info)
    return label if _SPEAKS.search(label) else sentence.strip(" ."), sentence


def _alone(pieces: list[Piece], info: WordInfo) -> str:
    """The part of a sample that the word itself says."""
    field = FIELD_OF[info.family]
    path: Path = ("effects", 0, field) if field == "when" else ("effects", 0, field, 0)
    return below(pieces, path).strip(" ,.:;")


def _word(game: Game, family: str, name: str) -> WordInfo:
    return next(words[name] for each, words in game.words.items() if each == family)
