"""Smoking, turning, what cards forget, discarding, toasting. Rules: 20, 21, 34, 39, 46."""

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Choose, Heal, Play
from app.games.shadowfist.engine.model.card_text import text_of
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.lasting import Lasting
from app.games.shadowfist.engine.procedures.harm import inflict_by_effect
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks, piles
from app.games.shadowfist.terms import Keyword, Restriction
from tests.support.rules import shows
from tests.support.shadowfist_scenes import fate, lasts
from tests.support.shadowfist_table import (
    Table,
    character,
    edge,
    event,
    site,
    state_card,
    table,
)


def test_20_0_a_smoked_card_goes_to_its_owners_smoked_pile() -> None:
    game = table()
    hero = game.play(0, character(), owner=1)
    areas.smoke(game.state, hero)
    assert game.state.smoked[1] == [hero]


def test_20_1_other_damage_smokes_sites_and_characters_at_zero() -> None:
    game = table()
    hero, garden = game.play(1, character(fighting=3)), game.play(1, site(body=3))
    tough = game.play(1, character("Tough", 4))
    source = game.hand(0, event())
    inflict_by_effect(game.state, source, [hero, garden, tough], 3)
    assert game.state.smoked[1] == [hero, garden]
    with shows("29.2"):
        assert game.state.damage[tough] == 3
        assert events.Damaged(source, tough, 3, False) in game.state.fresh
    with shows("24.8.1.1", "24.5.3"):
        assert events.Smoked(hero, True, (events.By(0, source),)) in game.state.fresh


def test_20_2_damage_stays_when_a_bonus_ends_and_may_smoke_the_card() -> None:
    game = table()
    hero = game.play(0, character(fighting=2))
    lasts(game.state, hero, v.More(v.FIGHTING, 3))
    game.state.damage[hero] = 4
    recalculate(game.state)
    assert game.state.area[hero] is Area.IN_PLAY
    marks.end_lasting(game.state, v.END_OF_TURN)
    recalculate(game.state)
    assert game.state.area[hero] is Area.SMOKED


def test_21_0_a_turned_card_cannot_turn_again() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    marks.turn(game.state, hero)
    told = len(game.state.fresh)
    marks.turn(game.state, hero)
    assert game.state.turned[hero]
    assert len(game.state.fresh) == told


def test_21_0_turned_characters_cannot_turn_as_a_cost() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 1
    game.hand(0, event())
    game.to_act()
    assert Heal(hero) in game.options
    marks.turn(game.state, hero)
    game.plays(game.state.hand[0][-1])
    assert not game.can(lambda it: it == Heal(hero))
    marks.unturn(game.state, hero)
    with shows("21.1"):
        assert not game.state.turned[hero]


def test_34_0_a_card_that_leaves_forgets_everything() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    game.state.damage[hero] = 3
    marks.stun(game.state, hero)
    lasts(game.state, hero, v.More(v.FIGHTING, 4))
    areas.return_to_hand(game.state, hero)
    game.hand(0, event())
    game.to_act()
    game.plays(hero)
    assert (game.state.damage[hero], game.state.turned[hero]) == (0, False)
    assert scores.fighting(game.state, hero) == 5


def test_39_0_discarded_cards_are_not_toasted() -> None:
    game = table()
    card = game.state.hand[0][0]
    piles.discard(game.state, card)
    assert game.state.toasted[0] == [card]
    assert not any(isinstance(it, events.Toasted) for it in game.state.fresh)


def test_46_0_a_toasted_card_goes_to_its_owner_whoever_controls_it() -> None:
    game = table()
    hero = game.play(0, character(), owner=1)
    areas.toast(game.state, hero)
    assert game.state.toasted[1] == [hero]
    assert events.Toasted(hero) in game.state.fresh


def test_10_3_2_healing_is_an_effect_that_can_be_answered() -> None:
    game = table()
    hero = game.play(0, character(fighting=5))
    flash = game.hand(1, event())
    game.state.damage[hero] = 2
    game.to_act()
    game.do(Heal(hero))
    assert Play(flash) in game.options
    assert game.state.damage[hero] == 2, "it has not resolved"


def test_7_4_states_stay_until_something_moves_them() -> None:
    game = table()
    hero = game.play(0, character())
    sword = game.play(0, state_card(), at=hero)
    game.until(game.asked[1])
    with shows("25.5.5"):
        assert game.state.states_on[hero] == (sword,)


