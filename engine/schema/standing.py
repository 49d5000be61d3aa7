"""Where a word may stand: what must be known at its place, and what it makes known to the words around it.

What is known at a place of a card is a set of **facts**, plain names: that somebody holds the card
(``holder``), that an enemy bears it (``this``), that there is a hero or an enemy in question (``hero``,
``enemy``), an attack that goes on (``attack``). Facts flow downwards: the kind of card says what its bearers
are (`Bears`), the trigger adds what its moment brings, an operation adds what it gives to the operations
inside. A word, or one value of a parameter, **needs** facts; where one is missing it cannot work, and saving
says so. A need may name several facts of which one is enough: ``"this|enemy"``.

Everything that asks "what may stand here?" asks `judgement`: saving (`engine.schema.validate`), the forms and
completion (`engine.schema.places`), the generator of cards that the games are tried with.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.schema.game import WordInfo
    from engine.schema.shapes import Field

Facts = frozenset[str]

IN_PLAY = "in_play"
"""The card lies where it hears of moments."""
MOMENT = "moment"
"""Something happens once: everywhere but under "always", which takes only what lasts."""
HELD: Facts = frozenset({IN_PLAY, "holder", "card", "usable"})
"""A card that a player holds and can use: what a kind bears that says nothing."""


def meets(need: str, facts: Facts) -> bool:
    """Whether a need is met: one of the facts it names is known."""
    return not facts.isdisjoint(need.split("|"))


@dataclass(frozen=True, slots=True)
class Standing:
    """What a word or a value needs, gives to the words inside it, and takes from their sight."""

    needs: tuple[str, ...] = ()
    gives: tuple[str, ...] = ()
    forgets: tuple[str, ...] = ()

    def missing(self, facts: Facts) -> str:
        """The first need that is not met; empty if all are."""
        return next((need for need in self.needs if not meets(need, facts)), "")

    def after(self, facts: Facts) -> Facts:
        """What is known inside."""
        return (facts - frozenset(self.forgets)) | frozenset(self.gives)


NOTHING = Standing()


@dataclass(frozen=True, slots=True)
class Stands:
    """A mark on a parameter: what it needs and gives whatever its value (``gives``), what it needs as soon as
    it says something else than its default (``said``), and what single values need or give (``values``)."""

    gives: tuple[str, ...] = ()
    said: tuple[str, ...] = ()
    values: Mapping[Any, Standing] = field(default_factory=dict)

    def of(self, value: Any, default: Any) -> Standing:
        """What this value needs and gives."""
        one = self.values.get(value, NOTHING) if isinstance(value, str | bool | int) else NOTHING
        said = self.said if value != default else ()
        return Standing((*said, *one.needs), (*self.gives, *one.gives), one.forgets)


def needing(*needs: str) -> Standing:
    """A value that needs facts."""
    return Standing(needs=needs)


def giving(*gives: str) -> Standing:
    """A value that gives facts."""
    return Standing(gives=gives)


def one_of(**groups: Iterable[str]) -> Stands:
    """Values that belong to one or more groups, each of which is a fact: a value needs one of its own. So the
    numbers of heroes need ``of_heroes``, which another parameter of the word gives."""
    facts: dict[str, list[str]] = {}
    for fact, values in groups.items():
        for value in values:
            facts.setdefault(value, []).append(fact)
    return Stands(values={value: needing("|".join(found)) for value, found in facts.items()})


@dataclass(frozen=True, slots=True)
class Case:
    """What a record gives if its fields have one of these values each."""

    gives: Facts
    when: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Bears:
    """What is known in the effects of a kind of card, or in the lists of words of a part."""

    cases: tuple[Case, ...] = ()

    def facts(self, fields: Mapping[str, Field], data: Mapping[str, Any]) -> Facts:
        """What is known on an entry with this data."""
        found: Facts = frozenset()
        for case in self.cases:
            if all(
                data.get(name, fields[name].default) in values
                for name, values in case.when.items()
                if name in fields
            ):
                found |= case.gives
        return found

    @property
    def all(self) -> Facts:
        """Everything that may be known on some entry."""
        return frozenset[str]().union(*(case.gives for case in self.cases))

    def __or__(self, other: Bears) -> Bears:
        """Both."""
        return Bears((*self.cases, *other.cases))


def bears(*gives: str, **when: Any) -> Bears:
    """What a record gives, perhaps only if its fields have these values (one, or a tuple of them)."""
    values = {name: value if isinstance(value, tuple) else (value,) for name, value in when.items()}
    return Bears((Case(frozenset(gives), values),))


@dataclass(frozen=True, slots=True)
class Misfit:
    """Why something cannot stand at its place: the need that is not met, and the parameter that has it
    (empty: the word itself)."""

    need: str
    parameter: str = ""
    value: Any = None


def judgement(word: WordInfo, given: Mapping[str, Any], facts: Facts) -> list[Misfit]:
    """Everything that keeps a word with these parameters from standing where these facts are known."""
    found: list[Misfit] = []
    need = word.standing.missing(facts)
    if need:
        found.append(Misfit(need))
    known = facts.union(*(standing.gives for _, _, standing in _said(word, given)))
    for name, value, standing in _said(word, given):
        need = standing.missing(known)
        if need:
            found.append(Misfit(need, name, value))
    return found


def inside(word: WordInfo, given: Mapping[str, Any], facts: Facts) -> Facts:
    """What is known to the words inside a word; for a trigger: in the rest of its effect."""
    facts = word.standing.after(facts)
    for _, _, standing in _said(word, given):
        facts = standing.after(facts)
    return facts


def obstacle(word: WordInfo, facts: Facts) -> Misfit | None:
    """What keeps a word from standing here whatever its parameters are; None if some would do."""
    first: Misfit | None = None
    for given in choices(word):
        misfits = judgement(word, given, facts)
        if not misfits:
            return None
        first = first or misfits[0]
    return first


def choices(word: WordInfo) -> Iterator[dict[str, Any]]:
    """Every combination of the values that differ in what they need or give; the defaults come first."""
    fields = [each for each in word.record.fields if each.stands is not None and each.stands.values]
    options: list[list[Any]] = []
    for each in fields:
        values = each.values()
        options.append([value for value in values if value == each.default])
        options[-1] += [value for value in values if value != each.default]
    for chosen in product(*options):
        yield {each.name: value for each, value in zip(fields, chosen, strict=True)}


def fitting(word: WordInfo, given: Mapping[str, Any], parameter: str, facts: Facts) -> list[Any]:
    """The values of a parameter with which, beside the other parameters given, a word may stand here."""
    each = word.record.field(parameter)
    found = []
    for value in each.values():
        misfits = judgement(word, {**given, parameter: value}, facts)
        if not any(misfit.parameter == parameter for misfit in misfits):
            found.append(value)
    return found


def _said(word: WordInfo, given: Mapping[str, Any]) -> Iterator[tuple[str, Any, Standing]]:
    """The parameters that need or give something, with their values, defaults included; of a list each
    item."""
    for each in word.record.fields:
        if each.stands is None:
            continue
        value = given.get(each.name, each.default)
        if value is None and each.required:
            yield each.name, value, Standing(gives=each.stands.gives)
        elif isinstance(value, list) and each.stands.values:
            for item in value:
                yield each.name, item, each.stands.of(item, each.default)
        else:
            yield each.name, value, each.stands.of(value, each.default)
