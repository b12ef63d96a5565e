"""Cards about who may attack, damage that cannot be reduced, and numbers that are chosen."""

import pytest

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    Attack,
    Choose,
    Number,
    Place,
    Play,
    Stealth,
    Use,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.lasting import Signpost
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.answers import answer_words
from app.games.shadowfist.terms import Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_answers_and_attacks import answers
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_power_events_and_cancelling import next_turn
from tests.games.shadowfist.cards.test_tournament_decks import named
from tests.support.shadowfist_table import character, event, plain_site, site, table


@pytest.mark.parametrize("has_unique", [True, False])
def test_black_helicopter_squad_flies_with_somebody_unique(
    shadowfist: Catalogue, has_unique: bool
) -> None:
    game = table()
    squad = game.play(0, real(shadowfist, "Black Helicopter Squad"))
    restrictions = (Restriction.UNIQUE,) if has_unique else ()
    hero = game.play(0, character("Hero", 3, restrictions=restrictions))
    other = game.play(0, character("Other", 3))
    game.play(0, character("Third", 3))
    target = game.play(1, site(body=50))
    asked(game)
    game.do(Attack(target))
    assert (Choose(squad) in game.options) == has_unique
    if has_unique:
        game.do(Choose(squad))
        assert DONE not in game.options
        game.do(Choose(other))
        assert DONE not in game.options, "still nobody Unique"
        game.do(Choose(hero))
        game.do(DONE)
        game.settle()
        fighting = game.state.kinds[squad].fighting
        assert game.state.damage[target] == fighting + 2 + 3 + 3


def test_bleys_fontaine_does_not_go_alone_and_turns_a_place(shadowfist: Catalogue) -> None:
    game = table(3)
    bleys = game.play(0, real(shadowfist, "Bleys Fontaine"))
    target = game.play(1, site(body=50))
    guard = game.play(1, character("Guard"), at=game.state.at[target])
    away = game.play(1, plain_site("Away"))
    asked(game)
    assert Attack(target) not in game.options
    game.do(Use(bleys, 0))
    game.do(Place(game.state.at[target]))
    game.quiet()
    assert [game.state.turned[it] for it in (target, guard, away)] == [True, True, False]
    assert Use(bleys, 0) not in game.options


def test_bleys_fontaine_may_join_an_attack(shadowfist: Catalogue) -> None:
    game = table(3)
    bleys = game.play(1, real(shadowfist, "Bleys Fontaine"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(2, site(body=50))
    asked(game)
    game.declares(target, hero)
    game.until(Question.JOIN, 1)
    assert Choose(bleys) in game.options


@pytest.mark.parametrize("title", ["CHAR", "Steven Wu"])
def test_damage_that_cannot_be_reduced_or_redirected(shadowfist: Catalogue, title: str) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, title))
    rock = game.play(1, character("Rock", 30, toughness=2))
    other = game.play(1, site(body=30))
    asked(game)
    game.declares(rock, hero)
    state = game.state
    post = Signpost(
        (rock, state.mark[rock]), (hero, state.mark[hero]), (other, state.mark[other]),
        events.By(1, other),
    )  # fmt: skip
    marks.put_signpost(state, post)
    game.settle()
    assert state.damage[rock] == state.kinds[hero].fighting
    assert state.damage[other] == 0, "nothing went where it was to go"


def test_char_does_not_burn(shadowfist: Catalogue) -> None:
    game = table()
    char = game.play(1, real(shadowfist, "CHAR"))
    flame = game.play(0, named(character("Flame", 3), "fire"))
    asked(game)
    game.attacks(char, flame)
    assert game.state.damage[char] == 0


