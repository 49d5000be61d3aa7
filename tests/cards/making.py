"""Hypothesis strategies for whole cards. What may stand where is asked of the declarations
(`engine.schema.standing`), so a new word or kind is tried without being named here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from hypothesis import strategies as st

from engine.games import games
from engine.schema import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import (
    EFFECT,
    Choice,
    Duration,
    Field,
    ListOf,
    Nullable,
    PlainString,
    Record,
    Reference,
    Shape,
    Text,
    WholeNumber,
    Word,
    YesNo,
    holds_words,
)
from engine.schema.standing import Facts, choices, inside, judgement, obstacle
from engine.schema.validate import costs_twice, known_in, read

Slugs = Mapping[str, Sequence[str]]
"""The entries that a card may refer to, by kind."""
Names = Mapping[str, Sequence[str]]
"""The parts of an adventure that a word may name, by the parameter that names one; where it depends on the
word, or on the room, by both: ``victory.ending``, ``cellar.exit``."""

DEEPEST = 3
"""How deep words are nested."""
EVERYDAY = (0, 1, 2, 3)
"""Numbers that printed cards bear."""


class Maker:
    """Makes values of one game; ``draw`` is Hypothesis's."""

    def __init__(
        self, draw: Callable[..., Any], game: Game, slugs: Slugs, names: Names | None = None
    ) -> None:
        self.draw = draw
        self.game = game
        self.slugs = slugs
        self.names = names or {}
        self.seldomness = 4

    def entry(self, kind: str) -> dict[str, Any]:
        """Full fields of an entry, texts left out."""
        record = self.game.kinds[kind].record
        fields = {
            each.name: self.value(each.shape, each, frozenset(), 0)
            for each in record.fields
            if not isinstance(each.shape, Text) and each.name != "effects" and self.says(each)
        }
        facts = known_in(record, fields, self.game, frozenset())
        assert facts is not None
        fields["effects"] = [self.effect(facts) for _ in range(self.number(1, 3))]
        return fields

    def says(self, each: Field) -> bool:
        """Whether a field is given: those with a default only sometimes."""
        return each.required or bool(self.draw(st.booleans()))

    def number(self, low: int, high: int) -> int:
        """A number, more often a small one."""
        everyday = [number for number in (*EVERYDAY, low, high) if low <= number <= high]
        return int(self.draw(st.sampled_from(everyday) | st.integers(low, high)))

    def effect(self, facts: Facts) -> dict[str, Any]:
        """An effect that may stand where these facts are known."""
        effect: dict[str, Any] = {"when": self.word("trigger", facts, 0)}
        return self.rest_of(effect, facts)

    def rest_of(self, effect: dict[str, Any], facts: Facts) -> dict[str, Any]:
        """What follows a trigger."""
        named = read(self.game, "trigger", effect["when"])
        assert named is not None
        known = inside(*named, facts)
        for each in EFFECT.fields:
            if each.name == "when" or not self.says(each):
                continue
            if isinstance(each.shape, ListOf) and isinstance(each.shape.item, Word):
                made = self.words(each.shape.item.family, known, 0, each.shape.low, 3)
                made = self.without_twins(made) if each.name == "cost" else made
                if made:
                    effect[each.name] = made
            else:
                value = self.value(each.shape, each, known, 0)
                if may_say(each, value, known):
                    effect[each.name] = value
        return effect

    def words(self, family: WordFamily, facts: Facts, depth: int, low: int, high: int) -> list[Any]:
        """Words of a family; none if none may stand there."""
        if not fits(self.game.name, family, facts, depth < DEEPEST):
            return []
        return [self.word(family, facts, depth) for _ in range(self.number(low, high))]

    def word(self, family: WordFamily, facts: Facts, depth: int) -> Any:
        """A word that may stand where these facts are known."""
        info = self.draw(st.sampled_from(fits(self.game.name, family, facts, depth < DEEPEST)))
        return self.filled(info, facts, depth)

    def filled(self, info: WordInfo, facts: Facts, depth: int) -> Any:
        """A word with parameters that may stand there."""
        given = dict(self.draw(st.sampled_from(combinations(self.game.name, info.family, info.name, facts))))
        known = inside(info, given, facts)
        for each in info.record.fields:
            if each.name in given or not self.says(each):
                continue
            if each.stands is not None and each.stands.said and not set(each.stands.said) <= facts:
                continue
            given[each.name] = self.value(each.shape, each, known, depth + 1)
        self.name_parts(info, given)
        if given.get("least", 0) > given.get("most", 10**9):
            given["least"], given["most"] = given["most"], given["least"]
        return {info.name: given} if given else info.name

    def name_parts(self, info: WordInfo, given: dict[str, Any]) -> None:
        """Where the name of a part depends on the word or on the room, take one that is there."""
        for name in ("ending", "exit"):
            known = self.names.get(f"{info.name if name == 'ending' else given.get('room')}.{name}")
            if name in given and known:
                given[name] = self.draw(st.sampled_from(known))

    def value(self, shape: Shape, each: Field, facts: Facts, depth: int) -> Any:
        """A value of a shape."""
        match shape:
            case WholeNumber(low, high):
                return self.number(low, high)
            case YesNo():
                return self.draw(st.booleans())
            case Choice(options):
                return self.draw(st.sampled_from(options))
            case Duration():
                return self.draw(st.sampled_from(self.game.durations))
            case Reference(kind):
                return self.draw(st.sampled_from(self.slugs[kind]))
            case PlainString():
                return self.draw(st.sampled_from(self.names.get(each.name, ("",))))
            case Nullable(inner):
                return self.value(inner, each, facts, depth) if self.draw(st.booleans()) else None
            case ListOf(Word(family), low):
                return self.words(family, facts, depth, max(low, 1), 2)
            case ListOf(item, low, high):
                count = self.number(low, min(high, low + 2))
                return [self.value(item, each, facts, depth) for _ in range(count)]
            case Record():
                return {
                    inner.name: self.value(inner.shape, inner, facts, depth)
                    for inner in shape.fields
                    if self.says(inner)
                }
        raise TypeError(f"no value for {shape}")

    def without_twins(self, costs: list[Any]) -> list[Any]:
        """Costs of which no two take the same."""
        twice = {index for index, _name in costs_twice(costs, self.game)}
        return [cost for index, cost in enumerate(costs) if index not in twice]

    # Shipped entries with something changed.

    def changed(self, record: Record, data: Any, facts: Facts) -> Any:
        """A shipped record in which words and parameters have been changed here and there."""
        known = known_in(record, data, self.game, facts)
        assert known is not None
        made = dict(data)
        if record is EFFECT:
            return self.changed_effect(made, facts)
        for each in record.fields:
            if each.name in made:
                made[each.name] = self.changed_value(each.shape, made[each.name], known)
        return made

    def changed_effect(self, effect: dict[str, Any], facts: Facts) -> dict[str, Any]:
        """An effect with another trigger, or with other words beside its own."""
        if self.seldom():
            effect["when"] = self.word("trigger", facts, 0)
        named = read(self.game, "trigger", effect["when"])
        assert named is not None
        known = inside(*named, facts)
        for each in EFFECT.fields[1:]:
            if each.name in effect:
                changed = self.changed_value(each.shape, effect.pop(each.name), known)
                if changed != [] and may_say(each, changed, known):  # the trigger may be another now
                    effect[each.name] = changed
        return effect

    def changed_value(self, shape: Shape, value: Any, facts: Facts) -> Any:
        """A value, or the words in it, changed."""
        match shape:
            case Nullable(inner) if value is not None:
                return self.changed_value(inner, value, facts)
            case ListOf(Word(family)):
                if not fits(self.game.name, family, facts, True):
                    return []
                made = [self.changed_word(family, word, facts) for word in value]
                made += self.words(family, facts, 1, 1, 1) if self.seldom() else []
                return self.without_twins(made) if family == "cost" else made
            case ListOf(item):
                return [self.changed_value(item, each, facts) for each in value]
            case Record():
                return self.changed(shape, value, facts)
        return value

    def changed_word(self, family: WordFamily, word: Any, facts: Facts) -> Any:
        """Another word, or the same with another parameter; nested words changed likewise. What cannot stand
        there any more is replaced."""
        named = read(self.game, family, word)
        assert named is not None
        info, given = named
        if judgement(info, given, facts) or self.seldom():
            return self.word(family, facts, 1)
        made = dict(given)
        known = inside(info, given, facts)
        for each in info.record.fields:
            if isinstance(each.shape, ListOf | Record) and each.name in made:
                made[each.name] = self.changed_value(each.shape, made[each.name], known)
            elif isinstance(each.shape, Choice | WholeNumber | YesNo) and self.seldom():
                other = self.value(each.shape, each, facts, 1)
                if not judgement(info, {**made, each.name: other}, facts):
                    made[each.name] = other
        if made.get("least", 0) > made.get("most", 10**9):
            made["least"], made["most"] = made["most"], made["least"]
        return {info.name: made} if made else info.name

    def seldom(self) -> bool:
        """Now and then."""
        return bool(self.draw(st.integers(0, self.seldomness)) == self.seldomness)


