"""Shipped packs in the database, and entries of them as somebody is editing them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from content.attempts import Attempt, attempt
from content.models import Entry, Pack
from content.store import read_document
from tests.kept import loaded

PACKS = Path(__file__).parents[3] / "content" / "packs"

Edit = Callable[..., Attempt]


@pytest.fixture
def edit(db: None) -> Edit:
    """An entry of a shipped pack with some fields as somebody has typed them:
    ``edit("platformer", "hero", "etern", health=9)``."""

    def make(game: str, kind: str, slug: str, **fields: Any) -> Attempt:
        pack = Pack.objects.filter(pk=game).first() or loaded(PACKS / game)
        document = read_document(Entry.objects.get(game=game, kind=kind, slug=slug))
        document.data = {**document.data, **fields}
        return attempt(pack, document)

    return make
