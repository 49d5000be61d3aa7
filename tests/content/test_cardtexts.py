"""Rules texts of entries: rendered or a designer's own; the generated pages are up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.conf import settings

from content.actions.publish import snapshot_bytes
from content.cardtext import CardText, card_text, compare
from content.cardtext_page import LANGUAGES
from content.disk.folder import read_folder
from content.disk.pack_reader import PackContent, read_pack
from content.document import Answer, Document
from content.effect_reference import with_reference
from content.management.commands.cardtexts import page_of
from engine.games.platformer.kinds import GAME
from engine.snapshot import Snapshot

PACK = Path(settings.BASE_DIR) / "content" / "packs" / "platformer"
DOCS = Path(settings.BASE_DIR) / "docs"


@pytest.fixture(scope="module")
def pack() -> PackContent:
    return read_pack(read_folder(PACK)[0])


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


def test_kinds_without_effects_have_no_rules_text(pack: PackContent) -> None:
    slug = next(slug for kind, slug in pack.documents if kind == "tile")
    assert compare(pack, "en", "tile", slug) == CardText("")


def test_snapshots_and_packs_say_the_same(pack: PackContent) -> None:
    snapshot = Snapshot.read(snapshot_bytes(pack))
    for language in LANGUAGES:
        for kind, slug in pack.documents:
            assert compare(snapshot, language, kind, slug) == compare(pack, language, kind, slug)


def test_every_card_of_the_pack_has_a_text_in_every_language(pack: PackContent) -> None:
    for (kind, slug), document in pack.documents.items():
        if document.data.get("effects"):
            texts = {card_text(pack, language, kind, slug) for language in LANGUAGES}
            assert len(texts) == len(LANGUAGES), (kind, slug)
            assert all(texts), (kind, slug)


def test_the_page_of_rules_texts_is_up_to_date() -> None:
    page = DOCS / "card-texts" / "platformer.md"
    assert page.read_text(encoding="utf-8") == page_of(PACK), "run manage.py cardtexts"


def test_the_reference_of_the_effect_language_is_up_to_date() -> None:
    page = (DOCS / "writing-effects.md").read_text(encoding="utf-8")
    assert page == with_reference(page), "run manage.py effectdocs"


def test_the_guide_names_every_way_to_say_who_is_meant() -> None:
    page = (DOCS / "writing-effects.md").read_text(encoding="utf-8")
    guide = page.split("## Reference")[0]
    who = GAME.words["operation"]["gain"].record.field("who").shape
    for option in json.loads(json.dumps(getattr(who, "options", ()))):
        assert f"| `{option}` |" in guide
    for duration in GAME.durations[1:]:
        assert f"`{duration}`" in guide
