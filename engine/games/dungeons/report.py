"""What is worth counting of a game of Dungeons: party and adventure, items bought, found and used, enemies
met and defeated, what heroes fall to, how fast the dungeon is explored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.dungeons.codes import CAUSES, LOOT
from engine.games.dungeons.happenings import (
    E_ABILITY,
    E_ATTACK,
    E_BOUGHT,
    E_CHECK_RESULT,
    E_DAMAGE,
    E_DEFEATED,
    E_EFFECT,
    E_EXPLORED,
    E_FALLEN,
    E_GAINED,
    E_INTERACTION,
    E_ITEM,
    E_ITEM_GAINED,
    E_ROUND,
    E_SPAWNED,
)
from engine.games.dungeons.play import Dungeons
from engine.games.dungeons.program import D_ABILITY, D_EQUIPMENT, D_HERO, D_ITEM, KINDS
from engine.kernel.contract import Event, Playable
from engine.kernel.observing import Observer

W_BOUGHT: Final = 0
W_FOUND: Final = 1
W_USED: Final = 2
W_DEFEATED: Final = 3
WAYS = ("bought", "found", "used", "defeated")
KINDS_USED: dict[str, tuple[str, ...]] = {
    "bought": ("item",),
    "found": ("item",),
    "used": ("hero", "equipment", "ability", "item"),
    "defeated": ("enemy",),
    "met": ("enemy", "tile"),
}
BEYOND = "part"
"""Instead of a kind, for parts of adventures: they are definitions, but no entries."""


class DungeonsObserver(Observer):
    """Notes of one game."""

    def __init__(self, game: Playable) -> None:
        super().__init__(game)
        assert isinstance(game, Dungeons)
        self.state = game.state
        program = self.state.program
        names = [f"{KINDS[d.kind] if d.kind < len(KINDS) else BEYOND}/{d.slug}" for d in program.definitions]
        self.tiles = len(names)
        """Tiles are no definitions; their faces are numbered after these."""
        names += [f"tile/{slug}" for slug, _ in program.face_names]
        self.follow(WAYS, names, game.seats)
        used = (D_HERO, D_EQUIPMENT, D_ABILITY, D_ITEM)
        self.is_used: list[bool] = [d.kind in used for d in program.definitions]
        self.lies: list[bool] = [bool(d.changes) or not d.effects for d in program.definitions]
        """Cards that change numbers act by lying there: to have one is to use it."""
        self.round = 1
        self.loot = 0
        self.rooms = 0
        self.defeats = 0
        self.paid = 0
        """The card just paid for plus 1: it comes to its hero as an event of its own."""

    def heeds(self) -> list[int]:
        """The codes of the events it needs."""
        return [
            E_ROUND,
            E_GAINED,
            E_EXPLORED,
            E_DEFEATED,
            E_BOUGHT,
            E_ITEM_GAINED,
            E_ITEM,
            E_ABILITY,
            E_ATTACK,
            E_EFFECT,
            E_SPAWNED,
            E_FALLEN,
            E_DAMAGE,
            E_CHECK_RESULT,
            E_INTERACTION,
        ]

    def note(self, events: Sequence[Event]) -> None:
        """Take notes of what has happened."""
        g = self.state
        seats = g.seats
        cards = g.program.cards
        for code, a, b, c, d in events:
            if code == E_ROUND:
                if a > self.round:
                    self.end_round(a)
            elif code == E_GAINED:
                if b == LOOT:
                    self.loot += c
            elif code == E_EFFECT:
                if 0 <= b < seats and self.is_used[a]:
                    self.use(W_USED * seats + b, a)
            elif code == E_ATTACK:
                if d >= 0 and self.is_used[d]:
                    self.use(W_USED * seats + a, d)
            elif code == E_ABILITY:
                self.use(W_USED * seats + a, b)
            elif code == E_ITEM:
                self.use(W_USED * seats + a, cards[b])
            elif code == E_BOUGHT:
                self.use(W_BOUGHT * seats + a, cards[b])
                self.paid = b + 1
            elif code == E_ITEM_GAINED:
                definition = cards[b]
                if self.paid != b + 1:
                    self.use(W_FOUND * seats + a, definition)
                self.paid = 0
                if self.lies[definition]:
                    self.use(W_USED * seats + a, definition)
            elif code == E_DEFEATED:
                self.defeats += 1
                if b >= 0:
                    self.use(W_DEFEATED * seats + b, g.enemy_kind[a])
            elif code == E_SPAWNED:
                self.meet(g.enemy_kind[a])
            elif code == E_EXPLORED:
                self.rooms += 1
                self.meet(self.tiles + g.story.rooms[c].face.index)
                self.reach(f"rooms-{self.rooms}", self.round)
            elif code == E_DAMAGE:
                self.count("damage", b)
                self.reach("first-damage", self.round)
            elif code == E_FALLEN:
                self.fall(a, self.names[g.enemy_kind[c]] if c >= 0 else CAUSES[b])
                self.reach("first-fall", self.round)
            elif code == E_CHECK_RESULT:
                self.count("checks_passed" if d else "checks_failed")
            elif code == E_INTERACTION:
                self.count("interactions")

    def end_round(self, next_round: int) -> None:
        """The recovery is over."""
        self.round = next_round
        self.keep_pace("loot", self.loot)
        self.keep_pace("rooms", self.rooms)
        self.keep_pace("defeats", self.defeats)

    def finish(self) -> None:
        """The game is over: equipment and the rest that only changes numbers has been used."""
        g = self.state
        self.counts["rooms"] = self.rooms
        for seat in range(g.seats):
            for definition in (g.hero[seat], g.equipment[seat], g.ability[seat]):
                if definition >= 0 and self.lies[definition]:
                    self.use(W_USED * g.seats + seat, definition)

    def who(self, seat: int) -> list[str]:
        """Hero, equipment and ability."""
        g = self.state
        chosen = (g.hero[seat], g.equipment[seat], g.ability[seat])
        return [self.names[definition] for definition in chosen if definition >= 0]

    def turns(self) -> int:
        """Rounds."""
        return self.state.round

    def marks(self) -> dict[str, str]:
        """The adventure."""
        return {"adventure": f"adventure/{self.state.story.slug}"}


OBSERVER = DungeonsObserver
