"""Why an enemy does what it does, as a number for events: the clause, and a key for wording."""

from __future__ import annotations

REASONS: tuple[tuple[str, str], ...] = (
    ("DD-RUL-31", "only-one"),
    ("DD-RUL-31", "nearest"),
    ("DD-RUL-31", "least-health"),
    ("DD-RUL-31", "seat"),
    ("DD-RUL-32", "to-attack"),
    ("DD-RUL-32", "no-need-to-move"),
    ("DD-RUL-32", "out-of-reach"),
    ("DD-RUL-32", "hemmed-in"),
    ("DD-RUL-32", "no-way-round-pits"),
    ("DD-RUL-33", "own-line"),
    ("DD-RUL-33", "other-line"),
    ("DD-RUL-22", "line-without-dice"),
    ("DD-ENEMY-01", "no-way"),
    ("DD-ENEMY-04", "charge"),
    ("DD-ENEMY-04", "flee"),
    ("DD-ENEMY-04", "guard"),
    ("DD-ENEMY-04", "keep-distance"),
    ("DD-ENEMY-04", "least-health"),
    ("DD-ENEMY-04", "most-health"),
    ("DD-ENEMY-04", "least-energy"),
    ("DD-ENEMY-04", "most-energy"),
    ("DD-ENEMY-04", "least-loot"),
    ("DD-ENEMY-04", "most-loot"),
    ("DD-ENEMY-04", "farthest"),
    ("DD-ENEMY-04", "own-tile"),
    ("DD-ENEMY-04", "last-attacker"),
    ("DD-ENEMY-04", "nearest"),
)


def reason_code(clause: str, key: str) -> int:
    """The number of a reason."""
    return REASONS.index((clause, key))


CHOICES = (
    "only-one",
    "nearest",
    "farthest",
    "seat",
    "least-health",
    "most-health",
    "least-energy",
    "most-energy",
    "least-loot",
    "most-loot",
    "own-tile",
    "last-attacker",
)
"""The keys that say why an enemy has chosen this hero and no other."""


def is_choice(code: int) -> bool:
    """Whether a reason says why an enemy has chosen its target."""
    return REASONS[code][1] in CHOICES
