"""Cards with open-ended choices, cards in hands and decks, and what happens in combat."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    PASS,
    Intercept,
    Number,
    Play,
    Reveal,
    Use,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks, piles
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.answers import answer_words
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_power_events_and_cancelling import opening
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    Choose,
    character,
    edge,
    event,
    site,
    state_card,
    table,
)


@pytest.mark.parametrize("targets", [0, 1, 2])
def test_fire_serpent_is_as_strong_as_it_has_targets(shadowfist: Catalogue, targets: int) -> None:
    game = table()
    serpent = game.hand(0, free(shadowfist, "Fire Serpent"))
    foes = [game.play(1, character("Foe", 5)) for _ in range(3)]
    asked(game)
    game.do(Play(serpent))
    assert game.asked[1] is Question.TARGET
    for foe in foes[:targets]:
        game.do(Choose(foe))
    game.do(DONE)
    game.quiet()
    assert [game.state.damage[it] for it in foes] == [1] * targets + [0] * (3 - targets)
    assert (game.state.area[serpent] is Area.IN_PLAY) == (targets > 0)
    if targets:
        assert scores.fighting(game.state, serpent) == targets


def test_plots_and_intrigues_pay_for_what_is_revealed(shadowfist: Catalogue) -> None:
    game = table()
    plots = game.hand(0, free(shadowfist, "Plots and Intrigues"))
    hidden = [game.play(0, site(), face_down=True) for _ in range(2)]
    shown = game.play(0, site())
    asked(game)
    before = game.state.power[0]
    game.do(Play(plots))
    assert Choose(shown) not in game.options
    for card in hidden:
        if Choose(card) in game.options:
            game.do(Choose(card))
    game.quiet()
    assert not any(game.state.face_down[it] for it in hidden)
    assert game.state.power[0] == before + 2


def test_scrounging_counts_cards_of_the_type_chosen(shadowfist: Catalogue) -> None:
    game = table()
    for _ in range(3):
        game.play(1, edge())
    game.play(1, site())
    (card,) = opening(game, free(shadowfist, "Scrounging"))
    before = game.state.power[0]
    game.do(Play(card))
    assert game.asked == (0, Question.OPTION)
    game.do(Number(1))
    game.quiet()
    assert game.state.power[0] == before + 3


def test_cdca_scientist_draws_and_discards_as_many_as_it_likes(shadowfist: Catalogue) -> None:
    game = table()
    scientist = game.play(0, real(shadowfist, "CDCA Scientist"))
    game.smoked(0, real(shadowfist, "CDCA Scientist"))
    idle = game.hand(0, event("Idle"))
    asked(game)
    areas.smoke(game.state, scientist)
    game.do(Play(idle))
    game.until(Question.MAY, 0)
    game.do(MAY)
    while game.asked[1] is not Question.X:
        game.do(PASS)
    assert game.options == tuple(Number(it) for it in range(3))
    before = len(game.state.hand[0])
    game.do(Number(2))
    assert game.asked == (0, Question.DISCARD)
    game.do(game.options[1])
    game.do(DONE)
    assert len(game.state.hand[0]) == before + 1


def test_dockyard_finds_a_foundation_and_shuffles(shadowfist: Catalogue) -> None:
    game = table()
    dockyard = game.play(0, real(shadowfist, "Dockyard"), face_down=True)
    wanted = game.on_deck(0, character("Wanted", provides="d"))
    needy = game.on_deck(0, character("Needy", provides="d", requires="d"))
    asked(game)
    game.do(Reveal(dockyard))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.until(Question.SHOWN, 0)
    assert game.options == (PASS, Number(0)), "one of them requires resources"
    game.do(Number(0))
    assert wanted in game.state.hand[0]
    assert needy in game.state.deck[0]
    assert events.Found(0, "Wanted") in game.told
    assert game.has_told(events.Shuffled)


def test_shield_of_pure_soul_puts_a_card_on_top(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    lost = game.play(1, site())
    game.play(1, real(shadowfist, "Shield of Pure Soul"))
    wanted = game.on_deck(1, event("Wanted"))
    game.on_deck(1, event("Other"))
    asked(game)
    before = game.state.power[1]
    beats(game, lost, hero, Fate.SEIZED)
    game.until(Question.SHOWN, 1)
    game.do(next(it for it in game.options if answer_words(game.state, it) == "Take Wanted"))
    game.quiet()
    assert game.state.deck[1][-1] == wanted
    assert game.state.power[1] == before + 1


def test_covert_operation_takes_a_card_out_of_a_hand(shadowfist: Catalogue) -> None:
    game = table()
    covert = game.hand(0, free(shadowfist, "Covert Operation"))
    secret = game.hand(1, event("Secret", 99))
    asked(game)
    game.do(Play(covert))
    game.until(Question.SHOWN, 0)
    game.do(next(it for it in game.options if answer_words(game.state, it) == "Discard Secret"))
    game.quiet()
    assert game.state.area[secret] is Area.TOASTED


def test_assault_squad_comes_against_two_attackers_and_has_to_fight(
    shadowfist: Catalogue,
) -> None:
    game = table()
    heroes = [game.play(0, character("Hero")) for _ in range(2)]
    target = game.play(1, site())
    squad = game.hand(1, free(shadowfist, "Assault Squad"))
    asked(game)
    game.declares(target, *heroes)
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.area[squad] is Area.IN_PLAY
    game.until(Question.INTERCEPT, 1)
    assert DONE not in game.options
    game.do(Intercept(squad, heroes[0]))


def test_assault_squad_stays_at_home_against_one(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    target = game.play(1, site())
    squad = game.hand(1, free(shadowfist, "Assault Squad"))
    asked(game)
    game.attacks(target, hero)
    assert game.state.area[squad] is Area.HAND


def test_furious_george_strikes_before_combat_damage(shadowfist: Catalogue) -> None:
    game = table()
    george = game.play(0, real(shadowfist, "Furious George"))
    target = game.play(1, character("Target", 1))
    asked(game)
    game.attacks(target, george)
    assert game.state.area[target] is Area.SMOKED
    assert game.state.damage[george] == 0


def test_hartwell_iron_works_hurt_each_who_enters_combat(shadowfist: Catalogue) -> None:
    game = table()
    heroes = [game.play(0, character("Hero", 3)) for _ in range(2)]
    works = game.play(1, real(shadowfist, "Hartwell Iron Works"))
    asked(game)
    game.attacks(works, *heroes)
    assert [game.state.damage[it] for it in heroes] == [1, 1]
    assert game.state.damage[works] == 4


def test_claws_of_darkness_pay_at_the_end_of_a_turn_with_a_kill(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    game.play(0, real(shadowfist, "Claws of Darkness"), at=hero)
    target = game.play(1, character("Target", 2))
    asked(game)
    game.attacks(target, hero)
    before = game.state.power[0]
    game.end_turn()
    assert game.state.power[0] == before + 1


def test_napalm_addict_is_paid_for_the_site_that_it_smokes(shadowfist: Catalogue) -> None:
    game = table()
    addict = game.play(0, real(shadowfist, "Napalm Addict"))
    target = game.play(1, site())
    game.play(1, site())
    asked(game)
    before = game.state.power[0]
    beats(game, target, addict, Fate.SMOKED)
    game.quiet()
    assert game.state.power[0] == before + 2


def test_the_iron_monkey_gives_half_of_anothers_power_away(shadowfist: Catalogue) -> None:
    game = table(3)
    monkey = game.play(0, real(shadowfist, "The Iron Monkey"))
    target = game.play(1, site(body=30))
    asked(game)
    game.power(1, 5)
    poor = game.state.power[2]
    game.declares(target, monkey)
    while game.asked[1] is not Question.PLAYER:
        game.decline()
    game.do(Number(2))
    game.settle()
    assert game.state.power[1] == 3
    assert game.state.power[2] == poor + 2


def test_the_iron_monkey_robs_whoever_had_the_site_that_is_seized(shadowfist: Catalogue) -> None:
    game = table()
    monkey = game.play(0, real(shadowfist, "The Iron Monkey"))
    target = game.play(1, site(body=2))
    game.play(1, site("Last"))
    asked(game)
    game.power(1, 4)
    before = game.state.power[0]
    beats(game, target, monkey, Fate.SEIZED)
    game.until(Question.PLAYER, 0)
    game.do(Number(0))
    game.until(Question.ACT, 0)
    assert game.state.power == [before + 2, 2]


def test_honor_and_glory_strikes_first_against_one(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    glory = game.play(0, real(shadowfist, "Honor and Glory"), at=hero)
    rival = game.play(1, character("Rival", 4))
    asked(game)
    uses(game, glory, rival)
    game.attacks(rival, hero)
    assert game.state.damage[rival] == 3
    assert game.state.area[hero] is Area.IN_PLAY
    assert game.state.damage[hero] == 0


def test_master_hao_is_safe_from_one_character(shadowfist: Catalogue) -> None:
    game = table()
    hao = game.play(0, real(shadowfist, "Master Hao"))
    rival = game.play(1, character("Rival", 5))
    asked(game)
    assert Use(hao, 0) not in game.options
    game.declares(rival, hao)
    while Use(hao, 0) not in game.options:
        game.decline()
    game.do(Use(hao, 0))
    game.choose(Question.TARGET, rival)
    game.settle()
    assert game.state.damage[hao] == 0


def test_treasure_cache_is_opened_by_its_third_counter(shadowfist: Catalogue) -> None:
    game = table(3)
    garden = game.play(0, site())
    cache = game.play(0, real(shadowfist, "Treasure Cache"), at=garden)
    idle = [game.hand(0, event("Idle")) for _ in range(3)]
    asked(game)
    before = game.state.power[0]
    for number in range(1, 4):
        game.state.turned[cache] = False
        game.plays(idle[number - 1])
        uses(game, cache)
        assert (game.state.area[cache] is Area.SMOKED) == (number == 3)
        assert game.state.power[0] == before + (3 if number == 3 else 0)
    assert cache not in game.state.counters


def test_jade_dragon_monk_takes_a_text_for_an_attack(shadowfist: Catalogue) -> None:
    game = table()
    monk = game.play(0, real(shadowfist, "Jade Dragon Monk"))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 3))
    sword = game.play(1, real(shadowfist, "Fire Sword"), at=guard)
    other = game.play(1, state_card(), at=guard)
    asked(game)
    game.declares(target, monk)
    while Use(monk, 0) not in game.options:
        game.decline()
    game.do(Use(monk, 0))
    assert Choose(other) in game.options
    game.choose(Question.TARGET, sword)
    game.quiet()
    assert scores.fighting(game.state, guard) == 3
    game.settle()
    assert scores.fighting(game.state, guard) == 5


def test_paper_trail_pays_twice_a_turn_and_others_as_it_goes(shadowfist: Catalogue) -> None:
    game = table()
    trail = game.play(0, real(shadowfist, "Paper Trail"))
    idle = [game.hand(0, event("Idle")) for _ in range(3)]
    secrets = [game.hand(1, event(str(it), 99)) for it in range(3)]
    asked(game)
    before, theirs = game.state.power[0], game.state.power[1]
    for card in secrets:
        piles.discard(game.state, card)
    for card in idle[:2]:
        game.do(Play(card))
        while game.asked[1] in (Question.ORDER, Question.RESPOND, Question.START):
            game.do(game.options[0])
        if card == idle[0]:
            assert game.state.power[0] - before == 2
            areas.smoke(game.state, trail)
    assert game.state.power[1] == theirs + 1


def test_bear_market_empties_every_hand(shadowfist: Catalogue) -> None:
    game = table()
    market = game.hand(0, free(shadowfist, "Bear Market"))
    asked(game)
    game.do(Play(market))
    while game.state.hand[0] and game.state.turn == 1:
        game.decline()
    assert len(game.has_told(events.Discarded)) >= 12


def test_sewer_scum_suffers_from_healing(shadowfist: Catalogue) -> None:
    game = table()
    scum = game.play(0, real(shadowfist, "Sewer Scum"))
    idle = game.hand(0, event("Idle"))
    hurt(game, scum, 2)
    asked(game)
    marks.heal(game.state, scum)
    game.plays(idle)
    assert scores.fighting(game.state, scum) == 5
