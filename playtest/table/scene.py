"""What a table page shows, prepared for its template: the pictures, the decision, the players, the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from django.utils.safestring import SafeString

from engine.kernel.settings import settings_of
from playtest.games.contents import words_of
from playtest.games.viewers import Viewer, show_game
from playtest.models import TestGame
from playtest.shows import board_of
from playtest.shows.board import Board, Panel
from playtest.table.art import gallery_of

KEYS = 9
"""The first actions can be chosen with a key each."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action as a button: its number on the page and on the map, what it is sent as, its picture."""

    number: int
    value: str
    text: str
    help: str
    picture: SafeString
    key: str
    space: tuple[int, int] | None


@dataclass(slots=True)
class Group:
    """Actions of one sort, which stand together. ``who`` is said above the first one of a seat, if there are
    actions of several."""

    sort: str
    who: str = ""
    choices: list[Choice] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything on the page that changes while a game is played."""

    row: TestGame
    shown: Mapping[str, Any]
    panels: Sequence[Panel]
    groups: Sequence[Group]
    eyes: int
    has_secrets: bool
    """Whether the seats see different things."""
    deciding: str = ""
    """For whom the viewer decides now, if it could be for several."""

    @property
    def place(self) -> str:
        """Where the main picture stands."""
        return next((panel.place for panel in self.panels if panel.place), "above")

    @property
    def key(self) -> str:
        """Names this decision: sent twice, it counts once."""
        return f"table-{self.shown['ply']}"

    @property
    def version(self) -> str:
        """Changes whenever the page would."""
        return str(self.shown["ply"])

    @property
    def is_mine(self) -> bool:
        """Whether the viewer must decide."""
        return bool(self.groups)


def scene_of(row: TestGame, viewer: Viewer, language: str, eyes: int | None = None) -> Scene:
    """The table as it is now."""
    return arranged(row, viewer, language, show_game(row, viewer, language), eyes)


def arranged(
    row: TestGame, viewer: Viewer, language: str, seen: Mapping[str, Any], eyes: int | None = None
) -> Scene:
    """What is shown of a game, drawn. Where nothing is hidden, one may look through any seat's eyes; by
    default it is the own seat, else that of whoever decides."""
    words = words_of(row, language)
    table = board_of(words, gallery_of(row.game_id))
    view, looking = seen["view"], viewer.eyes
    if seen["views"] is not None:
        deciding = next((seat for seat in seen["to_act"] if seat >= 0), 0)
        looking = eyes if eyes is not None and 0 <= eyes < row.seats else max(viewer.eyes, -1)
        looking = deciding if looking < 0 else looking
        view = seen["views"][looking]
    groups = grouped(table, seen["actions"], seen["seats"])
    marks: dict[tuple[int, int], list[int]] = {}
    for group in groups:
        for choice in group.choices:
            if choice.space is not None:
                marks.setdefault(choice.space, []).append(choice.number)
    has_secrets = settings_of(words.release).hidden
    deciding = decided_for(seen) if len(seen["you"]["plays"]) > 1 else ""
    return Scene(row, seen, table.drawn(view, marks), groups, looking, has_secrets, deciding)


def decided_for(seen: Mapping[str, Any]) -> str:
    """The seat whose decision is on the page, if it is one seat's."""
    seats = {offered["seat"] for offered in seen["actions"]}
    seat = min(seats) if len(seats) == 1 else -1
    return str(_full_name(seen["seats"][seat])) if seat >= 0 else ""


def _full_name(seat: Mapping[str, Any]) -> str:
    """Who sits at a seat and what the game calls it: "Ben · Wick"."""
    return " · ".join(dict.fromkeys((seat["name"], seat["called"])))


def grouped(
    table: Board[Any], actions: Sequence[Mapping[str, Any]], names: Sequence[Mapping[str, Any]]
) -> list[Group]:
    """The actions in groups of a seat and a sort, numbered as they stand on the page. If there are actions of
    several seats, each is told whose they are."""
    sorts: dict[tuple[int, str], list[Mapping[str, Any]]] = {}
    for offered in actions:
        sorts.setdefault((offered["seat"], offered["key"]), []).append(offered)
    several = len({seat for seat, _sort in sorts}) > 1
    groups, number, last = [], 0, -1
    for (seat, sort), members in sorts.items():
        group = Group(sort, _full_name(names[seat]) if several and seat >= 0 and seat != last else "")
        last = seat
        for offered in members:
            number += 1
            group.choices.append(
                Choice(
                    number,
                    f"{seat}:{','.join(map(str, offered['action']))}",
                    offered["text"],
                    " ".join(offered["help"]),
                    picture_of(table, offered["args"]),
                    str(number) if number <= KEYS else "",
                    space_of(offered["args"]),
                )
            )
        groups.append(group)
    return groups


def space_of(args: Mapping[str, Any]) -> tuple[int, int] | None:
    """The space to which an action leads, as column and row."""
    column, row = args.get("column"), args.get("row")
    return (column, row) if isinstance(column, int) and isinstance(row, int) else None


def picture_of(table: Board[Any], args: Mapping[str, Any]) -> SafeString:
    """What an action is about: the picture of an entry, or an icon by the name of a thing."""
    values = [value for value in args.values() if isinstance(value, str)]
    for value in values:
        if table.words.is_entry(value) and table.picture_of(value):
            return table.sprite(value)
    for value in values:
        if table.art.icon(value):
            return table.icon(value)
    return SafeString("")
