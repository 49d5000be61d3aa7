"""Every clause, ruling and worked example of the ledger has a test that bears its ID, and every ID in a
test's name is one of the ledger."""

from __future__ import annotations

import re
from pathlib import Path

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "dungeons.md"
TESTS = Path(__file__).parent


def clauses() -> set[str]:
    text = LEDGER.read_text()
    listed = re.findall(r"^\| (DD-[A-Z]+-\d+) \|", text, re.MULTILINE)
    examples = re.findall(r"^\*\*(DD-EX-\d+) ", text, re.MULTILINE)
    return {*listed, *examples}


def covered() -> set[str]:
    found: set[str] = set()
    for path in TESTS.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            found |= {f"DD-{a.upper()}-{b}" for a, b in re.findall(r"dd_([a-z]+)_(\d+)", name)}
    return found


def test_the_ledger_has_the_numbers_it_states() -> None:
    ids = clauses()
    rulings = {name for name in ids if name.startswith("DD-RUL-")}
    examples = {name for name in ids if name.startswith("DD-EX-")}
    assert (len(ids - rulings - examples), len(rulings), len(examples)) == (111, 51, 10)


def test_every_id_has_a_test_and_every_test_an_id_of_the_ledger() -> None:
    assert sorted(clauses() - covered()) == []
    assert sorted(covered() - clauses()) == []
