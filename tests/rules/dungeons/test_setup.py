"""Precedence and setup (DD-SETUP, DD-CARD)."""

from __future__ import annotations

import pytest

from engine.games.dungeons import codes
from engine.games.dungeons.decisions.choose import CHOOSE
from engine.games.dungeons.kinds import GAME
from engine.games.dungeons.machine import MACHINE
from engine.games.dungeons.play import Dungeons, start
from engine.games.dungeons.strength import (
    attack_modifier,
    attribute,
    defence,
    enemy_defence,
    enemy_dice,
    enemy_modifier,
    enemy_speed,
    speed,
    weapon_dice,
)
from engine.kernel.errors import OptionError
from engine.kernel.view import as_json
from tests.rules.dungeons.pack import always, effect, entries, release, release_of
from tests.rules.dungeons.table import Table


def begun(seats: int = 2, **options: object) -> Dungeons:
    return start(release(), seats, 1, {"adventure": "cellar", **options}, False)


def fields(kind: str) -> set[str]:
    return {field.name for field in GAME.kinds[kind].record.fields}


def test_dd_setup_01_an_adventure_or_card_goes_before_the_rulebook() -> None:
    rule = {
        "id": "mud",
        "active": True,
        "effects": [always({"change": {"what": "speed", "by": -3, "of": "all"}})],
    }
    assert speed(Table().g, 0) == 5
    assert speed(Table(adventure={"rules": [rule]}).g, 0) == 2
    # A card over the rulebook: this enemy may be walked through.
    ghost = {"effects": [always({"immune": {"to": "enemies_in_the_way"}})]}
    assert Table("1E.\n...\n...").act(codes.A_MOVE).steps() == {"south"}
    assert Table("1E.\n...\n...", hero=ghost).act(codes.A_MOVE).steps() == {"south", "east"}


def test_dd_setup_02_the_start_tiles_of_the_adventure_are_laid() -> None:
    arena = start(release(), 2, 1, {"adventure": "arena", "deal": True}, False)
    rooms = arena.view(0).map.rooms
    assert [(room.room, room.tile, room.turn) for room in rooms] == [
        ("ring", "hall", 0),
        ("gate", "pillars", 0),
    ]
    assert (rooms[1].column, rooms[1].row) == (rooms[0].column, rooms[0].row + 6)
    assert [room.room for room in begun().view(0).map.rooms] == ["entry"]
    with pytest.raises(OptionError, match="'attic' is none of arena, cellar"):
        begun(adventure="attic")


def test_dd_setup_03_a_character_is_one_hero_one_equipment_and_one_ability_card() -> None:
    game = begun()
    taken = []
    while MACHINE.asking(game.state) is CHOOSE:
        action = game.actions()[0]
        taken.append(game.state.definition(action[2]).kind)
        game.apply(action)
    assert taken == [0, 0, 1, 1, 2, 2]
    for hero in game.view(0).heroes:
        assert hero.hero in release().entries["hero"]
        assert hero.equipment in release().entries["equipment"]
        assert hero.ability in release().entries["ability"]


def test_dd_setup_04_equipment_lies_left_and_ability_right_of_the_hero() -> None:
    hero = begun(deal=True).view(0).heroes[0]
    assert [name for name in as_json(hero) if name in ("hero", "equipment", "ability")] == [
        "equipment",
        "hero",
        "ability",
    ]


def test_dd_setup_05_each_player_has_markers_for_loot_health_and_energy() -> None:
    about = GAME.kinds["marker"].record.field("about").shape
    assert getattr(about, "options", ()) == ("loot", "health", "energy")
    for hero in begun(deal=True).view(0).heroes:
        assert {"loot", "health", "energy"} <= set(as_json(hero))


def test_dd_setup_06_health_starts_at_the_number_on_the_hero_card() -> None:
    t = Table("12.\n...\n...", party=[{"hero": {"health": 9}}, {"hero": {"health": 4}}])
    assert t.g.health == [9, 4]


def test_dd_setup_07_loot_and_energy_start_at_0() -> None:
    game = begun(4, deal=True)
    assert game.state.loot == [0, 0, 0, 0]
    assert game.state.energy == [0, 0, 0, 0]


def test_dd_setup_08_the_item_deck_is_shuffled_and_three_lie_face_up() -> None:
    orders = set()
    for seed in range(6):
        g = start(release(), 1, seed, {"adventure": "cellar", "deal": True}, False).state
        assert len([card for card in g.row if card >= 0]) == 3
        assert sorted([*g.row, *g.item_deck]) == sorted(g.program.items)
        orders.add(tuple(g.row))
    assert len(orders) > 3


