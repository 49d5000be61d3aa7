"""Adventures and tiles of Dungeons with every fault of the ledger's list "validation on loading": each is
found with its file and line and said in every language, all of them at once, and nothing is loaded."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings

from content.actions.load_pack import checked, load_pack
from content.checks import Level, run_checks
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.errors import PackFaultsError
from content.models import Pack
from content.wording import fault_text
from engine.games.dungeons.adventures.book import Book, open_book
from engine.games.dungeons.adventures.layout import MOST, layout_of
from engine.games.dungeons.kinds import GAME
from engine.schema import spell_path
from engine.schema.checks import Written

SMALL = Path(__file__).parent / "small_dungeon"
RATS = "adventure/rats.yaml"
HALL = "tile/hall.yaml"
GERMAN = "i18n/de/adventure.yaml"

Break = Callable[[Path], object]


def put(path: str, content: str) -> Break:
    def write(folder: Path) -> None:
        (folder / path).parent.mkdir(exist_ok=True)
        (folder / path).write_text(content, encoding="utf-8")

    return write


def swap(path: str, old: str, new: str) -> Break:
    def change(folder: Path) -> None:
        text = (folder / path).read_text(encoding="utf-8")
        assert text.count(old) == 1, old
        (folder / path).write_text(text.replace(old, new), encoding="utf-8")

    return change


def all_of(*breaks: Break) -> Break:
    def change(folder: Path) -> None:
        for each in breaks:
            each(folder)

    return change


DEN = """\
name: Den
front:
  name: Den
  map: |-
    ......
    ......
    ......
    ......
  openings:
    - {id: south, side: south, at: 5}
  arrow: south
  points:
    - {column: 3, row: 2}
