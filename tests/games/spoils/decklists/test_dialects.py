"""Lists as people paste them: counts in any place, marks of other sites, totals, titles."""

import pytest

from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.report import Status

_FOUR = [
    "Scout: 4", "Scout, 4", '"Scout",4', "Scout....4", "Scout . . 4", "Scout - 4", "Scout 4",
    "Scout (x4)", "Scout [4]", "Scout [x4]", "Scout {4}", "Scouts x4", "(x4) Scout", "[4] Scout",
    "4Scout", "4: Scout", "four Scout", "Scout x four", "4 copies of Scout", "> 4 Scout",
    "**4 Scout**", "[b]4 Scout[/b]", "4 [[Scout]]", "| 4 | Scout |", "1. 4 Scout", "[ ] 4 Scout",
    "4 Sc\u200bout", "\u200f4 Scout", "4 Scout ^Have,#37d67a^", "4 Scout (1ED #211)",
    "4 Scout {1ED}",
    "4 Scout 1ED 211", "4 Scout, 1st Edition", "4 Scout - good early", "<li>4 Scout</li>",
    "4 Scout (4)", "4 [Scout](https://example.org/scout)", "`4 Scout`", "4 Scout $0.25",
]  # fmt: skip


@pytest.mark.parametrize("written", _FOUR)
def test_four_copies_are_read_and_said(catalogue: Catalogue, written: str) -> None:
    read = DECK_FILES.read(f"1 Gnat\n{written}\n", catalogue)
    assert read.decklist is not None
    assert read.decklist.copies() == {"Gnat": 1, "Scout": 4}, read.lines
    line = read.lines[1]
    assert (line.copies, line.status.holds_cards) == (4, True)
    if line.status is Status.REPAIRED:
        assert line.note.startswith("4 Scout (")


@pytest.mark.parametrize(
    ("written", "copies"),
    [
        ("Kinky Aps x2", 2),
        ("Gnta 4", 4),
        ("Scuots: 4", 4),
        ("3 Gnat, 2 Scuot", 5),
        ("Gnta (x3)", 3),
    ],
)
def test_a_misspelt_card_with_a_count_is_open_with_its_copies(
    catalogue: Catalogue, written: str, copies: int
) -> None:
    read = DECK_FILES.read(f"71 Rage\n{written}\n4 Scout", catalogue)
    (line,) = read.open_lines
    assert (line.text, line.copies) == (written, copies)


@pytest.mark.parametrize(
    ("written", "copies"),
    [
        ("3 Battle Surge, 2 Forget", {"Battle Surge": 3, "Forget": 2}),
        ("15 Rage / 10 Obsession", {"Rage": 15, "Obsession": 10}),
        ("4 Scout<br>3 Gnat", {"Scout": 4, "Gnat": 3}),
        ("Scout x4; Gnat x3", {"Scout": 4, "Gnat": 3}),
        ("4 Scout and 3 Gnat", {"Scout": 4, "Gnat": 3}),
    ],
)
def test_a_line_may_hold_several_cards(
    catalogue: Catalogue, written: str, copies: dict[str, int]
) -> None:
    read = DECK_FILES.read(written, catalogue)
    assert read.decklist is not None
    assert read.decklist.copies() == copies
    assert sum(line.copies for line in read.lines) == sum(copies.values())


@pytest.mark.parametrize(
    "written",
    [
        "1 Obsession (Starting)", "1 Obsession [starting]", "1 Obsession - starting",
        "1 Obsession *starting*", "Starting: Obsession", "Starting resources: 1 Obsession",
        "Starts with Obsession", "1 Obsession (starts in play)", "1 Obsession #starting",
    ],
)  # fmt: skip
def test_a_starting_mark_is_kept_however_it_is_written(catalogue: Catalogue, written: str) -> None:
    read = DECK_FILES.read(f"4 Scout\n{written}", catalogue)
    assert read.decklist is not None
    assert [(line.name, line.copies) for line in read.decklist.starting] == [("Obsession", 1)]


