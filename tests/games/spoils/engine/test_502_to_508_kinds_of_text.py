"""Abilities, triggers, keywords and gained texts. Rules: 502 to 508."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind, stats
from app.games.spoils.engine import events as happened
from tests.support.rules import shows
from tests.support.scenario import Side, Table, board, character, item, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
GAIN = words.GainInfluence(1)
NAP = words.Ability("NAP", (), ())
MONK = character("Monk", 1, 1, 1, NAP)
LIFT = tactic("Lift", [words.Put(words.PICKED, words.HAND)], pays=[words.Pick(words.CHARACTER)])


@ALL
def test_502_3_an_ability_is_used_in_the_own_turn_in_responses_and_in_battles(
    edition: Edition,
) -> None:
    def table() -> Table:
        return board(
            Side(play=["Monk"], hand=["Plan"]), Side(play=["Monk"]), MONK, tactic("Plan"),
            edition=edition,
        )  # fmt: skip

    own = table()
    assert own.me.can_use("Monk", "NAP")
    assert not own.you.can_use("Monk", "NAP")
    response = table()
    response.me.deploys("Plan")
    assert response.you.can_use("Monk", "NAP")
    assert not response.me.can_use("Monk", "NAP")
    end = table()
    end.me.ends_turn()
    assert end.you.can_use("Monk", "NAP")
    battle = table()
    battle.me.attacks("Monk")
    windows = []
    while battle.asks in (DecisionKind.BATTLE_WINDOW, DecisionKind.BLOCKERS):
        assert battle.asked is not None
        if battle.asks is DecisionKind.BATTLE_WINDOW:
            assert battle.asked.can_use("Monk", "NAP")
            windows.append(battle.asked.player)
        battle.asked.passes()
    assert windows == [0, 1, 0, 1, 0, 1], "608.1c, 609.1a and 609.1e"


@ALL
def test_503_1_a_trigger_is_followed_at_once_in_the_middle_of_another_text(
    edition: Edition,
) -> None:
    """A card is drawn, the trigger gains 2, and only then the text of Study goes on."""
    watcher = item("Watcher", words.Trigger(words.Draws(words.YOU), (words.GainInfluence(2),)))
    study = tactic("Study", [words.Draw(1), words.LoseInfluence(5), words.Draw(1)])
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard", "Wall"]), Side(), GUARD, WALL,
        watcher, study, edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    told = (happened.Drew, happened.InfluenceGained, happened.InfluenceLost)
    assert [type(event) for event in table.happened if isinstance(event, told)] == [
        happened.Drew, happened.InfluenceGained, happened.InfluenceLost,
        happened.Drew, happened.InfluenceGained,
    ]  # fmt: skip


@ALL
def test_503_1_a_trigger_is_followed_though_its_card_has_left_play(edition: Edition) -> None:
    will = words.Trigger(words.Destroyed(words.CHARACTER), (GAIN,))
    sweep = tactic("Sweep", [words.Destroy(words.CHARACTER)])
    table = board(
        Side(hand=["Sweep"]), Side(play=["Seer", "Guard"]), GUARD, sweep,
        character("Seer", 1, 1, 1, will), edition=edition,
    )  # fmt: skip
    table.me.deploys("Sweep")
    table.resolves()
    assert table.you.play == []
    assert table.you.influence == 22, "it saw the Guard and itself go"


@ALL
def test_503_4a_the_order_of_triggers_is_decided_one_at_a_time(edition: Edition) -> None:
    """What the first one did is seen before the next one is chosen."""
    names = ("First", "Second", "Third")
    bells = [
        item(name, words.Trigger(words.Draws(words.YOU), (words.GainInfluence(10**place),)))
        for place, name in enumerate(names)
    ]
    study = tactic("Study", [words.Draw(1)])
    table = board(
        Side(play=names, hand=["Study"], deck=["Guard"]), Side(), GUARD, study, *bells,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Study")
    table.resolves()
    seen = []
    for choice in ("Second", "Third"):
        assert (table.asks, table.asked) == (DecisionKind.ORDER, table.me)
        offered = table.state.decision.words
        seen.append((table.me.influence, len(offered)))
        table.me.answers(next(n for n, it in enumerate(offered) if it.startswith(choice)))
    assert seen == [(20, 3), (30, 2)]
    assert [event.amount for event in table.told(happened.InfluenceGained)] == [10, 100, 1]


@ALL
def test_507_3d_a_character_that_gained_covert_is_covert(edition: Edition) -> None:
    cloak = item(
        "Cloak",
        words.Conditional(
            words.CHARACTER.named("Guard").you_control(), (words.Gains(words.Keyword.COVERT),)
        ),
    )
    spy = character("Spy", 1, 1, 2, words.COVERT)
    cards = (GUARD, WALL, spy, cloak)
    for mine, yours, able in (
        (["Guard", "Cloak"], ["Spy", "Wall"], ["Spy"]),
        (["Guard"], ["Spy", "Wall"], ["Wall"]),
        (["Spy"], ["Guard", "Wall", "Cloak"], ["Guard"]),
    ):
        table = board(Side(play=mine), Side(play=yours), *cards, edition=edition)
        table.me.attacks(mine[0])
        table.passes_until(DecisionKind.BLOCKERS)
        assert table.you.choices() == able


@COMPREHENSIVE
def test_507_4a_a_face_down_card_is_deployed_for_its_flip_up_cost_and_threshold(
    edition: Edition,
) -> None:
    """Its cost number is 9 and its own threshold OO; Flip Up asks for 2 and G."""
    hidden = character("Hidden", 3, 3, 1, words.FlipUp(2, "G"), cost=9, threshold="OO")
    for resources, able in (
        (["Greed", "Greed"], True), (["Greed"], True), (["Rage"] * 5, False), ([], False),
    ):  # fmt: skip
        table = board(
            Side(face_down=["Hidden"], hand=["Hidden"], resources=resources), Side(), hidden,
            edition=edition,
        )  # fmt: skip
        assert table.me.can_deploy("Hidden", flip_up=True) is able
        assert not table.me.can_deploy("Hidden"), "the one in hand"
    other = board(Side(resources=["Greed"] * 2), Side(face_down=["Hidden"]), hidden,
                  edition=edition)  # fmt: skip
    assert not other.me.can_deploy("Hidden", flip_up=True), "it is the opponent's"
    table = board(Side(face_down=["Hidden"], resources=["Greed"] * 3), Side(), hidden,
                  edition=edition)  # fmt: skip
    table.me.deploys("Hidden", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.me.picks("Greed")
    table.resolves()
    assert (table.me.play, table.me.free) == (["Hidden"], 1)
    assert not table.state.face_down[table.card("Hidden")]


def test_507_6b_tactical_works_in_hand_and_on_a_face_down_resource() -> None:
    scout = character("Lookout", 1, 1, 1, words.TACTICAL, words.FlipUp(1, ""))
    slow = character("Sluggard", 1, 1, 1, words.FlipUp(1, ""))
    there = ["Lookout", "Sluggard"]
    table = board(
        Side(play=["Monk"]), Side(hand=there, face_down=there, resources=1), scout, slow, MONK
    )
    table.me.uses("Monk", "NAP")
    for name, able in (("Lookout", True), ("Sluggard", False)):
        assert table.you.can_deploy(name) is able
        assert table.you.can_deploy(name, flip_up=True) is able
    table.you.deploys("Lookout", flip_up=True)
    while table.asks is DecisionKind.ATTACH_TO_PAY:
        table.you.picks("Rage")
    table.me.passes()
    assert table.you.play == ["Lookout"]


@COMPREHENSIVE
def test_508_2_a_keyword_that_was_gained_goes_when_the_card_changes_area(
    edition: Edition,
) -> None:
    cloak = tactic(
        "Cloak",
        [words.Alter(words.PICKED, (words.Gains(words.Keyword.COVERT),), words.Until.FOR_GOOD)],
        pays=[words.Pick(words.CHARACTER)],
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
        [words.Alter(words.PICKED, (words.Gains(words.Keyword.COVERT),), words.Until.FOR_GOOD)],
        pays=[words.Pick(words.CHARACTER)],
    )
    strip = tactic(
        "Strip", [words.Alter(words.PICKED, (words.LosesText(),))],
        pays=[words.Pick(words.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"], hand=["Cloak", "Strip"]), Side(), GUARD, cloak, strip,
        edition=edition,
    )  # fmt: skip
    for name, covert in (("Cloak", True), ("Strip", False)):
        table.me.deploys(name)
        table.resolves()
        assert stats.is_covert(table.state, table.card("Guard")) is covert


@ALL
def test_505_2b_of_two_that_must_be_picked_either_may_be(edition: Edition) -> None:
    bait = words.Conditional(words.THIS, (words.Must(words.Action.BE_PICKED),))
    kill = tactic("Kill", [words.Destroy(words.PICKED)], pays=[words.Pick(words.CHARACTER)])
    for choice in ("Left", "Right"):
        table = board(
            Side(hand=["Kill"]), Side(play=["Left", "Right", "Guard"]), GUARD, kill,
            character("Left", 1, 1, 1, bait), character("Right", 1, 1, 1, bait), edition=edition,
        )  # fmt: skip
        table.me.deploys("Kill")
        with shows("basic1e:B.multireq.3"):
            assert table.me.choices() == ["Left", "Right"]
        table.me.picks(choice)
        table.resolves()
        assert table.you.discard == [choice]
