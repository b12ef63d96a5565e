"""The facts of The Spoils agree with its rulebook."""

from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Icon
from tests.support.rules import rule


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


def test_staples_without_a_number_are_told_apart_by_their_order_in_the_set(
    catalogue: Catalogue,
) -> None:
    rages = catalogue.printings_of(catalogue.by_name["Rage"])
    unnumbered = [it for it in rages if it.number is None]
    assert [catalogue.number_in_set(it) for it in unnumbered] == [
        "1 of 4", "2 of 4", "3 of 4", "4 of 4",
    ]  # fmt: skip


def test_a_number_is_its_own_words_and_a_single_printing_without_one_has_none(
    catalogue: Catalogue,
) -> None:
    scout = catalogue.newest_printing(catalogue.by_name["Scout"])
    assert catalogue.number_in_set(scout) == "285"
    faction = catalogue.newest_printing(catalogue.by_name["Hall of Great Justice"])
    assert catalogue.number_in_set(faction) == ""
