"""A whole game between programs, told answer by answer, and the mat at one moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from app.games.capabilities.watching import WatchedGame, WatchedStep, WatchedTurn
from app.games.shadowfist.engine import Action, Result, State, apply, events
from app.games.shadowfist.engine.describe import describe, seat
from app.games.shadowfist.engine.model.actions import Done, Pass
from app.games.shadowfist.engine.model.events import Event
from app.games.shadowfist.facts import exact_words
from app.games.shadowfist.presentation.referee.answer_log import told
from app.games.shadowfist.presentation.referee.answers import RULES, answer_words
from app.games.shadowfist.presentation.referee.mat import SeatOnMat, seat_on_mat


@dataclass(frozen=True)
class WatchedTable:
    """The mats of all seats with the names of their decks, everything open."""

    seats: tuple[tuple[str, SeatOnMat], ...]


@dataclass(slots=True)
class _Turn:
    title: str
    at: int
    steps: list[WatchedStep] = field(default_factory=list)


def watched(state: State, names: Sequence[str], answers: Sequence[Action], at: int) -> WatchedGame:
    """Play a new game with these answers, and look at it after the first `at` of them.

    `names` are those of the decks. Raises IllegalAction for an answer that is not legal.
    """
    turns: list[_Turn] = []
    _take(turns, state, WatchedStep(0, "", "", ()), state.fresh)
    table = None
    for number, action in enumerate(answers):
        if number == at:
            table = _table(state, names)
        step = _step(state, number + 1, action)
        _take(turns, state, step, apply(state, action))
    return WatchedGame(
        at=min(at, len(answers)),
        turns=tuple(WatchedTurn(it.title, it.at, tuple(it.steps)) for it in turns),
        table=table or _table(state, names),
        covered=tuple(coverage(state, names)),
        result=_ending(state),
    )


def _step(state: State, at: int, action: Action) -> WatchedStep:
    """The step that begins with an answer. Passing, and choosing no more, need no words."""
    asked = state.decision
    if asked is None or isinstance(action, (Pass, Done)):
        return WatchedStep(at, "", "", ())
    words = f"{seat(asked.player)}: {answer_words(state, action)}."
    return WatchedStep(at, words, RULES[asked.kind], ())


def _take(turns: list[_Turn], state: State, step: WatchedStep, happened: Sequence[Event]) -> None:
    """Add a step to its turn, and what belongs to a turn that has begun to that.

    The setup is told with the first turn.
    """
    begins = [place for place, it in enumerate(happened) if isinstance(it, events.TurnStarted)]
    lines = _lines(state, happened[: begins[0]] if begins else happened)
    if turns and (lines or step.words):
        turns[-1].steps.append(replace(step, lines=lines))
    for place, end in zip(begins, [*begins[1:], len(happened)], strict=False):
        title = describe(state, happened[place]) or ""
        lines = _lines(state, happened[place if turns else 0 : end])
        first = WatchedStep(step.at, "The turn begins.", events.TurnStarted.rule, lines)
        turns.append(_Turn(title, step.at, [first]))


def _lines(state: State, happened: Sequence[Event]) -> tuple[tuple[str, str], ...]:
    return tuple((it.rule, it.words) for it in told(state, happened))


def _table(state: State, names: Sequence[str]) -> WatchedTable:
    return WatchedTable(
        tuple(
            (names[state.game.seating[player]], seat_on_mat(state, player, player))
            for player in state.players
        )
    )


def coverage(state: State, names: Sequence[str]) -> Iterator[str]:
    """Sentences that say how much of the deck at each seat is played exactly."""
    for player, deck in enumerate(state.game.seating):
        yield f"{seat(player)}: {names[deck]}. {exact_at(state, player)}"


def exact_at(state: State, player: int) -> str:
    """The phrase that says how much of the deck at a seat is played exactly."""
    owned = [
        kind
        for kind, owner in zip(state.kinds, state.owner, strict=True)
        if owner == player and not kind.is_token
    ]
    return exact_words(sum(kind.is_exact for kind in owned), len(owned))


def _ending(state: State) -> str:
    result: Result | None = state.result
    if result is None:
        return "The game is shown up to here; it has not ended."
    return describe(state, events.GameWon(result.winner, result.why)) or ""
