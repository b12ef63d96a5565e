"""Every card's words stand on its proxy, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games.spoils.facts import Catalogue
from tests.sheets.reading import pages_of, squeezed
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

CUT = """
[...document.querySelectorAll(".proxies .card")].filter((card) => {
  const body = card.querySelector(".card-body");
  const slot = card.parentElement.getBoundingClientRect();
  return body.scrollHeight > body.clientHeight || card.getBoundingClientRect().height > slot.height;
}).map((card) => card.getAttribute("aria-label"))
"""


def test_no_words_are_cut_off(browser: Browser, live_site: str, catalogue: Catalogue) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    names = [c.name for c in catalogue.cards if c.is_deck_card and not c.is_staple_resource]
    drawn = 0
    for start in range(0, len(names), 300):
        visitor.page.goto(f"{live_site}/spoils/")
        visitor.fill("Your list, in any format", "\n".join(f"1 {n}" for n in names[start:][:300]))
        visitor.press("Open in the builder", exact=True)
        visitor.page.wait_for_url("**/decks/edit/*")
        visitor.page.goto(f"{live_site}{visitor.path}/proxies")
        drawn += visitor.page.locator(".proxies .card").count()
        assert visitor.page.evaluate(CUT) == []
    assert drawn == len(names)
    visitor.leave()


NAMES = (
    "Gnat", "Scout", "Kinky Asp", "Puddle of Goo", "Warrior Prodigy", "Brash Basher",
    "Hidden Sniper", "Stalwart Soldier", "Sneaking Spitspider", "Air Travel", "Target Practice",
)  # fmt: skip


def test_the_first_sheet_holds_nine_cards_and_nothing_else(
    browser: Browser, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    visitor.page.goto(f"{live_site}/spoils/")
    visitor.fill("Your list, in any format", "\n".join(f"1 {name}" for name in NAMES))
    visitor.press("Open in the builder", exact=True)
    visitor.page.wait_for_url("**/decks/edit/*")
    builder = visitor.path
    visitor.page.goto(f"{live_site}{builder}/proxies")
    for paper in ("A4", "Letter"):
        first, second = pages_of(visitor.page.pdf(format=paper, prefer_css_page_size=False))
        counts = [
            sum(squeezed(name) in squeezed(page) for name in NAMES) for page in (first, second)
        ]
        assert counts == [9, 2], paper
        assert "Decks" not in first
        assert "Proxies" not in first
    visitor.page.goto(f"{live_site}{builder}/print")
    assert "Decks" not in pages_of(visitor.page.pdf(format="A4"))[0]
    visitor.page.goto(f"{live_site}{builder}/pull")
    pulled = pages_of(visitor.page.pdf(format="A4"))[0]
    assert "Decks" not in pulled
    assert squeezed("Untitled deck") in squeezed(pulled)
    visitor.leave()
