"""Events: what a listener is told. Each code has a key for its wording, the names of its arguments, and who
sees all of it.

An argument's name says what it is: ``hero`` and ``other_hero`` (seats), ``card`` (a single card),
``definition``, ``type``, ``mark``, ``reason``; any other name is a plain number. The argument that is hidden
from others is named by its place; those who see it are the seats in the places that follow. Nobody else is
told more than -1.
"""

from __future__ import annotations

from typing import Final

E_CHARACTER: Final = 0
E_TURN: Final = 1
E_REFILLED: Final = 2
E_DREW: Final = 3
E_SOLD: Final = 4
E_BOUGHT: Final = 5
E_CHALLENGED: Final = 6
E_PLACED: Final = 7
E_SHOWN: Final = 8
E_TIED: Final = 9
E_WON: Final = 10
E_NO_WINNER: Final = 11
E_APPLIED: Final = 12
E_CURSED: Final = 13
E_CURSE_GONE: Final = 14
E_ENVIRONMENT: Final = 15
E_SHOP_CLEARED: Final = 16
E_DAMAGED: Final = 17
E_HEALED: Final = 18
E_ELIMINATED: Final = 19
E_SECRET: Final = 20
E_FREED: Final = 21
E_PRINCESS_TAKEN: Final = 22
E_PRINCESS_DROPPED: Final = 23
E_KEPT: Final = 24
E_DISCARDED: Final = 25
E_RESURRECTED: Final = 26
E_PASSED: Final = 27
E_EFFECT: Final = 28
E_GOLD: Final = 29
E_STOLE: Final = 30
E_GAVE: Final = 31
E_LOOKED_HAND: Final = 32
E_HAND_SHOWN: Final = 33
E_LOOKED_SECRET: Final = 34
E_SECRETS_SWAPPED: Final = 35
E_HANDS_SWAPPED: Final = 36
E_CHARACTERS_SWAPPED: Final = 37
E_LOOKED_DECK: Final = 38
E_ARRANGED: Final = 39
E_TOP_DISCARDED: Final = 40
E_SHUFFLED: Final = 41
E_TOOK: Final = 42
E_NAMED: Final = 43
E_GUESSED: Final = 44
E_CARD_SHOWN: Final = 45
E_SKIPPED: Final = 46
E_EXTRA: Final = 47
E_PREVENTED: Final = 48
E_SURVIVED: Final = 49
E_COUNTS_AS: Final = 50
E_LEFT_GAME: Final = 51
E_ENDED: Final = 52
E_KIDNAPPED: Final = 53
E_GOLD_STOLEN: Final = 54
E_ENCHANTS: Final = 55
E_SAW: Final = 56
E_SAW_DECK: Final = 57
E_NEW_SECRET: Final = 58

WHOLE: Final = -1
"""Instead of an argument that is hidden: others are not told of the event at all."""

EVENTS: tuple[tuple[str, tuple[str, ...], tuple[int, ...]], ...] = (
    ("character", ("hero", "definition"), ()),
    ("turn", ("hero", "turn"), ()),
    ("refilled", ("card", "place"), ()),
    ("drew", ("hero", "card", "mark"), (1, 0)),
    ("sold", ("hero", "card", "gold"), ()),
    ("bought", ("hero", "card", "gold"), ()),
    ("challenged", ("hero", "other_hero"), ()),
    ("placed", ("hero", "card", "mark", "round"), (1, 0)),
    ("shown", ("hero", "card"), ()),
    ("tied", ("round",), ()),
    ("won", ("hero", "card"), ()),
    ("no-winner", (), ()),
    ("applied", ("hero", "card", "other_hero"), ()),
    ("cursed", ("hero", "card"), ()),
    ("curse-gone", ("hero", "card"), ()),
    ("environment", ("hero", "card"), ()),
    ("shop-cleared", ("cards",), ()),
    ("damaged", ("hero", "damage", "life"), ()),
    ("healed", ("hero", "amount", "life"), ()),
    ("eliminated", ("hero", "other_hero", "challenge"), ()),
    ("secret", ("hero", "definition"), ()),
    ("freed", (), ()),
    ("princess-taken", ("hero",), ()),
    ("princess-dropped", (), ()),
    ("kept", ("hero", "card", "other_hero"), (1, 0, 2)),
    ("discarded", ("hero", "card"), ()),
    ("resurrected", ("hero", "life"), ()),
    ("passed", ("hero",), ()),
    ("effect", ("definition", "hero"), ()),
    ("gold", ("hero", "amount", "gold"), ()),
    ("stole", ("hero", "card", "other_hero"), (1, 0, 2)),
    ("gave", ("other_hero", "card", "hero"), (1, 0, 2)),
    ("looked-hand", ("hero", "other_hero"), ()),
    ("hand-shown", ("hero",), ()),
    ("looked-secret", ("hero", "definition", "other_hero"), (1, 0, 2)),
    ("secrets-swapped", ("hero", "other_hero"), ()),
    ("hands-swapped", ("hero", "other_hero"), ()),
    ("characters-swapped", ("hero", "other_hero"), ()),
    ("looked-deck", ("hero", "cards"), ()),
    ("arranged", ("hero", "cards"), ()),
    ("top-discarded", ("card",), ()),
    ("shuffled", ("cards",), ()),
    ("took", ("hero", "card"), ()),
    ("named", ("hero", "definition", "other_hero", "found"), ()),
    ("guessed", ("hero", "type", "other_hero", "right"), ()),
    ("card-shown", ("hero", "card"), ()),
    ("skipped", ("hero",), ()),
    ("extra", ("hero",), ()),
    ("prevented", ("hero", "amount"), ()),
    ("survived", ("hero", "life"), ()),
    ("counts-as", ("hero", "type"), ()),
    ("left-game", ("card",), ()),
    ("ended", ("reason", "winners"), ()),
    ("kidnapped", (), ()),
    ("gold-stolen", ("hero", "amount", "other_hero"), ()),
    ("enchants", ("hero", "card"), ()),
    ("saw", ("hero", "card", "other_hero"), (WHOLE, 0)),
    ("saw-deck", ("hero", "card", "place"), (WHOLE, 0)),
    ("new-secret", ("hero", "definition"), (WHOLE, 0)),
)


def seen(event: tuple[int, int, int, int, int], seat: int) -> tuple[int, int, int, int, int] | None:
    """An event as a seat is told of it; None if it is not told at all."""
    hidden = EVENTS[event[0]][2]
    if not hidden:
        return event
    for place in hidden[1:]:
        if event[1 + place] == seat:
            return event
    if hidden[0] == WHOLE:
        return None
    told = list(event)
    told[1 + hidden[0]] = -1
    return (told[0], told[1], told[2], told[3], told[4])
