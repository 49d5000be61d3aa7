"""What the wording must know about the words of a game besides their messages: who does them, what is said in
front of a colon, what need not be said.

A game says so in ``engine/games/<game>/wording.py``, which holds a `GRAMMAR`. Most of it is lists of words;
what no list can say is a method. How it sounds is the business of the messages alone.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from typing import Any

from engine.effects.wording_scene import Scene, Word
from engine.schema.markers import WordFamily

Names = tuple[str, ...]
Say = Callable[[str, Mapping[str, Any]], str]
"""Says a message with its arguments."""


class Grammar:
    """The grammar of a game without any words of its own; games make it theirs."""

    icons: Names = ()
    """What rules texts show as icons, by the value that is chosen for it in effects."""

    # Triggers

    labels: Names = ()
    """Triggers that stand before a colon: "Setup: ..."."""
    silent: tuple[tuple[str, str], ...] = ()
    """Triggers that go without saying on cards of a kind: when else should an event act than when it is
    revealed? By trigger and kind."""
    adverbial: Names = ()
    """Triggers that are no clause: "at the start of your turn"."""
    counting: Names = ()
    """Triggers that say the least number themselves: "when you fall at least 3 spaces"."""
    nameless: Names = ()
    """Triggers that name nobody unless it is a certain player; who is meant then is the active one."""
    about_others: Names = ()
    """Triggers after which "them" is somebody else: "when you push another hero"."""
    moments: Mapping[str, str] = {}
    """What is going on at a trigger, as messages ask for it by ``now``."""
    deeds: Mapping[str, str] = {"self": "you", "other": "another", "any": "any"}
    """Whose deed a trigger waits for, by its parameter ``by``, as messages name them."""

    people: Mapping[str, Mapping[str, str]] = {}
    """Parameters of a word that mean somebody else besides ``who``, and the message that names them: whom
    one gives something to, than whom one has more."""
    pronouns: Names = ()
    """People who are not named twice in a row: "your opponent", then "them"."""

    # Costs

    times: Names = ()
    """Conditions that say when rather than whether; alone, they limit the use of a card by a time: "use only
    during your turn"."""
    limits: Names = ("once",)
    """Costs that only say how often, and are said in front: "once per turn, ..."."""

    # Operations

    groups: Names = ("others", "all")
    """Whom there may be several of; who is named a second time is "each of them"."""
    subjects: Names = ()
    """Operations that whoever is meant carries out or suffers: "that hero loses 1 Gold"."""
    objects: Names = ()
    """Operations that the player of the card does to whom they mean; on other cards they happen to them."""
    statements: Mapping[str, str] = {}
    """Operations that nobody is told to do, they happen: "the boss is activated". By their subject, which is
    not named twice in a row; nothing if it is the operation itself."""
    choices: Mapping[str, str] = {}
    """Operations that choose somebody or something, or take each in turn, for the operations inside: the noun
    they lend them; ``them`` for people."""
    takers: Mapping[str, Names] = {}
    """The operations that speak of a noun, so that a choice need not be made in words of its own: "move an
    adjacent enemy" instead of "choose an adjacent enemy"."""
    menus: Names = ("choose_one",)
    """Operations that let somebody choose from ``options``, each a list of operations or a record that holds
    one as ``do``."""
    complete: Names = ()
    """Operations so long that nothing is added to their sentence."""
    verbs: Mapping[str, str] = {}
    """Operations that share a verb, which need not be said twice: "gain 1 Life and 1 gold"."""
    listed: Mapping[str, str] = {}
    """Operations that several people are put in a row for, "deal 1 damage to your opponent and to the next
    hero on your left", and the message that names each."""
    branching: Mapping[str, Names] = {}
    """Operations with others inside that are done or not, by the parameters in which those stand: what
    follows a check that is passed or failed."""
    lasting: Names = ()
    """Operations that change something for as long as the card lies there, or for a time."""
    parts: Mapping[str, str] = {}
    """Parameters that name a part of the entry itself by its id, and the field in which such parts stand:
    a room of an adventure among its ``rooms``. `Names` is asked for their names with a dot before the
    field."""
    titles: Mapping[str, str] = {}
    """The text that names such a part, if it is not its ``name``; by the field in which the parts stand."""
    marked: Mapping[str, str] = {}
    """Parameters that name a part which is not named in the sentence, and the field in which such parts
    stand: a text that is read aloud. `Names` is asked with an at sign before the field for a mark by which
    readers find it; there is one only where parts are numbered, in a book."""
    sized: Names = ()
    """Such parameters of which messages ask how many the part consists of; `Names` is asked with a number
    sign before the field."""
    prohibitions: Mapping[str, str] = {"forbid": "forbidden"}
    """Lasting operations that forbid something, and the message of what is forbidden: "you cannot forge or
    save" names both in one breath."""
    joins: Mapping[str, str] = {}
    """The message that joins what is forbidden, if it is not ``join-nor``; by the operation that says
    several together."""

    def opening(self, kind: str, data: Mapping[str, Any]) -> Scene:
        """What a reader knows before the first word of a card."""
        return Scene("holder", "you", "you")

    def is_label(self, trigger: str, who: str) -> bool:
        """Whether a trigger stands before a colon."""
        return trigger in self.labels

    def is_adverb(self, trigger: str, who: str) -> bool:
        """Whether a trigger is no clause when it waits for the deed of ``who``."""
        return trigger in self.adverbial

    def them(self, trigger: str, who: str) -> str:
        """Whom "them" means after a trigger that waits for the deed of ``who``."""
        return "that" if who != "you" or trigger in self.about_others else "you"

    def now(self, trigger: str, is_paid: bool) -> str:
        """What is going on at a trigger; ``is_paid`` if a cost stands between it and the operations."""
        return self.moments.get(trigger, "")

    def named_by(
        self, scene: Scene, trigger: str, parameters: Mapping[str, Any], conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The nouns that a trigger names, "when you defeat the boss", and the conditions that are left to say
        then."""
        return {}, conditions

    def costs(self, kind: str, data: Mapping[str, Any], effect: Mapping[str, Any]) -> Sequence[Any]:
        """What an effect of a card costs: what it says itself, and what the rules add."""
        costs: Sequence[Any] = effect.get("cost", ())
        return costs

    def heading(self, kind: str, data: Mapping[str, Any], say: Say) -> str:
        """What stands before the effects of a card: keywords."""
        return ""

    def closing(self, kind: str, data: Mapping[str, Any]) -> Sequence[str]:
        """Messages that are said after the effects of a card: "keep this card"."""
        return ()

    def known(self, value: str) -> str:
        """How a noun that a trigger has named is named afterwards."""
        return "this" if value == "this" else "that"

    def extras(
        self, family: WordFamily, name: str, parameters: Mapping[str, Any], say: Say
    ) -> dict[str, Any]:
        """What the message of a word needs besides its parameters."""
        return {}

    def subject(self, scene: Scene, name: str, who: str) -> str | None:
        """Of whom an operation speaks as its subject; nothing if it tells the player to do something."""
        if name in self.statements:
            return self.statements[name] or name
        if (name in self.subjects and who != "you") or (name in self.objects and not scene.held):
            return who
        return None

    def chosen(self, scene: Scene, name: str, parameters: Mapping[str, Any]) -> str:
        """How a choice names what is chosen: ``chosen_adjacent``, ``each_level``."""
        raise NotImplementedError(f"no noun for {name}")

    def details(self, name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """What else the noun of a choice needs: where the chosen one must be."""
        return {}

    def afterwards(self, name: str) -> str:
        """How what was chosen is named the next time."""
        return "that"

    def takes(self, name: str, inside: Word) -> bool:
        """Whether the first operation inside a choice speaks of what was chosen."""
        operation, parameters = inside
        noun = self.choices[name]
        return operation in self.takers.get(noun, ()) or (noun == "them" and parameters.get("who") == "them")

    def one_for_all(self, options: Sequence[Sequence[Word]]) -> Word | None:
        """One operation that says all options of a choice: "to the left or right"."""
        return None

    def is_said(self, condition: Word) -> bool:
        """Whether a condition needs words: one that always holds does not."""
        return True

    def size_of(self, data: Mapping[str, Any], field: str, of: str) -> int:
        """How many a part of an entry consists of."""
        return 1

    def stands_for(self, data: Mapping[str, Any], field: str, of: str) -> Sequence[tuple[str, str]]:
        """The entries, by kind and slug, that a part of an entry stands for if it has no name of its own.
        Other parts of the entry are named with a dot before their field."""
        return ()

    def part_key(self, parameter: str, parameters: Mapping[str, Any]) -> str:
        """Which part of the entry a parameter names, if its id does not say it alone."""
        key: str = parameters[parameter]
        return key

    def unnamed(self, field: str, of: str) -> str:
        """What a part is called that has no name."""
        return of.replace("_", " ")

    # Lasting changes

    def change_key(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """The message of a lasting operation."""
        key = f"op-{name}" + (f"-{parameters['what']}" if name == "change" else "")
        return key.replace("_", "-")

    def of(self, scene: Scene, of: str) -> str:
        """Whom a lasting operation concerns, as messages name them."""
        return scene.of(of)

    def one_breath(self, name: str) -> str:
        """The lasting operation that says prohibitions of this name together."""
        return "forbid"

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """The nouns of a lasting operation, by whom it concerns."""
        return {}

    def change_subject(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """Of whom a lasting operation speaks, so that the next one need not say it again."""
        return f"may {of}" if name in self.prohibitions else f"{name} {parameters.get('what', '')} {of}"


@cache
def grammar_of(game: str) -> Grammar:
    """The grammar of a game; the plain one for a game that has none."""
    module = f"engine.games.{game}.wording"
    if find_spec(f"engine.games.{game}") is None or find_spec(module) is None:
        return Grammar()
    found = importlib.import_module(module).GRAMMAR
    assert isinstance(found, Grammar)
    return found
