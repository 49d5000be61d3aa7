"""Forms in a real browser: a chosen file, what is wrong, a telephone, the night."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from content.models import Entry
from content.pictures import MOST_SENT
from tests.browser.conftest import NIGHT, Studio

ADD = "games/lanternwick/ferryman/add-new/"
ADA = "games/lanternwick/ferryman/ada/"
LIGHT = "games/lanternwick/journey/first_light/"


@pytest.fixture
def picture(tmp_path: Path) -> Path:
    made = tmp_path / "pogo.png"
    Image.new("RGB", (8, 8), "teal").save(made)
    return made


def texts(page: Page) -> list[str]:
    """What every text input of the page holds, as a person sees it and as the page declares it."""
    found: list[str] = page.eval_on_selector_all(
        "input[type=text], input:not([type])",
        "all => all.flatMap((each) => [each.value, each.getAttribute('value') || ''])",
    )
    return found


@pytest.mark.parametrize(
    ("path", "name"), [(ADD, "upload"), (ADA, "upload"), ("sheets/lanternwick/", "file")]
)
def test_a_chosen_file_changes_no_other_field(studio: Studio, picture: Path, path: str, name: str) -> None:
    """A new entry, a released one, the spreadsheet: what the theme does with file inputs concerns its own."""
    Entry.objects.update(is_released=True)
    page = studio.enter("designer")
    studio.open(page, path)
    page.wait_for_load_state("load")
    before = texts(page)
    page.set_input_files(f"[name={name}]", picture)
    page.wait_for_timeout(200)
    assert texts(page) == before
    assert not any("pogo" in text for text in texts(page))


def test_a_new_entry_needs_a_picture_and_a_name_and_no_slug(studio: Studio, picture: Path) -> None:
    page = studio.enter("designer")
    studio.open(page, ADD)
    page.set_input_files("[name=upload]", picture)
    page.fill("[name='data:strength']", "3")
    page.fill("[name='text:name']", "Old Cleo")
    page.keyboard.press("Control+s")
    page.wait_for_selector("text=has been created")
    made = Entry.objects.get(slug="old_cleo")
    assert made.art_id


def test_a_file_that_is_too_large_is_not_sent_and_nothing_typed_is_lost(
    studio: Studio, picture: Path, tmp_path: Path
) -> None:
    large = tmp_path / "large.png"
    large.write_bytes(b"x" * (MOST_SENT + 1))
    page = studio.enter("designer")
    studio.open(page, ADD)
    page.fill("[name='data:strength']", "3")
    page.fill("[name='text:name']", "Old Cleo")
    page.set_input_files("[name=upload]", large)
    page.keyboard.press("Control+s")
    expect(page.locator("[name=upload] + .tw-error")).to_contain_text("At most 18 megabytes")
    expect(page.locator("[name='text:name']")).to_have_value("Old Cleo")
    assert not Entry.objects.filter(slug="old_cleo").exists()
    page.set_input_files("[name=upload]", picture)
    expect(page.locator("[name=upload] + .tw-error")).to_have_text("")
    page.keyboard.press("Control+s")
    page.wait_for_selector("text=has been created")


def test_the_focus_goes_to_the_line_that_is_wrong(studio: Studio) -> None:
    studio.expected.add(422)
    page = studio.enter("designer", viewport={"width": 1440, "height": 700})
    studio.open(page, LIGHT)
    area = page.locator("textarea[name='data:scenes']")
    typed = area.input_value().replace("first_bend", "last_bend")
    area.fill(typed + "\n" * 60)
    page.keyboard.press("Control+s")
    wrong = page.locator("textarea[name='data:scenes'][data-wrong-line]")
    expect(wrong).to_be_focused()
    line = next(line for line in typed.split("\n") if "last_bend" in line)
    assert wrong.evaluate("each => each.value.slice(each.selectionStart, each.selectionEnd)") == line
    expect(page.locator(".errors .tw-errors").first).to_be_in_viewport()


def test_lists_fit_a_telephone_and_thumbnails_are_seen(studio: Studio) -> None:
    page = studio.enter("designer", viewport={"width": 390, "height": 800})
    for path in (
        "games/lanternwick/ferryman/",
        "games/lanternwick/canal/",
        "translations/",
        "history/",
        "releases/",
    ):
        studio.open(page, path)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, path
    studio.open(page, "games/lanternwick/ferryman/")
    assert page.locator("img.tw-thumb").first.evaluate("each => each.getBoundingClientRect().width") == 40
    page.goto(f"{studio.address}/table/")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_one_switch_holds_on_every_page(studio: Studio) -> None:
    """Dark chosen in the studio is dark at the table and on the page of the API; chosen back at the table it
    is light again in the studio."""
    page = studio.enter("designer", color_scheme="light")

    def ground() -> str:
        return str(page.evaluate("getComputedStyle(document.body).backgroundColor"))

    studio.open(page, "")
    day = ground()
    page.click(".tw-themes [value=dark]")
    assert (day == NIGHT, ground()) == (False, NIGHT)
    for path in ("/table/", "/api/v1/docs/", "/tokens/", "/admin/history/"):
        page.goto(f"{studio.address}{path}")
        assert ground() == NIGHT, path
    page.goto(f"{studio.address}/table/")
    page.click(".tw-themes [value=system]")
    studio.open(page, "")
    assert ground() == day
