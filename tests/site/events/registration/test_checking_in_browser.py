"""A list that is only checked: its verdict stands on the page, and Back is no question."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL
from tests.site.visitor import Visitor
from tests.support.site import website

pytestmark = pytest.mark.slow


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """An open event in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        yield make_event(app)


def test_back_after_a_check_and_a_hand_in_shows_the_players_page(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    ada = desk.enter("Ada")
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    page = visitor.page
    visitor.go(ada.base)
    visitor.fill("List, in any format", f"{LEGAL}1 Skout\n")
    visitor.press("Only check")
    expect(page.locator("#report")).to_be_focused()
    expect(page.locator("summary", has_text="read as written")).to_be_visible()
    assert page.locator(".report-table tr.open").count() == 1
    assert page.get_by_role("button", name="Hand in", exact=True).bounding_box()["y"] < 3_000
    visitor.look()
    visitor.fill("List, in any format", LEGAL)
    visitor.press("Only check")
    visitor.press("Hand in this list")
    visitor.sees("Version 1 was handed in.")
    page.go_back()
    visitor.sees("Hand in another version")
    assert visitor.path == ada.base
    visitor.leave()


def test_without_script_going_back_shows_the_check_with_the_list_that_was_typed(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    ada = desk.enter("Ada")
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=False)
    page = visitor.page
    visitor.go(ada.base)
    visitor.fill("List, in any format", f"{LEGAL}1 Skout\n")
    visitor.press("Only check")
    visitor.fill("List, in any format", LEGAL)
    visitor.press("Only check")
    visitor.press("Hand in this list")
    visitor.sees("Version 1 was handed in.")
    page.go_back()
    expect(page.get_by_label("List, in any format")).to_have_value(LEGAL)
    page.go_back()
    expect(page.get_by_label("List, in any format")).to_have_value(f"{LEGAL}1 Skout\n")
    visitor.leave()
