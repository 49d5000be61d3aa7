"""How long a campaign will take, found out by playing a little of it."""

from __future__ import annotations

import os
import time
from contextlib import suppress

from engine.bots import Seat, make_bot, parse_bot
from engine.kernel import CardError, Playable
from engine.snapshot import Snapshot
from playtest.campaigns.grid import GamePlan, Grid
from playtest.campaigns.models import Campaign
from playtest.campaigns.playing import begin
from playtest.campaigns.tallies import unpack_tally

TRIED = 3
"""So many cells are tried."""
PATIENCE = 0.6
"""Seconds that may be spent on all of them."""
LONGEST = 20_000
"""Decisions after which a game by lot is long enough to tell."""
PURPOSEFUL = 800
"""Decisions of a long game of bots that think."""
LATEST = 20
"""So many campaigns are asked how long their games were."""
START = 3.0
"""Seconds until all processes are there."""


def seconds_for(release: Snapshot, grid: Grid, sides: int = 1) -> float:
    """About how many seconds all games take on this machine."""
    step = max(1, len(grid.cells) // TRIED)
    plans = [grid.plan(number) for number in range(0, len(grid.cells), step)][:TRIED]
    spent = [_seconds(release, plan, PATIENCE / len(plans)) for plan in plans]
    return START + sides * grid.games * sum(spent) / len(spent) / _cores()


def _cores() -> int:
    """The cores that play; a cluster elsewhere may have others, which nobody knows before it is asked."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _seconds(release: Snapshot, plan: GamePlan, patience: float) -> float:
    """What one game takes. A game that its bots do not finish in time is reckoned from how long they think
    and how many decisions such a game has."""
    started = time.perf_counter()
    with suppress(CardError):
        return _reckoned(release, plan, started, patience)
    return time.perf_counter() - started  # it breaks: so long it takes, and no longer


def _reckoned(release: Snapshot, plan: GamePlan, started: float, patience: float) -> float:
    game = begin(release, plan)
    if plan.cell.is_by_lot:
        game.rollout(plan.lot_seed, LONGEST)
        return time.perf_counter() - started
    made = _play(game, plan, started + patience)
    spent = time.perf_counter() - started
    if not game.to_act:
        return spent
    return spent / max(1, made) * max(_usual(release, plan), made)


def _usual(release: Snapshot, plan: GamePlan) -> float:
    """How many decisions such a game has: as many as in the latest campaign with these bots, else as many as
    by lot, though no more than a game takes in which everybody knows what they want."""
    bots = set(plan.cell.bots)
    for campaign in Campaign.objects.filter(game=release.game, done_games__gt=0)[:LATEST]:
        if {bot for line_up in campaign.spec["bots"] for bot in line_up} == bots:
            packed = campaign.results.values_list("tally", flat=True).last()
            tally = unpack_tally(bytes(packed)) if packed is not None else None
            if tally is not None and tally.counts.get("games"):
                return tally.counts["actions"] / tally.counts["games"]
    return min(begin(release, plan).rollout(plan.lot_seed, LONGEST), PURPOSEFUL)


def _play(game: Playable, plan: GamePlan, end: float) -> int:
    """Let the bots decide until the time is over; how often they did."""
    seats = [Seat(game, number) for number in range(plan.cell.seats)]
    bots = []
    for number, text in enumerate(plan.cell.bots):
        name, budget = parse_bot(text)
        bots.append(make_bot(name, plan.bot_seed(number), budget))
    made = 0
    while game.to_act and (not made or time.perf_counter() < end):
        seat = game.to_act[0]
        game.apply(bots[seat].choose(seats[seat]), seat)
        made += 1
    return made
