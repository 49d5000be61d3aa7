"""How much of what the studio says a language says itself: rules texts, labels of faces, the interface.

Counted from the ids of the messages, without saying any: what English has and the language has not falls back
to another language, and is missing."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from gettext import GNUTranslations
from pathlib import Path

from django.utils.translation import to_locale

from content.fallbacks import LAST, locale_folders
from content.own_wording import forget_with_messages, generation, own_layer
from content.wording import message_files, read_messages


class Layer(StrEnum):
    """A part of what the studio says, besides the texts of cards."""

    RULES = "rules"
    FACES = "faces"
    INTERFACE = "interface"


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much of a layer a language says itself."""

    layer: Layer
    total: int
    missing: tuple[str, ...]
    """The messages that fall back to another language; ``gettext: …`` are texts of the interface's
    catalogue."""

    @property
    def is_complete(self) -> bool:
        """Whether nothing falls back."""
        return not self.missing


def coverage(language: str, game: str) -> list[Coverage]:
    """What a language says itself of everything that a game and the studio around it say, layer by layer."""
    return list(_coverage(to_locale(language), game, locale_folders(), generation()))


def speaks_rules(language: str, game: str) -> bool:
    """Whether a language has every message that rules texts of a game can need."""
    return all(each.is_complete for each in coverage(language, game) if each.layer is Layer.RULES)


@cache
def _coverage(language: str, game: str, folders: tuple[Path, ...], at: int) -> tuple[Coverage, ...]:
    wanted = _said(LAST, game, folders)
    own = _said(language, game, folders) if language != LAST else wanted
    written = _written(language, game)
    texts = _interface_texts(folders)
    translated = texts if language == LAST else _catalogue(language, folders)
    found = []
    for layer in Layer:
        every = list(wanted[layer])
        missing = [key for key in every if key not in own[layer] and key not in written]
        if layer is Layer.INTERFACE:
            every += texts
            missing += [f"gettext: {text}" for text in texts if text not in translated]
        found.append(Coverage(layer, len(every), tuple(missing)))
    return tuple(found)


@cache
def _said(language: str, game: str, folders: tuple[Path, ...]) -> dict[Layer, dict[str, None]]:
    """Everything that a language says itself, by layer."""
    said: dict[Layer, dict[str, None]] = {layer: {} for layer in Layer}
    for folder in reversed(folders):
        for file in message_files(folder, language) + message_files(folder, language, game):
            for key, layer in _keys(file):
                said[layer][key] = None
    return said


def _written(language: str, game: str) -> set[str]:
    """What people have written in the studio."""
    layers = [layer for of in ("", game) if (layer := own_layer(language, of))]
    return {key for layer in layers for key in layer.keys_with_attributes()}


@cache
def _keys(file: Path) -> list[tuple[str, Layer]]:
    """What a file says, each with its layer; helpers that a language has for itself are no part of it."""
    keys = read_messages(file).keys_with_attributes()
    return [(key, _layer(file.stem, key)) for key in keys if not key.startswith("own-")]


def _layer(subject: str, key: str) -> Layer:
    """The layer of a message, by the subject of its file: faces bear their own labels, the name of the game
    and those of kinds and choices."""
    if subject == "effects":
        return Layer.RULES
    named = key.startswith("choice-") or (key.startswith(("kind-", "game-")) and "." not in key)
    return Layer.FACES if subject == "faces" or named else Layer.INTERFACE


for _kept in (_coverage, _said, _keys):
    forget_with_messages(_kept.cache_clear)


@cache
def _interface_texts(folders: tuple[Path, ...]) -> dict[str, None]:
    """The texts of the interface that are translated by catalogues: those that any of them has."""
    languages = {file.parent.parent.name for folder in folders for file in folder.glob("*/*/django.mo")}
    return dict.fromkeys(text for language in sorted(languages) for text in _catalogue(language, folders))


@cache
def _catalogue(language: str, folders: tuple[Path, ...]) -> dict[str, None]:
    """The texts that the compiled catalogue of a language translates, without their contexts."""
    found: dict[str, None] = {}
    for folder in folders:
        path = folder / language / "LC_MESSAGES" / "django.mo"
        if path.is_file():
            with path.open("rb") as file:
                known = GNUTranslations(file)._catalog  # type: ignore[attr-defined]
            texts = (key if isinstance(key, str) else key[0] for key in known)
            found.update(dict.fromkeys(text.rpartition("\x04")[2] for text in texts if text))
    return found
