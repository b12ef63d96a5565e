"""Attacking, blocking, parties and the other terms of battle. Rules: 302."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import Attack
from app.games.spoils.engine.read import battles
from tests.support.card_play import deploys
from tests.support.made_cards import CALL, CHEAP_TOWER, COMPANY, GAIN, GUARD, MONK, WALL, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, item, tactic
from tests.support.tables import passes_until_assigned

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
ATTACKING, BLOCKING = v.State.ATTACKING, v.State.BLOCKING


@COMPREHENSIVE
@pytest.mark.parametrize("target", [None, "Tower"])
def test_302_2_a_player_is_attacked_whose_faction_or_location_is_the_target(
    edition: Edition, target: str | None
) -> None:
    alarm = item("Alarm", v.Trigger(v.PlayerIsAttacked(v.YOU), (GAIN,)))
    table = board(
        Side(play=["Guard", "Alarm"]), Side(play=["Tower", "Alarm"]), GUARD, CHEAP_TOWER, alarm,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target=target)
    attacked = battles.attack_target(table.state)
    with shows("302.1"):
        assert attacked == (table.state.faction[1] if target is None else table.card("Tower"))
    gained = [(event.player, event.amount) for event in table.told(events.InfluenceGained)]
    assert gained == [(1, 1)]


@COMPREHENSIVE
def test_302_3_the_attacking_player_is_who_attacks_even_in_the_opponents_turn(
    edition: Edition,
) -> None:
    strike = tactic("Strike", [v.Attack()])
    cheer = item("Cheer", v.Trigger(v.PlayerAttacks(v.YOU), (GAIN,)))
    table = board(
        Side(play=["Monk", "Wall", "Cheer"]), Side(play=["Guard", "Cheer"], hand=["Strike"]),
        MONK, WALL, GUARD, cheer, strike, edition=edition,
    )  # fmt: skip
    table.me.uses("Monk", "NAP")
    table.you.deploys("Strike")
    table.me.passes()
    table.you.sets("Guard")
    assert table.state.active == 0
    assert [event.player for event in table.told(events.InfluenceGained)] == [1]
    assert (table.asks, table.asked) == (DecisionKind.BATTLE_WINDOW, table.you)
    table.passes_until(DecisionKind.BLOCKERS)
    with shows("302.4"):
        assert table.asked is table.me
    table.me.blocks("Wall")
    table.resolves()
    assert (table.damage("Wall"), table.me.influence) == (2, 20)


@COMPREHENSIVE
def test_302_5_the_characters_that_fight_side_by_side_are_a_party(edition: Edition) -> None:
    lead = v.Conditional(
        v.CHARACTER.that(v.InPartyWith(v.THIS)).others(),
        (v.More(v.STRENGTH, 3),),
    )
    taunt = v.Conditional(v.CHARACTER.that(v.Opposing(v.THIS)), (v.More(v.LIFE, 5),))
    table = board(
        Side(play=["Captain", "Guard", "Monk"]), Side(play=["Chief", "Wall", "Page"]),
        character("Captain", 1, 9, 2, lead), character("Chief", 1, 9, 2, lead, taunt), GUARD,
        MONK, WALL, character("Page", 1, 1), edition=edition,
    )  # fmt: skip
    table.me.attacks("Captain", "Guard")
    table.you.blocks("Chief", "Wall")
    battle = table.state.battle
    assert battle is not None
    with shows("302.6"):
        assert table.names(battle.attacking) == ["Captain", "Guard"]
    with shows("302.7"):
        assert table.names(battle.blocking) == ["Chief", "Wall"]
    strengths = {name: table.strength(name) for name in ("Guard", "Monk", "Wall", "Page")}
    assert strengths == {"Guard": 5, "Monk": 1, "Wall": 4, "Page": 1}
    lives = {name: table.life(name) for name in ("Captain", "Guard", "Monk", "Wall")}
    with shows("302.10"):
        assert lives == {"Captain": 14, "Guard": 8, "Monk": 1, "Wall": 4}


@COMPREHENSIVE
def test_302_8_a_battle_lasts_from_its_announcement_until_it_is_resolved(
    edition: Edition,
) -> None:
    drum = item(
        "Drum",
        v.Conditional(v.CHARACTER, (v.More(v.SPEED, 1),), v.InBattle()),
    )
    table = board(
        Side(play=["Guard", "Drum"]), Side(play=["Wall"]), GUARD, WALL, drum, edition=edition
    )
    speeds = [table.stat("Wall", v.SPEED)]
    table.me._does(next(it for it in table.me.legal if isinstance(it, Attack)))
    assert table.asks is DecisionKind.ATTACKERS
    speeds.append(table.stat("Wall", v.SPEED))
    table.me.sets("Guard")
    speeds.append(table.stat("Wall", v.SPEED))
    table.you.blocks("Wall")
    passes_until_assigned(table)
    speeds.append(table.stat("Wall", v.SPEED))
    table.resolves()
    assert table.asks is DecisionKind.ACT
    speeds.append(table.stat("Wall", v.SPEED))
    assert speeds == [2, 3, 3, 3, 2]


@COMPREHENSIVE
def test_302_9_the_members_of_both_parties_are_in_the_battle_and_nobody_else(
    edition: Edition,
) -> None:
    fury = item(
        "Fury",
        v.Conditional(v.CHARACTER.being(v.State.IN_BATTLE), (v.More(v.SPEED, 1),)),
    )
    names = ("Guard", "Wall", "Monk", "Page")
    table = board(
        Side(play=["Guard", "Monk", "Fury"]), Side(play=["Wall", "Page"]), GUARD, WALL, MONK,
        character("Page", 1, 1), fury, edition=edition,
    )  # fmt: skip
    before = [table.stat(name, v.SPEED) for name in names]
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    during = [table.stat(name, v.SPEED) for name in names]
    table.resolves()
    assert (before, during) == ([2, 2, 1, 2], [3, 3, 1, 2])
    assert [table.stat(name, v.SPEED) for name in names] == before


@pytest.mark.parametrize("blocks", [True, False])
def test_302_10_the_lawyer_is_avenged_by_the_opposing_party_in_a_battle_or_not(
    blocks: bool,
) -> None:
    table = board(Side(play=["Big"], hand=["Kill"]), Side(play=["Mafia Lawyer"]), *COMPANY)
    table.me.attacks("Big")
    if not blocks:
        deploys(table.me, "Kill", "Mafia Lawyer")
    else:
        table.you.blocks("Mafia Lawyer")
    table.resolves()
    assert table.you.play == []
    assert table.you.influence == (25 if blocks else 20), "5 gained; unblocked 5 lost"


@ALL
def test_302_11a_a_party_is_covert_no_longer_once_a_member_is_not(edition: Edition) -> None:
    expose = tactic(
        "Expose",
        [v.Alter(v.PICKED, (v.Loses(v.Keyword.COVERT),))],
        pays=[v.Pick(v.CHARACTER)],
    )
    thief, spy = character("Thief", 1, 1, 2, v.COVERT), character("Spy", 1, 1, 2, v.COVERT)
    for exposed, able in ((False, ["Spy"]), (True, ["Wall"])):
        table = board(
            Side(play=["Thief", "Sneak"]), Side(play=["Spy", "Wall"], hand=["Expose"]), thief, spy,
            character("Sneak", 1, 1, 2, v.COVERT), WALL, expose, edition=edition,
        )  # fmt: skip
        table.me.attacks("Thief", "Sneak")
        table.me.passes()
        if exposed:
            table.you.deploys("Expose")
            table.you.picks("Sneak")
            table.me.passes()
        table.you.passes()
        assert table.asks is DecisionKind.BLOCKERS
        assert table.you.choices() == able


@ALL
@rule("basic1e:B.covert.3")
def test_302_11b_a_block_stands_though_the_party_stops_being_covert(edition: Edition) -> None:
    expose = tactic(
        "Expose",
        [v.Alter(v.PICKED, (v.Loses(v.Keyword.COVERT),))],
        pays=[v.Pick(v.CHARACTER)],
    )
    thief, spy = character("Thief", 1, 1, 2, v.COVERT), character("Spy", 2, 2, 2, v.COVERT)
    table = board(
        Side(play=["Thief"], hand=["Expose"]), Side(play=["Spy"]), thief, spy, expose,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Thief")
    table.you.blocks("Spy")
    table.me.deploys("Expose")
    table.me.picks("Thief")
    table.resolves()
    assert table.me.discard == ["Expose", "Thief"]


@ALL
@pytest.mark.parametrize("joined", [False, True])
def test_302_12_a_member_of_the_attacking_party_is_attacking_if_it_joined_later_too(
    edition: Edition, joined: bool
) -> None:
    """A character that joins later is attacking, but did not attack."""
    horn = item(
        "Horn",
        v.Conditional(v.CHARACTER.being(ATTACKING), (v.More(v.STRENGTH, 1),)),
        v.Trigger(v.Attacks(v.CHARACTER), (GAIN,)),
    )
    table = board(
        Side(play=["Guard", "Monk", "Horn"], hand=["Call"]), Side(play=["Wall"]), GUARD, MONK,
        WALL, horn, CALL, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    if joined:
        table.me.deploys("Call")
        table.me.picks("Monk")
        table.you.passes()
    strengths = [table.strength(name) for name in ("Guard", "Monk", "Wall")]
    assert strengths == [3, 2 if joined else 1, 1]
    assert table.me.influence == 21, "one attacked"


@ALL
@pytest.mark.parametrize("joined", [False, True])
def test_302_13_a_member_of_the_blocking_party_is_blocking_if_it_joined_later_too(
    edition: Edition, joined: bool
) -> None:
    """A character that joins later is blocking, but did not block."""
    horn = item(
        "Horn",
        v.Conditional(v.CHARACTER.being(BLOCKING), (v.More(v.STRENGTH, 1),)),
        v.Trigger(v.Blocks(v.CHARACTER), (GAIN,)),
    )
    table = board(
        Side(play=["Guard"]), Side(play=["Wall", "Monk", "Horn"], hand=["Call"]), GUARD, MONK,
        WALL, horn, CALL, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    table.me.passes()
    if joined:
        table.you.deploys("Call")
        table.you.picks("Monk")
        table.me.passes()
    strengths = [table.strength(name) for name in ("Guard", "Monk", "Wall")]
    assert strengths == [2, 2 if joined else 1, 2]
    assert table.you.influence == 21, "one blocked"


@COMPREHENSIVE
@rule("EX-007")
def test_302_14_a_lone_attacker_is_in_a_party_with_itself(edition: Edition) -> None:
    inspire = v.Ability("INSPIRE", (v.Pick(v.CHARACTER.that(v.InPartyWith(v.THIS))),), (GAIN,))
    table = board(
        Side(play=["Chief", "Guard"]), Side(), character("Chief", 1, 1, 1, inspire), GUARD,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Chief", "INSPIRE")
    table.me.attacks("Chief")
    table.me.uses("Chief", "INSPIRE")
    table.you.passes()
    assert table.me.influence == 21


@ALL
@rule("EX-007")
def test_302_14_a_character_is_in_a_party_with_itself(edition: Edition) -> None:
    cheer = v.Ability(
        "CHEER",
        (v.Pick(v.CHARACTER.that(v.InPartyWith(v.THIS))),),
        (v.Alter(v.PICKED, (v.More(v.STRENGTH, 1),)),),
        per_turn=1,
    )
    table = board(
        Side(play=["Captain", "Guard"]), Side(), character("Captain", 1, 1, 1, cheer), WEAK_GUARD,
        edition=edition,
    )  # fmt: skip
    assert not table.me.can_use("Captain", "CHEER")
    table.me.attacks("Captain")
    table.me.uses("Captain", "CHEER")
    table.resolves()
    assert table.you.influence == 18


@COMPREHENSIVE
@pytest.mark.parametrize("removed", [False, True])
def test_302_15_damage_assigned_to_a_character_removed_from_battle_is_not_inflicted(
    edition: Edition, removed: bool
) -> None:
    away = tactic("Away", [v.RemoveFromBattle(v.PICKED)], pays=[v.Pick(v.CHARACTER)])
    table = board(
        Side(play=["Guard"], hand=["Away"]), Side(play=["Wall"]), GUARD, WALL, away,
        edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Wall")
    passes_until_assigned(table)
    if removed:
        table.me.deploys("Away")
        table.me.picks("Wall")
        table.you.passes()
        assert table.state.battle is not None
        assert table.state.battle.blocking == []
    table.resolves()
    assert (table.damage("Wall"), table.you.influence) == (0 if removed else 2, 20)
