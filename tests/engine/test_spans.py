"""Who owns which words of a rules text, and what goes without saying."""

from __future__ import annotations

from typing import Any

from engine.effects.spans import Told
from engine.schema import Path
from tests.engine.test_effect_wording import EACH_LANGUAGE, spoken


def spelled(path: Path) -> str:
    return ".".join(map(str, path))


def owners(told: Told) -> list[tuple[str, str]]:
    return [(span.text, spelled(span.path)) for span in told.spans]


def of_effect(game: str, kind: str, effect: dict[str, Any], language: str = "en", **fields: Any) -> Told:
    return spoken(game, language).tell(kind, {**fields, "effects": [effect]})


def test_words_and_parameters_own_what_they_say() -> None:
    told = of_effect(
        "platformer",
        "item",
        {"when": "bought", "cost": ["exhaust"], "may": True, "do": [{"gain": {"what": "gem", "amount": 1}}]},
    )
    assert owners(told) == [
        ("When ", "effects.0.when"),
        ("you buy", "effects.0.when.bought.by"),
        (" a card", "effects.0.when"),
        (", ", "effects.0"),
        ("you may ", "effects.0.may"),
        ("exhaust this card", "effects.0.cost.0"),
        (". If you do, ", "effects.0.may"),
        ("gain ", "effects.0.do.0"),
        ("1", "effects.0.do.0.gain.amount"),
        (" Gem", "effects.0.do.0.gain.what"),
        (".", "effects.0"),
    ]
    assert [spelled(path) for path in told.unsaid] == ["effects.0.until", "effects.0.do.0.gain.who"]


def test_a_language_with_another_order_says_the_same_parts() -> None:
    effect = {
        "when": {"step_ends": {"step": 8}},
        "if": [{"not": {"conditions": ["own_turn"]}}],
        "may": True,
        "do": [{"gain": {"what": "gold", "amount": 2}}],
    }
    assert owners(of_effect("platformer", "item", effect, "de")) == [
        ("Ganz am Ende ", "effects.0.when"),
        ("deines Zuges", "effects.0.when.step_ends.by"),
        (" ", "effects.0"),
        ("darfst du", "effects.0.may"),
        (" ", "effects.0"),
        ("2", "effects.0.do.0.gain.amount"),
        (" Münzen", "effects.0.do.0.gain.what"),
        (" erhalten", "effects.0.do.0"),
        (", ", "effects.0"),
        ("außer wenn ", "effects.0.if.0"),
        ("du am Zug bist", "effects.0.if.0.not.conditions.0"),
        (".", "effects.0"),
    ]


def test_a_number_and_a_noun_that_a_trigger_says_are_of_the_condition() -> None:
    fell = {"when": "fell", "if": [{"amount_at_least": {"amount": 3}}], "do": ["take_this"]}
    assert ("3", "effects.0.if.0.amount_at_least.amount") in owners(of_effect("platformer", "artifact", fell))
    beaten = {"when": "enemy_defeated", "if": [{"enemy_is": {"what": "boss"}}], "do": ["take_this"]}
    told = owners(of_effect("platformer", "artifact", beaten))
    assert ("the boss", "effects.0.if.0.enemy_is.what") in told


def test_a_choice_owns_the_noun_that_it_lends() -> None:
    choice = {"choose_enemy": {"where": "adjacent", "do": ["remove_enemy"]}}
    told = owners(of_effect("platformer", "item", {"when": "bought", "do": [choice]}))
    assert told[-4:] == [
        ("remove ", "effects.0.do.0.choose_enemy.do.0"),
        ("an adjacent enemy", "effects.0.do.0"),
        (" from the map", "effects.0.do.0.choose_enemy.do.0"),
        (".", "effects.0"),
    ]


def test_what_is_said_in_one_breath_is_of_the_first_and_each_keeps_its_own() -> None:
    forbidden = {"when": "always", "do": [{"forbid": {"what": "forge"}}, {"forbid": {"what": "save"}}]}
    told = of_effect("platformer", "item", forbidden)
    assert owners(told) == [
        ("You", "effects.0.do.0.forbid.of"),
        (" cannot ", "effects.0.do.0"),
        ("forge", "effects.0.do.0.forbid.what"),
        (" or ", "effects.0.do.0"),
        ("save symbols", "effects.0.do.1.forbid.what"),
        (".", "effects.0"),
    ]
    assert [spelled(path) for path in told.unsaid] == ["effects.0.when", "effects.0.do.1.forbid.of"]


def test_people_in_a_row_are_each_of_their_own_word() -> None:
    row = {"when": "success", "do": [{"damage": {"who": "opponent"}}, {"damage": {"who": "left"}}]}
    told = of_effect("princess", "adventure_card", row, type="attack")
    assert ("your opponent", "effects.0.do.0.damage.who") in owners(told)
    assert ("the next hero on your left", "effects.0.do.1.damage.who") in owners(told)
    assert ("effects", 0, "do", 1, "damage", "amount") in told.unsaid


def test_a_choice_said_as_one_operation_is_of_the_choice() -> None:
    options = [[{"march": {"direction": "left"}}], [{"march": {"direction": "right"}}]]
    told = of_effect(
        "platformer", "item", {"when": "activated", "do": [{"choose_one": {"options": options}}]}
    )
    assert owners(told) == [
        ("As an action", "effects.0.when"),
        (": ", "effects.0"),
        ("move all enemies 1 space to the ", "effects.0.do.0"),
        ("left or right", "effects.0.do.0.choose_one.options"),
        (".", "effects.0"),
    ]
    assert ("effects", 0, "do", 0, "choose_one", "options", 1, 0) in told.unsaid


def test_what_other_fields_add_is_of_them() -> None:
    told = of_effect("dungeons", "ability", {"when": "activated", "do": ["draw_item"]}, energy=2)
    assert owners(told)[0] == ("2 Energy", "energy")
    cursed = of_effect(
        "princess",
        "adventure_card",
        {"when": "healed", "do": ["discard_this"]},
        type="magic",
        persistent=True,
    )
    assert owners(cursed)[0] == ("Curse", "persistent")


@EACH_LANGUAGE
def test_what_stands_by_itself_is_told_in_the_same_way(language: str) -> None:
    words = spoken("platformer", language)
    do = [{"gain": {"what": "gold", "amount": 2}}, {"lose": {"what": "heart", "who": "all"}}]
    conditions = ["own_turn", {"not": {"conditions": ["card_ready"]}}]
    costs = [{"pay": {"what": "gold", "amount": 3}}, "once_per_turn"]
    at: Path = ("rooms", 1, "do")
    told = {
        words.option("item", {}, do): words.tell_option("item", {}, do, at),
        words.sentences("item", do): words.tell_sentences("item", do, at),
        words.condition("item", conditions): words.tell_condition("item", conditions, at),
        words.cost("item", costs): words.tell_cost("item", costs, at),
    }
    for text, each in told.items():
        assert each.text == text
        assert any(span.path[: len(at) + 1] == (*at, 0) for span in each.spans)
        assert any(span.path[: len(at) + 1] == (*at, 1) for span in each.spans)


@EACH_LANGUAGE
def test_every_language_says_the_same_parts_of_an_effect(language: str) -> None:
    effect = {"when": "bought", "cost": ["exhaust"], "may": True, "do": [{"gain": {"what": "gem"}}]}
    found = {spelled(span.path) for span in of_effect("platformer", "item", effect, language).spans}
    assert found >= {"effects.0.when", "effects.0.may", "effects.0.cost.0", "effects.0.do.0.gain.amount"}
