"""Many players come in at once, shown before they are stored."""

from __future__ import annotations

import html
import io
import re

import pytest
from sqlmodel import func, select
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.site.events.players.incoming import decoded, read_roster
from app.site.events.store import EventError
from app.tables import Entry, LogEntry
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import names


def carried(page: TestResponse) -> str:
    """The text that the preview's form sends, as a browser would."""
    found = re.search(r'<textarea name="roster" hidden>\n(.*?)</textarea>', page.text, re.DOTALL)
    assert found, page.text
    return html.unescape(found[1])


def upload(content: bytes) -> FileStorage:
    return FileStorage(io.BytesIO(content), "players.csv")


def add_as_shown(desk: Desk, preview: TestResponse) -> None:
    assert preview.status_code == 200
    assert desk.post("/roster", roster=carried(preview), do="add").status_code == 303


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ada Huber\n\nBen\n", ["Ada Huber", "Ben"]),
        ("Huber, Ada\r\nO'Neill, Ben", ["Ada Huber", "Ben O'Neill"]),
        ('"Huber, Ada"\n', ["Ada Huber"]),
        ("Name\nHuber, Ada\n", ["Ada Huber"]),
        ('Order;Player;Mail\n1;Ada;a@x.example\n2;"Lee, Ben";b@x.example\n', ["Ada", "Ben Lee"]),
        ("Last name,First name\nHuber,Ada\nLee,Ben\n", ["Ada Huber", "Ben Lee"]),
        ('Spring Open\nPlayer,List\nAda,"4 Scout\n4 Rage"\nBen,-\n', ["Ada", "Ben"]),
        ("1\tAda\ta@x.example\n2\tBen\tb@x.example\n", ["Ada", "Ben"]),
        ("ada@x.example, Ada\n", ["Ada"]),
    ],
)
def test_names_are_found_in_lines_and_columns(text: str, expected: list[str]) -> None:
    assert read_roster(text, ()).new == expected


def test_lines_that_cannot_be_added_are_named() -> None:
    roster = read_roster('Order,Player,List\n1,Ada,"a\nb"\n2,,x\n3,ADA,y\n4,Ben,z\n', ["ben"])
    told = [(line.number, line.name, line.problem) for line in roster.problems]
    assert told == [
        (4, "", "There is no name. Add it, or delete the line."),
        (5, "ADA", "The same name as in line 2. Delete it, or tell the two apart."),
    ]
    assert [(line.number, line.name) for line in roster.known] == [(6, "Ben")]
    assert roster.new == ["Ada"]
    assert roster.columns == ("Player",)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_files_of_usual_encodings_keep_every_letter(encoding: str) -> None:
    assert decoded("Zoë Müller".encode(encoding)) == "Zoë Müller"


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"PK\3\4\0\0", "This is not a text file"),
        (b"Ada\nBen \x81\n", "Line 2 is neither UTF-8 nor Windows-1252"),
        ("Ada\nB\0en\n".encode("utf-16"), "Line 2 contains"),
        (b"A" * 600_000, "larger than 512 KiB"),
    ],
)
def test_other_files_are_refused_with_what_to_do(content: bytes, words: str) -> None:
    with pytest.raises(EventError, match=words):
        decoded(content)


def test_nothing_is_stored_before_the_preview_is_confirmed(desk: Desk) -> None:
    desk.enter("Ben")
    preview = desk.post("/roster", roster="Huber, Ada\nBen\nCleo\ncleo\n<b>Eve</b>")
    assert names(desk) == ["Ben"]
    for words in ("Add 3 players", "1 player entered already", "The same name as in line 3."):
        assert words in preview.text
    assert "<b>Eve</b>" not in preview.text
    add_as_shown(desk, preview)
    with desk.database.reading() as session:
        stored = session.exec(select(Entry.name).order_by(Entry.folded_name)).all()
        told = session.exec(select(func.count()).where(LogEntry.action == "entered")).one()
    assert sorted(stored) == ["<b>Eve</b>", "Ada Huber", "Ben", "Cleo"]
    assert told == 4


def test_who_entered_since_the_preview_is_not_added_twice(desk: Desk) -> None:
    preview = desk.post("/roster", roster="Ada\nBen")
    desk.enter("Ada")
    add_as_shown(desk, preview)
    assert names(desk) == ["Ada", "Ben"]


def test_a_list_can_be_corrected_and_is_kept_when_refused(desk: Desk) -> None:
    assert "Ada\nAda" in desk.post("/roster", roster="Ada\nAda", do="correct").text
    refused = desk.post("/roster", roster="Ada\n" * 10_000, do="add")
    assert refused.status_code == 422, refused.text
    assert "The list has 10,000 players. An event can have up to 2,000: shorten" in refused.text
    assert "Ada\nAda" in refused.text
    assert desk.post("/roster", roster=" \n").status_code == 422
    assert names(desk) == []


def test_exported_players_can_be_imported_into_another_event(desk: Desk) -> None:
    for name in ("Zoë", "=Ben"):
        desk.enter(name)
    files = [desk.post(f"/export/{form}").data for form in ("players.csv", "players-for-excel.csv")]
    for content in files:
        other = make_event(desk.app, name="Another Open")
        add_as_shown(other, other.post("/roster", file=upload(content)))
        assert names(other) == ["=Ben", "Zoë"]
