"""Registration sheets, read back from the PDF."""

import io
from datetime import UTC, datetime

import pytest
from pypdf import PdfReader

from app.games import game
from app.games.spoils.construction import check
from app.games.spoils.decklists import Decklist, Line, Zone
from app.games.spoils.facts import Catalogue
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import short_hash
from app.sheets import (
    FiledBy,
    Format,
    Registered,
    SheetEvent,
    blank_sheets,
    registration_sheets,
)
from app.sheets.letters import Face, runs_of
from tests.sheets.reading import pages_of, squeezed

SHEETS = game().sheets.needed()
EVENT = SheetEvent("Winter Open", "21 November 2026", "Town Hall", "Constructed, cr3")
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
STARTER = "starter-arcanist-warlord"


@pytest.fixture
def starter(catalogue: Catalogue) -> Decklist:
    return DECK_FILES.of_precon(catalogue.precons[STARTER], catalogue)


def registered(player: str, deck: Decklist, catalogue: Catalogue) -> Registered:
    """A player's hand-in with its verdict."""
    report = check(deck, catalogue.formats["constructed"], catalogue=catalogue)
    assert report.hash is not None
    return Registered(
        player,
        deck,
        version="Version 2, handed in 20 Nov 17:58 CET",
        verdict=report.verdict.value,
        size=f"{report.size} cards",
        short_hash=short_hash(report.hash),
        long_hash=report.hash,
        facts=(("Format", "Constructed"), ("Catalogue", catalogue.version)),
    )


def place_of(name: str, copies: int, page: str) -> int:
    """The line of the page that holds the card with its copies; it has to be exactly one."""
    [place] = [
        place
        for place, line in enumerate(page.splitlines())
        if f"{line} ".startswith(f"{copies} {name} ")
    ]
    return place


def test_a_sheet_says_whose_list_it_is_for_what_and_with_which_verdict(
    starter: Decklist, catalogue: Catalogue
) -> None:
    player = registered("Ada Byron", starter, catalogue)
    [page] = pages_of(registration_sheets(EVENT, [player], SHEETS, NOW))
    for wanted in (
        "Winter Open", "21 November 2026", "Town Hall", "Constructed, cr3", "Ada Byron",
        "Version 2, handed in 20 Nov 17:58 CET", "Legal", "75 cards", player.short_hash,
        player.long_hash, "Catalogue", "Sheet 1 of 1", "Signed", "Judge",
        "Starting resources, chosen at the table",
    ):  # fmt: skip
        assert squeezed(wanted) in squeezed(page), wanted


def test_the_list_is_grouped_by_type_and_alphabetical_with_counts_and_totals(
    starter: Decklist, catalogue: Catalogue
) -> None:
    [page] = pages_of(
        registration_sheets(EVENT, [registered("Ada", starter, catalogue)], SHEETS, NOW)
    )
    copies = starter.copies(Zone.DECK)
    kinds = {line.name: line.printing.card.type.value for line in starter.lines}
    places = {name: place_of(name, copies[name], page) for name in copies}
    for kind in ("Resource", "Character", "Tactic", "Item"):
        names = sorted(name for name in copies if kinds[name] == kind)
        assert [places[name] for name in names] == sorted(places[name] for name in names)
        assert f"{kind}s {sum(copies[name] for name in names)}" in page
    assert "75 cards in the deck" in page


@pytest.mark.parametrize(
    ("by", "order", "letters"),
    [
        (FiledBy.LAST, ("Zoë Ames", "Ada van der Berg Jr.", "dora", "Émile, Max"), "ABDÉ"),
        (FiledBy.FIRST, ("Ada van der Berg Jr.", "dora", "Émile, Max", "Zoë Ames"), "ADÉZ"),
    ],
)
def test_sheets_stand_in_the_order_of_filing_with_its_letter_in_the_corner(
    by: FiledBy, order: tuple[str, ...], letters: str
) -> None:
    players = [Registered(name) for name in sorted(order)]
    pages = pages_of(registration_sheets(EVENT, players, SHEETS, NOW, by=by))
    assert len(pages) == 4
    for page, name, letter in zip(pages, order, letters, strict=True):
        lines = page.splitlines()
        assert name in lines
        assert letter in lines


