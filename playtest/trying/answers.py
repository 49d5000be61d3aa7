"""What is answered to whoever tries an entry out, as a piece of a page. The address and the form belong to
the editor; it has found the entry sound, and asked whether the person may edit it."""

from __future__ import annotations

import time

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from content.attempts import Attempt
from content.playwording import PlayWording
from content.wording import wording
from engine.kernel import CardError, OptionError
from engine.kernel.rehearsing import ANY
from engine.snapshot import Snapshot, SnapshotError
from playtest.frame import spoken
from playtest.navigation import draft_trials
from playtest.reports.compare_page import compare_page
from playtest.reports.report import Report
from playtest.trying.position import find_position
from playtest.trying.quick import MOST_PAIRS, PAIRS, play_on

MOST_GAME = 1_000_000
SECTIONS = {"edited": 6, "wins": 4, "lengths": 4}
"""The sections of a comparison that are shown, and how many rows of each."""
COLUMNS = (0, 1, 2, 3, 6)
"""Of their columns: the subject, before, after, the change, the verdict."""


def show_position(request: HttpRequest, attempt: Attempt) -> HttpResponse:
    """A position in which the entry acts: `try:effect` says which effect, `try:first` with which game to
    begin."""
    language = spoken()
    enough = time.monotonic() + settings.TRY_SECONDS
    effect = _number(request.POST.get("try:effect", ""), ANY, 1_000)
    first = _number(request.POST.get("try:first", ""), 0, MOST_GAME)
    try:
        position = find_position(attempt, language, effect, first, lambda: time.monotonic() > enough)
    except (CardError, OptionError, SnapshotError) as error:
        return _refused(request, attempt, error)
    return render(request, "playtest/trying/position.html", {"position": position, "first": first})


def show_games(request: HttpRequest, attempt: Attempt) -> HttpResponse:
    """Quick games, a slice of them: `try:total` says how many there should be in the end."""
    language = spoken()
    enough = time.monotonic() + settings.TRY_SLICE_SECONDS
    total = _number(request.POST.get("try:total", ""), PAIRS, MOST_PAIRS)
    try:
        played = play_on(attempt, max(1, total), lambda: time.monotonic() > enough)
    except (CardError, OptionError, SnapshotError) as error:
        return _refused(request, attempt, error)
    if played.broken is not None:
        return _refused(request, attempt, played.broken, saved=played.broken_is_saved)
    saved, unsaved = Snapshot.read(attempt.saved), Snapshot.read(attempt.unsaved)
    report = compare_page(played.pairs, saved, unsaved, language)
    full = [
        (title, link)
        for title, link, permission in draft_trials(attempt.pack)
        if request.user.has_perm(permission)
    ]
    context = {
        "attempt": attempt,
        "is_same": attempt.saved == attempt.unsaved,
        "played": played,
        "total": total,
        "more": min(total + PAIRS, MOST_PAIRS) if total < MOST_PAIRS else 0,
        "is_going": played.done < total,
        "report": report,
        "rows": _rows(report),
        "columns": _columns(report),
        "full": full,
    }
    return render(request, "playtest/trying/games.html", context)


def _rows(report: Report) -> list[tuple[str, ...]]:
    """The numbers that are looked at first."""
    return [
        tuple(row[column] for column in COLUMNS)
        for section in report.sections
        if section.table is not None
        for row in section.table.rows[: SECTIONS.get(section.name, 0)]
    ]


def _columns(report: Report) -> tuple[str, ...]:
    tables = (section.table for section in report.sections if section.name in SECTIONS)
    found = next((table for table in tables if table is not None), None)
    return tuple(found.columns[column] for column in COLUMNS) if found is not None else ()


def _refused(
    request: HttpRequest,
    attempt: Attempt,
    error: CardError | OptionError | SnapshotError,
    *,
    saved: bool = False,
) -> HttpResponse:
    """Why there is nothing to show: a card that cannot be played is named, and so is what the rules have
    against the content."""
    language = spoken()
    if isinstance(error, SnapshotError):
        heading, told = "try-unplayable", wording(language).say("try-unreadable")
    else:
        words = PlayWording(Snapshot.read(attempt.saved if saved else attempt.unsaved), language)
        if isinstance(error, CardError):
            heading = "try-broken-saved" if saved else "try-broken"
            told = words.broken(error.key, error.entry, error.effect)
        else:
            heading, told = "try-unplayable", words.option_error(error)
    return render(request, "playtest/trying/refused.html", {"heading": heading, "told": told})


def _number(text: str, otherwise: int, most: int) -> int:
    """A number that was sent, if it is one."""
    return min(int(text), most) if text.isascii() and text.isdecimal() and len(text) < 10 else otherwise
