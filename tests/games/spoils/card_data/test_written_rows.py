"""Written rows make a Catalogue, or an error that names the place."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.catalogue import read_rows
from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.facts import Catalogue, CatalogueError, Supplied
from app.games.spoils.terms import Rarity

VERSION, ROWS = read_rows(CARD_DATA)
A_CARD = {"name": "Probe", "trade": "Rogue", "type": "Tactic", "cost": "1"}
A_SET = {"code": "NEW", "name": "New", "order": "90"}


def with_rows(**added: dict[str, str | None]) -> dict[str, Any]:
    return {kind: [*rows, *([added[kind]] if kind in added else [])] for kind, rows in ROWS.items()}


def test_the_rows_of_the_shipped_file_make_the_shipped_catalogue(catalogue: Catalogue) -> None:
    assert CARD_DATA.assemble(VERSION, ROWS).content == catalogue.content


@pytest.mark.parametrize("kind", list(ROWS))
def test_every_row_has_a_key_of_its_own(kind: str) -> None:
    keys = [CARD_DATA.key_of(kind, row) for row in ROWS[kind]]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("kind", "row", "message"),
    [
        ("cards", {**A_CARD, "cost": "two"}, "cards, Probe: cost: 'two' is not a whole number"),
        ("cards", {**A_CARD, "cost": "-1"}, "cost: -1 is not between 0 and 99"),
        ("cards", {**A_CARD, "trade": "Wizard"}, "trade: 'Wizard' is not one of Arcanist"),
        ("cards", {**A_CARD, "threshold": "XX"}, "threshold: expected only the letters"),
        ("cards", {**A_CARD, "keywords": "flying"}, "'flying' is not a known keyword"),
        ("cards", {**A_CARD, "keywords": "flip_up:x"}, "flip_up expects a number and icons"),
        ("cards", {**A_CARD, "name": "  "}, "name: this must not be empty"),
        ("cards", {**A_CARD, "type": "Faction"}, "influence: a faction needs this number"),
        ("sets", {**A_SET, "order": None}, "sets, NEW: order: a set needs its position"),
        ("sets", {**A_SET, "released": "20080517", "released_source": "x"}, "is not a date"),
        ("sets", {**A_SET, "released": "2008-13-01", "released_source": "x"}, "is not a date"),
        ("sets", {**A_SET, "released": "2008-05-17"}, "a release date and its source"),
        ("packs", {"set": "SDE", "rarity": "shiny", "cards": "1"}, "packs, SDE/shiny: rarity"),
        ("packs", {"set": "SDE", "rarity": "fixed", "cards": None}, "cards: a pack needs"),
        ("printings", {"id": "i", "name": "Nobody", "set": "SDE"}, "there is no card 'Nobody'"),
        ("printings", {"id": "i", "name": "Rage", "set": "XXX"}, "there is no set 'XXX'"),
        ("formats", {"id": "h", "name": "House", "base": "none"}, "base: 'none' is not one of"),
        ("formats", {"id": "h", "name": "H", "base": "limited", "sets": "X"}, "unknown set 'X'"),
        (
            "banned",
            {"format": "?", "name": "A", "listing": "banned", "source": "s"},
            "unknown format",
        ),
        ("cards", {**A_CARD, "name": "Rage"}, "cards, Rage: name 'Rage' is already used"),
        ("sets", {**A_SET, "order": "0"}, "sets, NEW: order '0' is already used"),
        ("sets", {**A_SET, "name": "2nd Edition"}, "name '2nd Edition' is already used"),
        (
            "banned",
            {
                "format": "current", "name": "Rage", "listing": "banned", "source": "s",
                "since": "2009-01-01", "until": "2008-01-01",
            },
            "an entry must end after it begins",
        ),
    ],
)  # fmt: skip
def test_a_row_that_cannot_be_read_is_named(
    kind: str, row: dict[str, str | None], message: str
) -> None:
    with pytest.raises(CatalogueError) as caught:
        CARD_DATA.assemble(VERSION, with_rows(**{kind: row}))
    assert message in str(caught.value)


def test_two_cards_whose_names_fold_alike_are_refused() -> None:
    rows = with_rows(
        cards={**A_CARD, "name": "RAGE"},
        printings={"id": "new", "name": "RAGE", "set": "SDE", "rarity": "rare"},
    )
    with pytest.raises(CatalogueError, match="fold alike"):
        CARD_DATA.assemble(VERSION, rows)


def test_a_house_format_says_all_its_numbers() -> None:
    house: dict[str, str | None] = {
        "id": "house", "name": "House", "base": "constructed", "sets": "1ED;SDE",
        "minimum": "60", "maximum": "80", "copies": "3", "sideboard": "10", "supplied": "none",
        "early_turn": "3", "rarities": "common;uncommon", "notes": "Ours.",
    }  # fmt: skip
    form = CARD_DATA.assemble(VERSION, with_rows(formats=house)).formats["house"]
    assert (form.minimum, form.maximum, form.copies, form.sideboard) == (60, 80, 3, 10)
    assert form.sets == ("1ED", "SDE")
    assert form.supplied is Supplied.NONE
    assert form.early_turn == 3
    assert form.rarities == {Rarity.COMMON, Rarity.UNCOMMON}


def test_a_card_says_what_its_newest_printing_with_a_text_says(catalogue: Catalogue) -> None:
    card = next(card for card in catalogue.cards if len(catalogue.printings_of(card)) > 2)
    older, old, *_ = catalogue.printings_of(card)
    texts = {older.id: "As first printed.", old.id: "As printed again."}
    printings = [{**row, "text": texts.get(row["id"] or "")} for row in ROWS["printings"]]
    texted = CARD_DATA.assemble(VERSION, {**ROWS, "printings": printings})
    assert texted.by_name[card.name].text == "As printed again."
    assert texted.by_printing[older.id].text == "As first printed."
    assert texted.digest == catalogue.digest


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_whatever_is_written_only_the_documented_error_is_raised(data: st.DataObject) -> None:
    kind = data.draw(st.sampled_from(sorted(ROWS)))
    rows = list(ROWS[kind])
    place = data.draw(st.integers(0, len(rows) - 1))
    column = data.draw(st.sampled_from(sorted(rows[place])))
    rows[place] = {**rows[place], column: data.draw(st.none() | st.text(max_size=12))}
    with suppress(CatalogueError):
        CARD_DATA.assemble(VERSION, {**ROWS, kind: rows})
