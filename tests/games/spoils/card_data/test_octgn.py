"""OCTGN set definitions are read without guessing, and written so that they read back."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.catalogue import read_rows
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.card_data.octgn import read_set_file, write_set_file
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Rarity
from app.games.tabletop.card_data import SetFileError

VERSION, ROWS = read_rows(CARD_DATA)
STANDING = {(kind, CARD_DATA.key_of(kind, row)): row for kind, rows in ROWS.items() for row in rows}
HEIST = """\
<set name="Holy Heist" id="AB-1" gameId="844d5fe3-bdb5-4ad2-ba83-88c2c2db6d88">
<packaging><pack name="Booster"><pick qty="9" key="Rarity" value="Common"/>
<pick qty="unlimited" key="Rarity" value="Staple"/></pack></packaging><cards>
<card id="ID-1" name="Test Monk"><property name="Card Number" value="7/130"/>
<property name="Rarity" value="Rare"/><property name="Trade" value="Rogue"/>
<property name="Type" value="Item"/><property name="Subtype" value="gear, odd "/>
<property name="Threshold" value="DD"/><property name="Cost" value="2"/>
<property name="Strength" value="+1"/><property name="Life" value="-0"/>
<property name="Speed" value=""/>
<property name="Card Text" value=" Our own   words.&#13;&#10;&#10;More. "/>
</card></cards></set>
"""


def differences(written: bytes) -> list[tuple[Any, ...]]:
    """The fields in which a file differs from the shipped catalogue, texts left out."""
    return [
        (write.kind, write.key, field, value)
        for write in read_set_file(written).writes(ROWS)
        for field, value in write.fields.items()
        if field != "text" and STANDING.get((write.kind, write.key), {}).get(field) != value
    ]


def test_all_reference_sets_agree_with_the_facts_and_bring_texts(shared: Path) -> None:
    files = sorted((shared / "reference/spoils/sets").glob("*/set.xml"))
    printings, texts = set(), set()
    for file in files:
        assert differences(file.read_bytes()) == []
        for write in read_set_file(file.read_bytes()).writes(ROWS):
            if write.kind == "printings":
                printings.add(write.key)
                texts |= {write.key} if write.fields.get("text") else set()
    assert printings == {row["id"] for row in ROWS["printings"]}
    assert len(printings) == 1204
    assert len(texts) == 1161


@pytest.mark.parametrize("code", [row["code"] for row in ROWS["sets"]])
def test_every_set_that_is_written_reads_back_without_a_difference(
    catalogue: Catalogue, code: str
) -> None:
    written = write_set_file(catalogue, code)
    assert differences(written) == []
    assert read_set_file(written).pack == catalogue.by_set[code].pack
    assert len(read_set_file(written).cards) == sum(
        printing.set.code == code for printing in catalogue.printings
    )


def test_no_printed_text_is_written(catalogue: Catalogue) -> None:
    printings = [{**row, "text": "Secret words."} for row in ROWS["printings"]]
    texted = CARD_DATA.assemble(VERSION, {**ROWS, "printings": printings})
    assert b"Secret" not in write_set_file(texted, "SDE")


def test_a_new_set_comes_with_its_cards_packs_and_texts() -> None:
    rows = {kind: list(rows) for kind, rows in ROWS.items()}
    for write in read_set_file(HEIST.encode("utf-8-sig")).writes(ROWS):
        rows[write.kind].append({**dict.fromkeys(ROWS[write.kind][0]), **write.fields})
    after = CARD_DATA.assemble(VERSION, rows)
    card = after.by_name["Test Monk"]
    (printing,) = after.printings_of(card)
    assert (card.subtypes, card.cost, card.strength, card.life) == (("gear", "odd"), 2, 1, 0)
    assert (printing.id, printing.number, printing.rarity) == ("id-1", 7, Rarity.RARE)
    assert printing.text == "Our own words.\nMore."
    assert (printing.set.code, printing.set.size) == ("HH", 130)
    assert dict(printing.set.pack) == {Rarity.COMMON: 9}
    assert printing.set.order == max(s.order for s in after.sets)


def test_what_a_file_does_not_say_is_left_as_it_is() -> None:
    write = next(w for w in read_set_file(HEIST.encode()).writes(ROWS) if w.kind == "cards")
    assert "keywords" not in write.fields
    assert "structure" not in write.fields
    assert "starting_resources" not in write.fields


def test_a_text_that_is_empty_takes_none_away() -> None:
    written = HEIST.replace(' Our own   words.&#13;&#10;&#10;More. "', '"')
    said = [w for w in read_set_file(written.encode()).writes(ROWS) if w.kind == "printings"]
    assert [write.key for write in said] == ["id-1"]
    assert "text" not in said[0].fields


def test_one_name_with_two_different_facts_is_refused() -> None:
    card = HEIST[HEIST.index("<card id") : HEIST.index("</cards>")]
    other = card.replace("ID-1", "ID-2").replace('"Cost" value="2"', '"Cost" value="3"')
    doubled = HEIST.replace("</cards>", other + "</cards>")
    with pytest.raises(
        SetFileError, match="Test Monk: two cards with this name have different data"
    ):
        list(read_set_file(doubled.encode()).writes(ROWS))


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("", "not readable XML"),
        ("<set", "not readable XML"),
        ("<deck/>", "found <deck>"),
        ("<set name='x'/>", "no card"),
        ("<set gameId='other'/>", "another game"),
        ("<set><card id='1' name='x'/></set>", "no name"),
        ("<set name='x'><card id='1'/></set>", "has no id or no name"),
        (f"<set name='x'><card id='1' name='{'y' * 101}'/></set>", "at most 100 characters"),
        (f"<set name='x'><card id='{'1' * 101}' name='y'/></set>", "at most 100 characters"),
        (f"<set name='{'x' * 101}'><card id='1' name='y'/></set>", "longer than 100 characters"),
        (
            '<!DOCTYPE s [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><set name="&b;"/>',
            "not readable XML",
        ),
        (
            '<!DOCTYPE s [<!ENTITY a SYSTEM "file:///etc/passwd">]><set name="&a;"/>',
            "not readable XML",
        ),
    ],
)
def test_a_file_that_is_no_set_says_why(written: str, message: str) -> None:
    with pytest.raises(SetFileError, match=message):
        read_set_file(written.encode())


def test_a_file_that_is_too_large_is_not_read() -> None:
    with pytest.raises(SetFileError, match="larger than 4 MB"):
        read_set_file(b"<" * (4 * 1024 * 1024 + 1))


@given(st.binary(max_size=300) | st.text(max_size=300).map(str.encode))
def test_whatever_the_bytes_only_the_documented_error_is_raised(written: bytes) -> None:
    with pytest.raises(SetFileError):
        read_set_file(written)
