"""Whether the database of an installation can be worked with, and what to do if not, in a sentence."""

from __future__ import annotations

import sqlite3

from django.conf import settings
from django.db import DatabaseError, connection, transaction

_SQLITE = {
    sqlite3.SQLITE_CORRUPT: "The database {place} is damaged ({reason}). Bring back a backup (manage.py "
    "restore FILE --force); if there is none, `sqlite3 {place} .recover` saves what can be read.",
    sqlite3.SQLITE_NOTADB: "{place} is no database ({reason}). Bring back a backup (manage.py restore FILE "
    "--force), or move it away to begin anew.",
    sqlite3.SQLITE_FULL: "There is no room left for the database {place} ({reason}). Make room on that disk "
    "and try again.",
    sqlite3.SQLITE_IOERR: "The disk does not take what the database {place} writes ({reason}). See whether "
    "it is full or broken.",
    sqlite3.SQLITE_READONLY: "The database {place} cannot be written ({reason}). Correct the rights of the "
    "file and its folder, or name another folder with TILEWRIGHT_HOME.",
    sqlite3.SQLITE_CANTOPEN: "The database {place} cannot be opened ({reason}). Correct the rights of its "
    "folder, or name another one with TILEWRIGHT_HOME.",
    sqlite3.SQLITE_BUSY: "The database {place} is being written by somebody else ({reason}). Try again when "
    "they are done.",
}
"""What is wrong with a database of SQLite and how to mend it, by the primary code of the error."""

_OTHER = (
    "The database cannot be reached ({reason}). Start it or correct DATABASE_URL; "
    "without DATABASE_URL an embedded SQLite database is used."
)


def require_database() -> None:
    """Reach the database and read from it; whatever keeps us from that is raised. PostgreSQL is asked without
    its pool, which would try again for a while and then know only that it took too long."""
    if connection.vendor == "postgresql":
        import psycopg  # only here: on SQLite nobody needs it

        with connection.wrap_database_errors:
            psycopg.connect(**connection.get_connection_params()).close()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
        if connection.vendor == "sqlite":
            cursor.execute("SELECT count(*) FROM sqlite_master")  # the first page is really read


def require_writable() -> None:
    """Begin to write, and leave it."""
    with transaction.atomic():
        transaction.set_rollback(True)


def database_sentence(error: DatabaseError) -> str:
    """What is wrong and how to mend it."""
    reason = str(error).strip().partition("\n")[0]
    code = getattr(error.__cause__, "sqlite_errorcode", None)
    if code is None and isinstance(error.__cause__, sqlite3.DatabaseError):
        code = sqlite3.SQLITE_NOTADB if "not a database" in reason else sqlite3.SQLITE_CORRUPT
    text = _SQLITE.get(code & 0xFF, _OTHER) if code is not None else _OTHER
    return text.format(place=settings.DATABASES["default"]["NAME"], reason=reason)
