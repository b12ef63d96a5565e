"""The attack calculator in a real browser: without script, on phones, by night, by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.games import game
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

PLACE = "/shadowfist/attack"


@pytest.mark.parametrize(
    ("looks", "scripted"),
    [([("desktop", "day"), ("tablet", "night")], True), ([("phone", "night")], False)],
)
def test_an_attack_is_worked_out_without_a_complaint(
    browser: Browser, live_site: str, looks: list[tuple[str, str]], scripted: bool
) -> None:
    (size, theme), *too = looks
    visitor = Visitor.arrive(
        browser, live_site, size=size, theme=theme, scripted=scripted, too=tuple(too)
    )
    visitor.go(f"{PLACE}?as=text")
    visitor.go(PLACE)
    visitor.fill("Fighting of attacker 1", "x")
    visitor.press("Calculate")
    visitor.sees("Swordmaster: Fighting must be a whole number")
    visitor.look()
    visitor.fill("Fighting of attacker 1", "7")
    visitor.press("Calculate")
    visitor.sees("Old Temple has no Body left")
    visitor.look()
    visitor.follow("Seized")
    visitor.sees("Old Temple is seized.")
    visitor.look()
    visitor.follow("Swordmaster: without Ambush")
    visitor.sees("Swordmaster against Guard")
    visitor.look()
    visitor.leave()


def test_no_page_of_it_scrolls_sideways_on_a_narrow_phone(browser: Browser, live_site: str) -> None:
    attacks = game("shadowfist").attacks.needed()
    tokens = [attacks.read(each.text).token for each in attacks.examples]
    page = browser.new_page()
    for path in (PLACE, f"{PLACE}?as=text", *(f"{PLACE}/{token}" for token in tokens)):
        page.goto(live_site + path)
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 700})
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, path
    page.close()


def test_an_attack_is_worked_out_by_keyboard_alone(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=False)
    page = visitor.page
    page.goto(f"{live_site}{PLACE}")
    page.get_by_label("Name of the target").focus()
    page.keyboard.press("Tab")
    page.keyboard.type("4")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator(":focus").inner_text() == "Calculate":
            break
    page.keyboard.press("Enter")
    visitor.sees("Old Temple has no Body left")
    visitor.leave()
