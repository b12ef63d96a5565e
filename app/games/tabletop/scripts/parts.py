"""Texts of cards as their deeds are read from: effects without costs, and the cards to choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Generic, TypeVar

from app.games.tabletop.scripts import Change, Paragraph, Step

Part = Step | Change | Paragraph
K = TypeVar("K")


@dataclass(frozen=True, slots=True)
class Text(Generic[K]):
    """One paragraph: every step, change and paragraph in its effects, and the cards to choose."""

    parts: tuple[Part, ...]
    chosen: tuple[K, ...]


def read_text(
    paragraph: Paragraph, costs: Collection[str], chosen_in: Callable[[Part], K | None]
) -> Text[K]:
    """Return the parts of a paragraph outside the fields named `costs`.

    `chosen_in` returns the cards that a step lets a player choose, also as a cost.
    """
    walked = tuple(_walk(paragraph, frozenset(costs), paid=False))
    chosen = (chosen_in(part) for part, _ in walked)
    return Text(
        parts=tuple(part for part, is_paid in walked if not is_paid),
        chosen=tuple(cards for cards in chosen if cards is not None),
    )


def _walk(value: object, costs: frozenset[str], *, paid: bool) -> Iterator[tuple[Part, bool]]:
    if isinstance(value, tuple):
        for item in value:
            yield from _walk(item, costs, paid=paid)
    elif is_dataclass(value) and not isinstance(value, type):
        if isinstance(value, Step | Change | Paragraph):
            yield value, paid
        for each in fields(value):
            is_paid = paid or each.name in costs
            yield from _walk(getattr(value, each.name), costs, paid=is_paid)
