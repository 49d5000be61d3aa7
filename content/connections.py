"""The connections to the database, of which there are few, and what it has to know to answer quickly."""

from __future__ import annotations

from django.apps import apps
from django.db import connection


def let_go() -> None:
    """Give this thread's connection back while it waits for something else. Where every thread keeps its own,
    it goes on keeping it: that costs nothing there, and a new one does."""
    if connection.settings_dict["OPTIONS"].get("pool") and not connection.in_atomic_block:
        connection.close()


def count_rows() -> None:
    """Let PostgreSQL find out how much lies in its tables. It would do so by itself within a minute; until
    then it takes them for empty, and looks for the texts of a game that has just been loaded in a way that
    takes a minute instead of a moment."""
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            tables = (model._meta.db_table for model in apps.get_app_config("content").get_models())
            cursor.execute(f"ANALYZE {', '.join(map(connection.ops.quote_name, tables))}")
