"""Which language speaks where another has no words: the chain of each language.

A chain is declared, by the row of the language (*Languages* in the studio) or, for those that the studio
ships, by ``locale/<language>/language.yaml``. Where nobody declared one, a language falls back to its base
(``pt_BR`` to ``pt``), then to the language that the game is written in. English, which has every message,
ends every chain.

Wording asks no database. Whoever reads or saves the row of a language declares its chain on the way
(`content.models.Language`), so it is known wherever content of that language is at hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

from django.conf import settings
from django.utils.translation import to_locale

from content.disk.yaml_reader import read_yaml
from engine.gaps import forget_remembered

LAST = "en"
"""The language in which everything can be said."""

_declared: dict[str, tuple[str, ...]] = {}


def declare(language: str, chain: Sequence[str]) -> None:
    """Note the chain of a language; an empty one takes back what was declared. What was worded along another
    chain is forgotten."""
    if _declared.get(language, ()) == tuple(chain):
        return
    if chain:
        _declared[language] = tuple(chain)
    else:
        del _declared[language]
    forget_remembered()


def chain_of(language: str, source: str = "") -> tuple[str, ...]:
    """The language itself, then those that speak in its place. ``source`` is the language that the game in
    question is written in."""
    code = to_locale(language)
    declared = _declared.get(code) or _shipped(code, locale_folders())
    if declared is None:
        declared = (*_bases(code), *([source] if source else ()))
    return tuple(dict.fromkeys((code, *declared, LAST))) if code != LAST else (LAST,)


def locale_folders() -> tuple[Path, ...]:
    """Where messages lie; the first folder has the last word, as with the interface's catalogues."""
    return _paths(tuple(settings.LOCALE_PATHS))


@cache
def _paths(folders: tuple[str | Path, ...]) -> tuple[Path, ...]:
    return tuple(map(Path, folders))


@cache
def _shipped(code: str, folders: tuple[Path, ...]) -> tuple[str, ...] | None:
    """The chain that a folder of messages declares; nothing if none does."""
    for folder in folders:
        file = folder / code / "language.yaml"
        if file.is_file():
            return tuple(read_yaml(file.read_bytes()).value["fallbacks"])
    return None


def _bases(code: str) -> Iterator[str]:
    """The languages that a code narrows: ``zh_Hant_TW`` is a ``zh_Hant``, and that is a ``zh``."""
    while "_" in code:
        code = code.rpartition("_")[0]
        yield code
