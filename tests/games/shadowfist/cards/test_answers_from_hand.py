"""Cards that answer from hand, follow their State, or move Power, texts and faces."""

import pytest

from app.games.shadowfist.engine.model.actions import PASS, Number, Place, Play, Use
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.texts import designators
from app.games.shadowfist.engine.write import marks
from app.games.shadowfist.facts import Catalogue
from tests.games.shadowfist.cards.real import real
from tests.games.shadowfist.cards.test_more_cards import asked, free, hurt, uses
from tests.games.shadowfist.cards.test_power_events_and_cancelling import opening
from tests.support.shadowfist_table import (
    Choose,
    character,
    event,
    site,
    state_card,
    table,
)


def test_resistance_squad_stops_who_looks_at_the_hand(shadowfist: Catalogue) -> None:
    game = table()
    covert = game.hand(0, free(shadowfist, "Covert Operation"))
    squad = game.hand(1, real(shadowfist, "Resistance Squad"))
    asked(game)
    game.do(Play(covert))
    game.until(Question.RESPOND, 1)
    before = len(game.state.hand[1])
    game.do(Use(squad, 0))
    game.quiet()
    assert game.state.area[squad] is Area.IN_PLAY
    assert len(game.state.hand[1]) == before - 1
    assert game.asked[1] is not Question.DISCARD


@pytest.mark.parametrize(("title", "answers"), [("Mole Network", True), ("Final Brawl", False)])
def test_hacker_answers_what_steals_power(shadowfist: Catalogue, title: str, answers: bool) -> None:
    game = table()
    hacker = game.hand(1, real(shadowfist, "Hacker"))
    card = game.hand(0, free(shadowfist, title))
    game.state.had_turn.add(1)
    asked(game)
    game.power(1, 3)
    game.do(Play(card))
    can_answer = game.asked[0] == 1 and Use(hacker, 0) in game.options
    assert can_answer == answers
    if answers:
        game.do(Use(hacker, 0))
        game.quiet()
        assert game.state.power[1] == 3
        assert game.state.area[hacker] is Area.IN_PLAY


def test_agent_provocateur_holds_somebody_while_kept_turned(shadowfist: Catalogue) -> None:
    game = table()
    agent = game.play(0, real(shadowfist, "Agent Provocateur"))
    victim = game.play(1, character("Victim", 5))
    strong = game.play(1, character("Strong", 6))
    idle = game.hand(0, event("Idle"))
    asked(game)
    game.do(Use(agent, 0))
    assert Choose(strong) not in game.options
    game.choose(Question.TARGET, victim)
    game.quiet()
    assert game.state.controller[victim] == 0
    marks.unturn(game.state, agent)
    game.plays(idle)
    assert game.state.controller[victim] == 1


def test_virtuous_hood_takes_from_the_rich(shadowfist: Catalogue) -> None:
    game = table(3)
    hood = game.play(0, real(shadowfist, "Virtuous Hood"))
    target = game.play(1, site(body=30))
    asked(game)
    game.power(0, 2)
    game.power(1, 7)
    game.power(2, 0)
    game.attacks(target, hood)
    assert game.state.power == [2, 6, 1]


def test_returning_to_your_roots_clears_its_subject(shadowfist: Catalogue) -> None:
    game = table()
    garden = game.play(0, site(body=9))
    old = game.play(1, state_card(), at=garden)
    roots = game.hand(0, free(shadowfist, "Returning to Your Roots"))
    hurt(game, garden, 3)
    asked(game)
    game.do(Play(roots))
    game.choose(Question.SUBJECT, garden)
    game.quiet()
    assert game.state.damage[garden] == 0
    assert game.state.area[old] is Area.SMOKED
    assert game.state.states_on[garden] == (roots,)


