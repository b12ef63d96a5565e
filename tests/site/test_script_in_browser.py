"""What script adds to the builder: keys, a lost connection, two tabs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.fixture
def visitor(browser: Browser, live_site: str) -> Iterator[Visitor]:
    arrived = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    arrived.page.goto(live_site + "/decks")
    arrived.press("Start from Two-Player Starter: Arcanist and Warlord")
    arrived.page.wait_for_url("**/decks/edit/*")
    yield arrived
    arrived.context.close()


def size_is(visitor: Visitor, size: str) -> None:
    visitor.page.locator("#verdict .stamp-size", has_text=size).wait_for()


def saved_as(visitor: Visitor, version: int) -> None:
    visitor.page.locator("#save-state", has_text=f"version {version}").wait_for()


def test_a_deck_is_changed_and_repaired_without_a_mouse(visitor: Visitor) -> None:
    keys = visitor.page.keyboard
    keys.press("/")
    keys.type("3 scout")
    visitor.sees("Adding 3 at a time.")
    keys.press("Enter")
    size_is(visitor, "78 cards")
    assert visitor.page.evaluate("document.activeElement.id") == "add"
    visitor.page.get_by_label("copies of Scout").focus()
    keys.press("-")
    size_is(visitor, "77 cards")
    focused = "document.activeElement.getAttribute('aria-label')"
    assert visitor.page.evaluate(focused) == "copies of Scout"
    keys.press("ArrowDown")
    assert visitor.page.evaluate(focused) == "copies of Brash Basher"
    keys.press("+")
    size_is(visitor, "78 cards")
    keys.press("Control+z")
    size_is(visitor, "77 cards")
    keys.press("Control+Shift+z")
    size_is(visitor, "78 cards")
    keys.press("c")
    visitor.sees("3 cards, never counted")
    size_is(visitor, "75 cards")
    keys.press("v")
    assert visitor.page.evaluate("document.activeElement.id") == "verdict"
    assert not visitor.complaints


def test_five_quick_presses_are_one_save(visitor: Visitor) -> None:
    visitor.page.get_by_label("copies of Gnat").focus()
    for _ in range(5):
        visitor.page.keyboard.press("+")
    size_is(visitor, "80 cards")
    saved_as(visitor, 2)


def test_a_lost_connection_loses_nothing(visitor: Visitor) -> None:
    visitor.context.set_offline(True)
    visitor.page.get_by_label("copies of Gnat").focus()
    visitor.page.keyboard.press("+")
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.sees("Verdict as of")
    visitor.context.set_offline(False)
    size_is(visitor, "76 cards")
    saved_as(visitor, 2)


def test_changes_that_waited_are_sent_when_the_page_is_opened_again(visitor: Visitor) -> None:
    visitor.page.route("**/change", lambda route: route.abort())
    visitor.page.get_by_label("copies of Gnat").focus()
    visitor.page.keyboard.press("+")
    visitor.sees("Not saved yet: 1 change waits on this device")
    visitor.page.unroute("**/change")
    visitor.page.reload()
    size_is(visitor, "76 cards")
    saved_as(visitor, 2)


def test_two_tabs_show_both_changes_and_lose_none(visitor: Visitor) -> None:
    other = visitor.context.new_page()
    other.goto(visitor.page.url)
    other.get_by_role("button", name="one more Gnat").click()
    other.locator("#verdict .stamp-size", has_text="76 cards").wait_for()
    visitor.press("one more Scout")
    visitor.sees("Changed elsewhere")
    visitor.press("Store both changes together")
    visitor.page.wait_for_url("**/decks/edit/*")
    size_is(visitor, "77 cards")
