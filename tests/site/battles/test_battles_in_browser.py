"""Battles in a real browser: with and without script, on a phone, by night, by keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("looks", "scripted"),
    [([("desktop", "day"), ("tablet", "night")], True), ([("phone", "night")], False)],
)
def test_a_battle_is_played_without_a_complaint(
    browser: Browser, live_site: str, looks: list[tuple[str, str]], scripted: bool
) -> None:
    (size, theme), *too = looks
    visitor = Visitor.arrive(
        browser, live_site, size=size, theme=theme, scripted=scripted, too=tuple(too)
    )
    visitor.go("/terrus/")
    visitor.go("/terrus/battle?as=text")
    visitor.go("/terrus/battle")
    visitor.press("Open the battle")
    visitor.sees("Ann attacks")
    visitor.look()
    visitor.page.locator(".send", has_text="Elk 4/4").last.click()
    visitor.page.locator(".send", has_text="Elk 4/4").first.click()
    assert visitor.page.get_by_label("Elk attacks Farm").is_checked()
    assert not visitor.page.get_by_label("Elk attacks Mill").is_checked()
    visitor.press("Attack", exact=True)
    visitor.look()
    visitor.page.get_by_label("Ram guards Farm").check(force=True)
    visitor.press("Guard", exact=True)
    visitor.press("Fight at Farm")
    visitor.look()
    visitor.press("Pass", exact=True)
    visitor.press("Pass", exact=True)
    visitor.sees("Outcomes")
    visitor.look()
    visitor.press("one more on Farm")
    visitor.sees("1 of 4")
    visitor.look()
    visitor.page.locator("#w1").fill("9")
    visitor.press("Assign 4")
    visitor.look()
    visitor.press("Best play to the end")
    visitor.sees("No skirmish is left")
    visitor.look()
    visitor.follow("16.1b")
    visitor.look()
    visitor.leave()


def test_a_battle_is_played_by_keyboard_alone(browser: Browser, live_site: str) -> None:
    visitor = Visitor.arrive(browser, live_site, size="desktop", scripted=False)
    page = visitor.page
    page.goto(f"{live_site}/terrus/battle")
    page.get_by_label("Assignments, effects and abilities").focus()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator(":focus").inner_text() == "Open the battle":
            break
    page.keyboard.press("Enter")
    visitor.sees("Ann attacks")
    page.get_by_label("Boar stays").focus()
    page.keyboard.press("ArrowDown")
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.locator(":focus").inner_text() == "Attack":
            break
    page.keyboard.press("Enter")
    visitor.sees("Boar attacks Farm.")
    visitor.leave()
