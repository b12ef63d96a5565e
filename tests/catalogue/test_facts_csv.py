"""Facts travel as CSV, and come back as they went."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.catalogue import read_rows
from app.games.spoils.card_data import CARD_DATA
from app.games.tabletop.card_data import FactsFileError, read_facts_csv, write_facts_csv

_, ROWS = read_rows(CARD_DATA)


MARK = "\u0301"


@pytest.mark.parametrize("kind", list(ROWS))
def test_what_is_written_reads_back_without_a_difference(kind: str) -> None:
    writes = read_facts_csv(
        CARD_DATA.kinds, write_facts_csv(CARD_DATA.kinds[kind], ROWS[kind]).encode(), f"{kind}.csv"
    )
    assert [(write.kind, write.key, dict(write.fields)) for write in writes] == [
        (kind, CARD_DATA.key_of(kind, row), dict(row)) for row in ROWS[kind]
    ]


def test_the_header_says_which_facts_they_are() -> None:
    assert read_facts_csv(CARD_DATA.kinds, b"name,cost\nRage,\n")[0].kind == "cards"
    assert read_facts_csv(CARD_DATA.kinds, b"id,set,rarity\nx,SDE,rare\n")[0].kind == "printings"


def test_columns_that_are_not_there_are_left_as_they_are() -> None:
    (write,) = read_facts_csv(CARD_DATA.kinds, "\ufeffname,cost\r\nRage, +2 \r\n\r\n".encode())
    assert dict(write.fields) == {"name": "Rage", "cost": "2"}


@pytest.mark.parametrize("cell", ["=1+1", "+cmd|x", "-x", "@SUM(A1)", "\tx", " =1", "＝1", "-1-1"])
def test_what_a_spreadsheet_would_run_is_marked_as_text(cell: str) -> None:
    written = write_facts_csv(
        CARD_DATA.kinds["formats"], [{"id": "h", "name": "House", "notes": cell}]
    )
    assert f"'{cell}" in written
    (write,) = read_facts_csv(CARD_DATA.kinds, written.encode())
    assert write.fields["notes"] == cell.strip()


def test_bonuses_stay_numbers() -> None:
    row = {"name": "Probe", "strength": "-2"}
    assert "'" not in write_facts_csv(CARD_DATA.kinds["cards"], [row])


def test_printed_texts_never_leave_with_the_facts() -> None:
    rows = [{**row, "text": "Secret words."} for row in ROWS["printings"][:3]]
    assert "Secret" not in write_facts_csv(CARD_DATA.kinds["printings"], rows)


@pytest.mark.parametrize(
    ("written", "message"),
    [
        (b"", "empty"),
        (b"name,cost,colour\nRage,1,red\n", "cards have no column 'colour'"),
        (b"trade,cost\nRogue,1\n", "cards need the column 'name'"),
        (b"name,cost,name\nRage,1,x\n", "twice"),
        (b"id,name\nx,y\n", "could be printings or formats or precons"),
        (b"name,cost\nRage\n", "Line 2: 1 cells under 2 columns"),
        (b"name,cost\n,2\n", "Line 2: name must not be empty"),
        (b"name,cost\nR\xff,2\n", "Line 2: this is not UTF-8"),
        (b"name,cost\nR\0,2\n", "Line 2 contains a NUL"),
        (f"name,cost\nR{MARK * 31},2\n".encode(), "Line 2 contains more than 30 accents"),
        (b'name,cost\n"Rage,2\n', "Line 2"),
        (b"name,cost\n" + b"x" * 5000 + b",2\n", "Line 2, name: more than 4000 characters"),
        (b"n" * (4 * 1024 * 1024 + 1), "larger than 4 MB"),
    ],
)
def test_a_file_that_cannot_be_read_names_the_line(written: bytes, message: str) -> None:
    with pytest.raises(FactsFileError) as caught:
        read_facts_csv(CARD_DATA.kinds, written)
    assert message in str(caught.value)


@pytest.mark.slow
@given(st.binary(max_size=300) | st.text(max_size=300).map(lambda t: f"name,cost\n{t}".encode()))
def test_whatever_the_bytes_only_the_documented_error_is_raised(written: bytes) -> None:
    with suppress(FactsFileError):
        read_facts_csv(CARD_DATA.kinds, written)
