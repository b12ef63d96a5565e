"""A deck is checked on a tablet at the table and on a phone, with script and without."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect
from sqlmodel import select

from app.tables import DeckCheck
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, begin, hand_in, log_of
from tests.site.visitor import Visitor
from tests.support.site import website

LOOKS = {
    True: [("tablet", "day"), ("phone", "night")],
    False: [("phone", "day"), ("tablet", "night")],
}
"""Whether script runs -> the sizes and themes in which the pages are looked at."""


@pytest.fixture
def desk(settings: dict[str, object]) -> Iterator[Desk]:
    """A closed event with one list, in the database that the live site serves."""
    with website({**settings, "WTF_CSRF_ENABLED": False}) as app:
        made = make_event(app)
        hand_in(made.enter("Ada"), LEGAL)
        made.move("close")
        yield made


@pytest.mark.parametrize("scripted", LOOKS)
def test_a_deck_is_counted_decided_and_finished(
    browser: Browser, desk: Desk, live_site: str, scripted: bool
) -> None:
    check = desk.base + begin(desk, "Ada")
    (size, theme), other = LOOKS[scripted]
    visitor = Visitor.arrive(
        browser, live_site, size=size, scripted=scripted, theme=theme, too=(other,)
    )
    page = visitor.page
    visitor.go(check)
    row = page.locator("[data-row]", has_text="Scout")
    row.locator(".check-all").click()
    visitor.sees("4 of 75 counted")
    visitor.press("one more Scout")
    visitor.sees("4 on the list, 5 in the deck.")
    visitor.look()
    visitor.fill("A card that is not on the list", "gnat")
    visitor.press("Add this card")
    visitor.sees("not on the list, 1 in the deck.")
    visitor.press("Everything else matches")
    visitor.sees("75 of 75 counted")
    visitor.sees("The deck as presented is illegal. It breaks:")
    page.get_by_label("Category, chosen by the judge").select_option("Warning")
    visitor.fill("Note for the log", "Sleeves were marked")
    if scripted:
        page.get_by_label("Note for the log").blur()
        visitor.sees("Saved")
        page.wait_for_function("!document.querySelector('.waiting')")
        page.wait_for_timeout(500)
    visitor.press("Finish the check")
    visitor.sees("The check of Ada is finished.")
    visitor.look()
    [line] = log_of(desk, "check_finished")
    assert line.details["category"] == "Warning"
    assert line.details["note"] == "Sleeves were marked"
    assert "Scout: 4 on the list, 5 in the deck. (103.1c)" in line.details["finding"]
    visitor.leave()


def test_a_deck_is_counted_by_keys_alone(browser: Browser, desk: Desk, live_site: str) -> None:
    check = desk.base + begin(desk, "Ada")
    visitor = Visitor.arrive(browser, live_site, size="tablet", scripted=True)
    page = visitor.page
    visitor.go(check)
    page.locator(".check-all").first.focus()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    visitor.sees("31 of 75 counted")
    page.keyboard.press("+")
    visitor.sees("31 on the list, 32 in the deck.")
    assert page.evaluate("document.activeElement.closest('[data-row]').textContent").count("32")
    visitor.leave()


def test_what_another_judge_counts_appears_and_what_is_typed_stays(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    check = desk.base + begin(desk, "Ada")
    visitor = Visitor.arrive(browser, live_site, size="phone", scripted=True)
    page = visitor.page
    page.clock.install()
    page.goto(live_site + check)
    scout = page.locator("[data-row]", has_text="Scout")
    key = str(scout.get_attribute("id")).removeprefix("row-")
    field = page.get_by_label("A card that is not on the list")
    field.fill("gna")
    field.evaluate("box => box.setSelectionRange(1, 2)")
    page.get_by_label("Note for the log").evaluate("note => { note.value = 'Not sent'; }")
    other = {"change": f"all {key}", "category": "Warning", "note": ""}
    assert desk.client.post(check, data=other).status_code == 303
    page.clock.run_for(6_000)
    expect(page.locator("#check-news")).to_have_text("Updated: Scout.")
    assert page.get_by_role("textbox", name="Scout found").input_value() == "4"
    assert "4 of 75 counted" in page.locator("#check-progress").inner_text()
    assert page.get_by_label("Category, chosen by the judge").input_value() == "Warning"
    assert page.get_by_label("Note for the log").input_value() == "Not sent"
    assert field.input_value() == "gna"
    assert field.evaluate("box => [document.activeElement === box, box.selectionStart]") == [
        True,
        1,
    ]
    page.get_by_label("Note for the log").dispatch_event("change")
    expect(page.locator("#save-state")).to_contain_text("Leaving the page keeps the count")
    with desk.database.reading() as session:
        stored = session.exec(select(DeckCheck)).one()
    assert (stored.category, stored.note, stored.found[key]) == ("Warning", "Not sent", 4)
    visitor.context.close()


def test_the_pages_around_it_are_open_to_everybody(
    browser: Browser, desk: Desk, live_site: str
) -> None:
    visitor = Visitor.arrive(
        browser, live_site, size="phone", scripted=True, too=(("desktop", "night"),)
    )
    for path in ("/checks", "/print", "/export", "/log"):
        visitor.go(desk.base + path)
    visitor.leave()
