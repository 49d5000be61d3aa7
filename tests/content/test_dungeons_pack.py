"""The shipped pack of Dungeons: what is in the box, cards that offer choices, tiles one can walk, adventures
that differ, every text in all languages."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from content.checks import run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Document
from content.entries.pack import PackContent
from content.snapshots import snapshot_bytes
from engine.games.dungeons.adventures.book import Book, open_book
from engine.games.dungeons.adventures.layout import layout_of
from engine.games.dungeons.geometry.map import FITS, Map
from engine.games.dungeons.kinds import GAME, TILE_MAP
from engine.kernel import start
from engine.kernel.rng import Stream, seeded
from engine.schema.checks import Written
from engine.snapshot import Snapshot

FOLDER = Path(__file__).parents[2] / "content" / "packs" / "dungeons"
ATTRIBUTES = ("strength", "dexterity", "wisdom", "charisma")
WEAPON_KEYWORDS = ("reach", "crush", "stun", "pierce", "barrage", "heavy")
ENEMY_KEYWORDS = ("siphon", "regenerate", "ritual")
ADVENTURES = ("first_shift", "the_tide_below", "vespers_in_brine")

BOX = {
    "hero": 6,
    "equipment": 8,
    "ability": 8,
    "item": 20,
    "enemy": 9,
    "tile": 12,
    "enemy_die": 12,
    "marker": 12,
    "adventure": 3,
}
"""The set that the ledger's section 6 proposes, copies counted."""


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


@cache
def book(slug: str) -> Book:
    written = {key: Written(each.data, each.texts, each.copies) for key, each in content().documents.items()}
    return open_book(GAME, written, written["adventure", slug])


def words_in(value: Any) -> list[str]:
    """Every key and bare text in effects: more than the words, but all of them."""
    if isinstance(value, dict):
        return [*value, *(word for inner in value.values() for word in words_in(inner))]
    if isinstance(value, list | tuple):
        return [word for inner in value for word in words_in(inner)]
    return [value] if isinstance(value, str) else []


def faces() -> dict[str, dict[str, Any]]:
    return {
        f"{slug}-{side}": document.data[side]
        for slug, document in entries("tile").items()
        for side in ("front", "back")
    }


# The box.


@pytest.mark.parametrize(("kind", "count"), BOX.items())
def test_the_box_holds_the_components_of_the_ledger(kind: str, count: int) -> None:
    assert sum(document.copies for document in entries(kind).values()) == count


def test_every_check_on_the_pack_is_silent() -> None:
    assert run_checks(content()) == []


def test_there_are_three_markers_and_four_dice_per_threat_for_four_players() -> None:
    assert {m.data["about"]: m.copies for m in entries("marker").values()} == {
        "loot": 4,
        "health": 4,
        "energy": 4,
    }
    assert {d.data["threat"]: d.copies for d in entries("enemy_die").values()} == {1: 4, 2: 4, 3: 4}


def test_markers_show_enough() -> None:
    highest = {m.data["about"]: m.data.get("highest", 12) for m in entries("marker").values()}
    assert highest["health"] >= max(hero.data["health"] for hero in entries("hero").values())
    assert highest["energy"] >= max(card.data["energy"] for card in entries("ability").values())
    assert highest["loot"] >= max(card.data["loot"] for card in entries("item").values())


def test_dice_grow_with_the_threat_and_show_both_types() -> None:
    averages = {}
    for die in entries("enemy_die").values():
        shown = die.data["faces"]
        assert Counter(face["type"] for face in shown) == {"melee": 3, "ranged": 3}
        averages[die.data["threat"]] = sum(face["health"] for face in shown) / len(shown)
    assert averages[1] < averages[2] < averages[3]


def test_players_get_a_summary_of_everything() -> None:
    about = {card.data["about"] for card in entries("help_card").values()}
    assert about == {"round", "attack", "map", "enemies", "keywords"}


# Cards.


def test_every_attribute_is_somebodys_best() -> None:
    best = {}
    for slug, hero in entries("hero").items():
        numbers = {name: hero.data.get(name, 0) for name in ATTRIBUTES}
        best[slug] = {name for name in ATTRIBUTES if numbers[name] == max(numbers.values())}
    assert set().union(*best.values()) == set(ATTRIBUTES)
    for attribute in ATTRIBUTES:
        assert any(names == {attribute} for names in best.values()), attribute


def test_every_hero_has_a_talent() -> None:
    assert all(hero.data.get("effects") for hero in entries("hero").values())


def test_equipment_is_melee_ranged_and_mixed() -> None:
    lines = Counter(
        (card.data.get("melee_dice", 0) > 0, card.data.get("ranged_dice", 0) > 0)
        for card in entries("equipment").values()
    )
    assert lines == {(True, False): 3, (False, True): 3, (True, True): 2}


