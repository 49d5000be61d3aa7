"""The rules text of an entry in a language: rendered from its effects, or what a designer wrote instead.

A kind with effects has a text field beside them, ``text``, ``ability`` or ``talent``. Where it is empty in a
language, the rendered text is shown; where it is not, it is shown instead, with the rendered text in the
place of ``{effects}``. What the parts of an entry do, the encounters and special rules of an adventure, is
rendered part by part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, NamedTuple

import msgspec

from content.entries.document import Document
from content.entries.pack import PackContent
from content.own_text import PLACE, has_effects, own_field
from content.wording import wording
from engine.effects.spans import Told
from engine.effects.wording import Apart, EffectWording
from engine.effects.wording_grammar import grammar_of
from engine.games import games
from engine.gaps import Gap, Said, listening
from engine.schema import KindInfo, Path
from engine.schema.shapes import EFFECT, ListOf, Nullable, Record, Shape, Word
from engine.snapshot import Snapshot

Mark = Callable[[str, str], str]
"""Gives the mark of a part, by the field in which it stands and its id."""


@dataclass(frozen=True, slots=True)
class CardText:
    """A rules text as rendered, and what a designer wrote in that language, if anything."""

    rendered: str
    override: str = ""
    heard: Said = field(default=Said(""), compare=False)
    """The rendered text with the languages it is in, and what fell back in it."""
    names: tuple[str, ...] = field(default=(), compare=False)
    """The names of other entries that the rendered text may hold."""

    @property
    def shown(self) -> str:
        """What players read."""
        return self.override.replace(PLACE, self.rendered) if self.override else self.rendered

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """What fell back to another language in what players read: nothing where a designer's own words stand
        alone."""
        return self.heard.gaps if not self.override or PLACE in self.override else ()

    @property
    def said(self) -> Said:
        """What players read, with what fell back in it."""
        return Said(self.shown, self.heard.languages if self.gaps else (), self.gaps)


def card_text(content: Snapshot | PackContent, language: str, kind: str, slug: str) -> str:
    """The rules text that players read; nothing for kinds without effects."""
    return compare(content, language, kind, slug).said.repeat()


def compare(
    content: Snapshot | PackContent, language: str, kind: str, slug: str, document: Document | None = None
) -> CardText:
    """What the effects of an entry say, and what a designer wrote instead.

    ``document`` is the entry as somebody is editing it; the names of other entries come from the content. The
    effects must be sound.
    """
    info = games()[content.game].kinds[kind]
    if not has_effects(info):
        return CardText("")
    entry = _Entry(content, kind, slug, document)
    with listening(aside=True) as heard:
        rendered = _wording(entry, language).text(kind, entry.data)
    own = entry.text(language, own_field(info))
    return CardText(rendered, own, heard.said(rendered), tuple(entry.named))


def effects_apart(content: Snapshot | PackContent, language: str, kind: str, slug: str) -> list[Apart]:
    """The effects of an entry one by one, with their conditions and costs by themselves; none for kinds
    without."""
    if not has_effects(games()[content.game].kinds[kind]):
        return []
    entry = _Entry(content, kind, slug, None)
    words = _wording(entry, language)
    return [words.apart(kind, entry.data, effect) for effect in entry.data.get("effects", ())]


def part_texts(
    content: Snapshot | PackContent,
    language: str,
    kind: str,
    slug: str,
    document: Document | None = None,
    mark: Mark | None = None,
) -> dict[str, str]:
    """What the parts of an entry do, require and cost, by the address of the field that says so:
    ``rules.flood.effects``. Effects of the entry itself are no part of it.

    ``mark`` gives what is put behind the name of a part where something is done with it, by list and id: a
    book shows the number of its paragraph there.
    """
    said = said_parts(content, language, kind, slug, document, mark)
    return {address: text.repeat() for address, text in said.items()}


def said_parts(
    content: Snapshot | PackContent,
    language: str,
    kind: str,
    slug: str,
    document: Document | None = None,
    mark: Mark | None = None,
) -> dict[str, Said]:
    """The same, each with what fell back in it."""
    entry = _Entry(content, kind, slug, document)
    words = _wording(entry, language)
    found: dict[str, Said] = {}
    for part in _worded(entry.info.record, entry.data):
        if part.address == "effects":
            continue
        asks = isinstance(part.shape, ListOf) and part.shape.item == Word("condition")
        entry.mark = None if asks else mark
        with listening(aside=True) as heard:
            text = _part(words, kind, part.shape, part.value)
        found[part.address] = heard.said(text)
    return found


def tell_parts(
    content: Snapshot | PackContent,
    language: str,
    kind: str,
    slug: str,
    document: Document | None = None,
) -> dict[str, Told]:
    """What an entry and its parts do, require and cost, by the address of the field that says so, each
    stretch with its path in the entry's data. Effects of the entry itself are ``effects``."""
    entry = _Entry(content, kind, slug, document)
    words = _wording(entry, language)
    own = {"effects": words.tell(kind, entry.data)} if has_effects(entry.info) else {}
    parts = [each for each in _worded(entry.info.record, entry.data) if each.address not in own]
    told = {each.address: tell_part(words, kind, {}, each.shape, each.value, each.path) for each in parts}
    return own | told


def tell_part(
    words: EffectWording, kind: str, data: Mapping[str, Any], shape: Shape, value: Sequence[Any], path: Path
) -> Told:
    """What a field of an entry says, each stretch with its path. ``data`` are all fields of the entry,
    ``value`` is what stands at the path."""
    match shape:
        case ListOf(Word("operation")):
            return words.tell_sentences(kind, value, path)
        case ListOf(Word("condition")):
            return words.tell_condition(kind, value, path)
        case ListOf(Word("cost")):
            return words.tell_cost(kind, value, path)
    around = data if len(path) == 1 else {}  # a part of an entry speaks for itself
    return words.tell(kind, {**around, "effects": value}, path[:-1])


