"""The decision ``apply``: to whom a spell is applied; then it acts, and stays or is discarded (PR-MAGIC,
PR-RUL-33)."""

from __future__ import annotations

from typing import Final

from engine.games.princess.cards import leave_hand
from engine.games.princess.decisions.question import SEAT, Question
from engine.games.princess.happenings import E_APPLIED
from engine.games.princess.magic import curse, lies_somewhere, run_own, targets
from engine.games.princess.moments import T_APPLIED
from engine.games.princess.naming import card_at, hero_label
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_HERO, FRAME
from engine.kernel.message import Label

F_APPLY: Final = 22
CARD: Final = 2
TARGET: Final = 3
"""-1 as long as it is to be chosen."""
PHASE: Final = 4
IN_CHALLENGE: Final = 5

# Phases.
CHOOSE: Final = 0
ACTS: Final = 1


def apply_spell(g: State, caster: int, card: int, in_challenge: bool) -> None:
    """Begin to apply a spell."""
    g.push(F_APPLY, caster, card, -1, CHOOSE, 1 if in_challenge else 0)


def spells_in_the_air(g: State) -> list[int]:
    """The spells that are being applied: out of the hand, not yet anywhere else. Everybody sees them."""
    found: list[int] = []
    for at in range(0, len(g.stack), FRAME):
        if (
            g.stack[at] == F_APPLY
            and g.stack[at + PHASE] == ACTS
            and not lies_somewhere(g, g.stack[at + CARD])
        ):
            found.append(g.stack[at + CARD])
    return found


class Apply(Question):
    """To whom; and what comes of it."""

    def settle(self, g: State, at: int) -> bool:
        """The target is chosen, the spell leaves the hand, acts, and stays or is discarded."""
        caster, card, target = g.stack[at + SEAT], g.stack[at + CARD], g.stack[at + TARGET]
        definition = g.program.definitions[g.program.cards[card]]
        if g.stack[at + PHASE] == ACTS:
            g.pop()
            if not definition.persistent and not lies_somewhere(g, card):
                g.discard.append(card)
            return False
        if card not in g.hand[caster]:  # something that heard of it took the card away: it comes to nothing
            g.pop()
            return False
        if target < 0:
            possible = targets(g, card, caster)
            if len(possible) > 1:
                return True
            target = possible[0] if possible else -1
            g.stack[at + TARGET] = target
        g.stack[at + PHASE] = ACTS
        leave_hand(g, caster, card)
        g.emit(E_APPLIED, caster, card, target)
        if target < 0:
            g.discard.append(card)
            g.pop()
            return False
        if definition.persistent:
            curse(g, target, card)
        run_own(g, definition.index, T_APPLIED, caster, card, target, target)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_HERO, seat, 0, 0) for seat in targets(g, g.stack[at + CARD], g.stack[at + SEAT])]

    def perform(self, g: State, at: int, action: Action) -> None:
        g.stack[at + TARGET] = action[1]

    def label(self, g: State, at: int, action: Action) -> Label:
        caster, card = g.stack[at + SEAT], g.stack[at + CARD]
        return hero_label(g, action[1], "action-hero", card_at(g, caster, card))

    def spell(self, g: State, at: int) -> int:
        return g.stack[at + CARD]


APPLY = Apply(F_APPLY, "apply")
