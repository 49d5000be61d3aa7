"""XLIFF 1.2, which most tools for translators read.

The source is the ``source``, the translation the ``target``; what the file began from is an ``alt-trans`` of
the type ``previous-version``, with the source text it answers. Limits are ``maxwidth``, notes are ``note``,
the rest are contexts. Placeholders are ``ph``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby

from content.exchange.format import Format, TextsFileError, check_count
from content.exchange.placeholders import Piece, cut
from content.exchange.unit import DRAFT, MACHINE, MISSING, REVIEWED, STALE, TextsFile, Unit
from content.exchange.xml_nodes import Node, element, opening, plain, read_units
from engine.schema import Fault

NAMESPACE = "urn:oasis:names:tc:xliff:document:1.2"
TOOL = "tilewright"
_STATES = {
    MISSING: ("needs-translation", ""),
    STALE: ("needs-review-translation", ""),
    MACHINE: ("needs-review-translation", "mt-suggestion"),
    DRAFT: ("translated", ""),
    REVIEWED: ("final", ""),
}
_READ = {
    "new": MISSING,
    "needs-translation": MISSING,
    "needs-review-translation": STALE,
    "final": REVIEWED,
    "signed-off": REVIEWED,
}
_BY_MACHINE = ("mt-suggestion", "leveraged-mt")
_CONTEXTS = ("kind", "entry", "field", "rules", "picture")


def write(file: TextsFile) -> bytes:
    """Units as an XLIFF 1.2 document: a ``file`` for each game."""
    return "".join(_document(file)).encode()


def _document(file: TextsFile) -> Iterator[str]:
    yield '<?xml version="1.0" encoding="UTF-8"?>\n'
    yield opening("xliff", {"version": "1.2", "xmlns": NAMESPACE}) + "\n"
    for game, units in groupby(file.units, lambda unit: unit.id.partition(":")[0]):
        attributes = {
            "original": game,
            "source-language": file.source_language,
            "target-language": file.target_language,
            "datatype": "plaintext",
            "tool-id": TOOL,
        }
        yield opening("file", attributes) + "\n"
        yield f'<header><tool tool-id="{TOOL}" tool-name="Tilewright"/></header>\n<body>\n'
        for unit in units:
            yield _unit(unit) + "\n"
        yield "</body>\n</file>\n"
    yield "</xliff>\n"


def _unit(unit: Unit) -> str:
    source, target, began, answers = cut(unit.source, unit.target, unit.began, unit.answers)
    attributes = {"id": unit.id, "xml:space": "preserve", "approved": "yes" if unit.state == REVIEWED else ""}
    if unit.limit:
        attributes |= {"maxwidth": str(unit.limit), "size-unit": "char"}
    inside = element("source", {}, _coded(source)) + _target(target, unit.state)
    if unit.note:
        inside += element("note", {"from": "designer"}, plain(unit.note))
    contexts = ((name, getattr(unit, name)) for name in _CONTEXTS)
    known = [
        element("context", {"context-type": f"x-{name}"}, plain(text)) for name, text in contexts if text
    ]
    if known:
        inside += element("context-group", {"purpose": "information"}, "".join(known))
    if unit.began:
        was = {"alttranstype": "previous-version", "tool-id": TOOL, "xml:space": "preserve"}
        inside += element(
            "alt-trans", was, element("source", {}, _coded(answers)) + _target(began, unit.began_state)
        )
    return element("trans-unit", attributes, inside)


def _target(pieces: list[Piece], state: str) -> str:
    name, qualifier = _STATES[state]
    return element("target", {"state": name, "state-qualifier": qualifier}, _coded(pieces))


def _coded(pieces: list[Piece]) -> str:
    return "".join(plain(each) if isinstance(each, str) else _code(*each) for each in pieces)


def _code(text: str, mark: str) -> str:
    return element("ph", {"id": mark, "ctype": "x-placeholder", "equiv-text": text}, text)


def read(content: bytes) -> TextsFile:
    """The units of an XLIFF 1.2 document."""
    units: list[Unit] = []
    languages: dict[str, tuple[str, str]] = {}

    def take(node: Node, around: Mapping[str, Mapping[str, str]]) -> None:
        file = around.get("file", {})
        spoken = file.get("source-language", ""), file.get("target-language", "")
        first = next(iter(languages.values()), spoken)
        if spoken != first:
            args = {"is": spoken[1] or "-", "first": first[1] or "-"}
            raise TextsFileError(str(node.line), Fault((), "texts-languages", args))
        languages.setdefault(file.get("original", ""), spoken)
        check_count(len(units) + 1)
        units.append(_read_unit(node))

    read_units(content, "trans-unit", take)
    source, target = next(iter(languages.values()), ("", ""))
    return TextsFile(source, target, units)


def _read_unit(node: Node) -> Unit:
    codes: dict[str, str] = {}
    source = _text(node.first("source"), codes)
    written = node.first("target")
    target = _text(written, codes)
    was = next(
        (each for each in node.all("alt-trans") if each.attributes.get("tool-id") == TOOL),
        None,
    )
    began = was.first("target") if was else None
    contexts = {
        each.attributes.get("context-type", ""): each.text
        for group in node.all("context-group")
        for each in group.all("context")
    }
    notes = [each.text for each in node.all("note") if each.attributes.get("from") == "designer"]
    is_approved = node.attributes.get("approved") == "yes"
    return Unit(
        id=node.attributes.get("id", ""),
        source=source,
        target=target,
        state=_read_state(written, target, is_approved=is_approved),
        began=_text(began, codes),
        began_state=_read_state(began, _text(began, codes)),
        answers=_text(was.first("source"), codes) if was else "",
        note=notes[0] if notes else "",
        limit=_limit(node),
        place=str(node.line),
        **{name: contexts.get(f"x-{name}", "") for name in _CONTEXTS},
    )


def _limit(node: Node) -> int:
    width = node.attributes.get("maxwidth", "")
    is_ours = node.attributes.get("size-unit") == "char" and width.isascii() and width.isdecimal()
    return int(width) if is_ours and len(width) < 9 else 0


def _read_state(node: Node | None, text: str, *, is_approved: bool = False) -> str:
    """The state as it is called here. Tools leave the attribute out, or write ones of their own: what has a
    text is a draft then."""
    given = node.attributes.get("state", "") if node else ""
    if not text:
        return MISSING
    if is_approved and given in ("", "translated", "final", "signed-off"):
        return REVIEWED
    if given.startswith("needs-") and node and node.attributes.get("state-qualifier") in _BY_MACHINE:
        return MACHINE
    return _READ.get(given, DRAFT)


def _text(node: Node | None, codes: dict[str, str]) -> str:
    """The text of an element with codes as the placeholders that they stand for."""
    if node is None:
        return ""
    found = []
    for each in node.inside:
        if isinstance(each, str):
            found.append(each)
        elif each.name in ("ph", "x", "it", "bpt", "ept", "bx", "ex"):
            mark = each.attributes.get("id", "")
            text = each.text or each.attributes.get("equiv-text", "") or codes.get(mark, "")
            codes.setdefault(mark, text)
            found.append(text)
        else:
            found.append(_text(each, codes))
    return "".join(found)


def is_mine(head: bytes) -> bool:
    """Whether a file begins like an XLIFF of this version."""
    plain = head.replace(b"\0", b"")
    return b"<xliff" in plain and (
        NAMESPACE.encode() in plain or b'version="1.' in plain.partition(b"<xliff")[2]
    )


FORMAT = Format(
    name="xliff12",
    label="XLIFF 1.2",
    suffix=".xlf",
    media_type="application/x-xliff+xml",
    order=1,
    write=write,
    read=read,
    is_mine=is_mine,
)
