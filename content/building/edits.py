"""Edits: each changes one part of an entry and leaves the rest as it is. They are plain data, so that a page
can send them and a test can make them up.

Paths begin at the entry: ``["effects", 0, "do", 1, "gain", "amount"]``. A word's parameters stand below its
name whether it is written with them or bare.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from content.building.filling import Filling
from content.disk.list_pairs import same
from content.disk.yaml_reader import read_yaml
from engine.schema import Game, Path, WordInfo
from engine.schema.places import place_at
from engine.schema.shapes import Field, ListOf, MapOf, Nullable, PlainString, Record, Shape, Word
from engine.schema.standing import Facts, judgement
from engine.schema.validate import read


class Give(msgspec.Struct, frozen=True, tag="give"):
    """Give a parameter or field a value."""

    path: Path
    value: Any


class Write(msgspec.Struct, frozen=True, tag="write"):
    """Give a part the value that a text says, as YAML: for what has no control of its own."""

    path: Path
    text: str


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """Put another word where one stands; parameters that both have stay."""

    path: Path
    word: str


class Insert(msgspec.Struct, frozen=True, tag="insert"):
    """Put one more item into a list, at a place in it, or something where there is nothing; ``word`` is the
    word to begin with, where it is one or holds one."""

    path: Path
    index: int
    word: str = ""


class Remove(msgspec.Struct, frozen=True, tag="remove"):
    """Take an item out of its list, or leave a field to its default."""

    path: Path


class Move(msgspec.Struct, frozen=True, tag="move"):
    """Put an item of a list somewhere else: ``to`` is a list of the same sort and the place in it, counted
    without the item."""

    path: Path
    to: Path


class Wrap(msgspec.Struct, frozen=True, tag="wrap"):
    """Put a word around one that stands in a list, so that it stands inside."""

    path: Path
    word: str


Edit = Give | Write | Replace | Insert | Remove | Move | Wrap


class EditError(LookupError):
    """An edit of something that is not there, or that cannot be done there."""


@dataclass(frozen=True, slots=True)
class Edited:
    """The fields of an entry after an edit, and the path of what was edited."""

    fields: dict[str, Any]
    at: Path


_LEFT_OUT: Any = object()
Change = Callable[[Shape, Any], Any]


class Editing:
    """Edits the entries of a kind."""

    def __init__(self, game: Game, kind: str, filling: Filling) -> None:
        self.game, self.kind, self.filling = game, kind, filling

    def apply(self, fields: dict[str, Any], edit: Edit) -> Edited:
        """The fields with an edit made; an `EditError` if it cannot be."""
        if not edit.path:
            raise EditError("an entry itself is not edited")
        try:
            return self._apply(fields, edit)
        except (LookupError, StopIteration, TypeError) as error:
            raise error if isinstance(error, EditError) else EditError(str(error)) from error

    def _apply(self, fields: dict[str, Any], edit: Edit) -> Edited:
        path = edit.path
        match edit:
            case Give(_, value):
                return Edited(self._change(fields, path, lambda _shape, _old: value), path)
            case Write(_, text):
                file = read_yaml(text.encode())
                if file.faults:
                    raise EditError("the text cannot be read")
                return Edited(self._change(fields, path, lambda _shape, _old: file.value), path)
            case Replace(_, word):
                return self._replace(fields, path, word)
            case Insert(_, index, word):
                return self._insert(fields, path, index, word)
            case Remove():
                return self._remove(fields, path)
            case Move(_, to):
                return self._move(fields, path, to)
            case Wrap(_, word):
                return self._wrap(fields, path, word)

    def _facts(self, fields: dict[str, Any], path: Path) -> Facts | None:
        return place_at(self.game, self.kind, path, fields).facts

    def _change(self, fields: dict[str, Any], path: Path, change: Change) -> dict[str, Any]:
        record = self.game.kinds[self.kind].record
        changed: dict[str, Any] = self._changed(record, fields, path, change)
        return changed

    def _changed(self, shape: Shape, value: Any, path: Path, change: Change) -> Any:
        """A value in which what stands at a path is another."""
        while isinstance(shape, Nullable):
            shape = shape.inner
        if not path:
            return change(shape, value)
        step, rest = path[0], path[1:]
        match shape:
            case Record() if isinstance(value, dict):
                if all(each.name != step for each in shape.fields):
                    return _change_undeclared(value, str(step), rest, change)
                each = shape.field(str(step))
                old = value.get(each.name, each.default)
                new = self._changed(each.shape, old, rest, change)
                return value if same(new, old) else _with_field(shape, value, each, new)
            case ListOf(item) if isinstance(value, list) and isinstance(step, int) and 0 <= step < len(value):
                new = self._changed(item, value[step], rest, change)
                kept = [] if new is _LEFT_OUT else [new]
                return [*value[:step], *kept, *value[step + 1 :]]
            case Word(family) if (named := read(self.game, family, value)) and named[0].name == step:
                info, given = named
                if not rest:
                    raise EditError("a word is edited at its place, not at its name")
                new = self._changed(info.record, given, rest, change)
                return value if new is given else _as_word(info.name, new)
            case MapOf(_, inner) if isinstance(value, dict) and step in value:
                new = self._changed(inner, value[step], rest, change)
                changed = {**value, str(step): new}
                return {key: part for key, part in changed.items() if part is not _LEFT_OUT}
        raise EditError(f"there is nothing at {step!r}")

    def _replace(self, fields: dict[str, Any], path: Path, word: str) -> Edited:
        facts = self._facts(fields, path)

        def replace(shape: Shape, old: Any) -> Any:
            return self._replaced(_family_word(self.game, shape, word), shape, old, facts)

        return Edited(self._change(fields, path, replace), path)

    def _replaced(self, word: WordInfo, shape: Shape, old: Any, facts: Facts | None) -> Any:
        assert isinstance(shape, Word)
        made = self.filling.fill_word(word, facts)
        named = read(self.game, shape.family, old)
        if named is None:
            return made
        given = {} if isinstance(made, str) else made[word.name]
        for each in word.record.fields:
            if each.name in named[1] and _has_same_field(named[0], each):
                trial = {**given, each.name: named[1][each.name]}
                if facts is None or not judgement(word, trial, facts):
                    given = trial
        ordered = {each.name: given[each.name] for each in word.record.fields if each.name in given}
        return _as_word(word.name, ordered)

    def _insert(self, fields: dict[str, Any], path: Path, index: int, word: str) -> Edited:
        facts = self._facts(fields, path)
        at: list[int] = []

        def insert(shape: Shape, old: Any) -> Any:
            if not isinstance(shape, ListOf) and old is None:
                return self.filling.fill(shape, facts, word)
            if not isinstance(shape, ListOf) or not isinstance(old, list | None):
                raise EditError("there is no list")
            items = old or []
            at.append(max(0, min(index, len(items))))
            if word and isinstance(shape.item, Word):
                _family_word(self.game, shape.item, word)
            new = self.filling.fill(shape.item, facts, word)
            return [*items[: at[0]], new, *items[at[0] :]]

        return Edited(self._change(fields, path, insert), (*path, *at))

    def _remove(self, fields: dict[str, Any], path: Path) -> Edited:
        changed = self._change(fields, path, lambda _shape, _old: _LEFT_OUT)
        return Edited(changed, path[:-1])

    def _move(self, fields: dict[str, Any], path: Path, to: Path) -> Edited:
        is_inside = len(to) > len(path) and to[: len(path)] == path
        if is_inside or not to or not isinstance(to[-1], int) or not isinstance(path[-1], int):
            raise EditError("an item cannot be moved there")
        found: list[tuple[Shape, Any]] = []

        def take(shape: Shape, old: Any) -> Any:
            found.append((shape, old))
            return _LEFT_OUT

        without = self._change(fields, path, take)
        target = _after_removal(path, to)
        index = int(target[-1])

        def put(shape: Shape, old: Any) -> Any:
            if not isinstance(shape, ListOf) or not isinstance(old, list | None) or shape.item != found[0][0]:
                raise EditError("what stands there is of another sort")
            items = old or []
            place = max(0, min(index, len(items)))
            return [*items[:place], found[0][1], *items[place:]]

        return Edited(self._change(without, target[:-1], put), target)

    def _wrap(self, fields: dict[str, Any], path: Path, word: str) -> Edited:
        facts = self._facts(fields, path)

        def wrap(shape: Shape, old: Any) -> Any:
            return self._wrapped(shape, old, word, facts)

        return Edited(self._change(fields, path, wrap), path)

    def _wrapped(self, shape: Shape, old: Any, word: str, facts: Facts | None) -> Any:
        info = _family_word(self.game, shape, word)
        made = self.filling.fill_word(info, facts)
        given = {} if isinstance(made, str) else made[word]
        for each in info.record.fields:
            depth = _room(each.shape, shape)
            if not depth:
                continue
            content = [old] if depth == 1 else [[old], *given.get(each.name, [])[1:]]
            filled = {**given, each.name: content}
            return {word: {one.name: filled[one.name] for one in info.record.fields if one.name in filled}}
        raise EditError(f"nothing stands inside {word}")


def can_wrap(word: WordInfo) -> bool:
    """Whether other words of its family can stand inside a word, so that it can be put around one."""
    return any(_room(each.shape, Word(word.family)) for each in word.record.fields)


def _room(shape: Shape, item: Shape) -> int:
    """How deep in a value words of a sort stand: in a list, or in lists in a list; 0 if nowhere."""
    if not isinstance(shape, ListOf):
        return 0
    if shape.item == item:
        return 1
    return 2 if isinstance(shape.item, ListOf) and shape.item.item == item else 0


def _change_undeclared(value: dict[str, Any], name: str, rest: Path, change: Change) -> dict[str, Any]:
    """A record in which something is another that it does not declare."""
    if rest or name not in value:
        raise EditError(f"there is nothing at {name!r}")
    changed = {**value, name: change(PlainString(), value[name])}
    return {key: part for key, part in changed.items() if part is not _LEFT_OUT}


def _family_word(game: Game, shape: Shape, word: str) -> WordInfo:
    if not isinstance(shape, Word) or word not in game.words[shape.family]:
        raise EditError(f"{word} is no word that could stand there")
    return game.words[shape.family][word]


def _as_word(name: str, given: dict[str, Any]) -> Any:
    return {name: given} if given else name


def _with_field(record: Record, value: dict[str, Any], each: Field, new: Any) -> dict[str, Any]:
    """A record with another value of a field: one that goes without saying is left out, a new one comes where
    it is declared."""
    if new is _LEFT_OUT or (not each.required and same(new, each.default)):
        return {name: part for name, part in value.items() if name != each.name}
    if each.name in value:
        return {**value, each.name: new}
    names = [one.name for one in record.fields]
    later = set(names[names.index(each.name) + 1 :])
    made: dict[str, Any] = {}
    for name, part in value.items():
        if name in later and each.name not in made:
            made[each.name] = new
        made[name] = part
    return made if each.name in made else {**made, each.name: new}


def _has_same_field(word: WordInfo, each: Field) -> bool:
    return any(one.name == each.name and one.shape == each.shape for one in word.record.fields)


def _after_removal(path: Path, to: Path) -> Path:
    """A path as it is when an item before it has gone. In the list of the item itself places are counted
    without it already."""
    depth = len(path) - 1
    if len(to) > depth + 1 and to[:depth] == path[:depth] and isinstance(to[depth], int):
        gone, there = path[depth], to[depth]
        if isinstance(gone, int) and isinstance(there, int) and there > gone:
            return (*to[:depth], there - 1, *to[depth + 1 :])
    return to
