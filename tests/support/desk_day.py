"""Whole tournament days in a real browser, with two judges and every accident of a day.

Players come late, leave, do not come and return; two judges enter results at once; a pairing is
changed by hand; the server is killed in the middle of round 4 and comes up with its clock an hour
back; a result is corrected after the top cut was made. At the end standings, places, bracket, files
and receipts have to agree, with each other and with a second implementation.
"""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
import sys
import zipfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from app.site.events.players.store import entries_of
from app.site.events.rounds.policy import ENDINGS, Played
from app.site.events.rounds.store import rounds_of
from app.tables import Entry, Event, open_database
from tests.oracles.standings import ranked
from tests.site.events.test_tournament_day_in_browser import (
    arrive,
    ask_for_check_in,
    create_the_event,
    export,
    open_rounds,
    personal_links,
    round_file,
    standings_on,
)
from tests.site.visitor import Visitor
from tests.support.day_site import DaySite

if TYPE_CHECKING:
    from playwright.sync_api import Browser

KILLED_IN: Final = 4
BY_FIELD: Final = 6
"""So many tables of a round are entered by the two judges in turns; a file has the others."""

CUT: Final = 8
RESULTS: Final = ("2-0", "2-1", "0-2", "1-2", "1-1-1")
LATE: Final = ("Late Lou", "Later Lea")


@dataclass(frozen=True)
class Day:
    """A day to play: how many players, and rounds before the top eight."""

    players: int
    rounds: int
    is_sealed: bool
    pod_rounds: int = 0


DAYS: Final[Mapping[str, Day]] = {
    "constructed": Day(128, 7, is_sealed=False),
    "sealed": Day(64, 6, is_sealed=True, pod_rounds=3),
}


def play_day(browser: Browser, folder: Path, day: Day) -> None:
    """Play a day from the roster to the import on a second site. Fails where anything disagrees."""
    site = DaySite(folder / "site")
    site.start()
    try:
        _Day(browser, site, day).play(folder)
    finally:
        site.kill()


