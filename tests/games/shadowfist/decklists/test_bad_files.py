"""Files that are damaged, hostile, or no deck of Shadowfist."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.decklists import Zone
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.limits import MAX_SUGGESTIONS
from app.games.tabletop.decklists.report import Status
from tests.support.catalogues import shipped_catalogue

CATALOGUE = shipped_catalogue(CARD_DATA)
BRAWL = '<card><name id="final_brawl_cik_400">Final Brawl</name><set>combatinkowloon</set></card>'


def lackey(inside: str) -> str:
    return f'<deck version="0.8"><meta><game>shadowfist</game></meta>{inside}</deck>'


@pytest.mark.parametrize(
    "content", [b"", b" \n\n", b"\x7fELF\x02\x01\0\0\0", b"4 Final\0Brawl", bytes(range(256))]
)
def test_an_empty_or_binary_file_has_an_error_in_words(content: bytes) -> None:
    read = DECK_FILES.read(content, CATALOGUE)
    assert read.decklist is None or read.open_lines
    assert read.error is None or read.error.endswith(".")


@pytest.mark.parametrize("count", ["99999999999999999999", "-4", "0", "2.5"])
def test_a_count_that_is_none_is_reported_with_the_title(count: str) -> None:
    read = DECK_FILES.read(f"1 SWAT Team\n{count} Final Brawl", CATALOGUE)
    (line,) = read.open_lines
    assert (line.line, line.status) == (2, Status.OPEN)
    assert line.suggestions == ("Final Brawl",)


@pytest.mark.slow
def test_10_000_unknown_lines_have_few_suggestions_each_and_a_bounded_answer() -> None:
    read = DECK_FILES.read("".join(f"4 Nobody {n}\n" for n in range(10_000)), CATALOGUE)
    assert read.is_unreadable
    assert all(len(line.suggestions) <= MAX_SUGGESTIONS for line in read.lines)


def test_a_file_that_expands_entities_is_refused() -> None:
    bomb = '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>' + lackey("&b;")
    read = DECK_FILES.read(bomb, CATALOGUE)
    assert read.decklist is None
    assert read.error


@pytest.mark.parametrize(
    ("inside", "copies"),
    [
        ("", {}),
        (BRAWL, {}),
        (f'<superzone name="Deck"><superzone name="Deck">{BRAWL}</superzone></superzone>', {}),
        (f'<superzone name="Graveyard">{BRAWL}</superzone>', {}),
        (f'<superzone name="Deck">{BRAWL * 2}</superzone>', {"Final Brawl": 2}),
        (f'<superzone name="Misc">{BRAWL}</superzone>', {"Final Brawl": 1}),
    ],
)
def test_cards_outside_a_zone_of_the_game_are_never_lost_in_silence(
    inside: str, copies: dict[str, int]
) -> None:
    read = DECK_FILES.read(lackey(inside), CATALOGUE)
    deck = read.decklist
    assert (dict(deck.copies_in(Zone)) if deck else {}) == copies
    if not copies:
        assert read.error or read.open_lines


def test_a_lackey_file_without_ids_is_read_by_title_and_set() -> None:
    card = "<card><name>Final Brawl</name><set>standard</set></card>"
    read = DECK_FILES.read(lackey(f'<superzone name="Deck">{card}</superzone>'), CATALOGUE)
    assert read.decklist is not None
    assert read.decklist.lines[0].printing.id == "final_brawl_ltd_400"


def test_an_id_that_belongs_to_another_title_wins_and_is_reported() -> None:
    card = BRAWL.replace(">Final Brawl<", ">SWAT Team<")
    read = DECK_FILES.read(lackey(f'<superzone name="Deck">{card}</superzone>'), CATALOGUE)
    assert read.decklist is not None
    assert read.decklist.lines[0].name == "Final Brawl"
    assert any("not to “SWAT Team”" in line.note for line in read.lines)


def test_html_from_a_forum_is_read_row_by_row() -> None:
    page = "<html><body><p>4 Final Brawl<br>2 SWAT Team</p></body></html>"
    read = DECK_FILES.read(page, CATALOGUE)
    assert read.decklist is not None
    assert [(line.copies, line.name) for line in read.decklist.lines] == [
        (4, "Final Brawl"),
        (2, "SWAT Team"),
    ]


@pytest.mark.parametrize("end", ["\r\n", "\r", "\n"])
def test_lines_end_as_they_do_anywhere(end: str) -> None:
    read = DECK_FILES.read(end.join(["4 Final Brawl", "2 SWAT Team", ""]).encode(), CATALOGUE)
    assert read.decklist is not None
    assert read.decklist.size == 6


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_whatever_the_bytes_reading_never_raises(content: bytes) -> None:
    DECK_FILES.read(content, CATALOGUE)


def test_a_deck_of_no_cards_says_so(shadowfist: Catalogue) -> None:
    assert DECK_FILES.read("Characters\nEvents", shadowfist).error == "No line contains a card."
