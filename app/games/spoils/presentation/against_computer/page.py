"""The page of a game against somebody: both sides, moves, log, hint, the end."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.capabilities.faces import Face
from app.games.capabilities.playing import Shown
from app.games.capabilities.table import LogTurn, Move
from app.games.spoils.engine import (
    Action,
    DecisionKind,
    Person,
    State,
    observe,
    outcome,
    side_of,
)
from app.games.spoils.facts import Threshold
from app.games.spoils.goldfish.seating import ME
from app.games.spoils.players.against_computer import AgainstComputer
from app.games.spoils.players.levels import LEVELS
from app.games.spoils.presentation.against_computer.log import (
    Named,
    against,
    log_of,
    turn_title,
)
from app.games.spoils.presentation.faces import face_of
from app.games.spoils.presentation.goldfish.arranging import Keys, arranged_hand, row_of, stacked
from app.games.spoils.presentation.goldfish.own_side import LaneCard, OwnSide, PlayableCard

WORLDS: Final = 8
"""The number of possible games in which a hint looks ahead."""

_MOST_HINTS: Final = 3


@dataclass(frozen=True)
class OpposingSide:
    """The other side as the person sees it. `shown` is its hand, once the game is over."""

    name: str
    influence: int
    faction: Face
    in_hand: int
    in_deck: int
    discard: tuple[str, ...]
    in_play: tuple[LaneCard, ...]
    resources: tuple[LaneCard, ...]
    shown: tuple[Face, ...]

    @property
    def looks(self) -> Hashable:
        """Everything that is drawn of it, but for its row of cards in play."""
        piles = self.in_hand, self.in_deck, self.discard
        resources = tuple(one.looks for one in self.resources)
        return self.name, self.influence, self.faction.card.name, piles, resources


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
    """The page of a game as values. `over` says how the game ended, empty while it goes on.

    `rounds` are the numbers of last abilities that the person can repeat together.
    """

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
    in_hand: int
    moves: tuple[Move, ...]
    closing: Move | None
    discard: tuple[str, ...]
    deck_left: int
    log: tuple[LogTurn, ...]
    hint: Hint | None
    rounds: tuple[int, ...] = ()

    @property
    def looks(self) -> Hashable:
        """Everything that is drawn of the own side beside its row of cards in play and the hand."""
        resources = tuple(one.looks for one in (*self.free, *self.attached))
        piles = len(self.free), self.deck_left, self.discard
        return self.influence, self.faction.card.name, self.icons, piles, resources


@dataclass(frozen=True)
class Place:
    """The seat that somebody looks from, and the names of both players.

    An onlooker has no seat. They look from the side of the first one, and see no hidden card.
    """

    person: Person | None
    names: Sequence[Named]


def play_page(game: AgainstComputer, shown: Shown) -> PlayPage:
    """The page of a game against the computer from the person's seat."""
    page = page_from(game.state, Place(ME, against(game)), shown, log_of(game))
    if page.over:
        return page
    page = replace(page, rounds=tuple(game.rounds))
    if not shown.hint:
        return page
    mine = OwnSide(game.state, observe(game.state, ME), game.level.name)
    return replace(page, hint=_hint(game, mine))


def page_from(state: State, place: Place, shown: Shown, log: tuple[LogTurn, ...]) -> PlayPage:
    """The page of a game from one seat, without a hint."""
    seat = place.person or Person(0)
    over, has_won = _ending(state, place, shown)
    is_closed = bool(over) or shown.is_open
    view = observe(state, place.person)
    if place.person is None:
        known = observe(state, seat) if is_closed else view
        view = replace(known, side=side_of(state, seat), legal=())
    other = place.names[1 - seat]
    mine = OwnSide(state, replace(view, legal=()) if is_closed else view, other.within)
    kind = mine.kind
    closing = mine.closing()
    keys = Keys(closing)
    is_shown = shown.is_open or place.person is None
    moves = keys.of_moves((*mine.payments(), *mine.other_moves()))
    hand = arranged_hand(mine.hand(), is_turn=kind is DecisionKind.ACT)
    return PlayPage(
        turn=state.turn,
        title=_title(state, place),
        question="" if is_closed else mine.question,
        over=over,
        has_won=has_won,
        is_switched=view.side != seat,
        is_window=kind in (DecisionKind.RESPOND, DecisionKind.BATTLE_WINDOW),
        opposing=_opposing(mine, other.starting, keys, is_over=is_closed),
        influence=mine.shown.influence,
        faction=face_of(state.kind_of(mine.faction).card),
        icons=mine.icons,
        free=keys.of_row(stacked(mine.resources(attached=False))),
        attached=keys.of_row(stacked(mine.resources(attached=True))),
        others=keys.of_row(row_of(mine.others())),
        hand=tuple(map(_plain, hand)) if is_shown else keys.of_hand(hand),
        in_hand=mine.shown.hand_count,
        moves=moves,
        closing=closing,
        discard=tuple(name for _, name in mine.shown.discard_pile),
        deck_left=mine.shown.deck_count,
        log=log,
        hint=None,
    )


def _plain(card: PlayableCard) -> PlayableCard:
    """A card to look at, without what could be done with it."""
    return replace(card, moves=(), lacks=Threshold(), short=0, why="", reasons=())


def _title(state: State, place: Place) -> str:
    if not state.turn:
        return "Before the first turn"
    return turn_title(state, state.turn, state.active, place.names)


def _ending(state: State, place: Place, shown: Shown) -> tuple[str, bool]:
    """The end of the game in words, and True if the person won."""
    result = outcome(state)
    if result is not None:
        if result.winner is None:
            return f"Nobody won: {result.why}.", False
        winner = place.names[result.winner].starting
        return f"{winner} won: {result.why}.", result.winner == place.person
    if shown.has_conceded:
        return "You conceded.", False
    return (f"{shown.stopped}." if shown.stopped else ""), False


def _opposing(mine: OwnSide, name: str, keys: Keys, *, is_over: bool) -> OpposingSide:
    state, side = mine.state, 1 - mine.view.side
    seen = mine.view.sides[side]
    hand = state.hand[side] if is_over else ()
    return OpposingSide(
        name=name,
        influence=seen.influence,
        faction=face_of(state.kind_of(state.faction[side]).card),
        in_hand=seen.hand_count,
        in_deck=seen.deck_count,
        discard=tuple(name for _, name in seen.discard_pile),
        in_play=keys.of_row(row_of(mine.opposing())),
        resources=keys.of_row(stacked(mine.opposing_resources())),
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
