"""A game of a campaign as a test game: it is played again, checked against what was stored, and kept where
replays are looked at. It is made once for each person.

Bots that think need as long as they needed then, so it is done in the background, and whoever waits looks
again."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from django.db import connection

from content.wording import wording
from engine.kernel import Outcome, Playable, Replay
from engine.kernel.replay import digest
from engine.snapshot import Snapshot
from playtest.campaigns.actions import ReplayedGame, game_of, row_of
from playtest.campaigns.errors import CampaignError
from playtest.campaigns.grid import GamePlan
from playtest.campaigns.models import Campaign
from playtest.campaigns.telling.naming import grid_of, snapshot_of
from playtest.games.actions.create_game import PERMISSION as REPLAY_RIGHT
from playtest.games.actions.export_game import FORMAT, VERSION
from playtest.games.actions.import_game import MOST_ACTIONS, import_game
from playtest.games.errors import GameError
from playtest.models import TestGame

if TYPE_CHECKING:
    from django.contrib.auth.models import User

__all__ = ["REPLAY_RIGHT", "opened", "opening"]

MOST_UNDER_WAY = 4
"""So many games one process plays again at a time; more would only take each other's cores."""
WAIT = 2.0
"""Seconds that a request waits for a game before it says that it takes longer."""


@dataclass
class _Work:
    """A game that is being played again."""

    done: threading.Event = field(default_factory=threading.Event)
    made: str = ""
    problem: CampaignError | None = None


_under_way: dict[tuple[str, int, int], _Work] = {}
_door = threading.Lock()


def opened(campaign: Campaign, number: int, who: User) -> str | None:
    """The test game of somebody that is this game of the campaign, if there is one: its public id."""
    row = row_of(campaign, number)
    if row is None:
        return None
    plan = grid_of(campaign).plan(number)
    rows = TestGame.objects.filter(
        created_by=who, game=campaign.game_id, seats=plan.cell.seats, seed=plan.seed, open_table=True
    ).defer("state")
    rows = rows.filter(release_id=campaign.snapshot) | rows.filter(draft_id=campaign.snapshot)
    names = _names(plan)
    for found in rows.prefetch_related("holders"):
        same = found.options == plan.cell.options and (row.fault or found.ply == row.plies)
        if same and [holder.name for holder in found.holders.all()] == names:
            return found.public_id
    return None


def opening(campaign: Campaign, number: int, who: User, language: str, *, begin: bool = True) -> str | None:
    """Play it again in the background, or go on waiting for it; nothing if it takes longer. Raises what
    came in the way."""
    key = (campaign.public_id, number, who.pk)
    with _door:
        work = _under_way.get(key)
        if work is not None and work.made:  # nobody came back for it, and it has been deleted since
            work = None
        if work is None:
            if not begin:
                return None
            if sum(not each.done.is_set() for each in _under_way.values()) >= MOST_UNDER_WAY:
                raise CampaignError("replays-busy", {"most": MOST_UNDER_WAY})
            _forget()
            work = _under_way[key] = _Work()
            run_aside(lambda: _make(work, key, campaign, number, who, language))
    if not work.done.wait(WAIT):
        return None
    with _door:
        _under_way.pop(key, None)
    if work.problem is not None:
        raise work.problem
    return work.made


def _forget() -> None:
    """Drop what was finished long ago and never fetched."""
    finished = [key for key, work in _under_way.items() if work.done.is_set()]
    for key in finished[:-MOST_UNDER_WAY]:
        del _under_way[key]


def run_aside(task: object) -> None:
    """Do something while the request goes on."""
    assert callable(task)

    def run() -> None:
        try:
            task()
        finally:
            connection.close()

    threading.Thread(target=run, name="campaign-replay", daemon=True).start()


def _make(
    work: _Work, key: tuple[str, int, int], campaign: Campaign, number: int, who: User, language: str
) -> None:
    try:
        work.made = opened(campaign, number, who) or imported(campaign, number, who, language)
    except CampaignError as error:
        work.problem = error
    except GameError as error:
        problem = wording(language).say(f"error-game-{error.key}", error.arguments)
        work.problem = CampaignError("no-replay", {"number": number, "problem": problem})
    finally:
        work.done.set()


def imported(campaign: Campaign, number: int, who: User, language: str) -> str:
    """Play a game of a campaign again and bring it in as a test game."""
    played = game_of(campaign, number)
    made = import_game(as_file(campaign, number, played, language), by=who)
    return made.game.public_id


def as_file(campaign: Campaign, number: int, played: ReplayedGame, language: str) -> dict[str, object]:
    """A game of a campaign as a file of a test game. If it broke, nobody goes on with it: people sit where
    the bots sat."""
    plan = grid_of(campaign).plan(number)
    game = _as_far_as_it_goes(played.replay, snapshot_of(campaign))
    is_over = not game.to_act
    return {
        "format": FORMAT,
        "version": VERSION,
        "replay": played.replay.as_json(),
        "seats": [
            {"name": name, "bot": bot if is_over else ""}
            for name, bot in zip(_names(plan), plan.cell.bots, strict=True)
        ],
        "language": language,
        "undo": "never",
        "created_at": datetime.now(UTC).isoformat(),
        "outcome": _outcome(game.outcome),
        "digest": digest(game),
    }


def _as_far_as_it_goes(replay: Replay, release: Snapshot) -> Playable:
    """The game at the end of its replay; a decision that broke it is left out, and one without end is cut."""
    del replay.actions[MOST_ACTIONS:]
    try:
        return replay.play(release)
    except Exception:  # noqa: BLE001 - a broken game is shown up to where it broke, whatever broke it
        replay.actions.pop()
        return replay.play(release)


def _names(plan: GamePlan) -> list[str]:
    """The seats are called by their bots, so that one sees who played."""
    return [f"{bot} {seat}" for seat, bot in enumerate(plan.cell.bots, 1)]


def _outcome(outcome: Outcome | None) -> dict[str, object] | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}
