"""The page of a game of two to five people, from one seat or from none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from app.games.capabilities.playing import Shown
from app.games.capabilities.table import LogTurn, Move
from app.games.shadowfist.engine import Question, State, events
from app.games.shadowfist.engine.describe import Names, describe
from app.games.shadowfist.engine.model.effects import Effect, EffectKind
from app.games.shadowfist.engine.observe import seen_by
from app.games.shadowfist.facts import Catalogue, PrintingId
from app.games.shadowfist.presentation.goldfish.table_page import PlayableCard, playable
from app.games.shadowfist.presentation.referee.answers import QUESTIONS, RULES
from app.games.shadowfist.presentation.referee.mat import SeatOnMat, mat_of, no_moves
from app.games.shadowfist.presentation.referee.moves import Moves
from app.games.shadowfist.presentation.referee.watched import exact_at

_WINDOWS = frozenset({Question.RESPOND, Question.START})


@dataclass(frozen=True)
class SeatedPage:
    """A game as values. `over` says how it ended, empty while it goes on.

    `mine` is None for an onlooker. `others` sit clockwise from the left of the one who looks;
    `persons` are their numbers, by the deck that each of them brought.
    `stack` are the effects that wait to resolve, the next one first. `exact` says how much of the
    own deck is played exactly.
    """

    turn: int
    title: str
    question: str
    rule: str
    over: str
    has_won: bool
    is_window: bool
    mine: SeatOnMat | None
    others: tuple[SeatOnMat, ...]
    persons: tuple[int, ...]
    hand: tuple[PlayableCard, ...]
    stack: tuple[str, ...]
    moves: tuple[Move, ...]
    closing: Move | None
    log: tuple[LogTurn, ...]
    exact: str


@dataclass(frozen=True)
class Place:
    """Somebody's seat at the table, None for an onlooker; the players' names by seat; the cards."""

    seat: int | None
    names: Sequence[str]
    catalogue: Catalogue


def page_from(state: State, place: Place, shown: Shown, log: tuple[LogTurn, ...]) -> SeatedPage:
    """Return the page of a game from one seat; after the end with all hands."""
    over = _ending(state, place, shown)
    asked = None if over or shown.is_open else state.decision
    if asked is not None and asked.player != place.seat:
        asked = None
    moves = Moves(
        state, () if asked is None else asked.options, place.seat or 0, place.names.__getitem__
    )
    keys = map(str, range(1, 10))
    hand = tuple(_hand(state, place, moves, keys))
    others = tuple(_keyed(it, keys) for it in moves.others())
    mat = _mat(state, place, moves, is_open=bool(over) or shown.is_open)
    first = 0 if place.seat is None else place.seat + 1
    count = len(state.players)
    opposite = [(first + it) % count for it in range(count - (place.seat is not None))]
    return SeatedPage(
        turn=state.turn,
        title=_title(state, place),
        question="" if asked is None else QUESTIONS[asked.kind],
        rule="" if asked is None else RULES[asked.kind],
        over=over,
        has_won=state.result is not None and state.result.winner == place.seat,
        is_window=asked is not None and asked.kind in _WINDOWS,
        mine=None if place.seat is None else mat(place.seat),
        others=tuple(map(mat, opposite)),
        persons=tuple(state.game.seating[it] for it in opposite),
        hand=hand,
        stack=tuple(_stack(state, place)),
        moves=others,
        closing=moves.closing,
        log=log,
        exact="" if place.seat is None else exact_at(state, place.seat),
    )


def _title(state: State, place: Place) -> str:
    if not state.turn:
        return "Before the first turn"
    whose = "yours" if state.active == place.seat else f"{place.names[state.active]}’s"
    return f"Turn {state.turn}, {whose}"


def _ending(state: State, place: Place, shown: Shown) -> str:
    if (result := state.result) is not None:
        names = Names(state, place.names.__getitem__)
        return describe(state, events.GameWon(result.winner, result.why), names) or ""
    if shown.has_conceded:
        return "You conceded."
    return f"{shown.stopped}." if shown.stopped else ""


def _mat(state: State, place: Place, moves: Moves, *, is_open: bool) -> Callable[[int], SeatOnMat]:
    """Each seat as it may be seen: nobody's hand but the own one, before the end."""
    names = place.names.__getitem__
    if is_open:
        return lambda seat: mat_of(state, seat, no_moves, names)(seat)
    return mat_of(state, place.seat, moves.of, names)


def _hand(state: State, place: Place, moves: Moves, keys: Iterator[str]) -> Iterator[PlayableCard]:
    for card in () if place.seat is None else state.hand[place.seat]:
        printing = place.catalogue.by_printing[PrintingId(state.kinds[card].printing)]
        found = playable(state, card, place.catalogue.read_as(printing), moves)
        yield replace(found, moves=tuple(_keyed(it, keys) for it in found.moves))


def _keyed(move: Move, keys: Iterator[str]) -> Move:
    """A move with the next key, as long as there are some."""
    return replace(move, key=next(keys, ""))


def _stack(state: State, place: Place) -> Iterator[str]:
    scene = state.scene
    names = Names(state, place.names.__getitem__, seen_by(state, place.seat))
    for effect in reversed(() if scene is None else scene.stack):
        yield f"{_what(state, effect, names)}, {names.who(effect.player)}"


def _what(state: State, effect: Effect, names: Names) -> str:
    if effect.kind is EffectKind.PLAY:
        # A card that is played lies open, but for a Site that is put down face-down.
        is_hidden = state.kinds[effect.card].is_hidden
        return "a Site face-down" if is_hidden else state.kinds[effect.card].title
    of = "" if effect.kind is EffectKind.SCRIPT else f", {effect.kind.value}"
    return f"{names.card(effect.card)}{of}"
