"""A browser, people logged in to it, and an eye on every page: no error in the console, no request to another
host."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlparse

import pytest
from django.contrib.auth.models import User
from django.test import Client
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeoutError

from content.models import Pack

# Playwright keeps an event loop running in this thread; Django would take every query here for a mistake.
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "true")

BACKEND = "django.contrib.auth.backends.ModelBackend"
PASSWORD = "lantern-light-7"
NIGHT = "rgb(13, 18, 24)"
"""The ground of every page in the dark (editor/static/frame/tokens.css)."""
PATIENCE = 60_000
"""So many milliseconds a page may take on a machine that does other things, too: how quick pages are, the
benchmarks say."""
expect.set_options(timeout=PATIENCE)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs the browser."""
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker("browser")


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium, begun once for this folder: to begin it takes as long as a short test. Whoever comes
    to a page has a browser of their own in it, with nothing kept by others."""
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=ARGUMENTS)
        yield made
        made.close()


@dataclass
class Studio:
    """The running studio and the people at their screens."""

    address: str
    browser: Browser
    person: Callable[..., User]
    contexts: list[BrowserContext] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    expected: set[int] = field(default_factory=set)

    def enter(
        self,
        role: str,
        name: str = "",
        languages: list[str] | None = None,
        reviews: list[str] | None = None,
        **options: Any,
    ) -> Page:
        """A page of somebody with a role, whose browser still knows them from yesterday."""
        client = Client()
        client.force_login(self.person(role, name, languages, reviews), backend=BACKEND)
        page = self._page(options)
        session = client.cookies["sessionid"].value
        page.context.add_cookies([{"name": "sessionid", "value": session, "url": self.address}])
        return page

    def log_in(self, role: str) -> Page:
        """A page of somebody with a role, just logged in."""
        user = self.person(role)
        page = self._page({})
        self.open(page, "")
        page.fill("[name=username]", user.username)
        page.fill("[name=password]", PASSWORD)
        page.click("#login-form button[type=submit]")
        page.wait_for_selector(".tw-page")
        return page

    def _page(self, options: dict[str, Any]) -> Page:
        options.setdefault("viewport", {"width": 1440, "height": 1000})
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        page = context.new_page()
        self._watch(page)
        return page

    def visit(self, **options: Any) -> Page:
        """A page of somebody whom nobody knows."""
        return self._page(options)

    def open(self, page: Page, path: str) -> None:
        """Go to a page of the admin."""
        page.goto(f"{self.address}/admin/{path}")

    def _watch(self, page: Page) -> None:
        host = urlparse(self.address).netloc

        def console(message: Any) -> None:
            is_expected = any(f"status of {code}" in message.text for code in self.expected)
            if message.type in ("error", "warning") and not is_expected:
                self.complaints.append(f"{page.url}: {message.text}")

        def request(sent: Any) -> None:
            target = urlparse(sent.url)
            if target.scheme not in ("data", "blob") and target.netloc != host:
                self.complaints.append(f"{page.url}: asked {sent.url}")

        page.on("console", console)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("request", request)


def _settle(page: Page) -> None:
    """Let what the page has asked for be answered: the database is emptied after the test, and a picture
    still being drawn would be in its way."""
    with suppress(PlaywrightTimeoutError):  # a page that keeps asking is left as it is
        page.wait_for_load_state("networkidle", timeout=4_000)
    page.goto("about:blank")


@pytest.fixture
def studio(
    live_server: Any, browser: Browser, lanternwick: Pack, person: Callable[..., User]
) -> Iterator[Studio]:
    """The studio with Lanternwick's pack; complaints of the browser fail the test."""
    made = Studio(live_server.url, browser, person)
    yield made
    for context in made.contexts:
        for page in context.pages:
            _settle(page)
        context.close()
    assert made.complaints == []
