"""The defaults of a product on the internet."""

from __future__ import annotations

import logging
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import psycopg
import pytest
from axes.models import AccessAttempt
from django.conf import settings
from django.contrib.auth.models import User
from django.core.exceptions import DisallowedHost
from django.core.wsgi import get_wsgi_application
from django.db import connection
from django.http import HttpResponse, StreamingHttpResponse
from django.test import Client, RequestFactory
from django.urls import reverse
from django.utils import timezone
from gunicorn.config import Config

from playtest.api.throttling import limiter
from studio.compression import Compression
from studio.discreet import WithoutTokens
from studio.head import NoBody
from studio.proxies import ClientAddress, check_proxies
from studio.quiet import OneLine
from studio.server.log import DiscreetLogger
from tests.environment import passed_on


def run(*command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A process as an installation would start it, without anything the tests have set."""
    return subprocess.run(
        [sys.executable, *command],
        cwd=settings.BASE_DIR,
        env={**passed_on(), **environment},
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
        TILEWRIGHT_PROXIES="1",
        TILEWRIGHT_HOME=str(tmp_path),
        XDG_CONFIG_HOME=str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout


def test_a_proxy_that_is_not_told_of_is_a_warning(settings: Any) -> None:
    settings.SECURE_SSL_REDIRECT = True
    settings.TRUSTED_PROXIES = 0
    assert [each.id for each in check_proxies()] == ["studio.W001"]
    settings.TRUSTED_PROXIES = 1
    assert check_proxies() == []


def test_the_secret_is_made_once_and_only_its_owner_reads_it(tmp_path: Path) -> None:
    def program(home: str) -> str:
        imports = "from pathlib import Path; from studio.environment import secret_key"
        return f"{imports}; print(secret_key(Path('{home}')))"

    first, second, other = (
        run("-c", program(home), XDG_CONFIG_HOME=str(tmp_path)).stdout for home in ("one", "one", "two")
    )
    assert len(first.strip()) > 60
    assert first == second
    assert first != other, "what one installation signs no other believes"
    files = list((tmp_path / "tilewright").iterdir())
    assert [stat.S_IMODE(file.stat().st_mode) for file in files] == [0o600, 0o600]
    assert run("-c", program("one"), TILEWRIGHT_SECRET_KEY="given").stdout.strip() == "given"


def test_nobody_else_looks_into_the_folder(tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    database = home / "tilewright.sqlite3"
    database.touch(mode=0o644)
    told = run("-c", "from studio import settings", TILEWRIGHT_HOME=str(home), XDG_CONFIG_HOME=str(tmp_path))
    assert told.returncode == 0, told.stderr
    assert stat.S_IMODE(home.stat().st_mode) == 0o700
    assert stat.S_IMODE(database.stat().st_mode) == 0o600


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    told = run("-c", "from studio import settings", TILEWRIGHT_HOME=str(tmp_path / "file" / "home"))
    assert told.returncode == 1
    assert "cannot be made (Not a directory)" in told.stderr
    assert "Traceback" not in told.stderr


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
def test_no_page_may_evaluate_and_the_login_has_no_script(
    client: Client, person: Callable[..., User]
) -> None:
    """Where passwords are typed, nothing runs."""
    login = reverse("admin:login")
    locked_out = [client.post(login, {"username": "eva", "password": "x"}) for _ in range(9)][-1]
    assert locked_out.status_code == 429
    for answer in (client.get(login), client.post(login, {"username": "x", "password": "x"}), locked_out):
        assert "script-src 'self';" in answer.headers["Content-Security-Policy"]
        assert b"<script" not in answer.content
    client.force_login(person("designer"), backend="django.contrib.auth.backends.ModelBackend")
    for address in (
        reverse("admin:index"),
        reverse("table:lobby"),
        "/api/v1/docs/",
        "/api/v1/openapi.json",
        "/api/v1/packs/",
    ):
        answer = client.get(address)
        assert answer.status_code == 200, address
        assert "script-src 'self';" in answer.headers["Content-Security-Policy"], address


@pytest.mark.django_db
def test_pages_and_json_are_compressed_and_streams_are_not(client: Client) -> None:
    accepts = {"Accept-Encoding": "gzip"}
    page = client.get(reverse("admin:login"), headers=accepts)
    assert page.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in page.headers["Vary"]
    document = client.get("/api/v1/openapi.json", headers=accepts)
    assert document.headers["Content-Encoding"] == "gzip"
    stream = StreamingHttpResponse([b"event: ply"] * 100, content_type="text/event-stream")
    request = RequestFactory().get("/", headers=accepts)
    assert "Content-Encoding" not in Compression(lambda _: stream).process_response(request, stream).headers


@pytest.mark.django_db
@pytest.mark.parametrize("accepts", ["gzip", "identity"])
def test_head_is_answered_without_a_body(accepts: str) -> None:
    """The test client would leave it out by itself, so the application is asked as a server asks it."""
    said: list[dict[str, str]] = []

    def start(status: str, headers: list[tuple[str, str]], *_: Any) -> Callable[[bytes], object]:
        said.append(dict(headers))
        return len

    request = RequestFactory().head(reverse("admin:login"), headers={"Accept-Encoding": accepts})
    request.environ["HTTP_HOST"] = "localhost"
    body = get_wsgi_application()(request.environ, start)
    assert b"".join(body) == b""
    assert int(said[0]["Content-Length"]) > 500
    assert said[0].get("Content-Encoding") == (accepts if accepts == "gzip" else None)


@pytest.mark.django_db
def test_a_stream_that_only_its_head_is_asked_of_does_not_begin() -> None:
    closed: list[bool] = []

    class Endless:
        def __iter__(self) -> Iterator[bytes]:
            yield pytest.fail("it began")

        def close(self) -> None:
            closed.append(True)

    answer = NoBody(lambda _: StreamingHttpResponse(Endless()))(RequestFactory().head("/"))
    assert b"".join(answer) == b""
    answer.close()
    assert closed


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
    for _ in range(settings.AXES_FAILURE_LIMIT):  # the limit of the address is wider here
        response = client.post(address, {"username": "eva", "password": "wrong"})
    assert response.status_code in (403, 429)
    response = client.post(address, {"username": "eva", "password": "the-right-one-9"})
    assert response.status_code in (403, 429)
    assert "_auth_user_id" not in client.session


@pytest.mark.django_db
def test_a_clock_that_goes_back_does_not_leave_the_door_closed(client: Client) -> None:
    """Somebody was locked out while the clock was two days ahead."""
    User.objects.create_user("eva", password="the-right-one-9", is_staff=True)
    address = reverse("admin:login")
    for _ in range(settings.AXES_FAILURE_LIMIT):
        client.post(address, {"username": "eva", "password": "wrong"})
    right = {"username": "eva", "password": "the-right-one-9"}
    assert client.post(address, right).status_code == 429
    AccessAttempt.objects.update(attempt_time=timezone.now() + timedelta(days=2))
    assert client.post(address, right).status_code == 302


@pytest.fixture
def behind_a_proxy(settings: Any) -> Iterator[None]:
    """One proxy of ours, which tells whom it was asked by."""
    settings.TRUSTED_PROXIES = 1
    settings.LOGIN_RATE = 20
    limiter.clear()
    yield
    limiter.clear()


@pytest.mark.django_db
@pytest.mark.usefixtures("behind_a_proxy")
def test_nobody_locks_another_out_from_elsewhere(client: Client) -> None:
    User.objects.create_user("eva", password="the-right-one-9", is_staff=True)
    address = reverse("admin:login")
    for _ in range(settings.AXES_FAILURE_LIMIT + 1):
        limiter.clear()
        wrong = {"username": "eva", "password": "wrong"}
        response = client.post(address, wrong, headers={"X-Forwarded-For": "10.0.0.9, 127.0.0.2"})
    assert response.status_code == 429
    right = {"username": "eva", "password": "the-right-one-9"}
    locked = client.post(address, right, headers={"X-Forwarded-For": "127.0.0.3, 127.0.0.2"})
    assert locked.status_code == 429, "what stands further left anybody can write"
    response = client.post(address, right, headers={"X-Forwarded-For": "127.0.0.2, 127.0.0.3"})
    assert response.status_code == 302


@pytest.mark.django_db
@pytest.mark.usefixtures("behind_a_proxy")
def test_an_address_that_tries_many_names_is_slowed_down(client: Client) -> None:
    def attempt(number: int, address: str) -> int:
        typed = {"username": f"name-{number}", "password": "wrong"}
        answer = client.post(reverse("admin:login"), typed, headers={"X-Forwarded-For": address})
        if answer.status_code == 429:
            assert int(answer.headers["Retry-After"]) >= 1
            assert "Try again in" in answer.content.decode()
        return answer.status_code

    statuses = [attempt(number, "192.0.2.1") for number in range(12)]
    assert statuses[:5] == [200] * 5
    assert statuses[-1] == 429
    assert attempt(99, "192.0.2.2") == 200


@pytest.mark.parametrize(
    ("proxies", "told", "found"),
    [
        (0, "192.0.2.1", "10.0.0.1"),
        (1, "192.0.2.1", "192.0.2.1"),
        (1, "198.51.100.7, 192.0.2.1", "192.0.2.1"),
        (2, "198.51.100.7, 192.0.2.1", "198.51.100.7"),
        (2, "192.0.2.1", "10.0.0.1"),
        (1, "[2001:db8::1]:443", "2001:db8::1"),
        (1, "192.0.2.1:5000", "192.0.2.1"),
        (1, "nonsense", "10.0.0.1"),
        (1, "", "10.0.0.1"),
    ],
)
def test_the_address_that_our_outermost_proxy_saw(settings: Any, proxies: int, told: str, found: str) -> None:
    settings.TRUSTED_PROXIES = proxies
    request = RequestFactory().get("/", REMOTE_ADDR="10.0.0.1", HTTP_X_FORWARDED_FOR=told)
    ClientAddress(lambda _: HttpResponse())(request)
    assert request.META["REMOTE_ADDR"] == found


def test_the_log_is_short_and_keeps_secrets() -> None:
    try:
        raise DisallowedHost("Invalid HTTP_HOST header: 'evil'")
    except DisallowedHost:
        record = logging.LogRecord(
            "x", logging.ERROR, "", 0, "Bad Request: %s", ("/seat_abcdefgh12",), sys.exc_info()
        )
    OneLine().filter(record)
    WithoutTokens().filter(record)
    assert logging.Formatter().format(record) == "Bad Request: /seat_… (Invalid HTTP_HOST header: 'evil')"


def test_the_log_keeps_secrets_of_exceptions_too() -> None:
    try:
        raise ValueError("no such seat: seat_abcdefgh12")
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 0, "Error handling request", (), sys.exc_info())
    WithoutTokens().filter(record)
    told = logging.Formatter().format(record)
    assert "ValueError: no such seat: seat_…" in told
    assert "abcdefgh12" not in told


def test_the_log_of_the_server_itself_keeps_them_too(capsys: pytest.CaptureFixture[str]) -> None:
    log = DiscreetLogger(Config())
    log.error("Invalid request line: GET /table/seat_abcdefgh12/ HTTX/1.1")
    told = capsys.readouterr().err
    assert "/table/seat_…/" in told
    assert "abcdefgh12" not in told


@pytest.mark.postgresql
@pytest.mark.django_db(transaction=True)
def test_a_restart_of_postgresql_is_not_noticed_afterwards() -> None:
    name = connection.settings_dict["NAME"]
    assert User.objects.count() == 0
    connection.close()  # it waits in the pool for whoever needs it next
    server = settings.DATABASES["default"]
    with psycopg.connect(
        host=server["HOST"], port=server["PORT"], user=server["USER"], dbname=name, autocommit=True
    ) as other:
        closed = other.execute(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ).fetchone()
    assert closed is not None
    assert closed[0] >= 1
    assert User.objects.count() == 0


@pytest.mark.django_db
def test_sqlite_writes_ahead_and_locks_at_once(settings: Any) -> None:
    options = settings.DATABASES["default"].get("OPTIONS", {})
    if connection.vendor == "sqlite":
        assert options["transaction_mode"] == "IMMEDIATE"
        assert "journal_mode=WAL" in options["init_command"]
        assert "synchronous=FULL" in options["init_command"]
    else:
        assert connection.vendor == "postgresql"
        assert settings.DATABASES["default"]["CONN_HEALTH_CHECKS"]
        assert options["pool"]["max_size"] <= 12, "two servers of two processes stay far below 100"
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


@pytest.mark.django_db
def test_whoever_is_signed_in_is_not_sent_to_the_login(client: Client, person: Callable[..., User]) -> None:
    client.force_login(person("designer"))
    answer = client.generic("POST", "/admin/publish/", b"", "text/plain", CONTENT_LENGTH=str(10**8))
    assert answer.status_code == 413
    assert "To the login" not in answer.content.decode()
