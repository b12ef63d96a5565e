"""A game played by hand on the referee, against opponents who only hold a Site each.

The game is its inputs: the deck, the seed, and what the player answered or changed by hand. What
opponents are asked is declined at once. So is answered where the player has nothing to choose, and
where they could only respond to themselves outside of attacks.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from app.games.shadowfist.engine import (
    Action,
    CannotReferee,
    Question,
    State,
    apply,
    legal_actions,
    new_game,
    read_action,
)
from app.games.shadowfist.engine.by_hand import PREFIX, Change, change, read_change
from app.games.shadowfist.engine.model.actions import DONE, END_TURN, PASS, Choose, Place, Play
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.engine.opening import Texts
from app.games.shadowfist.engine.read.structure import feng_shui_sites
from app.games.shadowfist.engine.wordings import text_of_printing
from app.games.shadowfist.facts import Catalogue, in_edition
from app.games.shadowfist.goldfish.setup import Setup
from app.games.shadowfist.terms import CardType
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.shuffle import deal
from app.games.tabletop.referee.decisions import IllegalAction

ME: Final = 0
"""The seat of who plays. They begin."""

OPPONENTS: Final = 2

MOST_INPUTS: Final = 400
"""Longer games are not played on."""

_COPIES: Final = 50
_MOST_IDLE: Final = 2_000

Input: TypeAlias = Action | Change
"""A player's input: an answer, or a change by hand."""


@dataclass(frozen=True, slots=True)
class Step:
    """One input of the player, the turn it was given in, and everything that came of it."""

    given: Input | None
    turn: int
    events: tuple[Event, ...]


@dataclass(slots=True)
class Solitaire:
    """A game as far as it was played. `story` begins with what happened before any input."""

    state: State
    story: tuple[Step, ...]

    @property
    def is_over(self) -> bool:
        """True if somebody has won, or the player is eliminated. Rules: 4.5, 5.1."""
        return self.state.decision is None or self.state.is_out[ME]

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The player's answers and changes so far, in order."""
        return tuple(each.given for each in self.story if each.given is not None)

    def clone(self) -> Solitaire:
        """An independent copy."""
        return Solitaire(self.state.clone(), self.story)

    def play(self, given: Input) -> None:
        """Answer the open question, or change something by hand.

        Raises IllegalAction, and changes nothing, for what is not legal, and GoldfishError when the
        game has become too long.
        """
        if len(self.story) > MOST_INPUTS:
            raise GoldfishError(f"A game by hand ends after {MOST_INPUTS} inputs")
        asked, turn = self.state.decision, self.state.turn
        if asked is None or asked.player != ME:
            raise IllegalAction("The game is over")
        if isinstance(given, Change):
            events = list(change(self.state, ME, given))
        else:
            events = list(apply(self.state, given))
        events += _idle(self.state)
        self.story = (*self.story, Step(given, turn, tuple(events)))


def sit_down(
    setup: Setup,
    catalogue: Catalogue,
    seed: int,
    game_number: int = 0,
    *,
    opponents: int = OPPONENTS,
    goal: int | None = None,
    texts: Texts = text_of_printing,
) -> Solitaire:
    """A new game up to the first question, for the usual goal unless another is given.

    `texts` gives the text of each printing.

    Raises CannotReferee.
    """
    order = deal(seed, game_number, len(setup.cards))
    mine = tuple(str(setup.cards[place].id) for place in order)
    theirs = (_site_of_opponents(in_edition(catalogue, setup.edition)),) * _COPIES
    decks = (mine, *(theirs for _ in range(opponents)))
    state = new_game(
        catalogue, decks, seed=seed, first=ME, goal=goal, stacked=True, by_hand=ME,
        edition=setup.edition, texts=texts,
    )  # fmt: skip
    events = (*state.fresh, *_idle(state))
    return Solitaire(state, (Step(None, 0, events),))


def read_input(text: str) -> Input:
    """The answer or the change with this text. Raises ValueError."""
    return read_change(text) if text.partition(" ")[0] == PREFIX else read_action(text)


def is_first_discard(state: State) -> bool:
    """Tell whether the open question is the discard from the hand as dealt. Rules: 22.2.4."""
    asked = state.decision
    return (
        asked is not None
        and (asked.player, asked.kind) == (ME, Question.DISCARD)
        and state.turn == 1
        and not state.toasted[ME]
    )


def first_discard(solitaire: Solitaire, places: Sequence[int]) -> list[Action]:
    """The answers that discard cards of the hand that was dealt, by place from 0."""
    hand = list(solitaire.state.hand[ME])
    if any(place >= len(hand) for place in places):
        raise IllegalAction("That card is not in the hand")
    chosen: list[Action] = [Choose(hand[place]) for place in dict.fromkeys(places)]
    return chosen if len(chosen) == len(hand) else [*chosen, DONE]


def _site_of_opponents(catalogue: Catalogue) -> str:
    """A Feng Shui Site without text, restriction and price, the first by name.

    Raises CannotReferee where there is none.
    """
    plain = [
        (title.name, str(printing.id))
        for printing in catalogue.by_printing.values()
        if (title := printing.card).type is CardType.FENG_SHUI_SITE
        and not title.newest.words_left
        and not title.newest.effects
        and not title.newest.restrictions
        and title.newest.cost is None
    ]
    if not plain:
        raise CannotReferee("The catalogue has no plain Feng Shui Site for the opponents")
    return min(plain)[1]


def _idle(state: State) -> list[Event]:
    """Answer for the opponents, and for the player where nothing is to choose."""
    events: list[Event] = []
    for _ in range(_MOST_IDLE):
        asked = state.decision
        if asked is None or state.is_out[ME]:
            break
        if asked.player == ME and not _is_idle_question(state):
            break
        events += apply(state, _idle_answer(state, legal_actions(state)))
    return events


def _is_idle_question(state: State) -> bool:
    """Tell whether the player could respond only to themselves, or to nobody."""
    asked = state.decision
    assert asked is not None
    return asked.kind in (Question.RESPOND, Question.START) and state.attack is None


def _idle_answer(state: State, legal: Sequence[Action]) -> Action:
    """Return an idle opponent's answer: play a Feng Shui Site if they have none, else decline."""
    asked = state.decision
    assert asked is not None
    if asked.kind is Question.ACT and not feng_shui_sites(state, asked.player):
        return next((it for it in legal if isinstance(it, Play)), END_TURN)
    declining = (it for it in (PASS, DONE, END_TURN) if it in legal)
    return next(declining, None) or next((it for it in legal if isinstance(it, Place)), legal[0])
