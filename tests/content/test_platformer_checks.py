"""What Platformer asks of its content beyond its kinds: the shipped pack with one thing broken at a time.
Each fault is found at its entry and path and said in every language."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from django.conf import settings

from content.checks import Finding, game_rules
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.entries.document import Document
from content.entries.pack import PackContent
from content.wording import fault_text
from engine.schema import spell_path

Documents = dict[tuple[str, str], Document]
Break = Callable[[Documents], object]

TILE = "acorn_arcade"
BOSS_TILE = "antler_hall"
NO_FLOOR = "\n".join([":.H:. :. :. :", "+  +  +  +  +"] * 4)
SEALED = "\n".join(
    [
        ":.H:. :. :. :",
        "+==+==+==+==+",
        ":. :. :. :. :",
        "+  +  +  +  +",
        ":. :. :. :. :",
        "+  +  +  +  +",
        ":. :. :. :. :",
        "+==+==+==+==+",
    ]
)

MAZE = [
    ":.H:. :. :. :",
    "+^^+==+==+==+",
    ":. :. |. :. :",
    "+==+==+  +  +",
    ":. |.H:. |. :",
    "+==+==+==+  +",
    ":. |. :. |. :",
    "+==+==+==+  +",
    ":. :.H|.H:. :",
    "+  +==+==+==+",
    ":. :. :. :. :",
    "+==+==+==+==+",
]
"""One way leads to the top row: up, right, up a ladder, right, down a ladder, right, up three rows, left,
down through the air, left, up a ladder, left and up through a one-way platform."""


@cache
def shipped() -> PackContent:
    source, _, faults = read_folder(settings.BASE_DIR / "content" / "packs" / "platformer")
    assert not faults
    return read_pack(source)


def findings(broken: Break) -> list[Finding]:
    documents = copy.deepcopy(shipped().documents)
    broken(documents)
    content = PackContent("platformer", shipped().source, shipped().languages, documents)
    return list(game_rules.check(content))


def put(kind: str, slug: str, **fields: Any) -> Break:
    return lambda documents: documents[kind, slug].data.update(fields)


def drop(kind: str, *slugs: str) -> Break:
    """Without some entries of a kind, or without all."""

    def change(documents: Documents) -> None:
        for key in [key for key in documents if key[0] == kind and (not slugs or key[1] in slugs)]:
            del documents[key]

    return change


def redraw(slug: str, old: str, new: str) -> Break:
    def change(documents: Documents) -> None:
        drawing = documents["tile", slug].data["map"]
        assert old in drawing
        documents["tile", slug].data["map"] = drawing.replace(old, new)

    return change


def both(*breaks: Break) -> Break:
    def change(documents: Documents) -> None:
        for each in breaks:
            each(documents)

    return change


def drop_ranked(*ranks: int) -> Break:
    """Without one enemy of each of these ranks."""

    def change(documents: Documents) -> None:
        for rank in ranks:
            del documents[
                next(
                    key
                    for key, document in documents.items()
                    if key[0] == "enemy" and document.data["rank"] == rank
                )
            ]

    return change


def shorter(documents: Documents) -> None:
    tile = documents["tile", TILE].data
    tile["map"] = "\n".join(tile["map"].splitlines()[:-2])


def second_die(documents: Documents) -> None:
    die = copy.deepcopy(documents["die", "enemy_die"])
    die.slug = "enemy_die_two"
    documents["die", "enemy_die_two"] = die


CASES: list[tuple[str, Break, str, str, str]] = [
    # Tiles.
    (
        "boss tile without the boss's space",
        redraw(BOSS_TILE, "B", "."),
        f"tile/{BOSS_TILE}",
        "map",
        "boss-tile-lacks",
    ),
    ("boss tile without a Shop", redraw(BOSS_TILE, "$", "."), f"tile/{BOSS_TILE}", "map", "boss-tile-lacks"),
    (
        "boss tile without a spawn space",
        redraw(BOSS_TILE, "e", "."),
        f"tile/{BOSS_TILE}",
        "map",
        "boss-tile-lacks",
    ),
    ("boss space on another tile", redraw(TILE, "x", "B"), f"tile/{TILE}", "map", "only-on-boss-tiles"),
    ("special space on another tile", redraw(TILE, "x", "!"), f"tile/{TILE}", "map", "only-on-boss-tiles"),
    ("portal in the forest", redraw(TILE, "x", "@"), f"tile/{TILE}", "map", "portal"),
    ("no floor at all", put("tile", TILE, map=NO_FLOOR), f"tile/{TILE}", "map", "no-floor"),
    ("a top row nobody reaches", put("tile", TILE, map=SEALED), f"tile/{TILE}", "map", "no-way-up"),
    (
        "no ladder out",
        put("tile", TILE, map=SEALED.replace(".H", ". ").replace("==+==+==+==", "  +  +==+==", 1)),
        f"tile/{TILE}",
        "map",
        "no-ladder-out",
    ),
    ("a tile of another height", shorter, f"tile/{TILE}", "map", "tile-height"),
    # Enough of everything.
    ("no tile", drop("tile"), "tile/tile", "", "few-tiles"),
    (
        "too few boss tiles",
        drop("tile", "antler_hall", "elder_stump", "root_of_all_evil"),
        "tile/acorn_arcade",
        "",
        "few-tiles",
    ),
    (
        "too few heroes",
        drop("hero", "etern", "fidget", "glimmer"),
        "hero/auntie_haggle",
        "",
        "few-cards",
    ),
    (
        "no boss",
        both(drop("boss"), drop("boss_attack"), drop("boss_token")),
        "boss/boss",
        "",
        "few-cards",
    ),
    ("no item", drop("item"), "item/item", "", "few-cards"),
    ("no potion", drop("potion"), "potion/potion", "", "few-cards"),
    ("no artifact", drop("artifact"), "artifact/artifact", "", "few-cards"),
    ("no event", drop("event"), "event/event", "", "few-cards"),
    ("one enemy of rank III", drop_ranked(3), "enemy/bouncer", "rank", "few-enemies"),
    ("no enemy of rank I", drop_ranked(1, 1), "enemy/bouncer", "rank", "few-enemies"),
    # Dice.
    ("no enemy die", drop("die", "enemy_die"), "die/action_die", "role", "die-role"),
    ("two enemy dice", second_die, "die/enemy_die_two", "role", "die-role"),
    (
        "a face of another die",
        put("die", "action_die", faces=["move", "attack", "sword", "coin", "hand", "star"]),
        "die/action_die",
        "faces[1]",
        "die-face",
    ),
    # Bosses.
    (
        "one attack card to draw two of",
        drop(
            "boss_attack", "annual_review", "budget_cuts", "hostile_takeover", "mandatory_fun", "now_hiring"
        ),
        "boss/overlord_ikee",
        "",
        "few-attacks",
    ),
    (
        "no attack card",
        drop(
            "boss_attack",
            "bad_hair_day",
            "everybody_freeze",
            "slither_hither",
            "split_ends",
            "stone_cold_stare",
        ),
        "boss/medusa",
        "",
        "few-attacks",
    ),
    (
        "a boss without health",
        put("boss", "medusa", health_per_level=0),
        "boss/medusa",
        "health_per_level",
        "boss-health",
    ),
    (
        "no card for a face of the enemy die",
        drop("boss_attack", "everybody_freeze", "split_ends"),
        "boss/medusa",
        "",
        "no-answer",
    ),
    (
        "a sign that its boss never asks for",
        put("boss_attack", "bad_hair_day", signs=["left", "sword"]),
        "boss_attack/bad_hair_day",
        "signs[1]",
        "dead-sign",
    ),
    (
        "a sign that is on no die",
        put("die", "action_die", faces=["move", "move", "sword", "coin", "hand", "hand"]),
        "boss_attack/mandatory_fun",
        "signs[0]",
        "dead-sign",
    ),
    (
        "a summon without health",
        put("boss_token", "stray_curl", health=0),
        "boss_token/stray_curl",
        "health",
        "summon-health",
    ),
    (
        "a token that is no summon",
        put(
            "boss_attack",
            "bad_hair_day",
            effects=[{"when": "attack_resolved", "do": [{"summon": {"token": "stone_legs"}}]}],
        ),
        "boss_attack/bad_hair_day",
        "effects[0].do[0].summon.token",
        "token-role",
    ),
    (
        "a summon given to a hero",
        put(
            "boss_attack",
            "bad_hair_day",
            effects=[{"when": "attack_resolved", "do": [{"give_token": {"token": "stray_curl"}}]}],
        ),
        "boss_attack/bad_hair_day",
        "effects[0].do[0].give_token.token",
        "token-role",
    ),
    (
        "a token of another boss",
        put(
            "boss_attack",
            "bad_hair_day",
            effects=[{"when": "attack_resolved", "do": [{"give_token": {"token": "iou"}}]}],
        ),
        "boss_attack/bad_hair_day",
        "effects[0].do[0].give_token.token",
        "other-boss",
    ),
    # Cards.
    (
        "a card that can be used for ever",
        put("item", "long_spoon", effects=[{"when": "activated", "do": [{"gain": {"what": "gold"}}]}]),
        "item/long_spoon",
        "effects[0].cost",
        "free-use",
    ),
    (
        "a Star without an effect",
        put("hero", "sweety", star=["star"], effects=[]),
        "hero/sweety",
        "star",
        "star-without-effect",
    ),
    (
        "an effect without a Star",
        put(
            "hero",
            "sweety",
            star=["hand"],
            effects=[{"when": "star_used", "do": [{"gain": {"what": "gold"}}]}],
        ),
        "hero/sweety",
        "effects[0].when",
        "effect-without-star",
    ),
    (
        "an artifact that nobody can take",
        put(
            "artifact",
            "crumb_crown",
            effects=[{"when": "always", "do": [{"change": {"what": "shield", "by": 1}}]}],
        ),
        "artifact/crumb_crown",
        "effects",
        "artifact-not-taken",
    ),
    (
        "an attack card that does nothing",
        put("boss_attack", "bad_hair_day", effects=[]),
        "boss_attack/bad_hair_day",
        "effects",
        "idle-attack",
    ),
]


def test_the_shipped_pack_has_no_fault() -> None:
    assert findings(lambda documents: None) == []


@pytest.mark.parametrize(
    ("broken", "entry", "path", "key"), [case[1:] for case in CASES], ids=[c[0] for c in CASES]
)
def test_a_fault_is_found_at_its_place_and_said_in_every_language(
    broken: Break, entry: str, path: str, key: str
) -> None:
    found = findings(broken)
    told = [(f"{each.kind}/{each.slug}", spell_path(each.fault.path), each.fault.key) for each in found]
    assert (entry, path, f"platformer-{key}") in told
    for each in found:
        for language, _name in settings.LANGUAGES:
            assert len(fault_text(each.fault, language, "platformer")) > 30


@pytest.mark.parametrize(("held", "few"), [(1, True), (2, False)])
def test_a_boss_that_draws_two_attack_cards_needs_no_more_than_two(held: int, few: bool) -> None:
    own = [slug for (kind, slug), each in shipped().documents.items() if is_of(kind, each, "overlord_ikee")]
    found = findings(drop("boss_attack", *own[held:]))
    assert ("platformer-few-attacks" in {each.fault.key for each in found}) == few


def is_of(kind: str, document: Document, boss: str) -> bool:
    """Whether an entry is an attack card of a boss."""
    return kind == "boss_attack" and document.data["boss"] == boss


def test_two_sets_short_of_tiles_are_two_faults() -> None:
    """Forest and Void are counted by themselves, boss tiles apart from the others."""
    found = findings(drop("tile"))
    told = {tuple(each.fault.args.values()) for each in found if each.fault.key == "platformer-few-tiles"}
    assert told == {
        ("forest", "no", 0, 8),
        ("forest", "yes", 0, 2),
        ("void", "no", 0, 8),
        ("void", "yes", 0, 2),
    }


def test_a_fault_that_means_another_entry_names_it() -> None:
    found = findings(put("boss_attack", "bad_hair_day", signs=["left", "sword"]))
    assert [each.fault.entries for each in found] == [(("boss", "medusa"),)]


def test_a_boss_tile_needs_a_spawn_space_only_for_summons() -> None:
    def no_summons(documents: Documents) -> None:
        for (kind, slug), document in list(documents.items()):
            if kind == "boss_token" and document.data["role"] == "summon":
                del documents[kind, slug]

    found = findings(both(redraw(BOSS_TILE, "e", "."), no_summons))
    assert "platformer-boss-tile-lacks" not in {each.fault.key for each in found}


@pytest.mark.parametrize(
    ("line", "column", "open_", "closed"),
    [
        (9, 1, "  ", "=="),
        (8, 3, ":", "|"),
        (8, 5, "H", " "),
        (6, 6, ":", "|"),
        (8, 8, "H", " "),
        (8, 9, ":", "|"),
        (7, 10, "  ", "=="),
        (5, 10, "  ", "=="),
        (3, 10, "  ", "=="),
        (2, 9, ":", "|"),
        (3, 7, "  ", "=="),
        (4, 6, ":", "|"),
        (4, 5, "H", " "),
        (2, 3, ":", "|"),
        (1, 1, "^^", "=="),
    ],
)
def test_a_way_up_bends_as_walls_and_platforms_do_and_ends_where_one_closes_it(
    line: int, column: int, open_: str, closed: str
) -> None:
    """PF-BOARD-03, -07, PF-MOVE-02, -03: heroes step aside, jump, let themselves down and climb ladders."""

    def faults(drawing: list[str]) -> set[str]:
        return {each.fault.key for each in findings(put("tile", TILE, map="\n".join(drawing)))}

    assert faults(MAZE) == {"platformer-tile-height"}
    changed = MAZE[line]
    assert changed[column : column + len(open_)] == open_
    changed = changed[:column] + closed + changed[column + len(closed) :]
    drawing = [*MAZE[:line], changed, *MAZE[line + 1 :]]
    assert faults(drawing) == {"platformer-tile-height", "platformer-no-way-up"}


def test_copies_of_a_hero_are_no_further_heroes_but_copies_of_an_item_are_items() -> None:
    def three(kind: str, copies: int) -> Break:
        def change(documents: Documents) -> None:
            for number, key in enumerate([key for key in documents if key[0] == kind]):
                documents[key].copies = copies
                if number > 1:
                    del documents[key]

        return change

    def counted(broken: Break, kind: str) -> list[tuple[str | int, ...]]:
        found = [each.fault for each in findings(broken) if each.fault.key == "platformer-few-cards"]
        return [tuple(fault.args.values()) for fault in found if fault.args["kind"] == kind]

    assert counted(three("hero", 2), "hero") == [("hero", 2, 4)]  # PF-SETUP-11
    assert counted(three("item", 1), "item") == [("item", 2, 3)]  # PF-SETUP-09
    assert counted(three("item", 2), "item") == []
