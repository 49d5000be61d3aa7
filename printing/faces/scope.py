"""What a binding can read: fields of an entry, its texts, its rules text, entries it refers to, and names
that a layout gives. Everything read is noted, so that a composed face knows what it depends on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

from content.wording import choice_name, is_instead, kind_name
from engine.games import games
from engine.gaps import Gap, Said, forget_with, listening
from engine.schema.grid import GridMap
from engine.schema.shapes import Drawing, ListOf, Nullable, Record, Reference, Shape, Text, Word
from engine.snapshot import EVERYWHERE, WHOLE, Card, Framing
from engine.wording import Wording
from printing.face import Source
from printing.material import Material, with_numbers
from printing.text.spoken import Spoken, spoken

BUILTINS = ("rules", "copies", "slug", "kind", "kind_name", "art", "key")
"""What every entry has besides its fields."""
NUMBERS = "numbers of paragraphs"
"""The name under which a book keeps the numbers of its paragraphs; no binding can be called like that."""
ROMAN = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


@dataclass(slots=True)
class Reads:
    """What a drawing depends on, with the values it had."""

    entries: dict[tuple[str, str], Card] = field(default_factory=dict)
    texts: dict[tuple[str, str, str], str] = field(default_factory=dict)
    rules: dict[tuple[str, str, str], Said] = field(default_factory=dict)
    kinds: dict[str, tuple[str, ...]] = field(default_factory=dict)
    labels: dict[tuple[Label, str], Said] = field(default_factory=dict)
    untranslated: dict[str, None] = field(default_factory=dict)

    def still_hold(self, material: Material) -> bool:
        """Whether everything is as it was."""
        for (kind, slug), card in self.entries.items():
            if material.entries(kind).get(slug) != card:
                return False
        text = material.text
        return (
            all(text(*place) == was for place, was in self.texts.items())
            and all(
                material.is_untranslated(*place) == ("/".join(place) in self.untranslated)
                for place in self.texts
            )
            and all(material.said_rules(*place) == was for place, was in self.rules.items())
            and all(tuple(material.entries(kind)) == was for kind, was in self.kinds.items())
            and all(label(*name, material) == was for name, was in self.labels.items())
        )

    def rules_gaps(self) -> dict[str, tuple[Gap, ...]]:
        """By entry (``kind/slug``), the messages of its rules text that the language lacks."""
        found: dict[str, tuple[Gap, ...]] = {}
        for (kind, slug, _address), said in self.rules.items():
            if said.gaps:
                place = f"{kind}/{slug}"
                found[place] = tuple(dict.fromkeys((*found.get(place, ()), *said.gaps)))
        return found

    def label_gaps(self) -> tuple[Gap, ...]:
        """The labels that the language lacks."""
        return tuple(dict.fromkeys(gap for said in self.labels.values() for gap in said.gaps))


@cache
def _shapes(game: str, kind: str) -> dict[str, Shape]:
    return {field.name: field.shape for field in games()[game].kinds[kind].record.fields}


Label = Literal["message", "kind", "choice"]
"""What a face says besides texts of entries: a message, the name of a kind or of a choice."""


def label(sort: Label, name: str, material: Material) -> Said:
    """What a face says in the language of the material; nothing if there is no such message."""
    made = _said_label if is_instead() else _label
    return made(sort, name, material.words, material.game, material.source)


def _said_label(sort: Label, name: str, words: Wording, game: str, source: str) -> Said:
    with listening(aside=True) as heard:
        match sort:
            case "message":
                text = words.say(name) if words.has(name) else ""
            case "kind":
                text = kind_name(game, name, words.language, source=source)
            case "choice":
                text = choice_name(name, words.language, game, source)
    return heard.said(text)


_label = cache(_said_label)  # what messages say does not change as long as nobody writes others
forget_with(_label.cache_clear)


class Entry:
    """An entry as a binding sees it."""

    __slots__ = ("card", "kind", "scope", "slug")

    def __init__(self, scope: Scope, kind: str, slug: str) -> None:
        self.scope, self.kind, self.slug = scope, kind, slug
        self.card = scope.material.entry(kind, slug)
        scope.reads.entries[kind, slug] = self.card

    def get(self, name: str) -> Any:
        """A field, a text or one of the builtins."""
        scope = self.scope
        own = scope.shapes(self.kind).get(name)
        if own is not None:  # adventures have a list of special rules; a field goes before what all have
            return scope.value(own, self.card.data, name, name, self)
        if name == "rules":
            return scope.rules(self, "")
        if name == "kind_name":
            return scope.kind_name(self.kind)
        return {
            "copies": self.card.copies,
            "slug": self.slug,
            "kind": self.kind,
            "art": Pictured.of(self.card),
            "key": f"{self.kind}/{self.slug}",
        }[name]

    def sources(self, name: str) -> tuple[Source, ...]:
        """Where what `get` gives stands."""
        own = self.scope.shapes(self.kind).get(name)
        if own is not None:
            return (Source(self.kind, self.slug, _sort(own), name),)
        if name == "rules":
            return (Source(self.kind, self.slug, "rules", ""),)
        return (Source(self.kind, self.slug, "entry", name),) if name in ("copies", "art") else ()


class Part:
    """A record inside an entry as a binding sees it."""

    __slots__ = ("address", "data", "entry", "record")

    def __init__(self, record: Record, data: Any, address: str, entry: Entry) -> None:
        self.record, self.data, self.address, self.entry = record, data, address, entry

    def get(self, name: str) -> Any:
        """A field or text of the record."""
        shape = self.record.field(name).shape
        return self.entry.scope.value(shape, self.data, name, f"{self.address}.{name}", self.entry)

    def sources(self, name: str) -> tuple[Source, ...]:
        """Where what `get` gives stands."""
        sort = _sort(self.record.field(name).shape)
        return (Source(self.entry.kind, self.entry.slug, sort, f"{self.address}.{name}"),)


class Scope:
    """Where bindings look up names: what the layout gives first, then the entry."""

    def __init__(self, material: Material, reads: Reads, kind: str = "", slug: str = "") -> None:
        self.material = material
        self.reads = reads
        self.names: dict[str, Any] = {}
        self.given: dict[str, tuple[Source, ...]] = {}
        """What names are read from, as far as somebody wants to know."""
        self.entry = Entry(self, kind, slug) if kind else None

    def inner(self, names: dict[str, Any], given: Mapping[str, tuple[Source, ...]] | None = None) -> Scope:
        """The same with some more names, and what they are read from."""
        scope = Scope.__new__(Scope)
        scope.material, scope.reads, scope.entry = self.material, self.reads, self.entry
        scope.names = {**self.names, **names}
        scope.given = {**self.given, **given} if given else self.given
        return scope

    def read(self, path: tuple[str, ...]) -> Any:
        """What a path leads to; nothing (an empty text) where it ends too early."""
        first = path[0]
        if first in self.names:
            value = self.names[first]
        elif self.entry is not None:
            value = self.entry.get(first)
        else:
            return ""
        for step in path[1:]:
            if isinstance(value, Entry | Part):
                value = value.get(step)
            elif isinstance(value, Referred):
                value = value.entry().get(step)
            elif isinstance(value, list | tuple):
                value = value[int(step)] if step.isdigit() and int(step) < len(value) else ""
            elif isinstance(value, dict):
                value = value.get(step, "")
            else:
                return ""
        return value

    def sources(self, path: tuple[str, ...]) -> tuple[Source, ...]:
        """The places in entries that a path is read from, as `read` reads it."""
        first, steps = path[0], path[1:]
        known: tuple[Source, ...]
        value: Any
        if first in self.names:
            value, known = self.names[first], self.given.get(first, ())
        elif self.entry is not None:
            value, known = self.entry.get(first), self.entry.sources(first)
        else:
            return ()
        for step in steps:
            if isinstance(value, Referred):
                value = value.entry()
            if isinstance(value, Entry | Part):
                value, known = value.get(step), value.sources(step)
            elif isinstance(value, list | tuple) and step.isdigit() and int(step) < len(value):
                value, known = value[int(step)], item_sources(known, int(step))
            elif isinstance(value, dict) and step in value:
                value, known = value[step], tuple(_under(each, step) for each in known)
            else:
                break
        if isinstance(value, Part) and not known:
            return (Source(value.entry.kind, value.entry.slug, "field", value.address),)
        return known

    def shapes(self, kind: str) -> dict[str, Shape]:
        """The fields of a kind and their shapes."""
        return _shapes(self.material.game, kind)

    def entries(self, kind: str) -> list[Entry]:
        """All entries of a kind."""
        slugs = tuple(self.material.entries(kind))
        self.reads.kinds[kind] = slugs
        return [Entry(self, kind, slug) for slug in slugs]

    def say(self, key: str) -> str:
        """A message."""
        return self._label("message", key)

    def _label(self, sort: Label, name: str) -> str:
        said = self.reads.labels[sort, name] = label(sort, name, self.material)
        return spoken(said.text, said.languages, self.material.language)

    def paragraph(self, of: str, id_: str) -> str:
        """The number of a part in the book that is being set, by its list and id; nothing if it has none."""
        numbers: dict[str, int] = self.names.get(NUMBERS, {})
        return str(numbers.get(f"{of}.{id_}", ""))

    def part(self, of: str, id_: str) -> Any:
        """The part of a list of the entry that bears an id; nothing if there is none."""
        found = self.entry.get(of) if self.entry is not None else []
        return next((each for each in found if isinstance(each, Part) and each.data.id == id_), "")

    def kind_name(self, kind: str) -> str:
        """The name of a kind in the language of the print."""
        return self._label("kind", kind)

    def choice(self, value: Any) -> str:
        """The name of a choice in the language of the print."""
        return self._label("choice", str(value))

    def value(self, shape: Shape, data: Any, name: str, address: str, entry: Entry) -> Any:
        """A field as bindings use it: texts translated, records and references to go on from."""
        if isinstance(shape, Text):
            return self._text(entry, address)
        raw = getattr(data, name)
        return self._shaped(shape, raw, address, entry)

    def _shaped(self, shape: Shape, raw: Any, address: str, entry: Entry) -> Any:
        if isinstance(shape, Nullable):
            return "" if raw is None else self._shaped(shape.inner, raw, address, entry)
        if isinstance(shape, Reference):
            return Referred(raw, shape.kind, self)
        if isinstance(shape, Drawing):
            return Drawn(raw, shape)
        if isinstance(shape, Record):
            return Part(shape, raw, address, entry)
        if isinstance(shape, ListOf) and _is_worded(shape.item):
            return self.rules(entry, address)
        if isinstance(shape, ListOf):
            return [
                self._shaped(shape.item, item, f"{address}.{getattr(item, 'id', number)}", entry)
                for number, item in enumerate(raw)
            ]
        return raw

    def rules(self, entry: Entry, address: str) -> str:
        """What an entry does, or what stands at an address within it."""
        said = self.material.said_rules(entry.kind, entry.slug, address)
        self.reads.rules[entry.kind, entry.slug, address] = said
        text = with_numbers(said.text, self.names.get(NUMBERS, {}))
        return spoken(text, said.languages, self.material.language)

    def _text(self, entry: Entry, address: str) -> str:
        material, kind, slug = self.material, entry.kind, entry.slug
        text = material.text(kind, slug, address)
        self.reads.texts[kind, slug, address] = text
        if material.is_untranslated(kind, slug, address):
            self.reads.untranslated[f"{kind}/{slug}/{address}"] = None
            return Spoken(text, (material.source,))
        return text


def item_sources(of: tuple[Source, ...], index: int) -> tuple[Source, ...]:
    """Where an item of a list stands, by what the list is read from."""
    return tuple(_under(each, str(index)) for each in of)


def _under(source: Source, step: str) -> Source:
    return replace(source, address=f"{source.address}.{step}")


def _sort(shape: Shape) -> Literal["field", "text", "rules"]:
    """What sort of place a field is."""
    while isinstance(shape, Nullable):
        shape = shape.inner
    if isinstance(shape, Text):
        return "text"
    return "rules" if isinstance(shape, ListOf) and _is_worded(shape.item) else "field"


def _is_worded(item: Shape) -> bool:
    """Whether a list of such items is read as the sentence it makes."""
    return isinstance(item, Word) or (isinstance(item, Record) and item.name == "effect")


class Referred(str):
    """The slug of an entry that a field refers to; a path goes on into that entry."""

    __slots__ = ("kind", "scope")

    kind: str
    scope: Scope

    def __new__(cls, slug: str, kind: str, scope: Scope) -> Referred:
        made = super().__new__(cls, slug)
        made.kind, made.scope = kind, scope
        return made

    def entry(self) -> Entry:
        """The entry."""
        return Entry(self.scope, self.kind, str(self))


class Pictured(str):
    """The hash of the picture of an entry, with how the entry frames it."""

    __slots__ = ("framings",)

    framings: Mapping[str, Framing]

    @classmethod
    def of(cls, card: Card) -> Pictured:
        """The picture of an entry; nothing, an empty text, if it has none."""
        made = cls(card.art)
        made.framings = card.framing
        return made

    def framing(self, layout: str) -> Framing:
        """How it is seen on a layout."""
        return self.framings.get(layout) or self.framings.get(EVERYWHERE) or WHOLE


class Drawn(str):
    """A map drawn as text, with what its characters mean."""

    __slots__ = ("shape",)

    shape: Drawing

    def __new__(cls, drawing: str, shape: Drawing) -> Drawn:
        made = super().__new__(cls, drawing)
        made.shape = shape
        return made

    def grid(self) -> GridMap:
        """The map, read."""
        return self.shape.spec.parse(str(self))
