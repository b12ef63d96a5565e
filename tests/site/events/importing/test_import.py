"""An exported event is imported on another site, completely or not at all."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from flask import Flask
from sqlmodel import select
from werkzeug.datastructures import FileStorage
from werkzeug.test import TestResponse

from app.tables import DeckCheck, Entry, Event, EventMatch, EventRound, HandIn, LogEntry
from app.tables.event_files import _digest
from tests.site.events.conftest import Desk, make_event
from tests.site.events.desk_actions import BANS, LEGAL, against, agreed, begin, hand_in, versions


@pytest.fixture
def over(app: Flask) -> Desk:
    """An event with everything in it: a round, a deck check, a late change, published lists."""
    desk = make_event(app, opens_lists="y")
    for name in ("Čiril Žižek", "Bea", "Cy"):
        hand_in(desk.enter(name))
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    table = re.search(r"/rounds/1/tables/(\d+)", desk.get("/rounds").text)
    assert table
    desk.post(f"/rounds/1/tables/{table[1]}", result="2-1")
    check = begin(desk, "Bea")
    desk.post(check, do="finish", category="nothing to note")
    desk.move("finish")
    desk.post("/publish", sure="yes")
    return desk


def exported(desk: Desk, form: str = "json") -> bytes:
    return desk.post(f"/export/everything.{form}").data


def imported(app: Flask, content: bytes, name: str = "everything.json") -> TestResponse:
    data = {"file": FileStorage(io.BytesIO(content), name)}
    client = app.test_client()
    answer = client.post("/events/import", data=data, content_type="multipart/form-data")
    answer.request.environ["client"] = client
    return answer


def changed(content: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """The file after a change, with digests that fit, as somebody with the code could write it."""
    document = json.loads(content)
    change(document)
    document["sha256"] = {name: _digest(document[name]) for name in document["sha256"]}
    return json.dumps(document).encode()


def count(desk: Desk) -> list[int]:
    kinds = (Event, Entry, HandIn, EventMatch, DeckCheck, LogEntry)
    with desk.database.reading() as session:
        return [len(session.exec(select(kind)).all()) for kind in kinds]


@pytest.mark.parametrize("form", ["json", "zip"])
def test_an_event_is_imported_with_all_that_happened(over: Desk, form: str) -> None:
    content = exported(over, form)
    before = count(over)
    answer = imported(over.app, content)
    assert answer.status_code == 303, answer.text
    assert count(over) == [2 * n for n in before[:-1]] + [2 * before[-1] + 1]
    client = answer.request.environ["client"]
    page = client.get(answer.location).text
    for name in ("Čiril Žižek", "Bea", "Cy"):
        assert name in page
    for part in ("/rounds", "/standings", "/checks", "/log", "/export"):
        assert client.get(answer.location + part).status_code == 200
    with over.database.reading() as session:
        first, second = session.exec(select(Event).order_by(Event.id)).all()  # type: ignore
    assert (second.name, second.state, second.secret) == (first.name, first.state, first.secret)
    assert second.public_id != first.public_id
    assert second.code != first.code
    places = [
        re.sub(first.public_id, second.public_id, client.get(f"/events/view/{id_}/standings").text)
        for id_ in (first.public_id, second.public_id)
    ]
    rows = [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", page) for page in places]
    assert rows[0] == rows[1] != []


def test_what_opens_the_event_and_accounts_are_not_imported(over: Desk) -> None:
    answer = imported(over.app, exported(over))
    with over.database.reading() as session:
        entries = session.exec(select(Entry)).all()
        assert all(entry.user_id is None for entry in entries)
    new_links = over.client.get(f"{answer.location}/links").text
    assert re.findall(r"<b>(Organizer[^<]*)</b>", new_links) == ["Organizer"]


def test_no_receipt_is_signed_for_a_list_that_came_in_elsewhere(over: Desk) -> None:
    answer = imported(over.app, exported(over))
    client = answer.request.environ["client"]
    entry = re.search(r"/players/([\w-]{12})\"", client.get(answer.location).text)
    assert entry
    receipt = f"{answer.location}/players/{entry[1]}/receipt/1"
    assert "was handed in on another site" in client.get(receipt).text
    assert client.get(f"{receipt}.json").status_code == 404


def test_no_receipt_is_signed_for_an_imported_list_that_is_checked_again_here(app: Flask) -> None:
    desk = make_event(app)
    hand_in(desk.enter("Ada"), LEGAL)
    answer = imported(app, exported(desk))
    here = Desk(app, answer.request.environ["client"], answer.location)
    fields = against(here, format="house", format_text=BANS)
    shown = here.post("/recheck", **fields).text
    assert here.post("/recheck", **fields, agreed=agreed(shown)).status_code == 303
    hand_in(here.enter("Ben"), LEGAL.replace("Scout", "Gnat"))
    statuses = {}
    for id_, name in re.findall(r'/players/([\w-]{12})">(Ada|Ben)<', here.get().text):
        version = 2 if name == "Ada" else 1
        statuses[name] = here.get(f"/players/{id_}/receipt/{version}.json").status_code
    assert statuses == {"Ada": 404, "Ben": 200}
    assert [one.is_imported for one in versions(here)] == [False, True, True, False]


def test_losses_without_play_a_plan_and_the_begin_of_a_round_are_imported(app: Flask) -> None:
    desk = make_event(app)
    for name in ("Ada", "Bea", "Cy", "Dan"):
        desk.post("/players", name=name)
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    desk.post("/rounds/1/clock", do="begins", begins="14:30")
    desk.post("/rounds/1/tables/1", result="dl")
    desk.post("/rounds/1/tables/2", result="n2")
    answer = imported(app, exported(desk))
    assert answer.status_code == 303, re.findall(r'role="alert".*?</div>', answer.text, re.S)
    here = Desk(app, answer.request.environ["client"], answer.location)
    assert here.get("/rounds/1.csv").text == desk.get("/rounds/1.csv").text
    points = [
        {row["Player"]: row["Points"] for row in csv.DictReader(io.StringIO(text))}
        for text in (desk.get("/standings.csv").text, here.get("/standings.csv").text)
    ]
    assert points[0] == points[1]
    assert sorted(points[0].values()) == ["0", "0", "0", "3"]
    with here.database.reading() as session:
        first, second = session.exec(select(EventRound).order_by(EventRound.id)).all()  # type: ignore
    assert first.begins_at is not None
    assert second.begins_at == first.begins_at


def drop(table: str, column: str) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        del document[table][0][column]

    return change


def put(table: str, column: str, value: object) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        document[table][0][column] = value

    return change


def leave_out(table: str) -> Callable[[dict[str, Any]], None]:
    def change(document: dict[str, Any]) -> None:
        del document[table], document["sha256"][table]

    return change


def twice(document: dict[str, Any]) -> None:
    document["event_entries"][1]["name"] = document["event_entries"][0]["name"].upper()


DAMAGED: list[tuple[Callable[[dict[str, Any]], None], str]] = [
    (twice, "event_entries, row 2: .* is also in row 1"),
    (put("event_entries", "name", "\u202e"), "event_entries, row 1: .* is not a name"),
    (put("event_entries", "name", None), "event_entries, row 1: .* is not a name"),
    (put("events", "game", "chess"), "does not support events of the game chess"),
    (put("events", "time_zone", "Mars/Olympus"), "unknown time zone"),
    (put("events", "starts_on", "soon"), "events, row 1, starts_on"),
    (put("events", "options", {"packs": 3}), "options"),
    (put("events", "state", "won"), "events contradict"),
    (put("events", "surprise", 1), "no column surprise"),
    (drop("event_entries", "name"), "is not a name"),
    (drop("event_hand_ins", "verdict"), "event_hand_ins, row 1: verdict is missing"),
    (put("event_hand_ins", "lines", [["x"]]), "event_hand_ins, row 1, lines is not valid"),
    (put("event_hand_ins", "verdict", "perfect"), "event_hand_ins has values"),
    (put("event_hand_ins", "entry_id", 999_999), "refers to a row that is not in the file"),
    (put("event_hand_ins", "size", "75"), "event_hand_ins, row 1, size"),
    (put("event_hand_ins", "title", "x" * 201), "too long"),
    (put("event_hand_ins", "list_text", "\0"), "NUL character"),
    (put("event_hand_ins", "size", 2**40), "too large"),
    (put("event_matches", "seats", [999_999]), "event_matches seats a player"),
    (put("event_matches", "outcome", {"numbers": [99, -1], "draws": 0}), "event_matches has"),
    (lambda document: document.update(version=2), "A newer release .* Update this site first"),
    (lambda document: document.update(version="1"), "does not say which release wrote it"),
    (lambda document: document.update(version=0), "does not say which release wrote it"),
    (lambda document: document["event_entries"].pop(0), "event_hand_ins, row 1: entry_id refers"),
    (leave_out("event_matches"), "the part event_matches is missing. Download it again"),
    (lambda document: document.update(migration="9999"), "A newer release"),
    (
        lambda document: document["events"][0].update(tournament={"rounds": "x"}),
        "events has values that cannot be shown",
    ),
    (
        lambda document: document["event_entries"][0].update(fixed_table=-7),
        "event_entries has values that cannot be shown",
    ),
    (
        lambda document: document["event_entries"][0].update(byes=99),
        "event_entries has values that cannot be shown",
    ),
    (lambda document: document["events"].append({}), "does not contain exactly one event"),
    (lambda document: document.update(format="other"), "not an event file"),
]


def test_a_damaged_file_is_refused_in_words_and_nothing_is_stored(desk: Desk) -> None:
    hand_in(desk.enter("Ada"))
    desk.enter("Bea")
    desk.move("close")
    desk.move("start")
    desk.post("/rounds/pair", kind="swiss", minutes="50")
    content, before = exported(desk), count(desk)
    for change, words in DAMAGED:
        answer = imported(desk.app, changed(content, change))
        shown = answer.text.partition("<h1>")[2].partition("<form")[0]
        assert answer.status_code == 422, words
        assert re.search(words, shown), (words, shown)
        assert count(desk) == before, words


def test_what_an_older_release_did_not_write_gets_its_default(desk: Desk) -> None:
    desk.enter("Ada")
    older = changed(exported(desk), drop("event_entries", "created_at"))
    assert imported(desk.app, older).status_code == 303


def without_last_row(text: str, table: str) -> str:
    document = json.loads(text)
    del document[table][-1]
    return json.dumps(document)


@pytest.mark.parametrize(
    ("spoilt", "words"),
    [
        (lambda text: text.replace('"Ada"', '"Eve"', 1), "The part event_entries was changed"),
        (lambda text: text.replace('"Ada"', "7", 1), "The part event_entries was changed"),
        (lambda text: without_last_row(text, "event_log"), "The part event_log was changed"),
        (lambda text: text[: len(text) // 2], "a part of it is missing: .* line [0-9]+"),
        (lambda text: text[:-2], "a part of it is missing: .* line [0-9]+"),
    ],
)
def test_a_file_that_was_changed_or_cut_names_the_place_and_the_remedy(
    desk: Desk, spoilt: Callable[[str], str], words: str
) -> None:
    desk.enter("Ada")
    content = exported(desk).decode()
    before = count(desk)
    answer = imported(desk.app, spoilt(content).encode())
    assert answer.status_code == 422
    shown = answer.text.partition('role="alert"')[2].partition("<form")[0]
    assert re.search(f"{words}.*Download it again, and import it unchanged", shown), shown
    assert count(desk) == before


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b"PK\x03\x04", LEGAL.encode()])
def test_what_is_no_event_is_refused(app: Flask, content: bytes) -> None:
    answer = imported(app, content)
    assert answer.status_code == 422
    assert 'role="alert"' in answer.text
