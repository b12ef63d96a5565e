"""The turn and the scene. Rules: 22, 23."""

import pytest

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    END_TURN,
    PASS,
    Attack,
    Choose,
    Heal,
    Number,
    Play,
    Reveal,
)
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.terms import Keyword
from tests.support.rules import shows
from tests.support.shadowfist_scenes import GAIN_ONE, lasts, on
from tests.support.shadowfist_table import character, event, plain_site, site, table


def test_22_0_a_turn_is_an_establishing_shot_and_a_main_shot() -> None:
    game = table()
    game.hand(0, event())
    assert not game.state.in_main_shot
    game.to_act()
    assert game.state.in_main_shot
    with shows("22.3"):
        assert game.asked == (0, Question.ACT)


def test_22_2_in_the_establishing_shot_nothing_is_played() -> None:
    game = table()
    game.hand(0, event())
    game.play(0, site(), face_down=True)
    assert game.asked[1] is Question.DISCARD
    assert not game.can(lambda it: isinstance(it, (Play, Reveal)))


def test_22_2_1_effects_of_the_start_come_first() -> None:
    game = table()
    game.play(1, character(text=on(v.TurnBegins(v.EACH))))
    game.play(1, site())
    game.until(Question.GENERATE, 1)
    assert events.PowerGained(1, 1) in game.told
    with shows("23.2"):
        assert game.has_told(events.SceneEnded), "in a closed scene, which nobody joined"


def test_22_2_2_sites_generate_their_power_and_face_down_ones_one() -> None:
    game = table()
    game.play(1, site("Up", power=2))
    game.play(1, site("Down", power=2), face_down=True)
    game.play(1, plain_site(power=1))
    game.power(1, 0)
    game.until(Question.GENERATE, 1)
    assert game.options == (Number(4), PASS)
    game.do(Number(4))
    assert game.state.power[1] == 4
    with shows("17.2.1"):
        assert events.PowerGenerated(1, 4) in game.told


def test_22_2_2_1_generation_may_be_skipped_to_discard_more() -> None:
    game = table()
    game.play(1, site())
    game.until(Question.GENERATE, 1)
    before = game.state.power[1]
    game.do(PASS)
    assert game.state.power[1] == before
    for card in list(game.state.hand[1]):
        game.do(Choose(card))
    with shows("22.2.4"):
        assert len(game.state.toasted[1]) == 6
    with shows("22.2.5"):
        assert len(game.state.hand[1]) == 6


def test_22_2_3_all_cards_unturn() -> None:
    game = table()
    hero, garden = game.play(1, character()), game.play(1, site(power=0))
    marks.turn(game.state, hero)
    marks.turn(game.state, garden)
    game.until(Question.DISCARD, 1)
    assert not game.state.turned[hero]
    assert events.Unturned(garden) in game.told


def test_22_2_3_only_maintained_cards_may_stay_turned() -> None:
    game = table()
    one, two = (game.play(1, character(str(it))) for it in range(2))
    hero = game.play(1, character())
    for card in (one, two, hero):
        marks.turn(game.state, card)
    for card in (one, two):
        by, more = events.By(1, card), (v.Gains(v.GUTS),)
        mark = game.state.mark[hero]
        marks.give(game.state, Lasting(hero, mark, more, v.MAINTAINED, by, held=card))
    game.until(Question.KEEP_TURNED, 1)
    assert game.options == (DONE, Choose(one), Choose(two))
    game.do(Choose(one))
    assert game.options == (DONE, Choose(two))
    game.do(DONE)
    with shows("10.4"):
        assert [game.state.turned[it] for it in (one, two, hero)] == [True, False, False]


def test_22_2_4_after_generating_one_card_may_be_discarded() -> None:
    game = table()
    game.play(1, site())
    game.until(Question.GENERATE, 1)
    game.do(game.options[0])
    game.do(Choose(game.state.hand[1][0]))
    assert game.asked != (1, Question.DISCARD)
    assert len(game.state.toasted[1]) == 1


def test_22_2_4_without_sites_nothing_is_generated_and_any_number_goes() -> None:
    game = table()
    assert game.asked == (0, Question.DISCARD)
    game.do(Choose(game.state.hand[0][0]))
    assert game.asked == (0, Question.DISCARD), "it counts as not generated"


