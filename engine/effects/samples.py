"""Sample effects for every word of a vocabulary: for the reference of the effect language and its tests.

A word says itself what shows it best (`engine.schema.speech`). On which cards and under which triggers words
are shown that do not say so, a game tells in ``engine/games/<game>/samples.py`` as its `SAMPLES`, a class.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.games import games
from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    Choice,
    ListOf,
    Nullable,
    PlainString,
    Reference,
    Shape,
    WholeNumber,
    Word,
    YesNo,
)
from engine.schema.standing import judgement

Parameters = dict[str, Any]
NUMBERS = (-1, 0, 1, 2, 3, 8)
"""The numbers with which a word is tried."""


class Samples:
    """Samples for the words of a game."""

    kind: str = "item"
    """The kind of card on which most words can stand."""
    names: Mapping[str, str] = {}
    """The name of an entry that a sample refers to, by its kind."""

    def __init__(self, game: Game) -> None:
        self._common: dict[tuple[WordFamily, str], Any] = {}
        for family, words in game.words.items():
            for word in words.values():
                places = dict(word.sample.stands_for)
                if word.speaks.role in ("timeless", "used"):
                    places[word.speaks.role] = {}
                for place, given in places.items():
                    shown = word.sample.given if given is None else given
                    self._common[family, place] = {word.name: shown} if shown else word.name

    def common(self, family: WordFamily, place: str = "") -> Any:
        """The word that stands for any of its family: inside others, or at a place that it names."""
        return self._common[family, place]

    def sample(self, word: WordInfo) -> Parameters:
        """Parameters that show what a word does; at least those that it cannot do without."""
        shown = word.sample.given
        needed = [field for field in word.record.fields if field.required and field.name not in shown]
        return {field.name: self.first(field.shape) for field in needed} | dict(shown)

    def all(self, word: WordInfo) -> Iterator[Parameters]:
        """The sample, and for every parameter one sample with each of its values; of numbers a few."""
        sample = self.sample(word)
        yield sample
        for field in word.record.fields:
            for value in self.values(field.shape):
                if self.is_possible(word, sample | {field.name: value}):
                    yield sample | {field.name: value}
        if word.sample.pairs:
            yield from self._pairs(word)

    def effect(self, word: WordInfo, parameters: Parameters) -> tuple[str, dict[str, Any]]:
        """The kind of a card and an effect of it in which the word stands."""
        raw = {word.name: parameters} if parameters else word.name
        kind = word.sample.kind or self.kind_for(word, parameters)
        if word.family == "operation":
            return kind, {**self.moment(word, parameters, kind), "do": [raw]}
        place = "lasting" if word.speaks.role == "timeless" else self.place(kind)
        do = [word.sample.do or self.common("operation", place)]
        if word.family == "trigger":
            return kind, {"when": raw, "do": do}
        if word.family == "cost":
            return kind, {**self.paid(), "cost": [raw], "do": do}
        when = self.common("trigger", place) if place else word.sample.when or self.common("trigger")
        return kind, {"when": when, "if": [raw], "do": do}

    def kind_for(self, word: WordInfo, parameters: Parameters) -> str:
        """The kind of card on which a word with these parameters is shown, if the word does not say so."""
        return self.kind

    def place(self, kind: str) -> str:
        """Where words stand on cards of a kind: others stand for any word there."""
        return ""

    def paid(self) -> dict[str, Any]:
        """The beginning of an effect with a cost."""
        return {"when": self.common("trigger", "used")}

    def moment(self, word: WordInfo, parameters: Parameters, kind: str) -> dict[str, Any]:
        """The beginning of an effect with an operation."""
        return {"when": word.sample.when or self.common("trigger")}

    def is_possible(self, word: WordInfo, parameters: Parameters) -> bool:
        """Whether parameters fit each other."""
        full = self.full(word, parameters)
        if word.sample.fits is not None and not word.sample.fits(full):
            return False
        stands = [field.stands for field in word.record.fields if field.stands is not None]
        own = {fact for each in stands for value in each.values.values() for fact in value.gives}
        misfits = judgement(word, full, frozenset())
        if any(misfit.parameter and own.issuperset(misfit.need.split("|")) for misfit in misfits):
            return False  # what one parameter needs only another one can give, and it does not
        return "most" not in full or bool(full["least"] <= full["most"])

    @staticmethod
    def full(word: WordInfo, parameters: Parameters) -> Parameters:
        """Parameters with the defaults of those not given."""
        return {field.name: parameters.get(field.name, field.default) for field in word.record.fields}

    def first(self, shape: Shape) -> Any:
        """A value of a shape."""
        match shape:
            case Choice(options):
                return options[0]
            case WholeNumber(low, high):
                return 1 if low <= 1 <= high else low
            case Reference(kind):
                return f"some_{kind}"
            case PlainString():
                return "some_name"
            case ListOf(item, low):
                return [self.first(item)] * max(low, 1)
            case Nullable(inner):
                return self.first(inner)
            case YesNo():
                return True
            case Word(family):
                return self.common(family)
        raise TypeError(f"no sample for {shape}")

    def values(self, shape: Shape) -> list[Any]:
        """The values of a shape with which a word is tried."""
        match shape:
            case Choice(options):
                return list(options)
            case WholeNumber(low, high):
                return [number for number in NUMBERS if low <= number <= high]
            case YesNo():
                return [True, False]
            case ListOf(Choice(options)):
                return [
                    [],
                    *([option] for option in options),
                    list(options[:2]),
                    list(options[1:]),
                    list(options),
                ]
        return []

    def _pairs(self, word: WordInfo) -> Iterator[Parameters]:
        """Every value of a word, of everybody it can concern, upwards and downwards."""
        fields = {field.name: field for field in word.record.fields}
        what = next(
            name for name, field in fields.items() if isinstance(field.shape, Choice) and name != "of"
        )
        for value in self.values(fields[what].shape):
            for of in self.values(fields["of"].shape) if "of" in fields else [""]:
                for by in (-2, -1, 1, 2) if "by" in fields else (0,):
                    parameters = {what: value} | ({"of": of} if of else {}) | ({"by": by} if by else {})
                    if self.is_possible(word, parameters):
                        yield self.sample(word) | parameters


@cache
def samples_of(game: str) -> Samples:
    """The samples of a game; the plain ones for a game that has none."""
    declared = games()[game]
    if not declared.parts.samples:
        return Samples(declared)
    found = importlib.import_module(declared.parts.samples).SAMPLES(declared)
    assert isinstance(found, Samples)
    return found
