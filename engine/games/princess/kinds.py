"""The kinds of The Princess' content, and its vocabulary. Everything that the studio knows about its cards
follows from here."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.games.princess.checks import check_set
from engine.games.princess.moments import DURATIONS
from engine.games.princess.words import WORDS
from engine.schema import Bears, Between, Effects, Game, Kind, Line, Name, Parts, Prose, Ref, bears

Emblem = Literal["sun", "moon", "flame", "leaf", "wave", "feather", "key", "bell", "rose", "anchor"]
Colour = Literal["crimson", "amber", "gold", "lime", "emerald", "teal", "azure", "indigo", "violet", "pink"]
Mark = Literal["question", "exclamation", "emblem"]


class Character(Kind):
    """A hero, and face down its ghost: the maximum of Life, the symbol and colour of its starting cards, a
    talent (PR-SETUP-02 to -04). The talent rests while the card lies face down."""

    sign: ClassVar[str] = "theater_comedy"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    talent: Line = ""
    flavour: Line = ""
    life: Annotated[int, Between(1, 12)]
    symbol: Emblem
    colour: Colour
    effects: Effects = ()


class Secret(Kind):
    """A hidden role; exactly one of them is the Kidnapper, which is always dealt (PR-SETUP-06, -07)."""

    sign: ClassVar[str] = "visibility_off"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    text: Line = ""
    flavour: Line = ""
    kidnapper: bool = False
    effects: Effects = ()


class AdventureCard(Kind):
    """A chest: a card of the triangle with its Success, a spell or an Environment (PR-CHALLENGE, PR-MAGIC,
    PR-ENV)."""

    sign: ClassVar[str] = "style"
    bears: ClassVar[Bears] = (
        bears("triangle", "holder", type=("attack", "defence", "strategy"))
        | bears("in_play", "environment", "actor", type="environment")
        | bears("spell", "holder", type="magic")
        | bears("in_play", "curse", "usable", type="magic", persistent=True)
    )

    name: Name = ""
    text: Line = ""
    flavour: Line = ""
    type: Literal["attack", "defence", "strategy", "magic", "environment"]
    hero: Annotated[str, Ref("character", belongs=True)] | None = None
    """The character whose starting card it is (PR-SETUP-03)."""
    mark: Mark = "question"
    """The mark on its back; "emblem" is the symbol of its hero (PR-RUL-35)."""
    unstoppable: bool = False
    """It cannot be responded to (PR-LIMIT-07)."""
    persistent: bool = False
    """It stays on the table: a curse, or an Environment (PR-LIMIT-09 to -11)."""
    target: Literal["hero", "ghost", "anyone"] = "hero"
    """Whom a spell can be applied to (PR-RUL-34)."""
    effects: Effects


class Princess(Kind):
    """The card everybody is after (PR-SETUP-08)."""

    sign: ClassVar[str] = "chess_queen"
    bears: ClassVar[Bears] = bears("in_play", "holder", "usable")

    name: Name = ""
    text: Line = ""
    flavour: Line = ""
    effects: Effects = ()


class Board(Kind):
    """The central board, with the words printed on its places."""

    sign: ClassVar[str] = "dashboard"

    name: Name = ""
    deck: Line = ""
    discard_pile: Line = ""
    shop: Line = ""
    centre: Line = ""
    kidnapped: Line = ""


class Counter(Kind):
    """Counters of Life and of gold; their copies say how many there are (PR-RUL-44)."""

    sign: ClassVar[str] = "favorite"

    name: Name = ""
    role: Literal["life", "gold"]


class TurnMarker(Kind):
    """It lies before the player whose turn it is."""

    sign: ClassVar[str] = "hourglass_top"

    name: Name = ""


class ReferenceCard(Kind):
    """A card with a summary for players."""

    sign: ClassVar[str] = "help"

    name: Name = ""
    text: Prose = ""
    about: Literal["turn", "challenge", "ghost", "journey"]


GAME = Game.declare(
    "princess",
    kinds=(Character, Secret, AdventureCard, Princess, Board, Counter, TurnMarker, ReferenceCard),
    words=WORDS,
    durations=DURATIONS,
    checks=(check_set,),
    parts=Parts(
        play="engine.games.princess.play",
        view="engine.games.princess.view",
        settings="engine.games.princess.settings",
        report="engine.games.princess.report",
        wording="engine.games.princess.wording",
        samples="engine.games.princess.samples",
    ),
)
