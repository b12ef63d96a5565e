"""How a card can stand to a deck: relations in steps, and what a step means in words.

A relation gives a step, or None where it says nothing about the card. What a step is worth is
learned. Words are given only where the step speaks for the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from typing import Final, Self, TypeAlias

from app.games.spoils.suggestions.outline import Outline, Traits
from app.games.spoils.suggestions.themes import PHRASES
from app.games.spoils.terms import CardType

Step: TypeAlias = int | None


@dataclass(frozen=True, slots=True)
class KnownDeck:
    """A deck that was learned from: its name, and the names of its cards."""

    title: str
    names: Set[str]


@dataclass(frozen=True, slots=True, eq=False)
class Habits:
    """What decks are like: shares of their cards by cost and by type, and who plays a card."""

    costs: Mapping[int, float]
    types: Mapping[CardType, float]
    players: Mapping[str, tuple[KnownDeck, ...]]

    @classmethod
    def of(cls, decks: Sequence[KnownDeck], traits: Mapping[str, Traits]) -> Self:
        """Count decks; a deck counts as much as any other."""
        costs: Counter[int] = Counter()
        types: Counter[CardType] = Counter()
        players: dict[str, tuple[KnownDeck, ...]] = {}
        for deck in decks:
            for name in sorted(deck.names):
                one = traits[name]
                types[one.card.type] += 1
                players[name] = (*players.get(name, ()), deck)
                if one.cost is not None:
                    costs[one.cost] += 1
        total = max(1, types.total())
        return cls(
            {cost: number / total for cost, number in costs.items()},
            {type_: number / total for type_, number in types.items()},
            players,
        )

    def nearest(self, outline: Outline, name: str) -> tuple[KnownDeck | None, frozenset[str]]:
        """The deck with the card that shares most names with the outline, and those names."""
        best, shared = None, frozenset[str]()
        for deck in self.players.get(name, ()):
            common = frozenset(deck.names & outline.names)
            if best is None or len(common) > len(shared):
                best, shared = deck, common
        return best, shared


@dataclass(frozen=True, slots=True)
class Relation:
    """One way to compare a card with a deck; `words` are empty where a step has none.

    One that is a last resort is named as a reason only where no other has words.
    """

    name: str
    step: Callable[[Outline, Traits, Habits], Step]
    words: Callable[[Outline, Traits, Habits], str] = lambda outline, card, habits: ""
    is_last_resort: bool = False


def _at(value: float, limits: Iterable[float]) -> int:
    return sum(value >= limit for limit in limits)


def _threshold(outline: Outline, card: Traits, _: Habits) -> Step:
    return min(4, sum(number for _, number in card.asks))


def _threshold_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    given = [(outline.sources[icon], icon.word) for icon, _ in card.asks]
    if not given or not all(number for number, _ in given):
        return ""
    return f"fits {' and '.join(f'{number} {word}' for number, word in given)}"


def _curve(outline: Outline, card: Traits, habits: Habits) -> Step:
    if card.cost is None:
        return None
    held = outline.costs[card.cost] / outline.weight
    return _at(habits.costs.get(card.cost, 0.0) - held, (-0.05, 0.0, 0.05))


def _curve_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    held = outline.costs[card.cost] if card.cost is not None else 0
    if not held:
        return f"no card costs {card.card.cost} yet"
    return f"only {held} card{'s cost' if held > 1 else ' costs'} {card.card.cost}"


def _type(outline: Outline, card: Traits, _: Habits) -> Step:
    return _at(outline.types[card.card.type] / outline.weight, (0.05, 0.15, 0.3, 0.5))


def _subtype(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.card.subtypes:
        return None
    return _at(max(outline.subtypes[each] for each in card.card.subtypes), (1, 2, 5))


def _subtype_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    shared = max(card.card.subtypes, key=lambda each: outline.subtypes[each])
    number = outline.subtypes[shared]
    return f"{shared}, like {number} of your cards" if number > 1 else f"another {shared}"


def _theme(outline: Outline, card: Traits, _: Habits) -> Step:
    if not card.theme_weight:
        return None
    share = 4 / outline.weight
    common = sum(
        weight * min(1.0, outline.themes[theme] * share) for theme, weight in card.themes.items()
    )
    return _at(common / card.theme_weight, (0.1, 0.25, 0.5, 0.75))


def _theme_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    shared = [theme for theme in card.themes if theme in PHRASES and outline.themes[theme] > 1]
    if not shared:
        return ""
    best = max(shared, key=lambda theme: (card.themes[theme] * outline.themes[theme], theme))
    return f"{PHRASES[best]}, like {outline.themes[best]} of your cards"


def _set(outline: Outline, card: Traits, _: Habits) -> Step:
    most = max((outline.sets[code] for code in card.sets), default=0)
    return _at(most / outline.weight, (0.05, 0.5, 0.9))


def _set_in_words(outline: Outline, card: Traits, _: Habits) -> str:
    most = max((outline.sets[code] for code in card.sets), default=0)
    return f"from the same set as {most} of your cards" if most > 1 else ""


def _pair(outline: Outline, card: Traits, habits: Habits) -> Step:
    return _at(len(habits.nearest(outline, card.name)[1]), (1, 3, 6))


def _pair_in_words(outline: Outline, card: Traits, habits: Habits) -> str:
    deck, shared = habits.nearest(outline, card.name)
    if deck is None or not shared:
        return ""
    beside = min(shared) if len(shared) == 1 else f"{len(shared)} of your cards"
    return f"played beside {beside} in {deck.title}"


RELATIONS: Final = (
    Relation("pair", _pair, _pair_in_words),
    Relation("subtype", _subtype, _subtype_in_words),
    Relation("theme", _theme, _theme_in_words),
    Relation("curve", _curve, _curve_in_words),
    Relation("type", _type),
    Relation("threshold", _threshold, _threshold_in_words),
    Relation("set", _set, _set_in_words, is_last_resort=True),
)
"""All relations, in the order in which reasons of equal weight are preferred."""
