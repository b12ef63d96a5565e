"""Resolving a battle. Rules: 609."""

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import DecisionKind
from app.games.spoils.engine.model import events
from app.games.spoils.terms import Area
from tests.support.made_cards import (
    ARMED,
    BARE,
    COSTLY_WALL,
    FAST,
    GAIN,
    GUARD,
    HAT,
    MADE,
    SLOW,
    WALL,
)
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, location, tactic
from tests.support.tables import blink, settles

ALL = pytest.mark.parametrize("edition", list(Edition))
COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])


def fight(mine: list[str], yours: str, *blockers: str) -> Table:
    """My two characters, one with a Hat, attack your faction or location together."""
    table = board(Side(play=mine, attached={"Hat": "Armed"}), Side(play=[yours]), ARMED, BARE, HAT)
    table.me.attacks(*mine, target=None if blockers else yours)
    if blockers:
        table.you.blocks(*blockers)
    while table.asks is not DecisionKind.ACT:
        if table.asks in (DecisionKind.DIVIDE, DecisionKind.ORDER):
            table.you.answers(0)
        table.resolves() if table.asks is not DecisionKind.BLOCKERS else table.you.passes()
    return table


def until(table: Table, kind: type[events.Event]) -> None:
    """Both players pass until something of a kind has happened."""
    while not table.told(kind):
        assert table.asks is DecisionKind.BATTLE_WINDOW
        (table.me, table.you)[table.state.decision.player].passes()


@ALL
@rule("basic1e:B.battle.1", "basic1e:B.battle.2")
def test_609_1a_both_players_may_act_before_and_after_damage_is_assigned(
    edition: Edition,
) -> None:
    table = board(Side(play=["Guard"]), Side(), GUARD, edition=edition)
    table.me.attacks("Guard")
    windows = []
    while table.asks is DecisionKind.BATTLE_WINDOW:
        assert table.state.decision is not None
        windows.append((table.state.decision.player, bool(table.told(events.DamageAssigned))))
        (table.me, table.you)[table.state.decision.player].passes()
    with shows("609.1e"):
        assert windows == [
            (0, False), (1, False),  # 608.1c
            (0, False), (1, False),  # 609.1a
            (0, True), (1, True),  # 609.1e
        ]  # fmt: skip
    with shows("608.1e"):
        assert table.you.influence == 18


