"""Interception: moving, declaring, chains, going back. Rules: 28.6."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    PASS,
    Intercept,
    Move,
    Place,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.terms import Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import attacked, on, under_way
from tests.support.shadowfist_table import character, event, plain_site, site, table


def test_28_6_interception_begins_left_of_the_defender_who_is_last() -> None:
    game = table(4)
    hero = game.play(0, character("Hero", 9))
    game.play(3, character("Joiner", 1))
    target = game.play(1, site(body=9))
    for player in range(4):
        game.play(player, character(f"Guard {player}", 1), at=game.state.at[target])
    game.to_act()
    game.declares(target, hero)
    asked = []
    while game.state.attack is not None:
        if game.asked[1] is Question.INTERCEPT:
            asked.append(game.asked[0])
        game.decline()
    assert asked == [2, 3, 1], "the declarer has nobody to intercept"


def test_28_6_1_who_moves_there_has_to_intercept() -> None:
    game, one, two, target, guard = attacked()
    while under_way(game).intercepting != 1:
        game.do(PASS)
    game.until(Question.START, 1)
    game.do(Move(guard, game.state.at[target]))
    game.until(Question.INTERCEPT, 1)
    assert set(game.options) == {Intercept(guard, one), Intercept(guard, two)}, "no declining"
    with shows("28.6.2"):
        assert game.state.turned[guard], "turned Characters may intercept"


def test_13_1_interceptors_move_to_the_location_of_an_attack_from_anywhere() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    game.play(2, plain_site())
    helper = game.play(2, character("Helper", 2))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.do(DONE)
    game.until(Question.START, 2)
    assert Move(helper, game.state.at[target]) in game.options
    game.do(Move(helper, game.state.at[target]))
    game.settle()
    assert events.Intercepted(2, hero, (helper,)) in game.told, "it has to, so nobody was asked"
    with shows("28.6.1"):
        assert game.state.area[helper] is Area.SMOKED
        assert events.AttackEnded(0, True) in game.told


def test_28_6_2_attackers_and_targets_do_not_intercept() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    prey = game.play(1, character("Prey", 2))
    guard = game.play(1, character("Guard", 2))
    game.to_act()
    game.declares(prey, hero)
    game.until(Question.INTERCEPT, 1)
    assert set(game.options) == {DONE, Intercept(guard, hero)}


def test_28_6_3_a_response_scene_follows_an_interception() -> None:
    game, one, _, target, guard = attacked()
    game.hand(1, event())
    game.play(0, character("Watcher", text=on(v.Intercepted())))
    game.state.at[guard] = game.state.at[target]
    game.intercepts((guard, one))
    with shows("23.4"):
        assert game.state.scene is not None
        assert game.state.scene.is_open
    assert game.state.scene is not None
    assert game.state.scene.stack[0].player == 0


def test_28_6_4_and_28_6_7_chains_are_fought_place_by_place() -> None:
    game, one, two, target, guard = attacked()
    place = game.state.at[target]
    game.state.at[guard] = place
    second = game.play(1, character("Second", 1), at=place)
    third = game.play(1, character("Third", 1), at=place)
    game.intercepts((guard, one), (second, one), (third, two))
    game.settle()
    fought = [(it.attackers, it.opponent) for it in game.has_told(events.CombatBegan)]
    assert fought[:3] == [((one,), guard), ((two,), third), ((one,), second)]
    with shows("28.6.7"):
        assert game.told.index(events.CombatBegan((two,), third)) < game.told.index(
            events.Damaged(one, guard, 4, True)
        ), "the first places at once"
    with shows("28.7"):
        assert fought[-1] == ((one, two), target)


def test_28_6_5_interceptors_stay_put() -> None:
    game, one, _, target, guard = attacked()
    game.state.at[guard] = game.state.at[target]
    game.hand(1, event())
    game.intercepts((guard, one))
    game.until(Question.START, 1)
    assert not game.can(lambda it: isinstance(it, Move) and it.card == guard)


def test_28_6_6_1_who_ceases_goes_back_where_it_came_from() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 4, Keyword.STEALTH))
    target = game.play(1, site(body=20))
    bar = game.play(2, plain_site())
    helper = game.play(2, character("Helper", 2))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.do(DONE)
    game.until(Question.START, 2)
    game.do(Move(helper, game.state.at[target]))
    game.until(Question.START, 0)
    stealth = next(it for it in game.options if str(it).startswith("stealth"))
    game.do(stealth)
    game.settle()
    assert game.state.at[helper] == game.state.at[bar]
    with shows("28.6.6", "50.15"):
        assert events.CeasedIntercepting(helper) in game.told
        assert events.CombatBegan((hero,), target) in game.told


def test_28_6_8_an_attacker_stops_whose_interceptor_survives() -> None:
    game, one, two, target, guard = attacked()
    game.state.kinds[guard] = character("Guard", 9)
    game.state.at[guard] = game.state.at[target]
    game.intercepts((guard, one))
    game.settle()
    assert events.CombatBegan((two,), target) in game.told
    with shows("28.5.1"):
        assert events.CeasedAttacking(one) in game.told


def test_28_6_6_1_who_has_fought_and_is_still_there_goes_back_too() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    bar = game.play(2, plain_site())
    helper = game.play(2, character("Helper", 9))
    game.to_act()
    game.declares(target, hero)
    while under_way(game).intercepting != 2:
        game.decline()
    game.until(Question.START, 2)
    game.do(Move(helper, game.state.at[target]))
    game.settle()
    assert game.state.at[helper] == game.state.at[bar]
    assert game.state.area[hero] is Area.SMOKED


def test_28_6_6_1_who_came_from_a_location_that_is_gone_goes_next_door() -> None:
    game = table(3)
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=20))
    bar, club = game.play(2, plain_site("Bar")), game.play(2, plain_site("Club"))
    helper = game.play(2, character("Helper", 9), at=game.state.at[bar])
    game.hand(0, event())
    game.to_act()
    game.declares(target, hero)
    while under_way(game).intercepting != 2:
        game.decline()
    game.until(Question.START, 2)
    game.do(Move(helper, game.state.at[target]))
    game.until(Question.START, 0)
    areas.smoke(game.state, bar)
    game.settle()
    assert game.state.at[helper] == game.state.at[club]
    assert game.state.columns[2] == [game.state.at[club]]


def test_9_1_4_1_who_came_to_intercept_goes_next_door_when_the_place_is_gone() -> None:
    game = table()
    two, one, three = (game.play(1, plain_site(it)) for it in ("Two", "One", "Three"))
    prey = game.play(1, character("Prey", 2), at=game.state.at[one])
    guard = game.play(1, character("Guard", 9), at=game.state.at[three])
    hero = game.play(0, character("Hero", 4))
    game.hand(0, event())
    game.to_act()
    game.declares(prey, hero)
    while under_way(game).intercepting != 1:
        game.decline()
    game.until(Question.START, 1)
    game.do(Move(guard, game.state.at[one]))
    game.until(Question.START, 0)
    areas.smoke(game.state, one)
    game.until(Question.START, 1)
    game.do(Move(prey, game.state.at[two]))
    game.until(Question.COLLAPSE, 1)
    places = [game.state.at[it] for it in (two, three)]
    assert game.options == tuple(map(Place, places))
    game.do(Place(places[1]))
    assert game.state.at[guard] == places[1]
    assert game.state.columns[1] == places


def test_28_6_6_1_who_arrives_after_the_target_has_moved_on_goes_back() -> None:
    game = table(3)
    one, two = game.play(1, plain_site("One")), game.play(1, plain_site("Two"))
    prey = game.play(1, character("Prey", 2), at=game.state.at[one])
    hero = game.play(0, character("Hero", 4))
    bar = game.play(2, plain_site())
    helper = game.play(2, character("Helper", 2))
    game.to_act()
    game.declares(prey, hero)
    while under_way(game).intercepting != 2:
        game.do(PASS if PASS in game.options else DONE)
    game.until(Question.START, 2)
    game.do(Move(helper, game.state.at[one]))
    game.until(Question.RESPOND, 1)
    game.do(Move(prey, game.state.at[two]))
    assert game.settle() == []
    assert game.state.at[helper] == game.state.at[bar]


def test_28_6_6_1_who_follows_the_target_goes_back_to_its_own_location() -> None:
    game = table(3)
    one, two = game.play(1, plain_site("One")), game.play(1, plain_site("Two"))
    prey = game.play(1, character("Prey", 2), at=game.state.at[one])
    hero = game.play(0, character("Hero", 4))
    bar = game.play(2, plain_site())
    helper = game.play(2, character("Helper", 9, Keyword.MOBILITY))
    game.to_act()
    game.declares(prey, hero)
    while under_way(game).intercepting != 2:
        game.do(PASS if PASS in game.options else DONE)
    game.until(Question.START, 2)
    game.do(Move(helper, game.state.at[one]))
    game.until(Question.RESPOND, 1)
    game.do(Move(prey, game.state.at[two]))
    game.until(Question.START, 2)
    assert game.state.at[helper] == game.state.at[one]
    game.do(Move(helper, game.state.at[two]))
    game.settle()
    assert game.state.area[hero] is Area.SMOKED
    assert game.state.at[helper] == game.state.at[bar]
