"""Sample effects for every word of a vocabulary: for the reference of the effect language and its tests.

A game says in ``engine/games/<game>/samples.py``, which holds a `SAMPLES`, what shows its words best.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.util import find_spec
from typing import Any

from engine.schema import WordInfo
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

Parameters = dict[str, Any]
NUMBERS = (-1, 0, 1, 2, 3, 8)
"""The numbers with which a word is tried."""


class Samples:
    """Samples for the words of a game."""

    kind: str = "item"
    """The kind of card on which most words can stand."""
    nested: Mapping[WordFamily, Any] = {}
    """The word that stands for any of its family inside another."""
    parameters: Mapping[str, Parameters] = {}
    """Parameters that say more than the first value of each."""
    names: Mapping[str, str] = {}
    """The name of an entry that a sample refers to, by its kind."""
    pairs: tuple[str, ...] = ()
    """Words of which every value is tried together with every ``of``."""

    def sample(self, word: WordInfo) -> Parameters:
        """Parameters that show what a word does; at least those that it cannot do without."""
        shown = self.parameters.get(word.name, {})
        needed = [field for field in word.record.fields if field.required and field.name not in shown]
        return {field.name: self.first(field.shape) for field in needed} | shown

    def all(self, word: WordInfo) -> Iterator[Parameters]:
        """The sample, and for every parameter one sample with each of its values; of numbers a few."""
        sample = self.sample(word)
        yield sample
        for field in word.record.fields:
            for value in self.values(field.shape):
                if self.is_possible(word, sample | {field.name: value}):
                    yield sample | {field.name: value}
        if word.name in self.pairs:
            yield from self._pairs(word)

    def effect(self, word: WordInfo, parameters: Parameters) -> tuple[str, dict[str, Any]]:
        """The kind of a card and an effect of it in which the word stands."""
        raw = {word.name: parameters} if parameters else word.name
        match word.family:
            case "trigger":
                return self.kind, {"when": raw, "do": [self.nested["operation"]]}
            case "condition":
                return self.kind, {
                    "when": self.nested["trigger"],
                    "if": [raw],
                    "do": [self.nested["operation"]],
                }
            case "cost":
                return self.kind, {"when": "activated", "cost": [raw], "do": [self.nested["operation"]]}
        return self.kind, {"when": self.nested["trigger"], "do": [raw]}

    def is_possible(self, word: WordInfo, parameters: Parameters) -> bool:
        """Whether parameters fit each other."""
        full = self.full(word, parameters)
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
                return self.nested[family]
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
    module = f"engine.games.{game}.samples"
    if find_spec(f"engine.games.{game}") is None or find_spec(module) is None:
        return Samples()
    found = importlib.import_module(module).SAMPLES
    assert isinstance(found, Samples)
    return found
