"""Plain text lists in the dialects of people, sites and programs."""

import pytest

from app.games.spoils.decklists import Import, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.report import Status


def statuses(read: Import) -> list[str]:
    return [line.status.value for line in read.lines]


def first(text: str, catalogue: Catalogue) -> Line:
    read = DECK_FILES.read(text, catalogue)
    assert not read.is_unreadable, read
    assert read.decklist is not None
    return read.decklist.lines[0]


@pytest.mark.parametrize(
    "written",
    [
        "4 Scout",
        "4x Scout",
        "4X Scout",
        "4 x Scout",
        "4× Scout",
        "4* Scout",
        "(4) Scout",
        "4\tScout",
        "  4   Scout  ",
        "04 Scout",
        "4xScout",
        "- 4 Scout",
        "Scout x4",
        "Scout (4)",
        "Scout × 4",
        "Scout=4",
        "4 SCOUT",
        "4 Scout (2ED) 285",
        "4 Scout (2ed) 285 *F* #early #!global",
        "4x Scout #Early",
        "4 Scout # !Commander",
        "4 [2ED:285] Scout",
        "4x Scout (2ed) 285 [Character]",
        "4 Scout <285> [2ED]",
        "4 [2ED] Scout",
        "4 Scout|2ED",
        "4 [B] Scout",
        "4 Scout // good on turn one",
    ],
)
def test_every_dialect_names_four_copies_of_the_card(catalogue, written):
    line = first(written, catalogue)
    assert (line.copies, line.name, line.zone) == (4, "Scout", Zone.DECK)


def test_a_bare_name_is_one_copy_and_marked_as_a_repair(catalogue):
    read = DECK_FILES.read("Scout", catalogue)
    assert statuses(read) == ["repaired"]
    assert read.decklist.copies() == {"Scout": 1}


@pytest.mark.parametrize(
    "line", ["(3) 1337!", "[3] 1337!", "{3} 1337!", "**(3) 1337!**", "> [3] 1337!"]
)
def test_a_count_in_brackets_is_no_part_of_a_name_of_digits(catalogue, line):
    read = DECK_FILES.read(f"{line}\n2 31337!", catalogue)
    assert read.decklist.copies() == {"1337!": 3, "31337!": 2}


def test_a_name_that_starts_with_a_number_is_not_a_count(catalogue):
    read = DECK_FILES.read("12 Man Brunch of Doom\n1337!\n2 31337!\n3x 4p7 31f\n4p7 31f", catalogue)
    assert read.decklist.copies() == {
        "12 Man Brunch of Doom": 1,
        "1337!": 1,
        "31337!": 2,
        "4p7 31f": 4,
    }


def test_every_name_of_the_catalogue_is_read_with_and_without_a_count(catalogue):
    for card in catalogue.cards:
        for written, copies in ((f"3 {card.name}", 3), (card.name, 1), (f"{card.name} x2", 2)):
            line = first(written, catalogue)
            assert (line.name, line.copies) == (card.name, copies), written


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("1 arcanist’s almanac", "Arcanist's Almanac"),
        ("1 Lugubrious finger-trap", "Lugubrious Finger Trap"),
        ("1 ÁSS", "Ass"),
        ("1 Subsection 5,  Paragraph 12", "Subsection 5, Paragraph 12"),
    ],
)
def test_case_accents_apostrophes_dashes_and_blanks_are_folded_and_told(catalogue, written, name):
    read = DECK_FILES.read(written, catalogue)
    assert statuses(read) == ["repaired"]
    assert read.decklist.lines[0].name == name
    assert name in read.lines[0].note


def test_digits_are_never_folded_and_near_names_only_offered(catalogue):
    read = DECK_FILES.read("1 Blood Pepper\n1 leet!\n2 Swam of Gnats\n1 Bulldozer", catalogue)
    assert statuses(read) == ["open"] * 4
    assert read.decklist.lines == ()
    assert "1337!" in read.lines[1].suggestions
    assert read.lines[2].suggestions[0] == "Swarm of Gnats"
    assert "Bloodcurdling Bulldozer" in read.lines[3].suggestions


