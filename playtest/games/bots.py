"""Bots at test games: they decide by themselves as soon as it is their turn.

A bot thinks on a copy, without holding the game; what it decided counts only if the game is still where it
was. Threads of the server do the thinking, a few at a time; whoever thinks for a game notes until when in its
row (a lease), so that two processes do not think about the same decision. If a server dies meanwhile, the
lease runs out, and the next one who looks at the game, or the sweep at the next start, takes it up again.

A search is called off when its game is gone or has gone on without it, and cut short before its lease ends.
"""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from datetime import timedelta
from functools import partial
from queue import SimpleQueue
from threading import Lock, Thread

from django.db import DatabaseError, connection, transaction
from django.utils import timezone

from content.leases import is_promised
from engine.bots import BOT_NAMES, Bot, BotError, Seat, make_bot, parse_bot
from engine.kernel import Action
from playtest.games import limits, live
from playtest.games.breaking import break_game
from playtest.games.carrying import carry_out
from playtest.games.contents import has_secrets, warm
from playtest.games.errors import GameError, MissingError, UnsoundError
from playtest.games.sitting import holders_of
from playtest.games.writing import lock_game, transact
from playtest.models import TestGame

LEASE = timedelta(seconds=20)
"""Longer than any bot thinks about one decision."""
LONGEST_THOUGHT = 15.0
"""Seconds after which a bot must say what it has found so far."""
LOOK_EVERY = 0.5
"""Seconds between two looks whether a game still waits for its bot."""
SLICE = 2.0
"""Seconds after which other games have their turn."""
MOST_ITERATIONS = 20_000
MOST_MILLISECONDS = 10_000
"""How long a bot may think here at most."""
LONGEST = 40
"""Characters of a bot with its budget; the database keeps no more."""
MOST_BOTS = 256
"""So many bots are remembered with what they have in mind."""

log = logging.getLogger(__name__)

_bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()
_thoughts: dict[tuple[str, int], float] = {}
"""How many seconds each bot has thought about its last real decision."""
_thinking: set[str] = set()
_again: set[str] = set()
_lock = Lock()
_waiting: SimpleQueue[str] = SimpleQueue()
_threads: list[Thread] = []


def check(text: str, path: str) -> None:
    """Refuse a bot that does not exist or would think too long."""
    if len(text) > LONGEST:
        raise UnsoundError("bot-unknown", path=path, input=f"{text[:LONGEST]}…", allowed=", ".join(BOT_NAMES))
    try:
        _name, budget = parse_bot(text)
    except BotError as error:
        raise UnsoundError(error.key, path=path, **error.values) from error
    if budget and (budget.iterations > MOST_ITERATIONS or budget.milliseconds > MOST_MILLISECONDS):
        most = MOST_MILLISECONDS if budget.milliseconds else MOST_ITERATIONS
        raise UnsoundError("bot-too-slow", path=path, input=text, most=most)


def wake(row: TestGame) -> None:
    """Let the bots of a game go on, if it is theirs to decide. With no threads for it
    (``PLAYTEST_BOT_THREADS = 0``) they do so before this returns."""
    if not row.bot_turn or row.is_over:
        return
    if limits.bot_threads() == 0:
        advance_bots(row.public_id)
    else:
        transaction.on_commit(lambda: _submit(row.public_id))


def _submit(name: str) -> None:
    """Put a game into the queue of those whose bots must think."""
    with _lock:
        if name in _thinking:
            _again.add(name)  # its thread may have looked for the last time already
            return
        _thinking.add(name)
        for number in range(len(_threads), limits.bot_threads()):
            # Daemons: a server that stops does not wait for a bot; the next one takes its game up again.
            _threads.append(Thread(target=_work, name=f"bots-{number}", daemon=True))
            _threads[-1].start()
    _waiting.put(name)


def _work() -> None:
    """Let the bots of one game after the other think, each for a while, so that long games do not keep the
    others waiting."""
    while True:
        name = _waiting.get()
        again = False
        try:
            advance_bots(name, partial(_is_past, time.monotonic() + SLICE))
            again = TestGame.objects.filter(public_id=name, bot_turn=True, bot_lease=None).exists()
        except Exception:
            log.exception("the bots of %s cannot go on", name)
        finally:
            with _lock:
                _thinking.discard(name)
                again = again or name in _again
                _again.discard(name)
            connection.close()
        if again:
            _submit(name)


def _is_past(moment: float) -> bool:
    return time.monotonic() > moment


def look_after(row: TestGame) -> None:
    """Whoever looks at a game makes sure that its bots are not asleep."""
    if row.bot_turn and not TestGame.objects.filter(is_promised("bot_lease", LEASE), pk=row.pk).exists():
        wake(row)


def keep_awake() -> None:
    """Look for games whose bots were interrupted, now and again as long as the process lives. For a thread
    of its own."""
    warm()
    while True:
        try:
            sweep()
        except DatabaseError:
            log.exception("test games are not taken up")  # the studio serves all the same
        finally:
            connection.close()
        time.sleep(LEASE.total_seconds())


