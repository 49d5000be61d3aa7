"""Messages said with marks (`engine.marks`): an argument that knows its place is marked where it is printed,
and where a message chose its words by it.

The plain messages know nothing of this: a language is spoken by a second bundle for it, made when it is first
asked for. Selectors see the plain value, so plurals, genders and the order of the words are the same.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any
from weakref import WeakKeyDictionary

from fluent.runtime import resolver
from fluent.runtime.errors import FluentCyclicReferenceError
from fluent.runtime.prepare import Compiler
from fluent.runtime.resolver import MAX_PART_LENGTH, CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentNone, FluentNumber, FluentType
from fluent.runtime.utils import native_to_fluent

from engine.marks import MARK, PlacedText, bare, is_opening, place_of
from engine.messages import Messages
from engine.wording import Bundle, Wording

_known: WeakKeyDictionary[Wording, Wording] = WeakKeyDictionary()


def marking(words: Wording) -> Wording:
    """The same messages, said with marks."""
    found = _known.get(words)
    if found is None:
        found = _known.setdefault(words, words.spoken_by(_MarkingBundle))
    return found


class _MarkingBundle(Bundle):
    """The messages of one language, with marks."""

    def __init__(self, language: str, messages: Messages, behind: Sequence[Bundle]) -> None:
        super().__init__(language, messages, behind)
        self._compiler = _MarkingCompiler()

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """A pattern with its arguments filled in, as the library does it; arguments keep their places."""
        errors: list[Exception] = []
        known = {name: _argument(value) for name, value in (args or {}).items()}
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=known), errors=errors)
        try:
            return pattern(env), errors
        except ValueError as error:
            return "", [*errors, error]


def _argument(value: Any) -> Any:
    """An argument as the library takes it."""
    made, place = native_to_fluent(value), place_of(value)
    if place is not None and made is not value:
        made.place = place
    return made


class _MarkingCompiler(Compiler):
    """Makes messages of our own parts."""

    def compile_Placeable(self, _: Any, expression: Any, **kwargs: Any) -> Any:  # noqa: N802
        if isinstance(expression, resolver.Literal):
            return expression
        return _Placeable(expression=expression, **kwargs)

    def compile_Pattern(self, _: Any, elements: list[Any], **kwargs: Any) -> Any:  # noqa: N802
        if len(elements) == 1 and isinstance(elements[0], _Placeable):
            return elements[0]
        made = super().compile_Pattern(_, elements, **kwargs)
        return _Pattern(elements) if isinstance(made, Pattern) else made

    def compile_SelectExpression(self, _: Any, **kwargs: Any) -> Any:  # noqa: N802
        return _Select(**kwargs)

    def compile_FunctionReference(self, _: Any, **kwargs: Any) -> Any:  # noqa: N802
        return _Function(**kwargs)


class _Pattern(Pattern):
    """Text and what is filled in; no more than the library allows, lest a few messages that refer to each
    other grow without end."""

    def __call__(self, env: ResolverEnvironment) -> str | FluentNone:
        if self in env.active_patterns:
            env.errors.append(FluentCyclicReferenceError("Cyclic reference"))
            return FluentNone()
        if env.part_count + len(self.elements) > self.MAX_PARTS:
            raise ValueError("Too many parts in message")
        env.active_patterns.add(self)
        text = "".join(_printed(element(env), env) for element in self.elements)
        env.part_count += len(self.elements)
        env.active_patterns.remove(self)
        return text


class _Placeable(resolver.Placeable):
    """Where something is filled in: what is printed of a place is marked as such."""

    def __call__(self, env: ResolverEnvironment) -> str:
        return _printed(self.expression(env), env)


def _printed(value: Any, env: ResolverEnvironment) -> str:
    """A value as text, as the library prints it; its greatest length is that of the text without marks."""
    if isinstance(value, FluentType):
        text = value.format(env.context._babel_locale)
    else:
        text = str(value)
        if len(text) > MAX_PART_LENGTH and len(bare(text)) > MAX_PART_LENGTH:
            raise ValueError("Too many characters in placeable")
    place = place_of(value)
    if place is None:
        return text
    return place.wrap(place.sheet.quote(text) if isinstance(value, PlacedText) else text)


class _Select(resolver.SelectExpression):
    """Words chosen by a value. If the value is printed among them, that is where it is said."""

    def __call__(self, env: ResolverEnvironment) -> str | FluentNone:
        value = self.selector(env)
        text = super().__call__(env)
        place = place_of(value)
        if place is None or not isinstance(text, str) or place.is_said_in(text):
            return text
        if isinstance(value, FluentNumber):
            digits = _digits(value.format(env.context._babel_locale), text)
            if digits is not None:
                return text[: digits.start()] + place.wrap(digits[0]) + text[digits.end() :]
        return text if place.is_in(text) else place.wrap(text, loose=True)


def _digits(number: str, text: str) -> re.Match[str] | None:
    """Where a message writes a number itself, "1 card"; not inside of what is already marked."""
    for found in re.finditer(rf"(?<!\d){re.escape(number)}(?!\d)", text):
        before = re.findall(MARK, text[: found.start()])
        if sum(1 if is_opening(mark) else -1 for mark in before) == 0:
            return found
    return None


class _Function(resolver.FunctionReference):
    """A function of the library; a number in another format is of the same place."""

    def __call__(self, env: ResolverEnvironment) -> Any:
        made = super().__call__(env)
        place = next((place_of(arg(env)) for arg in self.arguments.positional), None)
        if place is not None and isinstance(made, FluentNumber):
            made.place = place  # type: ignore[attr-defined]
        return made
