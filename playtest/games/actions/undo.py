"""Take decisions back, where the game's settings allow it.

Nothing is deleted: an undo is a record of its own, and the ply goes on counting. So a ply never stands for
two different things, and whoever decides on what they saw before the undo is told that it is stale.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass
from threading import Lock

from engine.kernel import CHANCE, Action, Playable
from engine.kernel.view import as_json
from playtest.games import bots, live
from playtest.games.actions.make_move import answered, check_key, request_digest
from playtest.games.contents import content_of
from playtest.games.errors import StaleError, UndoRefusedError
from playtest.games.hearing import read_events, record_events
from playtest.games.history import as_action, line_at, replay_of
from playtest.games.sitting import bot_seats
from playtest.games.viewers import Viewer
from playtest.games.writing import lock_game, note_state, save_state, transact
from playtest.models import Move, TestGame
from playtest.shows.log import Told

NOBODY = -2
"""The seat of an undo by who has none."""
DECISIONS = (Move.Kind.MOVE, Move.Kind.BROKEN)
"""The records that an undo takes back."""
MOST_KNOWN = 4096
"""Of so many decisions it is remembered whether they have revealed something."""
IMAGINED = 12
"""So many games are imagined to find out whether a decision has revealed something."""


@dataclass(frozen=True, slots=True)
class Undone:
    """An undo: its record, the game as it is now, and whether the same request had been answered before."""

    record: Move
    game: TestGame
    repeated: bool = False

    @property
    def ply(self) -> int:
        """The ply to which the undo led."""
        return self.record.ply


def undo(name: str, *, viewer: Viewer, ply: int, key: str = "") -> Undone:
    """Take back: with the setting ``own`` the viewer's own last decision, if nobody has decided since and it
    has revealed nothing; with ``any`` everything from the last decision of a person on. Once a game is over
    nothing is hidden any more, so only an open table goes on from there. A game that is broken is whole
    again."""
    check_key(key)
    seat = NOBODY if viewer.seat is None else viewer.seat
    with transact():
        row = lock_game(name)
        digest = request_digest("undo", seat, ply) if key else ""
        if key and (before := answered(row, seat, key, digest)) is not None:
            return Undone(before, row, repeated=True)
        if row.ply != ply:
            raise StaleError(row.ply)
        first = first_to_go(row, viewer)
        gone = Move.objects.filter(game=row, ply__gte=first, undone_by=None, kind__in=DECISIONS)
        row.ply += 1
        gone.update(undone_by=row.ply)
        record = Move(
            game=row,
            ply=row.ply,
            kind=Move.Kind.UNDO,
            seat=seat,
            action=[first, row.ply - 1],
            key=key,
            body_digest=digest,
        )
        record.save()
        game = replay_of(row, line_at(row)).play(content_of(row))
        note_state(row, game, bot_seats(row))
        row.bot_lease = None
        save_state(row, game)
    bots.forget(row.public_id)
    bots.wake(row)
    return Undone(record, row)


def first_to_go(row: TestGame, viewer: Viewer) -> int:
    """The ply of the first decision that is to be taken back."""
    if row.undo == TestGame.Undo.NEVER:
        raise UndoRefusedError("undo-never")
    if row.is_over and not row.open_table:
        raise UndoRefusedError("undo-over")  # by now everybody has seen everything
    counted = Move.objects.filter(game=row, undone_by=None, kind__in=DECISIONS).order_by("-ply")
    if row.undo == TestGame.Undo.ANY:
        if not viewer.tells_dice:
            raise UndoRefusedError("undo-onlooker")
        last = counted.filter(by_bot=False).exclude(seat=CHANCE).first() or counted.last()
        if last is None:
            raise UndoRefusedError("undo-nothing")
        return last.ply
    if viewer.seat is None:
        raise UndoRefusedError("undo-onlooker")
    last = counted.first()
    if last is None or not counted.filter(seat=viewer.seat).exists():
        raise UndoRefusedError("undo-nothing")
    if last.seat != viewer.seat:
        raise UndoRefusedError("undo-others-decided")
    if row.is_over:
        raise UndoRefusedError("undo-over")
    if last.kind == Move.Kind.MOVE and _known(row, last):
        raise UndoRefusedError("undo-revealed")
    return last.ply


def can_undo(row: TestGame, viewer: Viewer) -> bool:
    """Whether the viewer could take something back now."""
    try:
        first_to_go(row, viewer)
    except UndoRefusedError:
        return False
    return True


_revealed: OrderedDict[tuple[str, int], bool] = OrderedDict()
_lock = Lock()


def _known(row: TestGame, last: Move) -> bool:
    """Whether the last decision has revealed something; found out once."""
    name = (row.public_id, row.ply)
    with _lock:
        if name in _revealed:
            return _revealed[name]
    found = has_revealed(row, last)
    with _lock:
        _revealed[name] = found
        while len(_revealed) > MOST_KNOWN:
            _revealed.popitem(last=False)
    return found


def has_revealed(row: TestGame, last: Move) -> bool:
    """Whether the last decision has shown something that its seat could not know before.

    The seat imagines games that look to it like the one before the decision, and decides the same in each.
    If it does not see and hear the same afterwards in all of them, the real decision has told it something:
    dice, a card, a room.
    """
    before = live.before(row)
    if before is None:
        before = replay_of(row, line_at(row)[:-1]).play(content_of(row))
    action, seat = as_action(last.action), last.seat
    wanted = _learnt(before.clone(), action, seat)
    for number in range(IMAGINED):
        imagined = before.determinize(seat, row.seed + number + 1, row.chance)
        if imagined.refusal(action, seat) is not None or _learnt(imagined, action, seat) != wanted:
            return True
    return False


def _learnt(game: Playable, action: Action, seat: int) -> tuple[str, list[Told]]:
    """What a seat sees after a decision of its own, and what it has heard of it."""
    game.events = []
    game.apply(action, seat)
    return json.dumps([as_json(game.view(seat)), game.to_act]), read_events(
        record_events(game, game.events or []), seat
    )
