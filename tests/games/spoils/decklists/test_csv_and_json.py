"""Spreadsheets of collection sites, and our own JSON."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.spreadsheets import guard, unguard

MOXFIELD = (
    '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags",'
    '"Last Modified","Collector Number","Alter","Proxy","Purchase Price"\n'
    '"4","0","Scout","1ED","Near Mint","English","","early, cheap","2020-01-01","12","F","F",""\n'
    '"1","0","Subsection 5, Paragraph 12","","","","","","","","","",""\n'
    '"2","0","Scout","1ED","","","","","","","","",""\n'
)


def statuses(text, catalogue):
    return [line.status.value for line in DECK_FILES.read(text, catalogue).lines]


def test_moxfield_rows_are_read_by_header_and_equal_ones_added_up(catalogue):
    read = DECK_FILES.read(MOXFIELD, catalogue)
    assert read.format == "csv"
    assert read.decklist.copies() == {"Scout": 6, "Subsection 5, Paragraph 12": 1}
    scout = read.decklist.lines[0]
    assert (scout.printing.set.code, scout.tags) == ("1ED", ("early", "cheap"))


@pytest.mark.parametrize("separator", [",", ";", "\t"])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_deckbox_columns_in_any_order_and_separator(catalogue, separator, mark):
    rows = [
        ["Name", "Card Number", "Count", "Tradelist Count", "Edition"],
        ["Gnat", "22", "3", "0", "2nd Edition"],
        ["Scout", "", "1", "0", ""],
    ]
    text = "\r\n".join(separator.join(row) for row in rows)
    read = DECK_FILES.read(mark + text.encode(), catalogue)
    assert read.format == "csv"
    assert read.decklist.copies() == {"Gnat": 3, "Scout": 1}


def test_a_pool_of_codes_and_quantities_is_read_by_printing_id(catalogue):
    scout = catalogue.newest["Scout"]
    read = DECK_FILES.read(f"code,quantity\n{scout.id},3\n", catalogue)
    assert read.decklist.lines == (Line(scout, 3),)


def test_rows_that_are_not_understood_are_named(catalogue):
    text = "Count,Name\n4,Scuot\nmany,Scout\n0,Gnat\n,Rage\n\n2,Gnat\n"
    assert statuses(text, catalogue) == [
        "heading",
        "open",
        "open",
        "read",
        "read",
        "blank",
        "read",
    ]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@x", "\t=1", " =1", "'=1", "＝1"])
def test_no_cell_is_a_formula(catalogue, text):
    deck = Decklist((Line(catalogue.newest["Scout"], 4, note=text),))
    assert guard(text).startswith("'")
    assert f"'{text}" in DECK_FILES.write(deck, "csv")


@given(st.text() | st.from_regex(r"[+-]?[0-9]{1,3}", fullmatch=True))
def test_whole_numbers_may_stay_numbers_and_nothing_else_does(cell):
    is_number = bool(re.fullmatch(r"[+-]?\d+", cell))
    guarded = guard(cell, numbers=True)
    assert guarded == (cell if is_number else guard(cell))
    assert unguard(guarded) == cell


@given(st.text())
def test_the_guard_against_formulas_is_undone_on_import(cell):
    guarded = guard(cell)
    assert unguard(guarded) == cell
    assert not guarded.lstrip().startswith(("=", "+", "-", "@"))


def test_json_names_what_is_wrong_and_where(catalogue):
    lines = [
        {"copies": 4, "name": "Scout"},
        {"copies": 1.5, "name": "Scout"},
        {"copies": 10**19, "name": "Scout"},
        {"copies": 1, "name": "Scout", "zone": "hand"},
        {"copies": True, "name": "Scout"},
        "4 Scout",
        {"copies": 1, "name": "Scuot", "colour": "red"},
    ]
    read = DECK_FILES.read(json.dumps({"lines": lines, "owner": "x"}), catalogue)
    assert [(line.line, line.status.value) for line in read.lines] == [
        (0, "heading"),
        (1, "read"),
        (2, "open"),
        (3, "open"),
        (4, "open"),
        (5, "open"),
        (6, "open"),
        (7, "heading"),
        (7, "open"),
    ]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("{", "line 1"),
        ('{"lines": 3}', "lines"),
        ('{"lines": [], "lines": []}', "twice"),
        ('{"version": 2, "lines": []}', "version"),
        ('{"game": "shadowfist", "lines": []}', "shadowfist"),
        ('{"lines": ' + "[" * 100_000, "deep"),
        ('{"lines": [' + "9" * 10_000 + "]}", None),
    ],
)
def test_json_that_is_no_deck_is_refused_in_words(catalogue, text, word):
    read = DECK_FILES.read(text, catalogue)
    assert read.is_unreadable
    assert word is None or word in read.error


def test_json_moves_faction_cards_to_their_zone(catalogue):
    lines = [
        {"copies": 1, "name": "Hall of Great Justice", "zone": "deck"},
        {"copies": 1, "name": "Scout", "zone": "faction"},
    ]
    deck = DECK_FILES.read(json.dumps({"lines": lines}), catalogue).decklist
    assert [line.zone for line in deck.lines] == [Zone.FACTION, Zone.DECK]
