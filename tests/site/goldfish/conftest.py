"""The website on a real port, and a real browser that watches the page's policy."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from waitress import create_server

from tests.support.site import website

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}


@pytest.fixture
def site(settings: dict[str, object]) -> Iterator[str]:
    """The address of a running website of one's own."""
    with website(settings) as app:
        server = create_server(app, host="127.0.0.1", port=0, threads=4)
        thread = Thread(target=server.run, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.effective_port}"
        server.close()
        thread.join(10)


@pytest.fixture(params=["wide", "phone"])
def page(request: pytest.FixtureRequest, browser: Browser, site: str) -> Iterator[Page]:
    """A page of the website; whatever it reports to the console fails the test."""
    context: BrowserContext = browser.new_context(
        base_url=site, viewport=WIDE if request.param == "wide" else PHONE
    )
    opened = context.new_page()
    reports: list[str] = []
    opened.on("console", lambda message: reports.append(message.text))
    opened.on("pageerror", lambda error: reports.append(str(error)))
    yield opened
    context.close()
    assert reports == []
