"""Operations as sentences: who does what, what is said in one breath and what in a new sentence.

A list of operations becomes pieces; pieces become sentences. A piece that speaks of the same hero as the one
before it does not name the hero again; a choice ("choose_enemy") lends its noun to the operation inside
("move an adjacent enemy 1 space").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from engine.effects.wording_changes import LASTING, Changes, merged
from engine.effects.wording_clauses import Clauses
from engine.effects.wording_scene import GROUPS, Scene, Word, read_word
from engine.schema import Game
from engine.wording import Wording

SUBJECTS = (
    "gain",
    "lose",
    "heal_full",
    "wound",
    "give_token",
    "drop_tokens",
    "reset_special",
    "set_special",
    "exhaust_cards",
    "respawn_hero",
)
"""Operations that the hero meant carries out or suffers."""

OBJECTS = ("push", "steal", "move")
"""Operations that the player of the card does to the hero meant; on other cards they happen to that hero."""

STATEMENTS = (
    "activate_boss",
    "boss_hits",
    "move_boss",
    "enemies_attack",
    "this_attacks",
    "win",
    "double_symbol",
)
"""Operations that nobody is told to do: they happen."""

BY_BOSS = ("activate_boss", "boss_hits", "move_boss")
CHOICES = ("choose_enemy", "choose_hero", "choose_space", "each_enemy", "each_hero")
ON_ENEMIES = ("move_enemy", "damage_enemy", "remove_enemy")
ON_SPACES = ("place", "place_token", "take_token")
ON_HEROES = ("this_attacks",)


class Sequel(Enum):
    """What stands in front of operations: nothing (or a colon), or a clause with its comma."""

    OPENING = "statement"
    AFTER_CLAUSE = "inverted"


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text without capital letter and full stop."""

    text: str
    subject: str = ""
    """Of whom it speaks; nothing if it tells the player to do something."""
    alone: bool = False
    """Whether it begins a new sentence and nothing can follow in the same one."""
    last: bool = False
    """Whether nothing can follow in the same sentence."""


@dataclass(frozen=True, slots=True)
class Voice:
    """The forms that operations take: what the player does, and what happens to others."""

    deed: str = "imperative"
    event: str = "statement"


