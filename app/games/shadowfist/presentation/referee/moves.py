"""The legal answers of a player, sorted by the card on which they are shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from app.games.capabilities.table import Move
from app.games.shadowfist.engine import Action, Question, State
from app.games.shadowfist.engine.describe import seat as seat_name
from app.games.shadowfist.engine.model.actions import Attack, Done, EndTurn, Pass
from app.games.shadowfist.presentation.referee.answers import answer_words


class Moves:
    """The legal answers of the player at a seat. `names` gives the names of seats."""

    def __init__(
        self,
        state: State,
        legal: Sequence[Action],
        seat: int,
        names: Callable[[int], str] = seat_name,
    ) -> None:
        self.state, self.seat, self.names = state, seat, names
        asked = state.decision
        kind = None if asked is None else asked.kind
        last = legal[0] if kind is Question.GENERATE and legal else None
        ending = (it for it in legal if isinstance(it, (EndTurn, Pass, Done)))
        self.last = last or next(ending, None)
        self.legal = [it for it in legal if it is not self.last]
        self.shown = {it for cards in state.in_play for it in cards} | set(state.hand[seat])

    @property
    def closing(self) -> Move | None:
        """The move that ends the turn or closes the question; None if there is none."""
        return None if self.last is None else self._move(self.last, "e")

    def of(self, card: int) -> tuple[Move, ...]:
        """Return the moves of one card."""
        return tuple(self._move(it) for it in self.legal if _card_of(it) == card)

    def others(self) -> Iterator[Move]:
        """Yield the moves of no card that is shown."""
        for action in self.legal:
            if _card_of(action) not in self.shown:
                yield self._move(action)

    def _move(self, action: Action, key: str = "") -> Move:
        words = answer_words(self.state, action, self.seat, self.names)
        return Move(str(action), words, key=key)


def _card_of(action: Action) -> int | None:
    if isinstance(action, Attack):
        return action.target
    found = getattr(action, "card", None)
    return found if isinstance(found, int) else None
