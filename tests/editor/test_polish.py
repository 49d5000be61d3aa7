"""A language that an owner adds in the browser, before anybody has translated anything: every page says what
is missing, and every page still answers, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings as django_settings
from django.test import Client
from django.urls import reverse

from content.actions.keep_language import mark_of
from content.actions.publish import publish
from content.fallbacks import declare
from content.jobs.worker import work_off
from content.models import Language, Pack, PrintResult, Quality, TextUnit, Translation
from studio.terminal.releases import shipped
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = [pytest.mark.django_db, pytest.mark.any_database]
BOOTS = "/admin/games/platformer/item/boots_of_speed/"
LANGUAGES = ("en", "es", "it", "de", "pl")


@pytest.fixture
def platformer(db: None) -> Pack:
    return loaded(shipped("platformer"))


@pytest.fixture
def polish(platformer: Pack, owner: Client) -> Iterator[Client]:
    """The owner has added Polish in the browser: Languages → Add, Packs → tick."""
    added = owner.post("/admin/languages/add-new/", {"code": "polish", "name": "", "fallbacks": ""})
    assert added.status_code == 302
    change = reverse("admin:pack", args=("platformer",))
    held = list(platformer.languages.values_list("pk", flat=True))
    ticked = owner.post(change, {"languages": [*held, "pl"], "seen": " ".join(held)})
    assert ticked.status_code == 302
    yield owner
    declare("pl", ())


@pytest.fixture
def began(settings: Any, tmp_path: Path) -> None:
    """Somebody has begun locale/pl: one message of one file, and the interface can be switched to Polish."""
    folder = tmp_path / "locale" / "pl" / "platformer"
    folder.mkdir(parents=True)
    (folder / "effects.ftl").write_text("cost-exhaust = wyczerp\n", encoding="utf-8")
    settings.LOCALE_PATHS = [*settings.LOCALE_PATHS, tmp_path / "locale"]
    settings.LANGUAGES = [*settings.LANGUAGES, ("pl", "Polish")]


def test_every_page_of_a_translator_says_what_the_language_has_no_words_for(polish: Client) -> None:
    page = shown(polish.get("/admin/"))
    for layer in ("Rules texts", "Face labels", "Interface"):
        assert len(re.findall(rf"{layer} in English: \d+ missing", page)) == 1  # nothing of German and others

    complete = page.count("complete")
    for unit in TextUnit.objects.filter(entry__game="platformer"):
        done = {"text": unit.source, "answers": unit.source, "quality": Quality.REVIEWED}
        Translation.objects.create(unit=unit, language_id="pl", **done)
    page = shown(polish.get("/admin/"))
    assert "100 %" in page  # of the cards
    assert "Rules texts in English: " in page
    assert page.count("complete") == complete

    desk = shown(polish.get("/admin/translations/?language=pl&game=platformer&kind=item"))
    assert "What Polski cannot say yet" in desk
    for message in ("op-move", "face-loot", "error-not-found"):
        assert message in desk
    assert re.search(r"and \d+ more", desk)  # of the interface
    assert "rules text in English" in desk
    desk = shown(polish.get("/admin/translations/?language=de&game=platformer&kind=item"))
    assert "cannot say yet" not in desk
    assert "rules text in English" not in desk

    page = shown(polish.get(BOOTS))
    assert page.count("Exhaust: move 1 space.") == 2
    assert "Erschöpfen: Bewege dich 1 Feld." in page
    assert page.count("has no wording for it yet") == 1
    assert "in English: Polski has no wording for it yet" in page
    assert "cost-exhaust" in page
    assert '<span lang="en">Exhaust: move 1 space.</span>' in polish.get(BOOTS).content.decode()

    change = reverse("admin:language", args=("pl",))
    seen = {"name": "Polski", "seen": mark_of(Language.objects.get(pk="pl"))}
    for wrong in ("German", "DE", "de pl", "de de"):
        assert polish.post(change, {**seen, "fallbacks": wrong}).status_code == 422
        assert Language.objects.get(pk="pl").fallbacks == ""
    assert polish.post(change, {**seen, "fallbacks": "de, en"}).status_code == 302
    page = shown(polish.get(BOOTS))
    assert page.count("Erschöpfen: Bewege dich 1 Feld.") == 2
    assert "in German: Polski has no wording for it yet" in page
    assert "Rules texts in German: " in shown(polish.get("/admin/"))


def ordered(owner: Client, **changes: Any) -> str:
    """The page of a print of two cards in Polish, as far as it came."""
    order = reverse("admin:print_order", args=("platformer",))
    given = {
        **form_values(owner.get(order)),
        "content": "draft",
        "languages": ["pl"],
        "parts": [],
        "cards": ["item/boots_of_speed", "item/greed_hammer"],
        **changes,
    }
    assert owner.post(order, given).status_code == 302
    work_off()
    made = PrintResult.objects.latest("pk")
    return shown(owner.get(reverse("admin:print", args=(made.pk,))))


@pytest.fixture
def quiet(settings: Any, tmp_path: Path) -> None:
    """Prints are made when a test says so, and thrown away."""
    settings.PRINTS_ROOT = tmp_path / "prints"


def test_a_language_is_a_change_before_anything_is_translated(platformer: Pack, owner: Client) -> None:
    """Else nothing leads to the release without which it cannot be printed."""
    publish(platformer, author=None)
    assert "Everything is published" in shown(owner.get("/admin/"))
    polish = Language.objects.create(code="pl", name="Polski")
    spoken = list(platformer.languages.all())
    platformer.languages.add(polish)
    assert "1 unpublished change<" in shown(owner.get("/admin/"))
    page = shown(owner.get("/admin/publish/platformer/"))
    assert "1 added" in page
    assert "<span>Polski</span>" in page
    assert "Nothing differs." not in page
    order = shown(owner.get(reverse("admin:print_order", args=("platformer",))))
    assert 'value="pl" disabled' in order
    assert "Polski: publish first" in order
    draft = {"content": "draft", "languages": ["pl"], "look": "1"}
    order = shown(owner.post(reverse("admin:print_order", args=("platformer",)), draft))
    assert 'value="pl" checked' in order
    publish(platformer, author=None)
    assert "<span>Polski</span>" in shown(owner.get("/admin/releases/platformer/2/"))
    order = shown(owner.get(reverse("admin:print_order", args=("platformer",))))
    assert 'value="pl" checked' in order
    platformer.languages.set(spoken)
    page = shown(owner.get("/admin/publish/platformer/"))
    assert "1 removed" in page
    assert "<span>Polski</span>" in page
    order = shown(owner.get(reverse("admin:print_order", args=("platformer",))))
    assert 'value="pl" checked' in order  # release 2 has it, whatever the game has now


@pytest.mark.usefixtures("quiet")
def test_the_print_centre_refuses_it_by_name_and_tells_what_it_allowed(polish: Client) -> None:
    order = shown(polish.get(reverse("admin:print_order", args=("platformer",))))
    assert order.count("missing: Rules texts, Face labels") == 1
    page = ordered(polish)
    assert "Nothing was printed" in page
    assert "2 rules texts are not in pl but in en" in page
    assert "item/boots_of_speed, item/greed_hammer" in page
    assert "op-move" in page
    assert "kind-platformer-item" in page
    page = ordered(polish, untranslated="on")
    assert "Printed in another language, as the order allows" in page
    assert "2 rules texts are not in pl but in en" in page


def pages() -> list[str]:
    """The pages that somebody sees on a walk through the studio."""
    kinds = [f"/admin/games/platformer/{kind}/" for kind in ("item", "boss", "tile", "hero")]
    return [
        "/admin/",
        *kinds,
        BOOTS,
        "/admin/games/platformer/boss/overlord_ikee/",
        "/admin/games/platformer/item/add-new/",
        "/admin/translations/",
        "/admin/translations/?language=pl",
        reverse("admin:publish"),
        reverse("admin:publish_game", args=("platformer",)),
        reverse("admin:releases"),
        reverse("admin:history"),
        reverse("admin:prints"),
        reverse("admin:print_order", args=("platformer",)),
        reverse("admin:printers"),
        reverse("admin:sheets", args=("platformer",)),
        "/admin/languages/",
        "/admin/packs/platformer/",
        "/table/",
        "/table/new/?game=platformer",
        "/campaigns/",
        "/campaigns/new/?game=platformer",
        "/tokens/",
        "/api/v1/docs/",
    ]


@pytest.mark.usefixtures("began")
def test_one_message_of_a_language_leaves_every_page_standing_in_every_language(polish: Client) -> None:
    page = shown(polish.get(BOOTS))
    for text in ("Exhaust: move 1 space.", "Wyczerp: move 1 space.", "Erschöpfen: Bewege dich 1 Feld."):
        assert text in page
    assert page.count("has no wording for it yet") == 1
    assert '<span lang="mul">Wyczerp' in polish.get(BOOTS).content.decode()

    publish(Pack.objects.get(pk="platformer"), author=None)
    for language in LANGUAGES:
        polish.cookies[django_settings.LANGUAGE_COOKIE_NAME] = language
        for address in pages():
            answer = polish.get(address, follow=True)
            assert answer.status_code == 200, (language, address)
            assert answer.headers["Content-Language"] == language, address
