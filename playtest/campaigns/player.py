"""A process that plays chunks for a runner on the same machine: ``python -m playtest.campaigns.player N``.

It speaks with its runner alone, over the pipe whose number it is given, and listens nowhere. It says first
which rules it plays by; then it is sent contents and chunks and sends back what came of them. When the runner
closes the pipe, or dies, the process is gone at once, in the middle of a game if need be.
"""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Thread

from engine.snapshot import Snapshot
from playtest.campaigns.fingerprint import fingerprint
from playtest.campaigns.playing import Chunk, Played, play_chunk

Order = bytes | Chunk
"""A content to have ready, or a chunk to play."""
Answer = str | Played | Exception
"""The rules that are played here, what came of a chunk, or why nothing did."""


def main() -> None:
    """Play until the runner is gone."""
    pipe: Connection[Answer, Order] = Connection(int(sys.argv[1]))
    orders: SimpleQueue[Order] = SimpleQueue()
    held: dict[str, Snapshot] = {}
    Thread(target=_listen, args=(pipe, orders), daemon=True).start()
    with suppress(BrokenPipeError):
        pipe.send(fingerprint())
        while True:
            order = orders.get()
            if isinstance(order, Chunk):
                pipe.send(_play(held[order.snapshot], order))
            else:
                content = Snapshot.read(order)
                held[content.hash] = content


def _play(content: Snapshot, chunk: Chunk) -> Answer:
    try:
        return play_chunk(content, chunk)
    except Exception as error:  # noqa: BLE001 - the runner tells it
        return RuntimeError(f"{type(error).__name__}: {error}")


def _listen(pipe: Connection[Answer, Order], orders: SimpleQueue[Order]) -> None:
    try:
        while True:
            orders.put(pipe.recv())
    except (EOFError, OSError):
        os._exit(0)


if __name__ == "__main__":
    main()
