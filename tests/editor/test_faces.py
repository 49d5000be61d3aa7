"""Faces of entries over the web: of what is typed, of what is saved, of what once was."""

from __future__ import annotations

import base64
import io
import re
from collections.abc import Callable
from typing import Any
from weakref import WeakKeyDictionary

import pytest
from django.contrib.auth.models import User
from django.test import Client
from PIL import Image

from content.actions.publish import publish
from content.actions.save_entry import save_entry
from content.models import Art, Entry, Pack, Revision
from content.store import read_document
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values
from tests.kept import loaded

BOOTS = "/admin/games/platformer/item/boots_of_speed/"
NEW = "/admin/games/platformer/item/add-new/"


@pytest.fixture
def platformer(db: None) -> Pack:
    """Platformer as it is shipped."""
    return loaded(shipped("platformer"))


_forms: WeakKeyDictionary[Client, dict[str, dict[str, Any]]] = WeakKeyDictionary()
"""What the forms of pages hold that a client has opened."""


def draw(client: Client, page: str, **typed: Any) -> dict[str, Any]:
    """What the page of an entry is answered when something is typed into it."""
    asked = {name.replace("__", ":"): value for name, value in typed.items()}
    known = _forms.setdefault(client, {})
    if page not in known:
        known[page] = form_values(client.get(page))
    address = page.replace("add-new/", "draw-new/") if page.endswith("add-new/") else f"{page}draw/"
    answer = client.post(address, {**known[page], **asked})
    assert answer.status_code == 200
    found: dict[str, Any] = answer.json()
    return found


def size(face: dict[str, Any]) -> tuple[int, int]:
    content = base64.b64decode(face["picture"].partition(",")[2])
    with Image.open(io.BytesIO(content)) as image:
        return image.size


def box(face: dict[str, Any], name: str) -> dict[str, Any]:
    """The place on a face that leads to an input."""
    return next(each for each in face["boxes"] if name in each["inputs"])


@pytest.mark.django_db
def test_what_is_typed_is_drawn_in_every_language_and_nothing_is_saved(
    platformer: Pack, designer: Client
) -> None:
    before = Revision.objects.count()
    plain = draw(designer, BOOTS)["faces"][0]
    codes = ["en", "es", "it", "de"]
    found = draw(designer, BOOTS, data__price="9", face__language=codes, face__side=["front", "back"])
    assert [(each["side"], each["language"]) for each in found["faces"]] == [
        (side, code) for side in ("front", "back") for code in codes
    ]
    assert [each["name"] for each in found["sides"]] == ["front", "back"]
    assert len({each["picture"] for each in found["faces"][:4]}) == 4
    assert found["faces"][0]["picture"] != plain["picture"]
    assert Revision.objects.count() == before


@pytest.mark.django_db
def test_a_place_on_the_face_leads_to_the_input_of_its_language(platformer: Pack, designer: Client) -> None:
    english, german = draw(designer, BOOTS, face__language=["en", "de"])["faces"]
    assert box(english, "text:name")["label"] == "Name"
    assert box(german, "tr:de:name")["sort"] == "text"
    assert box(german, "data:price")["sort"] == "number"
    assert box(german, "upload")["sort"] == "picture"
    assert box(german, "data:effects")["label"] == "Rules text"
    left, top, width, height = box(english, "data:price")["place"]
    assert left > 50, "the price stands on the right"
    assert top + height < 50, "and above"
    assert 0 < width < 50
    own = draw(designer, BOOTS, **{"tr__de__text": "Eigene Worte."}, face__language="de")["faces"][0]
    assert box(own, "tr:de:text")["label"] == "Rules text", "an own text is edited where it is written"


@pytest.mark.django_db
def test_a_text_that_does_not_fit_is_told_where_it_stands(platformer: Pack, designer: Client) -> None:
    long = "Unterwasserbergwerksbesichtigungsfahrschein " * 2
    found = draw(designer, BOOTS, tr__de__name=long.strip(), face__language=["en", "de"])
    english, german = found["faces"]
    assert box(english, "text:name")["state"] == ""
    assert box(german, "tr:de:name")["state"] == "over"
    assert "mm" in box(german, "tr:de:name")["told"]
    small = draw(designer, BOOTS, text__name="Comfortable Boots of Extraordinarily Considerable Speed")[
        "faces"
    ][0]
    assert box(small, "text:name")["state"] == "small"


@pytest.mark.django_db
def test_a_new_entry_is_drawn_from_the_first_letter(platformer: Pack, designer: Client) -> None:
    empty = draw(designer, NEW)
    assert empty["faces"][0]["picture"].startswith("data:image/png;base64,")
    assert empty["faults"], "what is still missing is told"
    typed = {"text__name": "Boots of Speed", "tr__de__name": "Stiefel"}
    named = draw(designer, NEW, **typed, face__language=["en", "de"])
    assert named["slug"] == "boots_of_speed_2"
    assert named["faces"][0]["picture"] != named["faces"][1]["picture"]
    assert not Entry.objects.filter(slug=named["slug"]).exists()


