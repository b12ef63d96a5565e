"""`threshold convert`: files in, files out, and an exit status scripts can rely on."""

import pytest
from click.testing import CliRunner

from app.cli import main
from app.games.spoils.presentation.deck_files import DECK_FILES
from app.games.tabletop.decklists.decklist import deck_hash


def convert(*words: str, given: str | bytes | None = None):
    return CliRunner().invoke(main, ["convert", *words], input=given)


@pytest.fixture
def starter(catalogue):
    return DECK_FILES.of_precon(catalogue.precons["starter-arcanist-warlord"], catalogue)


@pytest.mark.parametrize("to", ["o8d", "dek", "cod", "txt", "csv", "json"])
def test_a_file_is_written_in_every_format_of_the_contract(catalogue, starter, tmp_path, to):
    path = tmp_path / "starter.json"
    path.write_text(DECK_FILES.write(starter, "json"), encoding="utf-8")
    ran = convert(str(path), "--to", to)
    assert ran.exit_code == 0, ran.stderr
    read = DECK_FILES.read(ran.stdout_bytes, catalogue)
    assert read.format == to
    assert read.decklist.copies() == starter.copies()


def test_standard_input_is_read_and_a_file_written(catalogue, tmp_path):
    path = tmp_path / "goo.txt"
    ran = convert("-", "--to", "txt", "--output", str(path), given="4x scout\n")
    assert ran.exit_code == 0
    assert ran.stdout == ""
    assert path.read_text(encoding="utf-8") == "Deck\n4 Scout\n"
    assert "Line 1, repaired: 4x scout" in ran.stderr


def test_an_unreadable_deck_is_not_written_and_ends_with_2():
    ran = convert("-", "--to", "json", given="4 Scuot\n2 Gnat")
    assert ran.exit_code == 2
    assert ran.stdout == ""
    assert "Line 1, open: 4 Scuot" in ran.stderr
    assert "Scout" in ran.stderr


def test_a_file_that_is_no_text_ends_with_2_and_says_why():
    ran = convert("-", "--to", "json", given=b"\x00\x01\x02")
    assert ran.exit_code == 2
    assert "NUL" in ran.stderr


def test_what_the_format_cannot_hold_is_said(catalogue):
    ran = convert("-", "--to", "o8d", given="4 Scout\nSideboard\n1 Gnat")
    assert ran.exit_code == 0
    assert "OCTGN cannot store the sideboard" in ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("to", ["txt", "sections"])
def test_a_text_keeps_printings_and_with_them_the_hash(catalogue, to):
    for precon in catalogue.precons.values():
        deck = DECK_FILES.of_precon(precon, catalogue)
        ran = convert("-", "--to", to, given=DECK_FILES.write(deck, "o8d"))
        assert "Left out: Plain text cannot store which printing" not in ran.stderr
        assert DECK_FILES.read(ran.stdout_bytes, catalogue).hash == deck_hash(deck)


def test_printings_that_a_text_leaves_out_are_said():
    ran = convert("-", "--to", "lackey-txt", given="4 Scout (1ED)")
    assert ran.stdout == "4\tScout\n"
    said = (
        "Left out: LackeyCCG text cannot store which printing of a card is meant (the hash depends"
    )
    assert said in ran.stderr
    assert "Left out" not in convert("-", "--to", "lackey-txt", given="4 Scout (2ED)").stderr


def test_the_whole_report_is_shown_on_demand():
    ran = convert("-", "--to", "txt", "--report", given="// Goo\n4 Scout")
    assert "Line 1, heading: // Goo" in ran.stderr
    assert "Line 2, read: 4 Scout" in ran.stderr


@pytest.mark.parametrize("words", [["nowhere.txt", "--to", "txt"], ["-", "--to", "docx"], ["-"]])
def test_wrong_usage_ends_with_64(words):
    assert convert(*words, given="4 Scout").exit_code == 64
