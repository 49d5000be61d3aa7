"""The decision ``move``: the next step of a moving hero, minor actions in between, or enough (DD-MOVE-01,
DD-RUL-09, -11)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import fire
from engine.games.dungeons.codes import A_ATTACK, A_STEP, A_STOP, BY_MOVE, FIRST_ENEMY, TERRAINS
from engine.games.dungeons.decisions.minor import minors
from engine.games.dungeons.decisions.open_moment import OpenMoment
from engine.games.dungeons.decisions.question import SEAT
from engine.games.dungeons.exploring import explore
from engine.games.dungeons.geometry.compass import DX, DY
from engine.games.dungeons.geometry.face import BLOCKED
from engine.games.dungeons.geometry.map import CLOSED, EXIT
from engine.games.dungeons.moments import T_MOVED
from engine.games.dungeons.movement import (
    arrive,
    can_step,
    cost_of,
    has_step,
    is_passing,
    leave,
    passes,
    place_figure,
)
from engine.games.dungeons.naming import place, space_at
from engine.games.dungeons.nearby import free_near
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.frames import FRAME
from engine.kernel.message import Argument, Label
from engine.kernel.targets import hero_figure

F_MOVE: Final = 21
POINTS: Final = 2
BEGUN: Final = 3

DIRECTIONS = ("north", "east", "south", "west")


def ask_move(g: State, seat: int, points: int) -> None:
    """A hero may make steps for so many points (DD-MOVE-01)."""
    g.push(F_MOVE, seat, points)


def mover(g: State) -> int:
    """The hero of the move on top of the stack."""
    return g.stack[len(g.stack) - FRAME + SEAT]


def points_left(g: State) -> int:
    """What is left for that move."""
    return g.stack[len(g.stack) - FRAME + POINTS]


def has_begun(g: State) -> bool:
    """Whether a step of it has been made."""
    return g.stack[len(g.stack) - FRAME + BEGUN] == 1


class Move(OpenMoment):
    """Where to."""

    def closed(self, g: State, at: int) -> Refusal | None:
        if is_passing(g, g.stack[at + SEAT]):
            return Refusal("DD-RUL-05", "in-anothers-space")
        return None if g.active >= 0 else Refusal("DD-RUL-05", "half-resolved")

    def settle(self, g: State, at: int) -> bool:
        """It is over when no further step can be made."""
        seat = g.stack[at + SEAT]
        if g.pos[seat] < 0:
            g.pop()
            return False
        if g.stack[at + POINTS] > 0 and has_step(g, seat, g.stack[at + POINTS]):
            return True
        if is_passing(g, seat):
            # A card has cut the move short in another's space: the hero steps aside (DD-RUL-09).
            place_figure(g, seat, free_near(g, g.pos[seat], True))
        self.stop(g, at)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        """A hero who is passing through somebody must go on (DD-RUL-09)."""
        seat, points = g.stack[at + SEAT], g.stack[at + POINTS]
        found: list[Action] = []
        for direction in range(4):
            if can_step(g, seat, direction, points) >= 0:
                found.append((A_STEP, direction, 0, 0))
        if is_passing(g, seat):
            return found
        if g.active >= 0:
            found += minors(g, seat)
        found.append((A_STOP, 0, 0, 0))
        return found

    def act(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_STEP:
            self.step(g, at, action[1])
        else:
            self.stop(g, at)

    def step(self, g: State, at: int, direction: int) -> None:
        """The hero enters the next space."""
        seat = g.stack[at + SEAT]
        there = g.map.near[g.pos[seat] * 4 + direction]
        g.stack[at + POINTS] -= cost_of(g, seat, there)
        g.stack[at + BEGUN] = 1
        if is_way_out(g, there):
            g.pop()
            leave(g, seat, there)
            return
        if g.map.unexplored_at(there) >= 0:
            # DD-EXPLORE-04, -05: what is left of the move and of the turn is lost.
            g.pop()
            explore(g, seat, there)
        arrive(g, seat, there, BY_MOVE, seat)

    def stop(self, g: State, at: int) -> None:
        """The Move action is over; points left are lost (DD-RUL-11)."""
        seat, begun = g.stack[at + SEAT], g.stack[at + BEGUN]
        g.pop()
        if begun:
            g.unchecked = True
            fire(g, T_MOVED, seat, -1, 0, g.pos[seat], BY_MOVE)

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_STEP:
            return step_refusal(g, g.stack[at + SEAT], action[1], g.stack[at + POINTS])
        if action[0] == A_STOP:
            return Refusal("DD-RUL-09", "not-in-anothers-space")
        if action[0] == A_ATTACK:
            return Refusal("DD-RUL-11", "in-a-move")
        return super().refusal(g, at, action)

    def about(self, g: State, at: int, action: Action) -> Label:
        """A step, and what it leads to: exploring, or out of the dungeon."""
        if action[0] == A_STOP:
            return Label("action-stop", {}, (hero_figure(g.stack[at + SEAT]),))
        there = g.map.near[g.pos[g.stack[at + SEAT]] * 4 + action[1]]
        key = "action-step"
        args: dict[str, Argument] = {"direction": DIRECTIONS[action[1]], **place(g, there)}
        if g.map.unexplored_at(there) >= 0:
            key = "action-explore"
        elif is_way_out(g, there):
            key = "action-leave"
        else:
            args["terrain"] = TERRAINS[g.map.terrain[there]]
        return Label(key, args, (hero_figure(g.stack[at + SEAT]), space_at(g, there)))


def is_way_out(g: State, space: int) -> bool:
    """Whether a space leads out of the dungeon."""
    opening = g.map.opening_at[space]
    return opening >= 0 and g.map.opening_state[opening] == EXIT


def step_refusal(g: State, seat: int, direction: int, points: int) -> Refusal:
    """Against a step."""
    if not 0 <= direction < 4:
        return Refusal("DD-MOVE-02", "no-way")
    board = g.map
    here = g.pos[seat]
    there = board.near[here * 4 + direction]
    if there < 0:
        square = here + DY[direction] * board.width + DX[direction]
        opening = board.opening_at[square]
        if (
            opening >= 0
            and board.opening_state[opening] == CLOSED
            and board.tiles[here] & board.tiles[square]
        ):
            return Refusal("DD-RUL-13", "closed")
        return Refusal("DD-RUL-10", "blocked" if board.terrain[square] == BLOCKED else "no-way")
    if cost_of(g, seat, there) > points:
        water = cost_of(g, seat, there) > 1
        return Refusal("DD-TERRAIN-01" if water else "DD-MOVE-01", "too-few-points", {"points": points})
    if g.who[there] >= FIRST_ENEMY and not passes(g, seat, g.who[there]):
        return Refusal("DD-MOVE-03", "enemy-in-the-way")
    return Refusal("DD-RUL-09", "cannot-end-there")


MOVE = Move(F_MOVE, "move")