# Card fields and map terms.


def test_dd_card_01_what_an_enemy_card_has() -> None:
    assert {"name", "melee_dice", "melee", "ranged_dice", "ranged", "defence", "speed", "threat"} <= fields(
        "enemy"
    )
    card = {
        "speed": 2,
        "melee_dice": 3,
        "melee": 1,
        "ranged_dice": 2,
        "ranged": -1,
        "defence": 2,
        "threat": 2,
    }
    t = Table("1.E\n...\n...", enemies={"E": (card, "melee", 2)})
    g, slot = t.g, t.slots["E"]
    assert [enemy_dice(g, slot, kind) for kind in (0, 1)] == [3, 2]
    assert [enemy_modifier(g, slot, kind) for kind in (0, 1)] == [1, -1]
    assert (enemy_defence(g, slot), enemy_speed(g, slot), g.enemy_card(slot).threat) == (2, 2, 2)


def test_dd_card_02_what_a_hero_card_has() -> None:
    numbers = {"melee", "ranged", "defence", "speed", "strength", "dexterity", "wisdom", "charisma", "health"}
    assert {"name", *numbers} <= fields("hero")
    card = {"melee": 1, "ranged": 2, "defence": -1, "speed": 3, "health": 7}
    card |= {"strength": 1, "dexterity": 2, "wisdom": 3, "charisma": -2}
    t = Table(hero=card, ability={"effects": []})
    assert [attribute(t.g, 0, which) for which in range(4)] == [1, 2, 3, -2]
    assert (attack_modifier(t.g, 0, 0), attack_modifier(t.g, 0, 1)) == (1, 2)
    assert (defence(t.g, 0), speed(t.g, 0), t.g.health[0]) == (-1, 3, 7)


def test_dd_card_03_what_an_equipment_card_has() -> None:
    assert {"name", "melee_dice", "melee", "ranged_dice", "ranged", "defence", "movement"} <= fields(
        "equipment"
    )
    card = {"melee_dice": 2, "melee": 1, "ranged_dice": 3, "ranged": -1, "defence": 1, "movement": -2}
    t = Table(weapon=card)
    assert [weapon_dice(t.g, 0, kind) for kind in (0, 1)] == [2, 3]
    assert [attack_modifier(t.g, 0, kind) for kind in (0, 1)] == [1, -1]
    assert (defence(t.g, 0), speed(t.g, 0)) == (1, 3)


def test_dd_card_04_what_an_ability_card_has() -> None:
    assert {"name", "ability", "text", "strength", "dexterity", "wisdom", "charisma", "energy"} <= fields(
        "ability"
    )
    t = Table(
        ability={
            "strength": 1,
            "wisdom": 2,
            "energy": 3,
            "effects": [effect("activated", {"gain": {"what": "loot"}})],
        }
    )
    assert [attribute(t.g, 0, which) for which in range(4)] == [1, 0, 2, 0]
    t.g.energy[0] = 3
    t.use()
    assert (t.g.energy[0], t.g.loot[0]) == (0, 1)


def test_dd_card_05_what_an_item_card_has() -> None:
    assert {"name", "text", "loot"} <= fields("item")
    t = Table(deck=["tonic"])
    t.g.loot[0] = 5
    t.g.health[0] = 1
    t.buy(0).item("tonic")
    assert (t.g.loot[0], t.g.health[0]) == (3, 3)


def test_dd_card_06_a_tile_is_one_map_card_and_a_space_one_square_on_it() -> None:
    pack = entries()
    game = start(release_of(pack), 1, 1, {"adventure": "cellar", "deal": True}, False)
    board = game.state.map
    assert len(board.faces) == 1
    assert len(board.spaces_of(0)) == 25
    assert {board.tile_of[space] for space in board.spaces_of(0)} == {0}


def test_the_encounter_of_the_start_is_come_upon_by_nobody() -> None:
    whole = entries()
    everybody = {"gain": {"what": "energy", "who": "all"}}
    whole["adventure"]["cellar"]["encounters"][0]["do"] = [{"gain": {"what": "loot"}}, everybody]
    game = start(release_of(whole), 2, 1, {"adventure": "cellar", "deal": True}, False)
    while game.state.active < 0:
        game.apply(game.legal()[0])
    assert (game.state.loot, game.state.energy) == ([0, 0], [1, 1])
