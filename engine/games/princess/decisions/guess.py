"""The decision ``guess``: of which type a card is that another player draws by lot from hand."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import ask, push_block, read
from engine.games.princess.codes import A_TYPE, ENVIRONMENT, TYPES
from engine.games.princess.decisions.of_cards import OfCard
from engine.games.princess.happenings import E_CARD_SHOWN, E_GUESSED
from engine.games.princess.knowing import all_know
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.message import Label
from engine.kernel.targets import Seat

F_GUESS: Final = 38
RIGHT: Final = 1
WRONG: Final = 2


def ask_guess(g: State, ctx: Context, right: int, wrong: int) -> None:
    """The owner of a card guesses at a card of the player in question; a block of operations for each end."""
    ask(g, F_GUESS, ctx, right, wrong)


class Guess(OfCard):
    """Which type."""

    def settle(self, g: State, at: int) -> bool:
        if g.hand[read(g, at).hero]:
            return True
        g.pop()
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_TYPE, kind, 0, 0) for kind in range(ENVIRONMENT + 1)]

    def perform(self, g: State, at: int, action: Action) -> None:
        kind = action[1]
        ctx = read(g, at)
        right, wrong = g.stack[at + RIGHT], g.stack[at + WRONG]
        g.pop()
        card = g.hand[ctx.hero][g.below(len(g.hand[ctx.hero]))]
        all_know(g, card, ctx.hero)
        g.emit(E_CARD_SHOWN, ctx.hero, card)
        hit = g.program.types[card] == kind
        g.emit(E_GUESSED, ctx.owner, kind, ctx.hero, 1 if hit else 0)
        push_block(g, ctx, right if hit else wrong)

    def about(self, g: State, at: int, action: Action) -> Label:
        return Label("action-type", {"type": TYPES[action[1]]}, (Seat(read(g, at).hero),))


GUESS = Guess(F_GUESS, "guess")
