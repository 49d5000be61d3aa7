"""Mutants that nobody could notice, because they change nothing that anybody can see: a list with a reason
each, read by hand, and classes of them (`tests.mutants.never_zero`). They are counted apart and shown, never
dropped."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from tests.mutants.mutations import Mutant
from tests.mutants.never_zero import NeverZero, read_never_zero

LIST = Path(__file__).parent / "equivalent.yaml"


class Equivalent(msgspec.Struct, forbid_unknown_fields=True):
    """A line that may stand there as well, and why."""

    file: str
    function: str
    stands: str
    planted: str
    reason: str

    def is_about(self, mutant: Mutant) -> bool:
        """Whether this is that mutant. Texts are compared, not line numbers, so the list survives edits."""
        stands, planted = mutant.lines()
        return (self.file, self.function, self.stands, self.planted) == (
            mutant.file,
            mutant.function,
            stands.strip(),
            planted.strip(),
        )


def read_equivalents() -> list[Equivalent | NeverZero]:
    """The list, and the classes."""
    return [*read_singly(), *read_never_zero()]


def read_singly() -> list[Equivalent]:
    """The list."""
    return msgspec.yaml.decode(LIST.read_bytes(), type=list[Equivalent])


def reason_for(mutant: Mutant, listed: Sequence[Equivalent | NeverZero]) -> str:
    """Why nobody could notice this mutant; nothing if it is not listed."""
    return next((entry.reason for entry in listed if entry.is_about(mutant)), "")
