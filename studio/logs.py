"""The form of the log: a line for each thing that happened, for people or as JSON for programs.

    2026-11-17 12:00:00,125 INFO content.actions.publish: release published game=platformer release=3 by=anna

Whatever is said, it stays one line unless it has a traceback, and no token leaves in it (`studio.discreet`).
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any

from django.http import HttpRequest
from django.utils.functional import SimpleLazyObject

from content.trouble import TROUBLE
from studio.discreet import hide_tokens

PACKAGES = ("content", "editor", "playtest", "printing", "studio")
"""Ours. What other people's libraries say is heard only if it is a warning, or if everything is wanted."""
FORMS = ("text", "json")
QUIET = "WARNING"
_PLAIN = re.compile(r"[^\s\"=]+")
_BREAKS = str.maketrans({"\n": "\\n", "\r": "\\r"})


def facts_of(record: logging.LogRecord) -> Mapping[str, Any]:
    """The facts beside what a record says."""
    facts: Mapping[str, Any] = getattr(record, "facts", {})
    return facts


class Line(logging.Formatter):
    """For people: what happened, then the facts as ``key=value``."""

    def __init__(self) -> None:
        super().__init__("{asctime} {levelname} {name}: {message}", style="{")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """One line, whatever is in it."""
        said = super().formatMessage(record).translate(_BREAKS)
        return " ".join([said, *(f"{name}={_value(each)}" for name, each in facts_of(record).items())])

    def format(self, record: logging.LogRecord) -> str:
        """The line and, if something went wrong, where."""
        return hide_tokens(super().format(record))


class JsonLine(logging.Formatter):
    """For programs: an object in a line. The facts stand beside ``time``, ``level``, ``logger`` and
    ``event``; a traceback is ``trace``."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, whatever is in it."""
        told: dict[str, Any] = {
            **facts_of(record),
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": record.getMessage(),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["trace"] = record.exc_text or self.formatException(record.exc_info)
        return hide_tokens(json.dumps(told, ensure_ascii=False, default=str))


class OfRequests(logging.Filter):
    """Adds to what Django says about a request how it was asked, and for whom."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Every record passes."""
        request = getattr(record, "request", None)
        if isinstance(request, HttpRequest) and not facts_of(record):
            facts = {
                "method": request.method,
                "status": getattr(record, "status_code", None),
                "trouble": request.META.get(TROUBLE),
                "by": _asker(request),
                "address": request.META.get("REMOTE_ADDR"),
            }
            record.facts = {name: each for name, each in facts.items() if each is not None}
        return True


def _asker(request: HttpRequest) -> str | None:
    """Whose request it is, if that is known already: the log asks no database."""
    user = request.__dict__.get("_cached_user") or request.__dict__.get("user")
    if user is None or type(user) is SimpleLazyObject or not user.is_authenticated:
        return None
    return str(user.get_username())


def _value(value: Any) -> str:
    """A value as people read it; quoted where it would run into the next one."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = f"{value:.3f}" if isinstance(value, float) else str(value)
    return text if _PLAIN.fullmatch(text) else json.dumps(text, ensure_ascii=False)


def logging_settings(level: str, form: str) -> dict[str, Any]:
    """What `logging` is to do. Without a level, programs that tell what they do themselves are quiet and
    servers are not (`content.logbook.speak_up`)."""
    everything = (
        level if level == "DEBUG" or logging.getLevelName(level or QUIET) > logging.WARNING else QUIET
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"line": {"()": f"studio.logs.{'JsonLine' if form == 'json' else 'Line'}"}},
        "filters": {
            "without tokens": {"()": "studio.discreet.WithoutTokens"},
            "one line": {"()": "studio.quiet.OneLine"},
            "of requests": {"()": "studio.logs.OfRequests"},
        },
        "handlers": {
            "console": {
                "class": "logging.StreamHandler",
                "formatter": "line",
                "filters": ["of requests", "one line", "without tokens"],
            }
        },
        "loggers": {
            **{package: {"level": level or QUIET} for package in PACKAGES},
            "axes": {"level": "ERROR"},  # it tells the names that people typed; `studio.sign_ins` does not
            "psycopg.pool": {"level": "ERROR"},  # whoever cannot be served without a database says so
        },
        "root": {"handlers": ["console"], "level": everything},
    }
