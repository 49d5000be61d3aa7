"""PO, the format of gettext: the id is the context, the source the ``msgid``.

Stale and machine translations are ``fuzzy``, stale ones with the previous ``msgid``. Comments that begin with
``#.`` tell people what they need to know; the last of them, in JSON, is for us.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

import msgspec

from content.exchange.format import Format, TextsFileError, check_count, check_size
from content.exchange.unit import DRAFT, LONGEST_TEXT, MACHINE, MISSING, STALE, STATES, TextsFile, Unit
from content.placeholders import PLACEHOLDER
from engine.schema import Fault

MARK = "tilewright "
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
_MUST_ESCAPE = re.compile(r'[\\"\n\t]')
_ESCAPED = re.compile(r"\\(?:([abfnrtv\\\"'?])|([0-7]{1,3})|x([0-9A-Fa-f]{1,6}))")
_NAMED = {"a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v"}
_LANGUAGE = re.compile(r"^Language:[ \t]*([A-Za-z0-9_@-]*)", re.MULTILINE)
_SOURCE_LANGUAGE = re.compile(r"^X-Source-Language:[ \t]*([A-Za-z0-9_@-]*)", re.MULTILINE)
_FUZZY = (STALE, MACHINE)
_TOLD = ("began", "began_state", "answers", "note", "limit", "kind", "entry", "field", "rules", "picture")


class _Told(msgspec.Struct, omit_defaults=True):
    """What the comment for us holds."""

    state: str = MISSING
    began: str = ""
    began_state: str = MISSING
    answers: str = ""
    note: str = ""
    limit: int = 0
    kind: str = ""
    entry: str = ""
    field: str = ""
    rules: str = ""
    picture: str = ""


def write(file: TextsFile) -> bytes:
    """Units as a PO file in UTF-8."""
    return "\n".join("\n".join(lines) + "\n" for lines in _entries(file)).encode()


def _entries(file: TextsFile) -> Iterator[list[str]]:
    moment = file.made_at or "1970-01-01 00:00+0000"
    head = {
        "Project-Id-Version": "Tilewright",
        "POT-Creation-Date": moment,
        "PO-Revision-Date": moment,
        "Last-Translator": "Tilewright",
        "Language-Team": file.target_language,
        "Language": file.target_language.replace("-", "_"),
        "MIME-Version": "1.0",
        "Content-Type": "text/plain; charset=UTF-8",
        "Content-Transfer-Encoding": "8bit",
        "X-Generator": "Tilewright",
        "X-Source-Language": file.source_language.replace("-", "_"),
    }
    yield ['msgid ""', 'msgstr ""', *(f'"{name}: {value}\\n"' for name, value in head.items())]
    for unit in file.units:
        yield _entry(unit)


def _entry(unit: Unit) -> list[str]:
    where = " · ".join(_one_line(part) for part in (unit.kind, unit.entry, unit.field) if part)
    lines = [f"#. {where}"] if where else []
    if unit.note:
        lines.append(f"#. {_one_line(unit.note)}")
    if unit.limit:
        lines.append(f"#. max. {unit.limit}")
    if unit.rules:
        lines.append(f"#. → {_one_line(unit.rules)}")
    told = _Told(unit.state, **{name: getattr(unit, name) for name in _TOLD})
    lines.append(f"#. {MARK}{msgspec.json.encode(told).decode()}")
    if unit.picture:
        lines.append(f"#: {unit.picture}")
    flags = ["fuzzy"] if unit.state in _FUZZY and unit.target else []
    if _is_plain_template(unit.source):
        flags.append("python-brace-format")
    if flags:
        lines.append("#, " + ", ".join(flags))
    if unit.state == STALE and unit.answers and unit.answers != unit.source:
        lines.append(f"#| msgctxt {_quoted(unit.id)}")
        lines += [f"#| {line}" for line in _string("msgid", unit.answers)]
    lines += _string("msgctxt", unit.id)
    return [*lines, *_string("msgid", unit.source), *_string("msgstr", unit.target)]


def _is_plain_template(source: str) -> bool:
    """Whether braces stand around placeholders only, so that gettext can compare them."""
    rest = PLACEHOLDER.sub("", source)
    return rest != source and "{" not in rest and "}" not in rest


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _string(keyword: str, text: str) -> list[str]:
    """A keyword with its text, a line of the file for each of the text."""
    parts = text.split("\n")
    if len(parts) == 1:
        return [f"{keyword} {_quoted(text)}"]
    pieces = [f"{part}\n" for part in parts[:-1]] + ([parts[-1]] if parts[-1] else [])
    return [f'{keyword} ""', *(_quoted(piece) for piece in pieces)]


def _quoted(text: str) -> str:
    return '"' + _MUST_ESCAPE.sub(lambda found: _ESCAPES[found[0]], text) + '"'


@dataclass(slots=True)
class _Message:
    """One entry of a file while it is read."""

    line: int = 0
    comments: list[str] = field(default_factory=list)
    flags: set[str] = field(default_factory=set)
    texts: dict[str, list[str]] = field(default_factory=dict)
    length: int = 0

    def text(self, keyword: str) -> str:
        return "".join(self.texts.get(keyword, ()))


def read(content: bytes) -> TextsFile:
    """The units of a PO file."""
    check_size(content)
    units: list[Unit] = []
    source_language = target_language = ""
    for message in _messages(_decoded(content)):
        if "msgctxt" not in message.texts and not message.text("msgid"):
            head = message.text("msgstr")
            found, of_source = _LANGUAGE.search(head), _SOURCE_LANGUAGE.search(head)
            target_language = found[1].replace("_", "-") if found else ""
            source_language = of_source[1].replace("_", "-") if of_source else ""
            continue
        check_count(len(units) + 1)
        units.append(_read_unit(message))
    return TextsFile(source_language, target_language, units)


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise TextsFileError("", Fault((), "texts-encoding")) from None


def _messages(text: str) -> Iterator[_Message]:
    """The entries, one after the other; those that are commented out are passed over."""
    message, keyword = _Message(), ""
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip(" \t\r")
        if not line or line.startswith("#~"):
            continue
        is_comment = line.startswith("#")
        starts_anew = is_comment or line.startswith(("msgctxt", "msgid "))
        if starts_anew and ("msgstr" in message.texts):
            yield message
            message, keyword = _Message(), ""
        if is_comment:
            if line.startswith("#."):
                message.comments.append(line[2:].lstrip(" "))
            elif line.startswith("#,"):
                message.flags.update(flag.strip() for flag in line[2:].split(","))
            continue
        if not line.startswith('"'):
            keyword, _, line = line.partition(" ")
            line = line.strip()
            if keyword not in ("msgctxt", "msgid", "msgstr") or keyword in message.texts:
                raise _no_line(number, raw)
            message.line = message.line or number
            message.texts[keyword] = []
        if len(line) < 2 or not line.startswith('"') or not line.endswith('"') or not keyword:
            raise _no_line(number, raw)
        piece = _ESCAPED.sub(_character, line[1:-1])
        message.length += len(piece)
        if message.length > 4 * LONGEST_TEXT:
            raise TextsFileError(str(number), Fault((), "texts-huge"))
        message.texts[keyword].append(piece)
    if "msgid" in message.texts:
        yield message


def _no_line(number: int, raw: str) -> TextsFileError:
    shown = raw.strip()[:60].replace("\0", "\ufffd")  # no database keeps that one
    return TextsFileError(str(number), Fault((), "texts-po", {"is": shown}))


def _character(found: re.Match[str]) -> str:
    if found[1]:
        return _NAMED.get(found[1], found[1])
    code = int(found[2], 8) if found[2] else int(found[3], 16)
    return chr(code) if code < 0x110000 and not 0xD800 <= code < 0xE000 else "\ufffd"


def _read_unit(message: _Message) -> Unit:
    told = _told(message)
    target = message.text("msgstr")
    return Unit(
        id=message.text("msgctxt"),
        source=message.text("msgid"),
        target=target,
        state=_read_state(told.state, target, is_fuzzy="fuzzy" in message.flags),
        place=str(message.line),
        **{name: getattr(told, name) for name in _TOLD},
    )


def _told(message: _Message) -> _Told:
    """What we told ourselves. A comment that somebody has changed is as good as none."""
    for comment in message.comments:
        if comment.startswith(MARK):
            try:
                told = msgspec.json.decode(comment.removeprefix(MARK), type=_Told)
            except msgspec.DecodeError:
                continue
            if {told.state, told.began_state} <= set(STATES):
                return told
    return _Told()


def _read_state(told: str, target: str, *, is_fuzzy: bool) -> str:
    """PO says of a translation only whether it is fuzzy; the rest is as we told it."""
    if not target:
        return MISSING
    if is_fuzzy:
        return told if told in _FUZZY else DRAFT
    return DRAFT if told in (*_FUZZY, MISSING) else told


def is_mine(head: bytes) -> bool:
    """Whether a file begins like a PO file."""
    return re.search(rb'^\s*msg(id|ctxt)\s+"', head, re.MULTILINE) is not None


FORMAT = Format(
    name="po",
    label="PO (gettext)",
    suffix=".po",
    media_type="text/x-gettext-translation",
    order=4,
    write=write,
    read=read,
    is_mine=is_mine,
)
