"""A print job: an order carried out on a snapshot, file by file, with progress and a way to stop it.

The job knows neither a database nor the web. Whoever runs it (a command, the worker of the print centre, the
API) hands in the snapshots and the art, is told how far it has come, and may ask it to stop at any step.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from io import BytesIO
from pathlib import Path

from PIL import Image

from content.entries.fault import LocatedFault
from content.wording import wording
from engine.gaps import listening
from engine.schema import Fault
from engine.schema.faults import closest, quoted
from engine.snapshot import Snapshot
from printing.book import Book, bind, only_changed
from printing.components import Component
from printing.compose import FaceSet, Ink
from printing.drawing.document import Document
from printing.errors import FontError, LayoutError
from printing.exports.contours import contours
from printing.exports.pictures import DPI, face_pictures
from printing.exports.tabletop import Titled, tabletop
from printing.face import Face, Overflow
from printing.lacking import lacking_notes, lacking_words
from printing.material import Art, Material
from printing.order import MOST_SETS, OUTPUTS, Order, choice_faults, printable_games
from printing.overflow_report import overflow_list, overflow_pages
from printing.sheets.drawing import PageNotes, draw_side
from printing.sheets.errors import CancelledError, PrintRefusedError, refused
from printing.sheets.imposing import Side, impose
from printing.sheets.inks import Inks
from printing.sheets.preset import Preset
from printing.sheets.presets import preset_named
from printing.sheets.words import SheetWords
from printing.writing import Staging

COSTS = {"compose": 1.0, "compare": 1.0, "draw": 0.5, "pictures": 6.0, "tabletop": 12.0}
"""How long the stages of a language take, compared with composing it."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a job has come: what it is doing, in which language, and how much of all is done."""

    step: str
    language: str
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class PrintedFile:
    """A finished file. ``pages`` is 0 for files without any."""

    name: str
    size: int
    pages: int
    language: str
    output: str


@dataclass(slots=True)
class Report:
    """What a job has done."""

    files: list[PrintedFile] = field(default_factory=list)
    overflows: list[Overflow] = field(default_factory=list)
    changed: dict[str, list[str]] = field(default_factory=dict)
    """By language, the components that differ from the earlier release."""
    removed: dict[str, list[str]] = field(default_factory=dict)
    faces: int = 0
    lacking: list[LocatedFault] = field(default_factory=list)
    """What was printed in another language than the one asked for: the order allowed it, or it stands beside
    the faces."""


