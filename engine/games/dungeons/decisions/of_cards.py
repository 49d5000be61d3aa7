"""The questions that effects ask in the same way in every game: whether to use one that may be used, and
which hero, enemy, space, card or list of operations."""

from __future__ import annotations

from engine.effects.firing import OFFER, answer_effect, effect_at, owner_at, read, run_effect
from engine.effects.picking import answer_pick, option_label, pick_actions, settle_pick
from engine.games.dungeons.decisions.question import Question, somebody
from engine.games.dungeons.naming import (
    bearer_at,
    card_at,
    card_entry,
    enemy_label,
    entry,
    hero_at,
    hero_entry,
    place,
    space_at,
    text,
)
from engine.games.dungeons.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import (
    A_ENEMY,
    A_HERO,
    A_NO,
    A_PICK,
    A_SPACE,
    A_YES,
    F_EFFECT,
    F_PICK_CARD,
    F_PICK_ENEMY,
    F_PICK_HERO,
    F_PICK_OPTION,
    F_PICK_SPACE,
)
from engine.kernel.message import Args, Label
from engine.kernel.targets import Targets


class OfCard(Question):
    """A question that the text of a card puts to its owner, or to the hero whom it is about."""

    def decider(self, g: State, at: int) -> int:
        owner = owner_at(g, at)
        return owner if owner >= 0 else somebody(g, read(g, at).hero)

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
        return (bearer_at(g, self.asked_by(g, at), read(g, at)),)


class May(OfCard):
    """Whether to use an effect; and what it does, operation by operation."""

    def settle(self, g: State, at: int) -> bool:
        return run_effect(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_YES, 0, 0, 0), (A_NO, 0, 0, 0)]

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_effect(g, action[0])

    def about(self, g: State, at: int, action: Action) -> Label:
        return Label(f"action-{'yes' if action[0] == A_YES else 'no'}-effect", {"question": self.name})


class Pick(OfCard):
    """Which hero, enemy, space, card or list of operations."""

    def settle(self, g: State, at: int) -> bool:
        return settle_pick(g)

    def actions(self, g: State, at: int) -> list[Action]:
        return pick_actions(g)

    def perform(self, g: State, at: int, action: Action) -> None:
        answer_pick(g, action[1])

    def about(self, g: State, at: int, action: Action) -> Label:
        code, a, _b, _c = action
        if code == A_HERO:
            return Label("action-hero", {"hero": hero_entry(g, a), "check": 0}, hero_at(g, a))
        if code == A_ENEMY:
            return enemy_label(g, "action-enemy", a)
        if code == A_SPACE:
            return Label("action-space", place(g, a), (space_at(g, a),))
        if code == A_PICK:
            places = [held.index(a) + 1 for held in g.held if a in held]
            args: Args = {"card": card_entry(g, a), "place": places[0] if places else 0}
            return Label("action-pick", args, (card_at(g, a),))
        passages = g.program.option_passages.get(g.stack[at + OFFER])
        if passages is None:
            return option_label(g, at, a)
        name = g.story.passages[passages[a]]
        return Label("action-choice", {"option": a + 1, "passage_text": text(g, "passages", name)})


MAY = May(F_EFFECT, "effect")
PICK_HERO = Pick(F_PICK_HERO, "pick_hero")
PICK_ENEMY = Pick(F_PICK_ENEMY, "pick_enemy")
PICK_SPACE = Pick(F_PICK_SPACE, "pick_space")
PICK_CARD = Pick(F_PICK_CARD, "pick_card")
PICK_OPTION = Pick(F_PICK_OPTION, "pick_option")
