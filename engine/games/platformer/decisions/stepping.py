"""What a Move and a Hand have in common: steps, and Gems before the first of them."""

from __future__ import annotations

from typing import Final

from engine.games.platformer.codes import A_DONE, A_GEM, A_GRAVITY, A_STEP, DIRECTIONS, S_ACT
from engine.games.platformer.decisions.gravity import begin_gravity
from engine.games.platformer.decisions.in_use import InUse
from engine.games.platformer.decisions.question import HERO
from engine.games.platformer.naming import space_at
from engine.games.platformer.state import State
from engine.games.platformer.symbols import can_boost
from engine.kernel.contract import Action
from engine.kernel.message import Label
from engine.kernel.targets import hero_figure

LEFT: Final = 2
BOOSTS: Final = 3
"""-1 if Gems cannot boost it."""
UNIT: Final = 6
"""The steps that each Gem adds."""


class Steps(InUse):
    """The next step of a Move or Hand. Gems come before the first one (PF-D-77), gravity between two
    (PF-D-76)."""

    def boosts(self, g: State, at: int, which: int) -> int:
        return -1 if which else g.stack[at + BOOSTS]

    def count_again(self, g: State, at: int, which: int) -> None:
        g.stack[at + BOOSTS] += 1
        g.stack[at + LEFT] += g.stack[at + UNIT]

    def can_boost(self, g: State, at: int) -> bool:
        """Whether one more Gem can be spent."""
        return can_boost(g, g.stack[at + HERO], g.stack[at + BOOSTS])

    def may_apply_gravity(self, g: State, at: int) -> bool:
        """Whether the player who decides between two steps may apply gravity: the active one, in step 5
        (PF-GRAV-01, PF-D-76)."""
        return g.step == S_ACT and self.decider(g, at) == g.active and g.pos[g.active] >= 0

    def advance(self, g: State, at: int, action: Action) -> None:
        """Make a step, or what comes before the first one."""
        raise NotImplementedError

    def perform(self, g: State, at: int, action: Action) -> None:
        if action[0] == A_GEM:
            self.boost(g, at, action[1])
        elif action[0] == A_GRAVITY:
            begin_gravity(g, g.pos[g.active])
        elif action[0] == A_DONE:
            g.pop()
        else:
            self.advance(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_STEP:
            targets = (*self.matter(g, at), space_at(g, self.leads_to(g, at, action[1])))
            return Label("action-step", {"direction": DIRECTIONS[action[1]]}, targets)
        if action[0] == A_GRAVITY:
            return Label("action-gravity", {}, (hero_figure(g.active),))
        return super().label(g, at, action)

    def leads_to(self, g: State, at: int, direction: int) -> int:
        """The space that a step leads to."""
        raise NotImplementedError
