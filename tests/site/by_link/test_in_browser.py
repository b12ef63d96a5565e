"""Two browsers play each other: pages change by themselves, and nothing is loaded anew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.site.by_link.tables import NEW
from tests.site.visitor import Visitor

ROUNDS = 5


def seated(browser: Browser, live_site: str, new: str = NEW) -> tuple[Visitor, Visitor]:
    """Both players at the table: one at a desk, one with a phone."""
    ada = Visitor.arrive(browser, live_site, size="desktop", theme="day", scripted=True)
    ben = Visitor.arrive(browser, live_site, size="phone", theme="night", scripted=True)
    ada.page.goto(live_site + new)
    ada.fill("Your name", "Ada")
    ada.page.get_by_label("Clock").select_option("live-60")
    ada.press("Make the game")
    ada.sees("Waiting for the other player")
    invitation = ada.page.get_by_label("Link to join").input_value()
    ben.page.goto(live_site + re.sub(r"^https?://[^/]+", "", invitation))
    ben.fill("Your name", "Ben")
    ben.press("Join and begin")
    ben.page.wait_for_selector(".game-table")
    ada.page.wait_for_selector(".game-table")
    return ada, ben


@pytest.mark.slow
@pytest.mark.parametrize("new", [NEW, "/shadowfist/play"])
def test_two_browsers_play_each_other(browser: Browser, live_site: str, new: str) -> None:
    players = seated(browser, live_site, new)
    for player in players:
        player.look()
        player.page.evaluate("() => { window.isTheSame = true; }")
    for _ in range(ROUNDS):
        asked = next(
            (it for it in players if it.page.locator('.decide button[name="do"]').count()), None
        )
        if asked is None:
            players[0].page.wait_for_timeout(1_200)
            continue
        other = next(it for it in players if it is not asked)
        version = other.page.locator(".game-table").get_attribute("data-version")
        assert asked.page.title().startswith("● Your move")
        asked.page.locator('button[name="do"]').last.click()
        expect(other.page.locator(".game-table")).not_to_have_attribute(
            "data-version", version or "", timeout=20_000
        )
    ada, ben = players
    ada.page.locator("summary", has_text="…").click()
    ada.page.get_by_role("button", name="Say it").click()
    expect(ada.page.locator(".more-menu[open]")).to_have_count(0)
    ben.sees("“Hello!”")
    ben.page.locator("summary", has_text="…").click()
    ben.page.get_by_role("button", name="Give up").click()
    for player in players:
        player.sees("Ben gave up.")
        assert player.page.evaluate("() => window.isTheSame"), "no page was loaded anew"
    ada.page.get_by_role("button", name="Ask for a rematch").click()
    ben.page.get_by_role("button", name="Play again").click()
    ada.page.get_by_role("link", name="Go to the rematch").click()
    ada.page.wait_for_selector(".game-table[data-since]")


def test_who_waits_asks_each_second_for_half_a_minute(browser: Browser, live_site: str) -> None:
    ada, _ = seated(browser, live_site)
    ada.page.clock.install()
    ada.page.reload()
    for _ in range(20):
        with ada.page.expect_response("**/since", timeout=10_000):
            ada.page.clock.run_for(1_150)
