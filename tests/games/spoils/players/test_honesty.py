"""No level decides by what its person cannot see, and nobody is shown it."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import DecisionKind, Person, State, observe, side_of
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import LEVELS
from app.games.tabletop.referee.players import chance_of, decide
from tests.support.spoils_games import positions
from tests.support.spoils_worlds import in_another_world
from tests.support.watched_games import varied_game

NOBODY = -1
"""The side of a spectator."""


def decisions(catalogue: Catalogue, seed: int) -> Iterator[tuple[State, Person]]:
    """The positions of a random game in which somebody has something to choose."""
    for state in positions(varied_game(catalogue, seed, DEFAULT_EDITION), seed, 240):
        person = PLAYABLE.to_decide(state)
        if person is not None and len(PLAYABLE.offered(state)) > 1:
            yield state, Person(person)


def check(state: State, person: Person) -> None:
    """Compare a position with one that looks the same to whoever has to decide."""
    other = in_another_world(state, side_of(state, person))
    assert PLAYABLE.view(other, person) == PLAYABLE.view(state, person)
    assert PLAYABLE.legal(other) == PLAYABLE.legal(state)
    for level in LEVELS:
        one, another = (
            decide(PLAYABLE, it, level.player, chance_of(7, person, 7), level.effort)
            for it in (state, other)
        )
        assert one == another
    assert observe(in_another_world(state, NOBODY), None) == observe(state, None)


@given(seed=st.integers(0, 10_000), place=st.integers(0, 60))
def test_hidden_cards_change_no_decision_in_any_position(
    catalogue: Catalogue, seed: int, place: int
) -> None:
    found = next((it for n, it in enumerate(decisions(catalogue, seed)) if n == place), None)
    assume(found is not None)
    assert found is not None
    check(*found)


@pytest.mark.slow
def test_hidden_cards_change_no_decision_in_costs_battles_and_searches(
    catalogue: Catalogue,
) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        for number, (state, person) in enumerate(decisions(catalogue, seed)):
            where = _parts_of_the_game(state)
            if number % 4 == 0 or where & {"costs", "searches"}:
                check(state, person)
                met.update(where)
    assert min(met[it] for it in ("costs", "battles", "searches")) > 0


def _parts_of_the_game(state: State) -> set[str]:
    assert state.decision is not None
    found = {
        "costs": bool(state.undo),
        "battles": state.battle is not None,
        "searches": state.decision.kind is DecisionKind.SEARCH,
    }
    return {name for name, is_there in found.items() if is_there}
