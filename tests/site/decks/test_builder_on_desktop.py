"""The builder on a desktop, by itself: a hand is drawn at once, and the list is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


def test_a_hand_is_drawn_at_once_and_the_list_is_copied_as_saved(
    browser: Browser, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = visitor.page
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{live_site}/decks?game=spoils")
    page.get_by_role("button", name="Start from Seed 1: Rogue").click()
    page.wait_for_url("**/decks/edit/*")
    page.locator("#sample-hand li").nth(7).wait_for()
    assert page.locator("#sample-hand li").count() == 8
    page.get_by_role("button", name="one more Sly Bilker").click()
    page.get_by_role("link", name="Copy list").click()
    page.wait_for_function(
        """async () => (await navigator.clipboard.readText()).includes("\\n3 Sly Bilker\\n")"""
    )
    visitor.leave()
