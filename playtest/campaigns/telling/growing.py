"""The sums behind a report, growing with the campaign. What was added once is kept in this process, so that
whoever looks again pays only for the chunks that came since; and a look never takes long: what is left over
is added at the next one."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from dataclasses import dataclass, field

from playtest.campaigns.models import Campaign
from playtest.campaigns.packing import Row, unpack
from playtest.campaigns.tallies import tally_rows, unpack_tally
from playtest.reports.compare import Pairs
from playtest.reports.tally import Tally

PATIENCE = 2.5
"""Seconds that one look may take to add up."""
KEPT = 24
"""So many campaigns are kept."""


@dataclass
class _Sums:
    """What a campaign adds up to so far."""

    tally: Tally = field(default_factory=Tally)
    pairs: Pairs = field(default_factory=Pairs)
    chunks: set[int] = field(default_factory=set)
    lock: threading.Lock = field(default_factory=threading.Lock)


@dataclass(frozen=True)
class Grown:
    """The sums as they are now."""

    tally: Tally
    pairs: Pairs
    counted: int
    """Chunks that are in it."""
    is_behind: bool
    """Whether more is finished than was added: look again."""


_kept: OrderedDict[str, _Sums] = OrderedDict()
_door = threading.Lock()


def grown(campaign: Campaign, patience: float = PATIENCE) -> Grown:
    """What the finished games of a campaign add up to: a tally, or the pairs of a comparison."""
    sums = _sums(campaign)
    with sums.lock:
        members = campaign.members()
        there = _finished(members)
        end = time.monotonic() + patience
        missing = sorted(there - sums.chunks)
        for number in missing:
            if time.monotonic() > end:
                break
            _add(sums, members, number)
        behind = len(sums.chunks) < len(there)
        pairs = Pairs.from_plain(sums.pairs.plain()) if len(members) > 1 else sums.pairs
        return Grown(Tally(sums.tally.counts), pairs, len(sums.chunks), behind)


def _finished(members: list[Campaign]) -> set[int]:
    """The chunks that can be added: of a comparison those that both sides have."""
    found = [set(member.results.values_list("number", flat=True)) for member in members]
    return set.intersection(*found)


def _add(sums: _Sums, members: list[Campaign], number: int) -> None:
    if len(members) == 1:
        sums.tally.merge(_tally(members[0], number))
    else:
        first, second = (_rows(member, number) for member in members)
        for mine, other in zip(first, second, strict=True):
            sums.pairs.add(mine.observation, other.observation)
            for tally, row in ((sums.pairs.first, mine), (sums.pairs.second, other)):
                if row.fault:
                    tally.blame(row.card)
    sums.chunks.add(number)


def _tally(campaign: Campaign, number: int) -> Tally:
    """What a chunk adds up to: as it was stored, or counted anew if it was counted otherwise then."""
    packed = campaign.results.values_list("tally", flat=True).get(number=number)
    stored = unpack_tally(bytes(packed)) if packed is not None else None
    return stored if stored is not None else tally_rows(_rows(campaign, number))


def _rows(campaign: Campaign, number: int) -> list[Row]:
    return unpack(bytes(campaign.results.values_list("packed", flat=True).get(number=number)))


def _sums(campaign: Campaign) -> _Sums:
    key = campaign.leader.public_id
    with _door:
        sums = _kept.setdefault(key, _Sums())
        _kept.move_to_end(key)
        while len(_kept) > KEPT:
            _kept.popitem(last=False)
        return sums
