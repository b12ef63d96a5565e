"""Playing a resource. Rules: 605."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.terms import Area, CardType
from tests.support.made_cards import COMPANY, GAIN, GREED, GUARD, PLAN, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, location, made, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
HALL = "Hall of Great Justice"


@ALL
@rule("cr2010:604.1")
def test_605_1_any_card_is_a_face_down_resource_only_resources_lie_face_up(
    edition: Edition,
) -> None:
    dig = v.Ability("DIG", (), (v.PlayResources(),), per_turn=1)
    table = board(
        Side(play=["Monk"], hand=["Guard", "Rage"]), Side(), WEAK_GUARD,
        character("Monk", 1, 1, 1, dig), edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "DIG")
    table.resolves()
    with shows("203.2"):
        assert [str(it).split()[0::2] for it in table.me.legal] == [
            ["resource", "face-down"],
            ["resource"],
            ["resource", "face-down"],
        ]
    table.me.plays_resource("Guard", face_down=True)
    assert table.me.free == 1
    assert table.state.face_down[table.card("Guard")]


@ALL
def test_605_1a_any_card_in_hand_can_be_played_as_a_resource(edition: Edition) -> None:
    hand = ["Guard", "Hat", "Tower", "Plan", "Rage"]
    dig = v.Ability("DIG", (), (v.PlayResources(),))
    for name in hand:
        for face_down in (True, False):
            table = board(
                Side(play=["Mole"], hand=hand), Side(), GUARD, item("Hat"), location("Tower", 3),
                PLAN, character("Mole", 1, 1, 1, dig), edition=edition,
            )  # fmt: skip
            table.me.uses("Mole", "DIG")
            table.resolves()
            offered = [
                table.state.name(it.card) for it in table.me.legal if it.face_down is face_down
            ]
            with shows("605.1b"):
                assert offered == (hand if face_down else ["Rage"])
            if name not in offered:
                continue
            table.me.plays_resource(name, face_down=face_down)
            with shows("605.1d"):
                assert (table.area(name), table.state.face_down[table.card(name)]) == (
                    Area.IN_PLAY, face_down,
                )  # fmt: skip
            assert (len(table.me.hand), table.me.free) == (4, 1)


@COMPREHENSIVE
@pytest.mark.parametrize("name", ["Swinish Elder", "Vilghame Manewaft"])
def test_605_1c_a_resource_is_attached_as_it_is_played(name: str, edition: Edition) -> None:
    table = board(
        Side(hand=["Rage"], resources=4, faction=HALL), Side(play=[name], resources=GREED),
        *COMPANY, edition=edition,
    )  # fmt: skip
    table.me.uses(HALL, "RESOURCE")
    table.resolves()
    table.me.plays_resource("Rage")
    if table.asks is DecisionKind.MAY:
        table.you.agrees()
    assert (table.me.free, table.me.hand) == (0, [])


@rule("EX-030")
def test_605_1c_what_reacts_to_a_resource_does_so_before_it_is_in_play() -> None:
    dig = v.Ability("DIG", (), (v.PlayResources(),), per_turn=1)
    worm = character("Worm", 1, 1, 1, v.Trigger(v.PlaysResource(v.YOU), (v.GainInfluence(1),)))
    table = board(
        Side(play=["Monk", "Worm"], hand=["Rage"]), Side(), worm, character("Monk", 1, 1, 1, dig)
    )
    table.me.uses("Monk", "DIG")
    table.resolves()
    table.me.plays_resource("Rage")
    kinds = [type(event) for event in table.happened]
    assert kinds.index(events.InfluenceGained) < kinds.index(events.EnteredPlay)


@ALL
def test_605_2_a_text_that_says_deploy_never_means_a_resource(edition: Edition) -> None:
    invite = tactic("Invite", [v.May(then=(v.Deploy(v.CARD.in_hand()),))])
    for hand, offered in ((["Rage"], []), (["Rage", "Hat"], ["Hat"])):
        table = board(
            Side(hand=["Invite", *hand], resources=3), Side(), invite, item("Hat"),
            edition=edition,
        )  # fmt: skip
        table.me.deploys("Invite")
        table.resolves()
        if table.asks is DecisionKind.MAY:
            table.me.agrees()
            table.resolves()
        assert table.me.play == offered
        assert "Rage" in table.me.hand


@ALL
def test_605_2_playing_a_resource_sets_off_nothing_that_waits_for_deploying(
    edition: Edition,
) -> None:
    herald = item("Herald", v.Trigger(v.Deploys(v.EACH), (GAIN,)))
    dig = v.Ability("DIG", (), (v.PlayResources(),))
    table = board(
        Side(play=["Mole", "Herald"], hand=["Rage", "Plan"]), Side(), herald, PLAN,
        character("Mole", 1, 1, 1, dig), edition=edition,
    )  # fmt: skip
    for name, face_down in (("Rage", False), ("Plan", True)):
        table.me.uses("Mole", "DIG")
        table.resolves()
        table.me.plays_resource(name, face_down=face_down)
    assert (table.me.free, table.me.influence) == (2, 20)


def test_605_3_all_triggers_on_a_resource_entering_play_happen_together() -> None:
    """Its own and another card's: none has happened before the order is asked for."""
    vein = made(
        "Vein", CardType.RESOURCE,
        v.Trigger(v.EntersPlay(), (GAIN,)),
        v.Trigger(v.EntersPlay(), (v.LoseInfluence(2, v.OPPONENT),)),
    )  # fmt: skip
    lamp = item("Lamp", v.Trigger(v.EntersPlay(v.RESOURCE), (v.GainInfluence(5),)))
    dig = v.Ability("DIG", (), (v.PlayResources(),))
    table = board(
        Side(play=["Mole", "Lamp"], hand=["Vein"]), Side(), vein, lamp,
        character("Mole", 1, 1, 1, dig),
    )  # fmt: skip
    table.me.uses("Mole", "DIG")
    table.resolves()
    table.me.plays_resource("Vein")
    assert (table.asks, len(table.me.numbers())) == (DecisionKind.ORDER, 3)
    assert (table.me.influence, table.you.influence) == (20, 20)
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
    assert (table.me.influence, table.you.influence) == (26, 18)


def test_made_cards_can_be_resources_too() -> None:
    mine = made("Mine", CardType.RESOURCE, v.Provides("RG"))
    table = board(Side(resources=["Mine"], hand=["Odd"]), Side(), mine,
                  character("Odd", 1, 1, cost=1, threshold="RG"))  # fmt: skip
    assert table.me.can_deploy("Odd")
