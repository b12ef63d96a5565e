"""A collection in a real browser: checklist by keys, import, wish and trade, missing, together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

PASSWORD = "four staples of rage"
LIST = "Name,Count\nScout,2\nScout,1\nQuotidian Assasination,1\nGnat,4\n"
STARTER = "Start from Two-Player Starter: Arcanist and Warlord"


@pytest.mark.parametrize(
    ("size", "theme", "scripted"), [("desktop", "night", True), ("phone", "day", False)]
)
def test_a_collection_from_the_first_card_to_decks_together(
    browser: Browser, live_site: str, size: str, theme: str, scripted: bool
) -> None:
    visitor = Visitor.arrive(browser, live_site, size=size, scripted=scripted, theme=theme)
    visitor.page.goto(f"{live_site}/account/sign-up")
    visitor.fill("Name", "Ada")
    visitor.fill("Password", PASSWORD)
    visitor.press("Create the account")
    visitor.page.wait_for_url("**/account")
    visitor.go("/spoils/collection")
    count_a_set(visitor)
    import_a_list(visitor)
    wish_and_trade(visitor)
    hold_decks_against_it(visitor)
    visitor.leave()


def count_a_set(visitor: Visitor) -> None:
    """Numbers, + and −, arrows and Enter; without script the same table is one form."""
    visitor.go("/spoils/collection/1ed")
    fields = visitor.page.locator(".count-table input[name^='copies.']")
    if visitor.scripted:
        keys = visitor.page.keyboard
        fields.nth(0).focus()
        for key in ("3", "Enter", "+", "+", "ArrowDown", "ArrowUp"):
            keys.press(key)
        assert fields.nth(1).evaluate("field => field === document.activeElement")
        visitor.page.locator("#counts-state", has_text=", 2").wait_for()
    else:
        fields.nth(0).fill("3")
        fields.nth(1).fill("2")
        visitor.press("Save", exact=True)
        visitor.sees("2 counts saved.")
    visitor.go("/spoils/collection/1ed")
    assert [fields.nth(place).input_value() for place in range(3)] == ["3", "2", "0"]


def import_a_list(visitor: Visitor) -> None:
    """Equal rows are added up, a near name is asked about, nothing is stored unseen."""
    visitor.go("/spoils/collection/import")
    visitor.fill("A list, a card per line", LIST)
    visitor.press("Preview changes")
    visitor.sees("1 line to fix")
    visitor.sees("1 row merged with an equal one.")
    visitor.look()
    visitor.page.get_by_label("Quotidian Assassination", exact=True).check()
    visitor.press("Apply these choices")
    visitor.press("Save 3 changes")
    visitor.sees("3 counts saved.")
    visitor.look()


def wish_and_trade(visitor: Visitor) -> None:
    for pile, title in (("wish", "Wish list"), ("trade", "Trade list")):
        visitor.go(f"/spoils/collection/{pile}")
        visitor.page.goto(f"{visitor.address}/spoils/collection/search?pile={pile}&q=!Forget")
        field = visitor.page.get_by_label("copies of Forget").first
        field.fill("2")
        field.press("Tab")
        if visitor.scripted:
            visitor.sees("Saved: Forget, 2")
        else:
            visitor.press("Save", exact=True)
            visitor.sees("1 count saved.")
        visitor.go(f"/spoils/collection/{pile}")
        visitor.page.get_by_role("heading", name=title).wait_for()
        assert visitor.page.get_by_label("copies of Forget").input_value() == "2"


def hold_decks_against_it(visitor: Visitor) -> None:
    """Add missing cards to the wish list by a click, and compare two decks that want the same
    cards.
    """
    for _ in range(2):
        visitor.page.goto(f"{visitor.address}/decks")
        visitor.press(STARTER)
        visitor.page.wait_for_url("**/decks/own/*")
    deck = visitor.path
    visitor.look()
    visitor.go(f"{deck}/missing")
    visitor.press("Add to the wish list")
    visitor.sees("added to your wish list.")
    visitor.go(f"{deck}/pull")
    visitor.go("/spoils/collection/together")
    for box in visitor.page.get_by_role("checkbox").all():
        box.check()
    visitor.press("Compare")
    visitor.sees("Not all at once")
    visitor.page.get_by_role("row", name="Scout").wait_for()
    visitor.look()
