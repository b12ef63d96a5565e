"""A sealed event from its form to the last result, as organizer and players see it.

A pool is counted by keyboard and passed on, on a phone at night and without script. Seats are
drawn, decks are built by the clock, and a round is played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from app.tables import utc_now
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

LIST = "Faction: Hall of Great Justice\n40 Rage\n31 Obsession\n"


def test_a_sealed_event_runs_from_its_form_to_the_last_result(
    browser: Browser, live_site: str
) -> None:
    organizer = Visitor.arrive(browser, live_site, size="desktop", scripted=True, theme="night")
    make_sealed_event(organizer)
    desk = organizer.path
    ask_for_check_in(organizer, desk)
    organizer.go(f"{desk}/links")
    join_url = organizer.page.get_by_label("Address").input_value()
    counter = enter(browser, live_site, join_url, "Ada", scripted=True)
    player = enter(browser, live_site, join_url, "Ben", scripted=False)
    check_both_in(organizer, desk)
    draw_seats(organizer, desk)
    code = count_by_keyboard(counter)
    take_and_confirm(player, code)
    organizer.go(f"{desk}/pools")
    organizer.sees("1 registered, 1 confirmed")
    play_a_round(organizer, desk)
    for visitor in (organizer, counter, player):
        visitor.leave()


def ask_for_check_in(organizer: Visitor, desk: str) -> None:
    organizer.go(f"{desk}/entry")
    organizer.page.locator("input[name=has_check_in]").check()
    organizer.press("Save", exact=True)


def check_both_in(organizer: Visitor, desk: str) -> None:
    """The buttons for several players, with the boxes in the table."""
    organizer.go(desk)
    for name in ("Ada", "Ben"):
        organizer.page.get_by_label(f"select {name}").check()
    organizer.page.locator("#bulk").get_by_role("button", name="Check in", exact=True).click()
    organizer.sees("Ada and Ben were checked in.")
    for name in ("Ada", "Ben"):
        organizer.page.get_by_label(f"select {name}").check()
    organizer.page.locator("#bulk").get_by_role("button", name="Message").click()
    organizer.page.get_by_label("Text above each message").fill("Seats are drawn at ten.")
    organizer.press("Send to 2 players")
    organizer.sees("Message sent to 2 players.")


def draw_seats(organizer: Visitor, desk: str) -> None:
    organizer.go(f"{desk}/pods")
    organizer.press("Draw seats")
    organizer.sees("1 pod seated.")
    organizer.press("Start building")
    organizer.sees("Building ends at")
    organizer.page.locator(".draft-clock-time").wait_for()
    organizer.look()
    organizer.follow("Public page")
    organizer.sees("By name")
    organizer.look()


def hand_in(player: Visitor) -> None:
    """A deck of what is supplied, which every pool allows."""
    player.page.goto(player.page.url.partition("/pool")[0])
    player.fill("List, in any format", LIST)
    player.press("Hand in", exact=True)
    player.page.wait_for_url("**/receipt/1")


def play_a_round(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(organizer.address + desk)
    organizer.page.get_by_text("Close the desk").first.click()
    organizer.press("Close it now")
    organizer.press("Start the event")
    organizer.go(f"{desk}/rounds")
    organizer.press("Pair round 1", exact=True)
    organizer.press("Start the clock")
    organizer.page.get_by_label("Result of table 1", exact=True).select_option("2-1")
    organizer.press("save the result of table 1")
    organizer.sees("all results are in")
    organizer.look()
    organizer.go(f"{desk}/standings")
    organizer.sees("3")
    public = organizer.page.get_by_role("link", name="Public page").get_attribute("href") or ""
    organizer.page.goto(organizer.address + public.replace("standings", "projector"))
    organizer.sees("Round 1")
    organizer.page.goto(organizer.address + desk)
    organizer.press("Finish the event")
    organizer.page.get_by_role("button", name="Undo finish").wait_for()


def make_sealed_event(organizer: Visitor) -> None:
    organizer.go("/events/new")
    page = organizer.page
    page.get_by_label("Name", exact=True).fill("Sealed Night")
    day = utc_now().date()
    page.get_by_label("First day").fill(day.isoformat())
    page.get_by_label("Format", exact=True).select_option("limited")
    page.get_by_label("Card pools").select_option("sealed")
    page.get_by_label("Seed 3").fill("1")
    page.get_by_label("Pools are registered by one player").check()
    organizer.press("Create the event")
    page.wait_for_url("**/events/organizer/*")


def enter(browser: Browser, address: str, join_url: str, name: str, *, scripted: bool) -> Visitor:
    visitor = Visitor.arrive(browser, address, size="phone", scripted=scripted, theme="night")
    visitor.page.goto(join_url)
    visitor.fill("Your name", name)
    visitor.press("Join the event")
    visitor.page.wait_for_url("**/events/player/*")
    visitor.follow("Your pool")
    return visitor


def count_by_keyboard(counter: Visitor) -> str:
    """One copy of each card of the one pack, moving on by Enter; the first one is forgotten."""
    counter.follow("Count a pool")
    page = counter.page
    page.locator("input[name^='copies.']").nth(1).focus()
    for _ in range(29):
        page.keyboard.type("1")
        page.keyboard.press("Enter")
    counter.sees("29 cards so far")
    counter.look()
    counter.press("Register", exact=True)
    counter.sees("this does not match the packs")
    counter.look()
    page.locator("input[name^='copies.']").first.fill("1")
    counter.press("Register", exact=True)
    page.wait_for_url("**/pool")
    counter.sees("30 cards")
    return page.locator(".join-code").inner_text()


def take_and_confirm(player: Visitor, code: str) -> None:
    player.fill("Code on the packed pool", code)
    player.press("Take this pool")
    player.sees("Confirm: I counted all 30 cards")
    player.look()
    player.press("Confirm: I counted all 30 cards")
    player.sees(f"Pool {code} is confirmed.")
    hand_in(player)
    player.go("/events/help")
