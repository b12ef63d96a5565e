"""Limits of stored decks, whichever way they came: refused or reported, never cut in silence."""

from __future__ import annotations

import io
import json

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlmodel import col, select

from app.games.tabletop.decklists.limits import (
    MAX_NAME,
    MAX_NOTES,
    MAX_REMARK,
    MAX_TAGS,
    MAX_UNREAD,
)
from app.site.decks.history.versions import LONGEST_NAME
from app.tables import Deck, DeckLine
from tests.site.decks.conftest import Builder

LARGE = {
    "name": "n" * 900,
    "notes": "![[![[" * 10_000,
    "tags": ["t" * 300] * 200,
    "lines": [
        {"name": "Scout", "copies": 1, "note": "r" * 60_000, "tags": [f"t{n}" for n in range(99)]}
    ],
}


def newest(app: Flask) -> tuple[Deck, list[DeckLine]]:
    with app.extensions["database"].reading() as session:
        deck = session.exec(select(Deck).order_by(col(Deck.id).desc())).first()
        assert deck is not None
        return deck, list(session.exec(select(DeckLine).where(DeckLine.deck_id == deck.id)))


def test_an_import_is_held_to_what_the_builder_keeps_and_says_so(
    app: Flask, client: FlaskClient
) -> None:
    form = {"list": json.dumps(LARGE)}
    shown = client.post("/decks/import", data=form)
    assert shown.status_code == 200, "the report comes first, as something was cut"
    assert f"the first {MAX_NAME} were kept" in shown.text
    assert f"the first {MAX_NOTES:,} were kept" in shown.text
    assert f"the first {MAX_REMARK} were kept" in shown.text
    assert f"the first {MAX_TAGS} were kept" in shown.text
    assert client.post("/decks/import/decided", data=form).status_code == 303
    deck, lines = newest(app)
    assert (len(deck.name), len(deck.notes)) == (MAX_NAME, MAX_NOTES)
    assert [(len(line.note), len(line.tags)) for line in lines] == [(MAX_REMARK, MAX_TAGS)]


def test_a_file_is_held_to_it_as_well(app: Flask, client: FlaskClient) -> None:
    file = (io.BytesIO(json.dumps(LARGE).encode()), "deck.json")
    shown = client.post("/decks/import", data={"file": file}, content_type="multipart/form-data")
    assert f"the first {MAX_NOTES:,} were kept" in shown.text


def test_editing_as_text_says_what_will_be_cut(builder: Builder) -> None:
    text = "".join(f"// {'m' * 400}\n" for _ in range(60)) + "1 Scout\n"
    page = builder.client.post(f"{builder.base}/text", data={"list": text}).text
    assert "Line 51: Added to the deck&#39;s notes." in page
    assert f"the first {MAX_NOTES:,} were kept" in page


@pytest.mark.parametrize(
    ("field", "most", "shown"), [("name", MAX_NAME, "120"), ("notes", MAX_NOTES, "20,000")]
)
def test_the_builder_refuses_what_is_too_long(
    app: Flask, builder: Builder, field: str, most: int, shown: str
) -> None:
    before = newest(app)[0]
    answer = builder.client.post(
        f"{builder.base}/change",
        data={"version": "1", "change": "set", field: "x" * (most + 1)},
        headers={"X-Fragment": "editor"},
    )
    assert answer.status_code == 422
    assert f"at most {shown} can be kept" in answer.text
    assert newest(app)[0].version == before.version
    assert builder.press("set", **{field: "x" * most}) == 303
    assert getattr(newest(app)[0], field) == "x" * most


def test_a_new_deck_and_a_version_refuse_a_name_that_is_too_long(builder: Builder) -> None:
    new = builder.client.post("/decks/new", data={"name": "n" * (MAX_NAME + 1)})
    assert new.status_code == 400
    assert "has 121 characters; at most 120 can be kept" in new.text
    name = {"name": "v" * (LONGEST_NAME + 1)}
    named = builder.client.post(f"{builder.base}/history/1/name", data=name)
    assert named.status_code == 400
    assert "at most 80 characters" in named.text


def test_a_deck_of_endless_open_lines_is_not_kept(client: FlaskClient) -> None:
    for count, status in ((MAX_UNREAD, 303), (MAX_UNREAD + 1, 422)):
        text = "1 Scout\n" + "".join(f"1 Quxxyq {n}\n" for n in range(count))
        answer = client.post("/decks/import/decided", data={"list": text})
        assert answer.status_code == status
    assert "301 lines are not understood" in answer.text
