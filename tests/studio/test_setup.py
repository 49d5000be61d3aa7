"""The newcomer's commands: set up from nothing, again without changes, and clear sentences when something
is in the way."""

from __future__ import annotations

import contextlib
import fcntl
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command
from django.db import OperationalError

from studio.installation import database_sentence
from tests.environment import passed_on
from tests.playtest.serving import here, new_database

SetUp = tuple[dict[str, str], str]


def installed_in(folder: Path) -> dict[str, str]:
    """The environment of an installation in a folder of its own."""
    own = {"TILEWRIGHT_HOME": str(folder / "home"), "XDG_CONFIG_HOME": str(folder / "config")}
    return {**passed_on(), **own}


@pytest.fixture
def installation(tmp_path: Path) -> dict[str, str]:
    """An installation of which there is nothing yet."""
    return installed_in(tmp_path)


def manage(environment: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "manage.py", *command],
        cwd=settings.BASE_DIR,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def set_up(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> SetUp:
    """An installation set up from nothing, once for all processes that run tests, and what that told."""
    common = tmp_path_factory.getbasetemp()
    folder = (common if worker_id == "master" else common.parent) / "installation"
    folder.mkdir(exist_ok=True)
    environment = installed_in(folder)
    report = folder / "report"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not report.exists():
            told = manage(environment, "setup")
            assert told.returncode == 0, told.stderr
            report.write_text(told.stdout)
    return environment, report.read_text()


def test_set_up_from_nothing_then_again_without_changes(set_up: SetUp) -> None:
    installation, first = set_up
    shown = re.search(r"sign in as admin with the password (\S+) \(shown only now\)", first)
    assert shown is not None
    assert "release 1 published" in first
    again = manage(installation, "setup")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")
    query = (
        "from django.contrib.auth.models import User; from content.models import Revision, Release; "
        f"print(User.objects.get().check_password('{shown.group(1)}'), Release.objects.count(), "
        "Revision.objects.exclude(verb='loaded').count())"
    )
    told = manage(installation, "shell", "-v", "0", "-c", query).stdout.split()
    assert told[0] == "True"
    assert told[2] == "0"


def test_maps_of_packed_scripts_are_not_gathered(set_up: SetUp) -> None:
    gathered = Path(set_up[0]["TILEWRIGHT_HOME"]) / "static"
    assert list(gathered.rglob("*.js"))
    assert list(gathered.rglob("*.map*")) == []


def test_the_first_password_can_be_given(set_up: SetUp, tmp_path: Path) -> None:
    shutil.copytree(set_up[0]["TILEWRIGHT_HOME"], tmp_path / "home")
    with contextlib.closing(sqlite3.connect(tmp_path / "home" / "tilewright.sqlite3")) as database, database:
        database.execute("DELETE FROM auth_user")
    environment = {
        **installed_in(tmp_path),
        "TILEWRIGHT_ADMIN": "mia",
        "TILEWRIGHT_ADMIN_PASSWORD": "given-in-advance-3",
    }
    told = manage(environment, "setup").stdout
    assert "sign in as mia with the password from TILEWRIGHT_ADMIN_PASSWORD" in told
    assert "given-in-advance-3" not in told


def test_the_server_answers_and_stops(set_up: SetUp) -> None:
    installation, _told = set_up
    port = free_port()
    server = subprocess.Popen(
        [sys.executable, "manage.py", "serve", "--workers", "1"],
        cwd=settings.BASE_DIR,
        env={**installation, "PORT": str(port)},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=20) as response:
            page = response.read().decode()
        assert response.url.endswith("/admin/login/?next=/admin/")
        style = re.search(r'href="(/static/[^"]+\.css)"', page)
        assert style is not None
        with urllib.request.urlopen(f"http://127.0.0.1:{port}{style.group(1)}", timeout=20) as response:
            assert response.status == 200
    finally:
        server.send_signal(signal.SIGINT)
        deadline = time.monotonic() + 20
        while server.poll() is None and time.monotonic() < deadline:
            time.sleep(0.05)
        assert server.poll() is not None
        assert server.stdout is not None
        server.stdout.close()


def test_a_taken_port_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = manage({**installation, "PORT": str(port)}, "serve")
    assert done.returncode == 1
    assert done.stderr.strip() == (
        f"CommandError: Port {port} on 127.0.0.1 is taken: stop what runs there or choose another, "
        f"as in PORT={port + 1} make run."
    )


def test_a_taken_port_is_told_before_anything_is_set_up(installation: dict[str, str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = manage({**installation, "PORT": str(port)}, "setup", "--before-serving")
    assert done.returncode == 1
    assert f"Port {port} on 127.0.0.1 is taken" in done.stderr
    assert not (Path(installation["TILEWRIGHT_HOME"]) / "tilewright.sqlite3").exists()
    recipe = (settings.BASE_DIR / "Makefile").read_text()
    assert "manage.py setup --before-serving && exec $(PY) manage.py serve" in recipe


@pytest.mark.parametrize("port", ["0", "70000", "http"])
def test_what_is_no_port_is_told(port: str) -> None:
    with pytest.raises(CommandError, match=f"PORT={port} is not a port"):
        call_command("serve", f"--port={port}")


def test_a_database_out_of_reach_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    url = f"postgresql://nobody@127.0.0.1:{free_port()}/none"
    done = manage({**installation, "DATABASE_URL": url}, "setup")
    assert done.returncode == 1
    assert done.stderr.startswith("CommandError: The database cannot be reached (")
    assert "refused" in done.stderr.splitlines()[0]
    assert "Start it or correct DATABASE_URL" in done.stderr
    assert "Traceback" not in done.stderr


def test_an_address_that_is_none_is_told_in_a_sentence(installation: dict[str, str]) -> None:
    done = manage({**installation, "DATABASE_URL": "nonsense://x"}, "setup")
    assert done.stderr.strip().startswith("DATABASE_URL cannot be read")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["setup", "serve"])
def test_a_damaged_database_is_told_in_a_sentence(
    installation: dict[str, str], tmp_path: Path, command: str
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    (home / "tilewright.sqlite3").write_bytes(b"this is no database, whatever its name says" * 100)
    done = manage({**installation, "PORT": str(free_port())}, command)
    assert done.returncode == 1
    assert "is no database" in done.stderr
    assert "Bring back a backup" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_page_of_the_database_that_is_damaged_is_told(set_up: SetUp, tmp_path: Path) -> None:
    shutil.copytree(set_up[0]["TILEWRIGHT_HOME"], tmp_path / "home")
    file = tmp_path / "home" / "tilewright.sqlite3"
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996  # the table of tables
    file.write_bytes(content)
    done = manage(installed_in(tmp_path), "setup")
    assert done.returncode == 1
    assert "is damaged (database disk image is malformed)" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "kept.sqlite3"
    sqlite3.connect(file).close()
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
        database.execute("PRAGMA journal_mode")
        with pytest.raises(sqlite3.OperationalError) as caught:
            database.execute("CREATE TABLE t (x)")
    error = OperationalError(*caught.value.args)
    error.__cause__ = caught.value
    assert "cannot be written (attempt to write a readonly database)" in database_sentence(error)


@pytest.mark.database
def test_two_set_ups_at_once_do_not_get_in_each_others_way(installation: dict[str, str]) -> None:
    if here():
        installation["DATABASE_URL"] = new_database(here())
    both = [
        subprocess.Popen(
            [sys.executable, "manage.py", "setup"],
            cwd=settings.BASE_DIR,
            env=installation,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for _ in range(2)
    ]
    told = [each.communicate(timeout=300)[0] for each in both]
    assert [each.returncode for each in both] == [0, 0], told
    assert sorted("first user" in each for each in told) == [False, True]
