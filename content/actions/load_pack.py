"""Load a pack from disk into the database, three-way: what only the pack changed comes in, what only we
changed stays."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from django.db import transaction

from content.actions.allow import require
from content.actions.delete_entry import note_deletion, users_of
from content.actions.store_art import keep_picture
from content.connections import count_rows
from content.disk.folder import read_folder
from content.disk.pack_reader import PackSource, read_pack
from content.entries.document import Document, Place
from content.entries.fault import LocatedFault
from content.entries.pack import PackContent
from content.errors import PackConflictsError, PackFaultsError
from content.file_checks import file_faults
from content.language_codes import native_name
from content.logbook import log_when_kept, name_of
from content.merge import Change, compare, merged
from content.models import Entry, Language, Pack, PackFile, Revision, Translation
from content.pictures import Picture
from content.store import lock, read_documents, write_documents
from content.terms.base import FILE as TERMS
from engine.games import games
from engine.schema.walk import text_fields

if TYPE_CHECKING:
    from django.contrib.auth.models import User

log = logging.getLogger(__name__)

Prefer = Literal["theirs", "mine"]
Key = tuple[str, str]


@dataclass(slots=True)
class LoadReport:
    """What loading did: entries added, changed and removed, and those whose local edits were kept."""

    game: str
    added: list[Key] = field(default_factory=list)
    changed: list[Key] = field(default_factory=list)
    removed: list[Key] = field(default_factory=list)
    kept: list[Key] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        """Whether the database already held the pack."""
        return not (self.added or self.changed or self.removed)


def checked(folder: Path) -> tuple[PackContent, PackSource, dict[str, Picture]]:
    """A pack's folder read and checked; every fault is in the content's list."""
    source, pictures, faults = read_folder(folder)
    content = read_pack(source)
    content.faults = sorted([*faults, *content.faults, *file_faults(content, source)], key=_by_place)
    return content, source, pictures


def _by_place(located: LocatedFault) -> tuple[str, int]:
    return located.file, located.line


@transaction.atomic
def load_pack(folder: Path, *, author: User | None, prefer: Prefer | None = None) -> LoadReport:
    """Load a folder. With faults, or with conflicts and no preference, nothing changes and the refusal
    lists them all."""
    require(author, "content.add_pack")
    began = time.monotonic()
    content, source, pictures = checked(folder)
    if content.faults:
        raise PackFaultsError(content.faults, content.game)
    loading = _Loading(content, author, prefer or "mine")
    conflicts = loading.conflicts()
    if conflicts and prefer is None:
        raise PackConflictsError(conflicts)
    for picture in pictures.values():
        keep_picture(picture, author=author)
    report = loading.apply(source)
    if not report.is_empty:
        transaction.on_commit(count_rows)
    log_when_kept(
        log,
        "pack loaded",
        game=report.game,
        added=len(report.added),
        changed=len(report.changed),
        removed=len(report.removed),
        kept=len(report.kept),
        by=name_of(author),
        seconds=time.monotonic() - began,
    )
    return report


def base_content(pack: Pack | None) -> PackContent:
    """The pack as it was last loaded."""
    return read_pack(base_source(pack), as_it_was=True) if pack and pack.files.exists() else PackContent()


def base_source(pack: Pack) -> PackSource:
    """The files of the pack as they were last loaded."""
    source = PackSource({})
    for file in pack.files.all():
        if file.path.endswith(".png"):
            source.art[file.path] = file.content
        else:
            source.files[file.path] = file.content.encode()
    return source


def compare_packs(
    base: dict[Key, Document], theirs: dict[Key, Document], mine: dict[Key, Document]
) -> dict[Key, list[Change]]:
    """By entry, everything that departs from the base on either side. What one side edited and the other
    took away is a conflict, even where the edit filled an empty field."""
    plan = {}
    for key in {*base, *theirs, *mine}:
        changes = compare(base.get(key), theirs.get(key), mine.get(key))
        edited = "mine" if key not in theirs else "theirs" if key not in mine else ""
        if edited and key in base:
            changes = [
                replace(change, verdict="conflict") if change.verdict == edited else change
                for change in changes
            ]
        if changes:
            plan[key] = changes
    return plan


class _Loading:
    """One pack on its way into the database."""

    def __init__(self, content: PackContent, author: User | None, prefer: Prefer) -> None:
        self.content = content
        self.author = author
        self.prefer: Prefer = prefer
        self.pack = lock(content.game) if Pack.objects.filter(pk=content.game).exists() else None
        before = base_content(self.pack)
        self.base, self.base_languages = before.documents, set(before.languages)
        self.mine = read_documents(self.pack) if self.pack else {}
        self.plan = compare_packs(self.base, content.documents, self.mine)
        self.report = LoadReport(content.game)

    def conflicts(self) -> dict[Key, list[Change]]:
        """By entry, what both sides changed differently; all of its changes if one side changed and the
        other deleted it."""
        found = {}
        for key, changes in sorted(self.plan.items()):
            both = [change for change in changes if change.verdict == "conflict"]
            both += [change for change in changes if change.place in self._homeless(key)]
            if both or self._is_deleted_and_changed(key):
                found[key] = both or changes
        return found

    def _homeless(self, key: Key) -> set[Place]:
        """Texts written here for which what the pack brings leaves no room."""
        theirs, ours = self.content.documents.get(key), self.mine.get(key)
        if theirs is None or ours is None:
            return set()
        result = merged(self.base.get(key), theirs, ours, prefer=self.prefer)
        rooms, before = self._rooms(result), self._rooms(ours)
        return {("texts", field) for field in result.texts if field not in rooms and field in before}

    def _rooms(self, document: Document) -> set[str]:
        """The addresses of the texts an entry can have; of a kind that is no longer declared, those it
        has."""
        kind = games()[self.content.game].kinds.get(document.kind)
        return set(text_fields(kind.record, document.data) if kind else document.texts)

    def _is_deleted_and_changed(self, key: Key) -> bool:
        base, theirs, ours = self.base.get(key), self.content.documents.get(key), self.mine.get(key)
        if base is None or (theirs is None) == (ours is None):
            return False
        return base not in (theirs, ours)

    def apply(self, source: PackSource) -> LoadReport:
        """Write everything the comparison asks for, in a handful of queries, however much it is."""
        pack = self._write_pack()
        wanted: list[tuple[Document, Revision.Verb]] = []
        gone = []
        for key, changes in sorted(self.plan.items()):
            verdicts = {change.verdict for change in changes}
            base, theirs, ours = self.base.get(key), self.content.documents.get(key), self.mine.get(key)
            if "mine" in verdicts or ("conflict" in verdicts and self.prefer == "mine"):
                self.report.kept.append(key)
            if theirs is None:
                if base is not None and ours is not None and (ours == base or self.prefer == "theirs"):
                    gone.append(key)
            elif ours is None:
                if base is None or (theirs != base and self.prefer == "theirs"):
                    wanted.append((theirs, Revision.Verb.LOADED))
                    self.report.added.append(key)
            else:
                result = merged(base, theirs, ours, prefer=self.prefer)
                rooms = self._rooms(result)
                result.texts = {field: text for field, text in result.texts.items() if field in rooms}
                result.notes = {field: note for field, note in result.notes.items() if field in rooms}
                if result != ours:
                    wanted.append((result, Revision.Verb.LOADED))
                    self.report.changed.append(key)
        write_documents(pack, wanted, author=self.author)
        self._remove(pack, gone)
        self._drop_languages(pack)
        _keep_files(pack, source)
        return self.report

    def _write_pack(self) -> Pack:
        """The pack, with the languages that came since it was last loaded; a choice that was made here
        stays."""
        theirs = set(self.content.languages)
        for code in (self.content.source, *theirs):
            Language.objects.get_or_create(code=code, defaults={"name": native_name(code)})
        pack = self.pack or Pack.objects.create(game=self.content.game, source_id=self.content.source)
        pack.languages.add(*Language.objects.filter(code__in=theirs - self.base_languages))
        return pack

    def _drop_languages(self, pack: Pack) -> None:
        """Languages that went since then go, unless something written here is left in them."""
        written = Translation.objects.filter(unit__entry__game=pack).exclude(text="")
        still = set(written.values_list("language", flat=True))
        gone = self.base_languages - set(self.content.languages) - still
        pack.languages.remove(*Language.objects.filter(code__in=gone))

    def _remove(self, pack: Pack, gone: list[Key]) -> None:
        """Delete what the pack no longer holds; what an entry that stays still mentions is kept and
        reported."""
        doomed = {key: Entry.objects.get(game=pack, kind=key[0], slug=key[1]) for key in gone}
        for key, entry in doomed.items():
            if any((m.entry.kind, m.entry.slug) not in doomed for m in users_of(entry)):
                self.report.kept.append(key)
                continue
            note_deletion(entry, author=self.author)
            entry.delete()
            self.report.removed.append(key)


def _keep_files(pack: Pack, source: PackSource) -> None:
    """Remember the files as the base of the next comparison."""
    wanted = {path: content.decode() for path, content in source.files.items()} | source.art
    existing = {file.path: file for file in pack.files.all()}
    stale = [file.pk for path, file in existing.items() if path not in wanted]
    PackFile.objects.filter(pk__in=stale).delete()
    fresh, changed = [], []
    for path, content in wanted.items():
        file = existing.get(path)
        if file is None:
            fresh.append(PackFile(pack=pack, path=path, content=content))
        elif file.content != content:
            file.content = content
            changed.append(file)
    PackFile.objects.bulk_create(fresh)
    PackFile.objects.bulk_update(changed, ["content"])
    if any(file.path == TERMS for file in (*fresh, *changed)):  # checks read every text by them
        Translation.objects.filter(unit__entry__game=pack).update(remarks=None)
