"""Events: what a listener is told. Each code has a key for its wording and the names of its arguments.

An argument's name says what it is: ``hero``, ``enemy`` (a slot), ``card`` (a single card), ``definition``,
``space``, ``corner`` (of a space), ``cause``, ``terrain``, ``room``, ``attribute``, ``faces`` or
``first_faces`` (of dice, see `packed`); any other name is a plain number.
"""

from __future__ import annotations

from typing import Final

E_ADVENTURE: Final = 0
E_CHOSEN: Final = 1
E_PLACED: Final = 2
E_ROUND: Final = 3
E_PHASE: Final = 4
E_ACTIVATED: Final = 5
E_MOVED: Final = 6
E_EXPLORED: Final = 7
E_ENCOUNTER: Final = 8
E_SPAWN_ROLLED: Final = 9
E_SPAWNED: Final = 10
E_NO_ROOM: Final = 11
E_ATTACK: Final = 12
E_ENEMY_ATTACK: Final = 13
E_DIE: Final = 14
E_HITS: Final = 15
E_ENEMY_HITS: Final = 16
E_DEFENCE: Final = 17
E_ENEMY_DEFENCE: Final = 18
E_DAMAGE: Final = 19
E_ENEMY_DAMAGE: Final = 20
E_PREVENTED: Final = 21
E_DEFEATED: Final = 22
E_LOOT: Final = 23
E_FALLEN: Final = 24
E_REVIVED: Final = 25
E_GAINED: Final = 26
E_LOST: Final = 27
E_STUNNED: Final = 28
E_SKIPPED: Final = 29
E_ENEMY_ACTS: Final = 30
E_ENEMY_TARGET: Final = 31
E_ENEMY_MOVED: Final = 32
E_ENEMY_IDLE: Final = 33
E_SIPHON: Final = 34
E_RITUAL: Final = 35
E_REGENERATED: Final = 36
E_ENEMY_HEALED: Final = 37
E_CHECK: Final = 38
E_CHECK_RESULT: Final = 39
E_ABILITY: Final = 40
E_ITEM: Final = 41
E_BOUGHT: Final = 42
E_TURNED_UP: Final = 43
E_DISCARDED: Final = 44
E_TRADE_OFFERED: Final = 45
E_TRADED: Final = 46
E_TRADE_REFUSED: Final = 47
E_EFFECT: Final = 48
E_INTERACTION: Final = 49
E_PASSAGE: Final = 50
E_FLAG: Final = 51
E_COUNTER: Final = 52
E_RULE_BEGINS: Final = 53
E_RULE_ENDS: Final = 54
E_EXIT_OPENED: Final = 55
E_EXIT_CLOSED: Final = 56
E_TERRAIN: Final = 57
E_ESCAPED: Final = 58
E_ENDED: Final = 59
E_PUSHED: Final = 60
E_ENEMY_PUSHED: Final = 61
E_REROLLED: Final = 62
E_CRITICALS: Final = 63
E_ENEMY_REMOVED: Final = 64
E_OFFERED: Final = 65
E_WITHDRAWN: Final = 66
E_ITEM_GAINED: Final = 67
E_REVEALED: Final = 68
E_READ_CHECK: Final = 69
E_ROLLS: Final = 70
E_ENEMY_WHY: Final = 71
E_ENDS_ACTIVATION: Final = 72
E_SWAPPED: Final = 73
E_ENEMY_LINE: Final = 74
E_CHECK_ENDS: Final = 75
E_CRUSH: Final = 76

EVENTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("adventure", ("adventure",)),
    ("chosen", ("hero_seat", "definition")),
    ("placed", ("hero", "space")),
    ("round", ("round",)),
    ("phase", ("phase",)),
    ("activated", ("hero", "actions")),
    ("moved", ("hero", "from_space", "space", "cause")),
    ("explored", ("hero", "space", "room")),
    ("encounter", ("encounter", "hero")),
    ("spawn-rolled", ("die", "type", "health")),
    ("spawned", ("enemy", "space", "type", "health")),
    ("no-space", ("definition", "room")),
    ("attack", ("hero", "enemy", "type", "definition")),
    ("enemy-attack", ("enemy", "hero", "type", "dice")),
    ("die", ("roll", "face", "total")),
    ("hits", ("hero", "hits", "criticals", "energy")),
    ("enemy-hits", ("enemy", "hits")),
    ("defence", ("hero", "dice", "blocked")),
    ("enemy-defence", ("enemy", "dice", "blocked", "roller")),
    ("damage", ("hero", "damage", "health", "cause")),
    ("enemy-damage", ("enemy", "damage", "health", "cause")),
    ("prevented", ("hero", "amount")),
    ("defeated", ("enemy", "hero")),
    ("loot", ("hero", "loot")),
    ("fallen", ("hero", "cause", "enemy")),
    ("revived", ("hero", "space", "health")),
    ("gained", ("hero", "resource", "amount")),
    ("lost", ("hero", "resource", "amount")),
    ("stunned", ("enemy",)),
    ("skipped", ("enemy", "space")),
    ("enemy-acts", ("enemy",)),
    ("enemy-target", ("enemy", "hero", "type", "clause")),
    ("enemy-moved", ("enemy", "from_space", "space", "cause")),
    ("enemy-idle", ("enemy", "clause", "space")),
    ("siphon", ("enemy", "hero")),
    ("ritual", ("enemy", "other_enemy", "health")),
    ("regenerated", ("enemy", "health")),
    ("enemy-healed", ("enemy", "amount", "health")),
    ("check", ("hero", "attribute", "successes")),
    ("check-result", ("hero", "scored", "successes", "passed")),
    ("ability", ("hero", "definition")),
    ("item", ("hero", "card")),
    ("bought", ("hero", "card", "price")),
    ("turned-up", ("card", "place")),
    ("discarded", ("hero", "card")),
    ("trade-offered", ("hero", "other_hero")),
    ("traded", ("hero", "other_hero")),
    ("trade-refused", ("hero", "other_hero")),
    ("effect", ("definition", "hero", "enemy")),
    ("interaction", ("hero", "interaction")),
    ("passage", ("passage",)),
    ("flag", ("flag", "set")),
    ("counter", ("counter", "value")),
    ("rule-begins", ("rule",)),
    ("rule-ends", ("rule",)),
    ("exit-opened", ("exit",)),
    ("exit-closed", ("exit",)),
    ("terrain", ("space", "terrain")),
    ("escaped", ("hero", "exit")),
    ("ended", ("end", "ending")),
    ("pushed", ("hero", "from_space", "space")),
    ("enemy-pushed", ("enemy", "from_space", "space")),
    ("rerolled", ("roll", "dice", "faces", "first_faces")),
    ("critical", ("hero", "criticals")),
    ("enemy-removed", ("enemy",)),
    ("offered", ("interaction",)),
    ("withdrawn", ("interaction",)),
    ("item-gained", ("hero", "card")),
    ("revealed", ("exit", "room")),
    ("check-read", ("check", "hero")),
    ("rolls", ("roll", "roller", "dice")),
    ("enemy-why", ("enemy", "clause", "space")),
    ("activation-ends", ("hero",)),
    ("swapped", ("hero", "enemy")),
    ("enemy-line", ("enemy", "hero", "from_corner", "corner")),
    ("check-ends", ("check", "passed")),
    ("crush", ("damage",)),
)

FACES: Final = 7
"""One more than a die has faces."""


def packed(faces: list[int]) -> int:
    """The faces of some dice as one number, the first one last."""
    whole = 0
    for face in reversed(faces):
        whole = whole * FACES + face
    return whole


def unpacked(whole: int) -> list[int]:
    """The faces that `packed` put together."""
    faces = []
    while whole:
        whole, face = divmod(whole, FACES)
        faces.append(face)
    return faces
