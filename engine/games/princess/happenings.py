"""Events: what a listener is told. Each code has its form: a key for its wording, what its numbers are, and
who sees all of it.

`engine.games.princess.labels` tells each kind of field: a ``hero`` (a seat), a ``card`` (a single one), a
``definition`` and so on; any other field is a plain number.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.events import Field, form

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

HERO: Final = Field("hero", "hero")
OTHER_HERO: Final = Field("other_hero", "hero")
MARK: Final = Field("mark", "mark")
TYPE: Final = Field("type", "type")
REASON: Final = Field("reason", "reason")
WINNERS: Final = Field("winners", "winners")
IN_SHOP: Final = Field("card", "card", "shop")
IN_HAND: Final = Field("card", "card", "hand", "hero")
DISCARDED: Final = Field("card", "card", "discard")
PLAYED: Final = Field("card", "card", "table", "hero")
IN_THE_AIR: Final = Field("card", "card", "table")
CURSE: Final = Field("card", "card", "curses", "hero")
ENVIRONMENT: Final = Field("card", "card", "environment")
IN_OTHER_HAND: Final = Field("card", "card", "hand", "other_hero")
GONE: Final = Field("card", "card", "gone")
IN_DECK: Final = Field("card", "card", "deck")
CHARACTER: Final = Field("definition", "definition", "character", "hero")
SECRET: Final = Field("definition", "definition", "secret", "hero")
OTHER_SECRET: Final = Field("definition", "definition", "secret", "other_hero")
DEFINITION: Final = Field("definition", "definition")

EVENTS: Final = (
    form("character", HERO, CHARACTER),
    form("turn", HERO, Field("turn")),
    form("refilled", IN_SHOP, Field("place")),
    form("drew", HERO, IN_HAND, MARK, hides="card", told=("hero",)),
    form("sold", HERO, DISCARDED, Field("gold")),
    form("bought", HERO, IN_HAND, Field("gold")),
    form("challenged", HERO, OTHER_HERO),
    form("placed", HERO, PLAYED, MARK, Field("round"), hides="card", told=("hero",)),
    form("shown", HERO, PLAYED),
    form("tied", Field("round")),
    form("won", HERO, PLAYED),
    form("no-winner"),
    form("applied", HERO, IN_THE_AIR, OTHER_HERO),
    form("cursed", HERO, CURSE),
    form("curse-gone", HERO, CURSE),
    form("environment", HERO, ENVIRONMENT),
    form("shop-cleared", Field("cards")),
    form("damaged", HERO, Field("damage"), Field("life")),
    form("healed", HERO, Field("amount"), Field("life")),
    form("eliminated", HERO, OTHER_HERO, Field("challenge")),
    form("secret", HERO, SECRET),
    form("freed"),
    form("princess-taken", HERO),
    form("princess-dropped"),
    form("kept", HERO, IN_HAND, OTHER_HERO, hides="card", told=("hero", "other_hero")),
    form("discarded", HERO, DISCARDED),
    form("resurrected", HERO, Field("life")),
    form("passed", HERO),
    form("effect", DEFINITION, HERO),
    form("gold", HERO, Field("amount"), Field("gold")),
    form("stole", HERO, IN_HAND, OTHER_HERO, hides="card", told=("hero", "other_hero")),
    form("gave", OTHER_HERO, IN_OTHER_HAND, HERO, hides="card", told=("other_hero", "hero")),
    form("looked-hand", HERO, OTHER_HERO),
    form("hand-shown", HERO),
    form("looked-secret", HERO, OTHER_SECRET, OTHER_HERO, hides="definition", told=("hero", "other_hero")),
    form("secrets-swapped", HERO, OTHER_HERO),
    form("hands-swapped", HERO, OTHER_HERO),
    form("characters-swapped", HERO, OTHER_HERO),
    form("looked-deck", HERO, Field("cards")),
    form("arranged", HERO, Field("cards")),
    form("top-discarded", DISCARDED),
    form("shuffled", Field("cards")),
    form("took", HERO, IN_HAND),
    form("named", HERO, DEFINITION, OTHER_HERO, Field("found")),
    form("guessed", HERO, TYPE, OTHER_HERO, Field("right")),
    form("card-shown", HERO, IN_HAND),
    form("skipped", HERO),
    form("extra", HERO),
    form("prevented", HERO, Field("amount")),
    form("survived", HERO, Field("life")),
    form("counts-as", HERO, TYPE),
    form("left-game", GONE),
    form("ended", REASON, WINNERS),
    form("kidnapped"),
    form("gold-stolen", HERO, Field("amount"), OTHER_HERO),
    form("enchants", HERO, IN_HAND),
    form("saw", HERO, IN_OTHER_HAND, OTHER_HERO, told=("hero",)),
    form("saw-deck", HERO, IN_DECK, Field("place"), told=("hero",)),
    form("new-secret", HERO, SECRET, told=("hero",)),
)
