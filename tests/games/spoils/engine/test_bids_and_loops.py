"""Bids, and actions that repeat themselves. Rules: 413, 414."""

from collections.abc import Sequence

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import Action, DecisionKind, Deploy, Done, EndTurn, State, UseAbility
from app.games.spoils.engine.legality import actions
from app.games.spoils.engine.model import events
from app.games.spoils.engine.procedures.loop import MOST_STEPS
from app.games.spoils.engine.repetition import Shown, agreed, repeat, show
from app.games.spoils.terms import Area
from tests.support.made_cards import GAIN, GUARD, SWITCH
from tests.support.rules import rule, shows
from tests.support.scenario import Side, Table, board, character, item, tactic
from tests.support.tables import auction

COMPREHENSIVE = pytest.mark.parametrize("edition", [Edition.CR2010, Edition.CR3])
ALL = pytest.mark.parametrize("edition", list(Edition))
LOOP = v.Ability("SPIN", (), (v.PutTokens(v.THIS),))
WHEEL = character("Wheel", 1, 1, 1, LOOP)


def spinning(edition: Edition) -> tuple[Table, tuple[Shown, ...]]:
    """A loop of one player's actions, shown once."""
    pause = tactic("Pause", [GAIN])
    table = board(Side(play=["Wheel"]), Side(hand=["Pause"]), WHEEL, pause, edition=edition)
    spin = UseAbility(table.card("Wheel"), 0)
    return table, show(table.state, [spin])


@COMPREHENSIVE
def test_413_1_players_bid_higher_in_turn_the_active_player_first(edition: Edition) -> None:
    table = auction(edition, 4, 3)
    assert table.me.numbers() == [0, 1, 2, 3, 4], "no more than the free resources"
    table.me.answers(1)
    assert table.you.numbers() == [2, 3], "higher than before"
    table.you.answers(2)
    table.me.answers(3)
    table.resolves()
    assert table.asks is not DecisionKind.BID, "who cannot bid higher has passed"
    assert table.controller("Guard") is table.me
    assert table.area("Guard") is Area.IN_PLAY
    assert table.told(events.Paid)[-1].amount == 3
    bids = [(it.player, it.what) for it in table.told(events.Chosen)]
    assert bids == [(0, "a bid of 1"), (1, "a bid of 2"), (0, "a bid of 3")]
    assert sorted(table.me.deck + table.me.hand) == ["Hat", "Hat"]


@COMPREHENSIVE
@pytest.mark.parametrize("owner", [0, 1])
def test_413_1a_the_active_player_bids_first_whoever_has_the_auction_house(
    edition: Edition, owner: int
) -> None:
    sides = [Side(resources=3, deck=["Guard"]), Side(resources=3, deck=["Guard"])]
    sides[owner].play = ["Auction House"]
    table = board(*sides, GUARD, edition=edition)
    bidders = []
    for _ in range(2):
        table.asked.ends_turn()
        table.resolves()
        while table.asks is not DecisionKind.BID:
            table.asked._does(table.asked.legal[0])
        assert table.asked.player == table.state.active
        bidders.append(table.asked.player)
        table.asked.passes()
        while table.asks is not DecisionKind.ACT:
            table.asked._does(table.asked.legal[0])
    assert bidders == [1, 0]


@COMPREHENSIVE
def test_413_1b_who_passes_is_out_and_the_other_has_won(edition: Edition) -> None:
    table = auction(edition, 4, 3)
    table.me.answers(0)
    table.you.answers(1)
    table.me.passes()
    assert table.controller("Guard") is table.you
    assert (table.area("Guard"), table.you.free) == (Area.IN_PLAY, 2)
    assert table.state.owner[table.card("Guard")] == 0


@ALL
@rule("basic1e:B.loops.1")
def test_414_1_a_loop_nobody_can_end_is_a_draw(edition: Edition) -> None:
    up = item(
        "Up", v.Trigger(v.TurnEnds(), (v.PutTokens(),)),
        v.Trigger(v.Depleted(v.CARD), (v.Restore(v.THAT),)),
    )  # fmt: skip
    down = item("Down", v.Trigger(v.Restored(v.CARD), (v.Deplete(v.THAT),)))
    start = v.Ability("START", (v.Deplete(v.THIS),), ())
    table = board(
        Side(play=["Up", "Down", "Key"]), Side(), up, down, item("Key", start), edition=edition
    )
    table.me.uses("Key", "START")
    assert table.state.result is not None
    assert table.state.result.winner is None
    assert table.told(events.LoopStopped)


@pytest.mark.slow
@ALL
def test_414_1_a_loop_is_a_draw_even_if_it_asks_for_an_order_in_each_round(
    edition: Edition,
) -> None:
    up = item("Up", v.Trigger(v.Depleted(v.CARD), (v.Restore(v.THAT),)))
    down = item("Down", v.Trigger(v.Restored(v.CARD), (v.Deplete(v.THAT),)))
    audience = item("Audience", v.Trigger(v.Restored(v.CARD), (v.PutTokens(),)))
    start = v.Ability("START", (), (v.Deplete(v.THIS),))
    table = board(
        Side(play=["Up", "Down", "Audience", "Key"]), Side(), up, down, audience,
        item("Key", start), edition=edition,
    )  # fmt: skip
    table.me.uses("Key", "START")
    table.resolves()
    orders = 0
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0)
        orders += 1
    assert orders > 100
    assert table.state.result is not None
    assert table.state.result.winner is None


