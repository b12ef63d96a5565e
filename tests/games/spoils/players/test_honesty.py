"""No level decides by what its person cannot see."""

from collections.abc import Iterator

import pytest

from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import State
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import LEVELS
from app.games.tabletop.referee.players import chance_of, decide
from tests.support.spoils_games import positions
from tests.support.spoils_worlds import in_another_world
from tests.support.watched_games import varied_game


def decisions(catalogue: Catalogue, seed: int) -> Iterator[tuple[State, int]]:
    """Every third position of a random game in which somebody has something to choose."""
    for number, state in enumerate(
        positions(varied_game(catalogue, seed, DEFAULT_EDITION), seed, 240)
    ):
        person = PLAYABLE.to_decide(state)
        if (
            person is not None
            and (state.undo or number % 3 == 0)
            and len(PLAYABLE.offered(state)) > 1
        ):
            yield state, person


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_hidden_cards_change_no_decision(catalogue: Catalogue, seed: int) -> None:
    compared = in_costs = 0
    for state, person in decisions(catalogue, seed):
        other = in_another_world(state, person)
        assert PLAYABLE.view(other, person) == PLAYABLE.view(state, person)
        for level in LEVELS:
            one, another = (
                decide(PLAYABLE, it, level.player, chance_of(seed, person, 7), level.effort)
                for it in (state, other)
            )
            assert one == another
        compared += 1
        in_costs += bool(state.undo)
    assert compared > 20
    assert in_costs
