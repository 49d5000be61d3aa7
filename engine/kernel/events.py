"""Declarations of events. The rules tell of an event as a code and four numbers; its `Form` says once what
those are, how it is called, and from whom it is hidden. Everybody who tells, shows or hides it reads that.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.kernel.contract import Event
from engine.kernel.message import Args, Argument, Happening
from engine.kernel.targets import Target, Targets

UNSEEN = -1
"""What stands in an event instead of a number that is hidden."""


class Field(msgspec.Struct, frozen=True):
    """A number of an event: the name of the argument it becomes, and what it is. A game says how each kind is
    told; ``number`` is told as it is. Of a card it says to which zone it comes or in which it is seen, and
    which field has the seat whose zone that is: it may not lie there any more when the event is told."""

    name: str
    kind: str = "number"
    zone: str = ""
    of: str = ""


class Form(msgspec.Struct, frozen=True):
    """An event as it is declared: its key, its fields, and who is told. Without ``told`` everybody is. Else
    only the seats in the fields of these names are, and others hear of it without the field ``hides``, or not
    at all if it hides none."""

    key: str
    fields: tuple[Field, ...]
    hides: str = ""
    told: tuple[str, ...] = ()

    def place(self, name: str) -> int:
        """Where the number of a field stands in the event."""
        return 1 + [field.name for field in self.fields].index(name)


class Part(msgspec.Struct, frozen=True):
    """What a field adds to what is told: arguments, targets, and an ending of the key."""

    args: Args
    targets: Targets = ()
    ending: str = ""


def form(key: str, *fields: Field, hides: str = "", told: tuple[str, ...] = ()) -> Form:
    """Declare an event."""
    return Form(key, fields, hides, told)


def seen(forms: Sequence[Form], event: Event, seat: int) -> Event | None:
    """An event as a seat is told of it; None if it is not told at all."""
    declared = forms[event[0]]
    if not declared.told or any(event[declared.place(name)] == seat for name in declared.told):
        return event
    if not declared.hides:
        return None
    numbers = list(event)
    numbers[declared.place(declared.hides)] = UNSEEN
    return (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4])


def described(forms: Sequence[Form], event: Event, tell: Callable[[Field, int, Event], Part]) -> Happening:
    """An event as people are told of it; ``tell`` is how a game tells a field. What is hidden is left out,
    and the key ends in ``-hidden``."""
    declared = forms[event[0]]
    key = f"event-{declared.key}"
    args: dict[str, Argument] = {}
    targets: list[Target] = []
    for field, number in zip(declared.fields, event[1:], strict=False):
        if field.name == declared.hides and number < 0:
            key += "-hidden"
            continue
        part = tell(field, number, event) if field.kind != "number" else Part({field.name: number})
        key += part.ending
        args.update(part.args)
        targets += part.targets
    return Happening(key, args, tuple(targets))
