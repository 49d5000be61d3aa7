"""The Princess' exceptions to what the tests ask of the messages of every word."""

from __future__ import annotations

from engine.schema import WordInfo

VARIANTS: set[str] = set()
"""Messages for parts of a word."""

EVERYWHERE = "en es it de"
BUT_ITALIAN = "en es de"  # of Life and damage only Italian has a plural
UNCOUNTED = {
    ("amount_at_least", "amount"): BUT_ITALIAN,
    ("life", "least"): EVERYWHERE,  # the sample says "1 to 2"
    ("life", "most"): BUT_ITALIAN,
    ("gold", "least"): EVERYWHERE,
    ("gold", "most"): EVERYWHERE,
    ("round", "least"): EVERYWHERE,  # the number of a round counts nothing
    ("round", "most"): EVERYWHERE,
    ("deck_left", "least"): EVERYWHERE,  # the sample says "1 to 5"
    ("pay_gold", "amount"): EVERYWHERE,
    ("pay_life", "amount"): BUT_ITALIAN,
    ("damage", "amount"): BUT_ITALIAN,
    ("heal", "amount"): BUT_ITALIAN,
    ("resurrect", "life"): BUT_ITALIAN,
    ("survive", "life"): BUT_ITALIAN,
    ("prevent_damage", "amount"): EVERYWHERE,  # damage is reduced by a bare number
    ("gain_gold", "amount"): EVERYWHERE,
    ("give_gold", "amount"): EVERYWHERE,
    ("lose_gold", "amount"): EVERYWHERE,
    ("steal_gold", "amount"): EVERYWHERE,
    ("remove_curse", "count"): "de",  # 1 or 2 "of your curses"
}
"""Parameters whose noun is the same for one and for two, and where."""

COUNTED: dict[str, str] = {}
"""What has a plural in every language, where a word says of what."""

CARD: dict[str, str] = {}
"""What a card of a sentence has besides its effects."""


def reads_the_same(word: WordInfo, field: str, value: str) -> bool:
    """After a Success "them" is "self"; whoever of all players holds the Princess is the one who holds
    her."""
    return (field in ("who", "among", "of", "than", "to") and value == "them") or (
        word.name == "drop_princess" and value == "princess_holder"
    )
