"""The log of Gunicorn itself, which has its own and keeps secrets no better than it is told to."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from gunicorn.glogging import Logger

from studio.discreet import WithoutTokens
from studio.logs import JsonLine


class DiscreetLogger(Logger):
    """Says no token aloud: a malformed request is logged as it came."""

    def setup(self, cfg: Any) -> None:
        """Filter whatever is written, wherever it goes, and give it the form of all the rest."""
        super().setup(cfg)
        for handler in (*self.error_log.handlers, *self.access_log.handlers):
            handler.addFilter(WithoutTokens())
            if settings.LOG_FORM == "json":
                handler.setFormatter(JsonLine())
