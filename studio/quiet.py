"""What the log need not say at length. A traceback tells where we made a mistake; that a stranger asked for a
wrong host, that somebody may not see a page or that the database was busy is told in a line."""

from __future__ import annotations

import logging

from django.core.exceptions import PermissionDenied, SuspiciousOperation

from content.trouble import trouble_of


class OneLine(logging.Filter):
    """Leaves of what is nobody's mistake only the line."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes; its traceback may not."""
        raised = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
        if isinstance(raised, PermissionDenied | SuspiciousOperation) or trouble_of(raised) is not None:
            record.msg, record.args = f"{record.getMessage()} ({raised})", ()
            record.exc_info = record.exc_text = None
        return True
