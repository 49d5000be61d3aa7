"""What is seen of the table, key by key: everything that lies open, the same for all seats and onlookers;
face-down tiles, enemy cards and the order of decks for nobody (PF-SETUP-03, -04)."""

from __future__ import annotations

import pytest

from engine.games.platformer import codes
from engine.games.platformer.ground import pile_of
from engine.games.platformer.play import start
from engine.games.platformer.view import Artifact, Enemy, Events, Offer, Pile, Space, Sword
from engine.games.platformer.wounds import gain_token
from engine.kernel.view import as_json
from tests.rules.platformer.pack import release
from tests.rules.platformer.table import Table

DRAWN = """
:. :. :E :. :. :. :. :. :
+  +  +==+  +  +  +  +  +
:1 |$ :.H:o :. :. :3 :* :
+==+==+==+==+==+==+==+==+
"""


def position() -> Table:
    """The second level is open, the first is gone; hero 1 has used a Coin and holds cards, hero 2 was downed
    by the boss, hero 3 holds a boss token."""
    t = Table(DRAWN, row=5, levels=2, low=2, seats=3, artifacts=True)
    t.give(0, "boots")
    tonic = t.give(0, "tonic")
    t.g.exhausted.append(tonic)
    t.roll("coin move sword hand star", "left").use("coin")
    t.g.piles[t.at(2, 5)] = pile_of(2, 3)
    gain_token(t.g, 2, t.g.token_kinds.index(t.kind("stone")))
    t.g.from_boss[1] = 1
    t.g.tired = [0, 0, 1]
    t.g.special[0] = codes.HAND
    t.g.hearts = [3, 4, 6]
    t.g.gold, t.g.gems = [7, 0, 2], [0, 4, 1]
    t.g.defeated, t.g.bonus, t.g.double, t.g.shielded = [2, 0, 1], [1, 0, 0], [0, 2, 0], [0, 0, 3]
    t.g.extra[codes.SWORD] = 2
    return t


@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_turn_and_dice(viewer: int) -> None:
    t = position()
    seen = t.game.view(viewer)
    assert seen.seat == viewer
    assert as_json(seen.turn) == {
        "active": 0,
        "step": 5,
        "turns": 21,
        "first": 0,
        "deciding": "act",
        "frame": [0] * 12,
        "swords": [],
    }
    assert as_json(seen.dice) == {
        "rolled": True,
        "faces": ["coin", "move", "sword", "hand", "star"],
        "used": [True, False, False, False, False],
        "enemy": "left",
        "extra": {"sword": 2},
    }
    assert (seen.outcome, seen.winner, seen.score) == (0, -1, 0)


def test_before_the_roll_no_dice_are_seen() -> None:
    dice = Table().game.view(0).dice
    assert (dice.rolled, dice.faces, dice.enemy) == (False, [], "none")


def test_the_swords_in_an_attack_are_seen_one_by_one() -> None:
    t = Table(":1 :G :. :2 :\n+").roll("sword sword coin")
    t.g.gems[0] = 2
    t.attack("G", "sword").gem().use("sword")
    assert t.game.view(1).turn.swords == [Sword(1, 1), Sword(1, 0)]
    assert t.game.view(1).turn.deciding == "strike"


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_heroes(viewer: int) -> None:
    t = position()
    one, two, three = t.game.view(viewer).heroes
    assert as_json(one) == {
        "seat": 0,
        "hero": "plain",
        "space": t.at(1, 5),
        "hearts": 3,
        "health": 5,
        "gold": 7,
        "gems": 0,
        "special": "hand",
        "exhausted": False,
        "cards": [
            {"card": t.card_of(0, "boots"), "slug": "boots", "exhausted": False},
            {"card": t.card_of(0, "tonic"), "slug": "tonic", "exhausted": True},
        ],
        "tokens": [],
        "defeated": 2,
        "next_attack": 1,
        "next_symbol": 0,
        "shielded": 0,
        "downed_on_boss_level": False,
    }
    changed = {"hero": "second", "space": -1, "hearts": 4, "health": 4, "gold": 0, "gems": 4, "cards": []}
    changed |= {"special": "blank", "defeated": 0, "next_attack": 0, "next_symbol": 2}
    assert as_json(two) == {**as_json(one), "seat": 1, **changed, "downed_on_boss_level": True}
    changed = {"hero": "healer", "space": t.at(7, 5), "hearts": 6, "health": 6, "gold": 2, "gems": 1}
    changed |= {"exhausted": True, "tokens": ["stone"], "defeated": 1, "shielded": 3}
    assert as_json(three) == {
        **as_json(two),
        "seat": 2,
        "next_symbol": 0,
        **changed,
        "downed_on_boss_level": False,
    }


