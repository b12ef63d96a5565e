"""Cards that are played as something happens, and texts that wait for what cards are turned for."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import (
    DONE,
    PASS,
    Attack,
    Heal,
    Move,
    Number,
    Play,
    Tactics,
)
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.procedures.fates import FATES
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    Choose,
    character,
    edge,
    event,
    site,
    table,
)


@pytest.mark.parametrize("fate", [Fate.BURNED_FOR_POWER, Fate.BURNED_FOR_VICTORY, Fate.SEIZED])
@pytest.mark.parametrize("seats", [2, 3])
def test_bite_of_the_jellyfish_takes_the_power_of_who_burns(
    shadowfist: Catalogue, fate: Fate, seats: int
) -> None:
    game = table(seats)
    bite = game.hand(seats - 1, free(shadowfist, "Bite of the Jellyfish"))
    target = game.play(1, site())
    game.play(1, site("Last"))
    hero = game.play(0, character("Hero", 20))
    asked(game)
    game.power(seats - 1, 1)
    assert not game.can(lambda it: it == Play(bite))
    beats(game, target, hero, fate)
    if fate is Fate.SEIZED:
        game.settle()
        assert game.asked[1] is not Question.MAY
        return
    theirs = game.state.power[0]
    game.until(Question.MAY, seats - 1)
    game.do(MAY)
    game.quiet()
    assert theirs >= 9
    assert (game.state.power[0], game.state.power[seats - 1]) == (0, theirs + 1)


@pytest.mark.parametrize(("attackers", "cards", "gain"), [(1, 4, 2), (2, 4, None), (1, 3, None)])
def test_dirk_wiselys_gambit_pays_a_lone_attacker(
    shadowfist: Catalogue, attackers: int, cards: int, gain: int | None
) -> None:
    game = table()
    gambit = game.hand(0, free(shadowfist, "Dirk Wisely's Gambit"))
    target = game.play(1, site(body=30))
    for number in range(cards - 1):
        game.play(1, edge(f"Edge {number}"))
    heroes = [game.play(0, character(f"Hero {it}", 2)) for it in range(attackers)]
    late = game.play(0, character("Late", 2))
    asked(game)
    before = game.state.power[0]
    game.declares(target, *heroes)
    if gain is None:
        game.settle()
        assert game.asked[1] is not Question.MAY
        return
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.settle()
    assert game.state.area[gambit] is Area.SMOKED
    assert game.state.power[0] == before + gain
    game.attacks(target, late)
    assert game.state.power[0] == before + gain, "another attack"


@pytest.mark.parametrize(("victim", "gain"), [(1, 1), (2, 2)])
def test_quixotic_defense_rewards_whoever_tried(
    shadowfist: Catalogue, victim: int, gain: int
) -> None:
    game = table(3)
    game.hand(1, free(shadowfist, "Quixotic Defense"))
    target = game.play(victim, site(body=30))
    guard = game.play(1, character("Guard", 1, Keyword.MOBILITY), at=game.state.at[target])
    hero = game.play(0, character("Hero", 9))
    asked(game)
    game.power(1, 0)
    game.declares(target, hero)
    game.intercepts((guard, hero))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.power[1] == gain


def test_quixotic_defense_is_not_for_bystanders(shadowfist: Catalogue) -> None:
    game = table()
    game.hand(1, free(shadowfist, "Quixotic Defense"))
    target = game.play(1, site(body=30))
    hero = game.play(0, character("Hero", 9))
    asked(game)
    game.attacks(target, hero)
    assert game.asked == (0, Question.ACT)


@pytest.mark.parametrize("fate", [Fate.SEIZED, Fate.BURNED_FOR_VICTORY, Fate.BURNED_FOR_POWER])
def test_avenging_thunder_strikes_one_who_damaged_the_site(
    shadowfist: Catalogue, fate: Fate
) -> None:
    game = table()
    game.hand(1, free(shadowfist, "Avenging Thunder"))
    target = game.play(1, site())
    game.play(1, site("Last"))
    heroes = [game.play(0, character(f"Hero {it}", 20, cost=3)) for it in range(2)]
    idle = game.play(0, character("Idle", 2, cost=5))
    asked(game)
    game.attacks(target, *heroes)
    game.do(Number(FATES.index(fate)))
    if fate is Fate.BURNED_FOR_POWER:
        game.settle()
        assert game.asked[1] is not Question.MAY
        return
    before = game.state.power[1]
    game.until(Question.MAY, 1)
    game.do(MAY)
    assert Choose(idle) not in game.options
    game.do(Choose(heroes[0]))
    game.quiet()
    assert game.state.area[heroes[0]] is Area.TOASTED
    assert game.state.power[1] == before + 3


def test_avenging_fire_burns_at_a_site_of_who_took_one(shadowfist: Catalogue) -> None:
    game = table(3)
    fire = game.hand(1, free(shadowfist, "Avenging Fire"))
    target = game.play(1, site())
    game.play(1, site("Last"))
    home = game.play(0, site("Home", body=9))
    bystander = game.play(2, site("Bystander"))
    game.hand(1, event("Idle"))
    dweller = game.play(0, character("Dweller", 9), at=game.state.at[home])
    hero = game.play(0, character("Hero", 20))
    asked(game)
    beats(game, target, hero, Fate.SEIZED)
    game.until(Question.MAY, 1)
    game.do(MAY)
    assert game.asked == (1, Question.SUBJECT)
    assert Choose(bystander) not in game.options
    game.do(Choose(home))
    game.quiet()
    assert game.state.subject[fire] == home
    game.end_turn()
    game.until(Question.ACT, 1)
    assert [game.state.damage[it] for it in (home, dweller)] == [1, 1]


@pytest.mark.parametrize("unturns", [True, False])
def test_fox_on_the_run_makes_a_failure_a_success(shadowfist: Catalogue, unturns: bool) -> None:
    game = table()
    game.hand(0, free(shadowfist, "Fox on the Run"))
    hideout = game.play(0, real(shadowfist, "Bandit Hideout"))
    hero = game.play(0, character("Hero", 3, Keyword.TACTICS))
    other = game.play(0, character("Other", 1))
    game.state.turned[other] = True
    target = game.play(1, site(body=30))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 0)
    game.do(Tactics(hero))
    game.until(Question.MAY, 0)
    assert game.state.has_failed
    game.do(MAY)
    assert Choose(other) not in game.options
    game.do(Choose(hero) if unturns else DONE)
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.settle()
    assert game.state.turned[hideout], "as after any successful attack"
    assert game.state.turned[hero] != unturns
    assert (Attack(target) in game.options) == unturns


@pytest.mark.parametrize(("turner", "offers"), [(1, True), (0, False)])
def test_old_hermits_gambit_answers_a_turning_in_ones_own_turn(
    shadowfist: Catalogue, turner: int, offers: bool
) -> None:
    game = table()
    game.hand(0, free(shadowfist, "Old Hermit's Gambit"))
    hospital = game.play(turner, real(shadowfist, "City Hospital"))
    hero = game.play(0, character("Hero", 9))
    idle = game.hand(0, event("Idle"))
    game.hand(1, event("Idle"))
    hurt(game, hero, 3)
    game.state.turned[hero] = True
    asked(game)
    game.state.turned[hero] = True
    if turner == 0:
        uses(game, hospital, hero)
        assert game.asked[1] is Question.ACT
        return
    game.do(Play(idle))
    game.until(Question.RESPOND, 1)
    use = next(it for it in game.options if "use" in str(it))
    game.do(use)
    game.choose(Question.TARGET, hero)
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.do(Choose(hero))
    game.quiet()
    assert game.state.turned[hero] != offers


@pytest.mark.parametrize("draws", [True, False])
def test_heavens_peak_draws_when_others_turn_to_move_or_act(
    shadowfist: Catalogue, draws: bool
) -> None:
    game = table()
    game.play(1, real(shadowfist, "Heaven's Peak"))
    here, there = game.play(0, site("Here")), game.play(0, site("There"))
    walker = game.play(0, character("Walker", 3), at=game.state.at[here])
    patient = game.play(0, character("Patient", 3))
    fighter = game.play(0, character("Fighter", 3))
    target = game.play(1, site(body=30))
    asked(game)
    hurt(game, patient, 1)
    game.attacks(target, fighter)
    assert game.asked == (0, Question.ACT), "attacking is no effect"
    before = len(game.state.hand[1])
    for number, action in enumerate((Move(walker, game.state.at[there]), Heal(patient)), 1):
        game.do(action)
        game.until(Question.MAY, 1)
        game.do(MAY if draws else PASS)
        game.quiet()
        assert len(game.state.hand[1]) == before + (number if draws else 0)


@pytest.mark.parametrize(("option", "power", "cards"), [(0, 1, 0), (1, 0, 2)])
def test_shadowed_profits_when_an_opponent_uses_the_subject(
    shadowfist: Catalogue, option: int, power: int, cards: int
) -> None:
    game = table()
    hero = game.play(0, character("Hero", 3))
    shadow = game.hand(1, free(shadowfist, "Shadowed"))
    target = game.play(1, site(body=30))
    idle = game.hand(0, event("Idle"))
    asked(game)
    game.do(Play(idle))
    game.until(Question.RESPOND, 1)
    game.do(Play(shadow))
    if game.asked[1] is Question.SUBJECT:
        game.do(Choose(hero))
    game.quiet()
    game.power(1, 0)
    before = len(game.state.hand[1])
    game.declares(target, hero)
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.do(Number(option))
    game.settle()
    assert game.asked == (0, Question.ACT), "once only"
    assert (game.state.power[1], len(game.state.hand[1]) - before) == (power, cards)


@pytest.mark.parametrize(("guard", "helps"), [(5, True), (3, False)])
def test_superior_kung_fu_is_for_the_weaker_before_combat(
    shadowfist: Catalogue, guard: int, helps: bool
) -> None:
    game = table()
    kung_fu = game.hand(0, free(shadowfist, "Superior Kung Fu"))
    hero = game.play(0, character("Hero", 3))
    target = game.play(1, site(body=30))
    foe = game.play(1, character("Foe", guard), at=game.state.at[target])
    asked(game)
    assert Play(kung_fu) not in game.options
    game.declares(target, hero)
    game.intercepts((foe, hero))
    offered = False
    while game.state.attack is not None:
        if Play(kung_fu) in game.options and not offered:
            offered = True
            game.do(Play(kung_fu))
            assert Choose(foe) not in game.options
        else:
            game.decline()
    assert offered == helps
    assert (game.state.area[foe] is Area.SMOKED) == (offered or guard == 3)


@pytest.mark.parametrize("hits", [True, False])
def test_mirrored_lake_gives_damage_back(shadowfist: Catalogue, hits: bool) -> None:
    game = table(3)
    lake = game.play(1, real(shadowfist, "Mirrored Lake"))
    foe = game.play(0, character("Foe", 9))
    other = game.play(2, character("Other", 9))
    brawl = game.hand(0, free(shadowfist, "Final Brawl"))
    asked(game)
    game.plays(brawl)
    while game.asked[1] is Question.ORDER:
        game.do(game.options[0])
    game.until(Question.MAY, 1)
    game.do(MAY if hits else PASS)
    if hits:
        assert Choose(other) not in game.options
        if game.asked[1] is Question.TARGET:
            game.do(Choose(foe))
        while game.asked[1] is not Question.ACT:
            game.decline()
    assert game.state.damage[foe] == (4 if hits else 2)
    assert game.state.turned[lake] == hits


@pytest.mark.parametrize(("body", "gain"), [(30, 3), (7, None)])
def test_entropy_tap_draws_half_of_all_the_damage(
    shadowfist: Catalogue, body: int, gain: int | None
) -> None:
    game = table()
    game.hand(1, free(shadowfist, "Entropy Tap"))
    target = game.play(1, site(body=body))
    game.play(1, site("Last"))
    heroes = [game.play(0, character(f"Hero {it}", 3 + it)) for it in range(2)]
    asked(game)
    game.power(1, 0)
    game.attacks(target, *heroes)
    if gain is None:
        assert game.asked[1] is Question.FATE
        return
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.power[1] == gain
    assert len(game.has_told(events.TookCombatDamage)) == 1
