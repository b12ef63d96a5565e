"""Cards that generate Power, wait in hand, take text away, or answer what targets something."""

import pytest

from app.games.shadowfist.engine.damage.fates import Fate
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
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.texts import is_active
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.terms import Keyword
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, uses
from tests.games.shadowfist.cards.test_precon_triggers import MAY, beats
from tests.support.shadowfist_table import (
    Choose,
    Table,
    character,
    event,
    plain_site,
    site,
    table,
)


def next_turn(game: Table, player: int = 0) -> None:
    """Go on until the next turn of a player has begun, or they are asked in it."""
    game.to_act()
    turn = game.state.turn
    while game.state.turn == turn or game.state.active != player:
        game.decline()


def opening(game: Table, *hand: Kind) -> list[int]:
    """Cards in the first player's hand as their next turn begins."""
    cards = [game.hand(0, it) for it in hand]
    game.hand(0, event("Idle"))
    game.to_act()
    next_turn(game)
    return cards


@pytest.mark.parametrize(("title", "power"), [
    ("Pocket Demon", 3), ("Violet Meditation", 3), ("Humble Beginnings", 2),
])  # fmt: skip
def test_power_events_are_played_as_ones_turn_begins(
    shadowfist: Catalogue, title: str, power: int
) -> None:
    game = table()
    for _ in range(3):
        game.play(1, site())
    (card,) = opening(game, free(shadowfist, title))
    assert game.asked == (0, Question.START)
    before = game.state.power[0]
    game.do(Play(card))
    game.quiet()
    assert game.state.power[0] - before == power
    game.until(Question.ACT, 0)
    assert card not in game.state.hand[0]


@pytest.mark.parametrize(("title", "generates"), [
    ("Pocket Demon", False), ("Humble Beginnings", True),
])  # fmt: skip
def test_sites_generate_beside_some_power_events_only(
    shadowfist: Catalogue, title: str, generates: bool
) -> None:
    game = table()
    game.play(0, site())
    for _ in range(3):
        game.play(1, site())
    (card,) = opening(game, free(shadowfist, title))
    game.do(Play(card))
    game.quiet()
    assert (game.state.decision is not None and game.asked[1] is Question.GENERATE) == generates


def test_only_the_first_power_event_generates(shadowfist: Catalogue) -> None:
    game = table()
    for _ in range(3):
        game.play(1, site())
    first, second = opening(
        game, free(shadowfist, "Pocket Demon"), free(shadowfist, "Humble Beginnings")
    )
    before = game.state.power[0]
    game.do(Play(first))
    while Play(second) not in game.options:
        game.do(PASS)
    game.do(Play(second))
    game.quiet()
    assert game.state.power[0] - before == 2, "the answer resolved first"


def test_power_events_cannot_be_played_at_another_time(shadowfist: Catalogue) -> None:
    game = table()
    demon = game.hand(0, free(shadowfist, "Pocket Demon"))
    asked(game)
    assert Play(demon) not in game.options


@pytest.mark.parametrize("plays", [True, False])
def test_city_park_comes_from_hand_as_a_site_burns(shadowfist: Catalogue, plays: bool) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    game.play(1, site())
    burned = game.play(1, site())
    park = game.hand(1, real(shadowfist, "City Park"))
    asked(game)
    beats(game, burned, hero, Fate.BURNED_FOR_VICTORY)
    game.until(Question.MAY, 1)
    game.do(MAY if plays else PASS)
    game.quiet()
    if plays:
        assert game.asked == (1, Question.PLACE)
        game.do(game.options[0])
        game.quiet()
    assert (game.state.area[park] is Area.IN_PLAY) == plays
    assert not game.state.face_down[park]


