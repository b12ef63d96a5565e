"""Tables of cards: titles in many languages, rows without titles, and counts that are missing."""

from collections import Counter

import pytest

from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.report import Status
from tests.support.workbooks import ods, xlsx

HEADS = (
    ("sep=;\nCount;Name;Set", "{n};{c};"),
    ('"sep=,"\nCount,Name,Set', "{n},{c},"),
    ("card_name,set,amount", "{c},,{n}"),
    ("cardName;Qty;Setcode", "{c};{n};"),
    ("Have,Card", "{n},{c}"),
    ("Qty.\tCard Title", "{n}\t{c}"),
    ("#;Name", "{n};{c}"),
    ("No.;Name", "{n};{c}"),
    ("Number;Name", "{n};{c}"),
    ("Nr.;Karte", "{n};{c}"),
    ("My cards\nCount,Name", "{n},{c}"),
    ("My cards;;\n;;\nCount;Name;Set", "{n};{c};"),
    ("Count|Name|Set", "{n}|{c}|"),
    ("| Count | Name |\n| ---: | :--- |", "| {n} | {c} |"),
    ('Count, "Name"', "{n}, {c}"),
    ("Anzahl;Karte", "{n};{c}"),
    ("Menge;Kartenname;Edition", "{n};{c};"),
    ("Stück;Name;Erweiterung", "{n};{c};"),
    ("Quantité;Nom", "{n};{c}"),
    ("Nombre;Carte;Extension", "{n};{c};"),
    ("Qté;Nom de la carte", "{n};{c}"),
    ("Cantidad;Nombre;Edición", "{n};{c};"),
    ("Cant.;Carta", "{n};{c}"),
    ("Quantità;Nome;Espansione", "{n};{c};"),
    ("Copie;Carta", "{n};{c}"),
    ("Quantidade;Nome da carta;Edição", "{n};{c};"),
    ("Qtd;Carta", "{n};{c}"),
    ("Aantal;Kaart;Editie", "{n};{c};"),
    ("Ilość;Nazwa karty;Dodatek", "{n};{c};"),
    ("Szt.;Nazwa", "{n};{c}"),
    ("Antal;Kort", "{n};{c}"),
    ("Počet;Název karty", "{n};{c}"),
    ("Owned,Card Name,Rarity", "{n},{c},rare"),
    ("Quantity,Cards", "{n},{c}"),
    ("Total Qty,Card,Set", "{n},{c},"),
    ("Want,Name", "{n},{c}"),
    ("QUANTITY\tNAME\tNOTES", "{n}\t{c}\t"),
    ("Name;Anzahl (eigene)", "{c};{n}"),
)
"""Titles, and a row below them with a count n and a card c."""


def total_of(read):
    """Copies by name in every zone."""
    copies = Counter()
    for line in read.decklist.lines:
        copies[line.name] += line.copies
    return copies


@pytest.mark.parametrize(("head", "row"), HEADS)
@pytest.mark.parametrize("filename", ["cards.csv", None])
def test_every_head_is_read_from_a_file_and_from_a_paste(catalogue, head, row, filename):
    cards = [("Scout", 4), ("Subsection 5, Paragraph 12", 2), ("Gnat", 13)]
    rows = [row.format(n=count, c=f'"{name}"') for name, count in cards]
    read = DECK_FILES.read("\n".join((head, *rows, "")), catalogue, filename)
    assert read.format == "csv", read.lines
    assert not read.open_lines
    assert dict(read.decklist.copies()) == dict(cards)


@pytest.mark.parametrize("head", ["Name;Set", "Karte;Edition", "Nom;Extension", "Carta;Note"])
def test_a_row_is_one_copy_where_no_column_has_counts_and_the_first_line_says_so(catalogue, head):
    read = DECK_FILES.read(f"{head}\nScout;\nGnat;\nScout;\n", catalogue)
    assert read.decklist.copies() == {"Scout": 2, "Gnat": 1}
    first = read.lines[0]
    assert first.status is Status.REPAIRED
    assert "each row was read as one copy" in first.note


def test_a_column_of_names_alone_in_a_csv_file_is_one_copy_a_row(catalogue):
    read = DECK_FILES.read('Card\n"Subsection 5, Paragraph 12"\nScout\n', catalogue, "cards.csv")
    assert read.decklist.copies() == {"Subsection 5, Paragraph 12": 1, "Scout": 1}


