"""Events: what a listener is told. Each code has a key for its wording and the names of its arguments.

An argument's name says what it is: ``hero``, ``enemy`` (a definition), ``card`` (a single card), ``space``,
``symbol``, ``result``, ``resource``, ``direction``, ``cause``, ``level``, ``token``; any other name is a
plain number.
"""

from __future__ import annotations

from typing import Final

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

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("turn", ("hero", "turn")),
    ("rolled", ("hero", "dice")),
    ("enemy-die", ("result",)),
    ("symbol", ("hero", "symbol", "source")),
    ("forged", ("hero", "symbol", "result_symbol")),
    ("boosted", ("hero", "symbol", "times")),
    ("saved", ("hero", "symbol")),
    ("special-reset", ("hero",)),
    ("moved", ("hero", "from_space", "space")),
    ("pushed-hero", ("hero", "other_hero", "space")),
    ("pushed-enemy", ("hero", "enemy", "space")),
    ("fell", ("hero", "from_space", "space")),
    ("enemy-fell", ("enemy", "from_space", "space")),
    ("enemy-moved", ("enemy", "from_space", "space", "cause")),
    ("attacked", ("enemy", "hero", "cause")),
    ("wounded", ("hero", "wounds", "cause")),
    ("downed", ("hero", "cause", "enemy")),
    ("respawned", ("hero", "space")),
    ("struck", ("hero", "enemy", "damage", "health")),
    ("defeated", ("hero", "enemy")),
    ("loot", ("hero", "gold", "gems")),
    ("gained", ("hero", "resource", "amount")),
    ("spent", ("hero", "resource", "amount")),
    ("collected", ("hero", "resource", "space", "amount")),
    ("bought", ("hero", "card", "price")),
    ("card-used", ("hero", "card")),
    ("refreshed", ("hero",)),
    ("level-revealed", ("level",)),
    ("level-removed", ("level",)),
    ("gravity", ()),
    ("spawned", ("enemy", "space")),
    ("boss-acts", ("enemy", "result")),
    ("boss-card", ("card",)),
    ("boss-passes", ("card",)),
    ("token-gained", ("hero", "token")),
    ("token-lost", ("hero", "token")),
    ("event", ("card",)),
    ("artifact", ("hero", "card")),
    ("portal", ("hero", "space")),
    ("effect", ("definition", "hero")),
    ("ended", ("reason", "winner", "score")),
    ("healed", ("hero", "amount")),
    ("discarded", ("hero", "card")),
    ("die-turned", ("hero", "symbol")),
    ("loot-left", ("enemy", "space", "gold", "gems")),
)
