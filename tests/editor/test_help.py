"""Help: the documentation in the studio, in the language of the reader, found and never dangerous."""

from __future__ import annotations

import re
from html import unescape

import pytest
from django.conf import settings
from django.test import Client
from django.urls import reverse

from content.models import Pack
from content.search import Question
from content.wording import field_help
from editor.help import pages
from editor.help.hints import hint_of, nested_fields
from editor.help.pages import page_names, read_page
from editor.help.rendering import render
from editor.help.searching import search_help
from engine.games import games
from tests.editor.conftest import ClientOf
from tests.editor.pages import shown

SHIPPED = ("dungeons", "platformer", "princess")
LANGUAGES = ("en", "es", "it", "de")


def no_picture(_link: str) -> None:
    """Nobody has measured it."""


def speak(client: Client, language: str) -> Client:
    client.cookies[settings.LANGUAGE_COOKIE_NAME] = language
    return client


def test_the_menu_and_the_bar_lead_to_help(lanternwick: Pack, viewer: Client) -> None:
    page = shown(viewer.get("/admin/"))
    assert page.count(f'href="{reverse("admin:help")}"') >= 2
    index = shown(speak(viewer, "de").get("/admin/help/"))
    assert "Fang hier an" in index
    assert 'href="/admin/help/tutorials/designer/"' in index


def test_a_page_has_its_contents_its_pictures_and_its_links(lanternwick: Pack, viewer: Client) -> None:
    page = shown(speak(viewer, "de").get("/admin/help/editor/"))
    assert '<h2 id="das-formular">Das Formular</h2>' in page
    assert '<a href="#das-formular">' in page
    assert re.search(r'<img src="/admin/help/pictures/card.png" alt="[^"]+" loading="lazy" width="\d+"', page)
    assert 'href="/admin/help/writing-effects/"' in page
    picture = viewer.get("/admin/help/pictures/card.png")
    assert picture["Content-Type"] == "image/png"
    for wrong in ("..%2f..%2fsettings.png", "nothing.png", "card.txt"):
        assert viewer.get(f"/admin/help/pictures/{wrong}", follow=True).status_code == 404


def test_what_is_not_translated_is_told(lanternwick: Pack, viewer: Client) -> None:
    client = speak(viewer, "es")
    english = shown(client.get("/admin/help/running/"))
    assert "solo está en inglés" in english
    assert '<div lang="en">' in english
    half = shown(client.get("/admin/help/printing/"))
    assert "Lo que sigue solo está en inglés." in half
    assert half.index('<div lang="es">') < half.index('<div lang="en">')
    assert "La página en inglés ha cambiado" not in half


def test_a_stale_translation_says_so(
    lanternwick: Pack, viewer: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "answers", lambda _translation, _source: False)
    read_page.cache_clear()
    try:
        page = shown(speak(viewer, "de").get("/admin/help/editor/"))
    finally:
        read_page.cache_clear()
    assert "Die englische Seite hat sich seit dieser Übersetzung geändert." in page


def test_every_page_can_be_read_in_every_language() -> None:
    for language in LANGUAGES:
        for name in page_names():
            found = read_page(name, language)
            assert found is not None
            assert found.title, name
            assert not found.is_stale, name


def test_folders_are_listed_and_other_addresses_lead_nowhere(lanternwick: Pack, viewer: Client) -> None:
    for folder in ("decisions", "card-texts", "tutorials"):
        assert viewer.get(f"/admin/help/{folder}/").status_code == 200, folder
    for wrong in ("nothing", "README", "de/editor", "../README", "pictures"):
        assert viewer.get(f"/admin/help/{wrong}/").status_code == 404, wrong


