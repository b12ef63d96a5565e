"""Long names: pairings and standings show all of them, on a phone and on the projector's page."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.site.events.conftest import Desk, make_event
from tests.site.visitor import SIZES, Visitor
from tests.support.site import website

pytestmark = pytest.mark.slow

LONG = (
    "Donaudampfschifffahrtsgesellschaftskapitaenswitwe Xaveria",
    "Maximiliane Konstantinopel-Wolkensteiner-Oberhollabrunn",
)
CUT = """
() => [document.documentElement, ...document.querySelectorAll("td, th, .table-wrap")]
  .filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.className)
"""

OUTSIDE = """
() => {
  const right = (one) => one.getBoundingClientRect().right;
  return [...document.querySelectorAll(".round-table :is(select, button, .seat)")]
    .filter((one) => right(one) > right(one.closest("td"))).map((one) => one.outerHTML);
}
"""


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """An event with a round of two players, in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        desk = make_event(app)
        for name in LONG:
            desk.post("/players", name=name)
        desk.move("close")
        desk.move("start")
        desk.post("/rounds/pair", kind="swiss", minutes="50")
        yield desk


def test_no_name_is_cut(browser: Browser, desk: Desk, live_site: str) -> None:
    visitor = Visitor.arrive(
        browser,
        live_site,
        size="phone",
        scripted=False,
        too=(("tablet", "day"), ("desktop", "day")),
    )
    public = f"/events/view/{desk.event.public_id}"
    for page in ("projector?show=pairings", "projector?show=standings", "standings"):
        visitor.go(f"{public}/{page}")
        visitor.sees(LONG[0])
        for size, pixels in SIZES.items():
            visitor.page.set_viewport_size(pixels)
            assert visitor.page.evaluate(CUT) == [], (page, size)
    visitor.leave()


def test_results_can_be_entered_without_scrolling_sideways(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    visitor = Visitor.arrive(
        browser, live_site, size="phone", scripted=False, too=(("desktop", "day"),)
    )
    visitor.go(f"{desk.base}/rounds")
    visitor.page.get_by_label("Result of table 1", exact=True).select_option("2-1")
    visitor.press("save the result of table 1")
    visitor.sees("table 1: the result was saved")
    for size in ("phone", "desktop"):
        visitor.page.set_viewport_size(SIZES[size])
        assert visitor.page.evaluate(OUTSIDE) == [], size
    visitor.leave()
