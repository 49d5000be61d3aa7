"""The icons of a game for web pages: one SVG file with a symbol for each, used as ``sheet.svg#name``.

The printed card and the table in the browser show the same drawings, because both are made from
``printing/icons/``. What takes its colour from where it stands (``tint``) has the colour of the text there;
what shows the ground through it is paper-white unless the page sets ``--ground``.
"""

from __future__ import annotations

from functools import cache

from printing.drawing.icons import GROUND, TINT, Icon, Icons, Layer, read_icons
from printing.drawing.pen import Colour
from printing.errors import LayoutError
from printing.faces.colours import Palette, read_palette
from printing.faces.faceset import GAME, ICONS, LAYOUTS
from printing.faces.files import Faults, Place, mapping, read_file

FULL = "full"


@cache
def icon_names(game: str) -> frozenset[str]:
    """The icons that a game has; none if nobody has drawn its faces yet."""
    return frozenset(_icons(game).known)


@cache
def icon_sheet(game: str) -> str:
    """The sheet of a game."""
    icons = _icons(game)
    symbols = "".join(_symbol(icons, icon) for icon in icons.known.values())
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


@cache
def _icons(game: str) -> Icons:
    """The icons alone: whoever shows a page need not wait until all layouts are read."""
    faults = Faults()
    path = LAYOUTS / game / f"{GAME}.yaml"
    look = read_file(path, faults) if path.is_file() else None
    icons = Icons(Palette())
    if look is not None:
        colours = mapping(look.yaml.value, Place(look), faults).get("colours", {})
        icons = Icons(read_palette(colours, Place(look).at("colours"), faults))
        for drawn in (ICONS / "common.yaml", ICONS / f"{game}.yaml"):
            file = read_file(drawn, faults) if drawn.is_file() else None
            if file is not None:
                read_icons(file, icons, faults)
    if faults.found:
        raise LayoutError(faults.found)
    return icons


def _symbol(icons: Icons, icon: Icon) -> str:
    shapes = "".join(_shape(icons, icon, layer) for layer in icon.layers)
    return f'<symbol id="{icon.name}" viewBox="0 0 {icon.width:g} {icon.height:g}">{shapes}</symbol>'


def _shape(icons: Icons, icon: Icon, layer: Layer) -> str:
    steps = "".join(kind + " ".join(_turned(icon, values)) for kind, values in layer.steps)
    line = ""
    if layer.stroke and layer.stroke != "none":
        ends = ' stroke-linecap="round" stroke-linejoin="round"' if layer.round else ""
        line = f' style="stroke:{_colour(icons, layer.stroke)}" stroke-width="{layer.line:g}"{ends}'
    fill = _colour(icons, layer.fill)
    return f'<path d="{steps}" fill="{fill}"{line}/>'


def _turned(icon: Icon, values: tuple[float, ...]) -> list[str]:
    """Coordinates with y downwards, as the web counts."""
    return [f"{value if index % 2 == 0 else icon.height - value:.4g}" for index, value in enumerate(values)]


def _colour(icons: Icons, name: str) -> str:
    if not name or name == "none":
        return "none"
    if name == TINT:
        return "currentColor"
    if name == GROUND:
        return "var(--ground, #fff)"
    return _hex(icons.palette.colour(name, FULL))


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{round(part * 255):02x}" for part in colour)
