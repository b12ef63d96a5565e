"""A game of a person against a computer player.

The game is its inputs: its opening, the level, and the answers given for or by the person. The
computer's answers follow from these, and so do answers that leave no choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from app.games.spoils.engine import (
    Action,
    CardId,
    Choose,
    DecisionKind,
    Done,
    IllegalAction,
    Person,
    State,
    Witnessed,
    apply,
    apply_known,
    legal_actions,
    read_action,
    record_of,
    to_decide,
    witnessed,
)
from app.games.spoils.goldfish.paying import Payment, cheapest_payment, is_paying, payment_of
from app.games.spoils.goldfish.rounds import Round, repeated, rounds_now
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.goldfish.solitaire import is_choice
from app.games.spoils.players.game import PLAYABLE
from app.games.spoils.players.levels import SpoilsLevel
from app.games.tabletop.referee.players import (
    AnsweredFor,
    Asking,
    Choice,
    Effort,
    chance_of,
    decide,
)
from app.games.tabletop.referee.repetition import Shown

MOST_TURNS: Final = 100
MOST_ANSWERS: Final = 1_500
"""So often may a person answer; windows and payments that are answered for them count too."""

_FOR_THEM: Final = "~"
"""Begins the text of an answer that was given for the person."""


class TooLongError(ValueError):
    """The game has reached a limit and is not played on; the message says which."""


@dataclass(frozen=True, slots=True)
class Given:
    """An answer, the player who gave it, and its results as far as the person could see them.

    `turn` is the turn of the game it was given in; `before` is the number of answers by or for
    the person before it. `action` is None for everything that happened before any answer. `asked`
    is the kind of the question, if the person gave the answer themselves.
    """

    giver: Person | None
    action: Action | None
    turn: int
    before: int
    seen: Witnessed
    asked: DecisionKind | None = None


@dataclass(slots=True)
class AgainstComputer:
    """A running game: its state, and the answers given.

    `own` are the answers by and for the person as texts.
    """

    state: State
    level: SpoilsLevel
    seed: int
    story: tuple[Given, ...] = ()
    own: tuple[str, ...] = field(default=())

    def clone(self) -> AgainstComputer:
        """An independent copy."""
        return AgainstComputer(self.state.clone(), self.level, self.seed, self.story, self.own)

    @property
    def is_over(self) -> bool:
        """True if the game is over."""
        return to_decide(self.state) is None

    @property
    def before_last(self) -> tuple[str, ...]:
        """The answers before the last one that the person gave, and what was answered then."""
        by_person = [place for place, text in enumerate(self.own) if not _is_for_them(text)]
        return self.own[: by_person[-1]] if by_person else ()

    @property
    def before_payment(self) -> tuple[str, ...] | None:
        """The answers before resources were chosen for the person; None if none were, lately."""
        place = len(self.own)
        while place and _is_for_them(self.own[place - 1]):
            place -= 1
        return self.own[:place] if "~choose" in "".join(self.own[place:]) else None

    @property
    def all_answers(self) -> tuple[Action, ...]:
        """The answers of both players, in order."""
        return tuple(each.action for each in self.story if each.action is not None)

    @property
    def record(self) -> str:
        """The game as a record that can be replayed, with both decks and all answers."""
        return record_of(self.state, self.all_answers).to_json()

    def play(self, answer: Action, answered: AnsweredFor) -> None:
        """Give the person's answer, and play on until they are asked again.

        A payment that the person began is left to them.

        Raises IllegalAction, and changes nothing, if the answer is not legal, and TooLongError
        if the game has reached a limit.
        """
        was_paying = self.is_paying
        self._own(str(answer))
        if not (was_paying and self.is_paying):
            self.settle(answered)

    def pay(self, cards: Sequence[CardId], answered: AnsweredFor) -> None:
        """Attach these resources as one answer, and play on. Raises as `play` does."""
        trial = self.clone()
        for card in cards:
            if not trial.is_paying:
                raise IllegalAction("Nothing is left to pay")
            trial._own(f"{_FOR_THEM}{Choose(card)}")
        trial.settle(answered)
        self.state, self.story, self.own = trial.state, trial.story, trial.own

    @property
    def rounds(self) -> Mapping[int, Round]:
        """The rounds that the person can repeat now, by the number of abilities in each."""
        shown = [
            Shown(ME, each.asked, each.action)
            for each in self.story
            if each.asked is not None and each.action is not None and each.turn == self.state.turn
        ]
        return rounds_now(self.state, shown)

    def repeat_round(self, abilities: int, times: int, answered: AnsweredFor) -> int:
        """Repeat the round of the last abilities; return how often it was played to its end.

        The computer may respond each time. Raises as `repeated` and `play` do.
        """
        shown = self.rounds.get(abilities)
        return repeated(
            self, shown, times, lambda it: it.state, lambda it, action: it.play(action, answered)
        )

    @property
    def is_paying(self) -> bool:
        """True if the person is asked which resources to attach."""
        return to_decide(self.state) == ME and is_paying(self.state)

    def settle(self, answered: AnsweredFor) -> None:
        """Answer open questions that need not be put to the person. Raises TooLongError."""
        while (text := self._answered_for(answered)) is not None:
            self._own(text)

    def repeat(self, text: str) -> None:
        """Give an answer of `own` once more. Raises as `play` does.

        Raises ValueError for a text that is no answer.
        """
        self._own(text)

    def go_on(self) -> None:
        """Give all answers up to the next question that leaves the person a choice."""
        while (person := to_decide(self.state)) is not None:
            legal = legal_actions(self.state)
            if person != ME:
                answer = self._of_computer(person)
            elif is_choice(self.state, legal):
                return
            else:
                answer = legal[0]
            if self.state.turn > MOST_TURNS:
                raise TooLongError(f"The game has taken {MOST_TURNS} turns")
            self._give(person, answer)

    def weighed(self, level: SpoilsLevel, worlds: int) -> Choice[Action]:
        """The answer that a level would give for the person; it sees only what the person sees."""
        chance = chance_of(self.seed + 1, ME, len(self.story))
        return decide(PLAYABLE, self.state, level.player, chance, Effort(worlds))

    def _of_computer(self, person: Person) -> Action:
        chance = chance_of(self.seed, person, len(self.story))
        return decide(PLAYABLE, self.state, self.level.player, chance, self.level.effort).answer

    def _own(self, text: str) -> None:
        if len(self.own) >= MOST_ANSWERS:
            raise TooLongError(f"The game has taken {MOST_ANSWERS} of your answers")
        if to_decide(self.state) is None:
            raise IllegalAction("The game is over")
        answer = read_action(text.removeprefix(_FOR_THEM))
        turn, decision = self.state.turn, self.state.decision
        asked = None if decision is None or _is_for_them(text) else decision.kind
        apply(self.state, answer)
        self._note(ME, answer, turn, asked)
        self.own = (*self.own, text)
        self.go_on()

    def _give(self, person: Person, answer: Action) -> None:
        turn = self.state.turn
        apply_known(self.state, answer)
        self._note(person, answer, turn)

    def _note(
        self, person: Person, answer: Action, turn: int, asked: DecisionKind | None = None
    ) -> None:
        seen = witnessed(self.state, ME)
        self.story = (*self.story, Given(person, answer, turn, len(self.own), seen, asked))

    def _answered_for(self, answered: AnsweredFor) -> str | None:
        """The answer given for the person, as a text; None if they are asked themselves."""
        decision = self.state.decision
        if decision is None or to_decide(self.state) != ME:
            return None
        legal = legal_actions(self.state)
        if payment_of(self.state, legal) is Payment.ALIKE and answered.pays:
            return f"{_FOR_THEM}{cheapest_payment(self.state, legal)}"
        if decision.kind in _WINDOWS and Done() in legal and not self._asks(answered.asking):
            return f"{_FOR_THEM}{Done()}"
        return None

    def _asks(self, asking: Asking) -> bool:
        """True if the person is asked about the window that is open now."""
        decision = self.state.decision
        assert decision is not None
        if asking in (Asking.ALWAYS, Asking.NEVER):
            return asking is Asking.ALWAYS
        if decision.kind is DecisionKind.BATTLE_WINDOW:
            return True
        source = decision.source
        is_others = source is not None and self.state.controller[source] != decision.player
        return asking is Asking.OTHERS and is_others


_WINDOWS: Final = frozenset({DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW})


def begun(state: State, level: SpoilsLevel, seed: int) -> AgainstComputer:
    """A game that was opened, up to the first question to the person."""
    game = AgainstComputer(state, level, seed)
    game.story = (Given(None, None, 0, 0, witnessed(state, ME)),)
    game.go_on()
    return game


def _is_for_them(text: str) -> bool:
    return text.startswith(_FOR_THEM)
