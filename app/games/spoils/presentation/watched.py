"""A whole game between two players, answer by answer, and the table at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from app.games.capabilities.playing import Shown
from app.games.capabilities.watching import WatchedGame, WatchedStep, WatchedTurn
from app.games.spoils.engine import (
    Action,
    CardId,
    State,
    Witnessed,
    apply,
    apply_known,
    events,
    outcome,
    person_at,
)
from app.games.spoils.engine.model.events import Event
from app.games.spoils.presentation.against_computer.log import Named, Teller, named
from app.games.spoils.presentation.against_computer.page import Place, PlayPage, page_from


@dataclass(frozen=True)
class WatchedTable:
    """The table from the seat that took the first turn, with both hands open."""

    page: PlayPage
    name: str


@dataclass(slots=True)
class _Turn:
    title: str
    at: int
    steps: list[WatchedStep] = field(default_factory=list)


def watched(
    state: State, called: Sequence[Named], answers: Sequence[Action], at: int
) -> WatchedGame:
    """The game told step by step with these answers, and the table after the first `at` of them.

    Raises IllegalAction for an answer that is not legal.
    """
    turns = [_Turn("Before the first turn", 0)]
    _take(turns, state, called, 0)
    table = None
    for number, action in enumerate(answers):
        if number == at:
            table = _table(state, called)
        apply(state, action)
        _take(turns, state, called, number + 1)
    if not turns[0].steps or turns[0].steps[0].at:
        turns[0].steps.insert(0, WatchedStep(0, "The game begins.", "", ()))
    return WatchedGame(
        at=min(at, len(answers)),
        turns=tuple(WatchedTurn(it.title, it.at, tuple(it.steps)) for it in turns if it.steps),
        table=table or _table(state, called),
        covered=(),
        result=_ending(state, called),
    )


def at_moment(
    seen: WatchedGame, state: State, called: Sequence[Named], answers: Sequence[Action], at: int
) -> WatchedGame:
    """Return a game that was told before, with the table after the first `at` of its answers.

    The answers are known to be legal, which takes longer to find out than to carry them out.
    """
    for action in answers[:at]:
        apply_known(state, action)
    return replace(seen, at=min(at, len(answers)), table=_table(state, called))


def told_apart(names: Sequence[str]) -> Sequence[Named]:
    """Players by their names, or those of their decks, numbered where both have the same."""
    if len(set(names)) < len(names):
        return [named(f"{name} ({place})") for place, name in enumerate(names, start=1)]
    return [named(name) for name in names]


def _take(turns: list[_Turn], state: State, names: Sequence[Named], at: int) -> None:
    """Add the results of an answer to its turn; a turn begins with a step of its own."""
    happened = state.fresh
    begins = [place for place, it in enumerate(happened) if isinstance(it, events.TurnStarted)]
    before = happened[: begins[0]] if begins else happened
    if lines := tuple(_lines(state, names, before)):
        turns[-1].steps.append(WatchedStep(at, "", "", lines))
    for place, end in zip(begins, [*begins[1:], len(happened)], strict=False):
        started = happened[place]
        assert isinstance(started, events.TurnStarted)
        title = _teller(state, names, started).turn(started)
        lines = tuple(_lines(state, names, happened[place + 1 : end]))
        turns.append(_Turn(title, at, [WatchedStep(at, "The turn begins.", "", lines)]))


def _lines(
    state: State, names: Sequence[Named], happened: Iterable[Event]
) -> Iterator[tuple[str, str]]:
    for event in happened:
        if words := _teller(state, names, event).told(event):
            yield "", words


def _teller(state: State, names: Sequence[Named], event: Event) -> Teller:
    """Return what tells an event to somebody who sees all, as its player would see it."""
    player = event.to if isinstance(event, events.Revealed) else getattr(event, "player", None)
    everything = frozenset(map(CardId, range(len(state.kind))))
    return Teller(state, Witnessed((), everything), player, names)


def _table(state: State, names: Sequence[Named]) -> WatchedTable:
    person = person_at(state, state.first)
    page = page_from(state, Place(person, names), Shown(is_open=True), ())
    return WatchedTable(page, names[person].starting)


def _ending(state: State, names: Sequence[Named]) -> str:
    result = outcome(state)
    if result is None:
        return "The game is shown up to here; it has not ended."
    if result.winner is None:
        return f"Nobody won: {result.why}."
    return f"{names[result.winner].starting} won: {result.why}."
