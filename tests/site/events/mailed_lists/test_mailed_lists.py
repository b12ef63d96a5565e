"""Mailed lists come in together, shown before they are stored."""

from __future__ import annotations

import csv
import html
import io
import re
import zipfile

from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage

from app.tables import Entry, HandIn
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import LEGAL


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


def test_lines_that_a_player_declared_no_cards_stay_with_the_list(desk: Desk) -> None:
    text = f"{LEGAL}// Not a card: Kinky Aps x2\n"
    preview = desk.post("/intake", files=archive(**{"Ada.txt": text}))
    assert desk.post("/intake", **taken(preview.text)).status_code == 303
    with desk.database.reading() as session:
        assert session.exec(select(HandIn)).one().report["not_cards"] == ["Kinky Aps x2"]


OTHER = LEGAL.replace("4 Scout", "4 Gnat")


def packed(*members: tuple[str, tuple[int, int, int, int, int, int], str]) -> FileStorage:
    """An archive of files with their times."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as there:
        for name, moment, text in members:
            there.writestr(zipfile.ZipInfo(name, moment), text)
    content.seek(0)
    return FileStorage(content, "mails.zip")


def ticked(page: str) -> list[str]:
    """The files whose lists are ticked."""
    rows = re.findall(r'name="take-\d+" value="yes"( checked)?[^>]* from ([^"]*)"', page)
    return [path for is_ticked, path in rows if is_ticked]


def test_of_several_lists_of_one_player_the_newest_is_ticked(desk: Desk) -> None:
    old, new = (2026, 11, 20, 9, 0, 0), (2026, 11, 21, 18, 30, 2)
    mails = packed(("Mia Mail.txt", new, LEGAL), ("Mia_Mail.txt", old, OTHER))
    preview = desk.post("/intake", files=mails).text
    assert ticked(preview) == ["mails.zip/Mia Mail.txt"]
    for words in ("one of 2 lists", "20 Nov 2026 09:00:00", "21 Nov 2026 18:30:02"):
        assert words in preview
    fields = taken(preview)
    del fields["take-1"]
    desk.post("/intake", **fields)
    assert standing(desk) == {"Mia Mail": (1, "legal")}


def test_the_number_of_a_second_download_is_no_part_of_a_name(desk: Desk) -> None:
    desk.enter("Max (2)")
    none = (1980, 1, 1, 0, 0, 0)
    mails = packed(
        ("Mia Mail.txt", none, LEGAL),
        ("MIA MAIL (2).txt", none, OTHER),
        ("Max (2).txt", none, LEGAL),
    )
    preview = desk.post("/intake", files=mails).text
    assert preview.count("one of 2 lists") == 2
    assert ticked(preview) == ["mails.zip/Max (2).txt", "mails.zip/Mia Mail.txt"]
    assert "entered already" in preview


def test_two_ticked_lists_of_one_player_are_refused_and_nothing_entered_is_lost(
    desk: Desk,
) -> None:
    mails = archive(**{"a.txt": LEGAL, "b.txt": OTHER, "c.bin.txt": "\0"})
    fields = taken(desk.post("/intake", files=mails).text)
    fields |= {"player-0": "Mia Mail", "player-1": "mia  mail"}
    answer = desk.post("/intake", **fields)
    assert answer.status_code == 422
    assert "Two ticked lists belong to mia mail: mails.zip/a.txt and mails.zip/b.txt" in answer.text
    assert taken(answer.get_data().decode())["player-1"] == "mia  mail"
    assert standing(desk) == {}
    again = taken(answer.text)
    del again["take-1"]
    assert desk.post("/intake", **again).status_code == 303
    assert standing(desk) == {"Mia Mail": (1, "legal")}


def test_the_date_of_a_mail_tells_which_list_is_newer(desk: Desk) -> None:
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(["player", "date", "list"])
    rows.writerow(["Ada", "Sun, 22 Nov 2026 11:00:00 +0100", LEGAL])
    rows.writerow(["ada", "2026-11-22T09:30:00+00:00", OTHER])
    file = FileStorage(io.BytesIO(written.getvalue().encode()), "mails.csv")
    preview = desk.post("/intake", files=file).text
    assert ticked(preview) == ["mails.csv, row 2"]
    assert "22 Nov 2026 10:00:00" in preview


def test_where_no_time_is_known_the_last_list_is_ticked(desk: Desk) -> None:
    files = [FileStorage(io.BytesIO(LEGAL.encode()), name) for name in ("ada.txt", "Ada.txt")]
    assert ticked(desk.post("/intake", files=files).text) == ["Ada.txt"]


def test_in_a_sealed_event_mailed_lists_are_held_against_confirmed_pools(app: Flask) -> None:
    desk = make_event(app, format="limited", pool_kind="sealed", packs_2ED="6")
    desk.enter("Ada")
    preview = desk.post("/intake", files=archive(**{"Ada.txt": LEGAL})).text
    assert "This player has to confirm a card pool first." in preview
    assert ticked(preview) == []


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
    fields["taken"] = fields["taken"][:-12] + "x" * 12
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
    assert "This zip archive cannot be read" in desk.post("/intake", files=broken).text


def test_lists_taken_in_after_the_deadline_need_a_reason_and_an_answer(desk: Desk) -> None:
    desk.pass_deadline()
    fields = taken(desk.post("/intake", files=archive(**{"Ada.txt": LEGAL})).text)
    assert desk.post("/intake", **fields).status_code == 422
    assert desk.post("/intake", **fields, reason="mail server was down").status_code == 303
    page = desk.get().text
    assert "changed after the deadline" in page
    assert "mail server was down" in page
