"""An artist draws the elements of a layout for one entry: it knows where it is on the face, what bindings
mean and what went wrong."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from engine.schema import Fault
from printing.drawing.pen import Colour, Pen
from printing.drawing.pixels import ArtError, picture_of
from printing.errors import FaceError
from printing.face import MM, Corners, FaceBox, Fit, Overflow, Picture, PictureFit, Source
from printing.faces.scope import Scope

if TYPE_CHECKING:
    from printing.faces.kit import Kit
    from printing.faces.values import Value

Frame = tuple[float, float, float, float]
Sort = Literal["text", "number", "icon", "picture", "map"]


class Artist:
    """Draws one face, or a form of one. Its origin is the upper left corner of the frame it draws in."""

    def __init__(
        self,
        kit: Kit,
        scope: Scope,
        ink: str,
        width: float,
        height: float,
        *,
        key: str = "",
        side: str = "",
        layout: str = "",
        bleed: float = 0.0,
        is_noting: bool = False,
    ) -> None:
        self.kit = kit
        self.scope = scope
        self.ink = ink
        self.language = scope.material.language
        self.key, self.side, self.layout = key, side, layout
        self.pen = Pen()
        self.width, self.height = width, height
        """Of the frame, in millimetres."""
        self.bleed = bleed
        self.left, self.top = 0.0, height * MM
        """The upper left corner of the frame, in points."""
        self.overflows: list[Overflow] = []
        self.boxes: list[FaceBox] | None = [] if is_noting else None
        """What stands where, for those who want to know."""

    def inner(self, frame: Frame | None, scope: Scope | None = None) -> Artist:
        """The same artist in a frame of its frame."""
        artist = Artist.__new__(Artist)
        artist.kit, artist.ink, artist.language = self.kit, self.ink, self.language
        artist.key, artist.side, artist.layout = self.key, self.side, self.layout
        artist.pen, artist.overflows = self.pen, self.overflows
        artist.boxes = self.boxes
        artist.scope = scope or self.scope
        x, y, width, height = frame or (0.0, 0.0, self.width, self.height)
        artist.width, artist.height, artist.bleed = width, height, self.bleed
        artist.left, artist.top = self.left + x * MM, self.top - y * MM
        return artist

    def points(self, frame: Frame | None) -> Frame:
        """A frame as left, bottom, width and height in points."""
        x, y, width, height = frame or (0.0, 0.0, self.width, self.height)
        return (self.left + x * MM, self.top - (y + height) * MM, width * MM, height * MM)

    def corners(self, frame: Frame | None) -> Corners:
        """The corners of a frame on the face."""
        left, bottom, width, height = (length / MM for length in self.points(frame))
        right, top = left + width, bottom + height
        return ((left, bottom), (right, bottom), (right, top), (left, top))

    def note(
        self,
        sort: Sort,
        frame: Frame | None,
        values: Iterable[Value],
        text: str = "",
        fit: Fit | None = None,
        picture: PictureFit | None = None,
    ) -> None:
        """Note what stands in a frame and which of the layout's values it shows. What is no text and depends
        on no entry is not worth noting."""
        if self.boxes is None:
            return
        sources = tuple(dict.fromkeys(each for value in values for each in value.sources(self.scope)))
        if sources or sort == "text":
            self.boxes.append(FaceBox(sort, self.corners(frame), sources, text, fit, picture))

    def sources(self, values: Mapping[str, Value]) -> dict[str, tuple[Source, ...]]:
        """What names that a layout gives are read from, if anybody wants to know."""
        if self.boxes is None:
            return {}
        return {name: value.sources(self.scope) for name, value in values.items()}

    def colour(self, name: object) -> Colour | None:
        """A colour by name; nothing for "none"."""
        if not name or name == "none":
            return None
        if not self.kit.palette.is_colour(str(name)):
            self.fail(Fault((), "face-colour", {"is": str(name)}))
        return self.kit.palette.colour(str(name), self.ink)

    def picture(self, art: str) -> Picture:
        """The picture of a hash."""
        try:
            return picture_of(self.scope.material.picture(art), self.ink)
        except (KeyError, OSError):
            self.fail(Fault((), "face-art-missing", {"hash": art[:12]}))
        except ArtError as error:
            self.fail(error.fault)
        raise AssertionError

    def fail(self, fault: Fault) -> None:
        """This face cannot be drawn."""
        raise FaceError(self.key, self.side, self.language, fault)
