"""The referee: who decides what, which answers are legal, and what comes of them.

All of the public surface is here. `new_game` opens a game of two to five decks. `to_decide` says
who is asked, `legal_actions` what can be answered, and `apply` gives an answer: it changes the
state it is given, and nothing else does. `State.clone` copies a state with the same random future;
a copy and its original never affect each other. `outcome` says how a game ended.

A person must be shown no more of a state than `observe` returns. `record_of` keeps a game as its
inputs; `read_record` reads what `Record.to_json` wrote, and `replay` plays it again. `play_on` lets
agents play, which are functions of a state and its legal actions.

Cards are played as their numbers: the texts of the catalogue's cards are not known to the referee.

Seats are numbered from 0 here, and from 1 in texts that people read.

The folders are layers, and each imports only those before it: `damage` and `model` (values), `read`
(questions about a state), `write` (the only code that changes the table), `legality` (which
answers are legal), `procedures` (the rulebook step by step).

With the shipped `catalogue`, players by program answer one question after the other:

    >>> lines = [precon.lines for precon in list(catalogue.precons.values())[:2]]
    >>> decks = [[it.printing for it in its for _ in range(it.copies)] for its in lines]
    >>> state = new_game(catalogue, decks, seed=7)
    >>> to_decide(state), str(legal_actions(state)[0])
    (0, 'done')
    >>> while outcome(state) is None and state.turn < 3:
    ...     _ = apply(state, legal_actions(state)[0])
    >>> state.turn
    3
"""

from app.games.shadowfist.engine.agents import Agent, RandomAgent, passive, play_on
from app.games.shadowfist.engine.model import events
from app.games.shadowfist.engine.model.actions import Action, read_action
from app.games.shadowfist.engine.model.decisions import Decision, Question
from app.games.shadowfist.engine.model.events import GameEnd
from app.games.shadowfist.engine.model.state import Result, State
from app.games.shadowfist.engine.observe import CardView, SeatView, View, observe
from app.games.shadowfist.engine.opening import CannotReferee, new_game
from app.games.shadowfist.engine.record import (
    Record,
    played_again,
    read_record,
    record_of,
    replay,
    start_again,
)
from app.games.shadowfist.engine.referee import apply, legal_actions, outcome, to_decide
from app.games.tabletop.referee.decisions import IllegalAction
from app.games.tabletop.referee.records import RecordError

__all__ = [
    "Action",
    "Agent",
    "CannotReferee",
    "CardView",
    "Decision",
    "GameEnd",
    "IllegalAction",
    "Question",
    "RandomAgent",
    "Record",
    "RecordError",
    "Result",
    "SeatView",
    "State",
    "View",
    "apply",
    "events",
    "legal_actions",
    "new_game",
    "observe",
    "outcome",
    "passive",
    "play_on",
    "played_again",
    "read_action",
    "read_record",
    "record_of",
    "replay",
    "start_again",
    "to_decide",
]
