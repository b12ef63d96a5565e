"""Short texts of cards in the decks that players posted."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
from app.games.shadowfist.engine.model.actions import DONE, Choose, Intercept, Move, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword, Restriction
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    character,
    edge,
    event,
    named,
    site,
    state_card,
    table,
)


@pytest.mark.parametrize(("title", "bare", "bearing"), [("Thugs", 0, 1), ("Big Bruiser", 3, 0)])
def test_strength_that_depends_on_states(
    shadowfist: Catalogue, title: str, bare: int, bearing: int
) -> None:
    game = table()
    card = game.play(0, real(shadowfist, title))
    printed = game.state.kinds[card].fighting
    assert scores.fighting(game.state, card) == printed + bare
    game.play(1, state_card(), at=card)
    assert scores.fighting(game.state, card) == printed + bearing


@pytest.mark.parametrize(
    ("title", "kind", "damage"),
    [
        ("Shamanistic Punk", named(character("Cop", 9), "cop"), 1),
        ("Shamanistic Punk", named(character("Ghost", 9), "spirit"), -1),
        ("Shamanistic Punk", character("Other", 9), 0),
    ],
)
def test_damage_that_depends_on_the_other(
    shadowfist: Catalogue, title: str, kind: object, damage: int
) -> None:
    game = table()
    hero = game.play(0, real(shadowfist, title))
    foe = game.play(1, kind)  # type: ignore[arg-type]
    asked(game)
    game.attacks(foe, hero)
    assert game.state.damage[foe] == game.state.kinds[hero].fighting + damage


def test_flambards_burn_as_they_come_and_go(shadowfist: Catalogue) -> None:
    game = table(3)
    bats = game.hand(0, free(shadowfist, "Flambards"))
    sites = [game.play(player, site(body=9)) for player in range(3)]
    asked(game)
    game.plays(bats)
    assert [game.state.damage[it] for it in sites] == [0, 1, 1]
    areas.smoke(game.state, bats)
    game.plays(game.state.hand[0][-1])
    assert [game.state.damage[it] for it in sites] == [0, 2, 2]


def test_moon_base_and_blue_meditation_act_in_attacks_only(shadowfist: Catalogue) -> None:
    game = table()
    base = game.play(1, real(shadowfist, "Moon Base"))
    calm = game.hand(0, free(shadowfist, "Blue Meditation"))
    hero = game.play(0, character("Hero", 5))
    guard = game.play(1, character("Guard", 9), at=game.state.at[base])
    asked(game)
    assert Play(calm) not in game.options
    game.declares(base, hero)
    game.until(Question.START, 1)
    game.do(Use(base, 0))
    game.quiet()
    game.intercepts((guard, hero))
    while Play(calm) not in game.options:
        game.decline()
    game.do(Play(calm))
    game.settle()
    assert game.state.damage[hero] == 1
    assert game.state.damage[guard] == 0
    assert game.state.damage[base] == 4


def test_festival_of_giants_makes_everybody_tough_for_a_turn(shadowfist: Catalogue) -> None:
    game = table()
    festival = game.hand(0, free(shadowfist, "Festival of Giants"))
    cards = [game.play(player, character("Giant")) for player in range(2)]
    asked(game)
    game.plays(festival)
    late = game.play(0, character("Late"))
    assert [scores.toughness(game.state, it) for it in (*cards, late)] == [2, 2, 0]
    game.end_turn()
    assert scores.toughness(game.state, cards[0]) == 0


def test_fist_of_shadow_trades_itself_for_an_edge(shadowfist: Catalogue) -> None:
    game = table()
    fist = game.play(0, real(shadowfist, "Fist of Shadow"))
    rumour = game.play(1, edge())
    asked(game)
    before = game.state.power[0]
    uses(game, fist, rumour)
    assert [game.state.area[it] for it in (fist, rumour)] == [Area.SMOKED] * 2
    assert game.state.power[0] == before + 1


def test_ice_carvers_mend_one_point_each_turn(shadowfist: Catalogue) -> None:
    game = table()
    game.play(0, real(shadowfist, "Ice Carvers"))
    hero, foe = game.play(0, character("Hero", 9)), game.play(1, character("Foe", 9))
    asked(game)
    hurt(game, hero, 2)
    hurt(game, foe, 2)
    for left in (1, 0):
        game.until(Question.MAY, 0)
        game.do(MAY)
        game.until(Question.ACT)
        assert [game.state.damage[it] for it in (hero, foe)] == [left, 2]


def test_the_silent_cowboy_pays_to_pass_interceptors(shadowfist: Catalogue) -> None:
    game = table()
    cowboy = game.play(0, real(shadowfist, "The Silent Cowboy"))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", 3), at=game.state.at[target])
    asked(game)
    uses(game, cowboy)
    game.declares(target, cowboy)
    game.intercepts((guard, cowboy))
    game.settle()
    assert game.state.damage[cowboy] == 0


def test_numbers_that_are_counted(shadowfist: Catalogue) -> None:
    game = table()
    bird = game.play(0, real(shadowfist, "Thunder Bird"))
    summit = game.play(0, real(shadowfist, "Peacock Summit"))
    game.play(1, site(), face_down=True)
    game.play(0, character("Monk", provides="gC"))
    assert scores.fighting(game.state, bird) == game.state.kinds[bird].fighting + 2
    factions = 2  # the Bird's and the Monk's
    assert scores.body(game.state, summit) == game.state.kinds[summit].body + 2 * factions


def test_political_lock_holds_everybody_in_place(shadowfist: Catalogue) -> None:
    game = table()
    here, there = game.play(0, site("Here")), game.play(0, site("There"))
    walker = game.play(0, character("Walker"), at=game.state.at[here])
    lock = game.play(1, real(shadowfist, "Political Lock"))
    asked(game)
    move = Move(walker, game.state.at[there])
    assert move not in game.options
    areas.smoke(game.state, lock)
    game.plays(game.state.hand[0][-1])
    assert game.can(lambda it: it == move) or game.asked[1] is Question.ACT


def test_monkey_king_and_sibling_rivalry_know_factions(shadowfist: Catalogue) -> None:
    game = table()
    king = game.play(0, real(shadowfist, "Monkey King"))
    rivalry = game.hand(0, free(shadowfist, "Sibling Rivalry"))
    demon = game.play(1, character("Demon", provides="e"))
    courtier = game.play(1, character("Courtier", requires="m"))
    asked(game)
    game.do(Use(king, 0))
    game.quiet()
    assert game.state.area[demon] is Area.HAND
    game.plays(rivalry)
    assert game.state.area[courtier] is Area.SMOKED


@pytest.mark.parametrize(("cost", "may"), [(3, False), (4, True)])
def test_shung_dai_is_met_by_expensive_characters_only(
    shadowfist: Catalogue, cost: int, may: bool
) -> None:
    game = table()
    dai = game.play(0, real(shadowfist, "Shung Dai"))
    target = game.play(1, site(body=30))
    guard = game.play(1, character("Guard", cost=cost), at=game.state.at[target])
    asked(game)
    game.declares(target, dai)
    assert (Intercept(guard, dai) in game.settle()) == may


def test_brave_villagers_hurt_somebody_when_played_from_hand(shadowfist: Catalogue) -> None:
    game = table()
    villagers = game.hand(0, free(shadowfist, "Brave Villagers"))
    foe = game.play(1, character("Foe", 5))
    asked(game)
    game.do(Play(villagers))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.do(Choose(foe))
    game.quiet()
    assert game.state.damage[foe] == 1


def test_master_bowman_and_anastasia_act_around_their_fights(shadowfist: Catalogue) -> None:
    game = table()
    bowman = game.play(0, real(shadowfist, "Master Bowman"))
    anastasia = game.play(0, real(shadowfist, "Anastasia"))
    foe = game.play(1, character("Foe", 2))
    far = game.play(1, character("Far", 5), at=game.state.at[game.play(1, site())])
    asked(game)
    game.state.at[foe] = -2
    game.state.at[foe] = game.state.at[far]
    game.declares(foe, bowman, anastasia)
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.do(Choose(far))
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.choose(Question.TARGET, far)
    game.quiet()
    assert game.state.area[foe] is Area.SMOKED
    assert game.state.damage[far] == 0


def test_arctic_fortress_and_the_pinnacles(shadowfist: Catalogue) -> None:
    game = table()
    fortress = game.play(1, real(shadowfist, "Arctic Fortress"))
    pinnacles = game.play(0, real(shadowfist, "The Pinnacles"))
    bare, armed = game.play(0, character("Bare", 1)), game.play(0, character("Armed", 3))
    game.play(0, state_card(), at=armed)
    asked(game)
    game.attacks(fortress, bare, armed)
    assert game.state.damage[fortress] == 1
    assert game.state.counters[pinnacles] == 1
    assert Use(pinnacles, 0) not in game.options
    marks.put_counters(game.state, pinnacles, 2)
    game.plays(game.state.hand[0][-1])
    before = game.state.power[0]
    uses(game, pinnacles)
    assert game.state.power[0] == before + 1


def test_hot_zone_blanks_a_site_as_long_as_it_is_turned(shadowfist: Catalogue) -> None:
    game = table()
    zone = game.play(0, real(shadowfist, "Hot Zone"))
    shrine = game.play(1, real(shadowfist, "Grizzly Pass"))
    asked(game)
    body = scores.body(game.state, shrine)
    uses(game, zone, shrine)
    assert scores.body(game.state, shrine) == body - 5
    marks.unturn(game.state, zone)
    assert scores.body(game.state, shrine) == body


def test_entropy_counts_burned_sites_of_either_side(shadowfist: Catalogue) -> None:
    game = table()
    entropy = game.play(0, real(shadowfist, "Entropy is Your Friend"))
    target = game.play(1, site())
    last = game.play(1, site("Last", body=30))
    heroes = [game.play(0, character(f"Hero {it}", 9)) for it in range(2)]
    asked(game)
    beats(game, target, heroes[0], Fate.BURNED_FOR_VICTORY)
    game.until(Question.ACT, 0)
    assert game.state.counters[entropy] == 1
    game.attacks(last, heroes[1])
    assert game.state.damage[last] == 10


def test_vassals_of_chin_count_their_company(shadowfist: Catalogue) -> None:
    game = table()
    vassals = game.play(0, real(shadowfist, "Vassals of Chin"))
    punk = game.play(0, named(character("Punk", 1), "punk"))
    other = game.play(0, character("Other", 1))
    target = game.play(1, site(body=30))
    asked(game)
    game.attacks(target, vassals, punk, other)
    assert game.state.damage[target] == game.state.kinds[vassals].fighting + 3


def test_ice_shards_break_a_state(shadowfist: Catalogue) -> None:
    game = table()
    shards = game.play(0, real(shadowfist, "Ice Shards"))
    foe = game.play(1, character("Foe", 19))
    charm = game.play(1, state_card(), at=foe)
    asked(game)
    game.attacks(foe, shards)
    game.until(Question.MAY, 0)
    game.do(MAY)
    game.quiet()
    assert game.state.area[charm] is Area.SMOKED


@pytest.mark.parametrize("owner", [0, 1])
def test_thunder_knights_leave_their_strength_to_another(shadowfist: Catalogue, owner: int) -> None:
    game = table()
    knights = game.play(owner, real(shadowfist, "Thunder Knights"))
    heir = game.play(owner, named(character("Heir", 9), "thunder"))
    blast = game.hand(0, free(shadowfist, "Incendiary Blast"))
    asked(game)
    game.plays(blast, Choose(knights))
    assert game.state.area[knights] is Area.SMOKED
    assert scores.fighting(game.state, heir) == 9 + owner


def test_pinball_hall_hits_somebody_as_it_falls(shadowfist: Catalogue) -> None:
    game = table()
    hall = game.play(1, real(shadowfist, "Pinball Hall"))
    game.play(1, site("Last"))
    hero = game.play(0, character("Hero", 20))
    asked(game)
    beats(game, hall, hero, Fate.SEIZED)
    game.until(Question.MAY)
    game.do(MAY)
    game.until(Question.ACT, 0)
    assert game.state.damage[hero] == 6


def test_who_bears_what(shadowfist: Catalogue) -> None:
    game = table()
    saint = game.play(1, real(shadowfist, "Sword Saint"))
    pupil = game.play(0, real(shadowfist, "Little Grasshopper"))
    weapon = state_card("Sword", restrictions=frozenset({Restriction.WEAPON}))
    sword, charm = game.hand(0, weapon), game.hand(0, state_card("Charm"))
    asked(game)
    game.do(Play(sword))
    assert game.asked[1] is not Question.SUBJECT, "only the Saint can bear it"
    game.quiet()
    assert game.state.subject[sword] == saint
    assert Play(charm) not in game.options
    assert pupil in game.state.in_play[0]


def test_sword_saint_pays_for_whom_he_kills_as_he_attacks(shadowfist: Catalogue) -> None:
    game = table()
    saint = game.play(0, real(shadowfist, "Sword Saint"))
    foe = game.play(1, character("Foe", 1, cost=3))
    asked(game)
    game.power(1, 0)
    game.attacks(foe, saint)
    assert game.state.power[1] == 3


@pytest.mark.parametrize("closer", [True, False])
def test_poison_thorns_profit_from_the_leader(shadowfist: Catalogue, closer: bool) -> None:
    game = table()
    thorns = game.play(0, real(shadowfist, "Poison Thorns"))
    target = game.play(1, site(body=30))
    if not closer:
        game.play(0, site())
    asked(game)
    before = game.state.power[0]
    game.attacks(target, thorns)
    assert game.state.power[0] == before + (1 if closer else 0)


def test_monkey_house_burns_plain_sites_while_behind(shadowfist: Catalogue) -> None:
    game = table()
    house = game.play(0, real(shadowfist, "Monkey House"))
    plain = game.hand(0, site("Plain"))
    game.hand(0, site("Lone", restrictions=frozenset({Restriction.UNIQUE})))
    game.play(1, site())
    asked(game)
    assert Use(house, 0) not in game.options
    game.play(1, site())
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    before = game.state.power[0]
    game.do(Use(house, 0))
    game.quiet()
    assert game.state.area[plain] is Area.TOASTED
    assert game.state.power[0] == before + 1


def test_triumvirate_dealmaker_backs_another_players_attacker(shadowfist: Catalogue) -> None:
    game = table(3)
    dealmaker = game.play(2, real(shadowfist, "Triumvirate Dealmaker"))
    target = game.play(1, site(body=30))
    hero = game.play(0, character("Hero", 3))
    asked(game)
    game.power(2, 0)
    game.declares(target, hero)
    while Use(dealmaker, 0) not in game.options:
        game.decline()
    game.do(Use(dealmaker, 0))
    game.settle()
    assert game.state.damage[target] == 5
    assert game.state.power[2] == 1


@pytest.mark.parametrize(("cost", "may"), [(0, True), (1, False)])
def test_the_white_leopard_club_stops_free_events(
    shadowfist: Catalogue, cost: int, may: bool
) -> None:
    game = table()
    club = game.play(1, real(shadowfist, "The White Leopard Club"))
    game.smoked(1, named(character("Fallen"), "hood"))
    flash = game.hand(0, event("Flash", cost=cost))
    asked(game)
    assert scores.body(game.state, club) == game.state.kinds[club].body + 1
    game.do(Play(flash))
    assert game.can(lambda it: it == Use(club, 0)) == may
    game.decline()
    assert DONE not in game.options


def test_elevator_to_the_netherworld_serves_its_location(shadowfist: Catalogue) -> None:
    game = table()
    front = game.play(0, site("Front"))
    lift = game.play(0, real(shadowfist, "Elevator to the Netherworld"), at=front)
    rider = game.play(1, character("Rider"), at=game.state.at[front])
    game.play(1, character("Stranger"), at=game.state.at[game.play(1, site())])
    asked(game)
    uses(game, lift)
    assert scores.has(game.state, rider, Keyword.INDEPENDENT)
