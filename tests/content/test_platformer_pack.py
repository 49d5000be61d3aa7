"""The shipped pack of Platformer: what is in the box, tiles one can climb, decks that work, every text in all
languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from content.checks import run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Document
from content.entries.pack import PackContent
from content.snapshots import snapshot_bytes
from engine.games.platformer.board import Board
from engine.games.platformer.build import program_of
from engine.games.platformer.kinds import GAME
from engine.games.platformer.program import Tile
from engine.games.platformer.tile_map import TILE_MAP
from engine.kernel import start
from engine.kernel.rng import Stream, seeded
from engine.schema.grid import GridMap
from engine.snapshot import Snapshot

FOLDER = Path(__file__).parents[2] / "content" / "packs" / "platformer"
SETS = ("forest", "void")

BOX = {
    "hero": 6,
    "enemy": 6,
    "item": 15,
    "potion": 15,
    "boss": 2,
    "boss_token": 20,
    "boss_attack": 11,
    "artifact": 10,
    "event": 12,
    "tile": 32,
    "die": 10,
    "help_card": 8,
}
"""The components of the ledger's section 2, copies counted."""

UNUSED_OPERATIONS = {"win"}
"""The boss must be beaten; no card of this pack wins the game otherwise."""


@cache
def content() -> PackContent:
    source, _, faults = read_folder(FOLDER)
    assert not faults
    return read_pack(source)


@cache
def release() -> Snapshot:
    return Snapshot.read(snapshot_bytes(content()))


def entries(kind: str) -> dict[str, Document]:
    return {slug: document for (of, slug), document in content().documents.items() if of == kind}


def words_in(value: Any) -> set[str]:
    """Every key and bare text in effects: more than the words, but all of them."""
    if isinstance(value, dict):
        return set(value) | {word for inner in value.values() for word in words_in(inner)}
    if isinstance(value, list | tuple):
        return {word for inner in value for word in words_in(inner)}
    return {value} if isinstance(value, str) else set()


def cells(grid: GridMap, layer: str) -> Counter[str]:
    return Counter(value for row in grid.layers[layer] for value in row)


def reached(board: Board, start_at: int, first: int, past: int) -> set[int]:
    """The spaces between two numbers to which a hero with enough Move symbols gets from a space."""
    seen, todo = {start_at}, [start_at]
    while todo:
        here = todo.pop()
        for there in (*board.near[here * 4 : here * 4 + 4], board.way_up[here]):
            if first <= there < past and there not in seen:
                seen.add(there)
                todo.append(there)
    return seen


def fenced(tile: Tile) -> Tile:
    """The tile between walls, so that nothing beside it helps."""
    alone = Tile(tile.slug, tile.set, tile.boss, tile.width, tile.height)
    alone.kind, alone.ladder, alone.floor = tile.kind, tile.ladder, tile.floor
    for row in range(tile.height):
        walls = tile.wall[row * (tile.width + 1) : (row + 1) * (tile.width + 1)]
        alone.wall += [1, *walls[1:-1], 1]
    return alone


# The box.


@pytest.mark.parametrize(("kind", "count"), BOX.items())
def test_the_box_holds_the_components_of_the_rulebook(kind: str, count: int) -> None:
    assert sum(document.copies for document in entries(kind).values()) == count


def test_every_check_on_the_pack_is_silent() -> None:
    assert run_checks(content()) == []


def test_enemies_come_two_per_rank() -> None:
    ranks = Counter(document.data["rank"] for document in entries("enemy").values())
    assert ranks == {1: 2, 2: 2, 3: 2}


def test_tiles_come_twelve_and_four_boss_tiles_per_set() -> None:
    tiles = entries("tile").values()
    found = Counter((tile.data["set"], tile.data.get("boss", False)) for tile in tiles)
    assert found == {(name, boss): 4 if boss else 12 for name in SETS for boss in (False, True)}


def test_the_dice_have_the_faces_of_the_ledger() -> None:
    faces = {die.data["role"]: Counter(die.data["faces"]) for die in entries("die").values()}
    assert faces["action"] == {"move": 2, "sword": 1, "coin": 1, "hand": 1, "star": 1}
    assert faces["special"] == dict.fromkeys(("blank", "move", "sword", "coin", "hand", "star"), 1)
    assert faces["enemy"] == {"attack": 2, "left": 2, "right": 2}


