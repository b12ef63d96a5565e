"""A tournament as a new organizer would run it, with the precon lists as thirty decks.

The event is made, lists come in by link, by archive and by account, problems are seen, one is
repaired by its player, the deadline passes, a judge changes a list with a reason, a deck is
checked on a tablet, sheets are printed, everything is exported and then purged. On every page
no accessibility violation, no report of the content policy, nothing asked of another site.
"""

from __future__ import annotations

import io
import zipfile
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from pypdf import PdfReader
from sqlmodel import select

from app.games.spoils.facts import Catalogue
from app.tables import Event, open_database, utc_now
from tests.site.events.conftest import PASSWORD, precon_text
from tests.site.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

BY_LINK, BY_ARCHIVE = 9, 20
LEGAL = "Faction: Hall of Great Justice\n40 Rage\n31 Obsession\n4 Scout\n"


def test_a_tournament_from_its_first_form_to_the_purge(
    browser: Browser, live_site: str, site_url: str, catalogue: Catalogue, tmp_path: Path
) -> None:
    organizer = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    make_the_event(organizer)
    desk = organizer.path
    join_url, judge_link = take_links(organizer, desk)
    repaired = hand_in_by_link(browser, live_site, join_url, catalogue)
    hand_in_by_archive(organizer, desk, catalogue, tmp_path)
    hand_in_by_account(browser, live_site, join_url)
    see_the_problems(organizer, desk)
    repair(repaired)
    pass_the_deadline(site_url)
    judge = Visitor.arrive(browser, live_site, size="tablet", scripted=True)
    change_late(judge, judge_link)
    accept_the_change(organizer, desk)
    read_the_receipt(repaired)
    check_a_deck(judge, judge_link)
    print_the_sheets(organizer, desk)
    export_the_lists(organizer, desk)
    finish_and_open_the_lists(organizer, desk, join_url)
    purge(organizer, desk)
    for visitor in (organizer, judge, repaired):
        visitor.leave()


def make_the_event(organizer: Visitor) -> None:
    organizer.go("/events")
    organizer.follow("Create an event")
    organizer.press("Create the event")
    organizer.sees("Enter the event's name.")
    organizer.look()
    day = utc_now().date() + timedelta(days=5)
    page = organizer.page
    page.get_by_label("Name", exact=True).fill("Sarcophyle Open")
    page.get_by_label("First day").fill(day.isoformat())
    page.get_by_label("Time zone").fill("Europe/Vienna")
    page.get_by_label("Deadline", exact=True).fill(f"{day - timedelta(days=1)}T18:00")
    page.get_by_label("Publish all lists").check()
    organizer.press("Create the event")
    page.wait_for_url("**/events/organizer/*")
    organizer.sees("No players yet")
    organizer.look()


def take_links(organizer: Visitor, desk: str) -> tuple[str, str]:
    organizer.go(f"{desk}/links")
    organizer.page.get_by_label("Whose link").fill("Judge 2")
    organizer.press("Create a link")
    organizer.sees("New judge link: Judge 2")
    organizer.look()
    judge = organizer.page.get_by_label("Do not share it").input_value()
    organizer.page.get_by_role("link", name="See it as players do").click()
    organizer.look()
    join_url = organizer.path
    organizer.go(f"{join_url}/poster")
    organizer.page.get_by_role("button", name="Print").wait_for()
    organizer.follow("Sarcophyle Open")
    organizer.page.wait_for_url(f"**{join_url}")
    return join_url, judge.removeprefix(organizer.address)


def hand_in_by_link(browser: Browser, address: str, join_url: str, catalogue: Catalogue) -> Visitor:
    """Nine players come by the code; the first is looked at closely, on a phone."""
    first = Visitor.arrive(browser, address, size="phone", scripted=True)
    first.go(join_url)
    enter(first, "Player 01")
    first.look()
    first.fill("List, in any format", precon_text(catalogue, 1))
    first.press("Hand in", exact=True)
    first.sees("nothing was saved")
    first.look()
    first.page.get_by_label("Hand it in anyway.").check()
    first.press("Hand in", exact=True)
    first.page.wait_for_url("**/receipt/1")
    first.sees("This is your receipt.")
    first.look()
    for number in range(2, BY_LINK + 1):
        other = Visitor.arrive(browser, address, size="desktop", scripted=False)
        other.page.goto(address + join_url)
        enter(other, f"Player {number:02}")
        other.fill("List, in any format", precon_text(catalogue, number))
        other.page.get_by_label("Hand it in anyway.").check()
        other.press("Hand in", exact=True)
        other.page.wait_for_url("**/receipt/1")
        other.leave()
    return first


def enter(visitor: Visitor, name: str) -> None:
    visitor.fill("Your name", name)
    visitor.press("Join the event")
    visitor.page.wait_for_url("**/events/player/*")


def hand_in_by_archive(organizer: Visitor, desk: str, catalogue: Catalogue, folder: Path) -> None:
    archive = folder / "mails.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for number in range(BY_LINK + 1, BY_LINK + BY_ARCHIVE + 1):
            packed.writestr(f"Player {number}.txt", precon_text(catalogue, number))
        packed.writestr("readme.pdf", "-")
    organizer.go(f"{desk}/intake")
    organizer.page.get_by_label("Deck files, zip archives").set_input_files(archive)
    organizer.press("Read the files")
    organizer.sees("20 lists, nothing saved yet")
    organizer.look()
    organizer.press("Import the ticked lists")
    organizer.sees("20 lists imported.")