@pytest.mark.parametrize("viewer", [1, -1])
def test_the_map_shows_the_open_levels_and_no_others(viewer: int) -> None:
    t = position()
    seen = t.game.view(viewer).map
    assert (seen.width, seen.level_height, seen.levels) == (8, 4, 4)
    assert (seen.low_level, seen.high_level) == (1, 1)
    tiles = [t.g.program.tiles[tile].slug for tile in t.g.tiles]
    assert seen.tiles == [None, None, tiles[2], tiles[3], None, None, None, None]
    kinds = [t.g.program.definitions[kind].slug for kind in t.g.level_enemy]
    assert seen.enemy_cards == [kinds[0], kinds[1], *[None] * (len(kinds) - 2)]
    row = seen.spaces[:8]
    assert len(seen.spaces) == 32
    assert row[:4] == [
        Space("plain", ladder=False, floor="platform", wall_right=True),
        Space("shop", ladder=False, floor="platform", wall_right=False),
        Space("plain", ladder=True, floor="platform", wall_right=False),
        Space("gold", ladder=False, floor="platform", wall_right=False),
    ]
    assert row[7] == Space("gem", ladder=False, floor="platform", wall_right=False)
    assert seen.spaces[8:11] == [
        *[Space("plain", ladder=False, floor="none", wall_right=False)] * 2,
        Space("plain", ladder=False, floor="platform", wall_right=False),
    ]
    assert seen.tokens == {
        str(t.at(2, 5)): Pile(2, 3),
        str(t.at(4, 5)): Pile(1, 0),
        str(t.at(8, 5)): Pile(0, 1),
    }
    assert seen.enemies == [Enemy(t.slots["E"], "imp", space=t.at(3, 6), damage=1, health=1)]
    assert seen.figures == {str(t.at(1, 5)): 0, str(t.at(7, 5)): 2}


def test_the_boss_level_has_a_floor_that_is_crossed_upward_only() -> None:
    t = Table(":1 :. :M :2 :\n+^^+^^+^^+^^+", row=13, levels=4, low=4)
    seen = t.game.view(0).map
    assert seen.spaces[0] == Space("plain", ladder=False, floor="one_way", wall_right=False)
    assert seen.tiles[:6] == [None] * 6
    assert [(enemy.enemy, enemy.damage, enemy.health) for enemy in seen.enemies] == [("medusa", 2, 8)]
    t.g.put(codes.FIRST_ENEMY + t.slots["M"], -1)
    assert t.game.view(0).map.enemies == []


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_decks_are_seen_from_outside(viewer: int) -> None:
    t = position()
    t.show("hammer", "cloak", "rope", "spark", "calm")
    card = {
        slug: t.g.display[place] for place, slug in enumerate(("hammer", "cloak", "rope", "spark", "calm"))
    }
    t.g.attack_discard = [t.g.attack_deck.pop()]
    seen = t.game.view(viewer)
    assert seen.shop.display == [*(Offer(card[slug], slug) for slug in card), Offer(-1, None)]
    assert seen.shop.items == len(t.g.item_deck) == 3
    assert seen.shop.potions == len(t.g.potion_deck) == 3
    thrown = t.g.program.definitions[t.g.program.cards[t.g.attack_discard[0]]].slug
    assert as_json(seen.boss) == {
        "boss": "medusa",
        "attacks": 2,
        "discard": [thrown],
        "tokens": {"snake": 2, "stone": 3},
    }
    assert seen.events == Events(left=len(t.g.event_deck), current=None)
    assert seen.artifacts == [
        Artifact(each, t.g.program.definitions[t.g.program.cards[each]].slug, owner=-1)
        for each in t.g.artifacts
    ]
    assert len(seen.artifacts) == 2


def test_what_lasts_and_what_was_used_this_turn_is_copied() -> None:
    t = position()
    t.g.once = [5]
    seen = t.game.view(0)
    assert (seen.once, seen.lasting) == ([5], [])
    seen.once.append(6)
    assert t.g.once == [5]


def test_the_enemy_that_a_question_is_about() -> None:
    t = Table(":1 :E :F :\n+==+==+==+").roll("sword sword hand")
    assert t.game.view(0).turn.enemy == -1
    t.attack("E")
    assert t.game.view(0).turn.enemy == t.slots["E"]
    t = Table(":E :1 :F :\n+==+==+==+").roll("sword sword hand")
    t.attack("F")
    assert t.game.view(1).turn.enemy == t.slots["F"]


def test_pf_setup_03_whoever_imagines_the_game_knows_no_tile_that_lies_face_down() -> None:
    """Levels 1 and 2 are open: their four tiles are known, every other may be any that is left."""
    game = start(release(), 2, 1, {"tile_set": "forest"}, False)
    game.state.high_level = 1
    imagined = [game.determinize(0, seed).state.tiles for seed in range(24)]
    for place, tile in enumerate(game.state.tiles):
        seen = {tiles[place] for tiles in imagined}
        assert seen == {tile} if place < 4 else len(seen) > 1, place
