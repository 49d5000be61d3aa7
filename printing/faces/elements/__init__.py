"""The elements of layouts. Each is found by the key that bears its name; adding one is a class here and a
line in `ELEMENTS`."""

from printing.faces.elements.base import Element, Properties
from printing.faces.elements.pictures import Art, IconElement, IconRow, Image, Pattern
from printing.faces.elements.repeats import GridElement, Group, Repeat, Use
from printing.faces.elements.shapes import Box, LineElement, PathElement
from printing.faces.elements.words import Stat, TextElement

ELEMENTS: dict[str, type[Element]] = {
    "box": Box,
    "line": LineElement,
    "path": PathElement,
    "text": TextElement,
    "stat": Stat,
    "icon": IconElement,
    "icons": IconRow,
    "art": Art,
    "image": Image,
    "pattern": Pattern,
    "group": Group,
    "repeat": Repeat,
    "grid": GridElement,
    "use": Use,
}
"""Element classes by the key that names them."""

__all__ = ["ELEMENTS", "Element", "Properties"]
