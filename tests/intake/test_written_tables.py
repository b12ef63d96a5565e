"""Whatever stands in a table of cards or players is read, or left open; nothing is lost."""

from __future__ import annotations

from random import Random

import pytest

from app.games import game
from app.games.tabletop.decklists.report import Status
from app.site.events.players.roster import Roster, decoded, read_roster
from app.site.events.pools.pool_lists import counts_in
from tests.intake.written_tables import WrittenTable, roster, table_of_cards
from tests.support.catalogues import shipped_catalogue

GAMES = ("spoils", "shadowfist")
QUICK, MANY = range(25), range(25, 1_000)


def every_copy_is_accounted_for(key: str, seed: int) -> None:
    """Copies read and copies in open lines are those written, in the list and in a pool of it."""
    of = game(key)
    catalogue = shipped_catalogue(of.cards.needed())
    table = table_of_cards(Random(f"{key} {seed}"), catalogue)
    read = of.files.needed().read(table.content, catalogue, table.filename)
    if not table.written:
        assert read.error
        return
    assert read.decklist is not None, (seed, table, read.error)
    in_deck = sum(line.copies for line in read.decklist.lines)
    in_open = sum(line.copies for line in read.open_lines)
    assert in_deck + in_open == table.written, (seed, table, read.lines)
    assert sum(line.copies for line in read.lines) == table.written, (seed, read.lines)
    pool = counts_in(read, catalogue.printings)
    assert sum(pool.counts.values()) == in_deck
    assert len(pool.problems) >= bool(in_open)


def every_player_is_accounted_for(seed: int) -> None:
    """Players read and open rows are the rows written."""
    table: WrittenTable = roster(Random(seed))
    text = decoded(table.content)
    read = read_roster(text, (), is_table=not table.filename.endswith(".txt"))
    assert isinstance(read, Roster), (seed, text)
    assert len(read.new) + len(read.open_lines) == table.written, (seed, text, read.lines)
    above = [line for line in read.lines if line.status is Status.HEADING]
    assert 1 <= len(above) <= 3, (seed, text)
    assert all("Same" in line.note or "same name" in line.note for line in read.open_lines)


@pytest.mark.parametrize("key", GAMES)
def test_copies_read_and_copies_open_are_the_copies_written(key: str) -> None:
    for seed in QUICK:
        every_copy_is_accounted_for(key, seed)


def test_players_read_and_rows_open_are_the_rows_written() -> None:
    for seed in QUICK:
        every_player_is_accounted_for(seed)


@pytest.mark.slow
@pytest.mark.parametrize("key", GAMES)
def test_no_copy_is_lost_in_many_tables(key: str) -> None:
    for seed in MANY:
        every_copy_is_accounted_for(key, seed)


@pytest.mark.slow
def test_no_player_is_lost_in_many_rosters() -> None:
    for seed in MANY:
        every_player_is_accounted_for(seed)
