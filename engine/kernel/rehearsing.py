"""Play games with one entry until an effect of it acts, and tell why the others did not.

There is no clock here: whoever asks says when it is enough. A game is named by its number alone, so whatever
was found can be found again, and the next number is another game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from engine.effects.tracing import Act, Obstacle, Watch
from engine.kernel.contract import Action, Event, Playable
from engine.kernel.playing import Playing
from engine.kernel.rng import Stream, seeded
from engine.kernel.staging import Stage
from engine.kernel.state import BaseState

LONGEST: Final = 1500
"""After so many decisions the next game is begun."""
LOTS: Final = 1 << 20
MOST_STEPS: Final = 12
"""So many decisions are shown from the one in which an effect begins: it may ask questions."""
MOST_SILENT: Final = 5
"""After so many games in which the effect acts and nothing is told of it, it is taken for a quiet one."""
LOOK: Final = 16
"""After so many decisions somebody looks at the clock, and whether the entry is in play."""
ANY: Final = -1
"""Instead of an effect: whichever acts first."""


@dataclass(frozen=True, slots=True)
class Step:
    """One decision: who made it, what it was, what happened, and the game before and after it."""

    seat: int
    action: Action
    events: list[Event]
    before: Playable
    after: Playable
    acts: tuple[Act, ...]
    obstacles: tuple[Obstacle, ...]
    """What kept effects of the entry from acting."""
    within: tuple[Obstacle, ...]
    """What those that acted lacked."""

    @property
    def tells(self) -> bool:
        """Whether something came of an effect that acted."""
        return any(act.end > act.begin for act in self.acts)


@dataclass(frozen=True, slots=True)
class Scene:
    """A position in which an effect acts, or holds: the number of its game, how many decisions came before,
    and the decisions that show it. Without any it holds from the beginning."""

    number: int
    ply: int
    effect: int
    owner: int
    opening: Playable
    steps: tuple[Step, ...]


@dataclass(slots=True)
class Findings:
    """What was played, and what came of it."""

    scene: Scene | None = None
    hitch: Scene | None = None
    """Where nothing acted: the first position in which an effect was hindered."""
    games: int = 0
    decisions: int = 0
    next: int = 0
    """The number of the game that has not been played yet."""
    in_play: bool = False
    """Whether the entry was ever in play."""
    acted: Counter[int] = field(default_factory=Counter)
    hindered: Counter[Obstacle] = field(default_factory=Counter)


class Rehearsal:
    """Games with one entry, which is watched."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        data = stage.release.entries[stage.kind][stage.slug].data
        self.written: list[Mapping[str, Any]] = msgspec.to_builtins(getattr(data, "effects", ()))
        """The effects as they are written on the entry."""
        first = self.begin(0)
        self.watch = Watch(stage.game, _table(first).code, stage.entry, self.written)

    def begin(self, number: int) -> Playable:
        """The game of a number."""
        return self.stage.begin(number)

    def search(self, effect: int, first: int, is_enough: Callable[[], bool], most: int = 1 << 30) -> Findings:
        """Play games from a number on until an effect of the entry acts (ANY: any of them) or it is enough. A
        game in which something comes of it is preferred to one in which it acts in vain."""
        found = Findings(next=first)
        silent: Scene | None = None
        silences = 0
        while found.games < most and (found.games == 0 or not is_enough()):
            run = _Run(self, effect, found.next)
            run.play(is_enough)
            found.games += 1
            found.decisions += len(run.actions)
            found.next += 1
            found.in_play |= run.in_play
            found.acted += self.watch.acted
            found.hindered += self.watch.hindered
            if run.found is not None:
                scene = run.scene_at(run.found)
                silent = silent or scene
                silences += 1
                if run.always or any(step.tells for step in scene.steps):
                    found.scene = scene
                    return found
                if silences == MOST_SILENT:
                    break
            elif found.hitch is None and run.hitch is not None:
                found.hitch = run.scene_at(run.hitch)
        found.scene = silent
        return found


class _Run:
    """One game."""

    def __init__(self, rehearsal: Rehearsal, effect: int, number: int) -> None:
        self.rehearsal, self.effect, self.number = rehearsal, effect, number
        self.watch = rehearsal.watch
        self.actions: list[tuple[int, Action]] = []
        self.found: int | None = None
        """The decision in which it was found; -1: it is there from the beginning."""
        self.hitch: int | None = None
        self.in_play = False
        self.always = not self.watch.acts_at_all if effect == ANY else self.watch.is_unconditional(effect)
        """Whether it holds wherever its card lies, so that there is nothing to wait for but the card."""

    def play(self, is_enough: Callable[[], bool]) -> None:
        """Play until the effect acts, or the game is over or too long, or it is enough."""
        lots = Stream(seeded(self.number))
        game = self.rehearsal.begin(self.number)
        self.watch.begin()
        while True:
            ply = len(self.actions)
            if self.always or (ply % LOOK == 0 and not self.in_play):
                self.look(game, ply)
            if self.found is not None or not game.to_act or ply >= LONGEST:
                return
            if ply % LOOK == LOOK - 1 and is_enough():
                return
            chance = lots.below(LOTS)
            legal = game.actions() if self.number % 2 else []
            action = legal[chance % len(legal)] if legal else game.likely(chance)
            self.actions.append((game.to_act[0], action))
            game.play(action)
            if any(self.effect in (ANY, act.effect) for act in self.watch.acts):
                self.found, self.in_play = ply, True
            elif self.hitch is None and any(self.hinders(each) for each in self.watch.obstacles):
                self.hitch = ply
            self.watch.turn_page()

    def hinders(self, obstacle: Obstacle) -> bool:
        """Whether the effect would have acted, if it were not for this."""
        return obstacle.sort != "moment" and self.effect in (ANY, obstacle.effect)

    def look(self, game: Playable, ply: int) -> None:
        """Whether the entry is in play; an effect that holds as long as it is has been found then."""
        standing = list(self.watch.standing(_table(game)))
        self.in_play |= bool(standing)
        if self.always and standing:
            self.found = ply - 1
            self.watch.acted[self.effect] += 1

    def scene_at(self, ply: int) -> Scene:
        """The game at one of its decisions, played again with everybody listening, until the effects of the
        entry are done."""
        watch = self.watch
        game = self.rehearsal.begin(self.number)
        for _seat, action in self.actions[: max(0, ply)]:
            game.play(action)
        watch.begin()
        opening = game.clone()
        steps: list[Step] = []
        lots = Stream(seeded(self.number))
        while ply >= 0 and game.to_act and len(steps) < MOST_STEPS:
            at = ply + len(steps)
            seat, action = (
                self.actions[at]
                if at < len(self.actions)
                else (game.to_act[0], game.likely(lots.below(LOTS)))
            )
            before = game.clone()
            game.events = []
            game.play(action)
            steps.append(
                Step(
                    seat,
                    action,
                    game.events or [],
                    before,
                    game.clone(),
                    tuple(watch.acts),
                    tuple(watch.obstacles),
                    tuple(watch.within),
                )
            )
            watch.turn_page()
            if not watch.is_at_work(_table(game)):
                break
        acting = (act.owner for step in steps for act in step.acts if act.owner >= 0)
        holding = (ctx.owner for _bearer, ctx in watch.standing(_table(game)))
        owner = next(acting, next(holding, -1))
        return Scene(self.number, max(0, ply), self.effect, owner, opening, tuple(steps))


def _table(game: Playable) -> BaseState:
    """The state of a game: what effects are asked of."""
    assert isinstance(game, Playing)
    return game.table
