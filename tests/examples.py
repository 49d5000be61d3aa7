"""With how many examples a property is tried: as its test says, or fewer where tests must be quick."""

from __future__ import annotations

from hypothesis import settings

USUAL = 100
"""Examples of a test that says nothing, where nothing else is said."""


def examples(most: int) -> settings:
    """So many; under a profile that wants fewer than usual, fewer in the same measure."""
    usual = settings().max_examples
    return settings(max_examples=max(1, most * usual // USUAL), deadline=None)
