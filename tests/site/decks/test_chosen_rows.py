"""Several rows of the builder changed at once, without script."""

import pytest

from app.games.spoils.facts import Catalogue
from tests.site.decks.conftest import Builder


@pytest.fixture
def rows(catalogue: Catalogue) -> dict[str, str]:
    """The checkboxes of two rows of the starter deck."""
    names = ("Gnat", "Brash Basher")
    printings = (catalogue.newest_printing(catalogue.by_name[name]) for name in names)
    return {f"chosen.deck.{printing.id}": "on" for printing in printings}


def test_every_row_has_a_checkbox_that_names_its_card(builder: Builder) -> None:
    assert builder.page.count('aria-label="select Gnat"') == 1


def test_selected_rows_move_to_considering_and_back_in_one_step_each(
    builder: Builder, rows: dict[str, str]
) -> None:
    gnats, version = builder.copies("Gnat"), builder.version
    assert builder.press("chosen move considering", **rows) == 303
    assert builder.version == version + 1
    assert builder.copies("Gnat in Considering") == gnats
    aside = {field.replace("deck", "considering"): value for field, value in rows.items()}
    builder.press("chosen move deck", **aside)
    assert builder.copies("Gnat") == gnats


def test_one_undo_brings_all_removed_rows_back(builder: Builder, rows: dict[str, str]) -> None:
    before = builder.size
    builder.press("chosen remove", **rows)
    assert builder.size != before
    builder.client.post(f"{builder.base}/undo", data={"version": str(builder.version)})
    assert builder.size == before


def test_selected_rows_get_the_same_number_of_copies(
    builder: Builder, rows: dict[str, str]
) -> None:
    builder.press("chosen copies", chosen_copies="3", **rows)
    assert (builder.copies("Gnat"), builder.copies("Brash Basher")) == (3, 3)


def test_a_tag_is_added_to_those_that_a_row_has(builder: Builder, rows: dict[str, str]) -> None:
    builder.press("chosen tag", chosen_tag="early", **rows)
    builder.press("chosen tag", chosen_tag="cheap, early", **rows)
    assert builder.page.count('class="badge tag">early<') == 2
    assert builder.page.count('class="badge tag">cheap<') == 2


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("chosen copies", "Enter how many copies first"),
        ("chosen tag", "Enter a tag first"),
    ],
)
def test_an_empty_field_changes_nothing_and_says_so(
    builder: Builder, rows: dict[str, str], change: str, words: str
) -> None:
    version = builder.version
    builder.press(change, **rows)
    assert words in builder.page
    assert builder.version == version


@pytest.mark.parametrize("change", ["chosen remove", "chosen move considering"])
def test_without_a_selected_row_nothing_is_changed(builder: Builder, change: str) -> None:
    builder.press(change)
    page = builder.page
    assert "Select rows first; nothing was changed." in page


def test_a_number_that_is_none_is_refused(builder: Builder, rows: dict[str, str]) -> None:
    builder.press("chosen copies", chosen_copies="many", **rows)
    assert "“many” is not a number of copies of" in builder.page


def test_a_zone_that_does_not_exist_is_an_older_page(
    builder: Builder, rows: dict[str, str]
) -> None:
    builder.press("chosen move elsewhere", **rows)
    assert "This page is out of date. Reload it." in builder.page
