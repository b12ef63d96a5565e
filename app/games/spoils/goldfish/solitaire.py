"""A goldfish game played by hand: the referee, this deck's shuffle, and an idle opponent.

The game is its inputs: the setup, the seed, and the player's answers. Questions to the opponent
are declined at once, and questions that leave no choice are answered at once. When the players
change seats, the player goes on at the other side, with its deck of staples, and the idle opponent
sits at the side of the player's deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from app.games.spoils.engine import (
    Action,
    CardId,
    Choose,
    DecisionKind,
    Done,
    EndTurn,
    IllegalAction,
    Player,
    State,
    apply,
    is_playable,
    legal_actions,
    side_of,
    to_decide,
)
from app.games.spoils.engine.model.events import Event, Mulliganed
from app.games.spoils.facts import Card, Catalogue
from app.games.spoils.goldfish.model import OPPOSING_INFLUENCE
from app.games.spoils.goldfish.paying import Payment, cheapest_payment, payment_of
from app.games.spoils.goldfish.rounds import Round, repeated, rounds_now
from app.games.spoils.goldfish.seating import ME, seat
from app.games.spoils.goldfish.setup import Setup, faction_of
from app.games.spoils.scripts import SCRIPTS
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.shuffle import deal
from app.games.tabletop.referee.repetition import Shown

MOST_ANSWERS: Final = 400
"""Longer games are not played on."""

_MOST_IDLE: Final = 1000


@dataclass(frozen=True, slots=True)
class Answered:
    """One answer of the player, its turn, and everything that followed from it.

    `kind` is that of the question.
    """

    action: Action | None
    turn: int
    events: tuple[Event, ...]
    payment: Payment = Payment.NONE
    kind: DecisionKind | None = None


@dataclass(slots=True)
class Solitaire:
    """A game as far as it was played. `story` begins with what happened before any answer."""

    state: State
    story: tuple[Answered, ...]

    @property
    def answers(self) -> tuple[Action, ...]:
        """The player's answers so far."""
        return tuple(each.action for each in self.story if each.action is not None)

    @property
    def side(self) -> Player:
        """The side at which the player sits now."""
        return side_of(self.state, ME)

    @property
    def put_back(self) -> int:
        """The number of cards that the mulligan put under the deck of the player's side."""
        happened = (event for each in self.story for event in each.events)
        return sum(
            len(event.cards)
            for event in happened
            if isinstance(event, Mulliganed) and event.player == self.side
        )

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards of the side's deck that may be drawn next: without those put back, by name."""
        deck = self.state.deck[self.side]
        left = deck[: max(0, len(deck) - self.put_back)]
        cards = (self.state.kind_of(card).card for card in left)
        return tuple(sorted(cards, key=lambda card: card.name))

    def clone(self) -> Solitaire:
        """An independent copy."""
        return Solitaire(self.state.clone(), self.story)

    def play(self, action: Action) -> None:
        """Answer the open question.

        Raises IllegalAction, and changes nothing, if the answer is not legal, and GoldfishError
        if the game has become too long.
        """
        if len(self.story) > MOST_ANSWERS:
            raise GoldfishError(f"A game by hand ends after {MOST_ANSWERS} answers")
        turn, payment, decision = self.state.turn, self._payment(), self.state.decision
        kind = None if decision is None else decision.kind
        events = list(apply(self.state, action))
        events += _idle(self.state)
        self.story = (*self.story, Answered(action, turn, tuple(events), payment, kind))

    def move(self, action: Action) -> None:
        """Answer the open question, and pay for it if it makes no difference with which resources.

        A payment that was begun by hand is left to the player. Raises as `play` does.
        """
        is_by_hand = self._payment() is not Payment.NONE
        self.play(action)
        while not is_by_hand and self._payment() is Payment.ALIKE:
            self.play(cheapest_payment(self.state, legal_actions(self.state)))

    @property
    def rounds(self) -> Mapping[int, Round]:
        """The rounds that can be repeated now, by the number of abilities in each."""
        shown = [
            Shown(ME, each.kind, each.action)
            for each in self.story
            if each.action is not None
            and each.turn == self.state.turn
            and each.payment is not Payment.ALIKE
        ]
        return rounds_now(self.state, shown)

    def repeat(self, abilities: int, times: int) -> int:
        """Repeat the round of the last abilities; return how often it was played to its end.

        Raises as `repeated` and `play` do.
        """
        shown = self.rounds.get(abilities)
        return repeated(self, shown, times, lambda it: it.state, Solitaire.move)

    def pay(self, cards: Sequence[CardId]) -> None:
        """Pay with these resources. Raises IllegalAction, and changes nothing, for other cards."""
        trial = self.clone()
        for card in cards:
            if trial._payment() is Payment.NONE:
                raise IllegalAction("Nothing is left to pay")
            trial.play(Choose(card))
        self.state, self.story = trial.state, trial.story

    @property
    def before_last(self) -> tuple[Action, ...]:
        """The answers before the last one; a payment is one, with its cause where it was given."""
        paid = self._paid_last
        if not paid:
            return self.answers[:-1]
        is_given = paid[0].payment is Payment.ALIKE
        return self.answers[: max(0, len(self.answers) - len(paid) - is_given)]

    @property
    def before_payment(self) -> tuple[Action, ...] | None:
        """The answers before the payment that was just made; None if none was."""
        paid = self._paid_last
        return self.answers[: -len(paid)] if paid else None

    @property
    def _paid_last(self) -> tuple[Answered, ...]:
        """The latest answers, if they are a finished payment."""
        if self._payment() is not Payment.NONE:
            return ()
        first = len(self.story)
        while self.story[first - 1].payment is not Payment.NONE:
            first -= 1
        return self.story[first:]

    def _payment(self) -> Payment:
        """The payment that the next answer makes."""
        if to_decide(self.state) != ME:
            return Payment.NONE
        return payment_of(self.state, legal_actions(self.state))


