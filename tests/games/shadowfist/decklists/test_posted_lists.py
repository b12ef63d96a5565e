"""Lists as Shadowfist players post them."""

from collections import Counter
from pathlib import Path

import pytest

from app.games.shadowfist.decklists import Import, Zone
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.report import ImportLine, Status
from app.games.tabletop.facts import is_any


def one(text: str, catalogue: Catalogue) -> tuple[ImportLine, Import]:
    """The report of the last line of a list, and what the list was read as."""
    read = DECK_FILES.read(text, catalogue)
    return [line for line in read.lines if line.text][-1], read


def copies(read: Import) -> dict[str, int]:
    assert read.decklist is not None, read.error
    return dict(read.decklist.copies_in(Zone))


@pytest.mark.parametrize(
    "heading",
    [
        "Characters", "Events:", "States (9)", "Edges", "Sites", "Feng Shui Sites", "FSS",
        "NFS - 3", "Foundations", "Hitters", "Utility", "The Ascended", "20 Ascended cards:",
        "2 Chi States", "19 FSS", "Total 78 Cards", "Foundation Characters (10)",
        "Eaters of the Lotus", "Non-Feng Shui Sites", "[Feng Shui Sites]",
    ],
)  # fmt: skip
def test_headings_group_cards_with_or_without_counts(shadowfist: Catalogue, heading: str) -> None:
    line, read = one(f"4 Final Brawl\n{heading}", shadowfist)
    called = "Total" if any(sign.isdigit() for sign in heading) else "Heading"
    assert (line.status, line.note.partition(":")[0]) == (Status.HEADING, called)
    assert copies(read) == {"Final Brawl": 4}


@pytest.mark.parametrize(
    ("written", "title", "count"),
    [
        ("$10,000 Man", "$10,000 Man", 1),
        ("3 $10,000 Man", "$10,000 Man", 3),
        ("5 1,000 Corpses", "1,000 Corpses", 5),
        ("36-Legged Horror", "36-Legged Horror", 1),
        ("2 36-Legged Horror", "36-Legged Horror", 2),
        (".44 Kincaid Magnum x3", ".44 Kincaid Magnum", 3),
        ("18 Bronze Men", "18 Bronze Men", 1),
        ("4 18 Bronze Men", "18 Bronze Men", 4),
        ("401k Squad", "401k Squad", 1),
        ("200 Guys With Hatchets and Ladders", "200 Guys With Hatchets and Ladders", 1),
        ("4 x SWAT Team", "SWAT Team", 4),
        ("x4 SWAT Team", "SWAT Team", 4),
        ("SWAT Team x4", "SWAT Team", 4),
        ("3 golden gunman", "The Golden Gunman", 3),
        ("TheGoldenGunman=2", "The Golden Gunman", 2),
        ("DragonGraveyard=3", "Dragon Graveyard", 3),
    ],
)
def test_a_title_keeps_its_number_and_is_found_however_it_is_spelt(
    shadowfist: Catalogue, written: str, title: str, count: int
) -> None:
    _, read = one(f"1 Final Brawl\n{written}", shadowfist)
    assert not read.is_unreadable
    assert copies(read) == {"Final Brawl": 1, title: count}


def test_every_title_is_read_as_itself_with_and_without_a_count(shadowfist: Catalogue) -> None:
    names = [title.name for title in shadowfist.cards]
    read = DECK_FILES.read("".join(f"2 {name}\n{name}\n" for name in names), shadowfist)
    assert read.open_lines == ()
    assert copies(read) == dict.fromkeys(names, 3)


@pytest.mark.parametrize("near", ["Student of Dragon", "Dragn Graveyard"])
def test_a_near_title_is_suggested_and_never_taken(shadowfist: Catalogue, near: str) -> None:
    line, read = one(f"4 {near}", shadowfist)
    assert line.status is Status.OPEN
    assert line.suggestions
    assert copies(read) == {}


@pytest.mark.parametrize(
    ("mark", "id_"),
    [
        ("(CIK)", "final_brawl_cik_400"), ("[combatinkowloon]", "final_brawl_cik_400"),
        ("(Combat in Kowloon)", "final_brawl_cik_400"), ("(10kB)", "final_brawl_10kb"),
        ("(Ltd)", "final_brawl_ltd_400"), ("[yotd]", "final_brawl_yotd"),
    ],
)  # fmt: skip
def test_a_set_mark_chooses_the_printing(shadowfist: Catalogue, mark: str, id_: str) -> None:
    line, read = one(f"4 Final Brawl {mark}", shadowfist)
    assert read.decklist is not None
    assert (line.status, read.decklist.lines[0].printing.id) == (Status.READ, id_)


@pytest.mark.parametrize("mark", ["S", "new"])
def test_another_mark_is_kept_as_a_note_and_reported(shadowfist: Catalogue, mark: str) -> None:
    line, read = one(f"4 Final Brawl ({mark})", shadowfist)
    assert read.decklist is not None
    assert line.status is Status.REPAIRED
    assert mark in line.note
    assert read.decklist.lines[0].note == mark


def test_8_11_1_a_named_printing_and_a_bare_title_are_different_decks(
    shadowfist: Catalogue,
) -> None:
    bare, old, new = (
        DECK_FILES.read(f"4 Final Brawl{mark}", shadowfist).decklist
        for mark in ("", " (LTD)", " (CIK)")
    )
    assert bare is not None
    assert old is not None
    assert new is not None
    assert is_any(bare.lines[0].printing.id)
    assert str(bare.lines[0].printing.printed.requires) == "dd", "its newest printing"
    assert str(old.lines[0].printing.printed.requires) == "d"
    assert len({deck_hash(deck) for deck in (bare, old, new)}) == 3


def test_what_stands_beside_the_deck_is_named_and_not_counted(shadowfist: Catalogue) -> None:
    line, read = one("4 Final Brawl\n\nSideboard\n2 SWAT Team", shadowfist)
    assert read.decklist is not None
    assert line.note == "Not part of the deck."
    assert read.decklist.size == 4
    assert read.decklist.copies_in([Zone.MISC]) == Counter({"SWAT Team": 2})


def test_a_token_is_read_and_does_not_count(shadowfist: Catalogue) -> None:
    _, read = one("4 Final Brawl\n1 Monkey", shadowfist)
    assert read.decklist is not None
    assert (read.decklist.size, len(read.decklist.lines)) == (4, 2)


def test_all_precons_and_tournament_decks_are_read_without_an_open_line(
    shadowfist: Catalogue, shared: Path
) -> None:
    files = sorted((shared / "reference/shadowfist/decks").rglob("*.*"))
    assert len(files) == 23
    for file in files:
        read = DECK_FILES.read(file.read_bytes(), shadowfist, file.name)
        assert read.error is None, file.name
        assert {line.status for line in read.lines} <= {
            Status.READ,
            Status.HEADING,
            Status.BLANK,
        }, file.name


def test_the_example_is_read_without_an_open_line(shadowfist: Catalogue) -> None:
    assert not DECK_FILES.read(DECK_FILES.example, shadowfist).is_unreadable
