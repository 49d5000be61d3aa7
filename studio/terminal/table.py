"""The table: bots and people play a game on it, it is told, shown, saved, undone and replayed."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from content.playwording import PlayWording
from content.wording import game_name
from engine.bots import Bot, Seat, make_bot, parse_bot
from engine.kernel import CHANCE, Action, Playable, Replay
from engine.snapshot import Snapshot
from playtest.shows import picture_of, teller_of
from playtest.shows.log import Told
from studio.terminal.screen import Screen


@dataclass
class Company:
    """Who plays: the names of people by seat, and the bot of every seat."""

    bots: Sequence[str]
    people: Mapping[int, str] = field(default_factory=dict)

    @property
    def viewer(self) -> int | None:
        """The seat for which the game is told: the only person's. With several people at one keyboard nobody
        is told what is hidden (-1); where only bots play, everything is (None)."""
        if not self.people:
            return None
        return next(iter(self.people)) if len(self.people) == 1 else -1

    def is_person(self, seat: int) -> bool:
        """Whether a person at the keyboard decides. People also tell the dice if they are asked for."""
        return seat == CHANCE or seat in self.people


class Table:
    """One game at a terminal."""

    def __init__(
        self,
        release: Snapshot,
        replay: Replay,
        company: Company,
        screen: Screen,
        language: str,
        *,
        quiet: bool = False,
        boards: bool = False,
    ) -> None:
        self.release = release
        self.replay = replay
        self.company = company
        self.screen = screen
        self.quiet = quiet
        self.boards = boards
        self.speak(language)
        self.begin(replay.play(release, 0))

    def begin(self, game: Playable) -> None:
        """Sit down at a game."""
        self.game = game
        self.game.events = []
        self.teller = teller_of(self.release.game)
        names = self.company.bots
        self.bots = [bot_of(name, self.replay.seed * 31 + seat) for seat, name in enumerate(names)]
        self.shown: list[list[str]] = []
        self.undoable: list[tuple[int, Playable]] = []
        self.offered: dict[str, dict[Action, str]] = {}

    def speak(self, language: str) -> None:
        """Go on in a language."""
        self.words = PlayWording(self.release, language)
        self.picture = picture_of(self.words, self.screen.styled)
        self.shown = []

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return self.picture.names(self.game.view(0), self.game.seats)

    @property
    def onlooker(self) -> int:
        """The seat through whose eyes the table is shown: of the person who decides, else of the only one."""
        deciding = self.game.to_act[0] if self.game.to_act else CHANCE
        if deciding in self.company.people or self.company.viewer is None:
            return max(deciding, 0)
        return max(self.company.viewer, min(self.company.people, default=0))

    # Telling.

    def heading(self) -> None:
        """Which game this is, who plays, and how it begins."""
        if self.quiet:
            return
        say = self.words.words.say
        args = {
            "game": game_name(self.release.game, self.words.language),
            "seats": self.game.seats,
            "seed": str(self.replay.seed),
            "release": self.replay.release[:12],
        }
        self.screen.line(say("play-heading", args), "chapter")
        for seat, name in enumerate(self.names):
            person = self.company.people.get(seat)
            if person is not None:
                args = {"seat": seat + 1, "name": name, "person": person or say("play-you")}
                self.screen.line(say("play-seat-person", args))
            elif self.company.bots:
                args = {"seat": seat + 1, "name": name, "bot": self.company.bots[seat]}
                self.screen.line(say("play-seat-bot", args))
        self.tell(self.teller.opening(self.game.view(0)))

    def tell(self, told: Sequence[Told]) -> None:
        """Write what has happened."""
        for event in told:
            if event.key in self.teller.chapters:
                self.offered = {}
            if self.quiet:
                continue
            if event.key in self.teller.chapters:
                self.screen.line()
                if self.boards:
                    self.show()
                self.screen.line(self.words.event(event), "chapter")
            else:
                self.screen.prose(self.words.event(event), indent="  ")

    def show(self, *, again: bool = True) -> None:
        """Draw the table as the person who decides sees it; unless asked again, only what has changed."""
        drawn = self.picture.draw(self.game.view(self.onlooker))
        changed = [block for block in drawn if again or block not in self.shown]
        if changed:
            self.screen.line()
        for line in [line for block in changed for line in block]:
            self.screen.line(line)
        if changed:
            self.screen.line()
        self.shown = drawn

    def finish(self) -> None:
        """How it ended, or that it has not."""
        self.tell(self.teller.rest())
        if self.game.outcome is None:
            self.screen.line(self.words.words.say("play-unfinished"), "end")
            return
        if not self.quiet:
            self.show()
        self.screen.prose(self.words.outcome(self.game.outcome, self.names), "end")

    # Playing.

    def take(self, seat: int, action: Action, *, recorded: bool = False) -> None:
        """Carry out an action and tell what comes of it."""
        self.game.apply(action, seat)
        if not recorded:
            self.replay.actions.append((seat, action))
        events = self.game.events or []
        viewer = self.company.viewer
        seen = events if viewer is None else [self.game.seen(event, viewer) for event in events]
        told = [self.game.describe(event) for event in seen if event is not None]
        self.game.events = []
        self.tell(self.teller.hear(told))

    def bot_action(self, seat: int) -> Action:
        """What the bot of a seat does."""
        return self.bots[seat].choose(Seat(self.game, seat))

    def remember(self) -> None:
        """Keep the game as it is before a person's decision."""
        self.undoable.append((len(self.replay.actions), self.game.clone()))

    def undo(self) -> bool:
        """Go back to the last decision of a person; False if there is none."""
        if not self.undoable:
            return False
        length, game = self.undoable.pop()
        del self.replay.actions[length:]
        self.game = game
        self.game.events = []
        self.teller = teller_of(self.release.game)
        self.shown = []
        return True


def bot_of(text: str, seed: int) -> Bot:
    """The bot that a text such as ``planner`` or ``mcts:500ms`` asks for."""
    name, budget = parse_bot(text)
    return make_bot(name, seed, budget, time.monotonic)
