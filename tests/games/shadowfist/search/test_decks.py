"""Searching through decks of Shadowfist."""

from __future__ import annotations

from datetime import date

import pytest

from app.games.shadowfist.decklists import Zone
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.search import SearchIndex
from app.games.shadowfist.search.decks import DECKS
from app.games.shadowfist.search.guide import DECK_EXAMPLES
from app.games.tabletop.facts import any_id
from app.games.tabletop.search.decks import Held, SearchedDeck


@pytest.fixture(scope="module")
def index(shadowfist: Catalogue) -> SearchIndex:
    return SearchIndex.of(shadowfist)


@pytest.fixture(scope="module")
def decks(shadowfist: Catalogue) -> dict[str, SearchedDeck]:
    """Three decks: two of Four Monarchs, one of them with a copy too many, and one unread."""
    flambards = shadowfist.printings_of(shadowfist.title("Flambards"))[0].id
    ruins = any_id("Sunless Sea Ruins")
    classic = shadowfist.formats["classic"]
    return {
        "legal": SearchedDeck(
            "Ash",
            (
                Held(Zone.DECK, flambards, 2),
                Held(Zone.DECK, any_id("Flambards"), 3),
                Held(Zone.DECK, ruins, 5),
                Held(Zone.MISC, ruins, 4),
            ),
            format=classic,
            updated=date(2024, 5, 2),
            tags=("ash",),
        ),
        "illegal": SearchedDeck("Fire", (Held(Zone.DECK, any_id("Flambards"), 6),), format=classic),
        "unread": SearchedDeck("Nothing", format=classic, is_unread=True),
    }


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("[[!Flambards]]=5", {"legal"}),
        ("[[t:fss]]>=5", {"legal"}),
        ("[[]]=10", {"legal"}),
        ("[[]]=0", {"unread"}),
        ("faction:monarchs", {"legal", "illegal"}),
        ("faction:dragons", set()),
        ("valid:yes", {"legal"}),
        ("valid:no", {"illegal", "unread"}),
        ("valid:illegal", {"illegal"}),
        ("valid:unfinished", set()),
        ("valid:duel", {"legal"}),
        ("format:classic -[[t:fss]]", {"illegal", "unread"}),
        ("edition:2.1.0 ash", {"legal"}),
        ("tag=ash or nothing", {"legal", "unread"}),
        ("updated>=2024", {"legal"}),
    ],
)
def test_a_query_finds_the_decks_that_fit(
    index: SearchIndex, decks: dict[str, SearchedDeck], query: str, found: set[str]
) -> None:
    question = DECKS.ask(query, index)
    assert {name for name, deck in decks.items() if question.fits(deck)} == found
    assert question.echo.startswith("Decks: ")


@pytest.mark.parametrize("query", DECK_EXAMPLES)
def test_every_example_can_be_asked(index: SearchIndex, query: str) -> None:
    assert DECKS.ask(query, index).echo.endswith(".")
