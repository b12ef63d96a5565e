"""Conditionals, and texts that last for a time. Rules: 504, 508."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import to_decide
from app.games.spoils.engine.model import events
from app.games.spoils.engine.read import stats
from app.games.spoils.terms import CardType
from tests.support.made_cards import GUARD, LIFE_HAT, LIFT, MADE, SLAY, SWITCH, WEAK_GUARD
from tests.support.rules import rule
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import are_switched, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
KILL_ITEM = tactic("Kill", [v.Destroy(v.PICKED)], pays=[v.Pick(v.ITEM)])


@ALL
def test_504_1_players_sit_at_each_others_side_while_the_text_is_in_force(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=[SWITCH, "Kill"], resources=["Deception"] * 5), Side(), KILL_ITEM, edition=edition
    )
    assert not are_switched(table)
    table.me.deploys(SWITCH)
    assert not are_switched(table), "it is not in play yet"
    table.resolves()
    assert are_switched(table)
    assert to_decide(table.state) == 1, "the other person goes on with the turn"
    table.me.deploys("Kill")
    table.resolves()
    assert not are_switched(table)
    assert to_decide(table.state) == 0
    assert [it.switched for it in table.told(events.SeatsSwitched)] == [True, False]


@ALL
def test_504_1_two_texts_that_switch_seats_cancel_each_other_out(edition: Edition) -> None:
    table = board(
        Side(play=[SWITCH], hand=[SWITCH], resources=["Deception"] * 5), Side(play=[SWITCH]),
        edition=edition,
    )  # fmt: skip
    assert not are_switched(table)
    table.me.deploys(SWITCH)
    table.resolves()
    assert are_switched(table)


@ALL
def test_504_1_what_one_text_establishes_twice_holds_for_each_pick(edition: Edition) -> None:
    chant = v.Ability(
        "CHANT", (v.Pick(v.CHARACTER),),
        (v.Establish(v.Conditional(v.PICKED, (v.More(v.STRENGTH, 1),))),),
    )  # fmt: skip
    table = board(
        Side(play=["Singer", "Guard", "Big"]), Side(), *MADE, character("Singer", 1, 1, 1, chant),
        edition=edition,
    )  # fmt: skip
    for name in ("Guard", "Big"):
        table.me.uses("Singer", "CHANT")
        table.me.picks(name)
        settles(table)
    assert (table.strength("Guard"), table.strength("Big")) == (3, 4)


@ALL
@rule("EX-022", "cr2010:504.1", "EX-B06", "EX-B08", "basic1e:B.conditionals.1")
def test_504_1_a_conditional_ends_with_its_condition(edition: Edition) -> None:
    bully = character(
        "Bully", 1, 1, 1,
        v.Conditional(
            v.THIS,
            (v.More(v.STRENGTH, 1), v.More(v.LIFE, 1)),
            v.Exists(v.CHARACTER.opponent_controls()),
        ),
    )  # fmt: skip
    table = board(
        Side(play=["Bully"], hand=["Kill"]), Side(play=["Guard"]), bully, WEAK_GUARD, SLAY,
        edition=edition,
    )  # fmt: skip
    assert (table.strength("Bully"), table.life("Bully")) == (2, 2)
    table.me.deploys("Kill")
    table.me.picks("Guard")
    table.resolves()
    assert (table.strength("Bully"), table.life("Bully")) == (1, 1)


@ALL
def test_508_1_nobody_changes_seats_for_a_text_that_is_lost_or_face_down(
    edition: Edition,
) -> None:
    hush = item("Hush", v.Conditional(v.ITEM, (v.LosesText(),)))
    assert not are_switched(board(Side(play=[SWITCH]), Side(play=["Hush"]), hush, edition=edition))
    assert not are_switched(board(Side(face_down=[SWITCH]), edition=edition))
    assert not are_switched(board(Side(hand=[SWITCH], discard=[SWITCH], deck=[SWITCH])))


@COMPREHENSIVE
@rule("EX-029")
def test_508_1a_a_trigger_that_was_gained_still_sees_its_card_leave(edition: Edition) -> None:
    will = v.Trigger(v.LeavesPlay(), (v.Draw(1),))
    bless = tactic(
        "Bless",
        [v.Alter(v.PICKED, (v.GainsText(will),), v.Until.FOR_GOOD)],
        pays=[v.Pick(v.CHARACTER)],
    )
    table = board(
        Side(play=["Guard"], hand=["Bless", "Kill"], deck=["Hat"]),
        Side(),
        WEAK_GUARD,
        LIFE_HAT,
        bless,
        SLAY,
        edition=edition,
    )
    for name in ("Bless", "Kill"):
        table.me.deploys(name)
        table.resolves()
    assert table.me.hand == ["Hat"]


@COMPREHENSIVE
def test_508_2_a_keyword_that_was_gained_goes_when_the_card_changes_area(
    edition: Edition,
) -> None:
    cloak = tactic(
        "Cloak",
        [v.Alter(v.PICKED, (v.Gains(v.Keyword.COVERT),), v.Until.FOR_GOOD)],
        pays=[v.Pick(v.CHARACTER)],
    )
    table = board(
        Side(play=["Guard"], hand=["Cloak", "Lift"], resources=2), Side(), GUARD, cloak, LIFT,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Cloak")
    table.resolves()
    table.next_turn()
    table.next_turn()
    assert stats.is_covert(table.state, table.card("Guard"))
    table.me.deploys("Lift")
    table.resolves()
    table.me.deploys("Guard")
    table.resolves()
    assert not stats.is_covert(table.state, table.card("Guard"))


@COMPREHENSIVE
def test_508_2_a_keyword_that_was_gained_is_lost_with_the_rules_text(edition: Edition) -> None:
    cloak = tactic(
        "Cloak",
        [v.Alter(v.PICKED, (v.Gains(v.Keyword.COVERT),), v.Until.FOR_GOOD)],
        pays=[v.Pick(v.CHARACTER)],
    )
    strip = tactic(
        "Strip", [v.Alter(v.PICKED, (v.LosesText(),))],
        pays=[v.Pick(v.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"], hand=["Cloak", "Strip"]), Side(), GUARD, cloak, strip,
        edition=edition,
    )  # fmt: skip
    for name, covert in (("Cloak", True), ("Strip", False)):
        table.me.deploys(name)
        table.resolves()
        assert stats.is_covert(table.state, table.card("Guard")) is covert


@COMPREHENSIVE
def test_508_3_a_card_that_stops_being_a_character_loses_what_it_gained_as_one(
    edition: Edition,
) -> None:
    wake = v.Ability("WAKE", (), (v.Alter(v.THIS, (v.GainsType(CardType.CHARACTER),)),))
    bless = tactic(
        "Bless",
        [v.Alter(v.PICKED, (v.GainsText(v.COVERT),), v.Until.FOR_GOOD)],
        pays=[v.Pick(v.CHARACTER)],
    )
    golem = item("Golem", wake, strength=1, life=1, speed=1)
    table = board(Side(play=["Golem"], hand=["Bless"]), Side(), golem, bless, edition=edition)
    table.me.uses("Golem", "WAKE")
    table.resolves()
    table.me.deploys("Bless")
    table.resolves()
    assert stats.is_covert(table.state, table.card("Golem"))
    table.next_turn()
    table.next_turn()
    assert not stats.is_character(table.state, table.card("Golem"))
    table.me.uses("Golem", "WAKE")
    table.resolves()
    assert stats.is_character(table.state, table.card("Golem"))
    assert not stats.is_covert(table.state, table.card("Golem"))