def test_22_2_5_nothing_is_drawn_with_a_full_hand() -> None:
    game = table()
    for _ in range(3):
        game.hand(1, event(cost=50))
    game.until(Question.DISCARD, 1)
    deck = len(game.state.deck[1])
    game.hand(1, event())
    game.do(DONE)
    assert len(game.state.deck[1]) == deck
    with shows("9.2.2.2"):
        assert len(game.state.hand[1]) == 10


def test_9_2_2_2_cards_change_the_hand_size() -> None:
    game = table()
    game.play(0, character(text=text_of((v.Continuous(v.THIS, (v.HandSize(2),)),))))
    game.hand(0, event())
    game.to_act()
    assert len(game.state.hand[0]) == 8


def test_22_3_1_what_the_main_shot_triggers_comes_in_an_open_scene() -> None:
    game = table()
    game.play(0, character(text=on(v.MainShotBegins(v.EACH))))
    flash = game.hand(1, event())
    game.until(Question.RESPOND, 1)
    assert Play(flash) in game.options
    assert game.state.scene is not None
    assert game.state.scene.is_open


def test_22_3_2_the_options_of_the_main_shot() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    target = game.play(1, site())
    flash = game.hand(0, event())
    game.to_act()
    with shows("22.3.2.1"):
        assert Play(flash) in game.options
    with shows("22.3.2.2"):
        assert Attack(target) in game.options
    with shows("22.3.2.3"):
        assert END_TURN in game.options
    game.plays(flash)
    assert Attack(target) in game.options, "in any order"
    assert hero in game.state.in_play[0]


def test_22_3_2_3_opponents_may_answer_the_end_and_then_one_goes_on() -> None:
    game = table(3)
    flash = game.hand(1, event())
    late = game.hand(0, event("Late"))
    game.to_act()
    game.do(END_TURN)
    assert game.asked == (1, Question.START)
    game.do(Play(flash))
    game.quiet()
    assert game.asked == (0, Question.ACT)
    assert Play(late) in game.options
    game.do(END_TURN)
    assert game.state.active == 1
    with shows("27.0"):
        assert len(game.has_told(events.EndDeclared)) == 2


def test_22_3_3_what_the_end_triggers_comes_in_a_closed_scene() -> None:
    game = table()
    game.play(0, character(text=on(v.TurnEnds(v.EACH))))
    game.hand(1, event())
    game.hand(0, event())
    game.to_act()
    before = game.state.power[0]
    game.do(END_TURN)
    while game.state.active == 0:
        assert game.asked[1] is Question.START
        game.do(PASS)
    assert game.state.power[0] == before + 1


def test_22_1_an_opponent_may_have_the_next_scene() -> None:
    game = table(3)
    flash = game.hand(0, event())
    second = game.hand(2, event("Second"))
    game.to_act()
    game.do(Play(flash))
    game.until(Question.START, 2)
    assert Play(second) in game.options
    game.do(Play(second))
    assert game.told.index(events.Played(2, second)) < game.told.index(events.EndDeclared(0))
    assert game.has_told(events.SceneEnded) == [events.SceneEnded()] * 2


def test_23_0_the_last_effect_resolves_first() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 2
    flash = game.hand(1, event())
    game.to_act()
    game.do(Heal(hero))
    game.do(Play(flash))
    game.quiet()
    resolved = [it.card for it in game.has_told(events.Resolved)]
    assert resolved == [flash, hero]
    with shows("24.8.2"):
        assert resolved == [flash, hero]
    with shows("23.5"):
        assert game.state.scene is None
        assert game.has_told(events.SceneEnded)


def test_23_1_anything_may_be_played_in_an_open_scene() -> None:
    game = table()
    flash = game.hand(0, event())
    hero = game.hand(0, character())
    hidden = game.play(1, site(), face_down=True)
    game.to_act()
    game.do(Play(flash))
    assert game.asked == (1, Question.RESPOND)
    assert Reveal(hidden) in game.options
    game.do(PASS)
    assert game.asked == (0, Question.RESPOND)
    with shows("22.3.2.1"):
        assert Play(hero) in game.options


def test_23_2_nothing_ordinary_is_played_in_a_closed_scene() -> None:
    game = table()
    game.play(1, character(fighting=5, text=on(v.TurnBegins(v.EACH))))
    game.hand(0, event())
    told = game.state.turn
    game.to_act()
    game.do(END_TURN)
    while game.state.turn == told:
        game.decline()
    assert game.asked == (1, Question.DISCARD), "nobody could answer the trigger"
    assert events.PowerGained(1, 1) in game.told


