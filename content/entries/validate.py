"""What is wrong with an entry by itself, as it is written in a file, typed into a form or sent to the API."""

from __future__ import annotations

from typing import Any

from content.own_text import own_field
from engine.schema import Fault, Game, KindInfo
from engine.schema.faults import closest
from engine.schema.game import RESERVED
from engine.schema.json_schema import BASIS, FRAMING, MOST_COPIES
from engine.schema.shapes import Field, IdString, MapOf, PlainString, Record, WholeNumber
from engine.schema.validate import faults_of
from engine.schema.walk import text_fields

_FRAMING = Field("framing", MapOf(IdString(), FRAMING), required=False, default={})
_FRAMINGS = Record("entry", (_FRAMING,))
_NOTE = Field("notes", MapOf(PlainString(), PlainString(300)), required=False, default={})
_NOTES = Record("entry", (_NOTE,))
_BESIDE = Record(
    "entry",
    (
        Field("copies", WholeNumber(1, MOST_COPIES), required=False, default=1),
        _FRAMING,
        _NOTE,
        Field("own", MapOf(PlainString(), BASIS), required=False, default={}),
    ),
)


def framing_faults(game: Game, framing: Any) -> list[Fault]:
    """Everything wrong with how the picture of an entry is framed."""
    return faults_of(_FRAMINGS, {"framing": framing}, game)


def note_faults(game: Game, notes: dict[str, Any]) -> list[Fault]:
    """Everything wrong with the notes of an entry by themselves."""
    return faults_of(_NOTES, {"notes": notes}, game)


def entry_faults(game: Game, kind: KindInfo, value: Any) -> list[Fault]:
    """Everything wrong with the value of an entry's file: fields of its kind, copies, framing, notes, what
    own texts rest on."""
    if not isinstance(value, dict):
        return faults_of(kind.record, value, game)
    beside = {name: value[name] for name in RESERVED if name in value}
    fields = {name: part for name, part in value.items() if name not in beside}
    found = [*faults_of(kind.record, fields, game), *faults_of(_BESIDE, beside, game)]
    if not found:
        addresses = list(text_fields(kind.record, fields))
        own = [address for address in addresses if address == own_field(kind)]
        for part, allowed in (("notes", addresses), ("own", own)):
            for address in beside.get(part, ()):
                if address not in allowed:
                    args = {"entry": kind.name, "is": address, "allowed": ", ".join(allowed) or "-"}
                    found.append(Fault((part, address), "unknown-text", args, closest(address, allowed)))
    return found
