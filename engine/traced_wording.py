"""Messages that note what is said: which of them a text is made of, and what they are given.

A text is put together from dozens of messages, which refer to others. Which of them is known for sure only by
whoever says them; so a language is spoken by bundles that note what they are asked for. The plain messages
know nothing of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fluent.runtime.resolver import Message, Pattern
from fluent.runtime.types import FluentNone

from engine.messages import Messages
from engine.wording import Bundle, Wording

MOST_VALUES = 12
"""So many different values of an argument are remembered."""


class Trace:
    """What was asked for since it was last taken, and what every message was ever given."""

    def __init__(self) -> None:
        self._keys: set[str] = set()
        self.given: dict[str, dict[str, dict[Any, None]]] = {}
        """By message and argument, the values."""

    def note(self, key: str) -> None:
        """A message was asked for, there or not."""
        self._keys.add(key)

    def note_given(self, key: str, args: dict[str, Any]) -> None:
        """A message was said with arguments."""
        known = self.given.setdefault(key, {})
        for name, value in args.items():
            values = known.setdefault(name, {})
            if len(values) < MOST_VALUES and isinstance(value, str | int | float):
                values[value] = None

    def take(self) -> frozenset[str]:
        """The messages that were asked for; then it begins anew."""
        taken = frozenset(self._keys)
        self._keys.clear()
        return taken


def traced(words: Wording, trace: Trace) -> Wording:
    """The same messages, noting what is said. Whoever says something with them is alone."""
    made = words.spoken_by(_TracingBundle)
    for bundle in made.bundles:
        assert isinstance(bundle, _TracingBundle)
        bundle.trace = trace
    return made


class _TracingBundle(Bundle):
    """The messages of one language, noting what they are asked for."""

    def __init__(self, language: str, messages: Messages, behind: Sequence[Bundle]) -> None:
        super().__init__(language, messages, behind)
        self.trace = Trace()
        self._asked = ""

    def entry(self, key: str) -> Message | None:
        """A message, noted."""
        self.trace.note(key)
        return super().entry(key)

    def pattern(self, key: str, attribute: str) -> Pattern | None:
        """A pattern, which is filled in next."""
        self._asked = key
        return super().pattern(key, attribute)

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[str | FluentNone, list[Exception]]:
        """What it says; its arguments are noted."""
        self.trace.note_given(self._asked, args or {})
        return super().format_pattern(pattern, args)
