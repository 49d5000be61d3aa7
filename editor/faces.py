"""Faces of entries as pages show them: pictures, with the places on them from which a click leads to a field,
told in the language of the interface. Entries that are not printed get a summary instead."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import Any

import msgspec
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import gettext as _
from PIL import Image

from content.cardtext import compare
from content.disk.yaml_writer import write_yaml
from content.models import Art as StoredArt
from content.own_text import effects_field, own_field
from content.shown_changes import Shower, address_name
from content.wording import fault_text, field_name, wording
from editor.names import interface_language, language_label
from engine.games import games
from engine.schema import KindInfo
from engine.schema.shapes import Nullable, Reference, Text
from engine.snapshot import Card, Snapshot
from engine.wording import WordingError
from printing.draw_face import DrawnFace, FaceSide, Rectangle, draw_faces, has_faces, sides_of
from printing.errors import FaceError, LayoutError
from printing.face import FaceBox, Fit, Source
from printing.faces.faceset import FaceSet
from printing.material import Art, Material
from printing.sheets.words import millimetres

WIDTH = 380
"""Pixels, where nobody says how wide a face is to be."""
LEAST_WIDTH, MOST_WIDTH = 40, 1600
SMALL = 400
"""Pixels of width, up to which a picture has few colours."""

Plain = dict[str, Any]
"""What a page gets as JSON."""


@dataclass(frozen=True, slots=True)
class Subject:
    """An entry of a snapshot that is to be shown."""

    snapshot: Snapshot
    kind: KindInfo
    slug: str
    art: Art
    _materials: dict[str, Material] = field(default_factory=dict, init=False, compare=False)

    def material(self, language: str) -> Material:
        """The content around it in a language. It is the same each time, so that what was worded or set for
        one part of a page serves the others."""
        if language not in self._materials:
            self._materials[language] = Material.of(self.snapshot, language, self.art)
        return self._materials[language]

    @property
    def card(self) -> Card:
        """The entry itself."""
        return self.snapshot.entries[self.kind.name][self.slug]

    def title(self, language: str) -> str:
        """Its name in a language."""
        return self.snapshot.text(language, self.kind.name, self.slug, self.kind.title_field) or self.slug


def shown_faces(
    subject: Subject, languages: Sequence[str], sides: Sequence[str] = (), width: int = WIDTH
) -> Plain:
    """Some sides of an entry in some languages, all at once; the first side if none is named. Of an entry
    that is not printed a summary in each language."""
    game, kind = subject.snapshot.game, subject.kind.name
    materials = {code: subject.material(code) for code in languages}
    problem, known = "", {}
    try:
        if has_faces(game, kind):
            known = {code: sides_of(each, kind, subject.slug) for code, each in materials.items()}
    except LayoutError as error:
        problem = fault_text(error.faults[0].fault, interface_language(), game)
    first = next(iter(known.values()), [])
    if not first:
        return {"sides": [], "faces": [], "summaries": _summaries(subject, languages), "problem": problem}
    wanted = [name for name in dict.fromkeys(sides) if any(each.name == name for each in first)]
    faces: list[Plain] = []
    for name in wanted or [first[0].name]:
        asked = [
            (each, materials[code]) for code, found in known.items() for each in found if each.name == name
        ]
        drawn = draw_faces(asked, dpi=_dpi(asked[0][0], width))
        for (side, material), face in zip(asked, drawn, strict=True):
            faces.append(_face(subject, side, material.language, face))
    listed = [{"name": each.name, "label": side_label(each, first, game)} for each in first]
    return {"sides": listed, "faces": faces, "summaries": {}, "problem": ""}


def draw_one(subject: Subject, language: str, side: str, width: int) -> DrawnFace | FaceError | None:
    """One side in one language, as a picture alone; nothing if there is no such side."""
    if not has_faces(subject.snapshot.game, subject.kind.name):
        return None
    material = subject.material(language)
    found = sides_of(material, subject.kind.name, subject.slug)
    wanted = [each for each in found if each.name == side] if side else found[:1]
    if not wanted:
        return None
    return draw_faces([(wanted[0], material)], dpi=_dpi(wanted[0], width), boxes=False)[0]


def lighten(picture: bytes) -> bytes:
    """A small picture in at most 256 colours, for pages that show many: a third of the bytes, and at that
    size no eye tells the difference."""
    with Image.open(BytesIO(picture)) as image:
        if image.width > SMALL or image.mode != "RGB":
            return picture
        few = BytesIO()
        image.quantize(256, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(few, "PNG")
    return few.getvalue()


def inline_picture(subject: Subject, width: int) -> str:
    """The first side in the source language, as an address that holds the picture: of what is saved nowhere.
    Nothing if it is not printed or cannot be drawn."""
    try:
        drawn = draw_one(subject, subject.snapshot.source, "", width)
    except LayoutError:
        return ""
    return data_address(drawn.picture) if isinstance(drawn, DrawnFace) else ""


def data_address(picture: bytes) -> str:
    """A picture as an address that holds it."""
    return "data:image/png;base64," + base64.b64encode(picture).decode()


def side_label(side: FaceSide, among: Iterable[FaceSide], game: str) -> str:
    """What a side is called: by its part of the game, too, if the entry is printed as several."""
    spoken = interface_language()
    words = wording(spoken)
    if side.side.isdecimal():
        label = words.say("side-page", {"number": side.side})
    else:
        label = words.say(f"side-{side.side}")
    label = label[:1].upper() + label[1:]
    if len({each.component.key for each in among}) == 1:
        return label
    part = FaceSet.load(game).part_name(side.component.part, spoken)
    return part if len(side.component.sides) == 1 else f"{part}: {label}"


def _dpi(side: FaceSide, width: int) -> int:
    return round(width / side.component.width_mm * 25.4)


def _face(subject: Subject, side: FaceSide, language: str, drawn: DrawnFace | FaceError) -> Plain:
    shown: Plain = {"side": side.name, "language": language, "problem": ""}
    if isinstance(drawn, FaceError):
        return shown | {"problem": fault_text(drawn.fault, interface_language(), subject.snapshot.game)}
    face = drawn.face
    mine = f"{subject.kind.name}/{subject.slug}/"
    untranslated = [each.removeprefix(mine) for each in face.untranslated if each.startswith(mine)]
    boxes = [_box(subject, language, box, place) for box, place in drawn.boxes]
    return shown | {
        "picture": data_address(drawn.picture),
        "ratio": round(face.width_mm / face.height_mm, 4),
        "millimetres": round(face.width_mm, 2),
        "outline": [(round(x * 100, 2), round(y * 100, 2)) for x, y in drawn.outline],
        "alt": f"{subject.title(language)}, {language_label(language)}",
        "boxes": [box for box in boxes if box["inputs"] or box["link"] or box["state"]],
        "untranslated": [_name(subject.kind, each) for each in untranslated],
    }


def _box(subject: Subject, language: str, box: FaceBox, place: Rectangle) -> Plain:
    own = [each for each in box.sources if (each.kind, each.slug) == (subject.kind.name, subject.slug)]
    others = [each for each in box.sources if each not in own]
    inputs = list(dict.fromkeys(input_name(subject, language, each) for each in own))
    link = ""
    if others and not own:
        link = reverse("admin:entry", args=(subject.snapshot.game, others[0].kind, others[0].slug))
    state, told = told_fit(box.fit)
    left, top, width, height = (round(each * 100, 2) for each in place)
    return {
        "sort": box.sort,
        "place": [left, top, width, height],
        "inputs": inputs,
        "link": link,
        "label": ", ".join(dict.fromkeys(_source_name(subject.kind, each) for each in own or others)),
        "state": state,
        "told": told,
    }


def told_fit(fit: Fit | None) -> tuple[str, str]:
    """Whether a text does not fit its frame, or only very small, and how to say so."""
    if fit is None or (not fit.missing_mm and not fit.is_small):
        return "", ""
    spoken = interface_language()
    words = wording(spoken)
    size = millimetres(fit.size_pt, spoken)
    if fit.missing_mm:
        key = "fit-wide" if fit.is_width else "fit-high"
        return "over", words.say(
            key, {"missing": millimetres(round(fit.missing_mm, 1), spoken), "size": size}
        )
    return "small", words.say("fit-small", {"size": size, "normal": millimetres(fit.normal_pt, spoken)})


def input_name(subject: Subject, language: str, source: Source) -> str:
    """The name of the input on the page of an entry in which something on its face is edited."""
    is_source = language == subject.snapshot.source
    field = source.address.partition(".")[0]
    if source.sort == "entry":
        return "upload" if source.address == "art" else source.address
    if source.sort == "text":
        if not is_source:
            return f"tr:{language}:{source.address}"
        return f"text:{source.address}" if source.address == field else f"data:{field}"
    if source.sort == "rules" and not source.address:
        own = own_field(subject.kind)
        key = f"{subject.kind.name}/{subject.slug}/{own}"
        if own and subject.snapshot.texts.get(language, {}).get(key):
            return f"text:{own}" if is_source else f"tr:{language}:{own}"
        return f"data:{effects_field(subject.kind)}"
    return f"data:{field}"


def _source_name(kind: KindInfo, source: Source) -> str:
    if source.sort == "entry":
        return _("Picture") if source.address == "art" else _("Copies")
    if source.sort == "rules" and not source.address:
        return _("Rules text")
    return _name(kind, source.address) if source.kind == kind.name else source.address


def _name(kind: KindInfo, address: str) -> str:
    return address_name(kind, address, interface_language())


# Entries that are not printed


def _summaries(subject: Subject, languages: Iterable[str]) -> dict[str, str]:
    return {code: _summary(subject, code) for code in languages}


def still_summary(subject: Subject, language: str) -> str:
    """What an entry says and does, on a page that does not edit it."""
    return _summary(subject, language, is_still=True)


def _summary(subject: Subject, language: str, *, is_still: bool = False) -> str:
    """What an entry says and does, as a small card of text."""
    snapshot, kind, card = subject.snapshot, subject.kind, subject.card
    spoken = interface_language()
    shower = Shower(snapshot.game, {}, spoken)
    data = _plain(card)
    rows = []
    for declared in kind.record.fields:
        if isinstance(declared.shape, Text):
            value = snapshot.text(language, kind.name, subject.slug, declared.name)
            is_shown = bool(value) and declared.name not in (kind.title_field, own_field(kind))
            name = input_name(subject, language, Source(kind.name, subject.slug, "text", declared.name))
        else:
            is_worded = declared.name == effects_field(kind)
            given = data.get(declared.name)
            is_shown = given not in (None, "", [], {}) and given != declared.default and not is_worded
            value = _referred(subject, declared.shape, given, language)
            value = value or shower.value(kind.name, ("data", declared.name), given)
            name = f"data:{declared.name}"
        if is_shown:
            label = field_name(snapshot.game, kind.name, declared.name, spoken)
            rows.append({"label": label, "value": value, "input": name, "is_block": "\n" in value})
    rules = Source(kind.name, subject.slug, "rules", "")
    context = {
        "title": subject.title(language),
        "title_input": input_name(
            subject, language, Source(kind.name, subject.slug, "text", kind.title_field)
        ),
        "is_still": is_still,
        "language": language,
        "language_name": language_label(language),
        "art": card.art if StoredArt.objects.filter(pk=card.art).exists() else "",
        "rows": rows,
        "rules": _rules(subject, language),
        "rules_input": input_name(subject, language, rules),
    }
    return render_to_string("editor/parts/summary.html", context)


def _referred(subject: Subject, shape: Any, value: Any, language: str) -> str:
    """The name of the entry that a field refers to."""
    while isinstance(shape, Nullable):
        shape = shape.inner
    if not isinstance(shape, Reference) or not value:
        return ""
    title = games()[subject.snapshot.game].kinds[shape.kind].title_field
    return subject.snapshot.text(language, shape.kind, value, title) or str(value)


def _rules(subject: Subject, language: str) -> str:
    """What the effects say; nothing for a game that has no words for them yet."""
    field = effects_field(subject.kind)
    if not field:
        return ""
    try:
        return compare(subject.snapshot, language, subject.kind.name, subject.slug).shown
    except WordingError:
        return write_yaml(_plain(subject.card)[field])


def _plain(card: Card) -> Plain:
    """The fields of an entry as they are stored."""
    plain: Plain = msgspec.json.decode(msgspec.json.encode(card.data))
    return plain
