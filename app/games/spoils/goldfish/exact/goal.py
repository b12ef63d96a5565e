"""A conjunction of needs for one deck: classes of cards, and which counts of them suffice."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property
from itertools import product
from math import comb

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.needs import Need
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance import GoldfishError
from app.games.tabletop.chance.combinatorics import Component, Counts, ways


@dataclass(frozen=True, slots=True)
class CardClass:
    """Cards that serve the same needs equally. `weights` says how much each need gains."""

    weights: Counts
    cards: tuple[tuple[Card, int], ...]

    @property
    def copies(self) -> int:
        """The number of copies of its cards in the deck."""
        return sum(copies for _, copies in self.cards)


@dataclass(frozen=True)
class Goal:
    """Needs over the classes of one deck.

    `owed` is what each need still asks of the deck after the starting resources; `plays` is
    the most cards that are played as resources, face-up and face-down together, None when
    every card seen may be. `volition` is how many of those plays have to be face-down; None
    when the edition gives face-down resources no icon and one is asked for. `resources` is how many
    cards have to be played as resources at least, whatever they provide. `rest` counts the
    cards that serve no need. A vector of counts suffices if and only if `meets` says so.
    """

    needs: tuple[Need, ...]
    owed: Counts
    volition: int | None
    classes: tuple[CardClass, ...]
    rest: int
    plays: int | None = None
    resources: int = 0

    @classmethod
    def of(cls, needs: Sequence[Need], setup: Setup, plays: int | None = None) -> "Goal":
        """Sort the deck into classes. Raises GoldfishError when there is no need at all."""
        if not needs:
            raise GoldfishError("Give at least one need")
        ordinary = tuple(
            need for need in needs if not need.wants_volition and not need.counts_plays
        )
        played = max((need.count for need in needs if need.counts_plays), default=0)
        resources = max(0, played - len(setup.starting))
        owed = tuple(max(0, need.count - _in_play(need, setup)) for need in ordinary)
        groups: dict[Counts, list[tuple[Card, int]]] = defaultdict(list)
        rest = 0
        for card, copies in setup.counted():
            weights = tuple(
                need.weight(card) if owes else 0 for need, owes in zip(ordinary, owed, strict=True)
            )
            if any(weights):
                groups[weights].append((card, copies))
            else:
                rest += copies
        classes = tuple(CardClass(weights, tuple(cards)) for weights, cards in groups.items())
        return cls(ordinary, owed, _face_down(needs, setup), classes, rest, plays, resources)

    def among(self, seen: int) -> "Goal":
        """The goal when this many cards are seen: a card is played face-up or face-down, not both.

        Without face-down resources this limits nothing: the resources that count are
        themselves among the cards seen.
        """
        if not self.volition and not self.resources:
            return self
        return replace(self, plays=min(seen, self.most_plays))

    @property
    def most_plays(self) -> int:
        """The most cards that can be played as resources."""
        return self.size if self.plays is None else min(self.plays, self.size)

    @property
    def copies(self) -> Counts:
        """The number of cards of each class in the deck."""
        return tuple(them.copies for them in self.classes)

    @property
    def size(self) -> int:
        """The number of cards in the deck."""
        return sum(self.copies) + self.rest

    @cached_property
    def caps(self) -> Counts:
        """The number of cards of each class beyond which more never help."""
        return tuple(
            min(
                them.copies,
                max(
                    -(-owes // weight)
                    for owes, weight in zip(self.owed, them.weights, strict=True)
                    if weight
                ),
            )
            for them in self.classes
        )

    def grid(self) -> Iterator[Counts]:
        """All capped counts, the last class running fastest."""
        return product(*(range(cap + 1) for cap in self.caps))

    def meets(self, counts: Counts) -> bool:
        """True if these numbers of each class, with the starting resources, meet all needs."""
        gains = [
            sum(n * them.weights[i] for n, them in zip(counts, self.classes, strict=True))
            for i in range(len(self.needs))
        ]
        if any(gain < owes for gain, owes in zip(gains, self.owed, strict=True)):
            return False
        if self.volition is None:
            return False
        if self.plays is None and not self.volition and not self.resources:
            return True
        fewest = self._fewest_plays(counts, self._owed_icons()) + self.volition
        return max(fewest, self.resources) <= self.most_plays

    @cached_property
    def components(self) -> tuple[Component, ...]:
        """The classes split so that the goal is met when every component is."""
        if self.plays is None and self.volition == 0 and not self.resources:
            return tuple(self._component(places) for places in self._connected())
        return (self._component(range(len(self.classes))),)

    def _component(self, places: Iterable[int]) -> Component:
        kept = tuple(places)
        caps = tuple(self.caps[place] for place in kept)
        full = list(self.caps)
        enough = []
        for counts in product(*(range(cap + 1) for cap in caps)):
            for place, count in zip(kept, counts, strict=True):
                full[place] = count
            if (
                self.meets(tuple(full))
                if len(kept) == len(full)
                else self._meets_alone(kept, counts)
            ):
                enough.append(counts)
        return Component(kept, caps, frozenset(enough))

    def _meets_alone(self, places: Counts, counts: Counts) -> bool:
        mine = [self.classes[place] for place in places]
        return all(
            sum(n * them.weights[i] for n, them in zip(counts, mine, strict=True)) >= owes
            for i, owes in enumerate(self.owed)
            if any(them.weights[i] for them in mine)
        )

    def _connected(self) -> list[Counts]:
        groups: list[tuple[set[int], set[int]]] = []
        for place, them in enumerate(self.classes):
            needs = {i for i, weight in enumerate(them.weights) if weight}
            places = {place}
            apart = []
            for others, theirs in groups:
                if theirs & needs:
                    places |= others
                    needs |= theirs
                else:
                    apart.append((others, theirs))
            groups = [*apart, (places, needs)]
        return [tuple(sorted(places)) for places, _ in groups]

    @cached_property
    def is_hopeless(self) -> bool:
        """True if more resources are asked for than can be played, or no card serves a need."""
        if self.volition is None or max(self.volition, self.resources) > self.most_plays:
            return True
        return any(
            owes and not any(them.weights[i] for them in self.classes)
            for i, owes in enumerate(self.owed)
        )

    @property
    def reachable(self) -> bool:
        """True if drawing the whole deck would meet the needs."""
        return self.meets(self.caps)

    def _owed_icons(self) -> Counts:
        return tuple(
            owes if need.icon is not None else 0
            for need, owes in zip(self.needs, self.owed, strict=True)
        )

    def _fewest_plays(self, counts: Counts, owed: Counts, first: int = 0) -> int:
        """The fewest cards of the classes from `first` on whose icons cover what is owed."""
        if not any(owed):
            return 0
        best = self.size + 1
        for place in range(first, len(counts)):
            weights = self.classes[place].weights
            if counts[place] and any(w and o for w, o in zip(weights, owed, strict=True)):
                left = tuple(max(0, o - w) for o, w in zip(owed, weights, strict=True))
                fewer = (*counts[:place], counts[place] - 1, *counts[place + 1 :])
                best = min(best, 1 + self._fewest_plays(fewer, left, place))
        return best


def _in_play(need: Need, setup: Setup) -> int:
    if need.icon is None:
        return 0
    return sum(need.weight(card) for card in setup.starting)


def _face_down(needs: Iterable[Need], setup: Setup) -> int | None:
    wanted = max((need.count for need in needs if need.wants_volition), default=0)
    if wanted and not setup.rules.face_down_provides_volition:
        return None
    return wanted


def chance(goal: Goal, seen: int) -> Fraction:
    """The chance that the top `seen` cards of the deck meet the goal. Rules: 601.1e, 306.1.

    Cards beyond the end of the deck are simply not drawn (306.2).
    """
    return chance_with(goal.among(seen), (0,) * len(goal.classes), goal.copies, goal.rest, seen)


def chance_with(goal: Goal, kept: Counts, copies: Counts, rest: int, drawn: int) -> Fraction:
    """The chance that kept cards and `drawn` more meet the goal.

    The drawn ones come from `copies` cards of each class and `rest` that serve no need. The
    goal is one `among` all cards seen, those without use included.
    """
    unseen = sum(copies) + rest
    drawn = min(drawn, unseen)
    if goal.is_hopeless:
        return Fraction(0)
    return Fraction(ways(goal.components, kept, copies, rest, drawn), comb(unseen, drawn))
