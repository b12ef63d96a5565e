"""Files that cannot be read or used are reported with a remedy, and nothing of them is stored."""

from __future__ import annotations

import io

import pytest
from sqlmodel import func, select
from werkzeug.datastructures import FileStorage

from app.tables import Entry, EventMatch, HandIn
from tests.site.events.conftest import Desk
from tests.site.events.desk_actions import LEGAL, hand_in

NOT_TEXT = b"MZ\0\0"
HALF_LATIN = b"Ada\nBen \x81\n"


def file(content: bytes, name: str = "file.csv") -> FileStorage:
    return FileStorage(io.BytesIO(content), name)


def count(desk: Desk) -> list[int]:
    with desk.database.reading() as session:
        return [
            session.exec(select(func.count()).select_from(kind)).one()
            for kind in (Entry, HandIn, EventMatch)
        ]


@pytest.fixture
def started(desk: Desk) -> Desk:
    """A started event with a round."""
    for name in ("Ada", "Ben", "Cy"):
        desk.post("/players", name=name)
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    return desk


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (NOT_TEXT, "This is not a text file. Save it as CSV or text, in UTF-8."),
        (HALF_LATIN, "Line 2 is neither UTF-8 nor Windows-1252. Save the file as UTF-8."),
        ("Ada\n".encode("utf-16-le"), "This is not a text file."),
        (b"", "There is no name in the list. Enter one name per line, or choose a file."),
        (b'player,x\n"Ada,1\nBen,2\n', "A quotation mark in line 2 is not closed."),
    ],
)
def test_a_list_of_players_that_cannot_be_read(desk: Desk, content: bytes, words: str) -> None:
    assert words in desk.post("/roster", file=file(content)).text
    desk.post("/roster", file=file(content), do="add")
    assert count(desk) == [0, 0, 0]


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (NOT_TEXT, "This is not a text file. Save it as CSV or text, in UTF-8."),
        (HALF_LATIN, "Line 2 is neither UTF-8 nor Windows-1252. Save the file as UTF-8."),
        (b"", "The first line must name the columns Table and Result."),
        (b"Table,Result\n" + b"1,2-0\n" * 10_000, "And 9994 more like these."),
        (b"Table,Result\n2,2-0\n", "leave the result of a bye empty"),
        (None, "Choose the file with the results of the round."),
    ],
)
def test_results_that_cannot_be_read(started: Desk, content: bytes | None, words: str) -> None:
    fields = {} if content is None else {"file": file(content)}
    started.post("/rounds/1/results", **fields)
    assert words in started.get("/rounds").text
    with started.database.reading() as session:
        assert not any(match.outcome for match in session.exec(select(EventMatch)))


@pytest.mark.parametrize("content", [NOT_TEXT, HALF_LATIN])
def test_pairings_that_cannot_be_read_are_told_once(started: Desk, content: bytes) -> None:
    page = started.post("/pairings", file=file(content), round="2").text
    told = page.partition("Nothing was loaded.")[2].partition("</div>")[0]
    assert "file.csv: Line " in told
    assert "must name the columns" not in told


@pytest.mark.parametrize("content", [NOT_TEXT, HALF_LATIN])
def test_a_deck_file_that_cannot_be_read(desk: Desk, content: bytes) -> None:
    player = desk.enter("Ada")
    page = player.post("/hand-in", file=file(content, "my.txt"), list="4 Scout", do="hand_in").text
    alert = page.partition('role="alert"')[2].partition("</div>")[0]
    assert "my.txt: Line " in alert
    assert "4 Scout" in page
    assert count(desk) == [1, 0, 0]


def test_mailed_files_without_a_list_or_a_name_name_the_file(desk: Desk) -> None:
    empty = desk.post("/intake", files=file(b" \n", "Ada.txt"))
    assert "There is no list in it. Ask the player to send it again." in empty.text
    assert "Import the ticked lists" not in empty.text
    nameless = desk.post("/intake", files=file(b'player,list\n,"4 Scout"\n', "mails.csv"))
    taken = nameless.text.partition('name="taken" value="')[2].partition('"')[0]
    fields = {"taken": taken, "take-0": "yes", "player-0": ""}
    assert "mails.csv, row 2: Enter a name" in desk.post("/intake", **fields).text
    assert count(desk) == [0, 0, 0]


def test_an_event_that_everybody_left_says_what_to_do(desk: Desk) -> None:
    for name in ("Ada", "Ben"):
        hand_in(desk.enter(name), LEGAL)
    desk.move("close")
    desk.move("start")
    desk.post("/players/selected", everyone="yes", do="drop", sure="yes")
    for kind, words in (("swiss", "two"), ("tables", "three"), ("cut", "two")):
        desk.post("/rounds/pair", kind=kind, cut="8", minutes="50")
        expected = f"At least {words} players are needed; add players, or put some back."
        assert expected in desk.get("/rounds").text
    desk.post("/draw", of="players", count="3")
    assert "There is nobody left to draw" in desk.get("/checks").text
    assert desk.post("/print/sheets", paper="a4").status_code == 303
    assert "You can print blank sheets." in desk.get("/print").text
    for page in ("", "/standings", "/penalties", "/export", "/log"):
        assert desk.get(page).status_code == 200
    public = f"/events/view/{desk.event.public_id}"
    for page in ("/pairings", "/standings", "/projector", "/projector?show=standings"):
        assert desk.client.get(public + page).status_code == 200
