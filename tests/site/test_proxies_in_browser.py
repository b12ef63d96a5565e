"""Every card's words stand on its proxy, whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games.spoils.facts import Catalogue
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
        visitor.page.goto(live_site)
        visitor.fill("Your list, in any format", "\n".join(f"1 {n}" for n in names[start:][:300]))
        visitor.press("Open in the builder", exact=True)
        visitor.page.wait_for_url("**/decks/edit/*")
        visitor.page.goto(f"{live_site}{visitor.path}/proxies")
        drawn += visitor.page.locator(".proxies .card").count()
        assert visitor.page.evaluate(CUT) == []
    assert drawn == len(names)
    visitor.leave()
