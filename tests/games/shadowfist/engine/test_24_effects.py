"""Effects: generating, the stack, resolving, triggers, responses. Rules: 24, 26, 27."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    PASS,
    Choose,
    Heal,
    Play,
    Reveal,
    Use,
)
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.engine.write.areas import cancel
from app.games.shadowfist.terms import Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import GAIN_ONE, bolt, on, tap
from tests.support.shadowfist_table import Table, character, event, site, state_card, table


def healer(*requires: v.Step) -> Kind:
    """A Character that turns, and pays what else is required, to gain 1 Power."""
    return character("Doctor", 3, text=text_of((tap(*requires),)))


def test_24_0_an_effect_is_generated_now_and_resolves_later() -> None:
    game = table()
    doctor = game.play(0, healer())
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Use(doctor, 0))
    assert game.state.turned[doctor], "the cost is paid"
    assert game.state.power[0] == 0, "nothing has happened yet"
    game.quiet()
    assert game.state.power[0] == 1
    with shows("24.1.4"):
        assert not game.can(lambda it: it == Use(doctor, 0)), "it cannot turn again"


def test_24_1_2_abilities_are_for_any_open_scene_and_cards_for_their_time() -> None:
    game = table()
    doctor = game.play(1, healer())
    flash = game.hand(0, event())
    hero = game.hand(1, character())
    game.to_act()
    game.do(Play(flash))
    assert Use(doctor, 0) in game.options
    with shows("25.1.1", "25.4"):
        assert Play(hero) not in game.options


def test_24_1_3_everything_is_chosen_on_generation() -> None:
    game = table()
    bolted = game.hand(0, bolt())
    game.hand(0, event())
    game.to_act()
    assert Play(bolted) not in game.options, "nobody is there to choose"
    hero, other = game.play(1, character("Hero", 5)), game.play(1, character("Other", 5))
    game.plays(game.state.hand[0][-1])
    game.do(Play(bolted))
    assert game.asked[1] is Question.TARGET
    game.do(Choose(other))
    game.quiet()
    assert (game.state.damage[hero], game.state.damage[other]) == (0, 2)


def test_24_1_3_3_a_card_that_left_and_came_back_is_not_reached() -> None:
    game = table()
    hero, _ = game.play(1, character("Hero", 5)), game.play(1, character("Other", 5))
    bolted = game.hand(0, bolt())
    game.hand(1, event())
    game.to_act()
    game.do(Play(bolted))
    game.do(Choose(hero))
    areas.return_to_hand(game.state, hero)
    areas.take(game.state, hero)
    areas.enter_play(game.state, hero, 1)
    game.state.at[hero] = 1
    game.quiet()
    assert game.state.damage[hero] == 0
    with shows("24.7", "24.8"):
        assert events.Resolved(0, game.has_told(events.Resolved)[0].kind, bolted) in game.told


def test_24_2_numbers_are_fixed_on_generation() -> None:
    game = table()
    doctor = game.play(0, healer(v.PayPower(1)))
    game.power(0, 1)
    game.hand(1, event())
    game.to_act()
    game.do(Use(doctor, 0))
    assert game.state.scene is not None
    effect = game.state.scene.stack[-1]
    assert (effect.player, effect.card, effect.mark) == (0, doctor, game.state.mark[doctor])
    marks.unturn(game.state, doctor)
    game.quiet()
    assert game.state.power[0] == 1, "1 paid, 1 gained"


def test_24_3_effects_with_the_same_cost_are_paid_for_one_by_one() -> None:
    game = table()
    double = game.play(0, character(text=text_of((tap(), tap()))))
    game.hand(1, event())
    game.hand(0, event())
    game.to_act()
    assert {Use(double, 0), Use(double, 1)} <= set(game.options)
    game.do(Use(double, 0))
    game.quiet()
    assert not game.can(lambda it: isinstance(it, Use))


def test_24_4_a_face_down_site_may_be_revealed_to_use_it() -> None:
    game = table()
    well = v.Effect((), GAIN_ONE)
    hidden = game.play(0, site(text=text_of((well,))), face_down=True)
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    assert Reveal(hidden) in game.options
    game.do(Use(hidden, 0))
    assert not game.state.face_down[hidden]
    game.quiet()
    assert game.state.power[0] == 1


def test_24_5_1_characters_work_at_once_and_states_only_after_resolving() -> None:
    game = table()
    leader = text_of((v.Continuous(v.CHARACTER.other(), (v.More(v.FIGHTING, 2),)),))
    hero = game.play(0, character(fighting=3))
    chief = game.hand(0, character("Chief", text=leader))
    banner = game.hand(0, state_card("Banner", text=leader))
    game.hand(1, event())
    game.to_act()
    game.do(Play(chief))
    assert scores.fighting(game.state, hero) == 5
    game.quiet()
    game.do(Play(banner))
    game.do(Choose(chief))
    assert scores.fighting(game.state, hero) == 5
    game.quiet()
    with shows("25.5"):
        assert scores.fighting(game.state, hero) == 7


def test_24_5_2_entering_play_triggers_at_once() -> None:
    game = table()
    game.play(1, character("Watcher", text=on(v.EntersPlay(v.CARD))))
    hero = game.hand(0, character())
    game.hand(1, event())
    game.power(1, 0)
    game.to_act()
    game.do(Play(hero))
    assert game.state.scene is not None
    assert [it.card for it in game.state.scene.stack] != [hero], "the trigger is on top"
    assert len(game.state.scene.stack) == 2
    with shows("24.5"):
        assert game.state.scene.stack[0].card == hero


def test_24_5_2_what_happens_immediately_cannot_be_answered() -> None:
    game = table()
    hero = game.hand(0, character(text=on(v.EntersPlay(), immediately=True)))
    game.hand(1, event())
    game.power(0, 0)
    game.to_act()
    game.do(Play(hero))
    with shows("23.6"):
        assert game.state.power[0] == 1
    cancel(game.state, hero)
    game.quiet()
    assert game.state.power[0] == 1


def test_24_5_5_recalculation_smokes_all_at_zero_until_it_is_stable() -> None:
    game = table()
    wolf = v.CARD.that(v.Titled("Wolf"))
    others = text_of((v.Continuous(wolf.other(), (v.More(v.FIGHTING, 1),)),))
    wolves = [game.play(0, character("Wolf", 1, text=others)) for _ in range(3)]
    for card, damage in zip(wolves, (3, 2, 1), strict=True):
        game.state.damage[card] = damage
    flash = game.hand(0, event())
    game.to_act()
    game.plays(flash)
    assert [it.card for it in game.has_told(events.Smoked)] == wolves, "one after the other"
    with shows("24.8.1.3"):
        assert all(game.state.area[it] is Area.SMOKED for it in wolves)


def test_24_8_1_4_triggers_of_a_resolution_come_before_responses() -> None:
    game = table()
    hero = game.play(0, character("Hero", 5))
    game.state.damage[hero] = 2
    game.play(1, character("Watcher", text=on(v.Healed())))
    game.hand(1, event())
    game.power(1, 0)
    game.to_act()
    game.do(Heal(hero))
    game.do(PASS)
    assert game.state.scene is not None
    assert len(game.state.scene.stack) == 1
    with shows("26.1.4"):
        assert game.state.scene.stack[0].player == 1
    game.quiet()
    with shows("26.1"):
        assert game.state.power[1] == 1


def test_32_and_33_cancelling_removes_what_waits() -> None:
    game = table()
    hero = game.play(1, character("Hero", 5))
    bolted = game.hand(0, bolt())
    game.hand(1, event())
    game.to_act()
    game.do(Play(bolted))
    cancel(game.state, bolted)
    game.quiet()
    with shows("33.0"):
        assert game.state.damage[hero] == 0


def one_shot(game: Table, player: int) -> int:
    """A One-Shot Event in hand."""
    return game.hand(player, event("Once", restrictions=[Restriction.ONE_SHOT]))


def test_33_3_a_cancelled_one_shot_is_used() -> None:
    game = table()
    once, again = one_shot(game, 0), one_shot(game, 0)
    game.hand(0, event())
    game.to_act()
    game.do(Play(once))
    cancel(game.state, once)
    game.quiet()
    assert Play(again) not in game.options
    assert game.asked == (0, Question.ACT)
