"""What a player is told who tries what the rules do not allow: the clause, the message and its numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.codes import (
    A_ATTACK,
    A_BUY,
    A_CARD,
    A_FORGE,
    A_GEM,
    A_PORTAL,
    A_RESPAWN,
    A_SAVE,
    A_STEP,
    A_STRIKE,
    A_USE,
    BLANK,
    COIN,
    EXTRA,
    HAND,
    MOVE,
    PAIR,
    PAIR_SAVED,
    POOL,
    SAVED,
    STAR,
    SWORD,
)
from engine.kernel.frames import A_ENEMY, A_SPACE
from tests.rules.platformer.pack import always, card, entries, release_of
from tests.rules.platformer.table import Table

BOX = ":1 |. :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"
LID = ":. :. :. :. :. :. :. :. :\n+==+==+==+==+==+==+==+==+\n"
BESIDE = ":1 :E :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+"
SHOP = ":$ :. :2 :\n+==+==+==+"
PORTALS = ":@ :. :@ :2 :\n+==+==+==+==+"
Case = tuple[Callable[[], Table], tuple[int, ...], str, str, dict[str, Any]]


def forbidding(what: str, drawing: str, faces: str, **more: Any) -> Table:
    """Hero 1 holds a card that forbids it something."""
    pack = entries()
    pack["item"]["ban"] = card(1, always({"forbid": {"what": what}}))
    t = Table(drawing, pack=release_of(pack), begin=False, **more)
    t.give(0, "ban")
    t.begin(0)
    return t.roll(faces)


def standing(t: Table, column: int, row: int = 1) -> Table:
    """Hero 1 stands on a space of a kind that the drawing has."""
    t.g.put(0, t.at(column, row))
    return t


def saved(t: Table, symbol: int) -> Table:
    """Hero 1 has stored a symbol."""
    t.g.special[0] = symbol
    return t


def rich(t: Table, gold: int = 0, gems: int = 0) -> Table:
    """Hero 1 has so much."""
    t.g.gold[0], t.g.gems[0] = gold, gems
    return t


def gone(t: Table) -> Table:
    """Hero 1 is off the map."""
    t.g.put(0, -1)
    return t


def closed(t: Table, *slots: int) -> Table:
    """Gaps in the display."""
    for slot in slots:
        t.g.display[slot] = -1
    return t


def priced(t: Table, slot: int) -> Table:
    """A Shop with a card of a known price on display."""
    t.show("boots", "hammer", "cloak", "tonic", "spark", "feather")
    assert t.g.display[slot] >= 0
    return t


def symbol(name: str) -> dict[str, str]:
    return {"symbol": name}


CASES: dict[str, Case] = {
    # Symbols.
    "no such die": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, POOL, MOVE, MOVE),
        "PF-SYM-06",
        "no-such-symbol",
        symbol("move"),
    ),
    "blank": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, POOL, BLANK, MOVE),
        "PF-DICE-02",
        "no-such-symbol",
        symbol("blank"),
    ),
    "no symbol at all": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, POOL, -1, MOVE),
        "PF-DICE-02",
        "no-such-symbol",
        symbol("blank"),
    ),
    "nothing stored": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, SAVED, COIN, COIN),
        "PF-DICE-02",
        "not-saved",
        symbol("coin"),
    ),
    "no symbol of a card": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, EXTRA, COIN, COIN),
        "PF-SYM-06",
        "no-such-symbol",
        symbol("coin"),
    ),
    "a Coin is no Move": (
        lambda: Table(BESIDE).roll("coin"),
        (A_USE, POOL, COIN, MOVE),
        "PF-SYM-05",
        "counts-not",
        {"face": "coin", "symbol": "move"},
    ),
    "a Move is no Coin": (
        lambda: Table(BESIDE).roll("move"),
        (A_USE, POOL, MOVE, COIN),
        "PF-SYM-05",
        "counts-not",
        {"face": "move", "symbol": "coin"},
    ),
    "nothing counts as blank": (
        lambda: Table(BESIDE).roll("star"),
        (A_USE, POOL, STAR, BLANK),
        "PF-SYM-05",
        "counts-not",
        {"face": "star", "symbol": "blank"},
    ),
    "nor as less": (
        lambda: Table(BESIDE).roll("star"),
        (A_USE, POOL, STAR, -1),
        "PF-SYM-05",
        "counts-not",
        {"face": "star", "symbol": "blank"},
    ),
    "a Sword outside an attack": (
        lambda: Table(BESIDE).roll("sword"),
        (A_USE, POOL, SWORD, SWORD),
        "PF-COMBAT-01",
        "declare-first",
        {},
    ),
    "a Coin in an attack": (
        lambda: Table(BESIDE).roll("sword coin").attack("E"),
        (A_USE, POOL, COIN, COIN),
        "PF-COMBAT-04",
        "only-swords",
        {},
    ),
    "nowhere to move": (
        lambda: Table(LID + BOX).roll("move"),
        (A_USE, POOL, MOVE, MOVE),
        "PF-MOVE-01",
        "no-way",
        {},
    ),
    "no enemy for a Hand": (
        lambda: Table(BOX).roll("hand"),
        (A_USE, POOL, HAND, HAND),
        "PF-ENEMY-09",
        "no-enemy-to-move",
        {},
    ),
    "while moving": (
        lambda: Table(BESIDE).roll("move coin").use("move"),
        (A_USE, POOL, COIN, COIN),
        "PF-TURN-07",
        "not-now",
        {},
    ),
    # Forging.
    "no pair": (
        lambda: Table(BESIDE).roll("coin"),
        (A_FORGE, PAIR, COIN, 9 * STAR),
        "PF-FORGE-01",
        "no-pair",
        symbol("coin"),
    ),
    "no pair with the stored one": (
        lambda: Table(BESIDE).roll("coin coin"),
        (A_FORGE, PAIR_SAVED, COIN, 9 * HAND),
        "PF-FORGE-01",
        "no-pair",
        symbol("coin"),
    ),
    "the stored one alone": (
        lambda: saved(Table(BESIDE).roll("hand"), COIN),
        (A_FORGE, PAIR_SAVED, COIN, 9 * HAND),
        "PF-FORGE-01",
        "no-pair",
        symbol("coin"),
    ),
    "into the same": (
        lambda: Table(BESIDE).roll("coin coin"),
        (A_FORGE, PAIR, COIN, 9 * COIN),
        "PF-D-45",
        "forge-other",
        symbol("coin"),
    ),
    "into the same, stored": (
        lambda: saved(Table(BESIDE).roll("coin"), COIN),
        (A_FORGE, PAIR_SAVED, COIN, 9 * COIN),
        "PF-D-45",
        "forge-other",
        symbol("coin"),
    ),
    "into a Hand that would be a Coin": (
        lambda: Table(BESIDE).roll("move move"),
        (A_FORGE, PAIR, MOVE, 8 * HAND + COIN),
        "PF-SYM-05",
        "counts-not",
        {"face": "hand", "symbol": "coin"},
    ),
    "into nothing": (
        lambda: Table(BESIDE).roll("move move"),
        (A_FORGE, PAIR, MOVE, 8 * BLANK),
        "PF-SYM-05",
        "counts-not",
        {"face": "blank", "symbol": "move"},
    ),
    "into a Sword outside an attack": (
        lambda: Table(BESIDE).roll("move move"),
        (A_FORGE, PAIR, MOVE, 9 * SWORD),
        "PF-COMBAT-01",
        "declare-first",
        {},
    ),
    "forging forbidden": (
        lambda: forbidding("forge", BESIDE, "coin coin"),
        (A_FORGE, PAIR, COIN, 9 * HAND),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    # Attacks.
    "no such enemy": (lambda: Table(BESIDE).roll("sword"), (A_ATTACK, 1), "PF-D-47", "no-such-enemy", {}),
    "no enemy of a lower number": (
        lambda: Table(BESIDE).roll("sword"),
        (A_ATTACK, -1),
        "PF-D-47",
        "no-such-enemy",
        {},
    ),
    "too far": (
        lambda: Table(BESIDE.replace("1 :E", "1 :. :E")).roll("sword"),
        (A_ATTACK, 0),
        "PF-COMBAT-01",
        "not-adjacent",
        {},
    ),
    "no Sword": (lambda: Table(BESIDE).roll("coin"), (A_ATTACK, 0), "PF-SYM-02", "no-sword", {}),
    "attacking forbidden": (
        lambda: forbidding("attack", BESIDE, "sword"),
        (A_ATTACK, 0),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    "striking without a Sword": (
        lambda: Table(BESIDE).roll("sword").attack("E"),
        (A_STRIKE,),
        "PF-SYM-02",
        "no-sword-yet",
        {},
    ),
    # The Shop.
    "no Shop": (
        lambda: Table(SHOP.replace("$ :.", "$ :1")).roll(""),
        (A_BUY, 0),
        "PF-SHOP-01",
        "no-shop",
        {},
    ),
    "too dear": (
        lambda: rich(priced(standing(Table(SHOP).roll(""), 1), 0), gold=2),
        (A_BUY, 0),
        "PF-SHOP-02",
        "too-dear",
        {"price": 3, "gold": 2},
    ),
    "a gap": (lambda: closed(standing(Table(SHOP).roll(""), 1), 5), (A_BUY, 5), "PF-SHOP-02", "no-card", {}),
    "no such place": (lambda: standing(Table(SHOP).roll(""), 1), (A_BUY, 6), "PF-SHOP-02", "no-card", {}),
    "no place of a lower number": (
        lambda: standing(Table(SHOP).roll(""), 1),
        (A_BUY, -1),
        "PF-SHOP-02",
        "no-card",
        {},
    ),
    "buying forbidden": (
        lambda: standing(forbidding("buy", SHOP, ""), 1),
        (A_BUY, 0),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    # Cards.
    "a card of nobody": (lambda: Table(BESIDE).roll(""), (A_CARD, 0), "PF-ITEM-02", "not-yours", {}),
    "a hero card without a use": (lambda: Table(BESIDE).roll(""), (A_CARD, -1), "PF-D-60", "not-usable", {}),
    "cards forbidden": (
        lambda: forbidding("cards", BESIDE, "", heroes=("healer", "second")),
        (A_CARD, -1),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    # Portals.
    "no portal": (
        lambda: standing(Table(PORTALS).roll(""), 2),
        (A_PORTAL, 2),
        "PF-BOARD-12",
        "no-portal",
        {},
    ),
    "no portal there": (
        lambda: rich(standing(Table(PORTALS).roll(""), 1), 5),
        (A_PORTAL, 1),
        "PF-BOARD-12",
        "no-portal-there",
        {},
    ),
    "the portal one stands on": (
        lambda: rich(standing(Table(PORTALS).roll(""), 1), 5),
        (A_PORTAL, 0),
        "PF-BOARD-12",
        "no-portal-there",
        {},
    ),
    "a trip too dear": (
        lambda: standing(Table(PORTALS).roll(""), 1),
        (A_PORTAL, 2),
        "PF-D-01",
        "too-dear",
        {"price": 1, "gold": 0},
    ),
    "portals forbidden": (
        lambda: rich(standing(forbidding("portals", PORTALS, ""), 1), 5),
        (A_PORTAL, 2),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    # Steps.
    "a wall": (
        lambda: Table(BOX).roll("move").use("move"),
        (A_STEP, 1),
        "PF-MOVE-01",
        "no-way",
        {"direction": "right"},
    ),
    "the edge of the map": (
        lambda: Table(BOX).roll("move").use("move"),
        (A_STEP, 3),
        "PF-MOVE-01",
        "no-way",
        {"direction": "left"},
    ),
    "no direction": (lambda: Table(BOX).roll("move").use("move"), (A_STEP, 4), "PF-MOVE-01", "no-way", {}),
    "no direction below": (
        lambda: Table(BOX).roll("move").use("move"),
        (A_STEP, -1),
        "PF-MOVE-01",
        "no-way",
        {},
    ),
    "no Hand through a wall": (
        lambda: Table(":E |1 :. :2 :\n+==+==+==+==+").roll("hand").hand("E"),
        (A_STEP, 1),
        "PF-ENEMY-09",
        "no-way",
        {},
    ),
    "no Hand onto a hero": (
        lambda: Table(":E :1 :. :2 :\n+==+==+==+==+").roll("hand").hand("E"),
        (A_STEP, 1),
        "PF-D-66",
        "occupied",
        {},
    ),
    "no Hand of the second enemy onto the first": (
        lambda: Table(":E :F :1 :2 :\n+==+==+==+==+").roll("hand").hand("F"),
        (A_STEP, 3),
        "PF-D-66",
        "occupied",
        {},
    ),
    "no Hand in no direction": (
        lambda: Table(":E :1 :. :2 :\n+==+==+==+==+").roll("hand").hand("E"),
        (A_STEP, 4),
        "PF-ENEMY-09",
        "no-way",
        {},
    ),
    "no Hand before an enemy is named": (
        lambda: Table(BESIDE).roll("hand").use("hand"),
        (A_STEP, 0),
        "PF-ENEMY-09",
        "no-way",
        {},
    ),
    "a Hand on nobody": (
        lambda: Table(BESIDE).roll("hand").use("hand"),
        (A_ENEMY, 1),
        "PF-ENEMY-09",
        "no-such-enemy",
        {},
    ),
    "a Hand on a lower number": (
        lambda: Table(BESIDE).roll("hand").use("hand"),
        (A_ENEMY, -1),
        "PF-ENEMY-09",
        "no-such-enemy",
        {},
    ),
    # Gems.
    "nothing to boost": (
        lambda: rich(Table(BESIDE).roll("move"), gems=9),
        (A_GEM,),
        "PF-GEM-01",
        "nothing-to-boost",
        {},
    ),
    "no Sword to boost": (
        lambda: rich(Table(BESIDE).roll("sword").attack("E"), gems=9),
        (A_GEM,),
        "PF-GEM-01",
        "nothing-to-boost",
        {},
    ),
    "too few Gems": (
        lambda: rich(Table(BESIDE).roll("move").use("move"), gems=0),
        (A_GEM,),
        "PF-GEM-02",
        "too-few-gems",
        {"price": 1, "gems": 0},
    ),
    "too few Gems for the second": (
        lambda: rich(rich(Table(BESIDE).roll("move"), gems=2).use("move").gem(), gems=1),
        (A_GEM,),
        "PF-GEM-02",
        "too-few-gems",
        {"price": 2, "gems": 1},
    ),
    "a Sword like another": (
        lambda: rich(Table(BESIDE).roll("sword sword").attack("E", "sword", "sword"), gems=9),
        (A_GEM, 1),
        "PF-D-77",
        "same-sword",
        {"sword": 1},
    ),
    "on the way": (
        lambda: rich(Table(BESIDE), gems=9).roll("move").use("move").gem().step("up"),
        (A_GEM,),
        "PF-D-77",
        "already-begun",
        {},
    ),
    "Gems forbidden": (
        lambda: rich(forbidding("gems", BESIDE, "move").use("move"), gems=9),
        (A_GEM,),
        "PF-ITEM-01",
        "forbidden",
        {},
    ),
    # Respawn and saving.
    "on the map": (lambda: Table(BESIDE).roll("move"), (A_RESPAWN, MOVE), "PF-DOWN-05", "on-the-map", {}),
    "no symbol to respawn": (
        lambda: gone(Table(BESIDE).roll("move")),
        (A_RESPAWN, COIN),
        "PF-DOWN-06",
        "no-such-symbol",
        symbol("coin"),
    ),
    "off the map": (
        lambda: gone(Table(BESIDE).roll("move")),
        (A_USE, POOL, MOVE, MOVE),
        "PF-TURN-08",
        "must-respawn",
        {},
    ),
    "no respawn up there": (
        lambda: gone(Table(BESIDE).roll("move")).act(A_RESPAWN, MOVE),
        (A_SPACE, 8),
        "PF-DOWN-07",
        "no-respawn-there",
        {},
    ),
    "saving too early": (
        lambda: Table(BESIDE).roll("coin"),
        (A_SAVE, POOL, COIN, COIN),
        "PF-DICE-05",
        "save-later",
        {},
    ),
    "saving what is not there": (
        lambda: Table(BESIDE).roll("coin").end(),
        (A_SAVE, POOL, MOVE, MOVE),
        "PF-DICE-04",
        "not-unused",
        symbol("move"),
    ),
    "saving a pair that is none": (
        lambda: Table(BESIDE).roll("coin").end(),
        (A_SAVE, PAIR, COIN, MOVE),
        "PF-FORGE-05",
        "not-unused",
        symbol("coin"),
    ),
    "using while saving": (
        lambda: Table(BESIDE).roll("coin").end(),
        (A_USE, POOL, COIN, COIN),
        "PF-TURN-07",
        "not-now",
        {},
    ),
    "ending while moving": (
        lambda: Table(BESIDE).roll("move").use("move"),
        (codes.A_END,),
        "PF-TURN-01",
        "not-now",
        {},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_a_player_is_told_why(case: Case) -> None:
    begun, action, clause, key, args = case
    code, a, b, c = (*action, 0, 0, 0)[:4]
    refusal = begun().game.refusal((code, a, b, c))
    assert refusal is not None
    assert (refusal.clause, refusal.key, dict(refusal.args)) == (clause, key, args)