def test_waterfall_sanctuary_pays_for_ones_own_states(shadowfist: Catalogue) -> None:
    game = table()
    waterfall = game.play(0, real(shadowfist, "Waterfall Sanctuary"))
    hero = game.play(0, character("Hero"), at=game.state.at[waterfall])
    sword = game.play(0, state_card(), at=hero)
    asked(game)
    uses(game, waterfall, sword)
    assert game.asked == (0, Question.X)
    before = len(game.state.hand[0])
    game.do(Number(1))
    assert len(game.state.hand[0]) == before + 1
    assert game.state.area[sword] is Area.SMOKED


def test_precious_lotus_monastery_asks_for_three_of_one_faction(shadowfist: Catalogue) -> None:
    game = table()
    lotus = game.play(0, real(shadowfist, "Precious Lotus Monastery"))
    hero = game.play(0, real(shadowfist, "Derek Han"))
    idle = [game.hand(0, event("Idle")) for _ in range(2)]
    game.play(0, character("Two", provides="dd"))
    asked(game)
    assert Use(lotus, 0) not in game.options
    game.play(0, character("One", provides="d"))
    game.plays(idle[0])
    uses(game, lotus, hero)
    assert scores.fighting(game.state, hero) == 13


def test_mobius_gardens_profit_from_the_events_of_others(shadowfist: Catalogue) -> None:
    game = table()
    for _ in range(2):
        game.play(1, site())
    game.play(1, real(shadowfist, "Mobius Gardens"))
    (demon,) = opening(game, free(shadowfist, "Pocket Demon"))
    before = game.state.power[1]
    game.do(Play(demon))
    game.quiet()
    assert game.state.power[1] == before + 1


def test_paradox_garden_buries_the_top_card(shadowfist: Catalogue) -> None:
    game = table()
    paradox = game.play(0, real(shadowfist, "Paradox Garden"))
    top = game.on_deck(0, event("Top"))
    asked(game)
    game.do(Use(paradox, 0))
    while Choose(top) not in game.options:
        game.do(PASS)
    game.do(Choose(top))
    assert game.state.deck[0][0] == top


def test_father_of_chaos_fears_no_one_with_a_full_hand(shadowfist: Catalogue) -> None:
    game = table()
    chaos = game.play(0, real(shadowfist, "Father of Chaos"))
    weak = game.play(1, character("Weak", len(game.state.hand[1]) - 1))
    asked(game)
    game.attacks(weak, chaos)
    assert game.state.damage[chaos] == 0


def test_soul_theft_returns_the_fallen_to_the_thief(shadowfist: Catalogue) -> None:
    game = table()
    victim = game.play(1, character("Victim", 2))
    game.play(0, real(shadowfist, "Soul Theft"), at=victim)
    hero = game.play(0, character("Hero", 5))
    asked(game)
    game.attacks(victim, hero)
    assert game.state.area[victim] is Area.IN_PLAY
    assert game.state.controller[victim] == 0
    assert "undead" in designators(game.state, victim)


def test_renewal_hides_what_is_whole_and_at_home(shadowfist: Catalogue) -> None:
    game = table()
    renewal = game.hand(0, free(shadowfist, "Renewal"))
    mine, theirs = game.play(0, site()), game.play(1, site())
    taken = game.play(0, site("Taken"), owner=1)
    hurt(game, mine, 2)
    asked(game)
    game.plays(renewal)
    assert [game.state.face_down[it] for it in (mine, theirs, taken)] == [True, True, False]


def test_shaking_the_mountain_turns_a_whole_place(shadowfist: Catalogue) -> None:
    game = table()
    shaking = game.hand(0, free(shadowfist, "Shaking the Mountain"))
    garden, other = game.play(1, site()), game.play(1, site())
    guard = game.play(1, character("Guard"), at=game.state.at[garden])
    asked(game)
    game.do(Play(shaking))
    assert game.asked[1] is Question.PLACE
    game.do(Place(game.state.at[garden]))
    game.quiet()
    assert [game.state.turned[it] for it in (garden, guard, other)] == [True, True, False]
