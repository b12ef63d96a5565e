"""The relations that games share: what is played together and often, cost, type, set."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.games.tabletop.suggestions.outline import HIGHEST_COST, Outline, Traits
from app.games.tabletop.suggestions.relations import Habits, Relation, Step


def at(value: float, limits: Iterable[float]) -> int:
    """Count the limits that a value reaches."""
    return sum(value >= limit for limit in limits)


def _cost(outline: Outline, card: Traits, habits: Habits) -> Step:
    if card.cost is None:
        return None
    held = outline.costs[card.cost] / outline.weight
    return at(habits.costs.get(card.cost, 0.0) - held, (-0.05, 0.0, 0.05))


def _cost_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    held = outline.costs[card.cost] if card.cost is not None else 0
    cost = f"{card.cost} or more" if card.cost == HIGHEST_COST else str(card.cost)
    if not held:
        return f"no card costs {cost} yet"
    return f"only {held} card{'s cost' if held > 1 else ' costs'} {cost}"


def _type(outline: Outline, card: Traits, _: Habits) -> Step:
    return at(outline.types[card.type] / outline.weight, (0.05, 0.15, 0.3, 0.5))


def _set(outline: Outline, card: Traits, _: Habits) -> Step:
    most = max((outline.sets[code] for code in card.sets), default=0)
    return at(most / outline.weight, (0.05, 0.5, 0.9))


def _set_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    most = max((outline.sets[code] for code in card.sets), default=0)
    return f"from the same set as {most} of your cards" if most > 1 else ""


def _pair(outline: Outline, card: Traits, habits: Habits) -> Step:
    return at(len(habits.nearest(outline, card.name)[1]), (1, 3, 6))


def _pair_in_words(outline: Outline, card: Traits, habits: Habits) -> str:
    deck, shared = habits.nearest(outline, card.name)
    if deck is None or not shared:
        return ""
    beside = min(shared) if len(shared) == 1 else f"{len(shared)} of your cards"
    return f"played beside {beside} in {deck.title}"


def _popular(_: Outline, card: Traits, habits: Habits) -> Step:
    return at(len(habits.players.get(card.name, ())), (1, 2, 4))


def _popular_in_words(_: Outline, card: Traits, habits: Habits) -> str:
    number = len(habits.players.get(card.name, ()))
    return f"played in {number} preconstructed decks" if number > 1 else ""


PAIR: Final = Relation("pair", _pair, _pair_in_words)
POPULAR: Final = Relation("popular", _popular, _popular_in_words, is_last_resort=True)
COST: Final = Relation("cost", _cost, _cost_in_words)
TYPE: Final = Relation("type", _type)
SET: Final = Relation("set", _set, _set_in_words, is_last_resort=True)