@pytest.mark.parametrize("empty", ["", "0", "-", "–", " ", "00", "0.0"])
def test_an_empty_count_in_a_column_of_counts_is_none(catalogue, empty):
    """A checklist has a row for every card, and a count only where there are copies."""
    names = sorted(card.name for card in catalogue.cards)
    rows = [
        f'"{name}";{3 if place % 10 == 0 else empty}' for place, name in enumerate(names)
    ]  # fmt: skip
    read = DECK_FILES.read("\n".join(("Name;Have", *rows)), catalogue)
    owned = names[::10]
    assert total_of(read) == dict.fromkeys(owned, 3)
    assert sum(line.copies for line in read.lines) == 3 * len(owned)
    assert all(line.status is Status.READ for line in read.lines[1:])


@pytest.mark.parametrize(
    "text",
    [
        "2\tScout\t1st Edition\n13\tGnat\t\n",
        "Scout\t2\nGnat\t13\n",
        "2;Scout\n13;Gnat\n",
        "Scout;2;1ED\nGnat;13;2ED\n",
        "2|Scout\n13|Gnat\n",
        "| 2 | Scout |\n| 13 | Gnat |\n",
        "2,Scout\n13,Gnat\n",
        "2,Scout,1ED\n13,Gnat,2ED\n",
        "sep=;\n2;Scout\n13;Gnat\n",
        "2x;Scout;x\n13x;Gnat;x\n",
    ],
)
def test_rows_without_titles_are_told_by_their_cards(catalogue, text):
    filename = "cards.csv" if "x;" in text else None
    read = DECK_FILES.read(text, catalogue, filename)
    assert read.decklist.copies() == {"Scout": 2, "Gnat": 13}
    assert not read.open_lines


def test_what_a_table_without_titles_was_read_as_is_said(catalogue):
    read = DECK_FILES.read("Scout;2;1ED\nGnat;13;2ED\n", catalogue)
    said = "There are no titles: column 1 is the name, column 2 is the count, column 3 is the set."
    assert read.lines[0].note == said
    assert [line.printing.set.code for line in read.decklist.lines] == ["1ED", "2ED"]


def test_a_table_file_without_cards_says_what_to_do(catalogue):
    read = DECK_FILES.read("a;b\nc;d\n", catalogue, "players.csv")
    assert read.decklist is None
    assert "no column with names of cards was found" in read.error


def test_collector_numbers_are_not_taken_for_counts(catalogue):
    some = catalogue.printings_in(catalogue.by_name["Scout"], catalogue.by_set["1ED"])[0]
    gnat = catalogue.newest["Gnat"]
    text = f"No.,Name,Set\n{some.number},Scout,1ED\n{gnat.number},Gnat,{gnat.set.code}\n"
    read = DECK_FILES.read(text, catalogue)
    assert read.decklist.copies() == {"Scout": 1, "Gnat": 1}
    assert [line.printing for line in read.decklist.lines] == [some, gnat]
    assert "“No.” was read as the number." in read.lines[0].note


def test_numbers_of_the_rows_are_not_taken_for_counts(catalogue):
    names = ["Scout", "Gnat", "Rage", "Forget", "Obsession"]
    rows = [f"{place};{name}" for place, name in enumerate(names, 1)]
    read = DECK_FILES.read("\n".join(("No.;Card;Rarity", *rows)), catalogue)
    assert read.decklist.copies() == dict.fromkeys(names, 1)
    assert "“No.” was read as a number of the row." in read.lines[0].note


@pytest.mark.parametrize(("count", "copies"), [("4x", 4), ("x4", 4), ("(4)", 4), ("4.0", 4)])
def test_a_count_with_something_around_it_is_repaired(catalogue, count, copies):
    (_, line) = DECK_FILES.read(f"Count;Name\n{count};Scout\n", catalogue).lines
    assert (line.status, line.copies) == (Status.REPAIRED, copies)
    assert line.note.startswith("4 Scout (the count is written")


@pytest.mark.parametrize("count", ["many", "-4", "4.5", "1000", "?", "4 or 5"])
def test_a_count_that_is_no_number_of_copies_stays_open(catalogue, count):
    (_, line) = DECK_FILES.read(f"Count;Name\n{count};Scout\n", catalogue).lines
    assert line.status is Status.OPEN