def test_23_2_what_answers_explicitly_may_be_used_in_a_closed_scene() -> None:
    game = table()
    guard = v.Effect((v.Turn(),), GAIN_ONE, responds_to=v.CARD, to_effects=True)
    game.play(1, character(fighting=5, text=on(v.TurnBegins(v.EACH))))
    game.play(0, character("Guard", text=text_of((guard,))))
    game.until(Question.RESPOND, 0)
    assert game.state.scene is not None
    assert not game.state.scene.is_open


def test_23_3_responses_go_clockwise_from_the_left_and_end_with_the_active_player() -> None:
    game = table(4)
    for player in range(4):
        game.hand(player, event(f"Flash {player}"))
    first = game.hand(0, event("First"))
    game.to_act()
    game.do(Play(first))
    asked = []
    while game.asked[1] is Question.RESPOND:
        asked.append(game.asked[0])
        game.do(PASS)
    assert asked[:4] == [1, 2, 3, 0]
    with shows("24.5.6", "24.8.1.5"):
        assert asked == [1, 2, 3, 0, 1, 2, 3, 0], "after generation and after resolution"


def test_23_3_after_an_answer_everybody_is_asked_from_the_left_of_who_gave_it() -> None:
    game = table(4)
    for player in range(4):
        game.hand(player, event(f"Flash {player}"))
    first, second = game.hand(0, event("First")), game.hand(2, event("Second"))
    game.to_act()
    game.do(Play(first))
    game.do(PASS)
    game.do(Play(second))
    asked = []
    for _ in range(5):
        asked.append(game.asked[0])
        game.do(PASS)
    assert asked == [3, 0, 1, 2, 0], "the active player may add something in the end"


def test_50_12_regenerate_heals_as_the_turn_starts() -> None:
    game = table()
    hero = game.play(1, character("Hero", 5, Keyword.REGENERATE))
    game.state.damage[hero] = 2
    game.state.corrupted[hero] = 1
    game.until(Question.DISCARD, 1)
    assert (game.state.damage[hero], game.state.corrupted[hero]) == (0, 1)
    with shows("22.2.1"):
        assert game.told.index(events.Healed(hero, 2)) > game.told.index(events.TurnStarted(1, 2))


def test_50_12_a_site_with_regenerate_heals_too() -> None:
    game = table()
    grove = game.play(1, site("Grove", 8, Keyword.REGENERATE))
    game.state.damage[grove] = 3
    game.until(Question.DISCARD, 1)
    assert game.state.damage[grove] == 0


@pytest.mark.parametrize("is_revealed", [False, True])
def test_26_1_2_a_face_down_site_is_revealed_to_regenerate(is_revealed: bool) -> None:
    game = table()
    grove = game.play(1, site("Grove", 8, Keyword.REGENERATE), face_down=True)
    game.state.damage[grove] = 3
    game.until(Question.MAY, 1)
    game.do(Number(1) if is_revealed else PASS)
    game.until(Question.DISCARD, 1)
    assert game.state.face_down[grove] is not is_revealed
    assert game.state.damage[grove] == (0 if is_revealed else 3)


def test_22_3_3_a_bonus_that_ends_with_the_turn_smokes_whom_it_kept_alive() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    lasts(game.state, hero, v.More(v.FIGHTING, 2))
    game.state.damage[hero] = 5
    game.play(1, character("Watcher", text=on(v.IsSmoked())))
    game.power(1, 0)
    game.end_turn()
    with shows("20.2", "26.5"):
        assert game.state.area[hero] is Area.SMOKED
        assert game.told.index(events.Smoked(hero, True)) < game.told.index(
            events.TurnStarted(1, 2)
        )
    assert game.state.power[1] == 1, "what that triggers belongs to the same turn"


def test_50_12_regenerate_comes_too_late_for_whom_an_ended_bonus_kept_alive() -> None:
    game = table()
    hero = game.play(1, character("Hero", 4, Keyword.REGENERATE))
    lasts(game.state, hero, v.More(v.FIGHTING, 2))
    game.state.damage[hero] = 5
    game.until(Question.DISCARD, 1)
    assert game.state.area[hero] is Area.SMOKED


def test_24_4_revealing_a_site_is_an_effect_of_its_own() -> None:
    game = table()
    hidden = game.play(0, site(), face_down=True)
    flash = game.hand(1, event())
    game.to_act()
    game.do(Reveal(hidden))
    assert game.asked == (1, Question.RESPOND)
    assert Play(flash) in game.options
    assert not game.state.face_down[hidden]
    assert game.state.area[hidden] is Area.IN_PLAY
