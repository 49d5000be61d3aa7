"""The questions beside which every hero may take minor actions: nothing is half resolved (DD-RUL-05)."""

from __future__ import annotations

from engine.games.dungeons.codes import A_ABILITY, A_BUY, A_ITEM, A_TALENT, A_TRADE
from engine.games.dungeons.decisions.minor import MINOR, has_minor, minor_label, minors
from engine.games.dungeons.decisions.question import Question
from engine.games.dungeons.decisions.trade import ask_trade
from engine.games.dungeons.shop import buy
from engine.games.dungeons.state import State
from engine.games.dungeons.using import interact, use_ability, use_item
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label


class OpenMoment(Question):
    """A question that stays open while heroes take minor actions."""

    def closed(self, g: State, at: int) -> Refusal | None:
        return None

    def others(self, g: State, at: int) -> list[int]:
        if self.closed(g, at) is not None:
            return []
        main = self.decider(g, at)
        return [seat for seat in range(g.seats) if seat != main and self.wants(g, at, seat)]

    def wants(self, g: State, at: int, seat: int) -> bool:
        """Whether a seat has something to do besides."""
        return has_minor(g, seat)

    def besides(self, g: State, at: int, seat: int) -> list[Action]:
        return minors(g, seat) if self.closed(g, at) is None else []

    def perform(self, g: State, at: int, action: Action) -> None:
        code, seat, b, c = action
        if code not in MINOR:
            self.act(g, at, action)
        elif code in (A_ABILITY, A_TALENT):
            use_ability(g, seat, b)
        elif code == A_ITEM:
            use_item(g, seat, b, c)
        elif code == A_BUY:
            buy(g, seat, b)
        elif code == A_TRADE:
            ask_trade(g, seat, b)
        else:
            interact(g, seat, b)

    def act(self, g: State, at: int, action: Action) -> None:
        """Carry out an answer that is no minor action."""
        raise NotImplementedError

    def label(self, g: State, at: int, action: Action) -> Label:
        return minor_label(g, action) if action[0] in MINOR else self.about(g, at, action)

    def about(self, g: State, at: int, action: Action) -> Label:
        """How such an answer is named."""
        raise NotImplementedError
