"""Cards that leave something to chance, to another player, or to a pile."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import DONE, PASS, Choose, Number, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    character,
    event,
    named,
    site,
    table,
)


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("area", [Area.IN_PLAY, Area.SMOKED, Area.BURNED, None])
def test_dangerous_experiment_lets_the_left_neighbour_toast_something(
    shadowfist: Catalogue, seats: int, area: Area | None
) -> None:
    game = table(seats)
    experiment = game.hand(0, free(shadowfist, "Dangerous Experiment"))
    there = game.play(0, character("There"))
    gone = game.smoked(0, event("Gone"))
    burned = game.play(1, site("Burned"))
    areas.burn_for_victory(game.state, burned, 0)
    theirs = game.play(1, character("Theirs"))
    asked(game)
    game.plays(experiment)
    assert game.state.power[0] == 14
    assert game.asked == (1, Question.TARGET)
    assert Choose(theirs) not in game.options
    card = {Area.IN_PLAY: there, Area.SMOKED: gone, Area.BURNED: burned}.get(area or Area.HAND)
    game.do(PASS if card is None else Choose(card))
    assert [it.card for it in game.has_told(events.Toasted)] == ([] if card is None else [card])
    assert len(game.state.burned[0]) == (0 if card == burned else 1)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_netherworld_return_brings_back_one_character_of_each(
    shadowfist: Catalogue, seats: int
) -> None:
    game = table(seats)
    back = game.hand(0, free(shadowfist, "Netherworld Return"))
    fallen = [[game.smoked(it, character(f"Fallen {n}")) for n in range(it)] for it in range(seats)]
    game.smoked(0, event("Old"))
    asked(game)
    game.plays(back)
    for player, cards in enumerate(fallen):
        found = [it for it in cards if game.state.area[it] is Area.IN_PLAY]
        assert len(found) == min(1, player)
        assert all(game.state.controller[it] == player for it in found)


@pytest.mark.parametrize("alike", [True, False])
def test_fighting_spirit_returns_two_events_unless_they_are_alike(
    shadowfist: Catalogue, alike: bool
) -> None:
    game = table()
    spirit = game.hand(0, free(shadowfist, "Fighting Spirit"))
    one = game.smoked(0, event("One", requires="d"))
    game.smoked(0, event("Other"))
    asked(game)
    assert Play(spirit) not in game.options
    two = game.smoked(0, event("One" if alike else "Two", requires="d"))
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.plays(spirit)
    assert {game.state.area[it] for it in (one, two)} == {Area.TOASTED if alike else Area.HAND}


@pytest.mark.parametrize("picks", [(), (0,), (1,), (0, 1)])
def test_king_of_the_fire_pagoda_burns_and_rekindles_as_he_attacks(
    shadowfist: Catalogue, picks: tuple[int, ...]
) -> None:
    game = table()
    game.play(0, real(shadowfist, "King of the Fire Pagoda"))
    hero = game.play(0, character("Hero", 3))
    fire = game.smoked(0, named(event("Fire"), "fire"))
    game.smoked(0, event("Water"))
    target = game.play(1, site(body=30))
    asked(game)
    game.declares(target, hero)
    game.until(Question.MAY, 0)
    game.do(MAY)
    for at, card in enumerate((target, fire)):
        assert game.asked == (0, Question.TARGET)
        game.do(Choose(card) if at in picks else DONE)
    game.quiet()
    assert game.state.damage[target] >= (1 if 0 in picks else 0)
    assert (fire in game.state.deck[0]) == (1 in picks)
    assert bool(game.has_told(events.Shuffled)) == (1 in picks)


def test_king_of_the_fire_pagoda_is_silent_when_others_attack(shadowfist: Catalogue) -> None:
    game = table()
    game.play(1, real(shadowfist, "King of the Fire Pagoda"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=30))
    asked(game)
    game.attacks(target, hero)
    assert game.state.damage[target] == 3


def test_the_bazaar_trades_a_card_in_front_only(shadowfist: Catalogue) -> None:
    game = table()
    front = game.play(0, site("Front"))
    bazaar = game.play(0, real(shadowfist, "The Bazaar"), at=game.state.at[front])
    asked(game)
    assert Use(bazaar, 0) not in game.options
    areas.smoke(game.state, front)
    game.plays(game.state.hand[0][-1])
    before, deck = len(game.state.hand[0]), len(game.state.deck[0])
    game.do(Use(bazaar, 0))
    game.quiet()
    card = game.state.hand[0][-1]
    assert game.asked == (0, Question.TARGET)
    assert PASS not in game.options
    game.do(Choose(card))
    assert (len(game.state.hand[0]), len(game.state.deck[0])) == (before, deck)
    assert card in game.state.deck[0]


def test_the_bazaar_pays_whoever_seizes_it(shadowfist: Catalogue) -> None:
    game = table()
    bazaar = game.play(1, real(shadowfist, "The Bazaar"))
    hero = game.play(0, character("Hero", 20))
    asked(game)
    before = game.state.power[0]
    beats(game, bazaar, hero, Fate.SEIZED)
    game.until(Question.ACT, 0)
    assert game.state.power[0] == before + 1


def test_wu_bin_finds_a_card_when_played_from_hand_only(shadowfist: Catalogue) -> None:
    game = table()
    kind = free(shadowfist, "Wu Bin of Turtle Island")
    returning = game.smoked(0, kind)
    wu_bin = game.hand(0, kind)
    wanted = game.on_deck(0, event("Wanted"))
    back = game.hand(0, free(shadowfist, "Netherworld Return"))
    asked(game)
    game.plays(wu_bin)
    assert game.asked == (0, Question.SHOWN)
    assert PASS not in game.options
    titles = sorted({game.state.kinds[it].title for it in game.state.deck[0]})
    game.do(Number(titles.index("Wanted")))
    assert game.state.area[wanted] is Area.HAND
    assert not game.has_told(events.Found)
    areas.toast(game.state, wu_bin)
    game.plays(back)
    assert game.state.area[returning] is Area.IN_PLAY
    assert game.asked[1] is not Question.SHOWN


@pytest.mark.parametrize(("strength", "falls"), [(3, False), (20, True)])
def test_queen_of_the_darkness_pagoda_toasts_whoever_hurts_her(
    shadowfist: Catalogue, strength: int, falls: bool
) -> None:
    game = table()
    queen = game.play(1, real(shadowfist, "Queen of the Darkness Pagoda"))
    hero = game.play(0, character("Hero", strength))
    asked(game)
    game.attacks(queen, hero)
    game.settle()
    assert game.state.area[hero] is Area.TOASTED
    assert game.state.area[queen] is (Area.SMOKED if falls else Area.IN_PLAY)
    assert len([it for it in game.has_told(events.Toasted) if it.card == hero]) == 1


def test_queen_of_the_darkness_pagoda_spares_events_and_who_misses(shadowfist: Catalogue) -> None:
    game = table()
    queen = game.play(1, real(shadowfist, "Queen of the Darkness Pagoda"))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    weak = game.play(0, character("Weak", 5, Keyword.AMBUSH))
    asked(game)
    game.plays(brawl)
    assert game.state.area[brawl] is Area.SMOKED
    assert game.state.damage[queen] == 2
    assert game.state.area[weak] is Area.IN_PLAY


def test_200_guys_come_when_others_play_somebody_unique(shadowfist: Catalogue) -> None:
    game = table()
    guys = game.play(1, real(shadowfist, "200 Guys With Hatchets and Ladders"))
    cheap = [game.smoked(1, character(f"Cheap {it}", cost=1)) for it in range(3)]
    dear = game.smoked(1, character("Dear", cost=2))
    plain = game.hand(0, character("Plain", cost=2))
    lord = game.hand(0, character("Lord", cost=2, restrictions=frozenset({Restriction.UNIQUE})))
    asked(game)
    game.plays(plain)
    game.do(Play(lord))
    game.until(Question.MAY, 1)
    game.do(MAY)
    assert Choose(dear) not in game.options
    game.choose(Question.TARGET, *cheap[:2])
    game.quiet()
    assert [game.state.area[it] for it in cheap] == [Area.IN_PLAY, Area.IN_PLAY, Area.SMOKED]
    areas.smoke(game.state, guys)
    game.plays(game.state.hand[0][-1])
    assert [game.state.area[it] for it in cheap] == [Area.SMOKED] * 3


def test_bandit_hideouts_share_one_profit_for_each_attack(shadowfist: Catalogue) -> None:
    game = table()
    hideouts = [game.play(0, real(shadowfist, "Bandit Hideout")) for _ in range(3)]
    heroes = [game.play(0, character(f"Hero {it}", 3)) for it in range(2)]
    target = game.play(1, site(body=30))
    asked(game)
    before = game.state.power[0]
    for number, hero in enumerate(heroes, 1):
        game.attacks(target, hero)
        game.until(Question.MAY, 0)
        game.do(MAY)
        while game.asked[1] is not Question.ACT:
            assert game.asked[1] is not Question.MAY
            game.decline()
        assert sum(game.state.turned[it] for it in hideouts) == number
    assert game.state.power[0] == before + 2


def test_bandit_hideout_yields_nothing_when_the_attack_fails(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Bandit Hideout"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 9), at=game.state.at[target])
    asked(game)
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.settle()
    assert game.asked == (0, Question.ACT)
