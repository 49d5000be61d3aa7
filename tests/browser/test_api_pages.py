"""Tokens and the pages of the API in a real browser: nothing comes from elsewhere, no policy is broken."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Studio


def test_somebody_issues_a_token_and_tries_the_api_out(studio: Studio) -> None:
    """Anna issues a token, reads about the API, asks for the packs there, and revokes the token."""
    anna = studio.enter("designer", "anna")
    anna.goto(f"{studio.address}/tokens/")
    anna.fill("[name=name]", "My script")
    anna.check("[value='content:read']")
    anna.click("button:has-text('Issue')")
    secret = anna.input_value("#token-shown")
    assert secret.startswith("tw_")

    anna.click("text=What can be done with it: the API")
    block = anna.locator("#packs_list")
    block.locator("summary").click()
    block.locator("button:has-text('Send')").click()
    expect(block.locator("[data-code]")).to_contain_text("200")
    expect(block.locator("[data-answer]")).to_contain_text("lanternwick")

    anna.click("text=To the studio")
    anna.click('nav >> text="Tokens"')
    anna.click("button:has-text('Revoke')")
    expect(anna.get_by_role("status").first).to_contain_text("“My script” has been revoked.")
    expect(anna.locator("td .tw-badge")).to_have_text("revoked")
