"""What the wording must know about a game besides its words and their messages: whom its cards speak to, what
stands before and after the effects, how the parts of an entry are named.

A game says so in ``engine/games/<game>/wording.py``, which holds a `GRAMMAR`. What concerns one word alone is
said by the word (`engine.schema.speech`). How it sounds is the business of the messages alone.
"""

from __future__ import annotations

import importlib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from engine.effects.wording_scene import Scene, Word
from engine.games import games
from engine.marks import follow
from engine.schema import Game, Speech
from engine.schema.markers import WordFamily
from engine.schema.speech import Names, Say


class Grammar:
    """The grammar of a game that says nothing about itself; games make it theirs."""

    icons: Names = ()
    """What rules texts show as icons, by the value that is chosen for it in effects."""
    deeds: Mapping[str, str] = {"self": "you", "other": "another", "any": "any"}
    """Whose deed a trigger waits for, by its parameter ``by``, as messages name them."""
    pronouns: Names = ()
    """People who are not named twice in a row: "your opponent", then "them"."""
    groups: Names = ("others", "all")
    """Whom there may be several of; who is named a second time is "each of them"."""
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

    def opening(self, kind: str, data: Mapping[str, Any], game: Game) -> Scene:
        """What a reader knows before the first word of a card."""
        return Scene("holder", "you", "you")

    def named_by(
        self, scene: Scene, trigger: Word, conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The nouns that a trigger names, "when you defeat the boss", and the conditions that are left to say
        then."""
        return {}, conditions

    def lent(self, conditions: list[Word]) -> tuple[str, list[Word]]:
        """What a condition says that a trigger can say itself, and the conditions that are left."""
        for index, (_name, parameters, speech, _place) in enumerate(conditions):
            if parameters.get("what") in speech.lends:
                return parameters["what"], conditions[:index] + conditions[index + 1 :]
        return "", conditions

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

    def extras(self, family: WordFamily, word: Word, say: Say) -> dict[str, Any]:
        """What the message of a word needs besides its parameters."""
        parameters, speech = word.parameters, word.speech
        found: dict[str, Any] = {"n": parameters[speech.n]} if speech.n else {}
        if speech.signed:
            found |= amounts(parameters[speech.signed])
        return found | speech.extras(parameters, say) if speech.extras is not None else found

    def subject(self, scene: Scene, word: Word, who: str) -> str | None:
        """Of whom an operation speaks as its subject; nothing if it tells the player to do something."""
        name, speech = word.name, word.speech
        if who in speech.called:
            return speech.called[who]
        match speech.role:
            case "statement":
                return speech.of or name
            case "subject":
                return who if who != "you" else None
            case "enemy":
                return f"enemy {scene.nouns['enemy']}"
        if scene.held:
            return None
        match speech.role:
            case "object":
                return who
            case "on_enemy":
                return f"enemy {scene.nouns['enemy']}"
            case "own":
                return scene.self
            case "happening":
                return name
        return None

    def chosen(self, scene: Scene, word: Word) -> str:
        """How a choice names what is chosen: ``chosen_adjacent``, ``each_level``."""
        parameters, speech = word.parameters, word.speech
        if speech.chosen:
            return speech.chosen if isinstance(speech.chosen, str) else speech.chosen(parameters)
        among = scene.whom(parameters["who" if speech.each else "among"])
        return among if speech.each or among not in self.groups else f"chosen_{among}"

    def afterwards(self, choice: Speech) -> str:
        """How what was chosen is named the next time."""
        return "that"

    def takes(self, noun: str, inside: Word) -> bool:
        """Whether the first operation inside a choice speaks of what was chosen."""
        parameters, speech = inside.parameters, inside.speech
        taken = speech.takes if isinstance(speech.takes, str) else speech.takes(parameters)
        return taken == noun or (noun == "them" and parameters.get("who") == "them")

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

    def change_key(self, word: Word, of: str) -> str:
        """The message of a lasting operation."""
        variant = word.speech.variant(word.parameters, of) if word.speech.variant is not None else ""
        return f"op-{word.name}{'-' if variant else ''}{variant}".replace("_", "-")

    def of(self, scene: Scene, of: str) -> str:
        """Whom a lasting operation concerns, as messages name them."""
        return scene.of(of)

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """The nouns of a lasting operation, by whom it concerns."""
        return {}

    def change_subject(self, word: Word, of: str) -> str:
        """Of whom a lasting operation speaks, so that the next one need not say it again."""
        together = word.speech.together(word.parameters, of) if word.speech.together is not None else ""
        together = together or ("may" if word.speech.forbids else "")
        return f"{together or word.name + ' ' + word.parameters.get('what', '')} {of}"


def amounts(by: int) -> dict[str, Any]:
    """A number without its sign, the sign, and how often something happens by it."""
    return {"sign": follow(by, "plus" if by > 0 else "minus"), "n": abs(by), "total": 1 + by}


@cache
def grammar_of(game: str) -> Grammar:
    """The grammar of a game; the plain one for a game that has none."""
    module = games()[game].parts.wording if game in games() else ""
    if not module:
        return Grammar()
    found = importlib.import_module(module).GRAMMAR
    assert isinstance(found, Grammar)
    return found
