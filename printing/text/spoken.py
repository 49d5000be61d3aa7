"""A text that is not in the language of the print: it is divided, and gets its icons, as its own language
asks."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.gaps import SEVERAL


class Spoken(str):
    """A text with the languages it is in."""

    __slots__ = ("languages",)

    languages: tuple[str, ...]

    def __new__(cls, text: str, languages: Iterable[str]) -> Spoken:
        made = super().__new__(cls, text)
        made.languages = tuple(languages)
        return made


def spoken(text: str, languages: Iterable[str], asked: str) -> str:
    """A text; with its languages if they are others than the one that was asked for."""
    found = tuple(languages)
    return Spoken(text, found) if text and found and found != (asked,) else text


def languages_of(text: Any, asked: str) -> tuple[str, ...]:
    """The languages that a text is in."""
    return text.languages if isinstance(text, Spoken) else (asked,)


def hyphenated_as(text: Any, asked: str) -> str:
    """The language by which a text is divided; one in several languages is not divided at all."""
    found = languages_of(text, asked)
    return found[0] if len(found) == 1 else SEVERAL


def as_text(value: Any) -> str:
    """A value of a layout as text that has not forgotten its languages."""
    return value if isinstance(value, str) else str(value)
