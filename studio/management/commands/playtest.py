"""``manage.py playtest``: a campaign in this terminal, now, with all cores or on a cluster.

Ends with 0 when all games are played, with 1 if the order was refused or the campaign failed, with 2 if it
was paused or cancelled before its end.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any, NoReturn

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError, connection

from content.disk.yaml_reader import read_yaml
from content.jobs.queue import claim, is_gone
from content.management.commands.packs import terminal_language
from content.models import Pack, Release
from content.wording import duration, game_name, wording
from engine.games import games
from engine.kernel.settings import settings_of
from engine.snapshot import SnapshotError
from playtest.campaigns.actions import (
    Content,
    chunks_of,
    pause_campaign,
    resume_campaign,
    size_of,
    start_campaign,
    start_comparison,
)
from playtest.campaigns.checking import SpecError
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.executors import Executor, OneProcess
from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import unpack
from playtest.campaigns.running import Progress, run_campaign
from playtest.campaigns.sampling import fill_in
from playtest.campaigns.words import error_text, failure_text, state_name
from playtest.campaigns.working import executor_for
from studio.terminal.releases import playable_games

BAR = 24
STOPPED = 2
"""What the command ends with when a campaign was paused or cancelled."""
SHORT = 8
"""So many characters of a campaign's name are shown in the list, and are enough to name it."""

State = Campaign.State


def is_set_up() -> bool:
    """Whether the database holds the tables of campaigns."""
    try:
        return Campaign._meta.db_table in connection.introspection.table_names()
    except DatabaseError:
        return True  # nobody knows; that it does not answer is what must be told


