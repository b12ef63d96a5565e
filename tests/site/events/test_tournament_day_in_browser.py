"""A whole tournament day in a browser, without a second program: from the roster to an import."""

from __future__ import annotations

import csv
import io
import re
import shutil
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from app.tables import utc_now
from tests.site.events.desk_actions import LEGAL
from tests.site.visitor import Visitor
from tests.support.site import listening, website

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.slow

NAMES = [f"Player {number:02}" for number in range(1, 65)]
WITH_LISTS = NAMES[:2]
PENALIZED, ABSENT, LATE = NAMES[2], NAMES[63], "Late Lou"
LEAVING = NAMES[3:5]
RESULTS = ("2-0", "2-1", "0-2", "1-2", "1-1-1")
OF_A_POOL = LEGAL.replace("4 Scout\n", "")
STANDING = re.compile(r"<th scope=\"row\">(.*?)</th>\s*<td class=\"num\"><b>([\d.]+)</b>")
PLACE = re.compile(r"(\d+)\.\s*<a [^>]*>\s*<b>([^<]*)</b>")

Round = list[list[str]]
"""The players at each table of a round."""


@pytest.fixture
def elsewhere(settings: dict[str, object], tmp_path: Path, prepared_file: Path) -> Iterator[str]:
    """The address of another site, with no event in it."""
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    url = f"sqlite:///{shutil.copy(prepared_file, folder / 'site.sqlite')}"
    other = {**settings, "INSTANCE": str(folder), "DATABASE_URL": url}
    with website(other) as made, listening(made, threads=6) as address:
        yield address


def test_a_sealed_day_of_64_runs_from_roster_to_import(
    browser: Browser, live_site: str, elsewhere: str
) -> None:
    """One day on every run; `run.py games --desk --day` plays a Constructed day of 128, too."""
    organizer = Visitor.arrive(browser, live_site, size="desktop", scripted=True)
    create_the_event(organizer)
    desk = organizer.path
    ask_for_check_in(organizer, desk)
    import_the_roster(organizer, desk)
    links = personal_links(organizer, desk)
    assert sorted(links) == NAMES
    for name in WITH_LISTS:
        arrive(browser, live_site, links[name])
    check_in_all_but_one(organizer, desk)
    start_without_the_absent(organizer, desk)
    rounds = [play(organizer, desk, 1)]
    give_a_penalty(organizer, desk)
    check_a_deck(organizer, desk)
    rounds.append(play(organizer, desk, 2))
    remove(organizer, desk, LEAVING)
    rounds.append(play(organizer, desk, 3))
    add_late(organizer, desk)
    rounds += [play(organizer, desk, number) for number in (4, 5, 6)]
    judge_pairings(rounds)
    standings = standings_on(organizer, desk)
    assert len(standings) == len(NAMES) - 1 + 1  # one never came, one came late
    winner = play_the_top_8(organizer, desk, [name for name, _ in standings])
    publish(organizer, desk)
    file = export(organizer, desk)
    organizer.leave()
    import_elsewhere(browser, elsewhere, file, standings, winner)


def create_the_event(organizer: Visitor) -> None:
    organizer.page.goto(f"{organizer.address}/events/new")
    page = organizer.page
    page.get_by_label("Name", exact=True).fill("Sarcophyle Open")
    page.get_by_label("First day").fill(utc_now().date().isoformat())
    page.get_by_label("Time zone").fill("UTC")
    page.get_by_label("Publish all lists").check()
    page.get_by_label("Format", exact=True).select_option("limited")
    page.get_by_label("Card pools").select_option("sealed")
    page.get_by_label("Seed 3").fill("1")
    organizer.press("Create the event")
    page.wait_for_url("**/events/organizer/*")


