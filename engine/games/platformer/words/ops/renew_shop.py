"""The operation ``renew_shop``."""

from __future__ import annotations

from engine.effects.context import Context
from engine.games.platformer.shop import refill
from engine.games.platformer.state import State
from engine.schema import word


@word("operation")
class RenewShop:
    """All cards of the display go under their decks and new ones are laid out."""

    def run(self, g: State, ctx: Context) -> None:
        for slot, card in enumerate(g.display):
            if card >= 0:
                (g.item_deck if slot < 3 else g.potion_deck).insert(0, card)
        for slot in range(len(g.display)):
            refill(g, slot)
