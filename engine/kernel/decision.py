"""Pending work, and the questions among it: what a frame on the stack is, to whoever works it off.

A frame is `FRAME` ints. The first is its number, by which a game's table of work finds the object that goes
on with it; the others are its fields. The file of that object names the fields, and no other file reads them.
"""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from engine.kernel.contract import Action
from engine.kernel.errors import Refusal
from engine.kernel.message import Label
from engine.kernel.state import BaseState

S = TypeVar("S", bound=BaseState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Work(Generic[S]):
    """Something that the rules go on with when everything above it on the stack is done."""

    def __init__(self, number: int, name: str) -> None:
        self.number = number
        self.name = name

    def settle(self, g: S, at: int) -> bool:
        """Go on with the frame that begins at a place of the stack; True if somebody must decide."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Work[S]):
    """A question that a player can be asked. Its frame lies on top of the stack whenever these are called."""

    def settle(self, g: S, at: int) -> bool:
        """Ask it, unless there is nothing to decide."""
        return True

    def decider(self, g: S, at: int) -> int:
        """The seat that is asked."""
        raise NotImplementedError

    def actions(self, g: S, at: int) -> list[Action]:
        """What may be answered."""
        raise NotImplementedError

    def perform(self, g: S, at: int, action: Action) -> None:
        """Carry out an answer; what follows from it is settled afterwards."""
        raise NotImplementedError

    def refusal(self, g: S, at: int, action: Action) -> Refusal:
        """Why an answer is none of those that may be given. It rests on what the player knows, never on what
        is hidden from them."""
        raise NotImplementedError

    def label(self, g: S, at: int, action: Action) -> Label:
        """How an answer is named, and what it is about."""
        raise NotImplementedError

    def asked_by(self, g: S, at: int) -> int:
        """The definition of the card whose text asks; -1 if the rules do."""
        return -1


def works_in(package: ModuleType) -> list[Work[Any]]:
    """All work that the modules of a package declare."""
    found: list[Work[Any]] = []
    for module in pkgutil.iter_modules(package.__path__):
        names = vars(importlib.import_module(f"{package.__name__}.{module.name}"))
        found += [value for value in names.values() if isinstance(value, Work) and value not in found]
    return found
