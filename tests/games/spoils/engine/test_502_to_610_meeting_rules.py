"""Where two rules meet: texts, deploying and battles. Rules: 502 to 508, 601 to 610."""

import pytest

from app.games.spoils import vocabulary as words
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine import events as happened
from tests.support.rules import rule
from tests.support.scenario import Made, Side, Table, board, character, location, tactic

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
GUARD = character("Guard", 2, 3, cost=2)
WALL = character("Wall", 1, 4)
RUSH = words.Can(words.Action.ATTACK_AT_ONCE)
CALL = tactic(
    "Call", [words.AddToParty(words.PICKED)], pays=[words.Pick(words.CHARACTER.you_control())]
)


def blink(kind: words.Cards, *then: words.Step) -> Made:
    """A tactic by which a card leaves play and comes back as a new one."""
    away = (words.Put(words.PICKED, words.OUT_OF_GAME), words.Put(words.PICKED, words.PLAY))
    return tactic("Blink", [*away, *then], pays=[words.Pick(kind)])


def until(table: Table, kind: type[happened.Event]) -> None:
    """Both players pass until something of a kind has happened."""
    while not table.told(kind):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        (table.me, table.you)[table.state.decision.player].passes()


@ALL
@rule("302.7")
def test_608_1c_a_blocker_added_twice_blocks_once(edition: Edition) -> None:
    table = board(
        Side(play=["Guard"]), Side(play=["Wall"], hand=["Call", "Call"]), GUARD, WALL, CALL,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.passes()
    for _ in range(2):
        table.you.deploys("Call")
        table.me.passes()
    table.you.passes()
    table.you.passes()
    assert table.state.battle is not None
    assert table.names(table.state.battle.blocking) == ["Wall"]
    table.resolves()
    assert table.damage("Wall") == 2, "nothing was divided between the card and itself"


@ALL
@rule("608.1c")
def test_407_4_a_blocker_added_before_blocks_is_none_after_it_changed_sides(
    edition: Edition,
) -> None:
    lure = tactic(
        "Lure",
        [words.TakeControl(words.PICKED), words.TakeControl(words.PICKED, words.OPPONENT)],
        pays=[words.Pick(words.CHARACTER.opponent_controls())],
    )
    table = board(
        Side(play=["Guard"], hand=["Lure"]), Side(play=["Wall"], hand=["Call", "Wait"]), GUARD,
        WALL, CALL, lure, tactic("Wait"), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.me.passes()
    table.you.deploys("Call")
    table.me.passes()
    table.you.deploys("Wait")
    table.me.deploys("Lure")
    table.you.passes()
    table.me.passes()
    table.you.passes()
    table.you.passes()
    table.resolves()
    assert table.you.influence == 18, "Wall came back, but not into the battle"


@ALL
@rule("402.4")
def test_609_1f_damage_assigned_to_a_location_does_not_reach_the_one_that_came_back(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard"]), Side(play=["Fort"], hand=["Blink"]), GUARD, location("Fort", 2),
        blink(words.LOCATION), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target="Fort")
    until(table, happened.DamageAssigned)
    table.me.passes()
    table.you.deploys("Blink")
    table.resolves()
    assert table.you.play == ["Fort"]
    assert table.damage("Fort") == 0


@ALL
@rule("402.4")
def test_609_1b_a_character_that_left_and_joined_again_assigns_as_a_new_one(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard", "Slow"], hand=["Blink"]), Side(), GUARD, character("Slow", 1, 1, 1),
        blink(words.CHARACTER, words.AddToParty(words.PICKED)), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", "Slow")
    until(table, happened.DamageInflicted)
    table.me.deploys("Blink")
    table.me.picks("Guard")
    table.resolves()
    assert table.you.influence == 20 - 2 - 2 - 1


@COMPREHENSIVE
@pytest.mark.parametrize("returns", [False, True])
def test_402_4_what_counts_by_the_turn_is_counted_anew_for_a_card_that_came_back(
    edition: Edition, returns: bool
) -> None:
    once = words.Ability("ONCE", (), (words.GainInfluence(1),), per_turn=1)
    twice = words.Conditional(words.THIS, (words.AtMostEachTurn(1, words.Action.ATTACK), RUSH))
    table = board(
        Side(play=["Hero"], hand=["Blink"]), Side(), character("Hero", 1, 1, 1, once, twice),
        blink(words.CHARACTER), edition=edition,
    )  # fmt: skip
    table.me.uses("Hero", "ONCE")
    table.resolves()
    table.me.attacks("Hero")
    table.resolves()
    if returns:
        table.me.deploys("Blink")
        table.resolves()
    assert table.me.can_use("Hero", "ONCE") is returns
    assert table.me.can_attack() is returns
