"""A list of a made-up game against the ships that lie on the table."""

from app.games.tabletop.construction import FindingKind, Limit, Severity
from app.games.tabletop.deckcheck import Count, counted_lines, exceeded, rows_of
from app.games.tabletop.decklists.difference import CopiesChange
from tests.games.tabletop.harbour import SECOND, Line, Ship, ShipPrinting, Zone, printing

OLD, NEW, BARGE = printing(1), printing(1, card_set=SECOND), printing(2, Ship("Barge", 0))
LINES = [Line(BARGE, 1, Zone.YARD), Line(OLD, 2, Zone.SEA), Line(NEW, 1, Zone.SEA)]
ZONES = (Zone.SEA, Zone.YARD)
LIMIT = Limit(FindingKind(Severity.ERROR, "1", "", ""), 3)


def lying(count: Count) -> list[tuple[ShipPrinting, int]]:
    lines = counted_lines(LINES, rows_of(LINES, ZONES), count)
    return [(line.printing, line.copies) for line in lines]


def test_a_row_has_all_printings_of_a_name_in_a_zone() -> None:
    rows = rows_of(LINES, ZONES)
    assert [(row.name, row.copies, row.zone) for row in rows] == [
        ("Tug", 3, Zone.SEA),
        ("Barge", 1, Zone.YARD),
    ]
    assert rows[0].key == "sea:one-1"


def test_zones_that_are_not_counted_have_no_rows() -> None:
    assert [row.name for row in rows_of(LINES, (Zone.YARD,))] == ["Barge"]


def test_what_is_not_counted_lies_there_as_listed() -> None:
    assert lying(Count()) == [(OLD, 2), (NEW, 1), (BARGE, 1)]


def test_missing_copies_are_those_of_later_lines_and_more_are_of_the_first() -> None:
    (tugs, _) = rows_of(LINES, ZONES)
    assert lying(Count({tugs.key: 1})) == [(OLD, 1), (BARGE, 1)]
    assert lying(Count({tugs.key: 5})) == [(OLD, 4), (NEW, 1), (BARGE, 1)]


def test_more_copies_break_the_rule_they_exceed_and_fewer_break_none() -> None:
    assert exceeded(CopiesChange(Zone.SEA, "Tug", 3, 4), 4, [LIMIT]) == (LIMIT.kind, True)
    assert exceeded(CopiesChange(Zone.SEA, "Tug", 2, 3), 3, [LIMIT]) == (LIMIT.kind, False)
    assert exceeded(CopiesChange(Zone.SEA, "Tug", 5, 4), 4, [LIMIT]) == (LIMIT.kind, False)
    assert exceeded(CopiesChange(Zone.SEA, "Barge", 0, 9), 9, []) == (None, False)
