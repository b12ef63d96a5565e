"""Decks of a game that is not The Spoils are edited by the same functions."""

from dataclasses import replace

import pytest

from app.games.tabletop.decklists.editing import (
    merged_changes,
    with_added,
    with_copies,
    with_moved,
)
from tests.games.tabletop.harbour import CATALOGUE, FLAGSHIP, SHAPE, Fleet, Line, Zone

YAWL, TENDER = CATALOGUE.newest["Yawl"], CATALOGUE.newest["Fleet Tender"]
FLEET = Fleet((Line(YAWL, 1, Zone.SEA, FLAGSHIP), Line(YAWL, 3, Zone.SEA)), name="Home Fleet")


def numbers(deck: Fleet) -> list[tuple[str, int, Zone, str | None]]:
    return [(line.name, line.copies, line.zone, line.mark) for line in deck.lines]


def test_copies_with_a_mark_go_last() -> None:
    fewer = with_copies(FLEET, YAWL, 2, Zone.SEA, SHAPE)
    assert numbers(fewer) == [("Yawl", 1, Zone.SEA, FLAGSHIP), ("Yawl", 1, Zone.SEA, None)]
    fewest = with_copies(FLEET, YAWL, 1, Zone.SEA, SHAPE)
    assert numbers(fewest) == [("Yawl", 1, Zone.SEA, FLAGSHIP)]
    with pytest.raises(ValueError, match="negative"):
        with_copies(FLEET, YAWL, -1, Zone.SEA, SHAPE)


def test_copies_move_between_the_zones_of_the_game() -> None:
    added = with_added(FLEET, TENDER, 2, Zone.YARD, SHAPE)
    moved = with_moved(added, TENDER, 5, Zone.YARD, Zone.SEA, SHAPE)
    assert numbers(moved) == [*numbers(FLEET), ("Fleet Tender", 2, Zone.SEA, None)]


def test_two_changes_of_one_deck_come_together() -> None:
    mine = replace(with_added(FLEET, TENDER, 1, Zone.SEA, SHAPE), name="Mine")
    theirs = with_copies(FLEET, YAWL, 7, Zone.SEA, SHAPE)
    both = merged_changes(FLEET, mine, theirs)
    assert both.name == "Mine"
    assert both.copies_in((Zone.SEA,)) == {"Yawl": 7, "Fleet Tender": 1}
