"""Limits of everything sent to the desk: size, count and time."""

from __future__ import annotations

import io
import time
import zipfile
from urllib.parse import urlencode

from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.tables import Entry, Seat
from tests.site.events.conftest import Desk, Player
from tests.site.events.desk_actions import versions

_MIB = 1024 * 1024


def zipped(members: dict[str, bytes]) -> FileStorage:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    packed.seek(0)
    return FileStorage(packed, "lists.zip")


def send(sender: Desk | Player, path: str, **fields: str) -> TestResponse:
    """A form as bytes; the client would put a large one into a file of its own."""
    return sender.client.post(
        sender.base + path,
        data=urlencode(fields).encode(),
        content_type="application/x-www-form-urlencoded",
    )


def entries(desk: Desk) -> list[Entry]:
    with desk.database.reading() as session:
        return list(session.exec(select(Entry)))


def test_a_zip_bomb_is_refused_before_it_is_unpacked(desk: Desk) -> None:
    bomb = zipped({f"{n}.txt": bytes(8 * _MIB) for n in range(9)})
    began = time.process_time()
    answer = desk.post("/intake", files=bomb)
    assert time.process_time() - began < 10
    assert "extracts to 72 MiB" in answer.text
    assert entries(desk) == []


def test_an_archive_inside_an_archive_is_not_opened(desk: Desk) -> None:
    inner = zipped({"a.txt": bytes(_MIB)}).stream.read()
    desk.post("/intake", files=zipped({"inner.zip": inner}))
    assert entries(desk) == []


def test_a_request_that_is_too_large_is_refused_in_words(desk: Desk, app: Flask) -> None:
    most: int = app.config["MAX_CONTENT_LENGTH"]
    player = desk.enter("Ada")
    for answer in (
        send(player, "/hand-in", list="x" * (most + 1), do="hand_in"),
        send(desk, "/intake", taken="x" * (most + 1)),
    ):
        assert answer.status_code == 413
        assert "larger than this site accepts" in answer.text
    assert versions(desk) == []


def test_a_list_of_endless_lines_is_refused_soon(desk: Desk) -> None:
    player = desk.enter("Ada")
    began = time.process_time()
    answer = send(player, "/hand-in", list="1 Scot\n" * 100_000, do="hand_in", knowingly="yes")
    assert answer.status_code in (413, 422)
    assert time.process_time() - began < 10
    assert versions(desk) == []


def test_pairings_of_endless_lines_are_refused_soon(desk: Desk) -> None:
    desk.enter("Ada")
    desk.move("close")
    began = time.process_time()
    lines = "Table,Player 1\n" + "".join(f"{n},Nobody\n" for n in range(100_000))
    answer = send(desk, "/pairings", round="1", list=lines)
    assert answer.status_code in (413, 422)
    assert time.process_time() - began < 10
    with desk.database.reading() as session:
        assert session.exec(select(Seat)).all() == []
