"""What is wrong with a message that somebody wants to save. Nothing that these find can be saved: a broken
message would break every card that says it.

First how it is written, then what it refers to, then what it says in every case that can occur. What cards
and samples make of it is tried by `content.messages.uses`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.fallbacks import locale_folders
from content.messages.cases import say_cases
from content.messages.place import Place
from content.messages.reading import Argument, arguments_of, nodes, parse
from content.messages.writing import lines_before, source_of, tidy_text
from content.models.message import LONGEST
from content.wording import messages_of
from engine.messages import Messages
from engine.schema import Fault
from engine.schema.faults import closest
from engine.wording import FUNCTIONS

MOST_FAULTS = 8
MOST_NAMED = 12
"""So many names of allowed things are listed."""


def check_message(place: Place, text: str, given: Iterable[str] = ()) -> list[Fault]:
    """Everything that is wrong with a text for a message, at once. ``given`` are arguments that it is known
    to be given besides those that shipped messages use."""
    text = tidy_text(text)
    if not text.strip():
        return [Fault(("text",), "wording-empty")]
    if len(text) > LONGEST:
        return [Fault(("text",), "text-long", {"is": len(text), "longest": LONGEST})]
    strange = next((each for each in text if _is_strange(each)), "")
    if strange:
        line = text[: text.index(strange)].count("\n") + 1
        return [Fault(("text",), "wording-character", {"is": f"U+{ord(strange):04X}", "line": line})]
    source = source_of(place.key, text, place.shipped)
    faults = list(_written_wrongly(source))
    if not faults:
        faults = [*_refers_wrongly(place, source, set(given)), *_lacks(place, source)]
    return (faults or list(_fails(place, source)))[:MOST_FAULTS]


def _is_strange(letter: str) -> bool:
    """Characters that no text has: invisible commands, and those that mark places in rules texts."""
    code = ord(letter)
    return (code < 0x20 and letter != "\n") or 0x7F <= code < 0xA0 or 0xE000 <= code < 0xF900


def _line(source: str, offset: int) -> int:
    """The line of what somebody typed."""
    return max(1, source[:offset].count("\n") + 1 - lines_before(source))


def _written_wrongly(source: str) -> Iterator[Fault]:
    body = FluentParser().parse(source + "\n").body
    junk = [each for each in body if isinstance(each, ftl.Junk)]
    for each in junk:
        for note in each.annotations:
            start = note.span.start if note.span else 0
            told = {"code": note.code or "", "is": " ".join(map(str, note.arguments or ()))}
            yield Fault(("text",), "wording-syntax", {**told, "line": _line(source, min(start, len(source)))})
    if not junk and parse(source) is None:
        yield Fault(("text",), "wording-syntax", {"code": "", "is": "", "line": 1})


def _refers_wrongly(place: Place, source: str, given: set[str]) -> Iterator[Fault]:
    entry = parse(source)
    assert entry is not None
    known = set(place.arguments) | given
    told: set[str] = set()
    for each in nodes(entry):
        span = each.span if isinstance(each, ftl.SyntaxNode) else None
        line = _line(source, span.start if span else 0)
        found = _wrong_reference(place.messages, each, known, line)
        if found is not None and str(found.args["is"]) not in told:
            told.add(str(found.args["is"]))
            yield found


def _wrong_reference(messages: Messages, node: ftl.BaseNode, known: set[str], line: int) -> Fault | None:
    args: dict[str, str | int]
    match node:
        case ftl.VariableReference(id=ftl.Identifier(name=name)) if name not in known:
            allowed = [f"${each}" for each in known]
            args = {"is": f"${name}", "allowed": _named(allowed), "line": line}
            return Fault(("text",), "wording-argument", args, closest(f"${name}", allowed))
        case ftl.FunctionReference(id=ftl.Identifier(name=name)) if name not in FUNCTIONS:
            args = {"is": name, "allowed": _named(FUNCTIONS), "line": line}
            return Fault(("text",), "wording-function", args, closest(name, FUNCTIONS))
        case ftl.TermReference(id=ftl.Identifier(name=name), attribute=attribute):
            missing, hint = _missing(messages, f"-{name}", attribute)
            if missing:
                return Fault(("text",), "wording-term", {"is": missing, "line": line}, hint)
        case ftl.MessageReference(id=ftl.Identifier(name=name), attribute=attribute):
            missing, hint = _missing(messages, name, attribute)
            if missing:
                return Fault(("text",), "wording-message", {"is": missing, "line": line}, hint)
    return None


def _missing(messages: Messages, key: str, attribute: ftl.Identifier | None) -> tuple[str, str]:
    """What a reference names that is not there, and what was perhaps meant."""
    if key not in messages:
        return key, closest(key, [each for each in messages if each.startswith("-") == key.startswith("-")])
    entry = parse(messages[key])
    parts = [each.id.name for each in entry.attributes] if entry is not None else []
    if attribute is None or attribute.name in parts:
        return "", ""
    guess = closest(attribute.name, parts)
    return f"{key}.{attribute.name}", f"{key}.{guess}" if guess else ""


def _named(names: Iterable[str]) -> str:
    known = sorted(names)
    return ", ".join(known[:MOST_NAMED]) + (" …" if len(known) > MOST_NAMED else "") or "–"


def _lacks(place: Place, source: str) -> Iterator[Fault]:
    """What a text must not leave out: attributes that are asked for, and arguments that the source says. An
    argument that the shipped text of the language does without is no loss."""
    entry, shipped = parse(source), parse(place.shipped or place.source)
    assert entry is not None
    if shipped is not None:
        have = {each.id.name for each in entry.attributes}
        for each in shipped.attributes:
            if each.id.name not in have:
                yield Fault(("text",), "wording-attribute", {"is": each.id.name})
        if shipped.value is not None and entry.value is None:
            yield Fault(("text",), "wording-no-value")
    if not place.source or place.key.startswith("-"):
        return
    look = place.messages.get
    used = arguments_of(source, look)
    wanted = arguments_of(place.source, messages_of(place.source_language, place.game, locale_folders()).get)
    if place.shipped:
        before = arguments_of(place.shipped, look)
        wanted = {name: each for name, each in wanted.items() if name in before}
    else:
        wanted = {name: each for name, each in wanted.items() if each.is_printed or each.is_number}
    for name in wanted:
        if name not in used:
            yield Fault(("text",), "wording-lost", {"is": f"${name}"})


def _fails(place: Place, source: str) -> Iterator[Fault]:
    """Cases in which it cannot be said."""
    words = place.words.with_message(place.language, place.key, source)
    arguments = dict(place.arguments)
    for name, argument in arguments_of(source, words.messages.get).items():
        arguments[name] = joined = Argument()
        joined.join(argument)
        if name in place.arguments:
            joined.join(place.arguments[name])
    told: set[str] = set()
    for said in say_cases(words, place.key, source, arguments):
        if said.problem and said.problem not in told:
            told.add(said.problem)
            case = ", ".join(f"${name} = {value}" for name, value in said.case.items()) or "–"
            yield Fault(("text",), "wording-case", {"is": said.problem, "case": case})
