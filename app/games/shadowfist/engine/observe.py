"""A player's view of a state, which hides all that they may not know. Rules: 9.2, 9.3."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist.engine.model.actions import Action
from app.games.shadowfist.engine.model.decisions import Question
from app.games.shadowfist.engine.model.state import Result, State
from app.games.shadowfist.engine.read import scores
from app.games.shadowfist.engine.read.resources import resource_pool
from app.games.shadowfist.engine.read.structure import location_of, progress
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.terms import CardType


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in play. What a face-down Site is, only its controller sees: `title` is None then.

    `score` is current Fighting or Body, None if there is none, or it is hidden or not known.
    """

    card: int
    title: str | None
    type: CardType
    owner: int
    controller: int
    is_face_down: bool
    is_turned: bool
    is_in_front: bool
    location: int
    subject: int | None
    damage: int
    score: int | None


@dataclass(frozen=True, slots=True)
class SeatView:
    """A seat's cards and numbers in view. `hand` is None if it is hidden (9.2.2).

    The smoked, toasted and burned-for-victory piles are open to everybody (9.2.1.1, 9.3.1.1).
    """

    power: int
    resources: Pool
    progress: int
    hand: tuple[tuple[int, str], ...] | None
    hand_count: int
    deck_count: int
    smoked: tuple[tuple[int, str], ...]
    toasted: tuple[tuple[int, str], ...]
    burned: tuple[tuple[int, str], ...]
    locations: tuple[int, ...]
    is_out: bool


@dataclass(frozen=True, slots=True)
class View:
    """A game as one player sees it. `asked` is who decides what; `options` only their own.

    `player` is None for somebody who only looks on, from whom every hand is hidden.
    """

    player: int | None
    turn: int
    active: int
    goal: int
    cards: tuple[CardView, ...]
    seats: tuple[SeatView, ...]
    asked: tuple[int, Question] | None
    options: tuple[Action, ...]
    result: Result | None


def seen_by(state: State, player: int | None) -> frozenset[int]:
    """The cards that a player can name now: open ones, and their own in hand or face-down.

    With None, those that somebody can name who only looks on.
    """
    seen = {
        card
        for piles in (state.smoked, state.toasted, state.burned)
        for pile in piles
        for card in pile
    }
    seen.update(
        card
        for cards in state.in_play
        for card in cards
        if not state.face_down[card] or state.controller[card] == player
    )
    if player is not None:
        seen.update(state.hand[player])
    return frozenset(seen)


def observe(state: State, player: int | None) -> View:
    """The game as the player at a seat may know it; with None, as an onlooker may."""
    asked = state.decision
    return View(
        player=player,
        turn=state.turn,
        active=state.active,
        goal=state.game.goal,
        cards=tuple(
            _card(state, card, player) for cards in state.in_play for card in cards
        ),
        seats=tuple(_seat(state, seat, player) for seat in state.players),
        asked=None if asked is None else (asked.player, asked.kind),
        options=asked.options if asked is not None and asked.player == player else (),
        result=state.result,
    )  # fmt: skip


def _card(state: State, card: int, player: int | None) -> CardView:
    kind = state.kinds[card]
    is_hidden = state.face_down[card] and state.controller[card] != player
    score = None
    if kind.is_character:
        score = None if scores.is_unknown(state, card) else scores.fighting(state, card)
    elif kind.is_site and not is_hidden:
        score = scores.body(state, card)
    return CardView(
        card=card,
        title=None if is_hidden else kind.title,
        type=kind.type,
        owner=state.owner[card],
        controller=state.controller[card],
        is_face_down=state.face_down[card],
        is_turned=state.turned[card],
        is_in_front=kind.is_site and state.rows.get(state.at[card], (-1, -1))[0] == card,
        location=location_of(state, card),
        subject=state.subject[card] if state.subject[card] >= 0 else None,
        damage=state.damage[card] + state.corrupted[card],
        score=score,
    )


def _seat(state: State, seat: int, player: int | None) -> SeatView:
    return SeatView(
        power=state.power[seat],
        resources=resource_pool(state, seat),
        progress=progress(state, seat),
        hand=_titles(state, state.hand[seat]) if seat == player else None,
        hand_count=len(state.hand[seat]),
        deck_count=len(state.deck[seat]),
        smoked=_titles(state, state.smoked[seat]),
        toasted=_titles(state, state.toasted[seat]),
        burned=_titles(state, state.burned[seat]),
        locations=tuple(state.columns[seat]),
        is_out=state.is_out[seat],
    )


def _titles(state: State, cards: list[int]) -> tuple[tuple[int, str], ...]:
    return tuple((card, state.kinds[card].title) for card in cards)
