"""Draws one SVG, read from its input, as PNG to its output. It runs as a process of its own that knows
nothing of the studio and is bounded in time and memory, because an SVG is written by strangers and may be
made to cost any amount of either. See `content.svg`.

Nothing but the drawing itself is looked at: what would be read from elsewhere, a file of this machine above
all, is taken out before it is drawn. What it writes in letters is set in the fonts that are named to it.
"""

from __future__ import annotations

import re
import sys
from contextlib import suppress
from typing import Any
from xml.etree import ElementTree

import resvg_py

SECONDS = 10
MEMORY = 1_500_000_000
"""Bytes of addresses: a drawing of the size that is made takes some ten megabytes for each layer."""
READ_FAILED = 3
MOST_UNITS = 1e9
_SVG = "{http://www.w3.org/2000/svg}"
_LINKS = ("href", "{http://www.w3.org/1999/xlink}href")
_INSIDE = re.compile(r"\s*(#|data:image/(png|jpeg|jpg|gif|webp)[;,])", re.IGNORECASE)
"""What may be referred to: parts of the drawing, and pictures that it holds itself."""
_FAMILIES = ("font", "serif", "sans_serif", "cursive", "fantasy", "monospace")
_NUMBER = re.compile(r"-?[0-9]*\.?[0-9]+(?:e[+-]?[0-9]+)?", re.IGNORECASE)
_LENGTH = re.compile(r"\s*([0-9]*\.?[0-9]+(?:e[+-]?[0-9]+)?)\s*(px|pt|pc|mm|cm|in)?\s*", re.IGNORECASE)
_UNITS = {"": 1.0, "px": 1.0, "pt": 4 / 3, "pc": 16.0, "mm": 96 / 25.4, "cm": 96 / 2.54, "in": 96.0}


def main(longest: int, fonts: list[str]) -> int:
    """Draw; how the process ends."""
    _bound()
    try:
        root = ElementTree.fromstring(sys.stdin.buffer.read())
    except (ElementTree.ParseError, ValueError, LookupError):
        return READ_FAILED
    if root.tag != f"{_SVG}svg":
        return READ_FAILED
    _cut_off(root)
    if not _sized(root, longest):
        return READ_FAILED
    drawing = ElementTree.tostring(root, encoding="unicode")
    try:
        picture = resvg_py.svg_to_bytes(svg_string=drawing, **_settings(fonts))
    except ValueError:
        return READ_FAILED
    sys.stdout.buffer.write(picture)
    return 0


def _sized(root: ElementTree.Element, longest: int) -> bool:
    """Let a drawing be so many pixels long; whether it has a size at all. What it says of its size gives way:
    it would decide how much is drawn."""
    box = [float(each) for each in _NUMBER.findall(root.get("viewBox", ""))]
    given = [_LENGTH.fullmatch(root.get(name, "")) for name in ("width", "height")]
    sizes = [float(each[1]) * _UNITS[(each[2] or "").lower()] for each in given if each]
    wide, high = sizes if len(sizes) == 2 else box[2:] if len(box) == 4 else (100.0, 100.0)
    if not (0 < wide < MOST_UNITS and 0 < high < MOST_UNITS):
        return False
    if len(box) != 4:
        root.set("viewBox", f"0 0 {wide} {high}")
    for name, length in (("width", wide), ("height", high)):
        root.set(name, str(max(1, round(length * longest / max(wide, high)))))
    return True


def _cut_off(root: ElementTree.Element) -> None:
    """Take out everything that leads out of the drawing."""
    for element in root.iter():
        for name in _LINKS:
            if name in element.attrib and not _INSIDE.match(element.attrib[name]):
                del element.attrib[name]


def _settings(fonts: list[str]) -> dict[str, Any]:
    named = dict.fromkeys((f"{each}_family" for each in _FAMILIES), "Fira Sans")
    return {"skip_system_fonts": True, "font_files": fonts, "dpi": 96.0, **named}


def _bound() -> None:
    """Let the system end this process if it takes too much. Where it cannot, whoever started it does after
    a while."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
