"""What is worth counting of a game of Platformer: heroes, boss and tile set, purchases and cards used, what
downs heroes, how fast the dungeon is climbed and the purse filled."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.platformer.codes import CAUSES, GEM, GOLD
from engine.games.platformer.happenings import (
    E_ARTIFACT,
    E_BOSS_CARD,
    E_BOUGHT,
    E_CARD_USED,
    E_DEFEATED,
    E_DOWNED,
    E_EFFECT,
    E_EVENT,
    E_GAINED,
    E_LEVEL_REVEALED,
    E_STRUCK,
    E_TURN,
    E_WOUNDED,
)
from engine.games.platformer.play import Platformer
from engine.games.platformer.program import D_ARTIFACT, D_ITEM, D_POTION
from engine.kernel.contract import Event, Playable
from engine.kernel.observing import Observer

W_BOUGHT: Final = 0
W_TAKEN: Final = 1
W_USED: Final = 2
W_DEFEATED: Final = 3
WAYS = ("bought", "taken", "used", "defeated")
KINDS_USED: dict[str, tuple[str, ...]] = {
    "bought": ("item", "potion"),
    "taken": ("artifact",),
    "used": ("item", "potion", "artifact"),
    "defeated": ("enemy", "boss"),
    "met": ("boss_attack", "event"),
}


class PlatformerObserver(Observer):
    """Notes of one game."""

    def __init__(self, game: Playable) -> None:
        super().__init__(game)
        assert isinstance(game, Platformer)
        self.state = game.state
        definitions = self.state.program.definitions
        self.follow(WAYS, [d.entry for d in definitions], game.seats)
        self.is_used: list[bool] = [d.kind in (D_ITEM, D_POTION, D_ARTIFACT) for d in definitions]
        self.lies: list[bool] = [bool(d.changes) or not d.effects for d in definitions]
        """Cards that change numbers act by lying there: to have one is to use it."""
        self.round = 1
        self.gold = 0
        self.gems = 0
        self.wounds = 0
        self.boss_damage = 0

    def heeds(self) -> list[int]:
        """The codes of the events it needs."""
        return [
            E_TURN,
            E_GAINED,
            E_BOUGHT,
            E_ARTIFACT,
            E_CARD_USED,
            E_EFFECT,
            E_DEFEATED,
            E_STRUCK,
            E_WOUNDED,
            E_DOWNED,
            E_LEVEL_REVEALED,
            E_BOSS_CARD,
            E_EVENT,
        ]

    def note(self, events: Sequence[Event]) -> None:
        """Take notes of what has happened."""
        g = self.state
        seats = g.seats
        cards = g.program.cards
        for code, a, b, c, _d in events:
            if code == E_GAINED:
                if b == GOLD:
                    self.gold += c
                elif b == GEM:
                    self.gems += c
            elif code == E_TURN:
                if b > self.round:
                    self.end_round(b)
            elif code == E_CARD_USED:
                if b >= 0:
                    self.use(W_USED * seats + a, cards[b])
            elif code == E_EFFECT:
                if 0 <= b < seats and self.is_used[a]:
                    self.use(W_USED * seats + b, a)
            elif code == E_WOUNDED:
                self.wounds += b
            elif code == E_BOUGHT:
                definition = cards[b]
                self.use(W_BOUGHT * seats + a, definition)
                if self.lies[definition]:
                    self.use(W_USED * seats + a, definition)
            elif code == E_ARTIFACT:
                definition = cards[b]
                self.use(W_TAKEN * seats + a, definition)
                if self.lies[definition]:
                    self.use(W_USED * seats + a, definition)
            elif code == E_STRUCK:
                if b == g.boss:
                    self.boss_damage += c
            elif code == E_DEFEATED:
                if a >= 0:
                    self.use(W_DEFEATED * seats + a, b)
            elif code == E_DOWNED:
                self.fall(a, self.names[c] if c >= 0 else CAUSES[b])
            elif code == E_LEVEL_REVEALED:
                self.reach("boss-level" if a == g.board.boss_level else f"level-{a + 1}", self.round)
            elif code in (E_BOSS_CARD, E_EVENT):
                self.meet(cards[a])

    def end_round(self, next_round: int) -> None:
        """Everybody has had a turn."""
        self.round = next_round
        self.keep_pace("gold", self.gold)
        self.keep_pace("gems", self.gems)

    def finish(self) -> None:
        """The game is over."""
        self.counts["wounds"] = self.wounds
        self.counts["boss_damage"] = self.boss_damage

    def who(self, seat: int) -> list[str]:
        """The hero."""
        return [self.names[self.state.hero[seat]]]

    def place(self, seat: int) -> int:
        """Seats are numbered clockwise; one of them began."""
        return (seat - self.state.first) % self.state.seats

    def turns(self) -> int:
        """Rounds: turns of each player."""
        g = self.state
        return (g.turns + g.seats - 1) // g.seats

    def marks(self) -> dict[str, str]:
        """Boss and tile set."""
        g = self.state
        sets = {g.program.tiles[tile].set for tile in g.tiles}
        return {
            "boss": self.names[g.boss],
            "tile_set": "mixed" if len(sets) > 1 else ("forest", "void")[min(sets)],
        }


OBSERVER = PlatformerObserver
