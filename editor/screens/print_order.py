"""Ordering a print: which content, languages, parts and cards, laid out how, as what."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect
from django.urls import reverse
from django.utils.translation import gettext as _
from django.utils.translation import pgettext

from content.actions.order_print import order_print
from content.coverage import Layer
from content.entries.fault import LocatedFault
from content.jobs.errors import TooManyJobsError
from content.jobs.starting import ensure_workers
from content.models import Pack, Printer, PrintResult, Release
from content.prints import PRINT, art_bytes
from content.snapshots import draft
from content.wording import game_name, wording
from editor.names import interface_language
from editor.progress import lacking
from editor.screens.base import find_pack, language_names, page, person, screen
from engine.snapshot import Snapshot, SnapshotError
from printing.book import title_of
from printing.compose import FaceSet
from printing.errors import LayoutError
from printing.jobs import PrintJob
from printing.material import Material
from printing.order import Order
from printing.sheets.drawing import Offsets
from printing.sheets.errors import PrintRefusedError
from printing.sheets.imposing import per_sheet
from printing.sheets.preset import Preset
from printing.sheets.presets import DEFAULT, shipped_presets
from printing.sheets.words import preset_name
from printing.sizes import PAPERS, named_sizes

DRAFT = "draft"
LOOK = "look"
"""Sent along by whoever has chosen another content and wants to see what it consists of."""
MOST_RELEASES = 30
CHANGEABLE = ("duplex", "colours", "ink", "collation")
"""What of a preset can be changed for one print without leaving the page."""


@dataclass(slots=True)
class LanguageChoice:
    """A language of the game. The chosen content may not have it yet: a release has the languages that the
    game had when it was published."""

    code: str
    name: str
    is_chosen: bool
    is_in_content: bool
    lacks: str


@dataclass(slots=True)
class PartChoice:
    """A part of the game, how many pieces it has, and its cards one by one."""

    name: str
    title: str
    is_chosen: bool
    pieces: int = 0
    cards: list[tuple[str, str, bool]] = field(default_factory=list)


@screen("content.add_printresult")
def order(request: HttpRequest, game: str) -> HttpResponse:
    """The form, and the order."""
    pack = find_pack(game)
    given = request.POST if request.method == "POST" else None
    faults: list[str] = []
    if given is not None and LOOK not in given:
        try:
            made = _place(request, pack, given)
        except PrintRefusedError as error:
            faults = [_told(each) for each in error.faults]
        except SnapshotError:
            faults = [_("This release has a form that this version of the studio cannot print.")]
        except TooManyJobsError as error:
            text = _("You have %(n)d prints under way. Wait for one of them, or stop one.")
            faults = [text % {"n": error.most}]
        else:
            messages.success(request, _("The print has been ordered."))
            return redirect("admin:print", made.pk)
    return _form(request, pack, given, faults)


def _place(request: HttpRequest, pack: Pack, given: QueryDict) -> PrintResult:
    """Check the order and put it into the queue."""
    content, since = given.get("content", ""), given.get("since", "")
    release = None if content == DRAFT else _release(pack, content)
    compared = _release(pack, since) if since else None
    wanted = _read(pack, given)
    snapshot = _content(pack, content)
    PrintJob(wanted, snapshot, art_bytes).check()
    made = order_print(pack, wanted.as_json(), release=release, since=compared, author=person(request))
    ensure_workers(PRINT)
    return made


def _content(pack: Pack, content: str) -> Snapshot:
    """The content that was chosen: a release by its number, or the draft."""
    release = None if content == DRAFT else _release(pack, content)
    return Snapshot.read(bytes(release.content)) if release is not None else draft(pack)


def _release(pack: Pack, number: str) -> Release | None:
    """A release by its number; the current one if there is no such."""
    found = Release.objects.filter(game=pack, number=_number(number)).first()
    return found or pack.current


def _read(pack: Pack, given: QueryDict) -> Order:
    """The order as the form gives it. What is wrong with it is found when it is checked."""
    changes: dict[str, Any] = {name: given[name] for name in CHANGEABLE if given.get(name)}
    printer = Printer.objects.filter(pk=_number(given.get("printer", ""))).first()
    return Order(
        pack.game,
        languages=tuple(given.getlist("languages")),
        parts=tuple(given.getlist("parts")),
        cards=tuple(given.getlist("cards")),
        preset=given.get("preset", DEFAULT),
        changes=changes,
        outputs=tuple(given.getlist("outputs")) or ("pdf",),
        sets=_number(given.get("sets", "1")),
        copies="copies" in given,
        untranslated="untranslated" in given,
        offsets=Offsets(printer.right, printer.up) if printer is not None else Offsets(),
        address=given.get("address", "").replace("\0", "").strip()[:500],
    )


def _number(text: str) -> int:
    return int(text) if text.isdecimal() and len(text) < 10 else 0


def _told(each: LocatedFault) -> str:
    text = wording(interface_language()).located(each.fault)
    if not each.file:
        return text
    return f"{each.file}:{each.line}: {text}" if each.line else f"{each.file}: {text}"


def _form(request: HttpRequest, pack: Pack, given: QueryDict | None, faults: list[str]) -> HttpResponse:
    spoken = interface_language()
    title = game_name(pack.game, spoken)
    releases = list(Release.objects.filter(game=pack).listed()[:MOST_RELEASES])
    current = str(pack.current.number) if pack.current is not None else DRAFT
    content = _given(given, "content", current)
    try:
        snapshot = _content(pack, content)
    except SnapshotError:  # said when it is ordered; another content can be chosen here
        snapshot = draft(pack)
    parts: list[PartChoice] = []
    try:
        parts = _parts(pack.game, snapshot, given, spoken)
    except LayoutError as error:
        faults = faults or [_told(each) for each in error.faults]
    return page(
        request,
        "editor/print_order.html",
        _("Print %(game)s") % {"game": title},
        crumbs=[(_("Print centre"), reverse("admin:prints"))],
        status=422 if given is not None and LOOK not in given else 200,
        pack=pack,
        faults=faults,
        releases=releases,
        content=content,
        since=_given(given, "since", ""),
        languages=_languages(pack, snapshot, given),
        parts=parts,
        has_cards=any(chosen for part in parts for _key, _title, chosen in part.cards),
        presets=_presets(spoken),
        preset=_given(given, "preset", DEFAULT),
        changes=[(name, label, options, _given(given, name, "")) for name, label, options in _changes()],
        outputs=[
            (name, label, help_text, name in (given.getlist("outputs") if given is not None else ["pdf"]))
            for name, label, help_text in _outputs()
        ],
        sets=_given(given, "sets", "1"),
        copies=given is None or "copies" in given,
        untranslated=given is not None and "untranslated" in given,
        address=_given(given, "address", ""),
        printers=list(Printer.objects.all()),
        printer=_given(given, "printer", ""),
    )


def _languages(pack: Pack, snapshot: Snapshot, given: QueryDict | None) -> list[LanguageChoice]:
    """The languages of the chosen content, and those that the game has got since."""
    names = language_names()
    there = [snapshot.source, *snapshot.languages]
    chosen = given.getlist("languages") if given is not None else there
    return [
        LanguageChoice(
            code,
            names.get(code, code),
            code in chosen and code in there,
            code in there,
            _lacking(pack, code),
        )
        for code in dict.fromkeys([*there, *pack.languages.values_list("pk", flat=True)])
    ]


def _lacking(pack: Pack, language: str) -> str:
    """What of a face cannot be printed in a language yet: "Rules texts, Face labels"."""
    found = lacking(language, pack.game, pack.source_id)
    return ", ".join(each.label for each in found if each.layer.layer is not Layer.INTERFACE)


def _given(given: QueryDict | None, name: str, default: str) -> str:
    return given.get(name, default) or "" if given is not None else default


def _parts(game: str, snapshot: Snapshot, given: QueryDict | None, spoken: str) -> list[PartChoice]:
    """The parts of the chosen content with their cards, named in the language of the interface."""
    faces = FaceSet.load(game)
    chosen = given.getlist("parts") if given is not None else faces.parts()
    cards = set(given.getlist("cards")) if given is not None else set()
    found = {part: PartChoice(part, faces.part_name(part, spoken), part in chosen) for part in faces.parts()}
    material = Material.of(snapshot, spoken, art_bytes)
    for component in faces.components(material):
        part = found[component.part]
        part.pieces += component.copies
        part.cards.append((component.key, title_of(component, material), component.key in cards))
    return [part for part in found.values() if part.cards]


def _presets(spoken: str) -> list[tuple[str, str, int]]:
    """The presets by paper, the plainest of each first, with how many cards they put on a sheet."""
    poker = named_sizes()["poker"].size
    papers = list(PAPERS)

    def order(preset: Preset) -> tuple[int, bool, str]:
        place = papers.index(preset.paper) if preset.paper in papers else len(papers)
        return place, not preset.name.endswith("-touching"), preset.name

    return [
        (preset.name, preset_name(preset, spoken), per_sheet(poker, preset))
        for preset in sorted(shipped_presets().values(), key=order)
    ]


def _changes() -> list[tuple[str, str, list[tuple[str, str]]]]:
    """The fields of a preset that can be changed here, with their choices in words."""
    return [
        (
            "duplex",
            _("Backs"),
            [
                ("long_edge", _("both sides, turned over the long edge")),
                ("short_edge", _("both sides, turned over the short edge")),
                ("gutterfold", _("beside the fronts, to fold and glue")),
                ("none", _("no backs")),
            ],
        ),
        ("colours", _("Colours"), [("colour", _("in colour")), ("grayscale", _("in shades of grey"))]),
        ("ink", _("Ink"), [("full", _("as designed")), ("saver", _("as little as possible"))]),
        (
            "collation",
            _("Order of the copies"),
            [
                ("cards", _("all copies of a card together")),
                ("sets", _("one complete set after the other")),
            ],
        ),
    ]


def _outputs() -> list[tuple[str, str, str]]:
    return [
        ("pdf", _("Sheets (PDF)"), _("To print yourself or to send to a printer.")),
        ("contours", _("Cut contours (SVG)"), _("For cutting plotters, a file for each sheet.")),
        ("pictures", _("Pictures (PNG, 300 dpi)"), _("Each face with its bleed, named for a shop’s upload.")),
        (
            "tabletop",
            pgettext("an export", "Tabletop Simulator"),
            _("Decks of ten by seven cards and a save file."),
        ),
    ]
