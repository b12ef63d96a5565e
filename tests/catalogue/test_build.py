"""Building the catalogue file names the line of a broken source and keeps the old file."""

import csv
import shutil
from pathlib import Path

import pytest

from app.catalogue import SHIPPED, read_catalogue
from app.catalogue.build import build
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import PrintingId
from tests.conftest import ROOT


def test_a_broken_source_is_named_with_its_line_and_nothing_is_written(tmp_path: Path) -> None:
    sources = shutil.copytree(ROOT / "data", tmp_path / "sources")
    target = tmp_path / "cards.sqlite"
    target.write_bytes(b"as it was")
    with (sources / "spoils" / "printings.csv").open("a", encoding="utf-8") as text:
        text.write("an-id,1ED,999,common,No Such Card\n")
    with pytest.raises(ValueError, match=r"printings\.csv, line 1206"):
        build(sources, target, [CARD_DATA])
    assert target.read_bytes() == b"as it was"
    assert [file.name for file in tmp_path.iterdir() if file.suffix == ".new"] == []


def test_the_catalogue_file_is_never_written_when_read() -> None:
    before = SHIPPED.stat().st_mtime_ns
    read_catalogue(CARD_DATA)
    assert SHIPPED.stat().st_mtime_ns == before
    assert not SHIPPED.with_name(SHIPPED.name + "-wal").exists()


def test_facts_agree_with_the_reference_table(shared: Path) -> None:
    catalogue = read_catalogue(CARD_DATA)
    with (shared / "reference/spoils/cards.csv").open(encoding="utf-8", newline="") as text:
        rows = list(csv.DictReader(text))
    assert len(rows) == len(catalogue.printings)
    for row in rows:
        printing = catalogue.by_printing[PrintingId(row["octgn_id"])]
        card = printing.card
        assert card.name == row["name"]
        assert printing.set.code == row["set_code"]
        assert printing.rarity.value == row["rarity"]
        assert str(printing.number or "") == row["number"].lstrip("0")
        assert str(card.threshold) == row["threshold"]
        assert str(card.provides) == row["provides"]
        for field in ("cost", "strength", "life", "speed", "structure"):
            written = row[field]
            assert getattr(card, field) == (int(written) if written else None)
