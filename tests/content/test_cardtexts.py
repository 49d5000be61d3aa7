"""Rules texts of entries: rendered or a designer's own; the generated pages are up to date."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest
from django.conf import settings
from django.core.management import CommandError, call_command

from content.cardtext import CardText, card_text, compare, effects_apart, part_texts
from content.cardtext_page import LANGUAGES, card_texts_page
from content.disk.folder import read_folder
from content.disk.pack_reader import read_pack
from content.effect_reference import IN_GUIDE, reference_page, with_reference
from content.entries.document import Answer, Document
from content.entries.pack import PackContent
from content.management.commands.cardtexts import page_of
from content.own_text import PLACE
from content.snapshots import snapshot_bytes
from engine.games import games
from engine.games.platformer.kinds import GAME
from engine.snapshot import Snapshot

PACKS = Path(settings.BASE_DIR) / "content" / "packs"
GAMES = sorted(folder.name for folder in PACKS.iterdir() if (folder / "pack.yaml").is_file())
DOCS = Path(settings.BASE_DIR) / "docs"


@cache
def read(game: str) -> PackContent:
    return read_pack(read_folder(PACKS / game)[0])


@pytest.fixture(params=GAMES)
def pack(request: pytest.FixtureRequest) -> PackContent:
    return read(request.param)


def little_pack(**changes: object) -> PackContent:
    """A pack of a token and of an item that gives it."""
    token = Document(
        kind="boss_token",
        slug="stone",
        data={"boss": "medusa", "role": "token"},
        texts={"name": "Stone"},
        translations={"de": {"name": Answer("Stein", "Stone")}},
    )
    item = Document(
        kind="item",
        slug="pebble",
        data={"price": 1, "effects": [{"when": "bought", "do": [{"give_token": {"token": "stone"}}]}]},
        texts={"name": "Pebble"},
    )
    for name, value in changes.items():
        setattr(item, name, value)
    return PackContent("platformer", "en", ["de"], {each.key: each for each in (token, item)})


def test_a_text_names_other_entries_in_its_language() -> None:
    content = little_pack()
    assert card_text(content, "en", "item", "pebble") == "When you buy a card, gain the “Stone” token."
    assert (
        card_text(content, "de", "item", "pebble")
        == "Wenn du eine Karte kaufst, erhalte den Bossmarker „Stein“."
    )


def test_where_a_name_is_not_translated_the_source_stands() -> None:
    content = little_pack()
    content.documents["boss_token", "stone"].translations = {}
    assert (
        card_text(content, "de", "item", "pebble")
        == "Wenn du eine Karte kaufst, erhalte den Bossmarker „Stone“."
    )


def test_a_designers_text_is_shown_instead_in_its_language_only() -> None:
    content = little_pack(texts={"name": "Pebble", "text": "It rolls."})
    assert compare(content, "en", "item", "pebble") == CardText(
        "When you buy a card, gain the “Stone” token.", "It rolls."
    )
    assert card_text(content, "en", "item", "pebble") == "It rolls."
    assert card_text(content, "de", "item", "pebble").startswith("Wenn du eine Karte kaufst")


def test_a_designers_text_can_take_the_rendered_one_in() -> None:
    content = little_pack(texts={"name": "Pebble", "text": "{effects} It rolls."})
    assert (
        card_text(content, "en", "item", "pebble") == "When you buy a card, gain the “Stone” token. It rolls."
    )


def test_an_entry_that_is_being_edited() -> None:
    content = little_pack()
    edited = Document(
        kind="item",
        slug="pebble",
        data={"price": 1, "effects": [{"when": "fell", "do": ["win"]}]},
        translations={"de": {"text": Answer("Rollt.", "")}},
    )
    assert compare(content, "en", "item", "pebble", edited) == CardText("When you fall, you win the game.")
    assert compare(content, "de", "item", "pebble", edited).override == "Rollt."


def test_kinds_without_effects_have_no_rules_text() -> None:
    platformer = read("platformer")
    slug = next(slug for kind, slug in platformer.documents if kind == "tile")
    assert compare(platformer, "en", "tile", slug) == CardText("")


def test_snapshots_and_packs_say_the_same(pack: PackContent) -> None:
    snapshot = Snapshot.read(snapshot_bytes(pack))
    for language in LANGUAGES:
        for kind, slug in pack.documents:
            assert compare(snapshot, language, kind, slug) == compare(pack, language, kind, slug)
            assert part_texts(snapshot, language, kind, slug) == part_texts(pack, language, kind, slug)


def test_every_card_of_the_pack_has_a_text_in_every_language(pack: PackContent) -> None:
    for (kind, slug), document in pack.documents.items():
        if document.data.get("effects"):
            texts = {card_text(pack, language, kind, slug) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES), (kind, slug)
            assert all(texts), (kind, slug)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_of_rules_texts_is_up_to_date(game: str) -> None:
    page = DOCS / "card-texts" / f"{game}.md"
    assert page.read_text(encoding="utf-8") == page_of(PACKS / game), "run manage.py cardtexts"


@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_texts_as_they_are_read(game: str) -> None:
    """No place holder, and nothing of how a file breaks its lines."""
    page = page_of(PACKS / game)
    assert PLACE not in page
    assert not any("  " in line.strip() for line in page.splitlines())


def test_the_page_shows_both_texts_where_a_designer_restates_the_effects() -> None:
    restated = little_pack(texts={"name": "Pebble", "text": "It\n\nrolls."})
    rendered = "When you buy a card, gain the “Stone” token."
    assert f"- en: **Pebble**<br>\n  {rendered}<br>\n  *It<br>\n  <br>\n  rolls.*\n" in card_texts_page(
        restated
    )
    taken_in = little_pack(texts={"name": "Pebble", "text": "It rolls.\n\n{effects}"})
    assert f"- en: **Pebble**<br>\n  It rolls.<br>\n  <br>\n  {rendered}\n" in card_texts_page(taken_in)


def test_an_unknown_pack_has_no_page() -> None:
    with pytest.raises(CommandError, match="There is no pack ferry"):
        call_command("cardtexts", "ferry")


# What the parts of an entry do.


def little_adventure() -> PackContent:
    """An adventure with two rooms, a group of enemies that an encounter and a rule bring, and an ability."""
    rule = {
        "when": {"enemy_defeated": {"group": "choir"}},
        "if": [{"round_is": {"least": 1}}],
        "do": [{"open_exit": {"room": "nave", "exit": "east"}}, {"victory": {"ending": "home"}}],
    }
    singers = {"when": "round_begins", "do": [{"spawn_in": {"threat": 2, "room": "nave", "group": "choir"}}]}
    adventure = Document(
        kind="adventure",
        slug="vespers",
        data={
            "threats": [{"threat": 1, "enemy": "knocker"}, {"threat": 2, "enemy": "cantor"}],
            "start": {"rooms": [{"room": "nave"}]},
            "rooms": [
                {"id": "nave", "tile": "hall", "exits": [{"id": "east", "leads": "closed", "room": "crypt"}]},
                {"id": "crypt", "tile": "hall"},
            ],
            "encounters": [
                {
                    "id": "court",
                    "enemies": [{"threat": 1, "group": "guard"}],
                    "do": [{"show_text": {"passage": "hm"}}],
                }
            ],
            "interactions": [
                {
                    "id": "lever",
                    "conditions": [{"group_defeated": {"group": "guard"}}],
                    "cost": ["action"],
                    "do": [
                        {
                            "choice": {
                                "options": [
                                    {"passage": "yes", "do": ["renew_row"]},
                                    {"passage": "no", "do": []},
                                ]
                            }
                        }
                    ],
                }
            ],
            "rules": [{"id": "song", "effects": [rule, singers]}],
            "victories": [{"id": "home", "conditions": [{"room_explored": {"room": "crypt"}}]}],
        },
        texts={
            "rooms.nave.name": "The nave",
            "rooms.crypt.name": "The crypt",
            "victories.home.name": "Home",
            "passages.yes.text": "Pull it",
            "passages.no.text": "Leave it",
        },
        translations={"de": {"rooms.crypt.name": Answer("Die Gruft", "The crypt")}},
    )
    enemies = [
        Document(kind="enemy", slug=slug, data={"threat": 1, "speed": 4}, texts={"name": name})
        for slug, name in (("knocker", "Knocker"), ("cantor", "Cantor"))
    ]
    ability = Document(
        kind="ability",
        slug="bag",
        data={"energy": 3, "effects": [{"when": "activated", "do": [{"gain": {"what": "health"}}]}]},
        texts={"name": "Bag", "ability": "Salt in the wound"},
    )
    documents = {each.key: each for each in (adventure, *enemies, ability)}
    return PackContent("dungeons", "en", ["de"], documents)


def test_parts_are_worded_by_their_address() -> None:
    assert part_texts(little_adventure(), "en", "adventure", "vespers") == {
        "encounters.court.do": "The text is read aloud.",
        "interactions.lever.conditions": "if “Knocker” has been defeated",
        "interactions.lever.cost": "1 action",
        "interactions.lever.do": "The players choose: “Pull it”: put the items on offer under the deck and "
        "turn up new ones; “Leave it”: nothing happens.",
        "rules.song.effects": "When “Cantor” is defeated, the way from “The nave” to “The crypt” opens, and "
        "the heroes win: “Home”. At the start of each round, a blue enemy appears in “The nave”.",
        "victories.home.conditions": "if “The crypt” has been explored",
    }


def test_parts_are_named_in_the_language_if_they_can_be() -> None:
    texts = part_texts(little_adventure(), "de", "adventure", "vespers")
    assert texts["victories.home.conditions"] == "falls der Raum „Die Gruft“ erkundet ist"
    assert "der Weg vom Raum „The nave“ zum Raum „Die Gruft“" in texts["rules.song.effects"]


def test_a_card_without_parts_has_no_texts_of_parts() -> None:
    assert part_texts(little_adventure(), "en", "ability", "bag") == {}


def test_the_name_of_an_ability_is_no_rules_text() -> None:
    assert compare(little_adventure(), "en", "ability", "bag") == CardText("3 Energy: gain 1 Health.")


def test_the_reference_of_the_effect_language_is_up_to_date() -> None:
    page = (DOCS / "writing-effects.md").read_text(encoding="utf-8")
    assert page == with_reference(page), "run manage.py effectdocs"


@pytest.mark.parametrize(
    "game", [each.name for each in games().values() if any(each.words.values()) and each.name != IN_GUIDE]
)
def test_the_words_of_every_game_have_a_page(game: str) -> None:
    page = DOCS / "words" / f"{game}.md"
    assert page.read_text(encoding="utf-8") == reference_page(games()[game]), "run manage.py effectdocs"
    assert f"(words/{game}.md)" in (DOCS / "writing-effects.md").read_text(encoding="utf-8")


def test_the_guide_names_every_way_to_say_who_is_meant() -> None:
    page = (DOCS / "writing-effects.md").read_text(encoding="utf-8")
    guide = page.split("## Reference")[0]
    who = GAME.words["operation"]["gain"].record.field("who").shape
    for option in json.loads(json.dumps(getattr(who, "options", ()))):
        assert f"| `{option}` |" in guide
    for duration in GAME.durations[1:]:
        assert f"`{duration}`" in guide


def test_an_effect_taken_apart_has_each_of_its_parts_in_words(pack: PackContent) -> None:
    for kind, slug in pack.documents:
        for language in LANGUAGES:
            effects = pack.documents[kind, slug].data.get("effects", [])
            apart = effects_apart(pack, language, kind, slug)
            for effect, parts in zip(effects, apart, strict=True):
                assert (len(parts.conditions), len(parts.costs)) == (
                    len(effect.get("if", ())),
                    len(effect.get("cost", ())),
                )
                said = [parts.text, *parts.conditions, *parts.costs, *parts.forks.values()]
                assert all(text.strip() and "  " not in text for text in said), (kind, slug, said)


def test_a_single_effect_reads_as_on_its_card(pack: PackContent) -> None:
    alone = [
        key
        for key, document in pack.documents.items()
        if len(document.data.get("effects", ())) == 1 and compare(pack, "en", *key).rendered
    ]
    assert alone
    for key in alone:
        assert effects_apart(pack, "en", *key)[0].text in compare(pack, "en", *key).rendered
