"""The shipped catalogue is what `data/` says."""

import shutil
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from app.catalogue import SHIPPED, read_rows
from app.catalogue.build import build, digest_of, dump
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType, Trade
from app.games.tabletop.card_data import CardData, Column, FactKind, kinds_of
from tests.conftest import ROOT


def test_the_shipped_file_equals_a_fresh_build_of_its_sources(tmp_path: Path) -> None:
    build(ROOT / "data", tmp_path / "fresh.sqlite", [CARD_DATA])
    with (
        closing(sqlite3.connect(tmp_path / "fresh.sqlite")) as fresh,
        closing(sqlite3.connect(f"{SHIPPED.as_uri()}?mode=ro", uri=True)) as shipped,
    ):
        assert dump(shipped, CARD_DATA) == dump(fresh, CARD_DATA)
        kept = shipped.execute("SELECT value FROM meta WHERE key = 'digest'").fetchone()
        assert kept == (digest_of(shipped, CARD_DATA),)


def test_another_game_does_not_change_the_digest_of_this_one(tmp_path: Path) -> None:
    sources = shutil.copytree(ROOT / "data", tmp_path / "sources")
    (sources / "other").mkdir()
    (sources / "other" / "cards.csv").write_text("name\nProbe\n", encoding="utf-8")
    kind = FactKind("cards", "card", (Column("name", is_required=True),), key=("name",))
    other: CardData[str] = CardData("other", "1", kinds_of(kind), lambda version, _: version)
    build(sources, tmp_path / "both.sqlite", [CARD_DATA, other])
    with (
        closing(sqlite3.connect(tmp_path / "both.sqlite")) as both,
        closing(sqlite3.connect(f"{SHIPPED.as_uri()}?mode=ro", uri=True)) as shipped,
    ):
        assert digest_of(both, CARD_DATA) == digest_of(shipped, CARD_DATA)
    assert read_rows(other, tmp_path / "both.sqlite") == ("1", {"cards": ({"name": "Probe"},)})


def test_all_printings_of_eight_sets_are_there(catalogue: Catalogue) -> None:
    printed = Counter(printing.set.code for printing in catalogue.printings)
    assert printed == {
        "FNR": 29, "1ED": 220, "1P2": 165, "SD1": 220, "SD2": 110, "SD3": 30, "2ED": 300,
        "SDE": 130,
    }  # fmt: skip
    assert [s.code for s in catalogue.sets] == list(printed)
    assert len([card for card in catalogue.cards if not card.is_token]) == 886


def test_a_micromajig_is_what_the_rulebook_says(catalogue: Catalogue) -> None:
    """One of its three printings shows Covert; no rulebook does."""
    token = catalogue.by_name["Micromajig Token"]
    assert (token.trade, token.type) == (Trade.GEARSMITH, CardType.CHARACTER)
    assert (token.strength, token.life, token.speed) == (1, 1, 3)
    assert not token.keywords.covert
