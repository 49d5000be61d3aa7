"""PF-SETUP, and the rulings about it."""

from __future__ import annotations

import pytest

from engine.games.platformer.build import program_of
from engine.games.platformer.codes import ONE_GEM, ONE_GOLD
from engine.games.platformer.options import read_options
from engine.games.platformer.play import Platformer
from engine.games.platformer.setup import set_up
from engine.games.platformer.state import State
from engine.games.platformer.view import Space
from engine.kernel import OptionError, start
from tests.rules.platformer.pack import entries, release, release_of

DRAWN = """\
|. :. :. :.H:
+  +==+==+  +
:. |* :. :. :
+==+  +  +  +
:.H:o :x :. |
+==+  +  +==+
:. :. :$ :e :
+==+==+==+==+"""


def fresh(seats: int = 2, seed: int = 3, **options: object) -> State:
    return set_up(program_of(release()), seats, seed, read_options(options), True)


def slugs(g: State, indices: list[int]) -> list[str]:
    return [g.program.definitions[index].slug for index in indices]


def test_pf_setup_01_six_random_tiles_make_three_levels_of_two() -> None:
    towers = [fresh(seed=seed).tiles for seed in range(20)]
    assert all(len(tower) == 8 for tower in towers)
    assert all(not fresh().program.tiles[tile].boss for tower in towers for tile in tower[:6])
    assert len({tuple(tower) for tower in towers}) > 10


def test_pf_setup_02_and_pf_d_08_one_tile_set_is_chosen_freely() -> None:
    for wanted, number in (("forest", 0), ("void", 1)):
        g = fresh(tile_set=wanted)
        assert {g.program.tiles[tile].set for tile in g.tiles} == {number}
    sets = [{fresh(seed=seed).program.tiles[t].set for t in fresh(seed=seed).tiles} for seed in range(10)]
    assert all(len(found) == 1 for found in sets)
    mixed = [fresh(seed=seed, tile_set="mixed") for seed in range(10)]
    assert any(len({g.program.tiles[tile].set for tile in g.tiles}) == 2 for g in mixed)
    with pytest.raises(OptionError):
        fresh(tile_set="desert")


def test_pf_setup_03_only_the_lowest_level_is_face_up() -> None:
    g = fresh()
    assert (g.low_level, g.high_level) == (0, 0)
    view = Platformer(g, "", 0, read_options({})).view(0).map
    assert view.tiles[:2] != [None, None]
    assert view.tiles[2:] == [None] * 6


def test_pf_board_01_every_tile_lies_as_it_is_drawn() -> None:
    pack = entries()
    for tile in pack["tile"].values():
        if not tile.get("boss"):
            tile["map"] = DRAWN
    g = set_up(program_of(release_of(pack)), 2, 3, read_options({}), True)
    spaces = Platformer(g, "", 0, read_options({})).view(0).map.spaces
    plain, platform = "plain", "platform"
    for side in (0, 4):
        lowest, second, third, top = (spaces[row * 8 + side : row * 8 + side + 4] for row in range(4))
        assert lowest == [
            Space(kind, ladder=False, floor=platform, wall_right=False)
            for kind in (plain, plain, "shop", "spawn")
        ]
        assert second == [
            Space(plain, ladder=True, floor=platform, wall_right=False),
            Space("gold", ladder=False, floor="none", wall_right=False),
            Space("trap", ladder=False, floor="none", wall_right=False),
            Space(plain, ladder=False, floor=platform, wall_right=True),
        ]
        assert third == [
            Space(plain, ladder=False, floor=platform, wall_right=True),
            Space("gem", ladder=False, floor="none", wall_right=False),
            Space(plain, ladder=False, floor="none", wall_right=False),
            Space(plain, ladder=False, floor="none", wall_right=False),
        ]
        assert top == [
            Space(plain, ladder=False, floor="none", wall_right=False),
            Space(plain, ladder=False, floor=platform, wall_right=False),
            Space(plain, ladder=False, floor=platform, wall_right=False),
            Space(
                plain, ladder=True, floor="none", wall_right=side == 0
            ),  # the wall on the left edge of the right tile
        ]


def test_pf_setup_04_an_enemy_card_of_each_rank_lies_beside_levels_1_to_3_the_upper_ones_face_down() -> None:
    g = fresh()
    assert [g.program.definitions[kind].rank for kind in g.level_enemy] == [1, 2, 3]
    shown = Platformer(g, "", 0, read_options({})).view(0).map.enemy_cards
    assert shown == [slugs(g, g.level_enemy)[0], None, None]
    assert len({tuple(fresh(seed=seed).level_enemy) for seed in range(30)}) > 4


def test_pf_setup_05_and_pf_d_23_the_boss_is_one_of_two_chosen_or_drawn() -> None:
    assert {slugs(g, [g.boss])[0] for g in (fresh(seed=seed) for seed in range(20))} == {"medusa", "ikee"}
    assert slugs(fresh(boss="ikee"), [fresh(boss="ikee").boss]) == ["ikee"]
    assert len(entries()["boss"]) == 2


def test_pf_setup_06_and_pf_d_13_two_boss_tiles_lie_on_top() -> None:
    g = fresh()
    assert [g.program.tiles[tile].boss for tile in g.tiles] == [False] * 6 + [True] * 2
    assert g.board.boss_level == 3


