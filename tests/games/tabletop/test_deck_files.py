"""Deck files of a game that is not The Spoils: its own zones, marks and headings."""

from dataclasses import replace

import pytest

from app.games.tabletop.decklists.decklist import deck_hash
from app.games.tabletop.decklists.difference import difference
from app.games.tabletop.decklists.formats import lost, read_decklist, write_decklist
from app.games.tabletop.decklists.report import Import, Status
from tests.games.tabletop.harbour import (
    CATALOGUE,
    FLAGSHIP,
    FORMATS,
    IN_YARD,
    SHAPE,
    Fleet,
    Line,
    Zone,
)

WRITTEN = [form.id for form in FORMATS.values() if form.write]
YAWL, FRIGATE = CATALOGUE.newest["Yawl"], CATALOGUE.newest["36-Gun Frigate"]
OLD_TUG = CATALOGUE.printings_of(CATALOGUE.by_name["Tug"])[0]
FLEET = Fleet(
    (
        Line(FRIGATE, 1, Zone.SEA, FLAGSHIP),
        Line(YAWL, 4, Zone.SEA),
        Line(OLD_TUG, 2, Zone.SEA),
        Line(FRIGATE, 1, Zone.YARD),
    ),
    name="Home Fleet",
)


def read(content: str) -> Import[Fleet]:
    return read_decklist(content, CATALOGUE, FORMATS)


def lines(content: str) -> list[tuple[str, int, Zone, str | None]]:
    deck = read(content).decklist
    assert deck is not None
    return [(line.name, line.copies, line.zone, line.mark) for line in deck.lines]


@pytest.mark.parametrize("format_id", WRITTEN)
def test_a_deck_comes_back_as_it_was_written(format_id: str) -> None:
    form = FORMATS[format_id]
    found = read(write_decklist(FLEET, format_id, FORMATS))
    assert not found.is_unreadable
    assert found.decklist is not None
    assert {(x.name, x.copies, x.zone, x.mark) for x in found.decklist.lines} == {
        (x.name, x.copies, x.zone, x.mark) for x in FLEET.lines
    }
    keeps_printings = "PRINTING" in {what.name for what in form.keeps}
    assert (found.hash == deck_hash(FLEET)) == keeps_printings


def test_programs_that_do_not_know_the_game_have_no_format() -> None:
    assert set(FORMATS) == {"dek", "mtgo", "json", "csv", "lackey-txt", "sections", "txt"}
    with pytest.raises(ValueError, match="o8d"):
        write_decklist(FLEET, "o8d", FORMATS)


def test_headings_are_those_of_the_game() -> None:
    assert lines("Flagship\n1 Yawl\n\n2 Tug\nSteamers (2)\n3 Yawl\nSpare ships:\n1 Tug") == [
        ("Yawl", 1, Zone.SEA, FLAGSHIP),
        ("Tug", 2, Zone.SEA, None),
        ("Yawl", 3, Zone.SEA, None),
        ("Tug", 1, Zone.YARD, None),
    ]


def test_words_of_another_game_are_no_headings() -> None:
    report = read("2 Tug\nSideboard:\n1 Yawl\nSB: 1 Yawl")
    assert [line.status for line in report.lines] == [
        Status.READ, Status.HEADING, Status.READ, Status.OPEN,
    ]  # fmt: skip
    assert "no card has this name" in report.lines[1].note


def test_an_empty_line_is_none_to_ask_about_in_a_game_without_sideboard() -> None:
    report = read("2 Tug\n\n1 Yawl")
    assert [line.status for line in report.lines] == [Status.READ, Status.BLANK, Status.READ]


def test_a_number_that_begins_a_name_is_no_count() -> None:
    assert lines("36-Gun Frigate\n2 36 gun frigate\n2 Fleet Tender") == [
        ("36-Gun Frigate", 3, Zone.SEA, None),
        ("Fleet Tender", 2, Zone.SEA, None),
    ]


def test_the_json_of_another_game_is_refused() -> None:
    written = write_decklist(FLEET, "json", FORMATS)
    assert '"game": "harbour"' in written
    other = read(written.replace('"harbour"', '"spoils"'))
    assert "another game" in (other.error or "")


def test_only_zones_of_the_main_list_are_hashed_and_no_marks() -> None:
    at_sea = replace(FLEET, lines=tuple(x for x in FLEET.lines if x.zone is Zone.SEA))
    unmarked = replace(at_sea, lines=tuple(replace(x, mark=None) for x in at_sea.lines))
    assert deck_hash(FLEET) == deck_hash(at_sea) == deck_hash(unmarked)
    assert deck_hash(FLEET) != deck_hash(replace(FLEET, lines=at_sea.lines[1:]))


def test_what_a_format_leaves_out_is_told_in_the_words_of_the_game() -> None:
    assert lost(FLEET, FORMATS["mtgo"], SHAPE) == (
        "which printing of a card is meant (the hash depends on it)",
        "which ship leads",
        "the yard",
        "the deck's name",
    )
    assert lost(FLEET, FORMATS["json"], SHAPE) == ()


def test_versions_differ_by_the_zones_of_the_game() -> None:
    moved = replace(FLEET, lines=(*FLEET.lines[1:3], Line(FRIGATE, 2, Zone.YARD)))
    found = difference(FLEET, moved, Zone)
    assert [(x.zone, x.name, x.copies) for x in found.went_out] == [
        (Zone.SEA, FRIGATE.card.name, -1)
    ]
    assert [(x.zone, x.name, x.copies) for x in found.came_in] == [
        (Zone.YARD, FRIGATE.card.name, 1)
    ]


def test_a_zone_of_lackey_stands_for_the_place_of_that_name() -> None:
    assert IN_YARD.lackey == "Misc"
    misc = '<deck><meta/><superzone name="Misc"><card><name>Tug</name></card></superzone></deck>'
    assert lines(misc) == [("Tug", 1, Zone.YARD, None)]
