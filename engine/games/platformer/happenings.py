"""Events: what a listener is told. Each code has its form: a key for its wording and what its numbers are.

`engine.games.platformer.labels` tells each kind of field: a ``hero`` (a seat), a ``definition`` (of an enemy
too), a ``card`` (a single one), a ``space`` and so on; any other field is a plain number.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.events import Field, form

E_TURN: Final = 0
E_ROLLED: Final = 1
E_ENEMY_DIE: Final = 2
E_SYMBOL: Final = 3
E_FORGED: Final = 4
E_BOOSTED: Final = 5
E_SAVED: Final = 6
E_RESET: Final = 7
E_MOVED: Final = 8
E_PUSHED_HERO: Final = 9
E_PUSHED_ENEMY: Final = 10
E_FELL: Final = 11
E_ENEMY_FELL: Final = 12
E_ENEMY_MOVED: Final = 13
E_ATTACKED: Final = 14
E_WOUNDED: Final = 15
E_DOWNED: Final = 16
E_RESPAWNED: Final = 17
E_STRUCK: Final = 18
E_DEFEATED: Final = 19
E_LOOT: Final = 20
E_GAINED: Final = 21
E_SPENT: Final = 22
E_COLLECTED: Final = 23
E_BOUGHT: Final = 24
E_CARD_USED: Final = 25
E_REFRESHED: Final = 26
E_LEVEL_REVEALED: Final = 27
E_LEVEL_REMOVED: Final = 28
E_GRAVITY: Final = 29
E_SPAWNED: Final = 30
E_BOSS_ACTS: Final = 31
E_BOSS_CARD: Final = 32
E_BOSS_PASSES: Final = 33
E_TOKEN_GAINED: Final = 34
E_TOKEN_LOST: Final = 35
E_EVENT: Final = 36
E_ARTIFACT: Final = 37
E_PORTAL: Final = 38
E_EFFECT: Final = 39
E_ENDED: Final = 40
E_HEALED: Final = 41
E_DISCARDED: Final = 42
E_DIE_TURNED: Final = 43
E_LOOT_LEFT: Final = 44

HERO: Final = Field("hero", "hero")
OTHER_HERO: Final = Field("other_hero", "hero")
ENEMY: Final = Field("enemy", "definition")
TOKEN: Final = Field("token", "definition")
DEFINITION: Final = Field("definition", "definition")
CARD: Final = Field("card", "card")
SPACE: Final = Field("space", "space")
FROM_SPACE: Final = Field("from_space", "space")
DICE: Final = Field("dice", "dice")
LEVEL: Final = Field("level", "level")
SYMBOL: Final = Field("symbol", "symbol")
RESULT_SYMBOL: Final = Field("result_symbol", "symbol")
RESULT: Final = Field("result", "result")
RESOURCE: Final = Field("resource", "resource")
CAUSE: Final = Field("cause", "cause")
SOURCE: Final = Field("source", "source")
REASON: Final = Field("reason", "reason")

EVENTS: Final = (
    form("turn", HERO, Field("turn")),
    form("rolled", HERO, DICE),
    form("enemy-die", RESULT),
    form("symbol", HERO, SYMBOL, SOURCE),
    form("forged", HERO, SYMBOL, RESULT_SYMBOL),
    form("boosted", HERO, SYMBOL, Field("times")),
    form("saved", HERO, SYMBOL),
    form("special-reset", HERO),
    form("moved", HERO, FROM_SPACE, SPACE),
    form("pushed-hero", HERO, OTHER_HERO, SPACE),
    form("pushed-enemy", HERO, ENEMY, SPACE),
    form("fell", HERO, FROM_SPACE, SPACE),
    form("enemy-fell", ENEMY, FROM_SPACE, SPACE),
    form("enemy-moved", ENEMY, FROM_SPACE, SPACE, CAUSE),
    form("attacked", ENEMY, HERO, CAUSE),
    form("wounded", HERO, Field("wounds"), CAUSE),
    form("downed", HERO, CAUSE, ENEMY),
    form("respawned", HERO, SPACE),
    form("struck", HERO, ENEMY, Field("damage"), Field("health")),
    form("defeated", HERO, ENEMY),
    form("loot", HERO, Field("gold"), Field("gems")),
    form("gained", HERO, RESOURCE, Field("amount")),
    form("spent", HERO, RESOURCE, Field("amount")),
    form("collected", HERO, RESOURCE, SPACE, Field("amount")),
    form("bought", HERO, CARD, Field("price")),
    form("card-used", HERO, CARD),
    form("refreshed", HERO),
    form("level-revealed", LEVEL),
    form("level-removed", LEVEL),
    form("gravity"),
    form("spawned", ENEMY, SPACE),
    form("boss-acts", ENEMY, RESULT),
    form("boss-card", CARD),
    form("boss-passes", CARD),
    form("token-gained", HERO, TOKEN),
    form("token-lost", HERO, TOKEN),
    form("event", CARD),
    form("artifact", HERO, CARD),
    form("portal", HERO, SPACE),
    form("effect", DEFINITION, HERO),
    form("ended", REASON, Field("winner"), Field("score")),
    form("healed", HERO, Field("amount")),
    form("discarded", HERO, CARD),
    form("die-turned", HERO, SYMBOL),
    form("loot-left", ENEMY, SPACE, Field("gold"), Field("gems")),
)
