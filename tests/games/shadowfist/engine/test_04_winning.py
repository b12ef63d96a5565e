"""Winning and elimination. Rules: 4, 5."""

import pytest

from app.games.shadowfist.engine import GameEnd
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Play
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.procedures.table import MOST_TURNS
from app.games.shadowfist.engine.read.structure import progress
from app.games.shadowfist.engine.write import areas, piles
from app.games.shadowfist.terms import CardType, Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import fate
from tests.support.shadowfist_table import (
    NEW_LOCATION,
    Place,
    Table,
    character,
    edge,
    event,
    other,
    plain_site,
    site,
    table,
)


def one_site_away(seats: int = 2, body: int = 3, taken: int = 0) -> tuple[Table, int, int]:
    """A player lacks one Site; an opponent's Site falls to one attacker. Attacker and target."""
    game = table(seats)
    for number in range(game.state.game.goal - 1 - taken):
        game.play(0, site(f"Own {number}"))
    hero = game.play(0, character("Hero", 9))
    target = game.play(1, site("Prey", body))
    game.play(1, site("Other"))
    game.to_act()
    return game, hero, target


@pytest.mark.parametrize(("seats", "goal"), [(2, 6), (3, 5), (5, 5)])
def test_4_1_1_and_4_1_2_the_goal_is_six_for_two_and_five_for_more(seats: int, goal: int) -> None:
    state = table(seats).state
    assert state.game.goal == goal
    with shows("4.1.2"):
        assert (state.game.goal == 6) == (seats == 2)


def test_4_1_sites_in_play_and_burned_ones_count_together() -> None:
    game = table()
    burned = game.play(1, site("Burned"))
    game.play(0, site(), face_down=True)
    game.play(0, plain_site())
    areas.burn_for_victory(game.state, burned, 0)
    assert progress(game.state, 0) == 2
    with shows("7.3.1", "7.3.2", "9.2.5"):
        assert progress(game.state, 0) == 2, "a face-down one counts, a plain Site does not"
        assert progress(game.state, 1) == 0


def test_4_2_taking_the_final_site_wins() -> None:
    game, hero, target = one_site_away()
    game.attacks(target, hero)
    game.do(fate(Fate.SEIZED))
    while game.state.result is None:
        game.decline()
    assert game.state.result.winner == 0
    assert game.state.result.why is GameEnd.FINAL_SITE
    with shows("4.5"):
        assert game.options == ()
        assert game.told[-1] == events.GameWon(0, GameEnd.FINAL_SITE)


def test_4_2_burning_it_for_victory_wins_as_well() -> None:
    game, hero, target = one_site_away()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_VICTORY))
    assert game.state.result is not None
    assert game.state.result.winner == 0
    ended = game.told.index(events.AttackEnded(0, True))
    with shows("4.4", "4.4.1"):
        assert game.told.index(events.GameWon(0, GameEnd.FINAL_SITE)) > ended


def test_4_2_burning_it_for_power_does_not_win() -> None:
    game, hero, target = one_site_away()
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_POWER))
    assert game.state.result is None


def test_4_2_sites_that_are_not_taken_do_not_win() -> None:
    game = table()
    for number in range(6):
        game.play(0, site(f"Own {number}"))
    game.play(1, site("Other"))
    flash = game.hand(0, event())
    game.to_act()
    game.plays(flash)
    assert progress(game.state, 0) == game.state.game.goal
    assert game.state.result is None
    with shows("9.2.5.1"):
        assert game.state.final_site is None, "nothing was taken from an opponent"


def test_4_3_without_opposing_sites_the_last_one_may_be_played() -> None:
    game = table()
    for number in range(5):
        game.play(0, site(f"Own {number}"))
    game.power(0, 9)
    last = game.hand(0, site("Last"))
    game.to_act()
    game.plays(last, Place(NEW_LOCATION))
    assert game.state.result is not None
    assert (game.state.result.winner, game.state.result.why) == (0, GameEnd.NO_SITES)
    with shows("4.4.2"):
        assert [type(it) for it in game.told[-2:]] == [events.SceneEnded, events.GameWon]


def test_4_4_2_a_site_that_is_gone_by_the_end_of_the_scene_does_not_win() -> None:
    game = table()
    for number in range(5):
        game.play(0, site(f"Own {number}"))
    game.power(0, 9)
    last = game.hand(0, site("Last"))
    game.hand(1, event())
    game.to_act()
    game.do(Play(last))
    game.do(Place(NEW_LOCATION))
    areas.smoke(game.state, last)
    game.quiet()
    assert game.state.result is None


def test_4_6_the_last_player_wins() -> None:
    game = table(3)
    game.state.is_decked[1] = game.state.is_decked[2] = True
    while game.state.result is None:
        game.decline()
    assert (game.state.result.winner, game.state.result.why) == (0, GameEnd.LAST_PLAYER)
    with shows("5.0"):
        assert {it.player for it in game.has_told(events.Eliminated)} == {1, 2}


def test_4_6_nobody_wins_when_the_last_players_go_together() -> None:
    game = table()
    game.state.is_decked[0] = game.state.is_decked[1] = True
    while game.state.result is None:
        game.decline()
    assert (game.state.result.winner, game.state.result.why) == (None, GameEnd.NOBODY)


