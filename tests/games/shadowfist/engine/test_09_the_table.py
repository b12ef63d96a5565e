"""Types and parts of cards, areas, structures. Rules: 7, 8, 9."""

from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Attack, Play
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import kind_of
from app.games.shadowfist.engine.observe import observe
from app.games.shadowfist.engine.procedures.establishing import generation
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.resources import resource_pool
from app.games.shadowfist.engine.read.structure import (
    free_back_rows,
    has_location,
    location_of,
    locations,
)
from app.games.shadowfist.engine.write import areas
from app.games.shadowfist.facts import Catalogue, Pool
from tests.support.rules import shows
from tests.support.shadowfist_table import (
    NEW_LOCATION,
    Place,
    character,
    edge,
    event,
    plain_site,
    site,
    state_card,
    table,
)


def test_7_2_characters_attack_and_deal_their_fighting() -> None:
    game = table()
    hero = game.play(0, character("Hero", 4))
    target = game.play(1, site(body=9))
    game.to_act()
    game.attacks(target, hero)
    assert game.state.damage[target] == 4
    with shows("8.7", "15.0"):
        assert game.has_told(events.Damaged) == [events.Damaged(hero, target, 4, True)]


def test_7_3_sites_make_power_and_are_attacked() -> None:
    game = table()
    garden = game.play(1, site(power=2))
    game.play(0, character())
    game.to_act()
    assert Attack(garden) in game.options
    with shows("8.8"):
        assert generation(game.state, 1) == 2


def test_7_4_a_state_needs_a_subject() -> None:
    game = table()
    sword = game.hand(0, state_card())
    game.hand(0, event())
    game.to_act()
    assert Play(sword) not in game.options
    hero = game.play(1, character())
    game.do(Play(game.state.hand[0][-1]))
    game.quiet()
    game.plays(sword)
    assert game.state.subject[sword] == hero
    with shows("25.5.6"):
        assert location_of(game.state, sword) == game.state.at[hero]
    with shows("9.1"):
        assert game.state.area[sword] is Area.IN_PLAY


def test_7_5_edges_are_in_play_outside_the_structure() -> None:
    game = table()
    secret = game.hand(0, edge())
    game.to_act()
    game.plays(secret)
    assert game.state.area[secret] is Area.IN_PLAY
    assert location_of(game.state, secret) == -1
    assert game.state.columns[0] == []


def test_7_6_events_never_enter_play() -> None:
    game = table()
    flash = game.hand(0, event())
    game.to_act()
    game.plays(flash)
    assert not game.has_told(events.EnteredPlay)
    with shows("25.3"):
        assert game.state.smoked[0] == [flash]
        assert not game.has_told(events.Smoked)


def test_8_1_a_title_identifies_a_card(shadowfist: Catalogue) -> None:
    title = shadowfist.title("Ting Ting")
    assert kind_of(title, title.newest, "x").titles == {"Ting Ting"}


def test_8_3_1_a_bare_title_has_the_wording_of_its_newest_printing(
    shadowfist: Catalogue,
) -> None:
    title = next(it for it in shadowfist.by_name.values() if "cost" in it.differing)
    newest = shadowfist.newest[title.name]
    assert newest.printed == title.newest
    with shows("8.11"):
        assert title.newest == title.printed[-1]


def test_8_3_1_1_an_outdated_copy_is_played_with_the_corrected_wording(
    shadowfist: Catalogue,
) -> None:
    title = shadowfist.title("Thunder Knights")
    assert len(title.printed) > 1
    assert title.no_max, "whichever of its printings is in the deck"


def test_8_4_requirements_are_met_by_the_pool() -> None:
    game = table()
    hero = game.hand(0, character(requires="dd"))
    game.hand(0, event())
    game.smoked(0, character(provides="d"))
    game.to_act()
    assert Play(hero) not in game.options
    game.play(0, character("Second", provides="dC"))
    game.plays(game.state.hand[0][-1])
    assert Play(hero) in game.options
    with shows("8.6", "18.1"):
        assert resource_pool(game.state, 0) == Pool.of("ddC")


def test_8_5_the_cost_is_the_power_that_playing_takes() -> None:
    game = table()
    hero = game.hand(0, character(cost=3))
    dear = game.hand(0, character("Dear", cost=5))
    game.power(0, 4)
    game.to_act()
    assert Play(dear) not in game.options
    game.plays(hero)
    assert game.state.power[0] == 1
    with shows("17.2.5", "25.1"):
        assert events.PowerPaid(0, 3) in game.told


def test_8_8_1_a_site_without_power_generates_none() -> None:
    game = table()
    game.play(0, site(power=0))
    assert generation(game.state, 0) == 0


def test_8_9_body_is_the_damage_that_a_site_takes() -> None:
    game = table()
    garden = game.play(1, site(body=6))
    game.state.damage[garden] = 4
    assert scores.body_score(game.state, garden) == 6
    with shows("11.0"):
        assert scores.body(game.state, garden) == 2


def test_8_10_the_set_of_a_printing_makes_no_difference(shadowfist: Catalogue) -> None:
    title = next(it for it in shadowfist.by_name.values() if len(it.printed) > 1 and it.is_alike)
    one, other = (kind_of(title, it, "x") for it in title.printed[:2])
    assert (one.cost, one.requires, one.fighting) == (other.cost, other.requires, other.fighting)


