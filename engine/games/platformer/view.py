"""What a seat may know of Platformer: everything that lies open on the table. Deck orders, face-down tiles
and enemy cards, and the dice to come are nobody's knowledge (PF-SETUP-03, -04).
`engine.games.platformer.viewing` makes it from a state."""

from __future__ import annotations

from engine.games.platformer.decisions import hand, strike
from engine.games.platformer.decisions.collect import COLLECT
from engine.games.platformer.decisions.gravity import GRAVITY
from engine.games.platformer.decisions.move import MOVES
from engine.games.platformer.decisions.place import PLACE
from engine.games.platformer.decisions.question import HERO
from engine.kernel import view
from engine.kernel.view import Part

ABOUT_A_HERO = (GRAVITY.name, MOVES.name, PLACE.name, COLLECT.name)
"""Questions about a hero who need not be the active one."""
ABOUT_AN_ENEMY = {hand.HANDS.name: hand.ENEMY, strike.STRIKE.name: strike.ENEMY}
"""Questions about an enemy: the field that names it."""


class Sword(Part, frozen=True):
    """A Sword of the attack that is being put together."""

    inflicts: int
    boosts: int
    """How often it was boosted."""


class Turn(Part, frozen=True):
    """Whose turn it is, and what is being decided."""

    active: int
    step: int
    """The step of the turn, by its number."""
    turns: int
    """Turns begun, of all players together."""
    first: int
    """The seat that began."""
    deciding: str | None
    """The name of the question; null when the game is over."""
    frame: list[int]
    """The fields of that question by their places, as its file in the engine names them."""
    swords: list[Sword]

    @property
    def hero(self) -> int:
        """The seat of the hero that the question is about."""
        return self.frame[HERO - 1] if self.deciding in ABOUT_A_HERO else self.active

    @property
    def enemy(self) -> int:
        """The slot of the enemy that the question is about, chosen in the one before; -1 if there is none."""
        field = ABOUT_AN_ENEMY.get(self.deciding or "")
        return self.frame[field - 1] if field is not None else -1


class Dice(Part, frozen=True):
    """The dice of the turn."""

    rolled: bool
    faces: list[str]
    """Symbols; none as long as they are not rolled."""
    used: list[bool]
    """By die."""
    enemy: str
    """What the enemy die shows."""
    extra: dict[str, int]
    """Symbols to be used without a die, and how many."""


class Space(Part, frozen=True, array_like=True):
    """A space of the map; in JSON its four properties stand in a list."""

    kind: str
    ladder: bool
    floor: str
    """``none``, ``platform`` or ``one_way``."""
    wall_right: bool


class Pile(Part, frozen=True):
    """Tokens that lie on a space."""

    gold: int
    gems: int


class Enemy(Part, frozen=True):
    """An enemy on the map, the boss and its tokens among them."""

    slot: int
    """Its number as long as it is there."""
    enemy: str
    """The slug of its card."""
    space: int
    damage: int
    health: int


class Map(Part, frozen=True):
    """The open levels; of the rest only that it is there. Spaces are counted from the bottom left, row by
    row."""

    width: int
    level_height: int
    levels: int
    low_level: int
    """The lowest level that is open."""
    high_level: int
    """The highest."""
    tiles: list[str | None]
    """Two for each level; null for one that is not open."""
    enemy_cards: list[str | None]
    """By level."""
    spaces: list[Space]
    """Those of the open levels."""
    tokens: dict[str, Pile]
    """By space, where any lie."""
    enemies: list[Enemy]
    figures: dict[str, int]
    """By space the seat of the hero who stands there."""


class Card(Part, frozen=True):
    """A card that lies open."""

    card: int
    """Its number in this game; no two cards have the same."""
    slug: str
    """The entry that is printed on it."""


class HeldCard(Card, frozen=True):
    """A card of a hero."""

    exhausted: bool


class Artifact(Card, frozen=True):
    """An artifact."""

    owner: int
    """The seat that has it; -1 for nobody."""


class Hero(Part, frozen=True):
    """A hero with what it has."""

    seat: int
    hero: str
    """The slug of its card."""
    space: int
    """-1 off the map."""
    hearts: int
    health: int
    """What is printed on the card: the most hearts."""
    gold: int
    gems: int
    special: str
    """The symbol that the special die keeps."""
    exhausted: bool
    cards: list[HeldCard]
    tokens: list[str]
    """Tokens of the boss."""
    defeated: int
    """Enemies that it has defeated."""
    next_attack: int
    """Damage that cards add to the attack being made or the next one this turn."""
    next_symbol: int
    """How many times more its next symbol counts."""
    shielded: int
    """Wounds stopped this turn."""
    downed_on_boss_level: bool


class Offer(Part, frozen=True):
    """A place of the shop."""

    card: int
    """-1 if none lies there."""
    slug: str | None


class Shop(Part, frozen=True):
    """The shop."""

    display: list[Offer]
    items: int
    """Cards left in the deck of items."""
    potions: int
    """Cards left in the deck of potions."""


class Boss(Part, frozen=True):
    """The boss and its cards."""

    boss: str
    attacks: int
    """Attack cards left in the deck."""
    discard: list[str]
    tokens: dict[str, int]
    """Its tokens in the supply."""


class Events(Part, frozen=True):
    """The events of a game for one."""

    left: int
    current: str | None


class View(view.View, frozen=True):
    """The table of Platformer as a seat sees it."""

    seat: int
    """Who looks: a seat, or -1 for an onlooker."""
    turn: Turn
    dice: Dice
    map: Map
    heroes: list[Hero]
    """By seat."""
    shop: Shop
    boss: Boss
    events: Events
    artifacts: list[Artifact]
    lasting: list[int]
    """Changes for a time: owner, what, by, scope, until, turns begun then; one after the other."""
    once: list[int]
    """Effects that can be used once in a while and have been, in a numbering of the game's."""
    outcome: int
    """The number of the reason why it ended; 0 while it goes on."""
    winner: int
    """-1 for nobody."""
    score: int
    """Of a game for one."""
