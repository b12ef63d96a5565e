"""A game watched in a real browser: without script, on phones, by night, by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

PLACE = "/shadowfist/watch"


@pytest.mark.parametrize(
    ("looks", "scripted"),
    [([("desktop", "day"), ("tablet", "night")], True), ([("phone", "night")], False)],
)
def test_two_precons_are_watched_to_the_end(
    browser: Browser, live_site: str, looks: list[tuple[str, str]], scripted: bool
) -> None:
    (size, theme), *too = looks
    visitor = Visitor.arrive(
        browser, live_site, size=size, theme=theme, scripted=scripted, too=tuple(too)
    )
    visitor.go(PLACE)
    visitor.look()
    visitor.fill("Seed", "3")
    visitor.press("Play the game")
    visitor.sees("Step 1 of")
    visitor.look()
    visitor.press("End")
    visitor.sees("wins by taking the final Site.")
    visitor.look()
    visitor.leave()


def test_the_arrow_keys_step_through_a_game(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", theme="day", scripted=True)
    visitor.go(f"{PLACE}/new?deck1=precon/cik-ascended&deck2=precon/yotd-dragons&seed=3")
    page = visitor.page
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=Step 2 of")
    page.keyboard.press("]")
    page.wait_for_selector("h2:has-text('Turn 2')")
    page.keyboard.press("End")
    page.wait_for_function("() => !document.querySelector('[data-key=ArrowRight]')")
    page.go_back()
    page.wait_for_selector("h2:has-text('Turn 2')")
    visitor.leave()