@pytest.mark.parametrize(
    ("written", "word"),
    [
        ("-2 Scout", "count is not clear"),
        ("2.5 Scout", "count is not clear"),
        ("2/3 Scout", "count is not clear"),
        ("2 Scout (3)", "count is not clear"),
        ("2 Scout #3", "count is not clear"),
        ("Scout (211)", "count is not clear"),
        ("0 Scout", "at least one"),
        ("1000 Scout", "999"),
        ("12345678901234567890 Scout", "999"),
    ],
)
def test_a_count_that_is_no_whole_number_up_to_999_is_bad(catalogue, written, word):
    read = DECK_FILES.read(f"1 Gnat\n{written}", catalogue)
    assert statuses(read) == ["read", "open"]
    assert word in read.lines[1].note
    assert read.lines[1].suggestions == ("Scout",)
    assert read.is_unreadable
    assert read.hash is None


def test_a_faction_card_goes_to_its_zone_wherever_the_main_list_names_it(catalogue):
    read = DECK_FILES.read("4 Scout\n1 Hall of Great Justice", catalogue)
    assert [line.zone for line in read.decklist.lines] == [Zone.DECK, Zone.FACTION]


@pytest.mark.parametrize(
    "written",
    [
        "Faction: Hall of Great Justice\nStarting: Rage, Obsession\n4 Scout\n16 Rage",
        "Faction\n1 Hall of Great Justice\n1 Rage\n1 Obsession\n\n4 Scout\n16 Rage",
        "4 Scout\n16 Rage\nFaction:\nHall of Great Justice\nStarting resources:\nRage\nObsession",
    ],
)
def test_601_1b_starting_resources_are_marked_and_stay_in_the_deck(catalogue, written):
    deck = DECK_FILES.read(written, catalogue).decklist
    assert deck.size == 22
    assert {(line.name, line.copies) for line in deck.starting} == {("Rage", 1), ("Obsession", 1)}
    assert [card.name for card in deck.factions] == ["Hall of Great Justice"]


@pytest.mark.parametrize(
    "heading",
    [
        "Sideboard",
        "SIDEBOARD:",
        "sideboard (2)",
        "Sideboard: 2 cards",
        "//Sideboard",
        "# Sideboard",
        "--- Sideboard ---",
        "[Sideboard]",
        "**Sideboard**",
    ],
)
def test_a_heading_opens_a_zone_in_any_dress(catalogue, heading):
    read = DECK_FILES.read(f"4 Scout\n{heading}\n2 Gnat", catalogue)
    assert statuses(read) == ["read", "heading", "read"]
    assert read.decklist.copies(Zone.SIDEBOARD) == {"Gnat": 2}
    assert "sideboard" in read.lines[2].note


@pytest.mark.parametrize("prefix", ["SB:", "sb: ", "Sb:  "])
def test_the_sideboard_prefix_is_read_in_any_case(catalogue, prefix):
    read = DECK_FILES.read(f"4 Scout\n{prefix}2x Gnat", catalogue)
    assert read.decklist.copies(Zone.SIDEBOARD) == {"Gnat": 2}


def test_a_maybeboard_category_is_considered_only(catalogue):
    read = DECK_FILES.read("4 Scout\n1x Gnat (2ed) [Maybeboard{noDeck}]", catalogue)
    assert read.decklist.copies(Zone.CONSIDERING) == {"Gnat": 1}
    assert read.decklist.size == 4


@pytest.mark.parametrize(
    "heading", ["Characters (20)", "Items: 7", "Warlord", "20 Other Cards", "Gearsmith Items - 7"]
)
def test_a_heading_with_a_total_never_becomes_a_card(catalogue, heading):
    read = DECK_FILES.read(f"4 Scout\n{heading}\n2 Gnat", catalogue)
    assert statuses(read) == ["read", "heading", "read"]
    assert read.decklist.copies() == {"Scout": 4, "Gnat": 2}


def test_one_blank_line_never_splits_silently(catalogue):
    read = DECK_FILES.read("4 Scout\n\n2 Gnat\n", catalogue)
    assert statuses(read) == ["read", "repaired", "read"]
    assert "Sideboard" in read.lines[1].note
    assert read.decklist.size == 6