def dealt_hand(setup: Setup, seed: int) -> tuple[Card, ...]:
    """The opening hand of a shuffle, in the order it is drawn. Rules: 601.1e."""
    order = deal(seed, 0, len(setup.cards))
    return tuple(setup.cards[place] for place in order[: setup.hand_size])


def sit_down(setup: Setup, catalogue: Catalogue, seed: int) -> Solitaire:
    """A new game up to the first question; cards without a script are played without text.

    Raises CannotReferee when the referee cannot play it.
    """
    order = deal(seed, 0, len(setup.cards))
    state = seat(setup, catalogue, order, _opponent(catalogue), seed=seed, blanks=True)
    events = _idle(state)
    return Solitaire(state, (Answered(None, 0, tuple(events)),))


def without_text(setup: Setup) -> tuple[str, ...]:
    """The cards of the deck that the referee cannot follow and plays without their text."""
    cards = {setup.faction, *setup.starting, *setup.cards}
    unscripted = (card for card in cards if not card.is_staple_resource)
    return tuple(sorted(c.name for c in unscripted if not is_playable(SCRIPTS.get(c.name))))


def mulligan_answers(solitaire: Solitaire, put_back: Sequence[int]) -> list[Action]:
    """The answers that put back cards of the opening hand, by place from 0, in this order."""
    hand = list(solitaire.state.hand[ME])
    if any(place >= len(hand) for place in put_back):
        raise IllegalAction("That card is not in the hand")
    return [*(Choose(hand[place]) for place in dict.fromkeys(put_back)), Done()]


def is_mulligan(state: State) -> bool:
    """True if the open question is which cards to put back. Rules: 601.1f."""
    return state.decision is not None and state.decision.kind is DecisionKind.MULLIGAN


def is_choice(state: State, legal: Sequence[Action]) -> bool:
    """True if there is a choice; the rules of the side's faction run in the order printed."""
    decision = state.decision
    assert decision is not None
    if decision.sources:
        return any(source != state.faction[decision.player] for source in decision.sources)
    return len(legal) > 1 or isinstance(legal[0], EndTurn)


def _idle(state: State) -> list[Event]:
    """Answer for the opponent, and for the player where nothing is left to choose."""
    events: list[Event] = []
    for _ in range(_MOST_IDLE):
        person = to_decide(state)
        if person is None:
            break
        legal = legal_actions(state)
        if person == ME and is_choice(state, legal):
            break
        declining = (each for each in legal if isinstance(each, (Done, EndTurn)))
        events += apply(state, next(declining, legal[0]))
    return events


def _opponent(catalogue: Catalogue) -> str:
    return next(
        card.name for card in catalogue.factions if faction_of(card).influence == OPPOSING_INFLUENCE
    )