def test_9_1_1_a_structure_grows_at_its_right_end() -> None:
    game = table()
    first, second, third = (game.play(0, plain_site(str(it))) for it in range(3))
    at = game.state.at
    assert game.state.columns[0] == [at[first], at[second], at[third]]
    with shows("9.1.2"):
        assert game.state.rows[at[first]] == (first, -1)


def test_9_1_2_a_location_has_a_front_and_a_back_row() -> None:
    game = table()
    front = game.play(0, plain_site("Front"))
    back = game.play(0, plain_site("Back"), at=game.state.at[front])
    bar = game.hand(0, plain_site("Third"))
    game.to_act()
    assert game.state.rows[game.state.at[front]] == (front, back)
    game.plays(bar)
    with shows("9.1.3"):
        assert game.state.at[bar] != game.state.at[front], "the column is full"


def test_9_1_2_1_a_location_has_any_number_of_residents() -> None:
    game = table()
    game.play(0, plain_site())
    heroes = [game.play(0, character(f"Hero {it}")) for it in range(12)]
    assert len({game.state.at[it] for it in heroes}) == 1


def test_9_1_2_2_without_sites_there_is_one_unspecified_location() -> None:
    game = table()
    hero = game.hand(0, character())
    game.to_act()
    game.plays(hero)
    assert game.state.at[hero] == 0
    assert locations(game.state, 0) == [0]


def test_9_1_2_3_without_sites_and_characters_there_is_no_location() -> None:
    game = table()
    assert not has_location(game.state, 0)
    game.play(0, edge())
    assert not has_location(game.state, 0)
    game.play(0, character())
    assert has_location(game.state, 0)


def test_9_1_3_1_the_first_site_makes_the_location_without_moving_anybody() -> None:
    game = table()
    hero = game.play(0, character())
    bar = game.hand(0, plain_site())
    game.to_act()
    game.plays(bar)
    assert game.state.at[hero] == game.state.at[bar]
    assert not game.has_told(events.Moved)


def test_9_1_3_2_further_sites_go_behind_or_to_the_right() -> None:
    game = table()
    front = game.play(0, plain_site("Front"))
    second = game.hand(0, plain_site("Second"))
    game.to_act()
    game.do(Play(second))
    assert game.options == (Place(NEW_LOCATION), Place(game.state.at[front]))
    game.do(Place(game.state.at[front]))
    assert game.state.rows[game.state.at[front]] == (front, second)


def test_9_1_3_2_no_site_goes_behind_one_that_has_just_left() -> None:
    game = table()
    gone, kept = game.play(0, plain_site("Gone")), game.play(0, plain_site("Kept"))
    areas.smoke(game.state, gone)
    assert free_back_rows(game.state, 0) == [game.state.at[kept]]


def test_9_1_4_a_back_site_moves_forward() -> None:
    game = table()
    front = game.play(0, plain_site("Front"))
    place = game.state.at[front]
    back = game.play(0, plain_site("Back"), at=place)
    areas.smoke(game.state, front)
    assert game.state.rows[place] == (back, -1)


def test_9_1_4_1_an_empty_column_collapses_and_residents_go_next_door() -> None:
    game = table()
    left, middle, right = (game.play(0, plain_site(str(it))) for it in range(3))
    place = game.state.at[middle]
    hero = game.play(0, character(), at=place)
    areas.smoke(game.state, middle)
    game.until(Question.COLLAPSE, 0)
    at = game.state.at
    assert set(game.options) == {Place(at[left]), Place(at[right])}
    game.do(Place(at[right]))
    assert at[hero] == at[right]
    assert game.state.columns[0] == [at[left], at[right]]
    assert [it.counts for it in game.has_told(events.Moved)] == [False]


def test_9_1_4_1_after_the_last_site_the_location_is_unspecified() -> None:
    game = table()
    bar = game.play(0, plain_site())
    hero = game.play(0, character())
    areas.smoke(game.state, bar)
    game.until(Question.DISCARD, 1)
    assert game.state.columns[0] == []
    assert game.state.at[hero] == 0


def test_9_2_piles_and_power_are_out_of_play() -> None:
    game = table()
    smoked = game.smoked(0, character())
    assert smoked not in game.state.in_play[0]
    with shows("9.2.1"):
        assert observe(game.state, 1).seats[0].smoked == ((smoked, "Hero"),)
    with shows("9.2.2"):
        assert observe(game.state, 1).seats[0].hand is None
        assert observe(game.state, 0).seats[0].hand is not None


def test_9_2_6_power_stays_across_turns() -> None:
    game = table()
    game.power(0, 7)
    game.until(Question.DISCARD, 1)
    assert game.state.power[0] == 7
    with shows("17.1"):
        assert game.state.power[0] == 7


def test_9_3_toasted_cards_are_out_of_the_game() -> None:
    game = table()
    hero = game.play(0, character(provides="d"))
    areas.toast(game.state, hero)
    assert game.state.area[hero] is Area.TOASTED
    with shows("9.3.1", "46.0"):
        assert game.state.toasted[0] == [hero]
        assert resource_pool(game.state, 0) == Pool()
    with shows("9.3.1.1"):
        assert observe(game.state, 1).seats[0].toasted == ((hero, "Hero"),)


def test_9_2_4_the_states_on_a_card_are_smoked_as_it_leaves() -> None:
    game = table()
    hero = game.play(0, character())
    sword = game.play(1, state_card(), at=hero)
    areas.toast(game.state, hero)
    assert game.state.smoked[1] == [sword]
    with shows("25.5.4"):
        assert game.state.subject[sword] == -1
