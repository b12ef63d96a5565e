"""`run.py paths`: the code that a few requests enter."""

import re

import pytest
from flask.testing import FlaskClient

from bench.call_paths import PATHS, entered, measured

PRESS, CHECK, REPORT, ROUND, REDIRECT = PATHS


@pytest.mark.parametrize("path", [CHECK, ROUND, pytest.param(REPORT, marks=pytest.mark.slow)])
def test_the_requests_of_a_path_are_answered(client: FlaskClient, path: str) -> None:
    assert PATHS[path](client)().functions > 100


def test_a_redirect_enters_the_hooks_of_every_request_and_no_view_of_a_deck(
    client: FlaskClient,
) -> None:
    files = measured(PATHS[REDIRECT](client)).files
    assert files["app/site/platform/request/access.py"] > 0
    assert not any(file.startswith("app/site/decks/builder/") for file in files)


def test_a_press_changes_the_deck_each_time(client: FlaskClient) -> None:
    measured(PATHS[PRESS](client))
    (deck,) = set(re.findall(r"/decks/edit/[\w-]+", client.get("/decks").text))
    assert "version 4" in client.get(deck).text


def test_only_code_of_the_application_counts(client: FlaskClient) -> None:
    with entered() as found:
        re.escape("nothing of ours")
    assert (found.calls, found.functions, found.changes) == (0, 0, 0)
