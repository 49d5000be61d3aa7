"""XLIFF 2.0: one segment per unit; notes with their categories; the limit by the module for sizes; what the
file began from by the module for metadata. Placeholders are ``ph``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby

from content.exchange.format import Format, check_count
from content.exchange.placeholders import Piece, cut
from content.exchange.unit import DRAFT, MACHINE, MISSING, PARTLY, REVIEWED, STALE, TextsFile, Unit
from content.exchange.xml_nodes import Node, element, opening, plain, read_units

NAMESPACE = "urn:oasis:names:tc:xliff:document:2.0"
METADATA = "urn:oasis:names:tc:xliff:metadata:2.0"
SIZES = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
OURS = "tilewright"
_STATES = {
    MISSING: ("initial", ""),
    STALE: ("initial", f"{OURS}:{STALE}"),
    MACHINE: ("initial", f"{OURS}:{MACHINE}"),
    DRAFT: ("translated", ""),
    REVIEWED: ("reviewed", ""),
}
_NOTES = ("note", "kind", "entry", "field", "rules", "picture")
_KEPT = {"began": "began", "began_state": "began-state", "answers": "answers"}
_HEX = re.compile(r"[0-9A-Fa-f]{1,6}")


def write(file: TextsFile) -> bytes:
    """Units as an XLIFF 2.0 document: a ``file`` for each game."""
    return "".join(_document(file)).encode()


def _document(file: TextsFile) -> Iterator[str]:
    spaces = {"xmlns": NAMESPACE, "xmlns:mda": METADATA, "xmlns:slr": SIZES}
    languages = {"srcLang": file.source_language, "trgLang": file.target_language}
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield opening("xliff", {**spaces, "version": "2.0", **languages}) + "\n"
    for game, units in groupby(file.units, lambda unit: unit.id.partition(":")[0]):
        yield opening("file", {"id": game, "original": game, "xml:space": "preserve"}) + "\n"
        yield '<slr:profiles generalProfile="xliff:codepoints"/>\n'
        for unit in units:
            yield _unit(unit) + "\n"
        yield "</file>\n"
    yield "</xliff>\n"


def _unit(unit: Unit) -> str:
    source, target = cut(unit.source, unit.target)
    kept = ((mark, getattr(unit, name)) for name, mark in _KEPT.items())
    metas = "".join(element("mda:meta", {"type": mark}, plain(text)) for mark, text in kept if text)
    inside = element("mda:metadata", {}, element("mda:metaGroup", {"category": OURS}, metas))
    told = ((name, getattr(unit, name)) for name in _NOTES)
    notes = "".join(element("note", {"category": name}, plain(text)) for name, text in told if text)
    if notes:
        inside += element("notes", {}, notes)
    coded = [each for pieces in (source, target) for each in pieces if not isinstance(each, str)]
    codes = {mark: text for text, mark in coded}
    if codes:
        data = "".join(element("data", {"id": f"d{mark}"}, text) for mark, text in codes.items())
        inside += element("originalData", {}, data)
    state, sub_state = _STATES[unit.state]
    pair = element("source", {}, _coded(source)) + element("target", {}, _coded(target))
    inside += element("segment", {"id": "s1", "state": state, "subState": sub_state}, pair)
    limit = {"slr:sizeRestriction": str(unit.limit)} if unit.limit else {}
    return element("unit", {"id": unit.id, "name": unit.id, **limit}, inside)


def _coded(pieces: list[Piece]) -> str:
    return "".join(plain(each) if isinstance(each, str) else _code(*each) for each in pieces)


def _code(text: str, mark: str) -> str:
    return element("ph", {"id": mark, "dataRef": f"d{mark}", "equiv": text, "disp": text})


def read(content: bytes) -> TextsFile:
    """The units of an XLIFF 2.0 document (or of 2.1 and 2.2, which are the same where we look)."""
    units: list[Unit] = []
    languages = ["", ""]

    def take(node: Node, around: Mapping[str, Mapping[str, str]]) -> None:
        root = around.get("xliff", {})
        languages[:] = root.get("srcLang", ""), root.get("trgLang", "")
        check_count(len(units) + 1)
        units.append(_read_unit(node))

    read_units(content, "unit", take)
    return TextsFile(languages[0], languages[1], units)


def _read_unit(node: Node) -> Unit:
    data = {
        each.attributes.get("id", ""): each.text
        for originals in node.all("originalData")
        for each in originals.all("data")
    }
    source, target, state = _segments(node, data)
    kept = {
        meta.attributes.get("type", ""): meta.text
        for metadata in node.all("metadata")
        for group in metadata.all("metaGroup")
        if group.attributes.get("category") == OURS
        for meta in group.all("meta")
    }
    notes: dict[str, str] = {}
    for each in (note for notes_ in node.all("notes") for note in notes_.all("note")):
        notes.setdefault(each.attributes.get("category", ""), each.text)
    limit = next((value for key, value in node.attributes.items() if key.endswith(":sizeRestriction")), "")
    return Unit(
        id=node.attributes.get("id", ""),
        source=source,
        target=target,
        state=state,
        began=kept.get("began", ""),
        began_state=began if (began := kept.get("began-state", "")) in _STATES else MISSING,
        answers=kept.get("answers", ""),
        limit=int(limit) if limit.isascii() and limit.isdecimal() and len(limit) < 9 else 0,
        place=str(node.line),
        **{name: notes.get(name, "") for name in _NOTES},
    )


def _segments(node: Node, data: dict[str, str]) -> tuple[str, str, str]:
    """Source, translation and state of a unit, which a tool may have cut into several segments."""
    sources, targets, states = [], [], []
    codes: dict[str, str] = {}
    for each in node.inside:
        if isinstance(each, str) or each.name not in ("segment", "ignorable"):
            continue
        source = _text(each.first("source"), data, codes)
        written = each.first("target")
        target = _text(written, data, codes)
        sources.append(source)
        if each.name == "ignorable":
            targets.append(target if written else source)
            continue
        targets.append(target)
        states.append(_read_state(each, target) if source or target else "")
    found = {each for each in states if each} or {MISSING}
    if found == {MISSING}:
        return "".join(sources), "", MISSING
    if MISSING in found:
        return "".join(sources), "".join(targets), PARTLY
    worst = next(each for each in (STALE, MACHINE, DRAFT, REVIEWED) if each in found)
    return "".join(sources), "".join(targets), worst


def _read_state(segment: Node, text: str) -> str:
    state, sub_state = segment.attributes.get("state", "initial"), segment.attributes.get("subState", "")
    if not text:
        return MISSING
    if state in ("reviewed", "final"):
        return REVIEWED
    if state == "initial" and sub_state in (f"{OURS}:{STALE}", f"{OURS}:{MACHINE}"):
        return sub_state.partition(":")[2]
    return DRAFT


def _text(node: Node | None, data: dict[str, str], codes: dict[str, str]) -> str:
    """The text of an element with codes as the placeholders that they stand for."""
    if node is None:
        return ""
    found = []
    for each in node.inside:
        if isinstance(each, str):
            found.append(each)
        elif each.name == "cp":
            hex_code = each.attributes.get("hex", "")
            code = int(hex_code, 16) if _HEX.fullmatch(hex_code) else 0
            found.append(chr(code) if code < 0x110000 and not 0xD800 <= code < 0xE000 else "\ufffd")
        elif each.name in ("ph", "sc", "ec"):
            mark = each.attributes.get("id", "") or each.attributes.get("startRef", "")
            text = data.get(each.attributes.get("dataRef", ""), "")
            text = text or each.attributes.get("equiv", "") or codes.get(mark, "")
            codes.setdefault(mark, text)
            found.append(text)
        else:
            found.append(_text(each, data, codes))
    return "".join(found)


def is_mine(head: bytes) -> bool:
    """Whether a file begins like an XLIFF of the second generation."""
    plain = head.replace(b"\0", b"")
    return b"<xliff" in plain and (
        b"urn:oasis:names:tc:xliff:document:2." in plain or b'version="2.' in plain.partition(b"<xliff")[2]
    )


FORMAT = Format(
    name="xliff2",
    label="XLIFF 2.0",
    suffix=".xlf",
    media_type="application/xliff+xml",
    order=2,
    write=write,
    read=read,
    is_mine=is_mine,
)
