"""Many games at once on the server that people start: quick enough on PostgreSQL, and never locked out of
SQLite."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.api import measure
from tests.playtest.serving import serving
from tests.postgres import postgresql

pytestmark = [pytest.mark.soak, pytest.mark.load]

THINK = 2.0
"""Seconds from looking to deciding: a brisk player. Every click is a decision here, so 64 tables make some
thirty decisions a second."""
LONGEST_MOVE = 150
"""Milliseconds."""


def test_64_games_at_once_on_postgresql(tmp_path: Path) -> None:
    with postgresql(durable=True) as server, serving(tmp_path / "home", server) as studio:
        measured = measure(studio, games=64, think=THINK, seconds=40)
    print(measured)  # noqa: T201 - pytest -s shows it
    assert set(measured.statuses) == {200}, measured.complaints
    assert not measured.broken
    assert len(measured.moves) > 40 * 64 / (2 * THINK)
    assert measured.percentile(0.95) < LONGEST_MOVE, str(measured)


def test_16_clients_without_a_pause_are_never_locked_out_of_sqlite(tmp_path: Path) -> None:
    with serving(tmp_path / "home") as studio:
        measured = measure(studio, games=16, think=0.0, seconds=40)
    print(measured)  # noqa: T201 - pytest -s shows it
    assert set(measured.statuses) == {200}, measured.complaints
    assert not measured.broken
    assert "locked" not in measured.complaints
    assert "Traceback" not in measured.complaints
    assert len(measured.moves) > 500
