"""Words of a script that would do nothing, or harm, where they stand: they are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from app.games.spoils import vocabulary as v
from app.games.spoils.terms import Area
from app.games.tabletop.scripts import walk

_EXTREMES: Final = (v.Highest, v.Lowest)
_CHANGES: Final = (v.More, v.Less, v.Becomes)
_OF_CARDS_IN_PLAY: Final = frozenset(
    {
        v.Measure.STRENGTH,
        v.Measure.LIFE,
        v.Measure.SPEED,
        v.Measure.STRUCTURE,
        v.Measure.NUMERIC_COST,
    }
)
_BROUGHT_TO_LIGHT: Final = frozenset({v.Role.LOOKED_AT, v.Role.REVEALED, v.Role.FOUND})


def misplaced_words(script: v.Script) -> Iterator[str]:
    """Yield a sentence for each misplaced word of a script; nothing if there is none."""
    yield from _misplaced_extremes(script)
    yield from _changes_without_effect(script)
    for cost in _costs(script):
        yield from _asked_of_hidden_cards(cost)


def _misplaced_extremes(script: v.Script) -> Iterator[str]:
    """Yield each filter for the highest or lowest number that stands outside a pick or choice."""
    asked = {id(it.cards) for it in walk(script) if isinstance(it, v.Pick | v.Choose)}
    for word in walk(script):
        if isinstance(word, v.Cards) and id(word) not in asked:
            for it in word.where:
                if isinstance(it, _EXTREMES):
                    yield f"{type(it).__name__} outside Pick and Choose"


def _changes_without_effect(script: v.Script) -> Iterator[str]:
    """Yield each change that would do nothing.

    Tokens and the like do not change so; nor does the price of a card being deployed, for which
    there are `MustPay` and `Cheaper`.
    """
    for word in walk(script):
        if isinstance(word, _CHANGES) and word.measure not in _OF_CARDS_IN_PLAY:
            yield f"{type(word).__name__} of {word.measure.value}"
        if isinstance(word, v.Conditional | v.Alter) and _is_outside_play(word):
            yield from _of_numeric_cost(word.changes)
        if isinstance(word, v.OnResolve):
            own = (it for it in walk(word.cost) if isinstance(it, v.Alter))
            yield from _of_numeric_cost(tuple(it for it in own if it.cards == v.THIS))


def _is_outside_play(word: v.Conditional | v.Alter) -> bool:
    area = word.area if isinstance(word, v.Conditional) else Area.IN_PLAY
    return area is not Area.IN_PLAY or any(
        isinstance(it, v.TopOfDeck) or (isinstance(it, v.In) and it.area is not Area.IN_PLAY)
        for it in word.cards.where
    )


def _of_numeric_cost(inside: tuple[Any, ...]) -> Iterator[str]:
    for it in walk(inside):
        if isinstance(it, _CHANGES) and it.measure is v.Measure.NUMERIC_COST:
            yield f"{type(it).__name__} of numeric cost outside play"


def _costs(script: v.Script) -> Iterator[Sequence[v.Step]]:
    """The steps of every cost, one after the other; those of a Flip Up precede its card's."""
    paragraphs = [it for it in walk(script) if isinstance(it, v.Paragraph)]
    texts = [it.cost for it in paragraphs if isinstance(it, v.OnResolve)] or [()]
    flip_ups = [it.extra for it in paragraphs if isinstance(it, v.FlipUp)]
    for cost in texts:
        yield from ((*extra, *cost) for extra in (*flip_ups, ()))
    yield from (it.cost for it in paragraphs if isinstance(it, v.Ability))


def _asked_of_hidden_cards(cost: Sequence[v.Step]) -> Iterator[str]:
    """Yield each step on hidden cards that the cost has shown: offering it would reveal them."""
    is_open = False
    for step in cost:
        if is_open and _asks_for_something(step):
            yield f"{type(step).__name__} of cards that the cost brings to light"
        is_open = is_open or any(_brings_to_light(it) for it in walk(step))


def _brings_to_light(word: object) -> bool:
    if isinstance(word, v.Draw | v.Search | v.RevealUntil):
        return True
    return isinstance(word, v.Look | v.Reveal) and any(
        isinstance(it, v.TopOfDeck) or (isinstance(it, v.In) and it.area in (Area.DECK, Area.HAND))
        for it in word.cards.where
    )


def _asks_for_something(step: v.Step) -> bool:
    return any(
        (isinstance(word, v.Role) and word in _BROUGHT_TO_LIGHT)
        or (isinstance(word, v.Cards) and _narrows_hidden(word))
        for word in walk(step)
    ) or (isinstance(step, v.Discard) and step.cards != v.CARD)


def _narrows_hidden(cards: v.Cards) -> bool:
    hidden = [
        it
        for it in cards.where
        if isinstance(it, v.TopOfDeck)
        or (isinstance(it, v.In) and it.area in (Area.DECK, Area.HAND))
    ]
    return bool(hidden) and len(cards.where) > len(hidden)
