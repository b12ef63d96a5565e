"""Mailed lists come in together, shown before they are stored."""

from __future__ import annotations

import csv
import html
import io
import re
import zipfile

from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.tables import Entry, HandIn
from tests.site.events.conftest import Desk
from tests.site.events.test_handing_in import LEGAL


def archive(**members: str) -> FileStorage:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as there:
        for name, text in members.items():
            there.writestr(name, text)
    packed.seek(0)
    return FileStorage(packed, "mails.zip")


def taken(page: str) -> dict[str, str]:
    """The form of the preview as a browser would send it."""
    fields = re.findall(r'name="((?:player|take)-\d+|taken)" value="([^"]*)"', page)
    return {name: html.unescape(value) for name, value in fields}


def standing(desk: Desk) -> dict[str, tuple[int, str]]:
    with desk.database.reading() as session:
        found = session.exec(
            select(Entry, HandIn).where(
                HandIn.entry_id == Entry.id, HandIn.number == Entry.standing
            )
        )
        return {entry.name: (entry.standing, hand_in.verdict) for entry, hand_in in found}


def test_an_archive_is_shown_first_and_stored_as_shown(desk: Desk) -> None:
    desk.enter("Ada")
    mails = archive(
        **{
            "lists/Ada.txt": LEGAL,
            "lists/Ben_B.txt": "4 Scout\n",
            "lists/photo.jpg": "-",
            "lists/Cleo.o8d": "<deck>",
        }
    )
    preview = desk.post("/intake", files=mails)
    for words in ("entered already", "new player", "not read", "photo.jpg", "Ben B"):
        assert words in preview.text
    assert standing(desk) == {}
    assert desk.post("/intake", **taken(preview.text)).status_code == 303
    assert standing(desk) == {"Ada": (1, "legal"), "Ben B": (1, "illegal")}


def test_names_are_corrected_and_lists_left_out_before_storing(desk: Desk) -> None:
    preview = desk.post("/intake", files=archive(**{"a.txt": LEGAL, "b.txt": LEGAL}))
    fields = taken(preview.text)
    fields["player-0"] = "Ada"
    del fields["take-1"]
    desk.post("/intake", **fields)
    assert standing(desk) == {"Ada": (1, "legal")}


def test_a_csv_file_of_mails_has_a_list_in_every_row(desk: Desk) -> None:
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerows([["Player", "Mail", "List"], ["Ada", "a@b", LEGAL], ["Ben", "b@b", "4 Scout"]])
    file = FileStorage(io.BytesIO(written.getvalue().encode()), "mails.csv")
    preview = desk.post("/intake", files=file)
    assert "mails.csv, row 3" in preview.text
    desk.post("/intake", **taken(preview.text))
    assert standing(desk) == {"Ada": (1, "legal"), "Ben": (1, "illegal")}


def test_what_was_shown_cannot_be_exchanged(desk: Desk) -> None:
    fields = taken(desk.post("/intake", files=archive(**{"a.txt": LEGAL})).text)
    fields["taken"] = fields["taken"][:-2] + "xx"
    answer = desk.post("/intake", **fields)
    assert answer.status_code == 422
    assert standing(desk) == {}


def test_one_name_that_cannot_be_stored_stores_nothing(desk: Desk) -> None:
    fields = taken(desk.post("/intake", files=archive(**{"a.txt": LEGAL, "b.txt": LEGAL})).text)
    fields["player-1"] = " "
    answer = desk.post("/intake", **fields)
    assert answer.status_code == 422
    assert "Enter a name" in answer.text
    assert standing(desk) == {}


def test_no_list_and_no_archive_are_said_in_words(desk: Desk) -> None:
    assert "No list was found" in desk.post("/intake").text
    broken = FileStorage(io.BytesIO(b"PK no zip"), "mails.zip")
    assert "no zip archive that can be read" in desk.post("/intake", files=broken).text


def test_lists_taken_in_after_the_deadline_need_a_reason_and_an_answer(desk: Desk) -> None:
    desk.pass_deadline()
    fields = taken(desk.post("/intake", files=archive(**{"Ada.txt": LEGAL})).text)
    assert desk.post("/intake", **fields).status_code == 422
    assert desk.post("/intake", **fields, reason="mail server was down").status_code == 303
    page = desk.get().text
    assert "changed after the deadline" in page
    assert "mail server was down" in page
