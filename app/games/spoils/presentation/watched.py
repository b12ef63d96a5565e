"""A whole game between two players, answer by answer, and the table at one moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from app.games.capabilities.faces import Face
from app.games.capabilities.watching import WatchedGame, WatchedStep, WatchedTurn
from app.games.spoils.engine import (
    Action,
    Player,
    State,
    apply,
    describe,
    events,
    observe,
    outcome,
    person_at,
)
from app.games.spoils.engine.describe import PLAYERS
from app.games.spoils.engine.model.events import Event
from app.games.spoils.facts import Threshold
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.own_side import LaneCard, OwnSide


@dataclass(frozen=True)
class WatchedSide:
    """One side of the table with the name of its deck, everything open."""

    name: str
    deck: str
    is_active: bool
    influence: int
    faction: Face
    icons: Threshold
    in_play: tuple[LaneCard, ...]
    resources: tuple[LaneCard, ...]
    hand: tuple[Face, ...]
    discard: tuple[str, ...]
    deck_left: int


@dataclass(frozen=True)
class WatchedTable:
    """Both sides at one moment, the one first that took the first turn."""

    sides: tuple[WatchedSide, ...]


@dataclass(slots=True)
class _Turn:
    title: str
    at: int
    steps: list[WatchedStep] = field(default_factory=list)


def watched(state: State, names: Sequence[str], answers: Sequence[Action], at: int) -> WatchedGame:
    """The game told step by step with these answers, and the table after the first `at` of them.

    `names` are those of the decks. Raises IllegalAction for an answer that is not legal.
    """
    turns = [_Turn("Before the first turn", 0)]
    _take(turns, state, 0, tuple(state.fresh))
    table = None
    for number, action in enumerate(answers):
        if number == at:
            table = _table(state, names)
        _take(turns, state, number + 1, apply(state, action))
    if not turns[0].steps:
        turns[0].steps.append(WatchedStep(0, "The game begins.", "", ()))
    return WatchedGame(
        at=min(at, len(answers)),
        turns=tuple(WatchedTurn(it.title, it.at, tuple(it.steps)) for it in turns if it.steps),
        table=table or _table(state, names),
        covered=(),
        result=_ending(state),
    )


def _take(turns: list[_Turn], state: State, at: int, happened: Sequence[Event]) -> None:
    """Add what an answer brought about to its turn; a turn begins with a step of its own."""
    begins = [place for place, it in enumerate(happened) if isinstance(it, events.TurnStarted)]
    before = happened[: begins[0]] if begins else happened
    if lines := _lines(state, before):
        turns[-1].steps.append(WatchedStep(at, "", "", lines))
    for place, end in zip(begins, [*begins[1:], len(happened)], strict=False):
        title = describe(state, happened[place]) or ""
        first = WatchedStep(at, "The turn begins.", "", _lines(state, happened[place + 1 : end]))
        turns.append(_Turn(title, at, [first]))


def _lines(state: State, happened: Iterable[Event]) -> tuple[tuple[str, str], ...]:
    told = (describe(state, event) for event in happened)
    return tuple(("", words) for words in told if words)


def _table(state: State, names: Sequence[str]) -> WatchedTable:
    first = state.first
    return WatchedTable(tuple(_side(state, player, names) for player in (first, 1 - first)))


def _side(state: State, player: Player, names: Sequence[str]) -> WatchedSide:
    view = observe(state, person_at(state, player))
    side = OwnSide(state, view)
    paid = [replace(it, is_spent=True) for it in side.resources(attached=True)]
    return WatchedSide(
        name=PLAYERS[player],
        deck=names[player],
        is_active=state.active == player,
        influence=side.shown.influence,
        faction=face_of(state.kind_of(side.faction).card),
        icons=side.icons,
        in_play=_seen(side.others()),
        resources=_seen((*side.resources(attached=False), *paid)),
        hand=tuple(face_of(state.kind_of(card).card) for card, _ in side.shown.hand or ()),
        discard=tuple(name for _, name in side.shown.discard_pile),
        deck_left=side.shown.deck_count,
    )


def _seen(cards: Iterable[LaneCard]) -> tuple[LaneCard, ...]:
    """The cards to look at, without what could be done with them."""
    return tuple(replace(card, moves=()) for card in cards)


def _ending(state: State) -> str:
    result = outcome(state)
    if result is None:
        return "The game is shown up to here; it has not ended."
    return describe(state, events.GameEnded(result.winner, result.why)) or ""