class Operations:
    """Words operations."""

    def __init__(self, words: Wording, game: Game, clauses: Clauses) -> None:
        self.words = words
        self.game = game
        self.clauses = clauses
        self.changes = Changes(words, clauses)

    def begins_with_condition(self, do: Sequence[Any]) -> bool:
        """Whether the first thing said is an "if"."""
        name, parameters = read_word(self.game, "operation", do[0])
        return name == "check" or (name == "each_hero" and self.begins_with_condition(parameters["do"]))

    def sentences(self, scene: Scene, do: Sequence[Any], after: Sequel, first: Sequence[str] = ()) -> str:
        """Operations as the rest of a sentence and perhaps further sentences; ``first`` is told before
        them."""
        event = "statement" if first else after.value
        pieces = self._pieces(scene, do, Voice("imperative", event))
        together = after is Sequel.AFTER_CLAUSE and not scene.until
        return self._sentences([*(Piece(text) for text in first), *pieces], together)

    def infinitive(self, scene: Scene, do: Sequence[Any]) -> str:
        """Operations after "you may", or nothing if somebody else acts in them."""
        pieces = self._pieces(scene, do, Voice("infinitive", "statement"))
        if any(piece.subject or piece.alone or piece.last for piece in pieces):
            return ""
        return self.clauses.joined("join-and", [piece.text for piece in pieces])

    def _sentences(self, pieces: Sequence[Piece], together: bool) -> str:
        """Pieces put together; ``together`` keeps all in one sentence, because a clause before it holds
        for all of them."""
        groups: list[list[Piece]] = []
        for piece in pieces:
            if (
                not groups
                or groups[-1][-1].last
                or (not together and _apart(groups[-1][-1], piece, len(pieces)))
            ):
                groups.append([piece])
            else:
                groups[-1].append(piece)
        text = self._sentence(groups[0])
        for group in groups[1:]:
            sentence = self._sentence(group)
            last = sentence[:1].upper() + sentence[1:]
            text = self.words.say("join-sentences", {"first": text, "last": last})
        return text

    def _sentence(self, pieces: Sequence[Piece]) -> str:
        named = len(pieces) > 1 and bool(pieces[-1].subject) and pieces[-1].subject != pieces[-2].subject
        return self.clauses.joined("join-and-clause" if named else "join-and", [p.text for p in pieces])

    def _pieces(self, scene: Scene, do: Sequence[Any], voice: Voice) -> list[Piece]:
        pieces: list[Piece] = []
        named: set[str] = set()
        for word in merged([read_word(self.game, "operation", raw) for raw in do]):
            before = pieces[-1].subject if pieces else ""
            pieces += self._operation(scene, word, voice, before, named)
            voice = replace(voice, event="statement")
        return pieces

    def _operation(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> list[Piece]:
        name, parameters = word
        if name in CHOICES:
            return self._choice(scene, word, voice, before, named)
        if name == "choose_one":
            return [self._options(scene, parameters["options"], voice)]
        if name == "repeat":
            inner = self._sentences(self._pieces(scene, parameters["do"], voice), False)
            text = self.words.say("op-repeat", {"inner": inner, "times": parameters["times"]})
            return [Piece(_tidy(text), last=True)]
        if name == "check":
            return [self._check(scene, parameters)]
        if name in LASTING:
            subject = self.changes.subject(scene, word)
            text = self.changes.text(scene, word, voice.event, subject == before)
            return [Piece(_tidy(text), subject=subject, alone=subject != before)]
        return [self._plain(scene, word, voice, before, named)]

    def _plain(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> Piece:
        """An operation without others inside."""
        name, parameters = word
        who = scene.hero(parameters.get("who", "them"))
        subject, form = "", voice.deed
        if name in STATEMENTS:
            subject, form = ("the boss" if name in BY_BOSS else name), voice.event
        elif (name in SUBJECTS and who != "you") or (name in OBJECTS and not scene.held):
            subject, form = who, voice.event
        elif name == "push" and who == "you":
            subject, form = "push you", voice.event
        said = who
        if who in GROUPS and "who" in parameters:
            said = "same" if subject == who == before else "of_them" if who in named else who
            named.add(who)
        elif subject == who and subject == before:
            said = "same"
        args = scene.arguments() | self.clauses.given("operation", name, parameters)
        args |= {"who": said, "form": form, "again": "yes" if subject and subject == before else "no"}
        args |= self._extras(name, parameters)
        return Piece(_tidy(self.words.say(f"op-{name.replace('_', '-')}", args)), subject=subject)

    def _extras(self, name: str, parameters: dict[str, Any]) -> dict[str, Any]:
        """What some messages need besides the parameters."""
        match name:
            case "move" | "move_enemy":
                extras: dict[str, Any] = {"n": parameters["steps"]}
                if name == "move":
                    known = ("reach", "walls", "platforms")
                    extras["ignore"] = "_".join(w for w in known if w in parameters["ignore"]) or "none"
                return extras
            case "push":
                return {"n": parameters["spaces"]}
            case "turn_die":
                return {"to-one": self.words.say("symbol-one", {"symbol": parameters["to"]})}
            case "double_symbol":
                return {"total": parameters["times"] + 1}
        return {}

    def _choice(self, scene: Scene, word: Word, voice: Voice, before: str, named: set[str]) -> list[Piece]:
        """Somebody or something is chosen, or each in turn: the noun goes into the operations inside."""
        name, parameters = word
        chosen, later = _chosen(scene, name, parameters)
        inside = [read_word(self.game, "operation", raw) for raw in parameters["do"]]
        if self._takes(name, inside[0]):
            pieces = self._operation(chosen, inside[0], voice, before, named)
            for each in inside[1:]:
                after = pieces[-1].subject
                pieces += self._operation(later, each, replace(voice, event="statement"), after, named)
            return pieces
        key = f"op-{name.replace('_', '-')}"
        args = chosen.arguments() | {"who": chosen.them, "form": voice.deed}
        if name.startswith("choose"):
            rest = self._pieces(later, parameters["do"], replace(voice, event="statement"))
            return [Piece(self.words.say(key, args)), *rest]
        scene = replace(scene, them="that") if name == "each_hero" else replace(scene, enemy="that")
        inner = self._sentences(self._pieces(scene, parameters["do"], Voice()), False)
        if self.words.say("text-after-colon") == "upper":
            inner = inner[:1].upper() + inner[1:]
        return [Piece(self.words.say(key, args | {"inner": inner}), alone=True, last=True)]

    @staticmethod
    def _takes(name: str, inside: Word) -> bool:
        """Whether the first operation inside a choice speaks of what was chosen."""
        operation, parameters = inside
        if name.endswith("enemy"):
            return operation in ON_ENEMIES or (operation == "swap" and parameters["other"] == "enemy")
        if name.endswith("space"):
            return operation in ON_SPACES
        return (
            parameters.get("who") == "them"
            or operation in ON_HEROES
            or (operation == "swap" and parameters["other"] == "hero")
            or (operation == "move_boss" and parameters["to"] == "hero")
        )

    def _options(self, scene: Scene, options: Sequence[Sequence[Any]], voice: Voice) -> Piece:
        """What a player chooses from: "gain 1 Gold or move 1 space"."""
        if all(
            len(option) == 1 and read_word(self.game, "operation", option[0])[0] == "march"
            for option in options
        ):
            return self._plain(scene, ("march", {"direction": "either"}), voice, "", set())
        listed = [self._pieces(scene, option, voice) for option in options]
        heavy = any(len(pieces) > 1 for pieces in listed)
        texts = [self._sentences(pieces, True) for pieces in listed]
        inner = self.clauses.joined("join-or-clause" if heavy else "join-or", texts)
        subject = next((piece.subject for pieces in listed for piece in pieces if piece.subject), "")
        alone = any(piece.alone or piece.last for pieces in listed for piece in pieces)
        return Piece(self.words.say("op-choose-one", {"inner": inner}), subject=subject, alone=alone)

    def _check(self, scene: Scene, parameters: dict[str, Any]) -> Piece:
        """One thing if conditions hold, perhaps another if not."""
        conditions = [read_word(self.game, "condition", raw) for raw in parameters["conditions"]]
        args = {"if": self.clauses.condition(scene, conditions)}
        spoken_of = {scene.hero(each[1]["who"]) for each in conditions if "who" in each[1]}
        if "that" in spoken_of:
            scene = replace(
                scene,
                them="pron" if scene.them == "that" else scene.them,
                self="pron" if scene.self == "that" else scene.self,
            )
        for part in ("then", "otherwise"):
            if parameters[part]:
                pieces = self._pieces(scene, parameters[part], Voice("imperative", "inverted"))
                args[part] = self._sentences(pieces, False)
        key = "op-check-else" if parameters["otherwise"] else "op-check"
        return Piece(self.words.say(key, args), subject="check", alone=True, last=True)


def _chosen(scene: Scene, name: str, parameters: dict[str, Any]) -> tuple[Scene, Scene]:
    """The scene in which a choice is named, and the one after it."""
    if name == "choose_enemy":
        enemy = f"chosen_{parameters['where']}" + ("" if parameters["boss"] else "_not_boss")
        return replace(scene, enemy=enemy), replace(scene, enemy="that")
    if name == "each_enemy":
        return replace(scene, enemy=f"each_{parameters['where']}"), replace(scene, enemy="that")
    if name == "choose_hero":
        among = scene.hero(parameters["among"])
        return replace(scene, them=f"chosen_{among}" if among in GROUPS else among), replace(
            scene, them="that"
        )
    if name == "each_hero":
        return (replace(scene, them=scene.hero(parameters["who"])),) * 2
    space = f"chosen_{parameters['what']}_{parameters['within']}"
    return replace(scene, space=space), replace(scene, space="that")


def _apart(before: Piece, piece: Piece, pieces: int) -> bool:
    """Whether a piece reads better as a new sentence: a change that lasts, and of several pieces each with
    a subject of its own."""
    if piece.subject == before.subject:
        return piece.alone
    return piece.alone or before.alone or (pieces > 2 and bool(piece.subject))


def _tidy(text: str) -> str:
    """Without the gaps that a noun not named again leaves."""
    return re.sub(r"\s+", " ", text).strip()
