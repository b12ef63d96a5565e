"""Triggers, responses, durations, declarations. Rules: 26, 27."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.actions import (
    PASS,
    Attack,
    Number,
    Play,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.terms import Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import bolt, on
from tests.support.shadowfist_table import character, event, site, state_card, table


def test_26_1_1_a_mandatory_trigger_is_not_asked_about() -> None:
    game = table()
    game.play(1, character("Watcher", text=on(v.IsPlayed())))
    flash = game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.plays(flash)
    assert game.state.power[1] == 1


def test_26_1_2_triggers_with_a_price_or_may_are_voluntary() -> None:
    game = table()
    game.play(1, character("Watcher", text=on(v.IsPlayed(), may=True)))
    flash = game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.do(Play(flash))
    assert game.asked == (1, Question.MAY)
    assert game.options == (Number(1), PASS)
    game.do(PASS)
    game.quiet()
    assert game.state.power[1] == 0


def test_26_1_2_a_face_down_site_is_revealed_to_trigger() -> None:
    game = table()
    hidden = game.play(1, site(text=on(v.IsPlayed())), face_down=True)
    flash = game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.do(Play(flash))
    assert game.asked == (1, Question.MAY)
    game.do(Number(1))
    game.quiet()
    assert not game.state.face_down[hidden]
    assert game.state.power[1] == 1


def test_26_1_3_only_active_text_triggers() -> None:
    game = table()
    game.smoked(1, character("Watcher", text=on(v.IsPlayed())))
    hero = game.play(1, character("Hero"))
    sword = game.play(1, state_card("Eye", text=on(v.IsPlayed())), at=hero)
    game.state.unresolved[sword] = True
    flash = game.hand(0, event())
    game.power(1, 0)
    game.to_act()
    game.plays(flash)
    assert game.state.power[1] == 0


def test_26_1_5_several_triggers_come_by_priority_and_their_controller_orders_them() -> None:
    game = table(3)
    two = [game.play(2, character(f"Eye {it}", text=on(v.IsPlayed()))) for it in range(2)]
    one = game.play(1, character("Ear", text=on(v.IsPlayed())))
    flash = game.hand(0, event())
    game.hand(1, event())
    game.to_act()
    game.do(Play(flash))
    assert game.asked == (2, Question.ORDER)
    game.do(Number(1))
    assert game.state.scene is not None
    assert [it.card for it in game.state.scene.stack] == [flash, one, two[1], two[0]]


def test_26_2_any_number_of_responses_answer_one_action() -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    first, second = game.hand(1, bolt("First")), game.hand(1, bolt("Second"))
    flash = game.hand(0, event())
    game.hand(0, event("Quick"))
    game.to_act()
    game.do(Play(flash))
    game.do(Play(first))
    game.until(Question.RESPOND, 1)
    with shows("26.2.2"):
        assert Play(second) in game.options, "later in the same scene"
    game.do(Play(second))
    game.quiet()
    assert game.state.damage[hero] == 4


def test_26_5_what_lasts_this_turn_ends_with_it() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    state = game.state
    more = (v.More(v.FIGHTING, 2), v.Gains(v.GUTS))
    marks.give(state, Lasting(hero, state.mark[hero], more))
    assert scores.fighting(state, hero) == 5
    assert scores.has(state, hero, Keyword.GUTS)
    game.until(Question.DISCARD, 1)
    assert scores.fighting(state, hero) == 3
    assert not scores.has(state, hero, Keyword.GUTS)


def test_27_0_declarations_are_no_effects() -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site())
    game.hand(1, event())
    game.to_act()
    game.do(Attack(target))
    assert game.asked[1] is Question.START
    assert game.state.scene is None
    with shows("27.2"):
        assert game.state.turned[hero], "all steps are done before anybody answers"
    with shows("28.2.1"):
        assert game.asked[0] == 1


def test_27_1_nothing_is_declared_during_a_scene() -> None:
    game = table()
    game.play(0, character())
    game.play(1, site())
    flash = game.hand(0, event())
    game.hand(0, event("Second"))
    game.to_act()
    game.do(Play(flash))
    assert game.asked == (0, Question.RESPOND)
    assert not game.can(lambda it: isinstance(it, Attack))


def test_27_3_triggers_of_a_declaration_belong_to_the_first_scene_after_it() -> None:
    game = table()
    game.play(0, character())
    target = game.play(1, site())
    game.play(1, character("Guard", text=on(v.AttackDeclared())))
    game.hand(1, event())
    game.power(1, 0)
    game.to_act()
    game.do(Attack(target))
    assert game.state.scene is not None
    assert game.state.scene.stack[0].player == 1
    with shows("23.4"):
        assert game.state.scene.is_open
