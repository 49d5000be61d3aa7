"""The grammar of Dungeons' cards and adventures: whom they speak to, how what they speak of is named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.effects.triggers import ACTIVATED
from engine.effects.wording_grammar import Grammar, amounts
from engine.effects.wording_scene import Scene, Word
from engine.games.dungeons.words.costs import Pay
from engine.marks import follow, part_of, tag
from engine.schema import Game, Speech, is_word, word_info
from engine.schema.markers import WordFamily
from engine.schema.speech import Given, Say

HOLDERS = ("hero", "equipment", "ability", "item")
"""Kinds whose cards speak to the player who has them."""

NOUNS = {
    "enemy": "that",
    "space": "that",
    "where": "anywhere",
    "upto": 3,
    "myself": "yes",
    "order": "nearest",
    "among": "all",
    "centre": "bearer",
    "threat": "any",
    "group": "",
    "told": "no",
    "case": "acc",
}


class DungeonsGrammar(Grammar):
    """Heroes who hold cards, enemies and special rules that act by themselves."""

    icons = ("energy", "loot", "health")
    groups = ("others", "all", "room", "near", "adjacent", "fallen")
    titles = {"passages": "text"}
    marked = {"passage": "passages"}
    sized = ("group",)
    parts = {
        "room": "rooms",
        "flag": "flags",
        "counter": "counters",
        "interaction": "interactions",
        "check": "checks",
        "rule": "rules",
        "encounter": "encounters",
        "ending": "endings",
        "group": "groups",
        "exit": "exits",
    }

    def opening(self, kind: str, data: Mapping[str, Any], game: Game) -> Scene:
        """Cards of heroes speak to who holds them; enemies and special rules to everybody."""
        nouns = {**NOUNS, "source": kind}
        if kind in HOLDERS:
            return Scene("holder", "you", "you", nouns)
        if kind == "enemy":
            return Scene("enemy", "that", "that", {**nouns, "enemy": "this"}, ownerless=True)
        return Scene("rule", "that", "that", nouns, ownerless=True)

    def costs(self, kind: str, data: Mapping[str, Any], effect: Mapping[str, Any]) -> Sequence[Any]:
        """An Ability costs its Energy whenever it is used, and when it may be used at a moment
        (DD-ITEM-06)."""
        costs = super().costs(kind, data, effect)
        used = is_word(effect["when"], ACTIVATED) or effect.get("may", False)
        if kind == "ability" and used and data.get("energy"):
            paid = {word_info(Pay).name: {"what": "energy", "amount": data["energy"]}}
            return [*costs, follow(data["energy"], paid)]
        return costs

    def heading(self, kind: str, data: Mapping[str, Any], say: Say) -> str:
        """The keywords of a weapon or an enemy."""
        return _listed(say, [_keyword(say, each) for each in data.get("keywords", ())])

    def closing(self, kind: str, data: Mapping[str, Any]) -> Sequence[str]:
        """An item that is used is discarded unless it says otherwise (DD-RUL-44)."""
        used = any(is_word(effect["when"], ACTIVATED) for effect in data.get("effects", ()))
        kept = kind == "item" and used and data.get("kept", False)
        return (tag(part_of(data, "kept"), "item-kept"),) if kept else ()

    def named_by(
        self, scene: Scene, trigger: Word, conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The enemy that a trigger speaks of."""
        parameters = trigger.parameters
        if "enemy" not in parameters:
            return {}, conditions
        if parameters["enemy"] == "this" and scene.bearer == "enemy":
            return {"enemy": follow(parameters["enemy"], "this"), "told": "no"}, conditions
        if parameters.get("group"):
            return {"enemy": follow(parameters["group"], "group")}, conditions
        if parameters.get("threat", "any") != "any":
            return {"enemy": follow(parameters["threat"], f"threat_{parameters['threat']}")}, conditions
        enemy, conditions = self.lent(conditions)
        return {"enemy": enemy or follow(parameters["enemy"], "any")}, conditions

    def known(self, value: str) -> str:
        """An enemy whose card has just named it is "it"."""
        return {"this": "pron", "no": "yes"}.get(value, "that")

    def extras(self, family: WordFamily, word: Word, say: Say) -> dict[str, Any]:
        """What is named and what is not."""
        found = super().extras(family, word, say)
        parameters = word.parameters
        if "room" in parameters:
            found["place"] = follow(parameters["room"], "named" if parameters["room"] else "none")
        if "group" in parameters:
            found["group-named"] = follow(parameters["group"], "yes" if parameters["group"] else "no")
        if str(parameters.get("threat", "any")) != "any":
            found["threat"] = follow(parameters["threat"], int(parameters["threat"]))
        return found

    def afterwards(self, choice: Speech) -> str:
        """An enemy that was just named is "it"; each of several is "each of them"."""
        if choice.noun == "enemy":
            return "of_them" if choice.each else "pron"
        return "that"

    def takes(self, noun: str, inside: Word) -> bool:
        """Lasting changes speak of a hero or an enemy as their parameters say."""
        of = inside.parameters.get("of")
        lasts = inside.speech.role == "lasting"
        return (
            super().takes(noun, inside)
            or (noun == "them" and of == "them")
            or (noun == "enemy" and lasts and of == "this")
        )

    def stands_for(self, data: Mapping[str, Any], field: str, of: str) -> Sequence[tuple[str, str]]:
        """A group is called as the enemies in it, an exit as the room behind it, an ending as it is."""
        if field == "groups":
            cards = {threat["threat"]: threat["enemy"] for threat in data.get("threats", ())}
            found = dict.fromkeys(cards[threat] for threat in _threats_of(data, of) if threat in cards)
            return [("enemy", card) for card in found]
        if field == "endings":
            victories = [each["id"] for each in data.get("victories", ())]
            return [(".victories" if of in victories else ".defeats", of)]
        if field == "exits":
            room, _slash, opening = of.partition("/")
            for each in data.get("rooms", ()):
                for way in each.get("exits", ()) if each["id"] == room else ():
                    if way["id"] == opening and way.get("room"):
                        return [(".rooms", way["room"])]
        return ()

    def size_of(self, data: Mapping[str, Any], field: str, of: str) -> int:
        """How many enemies are in a group."""
        return len(_threats_of(data, of)) if field == "groups" else 1

    def part_key(self, parameter: str, parameters: Mapping[str, Any]) -> str:
        """An exit is known by its room and its opening."""
        key = super().part_key(parameter, parameters)
        return f"{parameters['room']}/{key}" if parameter == "exit" else key

    def unnamed(self, field: str, of: str) -> str:
        """An exit with nothing named behind it has no name."""
        return "" if field == "exits" else super().unnamed(field, of)

    def of(self, scene: Scene, of: str) -> str:
        """Changes of "self" and "them" concern one hero."""
        if of in ("self", "them"):
            return scene.whom(of)
        return "all" if of == "others" and not scene.held else of

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """All enemies, this one, or the one in question; heroes, and whether it is one or many."""
        many = {"number": "you" if of == "you" else "many" if of in ("all", "others", "enemies") else "one"}
        if of == "enemies":
            return {"enemy": follow(of, "all"), **many}
        if of == "this":
            return {"enemy": follow(of, "this"), **many} if scene.bearer == "enemy" else many
        return {"who": of, **many}


