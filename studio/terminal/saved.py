"""Saved games as files: release, seed, options and actions as JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from engine.kernel import Replay


class SavedError(Exception):
    """A file cannot be read or written; the message is named by its key."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_message = args


def read_saved(path: Path) -> Replay:
    """The game in a file."""
    try:
        return _replay(json.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise SavedError("play-cannot-read", file=str(path), error=error.strerror or str(error)) from error
    except (ValueError, KeyError, TypeError, IndexError, AttributeError) as error:
        raise SavedError("play-bad-file", file=str(path)) from error


def _replay(data: Any) -> Replay:
    replay = Replay.from_json(data)
    numbers = [replay.seats, replay.seed, *(n for seat, action in replay.actions for n in (seat, *action))]
    texts = [replay.release, replay.game, replay.chance]
    if not all(type(n) is int for n in numbers) or not all(isinstance(text, str) for text in texts):
        raise TypeError("numbers and texts are needed")
    dict(replay.options)
    return replay


def write_saved(path: Path, replay: Replay) -> None:
    """Write a game to a file. A file that is something else is left alone."""
    try:
        if path.exists() and path.stat().st_size:
            try:
                read_saved(path)
            except SavedError as error:
                raise SavedError("play-other-file", file=str(path)) from error
        path.write_text(json.dumps(replay.as_json()) + "\n", encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SavedError("play-cannot-write", file=str(path), error=reason) from error
