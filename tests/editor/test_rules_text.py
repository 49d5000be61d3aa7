"""The page of a card shows what its effects say, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from content.actions.load_pack import load_pack
from content.models import Entry, Pack
from tests.editor.pages import form_values, shown

pytestmark = pytest.mark.django_db


def test_an_edit_of_an_effect_reaches_the_text_in_every_language(db: None, owner: Client) -> None:
    load_pack(Path(settings.BASE_DIR) / "content" / "packs" / "platformer", author=None)
    boots = "/admin/games/platformer/item/boots_of_speed/"
    page = shown(owner.get(boots))
    assert "Exhaust: move 1 space." in page
    assert "Erschöpfen: Bewege dich 1 Feld." in page
    effects = "- when: activated\n  cost: [exhaust]\n  do:\n    - move: {steps: 3}\n"
    answer = owner.post(
        boots, {**form_values(owner.get(boots)), "data:effects": effects, "continue": "1"}, follow=True
    )
    assert Entry.objects.get(slug="boots_of_speed").version == 2
    assert "Exhaust: move up to 3 spaces." in shown(answer)
    assert "Bewege dich bis zu 3 Felder." in shown(answer)


def test_a_game_without_words_for_its_effects_shows_no_text(lanternwick: Pack, owner: Client) -> None:
    assert "Rules text" not in shown(owner.get("/admin/games/lanternwick/ferryman/ada/"))
