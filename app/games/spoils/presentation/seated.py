"""Games of The Spoils between people, each of whom sees and answers from their own seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final, Self

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.playing import (
    SPECTATOR,
    AnsweredFor,
    Asking,
    GivenAnswer,
    IllegalMoveError,
    Moment,
    Repeated,
    SeatedGame,
    SeatedPlay,
    SeatResult,
    StoppedGameError,
    Told,
    name_mark,
)
from app.games.capabilities.playing import Shown as ShownBeside
from app.games.capabilities.table import LogTurn
from app.games.spoils.engine import (
    Action,
    CardId,
    Choose,
    DecisionKind,
    Done,
    IllegalAction,
    Person,
    State,
    apply,
    apply_known,
    events,
    kinds_digest,
    legal_actions,
    outcome,
    read_action,
    record_of,
    to_decide,
    witnessed,
)
from app.games.spoils.goldfish.from_decklist import TEMPLATES
from app.games.spoils.goldfish.paying import cheapest_payment, is_paying
from app.games.spoils.goldfish.rounds import Round, repeated, rounds_now
from app.games.spoils.players.computer_players import SpoilsComputerPlayers
from app.games.spoils.presentation.against_computer.log import YOU, Named, Teller, named
from app.games.spoils.presentation.against_computer.page import Place, PlayPage, page_from
from app.games.spoils.presentation.goldfish.payments import cards_paid
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue
from app.games.tabletop.referee.repetition import Shown

MOST_TURNS: Final = 100
MOST_ANSWERS: Final = 4_000

_SEATS: Final = (Person(0), Person(1))
_WINDOWS: Final = frozenset({DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW})
_REVEALING: Final = (events.Revealed, events.Drew, events.CoinFlipped)


class SpoilsSeatedGame(SeatedGame):
    """A running game of two. `state` is the referee's, `given` are all answers.

    `shown` are the answers in the current turn that can be part of a round to repeat.
    """

    def __init__(
        self,
        state: State,
        given: tuple[Action, ...] = (),
        shown: tuple[Shown[Action], ...] = (),
    ) -> None:
        self.state, self.given, self.shown = state, given, shown

    @property
    def to_decide(self) -> int | None:
        return to_decide(self.state)

    @property
    def result(self) -> SeatResult | None:
        found = outcome(self.state)
        return None if found is None else SeatResult(found.winner, found.why)

    @property
    def answers(self) -> Sequence[str]:
        return [str(answer) for answer in self.given]

    @property
    def watched_answers(self) -> Sequence[str]:
        return self.answers

    @property
    def out(self) -> frozenset[int]:
        return frozenset()

    @property
    def turn(self) -> int:
        return self.state.turn

    def moment(self, seat: int) -> Moment:
        battle = self.state.battle
        return Moment(
            self.state.turn,
            is_own_turn=self.state.active == seat,
            is_attacked=battle is not None and battle.attacker != seat,
        )

    @property
    def kinds(self) -> str:
        return kinds_digest(self.state.game)

    @property
    def record(self) -> str:
        return record_of(self.state, self.given).to_json()

    def clone(self) -> Self:
        return type(self)(self.state.clone(), self.given, self.shown)

    def told(self) -> Mapping[int, Sequence[Told]]:
        return {
            seat: tuple(self._told(None if seat == SPECTATOR else Person(seat)))
            for seat in (*_SEATS, SPECTATOR)
        }

    def answer(self, seat: int, text: str) -> Sequence[GivenAnswer]:
        cards = cards_paid(text)
        if cards is None:
            return (self._tried(seat, lambda: read_action(text)),)
        trial = self.clone()
        given = []
        for card in cards:
            if not is_paying(trial.state):
                raise IllegalMoveError("Nothing is left to pay")
            given.append(trial._tried(seat, partial(Choose, card)))
        self._become(trial)
        return given

    def repeat_round(
        self, seat: int, abilities: int, times: int, wishes: Sequence[AnsweredFor]
    ) -> Repeated:
        trial, given = self.clone(), list[GivenAnswer]()

        def play(game: SpoilsSeatedGame, answer: Action) -> None:
            given.append(game._given(Person(seat), answer, is_for_them=False))
            given.extend(game.settle(wishes))

        try:
            shown = trial._rounds(seat).get(abilities)
            done = repeated(trial, shown, times, lambda it: it.state, play)
        except IllegalAction as problem:
            raise IllegalMoveError(str(problem)) from None
        self._become(trial)
        return Repeated(given, done)

    def settle(self, wishes: Sequence[AnsweredFor]) -> Sequence[GivenAnswer]:
        given: list[GivenAnswer] = []
        while (seat := to_decide(self.state)) is not None:
            answer = self._answered_for(wishes[seat])
            if answer is None:
                break
            given.append(self._given(seat, answer, is_for_them=True))
        return given

    def repeat(self, text: str) -> None:
        try:
            answer = read_action(text)
        except ValueError as problem:
            raise IllegalMoveError(str(problem)) from None
        if answer not in legal_actions(self.state):
            raise IllegalMoveError("This answer does not fit the game")
        shown = self._shown_by(answer)
        apply_known(self.state, answer)
        self._note(answer, shown)

    def page(
        self, seat: int, shown: ShownBeside, names: Sequence[str], log: tuple[LogTurn, ...]
    ) -> PlayPage:
        person = None if seat == SPECTATOR else Person(seat)
        page = page_from(self.state, Place(person, _named(seat, names)), shown, log)
        return page if page.over else replace(page, rounds=tuple(self._rounds(seat)))

    def _become(self, other: SpoilsSeatedGame) -> None:
        self.state, self.given, self.shown = other.state, other.given, other.shown

    def _rounds(self, seat: int) -> Mapping[int, Round]:
        """The rounds that a person can repeat now. Rules: 414.2."""
        if to_decide(self.state) != seat:
            return {}
        return rounds_now(self.state, [it for it in self.shown if it.person == seat])

    def _shown_by(self, answer: Action) -> tuple[int, tuple[Shown[Action], ...]]:
        """The turn, and the answer to the open question as a part of a round.

        Windows are let pass, and payments that are alike made, for each repetition anew.
        """
        decision, person = self.state.decision, to_decide(self.state)
        assert decision is not None
        assert person is not None
        is_alike = is_paying(self.state) and self._pays_alike(legal_actions(self.state))
        if decision.kind in _WINDOWS or is_alike:
            return self.state.turn, ()
        return self.state.turn, (Shown(person, decision.kind, answer),)

    def _note(self, answer: Action, shown: tuple[int, tuple[Shown[Action], ...]]) -> None:
        turn, parts = shown
        self.given = (*self.given, answer)
        self.shown = (*self.shown, *parts) if turn == self.state.turn else ()

    def _tried(self, seat: int, read: Callable[[], Action]) -> GivenAnswer:
        if to_decide(self.state) != seat:
            raise IllegalMoveError("You are not asked now")
        try:
            return self._given(Person(seat), read(), is_for_them=False)
        except (IllegalAction, ValueError) as problem:
            if isinstance(problem, StoppedGameError):
                raise
            raise IllegalMoveError(str(problem)) from None

    def _given(self, seat: Person, answer: Action, *, is_for_them: bool) -> GivenAnswer:
        if len(self.given) >= MOST_ANSWERS:
            raise StoppedGameError(f"The game has taken {MOST_ANSWERS} answers")
        if self.state.turn > MOST_TURNS:
            raise StoppedGameError(f"The game has taken {MOST_TURNS} turns")
        chance, seen = self.state.rng, self._seen()
        shown = self._shown_by(answer)
        apply(self.state, answer)
        self._note(answer, shown)
        is_open = chance != self.state.rng or any(
            isinstance(event, _REVEALING) for event in self.state.fresh
        )
        shown_to = frozenset(
            it for it, now in self._seen().items() if is_open or not now <= seen[it]
        )
        return GivenAnswer(seat, str(answer), is_for_them, shown_to, self.told())

    def _seen(self) -> Mapping[Person, frozenset[CardId]]:
        return {seat: witnessed(self.state, seat).cards for seat in _SEATS}

    def _told(self, person: Person | None) -> Iterator[Told]:
        """The results of the last answer as lines; one that begins a turn has its title."""
        seen = witnessed(self.state, person)
        teller = Teller(self.state, seen, person, _named(person, [name_mark(it) for it in _SEATS]))
        title, words = "", list[str]()
        for event in seen.events:
            if isinstance(event, events.TurnStarted):
                if title or any(words):
                    yield Told(title, " ".join(filter(None, words)))
                title, words = teller.turn(event), []
            words.append(teller.told(event))
        if title or any(words):
            yield Told(title, " ".join(filter(None, words)))

    def _answered_for(self, wishes: AnsweredFor) -> Action | None:
        """The answer given for the person who is asked; None if they answer themselves.

        It depends only on these wishes and on what both players can see, so how soon the game goes
        on tells nothing about hidden cards.
        """
        decision = self.state.decision
        assert decision is not None
        legal = legal_actions(self.state)
        faction = self.state.faction[decision.player]
        if decision.sources and all(source == faction for source in decision.sources):
            return legal[0]
        if is_paying(self.state) and wishes.pays and self._pays_alike(legal):
            return cheapest_payment(self.state, legal)
        if decision.kind in _WINDOWS and Done() in legal and not self._asks(wishes):
            return Done()
        return None

    def _pays_alike(self, legal: Sequence[Action]) -> bool:
        """True if only staples that lie open can be attached; face-down cards may differ."""
        return all(
            isinstance(it, Choose)
            and not self.state.face_down[it.card]
            and self.state.kind_of(it.card).card.is_staple_resource
            for it in legal
        )

    def _asks(self, wishes: AnsweredFor) -> bool:
        """True if the person is asked about the window that is open now."""
        decision = self.state.decision
        assert decision is not None
        if wishes.is_quiet(self.moment(decision.player)):
            return False
        asking = wishes.asking
        if asking in (Asking.ALWAYS, Asking.NEVER):
            return asking is Asking.ALWAYS
        if decision.kind is DecisionKind.BATTLE_WINDOW:
            return True
        source = decision.source
        is_others = source is not None and self.state.controller[source] != decision.player
        return asking is Asking.OTHERS and is_others


class SpoilsSeatedPlay(SeatedPlay):
    """Games of The Spoils between two people."""

    templates = TEMPLATES
    persons: ClassVar[range] = range(2, 3)

    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> PreparedLike:
        return SpoilsComputerPlayers().prepare(deck, catalogue, edition)

    def begin(self, opening: Opening[PreparedLike], catalogue: AnyCatalogue) -> SpoilsSeatedGame:
        return SpoilsSeatedGame(SpoilsComputerPlayers().start(opening, catalogue))


def _named(person: int | None, names: Sequence[str]) -> Sequence[Named]:
    """The players as they are called in sentences to somebody."""
    return [YOU if seat == person else named(names[seat]) for seat in _SEATS]
