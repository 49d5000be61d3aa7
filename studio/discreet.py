"""What the log must not say. Links of seats hold their tokens, and a refused address is logged as it was
asked for; whoever reads the log must not be able to sit down with it."""

from __future__ import annotations

import logging
import re

TOKEN = re.compile(r"\b(seat|tw)_[A-Za-z0-9_-]{8,}")


def hide_tokens(text: str) -> str:
    """A text with only the sort of each token in it."""
    return TOKEN.sub(r"\1_…", text)


class WithoutTokens(logging.Filter):
    """Leaves of each token only its sort."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes; what it says may be shortened."""
        said = record.getMessage()
        if TOKEN.search(said):
            record.msg, record.args = hide_tokens(said), ()
        if record.exc_info and record.exc_info[0] is not None:
            trace = record.exc_text or logging.Formatter().formatException(record.exc_info)
            record.exc_text = hide_tokens(trace)  # formatters take what is there already
        return True
