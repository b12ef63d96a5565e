"""Collection of a captain of a made-up game: owned, lacking, and taken out of the binders."""

import pytest

from app.games.tabletop.collection import (
    Holdings,
    any_printing,
    completion,
    counted_printing,
    lacking,
    pull,
)
from app.games.tabletop.facts import PrintingId
from tests.games.tabletop.harbour import FIRST, SECOND, TUG, Facts, Rarity, Ship, printing

BARGE = Ship("Barge", 0)
OLD, NEW, LONG = printing(1), printing(1, card_set=SECOND), printing(2, BARGE)
CATALOGUE = Facts.of(version="t", printings=[OLD, NEW, LONG], sets=[FIRST, SECOND])


def owned(**copies: int) -> Holdings:
    return Holdings.of(
        {PrintingId(id_.replace("_", "-")): n for id_, n in copies.items()}, CATALOGUE
    )


def test_copies_of_a_name_are_counted_over_its_printings() -> None:
    assert owned(one_1=2, two_1=1).of_name("Tug") == 3


def test_a_printing_nobody_knows_owns_no_name() -> None:
    held = owned(nine_9=4)
    assert held.by_name == {}
    assert held.by_printing == {"nine-9": 4}


def test_nobody_owns_fewer_than_no_copies() -> None:
    with pytest.raises(ValueError, match="-1 copies of one-1"):
        owned(one_1=-1)


def test_any_printing_has_an_id_of_its_own_and_counts_for_its_name() -> None:
    wanted = any_printing(TUG, CATALOGUE)
    assert (wanted.set, wanted.number) == (SECOND, None)
    assert counted_printing(wanted.id, CATALOGUE) == wanted
    assert Holdings.of({wanted.id: 2}, CATALOGUE).of_name("Tug") == 2
    assert counted_printing(PrintingId("any:Ghost Ship"), CATALOGUE) is None


def test_what_is_lacking_says_where_it_was_printed() -> None:
    (lack,) = lacking({"Tug": 3, "Barge": 1}, owned(one_1=1, one_2=1), CATALOGUE)
    assert (lack.card, lack.copies, lack.printings) == (TUG, 2, (OLD, NEW))


def test_the_printing_asked_for_is_pulled_before_others_of_its_name() -> None:
    pulled = pull({OLD.id: 3}, CATALOGUE, owned(one_1=1, two_1=1))
    assert [(one.printing, one.copies) for one in pulled.pulls] == [(OLD, 1), (NEW, 1)]
    assert [(one.printing, one.copies) for one in pulled.missing] == [(OLD, 1)]


def test_without_holdings_everything_asked_for_is_pulled_by_set_and_number() -> None:
    pulled = pull({NEW.id: 1, LONG.id: 2, OLD.id: 1}, CATALOGUE)
    assert [one.printing for one in pulled.pulls] == [OLD, LONG, NEW]


def test_completion_counts_printings_begun_and_full_by_set_and_rarity() -> None:
    rows = completion(owned(one_1=2, one_2=1), CATALOGUE, Rarity, copies=2)
    assert [(row.set, row.rarity, row.printings, row.started, row.full) for row in rows] == [
        (FIRST, Rarity.COMMON, 2, 2, 1),
        (SECOND, Rarity.COMMON, 1, 0, 0),
    ]
