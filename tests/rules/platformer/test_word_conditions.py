"""The conditions and costs at work (ledger 7.2): a charm that can be used if something holds or is paid."""

from __future__ import annotations

from typing import Any

import pytest

from engine.effects.firing import context
from engine.games.platformer import codes
from engine.games.platformer.words.conditions import (
    Adjacent,
    EnemyIs,
    Has,
    HoldsToken,
    LevelAtLeast,
    NextToItsKind,
    NextToThis,
    OnSpace,
    Ranks,
    SpecialShows,
    Standing,
)
from engine.games.platformer.wounds import gain_token
from engine.kernel import frames
from tests.rules.platformer.pack import card, entries, release_of, used
from tests.rules.platformer.table import KINDS, Table
from tests.rules.platformer.words import AS_LAIR, FLOOR, LAIR, REWARD, can_use, holding, rewards, waiting

AIR = """
:. :. :. :. :. :. :. :. :
+  +  +  +  +  +  +  +  +
:1 :. :. :. :. :. :. :2 :
+==+==+==+==+==+==+==+==+
"""


def asking(condition: Any, drawing: str = FLOOR, **more: Any) -> Table:
    """Hero 1 holds a charm that can be used if a condition holds."""
    return holding({**used(REWARD), "if": [condition]}, drawing=drawing, **more)


def holds(condition: Any, drawing: str = FLOOR, **more: Any) -> bool:
    """Whether a condition holds for hero 1 after a roll that leaves nothing to use."""
    return can_use(asking(condition, drawing, **more).roll(""))


@pytest.mark.parametrize("kind", codes.SPACES)
def test_on_space(kind: str) -> None:
    for there in codes.SPACES:
        t = asking({"on_space": {"kind": kind}}).roll("")
        t.g.board.kind[t.g.pos[0]] = codes.SPACES.index(there)
        assert can_use(t) == (there == kind)


def test_on_space_of_whom() -> None:
    drawing = FLOOR.replace("2", KINDS[codes.SHOP])
    for who, wanted in (("self", False), ("active", False)):
        t = asking({"on_space": {"kind": "shop", "who": who}}, drawing).roll("")
        t.g.put(1, t.at(8, 1))
        assert can_use(t) == wanted


@pytest.mark.parametrize("where", ["in_air", "on_ladder", "lowest_row", "below_boss_level", "boss_level"])
def test_standing(where: str) -> None:
    def stands(t: Table, column: int, row: int) -> bool:
        t.roll("").g.put(0, t.at(column, row))
        return can_use(t)

    def asked(**more: Any) -> Table:
        return asking({"standing": {"where": where}}, AIR, **more)

    assert stands(asked(), 3, 2) == (where in ("in_air", "below_boss_level"))
    assert stands(asked(), 3, 1) == (where in ("lowest_row", "below_boss_level"))
    assert stands(asked(), 8, 2) == (where == "below_boss_level")  # on the head of hero 2
    assert stands(asked(levels=3, low=2), 3, 5) == (where in ("lowest_row", "below_boss_level"))
    assert stands(asked(levels=3, low=2), 3, 6) == (where in ("in_air", "below_boss_level"))
    assert stands(asked(levels=3), 3, 9) == (where in ("in_air", "below_boss_level"))
    t = asked()
    t.g.board.ladder[t.at(3, 2)] = 1
    assert stands(t, 3, 2) == (where in ("on_ladder", "below_boss_level"))
    t = asking({"standing": {"where": where}}, LAIR, **AS_LAIR)
    assert can_use(t.roll("")) == (where in ("boss_level", "lowest_row"))


def test_standing_off_the_map() -> None:
    for where in ("off_map", "lowest_row", "below_boss_level"):
        condition = {"standing": {"where": where}}
        t = waiting({"step_begins": {"step": 5}}, condition)
        assert rewards(t.roll("")) == int(where != "off_map")
        t = waiting({"step_begins": {"step": 5}}, condition)
        t.g.put(0, -1)
        assert rewards(t.roll("coin")) == int(where == "off_map")


@pytest.mark.parametrize(("row", "level"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3)])
def test_level_at_least(row: int, level: int) -> None:
    for least in (1, 2, 3, 4):
        t = asking({"level_at_least": {"level": least}}, levels=3).roll("")
        t.g.put(0, t.at(3, row))
        assert can_use(t) == (level >= least)


def test_adjacent_enemies_are_counted() -> None:
    for drawing, count in (
        (FLOOR, 0),
        (":1 :E :. :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+", 1),
        (":E :1 :F :. :. :. :. :2 :\n+==+==+==+==+==+==+==+==+", 2),
        (":. :E :. :. :\n+  +  +  +  +\n:F :1 :G :2 :\n+==+==+==+==+", 3),
    ):
        for enemies in (1, 2, 3, 4):
            assert holds({"adjacent": {"enemies": enemies}}, drawing) == (count >= enemies)


