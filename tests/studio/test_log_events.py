"""What the log tells: the main things that happen in a studio, each with to what, for whom and how long."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse

from content.actions.exchange_spreadsheets import apply_plan, export_sheets, plan_import
from content.actions.load_pack import load_pack
from content.actions.order_print import order_print
from content.actions.publish import ChecksFailedError, publish
from content.actions.steer_job import stop_job
from content.actions.withdraw_release import take_back_withdrawal, withdraw_release
from content.jobs import queue
from content.jobs.worker import work_off
from content.models import Entry, Pack
from playtest.actions.issue_token import issue_token
from playtest.actions.revoke_token import revoke_token
from studio.backups import making
from studio.backups.contents import Contents
from studio.logs import Line, OfRequests, facts_of
from tests.conftest import SAMPLE_PACK
from tests.playtest.api.conftest import Program, ProgramOf, program_of

__all__ = ["program_of"]

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
Facts = dict[str, Any]


class Told:
    """What was written into the log, by what happened."""

    def __init__(self, caplog: pytest.LogCaptureFixture, kept: Callable[..., Any]) -> None:
        self.caplog = caplog
        self.kept = kept

    def __call__(self, what: str, during: Callable[[], Any] | None = None) -> Facts:
        """The facts of the one line that says it; if something is done for it, as soon as it is kept."""
        if during is not None:
            with self.kept(execute=True):
                during()
        (record,) = [each for each in self.caplog.records if each.getMessage() == what]
        facts: Facts = dict(facts_of(record))
        seconds = facts.pop("seconds", 0.0)
        assert isinstance(seconds, float)
        assert seconds >= 0
        return facts

    def lines(self) -> str:
        """All of it, as people read it."""
        return "\n".join(Line().format(record) for record in self.caplog.records)


@pytest.fixture
def told(
    caplog: pytest.LogCaptureFixture, django_capture_on_commit_callbacks: Callable[..., Any]
) -> Iterator[Told]:
    with (
        caplog.at_level(logging.INFO, "content"),
        caplog.at_level(logging.INFO, "playtest"),
        caplog.at_level(logging.INFO, "studio"),
    ):
        yield Told(caplog, django_capture_on_commit_callbacks)


@pytest.fixture
def owner(person: Callable[..., User]) -> User:
    return person("owner", "olga")


def test_a_release_is_told_when_it_is_kept(told: Told, lanternwick: Pack, owner: User) -> None:
    with told.kept() as waiting:
        release = publish(lanternwick, author=owner)
    assert told.lines() == ""
    for callback in waiting:
        callback()
    assert told("release published") == {
        "game": "lanternwick",
        "by": "olga",
        "release": 1,
        "hash": release.hash[:12],
        "entries": Entry.objects.filter(game=lanternwick).count(),
    }


def test_a_release_that_is_refused_is_told(
    told: Told, lanternwick: Pack, owner: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Verdict:
        errors = [None, None]

    monkeypatch.setattr("content.actions.publish.judge", lambda *_, **__: Verdict)
    with pytest.raises(ChecksFailedError):
        publish(lanternwick, author=owner)
    assert told("release refused") == {"game": "lanternwick", "by": "olga", "errors": 2}


def test_withdrawals_are_told_without_their_reasons(told: Told, lanternwick: Pack, owner: User) -> None:
    release = publish(lanternwick, author=owner)
    facts = {"game": "lanternwick", "release": 1, "by": "olga"}
    reason = "Ada was too strong"
    withdrawn = told("release withdrawn", lambda: withdraw_release(release, author=owner, reason=reason))
    assert withdrawn == {**facts, "current": None}
    back = told("withdrawal taken back", lambda: take_back_withdrawal(release, author=owner))
    assert back == {**facts, "current": 1}
    assert reason not in told.lines()


@pytest.mark.usefixtures("sample_game")
def test_a_pack_is_told(told: Told) -> None:
    facts = told("pack loaded", lambda: load_pack(SAMPLE_PACK, author=None))
    assert facts.pop("added") > 0
    assert facts == {"game": "lanternwick", "changed": 0, "removed": 0, "kept": 0, "by": None}


def test_a_spreadsheet_is_told(told: Told, lanternwick: Pack, owner: User) -> None:
    plan = plan_import(lanternwick, export_sheets(lanternwick), author=owner)
    facts = told("spreadsheet taken in", lambda: apply_plan(lanternwick, plan, author=owner))
    assert facts == {"game": "lanternwick", "entries": 0, "by": "olga"}


def test_a_print_is_told_when_it_is_ordered(told: Told, lanternwick: Pack, owner: User) -> None:
    facts = told("print ordered", lambda: order_print(lanternwick, {}, release=None, author=owner))
    assert facts.pop("print") > 0
    assert facts == {"game": "lanternwick", "release": None, "by": "olga"}


def test_jobs_are_told_from_begin_to_end(told: Told, lanternwick: Pack, owner: User) -> None:
    job = queue.put("sheet-apply", lanternwick, author=owner)
    assert work_off() == 1
    facts = {"job": job.pk, "kind": "sheet-apply", "game": "lanternwick", "by": "olga"}
    assert told("job begun") == {**facts, "attempt": 1}
    assert told("job failed") == {"job": job.pk, "kind": "sheet-apply"}
    assert told("job ended") == {**facts, "state": "failed", "faults": 1}


def test_who_stops_a_job_is_told(told: Told, lanternwick: Pack, owner: User) -> None:
    job = queue.put("sheet-apply", lanternwick, author=owner)
    facts = told("job asked to stop", lambda: stop_job(job, author=owner))
    assert facts == {"job": job.pk, "kind": "sheet-apply", "game": "lanternwick", "by": "olga"}


def test_tokens_are_told_but_not_what_they_are(told: Told, owner: User) -> None:
    issued = issue_token(owner, "nightly", ["content:read"], by=owner)
    facts = {"token": issued.token.pk, "owner": "olga", "by": "olga"}
    again = told("token issued", lambda: issue_token(owner, "weekly", ["content:read"], days=7, by=owner))
    assert {**again, **facts} == {**facts, "scopes": "content:read", "days": 7}
    assert told("token revoked", lambda: revoke_token(issued.token, by=owner)) == facts
    assert issued.secret not in told.lines()


def test_people_who_sign_in_are_told(told: Told, client: Client, owner: User) -> None:
    right = {"username": "olga", "password": "lantern-light-7"}
    assert client.post(reverse("admin:login"), right).status_code == 302
    assert told("signed in") == {"by": "olga", "address": "127.0.0.1"}
    assert "lantern-light-7" not in told.lines()


@pytest.mark.parametrize(("name", "by"), [("olga", "olga"), ("lantern-light-7", None)])
def test_a_wrong_password_is_told_and_a_name_only_if_it_is_one(
    told: Told, client: Client, owner: User, name: str, by: str | None
) -> None:
    """Who types the password into the field above it does not want to read it in the log."""
    client.post(reverse("admin:login"), {"username": name, "password": "wrong"})
    assert told("sign-in refused") == {"reason": "wrong password", "by": by, "address": "127.0.0.1"}
    assert "lantern-light-7" not in told.lines()
    assert [record.name for record in told.caplog.records] == ["studio.sign_ins"]


def test_a_closed_door_is_told(told: Told, client: Client, owner: User, settings: Any) -> None:
    settings.AXES_FAILURE_LIMIT = 1
    for _ in range(2):
        client.post(reverse("admin:login"), {"username": "olga", "password": "wrong"})
    reasons = [
        facts_of(record)["reason"] for record in told.caplog.records if record.name == "studio.sign_ins"
    ]
    assert reasons == ["locked out"] * 2


def test_attempts_that_come_too_quickly_are_told(told: Told, client: Client, settings: Any) -> None:
    settings.LOGIN_RATE = 1
    for _ in range(60):
        if client.post(reverse("admin:login"), {}, REMOTE_ADDR="192.0.2.99").status_code == 429:
            break
    assert told("sign-in refused") == {"reason": "too often", "by": None, "address": "192.0.2.99"}


@pytest.mark.parametrize("writes", [False, True])
def test_a_request_that_the_database_refused_is_told_with_the_reason(
    told: Told,
    program_of: ProgramOf,
    lanternwick: Pack,
    busy: Exception,
    monkeypatch: pytest.MonkeyPatch,
    writes: bool,
) -> None:
    program: Program = program_of("owner")
    program.raise_request_exception = False

    def refuse(*_: Any, **__: Any) -> None:
        raise busy

    monkeypatch.setattr("playtest.api.view.ApiView.tagged", refuse)
    monkeypatch.setattr("playtest.api.view.ApiView.sent", refuse)
    method, path = ("POST", "packs/lanternwick/releases/") if writes else ("GET", "packs/")
    assert program.send(method, path, {} if writes else None).status_code == 503
    (record,) = [each for each in told.caplog.records if each.name == "django.request"]
    OfRequests().filter(record)
    line = Line().format(record)
    assert f"Service Unavailable: /api/v1/{path} method={method} status=503 trouble=busy by=" in line


def test_pages_that_are_looked_at_are_not_told(
    told: Told, client: Client, lanternwick: Pack, owner: User
) -> None:
    client.force_login(owner)
    told.caplog.clear()
    for name in ("index", "translations", "releases", "history", "prints"):
        assert client.get(reverse(f"admin:{name}")).status_code == 200
    assert told.lines() == ""


def test_a_backup_is_told(told: Told, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Store:
        member, sort, title = "database.sqlite3", "sqlite", "SQLite"

        def copy(self, to: Path) -> Any:
            to.write_bytes(b"rows")
            return Contents(migrations=[], counts={"a": 2, "b": 3}, pictures=[], prints=[])

        def schema(self) -> str:
            return ""

    monkeypatch.setattr(making, "the_store", Store)
    file = tmp_path / "a.tar"
    facts = told("backup made", lambda: making.make_backup(file, force=False, prints=False))
    assert facts.pop("bytes") == file.stat().st_size
    assert facts == {"file": str(file), "rows": 5, "files": 0, "missing": 0, "damaged": 0}