class _Day:
    """The day as it goes on."""

    def __init__(self, browser: Browser, site: DaySite, day: Day) -> None:
        self.browser, self.site, self.day = browser, site, day
        self.names = [f"Player {number:03}" for number in range(1, day.players + 1)]
        self.absent, self.leaving, self.with_lists = self.names[-1], "", self.names[:2]
        self.organizer = Visitor.arrive(browser, site.address, size="desktop", scripted=True)
        create_the_event(self.organizer, is_sealed=day.is_sealed)
        self.desk = self.organizer.path
        self.judge = self.organizer
        self.judges_desk = ""

    def play(self, folder: Path) -> None:
        """Play it from the morning to the evening."""
        self.begin()
        links = personal_links(self.organizer, self.desk)
        for name in self.with_lists:
            arrive(self.browser, self.site.address, links[name], is_sealed=self.day.is_sealed)
        self.check_in()
        self.start()
        for number in range(1, self.day.rounds + 1):
            self.play_round(number)
        winner = self.play_the_cut()
        self.finish()
        self.judge_everything(winner)
        self.judge_receipts(folder, links)
        self.import_elsewhere(folder)
        self.judge.leave()
        self.organizer.leave()

    def begin(self) -> None:
        """Enter the roster and the plan, and let a second judge in."""
        organizer = self.organizer
        ask_for_check_in(organizer, self.desk)
        organizer.page.goto(f"{organizer.address}{self.desk}/roster")
        organizer.fill("One name per line", "\n".join(self.names))
        organizer.press("Read the names")
        organizer.press(f"Add {len(self.names)} players")
        organizer.sees(f"{len(self.names)} players added.")
        organizer.page.goto(f"{organizer.address}{self.desk}/rounds/plan")
        organizer.page.get_by_label("Rounds", exact=True).fill(str(self.day.rounds))
        organizer.page.get_by_label("Then", exact=True).select_option("cut")
        organizer.page.get_by_label("How many play it").fill(str(CUT))
        organizer.press("Save", exact=True)
        organizer.page.goto(f"{organizer.address}{self.desk}/links")
        organizer.page.locator("#kind").select_option("judge")
        organizer.page.locator("#label").fill("Judge 2")
        organizer.press("Create a link")
        found = re.search(r"/events/judge/[\w-]+", organizer.page.content())
        assert found
        self.judge = Visitor.arrive(self.browser, self.site.address, size="desktop", scripted=True)
        self.judges_desk = found[0]
        self.judge.page.goto(self.site.address + found[0])

    def check_in(self) -> None:
        """Everybody is there but one."""
        page = self.organizer.page
        page.goto(f"{self.organizer.address}{self.desk}?show=absent")
        missing = self.day.players - len(self.with_lists)
        everybody = page.get_by_label(f"all {missing} in this table")
        if everybody.count() == 0:  # they fit on one page
            everybody = page.get_by_label("select all players on this page")
        everybody.check()
        page.locator("#bulk").get_by_role("button", name="Check in", exact=True).click()
        self.organizer.sees(f"{missing} players were checked in.")
        page.goto(f"{self.organizer.address}{self.desk}?q={self.absent.replace(' ', '+')}")
        page.get_by_label(f"select {self.absent}").check()
        page.locator("#bulk").get_by_role("button", name="Undo check-in").click()
        self.organizer.sees(f"{self.absent} was no longer checked in.")

    def start(self) -> None:
        """Close the desk, start, seat the pods and remove the one who did not come."""
        organizer = self.organizer
        organizer.page.goto(organizer.address + self.desk)
        organizer.page.get_by_text("Close the desk").first.click()
        organizer.press("Close it now")
        organizer.press("Start the event")
        if self.day.pod_rounds:
            organizer.page.goto(f"{organizer.address}{self.desk}/pods")
            organizer.press("Draw seats")
        organizer.page.goto(f"{organizer.address}{self.desk}/rounds")
        organizer.sees("1 player is not checked in")
        organizer.press("Remove 1 player")
        organizer.sees("Remove 1 player?")
        organizer.press("Remove 1 player")
        organizer.sees(f"{self.absent} was removed from the event.")

    def play_round(self, number: int) -> None:
        """Pair a round, let happen what happens in it, and enter its results."""
        organizer = self.organizer
        if number == 3:
            self.put_back(self.absent)
            self.add(LATE[0])
        open_rounds(organizer, self.desk)
        if number <= self.day.pod_rounds:
            organizer.page.get_by_label("How").select_option("pods")
        elif self.day.pod_rounds:
            organizer.page.get_by_label("How").select_option("swiss")
        organizer.press(f"Pair round {number}")
        if number == 3:
            self.swap()
        organizer.press("Start the clock")
        organizer.page.locator(".draft-clock-time").wait_for()
        self.judge.page.goto(f"{self.site.address}{self.judges_desk}/rounds")
        if number == 1:
            self.disagree()
        for table in range(2, BY_FIELD + 1):
            line = f"{table} {RESULTS[table % len(RESULTS)].replace('-', ' ')}"
            if number == 2 and table == 2:
                line = "2 dl"
            enter(self.judge if table % 2 else organizer, line)
        if number == 2:
            self.leave_with_the_slip(number)
        if number == KILLED_IN:
            self.kill_the_server(number)
        self.enter_the_rest(number)

    def seated(self, number: int, table: int) -> list[str]:
        """The players of a table."""
        rows = round_file(self.organizer, self.desk, number)
        return next(row[1:-1] for row in rows[1:] if row[0] == str(table))

    def disagree(self) -> None:
        """Both judges have table 1 open; who comes second sees both results and lets one stand."""
        page = self.judge.page
        page.get_by_text(re.compile(r"^All \d+ tables$")).click()
        row = page.locator("#round-1-table-1")
        row.locator("select[name=result]").select_option("0-2")
        enter(self.organizer, "1 2 0")
        row.get_by_role("button", name="save the result of table 1").click()
        self.judge.sees("Somebody else has changed the result of table 1")
        self.judge.sees("You sent")
        self.judge.follow("Keep what stands")
        assert result_of(round_file(self.organizer, self.desk, 1), 1) == "2-0"

    def leave_with_the_slip(self, number: int) -> None:
        """A slip of the next table says that it was a player's last match."""
        table = BY_FIELD + 1
        there = self.seated(number, table)
        seat = next(at for at, name in enumerate(there, 1) if name not in self.with_lists)
        self.leaving = there[seat - 1]
        enter(self.organizer, f"{table} 2 1 d{seat}")

    def put_back(self, name: str) -> None:
        """Put a player back who did not come in the morning."""
        self.organizer.page.goto(f"{self.organizer.address}{self.desk}?show=out")
        self.organizer.page.get_by_label(f"select {name}").check()
        self.organizer.page.locator("#bulk").get_by_role("button", name="Put back").click()
        self.organizer.sees(f"{name} was put back.")

    def add(self, name: str) -> None:
        """Somebody comes late."""
        self.organizer.page.goto(self.organizer.address + self.desk)
        self.organizer.fill("Name of a player", name)
        self.organizer.press("Add a player")
        self.organizer.sees(f"{name} has been added.")

    def swap(self) -> None:
        """Exchange the second players of tables 1 and 2."""
        organizer, page = self.organizer, self.organizer.page
        one, other = (self.seated(3, table)[1] for table in (1, 2))
        page.locator("#by-hand-one").fill(one)
        page.locator("#by-hand-other").fill(other)
        organizer.press("Look at it")
        page.get_by_label("Why (for the log").fill("came to the wrong table")
        page.get_by_role("button", name=re.compile("^Change it")).click()
        organizer.page.wait_for_load_state()
        assert [self.seated(3, table)[1] for table in (1, 2)] == [other, one]
        open_rounds(organizer, self.desk)

    def kill_the_server(self, number: int) -> None:
        """Nothing that was entered is lost, and a clock an hour back changes nothing."""
        before = round_file(self.organizer, self.desk, number)
        standing = standings_on(self.organizer, self.desk)
        for visitor in (self.organizer, self.judge):
            visitor.page.goto("about:blank")
        self.site.kill()
        self.site.start(minutes_back=60)
        assert round_file(self.organizer, self.desk, number) == before
        assert standings_on(self.organizer, self.desk) == standing
        self.add(LATE[1])

    def enter_the_rest(self, number: int) -> None:
        """Enter the results that are missing from a file."""
        organizer, page = self.organizer, self.organizer.page
        page.goto(f"{organizer.address}{self.desk}/rounds")
        rows = round_file(organizer, self.desk, number)
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

    def play_the_cut(self) -> str:
        """The best eight who are there play three rounds; return who wins.

        A result of the last round is corrected when the first of them is paired.
        """
        organizer, first = self.organizer, self.day.rounds + 1
        standing = [name for name, _ in standings_on(organizer, self.desk)]
        for number, tables in ((first, 4), (first + 1, 2), (first + 2, 1)):
            open_rounds(organizer, self.desk)
            organizer.press(f"Pair round {number}")
            if number == first:
                quarterfinals = round_file(organizer, self.desk, number)[1:]
                best = [name for name in standing if name != self.leaving][:CUT]
                assert sorted(it for row in quarterfinals for it in row[1:3]) == sorted(best)
                self.correct(first - 1)
            for table in range(1, tables + 1):
                enter(organizer, f"{table} 1 2", is_last=table == tables)
        return round_file(organizer, self.desk, first + 2)[1][2]

    def correct(self, number: int) -> None:
        """Turn round the result of a table of a round before the cut."""
        organizer, page = self.organizer, self.organizer.page
        rows = round_file(organizer, self.desk, number)
        table = next(int(row[0]) for row in rows[1:] if row[-1] in ("2-0", "0-2"))
        turned = "0-2" if result_of(rows, table) == "2-0" else "2-0"
        page.goto(f"{organizer.address}{self.desk}/rounds")
        page.locator(f"#round-{number} summary").first.click()
        row = page.locator(f"#round-{number}-table-{table}")
        row.locator("select[name=result]").select_option(turned)
        row.get_by_role("button", name=f"save the result of table {table}").click()
        organizer.sees("The top cut was made from the standings")
        organizer.press("Correct the result")
        organizer.sees(f"Round {number}, table {table}: the result was saved.")
        page.goto(f"{organizer.address}{self.desk}/rounds")

    def finish(self) -> None:
        """End the event and publish its lists."""
        organizer = self.organizer
        organizer.page.goto(organizer.address + self.desk)
        organizer.press("Finish the event")
        organizer.follow("Publish the lists")
        organizer.page.get_by_label("Publish all lists").check()
        organizer.press("Publish the lists")
        organizer.page.wait_for_url("**/lists")

    def judge_everything(self, winner: str) -> None:
        """Standings equal a second implementation; places follow the bracket, on every surface."""
        event, entries, rounds = self.stored()
        names = {str(one.id): one.name for one in entries}
        before = [it for it in rounds if it.round.kind not in ENDINGS]
        cut = [it for it in rounds if it.round.kind in ENDINGS]
        assert [one.round.kind for one in before] == [
            "pods" if number <= self.day.pod_rounds else "swiss"
            for number in range(1, self.day.rounds + 1)
        ]
        matches = [match for one in before for match in one.matches]
        there = {one for match in matches for one in match.players}
        expected = [names[one] for one, _ in ranked(sorted(there), matches, event.secret)]
        assert [name for name, _ in standings_on(self.organizer, self.desk)] == expected
        assert [row["Player"] for row in self.rows("standings.csv")] == expected
        places = [row["Player"] for row in self.rows("places.csv")]
        assert sorted(places) == sorted(expected)
        assert places[0] == winner
        still = {names[one] for match in cut[0].matches for one in match.players}
        for number, one in enumerate(cut):
            pairs = [[names[it] for it in match.players] for match in one.matches]
            beaten = {pair[0] for pair in pairs}  # every match of the cut ends 1-2
            still -= beaten
            size = CUT >> number
            assert set(places[size // 2 : size]) == beaten
        assert still == {winner}
        assert places[CUT:] == [name for name in expected if name not in places[:CUT]]
        self.judge_public_pages(event, winner, places)
        self.judge_meetings(before)

    def judge_public_pages(self, event: Event, winner: str, places: Sequence[str]) -> None:
        base = f"{self.site.address}/events/view/{event.public_id}"
        page = self.judge.page
        page.goto(base)
        self.judge.sees("Winner:")
        assert winner in page.get_by_text("Winner:").first.inner_text()
        page.goto(f"{base}/places")
        shown = [
            one.inner_text().removesuffix(" left") for one in page.locator(".place-name").all()
        ]
        assert shown == list(places)
        final = page.locator(".bracket-stage").last
        assert winner in final.locator(".goes-on").inner_text()
        assert page.request.get(f"{base}/places.csv").text() == self.file("places.csv")

    def judge_meetings(self, rounds: Sequence[Played]) -> None:
        """Without hands nobody meets twice or has a second bye; who left is not paired."""
        tables = [frozenset(m.players) for one in rounds for m in one.matches if not m.is_bye]
        by_hand = sum(table.is_by_hand for one in rounds for table in one.tables)
        assert len(tables) - len(set(tables)) <= by_hand
        byes = [match.players for one in rounds for match in one.matches if match.is_bye]
        assert len(byes) == len(set(byes))
        ids = {one.name: str(one.id) for one in self.stored()[1]}
        for name, first, last in (
            (self.leaving, 1, 2), (self.absent, 3, self.day.rounds),
            (LATE[0], 3, self.day.rounds), (LATE[1], KILLED_IN + 1, self.day.rounds),
        ):  # fmt: skip
            played = [
                one.round.number
                for one in rounds
                if any(ids[name] in match.players for match in one.matches)
            ]
            assert played == list(range(first, last + 1)), name

    def judge_receipts(self, folder: Path, links: Mapping[str, str]) -> None:
        """Receipts say that they are genuine, also those of the hour before."""
        page = self.judge.page
        for name in self.with_lists:
            for form in ("json", "pdf"):
                answer = page.request.get(f"{links[name]}/receipt/1.{form}")
                file = folder / f"{name}.{form}"
                file.write_bytes(answer.body())
                said = json.loads((self.site.folder / "receipt_keys.json").read_text("utf-8"))
                key = re.search(r'"public": "(\w{64})"', json.dumps(said))
                assert key
                command = [Path(sys.executable).parent / "threshold", "receipt", file]
                done = subprocess.run([*command, "--key", key[1]], check=False)
                assert done.returncode == 0, file

    def import_elsewhere(self, folder: Path) -> None:
        """Export everything, and import it on a site with nothing in it."""
        archive = export(self.organizer, self.desk)
        assert "everything.json" in zipfile.ZipFile(io.BytesIO(archive)).namelist()
        there = standings_on(self.organizer, self.desk)
        places = self.file("places.csv")
        other = DaySite(folder / "elsewhere")
        other.start()
        try:
            visitor = Visitor.arrive(self.browser, other.address, size="desktop", scripted=True)
            visitor.page.goto(f"{other.address}/events/import")
            visitor.page.get_by_label("everything.json or everything.zip").set_input_files(
                {"name": "everything.zip", "mimeType": "application/zip", "buffer": archive}
            )
            visitor.press("Import the event")
            visitor.sees("The event was imported")
            desk = visitor.path
            assert standings_on(visitor, desk) == there
            answer = visitor.page.request.get(f"{other.address}{desk}/places.csv")
            assert answer.text() == places
            visitor.leave()
        finally:
            other.kill()

    def file(self, name: str) -> str:
        return self.organizer.page.request.get(f"{self.site.address}{self.desk}/{name}").text()

    def rows(self, name: str) -> list[dict[str, str]]:
        return list(csv.DictReader(io.StringIO(self.file(name))))

    def stored(self) -> tuple[Event, Sequence[Entry], Sequence[Played]]:
        """The event as the database has it."""
        database = open_database(self.site.database)
        try:
            with database.reading() as session:
                event = session.get_one(Event, 1)
                return event, entries_of(session, 1), rounds_of(session, 1)
        finally:
            database.close()


def enter(visitor: Visitor, line: str, *, is_last: bool = False) -> None:
    """Type a line into the field of a judge, and wait until it is saved."""
    if not visitor.path.endswith("/rounds"):
        visitor.page.go_back()
    field = visitor.page.get_by_label("Table or name, then the games")
    field.fill(line)
    with visitor.page.expect_response(lambda answer: answer.url.endswith("/line")):
        field.press("Enter")
    if is_last:
        visitor.sees("all results are in")
        return
    table = line.partition(" ")[0]
    visitor.page.locator("#enter-done", has_text=f"Table {table}:").wait_for(state="attached")


def result_of(rows: Sequence[Sequence[str]], table: int) -> str:
    """The result of a table in the file of a round."""
    return next(row[-1] for row in rows[1:] if row[0] == str(table))
