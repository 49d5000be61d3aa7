"""An answer while it goes out, held until its reader has taken all of it.

A thread writes what it has made and is free again: what the connection does not take at once is held here, on
disk if it is long, or stays in the file that it is a part of. The loop that waits for all connections sends
it when the reader is ready for more. Only a live stream waits in its thread, because what it would say next
depends on when that is.
"""

from __future__ import annotations

import os
import selectors
import socket
import time
from collections import deque
from dataclasses import dataclass
from tempfile import SpooledTemporaryFile
from typing import IO

from content.connections import let_go
from studio.server.arrival import IN_MEMORY, PIECE

LIVE_SECONDS = 60.0
"""Within so long the reader of a live stream takes a message in."""
READER_SECONDS = 30.0
SLOWEST = 20_000
"""Bytes a second: since it began to be held, a reader takes so much of an answer on average, or is
`READER_SECONDS` behind at most."""
MOST_AHEAD = 100_000_000
"""Bytes of an answer that are held. Whoever makes more of one waits for its reader."""


@dataclass
class _Part:
    """Bytes of a file from one place to another."""

    file: IO[bytes]
    at: int
    end: int


class Departure:
    """The bytes of one answer, in place of the socket to which Gunicorn writes it."""

    def __init__(self, sock: socket.socket) -> None:
        self.is_live = False
        """Whether it is a stream that goes on as its reader follows."""
        self._sock = sock
        self._parts: deque[_Part] = deque()
        self._made: _Part | None = None
        """The last part, if what is written next can be added to it."""
        self._since = 0.0
        self._taken = 0

    @property
    def is_held(self) -> bool:
        """Whether some of it has not been taken yet."""
        return bool(self._parts)

    @property
    def size(self) -> int:
        """Bytes that are held on its account; files that exist anyway do not count."""
        return self._made.end if self._made else 0

    @property
    def deadline(self) -> float:
        """When its reader will have been too slow."""
        return self._since + READER_SECONDS + self._taken / SLOWEST

    # By the thread that makes the answer. Gunicorn calls these by the names that a socket has.

    def send(self, data: bytes) -> int:
        """As a socket: all of it, now or later."""
        self.sendall(data)
        return len(data)

    def sendall(self, data: bytes) -> None:
        """Say something."""
        if not self._parts:
            self._sock.setblocking(False)
            data = data[self._offer(data) :]
        if not data:
            return
        if self.is_live:
            let_go()
            self._sock.settimeout(LIVE_SECONDS)  # for all of a message together, however it drips
            self._sock.sendall(data)
            return
        self._hold(data)
        while self.size > MOST_AHEAD and self._parts:
            self._wait()

    def sendfile(self, file: IO[bytes], offset: int = 0, count: int | None = None) -> int:
        """Say what a file holds; it may be closed afterwards."""
        own = os.fdopen(os.dup(file.fileno()), "rb", buffering=0)
        end = os.fstat(own.fileno()).st_size if count is None else offset + count
        self._begin_holding(_Part(own, offset, end))
        self._made = None
        self._sock.setblocking(False)
        while self.go_on():
            pass
        return end - offset

    def _hold(self, data: bytes) -> None:
        if self._made is None:
            self._made = _Part(SpooledTemporaryFile(IN_MEMORY), 0, 0)  # noqa: SIM115 - closed with it
            self._begin_holding(self._made)
        self._made.file.seek(self._made.end)
        self._made.file.write(data)
        self._made.end += len(data)

    def _begin_holding(self, part: _Part) -> None:
        if not self._parts:
            self._since, self._taken = time.monotonic(), 0
        self._parts.append(part)

    def _wait(self) -> None:
        """Let the reader take some."""
        with selectors.DefaultSelector() as ready:
            ready.register(self._sock, selectors.EVENT_WRITE)
            if not ready.select(max(0.0, self.deadline - time.monotonic())):
                raise TimeoutError("the reader is too slow")
        self.go_on()

    # By the loop that waits for all connections.

    def go_on(self) -> bool:
        """Send the next of what is held; whether there is more and the reader took something. Whatever breaks
        the connection is raised."""
        if not self._parts:
            return False
        part = self._parts[0]
        part.file.seek(part.at)
        data = part.file.read(min(PIECE, part.end - part.at))
        if part.at < part.end and not data:
            raise BrokenPipeError("a file became shorter while it was sent")
        taken = self._offer(data)
        part.at += taken
        self._taken += taken
        if part.at >= part.end:
            self._parts.popleft()
            part.file.close()
            if part is self._made:
                self._made = None
        return bool(self._parts) and taken > 0

    def close(self) -> None:
        """Forget the rest."""
        for part in self._parts:
            part.file.close()
        self._parts.clear()
        self._made = None

    def _offer(self, data: bytes) -> int:
        """How much of it the connection takes at once."""
        try:
            return self._sock.send(data)
        except (BlockingIOError, InterruptedError):
            return 0
