"""What changed, for people: word by word in texts, line by line in compound values, old and new for the
rest."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from django.utils.translation import gettext as _

from content.disk.yaml_writer import write_yaml
from content.entries.document import NO_BASIS, NULL, Answer, Basis, Place
from content.merge import Change
from content.models import State
from content.wording import choice_name, field_name
from engine.games import games
from engine.schema import KindInfo
from engine.schema.shapes import Choice, ListOf, Nullable, Record, Shape, YesNo, holds_words
from engine.schema.walk import arranged
from engine.snapshot import EVERYWHERE, Framing

Op = Literal["same", "added", "removed"]


@dataclass(frozen=True, slots=True)
class Piece:
    """A run of text that stayed, came or went."""

    op: Op
    text: str


@dataclass(slots=True)
class ShownChange:
    """One changed place, ready to be shown."""

    label: str
    group: str
    before: str
    after: str
    pieces: list[Piece] = field(default_factory=list)
    is_block: bool = False
    art_before: str = ""
    art_after: str = ""
    note: str = ""
    has_words: bool = False
    """Whether it is of a field that holds words of the effect language."""
    is_told: bool = False
    """Whether the change of the rules text beside it says the same for people."""


def words_changed(before: str, after: str) -> list[Piece]:
    """A text compared word by word."""
    return _pieces(_words(before), _words(after))


def lines_changed(before: str, after: str) -> list[Piece]:
    """A compound value compared line by line."""
    return _pieces(before.splitlines(keepends=True), after.splitlines(keepends=True))


def _words(text: str) -> list[str]:
    return re.findall(r"\s+|\w+|[^\w\s]", text)


def _pieces(before: list[str], after: list[str]) -> list[Piece]:
    found: list[Piece] = []
    for op, a, b, c, d in difflib.SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if op == "equal":
            found.append(Piece("same", "".join(before[a:b])))
            continue
        if b > a:
            found.append(Piece("removed", "".join(before[a:b])))
        if d > c:
            found.append(Piece("added", "".join(after[c:d])))
    return found


class Shower:
    """Shows the changes of the entries of one game in a language: the one that is active, for names of our
    own stand in the catalogues of the interface."""

    def __init__(self, game: str, language_names: Mapping[str, str], spoken: str) -> None:
        self.game = games()[game]
        self.language_names = language_names
        self.spoken = spoken

    def changes(
        self, kind: str, changes: Iterable[Change], *, with_defaults: bool = True
    ) -> list[ShownChange]:
        """Changes from base to theirs, as `content.merge.difference` gives them. A field that is left out
        is shown by its default, unless the whole entry is new or gone."""
        found = []
        for each in changes:
            sides = each.base, each.theirs
            if with_defaults:
                sides = self.given(kind, each.place, each.base), self.given(kind, each.place, each.theirs)
            found.append(self.change(kind, each.place, *sides))
        return found

    def given(self, kind: str, place: Place, value: Any) -> Any:
        """A value, or the default of its field where it is left out."""
        if value is not None or place[0] != "data":
            return value
        info = self.game.kinds.get(kind)
        fields = info.record.fields if info else ()
        return next((each.default for each in fields if each.name == place[1]), None)

    def change(self, kind: str, place: Place, before: Any, after: Any) -> ShownChange:
        """One change."""
        old, new = self.value(kind, place, before), self.value(kind, place, after)
        shown = ShownChange(self.label(kind, place), place[0], old, new)
        if place[0] in ("texts", "translations", "notes", "own"):
            shown.pieces = words_changed(old, new)
            shown.note = " · ".join(filter(None, (self._quality(before, after), _confirmed(before, after))))
        elif place == ("art",):
            shown.art_before, shown.art_after = before or "", after or ""
        elif "\n" in old or "\n" in new:
            shown.pieces, shown.is_block = lines_changed(old, new), True
            shape = self._shape(kind, place[1]) if place[0] == "data" else None
            shown.has_words = shape is not None and holds_words(shape)
        return shown

    def label(self, kind: str, place: Place) -> str:
        """What a place is called."""
        match place:
            case ("copies",):
                return _("Copies")
            case ("art",):
                return _("Picture")
            case ("framing", layout):
                return _("Framing") if layout == EVERYWHERE else f"{_('Framing')} · {layout}"
            case ("data", name):
                return field_name(self.game.name, kind, name, self.spoken)
            case ("texts", address):
                return self._address(kind, address)
            case ("notes", address):
                return _("Note on %(text)s") % {"text": self._address(kind, address)}
            case ("own", address):
                return _("What %(text)s was written for") % {"text": self._address(kind, address)}
            case ("translations", language, address):
                return f"{self._address(kind, address)} · {self.language_names.get(language, language)}"
        return ".".join(place)

    def _address(self, kind: str, address: str) -> str:
        info = self.game.kinds.get(kind)
        return address_name(info, address, self.spoken) if info else address

    def value(self, kind: str, place: Place, value: Any) -> str:
        """What a value reads like."""
        if value is None or value is NULL or value == "":
            return ""
        if isinstance(value, Answer):
            return value.text
        if isinstance(value, Framing):
            return _("%(x)d %% across, %(y)d %% down, %(zoom)d %% large") % msgspec.structs.asdict(value)
        if isinstance(value, Basis):
            return value.confirmed_for or value.written_for
        if place[0] == "data":
            return self._data(self._shape(kind, place[1]), self._in_order(kind, place[1], value))
        return str(value)

    def _in_order(self, kind: str, name: str, value: Any) -> Any:
        """A value with its keys as people write them: snapshots sort them by the alphabet."""
        info = self.game.kinds.get(kind)
        return arranged(info.record, {name: value}, self.game).get(name, value) if info else value

    def _data(self, shape: Shape | None, value: Any) -> str:
        while isinstance(shape, Nullable):
            shape = shape.inner
        if isinstance(value, bool) or isinstance(shape, YesNo):
            return _("yes") if value else _("no")
        if isinstance(shape, Choice) and isinstance(value, str):
            return choice_name(value, self.spoken, self.game.name)
        if isinstance(value, list | dict):
            return write_yaml(value).rstrip("\n") if value else ""
        return str(value)

    def _shape(self, kind: str, name: str) -> Shape | None:
        info = self.game.kinds.get(kind)
        fields = info.record.fields if info else ()
        return next((each.shape for each in fields if each.name == name), None)

    @staticmethod
    def _quality(before: Any, after: Any) -> str:
        """What became of a translation's quality, if that changed."""
        old = before.quality if isinstance(before, Answer) else ""
        new = after.quality if isinstance(after, Answer) else ""
        if old == new or not new:
            return ""
        label = str(State(new).label)
        return f"{State(old).label} → {label}" if old else label


def _confirmed(before: Any, after: Any) -> str:
    """The reason with which an own rules text was confirmed, if that is new."""
    old, new = (
        each.basis if isinstance(each, Answer) else each if isinstance(each, Basis) else NO_BASIS
        for each in (before, after)
    )
    if new.because and (new.confirmed_for, new.because) != (old.confirmed_for, old.because):
        return _("confirmed: %(why)s") % {"why": new.because}
    return ""


def address_name(kind: KindInfo, address: str, language: str) -> str:
    """A text's address as people read it: fields by their names, items of a list by their ids."""
    shape: Shape | None = kind.record
    parts: list[str] = []
    so_far: list[str] = []
    for step in address.split("."):
        so_far.append(step)
        while isinstance(shape, Nullable):
            shape = shape.inner
        if isinstance(shape, Record) and any(each.name == step for each in shape.fields):
            shape = shape.field(step).shape
            parts.append(field_name(kind.game, kind.name, ".".join(so_far), language))
        else:
            shape = shape.item if isinstance(shape, ListOf) else None
            parts.append(step)
    return " › ".join(parts)
