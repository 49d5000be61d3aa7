"""The decision ``position``: where a hero starts (DD-RUL-02)."""

from __future__ import annotations

from typing import Final

from engine.games.dungeons.codes import A_PLACE
from engine.games.dungeons.decisions.question import SEAT, Question
from engine.games.dungeons.geometry.spawning import start_spaces
from engine.games.dungeons.happenings import E_PLACED
from engine.games.dungeons.naming import hero_entry, place, space_at
from engine.games.dungeons.state import State
from engine.games.dungeons.tale import spot
from engine.kernel.contract import Action
from engine.kernel.errors import OptionError, Refusal
from engine.kernel.message import Args, Label

F_POSITION: Final = 18


def ask_position(g: State, seat: int) -> None:
    """A hero is put on the map."""
    g.push(F_POSITION, seat)


def start_places(g: State) -> list[int]:
    """The free spaces where the next hero may start: those the adventure names; failing that the entries of
    the first room, and then the spaces nearest to them."""
    story = g.story
    named: list[int] = []
    for start in range(0, len(story.spaces), 3):
        space = spot(g, story.spaces[start], story.spaces[start + 1], story.spaces[start + 2])
        if space >= 0 and g.who[space] < 0 and not g.map.opaque[space]:
            named.append(space)
    if named:
        return named
    return start_spaces(g.map, g.who, 0, g.seats)


class Position(Question):
    """On which space; a single one is taken."""

    def settle(self, g: State, at: int) -> bool:
        places = start_places(g)
        if len(places) > 1:
            return True
        if not places:
            args = {"adventure": f"adventure/{g.story.slug}"}
            said = f"adventure {g.story.slug}: there is no space left for a hero to start"
            raise OptionError("DD-RUL-02", "no-start-space", args, "", said)
        self.start(g, at, places[0])
        return False

    def start(self, g: State, at: int, space: int) -> None:
        """The hero starts on a space."""
        seat = g.stack[at + SEAT]
        g.pop()
        g.put(seat, space)
        g.emit(E_PLACED, seat, space)

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_PLACE, g.stack[at + SEAT], space, 0) for space in start_places(g)]

    def perform(self, g: State, at: int, action: Action) -> None:
        self.start(g, at, action[2])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_PLACE:
            return Refusal("DD-RUL-02", "not-a-start-space")
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        args: Args = {"hero": hero_entry(g, action[1]), **place(g, action[2])}
        return Label("action-place", args, (space_at(g, action[2]),))


POSITION = Position(F_POSITION, "position")
