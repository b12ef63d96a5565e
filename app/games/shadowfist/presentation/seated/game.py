"""Games of Shadowfist between people, each of whom sees and answers from their own seat."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Self

from app.games.capabilities.computer_players import Opening, PreparedLike
from app.games.capabilities.playing import (
    SPECTATOR,
    AnsweredFor,
    Asking,
    GivenAnswer,
    IllegalMoveError,
    Moment,
    SeatedGame,
    SeatedPlay,
    SeatResult,
    Shown,
    StoppedGameError,
    Told,
    name_mark,
)
from app.games.capabilities.table import LogTurn, UnplayableDeckError
from app.games.offers import own
from app.games.shadowfist.decklists import Decklist
from app.games.shadowfist.editions import Edition
from app.games.shadowfist.engine import (
    Action,
    CannotReferee,
    IllegalAction,
    Question,
    State,
    apply,
    events,
    legal_actions,
    new_game,
    read_action,
    record_of,
)
from app.games.shadowfist.engine.describe import Names
from app.games.shadowfist.engine.model.actions import DONE, END_TURN, PASS, Choose
from app.games.shadowfist.engine.model.events import Area
from app.games.shadowfist.engine.observe import seen_by
from app.games.shadowfist.engine.opening import SEATS
from app.games.shadowfist.facts import Catalogue, PrintingId, in_edition
from app.games.shadowfist.goldfish.setup import MOST_CARDS
from app.games.shadowfist.goldfish.starting import TEMPLATES
from app.games.shadowfist.presentation.referee.answer_log import told
from app.games.shadowfist.presentation.referee.matches import printings_of
from app.games.shadowfist.presentation.seated.page import Place, SeatedPage, page_from
from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.facts import AnyCatalogue

MOST_TURNS: Final = 400
MOST_ANSWERS: Final = 12_000

_REVEALING: Final = (events.Drawn, events.Revealed, events.Found, events.CoinFlipped)
_LEAVING: Final[Sequence[Action]] = (PASS, DONE, END_TURN)


class ShadowfistSeatedGame(SeatedGame):
    """A running game. `state` is the referee's, `given` are all answers.

    People are counted in the order of their decks; `state.game.seating` says who sits where.
    """

    def __init__(self, state: State, catalogue: Catalogue, given: tuple[Action, ...] = ()) -> None:
        self.state, self.catalogue, self.given = state, catalogue, given
        self._facts = in_edition(catalogue, state.game.edition)

    @property
    def to_decide(self) -> int | None:
        asked = self.state.decision
        return None if asked is None else self.state.game.seating[asked.player]

    @property
    def result(self) -> SeatResult | None:
        found = self.state.result
        if found is None:
            return None
        winner = None if found.winner is None else self.state.game.seating[found.winner]
        return SeatResult(winner, found.why.value)

    @property
    def answers(self) -> Sequence[str]:
        return [str(answer) for answer in self.given]

    @property
    def watched_answers(self) -> Sequence[str] | None:
        game = self.state.game
        again = new_game(self.catalogue, game.decks, seed=game.seed, edition=game.edition)
        everything = self._begun_again()
        kept: list[Action] = []
        for answer in self.given:
            if again.decision == everything.decision:
                kept.append(answer)
                apply(again, answer)
            elif len(legal_actions(everything)) > 1:
                return None
            apply(everything, answer)
        return [str(answer) for answer in kept]

    @property
    def turn(self) -> int:
        return self.state.turn

    def moment(self, seat: int) -> Moment:
        at, attack = self.state.game.seating.index(seat), self.state.attack
        return Moment(
            self.state.turn,
            is_own_turn=self.state.active == at,
            is_attacked=attack is not None and attack.defender == at,
        )

    @property
    def kinds(self) -> str:
        game = self.state.game
        facts = hashlib.sha256(f"{game.edition.value}\n".encode())
        printings = {id_ for deck in game.decks for id_ in deck}
        for id_ in sorted(printings):
            title = self._facts.by_printing[PrintingId(id_)].card
            facts.update(f"{id_} {title.digested}\n".encode())
        return facts.hexdigest()

    @property
    def out(self) -> frozenset[int]:
        state = self.state
        return frozenset(state.game.seating[it] for it in state.players if state.is_out[it])

    @property
    def record(self) -> str:
        return record_of(self.state, self.given).to_json()

    def clone(self) -> Self:
        return type(self)(self.state.clone(), self.catalogue, self.given)

    def told(self) -> Mapping[int, Sequence[Told]]:
        return self._told(self._seen())

    def answer(self, seat: int, text: str) -> Sequence[GivenAnswer]:
        if self.to_decide != seat:
            raise IllegalMoveError("You are not asked now")
        try:
            return (self._given(read_action(text), is_for_them=False),)
        except StoppedGameError:
            raise
        except (IllegalAction, ValueError) as problem:
            raise IllegalMoveError(str(problem)) from None

    def settle(self, wishes: Sequence[AnsweredFor]) -> Sequence[GivenAnswer]:
        given: list[GivenAnswer] = []
        while (seat := self.to_decide) is not None:
            answer = self._answered_for(wishes[seat])
            if answer is None:
                break
            given.append(self._given(answer, is_for_them=True))
        return given

    def repeat(self, text: str) -> None:
        try:
            answer = read_action(text)
            apply(self.state, answer)
        except (IllegalAction, ValueError) as problem:
            raise IllegalMoveError(str(problem)) from None
        self.given = (*self.given, answer)

    def page(
        self, seat: int, shown: Shown, names: Sequence[str], log: tuple[LogTurn, ...]
    ) -> SeatedPage:
        at = [names[person] for person in self.state.game.seating]
        return page_from(self.state, Place(self._seat(seat), at, self._facts), shown, log)

    def _begun_again(self) -> State:
        game = self.state.game
        return new_game(
            self.catalogue, game.decks, seed=game.seed, asks_all=True, edition=game.edition
        )

    def _seat(self, person: int) -> int | None:
        """The seat of a person at the table; None for the spectator."""
        return None if person == SPECTATOR else self.state.game.seating.index(person)

    def _given(self, answer: Action, *, is_for_them: bool) -> GivenAnswer:
        if len(self.given) >= MOST_ANSWERS:
            raise StoppedGameError(f"The game has taken {MOST_ANSWERS} answers")
        if self.state.turn > MOST_TURNS:
            raise StoppedGameError(f"The game has taken {MOST_TURNS} turns")
        person = self.to_decide
        assert person is not None
        chance, before = self.state.rng, self._seen()
        happened = apply(self.state, answer)
        self.given = (*self.given, answer)
        now = self._seen()
        is_open = chance != self.state.rng or any(isinstance(it, _REVEALING) for it in happened)
        looking = self.to_decide if self._is_looking() else None
        shown_to = frozenset(
            it
            for it, cards in now.items()
            if it != SPECTATOR and (is_open or it == looking or not cards <= before[it])
        )
        seen = {it: cards | before[it] for it, cards in now.items()} if happened else {}
        return GivenAnswer(person, str(answer), is_for_them, shown_to, self._told(seen))

    def _is_looking(self) -> bool:
        """True if whoever is asked sees cards of a hidden pile to choose from."""
        asked = self.state.decision
        return asked is not None and (
            asked.kind is Question.SHOWN
            or any(
                isinstance(it, Choose) and self.state.area[it.card] is Area.DECK
                for it in asked.options
            )
        )

    def _seen(self) -> Mapping[int, frozenset[int]]:
        """The cards that each person can name, and the spectator."""
        seats = {it: self._seat(it) for it in (*self.state.game.seating, SPECTATOR)}
        return {it: seen_by(self.state, seat) for it, seat in seats.items()}

    def _told(self, seen: Mapping[int, frozenset[int]]) -> Mapping[int, Sequence[Told]]:
        return {it: tuple(self._lines(it, cards)) for it, cards in seen.items()}

    def _lines(self, person: int, seen: frozenset[int]) -> Iterator[Told]:
        """The results of the last answer as lines; one that begins a turn has its title."""
        names = Names(self.state, self._mark, seen)
        seat = self._seat(person)
        title, happened = "", list[events.Event]()

        def line() -> Iterator[Told]:
            words = " ".join(it.words for it in told(self.state, happened, seat, names))
            if title or words:
                yield Told(title, words)

        for event in self.state.fresh:
            if isinstance(event, events.TurnStarted):
                yield from line()
                title, happened = f"Turn {event.turn}, {self._mark(event.player)}", []
            else:
                happened.append(event)
        yield from line()

    def _mark(self, seat: int) -> str:
        return name_mark(self.state.game.seating[seat])

    def _answered_for(self, wishes: AnsweredFor) -> Action | None:
        """The answer given for the person who is asked; None if they answer themselves.

        It depends only on their wishes, their list, and what everybody can see, so how soon the
        game goes on tells nothing about hands.
        """
        asked = self.state.decision
        assert asked is not None
        if wishes.has_left:
            return next((it for it in _LEAVING if it in asked.options), asked.options[0])
        if asked.kind not in (Question.RESPOND, Question.START) or self._asks(wishes):
            return None
        return PASS

    def _asks(self, wishes: AnsweredFor) -> bool:
        """True if the person is asked about the window that is open now."""
        assert self.state.decision is not None
        asked = self.state.game.seating[self.state.decision.player]
        if wishes.is_quiet(self.moment(asked)):
            return False
        asking = wishes.asking
        if asking in (Asking.ALWAYS, Asking.NEVER):
            return asking is Asking.ALWAYS
        state, attack = self.state, self.state.attack
        decision = state.decision
        assert decision is not None
        player = decision.player
        if attack is None and asking is Asking.BATTLE:
            return False
        if decision.kind is Question.RESPOND:
            scene = state.scene
            return scene is not None and bool(scene.stack) and scene.stack[-1].player != player
        if attack is not None:
            return player in (attack.declarer, attack.defender, attack.intercepting)
        if state.is_turn_start:
            return player == state.active and self._begins_turns(player)
        return state.frames[-1].procedure == "end declared"

    def _begins_turns(self, player: int) -> bool:
        """22.2.1: true if a player's deck has Events that are played as a turn begins."""
        return any(
            kind.is_event and kind.text.effects and kind.text.effects[0].turn_start
            for kind, owner in zip(self.state.kinds, self.state.owner, strict=True)
            if owner == player
        )


