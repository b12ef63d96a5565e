"""Tests of single cards of the Rogue and the Warlord."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.support.made_cards import COSTLY_WALL, DECEPTION, GUARD, KILL, PLAIN_BOX, RAGE
from tests.support.scenario import Side, board, character, item, location, tactic

COUSIN = character("Cousin", 1, 1, subtypes=("cicibeo",))


def test_only_a_character_is_revealed_for_a_character() -> None:
    table = board(
        Side(hand=["Burly Assailment"], resources=DECEPTION * 2, face_down=["Box"]),
        Side(),
        PLAIN_BOX,
    )
    assert not table.me.can_deploy("Burly Assailment")


@pytest.mark.parametrize(("cost", "left"), [(4, 6), (5, 1)])
def test_the_dealer_delivers_a_face_down_weapon_free_up_to_numeric_cost_4(
    cost: int, left: int
) -> None:
    gun = item("Gun", cost=cost, threshold="RRRR", subtypes=("gear",))
    table = board(
        Side(play=["Gang Weapon Dealer"], resources=DECEPTION * 5, face_down=["Gun", "Box"]),
        Side(), gun, PLAIN_BOX,
    )  # fmt: skip
    dealer = table.card("Gang Weapon Dealer")
    table.state.tokens[dealer] = 2
    table.me.uses("Gang Weapon Dealer", "DELIVERY")
    table.resolves()
    table.me.agrees()
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    table.resolves()
    assert table.me.play == ["Gang Weapon Dealer", "Gun"], "the Box is no gear"
    assert (table.me.free, table.tokens("Gang Weapon Dealer")) == (left, 1)


@pytest.mark.parametrize("is_deployed", [True, False])
def test_a_cicibeo_from_hand_takes_a_character_over_and_one_from_elsewhere_does_not(
    is_deployed: bool,
) -> None:
    raise_it = tactic(
        "Raise", [v.Put(v.PICKED, v.PLAY)],
        pays=[v.Pick(v.CHARACTER.in_discard_pile())],
    )  # fmt: skip
    table = board(
        Side(play=["Cicibeo the Swift"], hand=["Cousin", "Raise"], discard=["Cousin"],
             resources=DECEPTION * 6),
        Side(play=["Guard"]), GUARD, COUSIN, raise_it,
    )  # fmt: skip
    table.me.deploys("Cousin" if is_deployed else "Raise")
    table.resolves()
    assert (table.asks is DecisionKind.MAY) is is_deployed
    if is_deployed:
        table.me.agrees()
        table.me.picks("Guard")
        assert table.controller("Guard") is table.me


def test_the_moose_is_the_opponents_from_the_start() -> None:
    table = board(Side(hand=["Hollow Moose"], resources=DECEPTION * 2), Side())
    table.me.deploys("Hollow Moose")
    table.resolves()
    assert table.you.play == ["Hollow Moose"]


def test_a_resource_cannot_be_named_for_the_photograph() -> None:
    table = board(Side(hand=["Incriminating Photograph"], resources=DECEPTION * 3), Side())
    table.me.deploys("Incriminating Photograph")
    table.resolves()
    decision = table.state.decision
    assert decision is not None
    assert "Pinch" in decision.words
    assert "Rage" not in decision.words


def test_a_depleted_character_joins_the_sneak_attack() -> None:
    table = board(
        Side(hand=["Sneaker Attack!"], play=["Guard", "Wall"], resources=DECEPTION * 2),
        Side(), GUARD, COSTLY_WALL,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.deploys("Sneaker Attack!")
    assert table.is_depleted("Wall")
    table.resolves()
    assert table.you.influence == 17


def test_what_was_drunk_from_the_milkshake_is_deployed_in_the_opponents_turn() -> None:
    table = board(
        Side(hand=["I Drink Your Milkshake!"], resources=DECEPTION * 4),
        Side(hand=["Guard"], deck=["Guard", "Wall"], resources=2), GUARD, COSTLY_WALL,
    )  # fmt: skip
    table.me.deploys("I Drink Your Milkshake!")
    table.resolves()
    table.me.agrees()
    table.me.picks("Guard")
    table.me.ends_turn()
    table.resolves()
    table.you.deploys("Guard")
    table.me.agrees()
    table.me.agrees()
    table.resolves()
    assert (table.me.play, table.me.free) == (["Guard"], 1)
    assert (table.you.play, table.you.discard) == ([], ["Guard"])


@pytest.mark.parametrize(("option", "strength", "life"), [(0, 2, 3), (1, 3, 2)])
def test_the_mammajamma_is_faster_whatever_it_loses_for_it(
    option: int, strength: int, life: int
) -> None:
    jamma = "Epicureous Mammajamma"
    table = board(Side(play=[jamma], resources=1), Side())
    table.me.uses(jamma, "RUB IT DOWN")
    table.resolves()
    table.me.answers(option)
    told = (table.strength(jamma), table.life(jamma), table.stat(jamma, v.Measure.SPEED))
    assert told == (strength, life, 4)


@pytest.mark.parametrize(("resources", "speed", "is_there"), [(5, 4, False), (6, 3, True)])
def test_the_blockhead_is_slower_once_it_loses_its_other_text(
    resources: int, speed: int, is_there: bool
) -> None:
    blockhead = "Rushing Crushing Blockhead"
    table = board(Side(play=[blockhead], resources=resources), Side())
    assert table.stat(blockhead, v.Measure.SPEED) == speed
    table.me.attacks(blockhead)
    table.resolves()
    assert (table.area(blockhead) is Area.IN_PLAY) is is_there
    assert (table.me.influence, table.you.influence) == (20 if is_there else 18, 16)


def test_fewer_cards_than_were_paid_for_may_be_revealed_by_the_jackmove() -> None:
    table = board(
        Side(hand=["Jackmove"], resources=DECEPTION * 6),
        Side(deck=["Guard", "Kill", "Box", "Wall"]), GUARD, KILL, PLAIN_BOX, COSTLY_WALL,
    )  # fmt: skip
    table.me.deploys("Jackmove")
    table.me.answers(3)
    table.resolves()
    assert table.me.numbers() == [0, 1, 2, 3]
    table.me.answers(2)
    assert (table.me.play, table.you.discard) == (["Guard"], ["Kill"])
    assert table.you.deck == ["Box", "Wall"]


def test_the_location_in_fanatic_reach_is_not_the_item_picked_before() -> None:
    table = board(
        Side(hand=["Fanatical Shriever"], resources=RAGE * 6),
        Side(play=["Box", "Hut"]), PLAIN_BOX, location("Hut", 4),
    )  # fmt: skip
    table.me.deploys("Fanatical Shriever")
    table.me.agrees()
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[-1])
    assert (table.area("Box"), table.damage("Hut")) == (Area.DISCARD_PILE, 2)
