"""A position in which an entry acts, worded and drawn: the effects of the entry, the decisions that show one
of them with what happened in each, the table before and after, and what kept an effect from acting."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from content.attempts import Attempt
from content.cardtext import effects_apart
from content.playwording import PlayWording
from content.unworded import careful
from engine.effects.tracing import Obstacle
from engine.effects.wording import Apart
from engine.games import games
from engine.kernel import Event, Happening, Playable
from engine.kernel.rehearsing import ANY, Findings, Rehearsal, Scene, Step
from engine.kernel.staging import Stage
from playtest.shows import asker_of, board_of, teller_of
from playtest.shows.board import Panel
from playtest.shows.log import Told
from playtest.table.art import gallery_of

MOST_REASONS = 6
"""So many reasons are told; the most frequent come first."""


@dataclass(frozen=True, slots=True)
class ShownEffect:
    """An effect of the entry as its card says it."""

    number: int
    text: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class Line:
    """Something that happened, or was decided; ``board`` is the picture that belongs to it."""

    text: str
    board: int
    is_decision: bool = False
    is_act: bool = False
    is_reason: bool = False
    """Whether it tells what did not happen."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """The table at one moment."""

    panels: Sequence[Panel]

    @property
    def place(self) -> str:
        """Where the main picture stands."""
        return next((panel.place for panel in self.panels if panel.place), "above")


@dataclass(frozen=True, slots=True)
class Position:
    """Everything that is shown."""

    name: str
    effects: Sequence[ShownEffect]
    found: Findings
    is_found: bool
    lasts: bool
    """Whether what was found is no event: it holds as long as its card lies there."""
    can_act: bool
    """Whether the rules know entries of this kind as something that acts."""
    lines: Sequence[Line]
    boards: Sequence[Drawn]
    reasons: Sequence[str]
    number: int
    """The number of its game, counted from 1, and how many decisions came before."""
    ply: int
    seen_by: str
    """Whose eyes the table is seen with."""


def find_position(attempt: Attempt, language: str, effect: int, first: int, is_enough: Any) -> Position:
    """Play games from a number on until an effect acts, and show it. Raises what the rules raise: `CardError`
    for a card that cannot be played, `OptionError` and `SnapshotError` for content that cannot."""
    stage = Stage(games()[attempt.pack.game], attempt.unsaved, attempt.kind, attempt.slug)
    rehearsal = Rehearsal(stage)
    chosen = effect if 0 <= effect < len(rehearsal.written) else min(0, len(rehearsal.written) - 1)
    can_act = bool(rehearsal.watch.bearers)
    found = rehearsal.search(chosen, first, is_enough) if can_act else Findings(next=first)
    return _Writer(stage, language, rehearsal).position(found, chosen, can_act=can_act)


class _Writer:
    """Words and draws what was found."""

    def __init__(self, stage: Stage, language: str, rehearsal: Rehearsal) -> None:
        self.stage = stage
        self.words = PlayWording(stage.release, language)
        self.say = self.words.words.say
        self.board = board_of(self.words, gallery_of(stage.game.name))
        self.asker = asker_of(self.words)
        self.apart = effects_apart(stage.release, language, stage.kind, stage.slug)
        self.always = rehearsal.watch.always

    def position(self, found: Findings, chosen: int, *, can_act: bool) -> Position:
        """What there is to show."""
        scene = found.scene or found.hitch
        lines: list[Line] = []
        boards: list[Drawn] = []
        seen_by = ""
        if scene is not None:
            eyes = self.eyes(scene)
            boards = [self.draw(scene.opening, eyes), *(self.draw(step.after, eyes) for step in scene.steps)]
            lines = list(self.lines(scene, chosen))
            seen_by = self.called(scene.opening, eyes)[eyes]
        if found.scene is not None:
            lacked = [(each, 0) for step in found.scene.steps for each in step.within]
            reasons = list(self.reasons(lacked, chosen))
        else:
            reasons = list(self.reasons(found.hindered.most_common(), chosen))
        return Position(
            name=self.words.name(self.stage.entry),
            effects=[ShownEffect(at, each.text, at == chosen) for at, each in enumerate(self.apart)],
            found=found,
            is_found=found.scene is not None,
            lasts=chosen in self.always,
            can_act=can_act,
            lines=lines,
            boards=boards,
            reasons=reasons,
            number=scene.number + 1 if scene is not None else 0,
            ply=scene.ply if scene is not None else 0,
            seen_by=seen_by,
        )

    def eyes(self, scene: Scene) -> int:
        """Whose view is drawn: of whoever has the card, else of whoever decides."""
        deciding = next(iter(scene.opening.to_act), 0)
        return scene.owner if scene.owner >= 0 else max(0, deciding)

    def called(self, game: Playable, eyes: int) -> list[str]:
        """What the game calls its seats."""
        return self.asker.call(game.view(eyes), game.seats)

    def draw(self, game: Playable, eyes: int) -> Drawn:
        """The table as a seat sees it."""
        return Drawn(self.board.drawn(game.view(eyes)))

    # What happened.

    def lines(self, scene: Scene, chosen: int) -> Iterator[Line]:
        """Each decision, and what followed from it."""
        teller = teller_of(self.stage.game.name)
        teller.opening(scene.opening.view(self.eyes(scene)))
        for at, step in enumerate(scene.steps):
            yield Line(self.decision(step), at, is_decision=True)
            told: list[tuple[str, bool]] = []
            for events, is_act in _parts(step, chosen):
                heard = teller.hear([self.tell(step.after, event) for event in events])
                told += [(self.words.event(each), is_act) for each in [*heard, *teller.rest()]]
            for number, (text, is_act) in enumerate(told, 1):
                yield Line(text, at + (number == len(told)), is_act=is_act)
            if not step.acts:
                for reason in self.reasons([(each, 0) for each in step.obstacles], chosen):
                    yield Line(reason, at + 1, is_reason=True)

    def decision(self, step: Step) -> str:
        """Who decided what."""
        label = self.words.action(step.before.label(step.action))
        if step.seat < 0:
            return label
        name = self.called(step.before, step.seat)[step.seat]
        if label.startswith(name):
            return label
        return self.say("try-decides", {"name": name, "what": label})

    def tell(self, game: Playable, event: Event) -> Told:
        """What an event is called."""
        return careful(f"event {event[0]}", lambda: game.describe(event), lambda: Happening("event"))

    # Why nothing happened.

    def reasons(self, hindered: Iterable[tuple[Obstacle, int]], chosen: int) -> Iterator[str]:
        """What kept an effect from doing something, in words, the most frequent first. That its moment came
        otherwise than it wants tells least, and is told last."""
        mine = [(each, times) for each, times in dict(hindered).items() if chosen in (ANY, each.effect)]
        mine.sort(key=lambda each: each[0].sort == "moment")
        for obstacle, times in mine[:MOST_REASONS]:
            yield self.reason(obstacle, times)

    def reason(self, obstacle: Obstacle, times: int) -> str:
        """One of them. ``times`` is 0 where it is told of one position."""
        what = ""
        if 0 <= obstacle.effect < len(self.apart):
            what = _written(self.apart[obstacle.effect], obstacle)
        known = "yes" if what else "no"
        said = self.say(f"try-why-{obstacle.sort}", {"what": what, "known": known})
        return self.say("try-why-times", {"why": said, "times": times}) if times else said


def _written(apart: Apart, obstacle: Obstacle) -> str:
    """The condition or cost that an obstacle means, as the card says it."""
    match obstacle.sort:
        case "condition" if obstacle.number < len(apart.conditions):
            return apart.conditions[obstacle.number]
        case "cost" if 0 <= obstacle.number < len(apart.costs):
            return apart.costs[obstacle.number]
        case "fork":
            return apart.forks.get(obstacle.number, "")
    return ""


def _parts(step: Step, chosen: int) -> Iterator[tuple[list[Event], bool]]:
    """The events of a decision in order, cut where an effect begins and ends; true for what it did."""
    at = 0
    for act in step.acts:
        if chosen in (ANY, act.effect) and act.begin >= at:
            end = act.end if act.end >= 0 else len(step.events)
            yield step.events[at : act.begin], False
            yield step.events[act.begin : end], True
            at = end
    yield step.events[at:], False
