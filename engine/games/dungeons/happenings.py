"""Events: what a listener is told. Each code has its form: a key for its wording and what its numbers are.

`engine.games.dungeons.labels` tells each kind of field: a ``hero`` (a seat), an ``enemy`` (a slot), a
``card`` (a single one), a ``definition``, a ``space``, a ``corner`` (of a space), ``faces`` of dice (see
`packed`), parts of the adventure and so on; any other field is a plain number.
"""

from __future__ import annotations

from typing import Final

from engine.kernel.events import Field, form

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

HERO: Final = Field("hero", "hero")
OTHER_HERO: Final = Field("other_hero", "hero")
ROLLER: Final = Field("roller", "hero")
HERO_SEAT: Final = Field("hero_seat", "seat")
ENEMY: Final = Field("enemy", "enemy")
OTHER_ENEMY: Final = Field("other_enemy", "enemy")
DEFINITION: Final = Field("definition", "definition")
ADVENTURE: Final = Field("adventure", "definition")
CARD: Final = Field("card", "card")
SPACE: Final = Field("space", "space")
FROM_SPACE: Final = Field("from_space", "space")
CORNER: Final = Field("corner", "corner")
FROM_CORNER: Final = Field("from_corner", "corner")
RESOURCE: Final = Field("resource", "resource")
CAUSE: Final = Field("cause", "cause")
PHASE: Final = Field("phase", "phase")
TERRAIN: Final = Field("terrain", "terrain")
ATTRIBUTE: Final = Field("attribute", "attribute")
ROLL: Final = Field("roll", "roll")
TYPE: Final = Field("type", "type")
END: Final = Field("end", "end")
CLAUSE: Final = Field("clause", "clause")
ENEMY_DIE: Final = Field("die", "die")
FACE: Final = Field("face", "face")
DICE_FACES: Final = Field("faces", "faces")
FIRST_DICE_FACES: Final = Field("first_faces", "faces")
ROOM: Final = Field("room", "room")
ENCOUNTER: Final = Field("encounter", "encounter")
INTERACTION: Final = Field("interaction", "interaction")
PASSAGE: Final = Field("passage", "passage")
CHECK: Final = Field("check", "check")
CHECK_MADE: Final = Field("check", "check_made")
FLAG: Final = Field("flag", "flag")
COUNTER: Final = Field("counter", "counter")
RULE: Final = Field("rule", "rule")
EXIT: Final = Field("exit", "exit")
ENDING: Final = Field("ending", "ending")

EVENTS: Final = (
    form("adventure", ADVENTURE),
    form("chosen", HERO_SEAT, DEFINITION),
    form("placed", HERO, SPACE),
    form("round", Field("round")),
    form("phase", PHASE),
    form("activated", HERO, Field("actions")),
    form("moved", HERO, FROM_SPACE, SPACE, CAUSE),
    form("explored", HERO, SPACE, ROOM),
    form("encounter", ENCOUNTER, HERO),
    form("spawn-rolled", ENEMY_DIE, TYPE, Field("health")),
    form("spawned", ENEMY, SPACE, TYPE, Field("health")),
    form("no-space", DEFINITION, ROOM),
    form("attack", HERO, ENEMY, TYPE, DEFINITION),
    form("enemy-attack", ENEMY, HERO, TYPE, Field("dice")),
    form("die", ROLL, FACE, Field("total")),
    form("hits", HERO, Field("hits"), Field("criticals"), Field("energy")),
    form("enemy-hits", ENEMY, Field("hits")),
    form("defence", HERO, Field("dice"), Field("blocked")),
    form("enemy-defence", ENEMY, Field("dice"), Field("blocked"), ROLLER),
    form("damage", HERO, Field("damage"), Field("health"), CAUSE),
    form("enemy-damage", ENEMY, Field("damage"), Field("health"), CAUSE),
    form("prevented", HERO, Field("amount")),
    form("defeated", ENEMY, HERO),
    form("loot", HERO, Field("loot")),
    form("fallen", HERO, CAUSE, ENEMY),
    form("revived", HERO, SPACE, Field("health")),
    form("gained", HERO, RESOURCE, Field("amount")),
    form("lost", HERO, RESOURCE, Field("amount")),
    form("stunned", ENEMY),
    form("skipped", ENEMY, SPACE),
    form("enemy-acts", ENEMY),
    form("enemy-target", ENEMY, HERO, TYPE, CLAUSE),
    form("enemy-moved", ENEMY, FROM_SPACE, SPACE, CAUSE),
    form("enemy-idle", ENEMY, CLAUSE, SPACE),
    form("siphon", ENEMY, HERO),
    form("ritual", ENEMY, OTHER_ENEMY, Field("health")),
    form("regenerated", ENEMY, Field("health")),
    form("enemy-healed", ENEMY, Field("amount"), Field("health")),
    form("check", HERO, ATTRIBUTE, Field("successes")),
    form("check-result", HERO, Field("scored"), Field("successes"), Field("passed")),
    form("ability", HERO, DEFINITION),
    form("item", HERO, CARD),
    form("bought", HERO, CARD, Field("price")),
    form("turned-up", CARD, Field("place")),
    form("discarded", HERO, CARD),
    form("trade-offered", HERO, OTHER_HERO),
    form("traded", HERO, OTHER_HERO),
    form("trade-refused", HERO, OTHER_HERO),
    form("effect", DEFINITION, HERO, ENEMY),
    form("interaction", HERO, INTERACTION),
    form("passage", PASSAGE),
    form("flag", FLAG, Field("set")),
    form("counter", COUNTER, Field("value")),
    form("rule-begins", RULE),
    form("rule-ends", RULE),
    form("exit-opened", EXIT),
    form("exit-closed", EXIT),
    form("terrain", SPACE, TERRAIN),
    form("escaped", HERO, EXIT),
    form("ended", END, ENDING),
    form("pushed", HERO, FROM_SPACE, SPACE),
    form("enemy-pushed", ENEMY, FROM_SPACE, SPACE),
    form("rerolled", ROLL, Field("dice"), DICE_FACES, FIRST_DICE_FACES),
    form("critical", HERO, Field("criticals")),
    form("enemy-removed", ENEMY),
    form("offered", INTERACTION),
    form("withdrawn", INTERACTION),
    form("item-gained", HERO, CARD),
    form("revealed", EXIT, ROOM),
    form("check-read", CHECK, HERO),
    form("rolls", ROLL, ROLLER, Field("dice")),
    form("enemy-why", ENEMY, CLAUSE, SPACE),
    form("activation-ends", HERO),
    form("swapped", HERO, ENEMY),
    form("enemy-line", ENEMY, HERO, FROM_CORNER, CORNER),
    form("check-ends", CHECK_MADE, Field("passed")),
    form("crush", Field("damage")),
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
