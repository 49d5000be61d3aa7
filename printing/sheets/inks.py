"""Prints in grey: composed faces are recoloured operator by operator and picture by picture, so that a file
that is to be grey holds no colour at all, whatever the layouts say."""

from __future__ import annotations

import re
import zlib

from printing.drawing.pen import number
from printing.face import Face, Form, Picture, Resources
from printing.sheets.preset import Preset

_COLOUR = re.compile(rb"(-?[0-9.]+) (-?[0-9.]+) (-?[0-9.]+) (rg|RG)\b")
_SHOWN = re.compile(rb"/(\w+) Do\b")


def luminance(red: float, green: float, blue: float) -> float:
    """How light a colour is to the eye, in the unit of the colour."""
    return 0.299 * red + 0.587 * green + 0.114 * blue


class Inks:
    """Recolours faces for one print; each form and picture only once."""

    def __init__(self, preset: Preset) -> None:
        self.is_grey = preset.colours == "grayscale"
        self._forms: dict[str, Form] = {}
        self._pictures: dict[str, Picture] = {}

    def form(self, face: Face) -> Form:
        """The face as it is to be printed."""
        return self._form(face.form) if self.is_grey else face.form

    def _form(self, form: Form) -> Form:
        known = self._forms.get(form.name)
        if known is None:
            known = self._forms[form.name] = self._recoloured(form)
        return known

    def _recoloured(self, form: Form) -> Form:
        renamed: dict[bytes, bytes] = {}
        forms: dict[str, Form] = {}
        for name, inner in form.resources.forms.items():
            made = self._form(inner)
            forms[made.name] = made
            renamed[name.encode()] = made.name.encode()
        pictures: dict[str, Picture] = {}
        for name, picture in form.resources.pictures.items():
            shown = self._picture(picture)
            pictures[shown.name] = shown
            renamed[name.encode()] = shown.name.encode()
        ops = _COLOUR.sub(_grey_operator, form.ops)
        ops = _SHOWN.sub(lambda found: b"/" + renamed[found[1]] + b" Do", ops)
        resources = Resources(form.resources.fonts, forms, pictures, form.resources.alphas)
        return Form(f"{form.name}G", form.box, ops, resources)

    def _picture(self, picture: Picture) -> Picture:
        if picture.colours == "grey":
            return picture
        known = self._pictures.get(picture.name)
        if known is None:
            known = self._pictures[picture.name] = _grey(picture)
        return known


def _grey_operator(found: re.Match[bytes]) -> bytes:
    grey = luminance(float(found[1]), float(found[2]), float(found[3]))
    return number(grey).encode() + (b" g" if found[4] == b"rg" else b" G")


def _grey(picture: Picture) -> Picture:
    """A picture in grey; a transparent index becomes a mask, because two colours may be the same grey."""
    samples = zlib.decompress(picture.data)
    mask = picture.mask
    if picture.colours == "indexed":
        table = bytearray(256)
        for index in range(len(picture.palette) // 3):
            table[index] = round(luminance(*picture.palette[3 * index : 3 * index + 3]))
        grey = samples.translate(bytes(table))
        if picture.clear >= 0 and not mask:
            clear = bytearray(b"\xff" * 256)
            clear[picture.clear] = 0
            mask = zlib.compress(samples.translate(bytes(clear)), 6)
    else:
        channels = zip(samples[0::3], samples[1::3], samples[2::3], strict=True)
        grey = bytes(round(luminance(*each)) for each in channels)
    return Picture(
        f"{picture.name}G", picture.width, picture.height, "grey", zlib.compress(grey, 6), mask=mask
    )
