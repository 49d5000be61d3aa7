"""Every clause, ruling and worked example of the ledger has a test that bears its ID, and every ID in a
test's name is one of the ledger."""

from __future__ import annotations

import re
from pathlib import Path

LEDGER = Path(__file__).parents[3] / "docs" / "rules" / "platformer.md"
TESTS = Path(__file__).parent


def clauses() -> set[str]:
    text = LEDGER.read_text()
    listed = re.findall(r"^- \*\*(PF-[A-Z]+-\d+)\*\*", text, re.MULTILINE)
    ruled = re.findall(r"^\| (PF-D-\d+) \|", text, re.MULTILINE)
    return {*listed, *ruled}


def covered() -> set[str]:
    found: set[str] = set()
    for path in TESTS.glob("test_*.py"):
        for name in re.findall(r"^def (test_\w+)", path.read_text(), re.MULTILINE):
            found |= {f"PF-{a.upper()}-{b}" for a, b in re.findall(r"pf_([a-z]+)_(\d+)", name)}
    return found


def test_the_ledger_has_the_numbers_it_states() -> None:
    ids = clauses()
    rulings = {name for name in ids if name.startswith("PF-D-")}
    examples = {name for name in ids if name.startswith("PF-T-")}
    assert (len(ids - rulings - examples), len(rulings), len(examples)) == (194, 80, 26)


def test_every_id_has_a_test_and_every_test_an_id_of_the_ledger() -> None:
    assert sorted(clauses() - covered()) == []
    assert sorted(covered() - clauses()) == []
