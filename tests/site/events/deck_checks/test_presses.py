"""The text form of the buttons of a deck check, which the page and its script share."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.tabletop.deckcheck import RowKey
from app.site.events.deck_checks.presses import (
    AddStranger,
    AllThere,
    CountDown,
    CountUp,
    DropStranger,
    Finish,
    Pause,
    Press,
    RestIsOpen,
    RestMatches,
    Save,
    UnknownPressError,
    parse,
)

ROWS = st.from_regex(r"(deck|faction|sideboard):[a-z0-9-]+", fullmatch=True).map(RowKey)
PRESSES: st.SearchStrategy[Press] = st.one_of(
    st.builds(Save),
    st.builds(AllThere, ROWS),
    st.builds(CountUp, ROWS),
    st.builds(CountDown, ROWS),
    st.builds(RestMatches),
    st.builds(RestIsOpen, st.lists(st.integers(0, 999), min_size=1).map(tuple)),
    st.builds(AddStranger),
    st.builds(DropStranger, st.text(min_size=1)),
    st.builds(Pause),
    st.builds(Finish),
)
WRITTEN = {
    "save": Save(),
    "all deck:x-1": AllThere(RowKey("deck:x-1")),
    "more deck:x-1": CountUp(RowKey("deck:x-1")),
    "fewer deck:x-1": CountDown(RowKey("deck:x-1")),
    "rest": RestMatches(),
    "unrest 0,2,11": RestIsOpen((0, 2, 11)),
    "stranger": AddStranger(),
    "drop Air Travel": DropStranger("Air Travel"),
    "pause": Pause(),
    "finish": Finish(),
}


@given(PRESSES)
def test_what_is_written_reads_back(press: Press) -> None:
    assert parse(str(press)) == press


@pytest.mark.parametrize("text", WRITTEN)
def test_the_text_stays_as_the_page_writes_it(text: str) -> None:
    assert parse(text) == WRITTEN[text]
    assert str(WRITTEN[text]) == text


def test_every_press_has_its_text_above() -> None:
    assert {type(press) for press in WRITTEN.values()} == set(get_args(Press))


@pytest.mark.parametrize("text", ["", "all", "drop", "unrest", "unrest x", "unrest 1,,2", "sell x"])
def test_a_line_that_no_page_writes_belongs_to_an_older_page(text: str) -> None:
    with pytest.raises(UnknownPressError, match="Reload the page"):
        parse(text)
