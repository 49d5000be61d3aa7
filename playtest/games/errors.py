"""Why something cannot be done with a test game. Each carries a key and arguments; its words are the message
``error-game-<key>`` of each language (``locale/*/games.ftl``); a refusal by the rules has the game's own.

- `StaleError`: the game has gone on since.
- `BrokenError`: the rules have failed in this game; carries why.
- `BrokenContentError`: they fail before a game has begun.
- `RefusedError`: the rules of the game refuse the action; carries the engine's refusal.
- `OptionsRefusedError`: the game cannot be set up like this; carries the engine's error and the content.
- `KeyReusedError`: an idempotency key was used before for something else.
- `HiddenError`: it would show what this viewer may not know yet.
- `NotYoursError`: only somebody else may do it.
- `MissingError`: there is no such game, release, ply ...
- `UnsoundError`: what was asked for, or handed in as a file, is not sound; ``path`` says where.
- `UndoRefusedError`: the decision cannot be taken back.
- `BusyError`: too many at once; later it may go.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from content.playwording import PlayWording
from engine.kernel import CardError, OptionError, Refusal
from engine.snapshot import Snapshot


class GameError(Exception):
    """The base: a key, its arguments, and the place in what was asked for."""

    def __init__(self, key: str, *, path: str = "", **args: Any) -> None:
        super().__init__(f"{key} {args}" if args else key)
        self.key = key
        self.path = path
        self.arguments = args


class StaleError(GameError):
    """The game is at another ply than the one that was decided on."""

    def __init__(self, ply: int) -> None:
        super().__init__("stale", path="ply", ply=ply)
        self.ply = ply


class BrokenError(GameError):
    """The rules have failed in this game: it cannot go on unless that decision is taken back."""

    def __init__(self, fault: Mapping[str, Any], ply: int) -> None:
        super().__init__("broken", **fault)
        self.ply = ply


class BrokenContentError(GameError):
    """The rules fail before a game has begun."""

    def __init__(self, error: CardError, content: Snapshot) -> None:
        super().__init__("broken-content", path="release", entry=error.entry, effect=error.effect)
        self.sort = error.key
        self.content = content

    def text(self, language: str) -> str:
        """Why, in words."""
        words = PlayWording(self.content, language)
        sort = "program" if self.sort == "fault" else self.sort
        return words.broken(sort, self.arguments["entry"], self.arguments["effect"])


class RefusedError(GameError):
    """The rules refuse an action."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused", path="action")
        self.refusal = refusal


class OptionsRefusedError(GameError):
    """A game cannot be set up with these options or seats."""

    def __init__(self, error: OptionError, content: Snapshot, within: str = "options") -> None:
        super().__init__("options", path=f"{within}.{error.path}" if error.path else within)
        self.error = error
        self.content = content

    def text(self, language: str) -> str:
        """Why, in words."""
        return PlayWording(self.content, language).option_error(self.error)


class KeyReusedError(GameError):
    """An idempotency key names one request, not two."""


class HiddenError(GameError):
    """Hidden information."""


class NotYoursError(GameError):
    """Somebody else's seat or game."""


class MissingError(GameError):
    """There is no such thing."""


class UnsoundError(GameError):
    """What was handed in cannot be used as it is."""


class ImportedActionError(UnsoundError):
    """An action of a file is not allowed where it stands; ``number`` counts from 0."""

    def __init__(self, number: int, refusal: Refusal, content: Snapshot) -> None:
        super().__init__("import-action", path=f"replay.actions[{number}]", number=number)
        self.refusal = refusal
        self.content = content

    def text(self, language: str) -> str:
        """Why not, in words."""
        return PlayWording(self.content, language).refusal(self.refusal)


class UndoRefusedError(GameError):
    """It cannot be taken back."""


class BusyError(GameError):
    """Too many at once."""
