"""``manage.py texts``: the texts of a game in one language as a file for translators, out and back in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from content.actions.exchange_texts import apply_texts, export_texts
from content.errors import TextFileFaultsError
from content.exchange.format import Format, formats
from content.management.commands.packs import terminal_language
from content.models import Pack
from content.text_filter import TextFilter
from content.text_plan import CHANGE, CONFLICT, REFUSED, VERDICTS, TextsPlan, plan_texts
from content.wording import wording
from editor.text_bundles import file_name, write_texts_bundle
from engine.schema import Fault
from engine.wording import Wording

STATES = ("all", "open", "missing", "stale", "machine", "draft", "reviewed", "unreviewed")


class Command(BaseCommand):
    """Exports and imports XLIFF, PO, CSV and XLSX files."""

    help = "Export the texts of a game in one language for translators, or take an edited file back."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """Deed, game, language and file."""
        parser.add_argument("--lang", default=terminal_language(), help="language of the messages")
        parser.add_argument("deed", choices=("export", "import"))
        parser.add_argument("game")
        parser.add_argument("file", type=Path, nargs="?", help="default for an export: GAME-LANGUAGE.xlf")
        parser.add_argument("--language", required=True, help="language of the translations, as in de")
        parser.add_argument("--format", choices=tuple(formats()), default="xliff12", help="of an export")
        parser.add_argument("--kind", default="", help="export only texts of a kind, as in item")
        parser.add_argument("--state", choices=STATES, default="all", help="export only texts in a state")
        parser.add_argument(
            "--pictures", action="store_true", help="export a zip, with a picture of each card"
        )
        parser.add_argument(
            "--dry-run", action="store_true", help="say what an import would change, and stop"
        )
        parser.add_argument(
            "--conflicts",
            action="store_true",
            help="write the file's side of what was changed in the studio meanwhile, too",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it, or list every fault and change nothing."""
        words = wording(options["lang"], options["game"])
        pack = Pack.objects.filter(pk=options["game"]).first()
        if pack is None:
            raise CommandError(words.say("packs-not-loaded", {"game": options["game"]}))
        known = sorted(pack.languages.values_list("code", flat=True))
        if options["language"] not in known:
            args_ = {"is": options["language"], "allowed": ", ".join(known) or "-"}
            raise CommandError(words.located(Fault((), "unknown-language", args_)))
        try:
            if options["deed"] == "export":
                self._export(options, words)
            else:
                self._import(options, words)
        except TextFileFaultsError as error:
            for place, fault in error.faults:
                self.stderr.write(f"{place}: {words.located(fault)}" if place else words.located(fault))
            raise CommandError(words.say("packs-faults", {"faults": len(error.faults)})) from None
        except OSError as error:
            raise CommandError(f"{options['file']}: {error.strerror}") from None

    def _export(self, options: dict[str, Any], words: Wording) -> None:
        form: Format = formats()[options["format"]]
        state = "" if options["state"] == "all" else options["state"]
        wanted = TextFilter(options["language"], options["game"], options["kind"], state)
        usual = Path(file_name(wanted, form))
        file: Path = options["file"] or (usual.with_suffix(".zip") if options["pictures"] else usual)
        if options["pictures"]:
            with file.open("wb") as out:
                texts = write_texts_bundle(out, wanted, form)["texts"]
        else:
            content = export_texts(wanted, form, author=None)
            file.write_bytes(content)
            texts = len(form.read(content).units)
        self.stdout.write(words.say("texts-exported", {"file": str(file), "texts": texts}))

    def _import(self, options: dict[str, Any], words: Wording) -> None:
        file: Path | None = options["file"]
        if file is None:
            raise CommandError("texts import GAME FILE --language LANGUAGE")
        plan = plan_texts(file.read_bytes(), author=None, language=options["language"])
        counts = {verdict: plan.count(verdict) for verdict in VERDICTS}
        if options["dry_run"]:
            self._tell(plan, words)
            told = {"changes": counts[CHANGE], "conflicts": counts[CONFLICT], "refused": counts[REFUSED]}
            told |= {"unchanged": plan.unchanged, "empty": plan.empty}
            self.stdout.write(words.say("texts-would", told))
            return
        taken = (CHANGE, CONFLICT) if options["conflicts"] else (CHANGE,)
        chosen = [each for each in plan.texts if each.verdict in taken]
        reason = {"format": formats()[plan.format].label, "file": file.name, "texts": len(chosen)}
        written = apply_texts(plan, chosen, author=None, why=words.say("texts-why", reason)[:300])
        self.stdout.write(words.say("texts-imported", {"texts": len(written)}))
        left = 0 if options["conflicts"] else counts[CONFLICT]
        if left or counts[REFUSED]:
            self.stderr.write(words.say("texts-left", {"conflicts": left, "refused": counts[REFUSED]}))

    def _tell(self, plan: TextsPlan, words: Wording) -> None:
        """What an import would change, text by text."""
        for each in plan.texts:
            self.stdout.write(f"{words.say(f'texts-{each.verdict}')}: {each.unit}")
            now = each.before.text if each.before else ""
            if each.verdict == CONFLICT:
                self.stdout.write(f"  {each.began or '–'} → {each.text}")
                self.stdout.write(f"  {words.say('texts-now')}: {now or '–'}")
            else:
                self.stdout.write(f"  {now or '–'} → {each.text}")
            for fault in (*each.faults, *each.warnings):
                self.stdout.write(f"  {words.located(fault)}")
