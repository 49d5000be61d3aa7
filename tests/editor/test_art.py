"""Pictures as the studio serves them, named by their bytes, so a browser keeps them for a year; the library
from which they are chosen, and how they are framed."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from PIL import Image

from content.models import Art, Entry, Pack
from studio.terminal.releases import shipped
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["art", "thumbnail"])
def test_a_picture_is_kept_for_a_year_and_asked_for_once(
    lanternwick: Pack, designer: Client, name: str
) -> None:
    answer = designer.get(reverse(f"admin:{name}", args=(Art.objects.values_list("pk", flat=True)[0],)))
    assert answer.status_code == 200
    assert answer["Content-Type"] == "image/png"
    assert answer["Cache-Control"] == "private, max-age=31536000, immutable"


def test_pictures_are_for_people_who_are_signed_in(lanternwick: Pack, client: Client) -> None:
    art = Art.objects.values_list("pk", flat=True)[0]
    assert client.get(reverse("admin:thumbnail", args=(art,))).status_code == 302


ADA = "/admin/games/lanternwick/ferryman/ada/"
HERO = "/admin/games/platformer/hero/auntie_haggle/"


def picture(colours: int = 2, size: tuple[int, int] = (60, 30)) -> SimpleUploadedFile:
    """A wide picture with so many colours."""
    image = Image.new("RGB", size)
    for number in range(colours):
        image.putpixel((number % size[0], number // size[0]), (number % 256, number // 256, 99))
    out = io.BytesIO()
    image.save(out, "PNG")
    return SimpleUploadedFile("wide.png", out.getvalue(), "image/png")


def saved(client: Client, address: str, **values: Any) -> Any:
    """Save a form with some values changed."""
    return client.post(address, {**form_values(client.get(address)), **values})


def library(client: Client, game: str = "lanternwick", **asked: str) -> dict[str, Any]:
    found: dict[str, Any] = client.get(f"/admin/games/{game}/find-pictures/", asked).json()
    return found


def test_the_library_shows_every_picture_with_its_users(lanternwick: Pack, designer: Client) -> None:
    ada = Entry.objects.get(slug="ada")
    Entry.objects.filter(slug="bruno").update(art=ada.art)
    found = library(designer)
    assert found["count"] == Entry.objects.exclude(art=None).values("art").distinct().count()
    shared = next(each for each in found["pictures"] if each["art"] == ada.art_id)
    assert [(use["name"], use["link"]) for use in shared["uses"]] == [
        ("Ada", ADA),
        ("Bruno", "/admin/games/lanternwick/ferryman/bruno/"),
    ]
    assert shared["size"].startswith(f"{ada.art.width} × {ada.art.height} · ")  # type: ignore[union-attr]
    assert [each["art"] for each in library(designer, q="ADA ferry")["pictures"]] == [ada.art_id]
    assert library(designer, q="nobody")["count"] == 0


def test_a_replaced_picture_is_in_the_history_and_can_be_used_again(
    lanternwick: Pack, designer: Client
) -> None:
    before = Entry.objects.get(slug="ada").art_id
    framing = {"everywhere": {"x": 20, "zoom": 300}}
    assert saved(designer, ADA, framing=json.dumps(framing)).status_code == 302
    assert saved(designer, ADA, upload=picture(), framing="{}", why="wider").status_code == 302
    after = Entry.objects.get(slug="ada").art_id
    found = library(designer, entry="ferryman/ada")
    (replaced,) = found["replaced"]
    assert (replaced["art"], replaced["framing"]) == (before, framing)
    assert after in replaced["after"]
    assert replaced["said"].endswith("designer · wider")
    unused = next(each for each in found["pictures"] if each["art"] == before)
    assert unused["uses"] == []
    assert saved(designer, ADA, art=before, framing=json.dumps(replaced["framing"])).status_code == 302
    ada = Entry.objects.get(slug="ada")
    assert (ada.art_id, ada.framing) == (before, framing)
    assert [each["art"] for each in library(designer, entry="ferryman/ada")["replaced"]] == [after]


def test_a_framing_goes_with_its_picture_and_is_checked(lanternwick: Pack, designer: Client) -> None:
    answer = saved(designer, ADA, framing='{"everywhere": {"zoom": 5}}')
    assert answer.status_code == 422
    assert "100 to 1000 is allowed" in shown(answer)
    saved(designer, ADA, framing='{"everywhere": {"zoom": 200}}')
    history = shown(designer.get(f"{ADA}history/"))
    assert "50 % across, 50 % down, 200 % large" in history
    values = form_values(designer.get(ADA))
    del values["framing"]
    designer.post(ADA, values)
    assert Entry.objects.get(slug="ada").framing == {"everywhere": {"zoom": 200}}
    saved(designer, ADA, remove_art="on")
    assert (Entry.objects.get(slug="ada").art_id, Entry.objects.get(slug="ada").framing) == (None, {})


def test_each_layout_says_how_it_sees_the_picture(db: None, designer: Client) -> None:
    loaded(shipped("platformer"))
    values = form_values(designer.get(HERO))

    def drawn(**more: Any) -> dict[str, Any]:
        found: dict[str, Any] = designer.post(f"{HERO}draw/", {**values, **more}).json()
        return found

    plain = drawn()
    card, standee = plain["pictures"]
    assert (card["layout"], card["label"], card["state"]) == ("hero", "Heroes: Front", "")
    assert "sharp squares" in card["told"]
    assert standee["side"] != card["side"]
    first = drawn(upload=picture(900))
    soft = first["pictures"][0]
    assert (soft["state"], soft["filling"], soft["seen"]) == ("soft", 200, [0, 0, 1, 1])
    assert "Only 48 dpi in a frame of 32 × 32 mm" in soft["told"]
    assert "378 × 189 pixels" in soft["told"]
    second = drawn(art=first["art"], framing='{"hero": {"x": 100, "zoom": 200}}')
    assert second["pictures"][0]["seen"] == [0.5, 0, 0.5, 1]
    assert second["pictures"][1]["seen"] == [0, 0, 1, 1], "the other layout sees all of it"
    assert second["faces"][0]["picture"] != first["faces"][0]["picture"]


def test_a_drawing_is_taken_without_a_script(lanternwick: Pack, designer: Client) -> None:
    square = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
    upload = SimpleUploadedFile("square.svg", square, "image/svg+xml")
    assert saved(designer, ADA, upload=upload).status_code == 302
    art = Entry.objects.get(slug="ada").art
    assert art is not None
    assert (art.width, art.height) == (2400, 2400)
    broken = SimpleUploadedFile("square.svg", square[:-9], "image/svg+xml")
    answer = saved(designer, ADA, upload=broken)
    assert answer.status_code == 422
    assert "drawing (SVG) cannot be read" in shown(answer)
