"""What a word says about itself besides its parameters: how it is spoken of, what shows it best, what it is
worth to bots. It stands with the word's declaration; no other file knows the word by its name.

What is not given goes without saying: an operation tells the player to do something, a trigger is a clause.
How a word sounds is the business of the messages alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Literal, TypeAlias

Given: TypeAlias = Mapping[str, Any]
"""The parameters of a word, by their names."""
Say: TypeAlias = Callable[[str, Given], str]
"""Says a message with its arguments."""
Names = tuple[str, ...]

Role = Literal[
    "",
    # Triggers.
    "timeless",  # no moment at all: what follows lasts
    "used",  # the card is used; its costs stand before a colon
    "label",  # stands before a colon: "Setup: ..."
    "own_label",  # the same if it is the reader's own deed
    "adverb",  # no clause: "at the start of your turn"
    # Conditions.
    "negation",  # "unless" instead of "if"
    "number",  # the least number of the moment, which a trigger that counts says itself
    "time",  # says when rather than whether; alone, it limits the use of a card: "use only during your turn"
    # Costs.
    "limit",  # only says how often, in front: "once per turn, ..."
    # Operations.
    "subject",  # whoever is meant carries it out or suffers it: "that hero loses 1 Gold"
    "object",  # the player of the card does it to whom it means; on other cards it happens to them
    "on_enemy",  # the same with an enemy
    "enemy",  # happens to an enemy, whoever causes it
    "own",  # a deed of whose card it is, whoever else it concerns; on a card that nobody holds, of who acts
    "statement",  # nobody is told to do it, it happens: "the boss is activated"
    "happening",  # the same on a card that nobody holds
    "lasting",  # changes something for as long as the card lies there, or for a time
    "fork",  # one thing if conditions hold, perhaps another if not
    "several",  # the operations inside, several times
]


@dataclass(frozen=True)
class Speech:
    """The grammar of a word."""

    role: Role = ""
    _: KW_ONLY
    names: Mapping[str, str] = field(default_factory=dict)
    """Nouns that it names, or, as an operation, that it is for: whether a person is a hero."""
    people: Mapping[str, str] = field(default_factory=dict)
    """Parameters that mean somebody else besides ``who``, and the message that names them: whom one gives
    something to, than whom one has more."""
    n: str = ""
    """The parameter that messages know as ``n``."""
    signed: str = ""
    """The parameter of which messages want the number without its sign, and the sign."""
    extras: Callable[[Given, Say], dict[str, Any]] | None = None
    """What the message needs besides its parameters."""

    # Triggers

    own_names: Mapping[str, str] = field(default_factory=dict)
    """Nouns that it names if it is the reader's own deed, or nobody holds the card."""
    unsaid_on: Names = ()
    """Kinds on whose cards it goes without saying: when else should an event act than when it is revealed?"""
    counts: bool = False
    """Whether it says the least number itself: "when you fall at least 3 spaces"."""
    nameless: bool = False
    """Whether it names nobody unless it is a certain player; who is meant then is the active one."""
    them: str = ""
    """Whom "them" means after it, whosever deed it is: "when you push another hero"."""
    now: str = ""
    """What is going on then, as messages ask for it."""
    now_unpaid: str = ""
    """The same unless a cost stands between it and the operations."""

    # Conditions

    lends: Names = ()
    """What it may say as ``what`` that a trigger can say itself: "when you defeat the boss"."""
    unsaid_if: Given | None = None
    """Parameters with which it always holds."""

    # Operations

    of: str = ""
    """The subject of a statement, which is not named twice in a row; nothing if it is the operation."""
    called: Mapping[str, str] = field(default_factory=dict)
    """Of whom it speaks if it means these people, whatever its role says."""
    takes: str | Callable[[Given], str] = ""
    """The noun that it speaks of, so that a choice around it need not be made in words of its own: "move an
    adjacent enemy" instead of "choose an adjacent enemy"."""
    verb: str = ""
    """The verb that it shares with others and that need not be said twice: "gain 1 Life and 1 gold"."""
    listed: str = ""
    """The message that names each of several people who are put in a row for it: "deal 1 damage to your
    opponent and to the next hero on your left"."""
    complete: bool = False
    """Whether it is so long that nothing is added to its sentence."""
    either: Given | None = None
    """Parameters with which it says a choice between several of itself: "to the left or right"."""

    # Operations with others inside

    noun: str = ""
    """It chooses somebody or something, or takes each in turn: the noun that it lends to the operations
    inside; ``them`` for people."""
    each: bool = False
    chosen: str | Callable[[Given], str] = ""
    """How it names what is chosen: ``chosen_adjacent``; people by whom they are chosen from unless it says
    so."""
    details: Callable[[Given], dict[str, Any]] | None = None
    """What else the noun needs: where the chosen one must be."""
    menu: bool = False
    """Whether somebody chooses from ``options``, each a list of operations or a record that holds one as
    ``do``."""
    branches: Names = ()
    """Parameters that hold what is done or not: what follows a check that is passed or failed."""

    # Lasting operations

    forbids: str = ""
    """The message of what it forbids: "you cannot forge or save" names both in one breath."""
    within: type | None = None
    """The operation that says such prohibitions together, if it is another one."""
    joins: str = ""
    """The message that joins what is forbidden, if it is not ``join-nor``."""
    variant: Callable[[Given, str], str] | None = None
    """Which of its messages, by parameters and whom it concerns."""
    together: Callable[[Given, str], str] | None = None
    """What it has in common with others that speak of the same people; nothing if it stands by itself."""


@dataclass(frozen=True)
class Sample:
    """What shows a word best, in the reference and in tests."""

    given: Given = field(default_factory=dict)
    """Parameters that say more than the first value of each."""
    _: KW_ONLY
    kind: str = ""
    """The kind of card on which it is shown, if it is not the one for most words."""
    when: Any = None
    """The trigger that it goes with."""
    do: Any = None
    """The operation that goes with a trigger."""
    pairs: bool = False
    """Whether every value is tried together with every ``of``."""
    fits: Callable[[Given], bool] | None = None
    """Whether parameters fit each other."""
    stands_for: Mapping[str, Given | None] = field(default_factory=dict)
    """Where it stands for any word of its family: inside others of that family's name, on a kind of card, or
    wherever else the game's samples ask for one; with these parameters, or as it is shown."""


PLAIN = Speech()
NO_SAMPLE = Sample()

Worth: TypeAlias = int | Callable[[Given, Any], int]
"""What one use is worth to bots, in the game's own measure: a number for the amount 1, or a function of what
a card gives as parameters and of the game's estimate (`engine.effects.worth`)."""
