"""A field of an entry while somebody builds it: what it is made of, how it reads in every language, what is
wrong with it, and how an edit changes it and the text it is written in.

Nothing is kept between two questions: whoever asks brings the text as it is. The text stays what it was
wherever an edit does not touch it, comments included (`content.disk.yaml_patch`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from content.building.completing import Completion, complete_text
from content.building.edits import Edit, EditError, Editing, Give
from content.building.explaining import Explaining, Explanation
from content.building.filling import Filling, FirstEntry
from content.building.offers import OfferedWord, label_word, offer_words
from content.building.parts import Describing, Part
from content.building.sentences import Sentences, below, say_words
from content.cardtext import wording_for
from content.disk.yaml_patch import patch_yaml
from content.disk.yaml_reader import YamlFile, read_yaml
from content.disk.yaml_writer import write_yaml
from content.entries.document import Document
from content.entries.pack import PackContent
from content.wording import choice_name, fault_text
from engine.schema import Fault, Game, Path
from engine.schema.places import allowed
from engine.schema.shapes import Field
from engine.schema.validate import faults_of
from engine.schema.walk import references, split_texts

Keys = Iterable[tuple[str, str]]
Contents = Callable[[Keys], PackContent]
"""The content of the game with at least these entries, by kind and slug."""
MOST_READINGS = 40
"""So many values of a word's parameters are shown as they would read."""


class ShownFault(msgspec.Struct):
    """What is wrong at a place, and the line of the text where it stands."""

    path: Path
    line: int
    text: str


class Option(msgspec.Struct, omit_defaults=True):
    """A value that a parameter could have: how it is called, how its word would read with it, or why it
    cannot be."""

    value: Any
    label: str
    reads: str = ""
    reason: str = ""


class Controls(msgspec.Struct):
    """Everything with which a part is changed: the part, and for the paths of its values what they could
    be."""

    part: Part
    options: list[tuple[Path, list[Option]]]
    ids: tuple[str, ...]
    """What the parts of the entry are called, for parameters that name one."""


class State(msgspec.Struct):
    """A field as it is drawn. ``tree`` is None while its text cannot be read."""

    text: str
    tree: Part | None
    words: dict[str, dict[str, str]]
    """How the words in it read by themselves, by family and name."""
    sentences: list[Sentences]
    faults: list[ShownFault]
    at: Path = ()
    """What was just edited."""
    refused: bool = False
    """Whether an edit could not be made: what it is about is no longer there."""


