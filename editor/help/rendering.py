"""Pages of the documentation as HTML: what a page of ours may hold, and nothing that could act. HTML in a
page is shown as text, so nothing has to be taken out of it again."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from django.utils.html import escape, strip_tags
from django.utils.safestring import SafeString, mark_safe
from markdown_it import MarkdownIt
from markdown_it.token import Token

_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_BREAK = "&lt;br&gt;"
_OUTSIDE = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)

Follow = Callable[[str], str]
"""Where a link of a page leads in the studio; nothing if it leads to what the studio does not show."""
Measure = Callable[[str], tuple[int, int] | None]
"""How wide and high a picture is."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and what stands below it until the next, as plain text."""

    level: int
    title: str
    anchor: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Rendered:
    """A page, without its title, and what it consists of."""

    title: str
    html: SafeString
    sections: list[Section] = field(default_factory=list)
    """The first is the page itself, with what stands before its first heading."""


def render(page: str, follow: Follow, measure: Measure, taken: Sequence[str] = ()) -> Rendered:
    """A page of Markdown. Anchors that are ``taken`` are not given again."""
    made = _reader()
    tokens = made.parse(_COMMENT.sub("", page))
    title, tokens = _take_title(tokens)
    sections = _name_headings(tokens, title, set(taken))
    for token in tokens:
        for child in token.children or ():
            _lead(child, follow, measure)
    html = made.renderer.render(_link_ends(tokens), made.options, {})
    return Rendered(title, mark_safe(html), sections)


@cache
def _reader() -> MarkdownIt:
    reader = MarkdownIt("commonmark", {"html": False}).enable("table")
    reader.add_render_rule("text", _text)
    reader.add_render_rule("table_open", lambda *_: '<div class="tw-scroll" tabindex="0"><table>\n')
    reader.add_render_rule("table_close", lambda *_: "</table></div>\n")
    reader.add_render_rule("fence", _code)
    reader.add_render_rule("code_block", _code)
    return reader


def _text(_self: Any, tokens: Sequence[Token], index: int, *_: Any) -> str:
    """Text; a break is the one mark of HTML that our tables need."""
    return escape(tokens[index].content).replace(_BREAK, "<br>")


def _code(_self: Any, tokens: Sequence[Token], index: int, *_: Any) -> str:
    """Code, which one can reach by keyboard because it may be wider than the page."""
    return f'<pre tabindex="0"><code>{escape(tokens[index].content)}</code></pre>\n'


def _take_title(tokens: list[Token]) -> tuple[str, list[Token]]:
    """The heading of the page, which the frame shows, and the rest."""
    if len(tokens) > 2 and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        return plain(tokens[1]), tokens[3:]
    return "", tokens


def _name_headings(tokens: list[Token], title: str, taken: set[str]) -> list[Section]:
    """Give each heading an anchor, as the pages that hold our code do, and gather what stands below it."""
    found = [Section(1, title, "")]
    said: list[list[str]] = [[]]
    for index, token in enumerate(tokens):
        if token.type == "heading_open":
            name = plain(tokens[index + 1])
            anchor = _anchor(name, taken)
            token.attrSet("id", anchor)
            found.append(Section(int(token.tag[1:]), name, anchor))
            said.append([])
        elif token.type == "inline" and tokens[index - 1].type != "heading_open":
            said[-1].append(plain(token))
        elif token.type in ("fence", "code_block"):
            said[-1].append(" ".join(token.content.split()))
    return [
        Section(each.level, each.title, each.anchor, " ".join(texts))
        for each, texts in zip(found, said, strict=True)
    ]


def _anchor(name: str, taken: set[str]) -> str:
    plain_name = re.sub(r"[^\w\- ]", "", name.lower()).replace(" ", "-")
    anchor, number = plain_name, 0
    while anchor in taken:
        number += 1
        anchor = f"{plain_name}-{number}"
    taken.add(anchor)
    return anchor


def plain(token: Token) -> str:
    """What a line says, without its marks."""
    parts = []
    for child in token.children or ():
        if child.type in ("softbreak", "hardbreak"):
            parts.append(" ")
        elif child.type != "image":
            parts.append(child.content)
    return strip_tags("".join(parts)).strip()


def _lead(token: Token, follow: Follow, measure: Measure) -> None:
    """Let a link or a picture lead to where the studio has it."""
    if token.type == "link_open":
        target = str(token.attrGet("href") or "")
        if _OUTSIDE.match(target):
            token.attrSet("rel", "noopener noreferrer")
        else:
            token.attrSet("href", follow(target))
    elif token.type == "image":
        source = str(token.attrGet("src") or "")
        token.attrSet("src", follow(source))
        token.attrSet("loading", "lazy")
        size = measure(source)
        if size is not None:
            token.attrSet("width", str(size[0]))
            token.attrSet("height", str(size[1]))


def _link_ends(tokens: list[Token]) -> list[Token]:
    """What leads nowhere is no link: its text stays."""
    for token in tokens:
        kept: list[Token] = []
        is_dead = False
        for child in token.children or ():
            if child.type == "link_open" and not child.attrGet("href"):
                is_dead = True
            elif child.type == "link_close" and is_dead:
                is_dead = False
            else:
                kept.append(child)
        if token.children:
            token.children = kept
    return tokens
