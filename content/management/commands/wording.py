"""``manage.py wording dump``: write what people have worded in the studio back into ``locale/``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.actions.dump_wording import dump_wording, planned_files
from content.management.commands.packs import terminal_language
from content.messages.dump import PatchedFile
from content.models import Language, OwnMessage
from content.wording import wording


class Command(BaseCommand):
    """Dumps own wordings, or shows what that would change."""

    help = "Write the messages that people have worded in the studio back into locale/."

    def add_arguments(self, parser: CommandParser) -> None:
        """What is to be done."""
        parser.add_argument(
            "--lang", default=terminal_language(), help="language of the messages: en, es, it, de"
        )
        deeds = parser.add_subparsers(dest="deed", required=True)
        dump = deeds.add_parser("dump", help="write own wordings into their files")
        dump.add_argument(
            "--language", action="append", default=[], help="only this language; may be repeated"
        )
        dump.add_argument(
            "--check",
            action="store_true",
            help="write nothing, show what would change; fail if anything would",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Write or show."""
        words = wording(options["lang"])
        known = list(Language.objects.values_list("pk", flat=True))
        for code in options["language"]:
            if code not in known:
                told = {"is": code, "allowed": ", ".join(known)}
                raise CommandError(words.say("wording-no-language", told))
        OwnMessage.notice()
        rows, files = planned_files(options["language"])
        changed = [file for file in files if file.is_changed]
        for file in changed:
            self.stdout.write(file.diff(_name(file)).rstrip("\n") if options["check"] else _name(file))
        if options["check"]:
            if changed:
                raise CommandError(words.say("wording-would-change", {"files": len(changed)}))
            self.stdout.write(words.say("wording-nothing"))
            return
        dump_wording(rows, files)
        said = words.say("wording-dumped", {"messages": len(rows)}) if rows else words.say("wording-nothing")
        self.stdout.write(said)


def _name(file: PatchedFile) -> str:
    root = Path(settings.BASE_DIR)
    return file.path.relative_to(root).as_posix() if file.path.is_relative_to(root) else str(file.path)
