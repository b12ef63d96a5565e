"""A pick of a cost that is changed in response: Mistaken Identity. Rules: 310.1, 401.3, 402.4."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, character, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
MISTAKEN = "Mistaken Identity"
ICONS = ["Deception", "Rage", "Greed", "Elitism", "Obsession"] * 6
REMOVALS = {
    "destroyed": v.Destroy(v.PICKED),
    "returned": v.Put(v.PICKED, v.HAND),
    "flipped": v.FlipFaceDown(v.PICKED),
}
OFFER_A_PICK = [
    "Caboodling Gladhander",
    "Confounding Conjurer",
    "Dragon Archer",
    "Emphatic Ecto-Manipulator",
    "Flaming Barduse",
    "Impressive Hero",
    "Mesmerizing Enchantress",
    "Officially Offensive Overseer",
    "Really Big Barduse",
]


def pays(table: Table) -> None:
    """Pay with the first resources that are offered."""
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])


def nullified(zap: v.Step, edition: Edition) -> Table:
    """My Nullifier has picked my Gnat, and Mistaken Identity picked my Scout instead."""
    table = board(
        Side(play=["Mephitic Nullifier", "Scout", "Gnat"], hand=["Zap"], resources=ICONS),
        Side(hand=[MISTAKEN], resources=ICONS),
        tactic("Zap", [zap], pays=[v.Pick(v.CHARACTER)]),
        edition=edition,
    )
    table.me.uses("Mephitic Nullifier", "FLASH-BANG")
    table.me.picks("Gnat")
    table.you.deploys(MISTAKEN)
    pays(table)
    return table


@ALL
@pytest.mark.parametrize("removed", REMOVALS)
def test_402_4_a_new_pick_takes_effect_although_the_old_one_is_gone(
    removed: str, edition: Edition
) -> None:
    table = nullified(REMOVALS[removed], edition)
    table.me.deploys("Zap")
    table.me.picks("Gnat")
    table.resolves()
    while table.asks is DecisionKind.CHOOSE_CARD:
        assert table.asked is not None
        table.asked._does(table.asked.legal[0])
    table.resolves()
    assert table.asks is DecisionKind.ACT
    assert table.me.play == []
    assert "Scout" in table.me.hand


@pytest.mark.parametrize("name", OFFER_A_PICK)
def test_401_3_a_pick_that_a_cost_offers_can_be_changed(name: str) -> None:
    table = board(
        Side(hand=[name], resources=ICONS, play=["Gnat", "Scout"]),
        Side(hand=[MISTAKEN], resources=ICONS),
    )
    table.me.deploys(name)
    if table.asks is DecisionKind.MAY:
        table.me.agrees()
    table.me.sets("Gnat")
    pays(table)
    assert table.you.can_deploy(MISTAKEN)


def test_310_1_nothing_can_be_changed_where_an_offered_pick_was_declined() -> None:
    table = board(
        Side(hand=["Officially Offensive Overseer"], resources=["Obsession"] * 4),
        Side(hand=[MISTAKEN], resources=["Deception"] * 2, play=["Gnat", "Key Man"]),
    )
    table.me.deploys("Officially Offensive Overseer")
    table.me.declines()
    assert not table.you.can_deploy(MISTAKEN)


@pytest.mark.parametrize("also_a_location", [True, False])
def test_310_1_picks_that_are_due_can_be_changed_beside_one_that_is_offered(
    also_a_location: bool,
) -> None:
    table = board(
        Side(hand=["Confrontational Conflagration"], play=["Gnat"], resources=ICONS),
        Side(
            hand=[MISTAKEN],
            play=["Key Man", "Scout", "Micromajig Factory"],
            resources=ICONS,
        ),
    )
    table.me.deploys("Confrontational Conflagration")
    table.me.picks("Key Man")
    (table.me.agrees if also_a_location else table.me.declines)()
    pays(table)
    table.you.deploys(MISTAKEN)
    pays(table)
    table.resolves()
    assert table.damage("Scout") == 1
    assert "Key Man" in table.you.play


def test_402_4_a_pick_limited_by_tokens_has_as_many_as_when_it_was_made() -> None:
    table = board(
        Side(play=["Runivoltaic Accumulator"], tokens={"Runivoltaic Accumulator": 1}),
        Side(play=["Key Man", "Gnat", "Ogre"], hand=[MISTAKEN], resources=["Deception"] * 2),
        character("Ogre", 5, 5, 1, cost=2),
    )
    table.me.uses("Runivoltaic Accumulator", "DISCHARGE")
    table.me.picks("Key Man")
    table.you.deploys(MISTAKEN)
    assert table.asks is not DecisionKind.PICK, "only the Gnat costs no more than 1"
    table.resolves()
    assert table.you.discard == [MISTAKEN, "Gnat"]


def test_310_1_what_was_picked_instead_can_be_changed_in_turn() -> None:
    table = board(
        Side(
            play=["Mephitic Nullifier", "Gnat", "Scout", "Key Man"],
            hand=[MISTAKEN],
            resources=["Deception"] * 2,
        ),
        Side(hand=[MISTAKEN], resources=["Deception"] * 2),
    )
    table.me.uses("Mephitic Nullifier", "FLASH-BANG")
    table.me.picks("Gnat")
    table.you.deploys(MISTAKEN)
    table.you.picks("Key Man")
    table.me.deploys(MISTAKEN)
    with shows("402.4"):
        assert table.asks is DecisionKind.RESPOND, "only the Scout is left"
    table.resolves()
    assert table.me.hand == ["Scout"]
    assert sorted(table.me.play) == ["Gnat", "Key Man"]
