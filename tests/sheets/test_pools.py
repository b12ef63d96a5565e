"""Pool checklists, read back from the PDF."""

from datetime import UTC, datetime

import pytest

from app.games import game
from app.games.spoils.facts import Catalogue
from app.sheets import Format, SheetEvent, pool_checklists
from tests.sheets.reading import pages_of

SHEETS = game().sheets.needed()
EVENT = SheetEvent("Winter Sealed", "21 November 2026")
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.mark.slow
@pytest.mark.parametrize("form", list(Format))
def test_every_card_that_packs_hold_has_its_line(catalogue: Catalogue, form: Format) -> None:
    for card_set in catalogue.sets:
        if not card_set.pack:
            continue
        text = "\n".join(
            pages_of(pool_checklists(EVENT, [card_set.code], catalogue, SHEETS, NOW, form))
        )
        sold = [one for one in catalogue.printings if one.set.code == card_set.code]
        for printing in sold:
            line = f"{printing.card.name} {printing.number} {printing.rarity.value[0].upper()}"
            is_there = text.splitlines().count(line) == 1
            assert is_there == (printing.rarity in card_set.pack), line


def test_a_checklist_names_who_registers_and_who_plays(catalogue: Catalogue) -> None:
    pages = pages_of(pool_checklists(EVENT, ["SD3"], catalogue, SHEETS, NOW))
    assert len(pages) == 1
    for wanted in ("Winter Sealed", "Seed 3", "Registered by", "Played by", "Sheet 1 of 1"):
        assert wanted in pages[0]


def test_several_sets_follow_in_release_order(catalogue: Catalogue) -> None:
    pages = pages_of(pool_checklists(EVENT, ["SD3", "1ED"], catalogue, SHEETS, NOW))
    assert "Card pool: 1st Edition" in pages[0]
    assert "Card pool: Seed 3: Fall of Marmothoa" in pages[-1]


@pytest.mark.parametrize("codes", [[], ["FNR"], ["1ED", "XXX"]])
def test_sets_without_packs_have_no_checklist(catalogue: Catalogue, codes: list[str]) -> None:
    with pytest.raises(ValueError, match="sets with packs"):
        pool_checklists(EVENT, codes, catalogue, SHEETS, NOW)
