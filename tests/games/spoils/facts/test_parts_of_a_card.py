"""Parts of a card, read off the shipped catalogue. Rules: 201, 203.5."""

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import CardType, Supertype, Trade
from tests.support.rules import rule

ALL = pytest.mark.parametrize("edition", list(Edition))


@ALL
@rule("EX-B01", "basic1e:B.types.2")
def test_201_4a_trade_and_type_and_subtypes_are_facts_of_their_own(
    catalogue: Catalogue, edition: Edition
) -> None:
    quicksand, greed = catalogue.find("Alluring Quicksand"), catalogue.find("Greed")
    assert quicksand is not None
    assert greed is not None
    assert (quicksand.trade, quicksand.type) == (Trade.BANKER, CardType.TACTIC)
    assert (quicksand.cost, str(quicksand.threshold)) == (4, "GG")
    assert (greed.trade, greed.type) == (Trade.BANKER, CardType.RESOURCE)
    types_of_trade = {card.type for card in catalogue.cards if card.trade is Trade.BANKER}
    assert types_of_trade >= set(CardType) - {CardType.FACTION}
    assert any(len(card.subtypes) > 1 for card in catalogue.cards)


def test_201_4c_staple_is_a_supertype_and_no_subtype(catalogue: Catalogue) -> None:
    supertypes = {card.supertype for card in catalogue.cards}
    assert Supertype.STAPLE in supertypes
    subtypes = {subtype.casefold() for card in catalogue.cards for subtype in card.subtypes}
    assert subtypes.isdisjoint({"staple", "token"})


@ALL
@rule("basic1e:B.trades.1")
def test_201_4d_the_cards_belong_to_five_trades_or_to_all(
    catalogue: Catalogue, edition: Edition
) -> None:
    trades = {card.trade.value for card in catalogue.cards}
    assert trades == {"Arcanist", "Banker", "Gearsmith", "Rogue", "Warlord", "Universal"}
    with_staples = {card.trade.value for card in catalogue.cards if card.is_staple_resource}
    assert trades - with_staples == {"Universal"}


@ALL
@rule("basic1e:B.types.1")
def test_201_4e_the_cards_are_of_six_types(catalogue: Catalogue, edition: Edition) -> None:
    assert {card.type.value for card in catalogue.cards} == {
        "Faction", "Resource", "Character", "Tactic", "Item", "Location",
    }  # fmt: skip


@ALL
@rule("basic1e:B.constructed.5")
def test_203_5_only_the_word_staple_makes_a_resource_a_staple(
    catalogue: Catalogue, edition: Edition
) -> None:
    resources = [card for card in catalogue.cards if card.type is CardType.RESOURCE]
    staples = [card for card in resources if card.is_staple_resource]
    assert staples == [card for card in resources if card.supertype is Supertype.STAPLE]
    assert len(resources) > len(staples)


@ALL
def test_203_5a_the_staples_are_one_for_each_trade(catalogue: Catalogue, edition: Edition) -> None:
    staples = {card.name: card.trade for card in catalogue.cards if card.is_staple_resource}
    assert staples == {
        "Obsession": Trade.ARCANIST,
        "Greed": Trade.BANKER,
        "Elitism": Trade.GEARSMITH,
        "Deception": Trade.ROGUE,
        "Rage": Trade.WARLORD,
    }
