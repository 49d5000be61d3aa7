"""Icons, rows of icons, art and patterns."""

from __future__ import annotations

from pathlib import Path

from engine.schema import Fault
from engine.schema.faults import closest
from engine.snapshot import WHOLE, Framing
from printing.drawing.pen import Pen
from printing.drawing.pixels import ArtError, picture_of
from printing.face import MM, Form, Picture, PictureFit
from printing.faces.artist import Artist
from printing.faces.elements.base import Element, Properties
from printing.faces.framed import filling_zoom, frame_picture
from printing.faces.scope import Pictured

ALIGN = ("left", "centre", "right")
VALIGN = ("top", "middle", "bottom")
FEW_COLOURS = 64
"""So many has pixel art, which is meant to be seen as squares; a photograph in grey has more."""


class IconElement(Element):
    """An icon as large as its frame allows."""

    name = "icon"

    def read(self, properties: Properties) -> None:
        """Which icon, its tint, and what lies under it."""
        self.icon = properties.icon("icon")
        self.tint = properties.colour("tint", "none")
        self.ground = properties.colour("ground", "none")
        self.alpha = properties.number("alpha", 100)
        self.flip = properties.flag("flip")

    def draw(self, artist: Artist) -> None:
        """Place the icon in the middle of the frame."""
        artist.note("icon", self.frame, (self.icon,))
        name = str(self.icon.get(artist.scope))
        if not name:
            return
        icon = artist.kit.icons.known.get(name)
        if icon is None:
            hint = closest(name, artist.kit.icons.known)
            artist.fail(Fault((), "face-icon", {"is": name}, hint))
            raise AssertionError
        left, bottom, width, height = artist.points(self.frame)
        scale = min(width / icon.width, height / icon.height)
        x = left + (width - icon.width * scale) / 2
        y = bottom + (height - icon.height * scale) / 2
        scope = artist.scope
        tint, ground = str(self.tint.get(scope) or ""), str(self.ground.get(scope) or "")
        form = artist.kit.icons.form(name, artist.ink, tint, ground)
        pen = artist.pen
        if self.alpha != 100 or self.flip:
            pen.save()
            if self.alpha != 100:
                pen.alpha(round(self.alpha))
            if self.flip:
                pen.matrix(-1, 0, 0, 1, 2 * x + icon.width * scale, 0)
            pen.place(form, x, y, scale)
            pen.restore()
        else:
            pen.place(form, x, y, scale)


class IconRow(Element):
    """Several icons in a row (or column): one name so many times, or a list of names."""

    name = "icons"

    def read(self, properties: Properties) -> None:
        """What, how many, how far apart."""
        self.icon = properties.value("icons")
        self.count = properties.value("count", 1)
        self.gap = properties.number("gap", 0.5)
        self.align = properties.choice("align", ALIGN, "left")
        self.is_column = properties.choice("direction", ("row", "column"), "row") == "column"
        self.tint = properties.colour("tint", "none")
        for constant in self.icon.constants():
            for name in constant if isinstance(constant, list) else [constant]:
                if name and str(name) not in properties.kit.icons.known:
                    place = properties.where("icons")
                    known = properties.kit.icons.known
                    args: dict[str, str | int] = {"is": str(name), "allowed": ", ".join(sorted(known))}
                    properties.faults.add(
                        place, Fault(place.path, "layout-unknown", args, closest(str(name), known))
                    )

    def draw(self, artist: Artist) -> None:
        """Place them, smaller if the frame is too short."""
        artist.note("icon", self.frame, (self.icon, self.count))
        found = self.icon.get(artist.scope)
        names = (
            [str(name) for name in found]
            if isinstance(found, list | tuple)
            else [str(found)] * int(self.count.get(artist.scope) or 0)
        )
        names = [name for name in names if name]
        if not names:
            return
        known = artist.kit.icons.known
        for name in names:
            if name not in known:
                artist.fail(Fault((), "face-icon", {"is": name}, closest(name, known)))
        left, bottom, width, height = artist.points(self.frame)
        long, across = (height, width) if self.is_column else (width, height)
        sizes = [known[name].height if self.is_column else known[name].width for name in names]
        others = [known[name].width if self.is_column else known[name].height for name in names]
        scale = across / max(others)
        gaps = self.gap * MM * (len(names) - 1)
        if sum(sizes) * scale + gaps > long:
            scale = (long - gaps) / sum(sizes)
        free = long - sum(sizes) * scale - gaps
        at = {"left": 0.0, "centre": free / 2, "right": free}[self.align]
        tint = str(self.tint.get(artist.scope) or "")
        for name, size, other in zip(names, sizes, others, strict=True):
            form = artist.kit.icons.form(name, artist.ink, tint)
            side = (across - other * scale) / 2
            if self.is_column:
                artist.pen.place(form, left + side, bottom + height - at - size * scale, scale)
            else:
                artist.pen.place(form, left + at, bottom + side, scale)
            at += size * scale + self.gap * MM


