"""Card data as written: banned lists as announced, keys that are made, rows that need others."""

from datetime import date
from typing import Any

import pytest

from app.catalogue import read_rows
from app.games.shadowfist.card_data import CARD_DATA as SHADOWFIST
from app.games.spoils.card_data import CARD_DATA as SPOILS
from app.games.tabletop.card_data import (
    WITHDRAWN,
    Announcement,
    CardData,
    FactError,
    Write,
    announced,
    read_facts_csv,
    referring,
    unknown_names,
)
from app.games.tabletop.facts import CatalogueError, Listing

VERSION, ROWS = read_rows(SPOILS)
CATALOGUE = SPOILS.assemble(VERSION, ROWS)
DAY = date(2026, 3, 1)


def list_of(*banned: str, restricted: tuple[str, ...] = (), is_whole: bool = False) -> Announcement:
    names = {Listing.BANNED: banned, Listing.RESTRICTED: restricted}
    return Announcement("current", names, DAY, "the committee", is_whole)


def after(*announcements: Announcement) -> dict[str, set[tuple[str, str]]]:
    """The list of Current on the day before and on the day itself, once all were entered."""
    rows = {**ROWS, "banned": list(ROWS["banned"])}
    for announcement in announcements:
        for write in announced(announcement, CATALOGUE, rows):
            others = [it for it in rows["banned"] if SPOILS.key_of("banned", it) != write.key]
            before = next(
                (it for it in rows["banned"] if SPOILS.key_of("banned", it) == write.key), {}
            )
            is_gone = WITHDRAWN in write.fields
            rows["banned"] = others if is_gone else [*others, {**before, **write.fields}]
    listed = SPOILS.assemble(VERSION, rows).formats["current"].listed
    return {
        str(day): {(it.name, it.listing.value) for it in listed if it.holds_on(day)}
        for day in (date(2026, 2, 28), DAY)
    }


SHIPPED = {
    (name, "banned") for name in ("Primitive Tribes", "Recollection Bazaar", "Research Investment")
}


def test_names_are_added_from_their_day_on_and_spelt_as_the_catalogue_does() -> None:
    found = after(list_of("air travel", restricted=("Gnat",)))
    assert found["2026-02-28"] == SHIPPED
    assert found["2026-03-01"] == SHIPPED | {("Air Travel", "banned"), ("Gnat", "restricted")}


def test_a_whole_list_ends_what_is_not_in_it_and_keeps_what_is() -> None:
    found = after(list_of("Air Travel"), list_of("Primitive Tribes", is_whole=True))
    assert found["2026-02-28"] == SHIPPED
    assert found["2026-03-01"] == {("Primitive Tribes", "banned")}


def test_a_name_that_is_listed_already_is_not_entered_again() -> None:
    assert announced(list_of("PRIMITIVE TRIBES"), CATALOGUE, ROWS) == []


def test_a_whole_list_needs_its_day_and_no_name_is_both() -> None:
    whole = Announcement("current", {Listing.BANNED: ("Gnat",)}, None, "x", is_whole=True)
    with pytest.raises(FactError, match="enter the day on which the whole list takes effect"):
        announced(whole, CATALOGUE, ROWS)
    with pytest.raises(FactError, match="Gnat is also among the banned names"):
        announced(list_of("Gnat", restricted=("gnat",)), CATALOGUE, ROWS)


def test_names_that_no_card_has_are_told() -> None:
    writes = announced(list_of("Gnat", "No Such Card"), CATALOGUE, ROWS)
    assert unknown_names(writes, CATALOGUE) == ("No Such Card",)


def test_an_entry_of_a_list_names_a_format_that_is_there() -> None:
    row = {"format": "none", "name": "Gnat", "listing": "banned", "source": "x"}
    for data in (SPOILS, SHADOWFIST):
        version, rows = read_rows(data)
        with pytest.raises(CatalogueError, match="unknown format 'none'"):
            data.assemble(version, {**rows, "banned": [row]})


def test_formats_of_shadowfist_have_the_entries_of_their_lists() -> None:
    version, rows = read_rows(SHADOWFIST)
    row = {"format": "duel", "name": "Flambards", "listing": "restricted", "source": "a vote"}
    formats = SHADOWFIST.assemble(version, {**rows, "banned": [row]}).formats
    assert [(it.name, it.source) for it in formats["duel"].listed] == [("Flambards", "a vote")]
    assert formats["classic"].listed == ()


@pytest.mark.parametrize("data", [SPOILS, SHADOWFIST], ids=lambda data: data.game)
def test_a_release_date_has_a_source(data: CardData[Any]) -> None:
    version, rows = read_rows(data)
    first, *others = rows["sets"]
    dated = {**first, "released": "2007-02-03"}
    with pytest.raises(CatalogueError, match="a release date and its source go together"):
        data.assemble(version, {**rows, "sets": [dated, *others]})
    told = {**dated, "released_source": "the box"}
    catalogue = data.assemble(version, {**rows, "sets": [told, *others]})
    assert catalogue.by_set[first["code"]].released == date(2007, 2, 3)


@pytest.mark.parametrize(
    ("data", "line"),
    [
        (SPOILS, b"id,set,number,rarity,name\n,SDE,140,rare,Gnat\n"),
        (SHADOWFIST, b"id,title,set,rarity,type,words_left\n,Old Master,CIK,rare,Character,0\n"),
    ],
    ids=["spoils", "shadowfist"],
)
def test_a_printing_without_an_id_gets_the_same_one_each_time(
    data: CardData[Any],
    line: bytes,
) -> None:
    (first,) = read_facts_csv(data.kinds, line)
    (second,) = read_facts_csv(data.kinds, line)
    assert first == second
    assert first.key == first.fields["id"] != ""


def test_the_rows_that_need_a_card_are_its_printings_and_what_names_those() -> None:
    card = "Primitive Tribes"
    found = referring(SPOILS, ROWS, "cards", card)
    printings = [("printings", row["id"]) for row in ROWS["printings"] if row["name"] == card]
    assert set(printings) <= set(found)
    assert {kind for kind, _ in found} <= {"printings", "precon_lines", "precons"}
    assert referring(SPOILS, ROWS, "banned", SPOILS.key_of("banned", ROWS["banned"][0])) == []


def test_without_what_needs_a_set_the_others_are_a_catalogue() -> None:
    gone = {("sets", "SDE"), *referring(SPOILS, ROWS, "sets", "SDE")}
    left = {
        kind: [row for row in rows if (kind, SPOILS.key_of(kind, row)) not in gone]
        for kind, rows in ROWS.items()
    }
    assert "SDE" not in SPOILS.assemble(VERSION, left).by_set


def test_writes_of_an_announcement_are_values() -> None:
    (write,) = announced(list_of("Gnat"), CATALOGUE, ROWS)
    assert write == Write("banned", "current/Gnat/banned/2026-03-01", write.fields)
