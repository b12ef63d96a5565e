"""Results of answers, line by line, with the rule behind each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.games.shadowfist.engine import State, events
from app.games.shadowfist.engine.describe import describe, seat
from app.games.shadowfist.engine.model.events import Event


@dataclass(frozen=True)
class ToldLine:
    """A sentence with the number of its rule."""

    rule: str
    words: str


def told(state: State, happened: Sequence[Event], viewer: int | None = None) -> Iterator[ToldLine]:
    """The sentences for events. Cards drawn are named to who drew them, or to everybody.

    The beginning of a turn is left out: it is a heading.
    """
    drawn: list[events.Drawn] = []
    for event in happened:
        if drawn and not (isinstance(event, events.Drawn) and event.player == drawn[0].player):
            yield _drawing(state, drawn, viewer)
            drawn = []
        if isinstance(event, events.Drawn):
            drawn.append(event)
            continue
        words = describe(state, event)
        if words is not None and not isinstance(event, events.TurnStarted):
            yield ToldLine(event.rule, words)
    if drawn:
        yield _drawing(state, drawn, viewer)


def _drawing(state: State, drawn: Sequence[events.Drawn], viewer: int | None) -> ToldLine:
    player = drawn[0].player
    cards = ", ".join(state.kinds[it.card].title for it in drawn)
    if viewer not in (None, player):
        cards = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
    return ToldLine(drawn[0].rule, f"{seat(player)} draws {cards}.")
