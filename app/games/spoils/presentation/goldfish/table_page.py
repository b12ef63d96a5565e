"""The table page of a game by hand: lanes, hand with reasons, moves, log."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.capabilities.faces import Face
from app.games.capabilities.table import LogTurn, Move
from app.games.spoils.engine import DecisionKind, Player, State, observe, outcome
from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.developing import Develop, develop
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.goldfish.setup import Setup
from app.games.spoils.goldfish.solitaire import Solitaire, without_text
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.arranging import Keys, arranged_hand, row_of, stacked
from app.games.spoils.presentation.goldfish.log import log_of, turn_of
from app.games.spoils.presentation.goldfish.own_side import (
    LaneCard,
    OwnSide,
    PlayableCard,
    threshold_of,
)


@dataclass(frozen=True)
class TablePage:
    """Everything on the table, seen from the side where the player sits now.

    `turn` is the number of the current turn, or of the last one, of the player's own side;
    `title` says whose turn it is. `is_switched` says that the players have changed seats. The
    mulligan put `put_back` cards back; the cards `without_text` are played without theirs. `rounds`
    are the numbers of last abilities that can be repeated together.
    """

    turn: int
    is_switched: bool
    title: str
    question: str
    over: str
    opposing: int
    opposing_play: tuple[LaneCard, ...]
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
    develop: Develop | None
    put_back: int
    without_text: tuple[str, ...]
    rounds: tuple[int, ...]


def table_page(solitaire: Solitaire, setup: Setup) -> TablePage:
    """The table page of a game that began with a setup."""
    state = solitaire.state
    view = observe(state, ME)
    mine = OwnSide(state, view)
    other = view.sides[1 - view.side]
    result = outcome(state)
    closing = mine.closing()
    keys = Keys(closing)
    moves = keys.of_moves((*mine.payments(), *mine.other_moves()))
    hand = arranged_hand(mine.hand(), is_turn=mine.kind is DecisionKind.ACT)
    return TablePage(
        turn=turn_of(state, state.turn, ME),
        is_switched=view.side != ME,
        title=_title(state, view.side),
        question=mine.question,
        over="" if result is None else ("You won" if result.winner == ME else "The game is over"),
        opposing=other.influence,
        opposing_play=keys.of_row(row_of(mine.opposing())),
        influence=mine.shown.influence,
        faction=face_of(state.kind_of(mine.faction).card),
        icons=mine.icons,
        free=keys.of_row(stacked(mine.resources(attached=False))),
        attached=keys.of_row(stacked(mine.resources(attached=True))),
        others=keys.of_row(row_of(mine.others())),
        hand=keys.of_hand(hand),
        moves=moves,
        closing=closing,
        discard=tuple(name for _, name in mine.shown.discard_pile),
        deck_left=mine.shown.deck_count,
        log=log_of(solitaire),
        develop=_develop(solitaire) if mine.is_develop else None,
        put_back=solitaire.put_back,
        without_text=without_text(setup),
        rounds=tuple(solitaire.rounds),
    )


def _title(state: State, side: Player) -> str:
    """The heading that names the turn, for somebody who sits at that side."""
    if side == ME:
        is_own = state.active == ME
        return f"Turn {turn_of(state, state.turn, ME)}" if is_own else "The opponent’s turn"
    whose = "own" if state.active == ME else "the opponent’s"
    return f"Turn {turn_of(state, state.turn, state.active)} of {whose} side"


def _develop(solitaire: Solitaire) -> Develop:
    """The chances and cards that each choice of the Develop brings. Rules: 202.8."""
    state = solitaire.state
    side = observe(state, ME).sides[solitaire.side]
    volition = state.game.rules.face_down_provides_volition
    return develop(
        [state.kind_of(card).card for card, _ in side.hand or ()],
        solitaire.unseen,
        threshold_of(side.icons),
        side.free_resources,
        Threshold.of("V" if volition else ""),
    )
