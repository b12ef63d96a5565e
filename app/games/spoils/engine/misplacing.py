"""Words of a script that would do nothing, or harm, where they stand: they are refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from app.games.spoils import vocabulary as words
from app.games.spoils.terms import Area
from app.games.spoils.vocabulary.walk import walk

_EXTREMES: Final = (words.Highest, words.Lowest)
_CHANGES: Final = (words.More, words.Less, words.Becomes)
_OF_CARDS_IN_PLAY: Final = frozenset(
    {
        words.Measure.STRENGTH,
        words.Measure.LIFE,
        words.Measure.SPEED,
        words.Measure.STRUCTURE,
        words.Measure.NUMERIC_COST,
    }
)
_BROUGHT_TO_LIGHT: Final = frozenset({words.Role.LOOKED_AT, words.Role.REVEALED, words.Role.FOUND})


def misplaced_words(script: words.Script) -> Iterator[str]:
    """What is wrong with where the words of a script stand, in words."""
    yield from _misplaced_extremes(script)
    yield from _changes_without_effect(script)
    for cost in _costs(script):
        yield from _asked_of_hidden_cards(cost)


def _misplaced_extremes(script: words.Script) -> Iterator[str]:
    """Of several cards with the highest number one is taken: that is a pick or a choice."""
    asked = {id(it.cards) for it in walk(script) if isinstance(it, words.Pick | words.Choose)}
    for word in walk(script):
        if isinstance(word, words.Cards) and id(word) not in asked:
            for it in word.where:
                if isinstance(it, _EXTREMES):
                    yield f"{type(it).__name__} outside Pick and Choose"


def _changes_without_effect(script: words.Script) -> Iterator[str]:
    """Tokens and the like do not change so; nor does the price of what is being deployed, for
    which there are `MustPay` and `Cheaper`.
    """
    for word in walk(script):
        if isinstance(word, _CHANGES) and word.measure not in _OF_CARDS_IN_PLAY:
            yield f"{type(word).__name__} of {word.measure.value}"
        if isinstance(word, words.Conditional | words.Alter) and _is_outside_play(word):
            yield from _of_numeric_cost(word.changes)
        if isinstance(word, words.OnResolve):
            own = (it for it in walk(word.cost) if isinstance(it, words.Alter))
            yield from _of_numeric_cost(tuple(it for it in own if it.cards == words.THIS))


def _is_outside_play(word: words.Conditional | words.Alter) -> bool:
    area = word.area if isinstance(word, words.Conditional) else Area.IN_PLAY
    return area is not Area.IN_PLAY or any(
        isinstance(it, words.TopOfDeck)
        or (isinstance(it, words.In) and it.area is not Area.IN_PLAY)
        for it in word.cards.where
    )


def _of_numeric_cost(inside: tuple[Any, ...]) -> Iterator[str]:
    for it in walk(inside):
        if isinstance(it, _CHANGES) and it.measure is words.Measure.NUMERIC_COST:
            yield f"{type(it).__name__} of numeric cost outside play"


def _costs(script: words.Script) -> Iterator[Sequence[words.Step]]:
    """The steps of every cost, one after the other; those of a Flip Up precede its card's."""
    paragraphs = [it for it in walk(script) if isinstance(it, words.Paragraph)]
    texts = [it.cost for it in paragraphs if isinstance(it, words.OnResolve)] or [()]
    flip_ups = [it.extra for it in paragraphs if isinstance(it, words.FlipUp)]
    for cost in texts:
        yield from ((*extra, *cost) for extra in (*flip_ups, ()))
    yield from (it.cost for it in paragraphs if isinstance(it, words.Ability))


def _asked_of_hidden_cards(cost: Sequence[words.Step]) -> Iterator[str]:
    """A cost that brings hidden cards to light and then asks for something of them: whether it is
    offered would tell what they are.
    """
    is_open = False
    for step in cost:
        if is_open and _asks_for_something(step):
            yield f"{type(step).__name__} of cards that the cost brings to light"
        is_open = is_open or any(_brings_to_light(it) for it in walk(step))


def _brings_to_light(word: object) -> bool:
    if isinstance(word, words.Draw | words.Search | words.RevealUntil):
        return True
    return isinstance(word, words.Look | words.Reveal) and any(
        isinstance(it, words.TopOfDeck)
        or (isinstance(it, words.In) and it.area in (Area.DECK, Area.HAND))
        for it in word.cards.where
    )


def _asks_for_something(step: words.Step) -> bool:
    return any(
        (isinstance(word, words.Role) and word in _BROUGHT_TO_LIGHT)
        or (isinstance(word, words.Cards) and _narrows_hidden(word))
        for word in walk(step)
    ) or (isinstance(step, words.Discard) and step.cards != words.CARD)


def _narrows_hidden(cards: words.Cards) -> bool:
    hidden = [
        it
        for it in cards.where
        if isinstance(it, words.TopOfDeck)
        or (isinstance(it, words.In) and it.area in (Area.DECK, Area.HAND))
    ]
    return bool(hidden) and len(cards.where) > len(hidden)
