"""Cases that the audit of seed 20261210 has found, and rules that it met on the way."""

from dataclasses import replace

import pytest

from app.games.shadowfist.engine.model.actions import PASS, Choose, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.facts import Catalogue
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt
from tests.support.shadowfist_table import (
    DONE,
    Table,
    character,
    event,
    named,
    site,
    state_card,
    table,
)


def chooses(game: Table, *cards: int) -> None:
    """Choose cards in this order as they are asked for; what is forced is not asked."""
    for card in cards:
        if Choose(card) in game.options:
            game.do(Choose(card))


def resolves(game: Table) -> None:
    """Let what is on the stack resolve; nobody starts another scene."""
    while game.asked[1] is Question.RESPOND:
        game.do(PASS)


def free_of_charge(shadowfist: Catalogue, title: str, game: Table, player: int) -> int:
    """A real card in hand that costs nothing."""
    return game.hand(player, replace(free(shadowfist, title), cost=0))


@pytest.mark.parametrize("title", ["City Square", "Yellow Senshi Chamber"])
def test_38_6_damage_is_not_sent_to_where_it_is_sent_away_from(
    shadowfist: Catalogue, title: str
) -> None:
    game = table()
    card = game.play(1, real(shadowfist, title))
    target, other = (game.play(1, site(it, 9)) for it in ("Target", "Other"))
    hero = game.play(0, character("Hero", 4))
    asked(game)
    game.declares(target, hero)
    game.until(Question.START, 1)
    game.do(Use(card, 0))
    assert Choose(other) in game.options
    assert Choose(target) not in game.options


def test_38_1_3_a_signpost_is_followed_once(shadowfist: Catalogue) -> None:
    game = table()
    beach = game.play(1, real(shadowfist, "Turtle Beach"))
    foe = game.play(1, character("Foe", 9), at=game.state.at[beach])
    sade = game.play(0, real(shadowfist, "Salamalah Sade"))
    spare = game.hand(0, event("Spare", 50))
    asked(game)
    game.declares(foe, sade)
    game.until(Question.START, 1)
    game.do(Use(beach, 0))
    chooses(game, sade, foe)
    resolves(game)
    game.until(Question.START, 0)
    game.do(Use(sade, 0))
    chooses(game, spare, foe)
    resolves(game)
    assert (game.state.damage[beach], game.state.damage[foe]) == (2, 0)
    game.to_act()
    assert (game.state.damage[beach], game.state.damage[foe]) == (2, 6)


def test_38_3_damage_of_a_character_that_is_attacked_is_redirected(shadowfist: Catalogue) -> None:
    game = table()
    beach = game.play(0, real(shadowfist, "Turtle Beach"))
    hero = game.play(0, character("Hero", 3))
    foe = game.play(1, character("Foe", 5))
    asked(game)
    game.declares(foe, hero)
    game.until(Question.START, 0)
    game.do(Use(beach, 0))
    chooses(game, foe, hero)
    game.to_act()
    assert game.state.area[hero] is Area.IN_PLAY
    assert [game.state.damage[it] for it in (hero, beach, foe)] == [0, 5, 3]


@pytest.mark.parametrize("has_neighbour", [True, False])
def test_jagged_cliffs_hit_who_was_there_though_the_place_is_gone(
    shadowfist: Catalogue, has_neighbour: bool
) -> None:
    game = table()
    rain = free_of_charge(shadowfist, "Killing Rain", game, 0)
    cliffs = game.play(1, real(shadowfist, "Jagged Cliffs"))
    climber = game.play(1, character("Climber", 5), at=game.state.at[cliffs])
    far = game.play(1, site("Far", 9)) if has_neighbour else cliffs
    walker = game.play(1, character("Walker", 5), at=game.state.at[far])
    hurt(game, cliffs, 7)
    asked(game)
    game.plays(rain)
    assert game.state.area[cliffs] is Area.SMOKED
    assert game.state.damage[climber] == 3
    assert game.state.damage[walker] == (0 if has_neighbour else 3)


def test_48_1_a_blank_fire_serpent_has_no_fighting(shadowfist: Catalogue) -> None:
    game = table()
    serpent = free_of_charge(shadowfist, "Fire Serpent", game, 0)
    eye = game.play(0, real(shadowfist, "Obsidian Eye"))
    foe, garden = game.play(1, character("Foe", 3)), game.play(1, site("Garden", 5))
    asked(game)
    game.do(Play(serpent))
    chooses(game, foe, garden)
    if DONE in game.options:
        game.do(DONE)
    game.quiet()
    assert scores.fighting(game.state, serpent) == 2
    game.do(Use(eye, 0))
    chooses(game, serpent)
    game.quiet()
    assert game.state.area[serpent] is Area.SMOKED


