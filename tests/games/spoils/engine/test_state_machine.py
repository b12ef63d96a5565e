"""Games as Hypothesis plays them: any answers, with clones, undo and invariants on the way."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from app.games.spoils.card_data import CARD_DATA
from app.games.spoils.editions import Edition
from app.games.spoils.engine import IllegalAction, State, apply, legal_actions, outcome
from app.games.spoils.engine.model.actions import Attack, CardId
from app.games.spoils.engine.record import digest
from tests.support.catalogues import shipped_catalogue
from tests.support.spoils_games import check_invariants, random_game
from tests.support.watched_games import told_influence

CATALOGUE = shipped_catalogue(CARD_DATA)


class Game(RuleBasedStateMachine):
    """One game, answered by Hypothesis."""

    state: State

    @initialize(seed=st.integers(0, 500), edition=st.sampled_from(list(Edition)))
    def begin(self, seed: int, edition: Edition) -> None:
        self.state = random_game(CATALOGUE, seed, edition)

    @precondition(lambda self: self.state.decision is not None)
    @rule(data=st.data())
    def answer(self, data: Any) -> None:
        legal = legal_actions(self.state)
        action = legal[data.draw(st.integers(0, len(legal) - 1))]
        before = list(self.state.influence)
        copy = self.state.clone()
        events = apply(self.state, action)
        assert apply(copy, action) == events
        assert digest(copy) == digest(self.state)
        assert told_influence(before, events) == self.state.influence

    @precondition(lambda self: self.state.decision is not None)
    @rule()
    def try_what_is_not_legal(self) -> None:
        before = digest(self.state)
        wrong = Attack(CardId(10_000))
        try:
            apply(self.state, wrong)
        except IllegalAction:
            assert digest(self.state) == before
        else:
            raise AssertionError("an illegal action was taken")

    @precondition(lambda self: self.state.decision is None)
    @rule()
    def begin_another_when_one_is_over(self) -> None:
        """A game may end within the steps of one example; there must be something left to do."""
        assert outcome(self.state) is not None
        self.state = random_game(CATALOGUE, self.state.turn, self.state.game.edition)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "state"):
            check_invariants(self.state)


TestGames = Game.TestCase
TestGames.settings = settings(
    max_examples=8,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
