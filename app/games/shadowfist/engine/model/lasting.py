"""Changes that last for a time. Rules: 10.4, 26.5."""

from __future__ import annotations

from dataclasses import dataclass

from app.games.shadowfist import vocabulary as v
from app.games.shadowfist.engine.model.bound import Bound, Marked
from app.games.shadowfist.engine.model.events import By


@dataclass(frozen=True, slots=True)
class Lasting:
    """Changes of one card, worked out as the effect was generated, and how long they last.

    `by` is the player and the card behind the effect, `by_mark` the mark of that card;
    `held` is the card that is kept turned.
    """

    card: int
    mark: int
    changes: tuple[v.Change, ...]
    until: v.Until = v.END_OF_TURN
    by: By | None = None
    by_mark: int = 0
    held: int = -1


@dataclass(frozen=True, slots=True)
class Control:
    """Control of a card that was taken from somebody, and how long it lasts. Rules: 35.3.4.

    `source` is the card, with its mark, that has to stay in play.
    """

    card: int
    mark: int
    player: int
    until: v.Until
    source: Marked | None = None


@dataclass(frozen=True, slots=True)
class Waiting:
    """A text that waits for an event after its effect has resolved. Rules: 26.4.

    `bound` are the choices of that effect, `held` the card that is kept turned for it.
    """

    player: int
    card: int
    text: v.When
    bound: Bound
    until: v.Until
    held: int = -1


@dataclass(frozen=True, slots=True)
class Signpost:
    """The damage of a source on a card goes to another card instead. Rules: 38.

    Each card has its mark. `by` are the card that redirects and its controller; `most` are the
    points that it takes at most, all where it is None.
    """

    card: Marked
    source: Marked
    to: Marked
    by: By
    most: int | None = None