# Cards.


def test_the_named_cards_are_as_the_rulebook_shows_them() -> None:
    werewolf, ent = (entries("enemy")[slug].data for slug in ("werewolf", "ent"))
    assert (werewolf["rank"], werewolf["health"], werewolf["damage"]) == (3, 3, 3)
    assert "reset_special" in words_in(werewolf["effects"])
    assert (ent["rank"], ent["health"]) == (2, 2)
    assert "came_next" in words_in(ent["effects"])
    sweety = entries("hero")["sweety"].data
    assert sweety["star"] == ["sword"]
    assert sweety["health"] >= 4
    assert sweety["effects"] == [{"when": "always", "do": [{"change": {"what": "hand_steps", "by": 1}}]}]


@pytest.mark.parametrize("slug", sorted(entries("hero")))
def test_each_hero_has_a_star_of_its_own(slug: str) -> None:
    hero = entries("hero")[slug].data
    assert 4 <= hero["health"] <= 6
    assert ("star" in hero["star"]) == ("star_used" in words_in(hero["effects"]))
    stars = [other.data["star"] for other in entries("hero").values()]
    assert stars.count(hero["star"]) == 1


@pytest.mark.parametrize("kind", ["hero", "enemy", "item", "potion", "boss_attack", "artifact", "event"])
def test_no_two_cards_of_a_kind_do_the_same(kind: str) -> None:
    cards = {slug: document.data.get("effects", []) for slug, document in entries(kind).items()}
    for slug, effects in cards.items():
        assert [other for other in cards if cards[other] == effects] == [slug]


def test_prices_are_between_one_and_six_gold() -> None:
    for kind in ("item", "potion"):
        for slug, document in entries(kind).items():
            assert 1 <= document.data["price"] <= 6, slug


def test_potions_are_discarded_when_used() -> None:
    for slug, document in entries("potion").items():
        for effect in document.data["effects"]:
            assert "discard" in effect["cost"], slug


def test_every_artifact_has_a_condition_and_an_effect() -> None:
    for slug, document in entries("artifact").items():
        claims = [effect for effect in document.data["effects"] if effect["do"] == ["take_this"]]
        assert len(claims) == 1, slug
        assert claims[0]["may"], slug
        assert len(document.data["effects"]) > 1, slug


def test_every_operation_is_used() -> None:
    used = {word for d in content().documents.values() for word in words_in(d.data.get("effects", []))}
    assert set(GAME.words["operation"]) - used == UNUSED_OPERATIONS


# Bosses.


def test_the_bosses_choose_their_cards_as_the_ledger_says() -> None:
    activation = {slug: boss.data["activation"] for slug, boss in entries("boss").items()}
    assert activation == {"medusa": "match_enemy_die", "overlord_ikee": "compare_symbols"}


def test_medusas_deck_answers_to_every_result_of_the_enemy_die() -> None:
    deck = [card.data for card in entries("boss_attack").values() if card.data["boss"] == "medusa"]
    assert len(deck) == 5
    assert {sign for card in deck for sign in card["signs"]} == {"attack", "left", "right"}


def test_ikees_deck_has_every_symbol_and_one_of_them_twice() -> None:
    deck = [card.data for card in entries("boss_attack").values() if card.data["boss"] == "overlord_ikee"]
    signs = Counter(sign for card in deck for sign in card["signs"])
    assert set(signs) == {"move", "sword", "coin", "hand", "star"}
    assert sorted(signs.values()) == [1, 1, 1, 1, 2]


@pytest.mark.parametrize("boss", ["medusa", "overlord_ikee"])
def test_each_boss_hands_out_tokens_that_can_be_shed_and_summons_its_own(boss: str) -> None:
    tokens = {slug: token.data for slug, token in entries("boss_token").items() if token.data["boss"] == boss}
    roles = Counter(token["role"] for token in tokens.values())
    assert roles["token"] >= 1
    assert roles["summon"] >= 1
    cards = [entries("boss")[boss].data]
    cards += [card.data for card in entries("boss_attack").values() if card.data["boss"] == boss]
    given = {word for card in cards for word in words_in(card["effects"])}
    for slug, token in tokens.items():
        assert slug in given, f"nothing brings {slug} into play"
        if token["role"] == "token":
            assert "drop_tokens" in words_in(token["effects"]), f"{slug} cannot be shed"


