"""``python -m tests.mutants.planted``: try every mutant of the planted rules; JSON of what was planted and
who noticed."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.mutants.measuring import measure
from tests.mutants.mutations import mutants
from tests.mutants.subjects import Subject

RULES = Path(__file__).parent / "rules.py"


def main() -> None:
    """Measure and print."""
    subject = Subject("planted", RULES.parent, ("tests/mutants/planted/checks.py",), recorded=False)
    measured = measure([subject], mutants(RULES), 2, 300, lambda line: None, lambda verdict: None)
    found = [
        {
            "planted": verdict.mutant.lines()[1].strip(),
            "function": verdict.mutant.function,
            "killed_by": verdict.killed_by.rpartition("::")[2],
            "tests": verdict.tests,
        }
        for verdict in measured.verdicts
    ]
    sys.stdout.write("\n" + json.dumps(found) + "\n")


if __name__ == "__main__":
    main()
