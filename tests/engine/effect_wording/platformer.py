"""Platformer's exceptions to what the tests ask of the messages of every word."""

from __future__ import annotations

from engine.schema import WordInfo

VARIANTS = {"cond-has-least", "cond-has-most"}
"""Messages for parts of a word."""

UNCOUNTED = {
    ("level_at_least", "level"): "en es it de",  # the number of a level counts nothing
    ("change", "by"): "en es it de",  # the sample says 2 and 3 spaces
    ("add_damage", "amount"): "en es de",  # damage has no plural
    ("damage_enemy", "amount"): "en es de",
    ("wound", "amount"): "de",
}
"""Parameters whose noun is the same for one and for two, and where."""

COUNTED = {"what": "gem"}
"""What has a plural in every language, where a word says of what."""

CARD = {"role": "token"}
"""What a card of a sentence has besides its effects."""


def reads_the_same(word: WordInfo, field: str, value: str) -> bool:
    """On the sample's card "them" is "self", and "this" is any enemy; on an attack card "self" is active,
    and "others" are all."""
    return (
        (field in ("who", "among") and value == "them" and word.name not in ("push", "steal"))
        or (word.name == "boss_hits" and value in ("active", "others"))
        or (word.family == "trigger" and field == "enemy" and value == "any")
    )
