"""Which folders hold what: to collect the tests of a folder takes longer than to know that none of them is
wanted."""

from __future__ import annotations

from pathlib import Path

from tests.commit import share

ROOT = Path(__file__).parents[1]

WITHOUT_DATABASE = (
    "tests/cards",
    "tests/conformance",
    "tests/engine",
    "tests/mutants",
    "tests/puddles",
    "tests/recorded",
    "tests/rules",
)
"""Where no test touches the database, which a test that does so finds out: nearly half of all tests are here,
and the run on PostgreSQL leaves them out unread."""


def not_on_postgresql(tree: str | None = None) -> list[str]:
    """The files whose tests a commit does not try again on PostgreSQL: two of three, others for another
    commit. What runs only there is always tried."""
    found = [file for file in sorted((ROOT / "tests").rglob("test_*.py")) if _may_be_left_out(file)]
    left = share(found, len(found) * 2 // 3, tree)
    return [file.relative_to(ROOT).as_posix() for file in left]


def _may_be_left_out(file: Path) -> bool:
    name = file.relative_to(ROOT).as_posix()
    return not name.startswith(WITHOUT_DATABASE) and "mark.postgresql" not in file.read_text(encoding="utf-8")