def test_some_of_the_copies_may_start(catalogue: Catalogue) -> None:
    read = DECK_FILES.read("9 Rage (2 starting)", catalogue)
    assert read.decklist is not None
    assert [(line.copies, line.is_starting) for line in read.decklist.lines] == [
        (2, True),
        (7, False),
    ]


@pytest.mark.parametrize(
    "title",
    ["Secret Scouts", "Scuot", "My Warlord/Arcanist beats (went 4-1 at home)", "Top 8 2016"],
)
@pytest.mark.parametrize("below", ["\n", "Characters\n"])
def test_a_first_line_above_a_heading_or_a_blank_is_the_title(
    catalogue: Catalogue, title: str, below: str
) -> None:
    read = DECK_FILES.read(f"{title}\n{below}4 Scout\n", catalogue)
    assert read.decklist is not None
    assert (read.decklist.name, read.open_lines) == (title, ())


@pytest.mark.parametrize("first", ["Hungermaw Deephate", "Deadly Strikr x4", "Scuot"])
def test_a_first_line_that_may_be_a_card_is_open(catalogue: Catalogue, first: str) -> None:
    read = DECK_FILES.read(f"{first}\nScout\n2 Gnat\n", catalogue)
    assert [line.text for line in read.open_lines] == [first]


@pytest.mark.parametrize(
    ("text", "written", "counted"),
    [
        ("Characters (6)\n4 Scout\n\nItems\n1 Gnat", 6, 4),
        ("4 Scout\n1 Gnat\n= 6 cards", 6, 5),
        ("Goo (75 cards)\n\n4 Scout", 75, 4),
        ("4 Scout\nTotal: 5", 5, 4),
    ],
)
def test_a_total_that_differs_from_what_was_read_is_told(
    catalogue: Catalogue, text: str, written: int, counted: int
) -> None:
    read = DECK_FILES.read(text, catalogue)
    (wrong,) = read.wrong_totals
    assert (wrong.written, wrong.read) == (written, counted)
    assert f"says {written}; {counted} were read" in wrong.message


@pytest.mark.parametrize(
    "text",
    [
        "Characters (5)\n4 Scout\n1 Gnat\n\nItems: 0",
        "4 Scout\n1 Gnat\n= 5 cards",
        "Deck (5)\n4 Scout\n1 Gnat\nSideboard (2)\n2 Gnat",
        "4 Scout\n1 Gnat\nTotal characters: 5",
    ],
)
def test_a_total_that_agrees_is_not_mentioned(catalogue: Catalogue, text: str) -> None:
    assert DECK_FILES.read(text, catalogue).wrong_totals == ()


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("Arcanists Almanac", "Arcanist's Almanac"),
        ("Mr Fetch", "Mr. Fetch"),
        ("31337", "31337!"),
    ],
)
def test_names_are_found_without_their_signs(catalogue: Catalogue, written: str, name: str) -> None:
    read = DECK_FILES.read(f"2 {written}", catalogue)
    assert read.decklist is not None
    assert read.decklist.copies() == {name: 2}


def test_every_name_is_found_without_signs_and_without_the_article(catalogue: Catalogue) -> None:
    for card in catalogue.cards:
        name = card.name
        for written in (
            name.replace("'", ""), name.rstrip("!?."), name.replace(".", ""),
            name.removeprefix("The "), name.replace("-", ""),
        ):  # fmt: skip
            assert catalogue.find(written) is card, written


@pytest.mark.parametrize("written", ["x4", "4 x", "The 4", "and 4", "4 of the"])
def test_a_count_beside_little_words_is_no_total_but_an_open_line(
    catalogue: Catalogue, written: str
) -> None:
    read = DECK_FILES.read(f"75 Rage\n{written}\n4 Scout", catalogue)
    assert [line.text for line in read.open_lines] == [written]
    assert read.wrong_totals == ()


def test_a_total_is_reported_as_one_and_not_as_a_heading(catalogue: Catalogue) -> None:
    lines = DECK_FILES.read("Characters\n4 Scout\n= 4 cards", catalogue).lines
    assert [line.note.partition(":")[0] for line in lines] == ["Heading", "", "Total"]
