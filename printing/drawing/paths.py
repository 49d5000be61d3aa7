"""Paths as text, the way SVG writes them: ``M L H V C S Q T A Z``, absolute or (small letters) relative."""

from __future__ import annotations

import math
import re

from printing.face import Step

_TOKEN = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])|([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)|[\s,]+|(.)")
_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class PathError(ValueError):
    """A path that cannot be read: the sign that was found."""


def parse_path(text: str) -> tuple[Step, ...]:
    """The steps of a path: only moves, lines, curves and closings are left. Its y grows downwards, as in
    SVG."""
    steps: list[Step] = []
    command = ""
    values: list[float] = []
    x = y = start_x = start_y = 0.0
    last_control: tuple[str, float, float] = ("", 0.0, 0.0)

    def run(name: str, args: list[float]) -> None:
        nonlocal x, y, start_x, start_y, last_control
        big = name.upper()
        dx, dy = (x, y) if name.islower() else (0.0, 0.0)
        control = ("", 0.0, 0.0)
        if big == "Z":
            steps.append(("Z", ()))
            x, y = start_x, start_y
        elif big in "ML":
            x, y = args[0] + dx, args[1] + dy
            if big == "M":
                start_x, start_y = x, y
            steps.append((big, (x, y)))
        elif big in "HV":
            x, y = (args[0] + dx, y) if big == "H" else (x, args[0] + dy)
            steps.append(("L", (x, y)))
        elif big in "CS":
            if big == "S":
                kind, cx, cy = last_control
                first = (2 * x - cx, 2 * y - cy) if kind == "C" else (x, y)
                args = [first[0] - dx, first[1] - dy, *args]
            points = [value + (dx if i % 2 == 0 else dy) for i, value in enumerate(args)]
            steps.append(("C", tuple(points)))
            control = ("C", points[2], points[3])
            x, y = points[4], points[5]
        elif big in "QT":
            if big == "T":
                kind, cx, cy = last_control
                qx, qy = (2 * x - cx, 2 * y - cy) if kind == "Q" else (x, y)
                ex, ey = args[0] + dx, args[1] + dy
            else:
                qx, qy, ex, ey = args[0] + dx, args[1] + dy, args[2] + dx, args[3] + dy
            steps.append(
                (
                    "C",
                    (
                        x + 2 / 3 * (qx - x),
                        y + 2 / 3 * (qy - y),
                        ex + 2 / 3 * (qx - ex),
                        ey + 2 / 3 * (qy - ey),
                        ex,
                        ey,
                    ),
                )
            )
            control = ("Q", qx, qy)
            x, y = ex, ey
        else:
            ex, ey = args[5] + dx, args[6] + dy
            steps.extend(_arc(x, y, args[0], args[1], args[2], bool(args[3]), bool(args[4]), ex, ey))
            x, y = ex, ey
        last_control = control

    for match in _TOKEN.finditer(text):
        letter, value, other = match.groups()
        if other is not None:
            raise PathError(other)
        if letter is not None:
            if values or (command and not steps and command not in "Mm"):
                raise PathError(letter)
            command = letter
            if letter in "Zz":
                run(letter, [])
        elif value is not None:
            if not command or command in "Zz":
                raise PathError(value)
            values.append(float(value))
            if len(values) == _COUNTS[command.upper()]:
                run(command, values)
                values = []
                command = {"M": "L", "m": "l"}.get(command, command)
    if values or not steps or steps[0][0] != "M":
        raise PathError(text[:20])
    return tuple(steps)


def _arc(
    x1: float, y1: float, rx: float, ry: float, turn: float, large: bool, sweep: bool, x2: float, y2: float
) -> list[Step]:
    """An elliptic arc as curves (the construction of the SVG standard, appendix B)."""
    if not rx or not ry or (x1 == x2 and y1 == y2):
        return [("L", (x2, y2))]
    phi = math.radians(turn)
    cos, sin = math.cos(phi), math.sin(phi)
    px, py = (x1 - x2) / 2, (y1 - y2) / 2
    ux, uy = cos * px + sin * py, -sin * px + cos * py
    rx, ry = abs(rx), abs(ry)
    excess = (ux / rx) ** 2 + (uy / ry) ** 2
    if excess > 1:
        rx, ry = rx * math.sqrt(excess), ry * math.sqrt(excess)
    below = (rx * uy) ** 2 + (ry * ux) ** 2
    root = math.sqrt(max(0.0, ((rx * ry) ** 2 - below) / below)) * (-1 if large == sweep else 1)
    vx, vy = root * rx * uy / ry, -root * ry * ux / rx
    centre_x, centre_y = cos * vx - sin * vy + (x1 + x2) / 2, sin * vx + cos * vy + (y1 + y2) / 2
    start = math.atan2((uy - vy) / ry, (ux - vx) / rx)
    extent = math.atan2((-uy - vy) / ry, (-ux - vx) / rx) - start
    if sweep and extent < 0:
        extent += 2 * math.pi
    elif not sweep and extent > 0:
        extent -= 2 * math.pi
    count = max(1, math.ceil(abs(extent) / (math.pi / 2) - 1e-9))
    step = extent / count
    arm = 4 / 3 * math.tan(step / 4)
    found: list[Step] = []
    for index in range(count):
        one, two = start + index * step, start + (index + 1) * step

        def point(angle: float, along: float) -> tuple[float, float]:
            ex = rx * (math.cos(angle) - along * math.sin(angle))
            ey = ry * (math.sin(angle) + along * math.cos(angle))
            return centre_x + cos * ex - sin * ey, centre_y + sin * ex + cos * ey

        found.append(("C", (*point(one, arm), *point(two, -arm), *point(two, 0))))
    return found