def test_equipment_has_all_six_weapon_keywords() -> None:
    found = {
        word
        for card in entries("equipment").values()
        for word in words_in([card.data.get("keywords", []), card.data.get("effects", [])])
    }
    assert set(WEAPON_KEYWORDS) <= found


@pytest.mark.parametrize("keyword", [*WEAPON_KEYWORDS, *ENEMY_KEYWORDS])
def test_every_keyword_is_on_two_cards_at_least(keyword: str) -> None:
    bearers = [
        key
        for key, document in content().documents.items()
        if key[0] in ("equipment", "ability", "item", "enemy")
        and keyword in words_in([document.data.get("keywords", []), document.data.get("effects", [])])
    ]
    assert len(bearers) >= 2


@pytest.mark.parametrize("keyword", ENEMY_KEYWORDS)
def test_the_keywords_of_enemies_come_twice_each(keyword: str) -> None:
    bearers = [slug for slug, card in entries("enemy").items() if keyword in card.data.get("keywords", [])]
    assert len(bearers) == 2


def test_enemies_come_three_per_threat() -> None:
    assert Counter(card.data["threat"] for card in entries("enemy").values()) == {1: 3, 2: 3, 3: 3}


def test_enemies_have_dice_for_both_types_of_their_dice() -> None:
    for slug, card in entries("enemy").items():
        assert card.data.get("melee_dice", 0) > 0, slug
        assert card.data.get("ranged_dice", 0) > 0, slug


def test_two_abilities_lean_to_each_attribute() -> None:
    lean: Counter[str] = Counter()
    for card in entries("ability").values():
        numbers = {name: card.data.get(name, 0) for name in ATTRIBUTES}
        lean.update(name for name in ATTRIBUTES if numbers[name] == max(numbers.values()))
    assert lean == dict.fromkeys(ATTRIBUTES, 2)


def test_abilities_heal_strike_move_stun_and_protect() -> None:
    found = {word for card in entries("ability").values() for word in words_in(card.data["effects"])}
    assert {"gain", "damage_enemy", "move_hero", "stun", "prevent"} <= found


def test_at_least_four_items_attack_at_range() -> None:
    ranged = [
        slug
        for slug, card in entries("item").items()
        for effect in card.data["effects"]
        for deed in effect["do"]
        if isinstance(deed, dict) and deed.get("attack", {}).get("kind") == "ranged"
    ]
    assert len(ranged) >= 4


def test_some_items_are_kept_and_some_are_used_up() -> None:
    kept = Counter(bool(card.data.get("kept")) for card in entries("item").values())
    assert kept[True] >= 5
    assert kept[False] >= 5


def test_items_that_act_by_themselves_are_kept_or_discard_themselves() -> None:
    """A used item is discarded (DD-RUL-44); what is never used must stay, or say what it costs."""
    for slug, card in entries("item").items():
        for effect in card.data["effects"]:
            if effect["when"] != "activated" and not card.data.get("kept"):
                assert "discard" in effect.get("cost", []), slug


def test_prices_leave_a_choice() -> None:
    prices = Counter(card.data["loot"] for card in entries("item").values())
    assert min(prices) >= 1
    assert max(prices) <= 6
    assert len(prices) >= 4


@pytest.mark.parametrize("kind", ["hero", "equipment", "ability", "item", "enemy"])
def test_no_two_cards_of_a_kind_are_the_same(kind: str) -> None:
    cards = {slug: document.data for slug, document in entries(kind).items()}
    for slug, data in cards.items():
        assert [other for other in cards if cards[other] == data] == [slug]


def test_no_card_says_its_rules_in_words_of_its_own() -> None:
    """All behaviour is in effects; the rules texts are worded from them."""
    for key, document in content().documents.items():
        if key[0] in ("hero", "equipment", "ability", "item", "enemy"):
            assert "text" not in document.texts, key


# Tiles.


def test_tiles_are_of_many_sizes() -> None:
    sizes = set()
    for face in faces().values():
        grid = TILE_MAP.parse(face["map"])
        sizes.add((grid.width, grid.height))
    assert len(sizes) >= 8
    assert min(min(size) for size in sizes) == 3
    assert max(max(size) for size in sizes) == 6


def test_terrain_is_used() -> None:
    found = Counter(sign for face in faces().values() for sign in face["map"] if sign != "\n")
    assert min(found[sign] for sign in "#~^") >= 10
    assert found["."] > sum(found[sign] for sign in "#~^")


@pytest.mark.parametrize("name", sorted(faces()))
def test_every_free_space_of_a_tile_can_be_reached_from_its_arrow(name: str) -> None:
    face = faces()[name]
    rows = face["map"].splitlines()
    free = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "#"}
    seen = {_inside(face, face["arrow"], rows)}
    todo = list(seen)
    while todo:
        x, y = todo.pop()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in free and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == free


