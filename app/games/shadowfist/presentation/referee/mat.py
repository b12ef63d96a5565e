"""The mat: what lies before each seat, for somebody who may look."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from app.games.capabilities.table import Move
from app.games.shadowfist.engine import CardView, SeatView, State, View, observe
from app.games.shadowfist.engine.describe import seat as seat_name
from app.games.shadowfist.engine.model.kinds import Kind
from app.games.shadowfist.engine.read.structure import owner_of
from app.games.shadowfist.facts import Pool


@dataclass(frozen=True)
class CardOnMat:
    """A card in play with its numbers now, the States on it, and what can be done with it.

    `title` is empty if the card is face-down for who looks.
    """

    title: str
    stats: str
    notes: tuple[str, ...]
    is_spent: bool
    states: tuple[str, ...]
    moves: tuple[Move, ...]


@dataclass(frozen=True)
class CardInHand:
    """A card in hand with its numbers."""

    title: str
    stats: str


@dataclass(frozen=True)
class Location:
    """A location of a structure: its Sites, and the Characters that are there."""

    front: CardOnMat | None
    back: CardOnMat | None
    characters: tuple[CardOnMat, ...]


@dataclass(frozen=True)
class SeatOnMat:
    """A seat's cards and numbers on the mat. `hand` is None if the viewer may not see it.

    `progress` counts Feng Shui Sites in play and cards burned for victory; `goal` is the number
    that wins.
    """

    name: str
    power: int
    progress: int
    goal: int
    deck_count: int
    hand_count: int
    hand: tuple[CardInHand, ...] | None
    resources: Pool
    locations: tuple[Location, ...]
    edges: tuple[CardOnMat, ...]
    smoked: tuple[str, ...]
    toasted: tuple[str, ...]
    burned: tuple[str, ...]
    is_active: bool
    is_out: bool


MovesOf = Callable[[int], tuple[Move, ...]]
"""A function that gives the moves of a card."""


def no_moves(card: int) -> tuple[Move, ...]:
    """Return no moves, for a mat that is only looked at."""
    return ()


def seat_on_mat(
    state: State,
    seat: int,
    viewer: int | None,
    moves_of: MovesOf = no_moves,
    names: Callable[[int], str] = seat_name,
) -> SeatOnMat:
    """Return a seat's part of the mat as the player at `viewer` sees it; with None, an onlooker."""
    return mat_of(state, viewer, moves_of, names)(seat)


def mat_of(
    state: State,
    viewer: int | None,
    moves_of: MovesOf = no_moves,
    names: Callable[[int], str] = seat_name,
) -> Callable[[int], SeatOnMat]:
    """Return a function that gives the part of each seat, of one look at the mat."""
    return _Mat(state, observe(state, viewer), moves_of, names).seat


class _Mat:
    def __init__(
        self, state: State, view: View, moves_of: MovesOf, names: Callable[[int], str]
    ) -> None:
        self.state, self.view, self.moves_of, self.names = state, view, moves_of, names

    def seat(self, seat: int) -> SeatOnMat:
        shown = self.view.seats[seat]
        return SeatOnMat(
            name=self.names(seat),
            power=shown.power,
            progress=shown.progress,
            goal=self.view.goal,
            deck_count=shown.deck_count,
            hand_count=shown.hand_count,
            hand=self._hand(shown),
            resources=shown.resources,
            locations=tuple(self._locations(seat, shown)),
            edges=tuple(self._card(it) for it in self.view.cards if _is_edge(it, seat)),
            smoked=tuple(title for _, title in shown.smoked),
            toasted=tuple(title for _, title in shown.toasted),
            burned=tuple(title for _, title in shown.burned),
            is_active=seat == self.view.active,
            is_out=shown.is_out,
        )

    def _hand(self, shown: SeatView) -> tuple[CardInHand, ...] | None:
        if shown.hand is None:
            return None
        return tuple(
            CardInHand(title, printed_stats(self.state.kinds[card])) for card, title in shown.hand
        )

    def _locations(self, seat: int, shown: SeatView) -> Iterator[Location]:
        cards = {card.card: card for card in self.view.cards}
        for number in shown.locations or (seat,):
            front, back = self.state.rows.get(number, (-1, -1))
            present = tuple(
                self._card(it)
                for it in self.view.cards
                if it.location == number and self.state.kinds[it.card].is_character
            )
            if shown.locations or present:
                yield Location(
                    self._card(cards[front]) if front >= 0 else None,
                    self._card(cards[back]) if back >= 0 else None,
                    present,
                )

    def _card(self, card: CardView) -> CardOnMat:
        state, number = self.state, card.card
        on_it = state.states_on.get(number, ())
        return CardOnMat(
            title=card.title or "",
            stats=_stats(state.kinds[number], card),
            notes=tuple(self._notes(card)),
            is_spent=card.is_turned,
            states=tuple(state.kinds[it].title for it in on_it),
            moves=self.moves_of(number),
        )

    def _notes(self, card: CardView) -> Iterator[str]:
        state, attack = self.state, self.state.attack
        if card.is_face_down:
            yield "face-down"
        if card.is_turned:
            yield "turned"
        if card.damage:
            yield f"{card.damage} damage"
        if card.location >= 0 and owner_of(state, card.location) != card.controller:
            yield f"of {self.names(card.controller)}"
        if attack is None:
            return
        if card.card in attack.attacking:
            yield "attacks"
        elif attack.is_fighting(card.card):
            yield "is attacked" if card.card == attack.target else "intercepts"
        elif card.card == attack.target:
            yield "is attacked"


def _is_edge(card: CardView, seat: int) -> bool:
    return card.controller == seat and card.location < 0 and card.subject is None


def _stats(kind: Kind, card: CardView) -> str:
    """The numbers of a card in play: current Fighting or Body, and the Power of a Site."""
    if kind.is_character and card.score is None:
        return f"Fighting {kind.unknown_fighting}, not said yet"
    if card.title is None or card.score is None:
        return ""
    if kind.is_character:
        return f"Fighting {card.score}"
    return f"Power {1 if card.is_face_down else kind.power}, Body {card.score}"


def printed_stats(kind: Kind) -> str:
    """The type and the printed numbers of a card."""
    words = [kind.type.value]
    if kind.cost is not None:
        words.append("cost X" if kind.has_x else f"cost {kind.cost}")
    if kind.is_character:
        words.append(f"Fighting {kind.unknown_fighting or kind.fighting}")
    if kind.is_site:
        words.append(f"Power {kind.power}, Body {kind.body}")
    return ", ".join(words)