def test_columns_that_are_not_read_are_named(catalogue):
    read = DECK_FILES.read("Count,Name,Foil,Condition\n4,Scout,yes,NM\n", catalogue)
    assert read.lines[0].note == (
        "Titles of the columns. “Count” is the count. Not read: Foil, Condition."
    )


def test_headings_inside_a_table_move_the_rows_below(catalogue):
    text = "Count;Name\n;Characters\n4;Scout\n;Sideboard\n2;Gnat\n;\n"
    read = DECK_FILES.read(text, catalogue)
    assert [(line.name, line.zone.value) for line in read.decklist.lines] == [
        ("Scout", "deck"),
        ("Gnat", "sideboard"),
    ]
    states = [line.status.value for line in read.lines]
    assert states == ["heading", "heading", "read", "heading", "read", "blank"]


def test_a_column_that_says_what_is_sideboarded(catalogue):
    read = DECK_FILES.read("Card Name,Quantity,Sideboarded\nScout,4,No\nGnat,2,Yes\n", catalogue)
    assert [line.zone.value for line in read.decklist.lines] == ["deck", "sideboard"]


@pytest.mark.parametrize(("total", "is_wrong"), [(6, False), (7, True)])
def test_a_total_is_compared_with_the_copies_above_it(catalogue, total, is_wrong):
    read = DECK_FILES.read(f"Count,Name\n4,Scout\n2,Gnat\n{total},Total\n", catalogue)
    assert read.decklist.copies() == {"Scout": 4, "Gnat": 2}
    assert bool(read.wrong_totals) is is_wrong


def test_a_name_with_a_comma_and_no_quotation_marks_is_found(catalogue):
    read = DECK_FILES.read("Count,Name\n2,Subsection 5, Paragraph 12\n4,Scout\n", catalogue)
    assert read.decklist.copies() == {"Subsection 5, Paragraph 12": 2, "Scout": 4}
    assert read.lines[1].status is Status.REPAIRED


def test_a_card_above_the_titles_is_not_lost(catalogue):
    read = DECK_FILES.read("4 Scout\nCount,Name\n2,Gnat\n", catalogue)
    assert [line.text for line in read.open_lines] == ["4 Scout"]


def test_a_title_above_the_titles_is_the_name_of_the_deck(catalogue):
    read = DECK_FILES.read("Goo and Gunpowder;;\nCount;Name;Set\n4;Scout;\n", catalogue)
    assert read.decklist.name == "Goo and Gunpowder"


@pytest.mark.parametrize(
    "text",
    [
        "4 Scout\n2 Subsection 5, Paragraph 12\n",
        "Goo, Gunpowder\n4 Scout\n",
        "Name: My deck\n4 Scout\n",
        "4 Scout | 2ED\n2 Gnat | 2ED\n",
        "4\tScout\n2\tGnat\n",
    ],
)
def test_a_list_is_no_table(catalogue, text):
    assert DECK_FILES.read(text, catalogue).format != "csv"


def test_an_open_quotation_mark_says_where_it_is(catalogue):
    read = DECK_FILES.read('Count,Name\n4,Scout\n2,"Gnat\n3,Rage\n', catalogue)
    assert read.error.startswith("The CSV has an error in line 3")


@pytest.mark.parametrize("write", [xlsx, ods])
def test_a_workbook_is_read_like_a_csv_file(catalogue, write):
    book = write(Deck=[["Anzahl", "Karte", "Edition"], [4, "Scout", "1ED"], [None, "Gnat", ""]])
    read = DECK_FILES.read(book, catalogue, "deck.xlsx")
    assert read.decklist.copies() == {"Scout": 4}
    assert [line.status for line in read.lines] == [Status.HEADING, Status.READ, Status.READ]


@pytest.mark.parametrize("write", [xlsx, ods])
@pytest.mark.parametrize("rows", [[["Count", "Name"], [4, "Scout"]], [["4 Scout"]]])
def test_a_second_sheet_with_rows_leaves_the_deck_without_a_verdict(catalogue, write, rows):
    read = DECK_FILES.read(write(Main=rows, Sideboard=[[2, "Gnat"]]), catalogue)
    (line,) = read.open_lines
    assert line.text == "Sheet “Sideboard” was not read, rows: 1"


def test_a_json_list_of_names_says_what_to_do(catalogue):
    read = DECK_FILES.read('["Scout", "Gnat"]', catalogue)
    assert read.decklist is None
    assert "one card on each line" in read.error
