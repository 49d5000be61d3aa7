"""Where a picture lies in a frame: whole and as large as the frame allows, or larger, so that a part of it is
seen."""

from __future__ import annotations

import math
from dataclasses import dataclass

from engine.snapshot import WHOLE, Framing

NEARLY = 0.01
"""Points by which a picture may be larger than its frame and still not be cut."""
_SHARES = {"left": 0.0, "top": 0.0, "centre": 0.5, "middle": 0.5, "right": 1.0, "bottom": 1.0}


@dataclass(frozen=True, slots=True)
class Framed:
    """A picture in a frame; lengths in the unit of the frame, from its upper left corner."""

    left: float
    top: float
    width: float
    height: float
    is_cut: bool
    """Whether some of the picture lies outside."""
    seen: tuple[float, float, float, float]
    """What of the picture is seen: left, top, width and height in fractions of the picture."""


def frame_picture(
    frame: tuple[float, float],
    pixels: tuple[int, int],
    framing: Framing = WHOLE,
    align: str = "centre",
    valign: str = "middle",
) -> Framed:
    """A picture in a frame. Where it is smaller than the frame it lies as the layout aligns it; where it is
    larger, its focus lies as near to the middle as it can without a gap at an edge."""
    scale = min(frame[0] / pixels[0], frame[1] / pixels[1]) * (framing.zoom / 100)
    width, height = pixels[0] * scale, pixels[1] * scale
    left = _start(frame[0], width, framing.x, _SHARES[align])
    top = _start(frame[1], height, framing.y, _SHARES[valign])
    is_cut = width > frame[0] + NEARLY or height > frame[1] + NEARLY
    seen = (
        max(0.0, -left / width),
        max(0.0, -top / height),
        min(1.0, frame[0] / width),
        min(1.0, frame[1] / height),
    )
    return Framed(left, top, width, height, is_cut, seen)


def filling_zoom(frame: tuple[float, float], pixels: tuple[int, int]) -> int:
    """The least zoom at which a picture leaves nothing of its frame empty."""
    across, down = frame[0] / pixels[0], frame[1] / pixels[1]
    return math.ceil(round(max(across, down) / min(across, down) * 100, 6))


def _start(room: float, length: float, focus: int, share: float) -> float:
    if length <= room + NEARLY:
        return (room - length) * share
    return min(0.0, max(room - length, room / 2 - length * focus / 100))
