"""How the words in a field read: every list of words as the sentences that will be printed, each piece with
the path of what it was made from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from content.building.parts import is_worded, value_at
from content.cardtext import tell_part
from engine.effects.wording import EffectWording
from engine.gaps import listening
from engine.schema import Fault, Path
from engine.schema.shapes import ListOf, Nullable, Record, Shape, Word
from engine.wording import WordingError


class Piece(msgspec.Struct, frozen=True):
    """A piece of a sentence, and the path of what it was made from; empty if of nothing in the entry."""

    text: str
    path: Path


class Sentences(msgspec.Struct, frozen=True):
    """How a list of words reads in a language, and the languages it is really in where something fell
    back."""

    path: Path
    language: str
    pieces: tuple[Piece, ...]
    unsaid: tuple[Path, ...] = ()
    """What stands in the entry and in no piece."""
    fallbacks: tuple[str, ...] = ()


def say_words(
    words: EffectWording,
    kind: str,
    data: Mapping[str, Any],
    faults: Iterable[Fault],
    shape: Shape,
    path: Path,
) -> Iterator[Sentences]:
    """Every list of words at or below a path, as it reads. What is not sound is not said: effects that are
    wrong are left out, and so are other lists in which something is wrong. A game whose words nobody has
    written yet says nothing."""
    wrong = [fault.path for fault in faults]
    for at, of, items in _worded_lists(shape, value_at(data, path), path):
        sound = _sound_items(at, of, items, wrong)
        if not sound:
            continue
        with listening(aside=True) as heard:
            try:
                told = tell_part(words, kind, data, of, [items[index] for index in sound], at)
            except WordingError:
                continue
        pieces = tuple(Piece(span.text, _counted(span.path, at, sound)) for span in told.spans)
        unsaid = tuple(_counted(path, at, sound) for path in told.unsaid)
        yield Sentences(at, words.words.language, pieces, unsaid, tuple(heard.fallbacks()))


def plain_text(pieces: Iterable[Piece]) -> str:
    """The pieces as the text that they are."""
    return "".join(piece.text for piece in pieces)


def below(pieces: Iterable[Piece], path: Path) -> str:
    """The pieces that were made from what is at or below a path, from the first to the last."""
    all_pieces = list(pieces)
    own = [index for index, piece in enumerate(all_pieces) if piece.path[: len(path)] == path]
    return plain_text(all_pieces[own[0] : own[-1] + 1]) if own else ""


def _worded_lists(shape: Shape, value: Any, path: Path) -> Iterator[tuple[Path, ListOf, list[Any]]]:
    """The lists of words below a value that stand in no other."""
    match shape:
        case Nullable(inner) if value is not None:
            yield from _worded_lists(inner, value, path)
        case ListOf() if is_worded(shape):
            if isinstance(value, list) and value:
                yield path, shape, value
        case ListOf(item) if isinstance(value, list):
            for index, part in enumerate(value):
                yield from _worded_lists(item, part, (*path, index))
        case Record(_, fields) if isinstance(value, dict):
            for each in fields:
                yield from _worded_lists(each.shape, value.get(each.name), (*path, each.name))


def _sound_items(path: Path, shape: ListOf, items: list[Any], wrong: list[Path]) -> list[int]:
    inside = [each for each in wrong if each[: len(path)] == path]
    if any(len(each) == len(path) for each in inside):
        return []
    broken = {each[len(path)] for each in inside}
    if broken and isinstance(shape.item, Word):
        return []
    return [index for index in range(len(items)) if index not in broken]


def _counted(path: Path, at: Path, sound: list[int]) -> Path:
    """A path among the sound items as one among all. Effects are told as if their field had that name."""
    if path[: len(at)] in (at, (*at[:-1], "effects")) and len(path) > len(at):
        return (*at, sound[int(path[len(at)])], *path[len(at) + 1 :])
    return path
