"""Watch the effects of one entry while games are played: which of them act, and why the others do not.

The rules ask an effect what is to be asked in lists of callables that belong to its release (`Effect`). A
watched release gets callables that take notes in their place and answer the same; it is a release of its own,
made for this. So nothing of it is in the way of games that nobody watches, and a watched game goes exactly as
it would otherwise. What holds as long as a card lies there listens to no moment: it is looked up in a state
(`standing`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias

from engine.effects.compiling import Builder
from engine.effects.context import Context
from engine.effects.firing import EFFECT, T_ALWAYS, affordable, context, fits
from engine.effects.program import BY_ANYBODY, WHATEVER, Bearer, Change, Code, Effect
from engine.kernel.frames import F_PICK_OPTION, FRAME
from engine.kernel.state import BaseState
from engine.schema import Game

Sort: TypeAlias = Literal["moment", "condition", "idle", "card", "cost", "target", "fork"]
"""What kept an effect from doing something. ``moment``: the moment came, but not as the trigger wants it;
``condition``: the condition of this number did not hold; ``idle``: what it does would have been in vain;
``card``: its card was used up already, or gone; ``cost``: the cost of this number could not be paid;
``target``: it began, and found nobody and nothing to choose from; ``fork``: it began, and the conditions of
its operation of this number did not hold."""

HOLDS_ANYWAY: Final = -1
"""The number where there is nothing to number."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Why an effect did nothing, once: the effect by its place on the card, what kept it, and the number of
    that among those of its sort as they are written."""

    effect: int
    sort: Sort
    number: int = HOLDS_ANYWAY


@dataclass(frozen=True, slots=True)
class Act:
    """An effect that acted: its place on the card, whose it was (-1: nobody's), and from which to which event
    it went."""

    effect: int
    owner: int
    begin: int
    end: int


class Watch:
    """The notes on the effects of one entry of a release. Everything is noted by decision: `turn_page` begins
    a new one, and counts what the last one came to."""

    def __init__(self, game: Game, code: Code, entry: str, written: Sequence[Mapping[str, Any]]) -> None:
        self.game = game
        self.bearers = [bearer for bearer in code.bearers if bearer.entry == entry]
        self.written = written
        self.acts: list[Act] = []
        """What has acted in this decision, in the order of beginning."""
        self.obstacles: set[Obstacle] = set()
        """What has kept effects from acting in this decision."""
        self.within: list[Obstacle] = []
        """What an effect lacked after it had begun."""
        self.acted: Counter[int] = Counter()
        self.hindered: Counter[Obstacle] = Counter()
        self._indices: dict[int, int] = {}
        triggers: dict[str, Any] = {name: each.declared for name, each in game.words["trigger"].items()}
        self.always = [
            number for number, raw in enumerate(written) if triggers[_name(raw["when"])].moment == T_ALWAYS
        ]
        """The effects that hold as long as their card lies there, by their places."""
        self.builder = Builder(game, Code(), _definitions(code))
        self.forks = self._forks()
        self.lasting: dict[int, list[Change]] = {}
        """What those change, by effect."""
        for bearer in self.bearers:
            for effect in bearer.effects:
                self._indices[effect.index] = effect.number
                self._tap(code, effect)
            self._tap_changes(bearer)
        code.filters[:] = [self._tapped_filter(each) for each in code.filters]

    def begin(self) -> None:
        """A new game begins: nothing has been counted."""
        self.acts, self.obstacles, self.within = [], set(), []
        self.acted, self.hindered = Counter(), Counter()

    def turn_page(self) -> None:
        """A new decision begins."""
        self.acted.update({act.effect for act in self.acts})
        self.hindered.update(self.obstacles)
        self.acts, self.obstacles, self.within = [], set(), []

    def is_at_work(self, g: BaseState) -> bool:
        """Whether an effect of the entry has begun in a state, or waits there, and is not over."""
        return any(
            g.stack[base] <= F_PICK_OPTION and g.stack[base + EFFECT] in self._indices
            for base in range(0, len(g.stack), FRAME)
        )

    def standing(self, g: BaseState) -> Iterator[tuple[Bearer, Context]]:
        """Where the entry bears effects in a state: what bears it, and whose it is."""
        found = g.bearers()
        indices = {bearer.index: bearer for bearer in self.bearers}
        for at in range(0, len(found), 4):
            if found[at] in indices:
                owner = found[at + 1] if found[at + 1] >= 0 else g.active
                yield (
                    indices[found[at]],
                    context(-1, owner, found[at + 2], found[at + 3], owner, -1, 0, -1, -1),
                )

    # What takes notes.

    def _tap(self, code: Code, effect: Effect) -> None:
        """Let an effect note how it fares."""
        number = effect.number
        asked = Effect(effect.index, effect.definition, effect.trigger)
        asked.by, asked.of_this, asked.tests = effect.by, effect.of_this, effect.tests
        asked.amount, asked.space, asked.cause = effect.amount, effect.space, effect.cause
        asked.actor_in_amount = effect.actor_in_amount
        asked.exhausts, asked.discards = effect.exhausts, effect.discards
        effect.by, effect.of_this = BY_ANYBODY, False
        effect.amount = effect.space = effect.cause = WHATEVER
        effect.tests = [self._noting(lambda g, ctx: fits(g, asked, ctx), Obstacle(number, "moment"))]
        raw = self.written[number] if 0 <= number < len(self.written) else {}
        conditions = len(raw.get("if", ()))
        effect.conditions = [
            self._noting(
                holds,
                Obstacle(number, "condition", place) if place < conditions else Obstacle(number, "idle"),
            )
            for place, holds in enumerate(effect.conditions)
        ]
        # That a card is ready is asked with the other costs: here it is told which of them it was.
        effect.exhausts = effect.discards = False
        places = _places_paid(self.game, raw, len(effect.payable))
        effect.payable = [
            self._noting(lambda g, ctx: affordable(g, asked, ctx), Obstacle(number, "card")),
            *(
                self._noting(payable, Obstacle(number, "cost", place))
                for payable, place in zip(effect.payable, places, strict=True)
            ),
        ]
        effect.pay = [self._begin(number), *effect.pay]
        code.blocks[effect.block].append(self._end(number))

    def _tap_changes(self, bearer: Bearer) -> None:
        """Let what holds as long as a card lies there note whether it counts, whenever that is asked."""
        at = 0
        for number in self.always:
            raw = self.written[number]
            words = [self.builder.word("operation", word) for word in raw["do"]]
            size = sum(len(word.changes(self.builder)) for word in words)
            changes = bearer.changes[at : at + size]
            at += size
            self.lasting.setdefault(number, []).extend(changes)
            for change in changes:
                if change.conditions:
                    written = len(raw.get("if", ()))
                    change.conditions = [
                        *(
                            self._noting(
                                holds,
                                Obstacle(number, "condition", place)
                                if place < written
                                else Obstacle(number, "idle"),
                            )
                            for place, holds in enumerate(change.conditions)
                        ),
                        self._count(number),
                    ]

    def is_unconditional(self, number: int) -> bool:
        """Whether an effect holds wherever its card lies."""
        return number in self.lasting and not any(change.conditions for change in self.lasting[number])

    @property
    def acts_at_all(self) -> bool:
        """Whether there is more to wait for than that the entry is in play."""
        return any(bearer.effects for bearer in self.bearers) or not all(
            map(self.is_unconditional, self.always)
        )

    def _count(self, number: int) -> Callable[[Any, Context], bool]:
        def count(g: Any, ctx: Context) -> bool:
            told = len(g.events or ())
            self.acts.append(Act(number, ctx.owner, told, told))
            return True

        return count

    def _noting(
        self, asked: Callable[[Any, Context], bool], obstacle: Obstacle
    ) -> Callable[[Any, Context], bool]:
        def noting(g: Any, ctx: Context) -> bool:
            if asked(g, ctx):
                return True
            self.obstacles.add(obstacle)
            return False

        return noting

    def _forks(self) -> dict[int, dict[int, list[Callable[[Any, Context], bool]]]]:
        """By effect, the operations that ask for conditions of their own, and those conditions."""
        found: dict[int, dict[int, list[Callable[[Any, Context], bool]]]] = {}
        for number, raw in enumerate(self.written):
            for place, operation in enumerate(raw["do"]):
                if isinstance(operation, Mapping):
                    name, parameters = next(iter(operation.items()))
                    if self.game.words["operation"][name].speaks.role == "fork":
                        conditions = [self.builder.condition(each) for each in parameters["conditions"]]
                        found.setdefault(number, {})[place] = conditions
        return found

    def _begin(self, number: int) -> Callable[[Any, Context], None]:
        def begin(g: Any, ctx: Context) -> None:
            told = len(g.events or ())
            self.acts.append(Act(number, ctx.owner, told, -1))
            for place, conditions in self.forks.get(number, {}).items():
                if not all(holds(g, ctx) for holds in conditions):
                    self.within.append(Obstacle(number, "fork", place))

        return begin

    def _end(self, number: int) -> Callable[[Any, Context], None]:
        def end(g: Any, ctx: Context) -> None:
            for place in range(len(self.acts) - 1, -1, -1):
                act = self.acts[place]
                if act.effect == number and act.end < 0:
                    self.acts[place] = Act(number, act.owner, act.begin, len(g.events or ()))
                    return
            # It began with an earlier decision, and was asked questions since.
            self.acts.append(Act(number, ctx.owner, 0, len(g.events or ())))

        return end

    def _tapped_filter(
        self, offered: Callable[[Any, Context], list[int]]
    ) -> Callable[[Any, Context], list[int]]:
        def noting(g: Any, ctx: Context) -> list[int]:
            found = offered(g, ctx)
            if not found and ctx.effect in self._indices:
                obstacle = Obstacle(self._indices[ctx.effect], "target")
                if any(act.effect == obstacle.effect and act.end < 0 for act in self.acts):
                    self.within.append(obstacle)
                else:
                    self.obstacles.add(obstacle)
            return found

        return noting


def _name(raw: Any) -> str:
    """The name of a word as it is written."""
    return raw if isinstance(raw, str) else str(next(iter(raw)))


def _places_paid(game: Game, raw: Mapping[str, Any], payables: int) -> list[int]:
    """For each thing that must be payable its place among the costs as written; what a game adds to them has
    none, and that a card is turned or given up is asked apart."""
    words = [game.words["cost"][_name(each)].declared for each in raw.get("cost", ())]
    asked = [
        place
        for place, word in enumerate(words)
        if not hasattr(word, "exhausts") and not hasattr(word, "discards")
    ]
    return [*asked, *[HOLDS_ANYWAY] * payables][:payables]


def _definitions(code: Code) -> dict[tuple[str, str], int]:
    """The definition of every entry, by kind and slug."""
    slugs: dict[tuple[str, str], int] = {}
    for bearer in code.bearers:
        kind, _slash, slug = bearer.entry.partition("/")
        slugs.setdefault((kind, slug), bearer.index)
    return slugs
