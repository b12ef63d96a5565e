"""Texts from card files of LackeyCCG, for the site of whoever has them."""

from contextlib import suppress
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from app.catalogue import read_rows
from app.cli import main
from app.games.shadowfist.card_data import CARD_DATA
from app.games.shadowfist.card_data.lackey import is_text_file, read_text_file
from app.games.shadowfist.facts import Catalogue
from app.games.tabletop.card_data import SetFileError
from app.tables import migrate, open_database
from app.tables.curation import prepare, site_catalogue

_, ROWS = read_rows(CARD_DATA)
HEAD = "Name\tSet\tImageFile\tCard Type\tText\tScript"
BRAWL = "Final Brawl\tstandard\tfinal_brawl_ltd_400\tEvent\tOurs, not theirs.\t"


def written(*lines: str, end: str = "\n") -> bytes:
    return end.join((HEAD, *lines, "")).encode()


def texts(content: bytes) -> dict[str, str | None]:
    return {write.key: write.fields["text"] for write in read_text_file(content).writes(ROWS)}


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_the_text_goes_to_the_printing_of_that_set(end: str) -> None:
    again = "Final Brawl\tcombatinkowloon\tfinal_brawl_cik_400\tEvent\tOurs again.\t"
    assert texts(written(BRAWL, "", again, end=end)) == {
        "final_brawl_ltd_400": "Ours, not theirs.",
        "final_brawl_cik_400": "Ours again.",
    }


def test_set_and_title_decide_where_two_cards_share_an_image() -> None:
    row = "Elephant Gun\tshurikensandsixguns\telephant_gun_pr\tState\tOurs.\t"
    (key,) = texts(written(row))
    assert key == "elephant_gun_pr~shurikensandsixguns"


def test_a_card_without_text_leaves_the_text_that_is_there() -> None:
    assert texts(written(BRAWL.replace("Ours, not theirs.", ""))) == {}


def test_quotes_that_a_spreadsheet_put_are_taken_off() -> None:
    assert texts(written(BRAWL.replace("Ours, not theirs.", '"Say ""ours"" now."'))) == {
        "final_brawl_ltd_400": 'Say "ours" now.'
    }


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ('"Unique, and ours."', "Unique, and ours."),
        ('"Ours" and "theirs"', '"Ours" and "theirs"'),
        ('"', '"'),
    ],
)
def test_quotes_around_a_whole_text_are_a_spreadsheets(cell: str, text: str) -> None:
    found = texts(written(BRAWL.replace("Ours, not theirs.", cell)))
    assert found == {"final_brawl_ltd_400": text}


def test_every_printing_is_found_by_its_set_and_title() -> None:
    names = {row["code"]: (row["names"] or "").partition(";")[0] for row in ROWS["sets"]}
    lines = (
        f"{row['title']}\t{names[row['set']]}\tno_image\tX\tOurs.\t" for row in ROWS["printings"]
    )
    assert texts(written(*lines)).keys() == {row["id"] for row in ROWS["printings"]}


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "no column 'Name'"),
        (b"<set/>", "no column 'Name'"),
        (written(), "contains no cards"),
        (written(BRAWL.replace("Final Brawl", " ")), "Line 2: the card has no name"),
        (written("Nobody\tstandard\tnobody\tEvent\tOurs.\t"), "Nobody (line 2)"),
        (HEAD.encode() + b"\nX\xff", "Line 2: this is not UTF-8"),
        (written("A\0B"), "Line 2 contains a NUL"),
        (written(BRAWL.replace("Ours", "x" * 5_000)), "more than 4000 characters"),
        (b"x" * (4 * 1024 * 1024 + 1), "larger than 4 MB"),
        (written(*["X"] * 5_001), "at most 5000 cards"),
    ],
)
def test_a_file_that_cannot_be_read_says_where(content: bytes, message: str) -> None:
    with pytest.raises(SetFileError) as caught:
        texts(content)
    assert message in str(caught.value)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda t: written(t)))
def test_whatever_the_bytes_only_the_documented_error_is_raised(content: bytes) -> None:
    with suppress(SetFileError):
        texts(content)


def test_a_folder_of_sets_is_taken_without_its_list_of_sets() -> None:
    assert is_text_file("standard.txt")
    assert not is_text_file("setinfo.txt")
    assert not is_text_file("standard.xml")


@pytest.mark.slow
def test_they_come_into_a_site_in_one_step(tmp_path: Path) -> None:
    folder = tmp_path / "sets"
    folder.mkdir()
    (folder / "standard.txt").write_bytes(written(BRAWL))
    (folder / "setinfo.txt").write_text("no cards here", encoding="utf-8")
    url = f"sqlite:///{tmp_path / 'site.sqlite'}"
    database = open_database(url)
    migrate(database)
    prepare(database)
    database.close()
    words = ["import-cards", str(folder), "--game", "shadowfist", "--database", url]
    done = CliRunner().invoke(main, words)
    assert done.output == "1 printed text and 0 other fields changed.\n"
    database = open_database(url)
    with database.reading() as session:
        catalogue = site_catalogue(session, "shadowfist")
    database.close()
    assert isinstance(catalogue, Catalogue)
    assert catalogue.printing("final_brawl_ltd_400").text == "Ours, not theirs."
    assert catalogue.printing("final_brawl_cik_400").text is None
