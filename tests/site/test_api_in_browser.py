"""The page of the API tries operations, and the account's page makes a token for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.site.goldfish.test_in_the_browser import assert_accessible
from tests.site.visitor import DESKTOP, PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

pytestmark = pytest.mark.slow


@pytest.fixture
def page(browser: Browser, live_site: str) -> Iterator[Page]:
    context = browser.new_context(base_url=live_site, viewport=PHONE)
    yield context.new_page()
    context.close()


def assert_accessible_by_day_and_night(page: Page) -> None:
    page.emulate_media(color_scheme="light")
    assert_accessible(page, DESKTOP)
    page.emulate_media(color_scheme="dark")
    assert_accessible(page, PHONE)


def operation(page: Page, id_: str) -> Locator:
    """The opened part of the page about an operation."""
    shown = page.locator(f"#{id_}")
    shown.locator("summary").click()
    return shown


def test_a_list_is_checked_on_the_page(page: Page) -> None:
    page.goto("/api")
    shown = operation(page, "check")
    shown.get_by_role("button", name="Try it").click()
    shown.get_by_text("Answer 200").wait_for()
    assert '"verdict": "legal"' in shown.locator("pre").inner_text()
    shown.get_by_label("body").fill("{")
    shown.get_by_role("button", name="Try it").click()
    shown.get_by_text("Answer 400").wait_for()
    assert_accessible_by_day_and_night(page)


def test_a_token_is_made_tried_and_revoked(page: Page) -> None:
    page.goto("/account/sign-up")
    page.get_by_label("Name").fill("Ada")
    page.get_by_label("Password").fill("a few words are easy")
    page.get_by_role("button", name="Create the account").click()
    page.goto("/account")
    page.get_by_role("link", name="Tokens for programs").click()
    page.get_by_label("What it is for").fill("league bot")
    page.get_by_label("Read your decks").check()
    page.get_by_label("Your password").fill("a few words are easy")
    page.get_by_role("button", name="Make a token").click()
    token = page.locator(".token-made").inner_text()
    assert_accessible_by_day_and_night(page)
    page.goto("/api")
    shown = operation(page, "account")
    shown.get_by_label("token").fill(token)
    shown.get_by_role("button", name="Try it").click()
    shown.get_by_text("Answer 200").wait_for()
    assert '"league bot"' in shown.locator("pre").inner_text()
    page.goto("/account/tokens")
    page.get_by_role("button", name="Revoke league bot").click()
    page.get_by_text("That token is revoked.").wait_for()
