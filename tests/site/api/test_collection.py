"""The collection of an account, as programs with its token read and change it."""

from __future__ import annotations

import pytest
from flask import Flask
from flask.testing import FlaskClient

from app.games.tabletop.decklists.limits import MAX_COPIES
from app.site.api.account_models import MOST_COUNTS
from tests.site.api.test_tokens import carrying, make
from tests.site.decks.test_public_decks import member
from tests.support.site import shipped_indexed_catalogue

OWNED = "/api/v1/account/collection/spoils/owned"
FIRST, SECOND, *_ = (it.id for it in shipped_indexed_catalogue("spoils").catalogue.printings)


class Program:
    """A program with a token of Ada that allows what is named."""

    def __init__(self, app: Flask, ada: FlaskClient, *scopes: str) -> None:
        self.client = app.test_client()
        self.headers = carrying(make(ada, *scopes))

    def read(self, path: str = OWNED) -> dict[str, object]:
        answer = self.client.get(path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        read: dict[str, object] = answer.json
        return read

    def counts(self) -> dict[str, int]:
        rows = self.read()["copies"]
        assert isinstance(rows, list)
        return {row["printing"]: row["copies"] for row in rows}

    def change(self, **asked: object) -> tuple[int, dict[str, object]]:
        answer = self.client.patch(OWNED, json=asked, headers=self.headers)
        return answer.status_code, answer.json


@pytest.fixture
def ada(app: Flask) -> FlaskClient:
    return member(app, "Ada")


@pytest.fixture
def program(app: Flask, ada: FlaskClient) -> Program:
    return Program(app, ada, "collection:read", "collection:write")


def test_counts_are_set_and_added_to(program: Program) -> None:
    assert program.counts() == {}
    status, answer = program.change(set={FIRST: 4}, add={FIRST: 1, SECOND: 2})
    assert (status, answer["changed"]) == (200, 2)
    assert program.counts() == {FIRST: 5, SECOND: 2}
    assert answer["digest"] == program.read()["digest"]
    program.change(set={FIRST: 0}, add={SECOND: -9})
    assert program.counts() == {}


def test_the_page_of_the_account_shows_what_a_program_has_stored(
    ada: FlaskClient, program: Program
) -> None:
    program.change(set={FIRST: 3})
    rows = ada.get("/spoils/collection/export/owned.json").json["copies"]
    assert [(row["printing"], row["copies"]) for row in rows] == [(FIRST, 3)]
    (row,) = program.read()["copies"]  # type: ignore[misc]
    assert (row["name"], row["set"]) == (rows[0]["name"], rows[0]["set"])


def test_a_list_that_has_changed_since_it_was_read_is_left_alone(program: Program) -> None:
    seen = program.read()["digest"]
    assert program.change(digest=seen, set={FIRST: 1})[0] == 200
    status, answer = program.change(digest=seen, set={FIRST: 2})
    assert (status, answer["digest"]) == (409, program.read()["digest"])
    assert program.counts() == {FIRST: 1}


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        ({"set": {"no such printing": 1, FIRST: 1}}, "no printing 'no such printing'"),
        ({"set": {FIRST: -1}}, "fewer than 0"),
        ({"set": {FIRST: MAX_COPIES + 1}}, "less than or equal"),
        ({"set": {FIRST: "4"}}, "valid integer"),
        ({"all": {FIRST: 1}}, "all"),
        ({"set": {str(number): 1 for number in range(MOST_COUNTS + 1)}}, "at most"),
    ],
)
def test_what_cannot_be_stored_is_refused_and_nothing_is_stored(
    program: Program, asked: dict[str, object], says: str
) -> None:
    status, answer = program.change(**asked)
    assert status == 422
    assert says in str(answer["detail"])
    assert program.counts() == {}


def test_a_million_counts_are_too_many(program: Program) -> None:
    asked = {f"{number:08}": 1 for number in range(1_000_000)}
    answer = program.client.patch(OWNED, json={"set": asked}, headers=program.headers)
    assert answer.status_code == 413
    assert answer.content_type == "application/problem+json"


def test_each_needs_the_scope_for_it(app: Flask, ada: FlaskClient) -> None:
    reader, writer = (Program(app, ada, f"collection:{it}") for it in ("read", "write"))
    assert reader.change(set={FIRST: 1})[0] == 403
    assert writer.client.get(OWNED, headers=writer.headers).status_code == 403
    assert writer.change(set={FIRST: 1})[0] == 200
    assert reader.counts() == {FIRST: 1}
    assert app.test_client().get(OWNED).status_code == 401


def test_a_list_that_there_is_not_is_named(program: Program) -> None:
    answer = program.client.get(OWNED.replace("owned", "lost"), headers=program.headers)
    assert (answer.status_code, "owned, wish, trade" in answer.json["detail"]) == (404, True)
