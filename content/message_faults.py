"""The language of the messages of a game: everything that its effects can say, sampled, and what its table,
its faces and its options say.

A card that nobody has written yet may say any of this, so the term base must hold for all of it, not only for
the cards there are.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from content.entries.fault import LocatedFault
from content.entries.pack import PackContent
from content.language_faults import LanguageCheck
from content.own_wording import forget_with_messages, own_digest
from content.wording import message_files, wording
from engine.effects.samples import samples_of
from engine.effects.wording import EffectWording
from engine.games import games
from engine.schema.markers import WordFamily

ROOT = Path(settings.BASE_DIR)
PREFIXES: dict[WordFamily, str] = {"trigger": "when", "condition": "cond", "cost": "cost", "operation": "op"}
GAP = "\ufffc"
"""Stands for what a message is given when it is said."""


def message_faults(content: PackContent) -> list[LocatedFault]:
    """Faults of the messages that word a game, in the languages of its pack that have any."""
    found: list[LocatedFault] = []
    for language in (content.source, *content.languages):
        if (ROOT / "locale" / language).is_dir():
            check = LanguageCheck(content.game, content.terms, language)
            found += _sample_faults(content.game, language, check)
            found += _text_faults(content.game, language, check)
    return found


def _sample_faults(game: str, language: str, check: LanguageCheck) -> Iterator[LocatedFault]:
    told: set[tuple[str, str]] = set()
    file = ROOT / "locale" / language / game / "effects.ftl"
    for key, text in sample_texts(game, language):
        for fault in check.faults(text, rendered=True):
            if (key, fault.key + str(fault.args["is"])) not in told:
                told.add((key, fault.key + str(fault.args["is"])))
                yield LocatedFault(str(file), _line(file, key), fault.under((key,)))


def _text_faults(game: str, language: str, check: LanguageCheck) -> Iterator[LocatedFault]:
    """Faults of what else is said of the game, word for word: in its own files, and in the names of the
    editor that it takes from the shared ones as they are."""
    own = [file for file in message_files(ROOT / "locale", language, game) if file.stem != "effects"]
    said = {key for file in own for key, _text in message_texts(file)}
    shared = (ROOT / "locale" / language).glob("kinds.ftl")
    for file in (*own, *shared):
        for key, text in message_texts(file):
            if file in own or key not in said:
                for fault in check.faults(text, (file.stem, key)):
                    yield LocatedFault(str(file), _line(file, key), fault.under((key,)))


def sample_texts(game: str, language: str) -> list[tuple[str, str]]:
    """Every sample of every word of a game as it reads, with the message that says the word. What has been
    rendered from the same messages by the same code before is kept on disk."""
    digest = _digest(game, language)
    kept = Path(settings.HOME) / "samples" / f"{game}-{language}.json"
    try:
        before = json.loads(kept.read_text(encoding="utf-8"))
        if before["digest"] == digest:
            return [(key, text) for key, text in before["texts"]]
    except (OSError, ValueError, KeyError):
        pass
    texts = list(_samples(game, language))
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = kept.with_suffix(".new")
        fresh.write_text(json.dumps({"digest": digest, "texts": texts}), encoding="utf-8")
        fresh.replace(kept)
    except OSError:
        pass  # it is only quicker the next time if it can be kept
    return texts


def _samples(game: str, language: str) -> Iterator[tuple[str, str]]:
    samples = samples_of(game)
    said = EffectWording(
        wording(language, game), games()[game], lambda kind, slug: samples.names.get(kind, slug)
    )
    for family in games()[game].words.values():
        for word in family.values():
            key = f"{PREFIXES[word.family]}-{word.name.replace('_', '-')}"
            for parameters in samples.all(word):
                kind, effect = samples.effect(word, parameters)
                yield key, said.text(kind, {"effects": [effect]})


def _digest(game: str, language: str) -> str:
    """Names what samples are made from: the code of the words and the messages."""
    files = [
        *(ROOT / "engine" / "effects").rglob("*.py"),
        *(ROOT / "engine" / "games" / game).rglob("*.py"),
        *(file for of in ("", game) for file in (ROOT / "locale" / language / of).glob("effects.ftl")),
    ]
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    digest.update(own_digest(language, game).encode())
    return digest.hexdigest()


@cache
def message_texts(file: Path) -> list[tuple[str, str]]:
    """What the messages of a file say, variant by variant, with a gap for everything that is filled in; each
    with the name of its message. Around a choice stands what is said where nothing else is chosen."""
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    entries = [entry for entry in body if isinstance(entry, ftl.Message | ftl.Term)]
    return [(entry.id.name, _flat(pattern)) for entry in entries for pattern in _patterns(entry)]


forget_with_messages(message_texts.cache_clear)


def _patterns(node: ftl.BaseNode) -> Iterator[ftl.Pattern]:
    if isinstance(node, ftl.Pattern):
        yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ftl.BaseNode):
                yield from _patterns(child)


def _flat(pattern: ftl.Pattern) -> str:
    text = ""
    for element in pattern.elements:
        if isinstance(element, ftl.TextElement):
            text += element.value
        elif isinstance(element.expression, ftl.StringLiteral):
            text += element.expression.value
        elif isinstance(element.expression, ftl.SelectExpression):
            usual = _flat(next(each.value for each in element.expression.variants if each.default))
            text = text + usual if usual else text.removesuffix(" ")
        else:
            text += GAP
    return text


@cache
def _lines(file: Path) -> dict[str, int]:
    lines = file.read_text(encoding="utf-8").splitlines()
    return {line.partition(" =")[0]: number for number, line in enumerate(lines, 1) if " =" in line}


forget_with_messages(_lines.cache_clear)


def _line(file: Path, key: str) -> int:
    """The line of a message; of a word that is said by several, of the first that begins like it."""
    lines = _lines(file)
    return lines.get(key) or next((line for name, line in lines.items() if name.startswith(key)), 1)