@pytest.mark.parametrize("name", sorted(faces()))
def test_every_opening_of_a_tile_can_be_reached_without_pits(name: str) -> None:
    face = faces()[name]
    rows = face["map"].splitlines()
    free = {(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign not in "#^"}
    seen = {_inside(face, face["arrow"], rows)}
    todo = list(seen)
    while todo:
        x, y = todo.pop()
        for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if there in free and there not in seen:
                seen.add(there)
                todo.append(there)
    assert {_inside(face, opening["id"], rows) for opening in face["openings"]} <= seen


@pytest.mark.parametrize("name", sorted(faces()))
def test_points_of_interest_are_on_free_spaces_away_from_the_way_in(name: str) -> None:
    face = faces()[name]
    rows = face["map"].splitlines()
    x, y = _inside(face, face["arrow"], rows)
    for point in face["points"]:
        assert rows[point["row"] - 1][point["column"] - 1] != "#"
        assert (point["column"] - 1, point["row"] - 1) != (x, y)


def _inside(face: dict[str, Any], name: str, rows: list[str]) -> tuple[int, int]:
    """The space inside an opening, by column and row from 0."""
    opening = next(each for each in face["openings"] if each["id"] == name)
    at = opening["at"] - 1
    return {
        "north": (at, 0),
        "south": (at, len(rows) - 1),
        "west": (0, at),
        "east": (len(rows[0]) - 1, at),
    }[opening["side"]]


# Adventures.


def test_there_is_an_adventure_to_learn_one_with_a_choice_and_one_with_a_boss() -> None:
    levels = {slug: adventure.data.get("difficulty") for slug, adventure in entries("adventure").items()}
    assert levels["first_shift"] == "learning"
    choices = {slug for slug in ADVENTURES if "choice" in words_in(entries("adventure")[slug].data)}
    assert choices == {"vespers_in_brine"}
    assert _shapes("the_tide_below") == 3


def _shapes(slug: str) -> int:
    """How many enemies of the highest threat an adventure brings."""
    icons = [icon for encounter in book(slug).adventure.encounters for icon in encounter.enemies]
    words = [said for said in book(slug).words if said.name == "spawn_in" and said.given["threat"] == 3]
    return len([icon for icon in icons if icon.threat == 3]) + len(words)


@pytest.mark.parametrize("slug", ADVENTURES)
def test_an_adventure_uses_six_to_nine_tiles_and_all_three_threats(slug: str) -> None:
    adventure = book(slug).adventure
    assert 6 <= len(adventure.rooms) <= 9
    assert [row.threat for row in adventure.threats] == [1, 2, 3]
    assert (adventure.heroes_least, adventure.heroes_most) == (1, 4)


def test_every_enemy_appears_in_some_adventure() -> None:
    used = [row.enemy for slug in ADVENTURES for row in book(slug).adventure.threats]
    assert sorted(used) == sorted(entries("enemy"))


def test_every_tile_is_used_in_some_adventure() -> None:
    used = {room.tile for slug in ADVENTURES for room in book(slug).adventure.rooms}
    assert used == set(entries("tile"))


def test_learning_goes_step_by_step() -> None:
    """Moving, fighting, a check with items to buy, Abilities: in the order of the rooms."""
    adventure = book("first_shift").adventure
    met = {encounter.id: encounter for encounter in adventure.encounters}
    drift, canteen, turntable = (met[name] for name in ("first_knock", "napkins", "whistle"))
    order = [room.encounter for room in adventure.rooms]
    assert order.index(drift.id) < order.index(canteen.id) < order.index(turntable.id)
    assert drift.enemies
    assert not drift.interactions
    checks = {check.id: check for check in adventure.checks}
    assert canteen.interactions == ("force_the_larder",)
    assert "loot" in words_in(checks["larder"].passed)
    assert "energy" in words_in(turntable.do)


def test_the_choice_changes_what_follows() -> None:
    """Each answer opens another way, with rooms and a victory of its own."""
    data = entries("adventure")["vespers_in_brine"].data
    options = [said.given["options"] for said in book("vespers_in_brine").words if said.name == "choice"]
    flags = [
        {word for word in words_in(option["do"]) if word in ("promise", "drain")} for option in options[0]
    ]
    assert flags == [{"promise"}, {"drain"}]
    ways = {way.get("room"): words_in(way["opens_if"]) for way in data["rooms"][4]["exits"]}
    assert "promise" in ways["crypt"]
    assert "drain" in ways["sluice"]
    assert len(data["victories"]) == 2


@pytest.mark.parametrize("slug", ADVENTURES)
def test_more_heroes_meet_more_enemies(slug: str) -> None:
    icons = [icon for encounter in book(slug).adventure.encounters for icon in encounter.enemies]
    met = [sum(icon.heroes_least <= heroes <= icon.heroes_most for icon in icons) for heroes in (1, 2, 3, 4)]
    assert met == sorted(set(met))


@pytest.mark.parametrize("slug", ADVENTURES)
def test_an_adventure_fits_on_a_table(slug: str) -> None:
    lying = layout_of(book(slug)).lying
    columns = [x for each in lying for x in (each.x, each.x + each.extent[0])]
    rows = [y for each in lying for y in (each.y, each.y + each.extent[1])]
    assert max(columns) - min(columns) <= 30
    assert max(rows) - min(rows) <= 34


# Texts.


@pytest.mark.parametrize("language", ["es", "it", "de"])
def test_every_text_is_translated_and_reviewed(language: str) -> None:
    for key, document in content().documents.items():
        answers = document.translations.get(language, {})
        for field, source in document.texts.items():
            assert field in answers, (key, field)
            assert answers[field].answers == source, (key, field)
            assert answers[field].quality == "reviewed", (key, field)


def texts(language: str) -> dict[tuple[str, str, str], str]:
    """All texts of a language by kind, slug and address."""
    found = {}
    for (kind, slug), document in content().documents.items():
        for field, source in document.texts.items():
            answer = source if language == "en" else document.translations[language][field].text
            found[kind, slug, field] = answer
    return found


QUOTES = {"en": "“”‘’", "es": "«»—", "it": "«»’", "de": "„“‚‘"}


@pytest.mark.parametrize("language", sorted(QUOTES))
def test_texts_are_set_as_the_language_sets_them(language: str) -> None:
    foreign = set("“”„«»") - set(QUOTES[language])
    for key, text in texts(language).items():
        assert not re.search(r"['\"]|\.\.\.| - |  +\S.*  ", text), (key, text)
        assert not foreign & set(text), (key, text)
        for opening, closing in (("“", "”"), ("«", "»"), ("„", "“")):
            if opening in QUOTES[language] and closing in QUOTES[language]:
                assert text.count(opening) == text.count(closing), (key, text)


@pytest.mark.parametrize("language", ["es", "it", "de"])
def test_stories_are_told_anew_in_each_language(language: str) -> None:
    english = texts("en")
    for key, text in texts(language).items():
        if key[0] == "adventure" and len(english[key]) > 60:
            assert text != english[key]
            assert 0.6 < len(text) / len(english[key]) < 1.6, key


# Playing it.


@pytest.mark.parametrize("number", range(24))
def test_games_of_every_adventure_come_to_an_end(number: int) -> None:
    seats = 1 + number % 4
    options = {"adventure": ADVENTURES[number // 4 % 3], "deal": number % 2 == 0, "round_limit": 15}
    game = start(release(), "dungeons", seats=seats, seed=number, options=options)
    stream = Stream(seeded(number))
    while game.outcome is None:
        legal = game.actions()
        game.apply(legal[stream.below(len(legal))])
    assert len(game.outcome.scores) == seats


@pytest.mark.parametrize("slug", ADVENTURES)
def test_rooms_are_checked_where_the_map_lays_them(slug: str) -> None:
    """The check on overlaps and the map of the game agree on the place of every room."""
    found = layout_of(book(slug)).lying
    for lying in found:
        board = Map(120, 120)
        first = next(each for each in found if not each.taken)
        tiles = {first.room: board.lay(first.face, 60 + first.x, 60 + first.y, first.turn)}
        for (room, way), target in lying.taken.items():
            number = book(slug).openings[room].index(way)
            opening = board.openings_of(tiles[room])[number]
            tiles[target] = board.lay_beyond(opening, book(slug).faces[target])
        tile = tiles[lying.room]
        assert (board.tile_x[tile] - 60, board.tile_y[tile] - 60) == (lying.x, lying.y)
        assert board.tile_rotation[tile] == lying.turn % 4


@pytest.mark.parametrize("slug", ADVENTURES)
def test_tiles_collide_where_the_map_refuses_them(slug: str) -> None:
    """Moved about on the table, a room hits its neighbour exactly where the map finds an obstacle."""
    found = layout_of(book(slug)).lying
    for one, other in pairwise(found):
        board = Map(120, 120)
        board.lay(one.face, 60, 60, one.turn)
        for x in range(52, 70, 2):
            for y in range(52, 70):
                moved = replace(other, x=x, y=y)
                here = replace(one, x=60, y=60)
                assert moved.collides(here) == (board.obstacle(other.face, x, y, other.turn) != FITS), (x, y)
