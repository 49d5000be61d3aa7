"""What is wrong with content: a path, a message key with arguments, and what was perhaps meant.

Faults are values. They are worded by `engine.wording` from the messages ``fault-<key>`` of each language, so
that a designer reads them in their own language whether they come from a form, a pack on disk or the API.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Path = tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong, where it is, and the allowed value that comes closest to what was written.
    ``entries`` are other entries that are meant, by kind and slug: pages lead there. ``parts`` is the kind of
    which an entry's kit has too few or too many (`engine.schema.kits`)."""

    path: Path
    key: str
    args: Mapping[str, str | int] = field(default_factory=dict)
    hint: str = ""
    entries: tuple[tuple[str, str], ...] = ()
    parts: str = ""

    def under(self, prefix: Path) -> Fault:
        """The same fault seen from further out."""
        return Fault((*prefix, *self.path), self.key, self.args, self.hint, self.entries, self.parts)


def spell_path(path: Path) -> str:
    """A path as a person writes it: ``effects[0].do[1].gain.amount``."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text


def closest(wrong: str, allowed: Iterable[str]) -> str:
    """The allowed name that was probably meant, or an empty string."""
    matches = difflib.get_close_matches(wrong, list(allowed), n=1, cutoff=0.6)
    return matches[0] if matches else ""


def quoted(value: object) -> str:
    """A wrong value as it is shown in a message, cut when it is long."""
    text = value if isinstance(value, str) else _flow(value)
    return text if len(text) <= 60 else text[:57] + "..."


_PLAIN = re.compile(r"(?!(?:true|false|null|yes|no|on|off)$)[^\W\d_][\w -]*(?<! )", re.IGNORECASE)
"""Texts that need no quotation marks in YAML, whatever stands beside them."""


def _flow(value: object) -> str:
    """A value as a designer would write it into one line of a pack."""
    match value:
        case dict():
            return "{" + ", ".join(f"{_flow(name)}: {_flow(part)}" for name, part in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(_flow, value)) + "]"
        case str() if _PLAIN.fullmatch(value):
            return value
        case str() | bool() | int() | float() | None:
            # What cannot be shown, half of a character for instance, is escaped.
            return json.dumps(value, ensure_ascii=not str(value).isprintable())
    return str(value)
