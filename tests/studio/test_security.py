"""The defaults of a product on the internet."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.urls import reverse


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process as an installation would start it, without anything the tests have set."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "LANG", "VIRTUAL_ENV")
    }
    return subprocess.run(
        [sys.executable, *command],
        cwd=settings.BASE_DIR,
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_check_deploy_is_clean_under_production_settings(tmp_path: Path) -> None:
    done = run(
        "manage.py",
        "check",
        "--deploy",
        "--fail-level=WARNING",
        TILEWRIGHT_TLS="1",
        TILEWRIGHT_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    program = "from studio.environment import secret_key; print(secret_key())"
    first, second = (run("-c", program, XDG_CONFIG_HOME=str(tmp_path)).stdout for _ in range(2))
    file = tmp_path / "tilewright" / "secret-key"
    assert len(first.strip()) > 60
    assert first == second
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert run("-c", program, TILEWRIGHT_SECRET_KEY="given").stdout.strip() == "given"


def test_debug_is_off_unless_asked_for(tmp_path: Path) -> None:
    program = "from studio import settings as s; print(s.DEBUG, s.SESSION_COOKIE_HTTPONLY, s.ALLOWED_HOSTS)"
    told = run("-c", program, TILEWRIGHT_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)).stdout
    assert told.strip() == "False True ['localhost', '127.0.0.1', '[::1]']"


def test_behind_tls_cookies_and_transport_are_strict(tmp_path: Path) -> None:
    names = ("SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE", "SECURE_HSTS_SECONDS")
    program = f"from studio import settings as s; print(*(getattr(s, name) for name in {names}))"
    told = run(
        "-c", program, TILEWRIGHT_TLS="1", TILEWRIGHT_HOME=str(tmp_path), XDG_CONFIG_HOME=str(tmp_path)
    ).stdout
    assert told.strip() == f"True True {365 * 24 * 3600}"


@pytest.mark.django_db
def test_every_page_carries_the_policy(client: Client) -> None:
    response = client.get(reverse("admin:login"))
    policy = response.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "object-src 'none'" in policy
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["X-Frame-Options"] == "DENY"


@pytest.mark.django_db
def test_logins_are_throttled(client: Client) -> None:
    User.objects.create_user("eva", password="the-right-one-9", is_staff=True)
    address = reverse("admin:login")
    for _ in range(settings.AXES_FAILURE_LIMIT):
        response = client.post(address, {"username": "eva", "password": "wrong"})
    assert response.status_code in (403, 429)
    response = client.post(address, {"username": "eva", "password": "the-right-one-9"})
    assert response.status_code in (403, 429)
    assert "_auth_user_id" not in client.session


@pytest.mark.django_db
def test_sqlite_writes_ahead_and_locks_at_once(settings: Any) -> None:
    options = settings.DATABASES["default"].get("OPTIONS", {})
    if connection.vendor == "sqlite":
        assert options["transaction_mode"] == "IMMEDIATE"
        assert "journal_mode=WAL" in options["init_command"]
    else:
        assert connection.vendor == "postgresql"
        assert "transaction_mode" not in options


def test_a_huge_request_is_refused_before_it_is_read(client: Client) -> None:
    def never(*_: object) -> bytes:
        raise AssertionError("the body was read")

    answer = client.generic(
        "POST",
        "/admin/login/",
        b"",
        "multipart/form-data; boundary=x",
        CONTENT_LENGTH=str(10**10),
        **{"wsgi.input": type("Body", (), {"read": never, "readline": never, "close": lambda _: None})()},
    )
    assert answer.status_code == 413
    assert "At most 20 megabytes" in answer.content.decode()