def smokers(game: Table, card: int) -> tuple[events.By, ...]:
    """Return who smoked a card."""
    told = [*game.told, *game.state.fresh]
    return next(it.by for it in told if isinstance(it, events.Smoked) and it.card == card)


def test_20_1_each_attacker_that_hurt_it_has_smoked_a_character() -> None:
    game = table(3)
    one, two = game.play(0, character("One", 3)), game.play(0, character("Two", 3))
    joiner = game.play(2, character("Joiner", 3))
    weak = game.play(0, character("Weak", 3))
    game.state.damage[weak] = 2
    prey = game.play(1, character("Prey", 9))
    game.to_act()
    game.declares(prey, one, two)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.to_act()
    with shows("50.9"):
        assert smokers(game, prey) == (events.By(0, one), events.By(0, two), events.By(2, joiner))
    words = "Prey is smoked by One of Player 1, Two of Player 1 and Joiner of Player 3."
    assert words in [describe(game.state, it) for it in game.told]


def test_50_9_of_lethal_and_other_damage_only_the_lethal_smokes_who_is_not_at_zero() -> None:
    game = table()
    one = game.play(0, character("One", 1))
    sting = game.play(0, character("Sting", 1, Keyword.LETHAL))
    prey = game.play(1, character("Prey", 9))
    game.to_act()
    game.attacks(prey, one, sting)
    game.decline()
    assert smokers(game, prey) == (events.By(0, sting),)


def test_30_3_3_whose_damage_it_was_has_smoked_a_site_whoever_chose_its_fate() -> None:
    game = table(3)
    hero, joiner = game.play(0, character("Hero", 2)), game.play(2, character("Joiner", 9))
    target = game.play(1, site(body=9))
    game.to_act()
    game.declares(target, hero)
    game.until(Question.JOIN, 2)
    game.choose(Question.JOIN, joiner)
    game.settle()
    game.do(fate(Fate.SMOKED))
    assert smokers(game, target) == (events.By(0, hero), events.By(2, joiner))


def test_25_5_4_who_takes_the_subject_out_of_play_has_smoked_its_states() -> None:
    game = table()
    hero, prey = game.play(0, character("Hero", 9)), game.play(1, character("Prey", 3))
    sword = game.play(1, state_card(), at=prey)
    game.to_act()
    game.attacks(prey, hero)
    assert smokers(game, sword) == smokers(game, prey) == (events.By(0, hero),)
    own = game.play(1, character("Own", 3))
    shield = game.play(1, state_card("Shield"), at=own)
    areas.sacrifice(game.state, own)
    assert smokers(game, shield) == (events.By(1, own),)


def test_24_5_5_whose_ability_or_effect_ends_or_lowers_it_has_smoked_a_card() -> None:
    game = table()
    ended, lowered = game.play(1, character("Ended", 1)), game.play(1, character("Low", 1))
    cursed = game.play(1, character("Cursed", 2))
    more = (v.More(v.FIGHTING, 2),)
    gift = Lasting(ended, game.state.mark[ended], more, v.END_OF_ATTACK, by=events.By(1))
    game.state.damage[ended] = 2
    marks.give(game.state, gift)
    less = v.Continuous(v.CARD.that(v.Titled("Cursed")), (v.More(v.FIGHTING, -2),))
    source = game.play(0, edge(text=text_of((less,))))
    marks.give_fighting(game.state, lowered, -1, events.By(0))
    recalculate(game.state, ended=marks.end_lasting(game.state, v.END_OF_ATTACK))
    assert smokers(game, ended) == (events.By(1),)
    assert smokers(game, lowered) == (events.By(0),)
    assert smokers(game, cursed) == (events.By(0, source),)
    assert describe(game.state, events.Smoked(lowered, False, (events.By(0),))) == (
        "Low is smoked by Player 1."
    )


def test_31_7_1_the_states_of_a_losing_copy_are_smoked_by_nobody() -> None:
    game = table()
    old = game.play(1, character("Only", restrictions=[Restriction.UNIQUE]))
    sword = game.play(1, state_card(), at=old)
    new = game.hand(0, character("Only", restrictions=[Restriction.UNIQUE]))
    game.power(0, 1)
    game.power(1, 0)
    game.to_act()
    game.do(Play(new))
    game.until(Question.KEEP)
    game.do(Choose(new))
    assert smokers(game, sword) == ()
    assert describe(game.state, events.Smoked(sword, False)) == "Sword is smoked."
