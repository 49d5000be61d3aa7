"""Which pages are translated, and whether their translations say the same as their sources. Run as a program
it notes that translations answer their sources as these are now:

    python -m tests.docs.answers docs/de/editor.md      one page
    python -m tests.docs.answers --all                  every page

Do so when you have read the translation beside its source, and not before.
"""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from editor.help.answers import answering, guide_of

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LANGUAGES = ("es", "it", "de")
TRANSLATED = (
    "README",
    "campaigns",
    "editor",
    "playing-at-the-table",
    "printing",
    "reports",
    "tutorials/designer",
    "tutorials/playtester",
    "tutorials/translator",
    "writing-effects",
)
"""What designers, translators and playtesters read."""
BLOCK = re.compile(r"```.*?```", re.DOTALL)


def guide(name: str) -> str:
    """The part of an English page that is translated."""
    return guide_of((DOCS / f"{name}.md").read_text(encoding="utf-8"))


def translation(name: str, language: str) -> str:
    """A translated page."""
    return (DOCS / language / f"{name}.md").read_text(encoding="utf-8")


def headings(page: str) -> list[int]:
    """The levels of the headings, in order."""
    return [len(mark) for mark in re.findall(r"^(#+) ", BLOCK.sub("", page), re.MULTILINE)]


def targets(page: str, place: str) -> list[str]:
    """Where links and pictures of a page lead, as files of the English pages; ``place`` is its own path below
    `docs`."""
    found = re.findall(r"!?\[[^\]]*\]\(([^)\s]+)\)", BLOCK.sub("", page))
    return sorted(_english(link, place) for link in found)


def _english(link: str, place: str) -> str:
    if "://" in link:
        return link
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(place), link))
    first, _slash, rest = whole.partition("/")
    return rest if first in LANGUAGES else whole


def codes(page: str) -> list[str]:
    """What stands in code within the text: commands, names, keys."""
    return sorted(re.findall(r"`([^`\n]+)`", BLOCK.sub("", page)))


def blocks(page: str) -> list[str]:
    """Blocks of code without what is said beside them."""
    return [re.sub(r"\s+#.*", "", block) for block in BLOCK.findall(page)]


def steps(page: str) -> list[str]:
    """The numbers of lists, and the rows of tables."""
    return re.findall(r"^ *(\d+\.|-|\|)(?= )", BLOCK.sub("", page), re.MULTILINE)


def italics(page: str) -> Iterator[str]:
    """What a page sets off as a name of the interface."""
    for found in re.findall(r"(?<![*\w])\*(?![*\s])([^*]+?)\*(?!\*)", BLOCK.sub("", page)):
        yield " ".join(found.split())


def note(path: Path) -> None:
    """Note that a translation answers its source as it is now."""
    language, _slash, name = path.resolve().relative_to(DOCS).as_posix().partition("/")
    assert language in LANGUAGES, path
    source = (DOCS / name).read_text(encoding="utf-8")
    path.write_text(answering(path.read_text(encoding="utf-8"), source), encoding="utf-8")


def main(names: list[str]) -> None:
    """Note it for the named pages."""
    every = [DOCS / language / f"{name}.md" for language in LANGUAGES for name in TRANSLATED]
    for path in every if names == ["--all"] else map(Path, names):
        note(path)


if __name__ == "__main__":
    main(sys.argv[1:])