@pytest.mark.parametrize("what", ["gold", "gem", "heart", "cards", "tokens", "defeated"])
def test_has(what: str) -> None:
    def has(number: int, **bounds: int) -> bool:
        t = asking({"has": {"what": what, **bounds}}, LAIR, **AS_LAIR).roll("")
        t.g.gold[0], t.g.gems[0], t.g.hearts[0], t.g.defeated[0] = 7, 8, 4, 9
        if what == "cards":
            for slug in ("boots", "rope")[: number - 1]:
                t.give(0, slug)
        elif what == "tokens":
            t.g.tokens[0] = (1 << number) - 1
        else:
            numbers = {"gold": t.g.gold, "gem": t.g.gems, "heart": t.g.hearts, "defeated": t.g.defeated}
            numbers[what][0] = number
        return can_use(t)

    assert [has(number, least=2) for number in (1, 2, 3)] == [False, True, True]
    assert [has(number, most=2) for number in (1, 2, 3)] == [True, True, False]


@pytest.mark.parametrize("what", ["gold", "gem", "heart", "cards", "defeated"])
def test_ranks(what: str) -> None:
    def ranks(place: str, mine: int, other: int) -> bool:
        t = asking({"ranks": {"what": what, "place": place}}).roll("")
        t.g.gold, t.g.gems, t.g.hearts, t.g.defeated = [3, 3], [3, 3], [3, 3], [3, 3]
        if what == "cards":
            for hero, number, slugs in (
                (0, mine - 1, ("boots", "rope")),
                (1, other, ("tonic", "spark", "calm")),
            ):
                for slug in slugs[:number]:
                    t.give(hero, slug)
        else:
            numbers = {"gold": t.g.gold, "gem": t.g.gems, "heart": t.g.hearts, "defeated": t.g.defeated}
            numbers[what][:] = [mine, other]
        return can_use(t)

    pairs = ((2, 1), (2, 2), (2, 3))
    assert [ranks("most", *pair) for pair in pairs] == [True, False, False]
    assert [ranks("fewest", *pair) for pair in pairs] == [False, False, True]


def test_ranks_by_height_and_who_is_off_the_map_stands_lowest() -> None:
    def ranks(place: str, row: int) -> bool:
        t = asking({"ranks": {"what": "height", "place": place}}).roll("")
        t.g.put(1, t.at(5, row) if row else -1)
        return can_use(t)

    assert [ranks("most", row) for row in (0, 1, 2)] == [True, False, False]
    assert [ranks("fewest", row) for row in (0, 1, 2)] == [False, False, True]
    assert not holds({"ranks": {"what": "gold", "place": "most"}}, seats=1)  # with nobody to compare


def test_dice_show() -> None:
    def shows(**condition: Any) -> bool:
        t = asking({"dice_show": condition}).roll("coin coin coin hand hand")
        t.use("coin")
        return can_use(t)

    assert [shows(symbol="coin", least=least) for least in (2, 3, 4)] == [True, True, False]
    assert [shows(symbol="coin", least=least, unused=True) for least in (2, 3)] == [True, False]
    assert [shows(symbol="hand", least=least, unused=True) for least in (2, 3)] == [True, False]
    assert [shows(symbol="equal", least=least) for least in (3, 4)] == [True, False]
    assert not shows(symbol="sword")


@pytest.mark.parametrize("symbol", codes.SYMBOLS)
def test_special_shows(symbol: str) -> None:
    for there in codes.SYMBOLS:
        t = asking({"special_shows": {"symbol": symbol}}).roll("")
        t.g.special[0] = codes.SYMBOLS.index(there)
        assert can_use(t) == (there == symbol)
        t = asking("special_shows").roll("")
        t.g.special[0] = codes.SYMBOLS.index(there)
        assert can_use(t) == (there != "blank")


def test_any_of() -> None:
    rich, poor = {"has": {"what": "gold", "least": 5}}, {"has": {"what": "gold", "most": 1}}
    for gold, wanted in ((0, True), (3, False), (6, True)):
        t = asking({"any_of": {"conditions": [rich, poor]}}).roll("")
        t.g.gold[0] = gold
        assert can_use(t) == wanted


def test_own_turn_and_card_ready() -> None:
    for holder in (0, 1):
        assert rewards(waiting("pool_rolled", "own_turn", hero=holder).roll(""), holder) == int(holder == 0)
        when = {"pool_rolled": {"by": "any"}}
        assert rewards(waiting(when, "own_turn", hero=holder).roll(""), holder) == int(holder == 0)
    t = holding(used("heal_full"), {"when": "moved", "if": ["card_ready"], "do": [REWARD]}).roll("move move")
    assert rewards(t.move("right")) == 1
    assert rewards(t.card("charm").move("right")) == 1  # it is exhausted now


