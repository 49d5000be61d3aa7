"""A worker whose threads are given whole requests only.

Gunicorn's own gives a connection to a thread as soon as it is there; whoever connects and says nothing, or
says it very slowly, keeps the thread, and some hundred of them keep all. Here the loop that waits for all
connections at once also collects what they send, head and body, and sends what they do not take at once of an
answer. A thread begins when there is something to do and is free when it is done. Who does not finish in time
is hung up on, and when there are too many connections, those who have waited longest make room.
"""

from __future__ import annotations

import contextlib
import errno
import os
import selectors
import socket
import threading
import time
from concurrent.futures import Future
from functools import partial
from typing import Any

from gunicorn.http import wsgi
from gunicorn.http.errors import LimitRequestHeaders, NoMoreData
from gunicorn.http.parser import RequestParser
from gunicorn.workers.gthread import TConn, ThreadWorker

from content.processes import end_soon
from studio.server.arrival import IN_MEMORY, PIECE, Arrival
from studio.server.departure import SLOWEST, Departure

HEAD_SECONDS = 15.0
"""From the first byte of a request, or from connecting, to the end of its head."""
BODY_SECONDS = 30.0
"""A body may take so long as `SLOWEST` bytes a second, and this."""
LINGER_SECONDS = 2.0
"""After an answer that closes the connection, what its sender still says is thrown away for so long: hanging
up at once could take the answer from them."""
STOP_SECONDS = 4
"""Within so long of being told to stop, requests that are being answered come to their end or are cut off."""
MOST_COLLECTED = 200_000_000
"""Bytes of unfinished requests of a process together, apart from small ones."""
MOST_HELD = 500_000_000
"""Bytes of answers that wait for their readers, likewise."""
LIVE = ("x-accel-buffering", "no")
"""What the answer says of itself if it is a live stream: neither a proxy nor we may hold it back."""

_GO_ON = b"HTTP/1.1 100 Continue\r\n\r\n"
_GONE = (errno.EPIPE, errno.ECONNRESET, errno.ENOTCONN, errno.EBADF)


class Connection(TConn):
    """A connection, the request that arrives on it, and until when it is waited for."""

    def __init__(self, cfg: Any, sock: socket.socket, client: Any, server: Any) -> None:
        super().__init__(cfg, sock, client, server)
        self.arrival = Arrival()
        self.departure = Departure(sock)
        self.rest = b""
        self.is_kept = False
        """Whether another request may follow when the answer is through."""
        self.deadline = 0.0

    def next_request(self) -> None:
        """Be ready for the next one, whose beginning may be here already."""
        self.arrival.close()
        self.arrival, self.departure = Arrival(), Departure(self.sock)
        self.rest = self.arrival.take(self.rest)


