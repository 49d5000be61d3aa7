"""Drawings (SVG) that somebody sends, made to pixels. A page with a script does so in the browser; this is
for everybody else.

The work is done by a process that lives as long as one drawing (`content/svg_worker.py`): nothing a drawing
does can reach the studio, slow it down for long or fill its memory.
"""

from __future__ import annotations

import re
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from engine.schema import Fault

MOST_BYTES = 4_000_000
LONGEST = 2_400
"""Pixels of the longer side: 20 cm in a good print, as the browser does it."""
PATIENCE = 30
"""Seconds to wait for a process that the system has not ended by itself."""
_WORKER = Path(__file__).with_name("svg_worker.py")
_READ_FAILED = 3
_BEGINNING = re.compile(
    rb"\A\s*(?:<\?xml.{0,200}?\?>\s*)?(?:<!--.{0,2000}?-->\s*|<!DOCTYPE.{0,4000}?>\s*)*<(?:\w+:)?svg[\s>]",
    re.DOTALL,
)


class SvgError(ValueError):
    """A drawing that cannot be made to pixels, and why."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault.key)
        self.fault = fault


def is_svg(content: bytes) -> bool:
    """Whether a file is a drawing, by how it begins."""
    return _BEGINNING.match(content[:20_000].removeprefix(b"\xef\xbb\xbf")) is not None


def draw_svg(content: bytes) -> bytes:
    """A drawing as PNG. Raises `SvgError`."""
    if len(content) > MOST_BYTES:
        raise SvgError(Fault((), "art-large", {"is": len(content), "most": MOST_BYTES}))
    command = [sys.executable, "-I", str(_WORKER), str(LONGEST), *_fonts()]
    try:
        done = subprocess.run(
            command,
            input=content,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
            cwd=_WORKER.parent,
            env={},
        )
    except subprocess.TimeoutExpired:
        raise SvgError(Fault((), "art-svg-heavy")) from None
    if done.returncode == _READ_FAILED:
        raise SvgError(Fault((), "art-svg-broken"))
    if done.returncode or not done.stdout:
        raise SvgError(Fault((), "art-svg-heavy"))
    return done.stdout


@cache
def _fonts() -> tuple[str, ...]:
    """The fonts that letters in drawings are set in: one of the printed faces, the same on every machine."""
    package = find_spec("fontpkg_fira_sans")
    folders = list(package.submodule_search_locations or ()) if package else []
    found = {path.name: path for folder in folders for path in Path(folder).rglob("*.ttf")}
    return tuple(str(found[name]) for name in ("FiraSans-Regular.ttf", "FiraSans-Bold.ttf") if name in found)
