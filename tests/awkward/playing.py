"""Play a situation: the card is used whenever it can be, everything else is chosen at random."""

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from app.games.spoils.engine import Person, State, apply, legal_actions, observe, read_action
from app.games.spoils.engine.model.actions import (
    Action,
    Attack,
    Choose,
    Deploy,
    Done,
    EndTurn,
    UseAbility,
)
from app.games.spoils.engine.model.decisions import WINDOWS, DecisionKind
from app.games.spoils.engine.model.events import Event
from app.games.spoils.engine.read.seats import are_switched
from app.games.spoils.engine.read.visibility import may_see
from app.games.spoils.engine.record import digest
from tests.awkward import invariants
from tests.awkward.ledger import Ledger
from tests.awkward.modes import ANSWERS, RESPONSES, SWEEPS, Situation, table_of
from tests.awkward.offers import look_at_offer
from tests.support.spoils_worlds import copied, in_another_world

MOST_ANSWERS: Final = 15
TWIN_EVERY: Final = 15
"""One in this many questions is asked again where hidden cards are others."""
REPLAY_EVERY: Final = 25
"""One in this many situations is played again from its answers as texts."""
NOBODY: Final = -1
"""The side of a spectator, who sees only what lies open."""
EAGER: Final = 0.8
"""The share of chances to use a card of the situation that are taken."""

_ANSWERS: Final = frozenset({*(it.card.name for it in (*ANSWERS, *SWEEPS)), *RESPONSES})
_FIGHTS: Final = frozenset({"in battle", "blocking"})
_TWO_WAYS: Final = frozenset({DecisionKind.MAY, DecisionKind.CHOOSE_OPTION})


class Broken(AssertionError):  # noqa: N818  a situation that broke, as the report says
    """A situation in which something did not hold: which, after which answers, and what."""

    def __init__(self, given: Situation, answers: Sequence[Action], why: str) -> None:
        super().__init__(f"{given}, after {' / '.join(map(str, answers)) or 'nothing'}: {why}")
        self.given, self.why = given, why


@dataclass(slots=True)
class Tally:
    """Counts of situations played, of those that could not be built, and of questions."""

    played: int = 0
    impossible: int = 0
    questions: int = 0
    used: set[str] = field(default_factory=set)
    idle: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Add the counts of other situations."""
        self.played += other.played
        self.impossible += other.impossible
        self.questions += other.questions
        self.used |= other.used
        self.idle += other.idle


def play(given: Situation) -> Tally:
    """Play a situation and look at every question. Raises Broken."""
    table = table_of(given)
    if table is None:
        return Tally(impossible=1)
    tally, state = Tally(played=1), table.state
    answers: list[Action] = []
    chance = random.Random(given.seed)
    wanted = frozenset({given.card, given.other})
    rng, books = state.rng, Ledger.of(state)
    try:
        while state.decision is not None and len(answers) < MOST_ANSWERS:
            legal = legal_actions(state)
            tally.questions += 1
            _look(state, legal, tally, is_twin_due=chance.random() < 1 / TWIN_EVERY)
            if state.decision.kind in WINDOWS:
                rng = state.rng
            action = chosen(state, legal, chance, wanted, fights=given.mode in _FIGHTS)
            if isinstance(action, Deploy | UseAbility):
                tally.used.add(state.name(action.card))
            answers.append(action)
            events = apply(state, action)
            invariants.went(state, events, by_chance=rng != state.rng)
            books.follow(state, events)
        invariants.look(state, legal_actions(state))
        if given.seed % REPLAY_EVERY == 0:
            _replay(given, answers, digest(state))
    except Broken:
        raise
    except Exception as error:
        raise Broken(given, answers, f"{type(error).__name__}: {error}") from error
    return tally


def _look(state: State, legal: Sequence[Action], tally: Tally, *, is_twin_due: bool) -> None:
    invariants.look(state, legal)
    look_at_offer(state)
    assert state.decision is not None
    if is_twin_due:
        _look_in_another_world(state, legal)
    if state.decision.kind in _TWO_WAYS and len(legal) > 1 and is_idle(state):
        assert depends_on_hidden_cards(state), f"a question without a difference: {state.decision}"
        source = state.decision.source
        tally.idle["" if source is None else state.name(source)] += 1


def chosen(
    state: State,
    legal: Sequence[Action],
    chance: random.Random,
    wanted: frozenset[str],
    *,
    fights: bool,
) -> Action:
    """Return an answer: more often than not one with a card that is wanted, or one that answers."""
    eager: list[Action] = [
        it
        for it in legal
        if isinstance(it, Deploy | UseAbility) and state.name(it.card) in wanted | _ANSWERS
    ]
    if fights:
        eager = [it for it in legal if isinstance(it, Attack)] or eager
        if legal[-1] == Done() and isinstance(legal[0], Choose) and chance.random() < EAGER:
            return chance.choice(legal[:-1])
    if eager and chance.random() < EAGER:
        return chance.choice(eager)
    calm = [it for it in legal if not isinstance(it, EndTurn)]
    return chance.choice(calm if calm and chance.random() < EAGER else legal)


def _look_in_another_world(state: State, legal: Sequence[Action]) -> None:
    """Assert that hidden cards change neither what a player is offered nor what they know."""
    assert state.decision is not None
    player = state.decision.player
    if are_switched(state):
        return
    other = in_another_world(state, player)
    assert legal_actions(other) == legal, "hidden cards decide what is offered"
    person = Person(player)
    assert observe(other, person) == observe(state, person), "hidden cards are in view"


def is_idle(state: State) -> bool:
    """Return whether all answers to a question come to the very same."""
    ends = {_end(state, it) for it in legal_actions(state)}
    return len(ends) == 1


def _end(state: State, action: Action) -> tuple[str, tuple[Event, ...]]:
    copy = state.clone()
    events = tuple(apply(copy, action))
    for frame in copy.frames:
        if frame.text.done:
            frame.text = frame.text.clone()
            frame.text.done = False
    copy.steps = 0
    return digest(copy), events


def depends_on_hidden_cards(state: State) -> bool:
    """Return whether a question would make a difference if cards that lie hidden were others."""
    for kind, it in enumerate(state.game.kinds):
        if it.card.is_token or it.card.faction is not None:
            continue
        copy = copied(state, {})
        hidden = [c for c in range(len(copy.kind)) if not may_see(state, NOBODY, c)]  # type: ignore[arg-type]
        if not hidden:
            return False
        for card in hidden:
            copy.kind[card] = kind
        copy.cached, copy.offered = {}, None
        copy.derived = type(copy.derived)()
        if not is_idle(copy):
            return True
    return False


def _replay(given: Situation, answers: Sequence[Action], reached: str) -> None:
    """The same answers, read from texts, lead to the same table."""
    table = table_of(given)
    assert table is not None
    for action in answers:
        apply(table.state, read_action(str(action)))
    assert digest(table.state) == reached, "played again it comes out differently"
