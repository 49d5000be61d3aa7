"""Icons: original drawings kept as data, in paths or in pixels, drawn as vectors.

``printing/icons/<game>.yaml`` holds the icons of a game, ``printing/icons/common.yaml`` those of all games::

    palette: {"#": night, "y": gold}      # the colours of pixels: names of the game's colours, or "1b1526"
    icons:
      gold:
        pixels: |-                        # a character for each pixel, "." is nothing
          .##.
          #yy#
      sword:
        view: [24, 24]                    # the size of the drawing in its own units, y downwards
        layers:
          - {path: "M2 2 L22 22", fill: none, stroke: night, line: 2}
          - {circle: [12, 12, 5], fill: tint}
      right: {mirror: left}               # another icon in a mirror

A layer is a ``path``, ``circle`` [x, y, radius], ``rect`` [x, y, width, height] or ``poly`` [x, y, x, y ...]
with ``fill``, ``stroke``, ``line`` (width) and ``round`` (round joins). The colours ``tint`` and
``ground`` (what lies under the icon, for shapes that are left open in it) are given where the icon is used.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.schema import Fault
from engine.schema.faults import quoted
from printing.drawing.paths import PathError, parse_path
from printing.drawing.pen import Colour, Pen
from printing.face import Form, Step
from printing.faces.colours import Palette
from printing.faces.files import Faults, File, Place, mapping, unknown

OVERLAP = 0.05
"""How far a pixel reaches under its neighbours, in pixels, so that no paper shines through between them."""
SHAPES = ("path", "circle", "rect", "poly")
TINT, GROUND = "tint", "ground"


@dataclass(frozen=True, slots=True)
class Layer:
    """One shape of an icon."""

    steps: tuple[Step, ...]
    fill: str
    stroke: str = ""
    line: float = 0.0
    round: bool = False


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon: its size in its own units and its shapes, y upwards."""

    name: str
    width: float
    height: float
    layers: tuple[Layer, ...]


@dataclass(slots=True)
class Icons:
    """The icons that a game can use."""

    palette: Palette
    known: dict[str, Icon] = field(default_factory=dict)
    _forms: dict[tuple[str, str, str, str], Form] = field(default_factory=dict)

    def form(self, name: str, ink: str, tint: str = "", ground: str = "") -> Form:
        """An icon as a form; one of its units is one point."""
        key = (name, ink, tint, ground)
        made = self._forms.get(key)
        if made is None:
            made = self._forms[key] = self._drawn(self.known[name], ink, tint, ground)
        return made

    def _drawn(self, icon: Icon, ink: str, tint: str, ground: str) -> Form:
        given = {TINT: tint or "black", GROUND: ground or "white"}
        pen = Pen()
        now: Colour | None = None
        for layer in icon.layers:
            fill = self._colour(layer.fill, ink, given)
            stroke = self._colour(layer.stroke, ink, given)
            if fill is not None and fill != now:
                pen.fill(fill)
                now = fill
            if stroke is not None:
                if layer.round:
                    pen.out.append("1 J 1 j")
                pen.stroke(stroke, layer.line)
            if fill is None and stroke is None:
                continue
            paint = "B" if fill is not None and stroke is not None else "f" if fill is not None else "S"
            pen.path(layer.steps, paint, scale=1)
        margin = max([layer.line for layer in icon.layers], default=0) + 1
        return pen.form((-margin, -margin, icon.width + margin, icon.height + margin))

    def _colour(self, name: str, ink: str, given: dict[str, str]) -> Colour | None:
        if not name or name == "none":
            return None
        return self.palette.colour(given.get(name, name), ink)


def read_icons(file: File, icons: Icons, faults: Faults) -> None:
    """Add the icons of a file."""
    place = Place(file)
    whole = mapping(file.yaml.value, place, faults)
    for key in whole:
        if key not in ("palette", "icons"):
            unknown(key, ("palette", "icons"), place.at(key), faults)
    characters: dict[str, str] = {}
    for character, colour in mapping(whole.get("palette", {}), place.at("palette"), faults).items():
        if len(character) != 1:
            where = place.at("palette", character)
            faults.add(where, Fault(where.path, "icon-character", {"is": character}))
        icons.palette.check(str(colour), place.at("palette", character), faults)
        characters[character] = str(colour)
    for name, given in mapping(whole.get("icons", {}), place.at("icons"), faults).items():
        here = place.at("icons", name)
        known = mapping(given, here, faults)
        icon: Icon | None
        if "mirror" in known:
            icon = _mirrored(name, str(known["mirror"]), icons, here.at("mirror"), faults)
        elif "pixels" in known:
            icon = _pixels(name, known["pixels"], characters, here.at("pixels"), faults)
        else:
            icon = _layers(name, known, icons.palette, here, faults)
        if icon is not None:
            icons.known[name] = icon


