"""Relations of a card to a deck, in steps, and the meaning of a step in words.

A relation gives a step, or None if it says nothing about the card. The worth of a step is learned.
A step has words only if it speaks for the card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from typing import Generic, Self, TypeAlias, TypeVar

from app.games.tabletop.decklists.decklist import AnyDecklist
from app.games.tabletop.suggestions.outline import Outline, Traits

D = TypeVar("D", bound=AnyDecklist)
O = TypeVar("O", bound=Outline)  # noqa: E741
T = TypeVar("T", bound=Traits)
O_contra = TypeVar("O_contra", bound=Outline, contravariant=True)
T_contra = TypeVar("T_contra", bound=Traits, contravariant=True)

Step: TypeAlias = int | None


@dataclass(frozen=True, slots=True)
class KnownDeck:
    """A deck that was learned from: its name, and the names of its cards."""

    title: str
    names: Set[str]


@dataclass(frozen=True, slots=True, eq=False)
class Habits:
    """Habits of decks: the shares of their cards by cost, and the decks that play each card."""

    costs: Mapping[int, float]
    players: Mapping[str, tuple[KnownDeck, ...]]

    @classmethod
    def of(cls, decks: Sequence[KnownDeck], traits: Mapping[str, Traits]) -> Self:
        """Count decks; a name counts once for each deck that plays it."""
        costs: Counter[int] = Counter()
        players: dict[str, tuple[KnownDeck, ...]] = {}
        for deck in decks:
            for name in sorted(deck.names):
                players[name] = (*players.get(name, ()), deck)
                if (cost := traits[name].cost) is not None:
                    costs[cost] += 1
        total = max(1, sum(len(deck.names) for deck in decks))
        return cls({cost: number / total for cost, number in costs.items()}, players)

    def nearest(self, outline: Outline, name: str) -> tuple[KnownDeck | None, frozenset[str]]:
        """The deck with the card that shares most names with the outline, and those names."""
        best, shared = None, frozenset[str]()
        for deck in self.players.get(name, ()):
            common = frozenset(deck.names & outline.names)
            if best is None or len(common) > len(shared):
                best, shared = deck, common
        return best, shared


@dataclass(frozen=True, slots=True)
class Relation(Generic[O_contra, T_contra]):
    """One way to compare a card with a deck; `words` are empty if a step has none.

    One that is a last resort is named as a reason only where no other has words. `by_rule` are the
    worths of steps that finished decks cannot teach, as they lack nothing that the rules ask for.
    """

    name: str
    step: Callable[[O_contra, T_contra, Habits], Step]
    words: Callable[[O_contra, T_contra, Habits], str] = lambda outline, card, habits: ""
    is_last_resort: bool = False
    by_rule: Mapping[Step, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, eq=False)
class Method(Generic[D, O, T]):
    """A game's way to turn cards and decks into features.

    `traits` are those of every card that may be suggested, by name. `outline` counts a deck,
    leaving out the cards of some names. `can_play` tells whether a deck could play a card at all.
    `relations` stand in the order in which reasons of equal weight are preferred.
    """

    traits: Mapping[str, T]
    outline: Callable[[D, Set[str]], O]
    can_play: Callable[[O, T], bool]
    relations: tuple[Relation[O, T], ...]