def sweep() -> int:
    """Take up every game whose bots were interrupted; how many there were."""
    asleep = TestGame.objects.filter(~is_promised("bot_lease", LEASE), bot_turn=True, is_over=False)
    rows = list(asleep.defer("state"))
    for row in rows:
        wake(row)
    return len(rows)


def advance_bots(name: str, until: Callable[[], bool] = lambda: False) -> int:
    """Let bots decide until a person must, the game is over or gone, or the time has come; how many
    decisions."""
    try:
        return sum(_decisions(name, until))
    except MissingError:
        return 0  # somebody has deleted the game meanwhile


def _decisions(name: str, until: Callable[[], bool]) -> Iterator[bool]:
    """Let one bot after the other decide; for each whether its decision counted."""
    row = TestGame.objects.filter(public_id=name).first()
    if row is None or not row.bot_turn or not _leased(row):
        return
    while row is not None and row.bot_turn:
        if until():
            TestGame.objects.filter(pk=row.pk).update(bot_lease=None)
            break
        try:
            seat, action = _decide(row)
        except (GameError, DatabaseError):
            raise
        except Exception as error:  # noqa: BLE001 - whatever it is, the next try would end the same way
            _give_up(name, row.ply, error)
            break
        yield _commit(name, row.ply, seat, action)
        row = TestGame.objects.filter(public_id=name).first()


def _leased(row: TestGame) -> bool:
    """Note that we think for this game; False if somebody else does."""
    free = TestGame.objects.filter(~is_promised("bot_lease", LEASE), pk=row.pk)
    with transact():
        ours = free.update(bot_lease=timezone.now() + LEASE)
    return bool(ours)


def _decide(row: TestGame) -> tuple[int, Action]:
    """What the bot whose turn it is does."""
    game = live.game_at(row)
    seat = game.to_act[0]
    bot = _bot(row, seat, holders_of(row)[seat].bot)
    begun = time.monotonic()
    bot.called_off = _Watch(row).is_called_off
    action = bot.choose(Seat(game, seat))
    if limits.bot_seconds() and has_secrets(row):
        _hide_how_long((row.public_id, seat), len(game.actions(seat)), time.monotonic() - begun)
    return seat, action


class _Watch:
    """Whether a game still waits for what its bot thinks about now."""

    def __init__(self, row: TestGame) -> None:
        self.row = row
        self.late_at = time.monotonic() + LONGEST_THOUGHT
        self.look_at = time.monotonic() + LOOK_EVERY

    def is_called_off(self) -> bool:
        """Looked up now and then: the game may have gone on in another process."""
        now = time.monotonic()
        if now >= self.late_at:
            return True
        if now < self.look_at:
            return False
        self.look_at = now + LOOK_EVERY
        return not TestGame.objects.filter(pk=self.row.pk, ply=self.row.ply, bot_turn=True).exists()


def _hide_how_long(who: tuple[str, int], choices: int, took: float) -> None:
    """Let others not see by the clock whether a bot had a choice: where it had none, it waits as long as it
    thought the last time that it had one."""
    with _lock:
        if choices > 1:
            _thoughts[who] = took
        usual = _thoughts.get(who, 0.0)
    time.sleep(max(0.0, max(limits.bot_seconds(), usual) - took))


def _bot(row: TestGame, seat: int, text: str) -> Bot:
    """The bot of a seat, with what it remembers of the game; a new one after a restart. Its own lot depends
    on the ply, so that a new one does not draw again what the old one drew."""
    with _lock:
        bot = _bots.get((row.public_id, seat))
        if bot is None:
            name, budget = parse_bot(text)
            bot = make_bot(name, (row.seed * 31 + seat) * 31 + row.ply, budget, time.monotonic)
            _bots[row.public_id, seat] = bot
            while len(_bots) > MOST_BOTS:
                _thoughts.pop(_bots.popitem(last=False)[0], None)
        _bots.move_to_end((row.public_id, seat))
        return bot


def _commit(name: str, ply: int, seat: int, action: Action) -> bool:
    """Carry out what a bot decided at a ply, and go on thinking if the next one is a bot too; False if the
    game has gone on without it."""
    with transact():
        row = lock_game(name)
        if row.ply != ply:
            return False
        carry_out(row, live.game_at(row), seat, action, by_bot=True, lease=timezone.now() + LEASE)
    return True


def _give_up(name: str, ply: int, error: Exception) -> None:
    """The bot whose turn it is cannot decide: the rules fail already when it thinks about what might come."""
    with transact():
        row = lock_game(name)
        if row.ply == ply:
            break_game(row, error, row.to_act[0], by_bot=True)


def forget(name: str) -> None:
    """Drop the bots of a game: it is gone, or has been taken back to before what they remember."""
    with _lock:
        for key in [key for key in _bots if key[0] == name]:
            del _bots[key]
            _thoughts.pop(key, None)
