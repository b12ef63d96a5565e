"""Policy of deck checks, without a page: whom a judge may check, when a check is complete."""

from __future__ import annotations

from datetime import UTC, datetime

from app.games.spoils.deckcheck import rows_of
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.site.events.deck_checks.count import (
    CountedRow,
    CountView,
    DifferenceView,
    may_be_checked,
    why_unfinished,
)
from app.tables import Entry
from tests.site.events.desk_actions import LEGAL

DIFFERENCE = DifferenceView("Scout", "1 missing", "3", None, is_numbered=False, breaks_rule=False)


def view(catalogue: Catalogue, *differences: DifferenceView, is_counted: bool = True) -> CountView:
    deck = DECK_FILES.read(LEGAL, catalogue).decklist
    assert deck is not None
    rows = tuple(CountedRow(row, row.copies if is_counted else None) for row in rows_of(deck))
    return CountView(rows, {}, differences, (), 0, 0, "legal")


def test_only_a_player_with_a_list_who_is_still_in_may_be_checked() -> None:
    ada = Entry(event_id=1, public_id="ada", name="Ada", folded_name="ada")
    assert not may_be_checked(ada)
    ada.standing = 1
    assert may_be_checked(ada)
    ada.dropped_at = datetime(2026, 11, 22, tzinfo=UTC)
    assert not may_be_checked(ada)


def test_a_check_is_finished_once_every_row_is_counted(catalogue: Catalogue) -> None:
    assert why_unfinished(view(catalogue), "") == ""
    assert why_unfinished(view(catalogue, is_counted=False), "").startswith("Not everything")


def test_a_deck_that_differs_needs_the_category_that_a_judge_chose(catalogue: Catalogue) -> None:
    assert why_unfinished(view(catalogue, DIFFERENCE), "").startswith("The deck differs")
    assert why_unfinished(view(catalogue, DIFFERENCE), "minor") == ""
