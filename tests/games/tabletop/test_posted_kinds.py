"""Kinds of lines in posts: what a reader would take for a card is read, and nothing else is."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST
from app.games.shadowfist.presentation.deck_files import DECK_FILES as SHADOWFIST_FILES
from app.games.spoils.card_data import CARD_DATA as SPOILS
from app.games.spoils.presentation.deck_files import DECK_FILES as SPOILS_FILES
from app.games.tabletop.decklists.report import AnyImport, Status
from tests.support.catalogues import shipped_catalogue


def spoils(text: str) -> AnyImport:
    return SPOILS_FILES.read(text, shipped_catalogue(SPOILS))


def shadowfist(text: str) -> AnyImport:
    return SHADOWFIST_FILES.read(text, shipped_catalogue(SHADOWFIST))


def cards(read: AnyImport) -> list[tuple[int, str]]:
    return [(line.copies, line.name) for line in read.decklist.lines] if read.decklist else []


def states(read: AnyImport) -> list[Status]:
    return [line.status for line in read.lines]


ROOT: Final = Path(__file__).parents[3]

READ: Final = [
    ("Perturb - 2 Stück", [(2, "Perturb")]),
    ("qty 4 Card Counter", [(4, "Card Counter")]),
    ("qty 4 cards Forget", [(4, "Forget")]),
    ("4 exemplaires de Forget", [(4, "Forget")]),
    ("3 copias de Forget", [(3, "Forget")]),
    ("#1  Key Man ×4", [(4, "Key Man")]),
    ("3\ufe0f\u20e3 Key Man", [(3, "Key Man")]),
    ("[12:02] tom: 5 Forget", [(5, "Forget")]),
    ("3/4/20, 12:02 - Tom: 2 Forget", [(2, "Forget")]),
    ("Ressourcen: 15 Rage + 12 Obsession", [(15, "Rage"), (12, "Obsession")]),
    ("4 Key Man     3 Swindle     16 Rage", [(4, "Key Man"), (3, "Swindle"), (16, "Rage")]),
    ("Fraktion: The Tournament Faction", [(1, "The Tournament Faction")]),
]


@pytest.mark.parametrize(("line", "meant"), READ, ids=[line for line, _ in READ])
def test_a_line_that_a_reader_understands_is_read(line: str, meant: list[tuple[int, str]]) -> None:
    assert cards(spoils(f"1 Gnat\n{line}\n")) == [(1, "Gnat"), *meant]


HEADINGS: Final = ["Charaktere (3 Stück)", "Tactiques :", "Personajes [3]", "**Ereignisse**"]


@pytest.mark.parametrize("line", HEADINGS)
def test_headings_are_known_in_several_languages(line: str) -> None:
    read = spoils(f"1 Gnat\n\n{line}\n3 Forget\n")
    assert states(read)[2] is Status.HEADING
    assert read.wrong_totals == ()


def test_the_numbers_of_a_numbered_list_are_no_counts() -> None:
    read = spoils("1. Scout\n2. Gnat\n3. Forget\n4. Key Man\n")
    assert cards(read) == [(1, "Scout"), (1, "Gnat"), (1, "Forget"), (1, "Key Man")]
    assert set(states(read)) == {Status.REPAIRED}


@pytest.mark.parametrize(
    "text",
    ["1. Scout\n", "1. Scout\n2. Gnat\n3. Forget\n", "4. Scout\n4. Gnat\n2. Forget\n3. Key Man\n"],
)
def test_numbers_that_may_be_counts_leave_their_lines_open(text: str) -> None:
    assert set(states(spoils(f"{text}4 Rage\n"))[:-1]) == {Status.OPEN}


def test_a_vague_heading_whose_number_agrees_with_nothing_is_open() -> None:
    agrees = spoils("4 Rage\nStuff 3\n3 Gnat\n")
    assert states(agrees)[1] is Status.HEADING
    differs = spoils("4 Rage\nStuff 5\n3 Gnat\n")
    assert (states(differs)[1], differs.lines[1].copies) == (Status.OPEN, 5)
    assert differs.wrong_totals == ()


def test_a_card_behind_an_unknown_word_and_a_colon_is_no_title() -> None:
    read = spoils("Hero: Vander Malagut\n\n4 Rage\n")
    assert states(read)[0] is Status.OPEN


@pytest.mark.parametrize("line", ["# 3 Kye Man", "#3 Kye Man x3"])
def test_a_misspelt_card_behind_a_sign_of_comments_is_open(line: str) -> None:
    assert states(spoils(f"4 Rage\n{line}\n"))[1] is Status.OPEN


def test_text_below_a_table_is_read_as_text() -> None:
    table = (
        "| # | Name |\n|---|---|\n| 4 | Key Man |\n\n1. 18x Rage\nadded 2 Battle Surge, thanks\n"
    )
    read = spoils(table)
    assert cards(read) == [(4, "Key Man"), (18, "Rage")]
    assert [line.text for line in read.open_lines] == ["added 2 Battle Surge, thanks"]


def test_a_page_on_one_line_counts_all_its_copies() -> None:
    page = "<h3>My deck</h3><ul><li>4 Nunchuks</li><li>3 Six-Gunn</li></ul>"
    (line,) = shadowfist(f"{page}\n2 Primus\n").open_lines
    assert line.copies == 7


def examples(row: str) -> list[str]:
    """The examples in the row of the documentation that tells how lines of a text are read."""
    written = (ROOT / "docs" / "deck-files.md").read_text(encoding="utf-8")
    (line,) = re.findall(rf"^\| {re.escape(row)} \|(.*)\|$", written, re.MULTILINE)
    return re.findall(r"`([^`]+)`", line)


def test_counts_in_front_are_read_as_documented() -> None:
    for example in examples("count in front"):
        line = example if "Scout" in example else f"{example} Scout"
        assert cards(spoils(f"1 Rage\n{line}\n")) == [(1, "Rage"), (4, "Scout")], line


def test_counts_behind_are_read_as_documented() -> None:
    for example in examples("count behind"):
        assert cards(spoils(f"1 Rage\n{example}\n")) == [(1, "Rage"), (4, "Scout")], example


def test_several_cards_in_a_line_are_read_as_documented() -> None:
    lines = [example for example in examples("several cards in a line") if " " in example]
    assert len(lines) == 3
    for line in lines:
        assert len(cards(spoils(f"1 Kinky Asp\n{line}\n"))) == 3, line


def test_sets_and_numbers_are_read_as_documented() -> None:
    for example in examples("set and number"):
        mark = example if example.startswith(",") else f" {example}"
        read = spoils(f"1 Rage\n4 Scout{mark}\n")
        assert read.decklist is not None
        assert [line.printing.set.code for line in read.decklist.lines] == ["FNR", "2ED"], mark
        assert read.lines[1].status is Status.READ, mark


def test_places_are_read_as_documented() -> None:
    for example in examples("a place"):
        line = example.replace("Gnat", "Rage")
        line = line if "Rage" in line else f"2 Rage {line}"
        read = spoils(f"4 Scout\n{line}\n")
        assert not read.open_lines, line
        assert read.decklist is not None
        places = {(it.zone.value, it.mark) for it in read.decklist.lines if it.name == "Rage"}
        assert places - {("deck", None)}, line


def test_very_many_lines_that_are_no_rows_of_a_table_are_refused() -> None:
    rows = "".join(f"and {number} more Zorblax\n" for number in range(501))
    assert "are no rows of the table" in (spoils(f"Count,Name\n4,Scout\n{rows}").error or "")


def test_of_very_many_unknown_cards_the_first_have_suggestions() -> None:
    rows = "".join(f"4,Trebuchet Oficer {number:04}\n" for number in range(600))
    found = spoils(f"Count,Name\n{rows}").open_lines
    assert len(found) == 600
    assert [bool(line.suggestions) for line in (found[0], found[-1])] == [True, False]


@pytest.mark.parametrize(
    "line",
    [
        "# Assistant Mud Whisperer II",
        "NEW! Nearby Serpent #4",
        "maybe Really Big Barduse",
        "Name: Key Man",
        "Author: Key Man x4",
        "4. 1337!",
    ],
)
def test_a_line_with_the_name_of_a_card_is_neither_heading_nor_description(line: str) -> None:
    read = spoils(f"My deck\n\n{line}\n\n4 Scout\n")
    (found,) = read.open_lines
    assert found.text == line


def test_the_first_line_may_be_a_title_that_resembles_a_card() -> None:
    read = spoils("Really Big Barduse and friends\n\n4 Scout\n")
    assert read.decklist is not None
    assert read.decklist.name == "Really Big Barduse and friends"


def test_a_card_of_heading_words_keeps_its_count() -> None:
    (line,) = shadowfist("4 Primus\n4/The Seven\n").open_lines
    assert line.copies == 4


def test_the_name_of_a_deck_in_our_own_text_may_be_that_of_a_card() -> None:
    read = spoils("// Name: Key Man\n\nDeck\n4 Scout\n")
    assert read.decklist is not None
    assert read.decklist.name == "Key Man"
