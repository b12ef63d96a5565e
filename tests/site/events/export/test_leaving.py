"""Files that leave the desk: sheets on paper, exports, the log; and who may take them."""

from __future__ import annotations

import codecs
import csv
import io
import json
import zipfile
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError
from sqlmodel import select

from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash
from app.tables import Entry, HandIn, LogEntry
from tests.sheets.reading import pages_of
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL, hand_in, hand_in_with_open_line

FORMULA = "=HYPERLINK(1)"


@pytest.fixture
def filled(desk: Desk) -> Desk:
    """A legal list, an unreadable one under a name like a formula, and no list."""
    hand_in(desk.enter("Ada"), f"// {FORMULA}\n{LEGAL}")
    hand_in_with_open_line(desk.enter(FORMULA), LEGAL + "3 Nothing\n")
    desk.enter("Dan")
    return desk


def table(content: bytes) -> list[list[str]]:
    return list(csv.reader(io.StringIO(content.decode())))


def test_sheets_of_all_players_are_one_pdf(filled: Desk) -> None:
    answer = filled.post("/print/sheets")
    assert answer.mimetype == "application/pdf"
    pages = pages_of(answer.data)
    assert len(pages) == 3
    assert "Ada" in pages[1]
    assert "75 cards in the deck" in pages[1]
    assert "Total cards in the deck" in pages[2]


def test_the_sheet_of_one_player_is_printed_alone(filled: Desk) -> None:
    with filled.database.reading() as session:
        ada = session.exec(select(Entry).where(Entry.name == "Ada")).one()
    pages = pages_of(filled.post("/print/sheets", player=ada.public_id, paper="letter").data)
    assert len(pages) == 1
    assert "Ada" in pages[0]


def test_blank_sheets_and_checklists_are_printed_before_anybody_is_there(desk: Desk) -> None:
    assert desk.post("/print/sheets").status_code == 303
    assert len(pages_of(desk.get("/print/blank?number=3").data)) == 3
    assert "Seed 3" in pages_of(desk.get("/print/pools?set=SD3").data)[0]
    assert desk.get("/print/pools").status_code == 303


def test_the_players_as_a_table_hold_no_formula(filled: Desk) -> None:
    header, *rows = table(filled.post("/export/players.csv").data)
    assert header[0] == "Player"
    by_name = {row[0]: row for row in rows}
    assert set(by_name) == {"Ada", f"'{FORMULA}", "Dan"}
    assert f"'{FORMULA}" in by_name["Ada"]
    assert "legal" in by_name["Ada"]
    cells = [cell for row in rows for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]


def test_the_zip_holds_every_list_as_it_was_handed_in(filled: Desk, catalogue: Catalogue) -> None:
    archive = zipfile.ZipFile(io.BytesIO(filled.post("/export/lists.zip").data))
    files = ["ada.o8d", "hyperlink-1.o8d", "hyperlink-1.txt", "index.csv"]
    assert sorted(archive.namelist()) == files
    read = DECK_FILES.read(archive.read("ada.o8d").decode(), catalogue, "ada.o8d").decklist
    assert read is not None
    with filled.database.reading() as session:
        handed = session.exec(select(HandIn).order_by(HandIn.id)).first()  # type: ignore[arg-type]
    assert handed is not None
    assert deck_hash(read) == handed.hash
    assert "3 Nothing" in archive.read("hyperlink-1.txt").decode()


def test_names_of_any_script_stay_the_names_of_files(desk: Desk) -> None:
    for name in ("陈伟", "محمد", "陈-伟", "∎∎"):
        hand_in(desk.enter(name), LEGAL)
    desk.enter("Ida")
    archive = zipfile.ZipFile(io.BytesIO(desk.post("/export/lists.zip").data))
    _, *index = table(archive.read("index.csv"))
    whose = {row[0]: row[1] for row in index}
    assert whose["陈伟"] == "陈伟.o8d"
    assert whose["محمد"] == "محمد.o8d"
    assert whose["Ida"] == ""
    assert len({it for it in whose.values() if it}) == 4
    assert {it for it in whose.values() if it} == set(archive.namelist()) - {"index.csv"}


def test_the_table_for_excel_has_every_letter_and_the_local_time(desk: Desk) -> None:
    hand_in(desk.enter("Zoë, 陈"), LEGAL)
    desk.enter(FORMULA)
    answer = desk.post("/export/players-for-excel.csv")
    assert answer.data.startswith(codecs.BOM_UTF16_LE)
    assert answer.content_type == "text/csv; charset=utf-16"
    rows = csv.DictReader(io.StringIO(answer.data.decode("utf-16")), dialect=csv.excel_tab)
    by_name = {row["Player"]: row for row in rows}
    assert set(by_name) == {"Zoë, 陈", f"'{FORMULA}"}
    with desk.database.reading() as session:
        handed = session.exec(select(HandIn)).one()
    local = handed.received_at.astimezone(ZoneInfo(desk.event.time_zone))
    told = by_name["Zoë, 陈"][f"Received ({desk.event.time_zone})"]
    assert told == local.strftime("%Y-%m-%d %H:%M:%S")


