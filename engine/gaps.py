"""What was said in another language than the one asked for.

A message that a language lacks is said in the next language of its chain (`engine.wording`). Nobody has to
guess where that happened: whoever words something listens, and knows afterwards which messages fell back.

    with listening() as heard:
        text = card_text(content, "pl", "item", "rope")
    heard.gaps  # {Gap("pl", "op-move", "en"): None, …}

Listeners may stand inside each other; the outer one hears everything. Whoever keeps a text for later keeps
it as `Said`, with its gaps, and repeats them to whoever reads it then; a function whose answers are kept is
`remembered`, which does the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

_P = ParamSpec("_P")
_R = TypeVar("_R")

SEVERAL = "mul"
"""The language of a text that is in several, as ISO 639 calls it."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A message that a language lacks, and the language that it was said in instead."""

    language: str
    key: str
    """The message; ``kind-item.many`` is an attribute of one, ``-gold`` a term that a message refers to."""
    spoken: str


@dataclass(slots=True)
class Heard:
    """What a listener has heard so far, in order."""

    gaps: dict[Gap, None] = field(default_factory=dict)
    languages: dict[str, None] = field(default_factory=dict)
    """The languages in which anything was said."""

    def fallbacks(self) -> list[str]:
        """The languages that something fell back to."""
        return list(dict.fromkeys(gap.spoken for gap in self.gaps))

    def said(self, text: str) -> Said:
        """A text that was worded while listening, to be kept."""
        return Said(text, tuple(self.languages), tuple(self.gaps))


@dataclass(frozen=True, slots=True)
class Said:
    """A text with the languages it is in, and what fell back in it."""

    text: str
    languages: tuple[str, ...] = ()
    gaps: tuple[Gap, ...] = ()

    @property
    def language(self) -> str:
        """The language it is in, or that it is in several."""
        return self.languages[0] if len(self.languages) == 1 else SEVERAL

    def repeat(self) -> str:
        """The text, its gaps told to whoever listens now."""
        _repeat(self.languages, self.gaps)
        return self.text


_listener: ContextVar[Heard | None] = ContextVar("listener", default=None)


@contextmanager
def listening(*, aside: bool = False) -> Iterator[Heard]:
    """Hear everything that is worded until the end of the block. What is worded ``aside`` reaches outer
    listeners only if it is repeated: perhaps nobody reads it."""
    heard = Heard()
    token = _listener.set(heard)
    try:
        yield heard
    finally:
        _listener.reset(token)
        if not aside:
            _repeat(heard.languages, heard.gaps)


def note(language: str, gap: Gap | None = None) -> None:
    """Tell the listener that something was said in a language, and whether it fell back to it."""
    heard = _listener.get()
    if heard is not None:
        heard.languages[language] = None
        if gap is not None:
            heard.gaps[gap] = None


def _repeat(languages: Iterable[str], gaps: Iterable[Gap]) -> None:
    outer = _listener.get()
    if outer is not None:
        outer.languages.update(dict.fromkeys(languages))
        outer.gaps.update(dict.fromkeys(gaps))


_remembering: list[Callable[[], None]] = []


def remembered(most: int) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """Keep the answers of a function that words something, at most so many: what fell back in an answer is
    told each time it is given."""

    def keep(function: Callable[_P, _R]) -> Callable[_P, _R]:
        def heard(*args: Any, **kwargs: Any) -> tuple[_R, Heard]:
            with listening(aside=True) as found:
                return function(*args, **kwargs), found

        cached = lru_cache(maxsize=most)(heard)
        forget_with(cached.cache_clear)
        kept: Callable[..., tuple[_R, Heard]] = cached

        @wraps(function)
        def repeated(*args: _P.args, **kwargs: _P.kwargs) -> _R:
            answer, found = kept(*args, **kwargs)
            _repeat(found.languages, found.gaps)
            return answer

        return repeated

    return keep


def forget_with(clear: Callable[[], None]) -> None:
    """Have something else forgotten together with the answers that are kept."""
    _remembering.append(clear)


def forget_remembered() -> None:
    """Let go of every answer that is kept: languages fall back otherwise from now on."""
    for clear in _remembering:
        clear()
