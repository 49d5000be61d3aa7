"""The decision ``move``: the steps of a Move or of a card (PF-MOVE, PF-D-46)."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_DONE, A_GEM, A_GRAVITY, A_STEP, DIRECTIONS, DOWN, MOVE, UP
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.decisions.step import begin_step
from engine.games.platformer.decisions.stepping import BOOSTS, LEFT, Steps
from engine.games.platformer.movement import push_mask, target
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.targets import Targets, hero_figure

F_MOVE: Final = 18
BEGUN: Final = 4
FLAGS: Final = 5
CHOOSER: Final = 7
"""The seat that decides, plus 1; 0: the hero's own."""


def ask_move(g: State, hero: int, steps: int, unit: int) -> None:
    """A hero moves by a symbol; each Gem adds so many steps."""
    g.push(F_MOVE, hero, steps, 0, 0, 0, unit)


def ask_move_by_card(g: State, hero: int, steps: int, flags: int, chooser: int) -> None:
    """A hero moves by a card, as another seat or its own decides; Gems do not help."""
    g.push(F_MOVE, hero, steps, -1, 0, flags, 1, chooser + 1)


def mover(g: State, at: int) -> int:
    """The hero that moves."""
    return g.stack[at + HERO]


def step_to(g: State, at: int, direction: int) -> int:
    """The space that a step in a direction leads to, or -1."""
    return target(g, g.stack[at + HERO], direction, g.stack[at + FLAGS])


class Move(Steps):
    """The next step, a Gem before the first one, gravity before a later one, or enough."""

    def decider(self, g: State, at: int) -> int:
        return g.stack[at + CHOOSER] - 1 if g.stack[at + CHOOSER] > 0 else g.stack[at + HERO]

    def stands(self, g: State, at: int) -> bool:
        return g.pos[g.stack[at + HERO]] >= 0 and g.stack[at + LEFT] > 0

    def actions(self, g: State, at: int) -> list[Action]:
        found: list[Action] = []
        for direction in range(4):
            if step_to(g, at, direction) >= 0:
                found.append((A_STEP, direction, 0, 0))
        if g.stack[at + BEGUN]:
            if self.may_apply_gravity(g, at):
                found.append((A_GRAVITY, 0, 0, 0))
            found.append((A_DONE, 0, 0, 0))
        else:
            if self.can_boost(g, at):
                found.append((A_GEM, 0, 0, 0))
            if not found or g.stack[at + BOOSTS] < 0:
                found.append((A_DONE, 0, 0, 0))
        return found

    def advance(self, g: State, at: int, action: Action) -> None:
        g.stack[at + LEFT] -= 1
        g.stack[at + BEGUN] = 1
        begin_step(g, g.stack[at + HERO], step_to(g, at, action[1]), g.stack[at + FLAGS])

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_STEP:
            return step_refusal(g, g.stack[at + HERO], action[1])
        return super().refusal(g, at, action)

    def matter(self, g: State, at: int) -> Targets:
        """The hero that moves."""
        return (hero_figure(g.stack[at + HERO]),)

    def leads_to(self, g: State, at: int, direction: int) -> int:
        return step_to(g, at, direction)


def step_refusal(g: State, hero: int, direction: int) -> Refusal:
    """Against a step."""
    if not 0 <= direction < 4:
        return Refusal("PF-MOVE-01", "no-way")
    here = g.pos[hero]
    there = g.near(here, direction)
    if there < 0 and direction == UP:
        there = g.board.way_up[here]
    if there >= 0 and not g.is_open(there):
        return Refusal("PF-D-49", "not-open", {"direction": DIRECTIONS[direction]})
    if there >= 0 and g.who[there] >= 0 and push_mask(g, g.who[there], there, here) == 0:
        return Refusal("PF-D-35", "cannot-push")
    if direction == DOWN and g.on_boss_level(here) and here < g.board.boss_start + g.board.width:
        return Refusal("PF-BOSS-07", "sealed")
    return Refusal("PF-MOVE-01", "no-way", {"direction": DIRECTIONS[direction]})


MOVES = Move(F_MOVE, "move", MOVE)
