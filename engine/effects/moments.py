"""Triggers as declarations: a moment of the rules, and what a card may ask about it.

    WHAT = among("gold", "gem", "any", of=RESOURCES, at=CAUSE)
    GAINED = moment("gained", T_GAINED, "A hero gains Gold or Gems.", what=WHAT, by=BY)

What a card may ask is a parameter of the word. When a release is loaded, each answer becomes a number in the
effect that `engine.effects.firing.fits` compares without calling anything, or a test if it takes one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import MISSING, dataclass, field, make_dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias

from engine.effects.context import Context
from engine.effects.program import BY_ANYBODY, BY_OTHERS, BY_OWNER, Effect
from engine.schema import Between, Sample, Speech, Stands, word
from engine.schema.speech import Given, Role

AMOUNT: Final = "amount"
CAUSE: Final = "cause"
SPACE: Final = "space"
"""The numbers of a moment that a card may ask about."""

Test: TypeAlias = Callable[[Any, Context], bool]


@dataclass(frozen=True)
class Parameter:
    """Something a card may ask about a moment. ``settle`` writes the answer that it wants into the effect."""

    type: Any
    default: Any
    settle: Callable[[Effect, Any], None]


def by(default: str = "self") -> Parameter:
    """Whose deed it must be: of the player who holds the card, of another, of anybody. On what nobody holds
    it does not matter."""

    def settle(effect: Effect, value: str) -> None:
        effect.by = {"self": BY_OWNER, "other": BY_OTHERS, "any": BY_ANYBODY}[value]

    whose = Annotated[Literal["self", "other", "any"], Stands(gives=("hero",))]
    return Parameter(whose, default, settle)


def which(default: str = "this") -> Parameter:
    """This very enemy, or any. On what is no enemy "this" means any, too."""

    def settle(effect: Effect, value: str) -> None:
        effect.of_this = value == "this"

    return Parameter(Annotated[Literal["this", "any"], Stands(gives=("enemy",))], default, settle)


BY = by()
THIS = which()


def among(
    *offered: str, of: Sequence[str], at: str, default: Any = MISSING, stands: Stands | None = None
) -> Parameter:
    """One of some names out of a list, whose place there is the moment's number. "any", if offered, is every
    one, and holds unless the card says otherwise."""

    def settle(effect: Effect, value: str) -> None:
        if value != "any":
            setattr(effect, at, of.index(value))

    names: Any = Literal[offered]
    type = names if stands is None else Annotated[names, stands]
    return Parameter(type, "any" if "any" in offered else default, settle)


def exactly(low: int, high: int, *, at: str) -> Parameter:
    """What the moment's number must be."""

    def settle(effect: Effect, value: int) -> None:
        setattr(effect, at, value)

    return Parameter(Annotated[int, Between(low, high)], MISSING, settle)


def asked(type: Any, test: Callable[[Any], Test], *, default: Any = MISSING, unless: Any = None) -> Parameter:
    """Something that takes a look at the state: ``test`` makes it from the answer, except where the answer is
    that it does not matter."""

    def settle(effect: Effect, value: Any) -> None:
        if value != unless:
            effect.tests.append(test(value))

    return Parameter(type, default, settle)


def asked_with_others(type: Any, default: Any = MISSING) -> Parameter:
    """Something that the moment's ``where`` asks about, together with others."""
    return Parameter(type, default, lambda _effect, _value: None)


class Trigger:
    """The base of the words that `moment` makes."""

    moment: ClassVar[int]
    actor_in_amount: ClassVar[bool]
    repeats: ClassVar[bool]
    where: ClassVar[tuple[Callable[[Any], Test], ...]]
    """What makes the test that is left from the word, if there is one."""
    parameters: ClassVar[dict[str, Parameter]]

    def settle(self, effect: Effect) -> None:
        """Write into an effect what its moment must be like."""
        effect.actor_in_amount = self.actor_in_amount
        effect.repeats = self.repeats
        for name, parameter in self.parameters.items():
            parameter.settle(effect, getattr(self, name))
        effect.tests += [where(self) for where in self.where]


def moment(
    name: str,
    number: int,
    doc: str,
    *,
    needs: tuple[str, ...] = (),
    gives: tuple[str, ...] = (),
    once: bool = True,
    actor_in_amount: bool = False,
    repeats: bool = False,
    where: Callable[[Any], Test] | None = None,
    speaks: Speech | Role = "",
    sample: Sample | Given | None = None,
    worth: int | None = None,
    **parameters: Parameter,
) -> type[Trigger]:
    """Declare a trigger: its name on cards, the number that `fire` gets, what it is, and what may be asked
    about it. ``where`` makes one more test from the word with its parameters. ``needs``, ``gives``,
    ``once``, ``speaks``, ``sample`` and ``worth`` are those of `engine.schema.word`; ``actor_in_amount`` and
    ``repeats`` are those of `engine.effects.program.Effect`."""
    declared = make_dataclass(
        "".join(part.capitalize() for part in name.split("_")),
        [(each, parameter.type, field(default=parameter.default)) for each, parameter in parameters.items()],
        bases=(Trigger,),
        namespace={
            "__doc__": doc,
            "moment": number,
            "actor_in_amount": actor_in_amount,
            "repeats": repeats,
            "where": () if where is None else (where,),
            "parameters": parameters,
        },
        frozen=True,
    )
    told = word("trigger", needs=needs, gives=gives, once=once, speaks=speaks, sample=sample, worth=worth)
    return told(declared)