def _part(words: EffectWording, kind: str, shape: Shape, value: Any) -> str:
    match shape:
        case ListOf(Word("operation")):
            return words.sentences(kind, value)
        case ListOf(Word("condition")):
            return words.condition(kind, value)
        case ListOf(Word("cost")):
            return words.cost(kind, value)
    return words.text(kind, {"effects": value})


def words_of(kind: KindInfo, data: Mapping[str, Any]) -> list[str]:
    """The names of everything that the words of an entry are made of, as its file spells them: words,
    parameters, choices, what they refer to."""
    found: dict[str, None] = {}
    for part in _worded(kind.record, data):
        found.update(dict.fromkeys(_names(part.value)))
    return [name for name in found if name not in _FRAME]


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from _names(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _names(inner)
    elif isinstance(value, str):
        yield value


_FRAME = frozenset(field.name for field in EFFECT.fields)
"""What every effect has; nobody looks for that."""


def wording_for(
    content: Snapshot | PackContent, language: str, kind: str, slug: str, document: Document | None = None
) -> EffectWording:
    """Words what an entry does, with the names of what it refers to. ``document`` is the entry as somebody is
    editing it."""
    return _wording(_Entry(content, kind, slug, document), language)


class _Entry:
    """An entry of the content, or as somebody is editing it."""

    def __init__(
        self, content: Snapshot | PackContent, kind: str, slug: str, document: Document | None
    ) -> None:
        self.content, self.kind, self.slug, self.document = content, kind, slug, document
        self.info = games()[content.game].kinds[kind]
        self.mark: Mark | None = None
        self.named: dict[str, None] = {}
        if document is None and isinstance(content, PackContent):
            self.document = content.documents[kind, slug]

    @cached_property
    def data(self) -> dict[str, Any]:
        """Its fields besides texts, as plain data."""
        if self.document is not None:
            return self.document.data
        assert isinstance(self.content, Snapshot)
        plain: dict[str, Any] = msgspec.to_builtins(self.content.entries[self.kind][self.slug].data)
        return plain

    def text(self, language: str, address: str) -> str:
        """A text of it in just this language."""
        if self.document is not None:
            return _document_text(self.document, language, address, self.content.source)
        return _text(self.content, language, self.kind, self.slug, address)

    def name(self, language: str, of_kind: str, of_slug: str) -> str:
        """The name of another entry, or of a part of this one."""
        content = self.content
        if of_kind.startswith("#"):
            size = grammar_of(content.game).size_of(self.data, of_kind[1:], of_slug)
            return "one" if size == 1 else "many"
        if of_kind.startswith("@"):
            return self.mark(of_kind[1:], of_slug) if self.mark else ""
        if of_kind.startswith("."):
            grammar = grammar_of(content.game)
            address = f"{of_kind[1:]}.{of_slug}.{grammar.titles.get(of_kind[1:], 'name')}"
            stands_for = grammar.stands_for(self.data, of_kind[1:], of_slug)
            own = self.text(language, address) or self.text(content.source, address)
            if own and self.mark is not None and of_kind[1:] not in grammar.titles:
                own += self.mark(of_kind[1:], of_slug)  # what is named by its whole text has just been read
            return (
                own
                or ", ".join(self.name(language, *each) for each in stands_for)
                or grammar.unnamed(of_kind[1:], of_slug)
            )
        title = games()[content.game].kinds[of_kind].title_field
        found = (
            _text(content, language, of_kind, of_slug, title)
            or _text(content, content.source, of_kind, of_slug, title)
            or of_slug
        )
        self.named[found] = None
        return found


def _wording(entry: _Entry, language: str) -> EffectWording:
    game = entry.content.game
    return EffectWording(
        wording(language, game, entry.content.source), games()[game], partial(entry.name, language)
    )


class _Part(NamedTuple):
    """A field that holds words: its address, in which the items of a list have their id or number, its path,
    and what it holds."""

    address: str
    path: Path
    shape: Shape
    value: Any


def _worded(shape: Shape, value: Any, address: str = "", path: Path = ()) -> Iterator[_Part]:
    """Every field that holds words."""
    match shape:
        case ListOf(Word()) | ListOf(Record("effect")):
            if value:
                yield _Part(address, path, shape, value)
        case ListOf(item):
            for number, part in enumerate(value or ()):
                name = part.get("id", number) if isinstance(part, dict) else number
                yield from _worded(item, part, f"{address}.{name}", (*path, number))
        case Nullable(inner) if value is not None:
            yield from _worded(inner, value, address, path)
        case Record(_, fields):
            for field in fields:
                inside = f"{address}.{field.name}".lstrip(".")
                yield from _worded(field.shape, value.get(field.name), inside, (*path, field.name))


def _text(content: Snapshot | PackContent, language: str, kind: str, slug: str, field: str) -> str:
    """A text in just this language."""
    if isinstance(content, PackContent):
        document = content.documents.get((kind, slug))
        return _document_text(document, language, field, content.source) if document else ""
    return content.texts.get(language, {}).get(f"{kind}/{slug}/{field}", "")


def _document_text(document: Document, language: str, field: str, source: str) -> str:
    if language == source:
        return document.texts.get(field, "")
    answer = document.translations.get(language, {}).get(field)
    return answer.text if answer is not None else ""
