"""A legal deck is built from nothing without a mouse."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING

import pytest

from app.games.spoils.facts import Catalogue
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

FOCUSED = (
    "(e => (e.getAttribute('aria-label') || e.innerText || '').trim())(document.activeElement)"
)
MOST_TABS = 400


def tab_to(visitor: Visitor, words: str) -> None:
    """Press Tab until the focus stands on something of that name."""
    for presses in count():
        assert presses < MOST_TABS, f"Tab never came to “{words}”"
        if visitor.page.evaluate(FOCUSED).startswith(words):
            return
        visitor.page.keyboard.press("Tab")


def settled(visitor: Visitor, size: str) -> None:
    exactly = re.compile(f"^{re.escape(size)}$")
    visitor.page.locator("#verdict .stamp-size", has_text=exactly).wait_for()


def add(visitor: Visitor, query: str, name: str) -> None:
    """From anywhere to the search box, and the first result into the deck."""
    keys = visitor.page.keyboard
    if visitor.page.evaluate("document.activeElement.id") != "add":
        keys.press("/")
    visitor.page.keyboard.press("Control+a")
    keys.type(query)
    visitor.page.locator("#hits .chosen", has_text=name).wait_for()
    keys.press("Enter")


def names_to_type(catalogue: Catalogue) -> Iterator[str]:
    """Warlord characters for one Rage that nothing else is called like."""
    for card in catalogue.cards:
        alike = [name for name in catalogue.by_name if card.name.lower() in name.lower()]
        is_plain = re.fullmatch(r"[A-Z][a-z]+ [A-Z][a-z]+", card.name)
        if (
            is_plain
            and str(card.trade) == "Warlord"
            and card.type == "Character"
            and len(alike) == 1
        ):
            yield card.name


def test_a_legal_deck_is_built_without_a_mouse(
    browser: Browser, live_site: str, catalogue: Catalogue
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    keys = visitor.page.keyboard
    visitor.page.goto(f"{live_site}/decks")
    tab_to(visitor, "New deck")
    keys.press("Enter")
    visitor.page.wait_for_url("**/decks/edit/*")
    add(visitor, "the tournament faction", "The Tournament Faction")
    visitor.page.locator("#deck .faction-name", has_text="The Tournament Faction").wait_for()
    for number, name in zip(range(1, 14), names_to_type(catalogue), strict=False):
        add(visitor, f"4 {name.lower()}", name)
        settled(visitor, f"{4 * number} of 75 cards")
    keys.press("Tab")
    tab_to(visitor, "Add these staples")
    keys.press("Enter")
    settled(visitor, "75 cards")
    keys.press("v")
    visitor.page.locator("#verdict .stamp.legal").wait_for()
    assert visitor.page.evaluate("document.activeElement.id") == "verdict"
    visitor.look()
    visitor.leave()


@pytest.mark.parametrize("key", ["/", "?"])
def test_keys_work_on_every_page(browser: Browser, live_site: str, key: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    for path in (
        "/",
        "/decks",
        "/spoils/cards",
        "/spoils/goldfish",
        "/spoils/rules/cr3",
        "/spoils/findings",
    ):
        visitor.page.goto(live_site + path)
        visitor.page.keyboard.press(key)
        if key == "?":
            visitor.page.get_by_role("dialog", name="Keyboard").wait_for()
            visitor.look()
            visitor.page.keyboard.press("Escape")
            assert visitor.page.locator("dialog[open]").count() == 0
            assert visitor.page.url == live_site + path
        else:
            assert visitor.page.evaluate("document.activeElement.type") == "search"
    visitor.leave()
