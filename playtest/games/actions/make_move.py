"""Decide: one action of one seat, in one short transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from engine.kernel import CHANCE, Action
from playtest.games import bots, live
from playtest.games.carrying import carry_out
from playtest.games.errors import (
    BrokenError,
    KeyReusedError,
    NotYoursError,
    RefusedError,
    StaleError,
    UnsoundError,
)
from playtest.games.viewers import Viewer
from playtest.games.writing import lock_game, transact
from playtest.models import Move, TestGame

LONGEST_KEY = 80
LARGEST = 2**31 - 1
"""Actions are small numbers."""


@dataclass(frozen=True, slots=True)
class Made:
    """A decision that counts: its record, the game as it is now, and whether the same request had been
    answered before."""

    record: Move
    game: TestGame
    repeated: bool = False

    @property
    def ply(self) -> int:
        """The ply to which the decision led."""
        return self.record.ply


def make_move(
    name: str, *, viewer: Viewer, action: Sequence[int], ply: int, seat: int | None = None, key: str = ""
) -> Made:
    """Carry out an action of a seat, decided on at a ply.

    The same key and the same request give the same answer, however often they come and whatever happened
    since; nothing is carried out twice. Without a seat it is the viewer's own. If the rules fail, the game is
    marked as broken and the answer is a refusal that says so.
    """
    wanted = check_action(action)
    check_key(key)
    with transact():
        row = lock_game(name)
        deciding = _deciding(row, viewer, seat)
        digest = request_digest("move", deciding, ply, wanted) if key else ""
        if key and (before := answered(row, deciding, key, digest)) is not None:
            if before.kind == Move.Kind.BROKEN:
                raise BrokenError(before.events[0]["all"][1], before.ply)
            return Made(before, row, repeated=True)
        if row.ply != ply:
            raise StaleError(row.ply)
        if row.broken:
            raise BrokenError(row.broken, row.ply)
        game = live.game_at(row)
        refusal = game.refusal(wanted, deciding)
        if refusal is not None:
            raise RefusedError(refusal)
        record = carry_out(row, game, deciding, wanted, key=key, digest=digest)
    if row.broken:
        raise BrokenError(row.broken, row.ply)
    bots.wake(row)
    return Made(record, row)


def check_key(key: str) -> None:
    """Refuse a key that cannot be kept."""
    if len(key) > LONGEST_KEY or not key.isprintable():
        raise UnsoundError("key", path="Idempotency-Key", most=LONGEST_KEY)


def request_digest(*parts: object) -> str:
    """What a request asked for, as a short text."""
    return hashlib.sha256(repr(parts).encode()).hexdigest()


def check_action(action: Sequence[int]) -> Action:
    """An action is four small whole numbers; whether it is allowed is the engine's to say."""
    numbers = tuple(action)
    if len(numbers) != 4 or not all(type(each) is int and abs(each) <= LARGEST for each in numbers):
        raise UnsoundError("action", path="action")
    return numbers


def _deciding(row: TestGame, viewer: Viewer, seat: int | None) -> int:
    """For whom the viewer decides."""
    if seat is None:
        dice = viewer.tells_dice and row.to_act[:1] == [CHANCE]
        seat = CHANCE if dice else viewer.seat
        if seat is None:
            raise NotYoursError("no-seat", path="seat")
    allowed = viewer.tells_dice and CHANCE in row.to_act if seat == CHANCE else seat in viewer.may_play
    if not allowed:
        raise NotYoursError("other-seat", path="seat", seat=seat)
    return seat


def answered(row: TestGame, seat: int, key: str, digest: str) -> Move | None:
    """The record of an earlier request with the same key."""
    try:
        before = Move.objects.get(game=row, seat=seat, key=key)
    except Move.DoesNotExist:
        return None
    if before.body_digest != digest:
        raise KeyReusedError("key-reused", path="Idempotency-Key")
    return before
