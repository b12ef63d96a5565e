"""The Catalogue refuses facts that contradict each other, and finds the rest."""

from dataclasses import replace

import pytest

from app.games.spoils.facts import (
    Base,
    Card,
    CardSet,
    Catalogue,
    CatalogueError,
    Format,
    Precon,
    Printing,
    PrintingId,
    Threshold,
)
from app.games.spoils.terms import CardType, Icon, Rarity, Trade
from tests.support.rules import rule

FIRST = CardSet("ONE", "First", 0, 2)
SECOND = CardSet("TWO", "Second", 1, 2)
CLERK = Card("Clerk", Trade.BANKER, CardType.CHARACTER, cost=1, threshold=Threshold.of("G"))


def printing(number: int, card: Card = CLERK, card_set: CardSet = FIRST) -> Printing:
    return Printing(PrintingId(f"{card_set.code}-{number}"), card, card_set, number, Rarity.COMMON)


def test_the_newest_printing_is_the_lowest_number_of_the_latest_set() -> None:
    catalogue = Catalogue.of(
        version="t",
        printings=[printing(1), printing(2, card_set=SECOND), printing(1, card_set=SECOND)],
        sets=[SECOND, FIRST],
    )
    assert catalogue.sets == (FIRST, SECOND)
    assert catalogue.newest_printing(CLERK).id == "TWO-1"
    assert [p.id for p in catalogue.printings_of(CLERK)] == ["ONE-1", "TWO-1", "TWO-2"]


def test_two_printings_with_one_id_are_refused() -> None:
    with pytest.raises(CatalogueError, match="ONE-1"):
        Catalogue.of(version="t", printings=[printing(1), printing(1)], sets=[FIRST])


def test_two_names_that_fold_alike_are_refused() -> None:
    other = replace(CLERK, name="CLERK")
    with pytest.raises(CatalogueError, match="fold alike"):
        Catalogue.of(version="t", printings=[printing(1), printing(2, other)], sets=[FIRST])


def test_printings_of_one_name_must_agree_in_their_facts() -> None:
    dearer = replace(CLERK, cost=2)
    with pytest.raises(CatalogueError, match="differ"):
        Catalogue.of(version="t", printings=[printing(1), printing(2, dearer)], sets=[FIRST])


def test_a_format_cannot_allow_an_unknown_set() -> None:
    form = Format("f", "F", Base.CONSTRUCTED, sets=("NONE",))
    with pytest.raises(CatalogueError, match="NONE"):
        Catalogue.of(version="t", printings=[printing(1)], sets=[FIRST], formats=[form])


def test_a_precon_cannot_hold_an_unknown_printing() -> None:
    precon = Precon("p", "P", PrintingId("none"), ())
    with pytest.raises(CatalogueError, match="none"):
        Catalogue.of(version="t", printings=[printing(1)], sets=[FIRST], precons=[precon])


def test_the_digest_follows_facts_and_not_texts() -> None:
    def digest(card: Card) -> str:
        return Catalogue.of(version="t", printings=[printing(1, card)], sets=[FIRST]).digest

    assert digest(CLERK) == digest(replace(CLERK, text="Words"))
    assert digest(CLERK) != digest(replace(CLERK, cost=2))


def test_203_5c_each_staple_resource_provides_one_icon_of_its_trade(catalogue: Catalogue) -> None:
    staples = [card for card in catalogue.cards if card.is_staple_resource]
    assert len(staples) == 5
    for card in staples:
        assert str(card.provides) == card.trade.icon
        assert Icon(str(card.provides)).word == card.name


def test_202_5_every_faction_starts_with_two_resources(catalogue: Catalogue) -> None:
    assert len(catalogue.factions) == 6
    for card in catalogue.factions:
        assert card.faction is not None
        assert card.faction.starting_resources == 2
        assert (card.faction.draw_first, card.faction.draw_second) == (8, 9)


@rule("EX-002", "cr2010:201.6d")
def test_201_6d_collector_numbers_count_a_set_by_trade_and_name(catalogue: Catalogue) -> None:
    """196/220 is the 196th card of a set of 220. Names in digits stand for letters."""
    largest = next(it for it in catalogue.sets if it.size == 220)
    for card_set in catalogue.sets:
        printed = sorted(
            (it for it in catalogue.printings if it.set == card_set and it.number is not None),
            key=lambda it: it.number or 0,
        )
        assert [it.number for it in printed] == list(range(1, len(printed) + 1))
        if card_set == largest:
            assert (len(printed), printed[195].number) == (card_set.size, 196)
        spelled = [it for it in printed if not it.card.name[0].isdigit()]
        places = [(it.card.trade.value, it.card.name.lower()) for it in spelled]
        assert places == sorted(places)
