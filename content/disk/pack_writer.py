"""The files of a pack as documents say they should be, keeping the bytes of every file whose meaning has
not changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import PurePosixPath
from typing import Any

import msgspec

from content.disk.pack_reader import BASIS_KEYS, FORMAT, HEAD, PackSource, read_pack
from content.disk.yaml_patch import patch_yaml, rename_keys
from content.disk.yaml_reader import read_yaml
from content.disk.yaml_writer import write_yaml
from content.entries.document import Answer, Document
from content.entries.pack import PackContent
from content.entries.value import entry_document, entry_value
from content.own_text import own_field
from content.terms.base import FILE as TERMS
from engine.games import games
from engine.schema import Game, KindInfo
from engine.schema.walk import text_fields

Key = tuple[str, str]
Meaning = Callable[[Any], Any]
"""The shortest form of what a file says."""


def pack_files(
    content: PackContent, base: PackSource, renamed: Mapping[Key, Key] | None = None
) -> dict[str, bytes]:
    """All YAML files of a pack by path. ``base`` holds the files it was last read from; ``renamed`` says by
    which names entries of today went in them."""
    game = games()[content.game]
    base = PackSource(_under_new_names(base.files, renamed or {}), base.art)
    before = read_pack(base, as_it_was=True) if HEAD in base.files else PackContent()
    files: dict[str, bytes] = {}

    def put(path: str, value: dict[str, Any], is_unchanged: bool, meaning: Meaning) -> None:
        kept = base.files.get(path)
        if kept is None:
            files[path] = write_yaml(value).encode()
        else:
            files[path] = kept if is_unchanged else patch_yaml(kept.decode(), value, meaning).encode()

    heads = [(part.game, part.source, part.languages) for part in (content, before)]
    put(HEAD, _head_value(content, base), heads[0] == heads[1], lambda said: said)
    for key, document in sorted(content.documents.items()):
        was = before.documents.get(key)
        put(
            f"{key[0]}/{key[1]}.yaml",
            entry_value(game, document),
            was is not None and _own(was) == _own(document),
            partial(_shortest_entry, game, game.kinds[key[0]]),
        )
    if TERMS in base.files:
        files[TERMS] = base.files[TERMS]
    now, then = translation_files(game, content), translation_files(game, before)
    for path, answers in now.items():
        own = own_field(game.kinds[PurePosixPath(path).stem])
        put(path, answers, then.get(path) == answers, partial(_shortest_answers, content.source, own))
    for path, kept in base.files.items():
        if path not in now and path not in then and _is_translation(path, content):
            files[path] = kept
    return files


def _under_new_names(files: Mapping[str, bytes], renamed: Mapping[Key, Key]) -> dict[str, bytes]:
    """The files as they would be if entries had always been called as they are today."""
    found = dict(files)
    for (kind, new), (_kind, old) in renamed.items():
        if f"{kind}/{new}.yaml" in found or f"{kind}/{old}.yaml" not in found:
            continue
        found[f"{kind}/{new}.yaml"] = found.pop(f"{kind}/{old}.yaml")
        for path in files:
            if path.startswith("i18n/") and path.endswith(f"/{kind}.yaml"):
                found[path] = rename_keys(found[path].decode(), {old: new}).encode()
    return found


def _head_value(content: PackContent, base: PackSource) -> dict[str, Any]:
    """What the head of a pack says; languages in the order in which they stand there, new ones last."""
    there = read_yaml(base.files[HEAD]).value.get("languages", []) if HEAD in base.files else []
    languages = [code for code in there if code in content.languages]
    languages += [code for code in content.languages if code not in there]
    return {"format": FORMAT, "game": content.game, "source": content.source, "languages": languages}


def _is_translation(path: str, content: PackContent) -> bool:
    """Whether a file holds translations into a language of the pack."""
    parts = path.split("/")
    return parts[0] == "i18n" and parts[1] in content.languages


def translation_files(game: Game, content: PackContent) -> dict[str, dict[str, Any]]:
    """What the files of translations say, by path."""
    files: dict[str, dict[str, Any]] = {}
    for (kind, slug), document in sorted(content.documents.items()):
        addresses = text_fields(game.kinds[kind].record, document.data)
        own = own_field(game.kinds[kind])
        for language, answers in document.translations.items():
            texts = {
                address: _answer_value(answers[address], content.source, language, is_own=address == own)
                for address in addresses
                if address in answers
            }
            if texts:
                files.setdefault(f"i18n/{language}/{kind}.yaml", {})[slug] = texts
    return dict(sorted(files.items()))


def _answer_value(answer: Answer, source: str, language: str, *, is_own: bool) -> dict[str, str]:
    """A translation as it stands in its file. An own rules text need not answer a source text."""
    value = {language: answer.text}
    if answer.answers or not is_own:
        value = {source: answer.answers, **value}
    if answer.quality != "reviewed":
        value["quality"] = answer.quality
    basis: dict[str, str] = msgspec.to_builtins(answer.basis)
    return value | basis


def _shortest_entry(game: Game, kind: KindInfo, said: dict[str, Any]) -> dict[str, Any]:
    """What the file of an entry says, without what goes without saying."""
    return entry_value(game, entry_document(game, kind, "", said))


def _shortest_answers(source: str, own: str, said: dict[str, Any]) -> dict[str, Any]:
    """The same for a file of translations. An own rules text need not answer a source text."""

    def is_needed(address: str, name: str, text: str) -> bool:
        if name == "quality":
            return text != "reviewed"
        return bool(text) or name not in (*BASIS_KEYS, *([source] if address == own else []))

    return {
        slug: {
            address: {name: text for name, text in answer.items() if is_needed(address, name, text)}
            for address, answer in texts.items()
        }
        for slug, texts in said.items()
        if texts
    }


def _own(document: Document) -> tuple[Any, ...]:
    """The part of a document that stands in the entry's own file."""
    return (
        document.data,
        document.copies,
        document.framing,
        document.texts,
        document.notes,
        document.own,
    )
