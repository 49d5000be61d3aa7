"""How a game of The Princess is told.

What goes without saying is left out: the gold that a sale has just been told with, and that a card comes into
play whose text has just been read. A card that two of the table see is told to them by its name, to the
others as a card; that is the engine's doing (`engine.games.princess.happenings`).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.princess.view import View
from playtest.shows import log
from playtest.shows.log import Told

READ = ("event-won", "event-applied", "event-environment")
"""Events that read a card's text aloud."""
PAID = ("event-sold", "event-bought", "event-gold-stolen")
"""Events that have told of gold."""
NEVER = ("event-ended",)
"""The outcome is told by itself."""


class Teller(log.Teller[View]):
    """Tells a game of The Princess."""

    chapters = ("event-turn",)

    def __init__(self) -> None:
        self.read = ""
        """The card whose text was read last."""
        self.paid = False
        """Whether the last event has told of gold."""
        self.placed: list[tuple[str, str]] = []
        """The cards that were placed openly in this challenge."""

    def opening(self, view: View) -> list[Told]:
        """Who travels, what lies in the shop, and whose turn it is."""
        told = [
            Told("event-character", {"hero": f"character/{hero.character}"})
            for hero in view.heroes
            if hero.character
        ]
        told += [
            Told("event-refilled", {"card": f"adventure_card/{card.slug}"}) for card in view.shop if card
        ]
        active = view.heroes[view.turn.active].character
        if active:
            told.append(Told("event-turn", {"hero": f"character/{active}", "turn": view.turn.turns}))
        return told

    def hear(self, events: Sequence[Told]) -> list[Told]:
        """The events without those that say nothing new."""
        told: list[Told] = []
        for index, event in enumerate(events):
            key = event.key
            if key in NEVER or self._is_known(event, events[index + 1 : index + 2]):
                continue
            if key == "event-gold" and self.paid:
                self.paid = False
                continue
            self.paid = key in PAID
            if key in READ:
                self.read = event.name("card")
            if key == "event-placed":
                self.placed.append((event.name("hero"), event.name("card")))
            if key == "event-challenged":
                self.placed = []
            told.append(event)
        return told

    def _is_known(self, event: Told, after: Sequence[Told]) -> bool:
        """Whether an event repeats what was told, or what comes next tells it better: a card placed openly
        needs no showing, a card sold is not said to be discarded."""
        key, args = event.key, event.args
        if key == "event-effect":
            return args["definition"] == self.read
        if key == "event-shown":
            return (args["hero"], args["card"]) in self.placed
        if key == "event-gold" and after and after[0].key in PAID:
            return True
        if key == "event-discarded" and after:
            return after[0].key == "event-sold" and after[0].args["card"] == args["card"]
        return False
