"""The grammar of Dungeons' words: who does them, what is said in front of a colon, what need not be said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.effects.wording_grammar import Grammar, Say
from engine.effects.wording_scene import Scene, Word
from engine.schema.markers import WordFamily

HOLDERS = ("hero", "equipment", "ability", "item")
"""Kinds whose cards speak to the player who has them."""

ENEMIES = ("threat_1", "threat_2", "threat_3", "not_red", "melee", "ranged", "stunned")
"""What `enemy_is` may say that a trigger can say itself: "when you defeat a red enemy"."""

OF_ENEMIES = ("enemies", "this")
ENEMY_NUMBERS = ("loot",)
"""Numbers that enemies have under the same name as heroes, and that read differently."""

HAVING = (
    "melee",
    "ranged",
    "defence",
    "speed",
    "melee_dice",
    "ranged_dice",
    "strength",
    "dexterity",
    "wisdom",
    "charisma",
    "health",
)
"""Numbers of which one has more or less, so that several are put together: "you have +1 Speed and −1
Strength"."""

ON_ENEMIES = (
    "damage_enemy",
    "hit_enemy",
    "stun",
    "push_enemy",
    "remove_enemy",
    "place_enemy",
    "swap_places",
)
"""Operations that the player of a card does to an enemy; on other cards they happen to it."""

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
    adverbial = ("round_begins", "phase_begins", "activation_begins", "activation_ends", "attack_over")
    times = ("own_activation",)
    counting = (
        "hits_counted",
        "critical_scored",
        "enemy_hits",
        "damage_coming",
        "damage_taken",
        "damage_dealt",
        "enemy_deals_damage",
        "enemy_damage_coming",
        "enemy_damaged",
        "blocked",
        "gained",
        "lost",
        "check_made",
    )
    groups = ("others", "all", "room", "near", "adjacent", "fallen")
    subjects = (
        "gain",
        "gain_amount",
        "lose",
        "damage_hero",
        "hit_hero",
        "draw_item",
        "give_item",
        "take_item",
        "lose_item",
        "extra_action",
        "move_hero",
        "attribute_check",
    )
    objects = ("push_hero", "place_hero", "revive", "move_to")
    statements = {
        "add_damage": "the attack",
        "add_dice": "the attack",
        "add_hits": "the attack",
        "add_modifier": "the attack",
        "grant_keyword": "the attack",
        "end_activation": "",
        "treat_as": "",
        "spawn": "",
        "spawn_in": "",
        "begin_rule": "",
        "end_rule": "",
        "change_counter": "",
        "set_counter": "",
        "set_flag": "",
        "open_exit": "",
        "close_exit": "",
        "offer_interaction": "",
        "show_text": "",
        "read_encounter": "",
        "make_check": "",
        "lay_room": "",
        "set_terrain": "",
        "victory": "",
        "defeat": "",
    }
    enemy_statements = ("heal_enemy", "end_stun", "change_type", "set_enemy_health")
    """Operations that happen to an enemy, whoever causes them."""
    choices = {
        "choose_enemy": "enemy",
        "each_enemy": "enemy",
        "pick_enemy": "enemy",
        "choose_hero": "them",
        "each_hero": "them",
        "pick_hero": "them",
        "choose_space": "space",
    }
    takers = {
        "enemy": (
            "damage_enemy",
            "hit_enemy",
            "stun",
            "end_stun",
            "push_enemy",
            "remove_enemy",
            "change_type",
            "set_enemy_health",
        ),
        "space": ("place_hero", "place_enemy"),
    }
    menus = ("choose_one", "choice")
    titles = {"passages": "text"}
    marked = {"passage": "passages"}
    sized = ("group",)
    branching = {"attribute_check": ("passed", "failed")}
    lasting = ("change", "forbid", "immune", "keyword", "prefers", "stance")
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

    def opening(self, kind: str, data: Mapping[str, Any]) -> Scene:
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
        used = effect["when"] == "activated" or effect.get("may", False)
        if kind == "ability" and used and data.get("energy"):
            return [*costs, {"pay": {"what": "energy", "amount": data["energy"]}}]
        return costs

    def heading(self, kind: str, data: Mapping[str, Any], say: Say) -> str:
        """The keywords of a weapon or an enemy."""
        return _listed(say, [_keyword(say, each) for each in data.get("keywords", ())])

    def closing(self, kind: str, data: Mapping[str, Any]) -> Sequence[str]:
        """An item that is used is discarded unless it says otherwise (DD-RUL-44)."""
        used = any(effect["when"] == "activated" for effect in data.get("effects", ()))
        return ("item-kept",) if kind == "item" and used and data.get("kept", False) else ()

    def named_by(
        self, scene: Scene, trigger: str, parameters: Mapping[str, Any], conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """The enemy that a trigger speaks of."""
        if "enemy" not in parameters:
            return {}, conditions
        if parameters["enemy"] == "this" and scene.bearer == "enemy":
            return {"enemy": "this", "told": "no"}, conditions
        if parameters.get("group"):
            return {"enemy": "group"}, conditions
        if parameters.get("threat", "any") != "any":
            return {"enemy": f"threat_{parameters['threat']}"}, conditions
        for index, (name, inner) in enumerate(conditions):
            if name == "enemy_is" and inner["what"] in ENEMIES:
                return {"enemy": inner["what"]}, conditions[:index] + conditions[index + 1 :]
        return {"enemy": "any"}, conditions

    def known(self, value: str) -> str:
        """An enemy whose card has just named it is "it"."""
        return {"this": "pron", "no": "yes"}.get(value, "that")

    def extras(
        self, family: WordFamily, name: str, parameters: Mapping[str, Any], say: Say
    ) -> dict[str, Any]:
        """Numbers without their signs, keywords in a row, what is named and what is not."""
        found: dict[str, Any] = {}
        if "room" in parameters:
            found["place"] = "named" if parameters["room"] else "none"
        if "group" in parameters:
            found["group-named"] = "yes" if parameters["group"] else "no"
        if str(parameters.get("threat", "any")) != "any":
            found["threat"] = int(parameters["threat"])
        if name == "heroes_in":
            both = ("both", "column"), ("row", "none")
            found["spot"] = both[not parameters["column"]][not parameters["row"]]
        if family != "operation":
            return found
        if "keywords" in parameters:
            found["details"] = _details(name, parameters, say) or "none"
        if name in ("add_dice", "add_hits", "add_modifier", "turn_die", "change_counter"):
            found |= _amounts(parameters["amount" if "amount" in parameters else "by"])
        if name == "change":
            found["face"] = 6 - parameters["by"]
        if name in ("move_hero", "push_hero", "push_enemy"):
            found["n"] = parameters["spaces"]
        return found

    def subject(self, scene: Scene, name: str, who: str) -> str | None:
        """An enemy suffers what a player of the other side does to it."""
        happens = name in self.enemy_statements or (name in ON_ENEMIES and not scene.held)
        if happens or (name in ("prevent", "take_damage_over") and not scene.held):
            return f"enemy {scene.nouns['enemy']}" if happens else name
        return super().subject(scene, name, who)

    def chosen(self, scene: Scene, name: str, parameters: Mapping[str, Any]) -> str:
        """Chosen, each, or the first by an order."""
        if name == "each_hero":
            return scene.whom(parameters["who"])
        return {"choose": "chosen", "each": "each", "pick": "picked"}[name.split("_")[0]]

    def details(self, name: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
        """Where the chosen ones must be, and which of them."""
        match name:
            case "choose_hero":
                return {"where": parameters["where"], "myself": "yes" if parameters["myself"] else "no"}
            case "pick_hero":
                return {"order": parameters["order"], "among": parameters["who"]}
            case "pick_enemy":
                too = "yes" if parameters["this_too"] else "no"
                return {
                    "order": parameters["order"],
                    "where": parameters["where"],
                    "myself": too,
                    "upto": 3,
                }
            case "choose_enemy" | "each_enemy":
                return {"where": parameters["where"], "upto": parameters["highest_threat"]}
            case "choose_space":
                return {"where": parameters["within"], "centre": parameters["centre"]}
        return {}

    def afterwards(self, name: str) -> str:
        """An enemy that was just named is "it"; each of several is "each of them"."""
        if self.choices[name] == "enemy":
            return "of_them" if name == "each_enemy" else "pron"
        return "that"

    def takes(self, name: str, inside: Word) -> bool:
        """Some operations speak of a hero or an enemy as their parameters say."""
        operation, parameters = inside
        noun = self.choices[name]
        return (
            super().takes(name, inside)
            or (noun == "them" and parameters.get("of") == "them")
            or (noun == "enemy" and operation == "heal_enemy" and parameters["which"] == "them")
            or (noun == "enemy" and operation in self.lasting and parameters.get("of") == "this")
            or (
                operation == "swap_places"
                and parameters["with_whom"] == {"enemy": "enemy", "them": "hero"}.get(noun)
            )
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

    def is_said(self, condition: Word) -> bool:
        """That a round has begun goes without saying."""
        name, parameters = condition
        return name != "round_is" or parameters != {"least": 1, "most": 200, "every": 1}

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

    def change_key(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """Enemies have some numbers and permissions under the same names as heroes."""
        enemies = of in OF_ENEMIES
        if name in ("immune", "keyword") and enemies:
            return f"op-{name}-enemy"
        if name == "change" and enemies and parameters["what"] in ENEMY_NUMBERS:
            return f"op-change-enemy-{parameters['what']}"
        return super().change_key(name, parameters, of)

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """All enemies, this one, or the one in question; heroes, and whether it is one or many."""
        many = {"number": "you" if of == "you" else "many" if of in ("all", "others", "enemies") else "one"}
        if of == "enemies":
            return {"enemy": "all", **many}
        if of == "this":
            return {"enemy": "this", **many} if scene.bearer == "enemy" else many
        return {"who": of, **many}

    def change_subject(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """Of what one has, several things are put together."""
        if name == "change" and parameters["what"] in HAVING:
            return f"has {of}"
        if name in ("immune", "prefers", "stance"):
            return f"behaves {of}"
        return super().change_subject(name, parameters, of)


def _details(name: str, parameters: Mapping[str, Any], say: Say) -> str:
    """What an attack has besides its dice, in a row: more dice, a modifier, keywords."""
    told = []
    if name == "weapon_attack" and parameters["dice"]:
        told.append(say("more-dice", _amounts(parameters["dice"])))
    if parameters["modifier"]:
        told.append(say("each-die", _amounts(parameters["modifier"])))
    return _listed(say, told + [_keyword(say, each) for each in parameters["keywords"]])


def _keyword(say: Say, keyword: str) -> str:
    return say("keyword-name", {"keyword": keyword, "case": "nom"})


def _listed(say: Say, told: Sequence[str]) -> str:
    """Things in a row."""
    text = "".join(told[:1])
    for each in told[1:]:
        text = say("join-comma", {"first": text, "last": each})
    return text


def _amounts(by: int) -> dict[str, Any]:
    """A number without its sign, and the sign."""
    return {"sign": "plus" if by > 0 else "minus", "n": abs(by)}


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
