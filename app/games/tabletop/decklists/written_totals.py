"""Totals written in a list, compared with the copies that were read."""

from collections.abc import Sequence
from enum import Enum
from itertools import takewhile
from typing import NamedTuple

from app.games.tabletop.decklists.report import ImportLine, WrongTotal

_MOST_TOTALS = 200


class Row(Enum):
    """The part that a row of the report has in a list."""

    CARDS = "cards with a count"
    BARE = "cards without a count"
    GROUP = "group"
    ZONE = "zone"
    BLANK = "blank"
    DOUBT = "not a card, and perhaps a heading"
    OTHER = "other"


class WrittenTotal(NamedTuple):
    """A total and the row of the report with the line that it stands in."""

    row: int
    written: int


def wrong_totals(
    totals: Sequence[WrittenTotal], rows: Sequence[Row], lines: Sequence[ImportLine], size: int
) -> tuple[WrongTotal, ...]:
    """The totals that differ from what they may count.

    Below a heading that is the cards up to the next one, of a zone also those of its groups. At
    the end of a list or of a group it is what stands above. `size` is the number of copies that
    count toward the deck; a total of cards may always mean these.
    """
    copies = [line.copies if line.status.holds_cards else 0 for line in lines]
    wrong = []
    for row, written in totals[:_MOST_TOTALS]:
        below = _run(rows, range(row + 1, len(rows)))
        above = _run(rows, range(row - 1, -1, -1))
        sums = [sum(copies[at] for at in run) for run in (*below, *above)]
        whole = sum(copies)
        if written in (*sums, size, whole):
            continue
        first = sums[0] if rows[row] is Row.GROUP else sums[1] if rows[row] is Row.ZONE else size
        counted = first or size
        wrong.append(WrongTotal(lines[row].line, lines[row].text.strip(), written, counted))
    return tuple(wrong)


def _run(rows: Sequence[Row], places: range) -> tuple[list[int], list[int], list[int]]:
    """The rows from here up to the next heading, the next of a zone, and the next blank line."""
    in_group = list(takewhile(lambda at: rows[at] not in (Row.GROUP, Row.ZONE), places))
    in_zone = list(takewhile(lambda at: rows[at] is not Row.ZONE, places))
    return in_group, in_zone, list(takewhile(lambda at: rows[at] is not Row.BLANK, in_group))
