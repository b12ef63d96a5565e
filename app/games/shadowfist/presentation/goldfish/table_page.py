"""The table page of a game by hand: mats, hand with reasons, moves, changes and log."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from app.games.capabilities.faces import Face
from app.games.capabilities.table import LogTurn, Move
from app.games.shadowfist.engine import State, legal_actions
from app.games.shadowfist.engine import by_hand as engine_by_hand
from app.games.shadowfist.engine.by_hand import AMOUNTS, POINTS, PREFIX, TO_CARDS, Verb, may_affect
from app.games.shadowfist.engine.describe import describe
from app.games.shadowfist.engine.legality.reasons import Reason, lacking, reasons
from app.games.shadowfist.engine.model.events import GameWon
from app.games.shadowfist.engine.model.kinds import RESOURCES, Needs
from app.games.shadowfist.facts import Pool, Printing
from app.games.shadowfist.goldfish.setup import Setup
from app.games.shadowfist.goldfish.solitaire import ME, Solitaire
from app.games.shadowfist.presentation.faces import face_of
from app.games.shadowfist.presentation.goldfish.log import log_of
from app.games.shadowfist.presentation.referee.answers import (
    QUESTIONS,
    RULES,
    name_of,
)
from app.games.shadowfist.presentation.referee.mat import SeatOnMat, seat_on_mat
from app.games.shadowfist.presentation.referee.moves import Moves
from app.games.shadowfist.presentation.referee.watched import exact_at

VERBS: Final = {
    Verb.GAIN: "Gain Power",
    Verb.LOSE: "Lose Power",
    Verb.DRAW: "Draw cards",
    Verb.DISCARD: "Discard",
    Verb.SMOKE: "Smoke",
    Verb.TOAST: "Toast",
    Verb.RETURN: "Return to its owner’s hand",
    Verb.DAMAGE: "Damage",
    Verb.HEAL: "Heal",
    Verb.STRENGTHEN: "Fighting up, this turn",
    Verb.WEAKEN: "Fighting down, this turn",
    Verb.FIGHTING: "Fighting X or * is",
    Verb.TOUGHNESS: "Toughness X is",
}


@dataclass(frozen=True)
class PlayableCard:
    """A card in hand with its moves; without any, what it lacks."""

    face: Face
    moves: tuple[Move, ...]
    lacks: Pool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class ByHand:
    """Changes that can be made outside the referee: verbs and cards as pairs of value and words.

    `prefix` begins each change, `note` is the verb of a note.
    """

    amounts: tuple[tuple[str, str], ...]
    to_cards: tuple[tuple[str, str], ...]
    points: tuple[tuple[str, str], ...]
    cards: tuple[tuple[str, str], ...]
    fighters: tuple[tuple[str, str], ...]
    most: int
    longest_note: int
    note: str


@dataclass(frozen=True)
class TablePage:
    """Everything on the table as the player sees it. `over` says how the game ended.

    `exact` says how much is played exactly. `by_hand` is None if nothing can be changed now.
    """

    turn: int
    title: str
    question: str
    rule: str
    over: str
    mine: SeatOnMat
    others: tuple[SeatOnMat, ...]
    hand: tuple[PlayableCard, ...]
    moves: tuple[Move, ...]
    closing: Move | None
    by_hand: ByHand | None
    log: tuple[LogTurn, ...]
    exact: str


def table_page(solitaire: Solitaire, setup: Setup) -> TablePage:
    """Look at the table of a game that began with a setup."""
    state = solitaire.state
    moves = Moves(state, () if solitaire.is_over else legal_actions(state), ME)
    asked = None if solitaire.is_over else state.decision
    rounds = (state.turn + len(state.power) - 1) // len(state.power)
    return TablePage(
        turn=rounds,
        title=f"Turn {rounds}" if state.active == ME else "An opponent’s turn",
        question="" if asked is None else QUESTIONS[asked.kind],
        rule="" if asked is None else RULES[asked.kind],
        over=_ending(solitaire),
        mine=seat_on_mat(state, ME, ME, moves.of),
        others=tuple(seat_on_mat(state, it, ME, moves.of) for it in state.players if it != ME),
        hand=tuple(_hand(state, setup, moves)),
        moves=tuple(moves.others()),
        closing=moves.closing,
        by_hand=_by_hand(state) if engine_by_hand.is_open(state, ME) else None,
        log=log_of(solitaire),
        exact=exact_at(state, ME),
    )


def _ending(solitaire: Solitaire) -> str:
    state = solitaire.state
    if state.result is not None:
        return describe(state, GameWon(state.result.winner, state.result.why)) or ""
    return "You have drawn your last card and are eliminated" if solitaire.is_over else ""


def _hand(state: State, setup: Setup, moves: Moves) -> Iterator[PlayableCard]:
    printings = {str(card.id): card.printing for card in setup.cards}
    for card in state.hand[ME]:
        yield playable(state, card, printings[state.kinds[card].printing], moves)


def playable(state: State, card: int, printing: Printing, moves: Moves) -> PlayableCard:
    """A card in the hand of whoever the moves are of."""
    kind = state.kinds[card]
    return PlayableCard(
        face_of(printing.card, printing),
        moves.of(card),
        _pool(lacking(state, moves.seat, kind.requires)),
        tuple(reasons(state, moves.seat, card)),
    )


def _pool(needs: Needs) -> Pool:
    counts = [0] * len(RESOURCES)
    for place, count in needs:
        counts[place] = count
    return Pool(tuple(counts))


def _by_hand(state: State) -> ByHand:
    def verbs(known: frozenset[Verb]) -> tuple[tuple[str, str], ...]:
        return tuple((f"{PREFIX} {it.value}", words) for it, words in VERBS.items() if it in known)

    def cards(known: frozenset[Verb]) -> tuple[tuple[str, str], ...]:
        return tuple(
            (str(card), f"{name_of(state, card, ME)}, {_where(state, card)}")
            for card in range(len(state.kinds))
            if any(may_affect(state, ME, it, card) for it in known)
        )

    return ByHand(
        verbs(AMOUNTS),
        verbs(TO_CARDS),
        verbs(POINTS),
        cards(TO_CARDS),
        cards(POINTS),
        engine_by_hand.MOST,
        engine_by_hand.LONGEST_NOTE,
        f"{PREFIX} {Verb.NOTE.value}",
    )


def _where(state: State, card: int) -> str:
    whose = "" if state.controller[card] == ME else " of an opponent"
    return f"{state.area[card].value}{whose}"
