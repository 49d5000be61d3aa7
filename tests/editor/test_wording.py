"""Messages in the studio: the list, one of them with what it changes, saving, conflicts, rights."""

from __future__ import annotations

import pytest
from django.test import Client

from content.actions.reword import save_message
from content.messages.place import Place
from content.models import Entry, Language, MessageRevision, OwnMessage, Pack
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db

LIST = "/admin/wording/?game=platformer&language=it"
REROLL = "/admin/wording/platformer/it/op-reroll/"


@pytest.fixture
def platformer(db: None) -> Pack:
    """Platformer as it is shipped."""
    return loaded(shipped("platformer"))


@pytest.fixture
def ivo(platformer: Pack, client_of: ClientOf) -> Client:
    """A translator into Italian."""
    return client_of("translator", "ivo", languages=["it"])


def reworded(client: Client, old: str, new: str, address: str = REROLL) -> dict[str, str]:
    """The form of a message with some words replaced."""
    values = form_values(client.get(address), "work")
    assert old in values["text"]
    return values | {"text": values["text"].replace(old, new)}


def test_the_list_shows_both_languages_and_leads_to_each_message(ivo: Client) -> None:
    page = shown(ivo.get(f"{LIST}&q=op-reroll"))
    assert 'href="/admin/wording/platformer/it/op-reroll/"' in page
    assert "tira di nuovo tutti i dadi inutilizzati" in page
    assert "reroll all unused dice" in page
    assert ">shipped<" in page
    assert "shared by all games" in shown(ivo.get(f"{LIST}&q=join-comma"))
    assert "No message fits" in shown(ivo.get(f"{LIST}&q=xyzzy"))


def test_a_message_stands_with_its_source_arguments_cards_and_other_languages(ivo: Client) -> None:
    page = shown(ivo.get(REROLL))
    assert "reroll" in page
    assert "Würfle" in page or "würfle" in page
    assert "2 cards say it" in page
    assert 'data-insert="{ $dice }"' in page
    assert "imperative, infinitive (after “you may”)" in page
    assert ivo.get("/admin/wording/platformer/it/no-such-message/").status_code == 404
    assert ivo.get("/admin/wording/nogame/it/op-reroll/").status_code == 404
    assert ivo.get("/admin/wording/platformer/xx/op-reroll/").status_code == 404


def test_a_message_is_found_by_its_id_from_anywhere(ivo: Client) -> None:
    found = shown(ivo.get("/admin/find/answers/?q=op-rerol"))
    assert '"/admin/wording/platformer/it/op-reroll/"' in found
    assert "/admin/wording/platformer/" not in shown(ivo.get("/admin/find/answers/?q=reroll"))


def test_what_is_typed_is_judged_before_it_is_saved(ivo: Client) -> None:
    values = reworded(ivo, "tutti i dadi", "quei dadi")
    answer = ivo.post(f"{REROLL}look/", values).json()
    assert answer["errors"].strip() == ""
    assert "<del>tutti i</del>" in answer["changes"] or "<del>tutti" in answer["changes"]
    assert "1 card changes" in answer["changes"]
    assert answer["changes"].count("data:image/png") == 2
    broken = ivo.post(f"{REROLL}look/", values | {"text": "tira { $dise }"}).json()
    assert "line 1" in broken["errors"]
    assert "data-changed" not in broken["changes"]
    assert not OwnMessage.objects.exists()


def test_a_label_shows_the_faces_that_it_changes(ivo: Client) -> None:
    address = "/admin/wording/platformer/it/kind-platformer-item/"
    values = form_values(ivo.get(address), "work")
    lines = values["text"].split("\n")
    changed = ivo.post(f"{address}look/", values | {"text": "\n".join(["Arnese", *lines[1:]])}).json()
    assert changed["errors"].strip() == ""
    assert "data:image/png" in changed["changes"]


def test_saving_keeps_history_and_the_way_back(ivo: Client) -> None:
    answer = ivo.post(REROLL, reworded(ivo, "tutti i dadi", "quei dadi") | {"quality": "reviewed"})
    assert answer.status_code == 302
    page = shown(ivo.get(REROLL))
    assert "own wording" in page
    assert "quei dadi" in page
    assert "quei dadi" in shown(ivo.get("/admin/games/platformer/hero/fidget/"))
    assert ivo.post(f"{REROLL}back/", {"version": "0"}).status_code == 302  # somebody else was quicker
    assert OwnMessage.objects.count() == 1
    assert ivo.post(f"{REROLL}back/", {"version": "1"}).status_code == 302
    assert ">shipped<" in shown(ivo.get(REROLL))
    assert "tutti i dadi" in shown(ivo.get("/admin/games/platformer/hero/fidget/"))
    assert list(MessageRevision.objects.values_list("verb", flat=True)) == ["returned", "written"]


def test_a_broken_message_is_shown_again_with_what_is_wrong(ivo: Client) -> None:
    answer = ivo.post(REROLL, reworded(ivo, "tutti i dadi", "{ $dise }"))
    assert answer.status_code == 422
    assert "Did you mean “$dice”?" in shown(answer)
    assert "{ $dise }" in shown(answer)
    assert not OwnMessage.objects.exists()


def test_who_saves_later_sees_both(ivo: Client) -> None:
    values = reworded(ivo, "tutti i dadi", "quei dadi")
    theirs = values["text"].replace("quei dadi", "questi dadi")
    save_message(Place("it", "platformer", "op-reroll"), theirs, "draft", seen=0, author=None)
    answer = ivo.post(REROLL, values)
    assert answer.status_code == 409
    assert "questi dadi" in shown(answer)
    assert form_values(answer, "work")["text"] == values["text"]
    assert form_values(answer, "work")["version"] == "1"
    assert ivo.post(REROLL, form_values(answer, "work")).status_code == 302
    assert "quei dadi" in OwnMessage.objects.get().source


def test_a_game_that_is_just_being_declared_has_pages_too(lanternwick: Pack, client_of: ClientOf) -> None:
    dora = client_of("designer", "dora")
    assert dora.get("/admin/wording/").status_code == 200
    assert dora.get("/admin/wording/?game=lanternwick&language=de").status_code == 200
    assert (
        dora.get("/admin/wording/?game=lanternwick&card=action/nobody&word=operation/none").status_code == 200
    )
    page = shown(dora.get("/admin/wording/shared/de/join-and/"))
    assert "shared by all games" in page
    Entry.objects.filter(game="lanternwick").update(data={"cost": "much"})
    assert "No rules text of a card says it now." in shown(dora.get("/admin/wording/shared/de/join-and/"))


def test_only_who_writes_in_a_language_words_it(platformer: Pack, client_of: ClientOf) -> None:
    tara = client_of("translator", "tara", languages=["de"])
    page = shown(tara.get(REROLL))
    assert "You can read this language, but not write in it." in page
    assert "<textarea" not in page
    assert tara.post(REROLL, {"text": "x", "version": "0"}).status_code == 403
    assert tara.post(f"{REROLL}back/", {"version": "0"}).status_code == 403


def test_a_language_with_own_wordings_stays(ivo: Client, client_of: ClientOf) -> None:
    Language.objects.create(code="fr", name="Français")
    owner = client_of("owner", "olga")
    save_message(Place("fr", "platformer", "game-platformer"), "Plateformes", "draft", seen=0, author=None)
    assert "1 message is worded in it" in shown(owner.get("/admin/languages/fr/"))
    owner.post("/admin/languages/fr/delete/")
    assert Language.objects.filter(pk="fr").exists()
