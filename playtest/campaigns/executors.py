"""Who plays the chunks. An executor takes chunks, a bounded number at a time, and gives results back in any
order; it knows nothing of campaigns or of the database."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple, Protocol, Self

from engine.snapshot import Snapshot
from playtest.campaigns.playing import Chunk, Played, play_chunk


class Share(NamedTuple):
    """A chunk and whose it is."""

    owner: int
    chunk: Chunk


class ExecutorError(Exception):
    """The chunks cannot be played: key and arguments of a message ``fault-campaign-failed-<key>``."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(f"{key} {args}")
        self.key = key
        self.arguments = args


class Executor(Protocol):
    """Plays chunks; used in a ``with`` statement."""

    def __enter__(self) -> Self:
        """Get ready."""

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Drop what is unfinished and tidy up."""

    def hold(self, release: Snapshot) -> None:
        """Have a content ready wherever chunks are played."""

    def room(self) -> int:
        """How many more chunks may be submitted now."""

    def submit(self, share: Share) -> None:
        """Take a chunk on."""

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        """A finished chunk, or nothing after about so many seconds. Who plays in this process calls
        ``between`` before each game, and lets what it raises through."""

    def workers(self) -> int:
        """How many play now; 0: there is nobody."""


class OneProcess:
    """Plays everything here, one game after the other."""

    def __init__(self) -> None:
        self._held: dict[str, Snapshot] = {}
        self._shares: deque[Share] = deque()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, sort: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._shares.clear()

    def hold(self, release: Snapshot) -> None:
        """Keep the content."""
        self._held[release.hash] = release

    def room(self) -> int:
        """One at a time."""
        return 1 - len(self._shares)

    def submit(self, share: Share) -> None:
        """Remember the chunk; it is played when its result is asked for."""
        self._shares.append(share)

    def result(self, seconds: float, between: Callable[[], None]) -> tuple[Share, Played] | None:
        """Play the next chunk, however long it takes."""
        share = self._shares[0]
        played = play_chunk(self._held[share.chunk.snapshot], share.chunk, between)
        self._shares.popleft()
        return share, played

    def workers(self) -> int:
        """This process."""
        return 1