def test_nothing_in_a_page_can_act() -> None:
    made = render(
        "# T\n\n<script>alert(1)</script> [a](javascript:alert(1)) <b onclick=x>b</b> ![p](x.png)\n\n"
        "| a |\n| --- |\n| b<br>c |\n\n```\n<i>\n```\n",
        lambda link: link,
        no_picture,
    )
    html = str(made.html)
    assert "<script" not in html
    assert "<b" not in html.replace("<br>", "").replace("<tbody>", "")
    assert 'href="javascript' not in html
    assert "b<br>c" in html
    assert "&lt;i&gt;" in html


def test_links_to_what_the_studio_does_not_show_are_text() -> None:
    made = render(
        "# T\n\n[code](../engine/x.py) and [page](packs.md)\n",
        lambda link: link * link.endswith(".md"),
        no_picture,
    )
    assert str(made.html) == '<p>code and <a href="packs.md">page</a></p>\n'


def test_search_finds_sections_in_the_language_of_the_reader(lanternwick: Pack, viewer: Client) -> None:
    german = search_help(Question.of("veraltet"), "de")
    assert german
    assert all(each.language == "de" for each in german if "/tutorials/" in each.link)
    page = shown(speak(viewer, "de").get("/admin/help/", {"q": "kalibriere"}))
    assert "Rückseiten, die hinter ihren Vorderseiten liegen" in page
    assert re.search(r"<mark>kalibri\w*</mark>", page)
    nothing = shown(viewer.get("/admin/help/", {"q": "xyzzy"}))
    assert "xyzzy" in nothing
    assert "Alle Hilfeseiten" in nothing


def test_headings_count_more_than_what_stands_below_them() -> None:
    found = search_help(Question.of("presets"), "en")
    assert found[0].title == "Presets"


def test_ctrl_k_leads_to_pages_of_help(lanternwick: Pack, viewer: Client) -> None:
    places = speak(viewer, "de").get("/admin/find/answers/", {"q": "für übersetzer"}).json()["places"]
    assert any(each["link"] == "/admin/help/tutorials/translator/" for each in places)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SHIPPED)
def test_every_field_has_help_in_every_language(game: str, language: str) -> None:
    for kind in games()[game].kinds.values():
        for field in kind.record.fields:
            paths = [field.name, *(path for path, _field in nested_fields(field.shape, field.name))]
            lacking = [path for path in paths if not field_help(game, kind.name, path, language)]
            assert not lacking, (kind.name, lacking)


def test_a_field_says_what_it_means_what_is_allowed_and_what_another_has(
    lanternwick: Pack, designer: Client
) -> None:
    page = shown(designer.get("/admin/games/lanternwick/ferryman/ada/"))
    buttons = re.findall(r'<button type="button" class="tw-hint"[^>]*aria-controls="([^"]+)"', page)
    assert len(buttons) > 3
    assert len(set(buttons)) == len(buttons), "each opens a box of its own"
    for box in buttons:
        assert f'<div class="tw-hint-box" id="{box}" hidden>' in page
    described = set(re.findall(r'aria-describedby="(id_\S+_helptext)', page))
    assert all(f'id="{each}"' in page for each in described)


def test_an_example_is_of_another_entry(lanternwick: Pack) -> None:
    kind = games()["lanternwick"].kinds["ferryman"]
    names = {
        hint_of(lanternwick, kind, kind.title_field, "en", slug).example for slug in ("ada", "nobody_at_all")
    }
    assert len(names) == 2


def test_fields_and_words_have_pages(client_of: ClientOf, lanternwick: Pack) -> None:
    client = speak(client_of("translator", languages=["de"]), "de")
    for kind in games()["lanternwick"].kinds:
        assert client.get(f"/admin/help/fields/lanternwick/{kind}/").status_code == 200
    page = unescape(shown(client.get("/admin/help/words/platformer/")))
    assert 'id="operation-move"' in page
    assert 'id="trigger-fell"' in page
    assert client.get("/admin/help/words/nothing/").status_code == 404
    assert client.get("/admin/help/fields/lanternwick/nothing/").status_code == 404