def may_say(each: Field, value: Any, facts: Facts) -> bool:
    """Whether a field of an effect may have this value where these facts are known."""
    return each.stands is None or not each.stands.of(value, each.default).missing(facts)


@cache
def fits(game: str, family: WordFamily, facts: Facts, nesting: bool) -> list[WordInfo]:
    """The words of a family that may stand where these facts are known; deep down only those that hold no
    further words."""
    return [
        info
        for info in games()[game].words[family].values()
        if obstacle(info, facts) is None
        and (nesting or not any(holds_words(each.shape) for each in info.record.fields))
    ]


@cache
def combinations(game: str, family: WordFamily, name: str, facts: Facts) -> list[dict[str, Any]]:
    """The values that differ in what they need or give with which a word may stand there, together."""
    info = games()[game].words[family][name]
    return [given for given in choices(info) if not judgement(info, given, facts)]


@st.composite
def entries(draw: st.DrawFn, game: str, kind: str, slugs: Slugs) -> dict[str, Any]:
    """Whole entries of a kind that has effects."""
    return Maker(draw, games()[game], slugs).entry(kind)


@st.composite
def changed_entries(
    draw: st.DrawFn, game: str, kind: str, data: dict[str, Any], slugs: Slugs, names: Names
) -> dict[str, Any]:
    """A shipped entry with words and parameters changed; of a whole story only a few."""
    declared = games()[game]
    maker = Maker(draw, declared, slugs, names)
    maker.seldomness = 40 if names else 4
    changed: dict[str, Any] = maker.changed(declared.kinds[kind].record, data, frozenset())
    return changed


def kinds_with_effects(game: str) -> list[str]:
    """The kinds of a game whose entries bear effects themselves."""
    kinds = games()[game].kinds.items()
    return [name for name, kind in kinds if any(each.name == "effects" for each in kind.record.fields)]
