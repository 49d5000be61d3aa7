"""Tabletop Simulator: decks as sheets of ten by seven cards, other pieces as tiles, and a save file that lays
everything out.

The last of the seventy places of a sheet stays empty: the simulator shows it to those who may not see a card.
Sheets keep below the largest picture that every graphics card takes.
"""

from __future__ import annotations

import hashlib
import io
import json
import math
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PIL import Image

from printing.face import Face
from printing.sheets.imposing import Piece

COLUMNS, ROWS = 10, 7
PLACES = COLUMNS * ROWS - 1
LARGEST = 4096
"""Pixels of a side of a picture."""
TILE_PIXELS = 1024
DECKS = ("card",)
TILES = ("tile", "token", "board", "sheet")
_CARD_WIDTH = 63.5
"""A card of this width has the scale 1."""
_SPACING = 4.0

Rasterise = Callable[[Sequence[Face], int], Mapping[str, Image.Image]]
"""Gives the pictures of faces, cut to their trim, by the hash of the face, at a number of dots per inch."""


@dataclass(frozen=True, slots=True)
class Titled:
    """A piece with the names people read."""

    piece: Piece
    title: str
    part: str


def tabletop(
    titled: Sequence[Titled],
    faces: Mapping[str, Face],
    rasterise: Rasterise,
    *,
    name: str,
    address: str,
) -> dict[str, bytes]:
    """The files of a table: pictures, and the save file that names them under an address."""
    table = _Table(faces, rasterise, address)
    decks: dict[tuple[str, float, float], list[Titled]] = {}
    for each in titled:
        piece = each.piece
        if piece.sort in DECKS:
            decks.setdefault((piece.part, piece.size.width, piece.size.height), []).append(each)
    for number, ((part, _width, _height), cards) in enumerate(decks.items(), 1):
        table.deck(number, part, cards)
    for each in titled:
        if each.piece.sort in TILES:
            table.tile(each)
        elif each.piece.sort == "standee":
            table.figure(each)
    save = {
        "SaveName": name,
        "GameMode": name,
        "Date": "",
        "VersionNumber": "",
        "GameType": "",
        "Gravity": 0.5,
        "PlayArea": 0.5,
        "Table": "Table_RPG",
        "Sky": "Sky_Museum",
        "Note": "",
        "TabStates": {},
        "LuaScript": "",
        "LuaScriptState": "",
        "XmlUI": "",
        "ObjectStates": table.objects,
    }
    content = json.dumps(save, ensure_ascii=False, indent=1, sort_keys=True) + "\n"
    return {"save.json": content.encode(), **table.files}


