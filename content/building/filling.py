"""What a new word or value is filled in with: what it cannot do without, chosen so that it can stand where it
is put."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.effects.samples import samples_of
from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.places import offer
from engine.schema.shapes import (
    EFFECT,
    LOWEST,
    Choice,
    Drawing,
    Duration,
    Field,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    Record,
    Reference,
    Shape,
    WholeNumber,
    Word,
    YesNo,
)
from engine.schema.standing import Facts, fitting, inside
from engine.schema.validate import known_in

FirstEntry = Callable[[str], str]
"""The slug of an entry of a kind to begin with; nothing if there is none."""


class Filling:
    """Fills in words and values of a game. ``ids`` are the names of parts that the entry has."""

    def __init__(self, game: Game, first_entry: FirstEntry, ids: tuple[str, ...] = ()) -> None:
        self.game, self.first_entry, self.ids = game, first_entry, ids

    def fill_word(self, word: WordInfo, facts: Facts | None) -> Any:
        """A word as data, with the parameters that it cannot do without."""
        given = dict(offer(self.game, word, facts).given)
        for each in word.record.fields:
            if not each.required or each.name in given:
                continue
            if isinstance(each.shape, Choice) and facts is not None:
                fits = fitting(word, given, each.name, facts)
                given[each.name] = fits[0] if fits else each.shape.options[0]
        known = inside(word, given, facts) if facts is not None else None
        for each in word.record.fields:
            if each.required and each.name not in given:
                given[each.name] = self.fill(each.shape, known)
        given = {each.name: given[each.name] for each in word.record.fields if each.name in given}
        return {word.name: given} if given else word.name

    def fill(self, shape: Shape, facts: Facts | None, word: str = "") -> Any:
        """A value of a shape. ``word`` is the word to begin with, where the value is one or holds one."""
        match shape:
            case Word(family):
                info = self.game.words[family].get(word) or self._common_word(family, facts)
                return self.fill_word(info, facts)
            case ListOf(item, low):
                count = max(low, 1 if word or _is_worded(item) else low)
                return [self.fill(item, facts, word) for _ in range(count)]
            case Record():
                return self._fill_record(shape, facts, word)
            case WholeNumber(low, high):
                return 1 if low <= 1 <= high else max(low, LOWEST)
            case YesNo():
                return False
            case Choice(options):
                return options[0]
            case Duration():
                return self.game.durations[0]
            case Reference(kind):
                return self.first_entry(kind)
            case IdString():
                return self._fresh_id()
            case Drawing(spec):
                return spec.blank()
            case Nullable():
                return None
            case MapOf():
                return {}
        return next(iter(self.ids), "")

    def _fill_record(self, record: Record, facts: Facts | None, word: str) -> dict[str, Any]:
        made: dict[str, Any] = {}
        for each in record.fields:
            if not each.required:
                continue
            known = facts if _is_trigger(record, each) else known_in(record, made, self.game, facts)
            made[each.name] = self.fill(each.shape, known, word)
            if isinstance(each.shape, Word):
                word = ""  # said
        return made

    def _common_word(self, family: WordFamily, facts: Facts | None) -> WordInfo:
        """The word that stands for any of its family where it may; else the first that may, plain ones
        before those that hold others."""
        words = self.game.words[family]
        candidates = [*self._usual_words(family), *sorted(words.values(), key=_needs_words)]
        return next((each for each in candidates if offer(self.game, each, facts).fits), candidates[0])

    def _usual_words(self, family: WordFamily) -> Iterator[WordInfo]:
        for place in ("", "lasting"):
            try:
                raw = samples_of(self.game.name).common(family, place)
            except LookupError:
                continue
            yield self.game.words[family][raw if isinstance(raw, str) else next(iter(raw))]

    def _fresh_id(self) -> str:
        number = 1
        while f"part_{number}" in self.ids:
            number += 1
        return f"part_{number}"


def _is_trigger(record: Record, each: Field) -> bool:
    """Whether a field is judged by what is known before the record."""
    return record is EFFECT and each.name == "when"


def _is_worded(shape: Shape) -> bool:
    return isinstance(shape, Word) or (isinstance(shape, ListOf) and _is_worded(shape.item))


def _needs_words(word: WordInfo) -> bool:
    return any(each.required and _is_worded(each.shape) for each in word.record.fields)
