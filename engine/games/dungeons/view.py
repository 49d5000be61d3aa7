"""What a seat may know of Dungeons: everything that lies open on the table. The order of the item deck, the
dice to come and what lies behind exits that nobody has explored or revealed are nobody's knowledge.
`engine.games.dungeons.viewing` makes it from a state."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from engine.games.dungeons.decisions import consent
from engine.games.dungeons.decisions.move import MOVE
from engine.games.dungeons.decisions.question import SEAT
from engine.games.dungeons.decisions.throw import THROW
from engine.kernel import chance, view
from engine.kernel.view import Part

ABOUT_A_HERO = {consent.CONSENT.name: consent.OTHER, MOVE.name: SEAT}
"""Questions about a hero who need not be the active one: the field that names them."""


class Place(Part, frozen=True):
    """A space of the map, counted from 1 at the top left of the grid."""

    column: int
    row: int


class Figure(Part, frozen=True):
    """A hero or an enemy: one of the two is there."""

    seat: int | UnsetType = UNSET
    slot: int | UnsetType = UNSET


class Line(Part, frozen=True, array_like=True):
    """A line of a weapon; in JSON the two stand in a list."""

    dice: int
    modifier: int


class Skills(Part, frozen=True):
    """What a figure fights with."""

    speed: int
    melee: Line
    ranged: Line
    defence: int


class Item(Part, frozen=True):
    """An item that lies open."""

    card: int
    """Its number in this game; no two cards have the same."""
    slug: str
    """The entry that is printed on it."""


class Offer(Part, frozen=True):
    """A place of the item row."""

    card: int
    """-1 if none lies there."""
    slug: str | None


class Round(Part, frozen=True):
    """How far the game is, and what is being decided."""

    number: int
    limit: int
    """The last round; 0 if there is none."""
    phase: str
    active: int
    """The seat of the hero who acts; -1 if nobody does."""
    actions: int
    """Actions left to the active hero."""
    activated: list[bool]
    """By seat, whether the hero has acted in this round."""
    queue: list[int]
    """The enemies of this Enemy phase, in the order of their activation."""
    deciding: str | None
    """The name of the question; null when the game is over."""
    frame: list[int]
    """The fields of that question by their places, as its file in the engine names them."""

    @property
    def hero(self) -> int:
        """The seat of the hero that the question is about."""
        field = ABOUT_A_HERO.get(self.deciding or "")
        return self.active if field is None else self.frame[field - 1]

    @property
    def dice_left(self) -> int | None:
        """How many dice of a throw a real table has still to tell; null if nothing is thrown."""
        return self.frame[chance.LEFT - 1] if self.deciding == THROW.name else None


class Exit(Part, frozen=True):
    """An exit of a room on the table, with the space that it opens from."""

    exit: str
    space: int
    column: int
    row: int
    state: str
    """``unexplored``, ``closed``, ``joined`` to another room, or the way ``out``."""
    known: str | None
    """The room behind it, if it is known."""


class Room(Part, frozen=True):
    """A room on the table: its tile, where that lies, and its exits."""

    room: str
    tile: str
    face: str
    """The side that lies up."""
    column: int
    row: int
    turn: int
    """How far the tile is turned."""
    width: int
    height: int
    near: list[int]
    """The rooms that it is joined to, by their places in the list."""
    exits: list[Exit]


class Space(Part, frozen=True):
    """A space of a room."""

    space: int
    column: int
    row: int
    terrain: str
    between: bool
    """Whether it lies between two rooms."""
    figure: Figure | None
    """Who stands there."""


class Map(Part, frozen=True):
    """The rooms on the table and their spaces."""

    width: int
    height: int
    rooms: list[Room]
    spaces: list[Space]


class Hero(Part, frozen=True):
    """A hero as all see it. What follows from all three cards is left out until they are chosen."""

    seat: int
    # From left to right as the cards lie (DD-SETUP-04).
    equipment: str | None
    hero: str | None
    ability: str | None
    space: int
    """-1 off the map."""
    place: Place | None
    health: int
    energy: int
    loot: int
    fallen: bool
    escaped: bool
    bonus_actions: int
    items: list[Item]
    most_health: int | UnsetType = UNSET
    speed: int | UnsetType = UNSET
    melee: Line | UnsetType = UNSET
    ranged: Line | UnsetType = UNSET
    defence: int | UnsetType = UNSET
    attributes: dict[str, int] | UnsetType = UNSET
    keywords: list[str] | UnsetType = UNSET
    """Those of the weapon."""

    @property
    def skills(self) -> Skills | None:
        """What the hero fights with; null until all cards are chosen."""
        speed, melee, ranged, defence = self.speed, self.melee, self.ranged, self.defence
        if speed is UNSET or melee is UNSET or ranged is UNSET or defence is UNSET:
            return None
        return Skills(speed, melee, ranged, defence)


class Enemy(Part, frozen=True):
    """An enemy as all see it."""

    slot: int
    """Its number as long as it is there."""
    enemy: str
    """The slug of its card."""
    number: int
    """Tells several of a kind apart; 0 if there has been only one."""
    threat: int
    type: str
    health: int
    space: int
    place: Place
    stunned: bool
    foe: int
    """The hero who attacked it last, or -1."""
    group: str | None
    """The group of the adventure that it belongs to."""
    speed: int
    melee: Line
    ranged: Line
    defence: int
    keywords: list[str]

    @property
    def skills(self) -> Skills:
        """What the enemy fights with."""
        return Skills(self.speed, self.melee, self.ranged, self.defence)


class Items(Part, frozen=True):
    """The items that nobody has."""

    row: list[Offer]
    deck: int
    """Cards left in the deck."""
    discard: list[str]
    deal: list[int]
    """The trade being put together: Loot given, Loot asked, then cards: twice the card, 1 more if asked
    for."""


class Interaction(Part, frozen=True):
    """Something that the adventure lets heroes do."""

    interaction: str
    done: int
    """How often it has been done."""


class Story(Part, frozen=True):
    """What the adventure keeps, as far as players are told."""

    flags: dict[str, bool]
    counters: dict[str, int]
    rules: list[str]
    """Those in force."""
    interactions: list[Interaction]
    checks: dict[str, int]
    """Those that were passed, and how often."""


class Roll(Part, frozen=True):
    """The dice that lie there."""

    roll: str
    """What they are rolled for."""
    figure: Figure | None
    modifier: int
    faces: list[int]


class Attack(Part, frozen=True):
    """The attack that goes on."""

    attacker: Figure | None
    type: str
    dice: int
    modifier: int
    keywords: list[str]
    targets: list[Figure | None]
    """The first one declared."""
    hits: list[int]
    """By target the ordinary Hits."""
    criticals: list[int]
    """By target."""
    dealt: list[int]
    """By target the Damage dealt."""


class View(view.View, frozen=True):
    """The table of Dungeons as a seat sees it."""

    seat: int
    """Who looks: a seat, or -1 for an onlooker."""
    adventure: str
    round: Round
    map: Map
    heroes: list[Hero]
    """By seat."""
    enemies: list[Enemy]
    """Those on the map."""
    threats: dict[str, str]
    """By level of threat the enemy that comes."""
    items: Items
    story: Story
    roll: Roll | None
    attack: Attack | None
    told: list[int]
    """What the last throw shows."""
    lasting: list[int]
    """Changes for a time: owner, what, by, scope, until, turns begun then; one after the other."""
    once: list[int]
    """Effects that can be used once in a while and have been, in a numbering of the game's."""
    outcome: str
    """``running`` until it ends."""
    ending: int
    """The number of the victory or defeat in the story, or -1."""