class Command(BaseCommand):
    """Plays many games and stores what came of them."""

    help = (
        "Play many games of bots over a grid of settings: manage.py playtest GAME --games 200 "
        "--bots planner. Ctrl+C pauses; --resume goes on."
    )
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """What, with whom, how often, and on what machines."""
        parser.add_argument("game", nargs="?", default="", help=f"the game: {', '.join(sorted(games()))}")
        parser.add_argument("--lang", default=terminal_language(), help="language of the messages")
        parser.add_argument("--title", default="", help="a name for people")
        source = parser.add_mutually_exclusive_group()
        source.add_argument("--release", type=int, help="number of a release (default: the current one)")
        source.add_argument("--draft", action="store_true", help="the unpublished state of the database")
        parser.add_argument(
            "--against", default="", metavar="RELEASE", help="compare with a release, or with draft"
        )
        parser.add_argument("--seats", default="", help="numbers of players, as in 2,4 (default: the most)")
        parser.add_argument(
            "--bots",
            action="append",
            default=[],
            metavar="BOT,BOT",
            help="who plays: one bot for all seats, or one for each; repeatable (default: the best one)",
        )
        parser.add_argument(
            "--grid",
            action="append",
            default=[],
            metavar="KEY=A,B",
            help="vary an option, as in boss=one,two; repeatable",
        )
        parser.add_argument(
            "--option", action="append", default=[], metavar="KEY=VALUE", help="fix an option; repeatable"
        )
        parser.add_argument(
            "--games", type=int, default=100, help="games for each combination (default: 100)"
        )
        parser.add_argument("--seed", type=int, default=0, help="the first seed (default: 0)")
        parser.add_argument("--dry-run", action="store_true", help="only say how many games it would be")
        where = parser.add_mutually_exclusive_group()
        where.add_argument("--one-process", action="store_true", help="play everything in this process")
        where.add_argument("--workers", type=int, default=0, help="processes (default: one for each core)")
        where.add_argument("--cluster", default="", metavar="tcp://HOST:PORT", help="a Dask scheduler")
        parser.add_argument("--resume", default="", metavar="ID", help="go on with a campaign")
        parser.add_argument("--list", action="store_true", help="list the campaigns")
        parser.add_argument("--json", action="store_true", help="answer in JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it, or say what is in the way."""
        self.words = wording(options["lang"])
        self.language: str = options["lang"]
        self.options = options
        try:
            self._handle()
        except SpecError as error:
            for line in error.lines(self.language):
                self.stderr.write(line)
            self._refuse("playtest-refused", count=len(error.problems))
        except SnapshotError as error:
            self._refuse("cpage-old-content", problem=str(error))
        except CampaignError as error:
            raise CommandError(error_text(error, self.language)) from None
        except DatabaseError as error:
            if not is_set_up():
                self._refuse("playtest-no-database")
            self._refuse("fault-campaign-failed-broken", problem=str(error))

    def _handle(self) -> None:
        if self.options["list"]:
            self._list()
        elif self.options["resume"]:
            self._run(self._resumed(self.options["resume"]))
        elif self.options["dry_run"]:
            pack, content, order = self._ordered()
            self._tell_size(pack, content, order)
        else:
            self._run(self._started())

    # What is ordered

    def _started(self) -> Campaign:
        pack, content, order = self._ordered()
        against, title = self.options["against"], self.options["title"]
        if not self.options["json"]:
            self._tell_size(pack, content, order)
        if not against:
            return start_campaign(pack, order, content, author=None, title=title, claimed=True)
        other = Content.of_draft(pack) if against == "draft" else self._release(pack, against)
        return start_comparison(pack, order, content, other, author=None, title=title, claimed=True)

    def _ordered(self) -> tuple[Pack, Content, dict[str, Any]]:
        pack = self._pack(self.options["game"])
        if self.options["draft"]:
            content = Content.of_draft(pack)
        elif self.options["release"] is not None:
            content = self._release(pack, str(self.options["release"]))
        else:
            content = Content.current(pack)
        settings = settings_of(content.snapshot)
        fixed = {name: value[0] for name, value in map(self._assignment, self.options["option"]) if value}
        seats = self._assignment(f"seats={self.options['seats']}")[1] if self.options["seats"] else []
        bots = [[bot.strip() for bot in line.split(",")] for line in self.options["bots"]]
        seats = seats or [settings.seats_for(fixed)[1]]
        vary = dict(map(self._assignment, self.options["grid"]))
        if all(isinstance(number, int) for number in seats):
            fixed, vary = fill_in(settings, seats, fixed, vary)
        return (
            pack,
            content,
            {
                "seats": seats,
                "bots": bots or [[settings.best_bot]],
                "vary": vary,
                "options": fixed,
                "seed": self.options["seed"],
                "games": self.options["games"],
            },
        )

    def _assignment(self, text: str) -> tuple[str, list[Any]]:
        """``key=a,b`` as a name and a list of values, each written as YAML."""
        name, equals, values = text.partition("=")
        read = read_yaml(f"[{values}]".encode())
        if not name.strip() or not equals or read.faults or not isinstance(read.value, list):
            self._refuse("playtest-bad-grid", **{"is": text})
        return name.strip(), read.value

    def _pack(self, game: str) -> Pack:
        known = playable_games()
        if game not in known:
            key = "playtest-no-game" if game else "playtest-name-game"
            self._refuse(key, **{"is": game}, allowed=", ".join(known))
        pack = Pack.objects.select_related("current").filter(pk=game).first()
        if pack is None:
            self._refuse("playtest-no-pack", game=game_name(game, self.language))
        return pack

    def _release(self, pack: Pack, number: str) -> Content:
        releases = {str(each.number): each for each in Release.objects.filter(game=pack)}
        if number not in releases:
            allowed = ", ".join(sorted(releases, key=int)) or "–"
            game = game_name(pack.pk, self.language)
            self._refuse("playtest-no-release", game=game, number=number, allowed=allowed)
        return Content.of_release(releases[number])

    def _resumed(self, name: str) -> Campaign:
        found = list(Campaign.objects.select_related("job").filter(public_id__startswith=name)[:2])
        if len(found) != 1:
            self._refuse("playtest-many-campaigns" if found else "playtest-no-campaign", **{"is": name})
        leader = found[0].leader
        if leader.state == State.RUNNING and not is_gone(leader.job):
            self._refuse("playtest-taken", id=leader.public_id[:SHORT])
        if not leader.is_open:
            leader = resume_campaign(leader, author=None)
        if not claim(leader.job):
            self._refuse("playtest-taken", id=leader.public_id[:SHORT])
        return leader

    # Running

    def _run(self, campaign: Campaign) -> None:
        if not self.options["json"]:
            self.stdout.write(self.words.say("playtest-id", {"id": campaign.public_id}))
        begun = time.monotonic()
        try:
            done = run_campaign(campaign, self._executor(), self._show)
        except KeyboardInterrupt:
            done = pause_campaign(campaign, author=None)
        self._clear()
        self._tell_end(done, time.monotonic() - begun)

    def _executor(self) -> Executor:
        if self.options["one_process"]:
            return OneProcess()
        return executor_for(self.options["cluster"], self.options["workers"])

    # What is said

    def _tell_size(self, pack: Pack, content: Content, order: dict[str, Any]) -> None:
        size = size_of(content, order)
        if self.options["json"]:
            self.stdout.write(json.dumps({"cells": size.cells, "games": size.games, "chunks": size.chunks}))
            return
        key = "playtest-draft" if content.release is None else "playtest-release"
        number = content.release.number if content.release is not None else 0
        played = self.words.say(key, {"number": number} if number else {})
        args = {"content": played, "games": size.games, "cells": size.cells}
        self.stdout.write(
            self.words.say("playtest-plan", {"game": game_name(pack.pk, self.language), **args})
        )

    def _tell_end(self, done: Campaign, took: float) -> None:
        members = done.members()
        if self.options["json"]:
            self.stdout.write(json.dumps([_as_json(member) for member in members], indent=2))
        elif done.state == State.DONE:
            for member in members:
                args = {"games": member.games, "took": duration(took, self.language), "digest": member.digest}
                self.stdout.write(self.words.say("playtest-done", args))
        for member in members:
            self._tell_broken(member)
        if done.state == State.FAILED:
            raise CommandError(failure_text(done, self.language))
        if done.state == State.PAUSED:
            told = self.words.say("playtest-paused", {"id": done.public_id[:SHORT]})
            raise CommandError(told, returncode=STOPPED)
        if done.state != State.DONE:
            state = state_name(done.state, self.language)
            raise CommandError(self.words.say("playtest-stopped", {"state": state}), returncode=STOPPED)

    def _tell_broken(self, campaign: Campaign) -> None:
        if not campaign.broken_games:
            return
        for chunk in chunks_of(campaign):
            first = next((row for row in unpack(bytes(chunk.packed)) if row.fault), None)
            if first is not None:
                args = {"count": campaign.broken_games, "number": str(first.number), "fault": first.fault}
                self.stderr.write(self.words.say("playtest-broken", args))
                return

    def _list(self) -> None:
        found = list(Campaign.objects.select_related("job").filter(base=None))
        if self.options["json"]:
            told = [_as_json(member) for campaign in found for member in campaign.members()]
            self.stdout.write(json.dumps(told, indent=2))
            return
        if not found:
            self.stdout.write(self.words.say("playtest-none"))
        for each in found:
            state = state_name(each.state, self.language)
            game = game_name(each.game_id, self.language)
            line = (
                f"{each.public_id[:SHORT]}  {each.made_at:%Y-%m-%d %H:%M}  {game:14}  {state:12}"
                f" {each.done_games:>9}/{each.games:<9} {each.digest[:12]:12}  {each.title}"
            )
            self.stdout.write(line.rstrip())

    def _show(self, progress: Progress) -> None:
        """The bar, for people only."""
        if self.options["json"] or not sys.stderr.isatty():
            return
        filled = BAR * progress.done // progress.total
        key = "playtest-bar-begun" if progress.workers else "playtest-bar-no-workers"
        args: dict[str, Any] = {"done": progress.done, "total": progress.total}
        if progress.rate > 0:
            key = "playtest-bar"
            args["rate"] = progress.rate
            args["left"] = duration((progress.total - progress.done) / progress.rate, self.language)
        text = f"[{'█' * filled}{'·' * (BAR - filled)}] {self.words.say(key, args)}"
        sys.stderr.write(f"\r{text[:99]:<99}")
        sys.stderr.flush()

    def _clear(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{'':99}\r")

    def _refuse(self, key: str, **args: str | int) -> NoReturn:
        raise CommandError(self.words.say(key, args))


def _as_json(campaign: Campaign) -> dict[str, Any]:
    return {
        "id": campaign.public_id,
        "title": campaign.title,
        "game": campaign.game_id,
        "content": campaign.snapshot,
        "base": campaign.base.public_id if campaign.base is not None else None,
        "state": campaign.state,
        "games": campaign.games,
        "done": campaign.done_games,
        "broken": campaign.broken_games,
        "digest": campaign.digest,
        "fault": campaign.fault,
        "spec": campaign.spec,
    }
