"""``manage.py packs``: check, load, dump, compare and start packs on disk."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.actions.dump_pack import dump_pack
from content.actions.load_pack import base_content, checked, compare_packs, load_pack
from content.actions.new_entry_file import new_entry_file, new_pack_file
from content.checks import Level
from content.entries.fault import LocatedFault
from content.errors import PackConflictsError, PackFaultsError
from content.file_checks import located, text_faults
from content.merge import Change
from content.message_faults import message_faults
from content.models import Pack
from content.snapshots import snapshot_bytes
from content.store import read_documents
from content.verdict import judge
from content.wording import fault_text, wording
from engine.games import games
from engine.schema import spell_path
from engine.schema.json_schema import json_schema


class Command(BaseCommand):
    """Works on packs under ``content/packs/`` or in any folder."""

    help = "Check, load, dump, compare and start packs on disk."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """One sub-command per deed."""
        parser.add_argument(
            "--lang", default=terminal_language(), help="language of the messages: en, es, it, de"
        )
        deeds = parser.add_subparsers(dest="deed", required=True)
        for name, explained in (
            ("check", "report every fault of packs"),
            ("load", "load packs into the database; local edits are kept or reported, never discarded"),
            ("diff", "show what differs between packs on disk and the database"),
        ):
            deed = deeds.add_parser(name, help=explained)
            deed.add_argument(
                "folder", nargs="*", type=Path, help="pack folders (default: all shipped packs)"
            )
            if name == "load":
                deed.add_argument("--prefer", choices=("mine", "theirs"), help="whom to follow in conflicts")
        dump = deeds.add_parser("dump", help="write a game's content from the database to disk")
        dump.add_argument("game", nargs="*", help="games (default: all that are loaded)")
        dump.add_argument("--to", type=Path, help="folder to write into (default: the shipped packs' folder)")
        new = deeds.add_parser(
            "new", help="start a pack, or an entry of a kind with all its fields explained"
        )
        new.add_argument("game")
        new.add_argument("kind", nargs="?")
        new.add_argument("slug", nargs="?")
        new.add_argument(
            "--in", dest="folder", type=Path, help="the pack's folder (default: the shipped one)"
        )
        schema = deeds.add_parser("schema", help="print the JSON Schema of a kind, for code editors")
        schema.add_argument("game")
        schema.add_argument("kind")

    def handle(self, *args: Any, **options: Any) -> None:
        """Run the sub-command."""
        self.words = wording(options["lang"])
        deeds: dict[str, Callable[..., None]] = {
            "check": self.check_packs,
            "load": self.load,
            "diff": self.diff,
            "dump": self.dump,
            "new": self.new,
            "schema": self.schema,
        }
        deeds[options["deed"]](**options)

    def check_packs(self, folder: list[Path], **_: Any) -> None:
        """Report all faults of all packs, and play those that have none; fail if there are any."""
        total = 0
        for path in _folders(folder):
            content, source, _pictures = checked(path)
            faults, games = content.faults or [*text_faults(content, source), *message_faults(content)], 0
            if not faults:
                verdict = judge(content, snapshot_bytes(content), least=Level.ERROR)
                faults = [located(finding, source, content.source) for finding in verdict.errors]
                games = verdict.trial.games if verdict.trial is not None else 0
            total += len(faults)
            self._print_faults(path, faults, content.game)
            if not faults:
                args = {
                    "pack": path.name,
                    "entries": len(content.documents),
                    "languages": len(content.languages) + 1,
                    "games": games,
                }
                self.stdout.write(self.words.say("packs-sound", args))
        if total:
            raise CommandError(self.words.say("packs-faults", {"faults": total}))

    def load(self, folder: list[Path], prefer: Any, **_: Any) -> None:
        """Load packs; a refusal lists everything and changes nothing."""
        for path in _folders(folder):
            try:
                report = load_pack(path, author=None, prefer=prefer)
            except PackFaultsError as error:
                self._print_faults(path, error.faults, error.game)
                raise CommandError(self.words.say("packs-faults", {"faults": len(error.faults)})) from None
            except PackConflictsError as error:
                for key, changes in error.conflicts.items():
                    self._print_changes(key, changes)
                raise CommandError(
                    self.words.say("packs-conflicts", {"entries": len(error.conflicts)})
                ) from None
            self.stdout.write(
                self.words.say(
                    "packs-loaded",
                    {
                        "pack": report.game,
                        "added": len(report.added),
                        "changed": len(report.changed),
                        "removed": len(report.removed),
                        "kept": len(report.kept),
                    },
                )
            )

    def diff(self, folder: list[Path], **_: Any) -> None:
        """Show by entry and field what differs, and whose change it is."""
        for path in _folders(folder):
            content, _source, _pictures = checked(path)
            if content.faults:
                self._print_faults(path, content.faults, content.game)
                raise CommandError(self.words.say("packs-faults", {"faults": len(content.faults)}))
            pack = Pack.objects.filter(pk=content.game).first()
            mine = read_documents(pack) if pack else {}
            plan = compare_packs(base_content(pack).documents, content.documents, mine)
            shown = 0
            for key, changes in sorted(plan.items()):
                differing = [change for change in changes if change.verdict != "same"]
                shown += bool(differing)
                self._print_changes(key, differing)
            if not shown:
                self.stdout.write(self.words.say("packs-same", {"pack": path.name}))

    def dump(self, game: list[str], to: Path | None, **_: Any) -> None:
        """Write packs to disk."""
        packs = Pack.objects.filter(pk__in=game) if game else Pack.objects.all()
        missing = sorted(set(game) - {pack.pk for pack in packs})
        if missing:
            raise CommandError(self.words.say("packs-not-loaded", {"game": ", ".join(missing)}))
        for pack in packs:
            wrote, removed = dump_pack(pack, (to or shipped_folder()) / pack.game)
            args = {"pack": pack.game, "written": len(wrote), "removed": len(removed)}
            self.stdout.write(self.words.say("packs-dumped", args))

    def new(self, game: str, kind: str | None, slug: str | None, folder: Path | None, **_: Any) -> None:
        """Start a pack, or an entry."""
        declared = games().get(game)
        if declared is None:
            raise CommandError(
                self.words.say("fault-unknown-game", {"is": game, "allowed": ", ".join(games())})
            )
        home = folder or shipped_folder() / game
        if kind is None:
            path = new_pack_file(game, home)
        elif kind not in declared.kinds:
            args = {"game": game, "is": kind, "allowed": ", ".join(declared.kinds)}
            raise CommandError(self.words.say("fault-unknown-kind", args))
        elif slug is None:
            raise CommandError(self.words.say("packs-new-slug"))
        else:
            path = new_entry_file(declared, declared.kinds[kind], slug, home)
        if path is None:
            raise CommandError(self.words.say("packs-new-exists"))
        self.stdout.write(self.words.say("packs-new", {"file": str(path)}))

    def schema(self, game: str, kind: str, **_: Any) -> None:
        """Print a JSON Schema."""
        try:
            declared = games()[game].kinds[kind]
        except KeyError as error:
            raise CommandError(self.words.say("packs-no-kind", {"kind": f"{game}/{kind}"})) from error
        self.stdout.write(json.dumps(json_schema(games()[game], declared), indent=2, ensure_ascii=False))

    def _print_faults(self, folder: Path, faults: list[LocatedFault], game: str) -> None:
        for each in faults:
            place = spell_path(each.fault.path)
            told = fault_text(each.fault, self.words.language, game)
            self.stderr.write(f"{folder / each.file}:{each.line}: {place + ': ' if place else ''}{told}")

    def _print_changes(self, key: tuple[str, str], changes: list[Change]) -> None:
        for change in changes:
            verdict = self.words.say(f"verdict-{change.verdict}")
            self.stdout.write(f"{key[0]}/{key[1]} {'.'.join(change.place)}: {verdict}")
            for name in ("base", "theirs", "mine"):
                self.stdout.write(f"    {self.words.say(f'side-{name}')}: {_short(getattr(change, name))}")


def shipped_folder() -> Path:
    """Where the packs of this repository lie."""
    return Path(settings.BASE_DIR) / "content" / "packs"


def _folders(given: list[Path]) -> list[Path]:
    if not given:
        return sorted(path.parent for path in shipped_folder().glob("*/pack.yaml"))
    for folder in given:
        if not folder.is_dir():
            raise CommandError(f"{folder}: no such folder")
    return given


def _short(value: Any) -> str:
    text = (
        "–"
        if value is None
        else value
        if isinstance(value, str)
        else json.dumps(value, default=_plain, ensure_ascii=False)
    )
    return text if len(text) <= 100 else text[:97] + "..."


def _plain(value: Any) -> Any:
    return getattr(value, "text", str(value))


def terminal_language() -> str:
    """The language of the terminal, if the studio speaks it."""
    code = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en")[:2]
    return code if code in dict(settings.LANGUAGES) else "en"
