"""The questions that effects ask in the same way in every game: whether to use one that may be used, and
which hero, card or list of operations."""

from __future__ import annotations

from engine.effects.firing import answer_effect, effect_at, owner_at, read, run_effect
from engine.effects.picking import answer_pick, option_label, pick_actions, settle_pick
from engine.games.princess.codes import ACTIONS
from engine.games.princess.decisions.question import Question
from engine.games.princess.naming import bearer_at, entry, hero_label
from engine.games.princess.program import D_SECRET
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import (
    A_HERO,
    A_NO,
    A_OPTION,
    A_YES,
    F_EFFECT,
    F_PICK_CARD,
    F_PICK_ENEMY,
    F_PICK_HERO,
    F_PICK_OPTION,
    F_PICK_SPACE,
)
from engine.kernel.message import Label
from engine.kernel.targets import Targets


class OfCard(Question):
    """A question that the text of a card puts to its owner."""

    def decider(self, g: State, at: int) -> int:
        owner = owner_at(g, at)
        return owner if owner >= 0 else g.active

    def asked_by(self, g: State, at: int) -> int:
        return effect_at(g, at).definition

    def label(self, g: State, at: int, action: Action) -> Label:
        about = self.about(g, at, action)
        return Label(
            about.key,
            {**about.args, "definition": entry(g, self.asked_by(g, at))},
            about.targets or self.matter(g, at),
        )

    def about(self, g: State, at: int, action: Action) -> Label:
        """What is chosen."""
        raise NotImplementedError

    def matter(self, g: State, at: int) -> Targets:
        """The card that asks."""
        return (bearer_at(g, self.decider(g, at), self.asked_by(g, at), read(g, at)),)


class May(OfCard):
    """Whether to use an effect; and what it does, operation by operation."""

    def settle(self, g: State, at: int) -> bool:
        """Go on with the effect; the question of a Secret gives it away (decision 0012)."""
        if not run_effect(g):
            return False
        owner = owner_at(g, at)
        if g.program.definitions[self.asked_by(g, at)].kind == D_SECRET and owner >= 0:
            g.secret_seen[owner] = (1 << g.seats) - 1
        return True

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_effect(g, action[0])

    def about(self, g: State, at: int, action: Action) -> Label:
        return Label(f"action-{'yes' if action[0] == A_YES else 'no'}-effect", {"question": self.name})


class Pick(OfCard):
    """Which hero, card or list of operations."""

    def settle(self, g: State, at: int) -> bool:
        """Without a choice it is not put."""
        return settle_pick(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return pick_actions(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_pick(g, action[1])

    def about(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_HERO:
            return hero_label(g, action[1])
        if action[0] == A_OPTION:
            return option_label(g, at, action[1])
        return Label(f"action-{ACTIONS[action[0]]}")


MAY = May(F_EFFECT, "effect")
PICK_HERO = Pick(F_PICK_HERO, "pick_hero")
PICK_ENEMY = Pick(F_PICK_ENEMY, "pick_enemy")
PICK_SPACE = Pick(F_PICK_SPACE, "pick_space")
PICK_CARD = Pick(F_PICK_CARD, "pick_card")
PICK_OPTION = Pick(F_PICK_OPTION, "pick_option")