def test_city_park_waits_where_its_owner_has_placed_a_site(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    burned = game.play(1, site())
    park = game.hand(1, real(shadowfist, "City Park"))
    asked(game)
    game.state.site_players.add(1)
    beats(game, burned, hero, Fate.BURNED_FOR_POWER)
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.area[park] is Area.HAND


def test_city_park_heals_at_the_end_of_the_turn_it_is_revealed(shadowfist: Catalogue) -> None:
    game = table()
    park = game.play(0, real(shadowfist, "City Park"), face_down=True)
    marks.put_damage(game.state, park, park, 3, 0, in_combat=False)
    asked(game)
    marks.reveal(game.state, park)
    game.end_turn()
    assert game.state.damage[park] == 0


def test_claw_of_the_dragon_needs_no_resources_as_a_site_is_lost(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero", 9))
    lost = game.play(1, site())
    guard = game.play(1, character("Guard", 2))
    claw = game.hand(1, real(shadowfist, "Claw of the Dragon"))
    asked(game)
    game.declares(lost, hero)
    game.settle()
    game.do(Number(1))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.choose(Question.SUBJECT, guard)
    game.quiet()
    assert game.state.subject[claw] == guard
    assert scores.fighting(game.state, guard) == 4


def test_field_of_tentacles_takes_the_text_of_a_site_while_it_is_kept_turned(
    shadowfist: Catalogue,
) -> None:
    game = table()
    field = game.play(0, real(shadowfist, "Field of Tentacles"))
    temple = game.play(1, real(shadowfist, "Infernal Temple"))
    garden = game.play(1, site())
    asked(game)
    game.do(Use(field, 0))
    assert Choose(garden) not in game.options
    game.choose(Question.TARGET, temple)
    game.quiet()
    assert scores.fighting(game.state, temple) == 0
    assert not is_active(game.state, temple)
    marks.unturn(game.state, field)
    assert is_active(game.state, temple)


def test_a_cancelled_site_keeps_its_restrictions_and_loses_its_keywords(
    shadowfist: Catalogue,
) -> None:
    game = table()
    cenote = game.play(0, real(shadowfist, "Sulphurous Cenote"))
    front = game.play(1, site())
    back = game.play(1, site("Tough", 5, Keyword.SENTINEL), at=game.state.at[front])
    asked(game)
    game.do(Use(cenote, 0))
    game.choose(Question.TARGET, back)
    game.quiet()
    assert not scores.has(game.state, back, Keyword.SENTINEL)
    assert scores.power_score(game.state, back) == 1


def test_void_sorcerer_empties_a_site_as_long_as_he_lives(shadowfist: Catalogue) -> None:
    game = table()
    palace = game.play(1, real(shadowfist, "Grizzly Pass"))
    void = game.hand(0, free(shadowfist, "Void Sorcerer"))
    asked(game)
    assert scores.body(game.state, palace) == 12
    game.plays(void)
    game.choose(Question.TARGET, palace)
    game.quiet()
    assert scores.body(game.state, palace) == 7
    areas.smoke(game.state, void)
    assert scores.body(game.state, palace) == 12


def test_festival_circle_pays_with_damage_to_save_a_character(shadowfist: Catalogue) -> None:
    game = table()
    circle = game.play(1, real(shadowfist, "Festival Circle"))
    hero, other = game.play(1, character("Hero")), game.play(0, character("Other"))
    favors = game.hand(0, free(shadowfist, "Tortured Memories"))
    asked(game)
    game.do(Play(favors))
    game.choose(Question.TARGET, hero)
    game.until(Question.RESPOND, 1)
    game.do(Use(circle, 0))
    game.quiet()
    assert game.state.controller[hero] == 1
    assert game.state.damage[circle] == 2
    assert game.state.controller[other] == 0


def test_bustling_metro_station_cancels_what_targets_a_card(shadowfist: Catalogue) -> None:
    game = table()
    metro = game.play(1, real(shadowfist, "Bustling Metro Station"), face_down=True)
    hero = game.play(1, character("Hero", 3))
    fire = game.hand(0, free(shadowfist, "Twenty Lashes"))
    game.play(0, character())
    asked(game)
    game.do(Play(fire))
    game.choose(Question.TARGET, hero)
    game.until(Question.RESPOND, 1)
    game.do(Reveal(metro))
    game.until(Question.MAY, 1)
    game.do(MAY)
    game.quiet()
    assert game.state.area[hero] is Area.IN_PLAY
    assert game.state.damage[hero] == 0


def test_damned_dirty_apes_hurt_everything_around_when_targeted(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(1, site())
    apes = game.play(1, real(shadowfist, "Damned Dirty Apes"), at=game.state.at[garden])
    other = game.play(0, character("Other", 5))
    memories = game.hand(0, free(shadowfist, "Tortured Memories"))
    asked(game)
    game.do(Play(memories))
    game.choose(Question.TARGET, apes)
    game.quiet()
    assert game.state.damage[garden] == 1
    assert game.state.area[apes] is Area.SMOKED
    assert game.state.damage[other] == 0


def test_heat_of_battle_is_played_once_in_an_attack(shadowfist: Catalogue) -> None:
    game = table()
    heat = [game.hand(1, free(shadowfist, "Heat of Battle")) for _ in range(2)]
    hero = game.play(0, character("Hero", 3, cost=3))
    for _ in range(2):
        game.play(0, site())
    target = game.play(1, site())
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    before = game.state.power[1]
    game.do(Play(heat[0]))
    game.quiet()
    assert game.state.power[1] - before == 3
    assert not any(it == Play(heat[1]) for it in game.options)


def test_shadowy_mentor_holds_a_character_as_long_as_it_is_there(shadowfist: Catalogue) -> None:
    game = table()
    mentor = game.hand(0, free(shadowfist, "Shadowy Mentor"))
    victim = game.play(1, character("Victim"))
    game.play(0, character("Mine"))
    idle = game.hand(0, event("Idle"))
    game.play(1, real(shadowfist, "Captain Liu"))
    asked(game)
    game.do(Play(mentor))
    game.choose(Question.SUBJECT, victim)
    game.quiet()
    assert game.state.controller[victim] == 0
    areas.smoke(game.state, mentor)
    game.plays(idle)
    assert game.state.controller[victim] == 1


def test_betrayers_of_the_crane_have_to_intercept(shadowfist: Catalogue) -> None:
    game = table()
    hero = game.play(0, character("Hero"))
    target = game.play(1, site())
    here = game.state.at[target]
    crane = game.play(1, real(shadowfist, "Betrayers of the Crane"), at=here)
    game.play(1, character("Other"), at=here)
    asked(game)
    game.declares(target, hero)
    game.until(Question.INTERCEPT, 1)
    assert DONE not in game.options
    game.do(Intercept(crane, hero))
    assert DONE in game.options


def test_renewed_manifesto_costs_three_other_cards(shadowfist: Catalogue) -> None:
    game = table()
    manifesto = game.hand(0, free(shadowfist, "Renewed Manifesto"))
    others = [game.hand(0, event(it)) for it in ("One", "Two")]
    game.to_act()
    for card in list(game.state.hand[0]):
        if card not in (manifesto, *others):
            areas.take(game.state, card)
            areas.put(game.state, card, Area.DECK)
    game.plays(others[0])
    assert Play(manifesto) not in game.options


def test_bronze_sentinel_counts_the_fallen(shadowfist: Catalogue) -> None:
    game = table()
    sentinel = game.play(0, real(shadowfist, "Bronze Sentinel"))
    garden, bar = game.play(0, site()), game.play(0, plain_site())
    for _ in range(3):
        game.smoked(0, character())
    asked(game)
    uses(game, sentinel)
    assert scores.fighting(game.state, sentinel) == 5
    assert game.state.area[garden] is Area.TOASTED
    assert game.state.area[bar] is Area.IN_PLAY
