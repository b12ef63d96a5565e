"""The page of a game against the computer: both sides, moves, log, hint, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.capabilities.faces import Face
from app.games.capabilities.playing import Shown
from app.games.capabilities.table import LogTurn, Move
from app.games.spoils.engine import Action, DecisionKind, State, observe, outcome
from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.players.against_computer import AgainstComputer
from app.games.spoils.players.levels import LEVELS
from app.games.spoils.presentation.against_computer.log import log_of
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.own_side import LaneCard, OwnSide, PlayableCard

WORLDS: Final = 8
"""The number of possible games in which a hint looks ahead."""

_MOST_HINTS: Final = 3


@dataclass(frozen=True)
class OpposingSide:
    """The computer's side as the person sees it. `shown` is its hand, once the game is over."""

    influence: int
    faction: Face
    in_hand: int
    in_deck: int
    discard: tuple[str, ...]
    in_play: tuple[LaneCard, ...]
    resources: tuple[LaneCard, ...]
    shown: tuple[Face, ...]


@dataclass(frozen=True)
class HintLine:
    """A move with the estimated chance of winning after it, from 0 to 1; None if unknown."""

    move: Move
    chance: float | None


@dataclass(frozen=True)
class Hint:
    """The best moves by the measure of a level, and in how many possible games it looked."""

    level: str
    worlds: int
    lines: tuple[HintLine, ...]


@dataclass(frozen=True)
class PlayPage:
    """The page of a game as values. `over` says how the game ended, empty while it goes on."""

    turn: int
    title: str
    question: str
    over: str
    has_won: bool
    is_switched: bool
    is_window: bool
    opposing: OpposingSide
    influence: int
    faction: Face
    icons: Threshold
    free: tuple[LaneCard, ...]
    attached: tuple[LaneCard, ...]
    others: tuple[LaneCard, ...]
    hand: tuple[PlayableCard, ...]
    moves: tuple[Move, ...]
    closing: Move | None
    discard: tuple[str, ...]
    deck_left: int
    log: tuple[LogTurn, ...]
    hint: Hint | None


def play_page(game: AgainstComputer, shown: Shown) -> PlayPage:
    """The page of a game from the person's seat."""
    state = game.state
    view = observe(state, ME)
    mine = OwnSide(state, view)
    over, has_won = _ending(state, shown)
    kind = mine.kind
    return PlayPage(
        turn=(state.turn + 1) // 2,
        title=_title(state),
        question="" if over else mine.question,
        over=over,
        has_won=has_won,
        is_switched=view.side != ME,
        is_window=kind in (DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW),
        opposing=_opposing(mine, is_over=bool(over)),
        influence=mine.shown.influence,
        faction=face_of(state.kind_of(mine.faction).card),
        icons=mine.icons,
        free=tuple(mine.resources(attached=False)),
        attached=tuple(mine.resources(attached=True)),
        others=tuple(mine.others()),
        hand=tuple(mine.hand()),
        moves=() if over else (*mine.payments(), *mine.other_moves()),
        closing=None if over else mine.closing(),
        discard=tuple(name for _, name in mine.shown.discard_pile),
        deck_left=mine.shown.deck_count,
        log=log_of(game),
        hint=_hint(game, mine) if shown.hint and not over else None,
    )


def _title(state: State) -> str:
    if not state.turn:
        return "Before the first turn"
    whose = "your turn" if state.active == ME else "the computer’s turn"
    return f"Turn {(state.turn + 1) // 2}, {whose}"


def _ending(state: State, shown: Shown) -> tuple[str, bool]:
    """The end of the game in words, and True if the person won."""
    result = outcome(state)
    if result is not None:
        if result.winner is None:
            return f"Nobody won: {result.why}.", False
        has_won = result.winner == ME
        return f"{'You' if has_won else 'The computer'} won: {result.why}.", has_won
    if shown.has_conceded:
        return "You conceded.", False
    return (f"{shown.stopped}." if shown.stopped else ""), False


def _opposing(mine: OwnSide, *, is_over: bool) -> OpposingSide:
    state, side = mine.state, 1 - mine.view.side
    seen = mine.view.sides[side]
    hand = state.hand[side] if is_over else ()
    return OpposingSide(
        influence=seen.influence,
        faction=face_of(state.kind_of(state.faction[side]).card),
        in_hand=seen.hand_count,
        in_deck=seen.deck_count,
        discard=tuple(name for _, name in seen.discard_pile),
        in_play=tuple(mine.opposing()),
        resources=tuple(mine.opposing_resources()),
        shown=tuple(face_of(state.kind_of(card).card) for card in hand),
    )


def _hint(game: AgainstComputer, mine: OwnSide) -> Hint:
    """The answers of the strongest level in the person's place, knowing what the person knows."""
    level = LEVELS[-1]
    choice = game.weighed(level, WORLDS)
    best: list[tuple[Action, float | None]] = [
        (each.answer, each.value) for each in choice.alternatives[:_MOST_HINTS]
    ]
    lines = [HintLine(_move(mine, it), value) for it, value in best or [(choice.answer, None)]]
    return Hint(level.name, choice.worlds, tuple(lines))


def _move(mine: OwnSide, action: Action) -> Move:
    words = mine.words(action)
    card = getattr(action, "card", None)
    if card is not None and card != mine.faction:
        words = f"{words}: {mine.name_of(card)}"
    return Move(str(action), words)
