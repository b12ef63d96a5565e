"""Cards that are played as though they were in hand. Rules: 203.2, 402.8, 605.1a."""

import pytest

from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board

ALL = pytest.mark.parametrize("edition", list(Edition))
FACTION = "The Tournament Faction"


def swiped(edition: Edition, *hand: str, resources: int = 15) -> Table:
    """Pant Swipe has removed the top four of your cards, and I develop."""
    table = board(
        Side(hand=["Pant Swipe", *hand], faction=FACTION, resources=["Deception"] * resources),
        Side(deck=["Rage", "Gnat", "Greed", "Key Man", "Violence"]),
        edition=edition,
    )
    table.me.deploys("Pant Swipe")
    table.resolves()
    return table


@ALL
def test_203_2_removed_cards_may_be_played_as_resources_either_way_up(edition: Edition) -> None:
    table = swiped(edition)
    table.me.uses(FACTION, "RESOURCE")
    table.resolves()
    assert table.asks is DecisionKind.PLAY_RESOURCE
    with shows("605.1a"):
        assert sorted(set(table.me.choices())) == ["Gnat", "Greed", "Key Man", "Rage"]
    with shows("605.1b"):
        assert sorted(table.me.choices()).count("Rage") == 2, "face-up or face-down"
        assert sorted(table.me.choices()).count("Gnat") == 1, "only face-down"
    table.me.plays_resource("Rage")
    table.resolves()
    assert "Rage" in table.me.resources
    assert table.area("Rage") is Area.IN_PLAY
    table.me.uses(FACTION, "RESOURCE")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Deception")
    table.resolves()
    table.me.plays_resource("Gnat", face_down=True)
    table.resolves()
    assert table.me.face_down == ["Gnat"]
    assert table.state.owner[table.card("Gnat")] == 1


def test_402_8_what_lets_play_a_card_from_hand_lets_play_them_too() -> None:
    table = swiped(Edition.CR3, "Late Addition", resources=30)
    table.me.deploys("Late Addition")
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me._does(table.me.legal[0])
    table.resolves()
    assert table.asks is DecisionKind.MAY, "my hand is empty, but a character was removed"
    table.me.agrees()
    assert sorted(table.me.choices()) == ["Gnat", "Key Man"]


@ALL
def test_203_2_removed_tactics_may_be_played_face_down(edition: Edition) -> None:
    table = board(
        Side(
            hand=["Eccentric Inquisition"],
            faction=FACTION,
            resources=["Obsession"] * 12,
        ),
        Side(deck=["Stupidify", "Gnat", "Rage", "Muddle"] + ["Greed"] * 6),
        edition=edition,
    )
    table.me.deploys("Eccentric Inquisition")
    table.resolves()
    while table.asks is not DecisionKind.ACT:
        table.me._does(table.me.legal[0])
        table.resolves()
    table.me.uses(FACTION, "RESOURCE")
    table.resolves()
    assert sorted(table.me.choices()) == ["Muddle", "Stupidify"]
    table.me.plays_resource("Stupidify", face_down=True)
    assert table.me.face_down == ["Stupidify"]
