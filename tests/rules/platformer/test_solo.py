"""PF-SOLO, and the rulings about it."""

from __future__ import annotations

import pytest

from engine.games.platformer.build import program_of
from engine.games.platformer.options import read_options
from engine.games.platformer.setup import set_up
from engine.games.platformer.view import Events
from engine.kernel import OptionError
from tests.rules.platformer.pack import release
from tests.rules.platformer.table import Table

FLAT = ":1 :. :. :. :. :E :\n+"
LAIR = ":1 :M :. :. :\n+"


def solo(drawing: str = FLAT, events: tuple[str, ...] = (), **more: object) -> Table:
    t = Table(drawing, seats=1, begin=False, **more)  # type: ignore[arg-type]
    if events:
        g = t.g
        chosen: list[int] = []
        for slug in events:
            chosen.append(
                next(
                    c
                    for c in g.event_deck
                    if g.program.definitions[g.program.cards[c]].slug == slug and c not in chosen
                )
            )
        g.event_deck = [c for c in g.event_deck if c not in chosen] + chosen[::-1]
    t.begin(0)
    return t


def test_pf_solo_01_the_standard_dungeon() -> None:
    assert solo().g.board.levels == 4
    with pytest.raises(OptionError):
        set_up(program_of(release()), 1, 0, read_options({"larger_map": True}), False)


def test_pf_solo_02_twelve_shuffled_events() -> None:
    decks = [set_up(program_of(release()), 1, s, read_options({}), True).event_deck for s in range(5)]
    assert all(len(deck) == 12 for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


def test_pf_solo_03_and_pf_d_27_every_turn_the_first_included_begins_with_an_event() -> None:
    t = Table(FLAT, seats=1, first_turn=True)
    assert (len(t.g.event_deck), t.deciding) == (11, "throw")
    t.roll("coin").finish()
    assert len(t.g.event_deck) == 10


def test_pf_solo_04_each_event_covers_the_last() -> None:
    t = solo(events=("fog", "rage"))
    assert t.game.view(0).events == Events(left=11, current="fog")
    t.roll("hand coin")
    assert "hand" not in t.symbols()
    t.finish().roll("hand coin")
    assert t.game.view(0).events.current == "rage"
    assert "hand" in t.symbols()


def test_pf_solo_05_and_pf_d_28_events_act_the_whole_turn_or_in_step_8_before_the_boss() -> None:
    t = solo(":1 :E :\n+", events=("rage",)).roll("coin", "attack")
    assert t.g.hearts[0] == 3
    t = solo(LAIR, events=("toll",), row=13, levels=4, low=4).roll("coin").use("coin")
    assert t.g.gold[0] == 1
    t.finish()
    assert (t.deciding, t.g.gold[0]) == ("throw", 0)


def test_pf_solo_06_the_player_loses_when_the_hero_is_downed() -> None:
    t = solo(":1 :x :\n+").roll("move")
    t.g.hearts[0] = 1
    t.move("right")
    assert t.game.outcome is not None
    assert (t.game.outcome.winners, t.game.outcome.reason) == ((), "hero_downed")


def test_pf_solo_07_the_game_is_lost_when_an_event_is_due_and_none_is_left() -> None:
    t = Table(FLAT, seats=1, first_turn=True)
    for _ in range(12):
        assert t.game.outcome is None
        t.roll("coin").finish()
    assert t.game.outcome is not None
    assert t.game.outcome.reason == "events_out"


def winning(surplus: int = 0) -> Table:
    t = solo(LAIR, events=("toll",), row=13, levels=4, low=4).roll("sword sword sword sword sword")
    t.g.bonus[0] = 3 + surplus
    t.g.event_deck = t.g.event_deck[:0]
    return t.attack("M", *["sword"] * 5)


def score(t: Table) -> int:
    t.strike()
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (0,)
    return t.game.outcome.scores[0]


def test_pf_solo_08_defeating_the_boss_wins_and_scores() -> None:
    assert score(winning()) == 2


def test_pf_solo_09_three_points_per_event_left() -> None:
    t = winning()
    t.g.event_deck = [0, 0, 0, 0]
    assert score(t) == 12 + 2


def test_pf_solo_10_and_pf_d_58_two_points_per_enemy_defeated_the_boss_included() -> None:
    t = winning()
    t.g.defeated[0] = 3
    assert score(t) == 8


def test_pf_solo_11_two_points_per_wound_beyond_the_boss_health() -> None:
    assert score(winning(surplus=2)) == 6


def test_pf_solo_12_one_point_per_gem_still_held() -> None:
    t = winning(surplus=-1)
    t.g.gems[0] = 4
    t.gem()
    assert score(t) == 2 + 3


def test_pf_solo_13_and_pf_d_17_a_point_per_three_gold_with_the_prices_of_items_and_potions() -> None:
    t = winning()
    t.g.gold[0] = 3
    t.give(0, "boots")  # 3
    t.give(0, "gembrew")  # 3
    t.give(0, "dicebag")  # 2
    crown = next(i for i, d in enumerate(t.g.program.cards) if t.g.program.definitions[d].slug == "crown")
    t.g.held[0].append(crown)
    assert score(t) == 2 + 11 // 3


def test_a_solo_deck_of_attack_cards_stays_hidden() -> None:
    view = solo().game.view(0)
    assert view.boss.attacks == 3