def test_a_long_list_goes_on_under_the_same_head_and_is_signed_once(catalogue: Catalogue) -> None:
    printings = [one for one in catalogue.newest.values() if not one.card.is_faction][:180]
    deck = Decklist(tuple(Line.main(one, 1) for one in printings))
    pages = pages_of(registration_sheets(EVENT, [registered("Ada", deck, catalogue)], SHEETS, NOW))
    assert len(pages) > 1
    for number, page in enumerate(pages, start=1):
        assert f"Sheet {number} of {len(pages)}" in page
        assert "Ada" in page.splitlines()
    assert ["Signed" in page for page in pages] == [False] * (len(pages) - 1) + [True]
    for printing in printings:
        place_of(printing.card.name, 1, "\n".join(pages))


@pytest.mark.rule("202.5")
def test_a_faction_that_names_a_staple_has_it_on_the_line_of_starting_resources(
    catalogue: Catalogue,
) -> None:
    deck = Decklist((Line.main(catalogue.newest["Hall of Great Justice"], 1),))
    [page] = pages_of(registration_sheets(EVENT, [Registered("Ada", deck)], SHEETS, NOW))
    assert "Starting resources, chosen at the table Rage" in page


def test_lines_nobody_understood_and_what_stays_in_the_pool_are_on_the_sheet(
    catalogue: Catalogue,
) -> None:
    deck = Decklist((Line.main(catalogue.newest["Scout"], 2),))
    player = Registered("Ada", deck, unread=("4 Skout",), leftovers={"Gnat": 3})
    [page] = pages_of(registration_sheets(EVENT, [player], SHEETS, NOW))
    assert "Not understood\n? 4 Skout" in page
    assert "Left in the pool 3\n3 Gnat" in page


def test_names_are_printed_in_their_own_letters_and_unknown_signs_are_marked() -> None:
    names = ["Łukasz Żółć", "Дмитрий", "Ελένη", "李 小龍", "김민수", "สมชาย", "Max 😀"]
    unknown = "\N{PHOENICIAN LETTER ALF}x"
    players = [Registered(name) for name in (*names, unknown)]
    text = "\n".join(pages_of(registration_sheets(EVENT, players, SHEETS, NOW)))
    assert all(name in text for name in names)
    assert "?x" in text


def test_letters_from_right_to_left_are_joined_and_stand_in_their_order() -> None:
    [joined] = runs_of("محمد علي", Face.TITLE)
    assert joined.font.is_shaped
    [page] = pages_of(registration_sheets(EVENT, [Registered("دוד")], SHEETS, NOW))
    assert "?" not in page


def test_a_sealed_list_with_what_stays_in_the_pool_fits_on_one_page(catalogue: Catalogue) -> None:
    printings = [one for one in catalogue.newest.values() if not one.card.is_faction]
    deck = Decklist(tuple(Line.main(one, 1) for one in printings[:30]))
    left = {one.card.name: 1 for one in printings[200:248]}
    for form in Format:
        player = Registered("Ada", deck, leftovers=left)
        pages = pages_of(registration_sheets(EVENT, [player], SHEETS, NOW, form))
        assert len(pages) == 1
        assert all(squeezed(name) in squeezed(pages[0]) for name in left)


def test_a_name_longer_than_its_line_is_cut_above_and_whole_below() -> None:
    name = "Maximiliana Wolfeschlegelsteinhausen-Bergerdorff-Featherstonehaugh the Third"
    [page] = pages_of(registration_sheets(EVENT, [Registered(name)], SHEETS, NOW))
    assert f"Winter Open · {name}" in page
    assert any(line.startswith("Maximiliana") and line.endswith("…") for line in page.splitlines())


def test_blank_sheets_have_room_for_a_list_on_one_page_of_either_paper() -> None:
    for form in Format:
        pages = pages_of(blank_sheets(EVENT, 3, SHEETS, NOW, form))
        assert len(pages) == 3
        assert all("Winter Open" in page and "Sheet 1 of 1" in page for page in pages)
        assert all("Total cards in the deck" in page for page in pages)


@pytest.mark.parametrize(("form", "size"), [(Format.A4, (595, 842)), (Format.LETTER, (612, 792))])
def test_the_paper_is_the_one_asked_for(form: Format, size: tuple[int, int]) -> None:
    box = PdfReader(io.BytesIO(blank_sheets(EVENT, 1, SHEETS, NOW, form))).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size


def test_the_same_sheets_of_the_same_moment_are_the_same_bytes(
    starter: Decklist, catalogue: Catalogue
) -> None:
    one, other = (
        registration_sheets(EVENT, [registered("Ada", starter, catalogue)], SHEETS, NOW)
        for _ in range(2)
    )
    assert one == other
