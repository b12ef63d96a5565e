"""Columns of JSON accept from a file only what the program itself writes there."""

import pytest
from sqlalchemy import JSON

from app.games import game
from app.games.spoils.facts import Catalogue
from app.site.decks.snapshot import DeckState
from app.tables import SiteTable
from app.tables.json_shapes import SHAPES, JsonShapeError, check_json

COLUMNS = {
    f"{table.name}.{column.name}"
    for table in SiteTable.metadata.sorted_tables
    for column in table.c
    if isinstance(column.type, JSON)
}


def test_every_column_of_json_has_a_shape() -> None:
    assert set(SHAPES) == COLUMNS


@pytest.mark.parametrize("name", sorted(COLUMNS - {"settings.value"}))
@pytest.mark.parametrize("value", [None, "text", 7, 0.5, True, [[[]]], [None], [{"x": [1]}]])
def test_no_column_takes_what_no_page_could_read(name: str, value: object) -> None:
    with pytest.raises(JsonShapeError):
        check_json(*name.split("."), value)


def test_the_snapshot_of_every_precon_is_taken_and_none_with_a_wrong_line(
    catalogue: Catalogue,
) -> None:
    for precon in catalogue.precons.values():
        deck = game("spoils").files.needed().of_precon(precon, catalogue)
        snapshot = DeckState(deck).snapshot()
        check_json("deck_versions", "snapshot", snapshot)
        line = snapshot["lines"][0]
        for wrong in ({"copies": 0}, {"copies": True}, {"zone": "moon"}, {"tags": "x"}, {"x": 1}):
            lines = {"lines": [line | wrong]}
            with pytest.raises(JsonShapeError, match="snapshot"):
                check_json("deck_versions", "snapshot", snapshot | lines)
