"""Assumptions of players about cards: read, carried out, printed, and stored with the deck."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.goldfish.assumptions import MOST, Assumptions, read_assumptions
from app.games.shadowfist.goldfish.effects import Effects
from app.games.shadowfist.goldfish.model import Wish
from app.games.shadowfist.goldfish.setup import prepare_decklist
from app.games.shadowfist.search import SearchIndex
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.search import QueryError
from tests.games.shadowfist.construction.decks import deck
from tests.games.shadowfist.goldfish.decks import TENS, setup_of


@pytest.fixture(scope="module")
def index(shadowfist: Catalogue) -> SearchIndex:
    return SearchIndex.of(shadowfist)


def read(catalogue: Catalogue, index: SearchIndex, *texts: str) -> Assumptions:
    return read_assumptions(texts, setup_of(catalogue, TENS), lambda: index)


def ids(catalogue: Catalogue, *names: str) -> frozenset[str]:
    return frozenset(
        card.id for card, _ in setup_of(catalogue, TENS).counted() if card.name in names
    )


@pytest.mark.parametrize(
    ("effect", "wish"),
    [
        ("gain 2 power", Wish(Effects(gain=2))),
        ("gain 2 power once", Wish(Effects(gain=2))),
        ("gain 1 power per turn", Wish(Effects(income=1))),
        ("gain 3 power from turn 4", Wish(Effects(gain=3, from_turn=4))),
        ("gain 1 power per turn from turn 3", Wish(Effects(income=1, from_turn=3))),
        ("draw 2", Wish(Effects(draw=2))),
        ("hand size +1", Wish(Effects(hand_size=1))),
        ("keep", Wish(is_kept=True)),
        ("throw away first", Wish(goes_first=True)),
        ("hitter", Wish(is_hitter=True)),
    ],
)
def test_every_form_is_read(
    shadowfist: Catalogue, index: SearchIndex, effect: str, wish: Wish
) -> None:
    found = read(shadowfist, index, f"Alpha Beast: {effect}")
    assert found.wishes == dict.fromkeys(ids(shadowfist, "Alpha Beast"), wish)
    assert found.words == (f"Alpha Beast: {effect}",)


def test_queries_find_cards_of_the_deck(shadowfist: Catalogue, index: SearchIndex) -> None:
    sites = ids(shadowfist, "Ancestral Sanctuary", "Ancestral Tomb")
    found = read(shadowfist, index, "Alpha Beast: fetch t:fss", "Alpha Beast: cost -1 for t:fss")
    (wish,) = found.wishes.values()
    assert wish.effects == Effects(reduction=1, cheaper=sites, fetched=sites)


def test_several_assumptions_of_a_card_add_up(shadowfist: Catalogue, index: SearchIndex) -> None:
    found = read(shadowfist, index, "alpha beast: gain 1 power", "Alpha Beast: draw 1", "")
    assert [wish.effects for wish in found.wishes.values()] == [Effects(gain=1, draw=1)]
    assert len(found.words) == 2


def test_a_card_that_is_not_in_the_deck_changes_nothing(
    shadowfist: Catalogue, index: SearchIndex
) -> None:
    found = read(shadowfist, index, "Pocket Demon: gain 2 power")
    assert found.wishes == {}
    assert found.words == ("Pocket Demon: gain 2 power (not in the deck)",)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Alpha Beast gain 2 power", "Write a card, a colon and what it does"),
        ("Alfa Beast: draw 1", "No card is called 'Alfa Beast'. Did you mean Alpha Beast"),
        ("Alpha Beast: win", "'win' is not understood. Write one of: gain N power"),
        ("Alpha Beast: draw 99999", "a number up to 20"),
        ("Alpha Beast: gain 1 power from turn 99", "from 1 to 20"),
    ],
)
def test_what_cannot_be_read_is_told(
    shadowfist: Catalogue, index: SearchIndex, text: str, told: str
) -> None:
    with pytest.raises(GoldfishError, match=told):
        read(shadowfist, index, text)


def test_a_query_that_cannot_be_read_is_told(shadowfist: Catalogue, index: SearchIndex) -> None:
    with pytest.raises(QueryError):
        read(shadowfist, index, "Alpha Beast: fetch t:dragon")


def test_no_more_than_so_many_are_read(shadowfist: Catalogue, index: SearchIndex) -> None:
    many = [f"Alpha Beast: gain {n % 20} power from turn {n // 20 + 1}" for n in range(MOST + 1)]
    with pytest.raises(GoldfishError, match="At most"):
        read(shadowfist, index, *many)


def test_notes_of_the_cards_are_stored_with_the_deck(shadowfist: Catalogue) -> None:
    listed = deck(shadowfist, TENS)
    noted = tuple(
        replace(line, note="mine; assume gain 2 power\nassume: keep")
        if line.name == "Alpha Beast"
        else line
        for line in listed.lines
    )
    start = prepare_decklist(replace(listed, lines=noted), shadowfist)
    assert start.assumptions == ("Alpha Beast: gain 2 power", "Alpha Beast: keep")
    assert start != prepare_decklist(listed, shadowfist)