def attack_details(parameters: Given, say: Say, *, more_dice: bool = False) -> dict[str, Any]:
    """What an attack has besides its dice, in a row: more dice, a modifier, keywords."""
    told = []
    if more_dice and parameters["dice"]:
        told.append(say("more-dice", amounts(parameters["dice"])))
    if parameters["modifier"]:
        told.append(say("each-die", amounts(parameters["modifier"])))
    return {
        "details": _listed(say, told + [_keyword(say, each) for each in parameters["keywords"]]) or "none"
    }


def _keyword(say: Say, keyword: str) -> str:
    return say("keyword-name", {"keyword": keyword, "case": "nom"})


def _listed(say: Say, told: Sequence[str]) -> str:
    """Things in a row."""
    text = "".join(told[:1])
    for each in told[1:]:
        text = say("join-comma", {"first": text, "last": each})
    return text


def _threats_of(data: Any, group: str) -> list[int]:
    """The threats of the enemies in a group of an adventure, one for each icon and each operation that makes
    one appear."""
    if isinstance(data, Mapping):
        own = [data["threat"]] if data.get("group") == group and "threat" in data else []
        return own + [threat for value in data.values() for threat in _threats_of(value, group)]
    if isinstance(data, list | tuple):
        return [threat for value in data for threat in _threats_of(value, group)]
    return []


GRAMMAR = DungeonsGrammar()
