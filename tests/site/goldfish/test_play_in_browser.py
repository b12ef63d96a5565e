"""Whole games against the computer, clicked in a real browser."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.site.goldfish.test_in_the_browser import assert_accessible
from tests.site.visitor import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import Page

PAGE = "/spoils/goldfish/precon/seed-1-warlord/play"
MOVES = "button[name=do]"
MOST_CLICKS = 400


def begin(page: Page, against: str) -> None:
    page.goto(PAGE)
    page.get_by_label("The computer plays").select_option(label=against)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector("#turn")


def assert_on_one_screen(page: Page) -> None:
    """Nothing of the table lies outside the window, and all of the hand's buttons are in it."""
    height = page.viewport_size["height"]  # type: ignore[index]
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    for part in (".strip.theirs", ".strip.mine", ".decide", ".dock"):
        box = page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    for box in [it.bounding_box() for it in page.locator(".dock .go").all()]:
        assert box
        assert box["y"] + box["height"] <= height


def click_a_move(page: Page, chance: Random) -> None:
    """Make a move: mostly one that plays something, and see that it did something."""
    offered = page.locator(MOVES)
    playing = page.locator(
        "button[name=do]:is([value^=deploy], [value^=resource], [value^=attack])"
    )
    moves = playing if playing.count() and chance.random() < 3 / 4 else offered
    before = page.url
    moves.nth(chance.randrange(moves.count())).click()
    page.wait_for_function("before => location.href !== before", arg=before)
    page.wait_for_selector("#table:not([aria-busy])")
    assert "Nothing was done" not in page.locator("main").inner_text()


def play_to_the_end(page: Page, chance: Random) -> int:
    """Click until the game is over; the number of clicks."""
    for clicks in range(MOST_CLICKS):
        if not page.locator(MOVES).count():
            return clicks
        click_a_move(page, chance)
    raise AssertionError("the game did not end")


@pytest.mark.slow
def test_a_whole_game_is_played_by_clicking(page: Page) -> None:
    begin(page, "Seed 1: Banker")
    assert_accessible(page)
    chance = Random(1)
    for _ in range(14):
        click_a_move(page, chance)
        assert_on_one_screen(page)
    page.keyboard.press("h")
    page.get_by_role("heading", name="Hint").wait_for()
    assert_accessible(page)
    assert play_to_the_end(page, chance) > 3
    page.get_by_role("heading", name="The game is over").wait_for()
    assert_accessible(page)
    page.get_by_role("link", name="Read the whole game").click()
    page.get_by_role("heading", name="The whole game").wait_for()
    assert_accessible(page)


def test_a_game_on_a_phone_goes_on_after_a_reload(page: Page) -> None:
    page.set_viewport_size(PHONE)
    begin(page, "Seed 1: Rogue")
    chance = Random(2)
    for _ in range(14):
        click_a_move(page, chance)
        assert_on_one_screen(page)
    question = page.locator("[data-question]").inner_text()
    moves = page.locator(MOVES).all_inner_texts()
    page.reload()
    assert page.locator("[data-question]").inner_text() == question
    assert page.locator(MOVES).all_inner_texts() == moves
    assert_accessible(page)


def test_every_answer_has_a_key_of_its_own(page: Page) -> None:
    begin(page, "Seed 1: Rogue")
    chance = Random(3)
    for _ in range(6):
        keys = [move.get_attribute("data-key") for move in page.locator(MOVES).all()]
        assert all(keys)
        assert len(set(keys)) == len(keys)
        before = page.url
        page.keyboard.press(str(chance.choice(keys)))
        page.wait_for_function("before => location.href !== before", arg=before)
        page.wait_for_selector("#table:not([aria-busy])")
