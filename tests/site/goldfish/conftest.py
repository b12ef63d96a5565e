"""The website on a real port, and a real browser that watches the page's policy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import DESKTOP
from tests.support.site import listening, website

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page


@pytest.fixture
def site(settings: dict[str, object]) -> Iterator[str]:
    """The address of a running website of one's own."""
    with website(settings) as app, listening(app, threads=4) as address:
        yield address


@pytest.fixture
def page(browser: Browser, site: str) -> Iterator[Page]:
    """A page of the website; whatever it reports to the console fails the test."""
    context: BrowserContext = browser.new_context(base_url=site, viewport=DESKTOP)
    opened = context.new_page()
    reports: list[str] = []
    opened.on("console", lambda message: reports.append(message.text))
    opened.on("pageerror", lambda error: reports.append(str(error)))
    yield opened
    context.close()
    # Whoever waits for a slot is told so by a 503, and asks again.
    assert [it for it in reports if "status of 503" not in it] == []
