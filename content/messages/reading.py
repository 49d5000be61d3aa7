"""What a message is made of: the arguments it prints and chooses by, the messages, terms and functions that
it refers to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

Look = Callable[[str], str | None]
"""The source of a message or term by its id; terms have a hyphen before theirs."""

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


@dataclass(slots=True)
class Argument:
    """How a message uses what it is given under a name."""

    is_printed: bool = False
    is_number: bool = False
    """Whether it is counted, or formatted as a number."""
    choices: dict[str, None] = field(default_factory=dict)
    """The names that something is chosen by, and that are no plural."""
    numbers: dict[float, None] = field(default_factory=dict)
    """Numbers that have words of their own."""

    def join(self, other: Argument) -> None:
        """Add what another message does with it."""
        self.is_printed |= other.is_printed
        self.is_number |= other.is_number
        self.choices |= other.choices
        self.numbers |= other.numbers


@lru_cache(maxsize=8192)
def parse(source: str) -> ftl.Message | ftl.Term | None:
    """A message; nothing if it is not sound. Comments behind it belong to another one."""
    body = [
        each for each in FluentParser().parse(source + "\n").body if not isinstance(each, ftl.BaseComment)
    ]
    if len(body) != 1 or not isinstance(body[0], ftl.Message | ftl.Term):
        return None
    return body[0]


def nodes(node: ftl.BaseNode) -> Iterator[ftl.BaseNode]:
    """A part of a message and everything in it, in order."""
    yield node
    for name, value in vars(node).items():
        if name not in ("span", "comment"):
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ftl.BaseNode):
                    yield from nodes(child)


def arguments_of(source: str, look: Look, seen: frozenset[str] = frozenset()) -> dict[str, Argument]:
    """The arguments of a message and of the messages it refers to. Terms have none: what they are given
    stands in the message."""
    entry = parse(source)
    found: dict[str, Argument] = {}
    if entry is None:
        return found
    _collect(entry, found, look, seen | {entry.id.name})
    return found


def _collect(node: ftl.BaseNode, found: dict[str, Argument], look: Look, seen: frozenset[str]) -> None:
    for each in nodes(node):
        match each:
            case ftl.SelectExpression(selector=ftl.VariableReference(id=ftl.Identifier(name=name))):
                argument = found.setdefault(name, Argument())
                _add_keys(argument, each)
            case ftl.SelectExpression(selector=ftl.FunctionReference(arguments=given)):
                for name in _variables(given.positional):
                    argument = found.setdefault(name, Argument())
                    _add_keys(argument, each)
                    argument.is_number = True
            case ftl.FunctionReference(arguments=given):
                for name in _variables(given.positional):
                    found.setdefault(name, Argument()).is_number = True
            case ftl.Placeable(expression=ftl.VariableReference(id=ftl.Identifier(name=name))):
                found.setdefault(name, Argument()).is_printed = True
            case ftl.VariableReference(id=ftl.Identifier(name=name)):
                found.setdefault(name, Argument())
            case ftl.MessageReference(id=ftl.Identifier(name=name)) if name not in seen:
                source = look(name)
                inner = arguments_of(source, look, seen) if source is not None else {}
                for name, argument in inner.items():
                    found.setdefault(name, Argument()).join(argument)


def _variables(positional: list[ftl.InlineExpression | ftl.Placeable]) -> list[str]:
    return [each.id.name for each in positional if isinstance(each, ftl.VariableReference)]


def _add_keys(argument: Argument, choice: ftl.SelectExpression) -> None:
    names = [each.key.name for each in choice.variants if isinstance(each.key, ftl.Identifier)]
    numbers = [float(each.key.value) for each in choice.variants if isinstance(each.key, ftl.NumberLiteral)]
    argument.numbers |= dict.fromkeys(numbers)
    if numbers or (set(names) <= PLURALS and set(names) - {"other"}):
        argument.is_number = True
    argument.choices |= dict.fromkeys(name for name in names if not numbers or name not in PLURALS)


def plain_text(source: str, most: int = 160) -> str:
    """What a message says where nothing else is chosen, short enough for a list; the source if it is not
    sound."""
    entry = parse(source)
    if entry is None:
        return source.partition("=")[2].strip()[:most]
    patterns = [entry.value, *(each.value for each in entry.attributes)]
    text = " · ".join(" ".join(_flat(each).split()) for each in patterns if each is not None)
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def _flat(pattern: ftl.Pattern) -> str:
    return "".join(
        each.value if isinstance(each, ftl.TextElement) else _shown(each.expression)
        for each in pattern.elements
    )


def _shown(expression: ftl.InlineExpression | ftl.Placeable | ftl.SelectExpression) -> str:
    match expression:
        case ftl.StringLiteral(value=value) | ftl.NumberLiteral(value=value):
            return value
        case ftl.SelectExpression(variants=variants):
            return _flat(next(each.value for each in variants if each.default))
        case ftl.VariableReference(id=name):
            return f"{{${name.name}}}"
        case ftl.MessageReference(id=name):
            return f"{{{name.name}}}"
        case ftl.TermReference(id=name):
            return f"{{-{name.name}}}"
        case ftl.Placeable(expression=inner):
            return _shown(inner)
    return "{…}"
