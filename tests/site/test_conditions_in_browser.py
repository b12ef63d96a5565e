"""The conditions beside a list: beside it on a wide screen, folded on a phone, and up to date."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import PHONE, Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


def test_on_a_phone_the_conditions_on_decks_are_folded_and_stay_open_while_one_types(
    browser: Browser, live_site: str
) -> None:
    visitor = Visitor.arrive(
        browser,
        live_site,
        size="desktop",
        scripted=True,
        too=(("desktop", "night"), ("phone", "day"), ("phone", "night")),
    )
    visitor.go("/spoils/decks?q=valid:yes ([[trade:rogue]]>=10 or [[trade:banker]]>=10)")
    page, legal = visitor.page, visitor.page.get_by_role("link", name="In progress")
    assert legal.is_visible()
    page.set_viewport_size(PHONE)
    assert not legal.is_visible()
    page.locator("summary", has_text="Verdict").click()
    assert legal.is_visible()
    visitor.look()
    page.get_by_label("Search these decks").fill("rage")
    page.locator(".browse-narrow a[href*='q=rage+valid']").first.wait_for()
    assert legal.is_visible()
    visitor.leave()


def test_the_conditions_on_cards_follow_what_is_typed(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    visitor.go("/spoils/cards")
    visitor.page.get_by_label("Search", exact=True).fill("gnat")
    rogue = visitor.page.locator(".browse-narrow a", has_text="Rogue")
    visitor.page.locator(".browse-narrow a[href*='q=gnat+trade']").first.wait_for()
    rogue.click()
    visitor.page.wait_for_url("**/spoils/cards?q=gnat+trade%3Arogue")
    visitor.leave()
