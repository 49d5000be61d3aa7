"""Bytes that are kept in memory as long as there is room: pictures that somebody may want again soon."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)


class KeptBytes(Generic[K]):
    """So many bytes at most; what nobody has asked for in the longest time goes first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._lock = threading.Lock()
        self._kept: OrderedDict[K, bytes] = OrderedDict()
        self._size = 0

    def get(self, key: K) -> bytes | None:
        """What is kept under a name, if it still is."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
            return self._kept.get(key)

    def put(self, key: K, content: bytes) -> None:
        """Keep something."""
        with self._lock:
            self._size += len(content) - len(self._kept.pop(key, b""))
            self._kept[key] = content
            while self._size > self.most and self._kept:
                self._size -= len(self._kept.popitem(last=False)[1])
