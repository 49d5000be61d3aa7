"""What lies on a table and can be pointed at: the things that an action, or something that has happened, is
about. Whoever draws a table gives each thing the same address.

An address names what players can tell apart, and only what the one who reads it may know: two dice that show
the same have the same one, a card that lies face down has none.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Space(msgspec.Struct, frozen=True, tag="space", tag_field="type"):
    """A space of the map, by column and row, both counted from 1 as the game counts them."""

    column: int
    row: int


class Figure(msgspec.Struct, frozen=True, tag="figure", tag_field="type"):
    """A figure on the map: the ``hero`` of a seat or the ``enemy`` of a slot."""

    kind: str
    id: int


class Seat(msgspec.Struct, frozen=True, tag="seat", tag_field="type"):
    """A player, and what lies in front of them."""

    seat: int


class Card(msgspec.Struct, frozen=True, tag="card", tag_field="type"):
    """A card that lies open to whoever is told: ``kind/slug`` of its entry, the zone it lies in, whose zone
    it is (None if nobody's), and which card of the zone, from 0, where there is an order that the reader
    sees."""

    entry: str
    zone: str
    seat: int | None = None
    index: int | None = None


class Die(msgspec.Struct, frozen=True, tag="die", tag_field="type"):
    """A die by where it lies and what it shows; whose it is, if it is a player's own."""

    pool: str
    face: str
    seat: int | None = None


class Pile(msgspec.Struct, frozen=True, tag="pile", tag_field="type"):
    """A deck, a row of cards or a heap of tokens as a whole; whose it is, if it is a player's own."""

    name: str
    seat: int | None = None


Target: TypeAlias = Space | Figure | Seat | Card | Die | Pile
Targets: TypeAlias = tuple[Target, ...]

KINDS: tuple[type[Target], ...] = (Space, Figure, Seat, Card, Die, Pile)


def hero_figure(seat: int) -> Figure:
    """The figure of a seat's hero."""
    return Figure("hero", seat)


def enemy_figure(slot: int) -> Figure:
    """The figure of an enemy."""
    return Figure("enemy", slot)


def targets_as_json(targets: Targets) -> list[dict[str, int | str | None]]:
    """Targets as plain JSON: each with its ``type``."""
    found: list[dict[str, int | str | None]] = msgspec.to_builtins(list(targets))
    return found


def targets_from_json(data: Any) -> Targets:
    """The targets that were written so."""
    return msgspec.convert(data, Targets)
