"""One game on the referee, with every card's text, against an opponent who does nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from app.games.spoils.engine import (
    WINDOWS,
    Action,
    CardId,
    DecisionKind,
    Done,
    EndTurn,
    State,
    View,
    apply_known,
    legal_actions,
    outcome,
    passive,
    side_of,
    stats,
    to_decide,
)
from app.games.spoils.facts import Catalogue, Threshold
from app.games.spoils.goldfish.model import OPPOSING_INFLUENCE
from app.games.spoils.goldfish.seating import ME, seat
from app.games.spoils.goldfish.setup import Setup, faction_of
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.terms import CardType
from app.games.tabletop.chance.errors import GoldfishError
from app.games.tabletop.chance.shuffle import deal
from app.games.tabletop.chance.splitmix64 import WORD, mix
from app.games.tabletop.referee.players import Effort, Player, chance_of, decide

SoloPlayer: TypeAlias = Player[State, Action, View]
"""A player of The Spoils: it gets what its person may see, and possible games that fit it."""

MOST_ANSWERS: Final = 1_500
"""Of the player and the opponent together; a game that asks for more is stopped."""

_MORE_INFLUENCE: Final = 1_000
"""What the opponent gets when the game is won, so that later turns can be played at all."""

_DONE: Final = Done()
_EFFORT: Final = Effort(1)
_PASSED: Final = WINDOWS - {DecisionKind.ACT}


class Ending(StrEnum):
    """Why a game ended."""

    PLAYED = "played"
    """All turns were played."""
    OVER = "over"
    """The rules ended it otherwise than by the opponent's influence."""
    STOPPED = "stopped"
    """It asked for too many answers."""


