"""Rows as they lie in a sorted deck, and the deck that a count finds."""

from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.deckcheck import lying, rows_of
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spoils.terms import STARTING
from app.games.tabletop.deckcheck import Count
from app.games.tabletop.decklists.difference import difference
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
PRECONS = [DECK_FILES.of_precon(precon, CATALOGUE) for precon in CATALOGUE.precons.values()]


def test_resources_come_first_then_trade_by_trade_from_cheap_to_dear(catalogue: Catalogue) -> None:
    names = ["Scout", "Gnat", "Rage", "Ominous Oozling", "Obsession", "Crazed Deputy"]
    listed = Decklist(tuple(Line.main(catalogue.newest[name], 2) for name in names))
    assert [row.name for row in rows_of(listed)] == [
        "Obsession",
        "Rage",
        "Gnat",
        "Ominous Oozling",
        "Crazed Deputy",
        "Scout",
    ]


def test_the_faction_lies_on_top_and_the_sideboard_below(catalogue: Catalogue) -> None:
    faction = catalogue.factions[0].name
    listed = Decklist(
        (
            Line(catalogue.newest["Gnat"], 1, Zone.SIDEBOARD),
            Line(catalogue.newest["Scout"], 1),
            Line(catalogue.newest[faction], 1, Zone.FACTION),
            Line(catalogue.newest["Rage"], 1, Zone.CONSIDERING),
        )
    )
    assert [(row.zone, row.name) for row in rows_of(listed)] == [
        (Zone.FACTION, faction),
        (Zone.DECK, "Scout"),
        (Zone.SIDEBOARD, "Gnat"),
    ]


def test_printings_and_starting_resources_of_a_name_lie_together(catalogue: Catalogue) -> None:
    older, *_, newest = catalogue.printings_of(catalogue.by_name["Scout"])
    rage = catalogue.newest["Rage"]
    starting = Line(rage, 1, mark=STARTING)
    listed = Decklist((Line(older, 1), Line(newest, 2), starting, Line(rage, 9)))
    assert [(row.name, row.copies) for row in rows_of(listed)] == [("Rage", 10), ("Scout", 3)]


@given(st.sampled_from(PRECONS))
def test_the_rows_hold_every_copy_of_the_list_once(listed: Decklist) -> None:
    rows = rows_of(listed)
    assert sum(row.copies for row in rows if row.zone is Zone.DECK) == listed.size
    assert len({row.key for row in rows}) == len(rows)


@given(st.sampled_from(PRECONS))
def test_where_nothing_is_counted_the_deck_is_as_listed(listed: Decklist) -> None:
    found = difference(listed, lying(listed, Count(), CATALOGUE), Zone)
    assert not found.came_in
    assert not found.went_out


@given(st.sampled_from(PRECONS), st.data())
def test_the_deck_on_the_table_holds_what_was_counted(
    listed: Decklist, data: st.DataObject
) -> None:
    found = {
        row.key: data.draw(st.integers(0, row.copies + 2), label=row.name)
        for row in rows_of(listed)
        if data.draw(st.booleans(), label=f"{row.name} counted")
    }
    deck = lying(listed, Count(found, {"Gnat": 2}), CATALOGUE)
    for row in rows_of(listed):
        stranger = 2 if row.name == "Gnat" and row.zone is Zone.DECK else 0
        assert deck.copies(row.zone)[row.name] == found.get(row.key, row.copies) + stranger


def test_a_stranger_that_no_card_is_called_changes_nothing(catalogue: Catalogue) -> None:
    listed = Decklist((Line(catalogue.newest["Scout"], 4),))
    assert lying(listed, Count({}, {"No such card": 1}), catalogue).lines == listed.lines
