"""The decision ``story``: who makes a check of the adventure, if it says that one hero is chosen. Otherwise
all whom it names make it, one after the other (DD-RUL-43)."""

from __future__ import annotations

from typing import Final

from engine.effects.firing import context
from engine.games.dungeons.checking import FAILED, PASSED, check
from engine.games.dungeons.decisions.question import Question, somebody
from engine.games.dungeons.happenings import E_READ_CHECK
from engine.games.dungeons.naming import hero_at, hero_entry
from engine.games.dungeons.nearby import in_one_room, standing
from engine.games.dungeons.state import State
from engine.games.dungeons.story import CHOSEN, EACH, THEM
from engine.kernel.contract import Action
from engine.kernel.frames import A_HERO
from engine.kernel.message import Args, Label

F_STORY: Final = 37
CHECK: Final = 1
READER: Final = 2
"""The seat that has come upon it, or -1."""
HEROES: Final = 3
"""A bit mask of those who roll, or of whom one does."""


def story_check(g: State, index: int, seat: int) -> None:
    """A check of the adventure is read, and made by whom it says (DD-RUL-43)."""
    made = g.story.checks[index]
    state = g.passed[index]
    if state == PASSED or (state == FAILED and not made.retry):
        return
    mask = 0
    for hero in standing(g):
        if (
            made.who in (EACH, CHOSEN)
            or (made.who == THEM and hero == seat)
            or (made.who not in (THEM, EACH, CHOSEN) and in_one_room(g, g.pos[hero], g.pos[seat]))
        ):
            mask |= 1 << hero
    if mask:
        g.emit(E_READ_CHECK, index, seat)
        g.push(F_STORY, index, seat, mask)


class Story(Question):
    """Which hero."""

    def decider(self, g: State, at: int) -> int:
        return somebody(g, g.stack[at + READER])

    def settle(self, g: State, at: int) -> bool:
        index, mask = g.stack[at + CHECK], g.stack[at + HEROES]
        if g.story.checks[index].who == CHOSEN and mask & (mask - 1):
            return True
        if mask == 0:
            g.pop()
            return False
        g.stack[at + HEROES] = mask & (mask - 1)
        roll_story(g, index, (mask & -mask).bit_length() - 1)
        return False

    def actions(self, g: State, at: int) -> list[Action]:
        mask = g.stack[at + HEROES]
        return [(A_HERO, hero, 0, 0) for hero in range(g.seats) if mask >> hero & 1]

    def perform(self, g: State, at: int, action: Action) -> None:
        index = g.stack[at + CHECK]
        g.pop()
        roll_story(g, index, action[1])

    def label(self, g: State, at: int, action: Action) -> Label:
        args: Args = {"hero": hero_entry(g, action[1]), "check": 1}
        return Label("action-hero", args, hero_at(g, action[1]))


def roll_story(g: State, index: int, seat: int) -> None:
    """A hero makes a check of the adventure."""
    made = g.story.checks[index]
    ctx = context(made.effect, seat, -1, -1, seat, -1, 0, -1, -1)
    check(g, seat, made.attribute, made.successes, ctx, made.passed, made.failed, index)


STORY = Story(F_STORY, "story")