"""
DEN_ROOM = "  - id: vault\n    tile: vault\n"
WAY_SOUTH = "{id: south, leads: closed}"

CASES: list[tuple[str, Break, str, str]] = [
    # Every reference resolves.
    (
        "no such room",
        swap(RATS, "leads: room, room: cell", "leads: room, room: cel"),
        f"{RATS}:17",
        "rooms[0].exits[0].room: this adventure has no room “cel”. Known: hall, cell, vault. "
        "Did you mean “cell”?",
    ),
    (
        "no such room at the start",
        swap(RATS, "{room: hall, column: 0, row: 0}", "{room: hal, column: 0, row: 0}"),
        f"{RATS}:8",
        "start.rooms[0].room: this adventure has no room “hal”.",
    ),
    (
        "no such encounter",
        swap(RATS, "encounter: nest", "encounter: next"),
        f"{RATS}:22",
        "rooms[1].encounter: this adventure has no encounter “next”. Known: doorstep, nest, hoard. "
        "Did you mean “nest”?",
    ),
    (
        "no such encounter at the start",
        swap(RATS, "encounter: doorstep", "encounter: door"),
        f"{RATS}:12",
        "start.encounter: this adventure has no encounter “door”.",
    ),
    (
        "no such rule",
        swap(RATS, "rules: [squeaking]", "rules: [squeeking]"),
        f"{RATS}:31",
        "encounters[0].rules[0]: this adventure has no special rule “squeeking”. Known: squeaking.",
    ),
    (
        "no such interaction",
        swap(RATS, "interactions: [search]", "interactions: [serch]"),
        f"{RATS}:36",
        "encounters[1].interactions[0]: this adventure has no interaction “serch”.",
    ),
    (
        "no such check",
        swap(RATS, "make_check: {check: find}", "make_check: {check: fund}"),
        f"{RATS}:54",
        "interactions[0].do[0].make_check.check: this adventure has no check “fund”.",
    ),
    (
        "no such flag",
        swap(RATS, "set_flag: {flag: key}", "set_flag: {flag: kee}"),
        f"{RATS}:60",
        "checks[0].passed[0].set_flag.flag: this adventure has no flag “kee”.",
    ),
    (
        "no such counter",
        swap(RATS, "change_counter: {counter: noise}", "change_counter: {counter: nois}"),
        f"{RATS}:67",
        "rules[0].effects[0].do[0].change_counter.counter: this adventure has no counter “nois”.",
    ),
    (
        "no such passage",
        swap(RATS, "show_text: {passage: squeak}", "show_text: {passage: squek}"),
        f"{RATS}:42",
        "encounters[2].do[0].show_text.passage: this adventure has no passage “squek”.",
    ),
    (
        "no such passage of a choice",
        swap(
            RATS,
            "- show_text: {passage: squeak}",
            "- choice: {options: [{passage: squeak, do: [renew_row]}, {passage: moo, do: [renew_row]}]}",
        ),
        f"{RATS}:42",
        "encounters[2].do[0].choice.options[1].passage: this adventure has no passage “moo”. Known: squeak.",
    ),
    (
        "no such victory",
        swap(RATS, "- set_flag: {flag: key}", "- set_flag: {flag: key}\n      - victory: {ending: deaf}"),
        f"{RATS}:61",
        "checks[0].passed[1].victory.ending: this adventure has no victory “deaf”. Known: rich.",
    ),
    (
        "no such pool",
        swap(RATS, "leads: room, room: cell", "leads: pool, pool: cells"),
        f"{RATS}:17",
        "rooms[0].exits[0].pool: this adventure has no pool “cells”. Known: -.",
    ),
    (
        "no such group",
        swap(RATS, "group_defeated: {group: pack}", "group_defeated: {group: bag}"),
        f"{RATS}:51",
        "interactions[0].conditions[0].group_defeated.group: this adventure has no group of enemies “bag”. "
        "Known: pack.",
    ),
    (
        "no such exit in a word",
        swap(RATS, "set_flag: {flag: key}", "open_exit: {room: hall, exit: up}"),
        f"{RATS}:60",
        "checks[0].passed[0].open_exit.exit: this adventure has no exit “up”. Known: north, east, south.",
    ),
    (
        "no such tile",
        swap(RATS, "tile: vault", "tile: volt"),
        f"{RATS}:26",
        "rooms[2].tile: there is no tile “volt” in this game.",
    ),
    (
        "a card that speaks of an adventure",
        swap("enemy/rat.yaml", "melee_dice: 1", "effects: [{when: left, do: [{set_flag: {flag: key}}]}]"),
        "enemy/rat.yaml:4",
        "effects[0].do[0]: “set_flag” cannot stand here: it needs an adventure around it. "
        "Kinds that have it: adventure.",
    ),
    # Every part is used.
    (
        "encounter nobody meets",
        swap(RATS, "    encounter: hoard\n", ""),
        f"{RATS}:36",
        "encounters[2]: nothing brings this into play: encounter “hoard”. Refer to it, or remove it.",
    ),
    (
        "interaction nobody offers",
        swap(RATS, "    interactions: [search]\n", ""),
        f"{RATS}:43",
        "interactions[0]: nothing brings this into play: interaction “search”.",
    ),
    (
        "check nobody makes",
        swap(RATS, "make_check: {check: find}", "set_flag: {flag: key}"),
        f"{RATS}:56",
        "checks[0]: nothing brings this into play: check “find”.",
    ),
    (
        "rule that never begins",
        swap(RATS, "    rules: [squeaking]\n", ""),
        f"{RATS}:61",
        "rules[0]: nothing brings this into play: special rule “squeaking”.",
    ),
    (
        "flag nobody sets",
        swap(RATS, "- set_flag: {flag: key}", "- gain: {what: loot}"),
        f"{RATS}:69",
        "flags[0]: nothing ever changes this: flag “key”.",
    ),
    (
        "flag nobody asks for",
        swap(
            RATS,
            "room: vault, opens_if: [{flag_is: {flag: key}}]",
            "room: vault, opens_if: [room_explored: {room: hall}]",
        ),
        f"{RATS}:69",
        "flags[0]: nothing ever asks for this: flag “key”.",
    ),
    (
        "end that never comes",
        swap(
            RATS,
            "    text: You are rich.\n    conditions:\n      - heroes_in: {room: vault, least: 0}\n",
            "    text: You are rich.\n",
        ),
        f"{RATS}:76",
        "victories[0]: nothing brings this into play: victory “rich”.",
    ),
    # Threats and enemies.
    (
        "threat that is not in the table",
        swap(RATS, "{threat: 1, number: 2, group: pack}", "{threat: 2, number: 2, group: pack}"),
        f"{RATS}:35",
        "encounters[1].enemies[0].threat: an enemy of threat 2 appears here, but the adventure’s table has "
        "none. Threats in the table: 1.",
    ),
    (
        "threat of a word that is not in the table",
        swap(RATS, "- set_flag: {flag: key}", "- spawn_in: {threat: 3, room: cell}"),
        f"{RATS}:60",
        "checks[0].passed[0].spawn_in.threat: an enemy of threat 3 appears here",
    ),
    (
        "threat that never appears",
        swap(
            RATS,
            "  - {threat: 1, enemy: rat, die: grey}\n",
            "  - {threat: 1, enemy: rat, die: grey}\n  - {threat: 3, enemy: ogre}\n",
        ),
        f"{RATS}:6",
        "threats[1]: no enemy of threat 3 ever appears",
    ),
    (
        "threat twice",
        swap(
            RATS,
            "  - {threat: 1, enemy: rat, die: grey}\n",
            "  - {threat: 1, enemy: rat, die: grey}\n  - {threat: 1, enemy: rat}\n",
        ),
        f"{RATS}:6",
        "threats[1].threat: threat 1 stands in the table twice.",
    ),
    (
        "card of another threat",
        swap(RATS, "enemy: rat", "enemy: ogre"),
        f"{RATS}:5",
        "threats[0].enemy: “ogre” is of threat 3, not 1.",
    ),
    (
        "die of another threat",
        swap("enemy_die/grey.yaml", "threat: 1", "threat: 2"),
        f"{RATS}:5",
        "threats[0].die: “grey” is of threat 2, not 1.",
    ),
    (
        "scaling twice",
        swap(RATS, "die: grey}", "die: grey, scaling: [{heroes: 2, health: 1}, {heroes: 2, dice: 1}]}"),
        f"{RATS}:5",
        "threats[0].scaling[1].heroes: the number of heroes, 2, stands here twice.",
    ),
    (
        "number its die lacks",
        swap(RATS, "number: 2", "number: 3"),
        f"{RATS}:35",
        "encounters[1].enemies[0].number: the die of threat 1 shows 2 at most, not 3.",
    ),
    (
        "number of a word its die lacks",
        swap(RATS, "- set_flag: {flag: key}", "- spawn: {threat: 1, number: 3}"),
        f"{RATS}:60",
        "checks[0].passed[0].spawn.number: the die of threat 1 shows 2 at most, not 3.",
    ),
    (
        "point its tile lacks",
        swap(RATS, "number: 2, group", "number: 2, point: 2, group"),
        f"{RATS}:35",
        "encounters[1].enemies[0].point: the tile of the room “cell” has no point of interest number 2; "
        "its last is 1.",
    ),
    (
        "point that the room of a word lacks",
        all_of(
            swap(RATS, "- set_flag: {flag: key}", "- read_encounter: {encounter: hoard, room: hall}"),
            swap(RATS, "{threat: 1, heroes_least: 2}", "{threat: 1, heroes_least: 2, point: 2}"),
        ),
        f"{RATS}:40",
        "encounters[2].enemies[0].point: the tile of the room “hall” has no point of interest number 2",
    ),
    (
        "point of a word its tile lacks",
        swap(RATS, "- set_flag: {flag: key}", "- spawn_in: {threat: 1, room: cell, point: 4}"),
        f"{RATS}:60",
        "checks[0].passed[0].spawn_in.point: the tile of the room “cell” has no point of interest number 4",
    ),
    (
        "enemy for no party",
        swap(RATS, "heroes_least: 2", "heroes_least: 3"),
        f"{RATS}:40",
        "encounters[2].enemies[0].heroes_least: this enemy appears for no party of 1 to 2 heroes.",
    ),
    (
        "no party at all",
        swap(RATS, "heroes_most: 2", "heroes_least: 3\nheroes_most: 2"),
        f"{RATS}:3",
        "heroes_least: at least 3 heroes, but at most 2: no party fits.",
    ),
    # Exits, and no tiles overlap.
    (
        "opening nobody accounts for",
        swap(RATS, f"      - {WAY_SOUTH}\n", ""),
        f"{RATS}:16",
        "rooms[0].exits: nothing says what is behind the opening “south” of the room “hall”",
    ),
    (
        "exit without an opening",
        swap(RATS, WAY_SOUTH, "{id: sewer, leads: closed}"),
        f"{RATS}:19",
        "rooms[0].exits[2].id: this adventure has no exit “sewer”. Known: north, east, south.",
    ),
    (
        "exit where heroes come in",
        swap(
            RATS,
            "- {id: west, leads: closed}",
            "- {id: west, leads: closed}\n      - {id: south, leads: closed}",
        ),
        f"{RATS}:25",
        "rooms[1].exits[1].id: the opening “south” bears the arrow",
    ),
    (
        "exit to an unnamed room",
        swap(RATS, "leads: room, room: cell", "leads: room"),
        f"{RATS}:17",
        "rooms[0].exits[0].leads: an exit that leads to a room must name it.",
    ),
    (
        "door with nothing behind it",
        swap(RATS, "leads: closed, room: vault", "leads: closed"),
        f"{RATS}:18",
        "rooms[0].exits[1].leads: the exit “east” can be opened, but names no room behind it.",
    ),
    (
        "tiles that overlap",
        all_of(
            put("tile/den.yaml", DEN),
            swap(RATS, WAY_SOUTH, "{id: south, leads: room, room: den}"),
            swap(RATS, DEN_ROOM, "  - id: den\n    tile: den\n" + DEN_ROOM),
        ),
        f"{RATS}:19",
        "rooms[0].exits[2]: the tile of the room “den” would overlap or touch that of the room “vault”",
    ),
    (
        "tiles that overlap at the start",
        swap(
            RATS,
            "    - {room: hall, column: 0, row: 0}\n",
            "    - {room: hall, column: 0, row: 0}\n    - {room: vault, column: 3, row: 0}\n",
        ),
        f"{RATS}:9",
        "start.rooms[1]: the tile of the room “vault” would overlap or touch that of the room “hall”",
    ),
    (
        "one card for two rooms",
        all_of(
            swap(RATS, "tile: vault", "tile: cell\n    face: back"),
        ),
        f"{RATS}:18",
        "rooms[0].exits[1]: the rooms “vault” and “cell” can lie on the table at once, but the tile “cell” "
        "is not in the box so often. Both its faces are one card.",
    ),
    (
        "one room twice at the start",
        swap(
            RATS,
            "    - {room: hall, column: 0, row: 0}\n",
            "    - {room: hall, column: 0, row: 0}\n    - {room: hall, column: 20, row: 0}\n",
        ),
        f"{RATS}:9",
        "start.rooms[1]: the rooms “hall” and “hall” can lie on the table at once",
    ),
    # Start spaces and other spaces.
    (
        "start on a blocked space",
        swap(RATS, "{room: hall, column: 1, row: 3}", "{room: hall, column: 1, row: 1}"),
        f"{RATS}:10",
        "start.spaces[0]: the space in column 1, row 1 is blocked; nobody can stand there.",
    ),
    (
        "start off the tile",
        swap(RATS, "{room: hall, column: 1, row: 3}", "{room: hall, column: 4, row: 3}"),
        f"{RATS}:10",
        "start.spaces[0]: column 4, row 3 is not on the tile, which is 3 by 3 spaces.",
    ),
    (
        "start in a room that comes later",
        swap(RATS, "{room: hall, column: 1, row: 3}", "{room: cell, column: 1, row: 3}"),
        f"{RATS}:10",
        "start.spaces[0].room: the room “cell” does not lie on the table at the start.",
    ),
    (
        "start space twice",
        swap(RATS, "{room: hall, column: 3, row: 3}", "{room: hall, column: 1, row: 3}"),
        f"{RATS}:11",
        "start.spaces[1]: column 1, row 3 is named twice.",
    ),
    (
        "too few start spaces",
        swap(RATS, "heroes_most: 2", "heroes_most: 3"),
        f"{RATS}:9",
        "start.spaces: there are start spaces for 2 heroes, but up to 3 may play.",
    ),
    (
        "interaction off the tile",
        swap(RATS, "    column: 2\n    row: 1\n    conditions", "    column: 2\n    row: 5\n    conditions"),
        f"{RATS}:48",
        "interactions[0].column: column 2, row 5 is not on the tile, which is 3 by 3 spaces.",
    ),
    (
        "interaction on a blocked space",
        all_of(
            swap(
                RATS,
                "where: beside\n    room: cell\n    column: 2",
                "where: space\n    room: hall\n    column: 1",
            ),
        ),
        f"{RATS}:48",
        "interactions[0].column: the space in column 1, row 1 is blocked; nobody can stand there.",
    ),
    (
        "interaction nowhere",
        swap(RATS, "    room: cell\n    column: 2\n", "    column: 2\n"),
        f"{RATS}:44",
        "interactions[0]: an interaction that can be done only in one place (“beside”) must name its room.",
    ),
    (
        "space of a word off the tile",
        swap(RATS, "- set_flag: {flag: key}", "- set_terrain: {room: cell, column: 4, row: 1, terrain: pit}"),
        f"{RATS}:60",
        "checks[0].passed[0].set_terrain.column: column 4, row 1 is not on the tile, which is 3 by 3 spaces.",
    ),
    # A victory can be reached.
    (
        "victory behind a door that stays shut",
        swap(RATS, "opens_if: [{flag_is: {flag: key}}], ", ""),
        f"{RATS}:75",
        "victories: no victory can be reached, whatever the heroes do",
    ),
    (
        "victory behind a flag that is set too late",
        all_of(
            swap(RATS, "    passed:\n      - set_flag: {flag: key}\n", ""),
            swap(
                RATS,
                "- show_text: {passage: squeak}",
                "- show_text: {passage: squeak}\n      - set_flag: {flag: key}",
            ),
        ),
        f"{RATS}:74",
        "victories: no victory can be reached, whatever the heroes do",
    ),
    (
        "room nobody can enter",
        swap(RATS, "leads: room, room: cell", "leads: closed, room: cell"),
        f"{RATS}:20",
        "rooms[1]: heroes can never come to this, whatever they do: room “cell”.",
    ),
    (
        "counter that never comes so far",
        swap(RATS, "most: 9", "most: 8"),
        f"{RATS}:86",
        "defeats[0].conditions[0].counter_is.least: the counter “noise” never comes to 9; it can be 0 to 8.",
    ),
    (
        "counter that starts too high",
        swap(RATS, "name: Noise, most: 9", "name: Noise, start: 10, most: 9"),
        f"{RATS}:71",
        "counters[0].start: the counter starts at 10, above its highest value, 9.",
    ),
    # Texts exist, in all languages.
    (
        "encounter without a text",
        all_of(
            swap(RATS, "    text: A nest.\n", ""),
            swap(GERMAN, "  encounters.nest.text: {en: A nest., de: Ein Nest.}\n", ""),
        ),
        f"{RATS}:32",
        "encounters[1].text: a text is required here.",
    ),
    (
        "adventure without an introduction",
        all_of(
            swap(RATS, "introduction: There are rats in the vault.\n", ""),
            swap(
                GERMAN,
                "  introduction: {en: There are rats in the vault., de: In der Schatzkammer sind Ratten.}\n",
                "",
            ),
        ),
        f"{RATS}:1",
        "introduction: a text is required here.",
    ),
    (
        "text without a translation",
        swap(GERMAN, "  encounters.nest.text: {en: A nest., de: Ein Nest.}\n", ""),
        f"{GERMAN}:1",
        "rats.encounters.nest.text: not translated yet.",
    ),
    # Tiles.
    (
        "opening beyond the end of its side",
        swap(HALL, "{id: north, side: north, at: 2}", "{id: north, side: north, at: 4}"),
        f"{HALL}:9",
        "front.openings[0].at: the opening is beside space 4, but this side is only 3 spaces long.",
    ),
    (
        "opening onto a blocked space",
        swap(HALL, "{id: north, side: north, at: 2}", "{id: north, side: north, at: 1}"),
        f"{HALL}:9",
        "front.openings[0].at: the opening “north” leads onto a blocked space",
    ),
    (
        "two openings at one place",
        swap(HALL, "{id: north, side: north, at: 2}", "{id: north, side: south, at: 2}"),
        f"{HALL}:11",
        "front.openings[2]: the opening “south” is at the same place as “north”",
    ),
    (
        "arrow at no opening",
        swap(HALL, "arrow: south", "arrow: sout"),
        f"{HALL}:12",
        "front.arrow: there is no opening “sout” for the arrow. Openings: north, east, south. "
        "Did you mean “south”?",
    ),
    (
        "point of interest off the tile",
        swap(HALL, "{column: 2, row: 2}", "{column: 2, row: 4}"),
        f"{HALL}:14",
        "front.points[0]: column 2, row 4 is not on this face, which is 3 by 3 spaces.",
    ),
]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    shutil.copytree(SMALL, folder)
    return folder


def faults_of(folder: Path, language: str = "en") -> list[tuple[str, str]]:
    """Place and message of every fault, as ``packs check`` prints them."""
    lines = []
    for located in checked(folder)[0].faults:
        path, told = spell_path(located.fault.path), fault_text(located.fault, language, "dungeons")
        lines.append((f"{located.file}:{located.line}", f"{path}: {told}" if path else told))
    return lines


def test_the_small_dungeon_is_sound() -> None:
    assert faults_of(SMALL) == []


@pytest.mark.parametrize(
    ("broken", "place", "message"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_broken_adventure_is_told_where_and_why(
    pack: Path, broken: Break, place: str, message: str
) -> None:
    broken(pack)
    found = faults_of(pack)
    assert any(where == place and told.startswith(message) for where, told in found), found
    for code, _name in settings.LANGUAGES:
        assert len(faults_of(pack, code)) == len(found)


def test_all_faults_are_reported_at_once(pack: Path) -> None:
    """Breakages in different places together give the faults of each."""
    together = ["opening beyond the end of its side", "number its die lacks", "text without a translation"]
    together += ["no such passage", "threat that never appears", "too few start spaces"]
    chosen = [case for case in CASES if case[0] in together]
    assert len(chosen) == len(together)
    for _, broken, _, _ in chosen:
        broken(pack)
    told = [told for _, told in faults_of(pack)]
    for _, _, _, message in chosen:
        assert any(each.startswith(message) for each in told), message


@pytest.mark.parametrize("name", ["tiles that overlap", "start on a blocked space", "number its die lacks"])
def test_a_single_mistake_is_one_fault(pack: Path, name: str) -> None:
    _, broken, place, message = next(case for case in CASES if case[0] == name)
    broken(pack)
    assert [(where, told.startswith(message)) for where, told in faults_of(pack)] == [(place, True)]


@pytest.mark.django_db
def test_an_adventure_with_faults_is_not_loaded(pack: Path) -> None:
    swap(RATS, "leads: room, room: cell", "leads: room, room: cel")(pack)
    with pytest.raises(PackFaultsError):
        load_pack(pack, author=None)
    assert not Pack.objects.exists()
    swap(RATS, "leads: room, room: cel", "leads: room, room: cell")(pack)
    load_pack(pack, author=None)
    assert Pack.objects.get().game == "dungeons"


def test_the_same_faults_stop_publishing(pack: Path) -> None:
    swap(RATS, "number: 2", "number: 3")(pack)
    content = read_pack(read_folder(pack)[0])
    errors = run_checks(content, least=Level.ERROR)
    assert [(error.kind, error.slug, error.fault.key) for error in errors] == [
        ("adventure", "rats", "story-number")
    ]


# Where rooms come to lie.


def book_of(folder: Path) -> Book:
    content = read_pack(read_folder(folder)[0])
    entries = {key: Written(each.data, each.texts, each.copies) for key, each in content.documents.items()}
    return open_book(GAME, entries, entries["adventure", "rats"])


def test_rooms_lie_where_their_arrows_say(pack: Path) -> None:
    """The cell north of the hall stands upright; the vault to its east is turned a quarter, so that it is
    higher than wide."""
    lying = {each.room: each for each in layout_of(book_of(pack)).lying}
    assert (lying["hall"].x, lying["hall"].y, lying["hall"].turn) == (0, 0, 0)
    assert (lying["cell"].x, lying["cell"].y, lying["cell"].turn) == (0, -4, 0)
    assert (lying["vault"].x, lying["vault"].y, lying["vault"].turn) == (4, 0, 1)
    assert lying["vault"].extent == (4, 6)


def test_rooms_of_a_pool_do_not_overlap_with_each_other(pack: Path) -> None:
    """Only one of them lies behind the exit in any game."""
    swap(
        RATS,
        "encounters:\n  - id: doorstep",
        "pools:\n  - {id: beyond, rooms: [cell, vault]}\nencounters:\n  - id: doorstep",
    )(pack)
    swap(RATS, "leads: room, room: cell", "leads: pool, pool: beyond")(pack)
    swap(
        RATS,
        "leads: closed, room: vault, opens_if: [{flag_is: {flag: key}}], text: Locked.",
        "leads: closed, text: Locked.",
    )(pack)
    told = [told for _, told in faults_of(pack)]
    assert not any("overlap" in each for each in told), told


def test_a_maze_too_large_to_look_at_is_refused(pack: Path) -> None:
    """A pool whose rooms lead to the pool again can be laid in more ways than anybody could check."""
    tiles = "".join(
        f"  - {{id: maze{n}, tile: maze{n}, exits: [{{id: west, leads: pool, pool: maze}}]}}\n"
        for n in range(7)
    )
    for n in range(7):
        shutil.copy(pack / "tile" / "cell.yaml", pack / "tile" / f"maze{n}.yaml")
    names = ", ".join(f"maze{n}" for n in range(7))
    swap(
        RATS,
        "encounters:\n  - id: doorstep",
        f"{tiles}pools:\n  - {{id: maze, rooms: [{names}]}}\nencounters:\n  - id: doorstep",
    )(pack)
    swap(RATS, WAY_SOUTH, "{id: south, leads: pool, pool: maze}")(pack)
    told = [told for _, told in faults_of(pack)]
    assert any(f"more than {MOST} ways to lay the rooms" in each for each in told), told
