"""How the compiling of the engine goes, for whoever looks: a small file beside the builds, written by the
process that compiles (`studio.compile_in_background`) and read by every process of the studio."""

from __future__ import annotations

import contextlib
import os
from enum import StrEnum
from pathlib import Path

import msgspec

from engine.compiled import builds


class Stage(StrEnum):
    """What has become of it."""

    BUILDING = "building"
    MISSING = "missing"
    FAILED = "failed"


class Progress(msgspec.Struct, frozen=True):
    """How far it is, or why it ended without a build."""

    stage: Stage
    fingerprint: str
    process: int = 0
    done: int = 0
    of: int = 1
    lacks: str = ""
    """The program or file that is not installed."""

    @property
    def percent(self) -> int:
        """Steps done, of a hundred."""
        return 100 * self.done // max(self.of, 1)


def tell(progress: Progress) -> None:
    """Let everybody know."""
    place = _place()
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_name(f"{place.name}.{os.getpid()}")
    fresh.write_bytes(msgspec.json.encode(progress))
    fresh.replace(place)


def read() -> Progress | None:
    """The last that was told; nothing if there is nothing, or if whoever compiled is gone."""
    with contextlib.suppress(OSError, msgspec.DecodeError):
        progress = msgspec.json.decode(_place().read_bytes(), type=Progress)
        if progress.stage is not Stage.BUILDING or _lives(progress.process):
            return progress
    return None


def _place() -> Path:
    return builds() / "progress.json"


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True