@pytest.mark.django_db
def test_what_is_wrong_is_told_and_the_rest_is_drawn(platformer: Pack, designer: Client) -> None:
    saved = draw(designer, BOOTS)["faces"][0]["picture"]
    broken = draw(designer, BOOTS, data__price="many", data__effects="- when: [")
    assert set(broken["faults"]) == {"data:price", "data:effects"}
    assert broken["faces"][0]["picture"] == saved, "fields that are wrong are shown as they are stored"
    named = draw(designer, BOOTS, data__price="many", text__name="Sandals")
    assert named["faces"][0]["picture"] != saved
    good = draw(designer, BOOTS, data__price="many", good__data__price="7")["faces"][0]["picture"]
    assert good == draw(designer, BOOTS, data__price="7")["faces"][0]["picture"], "or as they were good last"
    unknown = draw(designer, BOOTS, data__effects="- when: activated\n  do: [{summon_boss: {who: nobody}}]")
    assert "data:effects" in unknown["faults"]
    german = Client(headers={"Accept-Language": "de"})
    german.cookies = designer.cookies
    assert "ganze Zahl" in draw(german, BOOTS, data__price="many")["faults"]["data:price"][0]


@pytest.mark.django_db
def test_a_picture_is_shown_before_it_is_saved_and_sent_only_once(platformer: Pack, designer: Client) -> None:
    before = Art.objects.count()
    plain = draw(designer, BOOTS)["faces"][0]["picture"]
    file = io.BytesIO()
    Image.new("RGB", (16, 16), "teal").save(file, "PNG")
    file.seek(0)
    file.name = "teal.png"
    first = draw(designer, BOOTS, upload=file)
    assert first["faces"][0]["picture"] != plain
    again = draw(designer, BOOTS, art=first["art"])
    assert again["faces"][0]["picture"] == first["faces"][0]["picture"]
    assert not again["art_missing"]
    assert draw(designer, BOOTS, art="0" * 64)["art_missing"]
    assert Art.objects.count() == before
    text = io.BytesIO(b"no picture")
    text.name = "x.png"
    assert "upload" in draw(designer, BOOTS, upload=text)["faults"]


@pytest.mark.django_db
def test_a_saved_face_is_a_picture_that_browsers_keep(platformer: Pack, designer: Client) -> None:
    address = f"{BOOTS}face.png?language=de&width=200"
    first = designer.get(address)
    assert first["Content-Type"] == "image/png"
    with Image.open(io.BytesIO(first.content)) as image:
        assert abs(image.width - 200) <= 2
        assert image.mode == "P", "pages that show many fetch small files"
    again = designer.get(address, headers={"If-None-Match": first["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    values = {**form_values(designer.get(BOOTS)), "data:price": "9"}
    designer.post(BOOTS, values)
    changed = designer.get(address, headers={"If-None-Match": first["ETag"]})
    assert changed.status_code == 200
    old = Revision.objects.filter(slug="boots_of_speed").order_by("pk")[0]
    assert designer.get(f"{address}&revision={old.pk}").content == first.content
    assert designer.get(f"{address}&side=back").content != changed.content
    for missing in ("side=left", "revision=0", "release=9", "revision=x"):
        assert designer.get(f"{address}&{missing}").status_code == 404
    assert designer.get("/admin/games/platformer/item/nobody/face.png").status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("game", ["dungeons", "platformer", "princess"])
def test_every_kind_is_drawn_from_an_empty_form(db: None, designer: Client, game: str) -> None:
    pack = loaded(shipped(game))
    kinds = set(Entry.objects.filter(game=pack).values_list("kind", flat=True))
    found = {kind: draw(designer, f"/admin/games/{game}/{kind}/add-new/", face__width="60") for kind in kinds}
    assert {kind: each["problem"] for kind, each in found.items()} == dict.fromkeys(kinds, "")
    assert not {kind for kind, each in found.items() if [face["problem"] for face in each["faces"]] != [""]}


@pytest.mark.django_db
def test_whoever_may_not_see_the_entry_sees_no_face(
    platformer: Pack, viewer: Client, client_of: ClientOf, person: Callable[..., Any]
) -> None:
    assert viewer.get(f"{BOOTS}face.png").status_code == 200
    assert viewer.post("/admin/games/platformer/item/draw-new/", {}).status_code == 403
    typed = viewer.post(f"{BOOTS}draw/", {"data:price": "9"}).json()
    assert typed["faces"][0]["picture"] == draw(client_of("designer"), BOOTS)["faces"][0]["picture"]
    stranger = Client()
    assert stranger.get(f"{BOOTS}face.png").status_code == 302
    assert stranger.post(f"{BOOTS}draw/", {}).status_code == 302


@pytest.mark.django_db
def test_pages_that_show_changes_show_the_face_before_and_after(platformer: Pack, owner: Client) -> None:
    publish(platformer, author=User.objects.get(), note="")
    entry = Entry.objects.get(slug="boots_of_speed")
    document = read_document(entry)
    document.data["price"] = 9
    document.data["effects"][0]["do"] *= 2
    save_entry(entry, document, version=entry.version, author=None)
    revisions = Revision.objects.filter(entry=entry).order_by("pk").values_list("pk", flat=True)
    history = owner.get(f"{BOOTS}history/").content.decode()
    for each in revisions:
        assert f"revision={each}" in history
    page = owner.get("/admin/publish/platformer/").content.decode()
    faces = re.findall(r'<img class="tw-print" src="([^"]+)" alt="[^"]+" width="(\d+)" height="(\d+)"', page)
    assert len(faces) == 2
    assert "<dt>Rules text</dt>" in page, "what became of the rules is told in words"
    before, after = (owner.get(address.replace("&amp;", "&")) for address, _width, _height in faces)
    assert before.status_code == after.status_code == 200
    assert before.content != after.content
    desk = owner.get(
        "/admin/translations/", {"game": "platformer", "language": "de", "kind": "item", "state": ""}
    )
    assert "boots_of_speed/face.png?language=de" in desk.content.decode()
