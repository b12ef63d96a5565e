"""Rounds on paper: slips in the order of a cut stack, and pairings of 200 players on few pages."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.sheets import (
    FiledBy,
    Format,
    PrintedRound,
    PrintedTable,
    pairings_by_name,
    pairings_by_table,
    result_slips,
)
from app.sheets.rounds import SLIPS, stacked
from tests.sheets.reading import pages_of, squeezed

AT = datetime(2026, 11, 28, tzinfo=UTC)
FORMATS = pytest.mark.parametrize("form", Format)


def round_of(players: int, seats: int = 2) -> PrintedRound:
    names = [f"Player {n:03} of many" for n in range(players)]
    tables = tuple(
        PrintedTable(at // seats + 1, tuple(names[at : at + seats]))
        for at in range(0, players, seats)
    )
    return PrintedRound("Open", "28 November 2026", "Round 5", tables, "result 2–1", "paired twice")


@given(st.integers(0, 300))
def test_the_piles_of_a_cut_stack_follow_one_another(slips: int) -> None:
    pages = stacked(slips)
    piles = [[page[place] for page in pages] for place in range(SLIPS)]
    order = [at for pile in piles for at in pile if at is not None]
    assert order == list(range(slips))
    assert len(pages) == -(-slips // SLIPS)


@FORMATS
def test_slips_come_four_a_page_with_names_and_without_the_bye(form: Format) -> None:
    pages = pages_of(result_slips(round_of(17), AT, form))
    assert len(pages) == 2
    assert "Player 000" in pages[0]
    assert "Player 002" in pages[1]
    assert all(page.count("signed") == 8 for page in pages)
    assert "Player 016" not in "".join(pages)


@FORMATS
@pytest.mark.slow
def test_200_players_are_on_one_page_by_name_and_on_one_by_table(form: Format) -> None:
    for make in (pairings_by_name, pairings_by_table):
        (page,) = pages_of(make(round_of(200), AT, form))
        assert all(f"Player{n:03}ofmany" in squeezed(page) for n in range(200))
        assert "paired twice" in page


def test_more_lines_than_a_page_holds_go_on_with_a_number() -> None:
    pages = pages_of(pairings_by_name(round_of(201), AT))
    assert len(pages) == 2
    assert "page 2 of 2" in pages[1]


def test_names_are_in_the_order_of_last_names_where_that_is_wanted() -> None:
    table = PrintedTable(1, ("Ada Zeta", "Zoe Alpha"))
    round_ = PrintedRound("Open", "", "Round 1", (table, PrintedTable(2, ("Bea Mu",))))
    (page,) = pages_of(pairings_by_name(round_, AT, filed=FiledBy.LAST))
    assert page.index("Zoe Alpha") < page.index("Bea Mu") < page.index("Ada Zeta")
    assert "bye" in page


@FORMATS
def test_slips_of_tables_of_five_have_room_for_all(form: Format) -> None:
    pages = pages_of(result_slips(round_of(20, seats=5), AT, form))
    assert len(pages) == 1
    assert pages[0].count("signed") == 20


def test_a_round_without_tables_is_a_page_that_says_so() -> None:
    assert "nobody plays" in pages_of(result_slips(round_of(1), AT))[0]


def test_the_same_round_at_the_same_time_gives_the_same_bytes() -> None:
    assert result_slips(round_of(6), AT) == result_slips(round_of(6), AT)
