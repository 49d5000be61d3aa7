"""The story of a test game as somebody hears it: numbered lines of keys, arguments and targets.

It is told by the game's teller (`playtest.shows`) from the records alone, so it is the same in every process
and language, and line 17 is always line 17. What a teller keeps back, because it may be part of something
longer, is told with a later ply. Lines are numbered for each listener: gaps would tell of secrets.
"""

from __future__ import annotations

import copy
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass
from threading import Lock

from content.playwording import PlayWording
from engine.kernel import ONLOOKER, Args, start
from engine.kernel.targets import Targets
from playtest.games import breaking
from playtest.games.contents import content_of
from playtest.games.hearing import read_events
from playtest.models import Move, TestGame
from playtest.shows import teller_of
from playtest.shows.log import Told

UNDONE = "undone"
"""The key of the line that tells of an undo; its words are no game's."""
MOST = 512
"""So many stories are kept in memory."""
MOST_TEXTS = 50_000
"""So many worded lines are kept in memory."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line: its number, the ply with which it was told, and whether something new begins with it."""

    number: int
    ply: int
    key: str
    args: Args
    chapter: bool = False
    targets: Targets = ()


class Story:
    """What one listener has heard of one game so far."""

    def __init__(self, row: TestGame, who: int) -> None:
        self.game = row.game_id
        self.who = who
        self.ply = 0
        self.lines: list[Line] = []
        self.teller = teller_of(row.game_id)
        opening = start(
            content_of(row), seats=row.seats, seed=row.seed, options=row.options, chance=row.chance
        ).view(max(who, ONLOOKER))
        self._tell(0, self.teller.opening(opening))

    def hear(self, record: Move, *, last: bool) -> None:
        """What one record tells; with the last one of a game, nothing is kept back."""
        self.ply = record.ply
        if record.kind == Move.Kind.UNDO:
            self._tell(record.ply, self.teller.rest())
            self.teller = teller_of(self.game)
            first, latest = record.action
            args: Args = {"seat": record.seat, "decisions": latest - first + 1, "ply": first - 1}
            self._tell(record.ply, [Told(UNDONE, args)])
            return
        if record.kind == Move.Kind.BROKEN:
            self._tell(record.ply, [*self.teller.rest(), *read_events(record.events, self.who)])
            return
        told = self.teller.hear(read_events(record.events, self.who))
        self._tell(record.ply, told + (self.teller.rest() if last else []))

    def kept_back(self) -> list[Line]:
        """What would be told if nothing more happened: not yet numbered for good."""
        rest = copy.deepcopy(self.teller).rest()
        first = len(self.lines) + 1
        return [self._line(first + at, self.ply, told) for at, told in enumerate(rest)]

    def _tell(self, ply: int, told: Iterable[Told]) -> None:
        for each in told:
            self.lines.append(self._line(len(self.lines) + 1, ply, each))

    def _line(self, number: int, ply: int, told: Told) -> Line:
        return Line(number, ply, told.key, told.args, told.key in self.teller.chapters, told.targets)


_stories: OrderedDict[tuple[str, int], Story] = OrderedDict()
_lock = Lock()


def story_of(row: TestGame, who: int, upto: int | None = None) -> Story:
    """The story up to the ply of the row, or up to an earlier one. It belongs to the caller."""
    upto = row.ply if upto is None else upto
    with _lock:
        known = _stories.get((row.public_id, who))
        story = copy.copy(known) if known is not None and known.ply <= upto else None
        if story is not None:
            story.lines = list(story.lines)
            story.teller = copy.deepcopy(story.teller)
    if story is None:
        story = Story(row, who)
    if story.ply < upto:
        records = Move.objects.filter(game=row, ply__gt=story.ply, ply__lte=upto).order_by("ply")
        for record in records:
            story.hear(record, last=row.is_over and record.ply == row.ply)
        if upto == row.ply:
            _keep(row.public_id, story)
    return story


def _keep(name: str, story: Story) -> None:
    kept = copy.copy(story)
    kept.lines = list(story.lines)
    kept.teller = copy.deepcopy(story.teller)
    with _lock:
        _stories[name, story.who] = kept
        _stories.move_to_end((name, story.who))
        while len(_stories) > MOST:
            _stories.popitem(last=False)


def forget(name: str) -> None:
    """Drop the stories of a game that is gone."""
    with _lock:
        for key in [key for key in _stories if key[0] == name]:
            del _stories[key]


def word_line(line: Line, words: PlayWording, names: list[str]) -> str:
    """A line in words."""
    if line.key == UNDONE:
        seat = Told(line.key, line.args).number("seat")
        who = names[seat] if seat >= 0 else ""
        return words.words.say("games-undone", {**line.args, "name": who, "known": "yes" if who else "no"})
    if line.key == breaking.BROKEN:
        return breaking.word_fault(words, line.args)
    return _said(words, (words.release.hash, words.language, line.key, repr(line.args)), line)


def _said(words: PlayWording, name: tuple[str, str, str, str], line: Line) -> str:
    """The words of an event; found once, because everybody at the table reads them."""
    text = _texts.get(name)
    if text is None:
        if len(_texts) >= MOST_TEXTS:
            _texts.clear()
        text = _texts[name] = words.event(Told(line.key, line.args))
    return text


_texts: dict[tuple[str, str, str, str], str] = {}