@dataclass(frozen=True, slots=True)
class PreparedDeck:
    """The ids of the printings in a deck, copy by copy."""

    printings: tuple[str, ...]
    notes: tuple[str, ...] = ()


class ShadowfistSeatedPlay(SeatedPlay):
    """Games of Shadowfist between two to five people."""

    templates = TEMPLATES
    persons: ClassVar[range] = SEATS

    def prepare(self, deck: AnyDecklist, catalogue: AnyCatalogue, edition: str) -> PreparedDeck:
        printings = printings_of(own(deck, Decklist))
        if len(printings) > MOST_CARDS:
            raise UnplayableDeckError(
                f"The deck has {len(printings)} cards; decks of more than {MOST_CARDS} are not "
                "played here"
            )
        return PreparedDeck(printings)

    def begin(
        self, opening: Opening[PreparedLike], catalogue: AnyCatalogue
    ) -> ShadowfistSeatedGame:
        cards = own(catalogue, Catalogue)
        decks = [own(deck, PreparedDeck).printings for deck in opening.decks]
        try:
            state = new_game(
                cards,
                decks,
                seed=opening.seed,
                first=opening.first,
                asks_all=True,
                edition=Edition(opening.edition),
            )
        except CannotReferee as problem:
            raise UnplayableDeckError(str(problem)) from None
        return ShadowfistSeatedGame(state, cards)
