"""How much of the server test games may use. Each can be set in the settings under the same name in capitals
with ``PLAYTEST_`` before it."""

from __future__ import annotations

from django.conf import settings


def bot_threads() -> int:
    """Threads of a process in which bots think; with none they think while the request waits."""
    return int(getattr(settings, "PLAYTEST_BOT_THREADS", 2))


def bot_seconds() -> float:
    """Seconds that a bot takes at least for a decision in a game with secrets: how quick it is would tell
    others how much it had to choose from."""
    return float(getattr(settings, "PLAYTEST_BOT_SECONDS", 0.15))


def streams() -> int:
    """Streams that a process keeps open at the same time."""
    return int(getattr(settings, "PLAYTEST_STREAMS", 20))


def streams_each() -> int:
    """Streams that one token, person or seat may have open in a process."""
    return int(getattr(settings, "PLAYTEST_STREAMS_EACH", 6))


def streams_address() -> int:
    """Streams that one address may have open in a process: a table of friends behind one router, and still
    room for others."""
    return int(getattr(settings, "PLAYTEST_STREAMS_ADDRESS", 12))


def stream_seconds() -> float:
    """How long a stream goes on before its reader is asked to connect again."""
    return float(getattr(settings, "PLAYTEST_STREAM_SECONDS", 300))


def heartbeat_seconds() -> float:
    """How often a quiet stream says that it is alive."""
    return float(getattr(settings, "PLAYTEST_HEARTBEAT_SECONDS", 10))


def look_seconds() -> float:
    """How often a stream looks whether another process has changed its game."""
    return float(getattr(settings, "PLAYTEST_LOOK_SECONDS", 0.4))
