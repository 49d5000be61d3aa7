"""What a bot gets to see of a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from engine.kernel.contract import Action, Playable
from engine.kernel.view import View


class Seat:
    """A player's place at the table: the view, the legal actions, and imagined games that agree with the
    view. The real
    game cannot be reached from here."""

    __slots__ = ("__game", "number")

    def __init__(self, game: Playable, number: int) -> None:
        self.__game = game
        self.number = number

    @property
    def view(self) -> View:
        """What the seat may know."""
        return self.__game.view(self.number)

    def actions(self) -> list[Action]:
        """The legal actions."""
        return self.__game.actions(self.number)

    def imagine(self, seed: int, chance: str = "seed") -> Playable:
        """A full game that looks to this seat like the real one."""
        return self.__game.determinize(self.number, seed, chance)


class Bot(ABC):
    """A strategy. One bot plays one seat of one game. A search asks now and then whether it is called off;
    then it answers at once with the best that it has found."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.called_off: Callable[[], bool] | None = None

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """One of the seat's legal actions."""
