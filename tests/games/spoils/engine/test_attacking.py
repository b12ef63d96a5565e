"""Attacking, blocking, and what cannot be blocked. Rules: 412, 608."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Attack, DecisionKind
from app.games.spoils.engine.model import events
from tests.support.made_cards import (
    CALL,
    COSTLY_WALL,
    DECEPTION,
    FAST,
    GUARD,
    PLAIN_BOX,
    SLOW,
    WALL,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))


@COMPREHENSIVE
@rule("cr2010:412.1")
def test_412_1_a_party_of_unblockable_characters_only_cannot_be_blocked(edition: Edition) -> None:
    eel = character(
        "Eel", 1, 1, 2,
        v.Conditional(v.THIS, (v.Cannot(v.Action.BE_BLOCKED),)),
    )  # fmt: skip
    for attackers, asked in ((["Eel"], False), (["Eel", "Slow"], True)):
        table = board(Side(play=attackers), Side(play=["Wall"]), eel, SLOW, WALL, edition=edition)
        table.me.attacks(*attackers)
        table.me.passes()
        table.you.passes()
        assert (table.asks is DecisionKind.BLOCKERS) is asked


@rule("EX-037")
def test_412_1_an_effect_may_still_add_a_blocker() -> None:
    eel = character(
        "Eel", 1, 1, 2,
        v.Conditional(v.THIS, (v.Cannot(v.Action.BE_BLOCKED),)),
    )  # fmt: skip
    leap = tactic("Leap", [v.AddToParty(v.PICKED)], pays=[v.Pick(v.CHARACTER.you_control())])
    table = board(Side(play=["Eel"]), Side(play=["Wall"], hand=["Leap"]), eel, WALL, leap)
    table.me.attacks("Eel")
    table.me.passes()
    table.you.deploys("Leap")
    table.resolves()
    assert table.you.influence == 20
    assert not table.told(events.Blocked), "no party was formed, so nobody blocks as an event"
    assert table.damage("Wall") == 1


def test_608_1_a_counter_attack_is_fought_in_the_opponents_turn() -> None:
    table = board(
        Side(hand=["Counter Attack"], play=["Wall"], fresh=["Guard"], deck=["Box"],
             resources=DECEPTION * 3),
        Side(), GUARD, COSTLY_WALL, PLAIN_BOX, active=1,
    )  # fmt: skip
    table.you.ends_turn()
    table.me.deploys("Counter Attack")
    table.resolves()
    assert table.asks is DecisionKind.ATTACKERS, "it is no offer"
    assert table.state.battle is not None
    assert table.state.battle.target == table.state.ref(table.state.faction[1])
    assert table.me.choices() == ["Wall"], "the Guard has not been here since the turn started"
    table.me.sets("Wall")
    table.resolves()
    assert (table.you.influence, table.me.hand) == (19, ["Box"])


@ALL
@rule("cr2010:607.1", "basic1e:B.attack.1")
def test_608_1_an_unblocked_attack_takes_influence(edition: Edition) -> None:
    table = board(Side(play=["Fast", "Slow"]), Side(), FAST, SLOW, edition=edition)
    table.me.attacks("Fast", "Slow")
    table.resolves()
    with shows("202.4", "408.3"):
        assert table.you.influence == 15
    assert table.asks is DecisionKind.ACT


@ALL
def test_608_1a_nobody_announces_an_attack_without_anybody_to_attack_with(
    edition: Edition,
) -> None:
    peace = item("Peace", v.Conditional(v.CHARACTER, (v.Cannot(v.Action.ATTACK),)))
    for play, fresh, able in (
        (["Guard"], [], True), ([], ["Guard"], False), (["Guard", "Peace"], [], False),
    ):  # fmt: skip
        table = board(
            Side(play=play, fresh=fresh), Side(play=["Wall"]), GUARD, WALL, peace, edition=edition
        )
        assert any(isinstance(it, Attack) for it in table.me.legal) is able


@ALL
@rule("cr2010:607.1b", "basic1e:B.attack.2")
def test_608_1b_attackers_are_depleted_and_depleted_ones_cannot_attack(edition: Edition) -> None:
    table = board(Side(play=["Fast", "Slow"]), Side(), FAST, SLOW, edition=edition)
    table.me.attacks("Fast")
    assert table.is_depleted("Fast")
    table.resolves()
    table.me.attacks("Slow")
    table.resolves()
    assert not table.me.can_attack()
    assert table.you.influence == 15


@ALL
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
@rule("cr2010:607.1d", "basic1e:B.attack.5")
def test_608_1d_blockers_are_chosen_after_tactics_and_abilities(edition: Edition) -> None:
    table = board(Side(play=["Slow"]), Side(play=["Wall"]), SLOW, WALL, edition=edition)
    table.me.attacks("Slow")
    assert (table.asks, table.state.decision.player) == (DecisionKind.BATTLE_WINDOW, 0)
    table.me.passes()
    assert (table.asks, table.state.decision.player) == (DecisionKind.BATTLE_WINDOW, 1)
    table.you.passes()
    assert table.asks is DecisionKind.BLOCKERS
    assert table.you.choices() == ["Wall"]
    table.you.picks("Wall")
    table.resolves()
    assert table.you.influence == 20
    assert table.told(events.Blocked)
