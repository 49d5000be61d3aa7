"""Reports of real games, in every language, as a page and on paper."""

from __future__ import annotations

import ast
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings

from bench.packs import pack_release
from engine.games import games
from engine.games.dungeons.codes import CAUSES as DUNGEONS_CAUSES
from engine.games.platformer.codes import CAUSES as PLATFORMER_CAUSES
from engine.games.platformer.codes import REASONS as PLATFORMER_REASONS
from engine.games.princess.codes import REASONS as PRINCESS_REASONS
from engine.kernel import start
from engine.kernel.observing import observe, usable
from engine.snapshot import Snapshot
from playtest.reports.belonging import out_of_play
from playtest.reports.compare import PairKey, Pairs, compare
from playtest.reports.compare_page import compare_page
from playtest.reports.layout import WIDTH, draw, roomy
from playtest.reports.page import About, Report, report_page
from playtest.reports.pdf import report_pdf
from playtest.reports.shapes import Label
from playtest.reports.summary import SMALL, Summary
from playtest.reports.svg import svg
from playtest.reports.tally import Tally
from playtest.reports.words import ReportWords
from tests.playtest.reports.observations import game as observation
from tests.playtest.reports.observations import seat

LANGUAGES = [code for code, _name in settings.LANGUAGES]
RAW = re.compile(r"\b[a-z_]+/[a-z_]+\b")
"""An entry that was not given its name."""
PLAYED: dict[str, tuple[int, Mapping[str, Any], int]] = {
    "platformer": (4, {"artifacts": True, "turn_limit": 25}, 6),
    "dungeons": (3, {"round_limit": 8}, 30),
    "princess": (4, {}, 30),
}
"""Seats, options and how many games."""


@cache
def release(name: str) -> Snapshot:
    return pack_release(name)


@cache
def rows(name: str) -> list[tuple[PairKey, dict[str, Any]]]:
    seats, options, count = PLAYED[name]
    found = []
    for seed in range(count):
        played = start(release(name), seats=seats, seed=seed, options=options)
        observer = observe(played, release(name))
        taken = played.rollout(seed)
        observer.note(played.events or [])
        found.append((PairKey(0, seed), observer.result(played, taken)))
        for each in found[-1][1]["seats"]:
            each["bot"] = "random"
    return found


def summary(name: str) -> Summary:
    return Summary(Tally.of(each for _, each in rows(name)))


def texts(report: Report) -> list[str]:
    """Everything that a report says."""
    found = [report.title, report.subtitle, *report.findings, *report.method, *report.labels.values()]
    found += [text for fact in report.facts for text in fact]
    for section in report.sections:
        found += [section.title, section.intro, *section.notes]
        if section.table is not None:
            found += section.table.columns
            found += [cell for row in section.table.rows for cell in row]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_a_report_in_every_language(name: str, language: str) -> None:
    report = report_page(summary(name), release(name), language, About(release="R 1", seeds="0", planned=99))
    assert report.findings
    names = [section.name for section in report.sections]
    assert len(names) == len(set(names))
    assert "length" in names
    assert "use-used" in names
    for text in texts(report):
        assert "report-" not in text, "a raw key"
        assert not RAW.search(text), f"a raw entry: {text}"
    for section in report.sections:
        if section.table is not None:
            assert all(len(row) == len(section.table.columns) for row in section.table.rows)
        for number, chart in enumerate(section.charts):
            assert svg(chart, f"{section.name}-{number}").startswith("<svg")


@pytest.mark.parametrize("name", PLAYED)
def test_a_report_on_paper(name: str) -> None:
    report = report_page(summary(name), release(name), "de", About(release="R 1"))
    paper = report_pdf(report)
    assert paper.startswith(b"%PDF-")
    assert paper == report_pdf(report), "equal reports are equal bytes"
    import pypdfium2

    document = pypdfium2.PdfDocument(paper)
    said = " ".join(page.get_textpage().get_text_range() for page in document)
    squeezed = "".join(said.split())
    assert "".join(report.title.split()) in squeezed
    for finding in report.findings:
        assert "".join(finding.split()) in squeezed
    for section in report.sections:
        assert "".join(section.title.split()) in squeezed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_in_every_language(language: str) -> None:
    one = release("princess")
    first, second = rows("princess")[:20], rows("princess")[10:30]
    moved = [(PairKey(0, index), each) for index, (_, each) in enumerate(second)]
    report = compare_page(compare(first, moved), one, one, language, (About(release="1"), About(release="2")))
    assert report.findings
    assert {section.name for section in report.sections} == {"moved", "wins", "usage", "lengths"}
    for text in texts(report):
        assert "report-" not in text
        assert not RAW.search(text)
    assert report_pdf(report).startswith(b"%PDF-")


