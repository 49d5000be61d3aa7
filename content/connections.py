"""The connections to the database, of which there are few."""

from __future__ import annotations

from django.db import connection


def let_go() -> None:
    """Give this thread's connection back while it waits for something else. Where every thread keeps its own,
    it goes on keeping it: that costs nothing there, and a new one does."""
    if connection.settings_dict["OPTIONS"].get("pool") and not connection.in_atomic_block:
        connection.close()
