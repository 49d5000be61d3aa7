"""Which folders hold what: to collect the tests of a folder takes longer than to know that none of them is
wanted."""

from __future__ import annotations

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
