"""Rate limits: so many requests a minute for each token, person or address, with some more in a burst.

Each process of the server counts by itself, in memory: counting in the database would cost a write for every
request. What is allowed is therefore per process, and a restart forgets it.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass

from django.conf import settings
from rest_framework.request import Request
from rest_framework.throttling import BaseThrottle
from rest_framework.views import APIView

from playtest.api.errors import ApiError
from playtest.api.tokens import Grant

MOST_BUCKETS = 10_000
"""So many askers are remembered; then those who have been quiet longest are forgotten."""


@dataclass(slots=True)
class _Bucket:
    left: float
    seen: float


class Limiter:
    """A bucket for each asker, filled steadily: a request takes one out, and an empty one says how long to
    wait."""

    def __init__(self) -> None:
        self._buckets: dict[str, _Bucket] = {}
        self._lock = threading.Lock()

    def wait(self, key: str, per_minute: int, cost: float = 1.0) -> float:
        """Take a request out of the bucket of an asker; the seconds to wait if there is none left."""
        now, rate = time.monotonic(), per_minute / 60
        full = max(1.0, per_minute / 4)
        with self._lock:
            bucket = self._buckets.pop(key, None) or _Bucket(full, now)
            bucket.left = min(full, bucket.left + (now - bucket.seen) * rate)
            bucket.seen = now
            self._buckets[key] = bucket  # at the end: the first are those who have been quiet longest
            while len(self._buckets) > MOST_BUCKETS:
                del self._buckets[next(iter(self._buckets))]
            if bucket.left < cost:
                return (cost - bucket.left) / rate
            bucket.left -= cost
            return 0.0

    def clear(self) -> None:
        """Forget everybody."""
        with self._lock:
            self._buckets.clear()


limiter = Limiter()


class RateLimit(BaseThrottle):
    """The limit of the asker: `settings.API_RATES` says how much a token or person and an unknown address
    may."""

    def __init__(self) -> None:
        self._wait = 0.0

    def allow_request(self, request: Request, view: APIView) -> bool:
        """Whether there is any left."""
        if isinstance(request.auth, Grant):
            self._wait = limiter.wait(request.auth.key, settings.API_RATES["known"])
        else:
            self._wait = limiter.wait(f"address:{_address(request)}", settings.API_RATES["unknown"])
        return self._wait == 0

    def wait(self) -> float:
        """Seconds until the next request is answered."""
        return self._wait


def note_failure(request: Request) -> None:
    """Count a wrong token against the address it came from, and refuse if there were too many."""
    wait = limiter.wait(f"wrong:{_address(request)}", settings.API_RATES["wrong"])
    if wait:
        seconds = max(1, round(wait + 0.5))
        raise ApiError(429, "throttled", {"seconds": seconds}, headers={"Retry-After": str(seconds)})


def _address(request: Request) -> str:
    return str(request.META.get("REMOTE_ADDR", ""))
