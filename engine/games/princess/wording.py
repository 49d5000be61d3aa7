"""The grammar of The Princess' words: who does them, what is said in front of a colon, what need not be
said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.effects.wording_grammar import Grammar, Say
from engine.effects.wording_scene import Scene, Word
from engine.schema.markers import WordFamily

OF_HEROES = (
    "challenge_declared",
    "cards_revealed",
    "challenge_tied",
    "challenge_won",
    "challenge_lost",
    "challenge_ends",
    "damage_comes",
    "damaged",
    "healed",
    "death_comes",
    "eliminated",
    "eliminates",
    "resurrected",
    "cursed",
)
"""Triggers that only heroes live to see; the others are for ghosts as well."""

TO_HEROES = ("damage", "heal", "eliminate")
"""Operations that do nothing to ghosts."""

ON_OWN_TURN = ("turn_begins", "turn_ends", "shop_filled", "action_taken", "card_sold", "card_bought")
"""Triggers in the turn of whose deed they wait for."""

PLAYERS = ("all", "others")
"""Groups that ghosts belong to."""


class PrincessGrammar(Grammar):
    """Players who have characters, Secrets, cards and curses before them; spells on a target; Environments
    for everybody."""

    icons = ("life", "gold")
    labels = ("success", "applied")
    adverbial = ("turn_begins", "turn_ends", "journey_ends")
    times = ("own_turn",)
    counting = ("cards_drawn", "damage_comes", "damaged", "healed", "cursed")
    nameless = ("princess_freed", "comes_in", "is_replaced", "curse_leaves")
    about_others = ("eliminates",)
    people = {
        "give_card": {"to": "hero-dat"},
        "give_gold": {"to": "hero-dat"},
        "redirect_damage": {"to": "hero-dat"},
        "has_more": {"than": "hero-than"},
    }
    pronouns = ("opponent", "target", "that")
    limits = ("once_per_turn", "once_per_game")
    groups = ("all", "others", "heroes", "other_heroes", "ghosts")
    subjects = (
        "discard_hand",
        "draw",
        "drop_princess",
        "gain_gold",
        "give_card",
        "let_choose",
        "lose_gold",
        "reveal_secret",
        "show_hand",
        "skip_turn",
        "take_discarded",
        "take_from_shop",
        "take_princess",
    )
    objects = ("damage", "eliminate", "heal", "resurrect")
    statements = {"win": "", "counts_as": "", "kidnap_princess": ""}
    own_deeds = (
        "arrange_deck",
        "extra_action",
        "give_gold",
        "guess_type",
        "look_at_deck",
        "look_at_hand",
        "look_at_secret",
        "move_curse",
        "remove_curse",
        "steal_card",
        "steal_gold",
        "swap_characters",
        "swap_hands",
        "swap_secrets",
        "take_this",
    )
    """Operations of whose card it is, whoever else they concern; of an Environment, of whoever acts."""
    happenings = (
        "clear_shop",
        "discard_this",
        "discard_top",
        "fill_shop",
        "free_princess",
        "prevent_damage",
        "redirect_damage",
        "shuffle_in",
        "survive",
    )
    """Operations that an Environment tells nobody to do."""
    choices = {"choose_hero": "them", "each_hero": "them"}
    menus = ("choose_one", "let_choose")
    complete = ("arrange_deck",)
    verbs = {"heal": "gain", "gain_gold": "gain"}
    listed = {"damage": "hero-dat"}
    branching = {"guess_type": ("right", "wrong")}
    lasting = (
        "beats",
        "change",
        "forbid",
        "forbid_type",
        "immune",
        "play_openly",
        "reverse_priorities",
        "ties",
        "unstoppable",
    )
    prohibitions = {"forbid": "forbidden", "forbid_type": "forbidden-type", "immune": "spared"}
    joins = {"immune": "join-and"}

    def opening(self, kind: str, data: Mapping[str, Any]) -> Scene:
        """Cards speak to whom they lie before, spells to who casts them, Environments to everybody."""
        curse = data.get("type") == "magic" and data.get("persistent", False)
        nouns = {
            "person": "player",
            "target": data.get("target", "hero"),
            "turn": "any",
            "this": "curse" if curse else "card",
        }
        if data.get("type") == "environment":
            nouns |= {"this": "environment", "person": "hero" if _is_for_heroes(data) else "player"}
            return Scene("environment", "that", "that", nouns, ownerless=True)
        return Scene("holder", "you", "you", nouns)

    def heading(self, kind: str, data: Mapping[str, Any], say: Say) -> str:
        """That a card cannot be responded to, and that it is a curse, which speaks to the cursed hero."""
        if data.get("unstoppable", False):
            return say("keyword-unstoppable", {})
        is_curse = data.get("type") == "magic" and data.get("persistent", False)
        return say("keyword-curse", {}) if is_curse else ""

    def them(self, trigger: str, who: str) -> str:
        """The one a spell is put on, and who has won."""
        named = {"applied": "target", "challenge_lost": "opponent", "journey_ends": "winner"}
        return named.get(trigger) or super().them(trigger, who)

    def named_by(
        self, scene: Scene, trigger: str, parameters: Mapping[str, Any], conditions: list[Word]
    ) -> tuple[dict[str, str], list[Word]]:
        """Whether ghosts are meant too, and whether it is the turn of the one it is about."""
        nouns = {"person": "hero"} if trigger in OF_HEROES else {}
        if trigger in ON_OWN_TURN and (parameters["by"] == "self" or not scene.held):
            nouns["turn"] = "own"
        return nouns, conditions

    def known(self, value: str) -> str:
        """These nouns are no persons who could be "that" one."""
        return value

    def extras(
        self, family: WordFamily, name: str, parameters: Mapping[str, Any], say: Say
    ) -> dict[str, Any]:
        """Types by their names; whether one beats its like."""
        found: dict[str, Any] = {}
        if name == "beats":
            found["alike"] = "yes" if parameters["type"] == parameters["over"] else "no"
            found["over-many"] = say("type-many", {"type": parameters["over"]})
        if "type" in parameters:
            found["type-name"] = say("type-name", {"type": parameters["type"]})
            found["type-many"] = say("type-many", {"type": parameters["type"]})
        return found

    def subject(self, scene: Scene, name: str, who: str) -> str | None:
        """On an Environment everybody is told what they do."""
        if not scene.held and name in self.own_deeds:
            return scene.self
        if not scene.held and name in self.happenings:
            return name
        if name == "drop_princess" and who in ("all", "heroes"):
            return "princess_holder"
        if name == "eliminate" and who == "you":
            return who
        return super().subject(scene, name, who)

    def chosen(self, scene: Scene, name: str, parameters: Mapping[str, Any]) -> str:
        """A player out of a group, or each of it."""
        if name == "each_hero":
            return scene.whom(parameters["who"])
        among = scene.whom(parameters["among"])
        return f"chosen_{among}" if among in self.groups else among

    def afterwards(self, name: str) -> str:
        """Who was chosen is "them"."""
        return "pron"

    def of(self, scene: Scene, of: str) -> str:
        """Changes of "self" concern everybody on an Environment unless something has happened."""
        if of == "self" and not scene.held and not scene.until:
            return "all"
        return "all" if of == "others" and not scene.held else scene.whom(of)

    def one_breath(self, name: str) -> str:
        """What one is spared is said apart from what one must not do."""
        return "immune" if name == "immune" else "forbid"

    def change_nouns(self, scene: Scene, of: str) -> dict[str, str]:
        """Whom a change concerns, named like everybody else."""
        return {"who": of}

    def change_subject(self, name: str, parameters: Mapping[str, Any], of: str) -> str:
        """What is forbidden stands apart from what one is spared."""
        if name in self.prohibitions:
            return f"{self.one_breath(name)} {of}"
        return super().change_subject(name, parameters, of)


def _is_for_heroes(data: Mapping[str, Any]) -> bool:
    """Whether what an Environment does when something happens concerns heroes alone."""
    operations = [
        name
        for effect in data.get("effects", ())
        if effect["when"] != "always"
        for name in _operations(effect["do"])
    ]
    return all(name in TO_HEROES for name in operations)


def _operations(do: Any) -> Iterator[str]:
    """The names of operations; those inside others are not looked for."""
    for raw in do:
        yield raw if isinstance(raw, str) else next(iter(raw))


GRAMMAR = PrincessGrammar()