def test_comments_before_the_cards_become_name_and_notes(catalogue):
    read = DECK_FILES.read("// Goo\n// first note\n// second\n4 Scout\n// later", catalogue)
    assert (read.decklist.name, read.decklist.notes) == ("Goo", "first note\nsecond")
    assert statuses(read) == ["heading", "heading", "heading", "read", "heading"]


def test_header_fields_before_the_first_card_are_no_cards(catalogue):
    read = DECK_FILES.read(
        "Deck Name: Goo\nAuthor: Somebody\nDescription: Slow\n4 Scout", catalogue
    )
    deck = read.decklist
    assert (deck.name, deck.author, deck.notes) == ("Goo", "Somebody", "Slow")


def test_an_about_block_names_the_deck(catalogue):
    read = DECK_FILES.read("About\nName Goo and Gunpowder\n\nDeck\n4 Scout", catalogue)
    assert read.decklist.name == "Goo and Gunpowder"
    assert read.decklist.copies() == {"Scout": 4}


def test_a_first_line_like_no_card_is_the_name_of_the_deck(catalogue):
    read = DECK_FILES.read("Goo & Gunpowder\n4 Scout", catalogue)
    assert read.decklist.name == "Goo & Gunpowder"


def test_a_first_line_like_a_card_is_not_taken_for_a_name(catalogue):
    read = DECK_FILES.read("Scuot\n4 Gnat", catalogue)
    assert statuses(read) == ["open", "read"]


def test_a_set_mark_chooses_the_printing(catalogue):
    scout = catalogue.printings_of(catalogue.by_name["Scout"])
    assert len(scout) > 1
    for printing in scout:
        line = first(f"2 Scout ({printing.set.code}) {printing.number}", catalogue)
        assert line.printing == printing
        line = first(f"2 Scout [{printing.set.name}]", catalogue)
        assert line.printing == printing


def test_a_wrong_set_mark_is_told_and_the_newest_printing_taken(catalogue):
    read = DECK_FILES.read("2 Scout (SD3)\n2 Gnat (XYZ)\n1 Rage (FNR) 7", catalogue)
    assert statuses(read) == ["repaired"] * 3
    assert read.decklist.copies() == {"Scout": 2, "Gnat": 2, "Rage": 1}


def test_lines_of_the_same_card_are_added_up(catalogue):
    read = DECK_FILES.read("2 Scout\n1 scout\n1 Gnat\nSB: 1 Scout", catalogue)
    assert [(line.name, line.copies) for line in read.decklist.lines] == [
        ("Scout", 3),
        ("Gnat", 1),
        ("Scout", 1),
    ]


def test_a_token_stays_visible_as_a_line(catalogue):
    read = DECK_FILES.read("4 Scout\n2 Micromajig Token", catalogue)
    assert read.decklist.copies() == {"Scout": 4, "Micromajig Token": 2}
    assert read.decklist.size == 4


@pytest.mark.parametrize("written", ["", "\n\n", "// only a comment", "Sideboard"])
def test_a_file_without_a_card_is_unreadable(catalogue, written):
    read = DECK_FILES.read(written, catalogue)
    assert read.is_unreadable
    assert read.decklist is None
    assert read.error


def test_a_line_without_end_is_bad_and_not_read(catalogue):
    read = DECK_FILES.read("4 Scout\n" + "(" * 100_000, catalogue)
    assert statuses(read) == ["read", "open"]


def test_every_line_of_the_text_is_in_the_report(catalogue):
    text = "// Name\n\n4 Scout\nnothing known\nSideboard\n2.5 Gnat\nFaction: Hall of Great Justice"
    read = DECK_FILES.read(text, catalogue)
    assert {line.line for line in read.lines} == set(range(1, 8))
    assert [line.status for line in read.lines].count(Status.OPEN) == 2


def test_a_list_that_is_read_again_gets_the_same_report(catalogue):
    first, again = (DECK_FILES.read("4 Scout\n3 Gnat\n", catalogue) for _ in range(2))
    assert again == first
    assert [(line.line, line.status, line.text) for line in again.lines] == [
        (1, Status.READ, "4 Scout"),
        (2, Status.READ, "3 Gnat"),
    ]
    assert again.lines[-1] == first.lines[-1]