def test_36_5_a_twin_does_what_the_other_does_as_it_enters_play(shadowfist: Catalogue) -> None:
    game = table()
    twin = free_of_charge(shadowfist, "Evil Twin", game, 0)
    flambards = game.play(1, real(shadowfist, "Flambards"))
    theirs = game.play(1, site("Theirs", 9))
    mine = game.play(0, site("Mine", 9))
    asked(game)
    before = game.state.damage[mine]
    game.do(Play(twin))
    chooses(game, flambards)
    game.quiet()
    assert game.state.damage[theirs] == 1
    assert game.state.damage[mine] == before


def test_36_5_a_twin_chooses_at_once_what_the_other_chose_at_once(shadowfist: Catalogue) -> None:
    game = table()
    foe = game.play(1, character("Foe", 9))
    asked(game)
    serpent = free_of_charge(shadowfist, "Fire Serpent", game, 0)
    twin = free_of_charge(shadowfist, "Evil Twin", game, 0)
    game.plays(next(it for it in game.state.hand[0] if game.state.kinds[it].title == "Idle"))
    game.do(Play(serpent))
    chooses(game, foe)
    game.quiet()
    game.do(Play(twin))
    chooses(game, serpent, foe, serpent)
    game.quiet()
    assert scores.fighting(game.state, twin) == 2
    assert game.state.damage[foe] == 2


def test_25_5_3_a_card_that_becomes_no_legal_subject_loses_its_states(
    shadowfist: Catalogue,
) -> None:
    game = table()
    pagoda = game.play(0, real(shadowfist, "Fire Pagoda"))
    flame = game.play(0, named(character("Flame", 3), "fire"))
    theirs = game.play(1, state_card("Theirs"), at=flame)
    mine = game.play(0, state_card("Mine"), at=flame)
    asked(game)
    game.do(Use(pagoda, 0))
    chooses(game, flame)
    game.quiet()
    assert game.state.area[theirs] is Area.SMOKED
    assert game.state.area[mine] is Area.IN_PLAY, "it is the opponents' States that are illegal"


def test_25_5_3_roots_stay_where_no_other_state_may_be(shadowfist: Catalogue) -> None:
    game = table()
    roots = free_of_charge(shadowfist, "Returning to Your Roots", game, 0)
    hero = game.play(0, character("Hero", 3))
    sword = game.play(1, state_card("Sword"), at=hero)
    asked(game)
    game.do(Play(roots))
    chooses(game, hero)
    game.quiet()
    assert game.state.area[roots] is Area.IN_PLAY
    assert game.state.area[sword] is Area.SMOKED


def test_25_5_3_states_go_as_soon_as_their_subject_is_illegal_again(shadowfist: Catalogue) -> None:
    game = table()
    eye = game.play(0, real(shadowfist, "Obsidian Eye"))
    hart = game.play(0, real(shadowfist, "Adrienne Hart"))
    game.play(0, character("Other"))
    sword = game.hand(0, state_card("Sword"))
    asked(game)
    assert game.state.kinds[hart].text.continuous
    game.do(Use(eye, 0))
    chooses(game, hart)
    game.quiet()
    game.do(Play(sword))
    chooses(game, hart)
    game.quiet()
    assert game.state.subject[sword] == hart, "her text is gone"
    game.power(0, 0)
    game.end_turn()
    game.until(Question.KEEP_TURNED, 0)
    game.do(DONE)
    game.to_act()
    assert game.state.area[sword] is Area.SMOKED


def test_20_2_who_lived_on_what_was_maintained_is_smoked_as_it_ends(shadowfist: Catalogue) -> None:
    game = table()
    fortress = game.play(0, real(shadowfist, "Mountain Fortress"))
    hero = game.play(0, character("Hero", 3))
    hurt(game, fortress, 3)
    asked(game)
    game.do(Use(fortress, 0))
    chooses(game, hero)
    game.quiet()
    hurt(game, hero, 4)
    game.end_turn()
    game.until(Question.KEEP_TURNED, 0)
    assert game.state.area[hero] is Area.IN_PLAY
    game.do(DONE)
    assert game.state.area[hero] is Area.SMOKED


@pytest.mark.parametrize("title", ["Little Grasshopper", "Sun Chen"])
def test_25_5_3_who_must_not_play_states_keeps_those_of_others(
    shadowfist: Catalogue, title: str
) -> None:
    game = table()
    hero = game.play(1, real(shadowfist, title), owner=0)
    sword = game.hand(0, state_card("Sword"))
    memories = free_of_charge(shadowfist, "Tortured Memories", game, 0)
    asked(game)
    game.plays(sword)
    assert game.state.subject[sword] == hero
    game.plays(memories, *([Choose(hero)] if len(game.state.in_play[1]) > 1 else []))
    assert game.state.controller[hero] == 0
    assert game.state.area[sword] is Area.IN_PLAY
