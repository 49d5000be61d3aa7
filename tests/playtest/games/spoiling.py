"""Shipped games with a card that breaks them, as a studio could hold them before anybody noticed."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from content.models import Release
from engine.effects.ops.choose_one import ChooseOne
from engine.snapshot import Snapshot

from .conftest import content_of, publish_content

CARD = "hero/fidget"
ENDLESS = {"when": "pool_rolled", "do": ["reroll"]}
"""Sets itself off whenever its hero rolls."""
SEATS = {"heroes": ["fidget", "sweety"]}


def spoil(game: str, effects: Mapping[str, Sequence[Any]]) -> Snapshot:
    """The content of a game in which some entries (``kind/slug``) have further effects."""
    whole = json.loads(content_of(game).content)
    for entry, more in effects.items():
        kind, slug = entry.split("/")
        whole["entries"][kind][slug]["data"]["effects"] += more
    return Snapshot.read(
        json.dumps(whole, sort_keys=True, ensure_ascii=False, separators=(",", ":")).encode()
    )


def publish_endless() -> Release:
    """Platformer with a hero whose second effect never ends."""
    return publish_content(spoil("platformer", {CARD: [ENDLESS]}))


def publish_unbuildable(monkeypatch: pytest.MonkeyPatch) -> Release:
    """Platformer with a hero whose second effect cannot be compiled."""

    def fail(self: Any, builder: Any) -> None:
        raise AttributeError("nobody foresaw this")

    choice = {"choose_one": {"options": [["reroll"], ["heal_full"]]}}
    content = spoil("platformer", {CARD: [{"when": "activated", "do": [choice]}]})
    monkeypatch.setattr(ChooseOne, "compile", fail)
    return publish_content(content)
