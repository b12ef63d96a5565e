"""A player of Shadowfist in a real browser: paste, repair, save, copy, and hand in at an event.

On every page no accessibility violation, no report of the content policy, nothing asked of
another site.
"""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from app.tables import utc_now
from tests.site.decks.test_shadowfist import LIST
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("size", "theme", "scripted"), [("phone", "night", True), ("desktop", "day", False)]
)
def test_a_list_is_pasted_repaired_and_handed_in(
    browser: Browser, live_site: str, size: str, theme: str, scripted: bool
) -> None:
    event = event_of_shadowfist(browser, live_site)
    player = Visitor.arrive(browser, live_site, size=size, theme=theme, scripted=scripted)
    builder = build(player)
    hand_in(player, event, builder)
    player.leave()


def event_of_shadowfist(browser: Browser, address: str) -> str:
    """The address at which players enter an event in Classic."""
    organizer = Visitor.arrive(browser, address, size="desktop", scripted=False)
    page = organizer.page
    page.goto(f"{address}/events/new?game=shadowfist")
    page.get_by_label("Name", exact=True).fill("Netherworld Open")
    page.get_by_label("First day").fill((utc_now().date() + timedelta(days=5)).isoformat())
    page.get_by_label("Time zone").fill("Europe/Vienna")
    page.get_by_label("Format", exact=True).select_option("Classic")
    organizer.press("Create the event")
    page.wait_for_url("**/events/organizer/*")
    page.goto(f"{address}{organizer.path}/links")
    organizer.look()
    organizer.follow("See it as players do")
    entrance = organizer.path
    organizer.leave()
    return entrance


def build(player: Visitor) -> str:
    """Paste a list with one card too many, repair it, and save it; its address."""
    player.go("/shadowfist/")
    player.fill("Your list, in any format", LIST)
    player.press("Open in the builder", exact=True)
    player.page.wait_for_url("**/decks/edit/*")
    player.page.locator("#verdict", has_text="Illegal").wait_for()
    player.look()
    builder = player.path
    player.press("Remove 2 Burning Man")
    player.page.locator("#verdict .stamp-size", has_text="19 cards").wait_for()
    assert player.page.get_by_label("copies of Burning Man").input_value() == "5"
    player.look()
    player.page.goto(f"{player.address}{builder}/history")
    player.page.get_by_text("version 2", exact=False).first.wait_for(state="attached")
    return builder


def hand_in(player: Visitor, event: str, builder: str) -> None:
    """Hand in the deck of the builder as text, and read the receipt."""
    page = player.page
    page.goto(f"{player.address}{builder}/text")
    text = page.locator("textarea").first.input_value()
    page.goto(f"{player.address}{event}")
    player.fill("Your name", "Ada")
    player.press("Join the event")
    page.wait_for_url("**/events/player/*")
    player.fill("List, in any format", text)
    player.press("Hand in", exact=True)
    page.wait_for_url("**/receipt/1")
    player.sees("This is your receipt.")
    player.sees("Sunless Sea Ruins")
    player.look()


def test_a_row_with_many_icons_fits_on_a_phone(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    visitor.page.goto(f"{live_site}/decks?game=shadowfist")
    visitor.press("Start from 10,000 Bullets: Architects of the Flesh")
    visitor.page.wait_for_url("**/decks/edit/*")
    visitor.page.locator("[data-row]", has_text="Magog").wait_for()
    visitor.look()
    visitor.leave()


def test_the_page_of_a_card_fits_its_width(browser: Browser, live_site: str) -> None:
    player = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = player.page
    page.goto(f"{live_site}/shadowfist/cards/white-wolf")
    for width in (390, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") == width
    player.leave()


def test_a_deck_with_many_resources_fits_every_width(browser: Browser, live_site: str) -> None:
    player = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    page = player.page
    page.goto(f"{live_site}/shadowfist/?precon=10kb-architects-of-the-flesh")
    player.press("Open in the builder", exact=True)
    page.wait_for_url("**/decks/edit/*")
    row = page.locator("#deck [data-row]", has_text="Magog")
    icons, name = row.locator(".row-icons .threshold"), row.locator(".row-name a")
    for width in (320, 820, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        icons_box, name_box = icons.bounding_box(), name.bounding_box()
        assert icons_box is not None
        assert name_box is not None
        is_beside = icons_box["x"] + icons_box["width"] <= name_box["x"]
        assert is_beside or icons_box["y"] >= name_box["y"] + name_box["height"]
        assert page.locator("#verdict-line").is_visible() == (width <= 1000)
    player.leave()
