"""Lines of pages are short enough that a difference shows the sentence that changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from content.effect_reference import BEGIN, END
from content.markdown import WIDTH, wrap
from tests.docs.answers import LANGUAGES
from tests.docs.wrapping import blocks, too_long, wrapped

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
GENERATED = sorted([*(DOCS / "words").glob("*.md"), *(DOCS / "card-texts").glob("*.md")])
WRITTEN = sorted(
    [
        ROOT / "CONTRIBUTING.md",
        *DOCS.glob("*.md"),
        *(DOCS / "decisions").glob("*.md"),
        *(DOCS / "balance").glob("*.md"),
        *(DOCS / "tutorials").glob("*.md"),
        *(page for language in LANGUAGES for page in (DOCS / language).rglob("*.md")),
    ]
)
"""The ledgers of the rules are lists of clauses, one to a line, which tests read."""


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", GENERATED, ids=name_of)
def test_generated_pages_have_short_lines(page: Path) -> None:
    longer = [
        line for line in page.read_text(encoding="utf-8").splitlines() if len(line) > WIDTH + len("<br>")
    ]
    assert not longer


def test_the_generated_part_of_the_guide_has_short_lines() -> None:
    guide = (DOCS / "writing-effects.md").read_text(encoding="utf-8")
    generated = guide.split(BEGIN)[1].split(END)[0]
    assert not [line for line in generated.splitlines() if len(line) > WIDTH]


@pytest.mark.parametrize("page", WRITTEN, ids=name_of)
def test_written_pages_have_no_very_long_lines(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert not too_long(text), f"run python -m tests.docs.wrapping {name_of(page)}"
    assert [line for lines, _ in blocks(text) for line in lines] == text.split("\n")


def test_code_and_links_stay_together_and_nothing_begins_by_accident() -> None:
    text = "one two `a b c` [the text](link.md), three - four 5. five"
    assert wrap(text, width=12).split("\n") == [
        "one two",
        "`a b c`",
        "[the text](link.md),",
        "three - four 5.",
        "five",
    ]
    assert wrap("a bc d", first="- ", width=5) == "- a\n  bc\n  d"
    assert wrap("a bc", first="> ", then="> ", width=5) == "> a\n> bc"
    assert wrap("") == ""


def test_only_long_prose_is_broken_and_no_word_changes() -> None:
    long = "word " * 50 + "end"
    table, code = f"| {long} |", f"```\n- {long}\n```"
    page = "\n".join(
        ["# Title", "", long, "", f"1. {long}", "   more", "2. short", table, code, BEGIN, long, END, ""]
    )
    result = wrapped(page)
    assert result.split() == page.split()
    lines = result.split("\n")
    assert {table, f"- {long}", "2. short"} < set(lines)
    assert f"{BEGIN}\n{long}\n{END}" in result
    assert sum(len(line) > WIDTH for line in lines) == 3
    assert "   word" in result
