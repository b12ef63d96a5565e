"""A sealed pool counted by keyboard and passed on, on a phone at night and without script."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from app.tables import utc_now
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


def test_a_pool_is_counted_by_keyboard_and_played_by_another(
    browser: Browser, live_site: str
) -> None:
    organizer = Visitor.arrive(browser, live_site, size="desktop", scripted=True, theme="night")
    make_sealed_event(organizer)
    desk = organizer.path
    organizer.go(f"{desk}/links")
    join_url = organizer.page.get_by_label("Address").input_value()
    counter = enter(browser, live_site, join_url, "Ada", scripted=True)
    code = count_by_keyboard(counter)
    player = enter(browser, live_site, join_url, "Ben", scripted=False)
    take_and_confirm(player, code)
    organizer.go(f"{desk}/pools")
    organizer.sees("1 registered, 1 confirmed")
    for visitor in (organizer, counter, player):
        visitor.leave()


def make_sealed_event(organizer: Visitor) -> None:
    organizer.go("/events/new")
    page = organizer.page
    page.get_by_label("Name", exact=True).fill("Sealed Night")
    day = utc_now().date() + timedelta(days=5)
    page.get_by_label("First day").fill(day.isoformat())
    page.get_by_label("Format", exact=True).select_option("limited")
    page.get_by_label("Card pools").select_option("sealed")
    page.get_by_label("Seed 3").fill("1")
    page.get_by_label("Pools are registered by one player").check()
    organizer.press("Create the event")
    page.wait_for_url("**/events/organizer/*")


def enter(browser: Browser, address: str, join_url: str, name: str, *, scripted: bool) -> Visitor:
    visitor = Visitor.arrive(browser, address, size="phone", scripted=scripted, theme="night")
    visitor.page.goto(join_url)
    visitor.fill("Your name", name)
    visitor.press("Join the event")
    visitor.page.wait_for_url("**/events/player/*")
    visitor.follow("Your pool")
    visitor.look()
    return visitor


def count_by_keyboard(counter: Visitor) -> str:
    """One copy of each card of the one pack, moving on by Enter; the first one is forgotten."""
    counter.follow("Count a pool")
    page = counter.page
    page.locator("input[name^='copies.']").nth(1).focus()
    for _ in range(29):
        page.keyboard.type("1")
        page.keyboard.press("Enter")
    counter.sees("29 cards so far")
    counter.look()
    counter.press("Register", exact=True)
    counter.sees("this does not match the packs")
    counter.look()
    page.locator("input[name^='copies.']").first.fill("1")
    counter.press("Register", exact=True)
    page.wait_for_url("**/pool")
    counter.sees("30 cards")
    return page.locator(".join-code").inner_text()


def take_and_confirm(player: Visitor, code: str) -> None:
    player.fill("Code on the packed pool", code)
    player.press("Take this pool")
    player.sees("Confirm: I counted all 30 cards")
    player.look()
    player.press("Confirm: I counted all 30 cards")
    player.sees(f"Pool {code} is confirmed.")
    player.look()
    player.go("/events/help")
