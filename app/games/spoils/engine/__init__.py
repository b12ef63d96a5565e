"""The referee: who decides what, which answers are legal, and what comes of them.

All of the public surface is here: a game is its decks, its seed and the answers given.
Nothing else writes a `State`; what a person may know of one is `observe`.

The folders are layers, and each imports only those before it: `model` (values), `read` (questions
about a state), `write` (the only code that changes one), `effects` (what is about to happen and
what replaces it), `procedures` (the rulebook step by step), `legality` (which answers are legal),
`verbs` (one function for each word of a card's text).
"""

from app.games.spoils.engine.coverage import is_playable, missing_words
from app.games.spoils.engine.legality.actions import legal_actions
from app.games.spoils.engine.model.actions import (
    Action,
    Answer,
    Attack,
    CardId,
    Choose,
    Deploy,
    Done,
    EndTurn,
    IllegalAction,
    Player,
    PlayResource,
    UseAbility,
    read_action,
)
from app.games.spoils.engine.model.decisions import Decision, DecisionKind
from app.games.spoils.engine.model.game import Deck
from app.games.spoils.engine.model.state import Result, State
from app.games.spoils.engine.opening import CannotReferee, new_game
from app.games.spoils.engine.read.seats import Person, person_at, side_of
from app.games.spoils.engine.referee import apply, outcome, to_decide

__all__ = [
    "Action",
    "Answer",
    "Attack",
    "CannotReferee",
    "CardId",
    "Choose",
    "Decision",
    "DecisionKind",
    "Deck",
    "Deploy",
    "Done",
    "EndTurn",
    "IllegalAction",
    "Person",
    "PlayResource",
    "Player",
    "Result",
    "State",
    "UseAbility",
    "apply",
    "is_playable",
    "legal_actions",
    "missing_words",
    "new_game",
    "outcome",
    "person_at",
    "read_action",
    "side_of",
    "to_decide",
]
