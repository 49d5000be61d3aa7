"""``manage.py print``: games as sheets, pictures, contours and virtual tables, in every language in one run.

Ends with 0 if everything is printed, with 1 if the order was refused, with 3 if something was printed whose
text does not fit its frame.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.db import DatabaseError

from content.disk.yaml_reader import read_yaml
from content.entries.fault import LocatedFault
from content.management.commands.packs import terminal_language
from content.models import Printer
from content.prints import picture_cache
from content.wording import game_name, wording
from engine.schema import Fault
from engine.schema.faults import closest, quoted
from engine.wording import Wording
from printing.compose import FaceSet
from printing.errors import FontError, LayoutError
from printing.jobs import PrintJob, Progress, Report
from printing.order import OUTPUTS, Order, printable_games
from printing.sheets.calibration import calibration
from printing.sheets.drawing import Offsets
from printing.sheets.errors import CancelledError, PrintRefusedError, refused
from printing.sheets.imposing import per_sheet
from printing.sheets.presets import DEFAULT, preset_named, shipped_presets
from printing.sheets.words import preset_name, size_name
from printing.sizes import named_sizes
from printing.writing import Staging
from studio.print_sources import Source, from_draft, from_folder, from_release

OVERFLOW = 3
"""What the command ends with when a text does not fit."""
BAR = 30


class Command(BaseCommand):
    """Prints what is asked for into a folder."""

    help = (
        "Print games: cards, tiles, tokens and everything else, fronts and backs, in every language. "
        "Without arguments: all games, all languages, all parts."
    )
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """What, from what content, how, and where to."""
        parser.add_argument("games", nargs="*", metavar="game", help="games, as in platformer (default: all)")
        parser.add_argument("--lang", default=terminal_language(), help="language of the messages")
        parser.add_argument("--to", type=Path, default=Path("prints"), help="folder (default: prints)")
        source = parser.add_mutually_exclusive_group()
        source.add_argument("--release", type=int, help="number of a release (default: the current one)")
        source.add_argument("--draft", action="store_true", help="the unpublished state of the database")
        source.add_argument("--pack", type=Path, help="a pack on disk")
        parser.add_argument("--languages", default="", help="languages, as in en,de (default: all)")
        parser.add_argument("--parts", default="", help="parts, as in heroes,tiles (default: all)")
        parser.add_argument("--cards", default="", help="single cards, as in hero/sweety,item/rope")
        parser.add_argument("--changed-since", type=int, metavar="RELEASE", help="only what looks different")
        parser.add_argument("--preset", default=DEFAULT, help=f"how it is laid out (default: {DEFAULT})")
        parser.add_argument(
            "--set",
            action="append",
            default=[],
            metavar="FIELD=VALUE",
            help="change a field of the preset, as in duplex=short_edge; repeatable",
        )
        parser.add_argument(
            "--as", dest="outputs", default="pdf", help=f"{', '.join(OUTPUTS)} (default: pdf)"
        )
        parser.add_argument("--sets", type=int, default=1, help="how many complete sets (default: 1)")
        parser.add_argument("--once", action="store_true", help="each card once, whatever its copies")
        parser.add_argument(
            "--untranslated",
            action="store_true",
            help="allow texts, rules texts and labels in other languages",
        )
        parser.add_argument("--printer", default="", help="a printer whose saved offset is taken back")
        parser.add_argument("--address", default="", help="where the pictures of a virtual table will lie")
        parser.add_argument("--calibration", action="store_true", help="only the calibration page")
        parser.add_argument("--list", action="store_true", help="list presets, sizes and parts")

    def handle(self, *args: Any, **options: Any) -> None:
        """Print, or tell every fault and print nothing."""
        self.words = wording(options["lang"])
        try:
            if options["list"]:
                self._list(options)
            elif options["calibration"]:
                self._calibration(options)
            else:
                self._print(options)
        except PrintRefusedError as error:
            self._refuse(error.faults, error.game)
        except LayoutError as error:
            self._refuse(error.faults)
        except FontError as error:
            self._refuse([LocatedFault("", 0, error.fault)])
        except (CancelledError, KeyboardInterrupt):
            self._clear_bar()
            raise CommandError(self.words.say("print-stopped")) from None

    def _print(self, options: dict[str, Any]) -> None:
        """Print game by game; one that is refused does not keep the others from being printed."""
        overflows = 0
        chosen = self._games(options)
        unprinted: list[str] = []
        for game in chosen:
            try:
                overflows += self._print_game(game, options)
            except PrintRefusedError as error:
                if len(chosen) == 1:
                    raise
                self._clear_bar()
                unprinted.append(game_name(game, options["lang"]))
                for each in error.faults:
                    self.stderr.write(f"{unprinted[-1]}: {located(each, wording(options['lang'], game))}")
        if unprinted:
            raise CommandError(self.words.say("print-refused-games", {"games": ", ".join(unprinted)}))
        if overflows:
            where = f"{options['to']}/*-overflow.*"
            told = self.words.say("print-overflows", {"count": overflows, "file": where})
            raise CommandError(told, returncode=OVERFLOW)

    def _print_game(self, game: str, options: dict[str, Any]) -> int:
        """Print one game; return how many of its texts do not fit."""
        source = self._source(game, options)
        since = None
        if options["changed_since"] is not None:
            since = from_release(game, options["changed_since"])
        job = PrintJob(
            self._order(game, options),
            source.snapshot,
            source.art,
            release=source.number,
            since=since.snapshot if since else None,
            cache=picture_cache(),
            tell=self._show,
        )
        report = job.run(options["to"])
        self._clear_bar()
        self._tell(game, report, options)
        return len(report.overflows)

    def _games(self, options: dict[str, Any]) -> list[str]:
        known = printable_games()
        if options["pack"] is not None:
            known = [from_folder(options["pack"]).snapshot.game]
        wrong = [game for game in options["games"] if game not in known]
        if wrong:
            raise refused(
                *(
                    Fault(
                        ("game",),
                        "choice",
                        {"is": quoted(game), "allowed": ", ".join(known)},
                        closest(game, known),
                    )
                    for game in wrong
                )
            )
        return options["games"] or known

    def _source(self, game: str, options: dict[str, Any]) -> Source:
        if options["pack"] is not None:
            return from_folder(options["pack"])
        return from_draft(game) if options["draft"] else from_release(game, options["release"])

    def _order(self, game: str, options: dict[str, Any]) -> Order:
        return Order(
            game,
            languages=_words(options["languages"]),
            parts=_words(options["parts"]),
            cards=_words(options["cards"]),
            preset=options["preset"],
            changes=self._changes(options["set"]),
            outputs=_words(options["outputs"]),
            sets=options["sets"],
            copies=not options["once"],
            untranslated=options["untranslated"],
            offsets=self._offsets(options["printer"]),
            address=options["address"],
        )

    def _changes(self, given: list[str]) -> dict[str, Any]:
        changes = {}
        for text in given:
            name, equals, value = text.partition("=")
            if not name or not equals:
                raise CommandError(self.words.say("print-bad-setting", {"is": text}))
            read = read_yaml(value.encode())
            if read.faults:
                raise refused(*(replace(fault, path=(name,)) for _line, fault in read.faults))
            changes[name] = read.value
        return changes

    def _offsets(self, name: str) -> Offsets:
        if not name:
            return Offsets()
        try:
            printers = {printer.name: printer for printer in Printer.objects.all()}
        except DatabaseError:
            printers = {}
        if name not in printers:
            args: dict[str, str | int] = {"is": quoted(name), "allowed": ", ".join(printers) or "–"}
            raise refused(Fault(("printer",), "print-printer", args, closest(name, printers)))
        return Offsets(printers[name].right, printers[name].up)

    def _calibration(self, options: dict[str, Any]) -> None:
        preset = preset_named(options["preset"], self._changes(options["set"]))
        if preset.is_fitted:
            preset = preset_named(DEFAULT)
        paper = preset.paper if isinstance(preset.paper, str) else "custom"
        name = f"calibration-{paper}.pdf"
        with Staging(options["to"]) as staging:
            staging.add(name, calibration(preset, options["lang"]))
            staging.publish()
        self.stdout.write(
            self.words.say("print-written-pages", {"file": str(options["to"] / name), "pages": 2})
        )

    # What is said

    def _list(self, options: dict[str, Any]) -> None:
        language = options["lang"]
        self.stdout.write(self.words.say("print-list-sizes"))
        for size in named_sizes().values():
            self.stdout.write(f"  {size_name(size.size, language)}")
        self.stdout.write(self.words.say("print-list-presets"))
        poker = named_sizes()["poker"].size
        for name, preset in shipped_presets().items():
            count = per_sheet(poker, preset)
            told = {"preset": name, "label": preset_name(preset, language), "count": count}
            self.stdout.write(f"  {self.words.say('print-preset-line', told)}")
        for game in self._games(options):
            self.stdout.write(self.words.say("print-list-parts", {"game": game_name(game, language)}))
            faces = FaceSet.load(game)
            for part in faces.parts():
                self.stdout.write(f"  {part}: {faces.part_name(part, language)}")

    def _tell(self, game: str, report: Report, options: dict[str, Any]) -> None:
        title, number = game_name(game, options["lang"]), options["changed_since"]
        if number is not None and not any(report.changed.values()):
            self.stdout.write(self.words.say("print-unchanged", {"game": title, "number": str(number)}))
        for language, keys in report.changed.items():
            if keys:
                args = {"game": title, "language": language, "count": len(keys), "number": str(number)}
                self.stdout.write(self.words.say("print-changed", args))
        for language, keys in report.removed.items():
            args = {"game": title, "language": language, "pieces": ", ".join(keys)}
            self.stdout.write(self.words.say("print-removed", args))
        for each in report.lacking:
            self.stderr.write(f"{title}: {located(each, self.words)}")
        shown: set[str] = set()
        for file in report.files:
            folder, slash, _rest = file.name.partition("/")
            path = str(options["to"] / (f"{folder}/" if slash else file.name))
            if slash and folder in shown:
                continue
            shown.add(folder)
            key = "print-written-pages" if file.pages else "print-written"
            told = {"file": f"{path}/" if slash else path}
            self.stdout.write(self.words.say(key, {**told, "pages": file.pages} if file.pages else told))

    def _refuse(self, faults: list[LocatedFault], game: str = "") -> None:
        self._clear_bar()
        for each in faults:
            self.stderr.write(located(each, wording(self.words.language, game)))
        raise CommandError(self.words.say("print-refused", {"count": len(faults)}))

    def _show(self, progress: Progress) -> None:
        """The bar, for people only."""
        if not sys.stderr.isatty():
            return
        filled = BAR * progress.done // progress.total
        percent = 100 * progress.done // progress.total
        step = self.words.say(f"print-step-{progress.step}")
        text = f"[{'█' * filled}{'·' * (BAR - filled)}] {percent:3} %  {progress.language} {step}"
        sys.stderr.write(f"\r{text[:78]:<78}")
        sys.stderr.flush()

    def _clear_bar(self) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{'':78}\r")


def located(each: LocatedFault, words: Wording) -> str:
    """A fault with the place it is in, as one line."""
    text = words.located(each.fault)
    if not each.file:
        return text
    return f"{each.file}:{each.line}: {text}" if each.line else f"{each.file}: {text}"


def _words(text: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in text.split(",") if word.strip())