class Art(Element):
    """The art of an entry: whole and as large as its frame allows, unless the entry says how it is framed.
    Pixels stay pixels."""

    name = "art"

    def read(self, properties: Properties) -> None:
        """Whose art, where in the frame, mirrored or not."""
        self.art = properties.value("art", "{art}")
        self.align = properties.choice("align", ALIGN, "centre")
        self.valign = properties.choice("valign", VALIGN, "middle")
        self.flip = properties.flag("flip")
        self.alpha = properties.number("alpha", 100)

    def draw(self, artist: Artist) -> None:
        """Show it."""
        art = self.art.get(artist.scope)
        if not art:
            artist.note("picture", self.frame, (self.art,))
            return
        picture = artist.picture(str(art))
        framing = art.framing(artist.layout) if isinstance(art, Pictured) else WHOLE
        fit = self.show(artist, picture, framing)
        artist.note("picture", self.frame, (self.art,), picture=fit)

    def show(self, artist: Artist, picture: Picture, framing: Framing = WHOLE) -> PictureFit:
        """Place a picture."""
        left, bottom, width, height = artist.points(self.frame)
        pixels = (picture.width, picture.height)
        if self.flip:  # seen in a mirror: what lies to the right lies to the left
            framing = Framing(100 - framing.x, framing.y, framing.zoom)
        placed = frame_picture((width, height), pixels, framing, self.align, self.valign)
        x, y = left + placed.left, bottom + (height - placed.top - placed.height)
        w, h = placed.width, placed.height
        pen = artist.pen
        if self.alpha != 100 or placed.is_cut:
            pen.save()
        if placed.is_cut:
            pen.rectangle(left, bottom, width, height, "W n")
        if self.alpha != 100:
            pen.alpha(round(self.alpha))
        if self.flip:
            pen.picture(picture, x + w, y, -w, h)
        else:
            pen.picture(picture, x, y, w, h)
        if self.alpha != 100 or placed.is_cut:
            pen.restore()
        across, down, wide, high = placed.seen
        return PictureFit(
            artist.layout,
            (width / MM, height / MM),
            pixels,
            picture.width / w * 72,
            filling_zoom((width, height), pixels),
            (1 - across - wide if self.flip else across, down, wide, high),
            picture.colours == "indexed" and len(picture.palette) <= 3 * FEW_COLOURS,
        )


class Image(Art):
    """A picture from a file beside the layout."""

    name = "image"

    def read(self, properties: Properties) -> None:
        """The file, then as art."""
        name = str(properties.raw("image", ""))
        place = properties.where("image")
        folder = place.file.folder
        path = folder / name
        self.content = b""
        if Path(name).is_absolute() or ".." in Path(name).parts or not path.is_file():
            there = sorted(each.name for each in folder.glob("*.png"))
            args: dict[str, str | int] = {"is": name, "allowed": ", ".join(there) or "–"}
            properties.faults.add(
                place, Fault(place.path, "layout-image-missing", args, closest(name, there))
            )
        else:
            self.content = path.read_bytes()
            try:
                picture_of(self.content)
            except ArtError as error:
                properties.faults.add(place, error.fault)
        self.align = properties.choice("align", ALIGN, "centre")
        self.valign = properties.choice("valign", VALIGN, "middle")
        self.flip = properties.flag("flip")
        self.alpha = properties.number("alpha", 100)

    def draw(self, artist: Artist) -> None:
        """Show it."""
        self.show(artist, picture_of(self.content, artist.ink))


class Pattern(Element):
    """An icon again and again, over the whole frame and its bleed."""

    name = "pattern"

    def read(self, properties: Properties) -> None:
        """Which icon, its size, the distance, whether every other row is shifted."""
        self.icon = properties.icon("pattern")
        self.size = properties.number("size", 6)
        self.gap = properties.numbers("gap", (2,), (2.0, 2.0))
        self.is_staggered = properties.flag("stagger")
        self.tint = properties.colour("tint", "none")
        self.alpha = properties.number("alpha", 100)
        self.bleeds = properties.flag("bleed")
        self.from_corner = properties.choice("anchor", ("middle", "corner"), "middle") == "corner"

        self._drawn: dict[tuple[str, str, str, float, float, float], Form] = {}

    def draw(self, artist: Artist) -> None:
        """Place the icons, clipped to the frame: drawn once for each icon, tint and size."""
        name = str(self.icon.get(artist.scope))
        if not name:
            return
        tint = str(self.tint.get(artist.scope) or "")
        left, bottom, width, height = artist.points(self.frame)
        key = (name, tint, artist.ink, width, height, artist.bleed)
        form = self._drawn.get(key)
        if form is None:
            form = self._drawn[key] = self._pattern(artist, name, tint, width, height)
        artist.pen.place(form, left, bottom)

    def _pattern(self, artist: Artist, name: str, tint: str, width: float, height: float) -> Form:
        """The pattern in a frame whose lower left corner is the origin."""
        if name not in artist.kit.icons.known:
            hint = closest(name, artist.kit.icons.known)
            artist.fail(Fault((), "face-icon", {"is": name}, hint))
        icon = artist.kit.icons.known[name]
        form = artist.kit.icons.form(name, artist.ink, tint)
        bleed = artist.bleed * MM if self.bleeds else 0.0
        left, bottom, right, top = -bleed, -bleed, width + bleed, height + bleed
        scale = self.size * MM / icon.width
        step_x = icon.width * scale + self.gap[0] * MM
        step_y = icon.height * scale + self.gap[1] * MM
        pen = Pen()
        pen.rectangle(left, bottom, right - left, top - bottom, "W n")
        if self.alpha != 100:
            pen.alpha(round(self.alpha))
        # The middle of the frame lies between icons, so that the pattern is the same on both sides; or the
        # first icon lies in the upper left corner.
        columns, rows = int(width / step_x) + 2, int(height / step_y) + 2
        middle_x, middle_y = width / 2, height / 2
        if self.from_corner:
            middle_x, middle_y = -self.gap[0] * MM / 2, height - self.gap[1] * MM / 2
        for row in range(-rows, rows):
            shift = step_x / 2 if self.is_staggered and row % 2 else 0.0
            for column in range(-columns, columns):
                x = middle_x + column * step_x + shift + self.gap[0] * MM / 2
                y = middle_y + row * step_y + self.gap[1] * MM / 2
                if x < right and y < top and x + step_x > left and y + step_y > bottom:
                    pen.place(form, x, y, scale)
        return pen.form((left, bottom, right, top))
