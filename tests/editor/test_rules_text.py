"""The page of a card shows what its effects say, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from content.models import Entry, Mention, Pack
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]


def test_an_edit_of_an_effect_reaches_the_text_in_every_language(db: None, owner: Client) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
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


@pytest.mark.parametrize(
    "effects",
    [[{"when": "activated", "do": ["levitate"]}], ["nonsense"], "nonsense", [{"when": "activated"}]],
    ids=["unknown word", "no effect", "no list", "no deed"],
)
def test_a_card_whose_effects_no_longer_fit_opens_and_can_be_mended(
    db: None, owner: Client, effects: object
) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
    boots = Entry.objects.get(slug="boots_of_speed")
    boots.data["effects"] = effects
    boots.save()
    assert owner.get("/admin/games/platformer/item/boots_of_speed/").status_code == 200


def test_a_card_that_names_what_is_gone_opens(db: None, owner: Client) -> None:
    loaded(Path(settings.BASE_DIR) / "content" / "packs" / "platformer")
    mention = Mention.objects.filter(entry__game="platformer", path__startswith="effects").first()
    assert mention is not None
    Entry.objects.filter(game="platformer", kind=mention.kind, slug=mention.slug).delete()
    address = f"/admin/games/platformer/{mention.entry.kind}/{mention.entry.slug}/"
    assert owner.get(address).status_code == 200