def _mirrored(name: str, other: str, icons: Icons, place: Place, faults: Faults) -> Icon | None:
    """Another icon, which stands before it, seen in a mirror."""
    if other not in icons.known:
        unknown(other, icons.known, place, faults)
        return None
    icon = icons.known[other]
    layers = tuple(
        Layer(
            tuple(
                (kind, tuple(icon.width - value if i % 2 == 0 else value for i, value in enumerate(values)))
                for kind, values in layer.steps
            ),
            layer.fill,
            layer.stroke,
            layer.line,
            layer.round,
        )
        for layer in icon.layers
    )
    return Icon(name, icon.width, icon.height, layers)


def _pixels(name: str, drawing: Any, colours: dict[str, str], place: Place, faults: Faults) -> Icon | None:
    rows = str(drawing).splitlines()
    width = max((len(row) for row in rows), default=0)
    sound = True
    for number, row in enumerate(rows):
        for column, character in enumerate(row):
            if character not in (".", " ") and character not in colours:
                args: dict[str, str | int] = {"found": character, "column": column + 1}
                faults.add(place.at(number), Fault((*place.path, number), "icon-pixel", args))
                sound = False
    if not sound or not width:
        return None
    layers = []
    for colour in dict.fromkeys(character for row in rows for character in row):
        if colour not in (".", " "):
            steps = _merged([row.ljust(width, ".") for row in rows], colour)
            layers.append(Layer(steps, colours[colour]))
    return Icon(name, width, len(rows), tuple(layers))


def _merged(rows: list[str], colour: str) -> tuple[Step, ...]:
    """The pixels of one colour as few rectangles."""
    open_runs: dict[tuple[int, int], int] = {}
    found: list[tuple[int, int, int, int]] = []
    for y, row in enumerate([*rows, "." * len(rows[0])]):
        runs, start = set(), -1
        for x, character in enumerate(row + "."):
            if character == colour and start < 0:
                start = x
            elif character != colour and start >= 0:
                runs.add((start, x))
                start = -1
        for run in [each for each in open_runs if each not in runs]:
            found.append((run[0], open_runs.pop(run), run[1], y))
        for run in runs:
            open_runs.setdefault(run, y)
    steps: list[Step] = []
    height = len(rows)
    for left, top, right, bottom in sorted(found):
        x1, x2 = float(left), right + OVERLAP
        y1, y2 = height - bottom - OVERLAP, float(height - top)
        steps += [("M", (x1, y1)), ("L", (x2, y1)), ("L", (x2, y2)), ("L", (x1, y2)), ("Z", ())]
    return tuple(steps)


def _layers(name: str, given: dict[str, Any], palette: Palette, place: Place, faults: Faults) -> Icon | None:
    view = given.get("view", [24, 24])
    if (
        not isinstance(view, list)
        or len(view) != 2
        or not all(isinstance(side, int | float) and side > 0 for side in view)
    ):
        faults.add(place.at("view"), Fault(place.path, "icon-view", {"is": quoted(view)}))
        return None
    height = float(view[1])
    layers = []
    for key in given:
        if key not in ("view", "layers"):
            unknown(key, ("view", "layers", "pixels"), place.at(key), faults)
    for index, raw in enumerate(given.get("layers") or []):
        here = place.at("layers", index)
        layer = mapping(raw, here, faults)
        for key in layer:
            if key not in (*SHAPES, "fill", "stroke", "line", "round"):
                unknown(key, (*SHAPES, "fill", "stroke", "line", "round"), here.at(key), faults)
        try:
            steps = _shape(layer)
        except (PathError, ValueError, TypeError, IndexError) as error:
            faults.add(here, Fault(here.path, "icon-shape", {"is": quoted(str(error))}))
            continue
        fill, stroke = str(layer.get("fill", "")), str(layer.get("stroke", ""))
        for colour, at in ((fill, "fill"), (stroke, "stroke")):
            if colour not in ("", "none", TINT, GROUND):
                palette.check(colour, here.at(at), faults)
        flipped = tuple(
            (kind, tuple(value if i % 2 == 0 else height - value for i, value in enumerate(values)))
            for kind, values in steps
        )
        layers.append(
            Layer(
                flipped, fill, stroke, float(layer.get("line", 1 if stroke else 0)), bool(layer.get("round"))
            )
        )
    return Icon(name, float(view[0]), height, tuple(layers))


def _shape(layer: dict[str, Any]) -> tuple[Step, ...]:
    """The steps of a layer's shape, y downwards."""
    if "path" in layer:
        return parse_path(str(layer["path"]))
    if "circle" in layer:
        x, y, radius = layer["circle"]
        arc = f"A{radius} {radius} 0 1 1"
        return parse_path(f"M{x - radius} {y} {arc} {x + radius} {y} {arc} {x - radius} {y} Z")
    if "rect" in layer:
        x, y, width, height = layer["rect"]
        return parse_path(f"M{x} {y} h{width} v{height} h{-width} Z")
    points = layer["poly"]
    pairs = [f"{points[i]} {points[i + 1]}" for i in range(0, len(points), 2)]
    return parse_path("M" + " L".join(pairs) + " Z")
