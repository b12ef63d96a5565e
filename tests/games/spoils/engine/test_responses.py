"""Responding. Rules: 607."""

import random
from dataclasses import replace

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    WINDOWS,
    DecisionKind,
    Done,
    Person,
    State,
    apply,
    legal_actions,
    observe,
    pass_windows,
)
from app.games.spoils.engine.model import events
from app.games.spoils.facts import Catalogue
from app.games.spoils.terms import Area
from tests.support.made_cards import DRAW_A_CARD, GUARD, MONK, PLAN, WEAK_GUARD
from tests.support.rules import rule, shows
from tests.support.scenario import Side, board, character, tactic
from tests.support.spoils_games import positions
from tests.support.watched_games import varied_game

ALL = pytest.mark.parametrize("edition", list(Edition))


@ALL
@rule("cr2010:606.1", "basic1e:B.respond.1")
def test_607_1_nobody_responds_to_their_own_action(edition: Edition) -> None:
    table = board(
        Side(hand=["Guard", "Study"], resources=5), Side(), WEAK_GUARD, DRAW_A_CARD, edition=edition
    )
    table.me.deploys("Guard")
    assert table.state.decision is not None
    assert table.state.decision.player == 1
    table.you.passes()
    assert table.asks is DecisionKind.ACT
    assert table.me.play == ["Guard"]


@ALL
def test_607_2_a_player_responds_as_often_as_wanted_each_response_done_before_the_next(
    edition: Edition,
) -> None:
    table = board(
        Side(hand=["Guard"], resources=2), Side(hand=["Plan", "Plan"], play=["Monk"]), GUARD,
        PLAN, MONK, edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    influence = []
    for _ in range(2):
        table.you.deploys("Plan")
        table.me.passes()
        influence.append(table.you.influence)
        assert (table.asks, table.asked) == (DecisionKind.RESPOND, table.you)
    assert influence == [21, 22], "the first was done before the second was deployed"
    with shows("basic1e:B.respond.3"):
        assert table.you.can_use("Monk", "NAP")
    table.you.uses("Monk", "NAP")
    table.me.passes()
    assert table.area("Guard") is Area.BEING_DEPLOYED
    table.you.passes()
    assert (table.me.play, table.asked) == (["Guard"], table.me)


@ALL
@rule("EX-031", "cr2010:606.2a")
def test_607_2a_responses_nest_and_the_latest_resolves_first(edition: Edition) -> None:
    first = tactic("First", [v.LoseInfluence(1, v.OPPONENT)])
    second = tactic("Second", [v.LoseInfluence(2, v.OPPONENT)])
    table = board(
        Side(hand=["Guard", "Second"], resources=2),
        Side(hand=["First"]),
        WEAK_GUARD,
        first,
        second,
        edition=edition,
    )
    table.me.deploys("Guard")
    table.you.deploys("First")
    table.me.deploys("Second")
    table.resolves()
    lost = [(event.player, event.amount) for event in table.told(events.InfluenceLost)]
    assert lost == [(1, 2), (0, 1)]
    assert table.me.play == ["Guard"]


@ALL
def test_607_2b_nobody_responds_twice_in_a_row_while_a_response_is_pending(
    edition: Edition,
) -> None:
    """A player who responded waits for the other to respond in turn, or to let it resolve."""
    table = board(
        Side(hand=["Guard", "Plan"], resources=2), Side(hand=["Plan", "Plan"]), GUARD, PLAN,
        edition=edition,
    )  # fmt: skip
    table.me.deploys("Guard")
    asked = []
    for seat in (table.you, table.me, table.you):
        assert table.asked is seat
        assert seat.can_deploy("Plan")
        assert not (table.me if seat is table.you else table.you).can_deploy("Plan")
        seat.deploys("Plan")
        asked.append(seat.player)
    assert (table.me.influence, table.you.influence) == (20, 20), "all three are pending"
    table.me.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (20, 21, table.you)
    table.you.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (21, 21, table.me)
    table.me.passes()
    assert (table.me.influence, table.you.influence, table.asked) == (21, 22, table.you)
    table.you.passes()
    assert table.me.play == ["Guard"]


@ALL
@rule("EX-032")
def test_607_2c_nobody_responds_to_a_trigger(edition: Edition) -> None:
    watcher = character("Watcher", 1, 1, 1, v.Trigger(v.Draws(v.YOU), (v.GainInfluence(1),)))
    table = board(
        Side(play=["Watcher"], hand=["Study"], deck=["Guard"], resources=1),
        Side(hand=["Study"], resources=1),
        watcher,
        WEAK_GUARD,
        DRAW_A_CARD,
        edition=edition,
    )
    table.me.deploys("Study")
    table.you.passes()
    assert table.me.influence == 21
    with shows("503.2"):
        assert table.asks is DecisionKind.ACT


@pytest.mark.slow
@ALL
def test_a_copy_that_passes_windows_goes_on_as_though_everybody_declined(
    catalogue: Catalogue, edition: Edition
) -> None:
    compared = 0
    for seed in range(3):
        for number, state in enumerate(positions(varied_game(catalogue, seed, edition), seed, 200)):
            if number % 10 or state.decision is None:
                continue
            ends = [played_on(state.clone(), number, asks=asks) for asks in (True, False)]
            assert ends[0] == ends[1]
            compared += 1
    assert compared > 30


def played_on(state: State, seed: int, *, asks: bool) -> object:
    """The views of both players and a spectator after some random answers, without responses."""
    if not asks:
        pass_windows(state)
    chance, given = random.Random(seed), 0
    while state.decision is not None and given < 12:
        if state.decision.kind in (DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW):
            apply(state, Done())
        else:
            apply(state, chance.choice(legal_actions(state)))
            given += 1
    while state.decision is not None and state.decision.kind in WINDOWS - {DecisionKind.ACT}:
        apply(state, Done())
    return [replace(observe(state, person), events=()) for person in (Person(0), Person(1), None)]