def test_the_lists_as_json_can_be_checked_elsewhere(filled: Desk) -> None:
    players = json.loads(filled.post("/export/lists.json").data)["players"]
    assert [one["player"] for one in players] == [FORMULA, "Ada", "Dan"]
    assert players[1]["hand_in"]["verdict"] == "legal"
    assert players[1]["hand_in"]["stamp"]["edition"] == "cr3"
    assert players[2]["hand_in"] is None


def test_everything_is_all_that_goes_with_the_event_and_no_secret(filled: Desk) -> None:
    other = make_event(filled.app, name="Another event")
    hand_in(other.enter("Zoe"), LEGAL)
    whole = json.loads(filled.post("/export/everything.json").data)
    assert [len(whole[name]) for name in ("events", "event_entries", "event_hand_ins")] == [1, 3, 2]
    written = json.dumps(whole)
    for secret in ("Zoe", "Another event", "key_hash", filled.event.secret):
        assert secret not in written
    assert whole["event_log"]


@pytest.mark.parametrize("path", ["/export/players.json", "/export/secret.csv", "/log.xml"])
def test_there_is_nothing_else_to_take(filled: Desk, path: str) -> None:
    answer = filled.get(path) if path.startswith("/log") else filled.post(path)
    assert answer.status_code == 404


def test_judges_read_the_log_but_take_no_lists(filled: Desk) -> None:
    judge = filled.link("judge")
    client = filled.app.test_client()
    assert client.get(f"{judge}/log").status_code == 200
    assert client.get(f"{judge}/log.csv").status_code == 200
    assert client.get(f"{judge}/export").status_code == 404
    assert client.post(f"{judge}/export/lists.zip").status_code == 404


def test_the_log_says_who_did_what_when_newest_first(filled: Desk) -> None:
    filled.move("close")
    page = filled.get("/log").text
    assert page.index("closed the desk") < page.index("handed in") < page.index("created the event")
    assert "Ada (player)" in page
    assert page.count('class="log-line"') == len(lines(filled))


def test_the_log_of_one_player_is_apart(filled: Desk) -> None:
    with filled.database.reading() as session:
        about = session.exec(select(LogEntry).where(LogEntry.by_name == "Dan")).all()
        dan = session.exec(select(Entry).where(Entry.name == "Dan")).one()
    page = filled.get(f"/log?player={dan.public_id}").text
    assert page.count('class="log-line"') == len(about)
    assert "Ada (player)" not in page


def lines(desk: Desk) -> list[LogEntry]:
    with desk.database.reading() as session:
        return list(session.exec(select(LogEntry)))


def test_the_log_as_a_table_holds_every_line_and_no_formula(filled: Desk) -> None:
    header, *rows = table(filled.get("/log.csv").data)
    assert header[:3] == ["Number", "Time (UTC)", "By"]
    assert len(rows) == len(lines(filled))
    assert f"'{FORMULA}" in {row[3] for row in rows}
    assert len(json.loads(filled.get("/log.json").data)["log"]) == len(rows)


def test_what_is_taken_and_printed_stands_in_the_log(filled: Desk) -> None:
    filled.post("/export/lists.zip")
    filled.post("/print/sheets")
    told = [(line.action, line.details) for line in lines(filled)][-2:]
    assert told == [("exported", {"file": "lists.zip"}), ("printed", {"sheets": 3})]


@pytest.mark.parametrize("table", ["event_log", "event_hand_ins"])
@pytest.mark.parametrize("change", ["UPDATE {} SET by_name = 'nobody'", "DELETE FROM {}"])
def test_the_database_itself_refuses_to_change_the_log(
    filled: Desk, table: str, change: str
) -> None:
    with pytest.raises(DBAPIError, match="append-only"), filled.database.writing() as session:
        session.connection().execute(text(change.format(table)))
    assert lines(filled)


def test_no_page_of_the_desk_changes_or_loses_a_line_of_the_log(filled: Desk) -> None:
    """Whatever is posted to any address of the event, what stood in the log stands."""
    before = [line.model_dump() for line in lines(filled)]
    rules = [
        rule
        for rule in filled.app.url_map.iter_rules()
        if rule.rule.startswith("/events/<way>/<key>") and "POST" in (rule.methods or ())
    ]
    assert len(rules) > 10
    for rule in rules:
        if rule.endpoint in ("events.purge", "events.end"):
            continue
        path = rule.rule.removeprefix("/events/<way>/<key>")
        for name, value in {
            "<entry>": "x",
            "<what>.<form>": "players.csv",
            "<int:number>": "1",
        }.items():
            path = path.replace(name, value)
        filled.post(path, action="x", line="1", id="1", delete="1")
    after = [line.model_dump() for line in lines(filled)]
    assert after[: len(before)] == before
