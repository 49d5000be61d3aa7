"""The pages that help shows: `docs`, as it is shipped. `docs/<language>/` holds the translations; a page that
is not translated is shown in English."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from django.conf import settings
from django.urls import reverse
from django.utils.safestring import SafeString
from django.utils.translation import gettext, gettext_noop
from PIL import Image

from content.effect_reference import BEGIN, END
from editor.help.answers import ENGLISH_FROM_HERE, answers, rest_of
from editor.help.rendering import Section, render
from engine.games import games

DOCS = Path(settings.BASE_DIR) / "docs"
INDEX = "README"
SOURCE = "en"
PICTURES = "pictures"
WORDS = "words/"
"""Pages on the words of a game; help makes them anew in the language of the reader."""
_TITLES = {
    "balance": gettext_noop("How balanced the games are"),
    "card-texts": gettext_noop("All rules texts"),
    "decisions": gettext_noop("Decisions"),
    "rules": gettext_noop("The rules of the games"),
    "tutorials": gettext_noop("Tutorials"),
    "words": gettext_noop("The words of the games"),
}
"""What folders of pages are called."""


@dataclass(frozen=True, slots=True)
class HelpPage:
    """A page in a language, or in English where nobody has translated it."""

    name: str
    """Its path below `docs`, without the ending: ``tutorials/designer``."""
    title: str
    language: str
    html: SafeString
    sections: list[Section]
    is_stale: bool
    """Whether it answers an older source."""
    rest: SafeString | None
    """What of it is there in English only."""

    @property
    def contents(self) -> list[Section]:
        """What a table of contents lists."""
        return [each for each in self.sections if each.level == 2]


@dataclass(frozen=True, slots=True)
class Folder:
    """Several pages on one thing."""

    name: str
    title: str
    pages: list[tuple[str, str]]
    """Names and titles."""


def translated_to() -> list[str]:
    """The languages besides English that pages may be there in."""
    return [code for code, _name in settings.LANGUAGES if code != SOURCE]


@cache
def page_names() -> tuple[str, ...]:
    """All pages, in the order of their paths."""
    found = (path.relative_to(DOCS).with_suffix("").as_posix() for path in DOCS.rglob("*.md"))
    languages = set(translated_to())
    return tuple(sorted(name for name in found if name.split("/")[0] not in languages))


def address_of(name: str, anchor: str = "") -> str:
    """Where a page is shown."""
    link = reverse("admin:help") if name == INDEX else reverse("admin:help_page", args=(name,))
    return f"{link}#{anchor}" if anchor else link


@cache
def read_page(name: str, language: str) -> HelpPage | None:
    """A page; nothing if there is none of that name."""
    if name not in page_names():
        return None
    source = _without_reference((DOCS / f"{name}.md").read_text(encoding="utf-8"))
    file = DOCS / language / f"{name}.md"
    if language not in translated_to() or not file.is_file():
        made = render(source, lambda link: _follow(link, name), lambda link: _measure(link, name))
        return HelpPage(name, made.title or name, SOURCE, made.html, made.sections, False, None)
    text = file.read_text(encoding="utf-8")
    place = f"{language}/{name}"
    made = render(text, lambda link: _follow(link, place), lambda link: _measure(link, place))
    rest = None
    sections = made.sections
    if ENGLISH_FROM_HERE in source:
        taken = [each.anchor for each in sections]
        more = render(
            rest_of(source), lambda link: _follow(link, name), lambda link: _measure(link, name), taken
        )
        rest, sections = more.html, [*sections, *more.sections[1:]]
    is_stale = not answers(text, source)
    return HelpPage(name, made.title or name, language, made.html, sections, is_stale, rest)


@cache
def read_folder(name: str, language: str) -> Folder | None:
    """A folder of pages; nothing if there is none of that name."""
    inside = [each for each in page_names() if posixpath.dirname(each) == name]
    if not name or not inside:
        return None
    pages = [(each, page.title) for each in inside if (page := read_page(each, language))]
    title = _TITLES.get(name)
    return Folder(name, gettext(title) if title else name.replace("-", " ").capitalize(), pages)


def _without_reference(page: str) -> str:
    """A page without the words of a game, which help has in every language (`editor.help.words`)."""
    before, mark, rest = page.partition(BEGIN)
    return f"{before}{rest.partition(END)[2]}" if mark else page


def picture_file(name: str) -> Path | None:
    """The file of a picture; nothing if there is none of that name."""
    file = DOCS / PICTURES / name
    return file if file.suffix == ".png" and file.parent == DOCS / PICTURES and file.is_file() else None


def _resolve(link: str, place: str) -> tuple[str, str]:
    """Where a link leads, as a path below `docs` of the English pages, and the anchor there."""
    path, _hash, anchor = link.partition("#")
    if not path:
        path = posixpath.basename(place) + ".md"
    whole = posixpath.normpath(posixpath.join(posixpath.dirname(place), path))
    first, _slash, inside = whole.partition("/")
    return (inside if first in translated_to() and inside else whole), anchor


def _follow(link: str, place: str) -> str:
    if link.startswith("#"):
        return link
    path, anchor = _resolve(link, place)
    name = path.removesuffix(".md")
    if name.startswith(WORDS) and name.removeprefix(WORDS) in games():
        return reverse("admin:help_words", args=(name.removeprefix(WORDS),))
    if path.endswith(".md") and name in page_names():
        return address_of(name, anchor)
    if path.startswith(f"{PICTURES}/") and picture_file(posixpath.basename(path)):
        return reverse("admin:help_picture", args=(posixpath.basename(path),))
    if any(each.startswith(f"{path}/") for each in page_names()):
        return reverse("admin:help_page", args=(path,))
    return ""


def _measure(link: str, place: str) -> tuple[int, int] | None:
    path, _anchor = _resolve(link, place)
    file = picture_file(posixpath.basename(path))
    if file is None:
        return None
    with Image.open(file) as image:
        return image.size