def test_caused_by() -> None:
    for cause in ("die", "movement", "card", "trap"):
        t = waiting("wounded", {"caused_by": {"cause": cause}}, drawing=FLOOR.replace("1 :.", "1 :x"))
        assert rewards(t.roll("move").move("right")) == int(cause == "trap")


@pytest.mark.parametrize(
    ("enemy", "more", "fits"),
    [
        ("E", {}, ("rank_1", "not_boss")),
        ("F", {}, ("rank_2", "not_boss")),
        ("G", {}, ("rank_3", "not_boss")),
        ("M", AS_LAIR, ("boss",)),
        ("S", AS_LAIR, ("summon", "not_boss")),
    ],
)
def test_enemy_is(enemy: str, more: dict[str, Any], fits: tuple[str, ...]) -> None:
    for what in ("rank_1", "rank_2", "rank_3", "boss", "summon", "not_boss"):
        t = waiting(
            "attack_declared",
            {"enemy_is": {"what": what}},
            drawing=FLOOR.replace("1 :.", f"1 :{enemy}"),
            **more,
        )
        assert rewards(t.roll("sword").attack(enemy)) == int(what in fits), what


def test_boss_is_and_holds_token() -> None:
    assert holds({"boss_is": {"boss": "medusa"}})
    assert not holds({"boss_is": {"boss": "ikee"}})
    condition = {"holds_token": {"token": "stone"}}
    assert not holds(condition, LAIR, **AS_LAIR)
    t = asking(condition, LAIR, **AS_LAIR).roll("")
    gain_token(t.g, 1, t.g.token_kinds.index(t.kind("stone")))
    assert not can_use(t)
    gain_token(t.g, 0, t.g.token_kinds.index(t.kind("stone")))
    assert can_use(t)


def test_enemies_on_map_without_the_boss() -> None:
    drawing = LAIR.replace(":M :.", ":M :S")
    for where, least, most, wanted in (
        ("boss_level", 1, 1, True),
        ("boss_level", 2, 9, False),
        ("boss_level", 0, 0, False),
        ("map", 1, 1, True),
    ):
        condition = {"enemies_on_map": {"where": where, "least": least, "most": most}}
        assert holds(condition, drawing, **AS_LAIR) == wanted
    for where, wanted in (("boss_level", False), ("map", True)):
        condition = {"enemies_on_map": {"where": where, "least": 1}}
        assert holds(condition, FLOOR.replace("1 :.", "1 :E")) == wanted


def enemy_with(*conditions: Any, drawing: str) -> Table:
    """An enemy F that gives 10 Gold to the active hero at the end of the roll if something holds."""
    pack = entries()
    reward = {"gain": {"what": "gold", "amount": 10, "who": "active"}}
    effect = {"when": {"moved": {"by": "any"}}, "if": list(conditions), "do": [reward]}
    pack["enemy"]["seer"] = {"rank": 1, "health": 1, "damage": 1, "effects": [effect]}
    return Table(drawing, pack=release_of(pack), enemies={"F": "seer", "E": "imp", "G": "seer"})


def test_next_to_this_and_next_to_its_kind() -> None:
    for drawing, beside in ((":1 :. :F :. :2 :\n+", 1), (":1 :. :. :F :2 :\n+", 0)):
        t = enemy_with("next_to_this", drawing=drawing)
        assert rewards(t.roll("move").move("right")) == beside
    for drawing, beside in ((":1 :. :. :F :G :\n+", 2), (":1 :. :. :F :E :\n+", 0)):
        t = enemy_with("next_to_its_kind", drawing=drawing)
        assert rewards(t.roll("move").move("right")) == beside


# Costs.


def paying(*costs: Any, faces: str = "", **more: Any) -> Table:
    """Hero 1 holds a charm that costs this."""
    effect = {"when": "activated", "cost": list(costs), "do": [REWARD]}
    return holding(effect, **more).roll(faces)


@pytest.mark.parametrize("what", ["gold", "gem", "heart"])
def test_pay(what: str) -> None:
    for owned, wanted in ((1, False), (3, True)):
        t = paying({"pay": {"what": what, "amount": 2}})
        numbers = {"gold": t.g.gold, "gem": t.g.gems, "heart": t.g.hearts}[what]
        numbers[0] = owned
        assert can_use(t) == wanted
        if wanted:
            t.card("charm")
            assert numbers[0] == owned - 2 + (10 if what == "gold" else 0)


def test_whoever_pays_the_last_heart_is_downed() -> None:
    t = paying({"pay": {"what": "heart", "amount": 2}})
    t.g.hearts[0] = 2
    assert t.card("charm").hero() is None


