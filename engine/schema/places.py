"""What may stand at a place of an entry: asked by forms, by completion while a pack is written, and by the
generator of cards that the games are tried with. Saving judges by the same rules
(`engine.schema.standing`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from engine.schema.faults import Fault, Path
from engine.schema.game import Game, WordInfo
from engine.schema.markers import WordFamily
from engine.schema.shapes import EFFECT, Choice, Duration, Field, ListOf, Nullable, Record, Shape, Word, YesNo
from engine.schema.standing import Facts, choices, fitting, inside, judgement
from engine.schema.validate import known_in, misplaced, read


@dataclass(frozen=True, slots=True)
class Offer:
    """A word, or a value, that may stand at a place, or the reason why it may not."""

    name: Any
    family: WordFamily | None = None
    """None: a value of a parameter."""
    reason: Fault | None = None
    given: dict[str, Any] = field(default_factory=dict)
    """Parameters that a word needs here because their defaults could not stand."""

    @property
    def fits(self) -> bool:
        """Whether it may stand there."""
        return self.reason is None


@dataclass(frozen=True, slots=True)
class Place:
    """A place of an entry: the shape of what stands there, and what is known. ``facts`` is None where the
    trigger cannot be read: nothing there is judged."""

    shape: Shape
    facts: Facts | None
    word: WordInfo | None = None
    """The word whose parameter it is, with the parameters it has and what is known around it."""
    given: dict[str, Any] = field(default_factory=dict)
    around: Facts | None = None
    field: Field | None = None


def allowed(game: Game, kind: str, path: Path, document: Any) -> list[Offer]:
    """Everything of its sort that could stand at a path of an entry, in the order of the declarations: the
    words of a family, the values of a parameter. What may not stand there says why. A path that ends at a
    list means one more item of it."""
    place = place_at(game, kind, path, document)
    shape = place.shape.item if isinstance(place.shape, ListOf) else place.shape
    if isinstance(shape, Word):
        return [offer(game, info, place.facts, path) for info in game.words[shape.family].values()]
    return list(_values(game, place, shape, path))


def place_at(game: Game, kind: str, path: Path, document: Any) -> Place:
    """The place at a path; a `LookupError` if the kind has none such."""
    place = Place(game.kinds[kind].record, frozenset())
    for step in path:
        place = _inner(game, place, step, document)
        try:
            document = document[step]
        except (LookupError, TypeError):
            document = None
    return place


def _inner(game: Game, place: Place, step: str | int, document: Any) -> Place:
    """The place one step further in."""
    shape = place.shape.inner if isinstance(place.shape, Nullable) else place.shape
    data = document if isinstance(document, dict) else {}
    match shape:
        case Record():
            each = shape.field(str(step))
            known = place.facts
            if shape is not EFFECT or step != "when":
                known = known_in(shape, data, game, place.facts)
            return Place(each.shape, known, place.word, place.given, place.around, each)
        case ListOf(item) if isinstance(step, int):
            return Place(item, place.facts)
        case Word(family) if step in game.words[family]:
            info = game.words[family][str(step)]
            named = read(game, family, document)
            given = named[1] if named is not None else {}
            known = inside(info, given, place.facts) if place.facts is not None else None
            return Place(info.record, known, info, given, place.facts)
    raise LookupError(f"there is nothing at {step!r} in {type(shape).__name__}")


def offer(game: Game, word: WordInfo, facts: Facts | None, path: Path = ()) -> Offer:
    """Whether a word may stand where these facts are known, and with which parameters."""
    first: Offer | None = None
    for given in choices(word):
        misfits = judgement(word, given, facts) if facts is not None else []
        if not misfits:
            defaults = {each.name: each.default for each in word.record.fields}
            needed = {name: value for name, value in given.items() if value != defaults[name]}
            return Offer(word.name, word.family, given=needed)
        if first is None and facts is not None:
            first = Offer(word.name, word.family, misplaced(game, word, given, misfits[0], facts, path))
    assert first is not None
    return first


def _values(game: Game, place: Place, shape: Shape, path: Path) -> Iterator[Offer]:
    """The values of a parameter."""
    each = place.field
    if each is None or not isinstance(shape, Choice | YesNo | Duration):
        return
    values = list(game.durations) if isinstance(shape, Duration) else each.values()
    for value in values:
        yield Offer(value, None, _why_not(game, place, each, value, path))


def _why_not(game: Game, place: Place, each: Field, value: Any, path: Path) -> Fault | None:
    if each.stands is None or place.facts is None:
        return None
    if place.word is None or place.around is None:
        need = each.stands.of(value, each.default).missing(place.facts)
        return Fault(path, "misplaced-field", {"is": each.name, "need": need}) if need else None
    if value in fitting(place.word, place.given, each.name, place.around):
        return None
    given = {**place.given, each.name: value}
    for misfit in judgement(place.word, given, place.around):
        if misfit.parameter == each.name:
            return misplaced(game, place.word, given, misfit, place.around, path[:-2])
    return None
