"""A start loads what it needs: each looked at in a process of its own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings

HEAVY = ("openpyxl", "numpy", "psycopg", "pypdfium2", "editor.screens.users", "rest_framework.views")
LOOK = "import json, sys; print(json.dumps(sorted(sys.modules)))"
SET_UP = "import django; django.setup()"
ADDRESSES = "from django.urls import get_resolver; get_resolver().url_patterns"


def loaded(home: Path, *lines: str) -> set[str]:
    """The modules that a program has loaded at its end."""
    environment = {**os.environ, "TILEWRIGHT_HOME": str(home), "DJANGO_SETTINGS_MODULE": "studio.settings"}
    environment.pop("DATABASE_URL", None)
    done = subprocess.run(
        [sys.executable, "-c", "; ".join((*lines, LOOK))],
        cwd=settings.BASE_DIR,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return set(json.loads(done.stdout.splitlines()[-1]))


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """What printing a card of a pack on disk has loaded."""
    folder = tmp_path_factory.mktemp("printed")
    pack = settings.BASE_DIR / "content" / "packs" / "platformer"
    order = ["print", "--pack", str(pack), "--cards", "hero/sweety", "--languages", "en", "--to", str(folder)]
    found = loaded(folder, SET_UP, f"from django.core.management import call_command; call_command(*{order})")
    assert [file.suffix for file in folder.glob("platformer*")] == [".pdf"]
    return found


def test_printing_loads_no_page_and_no_library_that_it_does_not_use(printed: set[str]) -> None:
    assert [name for name in HEAVY if name in printed] == []


def test_printing_a_game_loads_no_other_game(printed: set[str]) -> None:
    words = {name.split(".")[2] for name in printed if name.startswith("engine.games.") and ".words" in name}
    assert words == {"platformer"}


def test_the_addresses_load_every_page_but_no_spreadsheet(tmp_path: Path) -> None:
    found = loaded(tmp_path, SET_UP, ADDRESSES)
    assert {"editor.screens.users", "playtest.api.root", "editor.screens.spreadsheets"} <= found
    assert {"openpyxl", "numpy"} & found == set()


def test_make_lets_bytecode_be_written() -> None:
    """Without it everything is compiled anew at each start: one to two seconds."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    show = 'show: ; @echo "[$$PYTHONDONTWRITEBYTECODE]"'
    done = subprocess.run(
        ["make", "--no-print-directory", "--eval", show, "show"],
        cwd=settings.BASE_DIR,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def test_nobody_waits_for_the_end(tmp_path: Path) -> None:
    """Taking a loaded studio apart took a third of the time of `manage.py check`."""
    look = "import atexit, gc; atexit.register(lambda: print(gc.get_freeze_count() > 100_000))"
    program = f"import manage, sys; sys.argv[1:] = ['check']; {look}; manage.main()"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=settings.BASE_DIR,
        env={**os.environ, "TILEWRIGHT_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "True"
