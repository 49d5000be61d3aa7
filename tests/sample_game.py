"""Lanternwick: a small game that declares every sort of field once, for tests of content and editor."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.schema import (
    Between,
    Effects,
    Game,
    Grid,
    GridSpec,
    Id,
    Kind,
    Layer,
    Line,
    Name,
    Operations,
    Part,
    Prose,
    Ref,
    word,
)

CANAL = GridSpec(
    width=(3, 6),
    height=(2, 6),
    cells=(
        Layer("space", {".": "water", "L": "lantern", "#": "quay"}),
        Layer("bridge", {" ": "none", "H": "bridge"}),
    ),
    walls=Layer("wall", {":": "none", "|": "wall"}),
    floors=Layer("ledge", {" ": "none", "=": "ledge"}),
)


@word("trigger")
class Played:
    """The card is played."""


@word("trigger")
class LanternLit:
    """A lantern of a colour is lit."""

    colour: Literal["amber", "blue"] = "amber"


@word("condition")
class HasOil:
    """The player has at least so much oil."""

    amount: Annotated[int, Between(1, 9)] = 1


@word("cost")
class Discard:
    """Put this card on the discard pile."""


@word("operation")
class Draw:
    """Move cards from the deck to the hand."""

    count: Annotated[int, Between(1, 5)] = 1


@word("operation")
class Meet:
    """Meet a ferryman."""

    who: Annotated[str, Ref("ferryman")]


@word("operation")
class Repeat:
    """Do something several times."""

    times: Annotated[int, Between(1, 3)]
    do: Operations


class Ferryman(Kind):
    """Somebody who rows."""

    name: Name = ""
    saying: Line = ""
    strength: Annotated[int, Between(1, 9)]
    colour: Literal["amber", "blue", "none"] = "none"
    is_guild_member: bool = False
    rival: Annotated[str, Ref("ferryman")] | None = None
    effects: Effects = ()


class Canal(Kind):
    """A tile of water."""

    name: Name = ""
    map: Annotated[str, Grid(CANAL)]
    ferrymen: Annotated[tuple[Annotated[str, Ref("ferryman")], ...], Between(0, 4)] = ()


class Scene(Part):
    """A moment of a journey."""

    id: Id
    text: Prose = ""
    at: Annotated[str, Ref("canal")] | None = None


class Journey(Kind):
    """A story in scenes."""

    title: Name = ""
    minutes: Annotated[int, Between(5, 240)] = 30
    scenes: Annotated[tuple[Scene, ...], Between(0, 20)] = ()
    tolls: dict[Literal["amber", "blue"], Annotated[int, Between(0, 9)]] = {}


LANTERNWICK = Game.declare(
    "lanternwick",
    kinds=(Ferryman, Canal, Journey),
    words=(Played, LanternLit, HasOil, Discard, Draw, Meet, Repeat),
    durations=("instant", "turn", "game"),
)