def test_a_comparison_before_the_first_pair_and_of_equal_games() -> None:
    one = release("princess")
    nothing = compare_page(Pairs(), one, one, "en")
    assert nothing.findings == ("No pair of games is finished yet.",)
    alike = compare_page(compare(rows("princess"), rows("princess")), one, one, "en")
    assert "exactly alike" in alike.findings[0]


def test_a_report_before_the_first_game_says_so() -> None:
    report = report_page(Summary(Tally()), release("princess"), "en")
    assert report.findings == ("No game is finished yet.",)
    assert report.sections == ()
    assert report_pdf(report).startswith(b"%PDF-")


def test_few_games_are_called_a_first_impression() -> None:
    few = Summary(Tally.of(each for _, each in rows("princess")[:5]))
    report = report_page(few, release("princess"), "en")
    assert "first impression" in report.findings[0]
    assert not any("expected" in finding for finding in report.findings)


def test_findings_name_who_stands_out() -> None:
    strong, weak = sorted(release("princess").entries["character"])[:2]
    played = [observation(seat(f"character/{strong}", won=True), seat(f"character/{weak}", place=1))] * (
        2 * SMALL
    )
    report = report_page(Summary(Tally.of(played)), release("princess"), "en")
    words = ReportWords(release("princess"), "en")
    assert any(
        finding.startswith(f"{words.entry(f'character/{strong}')} wins more often than expected: 100%")
        for finding in report.findings
    )
    assert any("pays to begin" in finding for finding in report.findings)


def test_where_nobody_wins_nothing_is_said_of_who_begins() -> None:
    one, two = sorted(release("princess").entries["character"])[:2]
    played = [observation(seat(f"character/{one}"), seat(f"character/{two}", place=1))] * (2 * SMALL)
    report = report_page(Summary(Tally.of(played)), release("princess"), "en")
    assert report.findings
    assert not any("begin" in finding for finding in report.findings)


def test_alone_one_is_measured_by_all_games() -> None:
    one, two = sorted(release("platformer").entries["hero"])[:2]
    won = [observation(seat(f"hero/{one}", won=True, score=20 + n)) for n in range(SMALL)]
    lost = [observation(seat(f"hero/{two}"), reason="hero_downed") for _ in range(SMALL)]
    report = report_page(Summary(Tally.of(won + lost)), release("platformer"), "en")
    assert report.findings[0].startswith("The game is won in 50% of all cases")
    words = ReportWords(release("platformer"), "en")
    assert any(
        finding.startswith(f"{words.entry(f'hero/{two}')} wins less often than expected: 0%")
        and "instead of 50%" in finding
        for finding in report.findings
    )
    assert {"scores", "endings"} <= {section.name for section in report.sections}


@pytest.mark.parametrize(("others", "is_named"), [(0, True), (18, False)])
def test_the_hardest_of_many_is_named_only_if_it_is_more_than_chance(others: int, is_named: bool) -> None:
    hero = min(release("platformer").entries["hero"])
    won = {"steep": 38, "gentle": 62, **{f"usual {number}": 50 for number in range(others)}}
    played = [
        observation(seat(f"hero/{hero}", won=number < hits), marks={"pond": pond})
        for pond, hits in won.items()
        for number in range(100)
    ]
    report = report_page(Summary(Tally.of(played)), release("platformer"), "en")
    assert any("the hardest is Steep with 38%" in finding for finding in report.findings) == is_named


