"""The field for results with the keyboard: typed, turned round and saved in one place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.site.events.conftest import Desk, make_event
from tests.site.events.rounds.test_rounds import matches
from tests.site.visitor import Visitor
from tests.support.site import website

pytestmark = pytest.mark.slow


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """An event of four in its first round, in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        desk = make_event(app)
        for name in ("Ada", "Ben", "Cleo", "Dan"):
            desk.post("/players", name=name)
        desk.move("close")
        desk.move("start")
        desk.post("/rounds/pair", kind="swiss", minutes="50")
        yield desk


def test_a_round_is_entered_without_leaving_the_field(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    visitor.go(f"{desk.base}/rounds")
    page = visitor.page
    field = page.get_by_label("Table or name, then the games")
    expect(field).to_be_focused()
    page.keyboard.type("1 2 1")
    expect(page.locator("#reading")).to_contain_text("won 2–1")
    page.keyboard.press("Tab")
    expect(field).to_have_value("1 1 2")
    expect(field).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".open-tables li")).to_have_count(1)
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    page.keyboard.type("2 n1")
    page.keyboard.press("Enter")
    visitor.sees("all results are in")
    stored = [match.outcome["numbers"] for match in matches(desk, 1)]
    assert stored == [[1, 2], [0, 2]]
    visitor.leave()


def test_without_script_a_line_is_saved_too(browser: Browser, desk: Desk, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=False)
    visitor.go(f"{desk.base}/rounds")
    visitor.page.get_by_label("Table or name, then the games").fill("1 2 0")
    visitor.page.keyboard.press("Enter")
    visitor.sees("won 2–0")
    assert matches(desk, 1)[0].outcome["numbers"] == [2, 0]
    visitor.leave()
