"""The questions of a symbol in use: Gems let it count more than once (PF-GEM)."""

from __future__ import annotations

from engine.effects.firing import fire
from engine.effects.numbers import number
from engine.games.platformer.codes import A_GEM, GEM
from engine.games.platformer.decisions.question import HERO, OfHero
from engine.games.platformer.happenings import E_BOOSTED
from engine.games.platformer.moments import N_NO_GEMS, T_SYMBOL_BOOSTED
from engine.games.platformer.purse import spend
from engine.games.platformer.state import State
from engine.games.platformer.symbols import gem_price
from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.targets import Pile


class InUse(OfHero):
    """What to do with a symbol in use."""

    def __init__(self, number: int, name: str, symbol: int) -> None:
        super().__init__(number, name)
        self.symbol = symbol

    def boosts(self, g: State, at: int, which: int) -> int:
        """How often it has been boosted; -1 if Gems cannot boost it. Only in an attack there is more than one
        symbol to ask for (``which``)."""
        raise NotImplementedError

    def count_again(self, g: State, at: int, which: int) -> None:
        """It counts once more."""
        raise NotImplementedError

    def boost(self, g: State, at: int, which: int) -> None:
        """Discard Gems to let it count once more (PF-GEM-01 to -06)."""
        hero = g.stack[at + HERO]
        boosts = self.boosts(g, at, which)
        price = gem_price(g, hero, boosts)
        self.count_again(g, at, which)
        spend(g, hero, GEM, price)
        g.emit(E_BOOSTED, hero, self.symbol, boosts + 2)
        fire(g, T_SYMBOL_BOOSTED, hero, amount=boosts + 1, cause=self.symbol)

    def gem_refusal(self, g: State, at: int, which: int) -> Refusal:
        """Against boosting."""
        hero = g.stack[at + HERO]
        if number(g, hero, N_NO_GEMS) > 0:
            return Refusal("PF-ITEM-01", "forbidden")
        boosts = self.boosts(g, at, which)
        if boosts < 0:
            return self.unboostable()
        price = gem_price(g, hero, boosts)
        if g.gems[hero] < price:
            return Refusal("PF-GEM-02", "too-few-gems", {"price": price, "gems": g.gems[hero]})
        return self.too_late(which)

    def unboostable(self) -> Refusal:
        """Against boosting what Gems never boost."""
        return Refusal("PF-D-21", "nothing-to-boost")

    def too_late(self, which: int) -> Refusal:
        """Against boosting what Gems could have boosted."""
        return Refusal("PF-D-77", "already-begun")

    def refusal(self, g: State, at: int, action: Action) -> Refusal:
        if action[0] == A_GEM:
            return self.gem_refusal(g, at, action[1])
        return super().refusal(g, at, action)

    def label(self, g: State, at: int, action: Action) -> Label:
        if action[0] == A_GEM:
            boosts = self.boosts(g, at, action[1])
            price = gem_price(g, g.stack[at + HERO], boosts)
            args = {"gems": price, "times": boosts + 2, "sword": action[1]}
            return Label("action-gem", args, (Pile("gems", g.stack[at + HERO]),))
        return super().label(g, at, action)
