"""What is being tested, as far as the repository knows, and the chance that comes of it: another commit looks
elsewhere, and the same one looks again at what it saw, here as on any other machine."""

from __future__ import annotations

import subprocess
from pathlib import Path


def committed_tree() -> str:
    """All files of the last commit, as one number; nothing where there is no repository, as in an unpacked
    archive."""
    command = ["git", "rev-parse", "HEAD^{tree}"]
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def chance() -> int:
    """A seed for everything that is chosen by chance."""
    return int(committed_tree()[:8] or "0", 16)
