"""``manage.py play``: a game in the terminal, by bots or people, in any of the studio's languages."""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO, cast

from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.management.commands.packs import terminal_language
from content.playwording import PlayWording
from content.wording import wording
from engine.bots import BOT_NAMES, BotError, parse_bot
from engine.games import games
from engine.kernel import Replay
from engine.kernel.errors import OptionError, RulesError
from engine.kernel.settings import settings_of
from engine.snapshot import Snapshot
from studio.terminal import releases
from studio.terminal.keyboard import Keyboard, LeaveError, languages
from studio.terminal.options import show_options
from studio.terminal.saved import SavedError, read_saved, write_saved
from studio.terminal.screen import Screen
from studio.terminal.table import Company, Table

NOBODY = "none"
MOST_SEED = 1_000_000
USUAL_SEATS = 2


def usual_seats(release: Snapshot, options: Mapping[str, Any]) -> int:
    """How many play if nobody says: two, or as near to it as the game allows."""
    settings = settings_of(release)
    try:
        least, most = settings.seats_for(options)
    except OptionError:
        least, most = settings.seats  # the options are wrong: starting the game says so
    return max(least, min(USUAL_SEATS, most))


class Command(BaseCommand):
    """Plays a game, goes on with a saved one, or shows one again."""

    help = "Play a game in the terminal: people, bots, or both."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """Which game, from what content, who plays, and how it is shown."""
        parser.add_argument("game", nargs="?", default="", help=f"the game: {', '.join(sorted(games()))}")
        parser.add_argument("--lang", default=terminal_language(), choices=languages(), help="language")
        parser.add_argument("--pack", type=Path, help="play a pack on disk")
        parser.add_argument("--draft", action="store_true", help="play the unpublished state of the database")
        parser.add_argument(
            "--seats", type=int, help="how many players (default: 2, or as many as the game needs at least)"
        )
        parser.add_argument(
            "--people",
            help="who sits at the keyboard: seats (1,3), names (Ada,Ben), both (1=Ada), or none "
            "(default: seat 1; none with --quiet)",
        )
        parser.add_argument(
            "--bot",
            help=f"{', '.join(BOT_NAMES)}, mcts:500 or mcts:500ms: one for all, or one per seat "
            "(default: the one that plays the game best)",
        )
        parser.add_argument("--seed", type=int, help="the same seed gives the same game (default: by lot)")
        parser.add_argument(
            "--option",
            action="append",
            default=[],
            metavar="KEY=VALUE",
            help="an option of the game, repeatable; --options lists them",
        )
        parser.add_argument(
            "--options", action="store_true", help="list the options of the game instead of playing"
        )
        parser.add_argument(
            "--chance", choices=("seed", "ask"), default="seed", help="ask: a person tells the real dice"
        )
        parser.add_argument("--quiet", action="store_true", help="only the outcome")
        parser.add_argument("--board", action="store_true", help="draw the table at every turn")
        parser.add_argument(
            "--save", type=Path, metavar="FILE", help="write the game to a file when it is over"
        )
        parser.add_argument("--replay", type=Path, metavar="FILE", help="show a saved game")
        parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a saved game")

    def handle(self, *args: Any, **options: Any) -> None:
        """Play; whoever leaves early does so in peace."""
        self.words = wording(options["lang"])
        try:
            if options["options"]:
                words = PlayWording(self._release(options), options["lang"])
                show_options(words, self._screen())
                return
            table = self._table(options)
            file = options["replay"] or options["resume"]
            if file:
                self._again(table, file, shown=bool(options["replay"]))
            if not options["replay"]:
                self._play(table, resumed=bool(file))
            if options["save"]:
                self._save(table, options["save"])
        except SavedError as error:
            raise CommandError(self.words.say(error.key, error.args_of_message)) from None
        except BrokenPipeError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

    def _table(self, options: dict[str, Any]) -> Table:
        """The game that was asked for."""
        file = options["replay"] or options["resume"]
        if file:
            replay = read_saved(file)
            if replay.game not in releases.playable_games():
                raise SavedError("play-bad-file", file=str(file))
            release = self._release_of(replay, options)
        else:
            release = self._release(options)
            seed = (
                options["seed"] if options["seed"] is not None else random.SystemRandom().randrange(MOST_SEED)
            )
            chosen = dict(self._option(text) for text in options["option"])
            seats = options["seats"] or usual_seats(release, chosen)
            replay = Replay(release.hash, release.game, seats, seed, chosen, options["chance"], [])
        bots = options["bot"] or settings_of(release).best_bot
        company = Company([]) if options["replay"] else self._company(replay.seats, bots, options)
        try:
            return Table(
                release,
                replay,
                company,
                self._screen(),
                options["lang"],
                quiet=options["quiet"],
                boards=options["board"],
            )
        except OptionError as error:
            text = PlayWording(release, options["lang"]).option_error(error)
            raise CommandError(self.words.say("play-bad-start", {"error": text})) from None

    def _screen(self) -> Screen:
        """The terminal that the command was called from."""
        return Screen(sys.stdin, cast(TextIO, self.stdout._out))

    def _release(self, options: dict[str, Any]) -> Snapshot:
        """The content to play with."""
        if options["pack"]:
            return releases.from_pack(options["pack"])
        playable = releases.playable_games()
        game = options["game"] or (playable[0] if len(playable) == 1 else "")
        if not game:
            raise CommandError(self.words.say("play-no-game", {"games": ", ".join(playable)}))
        if game not in playable:
            args = {"game": game, "games": ", ".join(playable)}
            raise CommandError(self.words.say("play-unknown-game", args))
        return releases.from_draft(game) if options["draft"] else releases.current(game)

    def _release_of(self, replay: Replay, options: dict[str, Any]) -> Snapshot:
        """The content that a saved game was played with."""
        found = releases.from_pack(options["pack"]) if options["pack"] else None
        if found is None:
            found = releases.named(replay.release, replay.game)
        if found is None or found.hash != replay.release:
            raise SavedError("play-other-release", release=replay.release[:12])
        return found

    def _company(self, seats: int, named: str, options: dict[str, Any]) -> Company:
        """Who plays which seat."""
        bots = named.split(",")
        for bot in bots:
            try:
                parse_bot(bot)
            except BotError as error:
                args = {"input": bot, "allowed": ", ".join((*BOT_NAMES, "mcts:500", "mcts:500ms"))}
                raise CommandError(self.words.say("play-bad-bot", args)) from error
        bots = [bots[min(seat, len(bots) - 1)] for seat in range(seats)]
        wanted = options["people"]
        if wanted is None:
            wanted = NOBODY if options["quiet"] else "1"
        return Company(bots, self._people(wanted, seats))

    def _people(self, wanted: str, seats: int) -> dict[int, str]:
        """People by seat: ``1,3``, ``Ada,Ben`` or ``1=Ada``. People count seats from 1, as the texts do
        that they read; the engine counts from 0."""
        people: dict[int, str] = {}
        for part in wanted.split(",") if wanted not in ("", NOBODY) else []:
            place, equals, name = part.strip().partition("=")
            if place.isdecimal():
                number = int(place)
            elif equals:
                number = 0
            else:
                name = place
                free = (number for number in range(1, seats + 1) if number - 1 not in people)
                number = next(free, -1)
            if number < 0:
                raise CommandError(self.words.say("play-too-many-people", {"input": part}))
            if not 1 <= number <= seats:
                raise CommandError(self.words.say("play-bad-people", {"input": part, "most": seats}))
            people[number - 1] = name.strip()
        return people

    def _option(self, text: str) -> tuple[str, Any]:
        """An option of the game; its value is JSON or a plain text."""
        key, equals, value = text.partition("=")
        if not key or not equals:
            raise CommandError(self.words.say("play-bad-option", {"input": text}))
        try:
            return key, json.loads(value)
        except ValueError:
            return key, value

    def _again(self, table: Table, file: Path, *, shown: bool) -> None:
        """Play the actions of a saved game; show them, or only what has come of them."""
        quiet, table.quiet = table.quiet, table.quiet or not shown
        table.heading()
        for number, (seat, action) in enumerate(table.replay.actions, 1):
            try:
                table.take(seat, action, recorded=True)
            except (RulesError, AssertionError, IndexError) as error:
                raise SavedError("play-bad-replay", file=str(file), number=number) from error
        table.tell(table.teller.rest())
        table.quiet = quiet
        if shown:
            table.finish()

    def _play(self, table: Table, *, resumed: bool) -> None:
        """Let everybody decide until it is over."""
        keyboard = Keyboard(table)
        try:
            if not resumed:
                table.heading()
            while table.game.to_act:
                seat = table.game.to_act[0]
                if table.company.is_person(seat):
                    action = keyboard.decide(seat)
                    if action is None:
                        continue
                else:
                    action = table.bot_action(seat)
                table.take(seat, action)
            table.finish()
        except (LeaveError, KeyboardInterrupt):
            table.screen.line()
            table.screen.line(table.words.words.say("play-left"))

    def _save(self, table: Table, file: Path) -> None:
        write_saved(file, table.replay)
        if not table.quiet:
            table.screen.line(table.words.words.say("play-saved", {"file": str(file)}))
