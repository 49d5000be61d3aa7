"""A database that cannot for the moment: 503, when to come back, and nothing that was typed is lost."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from html import unescape
from pathlib import Path
from typing import Any

import psycopg
import pytest
from django.contrib.auth.models import User
from django.contrib.sessions.middleware import SessionMiddleware
from django.core.files.uploadedfile import SimpleUploadedFile
from django.db import InterfaceError, connection, transaction
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from content.models import Pack
from content.trouble import Trouble, trouble_of
from playtest.api import token_uses, tokens
from playtest.models import ApiToken
from studio.sqlite3.queue import TurnQueue
from tests.conftest import wrapped
from tests.playtest.api.conftest import Program, ProgramOf, program_of

__all__ = ["program_of"]


def test_troubles_are_told_by_their_codes(busy: Exception, tmp_path: Path) -> None:
    assert trouble_of(busy) is Trouble.BUSY
    with pytest.raises(sqlite3.OperationalError) as caught:
        sqlite3.connect(tmp_path / "no" / "such" / "folder")
    assert trouble_of(wrapped(caught.value)) is Trouble.STORAGE
    with (
        closing(sqlite3.connect(":memory:")) as database,
        pytest.raises(sqlite3.OperationalError) as caught,
    ):
        database.execute("SELECT * FROM nothing")
    assert trouble_of(wrapped(caught.value)) is None, "a mistake of ours"
    assert trouble_of(ValueError()) is None
    assert trouble_of(None) is None


@pytest.mark.parametrize(
    ("error", "trouble"),
    [
        (psycopg.errors.DeadlockDetected(), Trouble.BUSY),
        (psycopg.errors.TooManyConnections(), Trouble.BUSY),
        (psycopg.errors.AdminShutdown(), Trouble.BUSY),
        (psycopg.errors.LockNotAvailable(), Trouble.BUSY),
        (psycopg.OperationalError("connection refused"), Trouble.BUSY),
        (psycopg.errors.DiskFull(), Trouble.STORAGE),
        (psycopg.errors.ReadOnlySqlTransaction(), Trouble.STORAGE),
        (psycopg.errors.UndefinedTable(), None),
        (psycopg.errors.QueryCanceled(), None),
    ],
)
def test_troubles_of_postgresql(error: Exception, trouble: Trouble | None) -> None:
    assert trouble_of(wrapped(error)) is trouble
    assert (
        trouble_of(wrapped(psycopg.InterfaceError("the connection is closed"), InterfaceError))
        is Trouble.BUSY
    )


@pytest.fixture
def designer(person: Callable[..., User], client: Client) -> Client:
    client.force_login(person("designer"))
    client.raise_request_exception = False
    return client


def failing(error: Exception) -> Callable[..., None]:
    def fail(*_: Any, **__: Any) -> None:
        raise error

    return fail


@pytest.mark.any_database
def test_what_was_typed_comes_back(
    designer: Client, lanternwick: Pack, busy: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.screens.entry.find_entry", failing(busy))
    address = reverse("admin:entry", args=("lanternwick", "ferryman", "ada"))
    typed = {"name": "Ada\r\n<the> first", "note": ["one", "two"], "art": SimpleUploadedFile("a.png", b"x")}
    answer = designer.post(address, typed)
    page = answer.content.decode()
    assert answer.status_code == 503
    assert answer.headers["Retry-After"] == "5"
    assert '<textarea name="name" hidden>\nAda\r\n<the> first</textarea>' in unescape(page)
    assert page.count('name="note"') == 2
    assert 'name="art" required' in page
    assert f'action="{address}"' in page
    assert "csrfmiddlewaretoken" in page
    assert "Try again" in designer.get(address).content.decode()


@pytest.mark.any_database
@pytest.mark.django_db
def test_a_password_is_not_sent_back(
    client: Client, busy: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("django.contrib.auth.forms.authenticate", failing(busy))
    client.raise_request_exception = False
    answer = client.post(reverse("admin:login"), {"username": "eva", "password": "very-secret"})
    assert answer.status_code == 503
    assert b"very-secret" not in answer.content


@pytest.mark.any_database
@pytest.mark.parametrize(("language", "said"), [("de", "sehr viel zu tun"), ("it", "moltissimo da fare")])
def test_the_api_says_it_in_its_shape(
    program_of: ProgramOf,
    lanternwick: Pack,
    busy: Exception,
    monkeypatch: pytest.MonkeyPatch,
    language: str,
    said: str,
) -> None:
    program: Program = program_of("designer")
    program.raise_request_exception = False
    for middleware in (False, True):
        with monkeypatch.context() as patched:
            if middleware:
                patched.setattr(SessionMiddleware, "process_request", failing(busy))
            else:
                patched.setitem(tokens._bearers, tokens.PREFIX, failing(busy))
            answer = program.send("GET", "packs/", accept_language=language)
        assert answer.status_code == 503
        assert answer.headers["Retry-After"] == "5"
        error = answer.json()["error"]
        assert (error["type"], error["key"]) == ("unavailable", "database-busy")
        assert said in error["text"]


@pytest.mark.any_database
def test_reading_with_a_token_writes_nothing(
    program_of: ProgramOf, lanternwick: Pack, settings: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    program: Program = program_of("viewer")
    settings.API_USES_SECONDS = 60
    monkeypatch.setattr(token_uses, "_writers", [threading.current_thread()])  # nobody writes meanwhile
    with connection.execute_wrapper(only_reads):
        assert program.send("GET", "packs/").status_code == 200
    assert ApiToken.objects.get().last_used_at is None
    token_uses.write_uses()
    assert ApiToken.objects.get().last_used_at is not None


def only_reads(execute: Any, sql: str, *rest: Any) -> Any:
    assert sql.startswith("SELECT"), sql
    return execute(sql, *rest)


@pytest.mark.any_database
@pytest.mark.django_db
def test_uses_that_cannot_be_written_wait(busy: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(token_uses, "_uses", {})
    with monkeypatch.context() as patched:
        patched.setattr(ApiToken.objects, "filter", failing(busy))
        token_uses.note_use(7, timezone.now())
    assert set(token_uses._uses) == {7}


def test_turns_come_in_the_order_people_came() -> None:
    queue, order = TurnQueue(), []
    assert queue.enter(1)

    def come(number: int) -> None:
        assert queue.enter(10)
        order.append(number)
        queue.leave()

    threads = []
    for number in range(8):
        threads.append(threading.Thread(target=come, args=(number,)))
        threads[-1].start()
        while len(queue._waiting) <= number:
            pass
    assert not queue.enter(0.01), "whoever cannot wait goes"
    queue.leave()
    for thread in threads:
        thread.join()
    assert order == list(range(8))
    assert queue.enter(0)


@pytest.mark.django_db(transaction=True)
def test_a_turn_ends_with_its_transaction() -> None:
    if connection.vendor != "sqlite":
        assert connection.settings_dict["OPTIONS"]["pool"]["max_size"] == 10
        return
    held: Any = connection
    for error in (None, ValueError):
        try:
            with transaction.atomic():
                assert held._has_turn
                with transaction.atomic():
                    User.objects.create_user(f"eva-{error}")
                if error:
                    raise error
        except ValueError:
            pass
        assert not held._has_turn
