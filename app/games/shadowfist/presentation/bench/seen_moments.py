"""Moments of running games as a player knows them: hidden cards are unknown, in text and steps.

Two games that differ only in what is hidden from a player give that player the same text.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.bench_steps import MeaninglessStepError
from app.games.capabilities.playing import SPECTATOR
from app.games.shadowfist.engine import Action, Question, Record, State, apply, start_again
from app.games.shadowfist.engine.model.actions import PASS
from app.games.shadowfist.engine.observe import seen_by
from app.games.shadowfist.engine.positions import masked
from app.games.shadowfist.facts import Catalogue
from app.games.shadowfist.presentation.bench.moves import Moves
from app.games.shadowfist.presentation.bench.writing import can_be_said, is_free, written

_MOST_PASSES: Final = 50


@dataclass(frozen=True, slots=True)
class SeenMoment:
    """A game at its last action, as a player knows it, and what was said and done since.

    `text` is the position. `said` are steps, each with the player who took it, without passes in
    windows: whether somebody was asked there can depend on hidden cards. `asked` is who is asked
    now, and what; None after the end.
    """

    text: str
    said: tuple[tuple[int, str], ...]
    asked: tuple[int, Question] | None

    def steps(self, state: State, moves: Moves) -> list[str] | None:
        """Take the steps in the position, passing where nobody known does anything.

        None where they lead to another question than the game, because hidden cards or chance
        decided.
        """
        try:
            taken = list(self._taken(state, moves))
        except MeaninglessStepError:
            return None
        return taken if _asked(state) == self.asked else None

    def _taken(self, state: State, moves: Moves) -> Iterator[str]:
        for player, words in self.said:
            yield from _passes(state, lambda: _is_meant(state, moves, player, words))  # noqa: B023
            step = moves.read(state, player, words)
            if not step.is_legal:
                raise MeaninglessStepError(words)
            yield f"{player + 1} {words}"
            apply(state, step.answer)
        yield from _passes(state, lambda: _asked(state) == self.asked)


def seen_moment(
    record: Record, catalogue: Catalogue, at: int | None, person: int
) -> SeenMoment | None:
    """Return a recorded game after `at` of its answers, as a person knows it.

    People are counted in the order of their decks; the game says where each sits. `SPECTATOR`
    knows what lies open. None before the first Main Shot, and where a position cannot say what is
    so. Raises RecordError.
    """
    state = start_again(record, catalogue)
    seat = None if person == SPECTATOR else state.game.seating.index(person)
    before: State | None = None
    given: list[Action] = []
    known: set[int] = set()
    for answer in record.actions[:at]:
        if is_free(state):
            before, given, known = state.clone(), [], set()
        known |= seen_by(state, seat)
        given.append(answer)
        apply(state, answer)
    if is_free(state):
        before, given, known = state.clone(), [], set()
    known |= seen_by(state, seat)
    if before is None:
        return None
    in_decks = {card for deck in before.deck for card in deck}
    shown = masked(before, known - in_decks)
    if not can_be_said(shown, catalogue):
        return None
    said = _said(before, given, known, Moves(catalogue, {}))
    return SeenMoment(written(shown, []), tuple(said), _asked(state))


def _said(
    before: State, given: Collection[Action], known: Collection[int], moves: Moves
) -> Iterator[tuple[int, str]]:
    """The answers since a position as steps, by the names of known cards only."""
    state = before.clone()
    for answer in given:
        decision = state.decision
        assert decision is not None
        if decision.kind is not Question.RESPOND or answer != PASS:
            shown = masked(state, known)
            yield decision.player, moves.step_of(shown, decision.player, answer)
        apply(state, answer)


def _passes(state: State, is_there: Callable[[], bool]) -> Iterator[str]:
    """Pass in windows until something is so, or no window is open."""
    for _ in range(_MOST_PASSES):
        decision = state.decision
        if is_there() or decision is None or decision.kind is not Question.RESPOND:
            return
        yield f"{decision.player + 1} passes"
        apply(state, PASS)


def _is_meant(state: State, moves: Moves, player: int, words: str) -> bool:
    decision = state.decision
    if decision is None or decision.player != player:
        return False
    try:
        return moves.read(state, player, words).is_legal
    except MeaninglessStepError:
        return False


def _asked(state: State) -> tuple[int, Question] | None:
    return None if state.decision is None else (state.decision.player, state.decision.kind)
