"""What lies on the table of a game, as a web page shows it: the map or the round table as SVG, and what is
beside it.

A game's own `Board` is part of its `Show`; of a game without one the view is shown as a list. What is drawn
is a seat's view and never the state, so a picture can show nothing that the seat may not know. Maps are
pictures that scale; whatever is read, such as cards, is text that a page breaks where it needs to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol

from django.utils.safestring import SafeString

from content.playwording import PlayWording
from content.unworded import careful
from engine.kernel.view import V, as_json
from playtest.shows.markup import el, joined
from playtest.shows.questions import Asker

Marks = Mapping[tuple[int, int], Sequence[int]]
"""Spaces, as column and row, to which actions lead: the numbers of those actions."""


class Art(Protocol):
    """Where pictures are found; a drawing holds their addresses."""

    def picture(self, hash_: str) -> str:
        """The address of a picture, given the hash of its bytes."""

    def icon(self, name: str) -> str:
        """The address of an icon of the game, ``sheet#name``; nothing if the game has none of that name."""


class NoArt:
    """No pictures at all: everything is said in words."""

    def picture(self, hash_: str) -> str:
        """None."""
        return ""

    def icon(self, name: str) -> str:
        """None."""
        return ""


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table: its place on the page, its title, its markup."""

    name: str
    title: str
    markup: SafeString
    place: str = ""
    """``above`` or ``beside`` the other panels if it is what everybody looks at: the map, the round table."""


class Board(Generic[V]):
    """The table of one game, told and drawn in one language."""

    def __init__(self, words: PlayWording, asker: Asker[V], art: Art | None = None) -> None:
        self.words = words
        self.asker = asker
        self.art: Art = art or NoArt()

    def drawn(self, view: V, marks: Marks | None = None) -> list[Panel]:
        """The table in its parts, as `draw` draws it; as a plain list where that fails."""
        words = self.words
        what = f"the table of {words.release.game} in {words.language}"
        return careful(what, lambda: self.draw(view, marks), lambda: Board.draw(self, view, marks))

    def draw(self, view: V, marks: Marks | None = None) -> list[Panel]:
        """The table in its parts. Spaces to which actions lead are marked with the numbers of these."""
        return [Panel("view", self.words.words.say("table-view"), _listed(as_json(view)), "above")]

    # What all drawings are made of.

    def picture_of(self, entry: str) -> str:
        """The address of an entry's picture; nothing if it has none."""
        kind, _slash, slug = entry.partition("/")
        card = self.words.release.entries.get(kind, {}).get(slug)
        return self.art.picture(card.art) if card is not None and card.art else ""

    def icon(self, name: str, label: str = "", class_: str = "tt-icon") -> SafeString:
        """An icon in a line of text, with what it means for those who do not see it."""
        address = self.art.icon(name)
        if not address:
            return el("span", label or name)
        told = {"role": "img", "aria_label": label} if label else {"aria_hidden": "true"}
        return el("svg", el("use", href=address), class_=class_, **told)

    def sprite(self, entry: str, class_: str = "tt-sprite") -> SafeString:
        """The picture of an entry beside its name."""
        address = self.picture_of(entry)
        if not address:
            return el("span", self.words.name(entry)[:1], class_=f"{class_} tt-letter", aria_hidden="true")
        return el("img", class_=class_, src=address, alt="", loading="lazy")

    def card(self, entry: str, *notes: str, class_: str = "") -> SafeString:
        """A card: picture and name, and its rules text for whoever opens it."""
        text = self.words.rules(entry)
        head = joined((self.sprite(entry), el("span", self.words.name(entry), class_="tt-name"), *notes))
        if not text:
            return el("div", head, class_=f"tt-card {class_}".strip())
        inner = el("summary", head) + el("p", text)
        return el("details", SafeString(inner), class_=f"tt-card {class_}".strip(), data_key=entry)

    def number(self, icon: str, label: str, value: str | int) -> SafeString:
        """A number behind its icon, read out as "Gold 3"."""
        seen = joined((self.icon(icon), el("span", str(value))))
        said = f"{label} {value}"
        return el("span", seen, class_=f"tt-number tt-n-{icon}", role="img", aria_label=said, title=label)

    def seat(
        self,
        number: int,
        name: str,
        entry: str = "",
        notes: Sequence[str] = (),
        rows: Sequence[Sequence[str]] = (),
        cards: Sequence[str] = (),
        *,
        acts: bool = False,
        out: bool = False,
    ) -> SafeString:
        """The board of a player: portrait, name, what it owns in rows, its cards. The rules text of who it
        plays opens below the name."""
        told = [el("strong", name), *(el("span", note, class_="tt-note") for note in notes)]
        told += [el("div", *row, class_="tt-owned") for row in rows]
        head = joined((self.sprite(entry, "tt-portrait") if entry else "", el("div", *told)))
        text = self.words.rules(entry) if entry else ""
        if text:
            opened = joined((el("summary", head, class_="tt-head"), el("p", text)))
            shown = el("details", opened, class_="tt-who", data_key=f"{number}/{entry}")
        else:
            shown = el("div", head, class_="tt-head")
        classes = ["tt-seat", *(["tt-active"] if acts else []), *(["tt-out"] if out else [])]
        return el(
            "li",
            shown,
            el("div", *cards, class_="tt-cards") if cards else "",
            class_=" ".join(classes),
            aria_current="true" if acts else None,
            data_seat=number,
        )


def _listed(value: Any) -> SafeString:
    """Plain data as nested lists."""
    if isinstance(value, Mapping) and value:
        rows = (joined((el("dt", str(name)), el("dd", _listed(inner)))) for name, inner in value.items())
        return el("dl", *rows, class_="tt-data")
    if isinstance(value, list | tuple) and value:
        if any(isinstance(inner, Mapping | list | tuple) for inner in value):
            return el("ul", *(el("li", _listed(inner)) for inner in value), class_="tt-data")
        return joined([", ".join(map(str, value))])
    return joined(["–" if value in (None, [], {}, ()) else str(value)])