def test_living_legend_cannot_be_taken(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(1, character("Hero", 3))
    game.play(1, real(shadowfist, "Living Legend"), at=hero)
    mentor = game.hand(0, free(shadowfist, "Shadowy Mentor"))
    asked(game)
    assert scores.fighting(game.state, hero) == 5
    game.plays(mentor)
    assert game.state.controller[hero] == 1


def test_sunless_sea_ruins_keep_the_hand_of_who_generates(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Sunless Sea Ruins"))
    asked(game)
    assert scores.discards(game.state, 0) == 0
    assert scores.discards(game.state, 1) == 1
    assert scores.hand_size(game.state, 0) == 7


def test_magog_answers_sites_as_he_attacks(shadowfist: Catalogue) -> None:
    game = table()
    magog = game.play(0, real(shadowfist, "Magog"))
    target = game.play(1, site(body=50))
    beach = game.play(1, real(shadowfist, "Turtle Beach"))
    guard = game.play(1, character("Guard", 9))
    asked(game)
    game.declares(guard, magog)
    while Use(beach, 0) not in game.options:
        game.decline()
    game.do(Use(beach, 0))
    game.choose(Question.TARGET, magog)
    game.settle()
    damaged = [it for it in game.has_told(events.Damaged) if it.source == magog]
    assert any(it.card == beach and it.amount == 2 and not it.in_combat for it in damaged)
    assert game.state.damage[target] == 0


@pytest.mark.parametrize("has_wounded", [True, False])
def test_mobius_portal_hurts_and_heals_once_a_turn(
    shadowfist: Catalogue, has_wounded: bool
) -> None:
    game = table()
    game.play(0, real(shadowfist, "Mobius Portal"))
    mine, foe = game.play(0, site(body=9)), game.play(1, character("Foe", 9, toughness=5))
    flashes = [game.hand(0, event("Flash")) for _ in range(2)]
    if has_wounded:
        hurt(game, mine, 3)
    asked(game)
    game.do(Play(flashes[0]))
    while game.asked[1] is Question.TARGET:
        game.do(Choose(foe) if Choose(foe) in game.options else game.options[0])
    game.quiet()
    assert game.state.damage[foe] == 1, "Unstoppable"
    assert game.state.damage[mine] == (2 if has_wounded else 0)
    game.plays(flashes[1])
    assert game.state.damage[foe] == 1


def test_ejector_seat_sends_an_attacker_back_fresh(shadowfist: Catalogue) -> None:
    game = table()
    seat = game.hand(1, free(shadowfist, "Ejector Seat Malfunction"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=50))
    game.power(1, 9)
    asked(game)
    game.declares(target, hero)
    while Play(seat) not in game.options:
        game.decline()
    game.do(Play(seat))
    while game.state.attack is not None:
        game.decline()
    assert [it.card for it in game.has_told(events.Smoked)] == [hero]
    assert game.state.area[hero] is Area.IN_PLAY
    assert game.state.controller[hero] == 0
    assert not game.state.turned[hero]
    assert game.state.damage[target] == 0


@pytest.mark.parametrize(("keywords", "damage"), [((), 1), ((Keyword.UNSTOPPABLE,), 4)])
def test_blanket_of_darkness_reduces_what_a_character_inflicts(
    shadowfist: Catalogue, keywords: tuple[Keyword, ...], damage: int
) -> None:
    game = table()
    blanket = game.play(0, real(shadowfist, "Blanket of Darkness"))
    hero = game.play(0, character("Hero", 4, *keywords))
    target = game.play(1, site(body=50))
    asked(game)
    uses(game, blanket, hero)
    game.attacks(target, hero)
    assert game.state.damage[target] == damage
    assert game.state.turned[blanket]


def test_blue_moon_club_saves_counters_and_stings(shadowfist: Catalogue) -> None:
    game = table()
    club = game.play(0, real(shadowfist, "The Blue Moon Club"))
    marks.put_counters(game.state, club, 5)
    asked(game)
    before = game.state.power[0]
    game.do(Use(club, 1))
    assert game.options == tuple(Number(it) for it in range(6))
    game.do(Number(3))
    game.quiet()
    assert game.state.power[0] == before + 1
    assert game.state.counters[club] == 2
    hero = game.play(1, character("Hero", 3))
    next_turn(game, 1)
    game.to_act()
    game.attacks(club, hero)
    assert game.state.damage[hero] == 2


def test_venerable_apothecary_serves_opponents_in_their_own_main_shot(
    shadowfist: Catalogue,
) -> None:
    game = table(3)
    healer = game.play(1, real(shadowfist, "Venerable Apothecary"))
    mine, theirs = game.play(0, character("Mine", 9)), game.play(1, character("Theirs", 9))
    for card in (mine, theirs):
        hurt(game, card, 3)
    for player in (1, 2):
        game.hand(player, event("Idle"))
    asked(game)
    game.do(Use(healer, 0))
    assert Choose(theirs) not in game.options
    game.do(Choose(mine))
    game.do(Choose(mine))
    game.quiet()
    assert game.state.damage[mine] == 1
    assert game.state.counters[healer] == 1
    assert Use(healer, 0) not in game.options, "once in each Main Shot"
    next_turn(game, 1)
    game.to_act()
    assert Use(healer, 0) not in game.options, "not its controller"
    before = game.state.power[1]
    game.do(Use(healer, 1))
    game.do(Number(1))
    game.quiet()
    assert game.state.power[1] == before + 1


def test_the_unspoken_name_wakes_at_an_auction(shadowfist: Catalogue) -> None:
    game = table()
    name = game.play(0, real(shadowfist, "The Unspoken Name"))
    unique = character("Only", 3, restrictions=(Restriction.UNIQUE,))
    game.play(1, unique)
    second = game.hand(0, unique)
    game.state.turned[name] = True
    asked(game)
    game.do(Play(second))
    while game.asked[1] is not Question.ACT:
        game.decline()
    assert game.has_told(events.AuctionOpened)
    assert not game.state.turned[name]


@pytest.mark.parametrize(("requires", "damage"), [("C", 0), ("CC", 3), ("", 0)])
def test_shan_tsu_ignores_simple_interceptors(
    shadowfist: Catalogue, requires: str, damage: int
) -> None:
    game = table()
    shan = game.play(0, real(shadowfist, "Shan Tsu"))
    target = game.play(1, site(body=50))
    guard = game.play(1, character("Guard", 3, requires=requires), at=game.state.at[target])
    asked(game)
    game.declares(target, shan)
    game.intercepts((guard, shan))
    game.settle()
    told = [it.amount for it in game.has_told(events.Damaged) if it.card == shan]
    assert sum(told) == damage


def test_tears_of_hsi_ho_fall_by_the_hand_of_each_controller(shadowfist: Catalogue) -> None:
    game = table(3)
    tears = game.hand(0, free(shadowfist, "Tears of Hsi-Ho"))
    fire = game.hand(1, free(shadowfist, "Brain Fire"))
    foes = [game.play(player, character(f"Foe {player}", 20)) for player in (1, 2)]
    spare = [game.play(2, character(f"Spare {it}", 20)) for it in range(2)]
    asked(game)
    game.power(1, 9)
    hands = [len(game.state.hand[player]) for player in (1, 2)]
    game.do(Play(tears))
    game.do(Choose(foes[0]))
    game.do(Choose(foes[1]))
    game.do(DONE)
    if answers(game, 1, Play(fire)):
        game.do(Play(fire))
        game.choose(Question.TARGET, *spare)
    game.quiet()
    assert [game.state.damage[it] for it in spare] == hands, "the numbers stay"
    assert [game.state.damage[it] for it in foes] == [0, 0]


@pytest.mark.parametrize("takes", [True, False])
def test_rat_fink_reads_the_hand_of_who_he_slips_past(shadowfist: Catalogue, takes: bool) -> None:
    game = table()
    fink = game.play(0, real(shadowfist, "Rat Fink"))
    target = game.play(1, site(body=50))
    guard = game.play(1, character("Guard", 9), at=game.state.at[target])
    secret = game.hand(1, event("Secret", 99))
    asked(game)
    game.declares(target, fink)
    game.intercepts((guard, fink))
    while Stealth(fink, guard) not in game.options:
        game.decline()
    game.do(Stealth(fink, guard))
    game.until(Question.SHOWN, 0)
    words = {answer_words(game.state, it, 0): it for it in game.options}
    game.do(words["Discard Secret"] if takes else DONE)
    assert game.state.area[secret] is (Area.TOASTED if takes else Area.HAND)
