"""The decision ``let``: another player than the owner of a card chooses what it does."""

from __future__ import annotations

from typing import Final

from engine.effects.context import Context
from engine.effects.firing import ask, owner_at, push_block, read
from engine.effects.picking import option_block, option_label, options_at
from engine.games.princess.decisions.of_cards import OfCard
from engine.games.princess.naming import hero_entry
from engine.games.princess.state import State
from engine.kernel.contract import Action
from engine.kernel.frames import A_OPTION
from engine.kernel.message import Label

F_LET: Final = 37
CHOOSER: Final = 12
"""Behind the fields of an effect's question: the seat that chooses, plus 1."""


def ask_let(g: State, ctx: Context, seat: int, choice: int) -> None:
    """A player chooses one of some lists of operations."""
    at = len(g.stack)
    ask(g, F_LET, ctx, 0, choice)
    g.stack[at + CHOOSER] = seat + 1


class Let(OfCard):
    """Which list of operations."""

    def decider(self, g: State, at: int) -> int:
        return g.stack[at + CHOOSER] - 1

    def actions(self, g: State, at: int) -> list[Action]:
        return [(A_OPTION, index, 0, 0) for index in range(options_at(g, at))]

    def perform(self, g: State, at: int, action: Action) -> None:
        ctx = read(g, at)
        block = option_block(g, at, action[1])
        g.pop()
        push_block(g, ctx, block)

    def about(self, g: State, at: int, action: Action) -> Label:
        """The option: the card speaks to its owner, somebody else reads it."""
        args = option_label(g, at, action[1]).args
        return Label("action-let", {**args, "hero": hero_entry(g, owner_at(g, at))})


LET = Let(F_LET, "let")
