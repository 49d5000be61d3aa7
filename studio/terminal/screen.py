"""Writing to a terminal and reading from it, with colours where there are any."""

from __future__ import annotations

import os
import textwrap
from io import TextIOWrapper
from typing import TextIO

from playtest.shows.terminal import WIDTH

STYLES = {
    "chapter": "1;36",
    "question": "1",
    "quiet": "2",
    "hero": "1;32",
    "enemy": "31",
    "token": "33",
    "solid": "36",
    "end": "1;33",
}
"""Names of styles and the codes of terminals for them."""


class Screen:
    """Where a game is shown. What a terminal cannot show or send properly is replaced, never fatal."""

    def __init__(self, source: TextIO, target: TextIO, colour: bool | None = None) -> None:
        if isinstance(source, TextIOWrapper):
            source.reconfigure(errors="replace")
        self.source = source
        self.target = target
        self.colour = has_colours(target) if colour is None else colour

    def line(self, text: str = "", style: str = "") -> None:
        """Write a line as it is."""
        encoding = getattr(self.target, "encoding", None) or "utf-8"
        shown = self.styled(text, style).encode(encoding, "replace").decode(encoding)
        self.target.write(shown + "\n")

    def prose(self, text: str, style: str = "", indent: str = "") -> None:
        """Write a sentence, broken into lines where it is long, or several paragraphs."""
        first, rest = indent, indent + "    "
        for paragraph in text.split("\n\n"):
            for line in textwrap.wrap(
                paragraph, WIDTH, initial_indent=first, subsequent_indent=rest, break_on_hyphens=False
            ):
                self.line(line, style)
            first = rest

    def styled(self, text: str, style: str) -> str:
        """A text in a style, if the terminal has colours."""
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m" if self.colour and style and text else text

    def ask(self, prompt: str) -> str | None:
        """What a person types after a prompt; None when nothing more will come. What comes from a file or a
        pipe is written too, as a terminal would."""
        encoding = getattr(self.target, "encoding", None) or "utf-8"
        self.target.write(prompt.encode(encoding, "replace").decode(encoding) + " ")
        self.target.flush()
        typed = self.source.readline()
        if not typed:
            return None
        clean = "".join(letter if letter.isprintable() else " " for letter in typed).strip()
        if not self.source.isatty():
            self.line(clean)
        return clean


def has_colours(target: TextIO) -> bool:
    """Whether a stream is a terminal that shows colours, and nobody minds them (see no-color.org)."""
    plain = os.environ.get("NO_COLOR") or os.environ.get("TERM", "dumb") == "dumb"
    return target.isatty() and not plain
