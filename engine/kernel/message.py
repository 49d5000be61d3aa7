"""How the engine says something that people will read: a key, arguments, and what on the table it is about.
`locale/` words the key with the arguments; the targets say where a table shows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from engine.kernel.targets import Targets

if TYPE_CHECKING:
    Argument: TypeAlias = int | str | Sequence["Argument"] | Mapping[str, "Argument"]
else:
    Argument = Any  # a struct whose fields name themselves is more than msgspec can prepare
"""What a message can be told: a number; the name of a thing (``sword``), ``kind/slug`` of an entry, the
address of a text (``kind/slug/field``); several of these, messages (key and arguments) or spaces (column and
row); the operations of an option as data. All of it is plain JSON."""
Args: TypeAlias = Mapping[str, Argument]


class Message(msgspec.Struct, frozen=True):
    """A message key, its arguments, and what it is about."""

    key: str
    args: Args = {}
    targets: Targets = ()

    def number(self, name: str) -> int:
        """An argument that is a number."""
        value = self.args[name]
        assert isinstance(value, int), f"{self.key}: {name} is no number"
        return value

    def name(self, name: str) -> str:
        """An argument that is the name of something."""
        value = self.args[name]
        assert isinstance(value, str), f"{self.key}: {name} is no name"
        return value


class Label(Message, frozen=True):
    """What an action is called, and what it is about: a click on any of its targets keeps it among the
    actions on offer. Without targets it has no place on the table."""


class Happening(Message, frozen=True):
    """What has happened, as somebody may know it: its targets in the order in which it tells of them, such as
    a figure, where it was and where it is."""

    def but(self, **args: Argument) -> Happening:
        """The same with other arguments, or more."""
        return Happening(self.key, {**self.args, **args}, self.targets)

    def further(self, step: Happening) -> Happening:
        """A way of a figure made longer by a step: from where it began to where that leads."""
        begun = {name: self.args[name] for name in ("from_column", "from_row")}
        return Happening(step.key, {**step.args, **begun}, (*self.targets[:-1], *step.targets[-1:]))
