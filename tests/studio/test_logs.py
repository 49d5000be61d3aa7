"""The form of the log: a line with its facts, for people or for programs, and what never stands in one."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as installed
from django.contrib.auth.models import AnonymousUser, User
from django.test import RequestFactory
from django.utils.functional import SimpleLazyObject

from content import logbook
from content.logbook import log_event, log_failure, log_warning, speak_up
from content.trouble import TROUBLE
from studio.logs import PACKAGES, JsonLine, Line, OfRequests, logging_settings

TOKEN = "seat_abcdefgh12345"
log = logging.getLogger("studio.tried")


class Kept(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture
def kept() -> Iterator[Kept]:
    handler = Kept()
    before = log.level
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    yield handler
    log.removeHandler(handler)
    log.setLevel(before)


def text(record: logging.LogRecord) -> str:
    """A line without its time."""
    return Line().format(record).split(" ", 2)[2]


def test_a_line_tells_what_happened_and_the_facts(kept: Kept) -> None:
    log_event(log, "release published", game="platformer", release=3, seconds=2.41349, by=None, new=True)
    assert text(kept.records[0]) == (
        "INFO studio.tried: release published game=platformer release=3 seconds=2.413 by=- new=yes"
    )


def test_a_value_cannot_look_like_another_fact_or_another_line(kept: Kept) -> None:
    log_event(log, "signed in", by="anna\nWARNING by=eva", note="", file='a "b"')
    assert text(kept.records[0]) == (
        r'INFO studio.tried: signed in by="anna\nWARNING by=eva" note="" file="a \"b\""'
    )
    log.warning("Not Found: %s", "/a\r\nb")
    assert text(kept.records[1]) == r"WARNING studio.tried: Not Found: /a\r\nb"


def test_what_went_wrong_is_followed_by_where(kept: Kept) -> None:
    try:
        raise ZeroDivisionError(TOKEN)
    except ZeroDivisionError as error:
        log_failure(log, "job failed", error, job=7)
    line, *trace = text(kept.records[0]).splitlines()
    assert line == "ERROR studio.tried: job failed job=7"
    assert trace[-1] == "ZeroDivisionError: seat_…"


def test_as_json_each_line_is_an_object(kept: Kept) -> None:
    log_warning(log, "sign-in refused", reason="wrong password", by=None, tries=2, seconds=0.5)
    told = json.loads(JsonLine().format(kept.records[0]))
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "WARNING",
        "logger": "studio.tried",
        "event": "sign-in refused",
        "reason": "wrong password",
        "by": None,
        "tries": 2,
        "seconds": 0.5,
    }


def test_as_json_a_traceback_is_a_text_of_the_object(kept: Kept) -> None:
    try:
        raise ZeroDivisionError("nobody foresaw this")
    except ZeroDivisionError as error:
        log_failure(log, "job failed", error, job=7, event="not ours to say")
    (line,) = JsonLine().format(kept.records[0]).splitlines()
    told = json.loads(line)
    assert told["event"] == "job failed"
    assert told["trace"].endswith("ZeroDivisionError: nobody foresaw this")


@pytest.mark.parametrize("form", [Line, JsonLine])
def test_tokens_are_hidden_wherever_they_stand(kept: Kept, form: type[logging.Formatter]) -> None:
    log_event(log, f"asked for {TOKEN}", path=f"/table/{TOKEN}/", by=TOKEN)
    assert "abcdefgh" not in form().format(kept.records[0])


def test_a_request_is_told_with_how_it_was_asked_and_for_whom() -> None:
    request = RequestFactory().post("/api/v1/entries/", REMOTE_ADDR="192.0.2.7")
    request.META[TROUBLE] = "busy"
    request.user = User(username="anna")
    record = logging.makeLogRecord({"msg": "Service Unavailable", "request": request, "status_code": 503})
    assert OfRequests().filter(record)
    assert text(record).endswith(
        ": Service Unavailable method=POST status=503 trouble=busy by=anna address=192.0.2.7"
    )


@pytest.mark.parametrize("known", [True, False])
def test_the_log_does_not_ask_who_somebody_is(known: bool) -> None:
    def ask() -> User:
        pytest.fail("the database was asked")

    request = RequestFactory().get("/")
    request.__dict__["user"] = AnonymousUser() if known else SimpleLazyObject(ask)
    record = logging.makeLogRecord({"msg": "Not Found", "request": request, "status_code": 404})
    OfRequests().filter(record)
    assert "by=" not in text(record)


@pytest.mark.parametrize(
    ("level", "ours", "others"),
    [
        ("", "WARNING", "WARNING"),
        ("INFO", "INFO", "WARNING"),
        ("ERROR", "ERROR", "ERROR"),
        ("DEBUG", "DEBUG", "DEBUG"),
    ],
)
def test_libraries_are_heard_less_than_we_are(level: str, ours: str, others: str) -> None:
    made = logging_settings(level, "text")
    assert {made["loggers"][package]["level"] for package in PACKAGES} == {ours}
    assert made["root"]["level"] == others


def test_every_package_of_ours_has_its_logger() -> None:
    root = Path(installed.BASE_DIR)
    users = {
        path.relative_to(root).parts[0]
        for package in ("engine", *PACKAGES)
        for path in (root / package).rglob("*.py")
        if "logging.getLogger(__name__)" in path.read_text(encoding="utf-8")
    }
    assert users <= set(PACKAGES)


@pytest.mark.parametrize(("said", "level"), [("", logging.INFO), ("ERROR", logging.ERROR)])
def test_servers_speak_up_unless_they_are_told_what_to_say(settings: Any, said: str, level: int) -> None:
    settings.LOG_LEVEL, settings.LOG_PACKAGES = said, ("studio.tried.here",)
    mine = logging.getLogger("studio.tried.here")
    mine.setLevel(logging.ERROR)
    speak_up()
    assert mine.level == level


def run(*lines: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program with the settings of an installation."""
    program = "\n".join(["import django", "django.setup()", *lines])
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TILEWRIGHT_LOG")}
    return subprocess.run(
        [sys.executable, "-c", program],
        cwd=installed.BASE_DIR,
        env={**kept, "DJANGO_SETTINGS_MODULE": "studio.settings", **environment},
        capture_output=True,
        text=True,
        check=False,
    )


TELL = (
    "import logging",
    f"from {logbook.__name__} import log_event",
    "log_event(logging.getLogger('content.x'), 'pack loaded', game='platformer')",
)


def test_a_command_is_quiet_and_a_server_is_not() -> None:
    assert run(*TELL).stderr == ""
    told = run("from content.logbook import speak_up", "speak_up()", *TELL).stderr
    assert told.endswith(" INFO content.x: pack loaded game=platformer\n")


def test_the_environment_chooses_level_and_form() -> None:
    told = run(*TELL, TILEWRIGHT_LOG="info", TILEWRIGHT_LOG_FORM="json").stderr
    assert json.loads(told)["game"] == "platformer"


def test_a_level_that_does_not_exist_is_told_in_a_sentence() -> None:
    told = run(TILEWRIGHT_LOG="LOUD").stderr
    assert told == (
        "TILEWRIGHT_LOG=LOUD cannot be: write DEBUG, INFO, WARNING, ERROR, CRITICAL, or unset it.\n"
    )
