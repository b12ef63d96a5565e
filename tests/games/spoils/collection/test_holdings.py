"""Owned copies count by name over all printings. Rules: 201.1b."""

import pytest

from app.games.spoils.decklists import SHAPE, Decklist, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.terms import Rarity
from app.games.tabletop.collection import Holdings, completion, lacking


def test_201_1b_printings_of_one_name_add_up(catalogue: Catalogue) -> None:
    rage = catalogue.printings_of(catalogue.by_name["Rage"])
    holdings = Holdings.of({rage[0].id: 3, rage[1].id: 2}, catalogue)
    assert holdings.of_name("Rage") == 5
    assert holdings.of_name("Scout") == 0


def test_a_negative_count_is_refused(catalogue: Catalogue) -> None:
    with pytest.raises(ValueError, match="-1"):
        Holdings.of({catalogue.printings[0].id: -1}, catalogue)


def test_what_a_deck_lacks_is_counted_by_name_with_its_printings(catalogue: Catalogue) -> None:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    other = catalogue.printings_of(scout.card)[0]
    deck = Decklist((Line(scout, 4), Line(scout, 2, Zone.CONSIDERING)))
    (lack,) = lacking(SHAPE.sleeved_names(deck), Holdings.of({other.id: 1}, catalogue), catalogue)
    assert (lack.card.name, lack.needed, lack.owned, lack.copies) == ("Scout", 4, 1, 3)
    assert {printing.set.code for printing in lack.printings} >= {scout.set.code}


def test_a_deck_whose_cards_are_all_owned_lacks_nothing(catalogue: Catalogue) -> None:
    for precon in catalogue.precons.values():
        deck = DECK_FILES.of_precon(precon, catalogue)
        holdings = Holdings.of({line.printing.id: 100 for line in deck.lines}, catalogue)
        assert lacking(SHAPE.sleeved_names(deck), holdings, catalogue) == ()
        empty = Holdings.of({}, catalogue)
        assert sum(
            lack.copies for lack in lacking(SHAPE.sleeved_names(deck), empty, catalogue)
        ) == (SHAPE.sleeved_names(deck).total())


def test_completion_counts_each_printing_once_in_its_set_and_rarity(catalogue: Catalogue) -> None:
    rows = completion(Holdings.of({}, catalogue), catalogue, Rarity)
    assert sum(row.printings for row in rows) == len(catalogue.printings)
    assert all(row.started == row.full == 0 for row in rows)
    full = Holdings.of({printing.id: 4 for printing in catalogue.printings}, catalogue)
    assert all(row.printings == row.full for row in completion(full, catalogue, Rarity))


def test_a_printing_is_full_with_as_many_copies_as_asked(catalogue: Catalogue) -> None:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    holdings = Holdings.of({scout.id: 2}, catalogue)
    (row,) = (row for row in completion(holdings, catalogue, Rarity, copies=3) if row.started)
    assert (row.set, row.rarity, row.full) == (scout.set, scout.rarity, 0)
    (row,) = (row for row in completion(holdings, catalogue, Rarity, copies=2) if row.started)
    assert row.full == 1
    assert isinstance(row.rarity, Rarity)
    with pytest.raises(ValueError, match="at least one"):
        completion(holdings, catalogue, Rarity, copies=0)