def test_once_per_turn() -> None:
    t = paying("once_per_turn").card("charm")
    assert not can_use(t)
    t.finish().roll("").finish().roll("")
    assert can_use(t)


def test_exhaust_and_discard() -> None:
    t = paying("exhaust").card("charm")
    assert not can_use(t)
    assert paying("discard").card("charm").g.held[0] == []


def test_spend_symbol_and_pair() -> None:
    t = paying({"spend_symbol": {"symbol": "hand"}}, "once_per_turn", faces="hand coin")
    assert t.card("charm").symbols() == {"coin"}
    assert not can_use(paying({"spend_symbol": {"symbol": "hand"}}, faces="coin"))
    assert not can_use(paying("spend_symbol"))
    t = paying("spend_symbol", "once_per_turn", faces="coin move").card("charm")
    assert t.deciding == "pick_die"
    assert t.legal(frames.A_FACE) == [(codes.MOVE, 0, 0), (codes.COIN, 0, 0)]
    assert t.act(frames.A_FACE, codes.COIN).symbols() == {"move"}
    assert not can_use(paying({"spend_pair": {"symbol": "coin"}}, faces="coin move"))
    t = paying({"spend_pair": {"symbol": "coin"}}, "once_per_turn", faces="coin coin coin")
    assert t.card("charm").g.used.bit_count() == 4


def test_spend_saved() -> None:
    t = paying("spend_saved")
    assert not can_use(t)
    t.g.special[0] = codes.HAND
    assert t.card("charm").g.special[0] == codes.BLANK


def test_who_is_not_active_has_no_dice_to_spend() -> None:
    for cost in ({"spend_symbol": {"symbol": "coin"}}, {"spend_pair": {"symbol": "coin"}}, "spend_symbol"):
        for holder in (0, 1):
            effect = {"when": {"moved": {"by": "any"}}, "cost": [cost, "once_per_turn"], "do": [REWARD]}
            t = holding({**effect, "may": True}, hero=holder).roll("move coin coin").move("right")
            assert (t.deciding == "effect") == (holder == 0)


def test_cards_of_two_heroes_are_used_once_each() -> None:
    effect = {"when": {"moved": {"by": "any"}}, "cost": ["once_per_turn"], "do": [REWARD]}
    t = holding(effect, cards={"twin": card(1)}).roll("move move")
    assert rewards(t.move("right").move("right")) == 1


# Conditions about nobody, and about enemies.


def nobody() -> Any:
    """The circumstances of an effect that is about no hero and no enemy."""
    return context(0, -1, -1, -1, -1, -1, 0, -1, -1)


@pytest.mark.parametrize(
    "condition",
    [
        Standing("off_map", "them"),
        Standing("in_air", "self"),
        Standing("lowest_row", "them"),
        Adjacent(1, "them"),
        HoldsToken("stone", "them"),
        SpecialShows("blank", "them"),
        SpecialShows("any", "self"),
        OnSpace("plain", "them"),
        LevelAtLeast(1, "them"),
        Has("gold", who="them"),
        Ranks("gold", "fewest", "them"),
        NextToThis(),
        NextToItsKind(),
        EnemyIs("this"),
        EnemyIs("not_boss"),
        EnemyIs("rank_1"),
    ],
    ids=str,
)
def test_no_condition_holds_about_nobody(condition: Any) -> None:
    t = Table(":1 :E :E :2 :\n+==+==+==+==+").roll("coin")
    t.g.special[1] = codes.HAND
    gain_token(t.g, 1, t.g.token_kinds.index(t.kind("stone")))
    assert not condition.holds(t.g, nobody())


def test_dice_that_are_not_rolled_yet_show_nothing() -> None:
    for step, found in ((2, 0), (5, 1)):
        t = waiting({"step_begins": {"step": step}}, {"dice_show": {"symbol": "equal", "least": 2}})
        assert rewards(t.roll("coin coin coin hand")) == found


def test_an_enemy_is_this_one() -> None:
    pack = entries()
    effect = {
        "when": {"enemy_moved": {"enemy": "any"}},
        "if": [{"enemy_is": {"what": "this"}}],
        "do": [{"gain": {"what": "gold", "who": "active"}}],
    }
    pack["enemy"]["walker"] = {"rank": 1, "health": 1, "damage": 1, "effects": [effect]}
    drawing = ":1 :. :E :. :F :. :. :2 :\n+==+==+==+==+==+==+==+==+"
    t = Table(drawing, pack=release_of(pack), enemies={"E": "imp", "F": "walker"}).roll("hand hand")
    assert t.hand("E", "right").g.gold[0] == 0
    assert t.hand("F", "right").g.gold[0] == 1
