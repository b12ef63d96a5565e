"""Results of answers, line by line, with the rule behind each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from app.games.shadowfist.engine import State, events
from app.games.shadowfist.engine.describe import Names, describe
from app.games.shadowfist.engine.model.events import Event


@dataclass(frozen=True)
class ToldLine:
    """A sentence with the number of its rule."""

    rule: str
    words: str


def told(
    state: State,
    happened: Sequence[Event],
    viewer: int | None = None,
    names: Names | None = None,
) -> Iterator[ToldLine]:
    """The sentences for events, with `names`.

    Cards drawn are named to the `viewer` who drew them; without one, to whoever can name all cards.
    The beginning of a turn is left out: it is a heading.
    """
    names = names or Names(state)
    drawn: list[events.Drawn] = []
    for event in happened:
        if drawn and not (isinstance(event, events.Drawn) and event.player == drawn[0].player):
            yield _drawing(names, drawn, viewer)
            drawn = []
        if isinstance(event, events.Drawn):
            drawn.append(event)
            continue
        words = describe(state, event, names)
        if words is not None and not isinstance(event, events.TurnStarted):
            yield ToldLine(event.rule, words)
    if drawn:
        yield _drawing(names, drawn, viewer)


def _drawing(names: Names, drawn: Sequence[events.Drawn], viewer: int | None) -> ToldLine:
    player = drawn[0].player
    cards = ", ".join(names.state.kinds[it.card].title for it in drawn)
    is_hidden = viewer is not None or names.seen is not None
    if is_hidden and viewer != player:
        cards = "a card" if len(drawn) == 1 else f"{len(drawn)} cards"
    return ToldLine(drawn[0].rule, f"{names.who(player)} draws {cards}.")
