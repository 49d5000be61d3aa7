"""``manage.py sheets``: a game's content as a spreadsheet, out and back in."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.actions.exchange_spreadsheets import apply_plan, export_sheets, plan_import
from content.entries.document import Answer
from content.errors import SheetFaultsError
from content.merge import difference
from content.models import Pack
from content.spreadsheet_plan import SheetPlan
from content.wording import wording
from engine.wording import Wording


class Command(BaseCommand):
    """Exports and imports XLSX files."""

    help = "Export a game's content as a spreadsheet (.xlsx), or take an edited one back."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """Deed, game and file."""
        parser.add_argument("--lang", default="en", help="language of the messages: en, es, it, de")
        parser.add_argument(
            "--dry-run", action="store_true", help="say what an import would change, and stop"
        )
        parser.add_argument("deed", choices=("export", "import"))
        parser.add_argument("game")
        parser.add_argument("file", type=Path)

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it, or list every fault with its cell and change nothing."""
        words = wording(options["lang"], options["game"])
        pack = Pack.objects.filter(pk=options["game"]).first()
        if pack is None:
            raise CommandError(words.say("packs-not-loaded", {"game": options["game"]}))
        file: Path = options["file"]
        try:
            if options["deed"] == "export":
                file.write_bytes(export_sheets(pack))
                self.stdout.write(words.say("packs-new", {"file": str(file)}))
            else:
                self._import(pack, file.read_bytes(), words, is_dry=options["dry_run"])
        except SheetFaultsError as error:
            for place, fault in error.faults:
                self.stderr.write(f"{file.name} {place}: {words.located(fault)}")
            raise CommandError(words.say("packs-faults", {"faults": len(error.faults)})) from None
        except OSError as error:
            raise CommandError(f"{file}: {error.strerror}") from None

    def _import(self, pack: Pack, content: bytes, words: Wording, *, is_dry: bool) -> None:
        plan = plan_import(pack, content, author=None)
        if plan.faults:
            raise SheetFaultsError(plan.faults)
        if is_dry:
            self._tell(plan, words)
        else:
            changed = apply_plan(pack, plan, author=None)
            self.stdout.write(words.say("sheets-imported", {"entries": len(changed)}))

    def _tell(self, plan: SheetPlan, words: Wording) -> None:
        """What an import would change, place by place."""
        for planned in plan.entries:
            key = "sheets-changed" if planned.before else "sheets-added"
            self.stdout.write(words.say(key, {"entry": "/".join(planned.after.key)}))
            for change in difference(planned.before, planned.after):
                if change.place[0] != "own" and (change.base or change.theirs):
                    place = ".".join(change.place)
                    self.stdout.write(f"  {place}: {_shown(change.base)} → {_shown(change.theirs)}")
        added = sum(planned.before is None for planned in plan.entries)
        counts = {"added": added, "changed": len(plan.entries) - added, "unchanged": plan.unchanged}
        self.stdout.write(words.say("sheets-would", counts))


def _shown(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, Answer):
        value = value.text
    return "–" if value is None or value == "" else json.dumps(value, ensure_ascii=False, default=str)
