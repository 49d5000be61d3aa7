"""A boss is duplicated with its kit, in a real browser: looked at, named, made, and taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from content.models import Entry, Mention
from studio.terminal.releases import shipped
from tests.browser.conftest import Studio
from tests.kept import loaded


def test_a_designer_duplicates_a_boss_with_its_kit(studio: Studio) -> None:
    pack = loaded(shipped("platformer"))
    parts = Mention.objects.filter(entry__game=pack, kind="boss", slug="medusa", path="boss").count()
    before = Entry.objects.filter(game=pack).count()
    page = studio.enter("designer")
    studio.open(page, "games/platformer/boss/medusa/")
    kit = page.get_by_role("region", name="Kit", exact=True)
    expect(kit.locator(".tw-kit-parts a:not(.tw-button)")).to_have_count(parts)
    expect(kit.get_by_role("link", name="Add: Boss attack card")).to_be_visible()
    kit.get_by_role("link", name="Duplicate with its kit").click()
    name = page.locator("[name='name:boss/medusa']")
    expect(name).to_have_value("Medusa 2")
    name.fill("Gorgon")
    page.fill("[name='slug:boss/medusa']", "medusa")
    studio.expected.add(409)
    page.get_by_role("button", name="Duplicate").click()
    expect(page.locator("[aria-invalid=true]")).to_have_attribute("name", "slug:boss/medusa")
    page.fill("[name='slug:boss/medusa']", "gorgon")
    page.get_by_role("button", name="Duplicate").click()
    expect(page.locator("h1")).to_have_text("Gorgon")
    assert Entry.objects.filter(game=pack).count() == before + parts + 1
    own = Mention.objects.filter(entry__game=pack, kind="boss", slug="gorgon", path="boss")
    assert own.count() == parts
    expect(page.get_by_role("region", name="Kit", exact=True).locator("img").first).to_be_visible()
    page.locator(".tw-undo button").click()
    expect(page.get_by_text("have been taken away again")).to_be_visible()
    assert Entry.objects.filter(game=pack).count() == before