def test_5_1_drawing_the_last_card_eliminates_as_the_turn_ends() -> None:
    game = table(3)
    for card in game.state.deck[0][1:]:
        game.state.area[card] = Area.TOASTED
        game.state.toasted[0].append(card)
    del game.state.deck[0][1:]
    piles.discard(game.state, game.state.hand[0][0])
    game.hand(0, character(cost=99))
    piles.discard(game.state, game.state.hand[0][0])
    game.until(Question.DISCARD, 1)
    told = [type(it) for it in game.told]
    assert told.index(events.Eliminated) > told.index(events.TurnEnding)
    assert game.state.is_out == [True, False, False]


def test_5_2_who_drew_the_last_card_may_still_win_in_that_turn() -> None:
    game, hero, target = one_site_away()
    game.state.is_decked[0] = True
    game.attacks(target, hero)
    game.do(fate(Fate.BURNED_FOR_VICTORY))
    assert game.state.result is not None
    assert game.state.result.winner == 0


def test_5_3_cards_of_an_eliminated_player_leave_the_game() -> None:
    game = table(3)
    own = game.play(0, character("Own"))
    taken = game.play(0, character("Taken"), owner=1)
    lent = game.play(1, character("Lent"), owner=0)
    sword = game.play(0, edge())
    burned = game.play(0, site())
    areas.burn_for_victory(game.state, burned, 1)
    game.state.is_decked[0] = True
    game.until(Question.DISCARD, 1)
    state = game.state
    assert not game.has_told(events.Smoked)
    assert not game.has_told(events.Toasted)
    with shows("5.3.1"):
        assert (state.area[own], state.area[sword]) == (Area.TOASTED, Area.TOASTED)
        assert taken in state.toasted[1], "to its owner's pile"
        assert state.hand[0] == []
        assert state.deck[0] == []
    with shows("5.3.2"):
        assert state.controller[lent] == 1
        assert state.area[lent] is Area.IN_PLAY
    with shows("5.3.3"):
        assert state.burned[1] == [burned]
    areas.smoke(state, lent)
    with shows("5.3.2"):
        assert lent in state.toasted[0]


def test_4_1_1_the_goal_stays_when_players_are_eliminated() -> None:
    game = table(3)
    game.state.is_decked[2] = True
    game.until(Question.DISCARD, 1)
    assert game.state.is_out[2]
    assert game.state.game.goal == 5


def test_5_1_a_player_who_draws_the_last_card_in_anothers_turn_is_out_after_it() -> None:
    game = table(3)
    areas_before = len(game.state.deck[1])
    for _ in range(areas_before):
        piles.draw(game.state, 1)
    assert game.state.is_decked[1]
    game.until(Question.DISCARD, 2)
    assert game.state.is_out[1]


def test_9_2_5_2_a_burned_site_counts_for_the_burner_and_is_not_toasted() -> None:
    game = table()
    burned = game.play(1, site("Plain"))
    areas.burn_for_victory(game.state, burned, 0)
    assert game.state.burned[0] == [burned]
    assert game.state.owner[burned] == 1
    assert not any(isinstance(it, events.Toasted) for it in game.state.fresh)


def test_49_7_a_burned_site_with_toast_it_counts_nothing() -> None:
    game = table()
    toasted = game.play(1, site(restrictions=[Restriction.TOAST_IT]))
    areas.burn_for_victory(game.state, toasted, 0)
    assert game.state.burned[0] == []
    assert toasted in game.state.toasted[1]
    assert events.Burned(0, toasted, True) in game.state.fresh


def test_25_7_4_one_site_before_victory_none_may_be_played() -> None:
    game = table()
    for number in range(5):
        game.play(0, site(f"Own {number}"))
    game.play(1, site("Theirs"))
    last = game.hand(0, site("Last"))
    bar = game.hand(0, other("Bar", CardType.SITE, 0, body=3))
    game.power(0, 9)
    game.to_act()
    assert Play(last) not in game.options
    assert Play(bar) in game.options, "other Sites do not count"
    game.play(0, site("Past the goal"))
    game.plays(bar, Place(NEW_LOCATION))
    assert Play(last) not in game.options


def test_4_4_only_who_declared_the_attack_can_have_taken_the_site() -> None:
    game = table(3)
    for number in range(4):
        game.play(2, site(f"Own {number}"))
    hero = game.play(0, character("Hero", 1))
    joiner = game.play(2, character("Joiner", 9))
    target = game.play(1, site(body=5))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.settle()
    game.do(fate(Fate.BURNED_FOR_VICTORY))
    game.quiet()
    assert game.state.result is None
    assert (progress(game.state, 0), progress(game.state, 2)) == (1, 4)


def test_a_game_that_nobody_ends_is_stopped() -> None:
    game = table()
    game.state.turn = MOST_TURNS
    game.until(Question.DISCARD, 0)
    while game.state.result is None:
        game.decline()
    assert game.state.result.why is GameEnd.UNFINISHED
    assert game.state.result.winner is None
