"""Why a deed was refused. Each refusal carries what a page, the API or a command needs to tell people what
to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from content.entries.document import Document
from content.entries.fault import LocatedFault
from content.merge import Change
from engine.schema import Fault

if TYPE_CHECKING:
    from content.language_uses import Uses


class ContentError(Exception):
    """A deed on content that was refused; nothing has changed."""


@dataclass
class InvalidError(ContentError):
    """The fields of an entry or text are not sound."""

    faults: list[Fault]


@dataclass
class StaleVersionError(ContentError):
    """Somebody else saved the same thing meanwhile: what both started from, what is stored now, what was
    to be saved."""

    base: Document | None
    theirs: Document
    mine: Document
    version: int
    by: str


@dataclass
class InUseError(ContentError):
    """An entry cannot go while others refer to it: (kind, slug, path) of each mention."""

    mentions: list[tuple[str, str, str]]


class KitChangedError(ContentError):
    """What belongs to an entry is no longer what somebody looked at."""


@dataclass
class FrozenSlugError(ContentError):
    """A released entry keeps its slug for ever."""

    slug: str


@dataclass
class PackFaultsError(ContentError):
    """A pack on disk is not sound."""

    faults: list[LocatedFault]
    game: str = ""


@dataclass
class PackConflictsError(ContentError):
    """A pack on disk and local edits changed the same things: by entry, what differs."""

    conflicts: dict[tuple[str, str], list[Change]]


@dataclass
class WithdrawnError(ContentError):
    """What was to be done needs a release that stands; this one is withdrawn."""

    number: int
    reason: str


@dataclass
class NotWithdrawnError(ContentError):
    """A withdrawal was to be taken back where there is none."""

    number: int


@dataclass
class SheetFaultsError(ContentError):
    """A spreadsheet that cannot be taken: each fault with its cell or row."""

    faults: list[tuple[str, Fault]]


@dataclass
class TextFileFaultsError(ContentError):
    """A file for translators that cannot be made or taken: each fault with the text or the line it is
    about."""

    faults: list[tuple[str, Fault]]


@dataclass
class NotAllowedError(ContentError):
    """The person's role does not include this."""

    what: str


@dataclass
class ChangedMeanwhileError(ContentError):
    """Somebody else changed the same user or language since the page was shown."""

    what: str


@dataclass
class LanguageInUseError(ContentError):
    """A language cannot go while content hangs on it."""

    uses: Uses