class _Table:
    """Collects pictures and objects."""

    def __init__(self, faces: Mapping[str, Face], rasterise: Rasterise, address: str) -> None:
        self.faces = faces
        self.rasterise = rasterise
        self.address = address
        self.files: dict[str, bytes] = {}
        self.objects: list[dict[str, Any]] = []

    def deck(self, number: int, part: str, cards: list[Titled]) -> None:
        """All cards of one part and size: sheets of them, and the deck that draws from the sheets."""
        sheets: dict[str, dict[str, Any]] = {}
        ids: list[int] = []
        contained: list[dict[str, Any]] = []
        for page, start in enumerate(range(0, len(cards), PLACES), 1):
            here = cards[start : start + PLACES]
            key = number * 20 + page
            sheets[str(key)] = self._sheet(f"{part}-{number}-{page}", here)
            for place, each in enumerate(here):
                for copy in range(each.piece.copies):
                    identity = key * 100 + place
                    ids.append(identity)
                    contained.append(
                        self._object(
                            "CardCustom" if len(cards) == 1 else "Card",
                            f"{each.piece.key} {copy}",
                            each.title,
                            CardID=identity,
                            CustomDeck={str(key): sheets[str(key)]},
                        )
                    )
        if len(contained) == 1:
            (only,) = contained
            only["Name"] = "CardCustom"
            self._put(only, cards[0])
            return
        self._put(
            self._object(
                "DeckCustom",
                f"deck {number}",
                cards[0].part,
                DeckIDs=ids,
                CustomDeck=sheets,
                ContainedObjects=contained,
            ),
            cards[0],
        )

    def tile(self, each: Titled) -> None:
        """A tile or token; several copies lie in a stack."""
        piece = each.piece
        face = self.faces[piece.front]
        is_round = not piece.is_rectangle()
        image = {
            "ImageURL": self._picture(face, piece.key, "front"),
            "ImageSecondaryURL": self._picture(self.faces[piece.back], piece.key, "back")
            if piece.back
            else "",
            "ImageScalar": 1.0,
            "WidthScale": 0.0,
            "CustomTile": {
                "Type": 2 if is_round else 0,
                "Thickness": 0.1,
                "Stackable": True,
                "Stretch": True,
            },
        }
        name = "Custom_Tile_Stack" if piece.copies > 1 else "Custom_Tile"
        more = {"Number": piece.copies} if piece.copies > 1 else {}
        self._put(self._object(name, piece.key, each.title, CustomImage=image, **more), each)

    def figure(self, each: Titled) -> None:
        """A standee: its front in a stand."""
        piece = each.piece
        for copy in range(piece.copies):
            image = {
                "ImageURL": self._picture(self.faces[piece.front], piece.key, "front"),
                "ImageSecondaryURL": self._picture(self.faces[piece.back], piece.key, "back")
                if piece.back
                else "",
                "ImageScalar": 1.0,
                "WidthScale": 0.0,
            }
            self._put(
                self._object("Figurine_Custom", f"{piece.key} {copy}", each.title, CustomImage=image), each
            )

    def _sheet(self, name: str, cards: list[Titled]) -> dict[str, Any]:
        fronts = [self.faces[each.piece.front] for each in cards]
        backs = [self.faces[each.piece.back or each.piece.front] for each in cards]
        has_one_back = len({face.hash for face in backs}) == 1
        if has_one_back:
            back = self._picture(backs[0], name, "back")
        else:
            back = self._file(f"{name}-backs.png", self._grid(backs))
        return {
            "FaceURL": self._file(f"{name}-fronts.png", self._grid(fronts)),
            "BackURL": back,
            "NumWidth": COLUMNS,
            "NumHeight": ROWS,
            "BackIsHidden": True,
            "UniqueBack": not has_one_back,
            "Type": 0,
        }

    def _grid(self, faces: list[Face]) -> Image.Image:
        first = faces[0]
        inch = 25.4
        dpi = math.floor(
            min(LARGEST * inch / (COLUMNS * first.width_mm), LARGEST * inch / (ROWS * first.height_mm), 300)
        )
        width, height = round(first.width_mm / inch * dpi), round(first.height_mm / inch * dpi)
        pictures = self.rasterise(faces, dpi)
        sheet = Image.new("RGB", (COLUMNS * width, ROWS * height))
        for place, face in enumerate(faces):
            picture = pictures[face.hash]
            if picture.size != (width, height):
                picture = picture.resize((width, height), Image.Resampling.LANCZOS)
            sheet.paste(picture, (place % COLUMNS * width, place // COLUMNS * height))
        return sheet

    def _picture(self, face: Face, key: str, side: str) -> str:
        name = f"{key.replace('/', '-')}-{side}.png"
        if name in self.files:
            return self._url(name)
        dpi = max(40, min(300, math.floor(TILE_PIXELS * 25.4 / max(face.width_mm, face.height_mm))))
        return self._file(name, self.rasterise([face], dpi)[face.hash])

    def _file(self, name: str, image: Image.Image) -> str:
        out = io.BytesIO()
        image.save(out, "PNG", compress_level=1, compress_type=zlib.Z_RLE)
        self.files[name] = out.getvalue()
        return self._url(name)

    def _url(self, name: str) -> str:
        return f"{self.address}{name}"

    def _object(self, name: str, key: str, title: str, **more: Any) -> dict[str, Any]:
        return {
            "Name": name,
            "GUID": hashlib.sha256(key.encode()).hexdigest()[:6],
            "Nickname": title,
            "Description": "",
            "Transform": {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 0}
            | {"scaleX": 1, "scaleY": 1, "scaleZ": 1},
            "Grid": True,
            "Locked": False,
            "Tooltip": True,
            **more,
        }

    def _put(self, thing: dict[str, Any], each: Titled) -> None:
        """Lay a thing on the table, in rows from the left."""
        place = len(self.objects)
        scale = round(each.piece.size.width / _CARD_WIDTH, 3)
        thing["Transform"] |= {
            "posX": (place % 8 - 3.5) * _SPACING,
            "posZ": (2 - place // 8) * _SPACING * 1.25,
            "scaleX": scale,
            "scaleZ": scale,
        }
        self.objects.append(thing)
