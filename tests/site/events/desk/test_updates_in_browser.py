"""A desk that is left open shows what others do, and disturbs nothing that is going on in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in
from tests.site.visitor import Visitor
from tests.support.site import website

pytestmark = pytest.mark.slow


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """An open event in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        yield make_event(app)


def test_new_lists_appear_and_what_is_typed_and_ticked_stays(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    ben = desk.enter("Ben")
    desk.enter("Cleo")
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    page = visitor.page
    page.clock.install()
    visitor.go(desk.base)
    page.get_by_label("select Cleo").check()
    page.locator("summary", has_text="Handing in").click()
    name = page.get_by_label("Name of a player", exact=True)
    name.fill("Daniel Dux")
    name.evaluate("box => box.setSelectionRange(2, 5)")
    desk.enter("Ada")
    hand_in(ben, LEGAL)
    before = page.evaluate("document.activeElement.getBoundingClientRect().top")
    page.clock.run_for(6_000)
    expect(page.locator("#desk-news")).to_have_text("Updated: Ada, Ben.")
    rows = page.locator("#players tbody th")
    shown = [words.strip() for words in rows.all_inner_texts()]
    assert shown == ["Ada #3", "Ben #1", "Cleo #2"]
    assert page.get_by_label("select Cleo").is_checked()
    assert page.locator("[data-count]").inner_text() == "1 selected"
    assert page.locator("summary", has_text="Handing in").locator("..").get_attribute("open") == ""
    assert name.input_value() == "Daniel Dux"
    held = "[document.activeElement.id, document.activeElement.selectionStart]"
    assert page.evaluate(held) == ["name", 2]
    after = page.evaluate("document.activeElement.getBoundingClientRect().top")
    assert abs(after - before) < 2
    page.keyboard.press("Enter")
    visitor.sees("Daniel Dux has been added.")
    visitor.leave()


def test_a_lost_connection_is_said_and_so_is_its_end(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    page = visitor.page
    page.clock.install()
    page.goto(live_site + desk.base)
    note = page.locator("#desk-news")
    page.route("**/changes", lambda route: route.abort())
    page.clock.run_for(6_000)
    expect(note).to_contain_text("No connection")
    page.unroute("**/changes")
    page.clock.run_for(10_000)
    expect(note).to_have_text("")
    desk.enter("Ada")
    page.clock.run_for(25_000)
    expect(note).to_have_text("Updated: Ada.")
