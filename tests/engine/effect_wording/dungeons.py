"""Dungeons' exceptions to what the tests ask of the messages of every word."""

from __future__ import annotations

from engine.schema import WordInfo

VARIANTS: set[str] = set()
"""Messages for parts of a word."""

ALL = "en es it de"
UNCOUNTED = {
    # Health, Energy and Loot are amounts without a plural
    **dict.fromkeys(
        (
            ("has", "least"),
            ("has", "most"),
            ("enemy_health", "least"),
            ("enemy_health", "most"),
            ("pay", "amount"),
            ("gain", "amount"),
            ("lose", "amount"),
            ("heal_enemy", "amount"),
            ("revive", "health"),
            ("set_enemy_health", "to"),
            ("prevent", "amount"),
            ("spawn", "number"),
            ("spawn_in", "number"),
        ),
        ALL,
    ),
    # names of places, faces, bounds, and what is said with its sign: nothing is counted
    **dict.fromkeys(
        (
            ("amount_at_least", "amount"),
            ("counter_reached", "value"),
            ("dice_show", "number"),
            ("round_is", "least"),
            ("round_is", "most"),
            ("counter_is", "least"),
            ("counter_is", "most"),
            ("heroes_in", "column"),
            ("heroes_in", "row"),
            ("add_modifier", "amount"),
            ("attack", "modifier"),
            ("weapon_attack", "modifier"),
            ("attribute_check", "successes"),
            ("change", "by"),
            ("change_counter", "by"),
            ("set_counter", "to"),
            ("move_to", "column"),
            ("move_to", "row"),
            ("set_terrain", "column"),
            ("set_terrain", "row"),
            ("set_die", "to"),
            ("turn_die", "by"),
            ("treat_as", "number"),
            ("treat_as", "as_number"),
        ),
        ALL,
    ),
    # Damage has no plural, and German dice and Hits look the same
    **dict.fromkeys(
        (("add_damage", "amount"), ("damage_enemy", "amount"), ("damage_hero", "amount")), "en es de"
    ),
    **dict.fromkeys(
        (("hit_enemy", "hits"), ("hit_hero", "hits"), ("add_hits", "amount"), ("add_dice", "amount")), "de"
    ),
    ("weapon_attack", "dice"): "de",
}
"""Parameters whose noun is the same for one and for two, and where."""

COUNTED: dict[str, str] = {}
"""What has a plural in every language, where a word says of what."""

CARD: dict[str, object] = {}
"""What a card of a sentence has besides its effects."""


def reads_the_same(word: WordInfo, field: str, value: str) -> bool:
    """On the sample's card "them" and the hero in question are "self", and "this" is any enemy; in an
    adventure "others" are all."""
    return (
        (field == "who" and value == "them")
        or (word.name == "choose_space" and value == "hero")
        or (word.name == "move_to" and value in ("self", "others"))
        or (word.family == "trigger" and field == "enemy" and value == "any")
    )