OWN: dict[str, dict[str, set[str]]] = {
    "platformer": {
        "cause": set(PLATFORMER_CAUSES),
        "reason": set(PLATFORMER_REASONS) - {"running"},
        "value": {"forest", "void", "mixed"},
    },
    "dungeons": {
        "cause": set(DUNGEONS_CAUSES),
        "reason": {"victory", "defeat", "defeat-all-fallen", "defeat-out-of-time"},
    },
    "princess": {
        "cause": {"challenge", "player", "self", "card"},
        "reason": set(PRINCESS_REASONS) - {"running"},
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_nothing_a_game_can_say_is_left_unworded(name: str, language: str) -> None:
    """Names that no message has would be shown as they stand in the code."""
    words = ReportWords(release(name), language)
    wanted = {family: set(names) for family, names in OWN[name].items()}
    wanted["way"] = set(usable(release(name)))
    for _, each in rows(name):
        wanted.setdefault("mark", set()).update(each["marks"])
        wanted.setdefault("pace", set()).update(each["pace"])
        wanted.setdefault("count", set()).update(each["counts"])
        for milestone in each["milestones"]:
            short = milestone.rstrip("0123456789").rstrip("-")
            wanted.setdefault("milestone", set()).add(short)
    for family, names in wanted.items():
        for each_name in names:
            key = f"report-{family}-{each_name}".replace("_", "-")
            assert words.messages.has(key), key


def test_bots_are_called_by_name() -> None:
    from engine.bots import BOT_NAMES

    for language in LANGUAGES:
        words = ReportWords(release("princess"), language)
        for bot in BOT_NAMES:
            assert words.messages.has(f"report-bot-{bot}"), (language, bot)
        assert words.bot("mcts:500ms").endswith("(500ms)")


def test_no_game_is_named_in_reports() -> None:
    """No text in the code is the name of a game, of a kind or of a card."""
    names = set(games())
    for name in PLAYED:
        for kind, entries in release(name).entries.items():
            names |= {kind, *entries, *(f"{kind}/{slug}" for slug in entries)}
    names -= {"place", "number"}
    folder = Path(__file__).parents[3] / "playtest" / "reports"
    files = sorted(folder.glob("*.py"))
    assert files
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert node.value not in names, f"{file.name}:{node.lineno}: {node.value}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLAYED)
def test_no_label_of_any_chart_is_clipped(name: str, language: str) -> None:
    """Measured with the room that a page's wider font needs, in every language."""
    report = report_page(summary(name), release(name), language)
    kinds = set()
    for section in report.sections:
        for chart in section.charts:
            kinds.add(type(chart).__name__)
            drawing = draw(chart)
            for shape in drawing.shapes:
                if not isinstance(shape, Label):
                    continue
                long = roomy(shape.text, shape.size, bold=shape.bold)
                left = shape.x - long * {"start": 0.0, "middle": 0.5, "end": 1.0}[shape.anchor]
                assert left >= -0.5, (section.name, shape)
                assert left + long <= WIDTH + 0.5, (section.name, shape)
                assert 0 < shape.y <= drawing.height, (section.name, shape)
    assert {"Bars", "Lines", "Columns"} <= kinds


def test_every_chart_says_what_it_measures() -> None:
    """On the page and on paper: by its own title, unless the heading of its section says it."""
    one = release("princess")
    first, second = rows("princess")[:20], rows("princess")[10:30]
    pairs = compare(first, [(PairKey(0, index), each) for index, (_, each) in enumerate(second)])
    report = compare_page(pairs, one, one, "en")
    moved = next(section for section in report.sections if section.name == "moved")
    assert all(moved.shows_title_of(chart) for chart in moved.charts)
    assert {chart.title.partition(":")[0] for chart in moved.charts} <= {
        "Change in percentage points",
        "Change of means",
    }
    printed = report_pdf(report)
    import pypdfium2

    said = " ".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(printed))
    assert "Change in percentage points" in said


def test_what_was_not_at_the_table_is_not_called_unused() -> None:
    """The same two heroes in the same adventure, as bots choose them: the others are not to blame."""
    content = release("dungeons")
    heroes, adventures = sorted(content.entries["hero"]), sorted(content.entries["adventure"])
    who = [seat(f"hero/{slug}", used={f"hero/{slug}": 1}, place=at) for at, slug in enumerate(heroes[:2])]
    played = observation(*who, marks={"adventure": f"adventure/{adventures[0]}"}, met={"enemy/none": 1})
    found = Summary(Tally.of([played] * SMALL))
    unused = found.unused(content)
    absent = {f"hero/{slug}" for slug in heroes[2:]}
    assert not absent & {entry for entries in unused.values() for entry in entries}
    words = ReportWords(content, "en")
    sentences = report_page(found, content, "en").findings
    only = [each for each in sentences if each.startswith(("Heroes: only", "Adventures: only"))]
    assert len(only) == 2
    assert f"({len(heroes[:2])} of {len(heroes)})" in "".join(only)
    blamed = [each for each in sentences if each.startswith("Never")]
    assert not any(words.entry(entry) in each for each in blamed for entry in absent)


def test_what_belongs_to_other_adventures_is_not_blamed() -> None:
    content = release("dungeons")
    adventures = [f"adventure/{slug}" for slug in sorted(content.entries["adventure"])]
    first = out_of_play(content, {"adventure": adventures[:1]})
    assert set(adventures[1:]) <= first
    assert any(entry.startswith("enemy/") for entry in first)
    assert not out_of_play(content, {"adventure": adventures})


def test_bought_is_said_to_count_games_without_an_offer() -> None:
    report = report_page(summary("platformer"), release("platformer"), "en")
    section = next(each for each in report.sections if each.name == "use-bought")
    assert any("never lay in the shop" in note for note in section.notes)
    assert section.table is not None
    assert section.table.entries
    assert all(entry.count("/") == 1 for entry in section.table.entries)
