"""A catalogue refuses facts that contradict each other, and finds the rest."""

from dataclasses import replace

import pytest

from app.games.tabletop.facts import CatalogueError, Precon, PreconLine, PrintingId
from tests.games.tabletop.harbour import FIRST, SECOND, TUG, Course, Facts, Ship, printing


def test_the_newest_printing_is_the_lowest_number_of_the_latest_set() -> None:
    catalogue = Facts.of(
        version="t",
        printings=[printing(1), printing(2, card_set=SECOND), printing(1, card_set=SECOND)],
        sets=[SECOND, FIRST],
    )
    assert catalogue.sets == (FIRST, SECOND)
    assert catalogue.newest_printing(TUG).id == "two-1"
    assert [p.id for p in catalogue.printings_of(TUG)] == ["one-1", "two-1", "two-2"]


def test_the_cards_beside_one_in_its_set_come_by_number() -> None:
    barge, canoe = replace(TUG, name="Barge"), replace(TUG, name="Canoe")
    first = [printing(2, canoe), printing(1, TUG), printing(3, barge)]
    catalogue = Facts.of(
        version="t", printings=[*first, printing(1, barge, card_set=SECOND)], sets=[FIRST, SECOND]
    )
    assert catalogue.beside(first[0]) == (TUG, barge)
    assert catalogue.beside(first[1]) == (None, canoe)
    assert catalogue.beside(first[2]) == (canoe, None)
    assert catalogue.beside(catalogue.newest_printing(barge)) == (None, None)


def test_two_printings_with_one_id_are_refused() -> None:
    with pytest.raises(CatalogueError, match="one-1"):
        Facts.of(version="t", printings=[printing(1), printing(1)], sets=[FIRST])


def test_two_names_that_fold_alike_are_refused() -> None:
    other = replace(TUG, name="TUG")
    with pytest.raises(CatalogueError, match="fold alike"):
        Facts.of(version="t", printings=[printing(1), printing(2, other)], sets=[FIRST])


def test_printings_of_one_name_must_agree_in_their_facts() -> None:
    taller = replace(TUG, masts=2)
    with pytest.raises(CatalogueError, match="differ"):
        Facts.of(version="t", printings=[printing(1), printing(2, taller)], sets=[FIRST])


def test_a_format_cannot_allow_an_unknown_set() -> None:
    form = Course("f", sets=("NONE",))
    with pytest.raises(CatalogueError, match="NONE"):
        Facts.of(version="t", printings=[printing(1)], sets=[FIRST], formats=[form])


def test_a_precon_cannot_hold_an_unknown_printing() -> None:
    precon = Precon("p", "P", (PreconLine(PrintingId("none"), 1),))
    with pytest.raises(CatalogueError, match="none"):
        Facts.of(version="t", printings=[printing(1)], sets=[FIRST], precons=[precon])


def test_the_digest_follows_facts_and_not_texts() -> None:
    def digest(card: Ship) -> str:
        return Facts.of(version="t", printings=[printing(1, card)], sets=[FIRST]).digest

    assert digest(TUG) == digest(replace(TUG, text="Words"))
    assert digest(TUG) != digest(replace(TUG, masts=2))
