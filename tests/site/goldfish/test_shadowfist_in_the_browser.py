"""Goldfish pages of Shadowfist in a real browser."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.goldfish.test_in_the_browser import assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Page

BASE = "/shadowfist/goldfish/precon/cik-ascended"


@pytest.mark.parametrize(
    "path",
    [
        "report?games=2000",
        "hand?seed=7&back=1",
        "odds?details=1",
        "compare?games=2000",
        "table?seed=7&mulligan=1",
    ],
)
def test_every_page_is_accessible_in_every_theme(page: Page, path: str) -> None:
    page.goto(f"{BASE}/{path}")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        assert_accessible(page)


def test_a_run_sharpens_and_can_be_cancelled(page: Page) -> None:
    page.goto(f"{BASE}/report?games=10000000")
    cancel = page.get_by_role("button", name="Cancel, keep figures so far")
    while page.locator("[data-blocks] progress").evaluate("bar => bar.value") == 0:
        page.wait_for_timeout(20)
    cancel.click()
    page.wait_for_selector("[data-blocks][data-done=some]")
    assert "first" in page.get_by_role("status").inner_text()


def test_a_game_is_played_by_keyboard_and_by_hand(page: Page) -> None:
    page.goto(f"{BASE}/hand?seed=7")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table?**")
    page.get_by_role("button", name="Play City Center").press("Enter")
    page.wait_for_selector("text=1 of 5 Feng Shui Sites")
    page.get_by_text("Do what a card’s text says").click()
    page.get_by_label("How many", exact=True).fill("4")
    page.get_by_role("button", name="Do it").first.click()
    page.wait_for_selector("text=By hand, outside the referee: gain 4 Power.")
    page.keyboard.press("e")
    page.wait_for_selector("h2:has-text('Turn 2')")
    page.keyboard.press("u")
    page.wait_for_selector("h2:has-text('Turn 1')")
