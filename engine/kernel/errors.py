"""What can go wrong, and for whom the message is.

- `Refusal` is a value for players: an action is not allowed, and this clause of the rules says why.
- `RulesError` is the base of what the engine raises:
    - `IllegalActionError`: an action was applied that `refusal` refuses; it carries the refusal.
    - `OptionError`: a game was asked for with options or seats it does not have; it says which, and why.
    - `SavedGameError`: a dump cannot be read.
    - `CardError`: a card cannot be played as it is written; it carries the card and the effect.
        - `EffectLoopError`: it sets itself off for ever.
        - `EffectFaultError`: what it does, or a rule it meets, fails in a way nobody foresaw.
        - `ProgramError`: it cannot even be compiled, so that no game of its release can begin.
- A fault in content is an `engine.schema.Fault`; a mistake of ours is an `AssertionError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why an action is not allowed: the clause, and a message key with its arguments."""

    clause: str
    key: str
    args: Mapping[str, int | str] = field(default_factory=dict)


class RulesError(Exception):
    """The base of the engine's errors."""


class IllegalActionError(RulesError):
    """An action was applied that the rules refuse."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.key} {dict(refusal.args)}")
        self.refusal = refusal


class OptionError(RulesError):
    """A game was asked for with options, seats or content it cannot be played with.

    ``path`` is the option that is to be mended (``heroes[1]``, ``seats``), nothing if it is the content.
    ``key`` is that of a message ``<game>-option-error-<key>`` or ``option-error-<key>``; ``arguments`` are
    plain JSON, among them sometimes ``hint``, what was perhaps meant. ``said`` is the same in English, for
    logs and tests; people get `content.playwording.PlayWording.option_error`.
    """

    def __init__(
        self,
        clause: str,
        key: str,
        arguments: Mapping[str, Any] | None = None,
        path: str = "",
        said: str = "",
    ) -> None:
        # All of it goes to the base, which is what makes an exception travel between processes.
        super().__init__(clause, key, dict(arguments or {}), path, said)
        self.clause = clause
        self.key = key
        self.arguments: dict[str, Any] = dict(arguments or {})
        self.path = path
        self.said = said or f"{key} {self.arguments or ''}".strip()

    def __str__(self) -> str:
        """One line: where, what, and by which rule."""
        where = f"{self.path}: " if self.path else ""
        return f"{where}{self.said}" + (f" ({self.clause})" if self.clause else "")


class SavedGameError(RulesError):
    """A saved game cannot be read, or belongs to another release."""


class CardError(RulesError):
    """A card cannot be played as it is written. ``entry`` is its ``kind/slug``, nothing if no card was at
    work; ``effect`` is the place of the effect among those of the card, counted from 0, -1 if it is none of
    them. ``key`` names the sort of error for those who word it; the exception's own text is for logs."""

    key = "card"

    def __init__(self, entry: str, effect: int, said: str) -> None:
        # All of it goes to the base, which is what makes an exception travel between processes.
        super().__init__(entry, effect, said)
        self.entry = entry
        self.effect = effect
        self.said = said

    def __str__(self) -> str:
        """One line: which card, which effect, what."""
        place = f"effects[{self.effect}]" if self.effect >= 0 else ""
        return ": ".join(part for part in (self.entry, place, self.said) if part)


class EffectLoopError(CardError):
    """The effects of a card go on without end."""

    key = "endless"


class EffectFaultError(CardError):
    """Carrying out a decision failed in a way nobody foresaw; the cause is the exception it comes from."""

    key = "fault"


class ProgramError(CardError):
    """A card cannot be compiled; the cause is the exception it comes from."""

    key = "program"