@dataclass(frozen=True, slots=True)
class Draft:
    """A field, by its name, of an entry of a kind. ``fields`` are the other fields as they are now, as far as
    they can be read; ``document`` is the entry as it is stored, or an empty one."""

    game: Game
    kind: str
    name: str
    text: str
    fields: dict[str, Any]
    document: Document
    contents: Contents
    first_entry: FirstEntry
    spoken: str
    """The language of the interface."""
    languages: Sequence[str]
    file: YamlFile = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "file", read_yaml(self.text.encode()) if self.text.strip() else YamlFile())

    @property
    def declared(self) -> Field:
        """The declaration of the field."""
        return self.game.kinds[self.kind].record.field(self.name)

    @property
    def whole(self) -> dict[str, Any]:
        """All fields, with this one as its text says."""
        others = {name: part for name, part in self.fields.items() if name != self.name}
        return {**others, self.name: self.file.value} if self.text.strip() else others

    @property
    def ids(self) -> tuple[str, ...]:
        """What the parts of the entry are called."""
        return tuple(dict.fromkeys(_ids(self.whole)))

    @property
    def editing(self) -> Editing:
        """Makes edits of the entry."""
        return Editing(self.game, self.kind, Filling(self.game, self.first_entry, self.ids))

    def edit(self, edit: Edit) -> State:
        """The field after an edit."""
        if self.file.faults:
            return self.show(refused=True)
        try:
            edited = self.editing.apply(self.whole, edit)
        except EditError:
            return self.show(refused=True)
        text = self.write(edited.fields.get(self.name))
        return self.saying(text).show(edited.at)

    def saying(self, text: str) -> Draft:
        """The same field with another text."""
        return replace(self, text=text)

    def write(self, value: Any) -> str:
        """The text that says another value, with everything of the old one that can stay."""
        if value is None or value in ([], {}):
            return ""
        if not isinstance(value, dict | list):
            return self.text
        return patch_yaml(self.text, value) if self.text.strip() else write_yaml(value)

    def show(self, at: Path = (), *, refused: bool = False) -> State:
        """The field as it is."""
        if self.file.faults:
            faults = [ShownFault((), line, self._worded(fault)) for line, fault in self.file.faults]
            return State(self.text, None, {}, [], faults, at, refused)
        whole = self.whole
        found = self.faults(whole)
        content = self._content(whole)
        tree = self._describe(whole, content)
        return State(
            self.text,
            tree,
            self._labels(tree),
            self._sentences(whole, found, content),
            [ShownFault(each.path, self.file.line(each.path[1:]), self._worded(each)) for each in found],
            at,
            refused,
        )

    def faults(self, whole: dict[str, Any]) -> list[Fault]:
        """Everything that is wrong with the field."""
        found = faults_of(self.game.kinds[self.kind].record, whole, self.game)
        return [fault for fault in found if fault.path[:1] == (self.name,)]

    def say(
        self, whole: dict[str, Any], faults: list[Fault], content: PackContent, language: str
    ) -> Iterator[Sentences]:
        """How the field reads in a language."""
        data, texts = split_texts(self.game.kinds[self.kind].record, whole)
        document = msgspec.structs.replace(
            self.document, kind=self.kind, data=data, texts={**self.document.texts, **texts}
        )
        words = wording_for(content, language, self.kind, self.document.slug, document)
        return say_words(words, self.kind, data, faults, self.declared.shape, (self.name,))

    def _sentences(self, whole: dict[str, Any], faults: list[Fault], content: PackContent) -> list[Sentences]:
        languages = dict.fromkeys((self.spoken, *self.languages))
        return [each for language in languages for each in self.say(whole, faults, content, language)]

    def offer(self, path: Path) -> list[OfferedWord]:
        """The words that could stand at a path; none where none can."""
        try:
            return offer_words(self.game, self.kind, path, self.whole, self.spoken, self.languages)
        except (LookupError, StopIteration, TypeError):
            return []

    def control(self, path: Path) -> Controls | None:
        """Everything with which the part at a path is changed; None if there is none."""
        if self.file.faults:
            return None
        whole = self.whole
        content = self._content(whole)
        part = self._find(path, whole, content)
        if part is None:
            return None
        options: list[tuple[Path, list[Option]]] = []
        most = MOST_READINGS
        values = part.parts if part.sort in ("word", "record") else [part]
        for each in values:
            found = self._options(whole, each, content, path if most > 0 else ())
            if found:
                most -= len(found)
                options.append((each.path, found))
        return Controls(part, options, self.ids)

    def complete(self, at: int) -> Completion:
        """What may stand at a place of the text."""
        return complete_text(self.game, self.kind, self.name, self.fields, self.text, at)

    def explain(self, at: int) -> Explanation | None:
        """What the word at a place of the text means."""

        def title(kind: str, slug: str) -> str:
            return self._titles(self.contents({(kind, slug)}))(kind, slug)

        return Explaining(self.game, self.kind, self.spoken, title).explain(
            self.name, self.fields, self.text, at
        )

    def _find(self, path: Path, whole: dict[str, Any], content: PackContent) -> Part | None:
        """The part at a path."""
        part: Part | None = self._describe(whole, content)
        while part is not None and part.path != path:
            part = next((each for each in part.parts if each.path == path[: len(each.path)]), None)
        return part

    def _describe(self, whole: dict[str, Any], content: PackContent) -> Part:
        describing = Describing(self.game, self.kind, self.spoken, self._titles(content))
        return describing.describe(self.declared, whole)

    def _options(self, whole: dict[str, Any], part: Part, content: PackContent, word: Path) -> list[Option]:
        """The values that a part could have, each with how the word around it would read."""
        if part.sort not in ("choice", "switch", "raw", "list") or part.item_sort or part.family:
            return []
        try:
            offers = allowed(self.game, self.kind, part.path, whole)
        except (LookupError, StopIteration):
            return []
        found = []
        for each in offers:
            label = choice_name(each.name, self.spoken, self.game.name) if isinstance(each.name, str) else ""
            option = Option(each.name, label, reason=self._worded(each.reason) if each.reason else "")
            if word and each.fits and part.sort != "list":
                option.reads = self._reading(whole, part.path, each.name, content, word)
            found.append(option)
        return found

    def _reading(
        self, whole: dict[str, Any], path: Path, value: Any, content: PackContent, word: Path
    ) -> str:
        """How a word would read with another value."""
        try:
            trial = self.editing.apply(whole, Give(path, value)).fields
        except EditError:
            return ""
        faults = self.faults(trial)
        for said in self.say(trial, faults, content, self.spoken):
            if word[: len(said.path)] == said.path:
                return below(said.pieces, word).strip(" ,.:;")
        return ""

    def _labels(self, tree: Part) -> dict[str, dict[str, str]]:
        """How the words in a tree read by themselves."""
        found: dict[str, dict[str, str]] = {}
        waiting = [tree]
        while waiting:
            part = waiting.pop()
            waiting += part.parts
            if part.sort == "word":
                label = label_word(self.game, part.family, part.value, self.spoken)
                found.setdefault(part.family, {})[part.value] = label
        return found

    def _content(self, whole: dict[str, Any]) -> PackContent:
        found = references(self.game.kinds[self.kind].record, whole, self.game)
        return self.contents({(kind, slug) for _path, kind, slug in found})

    def _titles(self, content: PackContent) -> Callable[[str, str], str]:
        def title(kind: str, slug: str) -> str:
            document = content.documents.get((kind, slug))
            if document is None:
                return slug
            named = self.game.kinds[kind].title_field
            answer = document.translations.get(self.spoken, {}).get(named)
            return (answer.text if answer else "") or document.texts.get(named, "") or slug

        return title

    def _worded(self, fault: Fault) -> str:
        return fault_text(fault, self.spoken, self.game.name)


def _ids(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for part in value.values():
            yield from _ids(part)
    elif isinstance(value, list):
        for part in value:
            yield from _ids(part)