# Tiles.


def drawn(slug: str) -> GridMap:
    return TILE_MAP.parse(entries("tile")[slug].data["map"])


@pytest.mark.parametrize("slug", sorted(entries("tile")))
def test_a_tile_can_be_climbed_from_every_space_of_its_bottom_row(slug: str) -> None:
    tile = next(tile for tile in program_of(release()).tiles if tile.slug == slug)
    board = Board([fenced(tile)] * 4)
    for column in range(tile.width):
        spaces = reached(board, column, 0, board.level_size)
        assert len(spaces) == tile.width * tile.height
    if not tile.boss:
        exits = [space for space in range(tile.width) if tile.ladder[(tile.height - 1) * tile.width + space]]
        assert exits, "no ladder leads through the floor of the level above"


def test_any_stack_of_tiles_can_be_climbed_to_the_boss() -> None:
    tiles = program_of(release()).tiles
    normal = [tile for tile in tiles if not tile.boss]
    boss = [tile for tile in tiles if tile.boss]
    random = Random(7)
    for levels in (3, 4) * 100:
        board = Board(random.sample(normal, 2 * levels) + random.sample(boss, 2))
        for column in range(board.width):
            assert len(reached(board, column, 0, board.size)) == board.size


@pytest.mark.parametrize("slug", sorted(entries("tile")))
def test_a_tile_holds_what_its_sort_needs(slug: str) -> None:
    grid, data = drawn(slug), entries("tile")[slug].data
    kinds = cells(grid, "kind")
    assert (grid.width, grid.height) == (4, 4)
    assert kinds["portal"] == 0 or data["set"] == "void"
    assert cells(grid, "ladder")["ladder"] >= 1
    if data.get("boss"):
        assert min(kinds[kind] for kind in ("shop", "boss_spawn", "special", "spawn")) >= 1
        assert set(grid.layers["floor"][-1]) == {"one_way"}
    else:
        assert 1 <= kinds["spawn"] <= 2
        assert kinds["boss_spawn"] == kinds["special"] == cells(grid, "floor")["one_way"] == 0
        assert kinds["gold"] + kinds["gem"] >= 1


@pytest.mark.parametrize("slug", sorted(entries("tile")))
def test_whatever_waits_on_a_tile_stands_on_a_platform(slug: str) -> None:
    grid = drawn(slug)
    for row, floors in zip(grid.layers["kind"], grid.layers["floor"], strict=True):
        for kind, floor in zip(row, floors, strict=True):
            assert kind not in ("spawn", "boss_spawn", "shop", "portal", "special") or floor != "none"


@pytest.mark.parametrize("name", SETS)
def test_about_every_second_tile_has_a_shop_and_void_levels_always_two_portals(name: str) -> None:
    tiles = {slug: tile.data for slug, tile in entries("tile").items() if tile.data["set"] == name}
    normal = [slug for slug, data in tiles.items() if not data.get("boss")]
    assert 5 <= sum(cells(drawn(slug), "kind")["shop"] > 0 for slug in normal) <= 8
    assert all((cells(drawn(slug), "kind")["portal"] > 0) == (name == "void") for slug in tiles)


# Texts.


@pytest.mark.parametrize("language", ["es", "it", "de"])
def test_every_text_is_translated_and_reviewed(language: str) -> None:
    for key, document in content().documents.items():
        answers = document.translations.get(language, {})
        for field, source in document.texts.items():
            assert field in answers, (key, field)
            assert answers[field].answers == source, (key, field)
            assert answers[field].quality == "reviewed", (key, field)


# Playing it.


@pytest.mark.parametrize("number", range(48))
def test_games_of_every_sort_come_to_an_end(number: int) -> None:
    seats = 1 + number % 4
    options: dict[str, Any] = {
        "boss": ("medusa", "overlord_ikee")[number // 4 % 2],
        "tile_set": ("forest", "void", "mixed")[number % 3],
        "artifacts": number % 5 < 3,
        "larger_map": seats > 1 and number % 7 < 3,
        "turn_limit": 12,
    }
    game = start(release(), "platformer", seats=seats, seed=number, options=options)
    stream = Stream(seeded(number))
    while game.outcome is None:
        legal = game.actions()
        game.apply(legal[stream.below(len(legal))])
    assert len(game.outcome.scores) == seats
