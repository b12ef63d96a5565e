"""Several tabs change one deck at the same time, by real requests on both databases."""

import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from flask import Flask

from app.games.spoils.facts import Catalogue, PrintingId
from app.site.decks import store
from app.site.decks.stored_decks import VERSIONS, find
from tests.conftest import BOTH_DATABASES, postgres_copy
from tests.support.site import website

TABS = 4
CHANGES = 8
PATIENCE = 200


@pytest.fixture(params=BOTH_DATABASES)
def workers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[list[Flask]]:
    """The site as several workers serve it: each an application of its own on one database."""
    if request.param == "sqlite":
        addresses = iter([request.getfixturevalue("site_url")])
    else:
        server = request.getfixturevalue("postgres")
        addresses = postgres_copy(server, request.getfixturevalue("prepared_postgres"))
    for address in addresses:
        settings: dict[str, object] = {
            "INSTANCE": str(tmp_path / "instance"),
            "DATABASE_URL": address,
        }
        settings |= {"TESTING": True, "WTF_CSRF_ENABLED": False}
        with website(settings) as one, website(settings) as other:
            yield [one, other]


def version_in(page: str) -> str:
    return re.search(r'name="version" value="(\d+)"', page)[1]  # type: ignore[index]


def change_until_stored(app: Flask, base: str, fields: dict[str, str], page: str) -> str:
    """Post one change; where both versions are shown, take both, as often as it takes."""
    client = app.test_client()
    mine = {**fields, "version": version_in(page)}
    for _ in range(PATIENCE):
        answer = client.post(f"{base}/change", data=mine, headers={"X-Fragment": "editor"})
        if answer.status_code == 200:
            return answer.text
        assert answer.status_code == 409, answer.text
        mine = {
            **fields,
            "base": mine.get("base", mine["version"]),
            "version": version_in(answer.text),
            "resolve": "both",
        }
    raise AssertionError("the change never came through")


@pytest.mark.slow
def test_no_change_of_any_tab_is_lost(workers: list[Flask], catalogue: Catalogue) -> None:
    base = workers[0].test_client().post("/decks/new").location
    cards = [c for c in catalogue.cards if c.is_deck_card and not c.is_staple][: TABS + 1]
    shared, *own = (catalogue.newest_printing(card).id for card in cards)
    start = Barrier(TABS)

    def tab(number: int) -> None:
        app = workers[number % len(workers)]
        page = app.test_client().get(base).text
        start.wait()
        for step in range(1, CHANGES + 1):
            typed = {f"copies.deck.{own[number]}": str(step), "change": f"more deck {shared}"}
            page = change_until_stored(app, base, typed, page)

    with ThreadPoolExecutor(TABS) as pool:
        for done in [pool.submit(tab, number) for number in range(TABS)]:
            done.result(timeout=300)
    copies, saves = stored(workers[0], base, catalogue)
    assert copies == Counter({shared: TABS * CHANGES, **dict.fromkeys(own, CHANGES)})
    assert saves == [*range(1, TABS * CHANGES + 2)], "every change is a version of its own"


def stored(app: Flask, base: str, catalogue: Catalogue) -> tuple[Counter[PrintingId], list[int]]:
    """The copies that the deck holds, and the numbers of its versions."""
    with app.extensions["database"].reading() as session:
        deck = find(session, store.by_edit_key(base.rpartition("/")[2]), lambda _: catalogue)
        assert deck is not None
        wanted = VERSIONS.select().where(VERSIONS.c.deck_id == deck.id)
        numbers = sorted(row.number for row in session.connection().execute(wanted))
    copies = Counter({line.printing.id: line.copies for line in deck.state.decklist.lines})
    return copies, numbers
