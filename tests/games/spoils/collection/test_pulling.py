"""Pull lists: the cards to take out of the binders. Rules: 201.1b."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.decklists import SHAPE, Decklist, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.tabletop.collection import Holdings, lacking, pull
from tests.support.catalogues import shipped_catalogue

PRINTINGS = [
    one for one in shipped_catalogue(CARD_DATA).printings if one.card.name in ("Scout", "Rage")
]


def test_a_pull_list_is_sorted_by_set_and_number(catalogue: Catalogue) -> None:
    deck = Decklist(tuple(Line.main(one, 1) for one in reversed(catalogue.printings[:400:9])))
    places = [
        (one.printing.set.order, one.printing.number or 0)
        for one in pull(SHAPE.sleeved_printings(deck), catalogue).pulls
    ]
    assert places == sorted(places)
    assert len(places) == len(deck.lines)


def test_cards_under_consideration_stay_in_the_binder(catalogue: Catalogue) -> None:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    deck = Decklist((Line(scout, 4), Line(scout, 2, Zone.CONSIDERING)))
    assert [one.copies for one in pull(SHAPE.sleeved_printings(deck), catalogue).pulls] == [4]


def test_the_printing_of_the_deck_is_taken_first_then_others_of_the_name(
    catalogue: Catalogue,
) -> None:
    older, *_, newest = catalogue.printings_of(catalogue.by_name["Scout"])
    owned = Holdings.of({newest.id: 1, older.id: 2}, catalogue)
    taken = pull({newest.id: 4}, catalogue, owned)
    assert {one.printing.id: one.copies for one in taken.pulls} == {newest.id: 1, older.id: 2}
    assert [(one.printing.id, one.copies) for one in taken.missing] == [(newest.id, 1)]


@given(
    asked=st.lists(st.integers(0, 4), min_size=len(PRINTINGS), max_size=len(PRINTINGS)),
    owned=st.lists(st.integers(0, 5), min_size=len(PRINTINGS), max_size=len(PRINTINGS)),
)
def test_nothing_is_taken_twice_and_what_is_missing_is_what_the_deck_lacks(
    catalogue: Catalogue, asked: list[int], owned: list[int]
) -> None:
    lines = zip(PRINTINGS, asked, strict=True)
    deck = Decklist(tuple(Line.main(one, copies) for one, copies in lines if copies))
    counts = {one.id: copies for one, copies in zip(PRINTINGS, owned, strict=True)}
    holdings = Holdings.of(counts, catalogue)
    taken = pull(SHAPE.sleeved_printings(deck), catalogue, holdings)
    assert all(one.copies <= counts[one.printing.id] for one in taken.pulls)
    found: Counter[str] = Counter()
    for one in (*taken.pulls, *taken.missing):
        found[one.printing.card.name] += one.copies
    assert found == SHAPE.sleeved_names(deck)
    lacks = sum(lack.copies for lack in lacking(SHAPE.sleeved_names(deck), holdings, catalogue))
    assert sum(one.copies for one in taken.missing) == lacks
