"""What a seat may know of The Princess: what lies open (PR-RUL-38), the own hand and Secret, and what the
seat has seen and remembers of the rest. `engine.games.princess.viewing` makes it from a state."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from engine.kernel import view
from engine.kernel.view import Part


class Card(Part, frozen=True):
    """A card that is seen."""

    card: int
    """Its number in this game; no two cards have the same."""
    slug: str
    """The entry that is printed on it."""


class HandCard(Card, frozen=True):
    """A card of a hand, as far as the viewer knows it."""

    at: list[int] | UnsetType = UNSET
    """The seats it may be at, if the viewer does not know at which; left out of a card that is there."""

    @property
    def is_there(self) -> bool:
        """Whether the viewer knows it to be in this hand."""
        return self.at is UNSET


class DeckCard(Part, frozen=True):
    """A card of the deck whose place the viewer knows."""

    place: int
    """Counted from the top, 0."""
    card: int
    slug: str


class LaidCard(Part, frozen=True):
    """A card on the table of a challenge: as it is, or as its back only."""

    seat: int
    """Who laid it."""
    card: int | None
    """Null if it lies face down."""
    slug: str | UnsetType = UNSET
    """Of a card that is seen."""
    mark: str | UnsetType | None = UNSET
    """Of a card face down: the mark on its back; null if marks do not show."""

    @property
    def back(self) -> str | None:
        """The mark on its back, if it lies face down and marks show."""
        return None if self.mark is UNSET else self.mark


class Asked(Part, frozen=True):
    """What is being decided."""

    what: str
    """The name of the question."""
    who: int
    """The seat that decides."""
    card: str | UnsetType = UNSET
    """The slug of the card whose text asks; left out if the rules do."""
    spell: str | UnsetType = UNSET
    """The slug of the card that it is about, for whoever decides."""


class Turn(Part, frozen=True):
    """Whose turn it is, and what is being decided by whom."""

    active: int
    turns: int
    """Turns begun, of all players together."""
    first: int
    """The seat that began."""
    asked: Asked | None
    """Null when the game is over."""
    extra: int
    """Further actions that the active player has this turn."""
    empty_turns: int
    """Turns begun since the deck ran out."""


class Hero(Part, frozen=True):
    """A player as the viewer sees them."""

    seat: int
    character: str | None
    """Null until one is chosen."""
    offered: list[str]
    """The characters to choose from."""
    alive: bool
    life: int
    maximum: int
    """The most Life."""
    gold: int
    price: int
    """What a card of the shop costs this player."""
    sell_price: int
    """What this player gets for one."""
    cards: int
    """How many there are in the hand."""
    overloaded: bool
    open_hand: bool
    """Whether the hand lies open."""
    hand: list[HandCard]
    """The own hand as it is; of another's the cards known to be in it, then those that may be."""
    secret: str | None
    """Null if the viewer does not know it."""
    revealed: bool
    """Whether everybody knows the Secret."""
    curses: list[Card]
    skips: int
    """Turns that the player has to skip."""


class Deck(Part, frozen=True):
    """The deck, as far as it is known."""

    cards: int
    """How many are left."""
    top: str | None
    """The mark on the back of the top one."""
    known: list[DeckCard]
    """From the top."""


class Princess(Part, frozen=True):
    """Where the Princess is."""

    status: Literal["kidnapped", "free"]
    in_centre: bool
    holder: int | None
    """The seat that has her."""


class Challenge(Part, frozen=True):
    """The challenge in progress."""

    challenger: int
    opponent: int | None
    """Null until one is named."""
    round: int
    placed: bool
    """Whether the challenger has placed a card."""
    face_down: bool
    """Whether it is still to be shown."""
    table: list[LaidCard]
    attack_type: str | None
    """Null as long as it is not known."""
    response_type: str | None
    winner: int | None


class View(view.View, frozen=True):
    """The table of The Princess as a seat sees it."""

    seat: int
    """Who looks: a seat, or -1 for an onlooker."""
    turn: Turn
    heroes: list[Hero]
    """By seat."""
    deck: Deck
    discard: list[Card]
    """The last one lies on top."""
    shop: list[Card | None]
    """By place; null where no card lies."""
    gone: list[Card]
    """Cards that are out of the game."""
    environment: Card | None
    princess: Princess
    challenge: Challenge | None
    spells: list[Card]
    """Those that are being applied: out of the hand, not yet anywhere else."""
    lasting: list[int]
    """Changes for a time: owner, what, by, scope, until, turns begun then; one after the other."""
    once: list[int]
    """Effects that can be used once in a while and have been, in a numbering of the game's."""
    outcome: str
    """Why the game ended, ``running`` until then."""
    winners: list[int]
