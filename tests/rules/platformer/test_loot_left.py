"""Loot that stays where its enemy stood, and piles of Gold and Gems (PF-COMBAT-05, PF-BOARD-09, PF-D-73)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.platformer import codes
from engine.games.platformer.codes import ONE_GEM, ONE_GOLD
from engine.games.platformer.ground import gems_in, gold_in, pile_of
from engine.games.platformer.play import load
from engine.games.platformer.view import Pile
from tests.rules.platformer.pack import always, card, entries, release_of, used
from tests.rules.platformer.table import Table

DROPS = always("drops_loot")


def slime(gold: int, gems: int, **cards: Any) -> Table:
    """Hero 1 beside an enemy that leaves its loot."""
    pack = entries()
    pack["enemy"]["slime"] = {
        "rank": 1,
        "health": 1,
        "damage": 1,
        "loot_gold": gold,
        "loot_gems": gems,
        "effects": [DROPS],
    }
    pack["item"].update(cards)
    t = Table(":1 :E :. :. :2 :\n+", enemies={"E": "slime"}, pack=release_of(pack))
    for slug in cards:
        t.give(0, slug)
    return t.roll("sword move hand coin")


@pytest.mark.parametrize(("gold", "gems"), [(3, 2), (0, 1), (2, 0), (1, 1), (0, 0)])
def test_pf_d_73_what_lies_on_the_space_is_the_loot_all_of_it(gold: int, gems: int) -> None:
    t = slime(gold, gems).attack("E", "sword").strike()
    pile = t.g.piles[t.at(2, 1)]
    assert (gold_in(pile), gems_in(pile)) == (gold, gems)
    assert (t.g.gold[0], t.g.gems[0]) == (0, 0)
    assert t.game.view(1).map.tokens == ({str(t.at(2, 1)): Pile(gold, gems)} if pile else {})
    left = t.happened("loot-left")
    assert [(e["gold"], e["gems"], e["column"]) for e in left] == ([(gold, gems, 2)] if pile else [])
    t.move("right")
    if pile:
        t.yes()
    assert (t.g.gold[0], t.g.gems[0], t.g.piles[t.at(2, 1)]) == (gold, gems, 0)


def test_pf_d_73_it_lies_beside_what_lay_there_already() -> None:
    t = slime(3, 2)
    t.g.piles[t.at(2, 1)] = ONE_GOLD
    t.attack("E", "sword").strike()
    assert t.g.piles[t.at(2, 1)] == pile_of(4, 2)
    t.move("right").yes()
    assert (t.g.gold[0], t.g.gems[0]) == (4, 2)


def test_pf_d_73_and_pf_board_09_all_of_it_is_taken_or_left() -> None:
    t = slime(3, 2).attack("E", "sword").strike().move("right").no()
    assert (t.g.gold[0], t.g.gems[0], t.g.piles[t.at(2, 1)]) == (0, 0, pile_of(3, 2))


def test_pf_d_73_whoever_comes_may_take_it() -> None:
    t = slime(3, 2).attack("E", "sword").strike()
    t.g.put(1, t.at(3, 1))
    t.finish().roll("move").move("left").yes()
    assert (t.g.gold[1], t.g.gems[1]) == (3, 2)


def test_pf_d_73_what_changes_the_loot_of_enemies_changes_what_they_leave() -> None:
    rally = card(1, always({"change": {"what": "loot_gems", "by": 1, "of": "enemies"}}))
    poor = card(1, always({"change": {"what": "loot_gold", "by": -5, "of": "enemies"}}))
    t = slime(2, 1, rally=rally, poor=poor).attack("E", "sword").strike()
    assert t.g.piles[t.at(2, 1)] == pile_of(0, 2)  # one Gem more; Gold never below nothing


def test_pf_d_73_to_take_it_from_the_map_is_no_looting() -> None:
    crown = card(1, always({"change": {"what": "loot_gems", "by": 1}}))
    robber = card(1, {"when": "looted", "do": [{"gain": {"what": "gem", "amount": 5}}]})
    t = slime(1, 1, crown=crown, robber=robber).attack("E", "sword").strike()
    assert (t.g.gems[0], t.g.piles[t.at(2, 1)]) == (0, pile_of(1, 1))
    t.move("right").yes()
    assert (t.g.gold[0], t.g.gems[0]) == (1, 1)


def test_pf_d_73_a_card_that_waits_for_tokens_from_the_map_hears_once_of_each_kind() -> None:
    gold = card(1, {"when": {"collected": {"what": "gold"}}, "do": [{"gain": {"what": "heart"}}]})
    both = card(1, {"when": "collected", "do": [{"gain": {"what": "gold", "amount": 5}}]})
    t = slime(3, 2, nugget=gold, both=both)
    t.g.hearts[0] = 1
    t.attack("E", "sword").strike().move("right").yes()
    assert (t.g.hearts[0], t.g.gold[0], t.g.gems[0]) == (2, 13, 2)


def test_pf_d_73_a_magnet_takes_the_whole_pile() -> None:
    magnet = card(1, used({"choose_space": {"what": "token", "within": "row", "do": ["take_token"]}}))
    t = slime(3, 2, magnet=magnet).attack("E", "sword").strike().card("magnet")
    assert (t.g.gold[0], t.g.gems[0]) == (3, 2)


def test_pf_d_73_and_pf_level_05_a_pile_goes_with_its_level() -> None:
    t = Table(":1 :. :\n+", row=9, levels=3, begin=False)
    t.g.piles[t.at(3, 1)] = pile_of(3, 2)
    t.g.piles[t.at(3, 5)] = pile_of(0, 7)
    t.begin(0)
    assert (t.g.low_level, t.g.piles[t.at(3, 1)], t.g.piles[t.at(3, 5)]) == (1, 0, 7 * ONE_GEM)


def test_pf_combat_05_without_the_word_the_loot_goes_to_the_hero_wherever_a_token_lies() -> None:
    t = Table(":1 :E :2 :\n+").roll("sword")
    t.g.piles[t.at(2, 1)] = ONE_GEM
    t.attack("E", "sword").strike()
    assert (t.g.gold[0], t.g.piles[t.at(2, 1)]) == (1, ONE_GEM)


def test_pf_d_73_piles_survive_saving_and_those_of_older_games_are_read() -> None:
    t = slime(3, 2).attack("E", "sword")
    t.g.piles[t.at(3, 1)] = ONE_GEM
    saved = t.game.dump()
    loaded = load(t.release, saved)
    assert loaded.dump() == saved
    older = {**saved, "state": dict(saved["state"])}
    state = older["state"]
    del state["piles"], state["swords"]
    state["token"] = [0] * t.g.board.size
    state["token"][t.at(3, 1)], state["token"][t.at(4, 1)] = codes.GEM, codes.GOLD
    state["stack"] = [*state["stack"][:-8], 0, 1, *state["stack"][-6:]]  # boosts and worth of the last Sword
    read = load(t.release, older)
    assert [read.state.piles[t.at(c, 1)] for c in (2, 3, 4)] == [0, ONE_GEM, ONE_GOLD]
    assert read.state.swords == [1, 0]