class Worker(ThreadWorker):
    """Gunicorn's worker with threads; what is ours is how connections wait."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.waiting: dict[Connection, None] = {}
        """Connections that no thread works for, those who have waited longest first."""

    # Coming in, all in the one loop that waits.

    def accept(self, listener: Any) -> None:
        """Somebody connects."""
        try:
            sock, client = listener.accept()
        except OSError as error:
            if error.errno not in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                raise
            return
        self.nr_conns += 1
        conn = Connection(self.cfg, sock, client, listener.getsockname())
        self._wait(conn, HEAD_SECONDS)
        while self.nr_conns >= self.worker_connections and self.waiting:
            self._drop(next(iter(self.waiting)))

    def _wait(self, conn: Connection, seconds: float) -> None:
        """Wait for what a connection says next."""
        conn.sock.setblocking(False)
        conn.deadline = time.monotonic() + seconds
        self.waiting[conn] = None
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._take, conn))

    def _take(self, conn: Connection, sock: socket.socket) -> None:
        """A connection says something; a whole request goes to a thread."""
        data = _received(sock)
        if data is None:
            return
        if not data:
            self._drop(conn)
            return
        arrival, now = conn.arrival, time.monotonic()
        before = arrival.length
        if not arrival.has_begun:
            conn.deadline = now + HEAD_SECONDS
        conn.rest = arrival.take(data)
        if arrival.is_whole:
            self._leave(conn)
            self.enqueue_req(conn)
            return
        if before is None and arrival.length is not None:
            conn.deadline = now + BODY_SECONDS + arrival.length / SLOWEST
            if arrival.waits_for_consent:
                with contextlib.suppress(OSError):
                    sock.send(_GO_ON)
        self._make_room()

    def _make_room(self) -> None:
        """Keep what is collected of large unfinished requests, and held of large answers, within bounds."""
        self._keep_within(MOST_COLLECTED, {conn: conn.arrival.size for conn in self.waiting})
        self._keep_within(MOST_HELD, {conn: conn.departure.size for conn in self.waiting})

    def _keep_within(self, most: int, sizes: dict[Connection, int]) -> None:
        large = {conn: size for conn, size in sizes.items() if size > IN_MEMORY}
        together = sum(large.values())
        for conn, size in large.items():
            if together <= most:
                return
            together -= size
            self._drop(conn)

    def _leave(self, conn: Connection) -> None:
        """A connection waits no longer."""
        self.waiting.pop(conn, None)
        with contextlib.suppress(OSError, KeyError, ValueError):
            self.poller.unregister(conn.sock)

    def _drop(self, conn: Connection) -> None:
        """Hang up."""
        if conn.sock.fileno() < 0:
            return  # it made room for somebody earlier in this round
        self._leave(conn)
        self.nr_conns -= 1
        conn.arrival.close()
        conn.departure.close()
        conn.close()

    def murder_pending(self) -> None:
        """Hang up on those who take too long; if the server stops, on all who are not taking an answer in."""
        now = time.monotonic()
        for conn in list(self.waiting):
            if conn.deadline <= now or not (self.alive or conn.departure.is_held):
                self._drop(conn)

    # Stopping.

    def handle_exit(self, sig: int, frame: Any) -> None:
        """SIGTERM: finish what is being answered, but no longer than that takes; streams end."""
        if self.alive:
            end_soon()
            threading.Timer(STOP_SECONDS, os._exit, (0,)).start()
        super().handle_exit(sig, frame)

    def handle_quit(self, sig: int, frame: Any) -> None:
        """SIGINT and SIGQUIT: at once. Whatever was not finished is not written either, and whoever presses
        Ctrl+C does not wait."""
        os._exit(0)

    # Answering, in a thread.

    def handle(self, conn: Any) -> bool:
        """Answer a whole request; whether the connection is kept."""
        request = None
        try:
            if conn.arrival.is_endless:
                raise LimitRequestHeaders("the head is too long")
            conn.parser = RequestParser(self.cfg, conn.arrival.read(), conn.client)
            request = next(conn.parser)
            return bool(self.handle_request(request, conn)) and conn.arrival.is_exact
        except (NoMoreData, StopIteration, TimeoutError) as error:
            self.log.debug("Connection closed: %s", error)
        except OSError as error:
            if error.errno in _GONE:
                self.log.debug("The reader is gone: %s", error)
            else:
                self.log.exception("Socket error processing request.")
        except Exception as error:  # noqa: BLE001 - whatever it is, it is answered and logged
            self.handle_error(request, conn.sock, conn.client, error)
        return False

    def handle_request(self, req: Any, conn: Any) -> bool:
        """Make the answer and leave it with the connection's departure; whether another request may follow.
        As Gunicorn's own, but that whatever the answer was made from is closed before its reader has it."""
        response, environ = wsgi.create(req, conn.departure, conn.client, conn.server, self.cfg)
        environ["wsgi.multithread"] = True
        self.nr += 1
        if not self.alive:
            response.force_close()
        try:
            body = self.wsgi(environ, response.start_response)  # type: ignore[arg-type] # it also takes exc_info
            try:
                conn.departure.is_live = LIVE in ((name.lower(), value) for name, value in response.headers)
                if isinstance(body, environ["wsgi.file_wrapper"]):
                    response.write_file(body)
                else:
                    for piece in body:
                        response.write(piece)
                response.close()
            finally:
                if hasattr(body, "close"):
                    body.close()
        except OSError:
            raise
        except Exception:
            if not response.headers_sent:
                raise
            self.log.exception("Error handling request")  # an error page would be read as part of the answer
            return False
        return not response.should_close()

    # Afterwards, in the loop again.

    def finish_request(self, conn: Any, fs: Future[Any]) -> None:
        """Send what is left of the answer, then go on with the connection."""
        conn.is_kept = not fs.cancelled() and fs.exception() is None and bool(fs.result())
        if not conn.departure.is_held:
            self._go_on(conn)
            return
        conn.sock.setblocking(False)
        conn.deadline = conn.departure.deadline
        self.waiting[conn] = None
        self.poller.register(conn.sock, selectors.EVENT_WRITE, partial(self._send, conn))
        self._make_room()

    def _send(self, conn: Connection, sock: socket.socket) -> None:
        """A reader is ready for more."""
        try:
            conn.departure.go_on()
        except OSError:
            self._drop(conn)
            return
        conn.deadline = conn.departure.deadline
        if not conn.departure.is_held:
            self._leave(conn)
            self._go_on(conn)

    def _go_on(self, conn: Connection) -> None:
        """Wait for the next request of a connection, or let it go."""
        try:
            if not (conn.is_kept and self.alive):
                self._linger(conn)
                return
            conn.next_request()
            if conn.arrival.is_whole:
                self.enqueue_req(conn)
            else:
                self._wait(conn, HEAD_SECONDS if conn.arrival.has_begun else self.cfg.keepalive)
        except OSError:
            self._drop(conn)

    def _linger(self, conn: Connection) -> None:
        """Say that nothing more comes, and throw away what is still being said."""
        conn.sock.setblocking(False)
        conn.sock.shutdown(socket.SHUT_WR)
        conn.deadline = time.monotonic() + LINGER_SECONDS
        self.waiting[conn] = None
        self.poller.register(conn.sock, selectors.EVENT_READ, partial(self._discard, conn))

    def _discard(self, conn: Connection, sock: socket.socket) -> None:
        if _received(sock) == b"":
            self._drop(conn)


def _received(sock: socket.socket) -> bytes | None:
    """What has come; nothing at the end or if the connection is broken; None if it was a false alarm."""
    try:
        return sock.recv(PIECE)
    except (BlockingIOError, InterruptedError):
        return None
    except OSError:
        return b""