@dataclass(slots=True)
class PrintJob:
    """An order with everything it needs."""

    order: Order
    snapshot: Snapshot
    art: Art
    release: int = 0
    """The number of the release that is printed; 0 for a draft."""
    since: Snapshot | None = None
    """Print only what looks different from this."""
    author: str = ""
    cache: Path | None = None
    """Where pictures of faces are kept."""
    archives: bool = False
    """Whether exports of many files become one archive each."""
    tell: Callable[[Progress], None] = lambda progress: None
    is_cancelled: Callable[[], bool] = lambda: False
    _allowed: list[LocatedFault] = field(default_factory=list)
    """What is printed in another language, because the order allows it."""
    _done: float = 0
    _total: float = 1
    _share: float = 1
    """What composing one language counts for; every other stage counts by `COSTS` against it."""

    def run(self, folder: Path) -> Report:
        """Print into a folder. Raises `PrintRefusedError` with every fault, or `CancelledError`; nothing is
        left in the folder then."""
        try:
            return self._run(folder)
        except FontError as error:
            raise refused(error.fault) from error

    def _run(self, folder: Path) -> Report:
        preset, languages, faces = self._checked()
        books = self._books(preset, languages, faces)
        report = Report(faces=sum(len(book.faces) for book in books), lacking=self._allowed)
        if self.since is not None:
            report.changed = {book.language: [each.component.key for each in book.bound] for book in books}
            report.removed = {book.language: book.removed for book in books if book.removed}
        report.overflows = [overflow for book in books for _, overflow in book.overflows]
        with Staging(folder) as staging:
            for book in books:
                if book.bound:
                    with listening() as heard:
                        self._print(book, preset, faces, staging, report)
                    report.lacking += lacking_notes(book.language, heard)
            reports = [
                f"{self.order.game}-{book.language}-overflow.{kind}"
                for book in books
                for kind in ("txt", "pdf")
            ]
            staging.publish(self._check, outdated=reports)
        self._advance("finished", "", 0)
        return report

    # What is asked for

    def check(self) -> None:
        """Refuse an order that cannot be carried out; quick, for whoever is about to queue it."""
        try:
            self._checked()
        except FontError as error:
            raise refused(error.fault) from error

    def _checked(self) -> tuple[Preset, list[str], FaceSet]:
        """The preset, the languages and the layouts; or everything that is wrong with the order."""
        order = self.order
        faults: list[LocatedFault] = []
        preset = None
        try:
            preset = preset_named(order.preset, order.changes)
            if "contours" in order.outputs and not preset.is_fitted and not preset.slots:
                preset = replace(preset, registration=True)  # a plotter finds its way by them
        except PrintRefusedError as error:
            faults += error.faults
        spoken = [self.snapshot.source, *self.snapshot.languages]
        wrong = choice_faults("languages", order.languages, spoken)
        wrong += choice_faults("outputs", order.outputs or ("",), list(OUTPUTS))
        if not 1 <= order.sets <= MOST_SETS:
            wrong.append(Fault(("sets",), "range", {"is": order.sets, "low": 1, "high": MOST_SETS}))
        faces = None
        try:
            if order.game not in printable_games():
                raise refused(Fault((), "print-no-layouts", {"game": order.game}))
            faces = FaceSet.load(order.game)
            wrong += choice_faults("parts", order.parts, faces.parts())
            known = faces.components(Material.of(self.snapshot, self.snapshot.source, self.art))
            keys = sorted({name for each in known for name in _names(each)})
            wrong += [_unknown_card(card, keys) for card in order.cards if card not in keys]
        except (LayoutError, PrintRefusedError) as error:
            faults += error.faults
        faults += [LocatedFault("", 0, fault) for fault in wrong]
        if faults or preset is None or faces is None:
            raise PrintRefusedError(faults)
        return preset, [each for each in spoken if not order.languages or each in order.languages], faces

    def _is_chosen(self, component: Component) -> bool:
        order = self.order
        if order.parts and component.part not in order.parts:
            return False
        return not order.cards or any(name in order.cards for name in _names(component))

    def _books(self, preset: Preset, languages: Sequence[str], faces: FaceSet) -> list[Book]:
        """Everything composed in every language; or everything that stands in the way."""
        ink: Ink = "saver" if preset.ink == "saver" else "full"
        materials = [Material.of(self.snapshot, language, self.art) for language in languages]
        stages = ["compose", *(["compare"] if self.since is not None else []), "draw", *self.order.outputs]
        self._share = max(1, sum(self._is_chosen(each) for each in faces.components(materials[0])))
        self._total = self._share * len(languages) * sum(COSTS.get(stage, 0) for stage in stages)
        self._done = 0
        self._allowed = []
        books: list[Book] = []
        faults: list[LocatedFault] = []
        for material in materials:
            book = bind(
                faces,
                material,
                self._is_chosen,
                ink=ink,
                step=lambda: self._advance("compose", material.language, 1),  # noqa: B023 - called at once
            )
            if self.since is not None:
                older = Material.of(self.since, material.language, self.art)
                before = bind(
                    faces,
                    older,
                    self._is_chosen,
                    ink=ink,
                    step=lambda: self._advance("compare", older.language, 1),  # noqa: B023 - called at once
                )
                only_changed(book, before)
            faults += book.faults
            lacking = lacking_words(book)
            if self.order.untranslated:
                self._allowed += lacking
            else:
                faults += lacking
            books.append(book)
        if faults:
            raise PrintRefusedError(faults)
        if not any(book.bound for book in books) and self.since is None:
            raise PrintRefusedError([LocatedFault("", 0, Fault((), "print-nothing"))])
        return books

    # What is made

    def _print(self, book: Book, preset: Preset, faces: FaceSet, staging: Staging, report: Report) -> None:
        """All files of one language."""
        order, language = self.order, book.language
        stem = f"{order.game}-{language}"
        sides: list[Side] = []
        if "pdf" in order.outputs or "contours" in order.outputs:
            sides = impose(book.pieces(), preset, sets=order.sets, copies=order.copies)
        if "pdf" in order.outputs:
            content = self._sheets(book, sides, preset, faces)
            self._add(f"{stem}-{preset.name}.pdf", content, len(sides), language, "pdf", staging, report)
        if "contours" in order.outputs:
            fronts = [side for side in sides if not side.is_back]
            files = {
                f"{side.sheet:03}.svg": contours(
                    side, f"{stem} {side.sheet}/{len(fronts)}", marks=preset.registration
                )
                for side in fronts
            }
            self._add_many(f"{stem}-{preset.name}-contours", files, language, "contours", staging, report)
        if "pictures" in order.outputs:
            self._add_many(f"{stem}-pictures", self._pictures(book), language, "pictures", staging, report)
        if "tabletop" in order.outputs:
            where = f"{stem}-tabletop"
            files = self._tabletop(book, faces, staging.folder / where)
            self._add_many(where, files, language, "tabletop", staging, report)
        if book.overflows:
            self._overflow(book, faces, staging, report)

    def _sheets(self, book: Book, sides: list[Side], preset: Preset, faces: FaceSet) -> bytes:
        """The PDF of a language."""
        language = book.language
        words = SheetWords(language, self.order.game, self.release, preset)
        document = Document(
            title=words.title(),
            language=language,
            author=self.author,
            subject=words.subject(self.snapshot.hash),
            keywords=f"{self.order.game}, {preset.name}",
        )
        drawn, inks = book.faces, Inks(preset)
        begun: set[str] = set()
        sheets = max((side.sheet for side in sides), default=0)
        for side in sides:
            self._advance("draw", language, self._share / len(sides))
            bookmarks = []
            for placed in side.placed:
                if placed.piece.part not in begun:
                    begun.add(placed.piece.part)
                    bookmarks.append((faces.part_name(placed.piece.part, language), 0))
            notes = PageNotes(words.label(side), words.slug(side, sheets), tuple(bookmarks))
            draw_side(document, side, drawn, preset, inks, notes, self.order.offsets)
        return document.bytes()

    def _pictures(self, book: Book) -> dict[str, bytes]:
        """Each face once, named so that shops sort and count them: number, name, how often, side."""
        names: dict[str, list[str]] = {}
        order: list[Face] = []
        for number, each in enumerate(book.bound, 1):
            for face in each.faces:
                copies = each.copies if self.order.copies else 1
                key = each.component.key.replace("/", "-")
                names.setdefault(face.hash, []).append(f"{number:03}-{key}-x{copies}-{face.side}.png")
                order.append(face)
        distinct = list({face.hash: face for face in order}.values())
        found: dict[str, bytes] = {}
        for face, content in face_pictures(distinct, dpi=DPI, cache=self.cache, check=self._check):
            self._advance("pictures", book.language, self._share / len(distinct))
            found.update(dict.fromkeys(names[face.hash], content))
        return dict(sorted(found.items()))

    def _tabletop(self, book: Book, faces: FaceSet, folder: Path) -> dict[str, bytes]:
        """The virtual table; its pictures lie where the order says, or in the folder they are written to."""
        pieces = [
            Titled(piece, each.title, faces.part_name(each.component.part, book.language))
            for each in book.bound
            if not each.component.pages
            for piece in Book(book.language, [each]).pieces()
        ]

        def rasterise(wanted: Sequence[Face], dpi: int) -> Mapping[str, Image.Image]:
            made = face_pictures(wanted, dpi=dpi, bleed=False, cache=self.cache, check=self._check)
            found = {}
            for face, content in made:
                self._advance("tabletop", book.language, self._share / len(book.faces))
                found[face.hash] = Image.open(BytesIO(content)).convert("RGB")
            return found

        self._advance("tabletop", book.language, 0)
        address = self.order.address or ("" if self.archives else f"{folder.absolute().as_uri()}/")
        words = SheetWords(book.language, self.order.game, self.release, preset_named("shop"))
        name = f"{words.game} ({words.edition})"
        files = tabletop(pieces, book.faces, rasterise, name=name, address=address)
        readme = wording(book.language).say("tabletop-readme", {"game": name})
        return {"README.txt": f"{readme}\n".encode(), **files}

    def _overflow(self, book: Book, faces: FaceSet, staging: Staging, report: Report) -> None:
        """What does not fit: a list, and the faces as pictures."""
        stem = f"{self.order.game}-{book.language}-overflow"
        titles = {each.component.key: each.title for each in book.bound}
        listed = overflow_list(book.overflows, titles, book.language)
        self._add(f"{stem}.txt", listed, 0, book.language, "overflow", staging, report)
        content, pages = overflow_pages(book.overflows, titles, book.language, self.order.game)
        self._add(f"{stem}.pdf", content, pages, book.language, "overflow", staging, report)

    def _add(
        self,
        name: str,
        content: bytes,
        pages: int,
        language: str,
        output: str,
        staging: Staging,
        report: Report,
    ) -> None:
        staging.add(name, content)
        report.files.append(PrintedFile(name, len(content), pages, language, output))

    def _add_many(
        self,
        name: str,
        files: dict[str, bytes],
        language: str,
        output: str,
        staging: Staging,
        report: Report,
    ) -> None:
        """Files of one export: a folder of them, or an archive."""
        if self.archives:
            staging.archive(f"{name}.zip", files)
            size = (staging.hidden / f"{name}.zip").stat().st_size
            report.files.append(PrintedFile(f"{name}.zip", size, 0, language, output))
            return
        for inner, content in files.items():
            self._add(f"{name}/{inner}", content, 0, language, output, staging, report)

    # How far it is

    def _advance(self, step: str, language: str, amount: float) -> None:
        """A part of a stage is done; ``amount`` is how much of it, the whole being `_share`."""
        self._check()
        if step == "finished":
            self._done = self._total
        else:
            self._done = min(self._total * 0.99, self._done + amount * COSTS[step])
        self.tell(Progress(step, language, int(self._done), int(self._total)))

    def _check(self) -> None:
        if self.is_cancelled():
            raise CancelledError


def _names(component: Component) -> tuple[str, str]:
    """How a person may call a component: by its own key, or by that of its entry."""
    return component.key, f"{component.kind}/{component.slug}" if component.kind else component.key


def _unknown_card(card: str, keys: list[str]) -> Fault:
    return Fault(("cards",), "print-card", {"is": quoted(card)}, closest(card, keys))
