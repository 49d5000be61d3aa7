"""What the word at a place of a text means: asked by whoever points at it, or stands on it, in the text of a
field. It is found as completion finds its place, and told from the same declarations and messages as the
builder shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from content.building.completing import place_of_cursor
from content.building.offers import show_word
from content.wording import choice_name, field_help, field_name, wording
from engine.schema import Game, Path, WordInfo
from engine.schema.places import place_at
from engine.schema.shapes import (
    Choice,
    Duration,
    Field,
    ListOf,
    Nullable,
    Record,
    Reference,
    Shape,
    WholeNumber,
    Word,
)
from engine.schema.validate import FIELD_OF

MOST_CHOICES = 12


class Explanation(msgspec.Struct):
    """What stands between two places of a text, in the language of the interface."""

    start: int
    end: int
    name: str
    """As it is written."""
    label: str
    """As people say it."""
    sort: str
    """What it is: a trigger, an operation, a parameter by its name."""
    lines: list[str]
    """A sample of a word and its parameters; the values that a parameter may have."""


class Explaining:
    """Explains the text of a field in a language. ``title`` names an entry by kind and slug."""

    def __init__(self, game: Game, kind: str, language: str, title: Callable[[str, str], str]) -> None:
        self.game, self.kind, self.language, self.title = game, kind, language, title

    def explain(self, field: str, others: dict[str, Any], text: str, at: int) -> Explanation | None:
        """What the word at a place of a text means; nothing where no word stands or nobody knows it."""
        found = place_of_cursor(field, text, at)
        name = text[found.start : found.end]
        if not name or found.path is None:
            return None
        try:
            said = self._said(found.path, found.is_key, {**others, field: found.value}, name)
        except (LookupError, StopIteration, TypeError):
            return None
        return Explanation(found.start, found.end, name, *said) if said is not None else None

    def _said(
        self, path: Path, is_key: bool, fields: dict[str, Any], name: str
    ) -> tuple[str, str, list[str]] | None:
        place = place_at(self.game, self.kind, path[:-1] if is_key else path, fields)
        match _bare(place.shape):
            case Word(family):
                return self._word(self.game.words[family][name])
            case Record() as record if is_key:
                return self._parameter(record.field(name))
            case Choice(options) | ListOf(Choice(options)) if name in options:
                return self._choice(name), self._sort(path), []
            case Duration() if name in self.game.durations:
                return self._choice(name), self._sort(path), []
            case Reference(kind):
                title = self.title(kind, name)
                return (title, self._sort(path), []) if title != name else None
        return None

    def _word(self, info: WordInfo) -> tuple[str, str, list[str]]:
        label, sample = show_word(self.game, info.family, info.name, self.language)
        lines = [sample] if sample.strip(" .") not in ("", label) else []
        lines += [f"{each.name}: {self._value(each)}" for each in info.record.fields]
        return label, self._field(FIELD_OF[info.family]), lines

    def _parameter(self, each: Field) -> tuple[str, str, list[str]]:
        told = [field_help(self.game.name, self.kind, each.name, self.language), self._allowed(each.shape)]
        return self._field(each.name, each.shape), "", [line for line in told if line]

    def _value(self, each: Field) -> str:
        """What a parameter is called, and what it may be."""
        return " · ".join(filter(None, (self._field(each.name, each.shape), self._allowed(each.shape))))

    def _allowed(self, shape: Shape) -> str:
        match _bare(shape):
            case WholeNumber(low, high):
                return f"{low} – {high}"
            case Choice(options) | ListOf(Choice(options)):
                shown = [f"{each} ({self._choice(each)})" for each in options[:MOST_CHOICES]]
                return ", ".join(shown) + (" …" if len(options) > MOST_CHOICES else "")
        return ""

    def _choice(self, value: str) -> str:
        return choice_name(value, self.language, self.game.name)

    def _sort(self, path: Path) -> str:
        names = [step for step in path if isinstance(step, str)]
        return self._field(names[-1])

    def _field(self, name: str, shape: Shape | None = None) -> str:
        key, words = f"field-{name.replace('_', '-')}", wording(self.language, self.game.name)
        if isinstance(shape, WholeNumber) and words.has(key, "number"):
            return words.say(key, attribute="number")
        return field_name(self.game.name, self.kind, name, self.language)


def _bare(shape: Shape) -> Shape:
    while isinstance(shape, Nullable):
        shape = shape.inner
    return shape
