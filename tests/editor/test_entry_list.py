"""The list of entries: searched in all languages, ordered, fast however long it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from content.actions.publish import publish
from content.actions.save_entry import save_entry
from content.models import Entry, Language, Pack, TextUnit, Translation
from content.store import read_document
from tests.editor.pages import shown

pytestmark = pytest.mark.django_db

LIST = "/admin/games/lanternwick/ferryman/"


def many(pack: Pack, count: int) -> None:
    """A crowd of ferrymen with texts and translations."""
    entries = Entry.objects.bulk_create(
        Entry(game=pack, kind="ferryman", slug=f"crowd_{n}", data={"strength": 1}) for n in range(count)
    )
    units = TextUnit.objects.bulk_create(
        TextUnit(entry=entry, field="name", source=f"Crowd {entry.slug}") for entry in entries
    )
    german = Language.objects.get(pk="de")
    Translation.objects.bulk_create(
        Translation(unit=unit, language=german, text="Menge", answers=unit.source) for unit in units
    )


@pytest.fixture
def unread(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search reads nothing."""
    monkeypatch.setattr("editor.screens.entry_list.read_on", lambda seconds, game: 0)


def test_names_are_shown_in_the_language_of_the_interface(lanternwick: Pack, designer: Client) -> None:
    Translation.objects.filter(unit__entry__slug="ada", unit__field="name", language="de").update(
        text="Adele"
    )
    assert ">Ada</a>" in shown(designer.get(LIST))
    designer.cookies["django_language"] = "de"
    assert ">Adele</a>" in shown(designer.get(LIST))


@pytest.mark.parametrize(
    ("term", "found"), [("fähre", True), ("ADA", True), ("ferry nobody", True), ("nothing_like_it", False)]
)
def test_the_search_reads_slugs_and_texts_in_all_languages(
    lanternwick: Pack, designer: Client, term: str, found: bool
) -> None:
    page = shown(designer.get(LIST, {"q": term}))
    assert (">Ada</a>" in page) is found
    assert ">Bruno</a>" not in page


@pytest.mark.parametrize(
    ("order", "first"), [("name", "Ada"), ("-name", "Bruno"), ("-copies", "Ada"), ("odd", "Ada")]
)
def test_the_list_is_ordered_as_asked(lanternwick: Pack, designer: Client, order: str, first: str) -> None:
    page = shown(designer.get(LIST, {"o": order}))
    names = sorted(("Ada", "Bruno"), key=lambda name: page.index(f">{name}</a>"))
    assert names[0] == first


def test_the_states_of_translations_are_badges(lanternwick: Pack, designer: Client) -> None:
    page = shown(designer.get(LIST))
    assert 'title="1 stale"' in page
    assert 'title="1 missing"' in page
    assert 'title="1 not reviewed"' in page


def test_a_thousand_entries_cost_no_more_queries_than_two(
    lanternwick: Pack, designer: Client, unread: None
) -> None:
    designer.get(LIST)
    with CaptureQueriesContext(
        connection,
    ) as few:
        designer.get(LIST)
    many(lanternwick, 1000)
    with CaptureQueriesContext(connection) as lots:
        page = shown(designer.get(LIST))
    assert len(lots) == len(few) <= 20
    assert "1002 entries" in page
    assert page.count('class="tw-mono tw-dim">crowd_') == 48
    assert "Page 1 of 21" in page
    assert "crowd_" in shown(designer.get(LIST, {"page": "3"}))


def test_the_gallery_is_kept_for_the_person_with_zoom_and_language(
    lanternwick: Pack, designer: Client
) -> None:
    chosen = {"view": "gallery", "zoom": "large", "language": "de", "next": f"{LIST}?q=ada"}
    answer = designer.post("/admin/look/", chosen)
    assert answer.headers["Location"] == f"{LIST}?q=ada"
    page = shown(designer.get(LIST))
    assert 'class="tw-gallery tw-gallery-large"' in page
    assert 'class="tw-summary" lang="de"' in page, "what is not printed has a summary"
    assert "data-input" not in page
    designer.post("/admin/look/", {"view": "nonsense", "zoom": "small", "next": "https://elsewhere.example/"})
    page = shown(designer.get(LIST, {"q": "ada"}))
    assert "tw-gallery-small" in page
    assert "Bruno" not in page.split("tw-gallery-small")[1]


def test_only_what_changed_since_a_release_is_listed(
    lanternwick: Pack, designer: Client, person: Callable[..., User]
) -> None:
    publish(lanternwick, author=person("owner", "olga"), note="")
    assert "Nothing has changed since release 1." in shown(designer.get(LIST, {"since": "1"}))
    bruno = Entry.objects.get(slug="bruno")
    document = read_document(bruno)
    document.texts["name"] = "Zebulon"
    save_entry(bruno, document, version=bruno.version, author=None)
    page = shown(designer.get(LIST, {"since": "1"}))
    assert ">Zebulon</a>" in page
    assert ">Ada</a>" not in page
    assert ">Ada</a>" in shown(designer.get(LIST, {"since": "99"})), "there is no such release"


def test_the_picker_is_answered_page_by_page(lanternwick: Pack, designer: Client) -> None:
    many(lanternwick, 40)
    first = designer.get(f"{LIST}look-up/", {"term": ""}).json()
    ada = first["results"][0]
    assert (ada["id"], ada["text"]) == ("ada", "Ada")
    assert ada["picture"].startswith("/admin/art/small/")
    assert (len(first["results"]), first["pagination"]["more"]) == (30, True)
    second = designer.get(f"{LIST}look-up/", {"term": "", "page": "2"}).json()
    assert (len(second["results"]), second["pagination"]["more"]) == (12, False)
    assert designer.get(f"{LIST}look-up/", {"term": "brun"}).json()["results"] == [
        {"id": "bruno", "text": "Bruno", "picture": ""}
    ]


def test_an_empty_kind_says_so(lanternwick: Pack, designer: Client) -> None:
    Entry.objects.filter(kind="journey").delete()
    page = shown(designer.get("/admin/games/lanternwick/journey/"))
    assert "There is nothing here yet." in page
    assert "Add the first one" in page


@pytest.mark.parametrize(
    "address", ["/admin/games/nogame/ferryman/", "/admin/games/lanternwick/nokind/", f"{LIST}nobody/"]
)
def test_what_does_not_exist_is_a_friendly_page(lanternwick: Pack, designer: Client, address: str) -> None:
    answer = designer.get(address)
    assert answer.status_code == 404
    assert "There is nothing here" in shown(answer)


@pytest.mark.parametrize("address", ["?q=%00", "%00/", "look-up/?term=a%00b"])
def test_an_address_that_no_database_can_hold_is_refused(
    lanternwick: Pack, designer: Client, address: str
) -> None:
    assert designer.get(f"/admin/games/lanternwick/ferryman/{address}").status_code == 400


def test_rules_are_shown_before_the_search_has_read_them(
    lanternwick: Pack, designer: Client, unread: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("editor.screens.entry_list.card_text", lambda content, *entry: " ".join(entry))
    assert "en ferryman ada" in shown(designer.get(LIST))
