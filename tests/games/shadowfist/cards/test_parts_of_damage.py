"""Redirecting a part of the damage, or all of it for a hand of cards."""

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Choose, Number, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free
from tests.support.shadowfist_table import Table, character, edge, event, site, table


def fights(game: Table, target: int, hero: int, user: int, answer: object) -> None:
    """Attack a target, and go on until a player can give an answer; give it."""
    game.declares(target, hero)
    while not (game.asked[0] == user and answer in game.options):
        game.decline()
    game.do(answer)  # type: ignore[arg-type]


@pytest.mark.parametrize(("copies", "keywords", "left"), [
    (1, (), 3), (2, (), 2), (1, (Keyword.UNSTOPPABLE,), 4),
])  # fmt: skip
def test_yellow_geomancers_take_a_point_each_off_a_site(
    shadowfist: Catalogue, copies: int, keywords: tuple[Keyword, ...], left: int
) -> None:
    game = table()
    geomancers = [game.play(1, real(shadowfist, "Yellow Geomancer")) for _ in range(copies)]
    target = game.play(1, site(body=30))
    hero = game.play(0, character("Hero", 4, *keywords))
    bystander = game.play(0, character("Bystander", 9))
    asked(game)
    game.declares(target, hero)
    for geomancer in geomancers:
        while Use(geomancer, 0) not in game.options:
            game.decline()
        game.do(Use(geomancer, 0))
        assert Choose(target) not in game.options, "any other target"
        game.do(Choose(bystander))
    game.settle()
    assert game.state.damage[target] == left
    assert game.state.damage[bystander] == 4 - left
    told = [it for it in game.has_told(events.Damaged) if it.card == bystander]
    assert {it.source for it in told} <= set(geomancers)
    assert not any(it.in_combat for it in told)


def test_yellow_senshi_chamber_saves_a_character_from_an_event(shadowfist: Catalogue) -> None:
    game = table()
    chamber = game.play(1, real(shadowfist, "Yellow Senshi Chamber"))
    weak, strong = (game.play(1, character(f"Guard {it}", it)) for it in (2, 9))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    game.do(Play(brawl))
    game.until(Question.RESPOND, 1)
    game.do(Use(chamber, 0))
    game.do(Choose(weak))
    game.do(Choose(strong))
    game.quiet()
    assert game.state.area[weak] is Area.IN_PLAY
    assert [game.state.damage[it] for it in (weak, strong)] == [1, 3]


@pytest.mark.parametrize(("points", "gone"), [(3, False), (1, False), (0, False), (3, True)])
def test_close_call_sends_up_to_three_points_home(
    shadowfist: Catalogue, points: int, gone: bool
) -> None:
    game = table()
    call = game.hand(1, free(shadowfist, "Close Call"))
    guard = game.play(1, character("Guard", 9))
    mine, theirs = game.play(0, site("Mine", body=30)), game.play(1, site("Theirs", body=30))
    hero = game.play(0, character("Hero", 4))
    game.power(1, 9)
    asked(game)
    fights(game, guard, hero, 1, Play(call))
    if game.asked[1] is Question.TARGET:
        assert Choose(theirs) not in game.options
    while game.asked[1] is not Question.X:
        game.do(Choose(hero) if Choose(hero) in game.options else game.options[0])
    game.do(Number(points))
    if gone:
        areas.smoke(game.state, mine)
    game.settle()
    went = 0 if gone else points
    told = {it.card: it.amount for it in game.has_told(events.Damaged) if it.card != hero}
    assert told.get(guard, 0) == 4 - went
    assert told.get(mine, 0) == went


def test_rivers_path_costs_the_hand_and_takes_all_damage(shadowfist: Catalogue) -> None:
    game = table()
    path = game.hand(1, free(shadowfist, "River's Path"))
    others = [game.hand(1, event("Other", 99)) for _ in range(2)]
    target = game.play(1, site(body=30))
    secret = game.play(0, edge())
    hero = game.play(0, character("Hero", 4))
    rock = game.play(0, character("Rock", 9))
    game.power(1, 9)
    asked(game)
    fights(game, target, hero, 1, Play(path))
    while game.asked[1] is Question.TARGET:
        assert Choose(secret) not in game.options
        game.do(Choose(rock) if Choose(rock) in game.options else game.options[0])
    game.settle()
    assert [game.state.damage[it] for it in (target, rock)] == [0, 4]
    assert all(game.state.area[it] is Area.TOASTED for it in others)
    assert game.state.area[path] is Area.SMOKED


@pytest.mark.parametrize("takes", [True, False])
def test_suicide_mission_lets_its_victim_answer_in_kind(shadowfist: Catalogue, takes: bool) -> None:
    game = table(3)
    mission = game.hand(0, free(shadowfist, "Suicide Mission"))
    mine, home = game.play(0, character("Mine")), game.play(0, site())
    theirs, third = game.play(2, edge()), game.play(1, character("Third"))
    asked(game)
    game.do(Play(mission))
    game.do(Choose(theirs))
    game.quiet()
    assert game.asked == (2, Question.TARGET)
    assert set(game.options) == {PASS, Choose(mine), Choose(home)}
    game.do(Choose(mine) if takes else PASS)
    assert game.state.area[theirs] is Area.SMOKED
    assert game.state.area[mine] is (Area.SMOKED if takes else Area.IN_PLAY)
    smoked = {it.card: it.by[0].player for it in game.has_told(events.Smoked)}
    assert smoked == ({theirs: 0, mine: 2} if takes else {theirs: 0})
    assert game.state.area[third] is Area.IN_PLAY


def test_suicide_mission_ends_where_its_target_is_gone(shadowfist: Catalogue) -> None:
    game = table()
    mission = game.hand(0, free(shadowfist, "Suicide Mission"))
    mine, theirs = game.play(0, character("Mine")), game.play(1, character("Theirs"))
    game.hand(1, event("Answer"))
    asked(game)
    game.do(Play(mission))
    game.do(Choose(theirs))
    game.until(Question.RESPOND, 1)
    areas.smoke(game.state, theirs)
    game.quiet()
    assert game.asked[1] is not Question.TARGET
    assert game.state.area[mine] is Area.IN_PLAY
