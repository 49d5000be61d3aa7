"""What stands beside a field for those who ask: what it means, what may be entered, and what another entry of
the game has there. All of it is read from declarations and content; only the meaning is written
(``.help`` of a field, in ``kinds.ftl``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
from django.urls import reverse
from django.utils.translation import gettext as _

from content.cardtext import card_text
from content.models import Pack
from content.snapshots import kept_draft
from content.wording import choice_name, field_help, field_name, kind_name
from engine.games import games
from engine.schema import Game, KindInfo
from engine.schema.shapes import (
    HIGHEST,
    LOWEST,
    Choice,
    Drawing,
    Duration,
    Field,
    IdString,
    ListOf,
    MapOf,
    Nullable,
    PlainString,
    Record,
    Reference,
    Shape,
    Text,
    WholeNumber,
    Word,
    YesNo,
    holds_words,
)
from engine.snapshot import Snapshot, SnapshotError

LONGEST_EXAMPLE = 160


@dataclass(frozen=True, slots=True)
class Hint:
    """What is said about a field."""

    name: str
    label: str
    meaning: str
    allowed: str
    example: str = ""
    example_of: str = ""
    """The title of the entry that the example is from."""
    link: str = ""
    """Where all fields of the kind are explained; for words, the words of the game."""
    parts: list[Hint] = field(default_factory=list)
    """What a part of it consists of."""

    @property
    def anchor(self) -> str:
        """By which the page of all fields names it."""
        return f"field-{self.name.replace('.', '-')}"


def hint_of(pack: Pack, kind: KindInfo, name: str, language: str, slug: str = "") -> Hint:
    """What is said about a field of a kind. The example is of another entry than the one with the slug."""
    game = games()[pack.pk]
    declared = kind.record.field(name)
    example, example_of = _example(pack, kind, declared, language, slug)
    is_worded = holds_words(declared.shape) and not isinstance(_one(declared.shape), Record | Text)
    link = reverse("admin:help_fields", args=(game.name, kind.name))
    made = _hint(game, kind, declared, name, language)
    return Hint(
        made.name,
        made.label,
        made.meaning,
        made.allowed,
        example,
        example_of,
        reverse("admin:help_words", args=(game.name,)) if is_worded else f"{link}#{made.anchor}",
        made.parts,
    )


def hints_of(pack: Pack, kind: KindInfo, language: str) -> list[Hint]:
    """What is said about all fields of a kind."""
    return [hint_of(pack, kind, each.name, language) for each in kind.record.fields]


def nested_fields(shape: Shape, path: str) -> Iterator[tuple[str, Field]]:
    """The fields inside a field, by their paths; the parts of effects are words and not told here."""
    inner = _one(shape)
    if isinstance(inner, Record) and inner.name != "effect":
        for each in inner.fields:
            yield f"{path}.{each.name}", each
            yield from nested_fields(each.shape, f"{path}.{each.name}")


def _hint(game: Game, kind: KindInfo, declared: Field, path: str, language: str) -> Hint:
    inner = _one(declared.shape)
    parts = []
    if isinstance(inner, Record) and inner.name != "effect":
        parts = [_hint(game, kind, each, f"{path}.{each.name}", language) for each in inner.fields]
    return Hint(
        path,
        field_name(game.name, kind.name, path, language),
        field_help(game.name, kind.name, path, language),
        allowed(declared.shape, game, language, required=declared.required),
        parts=parts,
    )


def _one(shape: Shape) -> Shape:
    """The shape of a single value of what may be empty, or of many."""
    while isinstance(shape, Nullable | ListOf):
        shape = shape.inner if isinstance(shape, Nullable) else shape.item
    return shape


def allowed(shape: Shape, game: Game, language: str, *, required: bool = True) -> str:
    """What may be entered, as a sentence."""
    match shape:
        case Nullable(inner):
            return _("%(what)s Can be left empty.") % {"what": allowed(inner, game, language)}
        case ListOf(item, low, high) if isinstance(item, Choice | WholeNumber | Reference):
            what = allowed(item, game, language)
            return _("%(low)d to %(high)d values in order. Each: %(what)s") % _bounds(low, high, what)
        case ListOf(Record() as record, low, high) if record.name != "effect":
            return _("A list of %(low)d to %(high)d parts.") % _bounds(low, high)
        case Record():
            return _("A group of fields.")
        case ListOf() | Word() | Duration() if holds_words(shape) or isinstance(shape, Duration):
            return _("Words of the game; the builder offers those that fit.")
        case ListOf(item, low, high):
            return _("A list of %(low)d to %(high)d parts.") % _bounds(low, high)
    return _single(shape, game, language)


def _single(shape: Shape, game: Game, language: str) -> str:
    match shape:
        case WholeNumber(low, high) if low > LOWEST and high < HIGHEST:
            return _("A whole number from %(low)d to %(high)d.") % {"low": low, "high": high}
        case WholeNumber():
            return _("A whole number.")
        case YesNo():
            return _("Yes or no.")
        case Choice(options):
            names = ", ".join(choice_name(each, language, game.name) for each in options)
            return _("One of: %(names)s.") % {"names": names}
        case Reference(kind):
            return _("An entry of the kind %(kind)s.") % {"kind": kind_name(game.name, kind, language)}
        case Text(mark):
            return _("A text of at most %(n)d characters, translated into every language.") % {
                "n": mark.longest
            }
        case Drawing():
            return _("A drawing, painted space by space.")
        case IdString():
            return _("A short name in lower-case letters, digits and underscores.")
        case PlainString():
            return _("The short name of another part of the entry.")
        case MapOf():
            return _("Values, each under its name.")
    return ""


def _bounds(low: int, high: int, what: str = "") -> dict[str, Any]:
    return {"low": low, "high": high, "what": what}


def _example(pack: Pack, kind: KindInfo, declared: Field, language: str, slug: str) -> tuple[str, str]:
    """What another entry of the kind has there, and what that entry is called; nothing if none has any."""
    try:
        snapshot = kept_draft(pack)
    except SnapshotError:
        return "", ""
    for other, entry in sorted(snapshot.entries.get(kind.name, {}).items()):
        if other == slug:
            continue
        shown = _shown(snapshot, kind, other, declared, msgspec.to_builtins(entry.data), language)
        if shown:
            title = snapshot.text(language, kind.name, other, kind.title_field) or other
            return shown[:LONGEST_EXAMPLE], title if title != shown else ""
    return "", ""


def _shown(
    snapshot: Snapshot, kind: KindInfo, slug: str, declared: Field, data: dict[str, Any], language: str
) -> str:
    shape = declared.shape
    if isinstance(shape, Text):
        return snapshot.text(language, kind.name, slug, declared.name)
    value = data.get(declared.name, declared.default)
    if value in (None, "", [], (), {}):
        return ""
    if (holds_words(shape) and not isinstance(_one(shape), Record)) or declared.name == "effects":
        try:
            return card_text(snapshot, language, kind.name, slug)
        except LookupError:  # a game whose words nobody has put into this language yet
            return ""
    return _said(_one(shape), value, kind.game, snapshot, language)


def _said(shape: Shape, value: Any, game: str, snapshot: Snapshot, language: str) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(filter(None, (_said(shape, each, game, snapshot, language) for each in value)))
    match shape:
        case YesNo():
            return _("yes") if value else ""
        case WholeNumber():
            return str(value)
        case Choice():
            return choice_name(str(value), language, game)
        case Reference(kind):
            info = games()[game].kinds[kind]
            return snapshot.text(language, kind, str(value), info.title_field) or str(value)
    return ""
