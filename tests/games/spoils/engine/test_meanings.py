"""A number that is answered says what it stands for, and every answer can be put into words."""

from collections import Counter

import pytest

from app.games.spoils import vocabulary as v
from app.games.spoils.editions import Edition
from app.games.spoils.engine import (
    Answer,
    DecisionKind,
    Done,
    UseAbility,
    apply,
    in_words,
    legal_actions,
    meaning,
    meanings,
)
from app.games.spoils.facts import Catalogue
from tests.support.scenario import Side, Table, board, character, tactic
from tests.support.spoils_games import positions, random_game
from tests.support.watched_games import varied_game

GUARD, WALL = character("Guard", 2, 3), character("Wall", 1, 4)


def asked(table: Table) -> list[meanings.Meaning]:
    """The meanings of the numbers that can be answered."""
    decision = table.state.decision
    assert decision is not None
    return [meaning(decision, it) for it in legal_actions(table.state) if isinstance(it, Answer)]


def words(table: Table) -> list[str]:
    return [in_words(table.state, it) for it in legal_actions(table.state)]


def resolved(*effect: v.Step) -> Table:
    """A table at which a tactic of that effect asks."""
    table = board(
        Side(hand=["Ask"], play=["Guard"], deck=["Guard"] * 3), Side(play=["Wall"]),
        tactic("Ask", effect), GUARD, WALL,
    )  # fmt: skip
    table.me.deploys("Ask")
    table.resolves()
    return table


def test_an_offer_is_taken_or_not() -> None:
    table = resolved(v.May(then=(v.Draw(),)))
    assert asked(table) == [meanings.Agreement(agrees=False), meanings.Agreement(agrees=True)]
    assert words(table) == ["no", "yes"]


def test_402_an_option_is_the_instructions_that_would_be_followed() -> None:
    drawing, gaining = (v.Draw(),), (v.GainInfluence(2),)
    table = resolved(v.ChooseOne((drawing, gaining)))
    assert asked(table) == [meanings.Steps(drawing), meanings.Steps(gaining)]
    assert words(table) == ["draw a card", "gain 2 influence"]


def test_310_an_option_says_what_was_picked_before_it() -> None:
    pick, less = v.Pick(v.CHARACTER), (v.Alter(v.PICKED, (v.Less(v.STRENGTH, 1),)),)
    dim = v.Ability("DIM", (pick,), (v.ChooseOne((less, (v.Draw(),))),))
    table = board(
        Side(play=["Miner"], deck=["Guard"]), Side(play=["Wall"]), GUARD, WALL,
        character("Miner", 1, 1, 1, dim),
    )  # fmt: skip
    table.me.uses("Miner", "DIM")
    table.me.picks("Wall")
    table.resolves()
    assert words(table) == [
        "the picked character gets −1 strength this turn",
        "draw a card",
    ]


def test_503_4_what_comes_first_is_the_text_of_a_card() -> None:
    gains = v.Trigger(v.TurnStarts(), (v.GainInfluence(1),))
    table = board(
        Side(), Side(play=["Guard", "Miner"]), character("Guard", 1, 1, 1, gains),
        character("Miner", 1, 1, 1, gains),
    )  # fmt: skip
    table.me.ends_turn()
    table.resolves()
    sources = {it.source for it in asked(table) if isinstance(it, meanings.Next)}
    assert sources == {table.card("Guard"), table.card("Miner")}


def test_410_2_a_number_is_the_value_of_its_letter() -> None:
    table = resolved(v.ChooseNumber("X", at_most=2))
    assert asked(table) == [meanings.Letter("X", n) for n in range(3)]
    assert words(table)[1] == "X is 1"


def test_408_a_share_is_damage_to_a_card() -> None:
    table = resolved(v.InflictDivided(2, v.CHARACTER))
    source, guard = table.card("Ask"), table.card("Guard")
    assert asked(table) == [meanings.Share(n, guard, source) for n in range(3)]
    assert words(table) == ["0 damage to Guard", "1 damage to Guard", "2 damage to Guard"]


def test_306_a_number_of_cards_is_drawn() -> None:
    table = resolved(v.Draw(v.UpTo(2)))
    assert asked(table) == [meanings.Drawn(n) for n in range(3)]


def test_answers_that_are_no_numbers_are_put_into_words() -> None:
    dig = v.Ability("DIG", (), (v.Draw(),))
    table = board(
        Side(play=["Miner"], hand=["Guard"], resources=3, deck=["Guard"]),
        Side(),
        GUARD,
        character("Miner", 1, 1, 1, dig),
    )
    assert {"deploy Guard", "use DIG of Miner", "end the turn"} <= set(words(table))
    (use,) = [it for it in table.me.legal if isinstance(it, UseAbility)]
    apply(table.state, use)
    assert in_words(table.state, Done()) == "done"


@pytest.mark.slow
@pytest.mark.parametrize("edition", list(Edition))
def test_every_answer_of_whole_games_has_a_meaning(catalogue: Catalogue, edition: Edition) -> None:
    """And no two answers to one question mean the same, but for what comes first."""
    seen: Counter[str] = Counter()
    for seed in range(3):
        for start in (random_game(catalogue, seed, edition), varied_game(catalogue, seed, edition)):
            for state in positions(start, seed, 500):
                decision, legal = state.decision, legal_actions(state)
                told = [in_words(state, it) for it in legal]
                assert all(told)
                numbers = [meaning(decision, it) for it in legal if isinstance(it, Answer)]  # type: ignore[arg-type]
                seen.update(type(it).__name__ for it in numbers)
                if decision is not None and decision.kind is not DecisionKind.ORDER:
                    assert len(set(numbers)) == len(numbers), decision
    assert {"Agreement", "Steps", "Share", "Next"} <= set(seen)