def looping(up: v.Step, *more: v.Step, tokens: int = 0) -> Table:
    """Depleting and restoring follow inside each other, beside what else each round does."""
    table = board(
        Side(play=["Up", "Down", "Key"], tokens={"Up": tokens}),
        Side(),
        item("Up", v.Trigger(v.Depleted(v.CARD), (up, v.If(v.Done(), (*more, v.Restore(v.THAT)))))),
        item("Down", v.Trigger(v.Restored(v.CARD), (v.Deplete(v.THAT), v.GainInfluence(1)))),
        item("Key", v.Ability("START", (v.Deplete(v.THIS),), ())),
    )
    table.me.uses("Key", "START")
    table.resolves()
    return table


def test_414_1_effects_that_each_follow_inside_the_one_before_are_a_loop_sooner() -> None:
    table = looping(v.PutTokens(v.THIS))
    assert table.state.result is not None
    assert table.state.result.winner is None
    (stopped,) = table.told(events.LoopStopped)
    assert stopped.steps < MOST_STEPS, "each is followed inside the one before"


@pytest.mark.slow
def test_414_1_a_loop_that_uses_something_up_ends_by_itself_however_long_it_takes() -> None:
    idle = [v.Let("Z", 0)] * 12
    table = looping(v.RemoveTokens(v.THIS), *idle, tokens=250)
    assert table.state.result is None
    assert table.tokens("Up") == 0
    assert not table.told(events.LoopStopped)


def test_414_2_a_round_is_not_repeated_by_somebody_who_did_not_show_it() -> None:
    knock = item("Knock", v.Ability("KNOCK", (), (v.GainInfluence(1),)))
    table = board(Side(play=["Knock"], hand=[SWITCH], resources=["Deception"] * 3), Side(), knock)
    shown = show(table.state, [UseAbility(table.card("Knock"), 0)])
    assert repeat(table.state, shown, 3) == 3
    table.resolves()
    table.me.deploys(SWITCH)
    table.resolves()
    assert repeat(table.state, shown, 3) == 0


@ALL
@rule("basic1e:B.loops.2")
def test_414_2_what_one_repeats_at_will_is_shown_once_and_then_numbered(edition: Edition) -> None:
    table, shown = spinning(edition)
    table.resolves()
    with shows("414.2a"):
        assert table.tokens("Wheel") == 1
    assert repeat(table.state, shown, 12) == 12
    table.resolves()
    with shows("414.2b"):
        assert table.tokens("Wheel") == 13
    with pytest.raises(ValueError, match="0 times or more"):
        repeat(table.state, shown, -1)


def test_414_2b_after_so_many_actions_in_a_turn_only_ending_it_is_offered() -> None:
    assert actions.ACTIONS_PER_TURN == 600
    free = v.Ability("PRAY", (), (v.GainInfluence(1),))
    table = board(Side(play=["Monk"]), Side(), character("Monk", 1, 1, 1, free))
    table.state.actions_this_turn = 595
    for _ in range(5):
        table.me.uses("Monk", "PRAY")
        table.resolves()
    assert (table.me.legal, table.me.influence) == ((EndTurn(),), 25)
    table.next_turn()
    table.next_turn()
    assert table.me.can_use("Monk", "PRAY")


@ALL
@rule("EX-021", "basic1e:B.loops.2")
def test_414_2c_the_opponent_steps_in_after_any_repetition_and_the_rest_goes_on(
    edition: Edition,
) -> None:
    table, shown = spinning(edition)
    table.resolves()
    seen = []

    def steps_in(state: State, offered: Sequence[Action]) -> Action:
        answers = [it for it in offered if isinstance(it, Deploy)]
        if answers and state.tokens[table.card("Wheel")] == 15:
            seen.append(state.tokens[table.card("Wheel")])
            return answers[0]
        return Done()

    assert repeat(table.state, shown, 40, steps_in) == 40
    table.resolves()
    assert (seen, table.you.influence, table.tokens("Wheel")) == ([15], 21, 41)


@ALL
@rule("EX-B13", "basic1e:B.loops.3")
@pytest.mark.parametrize(("stop_at", "mine", "yours"), [(None, 4, 4), (1, 4, 3), (0, 3, 3)])
def test_414_3_in_a_round_of_both_players_the_smaller_number_counts(
    edition: Edition, stop_at: int | None, mine: int, yours: int
) -> None:
    """Three repetitions after the one shown; the active player may stop inside the last."""
    table = board(
        Side(play=["Wheel"]), Side(play=["Cog"]), WHEEL, character("Cog", 1, 1, 1, LOOP),
        edition=edition,
    )  # fmt: skip
    spins = [UseAbility(table.card(name), 0) for name in ("Wheel", "Cog")]
    shown = show(table.state, spins)
    with shows("414.3a"):
        assert [each.person for each in shown] == [0, 1]
    times = agreed({0: 5, 1: 3})
    with shows("414.3b"):
        assert times == 3
    repeat(table.state, shown, times, stop_at=stop_at)
    table.resolves()
    with shows("414.3c"):
        assert (table.tokens("Wheel"), table.tokens("Cog")) == (mine, yours)


def test_414_3_a_round_that_cannot_go_on_ends_the_loop_early() -> None:
    burn = v.Ability("BURN", (v.RemoveTokens(v.THIS),), (GAIN,))
    lamp = character("Lamp", 1, 1, 1, v.Ability("FILL", (), (v.PutTokens(v.THIS, 3),)),
                     burn)  # fmt: skip
    table = board(Side(play=["Lamp"]), Side(), lamp)
    table.me.uses("Lamp", "FILL")
    table.resolves()
    shown = show(table.state, [UseAbility(table.card("Lamp"), 1)])
    assert repeat(table.state, shown, 9) == 2
    table.resolves()
    assert table.me.influence == 23
    with pytest.raises(ValueError, match="not legal"):
        show(table.state, [UseAbility(table.card("Lamp"), 1)])
