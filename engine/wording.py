"""Words things in a language: faults, refusals, events, effects, names of kinds and fields, from Fluent
messages.

The messages are handed in as text, because the engine reads no files. A message that is missing or cannot be
rendered is our mistake and raises at once: nobody should ever read a raw key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from engine.schema.faults import Fault, written


class WordingError(LookupError):
    """A message is missing in a language, or one of its arguments is."""


class Wording:
    """All messages of one language. What a later source says under the same key replaces the earlier."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message (or attribute of a message)."""
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The message ``key`` with its arguments filled in."""
        if not self.has(key, attribute):
            raise WordingError(f"{self.language}: no message {key}{attribute and '.' + attribute}")
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise WordingError(f"{self.language}: {key}: {errors[0]}")
        return str(text)

    def fault(self, fault: Fault) -> str:
        """What a fault says: what is wrong, what is allowed, what was perhaps meant. Its path is not part
        of it."""
        args = dict(fault.args)
        if "wanted" in args and fault.key == "type":
            args["wanted"] = self.say(f"type-{args['wanted']}")
        if "family" in args:
            args["family"] = self.say(f"word-{args['family']}")
        if "part" in args:
            args["part"] = self.say(f"part-{args['part']}")
        text = self.say(f"fault-{fault.key}", args)
        return f"{text} {self.say('fault-hint', {'hint': fault.hint})}" if fault.hint else text

    def located(self, fault: Fault) -> str:
        """A fault with its path in front."""
        path = written(fault.path)
        return f"{path}: {self.fault(fault)}" if path else self.fault(fault)
