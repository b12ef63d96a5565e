"""The text form of edits, which buttons, drafts and scripts share."""

from __future__ import annotations

import html
import re
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.decklists import SHAPE, Zone
from app.games.spoils.facts import PrintingId
from app.games.tabletop.decklists.limits import MAX_COPIES
from app.site.decks.edits import (
    AddCopies,
    ApplyRepair,
    ChangeError,
    ChooseFormat,
    ChooseHeader,
    ChooseStarting,
    DropLine,
    Edit,
    FillUp,
    MoveChosen,
    MoveCopies,
    OlderPageError,
    OneFewer,
    OneMore,
    PutBack,
    Remedy,
    RemoveChosen,
    SaveFields,
    SetChosenCopies,
    SetCopies,
    TagChosen,
    copies_in,
    parse,
)
from tests.site.decks.conftest import Builder

ZONES = st.sampled_from(Zone)
PRINTINGS = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True).map(PrintingId)
COPIES = st.integers(0, MAX_COPIES)
PLACES = st.integers(0, 99_999_999)
EDITS: st.SearchStrategy[Edit] = st.one_of(
    st.builds(SaveFields),
    st.builds(MoveChosen, st.sampled_from(Zone)),
    st.builds(RemoveChosen),
    st.builds(SetChosenCopies),
    st.builds(TagChosen),
    st.builds(OneMore, ZONES, PRINTINGS),
    st.builds(OneFewer, ZONES, PRINTINGS),
    st.builds(AddCopies, ZONES, PRINTINGS, COPIES),
    st.builds(SetCopies, ZONES, PRINTINGS, COPIES),
    st.builds(MoveCopies, ZONES, PRINTINGS, ZONES),
    st.builds(PutBack, PRINTINGS),
    st.builds(ChooseHeader),
    st.builds(ChooseFormat, PRINTINGS),
    st.builds(ChooseStarting),
    st.builds(DropLine, PLACES),
    st.builds(FillUp, COPIES),
    st.builds(ApplyRepair, st.sampled_from(Remedy), st.none() | PLACES),
)
WRITTEN = {
    "set": SaveFields(),
    "chosen move considering": MoveChosen(Zone.CONSIDERING),
    "chosen remove": RemoveChosen(),
    "chosen copies": SetChosenCopies(),
    "chosen tag": TagChosen(),
    "more deck x-1": OneMore(Zone.DECK, PrintingId("x-1")),
    "fewer sideboard x-1": OneFewer(Zone.SIDEBOARD, PrintingId("x-1")),
    "add deck x-1 4": AddCopies(Zone.DECK, PrintingId("x-1"), 4),
    "copies deck x-1 4": SetCopies(Zone.DECK, PrintingId("x-1"), 4),
    "move deck x-1 considering": MoveCopies(Zone.DECK, PrintingId("x-1"), Zone.CONSIDERING),
    "restore x-1": PutBack(PrintingId("x-1")),
    "faction": ChooseHeader(),
    "format classic": ChooseFormat("classic"),
    "starting": ChooseStarting(),
    "drop 2": DropLine(2),
    "fill 12": FillUp(12),
    "repair 0": ApplyRepair(Remedy.WHOLE, 0),
    "remove 3": ApplyRepair(Remedy.REMOVALS, 3),
    "staples all": ApplyRepair(Remedy.FILLERS, None),
    "considering all": ApplyRepair(Remedy.CONSIDERING, None),
}


@given(EDITS)
def test_what_is_written_reads_back(edit: Edit) -> None:
    assert parse(str(edit), SHAPE) == edit


@pytest.mark.parametrize("text", WRITTEN)
def test_the_text_that_drafts_keep_on_devices_stays_as_it_is(text: str) -> None:
    assert parse(text, SHAPE) == WRITTEN[text]
    assert str(WRITTEN[text]) == text


def test_every_edit_has_its_text_above() -> None:
    assert {type(edit) for edit in WRITTEN.values()} == set(get_args(Edit))


@given(st.text())
def test_any_other_text_is_refused_and_never_breaks(text: str) -> None:
    try:
        edit = parse(text, SHAPE)
    except ChangeError:
        return
    assert parse(str(edit), SHAPE) == edit


@pytest.mark.parametrize(
    "text", ["", "more", "more deck", "more x y", "move deck x deck deck", "drop", "drop -1",
             "repair x", "repair -1", "repair ١", "sell deck x-1", "SET"]
)  # fmt: skip
def test_a_line_that_no_page_writes_belongs_to_an_older_page(text: str) -> None:
    with pytest.raises(OlderPageError, match="Reload it"):
        parse(text, SHAPE)


@pytest.mark.parametrize("copies", ["x", "-1", "1000", "٣"])
def test_copies_out_of_bounds_are_refused_in_words(copies: str) -> None:
    with pytest.raises(ChangeError, match="copies"):
        parse(f"add deck x-1 {copies}", SHAPE)
    with pytest.raises(ChangeError, match="of Scout"):
        copies_in(copies, "Scout")


def test_the_builder_understands_every_button_on_its_page(builder: Builder, scout: str) -> None:
    builder.press(f"add deck {scout} 3")
    page = builder.page
    buttons = {html.unescape(text) for text in re.findall(r'name="change" value="([^"]*)"', page)}
    kinds = {type(parse(text, SHAPE)) for text in buttons}
    assert {SaveFields, OneMore, OneFewer, MoveCopies, ApplyRepair, ChooseStarting} <= kinds
