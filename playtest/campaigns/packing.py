"""Results of games as bytes: a row for each game, a chunk of rows packed together."""

from __future__ import annotations

import hashlib
import re
import zlib
from collections.abc import Iterable
from typing import Any

import msgspec

from engine.kernel import EffectLoopError

LEVEL = 3
"""How hard the rows are pressed; more costs time and gains little."""


class Row(msgspec.Struct, array_like=True, frozen=True):
    """What came of one game."""

    number: int
    cell: int
    seed: int
    plies: int
    digest: bytes
    """Names the final state; a replay must come to the same."""
    observation: dict[str, Any] | None = None
    """What `engine.kernel.observing` has noted; nothing of a game that broke."""
    fault: str = ""
    """Why the game broke, in English: an error of the engine that names the card."""

    @property
    def card(self) -> str:
        """The entry (``kind/slug``) that broke the game; nothing if none is known."""
        found = CARD.match(self.fault)
        return found["entry"] if found is not None else ""

    @property
    def effect(self) -> int:
        """Which of its effects did, counted from 0; -1 if it is not known."""
        found = CARD.match(self.fault)
        return int(found["effect"]) if found is not None and found["effect"] else -1

    @property
    def sort(self) -> str:
        """``endless``, or ``fault`` for what nobody foresaw."""
        return EffectLoopError.key if self.fault.startswith(EffectLoopError.__name__) else "fault"


CARD = re.compile(r"\w+: (?P<entry>[^\s:/]+/[^\s:/]+): (effects\[(?P<effect>\d+)\]: )?")
"""How a fault names its card: the sort of the error, then `engine.kernel.CardError` as a line."""


_encoder = msgspec.msgpack.Encoder(order="deterministic")
_decoder = msgspec.msgpack.Decoder(list[Row])


def pack(rows: list[Row]) -> tuple[bytes, str]:
    """The rows as bytes, and the digest that names them. The digest is of what is packed, not of how: it is
    the same whatever presses it."""
    plain = _encoder.encode(rows)
    return zlib.compress(plain, LEVEL), hashlib.sha256(plain).hexdigest()


def unpack(packed: bytes) -> list[Row]:
    """The rows again."""
    return _decoder.decode(zlib.decompress(packed))


def digest_of(digests: Iterable[str]) -> str:
    """One digest for many, in their order."""
    whole = hashlib.sha256()
    for digest in digests:
        whole.update(bytes.fromhex(digest))
    return whole.hexdigest()