@ALL
def test_609_1b_a_character_that_left_and_joined_again_assigns_as_a_new_one(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard", "Slow"], hand=["Blink"]), Side(), GUARD, character("Slow", 1, 1, 1),
        blink(v.CHARACTER, v.AddToParty(v.PICKED)), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", "Slow")
    until(table, events.DamageInflicted)
    table.me.deploys("Blink")
    table.me.picks("Guard")
    table.resolves()
    assert table.you.influence == 20 - 2 - 2 - 1


@ALL
@rule("cr2010:608.1b", "basic1e:B.battle.3")
def test_609_1b_the_faster_character_inflicts_first(edition: Edition) -> None:
    quick = character("Quick", 3, 1, 5)
    table = board(Side(play=["Slow"]), Side(play=["Quick"]), SLOW, quick, edition=edition)
    table.me.attacks("Slow")
    table.you.blocks("Quick")
    table.resolves()
    assert table.me.discard == ["Slow"]
    assert table.you.play == ["Quick"]


@pytest.mark.parametrize("goes_through", [True, False])
def test_609_1c_all_battle_damage_of_the_flattener_goes_to_one_side(goes_through: bool) -> None:
    table = board(
        Side(play=["Colossal Flattener"]), Side(play=["Guard", "Wall"]), GUARD, COSTLY_WALL
    )
    strength = table.strength("Colossal Flattener")
    assert strength > 2
    table.me.attacks("Colossal Flattener")
    table.you.blocks("Guard", "Wall")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.me.numbers() == [0, strength]
    table.me.answers(strength if goes_through else 0)
    if not goes_through:
        assert table.me.numbers() == list(range(strength + 1))
        table.me.answers(0)
    table.resolves()
    lost = 20 - table.you.influence
    assert (lost == strength) is goes_through
    assert (table.you.play == ["Guard", "Wall"]) is goes_through


@ALL
@rule("cr2010:608.1c", "basic1e:B.battle.4")
def test_609_1c_damage_is_divided_among_the_blockers_as_the_attacker_wants(
    edition: Edition,
) -> None:
    giant, left, right = (
        character("Giant", 5, 9, 3), character("Left", 1, 3, 1), character("Right", 1, 3, 1),
    )  # fmt: skip
    table = board(
        Side(play=["Giant"]), Side(play=["Left", "Right"]), giant, left, right, edition=edition
    )
    table.me.attacks("Giant")
    table.you.blocks("Left", "Right")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.me.numbers() == [0, 1, 2, 3, 4, 5]
    table.me.answers(2)
    table.resolves()
    assert table.damage("Left") == 2
    assert table.you.discard == ["Right"]


@ALL
def test_609_1d_the_defender_divides_the_damage_of_the_blockers_of_a_speed(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Left", "Right"]), Side(play=["Giant", "Late"]),
        character("Left", 1, 3, 2), character("Right", 1, 3, 2),
        character("Giant", 5, 9, 3), character("Late", 9, 9, 1), edition=edition,
    )  # fmt: skip
    table.me.attacks("Left", "Right")
    table.you.blocks("Giant", "Late")
    table.passes_until(DecisionKind.DIVIDE)
    assert table.asked is table.you
    assert table.you.numbers() == [0, 1, 2, 3, 4, 5]
    table.you.answers(2)
    table.passes_until(DecisionKind.DIVIDE)
    assert (table.damage("Left"), table.me.discard) == (2, ["Right"])
    assert table.asked is table.me, "then the attackers of the next speed"


@ALL
def test_609_1e_what_is_done_after_damage_was_assigned_comes_before_it_is_inflicted(
    edition: Edition,
) -> None:
    heal = tactic(
        "Heal", [v.Alter(v.PICKED, (v.More(v.LIFE, 3),))],
        pays=[v.Pick(v.CHARACTER)],
    )  # fmt: skip
    table = board(
        Side(play=["Guard"]), Side(play=["Page"], hand=["Heal"]), GUARD,
        character("Page", 0, 2, 2), heal, edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard")
    table.you.blocks("Page")
    for seat in (table.me, table.you):
        assert not table.told(events.DamageAssigned)
        seat.passes()
    with shows("basic1e:B.battle.6"):
        assert (table.asked, bool(table.told(events.DamageAssigned))) == (table.me, True)
    table.me.passes()
    with shows("basic1e:B.battle.7"):
        assert (table.asked, table.told(events.DamageInflicted)) == (table.you, [])
    table.you.deploys("Heal")
    table.you.picks("Page")
    table.resolves()
    assert (table.you.play, table.damage("Page")) == (["Page"], 2)


@COMPREHENSIVE
def test_609_1f_damage_inflicted_on_two_characters_is_inflicted_twice(edition: Edition) -> None:
    table = board(
        Side(play=["Foolhardy Desperado"]), Side(play=["Sneak", "Sneak"]), *MADE,
        character("Sneak", 1, 9, 1, v.COVERT), edition=edition,
    )  # fmt: skip
    table.me.attacks("Foolhardy Desperado")
    table.you.blocks("Sneak", "Sneak")
    table.passes_until(DecisionKind.DIVIDE)
    table.me.answers(1)
    settles(table)
    with shows("408.2b"):
        assert table.me.influence == 16


def test_609_1f_of_damage_inflicted_together_a_replacement_takes_the_shares_it_speaks_of() -> None:
    table = fight(["Armed", "Bare"], "Enlightened Mau", "Enlightened Mau")
    (damage,) = [
        it for it in table.told(events.DamageInflicted)
        if it.target == table.card("Enlightened Mau")
    ]  # fmt: skip
    assert (damage.amount, damage.sources) == (1, (table.card("Bare"),))
    assert table.area("Enlightened Mau") is Area.IN_PLAY


def test_609_1f_each_character_gets_back_what_it_inflicted_itself() -> None:
    table = fight(["Armed", "Bare"], "Theocratic Senate of Marduun")
    assert (table.damage("Armed"), table.damage("Bare")) == (2, 1)


@ALL
def test_609_1f_damage_assigned_to_a_location_does_not_reach_the_one_that_came_back(
    edition: Edition,
) -> None:
    table = board(
        Side(play=["Guard"]), Side(play=["Fort"], hand=["Blink"]), GUARD, location("Fort", 2),
        blink(v.LOCATION), edition=edition,
    )  # fmt: skip
    table.me.attacks("Guard", target="Fort")
    until(table, events.DamageAssigned)
    table.me.passes()
    table.you.deploys("Blink")
    table.resolves()
    assert table.you.play == ["Fort"]
    assert table.damage("Fort") == 0


@ALL
def test_609_1f_what_several_inflict_on_one_thing_is_one_amount(edition: Edition) -> None:
    """Together, so that a fighter that dies of it has inflicted its own."""
    sore = item(
        "Sore",
        v.Trigger(v.Inflicts(v.CARD, v.FACTION.you_control()), (GAIN,)),
        v.Trigger(v.Inflicts(v.CARD, v.CHARACTER.you_control()), (GAIN,)),
    )
    for blocked, target in ((False, "faction"), (True, "Page")):
        table = board(
            Side(play=["Guard", "Twin"]), Side(play=["Page", "Sore"]), GUARD,
            character("Twin", 3, 1), character("Page", 1, 2), sore, edition=edition,
        )  # fmt: skip
        table.me.attacks("Guard", "Twin")
        table.passes_until(DecisionKind.BLOCKERS)
        table.you.sets("Page") if blocked else table.you.passes()
        table.passes_until(DecisionKind.DIVIDE) if blocked else table.resolves()
        if blocked:
            table.you.answers(0)
            table.resolves()
        hit = table.state.faction[1] if target == "faction" else table.card("Page")
        told = [it for it in table.told(events.DamageInflicted) if it.target == hit]
        assert [(table.names(it.sources), it.amount) for it in told] == [(["Guard", "Twin"], 5)]
        assert table.you.influence == (21 if blocked else 16), "one event, one trigger"
        assert table.me.discard == (["Twin"] if blocked else [])


@ALL
@rule("cr2010:608.1f")
def test_609_1f_damage_of_one_speed_is_inflicted_at_once(edition: Edition) -> None:
    one, two = character("One", 2, 2, 3), character("Two", 2, 2, 3)
    table = board(Side(play=["One"]), Side(play=["Two"]), one, two, edition=edition)
    table.me.attacks("One")
    table.you.blocks("Two")
    table.resolves()
    assert (table.me.discard, table.you.discard) == (["One"], ["Two"])


@ALL
def test_609_1g_the_steps_repeat_until_all_have_assigned_their_damage_or_are_gone(
    edition: Edition,
) -> None:
    """Speeds 4, 3, 2 and 1; the blocker of speed 2 is gone before it assigns anything."""
    table = board(
        Side(play=["Swift", "Slow"]), Side(play=["Quick", "Weak"]),
        character("Swift", 2, 9, 4), character("Slow", 1, 9, 1),
        character("Quick", 1, 9, 3), character("Weak", 5, 2, 2), edition=edition,
    )  # fmt: skip
    table.me.attacks("Swift", "Slow")
    table.you.blocks("Quick", "Weak")
    while table.asks is not DecisionKind.ACT:
        if table.asks is DecisionKind.DIVIDE:
            assert table.asked is not None
            table.asked.answers(0)
        else:
            table.resolves()
    rounds = [
        (table.names(event.sources), table.state.name(event.target), event.amount)
        for event in table.told(events.DamageInflicted)
    ]
    assert rounds == [
        (["Swift"], "Weak", 2), (["Quick"], "Slow", 1), (["Slow"], "Quick", 1),
    ]  # fmt: skip
    assert all(table.is_depleted(name) for name in ("Swift", "Slow", "Quick"))


@ALL
@rule("cr2010:608.1h", "basic1e:B.battle.10")
def test_609_1h_the_survivors_are_depleted(edition: Edition) -> None:
    table = board(Side(play=["Fast"]), Side(play=["Wall"]), FAST, WALL, edition=edition)
    table.me.attacks("Fast")
    table.you.blocks("Wall")
    table.resolves()
    assert table.is_depleted("Wall")
    assert table.state.battle is None


@ALL
@rule("EX-033", "cr2010:608.2")
def test_609_2_without_anything_left_to_hit_the_battle_still_ends(edition: Edition) -> None:
    cards = (
        location("Tower", 3),
        character("A", 3, 1, 4), character("B", 2, 1, 2), character("C", 1, 1, 1),
    )  # fmt: skip
    table = board(Side(play=["A", "B", "C"]), Side(play=["Tower"]), *cards, edition=edition)
    table.me.attacks("A", "B", "C", target="Tower")
    table.resolves()
    assert table.you.discard == ["Tower"]
    assert table.you.influence == 20
    assert all(table.is_depleted(name) for name in "ABC")
    assert [event.amount for event in table.told(events.DamageInflicted)] == [3]
