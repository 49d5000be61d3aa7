"""Pixel art as data: a sprite is a drawing in characters, its game's palette says which colour each one is.

A drawing can be read in a diff and changed with any editor; a new colour is a line of the palette and changes
every sprite alike. The pictures beside the entries of a pack are rendered from here::

    content/sprites/platformer/palette.yaml        the colours, one character each
    content/sprites/platformer/hero/sweety.yaml    a drawing; becomes content/packs/platformer/hero/sweety.png
"""

from __future__ import annotations

import io
import re
from dataclasses import dataclass, field
from pathlib import Path

from PIL import Image

from content.disk.yaml_reader import YamlFile, read_yaml
from content.entries.fault import LocatedFault
from engine.schema import Fault

PALETTE = "palette.yaml"
CLEAR = "."
"""The character for "nothing here": the paper shows through."""
LARGEST = 64
_COLOUR = re.compile(r"[0-9a-f]{6}")

Colour = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing that is known to be sound."""

    kind: str
    slug: str
    rows: tuple[str, ...]

    @property
    def entry(self) -> str:
        """The path of its entry within the pack, and of the drawing within the sprites."""
        return f"{self.kind}/{self.slug}.yaml"

    @property
    def picture(self) -> str:
        """The path of its picture within the pack."""
        return f"{self.kind}/{self.slug}.png"


@dataclass(slots=True)
class SpriteFolder:
    """The sprites of one game, and everything that is wrong with them."""

    palette: dict[str, Colour] = field(default_factory=dict)
    sprites: list[Sprite] = field(default_factory=list)
    faults: list[LocatedFault] = field(default_factory=list)


def read_sprites(folder: Path) -> SpriteFolder:
    """Read the palette and all drawings of a game."""
    found = SpriteFolder()
    palette = _read(folder, PALETTE, found)
    if palette is None:
        return found
    _read_palette(palette, found)
    for path in sorted(folder.glob("*/*.yaml")):
        name = path.relative_to(folder).as_posix()
        file = _read(folder, name, found)
        if file is not None:
            rows = _rows(file, name, found)
            if rows:
                found.sprites.append(Sprite(path.parent.name, path.stem, rows))
    return found


def draw(sprite: Sprite, palette: dict[str, Colour]) -> Image.Image:
    """The drawing as an image, a pixel for each character."""
    image = Image.new("RGBA", (len(sprite.rows[0]), len(sprite.rows)))
    image.putdata([palette[character] for row in sprite.rows for character in row])
    return image


def render(sprite: Sprite, palette: dict[str, Colour]) -> bytes:
    """The drawing as PNG, without anything but its pixels."""
    out = io.BytesIO()
    draw(sprite, palette).save(out, "PNG", optimize=True)
    return out.getvalue()


def is_rendered(sprite: Sprite, palette: dict[str, Colour], pack: Path) -> bool:
    """Whether the pack holds this very picture. Pixels count, not bytes: another version of the library may
    pack the same pixels in another way."""
    path = pack / sprite.picture
    if not path.is_file():
        return False
    wanted = draw(sprite, palette)
    with Image.open(path) as image:
        there = image.convert("RGBA")
    return there.size == wanted.size and there.tobytes() == wanted.tobytes()


def render_folder(folder: Path, pack: Path) -> tuple[list[str], list[LocatedFault]]:
    """Render what has changed into a pack; return the pictures written, or the faults, and then write
    nothing."""
    found = read_sprites(folder)
    faults = [*found.faults, *_without_entry(found.sprites, pack)]
    if faults:
        return [], faults
    stale = [sprite for sprite in found.sprites if not is_rendered(sprite, found.palette, pack)]
    for sprite in stale:
        (pack / sprite.picture).write_bytes(render(sprite, found.palette))
    return [sprite.picture for sprite in stale], []


def check_folder(folder: Path, pack: Path) -> list[LocatedFault]:
    """Everything wrong with the sprites of a game, pictures that are not rendered from them included."""
    found = read_sprites(folder)
    stale = [
        LocatedFault(sprite.entry, 1, Fault((), "sprite-stale", {"picture": sprite.picture}))
        for sprite in found.sprites
        if (pack / sprite.entry).is_file() and not is_rendered(sprite, found.palette, pack)
    ]
    return [*found.faults, *_without_entry(found.sprites, pack), *stale]


def _read(folder: Path, name: str, found: SpriteFolder) -> YamlFile | None:
    path = folder / name
    if not path.is_file():
        found.faults.append(LocatedFault(name, 1, Fault((), "sprite-no-palette")))
        return None
    file = read_yaml(path.read_bytes())
    found.faults.extend(LocatedFault(name, line, fault) for line, fault in file.faults)
    return None if file.faults else file


def _read_palette(file: YamlFile, found: SpriteFolder) -> None:
    found.palette[CLEAR] = (0, 0, 0, 0)
    colours = file.value if isinstance(file.value, dict) else {}
    for character, colour in colours.items():
        if len(character) != 1 or character in found.palette or not _COLOUR.fullmatch(str(colour)):
            args: dict[str, str | int] = {"character": character, "colour": str(colour)}
            line = file.line((character,))
            found.faults.append(LocatedFault(PALETTE, line, Fault((character,), "sprite-colour", args)))
        else:
            red, green, blue = bytes.fromhex(str(colour))
            found.palette[character] = (red, green, blue, 255)


def _rows(file: YamlFile, name: str, found: SpriteFolder) -> tuple[str, ...]:
    """The rows of a drawing; none if it has faults, each of which is noted with its line."""
    value = file.value
    drawing = value.get("drawing") if isinstance(value, dict) and len(value) == 1 else None
    rows = tuple(drawing.splitlines()) if isinstance(drawing, str) else ()
    faults: list[Fault] = []
    if not rows or len(rows) > LARGEST or len(rows[0]) > LARGEST:
        faults.append(Fault(("drawing",), "sprite-form", {"largest": LARGEST}))
    args: dict[str, str | int]
    for number, row in enumerate(rows):
        path = ("drawing", number)
        if len(row) != len(rows[0]):
            args = {"is": len(row), "wanted": len(rows[0])}
            faults.append(Fault(path, "sprite-row", args))
        for column, character in enumerate(row):
            if character not in found.palette:
                hint = character.swapcase() if character.swapcase() in found.palette else ""
                args = {"found": character, "column": column + 1}
                faults.append(Fault(path, "sprite-character", args, hint))
    found.faults.extend(LocatedFault(name, file.line(fault.path), fault) for fault in faults)
    return () if faults else rows


def _without_entry(sprites: list[Sprite], pack: Path) -> list[LocatedFault]:
    return [
        LocatedFault(sprite.entry, 1, Fault((), "sprite-without-entry", {"wanted": sprite.entry}))
        for sprite in sprites
        if not (pack / sprite.entry).is_file()
    ]
