"""The files of a pack as documents say they should be, keeping the bytes of every file whose meaning has
not changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from content.disk.pack_reader import FORMAT, HEAD, PackContent, PackSource, read_pack
from content.disk.yaml_writer import patch_yaml, write_yaml
from content.document import Answer, Document
from engine.games import games
from engine.schema import Game
from engine.schema.walk import join_texts, text_fields


def pack_files(content: PackContent, base: PackSource) -> dict[str, bytes]:
    """All YAML files of a pack by path. ``base`` holds the files it was last read from."""
    game = games()[content.game]
    before = read_pack(base) if HEAD in base.files else PackContent()
    files: dict[str, bytes] = {}

    def put(path: str, value: dict[str, Any], unchanged: bool) -> None:
        kept = base.files.get(path)
        if kept is not None and unchanged:
            files[path] = kept
        else:
            files[path] = (write_yaml(value) if kept is None else patch_yaml(kept.decode(), value)).encode()

    head = {"format": FORMAT, "game": content.game, "source": content.source, "languages": content.languages}
    heads = [(part.game, part.source, part.languages) for part in (content, before)]
    put(HEAD, head, heads[0] == heads[1])
    for key, document in sorted(content.documents.items()):
        was = before.documents.get(key)
        put(
            f"{key[0]}/{key[1]}.yaml",
            entry_value(game, document),
            was is not None and _own(was) == _own(document),
        )
    now, then = translation_files(game, content), translation_files(game, before)
    for path, answers in now.items():
        put(path, answers, then.get(path) == answers)
    return files


def entry_value(game: Game, document: Document) -> dict[str, Any]:
    """What the file of an entry says."""
    value = join_texts(game.kinds[document.kind].record, document.data, document.texts)
    if document.copies != 1:
        value["copies"] = document.copies
    if document.notes:
        value["notes"] = dict(sorted(document.notes.items()))
    return value


def translation_files(game: Game, content: PackContent) -> dict[str, dict[str, Any]]:
    """What the files of translations say, by path."""
    files: dict[str, dict[str, Any]] = {}
    for (kind, slug), document in sorted(content.documents.items()):
        addresses = text_fields(game.kinds[kind].record, document.data)
        for language, answers in document.translations.items():
            texts = {
                address: _answer_value(answers[address], content.source, language)
                for address in addresses
                if address in answers
            }
            if texts:
                files.setdefault(f"i18n/{language}/{kind}.yaml", {})[slug] = texts
    return dict(sorted(files.items()))


def _answer_value(answer: Answer, source: str, language: str) -> dict[str, str]:
    value = {source: answer.answers, language: answer.text}
    return value if answer.quality == "reviewed" else {**value, "quality": answer.quality}


def _own(document: Document) -> tuple[Any, ...]:
    """The part of a document that stands in the entry's own file."""
    return document.data, document.copies, document.texts, document.notes


def changed_paths(files: Mapping[str, bytes], other: Mapping[str, bytes]) -> Iterable[str]:
    """Paths at which two sets of files differ."""
    return sorted(path for path in {*files, *other} if files.get(path) != other.get(path))