@dataclass(frozen=True, slots=True)
class SoloTurn:
    """What the player had at the end of a turn.

    `resources` in play and `icons` of them in the order O G E D R V; `unused` are free resources,
    `seen` cards that have left the deck, `taken` the influence taken from the opponent in all.
    """

    resources: int
    icons: Threshold
    unused: int
    seen: int
    taken: int


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game turn by turn.

    `won` is the place in `turns` of the turn that took the opponent's influence, None where none
    did. There is an entry for every turn that was asked for: after an early end the last one is
    repeated. `answers` are the player's.
    """

    turns: tuple[SoloTurn, ...]
    won: int | None
    ending: Ending
    answers: tuple[Action, ...]


def play_solo(
    setup: Setup,
    catalogue: Catalogue,
    player: SoloPlayer,
    seed: int,
    number: int,
    turns: int,
    *,
    influence: int = OPPOSING_INFLUENCE,
    until_won: bool = False,
) -> SoloGame:
    """Play the game of a number, dealt as `deal(seed, number)` deals it.

    The opponent has a faction of the named influence, and staples for a deck. A game that is won
    goes on until the last turn: the opponent gets more influence, so that a figure of a later
    turn means the same as in the model; with `until_won` it stops. Equal arguments give equal
    games. Raises CannotReferee where the referee cannot play the deck, and GoldfishError where no
    faction has that influence.
    """
    state = opened(setup, catalogue, seed, number, influence)
    run = _Run(state, player, mix((seed ^ number) & WORD), turns, influence, until_won)
    return run.play()


def opened(setup: Setup, catalogue: Catalogue, seed: int, number: int, influence: int) -> State:
    """The game of a number up to its first question. Raises as `play_solo` does."""
    order = deal(seed, number, len(setup.cards))
    opponent = opponent_of(catalogue, influence)
    return seat(setup, catalogue, order, opponent, seed=mix((seed + number) & WORD))


def opponent_of(catalogue: Catalogue, influence: int) -> str:
    """The name of a faction with so much influence."""
    for card in catalogue.factions:
        if faction_of(card).influence == influence:
            return card.name
    raise GoldfishError(f"No faction has {influence} influence")


@dataclass(slots=True)
class _Run:
    """A game in progress, and the figures recorded so far."""

    state: State
    player: SoloPlayer
    seed: int
    turns: int
    influence: int
    until_won: bool
    recorded: list[SoloTurn] = field(default_factory=list)
    player_answers: list[Action] = field(default_factory=list)
    put_back: int = 0
    won: int | None = None
    answers: int = 0
    cards: int = 0
    recorded_turn: int = 0

    def play(self) -> SoloGame:
        ending = Ending.PLAYED
        state = self.state
        self.cards = len(state.deck[ME]) + len(state.hand[ME])
        while len(self.recorded) < self.turns and not (self.until_won and self.won is not None):
            if self.answers >= MOST_ANSWERS:
                ending = Ending.STOPPED
                break
            person = to_decide(self.state)
            if person is None:
                ending = Ending.OVER
                break
            self.answers += 1
            if person == ME:
                self._apply(self._player_answer())
            else:
                self._apply(self._opponent_answer())
        last = self.recorded[-1] if self.recorded else self._turn_figures()
        if ending is Ending.OVER and self._has_won():
            self.won = len(self.recorded) if self.won is None else self.won
            last = self._turn_figures()
        missing = self.turns - len(self.recorded)
        return SoloGame(
            (*self.recorded, *[last] * missing),
            self.won,
            ending,
            tuple(self.player_answers),
        )

    def _player_answer(self) -> Action:
        decision = self.state.decision
        assert decision is not None
        if decision.kind is DecisionKind.MULLIGAN:
            self.put_back = len(decision.chosen)
        chance = chance_of(self.seed, ME, len(self.player_answers))
        answer = decide(PLAYABLE, self.state, self.player, chance, _EFFORT).answer
        self.player_answers.append(answer)
        if decision.kind is DecisionKind.MULLIGAN and not isinstance(answer, Done):
            self.put_back += 1
        return answer

    def _opponent_answer(self) -> Action:
        decision = self.state.decision
        assert decision is not None
        if decision.kind in _PASSED:
            return _DONE
        return passive(self.state, legal_actions(self.state))

    def _apply(self, answer: Action) -> None:
        state = self.state
        mine = state.active == side_of(state, ME)
        if isinstance(answer, EndTurn) and mine:
            self._record_turn()
        before = state.clone() if mine and self.won is None else None
        turn = state.turn
        apply_known(state, answer)
        if before is not None and state.decision is None and self._has_won():
            self._continue_after_win(before, answer)
        taken = self._taken()
        if self.won is None and taken >= self.influence:
            self.won = len(self.recorded)
        if mine and self.state.turn != turn and self.recorded_turn != turn:
            self._record_turn()

    def _record_turn(self) -> None:
        self.recorded_turn = self.state.turn
        self.recorded.append(self._turn_figures())

    def _continue_after_win(self, before: State, answer: Action) -> None:
        """Repeat the winning answer against an opponent with more influence."""
        self.won = len(self.recorded)
        self.state = before
        before.influence[1 - side_of(before, ME)] += _MORE_INFLUENCE
        apply_known(before, answer)

    def _has_won(self) -> bool:
        result = outcome(self.state)
        return result is not None and result.winner == side_of(self.state, ME)

    def _taken(self) -> int:
        state = self.state
        whole = self.influence + (_MORE_INFLUENCE if self.won is not None else 0)
        return whole - state.influence[1 - side_of(state, ME)]

    def _turn_figures(self) -> SoloTurn:
        state = self.state
        me = side_of(state, ME)
        o, g, e, d, r, v = stats.icons(state, me)
        return SoloTurn(
            resources=sum(
                _is_resource(state, it) for it in state.in_play if state.controller[it] == me
            ),
            icons=Threshold((o, g, e, d, r, v)),
            unused=len(stats.free_resources(state, me)),
            seen=self.cards + self.put_back - len(state.deck[me]),
            taken=self._taken(),
        )


def _is_resource(state: State, card: CardId) -> bool:
    return state.face_down[card] or CardType.RESOURCE in stats.types(state, card)
