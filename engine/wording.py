"""Words things in a language: faults, refusals, events, effects, names of kinds and fields, from Fluent
messages.

The messages are handed in as text, because the engine reads no files. A message that a language lacks, or
that cannot be rendered in it, is said in the next language of its chain: that message alone, with everything
it refers to, by the grammar of that language. Whoever listens (`engine.gaps`) learns of it. What no language
of the chain can say is our mistake and raises at once: nobody should ever read a raw key.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, cast

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern, ResolverEnvironment
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from engine.gaps import Gap, note
from engine.messages import Messages
from engine.schema.faults import Fault, spell_path

LARGEST = 10**18
"""Numbers from here on are told digit by digit."""
MOST_DIGITS = 40
"""How many digits are told of a number that somebody made up."""


class WordingError(LookupError):
    """A message is missing in every language of a chain, or one of its arguments is."""


class Wording:
    """All messages of one language, and the languages behind it. What a later source says under the same key
    replaces the earlier."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str] | Messages,
        behind: Sequence[Wording] = (),
        bundle: type[Bundle] | None = None,
    ) -> None:
        self.language = language
        messages = sources if isinstance(sources, Messages) else Messages(sources)
        self._behind = tuple(behind)
        self._bundle: Bundle = (bundle or Bundle)(language, messages, [each._bundle for each in behind])
        self._chain = (self._bundle, *self._bundle.behind)

    @property
    def messages(self) -> Messages:
        """What the language says itself."""
        return self._bundle.messages

    def spoken_by(self, bundle: type[Bundle]) -> Wording:
        """The same messages, filled in by bundles of another class."""
        behind = [each.spoken_by(bundle) for each in self._behind]
        return Wording(self.language, self.messages, behind, bundle)

    @property
    def bundles(self) -> tuple[Bundle, ...]:
        """What speaks: the language itself, then those behind it."""
        return self._chain

    def with_message(self, language: str, key: str, source: str | None) -> Wording:
        """The same, but one message of a language reads otherwise, or is missing; what was parsed before is
        not parsed again. Nothing changes if that language does not speak here."""
        if all(each.language != language for each in self._chain):
            return self
        behind = [each.with_message(language, key, source) for each in self._behind]
        mine = self.language == language
        messages = self.messages.with_entry(key, source) if mine else self.messages
        made = Wording(self.language, messages, behind, type(self._bundle))
        made._bundle.take_parsed(self._bundle, without=key if mine else "")
        return made

    def attempt(self, key: str, args: Mapping[str, Any], attribute: str = "") -> tuple[str, list[Exception]]:
        """What the language itself says, and what is wrong with it. Raises `WordingError` if it has no such
        message."""
        pattern = self._bundle.pattern(key, attribute)
        if pattern is None:
            raise WordingError(f"{self.language}: no message {key} {attribute}".rstrip())
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(args))
        except RecursionError as error:
            return "", [error]
        return str(text), errors

    def note_language(self) -> None:
        """Tell whoever listens in which language most will be said, before anything is."""
        note(next((bundle.language for bundle in self._chain if bundle.messages), self.language))

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether there is such a message (or attribute of a message), in the language or behind it."""
        return any(bundle.pattern(key, attribute) is not None for bundle in self._chain)

    def say(self, key: str, args: Mapping[str, Any] | None = None, attribute: str = "") -> str:
        """The message ``key`` with its arguments filled in."""
        name = f"{key}.{attribute}" if attribute else key
        problem = f"{self.language}: no message {name}"
        given = {each: _sayable(value) for each, value in (args or {}).items()}
        for bundle in self._chain:
            pattern = bundle.pattern(key, attribute)
            if pattern is None:
                continue
            try:
                text, errors = bundle.format_pattern(pattern, given)
            except RecursionError as error:  # the library notices most messages that lead back to themselves
                text, errors = "", [error]
            if not errors:
                fell_back = bundle.language != self.language
                note(bundle.language, Gap(self.language, name, bundle.language) if fell_back else None)
                return str(text)
            problem = f"{bundle.language}: {name}: {errors[0]}"
        raise WordingError(problem)

    def fault(self, fault: Fault) -> str:
        """What a fault says: what is wrong, what is allowed, what was perhaps meant. Its path is not part
        of it."""
        args = dict(fault.args)
        if "wanted" in args and fault.key == "type":
            args["wanted"] = self.say(f"type-{args['wanted']}")
        if "family" in args:
            args["family"] = self.say(f"word-{args['family']}")
        if "need" in args:
            args["need"] = self.need(str(args["need"]))
        if "part" in args:
            args["part"] = self.say(f"part-{args['part']}")
        text = self.say(f"fault-{fault.key}", args)
        return f"{text} {self.say('fault-hint', {'hint': fault.hint})}" if fault.hint else text

    def need(self, need: str) -> str:
        """What must be known where a word stands: one fact, or one of several. Facts that people need not
        hear of have no message."""
        keys = [fact_key(fact) for fact in need.split("|")]
        said = [self.say(key) for key in keys if self.has(key)] or [self.say(keys[0])]
        text = said[-1]
        for first in reversed(said[:-1]):
            text = self.say("fact-or", {"first": first, "last": text})
        return text

    def located(self, fault: Fault) -> str:
        """A fault with its path in front."""
        path = spell_path(fault.path)
        return f"{path}: {self.fault(fault)}" if path else self.fault(fault)


def fact_key(fact: str) -> str:
    """The message that words a fact (`engine.schema.standing`)."""
    return f"fact-{fact.replace('_', '-')}"


def _sayable(value: Any) -> Any:
    """An argument as a message takes it. A number that somebody made up may be far too large to be set in
    groups of digits; what refuses it says how it begins."""
    if isinstance(value, int | float) and not -LARGEST < value < LARGEST:
        value = str(value)
        return value if len(value) <= MOST_DIGITS else f"{value[:MOST_DIGITS]}…"
    return value


def _number(value: Any, **how: Any) -> Any:
    """``NUMBER($is)`` in messages, as the library has it; what is told digit by digit stays so."""
    return value if isinstance(value, str) else fluent_number(value, **how)


def _megabytes(size: Any) -> Any:
    """``MEGABYTES($is)`` in messages: a number of bytes in megabytes, rounded up to a tenth, so that what is
    too large by a byte does not read like what is allowed."""
    return fluent_number(math.ceil(float(size) / 100_000) / 10, maximumFractionDigits=1)


_FUNCTIONS: dict[str, Callable[..., Any]] = {"MEGABYTES": _megabytes, "NUMBER": _number}
FUNCTIONS = frozenset(_FUNCTIONS)
"""What messages may call."""


class Bundle(FluentBundle):
    """The messages of one language, each parsed when it is first asked for. What they refer to and the
    language lacks is taken from the languages behind."""

    def __init__(self, language: str, messages: Messages, behind: Sequence[Bundle]) -> None:
        super().__init__([language], functions=_FUNCTIONS, use_isolating=False)
        self.language = language
        self.messages = messages
        self.behind = tuple(behind)

    def take_parsed(self, other: Bundle, without: str) -> None:
        """Take over what another bundle has parsed of the same messages, but for one."""
        self._compiled.update({key: each for key, each in list(other._compiled.items()) if key != without})

    def pattern(self, key: str, attribute: str) -> Pattern | None:
        """What a message or its attribute says, in just this language."""
        found = self.entry(key)
        if found is None:
            return None
        return found.attributes.get(attribute) if attribute else found.value

    def entry(self, key: str) -> Message | None:
        """A message, or a term by its id with the hyphen, in just this language; nothing if it is not there
        or not sound."""
        known = self._compiled.get(key)
        if known is None and key in self.messages:
            body = FluentResource(self.messages[key]).body
            parsed = next((each for each in body if isinstance(each, ast.Message | ast.Term)), None)
            if parsed is not None:  # threads that ask at once may each parse it; all of them get the same
                known = self._compiled.setdefault(key, self._compiler(parsed))
        return known

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """What a message refers to."""
        key = f"-{entry_id}" if term else entry_id
        own = self.entry(key)
        if own is not None:
            return own
        for bundle in self.behind:
            found = bundle.entry(key)
            if found is not None:
                if bundle.language != self.language:
                    note(bundle.language, Gap(self.language, key, bundle.language))
                return cast(Message, _Borrowed(found, bundle))
        raise LookupError(key)


class _Borrowed:
    """A message of another language, as one refers to it: said by the grammar of its own language."""

    def __init__(self, entry: Message, bundle: Bundle) -> None:
        self.value = entry.value and _said_by(bundle, entry.value)
        self.attributes = {name: _said_by(bundle, value) for name, value in entry.attributes.items()}


def _said_by(bundle: Bundle, pattern: Pattern) -> Callable[[ResolverEnvironment], Any]:
    def say(env: ResolverEnvironment) -> Any:
        asking, env.context = env.context, bundle
        try:
            return pattern(env)
        finally:
            env.context = asking

    return say
