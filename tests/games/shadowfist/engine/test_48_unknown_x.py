"""Fighting of X or * whose text is not known: it is asked for. Rules: 48."""

import pytest

from app.games.shadowfist.engine import IllegalAction, by_hand, observe
from app.games.shadowfist.engine.agents import Agent, HastyAgent
from app.games.shadowfist.engine.builder import builder
from app.games.shadowfist.engine.by_hand import read_change
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import PASS, Number, Play
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.model.kinds import Kind, kind_of, made_kind
from app.games.shadowfist.engine.procedures.recalculating import recalculate
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.write import areas, marks
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.referee.mat import printed_stats
from app.games.shadowfist.terms import CardType, Keyword
from tests.support.rules import shows
from tests.support.shadowfist_table import Table, character, event, table


def shapeless(**more: object) -> Kind:
    """A Character whose Fighting is X, which no text known here defines."""
    return made_kind(
        title="Shapeless", type=CardType.CHARACTER, cost=3, unknown_fighting="X",
        **more,  # type: ignore[arg-type]
    )  # fmt: skip


def asked_for_fighting() -> tuple[Table, int]:
    """A Character of Fighting X is being played."""
    game = table()
    hero = game.hand(0, shapeless())
    game.hand(0, event())
    game.power(0, 9)
    game.to_act()
    game.do(Play(hero))
    assert game.asked == (0, Question.FIGHTING)
    return game, hero


def test_48_0_its_player_says_what_a_fighting_of_x_is() -> None:
    game, hero = asked_for_fighting()
    game.do(Number(4))
    assert scores.fighting(game.state, hero) == 4
    assert events.SaidFighting(0, hero, 4) in game.told
    areas.return_to_hand(game.state, hero)
    with shows("34.0"):
        assert scores.is_unknown(game.state, hero)


def test_48_0_a_fighting_that_nobody_knows_smokes_nobody() -> None:
    game, hero = asked_for_fighting()
    game.do(PASS)
    game.quiet()
    marks.put_damage(game.state, hero, hero, 2, 0, in_combat=False)
    recalculate(game.state)
    assert game.state.area[hero] is Area.IN_PLAY
    assert next(it for it in observe(game.state, 0).cards if it.card == hero).score is None
    by_hand.change(game.state, 0, read_change(f"by-hand fighting {hero} 3"))
    assert scores.fighting(game.state, hero) == 1
    by_hand.change(game.state, 0, read_change(f"by-hand fighting {hero} 2"))
    with shows("20.2"):
        assert game.state.area[hero] is Area.SMOKED


@pytest.mark.parametrize("keywords", [(), (Keyword.LETHAL,)])
def test_48_0_in_combat_only_lethal_damage_smokes_whose_fighting_nobody_knows(
    keywords: tuple[Keyword, ...],
) -> None:
    game = table()
    prey = game.play(1, shapeless())
    hero = game.play(0, character("Hero", 4, *keywords))
    game.to_act()
    game.attacks(prey, hero)
    assert game.state.area[prey] is (Area.SMOKED if keywords else Area.IN_PLAY)
    assert game.state.damage[prey] == (0 if keywords else 4)


def test_50_19_a_toughness_of_x_is_said_by_hand() -> None:
    game = table()
    kind = made_kind(
        title="Hero", type=CardType.CHARACTER, cost=1, fighting=5,
        keywords=frozenset({Keyword.TOUGHNESS}), has_unknown_toughness=True,
    )  # fmt: skip
    hero = game.play(0, kind)
    plain = game.play(0, character("Plain", 2))
    prey = game.play(1, character("Prey", 3))
    game.to_act()
    assert scores.toughness(game.state, hero) == 0
    by_hand.change(game.state, 0, read_change(f"by-hand toughness {hero} 2"))
    assert describe(game.state, events.SaidToughness(0, hero, 2)) == (
        "Player 1 says that the Toughness of Hero is 2."
    )
    with pytest.raises(IllegalAction, match="its Toughness is no X"):
        by_hand.change(game.state, 0, read_change(f"by-hand toughness {plain} 2"))
    game.attacks(prey, hero)
    with shows("50.19"):
        assert game.state.damage[hero] == 1
    areas.return_to_hand(game.state, hero)
    assert scores.toughness(game.state, hero) == 0


@pytest.mark.parametrize("agent", [builder, HastyAgent(5, 1.0)])
def test_48_0_programs_say_what_the_card_costs(agent: Agent) -> None:
    game, _ = asked_for_fighting()
    assert agent(game.state, game.options) == Number(3)


def test_48_0_the_real_cards_of_fighting_x_are_asked_about(shadowfist: Catalogue) -> None:
    for title in ("Sam Mallory", "Titanium Johnson", "Average Jane"):
        found = shadowfist.find(title)
        assert found is not None
        assert kind_of(found, found.newest, title).has_unknown_toughness
    for title in ("Evil Twin", "Fire Serpent", "Shih Ho Kuai"):
        found = shadowfist.find(title)
        assert found is not None
        kind = kind_of(found, found.newest, title)
        assert kind.unknown_fighting in ("X", "*")
        assert f"Fighting {kind.unknown_fighting}" in printed_stats(kind)
