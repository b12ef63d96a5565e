"""The referee: asks players for decisions, checks their answers and applies them.

This package exports the whole public surface. `new_game` opens a game of two decks; `position`
begins one in the middle. `to_decide` returns the person who is asked, `legal_actions` the legal
answers, `why_not` says by rules why another is not legal, and `apply` carries one out: it changes
the state that it is given. `apply_known` does the
same without checking that the answer is legal. `State.clone` copies a state, with the same random
numbers to come, in a few microseconds. A copy and its original never affect each other, so a player
that searches applies answers to copies. `outcome` returns the result of a game that is over.

Show a person no more of a state than `observe` returns. A person who searches plays on in a copy
from `determinise`, in which everything they cannot know is dealt again at random.

`record_of` keeps a game as its inputs; `read_record` reads what `Record.to_json` wrote, and
`replay` plays it again. `play_on` lets agents play, which are functions of a state and its legal
actions.

An `Answer` is a number or the place of an option: `meaning` returns its meaning, as a value of
one of the types in `meanings`, and `in_words` puts any answer into words. `ability_of` is the
ability that an answer uses. `stats` has functions for the numbers of cards and players now, under
all effects; `measure` is one of them.

Players are numbered 0 and 1 here, and 1 and 2 in texts that people read.

The folders are layers, and each imports only those before it: `model` (values), `read` (questions
about a state), `write` (the only code that changes one), `effects` (proposed effects and their
replacements), `procedures` (the rulebook step by step), `legality` (legal answers), `verbs` (one
function for each verb of the vocabulary).

With the shipped `catalogue`, a player by program answers one question after the other:

    >>> deck = Deck("Hall of Great Justice", ("Rage",) * 40 + ("Obsession",) * 31 + ("Scout",) * 4)
    >>> state = new_game(catalogue, (deck, deck), seed=7)
    >>> to_decide(state), [in_words(state, answer) for answer in legal_actions(state)]
    (0, ['Obsession', 'Rage'])
    >>> len(apply(state, legal_actions(state)[0])) > 0
    True
    >>> copy = state.clone()
    >>> while to_decide(copy) is not None and copy.turn < 3:
    ...     _ = apply(copy, legal_actions(copy)[0])
    >>> copy.turn, state.turn, outcome(copy)
    (3, 0, None)
"""

from app.games.spoils.engine import meanings
from app.games.spoils.engine.agents import Agent, RandomAgent, greedy, passive, play_on
from app.games.spoils.engine.coverage import is_playable, missing_words
from app.games.spoils.engine.describe import describe
from app.games.spoils.engine.game_builder import CannotReferee
from app.games.spoils.engine.legality.actions import legal_actions, legal_but_abilities
from app.games.spoils.engine.legality.why_not import Reason, why_not
from app.games.spoils.engine.meanings import Meaning, ability_of, in_words, meaning
from app.games.spoils.engine.model import events
from app.games.spoils.engine.model.actions import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    Player,
    PlayResource,
    UseAbility,
    read_action,
)
from app.games.spoils.engine.model.decisions import WINDOWS, Decision, DecisionKind
from app.games.spoils.engine.model.game import RULES_VERSION, Deck
from app.games.spoils.engine.model.position import (
    InPlay,
    Part,
    Phase,
    Position,
    Side,
    Wrong,
    WrongPosition,
)
from app.games.spoils.engine.model.state import GameResult, State
from app.games.spoils.engine.observe import (
    CardView,
    SideView,
    View,
    Witnessed,
    determinise,
    observe,
    shown_to,
    witnessed,
)
from app.games.spoils.engine.opening import new_game
from app.games.spoils.engine.positions import ImpossiblePosition, position
from app.games.spoils.engine.read import stats
from app.games.spoils.engine.read.seats import Person, person_at, side_of
from app.games.spoils.engine.read.stats import measure
from app.games.spoils.engine.record import (
    Record,
    kinds_digest,
    played_again,
    read_record,
    record_of,
    replay,
    start_again,
)
from app.games.spoils.engine.referee import apply, apply_known, outcome, pass_windows, to_decide
from app.games.spoils.engine.write.progress import limit_tries
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import RecordError

__all__ = [
    "RULES_VERSION",
    "WINDOWS",
    "Action",
    "Agent",
    "Answer",
    "Attack",
    "CannotReferee",
    "CardId",
    "CardView",
    "Choose",
    "Decision",
    "DecisionKind",
    "Deck",
    "Deploy",
    "Done",
    "EndTurn",
    "GameResult",
    "IllegalAction",
    "ImpossiblePosition",
    "InPlay",
    "Meaning",
    "Part",
    "Person",
    "Phase",
    "PlayResource",
    "Player",
    "Position",
    "RandomAgent",
    "Reason",
    "Record",
    "RecordError",
    "Side",
    "SideView",
    "State",
    "UseAbility",
    "View",
    "Witnessed",
    "Wrong",
    "WrongPosition",
    "ability_of",
    "apply",
    "apply_known",
    "describe",
    "determinise",
    "events",
    "greedy",
    "in_words",
    "is_playable",
    "kinds_digest",
    "legal_actions",
    "legal_but_abilities",
    "limit_tries",
    "meaning",
    "meanings",
    "measure",
    "missing_words",
    "new_game",
    "observe",
    "outcome",
    "pass_windows",
    "passive",
    "person_at",
    "play_on",
    "played_again",
    "position",
    "read_action",
    "read_record",
    "record_of",
    "replay",
    "shown_to",
    "side_of",
    "start_again",
    "stats",
    "to_decide",
    "why_not",
    "witnessed",
]
