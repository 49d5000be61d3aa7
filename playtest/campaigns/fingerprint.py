"""Which rules play here: a name for the sources of the engine and of what numbers and plays the games.

A campaign keeps it. Workers with other sources, or a studio that was updated in the middle of a campaign,
would mix the games of two engines without anybody noticing.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import engine

OURS = ("grid.py", "packing.py", "playing.py", "spec.py")


@cache
def fingerprint() -> str:
    """The name of the rules; the same for sources and for what was compiled from them."""
    root = Path(engine.__file__).parent
    files = [(path.relative_to(root).as_posix(), path) for path in root.rglob("*.py")]
    files += [(f"playtest/{name}", Path(__file__).parent / name) for name in OURS]
    whole = hashlib.sha256()
    for name, path in sorted(files):
        content = path.read_bytes()
        whole.update(f"{name}\0{len(content)}\0".encode())
        whole.update(content)
    return whole.hexdigest()
