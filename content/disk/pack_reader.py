"""Reads a whole pack: every entry, text, translation and picture into documents, and every fault with file
and line.

The layout on disk, and why it is so, stands in docs/decisions/0003-packs-on-disk.md::

    pack.yaml                 game, source language, languages
    terms.yaml                what things are called in each language, and what not (content/terms)
    hero/sweety.yaml          an entry: fields with source texts in their places
    hero/sweety.png           its art
    i18n/de/hero.yaml         translations of all heroes, each beside the source text it answers; an own rules
                              text also beside the rendered text it was written for
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any

from content.disk.yaml_reader import YamlFile, read_yaml
from content.entries.document import Answer, Basis, Document
from content.entries.fault import LocatedFault
from content.entries.pack import PackContent
from content.entries.validate import entry_faults
from content.entries.value import entry_document
from content.models.language import CODE_PATTERN
from content.models.text import Quality
from content.own_text import own_field
from content.terms.base import FILE as TERMS
from content.terms.base import read_terms
from engine.games import games
from engine.schema import Fault, Game, Path
from engine.schema.faults import closest
from engine.schema.game import RESERVED
from engine.schema.json_schema import BASIS
from engine.schema.shapes import Field, ListOf, PlainString, Record, WholeNumber
from engine.schema.validate import faults_of, is_slug, text_faults
from engine.schema.walk import references, text_fields

HEAD = "pack.yaml"
FORMAT = 1
_HEAD = Record(
    "pack",
    (
        Field("format", WholeNumber(FORMAT, FORMAT), required=True),
        Field("game", PlainString(40), required=True),
        Field("source", PlainString(12), required=True),
        Field("languages", ListOf(PlainString(12), high=60), required=False, default=[]),
    ),
)


BASIS_KEYS = tuple(each.name for each in BASIS.fields)
_NO_GAME = Game.declare("", kinds=())


@dataclass(frozen=True, slots=True)
class PackSource:
    """The files of a pack: YAML by path, and for each picture the hash of its bytes."""

    files: dict[str, bytes]
    art: dict[str, str] = field(default_factory=dict)


def read_pack(source: PackSource, *, as_it_was: bool = False) -> PackContent:
    """Read all files of a pack. ``as_it_was`` is for one that was sound when it was loaded: its entries count
    even if their kinds have been declared anew since."""
    return _PackReader(source, as_it_was).read()


class _PackReader:
    """Holds what is read of one pack until it is whole."""

    def __init__(self, source: PackSource, as_it_was: bool) -> None:
        self.source = source
        self.as_it_was = as_it_was
        self.content = PackContent()
        self.yaml: dict[tuple[str, str], YamlFile] = {}
        self.fields: dict[tuple[str, str], dict[str, Any]] = {}
        self.known: set[tuple[str, str]] = set()
        self.game = _NO_GAME
        self.head = YamlFile()

    def read(self) -> PackContent:
        """Head first, then entries, then what refers to entries."""
        if not self._head():
            return self.content
        self._terms()
        entries, art, translations = self._sorted_paths()
        self.known = {(path.parent.name, path.stem) for path in entries}
        for path in entries:
            self._entry(path)
        if not entries:
            self._fault(HEAD, 1, Fault((), "no-entries"))
        self._dangling()
        for path in art:
            self._art(path)
        for path in translations:
            self._translations(path)
        present = {path.parts[1] for path in translations}
        for language in self.content.languages:
            if language not in present:
                fault = Fault(("languages",), "missing-language", {"language": language})
                self._fault(HEAD, self.head.line(fault.path), fault)
        self.content.faults.sort(key=lambda located: (located.file, located.line))
        return self.content

    def _fault(self, file: str, line: int, fault: Fault) -> None:
        self.content.faults.append(LocatedFault(file, line, fault))

    def _yaml(self, path: str) -> YamlFile | None:
        """Read one file; note its faults; nothing if it cannot be used."""
        read = read_yaml(self.source.files[path])
        for line, fault in read.faults:
            self._fault(path, line, fault)
        return None if read.faults else read

    def _head(self) -> bool:
        if HEAD not in self.source.files:
            self._fault(HEAD, 1, Fault((), "pack-missing"))
            return False
        read = self._yaml(HEAD)
        if read is None:
            return False
        found = faults_of(_HEAD, read.value, _NO_GAME)
        if not found:
            found = list(self._head_faults(read.value))
        for fault in found:
            self._fault(HEAD, read.line(fault.path), fault)
        if found:
            return False
        self.head = read
        self.content.game = read.value["game"]
        self.content.source = read.value["source"]
        self.content.languages = sorted(read.value.get("languages", []))
        self.game = games()[self.content.game]
        return True

    @staticmethod
    def _head_faults(head: dict[str, Any]) -> Iterator[Fault]:
        if head["game"] not in games():
            allowed = ", ".join(sorted(games()))
            hint = closest(head["game"], games())
            yield Fault(("game",), "unknown-game", {"is": head["game"], "allowed": allowed}, hint)
        languages: list[tuple[Path, str]] = [(("source",), head["source"])]
        languages += [(("languages", index), code) for index, code in enumerate(head.get("languages", []))]
        for path, code in languages:
            if not re.fullmatch(CODE_PATTERN, code):
                yield Fault(path, "language-code", {"is": code})
        if head["source"] in head.get("languages", []):
            yield Fault(("languages",), "source-translated", {"language": head["source"]})

    def _terms(self) -> None:
        read = self._yaml(TERMS) if TERMS in self.source.files else None
        if read is not None:
            languages = [self.content.source, *self.content.languages]
            self.content.terms, faults = read_terms(read.value, languages)
            for fault in faults:
                self._fault(TERMS, read.line(fault.path), fault)

    def _sorted_paths(self) -> tuple[list[PurePosixPath], list[PurePosixPath], list[PurePosixPath]]:
        """The paths by what they are; a fault for each that is nothing."""
        entries: list[PurePosixPath] = []
        art: list[PurePosixPath] = []
        translations: list[PurePosixPath] = []
        for name in sorted({*self.source.files, *self.source.art} - {HEAD, TERMS}):
            path = PurePosixPath(name)
            if path.suffix == ".yml":
                self._fault(name, 1, Fault((), "file-extension"))
            elif len(path.parts) == 3 and path.parts[0] == "i18n" and path.suffix == ".yaml":
                if self._is_kind(name, path.stem) and self._is_language(name, path.parts[1]):
                    translations.append(path)
            elif len(path.parts) == 2 and path.suffix in (".yaml", ".png"):
                if self._is_kind(name, path.parts[0]):
                    if not is_slug(path.stem):
                        self._fault(name, 1, Fault((), "slug", {"is": path.stem}))
                    else:
                        (entries if path.suffix == ".yaml" else art).append(path)
            else:
                self._fault(name, 1, Fault((), "file-unknown"))
        return entries, art, translations

    def _is_kind(self, file: str, kind: str) -> bool:
        if kind in self.game.kinds:
            return True
        args = {"game": self.game.name, "is": kind, "allowed": ", ".join(self.game.kinds)}
        self._fault(file, 1, Fault((), "unknown-kind", args, closest(kind, self.game.kinds)))
        return False

    def _is_language(self, file: str, language: str) -> bool:
        if language == self.content.source:
            self._fault(file, 1, Fault((), "source-translated", {"language": language}))
            return False
        if language not in self.content.languages:
            allowed = ", ".join(self.content.languages) or "-"
            self._fault(file, 1, Fault((), "unknown-language", {"is": language, "allowed": allowed}))
            return False
        return True

    def _entry(self, path: PurePosixPath) -> None:
        key = (path.parent.name, path.stem)
        read = self._yaml(str(path))
        if read is None:
            return
        self.yaml[key] = read
        kind = self.game.kinds[key[0]]
        found = entry_faults(self.game, kind, read.value)
        for fault in found:
            self._fault(str(path), read.line(fault.path), fault)
        if not found:
            self.fields[key] = {name: value for name, value in read.value.items() if name not in RESERVED}
        if not found or (self.as_it_was and isinstance(read.value, dict)):
            self.content.documents[key] = entry_document(self.game, kind, path.stem, read.value)

    def _dangling(self) -> None:
        for key, fields in self.fields.items():
            record = self.game.kinds[key[0]].record
            for path, kind, slug in references(record, fields, self.game):
                if (kind, slug) not in self.known:
                    candidates = [known for of, known in self.known if of == kind]
                    fault = Fault(path, "dangling", {"kind": kind, "is": slug}, closest(slug, candidates))
                    self._fault(f"{key[0]}/{key[1]}.yaml", self.yaml[key].line(path), fault)

    def _art(self, path: PurePosixPath) -> None:
        key = (path.parent.name, path.stem)
        if key not in self.known:
            self._fault(
                str(path), 1, Fault((), "art-without-entry", {"wanted": str(path.with_suffix(".yaml"))})
            )
        elif key in self.content.documents:
            self.content.documents[key].art = self.source.art[str(path)]

    def _translations(self, path: PurePosixPath) -> None:
        language, kind = path.parts[1], path.stem
        read = self._yaml(str(path))
        if read is None:
            return
        if not isinstance(read.value, dict):
            self._fault(str(path), 1, Fault((), "type", {"wanted": "mapping", "is": str(read.value)}))
            return
        for slug, texts in read.value.items():
            if (kind, slug) not in self.known:
                candidates = [known for of, known in self.known if of == kind]
                fault = Fault((slug,), "unknown-entry", {"kind": kind, "is": slug}, closest(slug, candidates))
                self._fault(str(path), read.line((slug,)), fault)
            else:
                document = self.content.documents.get((kind, slug))
                for fault in self._answer_faults(document, language, texts):
                    located = fault.under((slug,))
                    self._fault(str(path), read.line(located.path), located)

    def _answer_faults(self, document: Document | None, language: str, texts: Any) -> Iterator[Fault]:
        """Faults of an entry's translations; sound ones go into its document, if the entry itself is
        sound."""
        if not isinstance(texts, dict):
            yield Fault((), "type", {"wanted": "mapping", "is": str(texts)})
            return
        shapes = text_fields(self.game.kinds[document.kind].record, document.data) if document else {}
        source = self.content.source
        own = own_field(self.game.kinds[document.kind]) if document else ""
        answerable = list(dict.fromkeys((*document.texts, *filter(None, [own])))) if document else []
        for address, given in texts.items():
            if document is not None and address not in answerable:
                args = {"entry": document.slug, "is": address, "allowed": ", ".join(answerable) or "-"}
                yield Fault((address,), "unknown-text", args, closest(address, answerable))
                continue
            is_own = document is None or address == own
            needed = {language} if is_own else {source, language}
            allowed = {source, language, "quality", *(BASIS_KEYS if is_own else ())}
            if not isinstance(given, dict) or not needed <= set(given) <= allowed:
                yield Fault((address,), "translation-form", {"source": source, "language": language})
                continue
            broken = list(self._answer_value_faults(given, language, address))
            yield from broken
            if not broken and document is not None:
                over = list(text_faults(given[language], shapes[address], (address, language)))
                yield from over
                if not over:
                    answer = Answer(
                        given[language],
                        given.get(source, ""),
                        given.get("quality", Quality.REVIEWED.value),
                        Basis(**{key: given[key] for key in BASIS_KEYS if key in given}),
                    )
                    document.translations.setdefault(language, {})[address] = answer

    def _answer_value_faults(self, given: dict[str, Any], language: str, address: str) -> Iterator[Fault]:
        for name in (self.content.source, language):
            if not isinstance(given.get(name, ""), str):
                yield Fault((address, name), "type", {"wanted": "text", "is": str(given[name])})
        basis = {key: given[key] for key in BASIS_KEYS if key in given}
        yield from (fault.under((address,)) for fault in faults_of(BASIS, basis, _NO_GAME))
        if given[language] == "":
            yield Fault((address, language), "translation-empty")
        quality = given.get("quality", Quality.REVIEWED.value)
        if quality not in Quality.values:
            args = {"is": str(quality), "allowed": ", ".join(Quality.values)}
            yield Fault((address, "quality"), "choice", args, closest(str(quality), Quality.values))


def belongs(game: Game, path: PurePosixPath) -> bool:
    """Whether a path is one that a pack of this game may hold."""
    match path.parts:
        case ("i18n", _, _):
            return path.suffix == ".yaml" and path.stem in game.kinds
        case (kind, _):
            return path.suffix in (".yaml", ".png") and kind in game.kinds
    return str(path) in (HEAD, TERMS)
