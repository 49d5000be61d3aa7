"""What the tests of printing need: the shipped Platformer as a source of prints, and a way to edit it."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.snapshot import Snapshot
from printing.jobs import PrintJob
from printing.order import Order
from studio.print_sources import Source, from_folder

ROOT = Path(__file__).parents[3]
PACK = ROOT / "content" / "packs" / "platformer"

Edited = Callable[[Callable[[dict[str, Any]], None]], Source]
Job = Callable[..., PrintJob]


@pytest.fixture(scope="session")
def platformer() -> Source:
    """The shipped pack, read once."""
    return from_folder(PACK)


@pytest.fixture
def edited(platformer: Source) -> Edited:
    """Makes a source with an edit of the stored content."""

    def make(edit: Callable[[dict[str, Any]], None]) -> Source:
        whole = json.loads(platformer.snapshot.content)
        edit(whole)
        text = json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return replace(platformer, snapshot=Snapshot.read(text.encode()))

    return make


@pytest.fixture
def job(platformer: Source) -> Job:
    """Makes jobs: ``job(languages=("de",), parts=("heroes",))``; ``source`` and ``since`` are sources."""

    def make(source: Source = platformer, since: Source | None = None, **wanted: Any) -> PrintJob:
        settings = {name: wanted.pop(name) for name in ("cache", "archives", "tell") if name in wanted}
        order = Order("platformer", **{"languages": ("en",), **wanted})
        compared = since.snapshot if since is not None else None
        return PrintJob(
            order, source.snapshot, source.art, release=3, since=compared, author="Ada", **settings
        )

    return make
