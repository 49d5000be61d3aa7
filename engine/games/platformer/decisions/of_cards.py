"""The questions that effects ask in the same way in every game: whether to use one that may be used, and
which hero, enemy, space, card or list of operations."""

from __future__ import annotations

from engine.effects.firing import answer_effect, effect_at, owner_at, read, run_effect
from engine.effects.picking import answer_pick, option_label, pick_actions, settle_pick
from engine.games.platformer.decisions.question import Question, yes_or_no
from engine.games.platformer.naming import bearer_at, enemy_label, entry, hero_at, space_label
from engine.games.platformer.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import (
    A_ENEMY,
    A_HERO,
    A_OPTION,
    A_SPACE,
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
        if action[0] == A_HERO:
            return Label("action-hero", {"hero": entry(g, g.hero[action[1]])}, hero_at(g, action[1]))
        if action[0] == A_ENEMY:
            return enemy_label(g, action[1])
        if action[0] == A_SPACE:
            return space_label(g, action[1])
        if action[0] == A_OPTION:
            return option_label(g, at, action[1])
        return super().label(g, at, action)

    def matter(self, g: State, at: int) -> Targets:
        """The card that asks."""
        return (bearer_at(g, self.asked_by(g, at), read(g, at)),)


class May(OfCard):
    """Whether to use an effect; and what it does, operation by operation."""

    def settle(self, g: State, at: int) -> bool:
        return run_effect(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return yes_or_no()

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_effect(g, action[0])


class Pick(OfCard):
    """Which one. What cannot be carried out is ignored (PF-BOSS-12)."""

    def settle(self, g: State, at: int) -> bool:
        return settle_pick(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return pick_actions(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_pick(g, action[1])


MAY = May(F_EFFECT, "effect")
PICK_HERO = Pick(F_PICK_HERO, "pick_hero")
PICK_ENEMY = Pick(F_PICK_ENEMY, "pick_enemy")
PICK_SPACE = Pick(F_PICK_SPACE, "pick_space")
PICK_CARD = Pick(F_PICK_CARD, "pick_card")
PICK_OPTION = Pick(F_PICK_OPTION, "pick_option")
