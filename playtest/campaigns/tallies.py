"""What the games of a chunk add up to, stored beside its rows, so that a report need not read them
all. A tally is only as good as what counted it: each carries the name of its counting, and one of another
counting is made anew from the rows."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec

from playtest.campaigns.packing import LEVEL, Row
from playtest.reports import tally as counting
from playtest.reports.tally import Tally

_decoder = msgspec.msgpack.Decoder(dict[str, int])


def tally_rows(rows: Iterable[Row]) -> Tally:
    """The tally of games."""
    tally = Tally()
    for row in rows:
        tally.add(row.observation)
        if row.fault:
            tally.blame(row.card)
    return tally


def pack_tally(tally: Tally) -> bytes:
    """A tally as bytes."""
    return counted_by() + zlib.compress(msgspec.msgpack.encode(tally.plain()), LEVEL)


def unpack_tally(packed: bytes) -> Tally | None:
    """A tally again; nothing if it was counted otherwise than we count."""
    name = counted_by()
    if not packed.startswith(name):
        return None
    return Tally(_decoder.decode(zlib.decompress(packed[len(name) :])))


@cache
def counted_by() -> bytes:
    """The name of our counting: of its source."""
    source = Path(counting.__file__).read_bytes()
    return hashlib.blake2b(source, digest_size=8).digest()
