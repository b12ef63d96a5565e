"""Offers: what a text lets a player do at a cost, and what comes of it. Rules: 401.1a, 401.2."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from tests.support.made_cards import GAIN
from tests.support.rules import shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import settles

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))


@COMPREHENSIVE
@pytest.mark.parametrize("deck", [[], ["Dear"]])
def test_401_2_looking_at_cards_as_a_cost_asks_for_a_card(
    edition: Edition, deck: list[str]
) -> None:
    look = v.Look(v.top(1))
    offer = tactic("Offer", [v.May((look,), (GAIN,), (v.LoseInfluence(1),))])
    toll = tactic("Toll", [GAIN], pays=[v.May((v.Pay(1),), (look, v.Terminate(v.THIS)))])
    table = board(
        Side(play=["Glass"], hand=["Offer", "Toll"], deck=deck, resources=1), Side(), offer, toll,
        item("Glass", v.Ability("PEEK", (look,), (GAIN,))), character("Dear", 1, 1),
        edition=edition,
    )  # fmt: skip
    assert table.me.can_use("Glass", "PEEK") is bool(deck)
    table.me.deploys("Offer")
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is bool(deck)
    if deck:
        table.me.declines()
    assert table.me.influence == 19
    table.me.deploys("Toll")
    table.me.agrees()
    assert "Toll" in table.me.discard, "what follows a payment is done as far as it can be"


@ALL
@pytest.mark.parametrize("price", [v.Price.AS_USUAL, v.Price.NO_THRESHOLD])
def test_401_2_an_offer_to_play_a_card_is_made_where_one_can_be_paid_for(
    edition: Edition, price: v.Price
) -> None:
    offer = v.May((v.Deploy(v.NON_RESOURCE.in_hand(), price),), (GAIN,), (v.LoseInfluence(1),))
    bolt = tactic("Bolt", [v.Inflict(1, v.PICKED)], pays=[v.Pick(v.ITEM)], cost=1)
    cases = (
        ("Dear", ["Rage", "Greed", "Elitism"], True),
        ("Dear", ["Rage"], False),
        ("Bolt", ["Rage"], False),
        ("Free", [], True),
    )
    for name, resources, able in cases:
        table = board(
            Side(hand=["Call", name], resources=resources), Side(), tactic("Call", [offer]),
            bolt, character("Free", 1, 1, cost=0), character("Dear", 1, 1, cost=2),
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Call")
        table.resolves()
        assert (table.asks is DecisionKind.MAY) is able, name
        if able:
            table.me.agrees()
            settles(table)
            assert (table.me.play, table.me.free) == ([name], len(resources) // 3)
        assert table.me.influence == (21 if able else 19)


@ALL
def test_401_1a_what_an_offer_asks_for_is_no_extra_cost_and_can_be_replaced(
    edition: Edition,
) -> None:
    away = v.Replacement(v.Destroyed(), (v.FlipFaceDown(v.THIS),))
    give = v.Destroy(v.CHARACTER.you_control())
    offer = tactic("Offer", [v.May((give,), (GAIN,), (v.LoseInfluence(1),))])
    price = tactic("Price", [GAIN], pays=[give])
    keeps = edition is not Edition.BASIC1E
    for name, is_replaced in (("Offer", True), ("Price", not keeps)):
        table = board(
            Side(hand=[name], play=["Ghost"]), Side(), offer, price,
            character("Ghost", 1, 1, 2, away), edition=edition,
        )  # fmt: skip
        table.me.deploys(name)
        table.resolves()
        if name == "Offer":
            table.me.agrees()
        assert table.me.face_down == (["Ghost"] if is_replaced else [])
        lost = name == "Offer" and edition is Edition.CR3
        with shows("402.5b"):
            assert table.me.influence == (19 if lost else 21)