def test_pf_setup_07_the_boss_and_its_tokens_wait_beside_the_card() -> None:
    g = fresh(boss="medusa")
    assert g.boss_slot == -1
    assert dict(zip(slugs(g, g.token_kinds), g.token_supply, strict=True)) == {"stone": 4, "snake": 2}
    assert g.boss not in g.enemy_kind


def test_pf_setup_08_and_pf_d_64_only_the_bosss_own_attack_cards_are_used_and_shuffled() -> None:
    g = fresh(boss="ikee")
    assert sorted(slugs(g, [g.program.cards[card] for card in g.attack_deck])) == [
        "blow",
        "blow",
        "call",
        "stomp",
        "tax",
    ]
    assert len({tuple(fresh(seed=seed, boss="ikee").attack_deck) for seed in range(20)}) > 5


def test_pf_setup_09_two_shuffled_decks_and_three_open_cards_of_each() -> None:
    g = fresh()
    assert len(g.display) == 6
    kinds = [g.program.definitions[g.program.cards[card]].kind for card in g.display]
    assert kinds == [2, 2, 2, 3, 3, 3]
    assert len(g.item_deck) == 7 - 3
    assert len(g.potion_deck) == 6 - 3
    assert len({tuple(fresh(seed=seed).display) for seed in range(10)}) > 5


def test_pf_setup_10_the_supply_is_common_and_so_are_five_action_dice_and_the_enemy_die() -> None:
    g = fresh(4)
    assert len(g.faces) == 5
    assert isinstance(g.enemy_die, int)
    assert not hasattr(g, "gold_supply")


def test_pf_setup_11_each_player_gets_a_random_hero_with_hearts_equal_to_its_health() -> None:
    g = fresh(4)
    assert len(set(g.hero)) == 4
    assert g.hearts == [g.program.definitions[hero].health for hero in g.hero]
    assert len({tuple(fresh(seed=seed).hero) for seed in range(20)}) > 5
    assert slugs(g, [fresh(heroes=("etern", "sweety")).hero[1]]) == ["sweety"]
    with pytest.raises(OptionError):
        fresh(heroes=("etern", "etern"))


def test_pf_setup_12_special_dice_start_blank() -> None:
    assert fresh(3).special == [5, 5, 5]


def test_pf_setup_13_level_1_is_stocked_before_play() -> None:
    g = fresh()
    for space in range(g.board.level_size):
        kind = g.board.kind[space]
        assert g.piles[space] == {1: ONE_GOLD, 2: ONE_GEM}.get(kind, 0)
        if kind == 5:
            assert g.enemy_kind[g.who[space] - 4] == g.level_enemy[0]
    assert sum(1 for figure in g.who if figure >= 0) == sum(1 for k in g.board.kind[:32] if k == 5)
    assert not any(g.piles[g.board.level_size :])


def test_pf_setup_14_the_first_player_is_drawn_by_lot_or_named() -> None:
    assert {fresh(3, seed=seed).first for seed in range(30)} == {0, 1, 2}
    assert fresh(3, first_player=2).active == 2


def test_pf_setup_15_and_pf_d_30_starting_bonuses_in_turn_order() -> None:
    g = fresh(4, first_player=1)
    assert (g.gold, g.gems) == ([1, 0, 1, 0], [1, 0, 0, 1])
    g = fresh(2, first_player=0, start_bonus=((0, 0), (0, 2), (0, 0), (0, 0)))
    assert g.gems == [0, 2]


def test_pf_setup_16_help_cards_exist_for_players_and_for_the_boss() -> None:
    pack = entries()
    pack["help_card"] = {"turn": {"about": "turn"}, "boss": {"about": "boss"}}
    found = release_of(pack).entries["help_card"]
    assert {card.data.about for card in found.values()} == {"turn", "boss"}


def test_pf_d_62_one_to_four_players() -> None:
    for seats in (1, 2, 3, 4):
        assert start(release(), "platformer", seats=seats).seats == seats
    for seats in (0, 5):
        with pytest.raises(OptionError):
            start(release(), "platformer", seats=seats)
    assert fresh(1).solo


def test_pf_d_24_the_books_slips_are_read_with_the_other_books() -> None:
    """Level 1 is a whole level, not a row; the heroes are called Etern and Sweety."""
    g = fresh()
    assert g.high == g.board.level_size == 4 * g.board.width
    assert {"etern", "sweety"} <= set(entries()["hero"])


@pytest.mark.parametrize(
    ("kind", "kept", "seats", "key", "arguments"),
    [
        ("enemy", ("imp", "golem", "guard"), 2, "no-enemy", {"rank": 2, "level": 2}),
        ("event", (), 1, "not-enough", {"kind": "event", "needed": 1, "held": 0}),
        ("artifact", ("crown",), 2, "not-enough", {"kind": "artifact", "needed": 2, "held": 1}),
        ("hero", ("plain",), 2, "not-enough", {"kind": "hero", "needed": 2, "held": 1}),
    ],
)
def test_whoever_sets_up_is_told_what_a_release_lacks(
    kind: str, kept: tuple[str, ...], seats: int, key: str, arguments: dict[str, object]
) -> None:
    """PF-SETUP-04, -11, PF-ART-01, PF-SOLO-02."""
    pack = entries()
    pack[kind] = {slug: pack[kind][slug] for slug in kept}
    with pytest.raises(OptionError) as raised:
        set_up(program_of(release_of(pack)), seats, 3, read_options({"artifacts": seats > 1}), True)
    assert (raised.value.key, raised.value.arguments) == (key, arguments)
