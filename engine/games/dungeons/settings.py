"""What a game of Dungeons can be started with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.dungeons.options import DungeonsOptions, read_options
from engine.kernel.settings import GameSettings, declared, filled
from engine.snapshot import Snapshot


def settings(release: Snapshot) -> GameSettings:
    """Seats and options, with the characters and adventures of the release."""
    adventures = {
        slug: (card.data.heroes_least, card.data.heroes_most)
        for slug, card in sorted(release.entries.get("adventure", {}).items())
    }

    def seats_for(options: Mapping[str, Any]) -> tuple[int, int]:
        """As many heroes as the adventure is for (DD-RUL-01)."""
        slug = read_options(options).adventure or next(iter(adventures), "")
        return adventures.get(slug, (1, 4))

    return GameSettings(
        seats=(
            min((least for least, _most in adventures.values()), default=1),
            max((most for _least, most in adventures.values()), default=4),
        ),
        settings=filled(declared(DungeonsOptions), release),
        best_bot="team",
        cooperative=True,
        hidden=False,
        seats_for=seats_for,
    )