def hand_in_by_account(browser: Browser, address: str, join_url: str) -> None:
    member = Visitor.arrive(browser, address, size="phone", scripted=True)
    member.page.goto(f"{address}/account/sign-up")
    member.page.get_by_label("Name", exact=True).fill("Player 30")
    member.page.get_by_label("Password").fill(PASSWORD)
    member.press("Create the account")
    member.page.goto(f"{address}/decks")
    member.press("Start from Two-Player Starter: Arcanist and Warlord")
    member.page.wait_for_url("**/decks/own/*")
    member.page.goto(address + join_url)
    member.press("Join the event")
    member.page.wait_for_url("**/events/mine/*")
    member.look()
    member.press("hand in Two-Player Starter: Arcanist and Warlord")
    member.page.wait_for_url("**/receipt/1")
    member.leave()


def see_the_problems(organizer: Visitor, desk: str) -> None:
    organizer.go(desk)
    organizer.sees("30 of 30 shown")
    organizer.page.get_by_role("link", name="Problems").click()
    organizer.page.get_by_role("link", name="Player 01").wait_for()
    assert organizer.page.get_by_role("link", name="Player 30").count() == 0
    organizer.look()
    organizer.go(f"{desk}?q=2+Scout")
    organizer.sees("decks with at least 2 of: Scout")


def repair(player: Visitor) -> None:
    player.follow("Your page")
    player.fill("List, in any format", LEGAL)
    player.press("Hand in", exact=True)
    player.page.wait_for_url("**/receipt/2")
    player.page.locator(".stamp.legal").wait_for()


def pass_the_deadline(site_url: str) -> None:
    """Let the time of the deadline and its grace be over."""
    database = open_database(site_url)
    with database.writing() as session:
        event = session.exec(select(Event)).one()
        event.deadline = utc_now() - timedelta(hours=1)
        session.add(event)
    database.close()


def change_late(judge: Visitor, link: str) -> None:
    judge.go(link)
    judge.follow("Player 01")
    judge.fill("List, in any format", LEGAL.replace("40 Rage", "38 Rage") + "2 Gnat\n")
    judge.press("Change the list")
    judge.sees("a change needs a reason")
    judge.look()
    judge.fill("Reason", "Two cards were lost on the way")
    judge.press("Change the list")
    judge.page.wait_for_url("**/receipt/3")
    judge.look()


def accept_the_change(organizer: Visitor, desk: str) -> None:
    organizer.go(desk)
    organizer.sees("changed after the deadline")
    for words in ("Two cards were lost on the way", "40 → 38", "0 → 2"):
        organizer.sees(words)
    organizer.press("Accept version 3")
    organizer.sees("Version 3 was accepted.")
    organizer.look()


def read_the_receipt(player: Visitor) -> None:
    player.follow("Your page")
    player.sees("version 3, current")
    player.look()
    player.follow("what changed")
    player.sees("from version 2 to version 3")
    player.look()


def check_a_deck(judge: Visitor, link: str) -> None:
    judge.go(f"{link}/checks")
    judge.page.get_by_label("Player", exact=True).select_option(label="Player 01")
    judge.press("Choose")
    judge.press("check Player 01")
    judge.page.wait_for_url("**/checks/*")
    judge.look()
    judge.press("one more Gnat")
    judge.sees("1 found")
    judge.press("Everything else matches")
    judge.press("Finish the check")
    judge.sees("choose a category")
    judge.look()
    judge.page.get_by_label("Category, chosen by the judge").select_option(index=1)
    judge.press("Finish the check")
    judge.sees("The check of Player 01 is finished.")
    judge.look()


def print_the_sheets(organizer: Visitor, desk: str) -> None:
    organizer.go(f"{desk}/print")
    with organizer.page.expect_download() as printed:
        organizer.press("Print sheets")
    sheets = PdfReader(printed.value.path())
    assert len(sheets.pages) >= 30
    text = "".join(page.extract_text() for page in sheets.pages)
    assert all(f"Player {number:02}" in text for number in range(1, 31))


def export_the_lists(organizer: Visitor, desk: str) -> None:
    organizer.go(f"{desk}/export")
    with organizer.page.expect_download() as taken:
        organizer.press("download Lists, zip")
    packed = zipfile.ZipFile(io.BytesIO(Path(taken.value.path()).read_bytes()))
    assert len(packed.namelist()) == 30 + 1  # and the index
    organizer.go(f"{desk}/log")
    organizer.sees("Two cards were lost on the way")
    organizer.go(f"{desk}/end")
    organizer.press("Everything as a page to print")
    organizer.sees("exported")
    organizer.page.get_by_role("button", name="Print").wait_for()


def finish_and_open_the_lists(organizer: Visitor, desk: str, join_url: str) -> None:
    organizer.page.goto(organizer.address + desk)
    organizer.press("Start the event")
    organizer.press("Finish the event")
    organizer.follow("Publish the lists")
    organizer.look()
    organizer.page.get_by_label("Publish all lists").check()
    organizer.press("Publish the lists")
    organizer.page.wait_for_url(f"**{join_url}/lists")
    organizer.sees("30 decks")
    organizer.look()


def purge(organizer: Visitor, desk: str) -> None:
    organizer.go(f"{desk}/end")
    organizer.page.get_by_label("Type the event's name").fill("Sarcophyle Open")
    organizer.press("Delete the event")
    organizer.sees("and everything in it has been deleted")
    answer = organizer.page.goto(organizer.address + desk)
    assert answer
    assert answer.status == 404
