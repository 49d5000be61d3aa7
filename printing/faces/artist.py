"""An artist draws the elements of a layout for one entry: it knows where it is on the face, what bindings
mean and what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.schema import Fault
from printing.drawing.pen import Colour, Pen
from printing.drawing.pixels import ArtError, picture_of
from printing.errors import FaceError
from printing.face import MM, Overflow, Picture
from printing.faces.scope import Scope

if TYPE_CHECKING:
    from printing.faces.kit import Kit

Frame = tuple[float, float, float, float]


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
        bleed: float = 0.0,
    ) -> None:
        self.kit = kit
        self.scope = scope
        self.ink = ink
        self.language = scope.material.language
        self.key, self.side = key, side
        self.pen = Pen()
        self.width, self.height = width, height
        """Of the frame, in millimetres."""
        self.bleed = bleed
        self.left, self.top = 0.0, height * MM
        """The upper left corner of the frame, in points."""
        self.overflows: list[Overflow] = []

    def inner(self, frame: Frame | None, scope: Scope | None = None) -> Artist:
        """The same artist in a frame of its frame."""
        artist = Artist.__new__(Artist)
        artist.kit, artist.ink, artist.language = self.kit, self.ink, self.language
        artist.key, artist.side, artist.pen, artist.overflows = self.key, self.side, self.pen, self.overflows
        artist.scope = scope or self.scope
        x, y, width, height = frame or (0.0, 0.0, self.width, self.height)
        artist.width, artist.height, artist.bleed = width, height, self.bleed
        artist.left, artist.top = self.left + x * MM, self.top - y * MM
        return artist

    def points(self, frame: Frame | None) -> Frame:
        """A frame as left, bottom, width and height in points."""
        x, y, width, height = frame or (0.0, 0.0, self.width, self.height)
        return (self.left + x * MM, self.top - (y + height) * MM, width * MM, height * MM)

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