def ask_for_check_in(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(f"{organizer.address}{desk}/entry")
    organizer.page.locator("input[name=has_check_in]").check()
    organizer.press("Save", exact=True)


def import_the_roster(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(f"{organizer.address}{desk}/roster")
    organizer.fill("One name per line", "\n".join(NAMES))
    organizer.press("Read the names")
    organizer.press("Add 64 players")
    organizer.sees("64 players added.")


def personal_links(organizer: Visitor, desk: str) -> dict[str, str]:
    organizer.page.goto(f"{organizer.address}{desk}/links")
    with organizer.page.expect_download() as taken:
        organizer.press("Table as CSV")
    rows = csv.reader(io.StringIO(Path(taken.value.path()).read_text("utf-8")))
    return {name: address for name, _, address in list(rows)[1:]}


def arrive(browser: Browser, address: str, link: str) -> None:
    """A player checks in, counts and confirms a pool, and hands in."""
    player = Visitor.arrive(browser, address, size="phone", scripted=True)
    player.page.goto(link)
    player.press("Check in", exact=True)
    player.sees("You checked in")
    player.page.goto(f"{link}/pool/register")
    for field in player.page.locator("input[name^='copies.']").all():
        field.fill("1")
    player.press("Register", exact=True)
    player.press("Confirm: I counted all 30 cards")
    player.page.goto(link)
    player.fill("List, in any format", OF_A_POOL)
    player.press("Hand in", exact=True)
    player.page.wait_for_url("**/receipt/1")
    player.page.locator(".stamp.legal").wait_for()
    player.leave()


def check_in_all_but_one(organizer: Visitor, desk: str) -> None:
    page = organizer.page
    page.goto(f"{organizer.address}{desk}?show=absent")
    page.get_by_label("all 62 in this table").check()
    page.locator("#bulk").get_by_role("button", name="Check in", exact=True).click()
    organizer.sees("62 players were checked in.")
    page.goto(f"{organizer.address}{desk}?q={ABSENT.replace(' ', '+')}")
    page.get_by_label(f"select {ABSENT}").check()
    page.locator("#bulk").get_by_role("button", name="Undo check-in").click()
    organizer.sees(f"{ABSENT} was no longer checked in.")


def start_without_the_absent(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(organizer.address + desk)
    organizer.page.get_by_text("Close the desk").first.click()
    organizer.press("Close it now")
    organizer.press("Start the event")
    organizer.follow("Rounds", exact=True)
    organizer.sees("1 player is not checked in")
    organizer.press("Remove 1 player")
    organizer.sees("Remove 1 player?")
    organizer.press("Remove 1 player")
    organizer.sees(f"{ABSENT} was removed from the event.")


def play(organizer: Visitor, desk: str, number: int) -> Round:
    """Pair a round, start its clock and enter its results from a file; return who met."""
    page = organizer.page
    open_rounds(organizer, desk)
    organizer.press(f"Pair round {number}")
    organizer.press("Start the clock")
    page.locator(".draft-clock-time").wait_for()
    rows = round_file(organizer, desk, number)
    for place, row in enumerate(rows[1:]):
        row[-1] = row[-1] or RESULTS[(7 * place + number) % len(RESULTS)]
    written = io.StringIO()
    csv.writer(written).writerows(rows)
    page.get_by_text("Results from a file").first.click()
    page.get_by_label("A CSV file with the columns").first.set_input_files(
        {"name": "results.csv", "mimeType": "text/csv", "buffer": written.getvalue().encode()}
    )
    organizer.press("Enter the results")
    organizer.sees("all results are in")
    return [[name for name in row[1:-1] if name] for row in rows[1:]]


def open_rounds(organizer: Visitor, desk: str) -> None:
    if organizer.path != f"{desk}/rounds":
        organizer.page.goto(f"{organizer.address}{desk}/rounds")


def round_file(organizer: Visitor, desk: str, number: int) -> Round:
    answer = organizer.page.request.get(f"{organizer.address}{desk}/rounds/{number}.csv")
    return list(csv.reader(io.StringIO(answer.text())))


def open_player(organizer: Visitor, desk: str, name: str) -> None:
    organizer.page.goto(f"{organizer.address}{desk}?q={name.replace(' ', '+')}")
    organizer.follow(name, exact=True)


def give_a_penalty(organizer: Visitor, desk: str) -> None:
    open_player(organizer, desk, PENALIZED)
    organizer.page.get_by_text("Give a penalty").first.click()
    organizer.page.get_by_label("Category").select_option("Warning")
    organizer.page.locator("#penalty-reason").fill("Late for the round")
    organizer.press("Give the penalty")
    organizer.sees("Late for the round")


def check_a_deck(organizer: Visitor, desk: str) -> None:
    open_player(organizer, desk, WITH_LISTS[0])
    organizer.press("Check the deck")
    organizer.page.wait_for_url("**/checks/*")
    organizer.press("Everything else matches")
    organizer.sees("The deck matches the list.")
    organizer.page.get_by_label("Category, chosen by the judge").select_option(index=1)
    organizer.press("Finish the check")
    organizer.sees(f"The check of {WITH_LISTS[0]} is finished.")


def remove(organizer: Visitor, desk: str, names: Sequence[str]) -> None:
    page = organizer.page
    page.goto(organizer.address + desk)
    for name in names:
        page.get_by_label(f"select {name}").check()
    page.locator("#bulk").get_by_role("button", name="Remove", exact=True).click()
    organizer.press(f"Remove {len(names)} players")
    organizer.sees(f"{' and '.join(names)} were removed from the event.")


def add_late(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(organizer.address + desk)
    organizer.fill("Name of a player", LATE)
    organizer.press("Add a player")
    organizer.sees(f"{LATE} has been added.")


def judge_pairings(rounds: Sequence[Round]) -> None:
    """Nobody meets twice or has two byes; who left is not paired, who came late is."""
    tables = [tuple(sorted(table)) for one in rounds for table in one]
    assert max(Counter(tables).values()) == 1
    there = [{name for table in one for name in table} for one in rounds]
    came = set(NAMES) - {ABSENT}
    left = came - set(LEAVING)
    assert there == [came, came, left, left | {LATE}, left | {LATE}, left | {LATE}]
    assert [sum(len(table) == 1 for table in one) for one in rounds] == [1, 1, 1, 0, 0, 0]


def standings_on(visitor: Visitor, desk: str) -> list[tuple[str, str]]:
    """The names of the standings in order, with points."""
    visitor.page.goto(f"{visitor.address}{desk}/standings")
    found = STANDING.findall(visitor.page.content())
    return [(name.partition(" <small")[0].strip(), points) for name, points in found]


def play_the_top_8(organizer: Visitor, desk: str, standings: Sequence[str]) -> str:
    """The best eight who are still there play three rounds; return who wins."""
    page = organizer.page
    for number, tables in ((7, 4), (8, 2), (9, 1)):
        open_rounds(organizer, desk)
        if number == 7:
            page.get_by_label("How").select_option("cut")
            page.get_by_label("Players in a top cut").select_option("8")
        organizer.press(f"Pair round {number}")
        for table in range(1, tables + 1):
            row = page.locator(f"#round-{number}-table-{table}")
            row.locator("select[name=result]").select_option("2-1")
            organizer.press(f"save the result of table {table}")
            organizer.sees(f"Round {number}, table {table}: the result was saved.")
    best = [name for name in standings if name not in LEAVING][:8]
    quarterfinals = round_file(organizer, desk, 7)[1:]
    assert sorted(name for row in quarterfinals for name in row[1:3]) == sorted(best)
    return round_file(organizer, desk, 9)[1][1]


def publish(organizer: Visitor, desk: str) -> None:
    organizer.page.goto(organizer.address + desk)
    organizer.press("Finish the event")
    organizer.follow("Publish the lists")
    organizer.page.get_by_label("Publish all lists").check()
    organizer.press("Publish the lists")
    organizer.page.wait_for_url("**/lists")
    published = PLACE.findall(organizer.page.content())
    assert sorted(name for _, name in published) == WITH_LISTS


def export(organizer: Visitor, desk: str) -> bytes:
    organizer.page.goto(f"{organizer.address}{desk}/export")
    with organizer.page.expect_download() as taken:
        organizer.press("download Everything, zip")
    return Path(taken.value.path()).read_bytes()


def import_elsewhere(
    browser: Browser,
    address: str,
    file: bytes,
    standings: Sequence[tuple[str, str]],
    winner: str,
) -> None:
    other = Visitor.arrive(browser, address, size="desktop", scripted=True)
    other.page.goto(f"{address}/events/import")
    other.page.get_by_label("everything.json or everything.zip").set_input_files(
        {"name": "everything.zip", "mimeType": "application/zip", "buffer": file}
    )
    other.press("Import the event")
    other.sees("The event was imported")
    desk = other.path
    assert standings_on(other, desk) == list(standings)
    for page, words in (
        ("/rounds", winner), ("/penalties", "Late for the round"), ("/checks", WITH_LISTS[0]),
    ):  # fmt: skip
        other.page.goto(f"{address}{desk}{page}")
        other.sees(words)
    other.leave()
