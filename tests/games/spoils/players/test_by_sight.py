"""Apprentice looks at what is open: no chance is drawn for it, and abilities are not looked for."""

from hypothesis import given
from hypothesis import strategies as st

from app.games.spoils.editions import DEFAULT_EDITION
from app.games.spoils.engine import Person, UseAbility, legal_actions, side_of
from app.games.spoils.engine.read.visibility import seen_by
from app.games.spoils.facts import Catalogue
from app.games.spoils.players.apprentice import Apprentice, by_rule
from app.games.spoils.players.game import PLAYABLE
from app.games.tabletop.referee.players import Effort, chance_of, decide
from tests.support.spoils_games import positions
from tests.support.watched_games import varied_game


@given(seed=st.integers(0, 10_000))
def test_apprentice_answers_as_it_would_in_any_world_that_fits(
    catalogue: Catalogue, seed: int
) -> None:
    for state in positions(varied_game(catalogue, seed, DEFAULT_EDITION), seed, 60):
        person = PLAYABLE.to_decide(state)
        if person is None or PLAYABLE.passing(state) is not None:
            continue
        fresh = state.clone()
        fresh.offered = None
        answer = decide(PLAYABLE, fresh, Apprentice(), chance_of(1, 0, 0), Effort()).answer
        for world in (PLAYABLE.deal(state, person, 1), PLAYABLE.deal(state, person, 2)):
            assert by_rule(world, PLAYABLE.offered(state)) == answer


@given(seed=st.integers(0, 10_000))
def test_answers_without_abilities_are_the_others_in_the_same_order(
    catalogue: Catalogue, seed: int
) -> None:
    for state in positions(varied_game(catalogue, seed, DEFAULT_EDITION), seed, 60):
        fresh = state.clone()
        fresh.offered = None
        found = PLAYABLE.without_abilities(fresh)
        others = [it for it in legal_actions(state) if not isinstance(it, UseAbility)]
        assert list(found) in (others, list(PLAYABLE.offered(state)))


@given(seed=st.integers(0, 10_000))
def test_what_is_shown_keeps_what_is_seen_and_sorts_the_rest(
    catalogue: Catalogue, seed: int
) -> None:
    for state in positions(varied_game(catalogue, seed, DEFAULT_EDITION), seed, 20):
        for person in (0, 1):
            shown = PLAYABLE.shown(state, person)
            seen = seen_by(state, side_of(state, Person(person)))
            assert all(shown.kind[card] == state.kind[card] for card in seen)
            for owner in (0, 1):
                unseen = [
                    card
                    for card in range(len(state.kind))
                    if card not in seen and state.owner[card] == owner
                ]
                assert [shown.kind[it] for it in unseen] == sorted(state.kind[it] for it in unseen)
            assert PLAYABLE.view(shown, person) == PLAYABLE.view(state, person)
