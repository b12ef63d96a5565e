"""The table of the plain player: what is in hand and in play, and what may be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.counter_shapes import CAUSES, Cause
from app.games.shadowfist.goldfish.model import START_POWER, CardKind, Model


@dataclass(slots=True)
class Table:
    """A game in progress. The deck has places of the unshuffled deck, top first."""

    model: Model
    deck: list[int]
    hand: list[int] = field(default_factory=list)
    in_play: list[int] = field(default_factory=list)
    once: set[str] = field(default_factory=set)
    once_a_turn: set[str] = field(default_factory=set)
    costs: list[int | None] = field(default_factory=list)
    gains: dict[int, int] = field(default_factory=dict)
    incomes: dict[int, int] = field(default_factory=dict)
    turn: int = 0
    power: int = START_POWER
    income: int = 0
    state: int = 0
    hand_size: int = HAND
    sites: int = 0
    feng_shui_sites: int = 0
    characters: int = 0
    fighting: int = 0
    site_played: bool = False
    hitter: int = 0
    played: list[int] = field(default_factory=list)

    def kind(self, number: int) -> CardKind:
        return self.model.kinds[number]

    @property
    def seen(self) -> int:
        return len(self.model.places) - len(self.deck)

    @property
    def at_limit(self) -> bool:
        """True if one more Feng Shui Site would have to win the game. Rules: 25.7.4."""
        return self.feng_shui_sites >= self.model.policy.goal - 1

    def where(self, holds: Callable[[CardKind], bool], among: Iterable[int] = ()) -> list[int]:
        """The cards in hand for which something holds, in the order of the model."""
        return [n for n in sorted(among or self.hand) if holds(self.kind(n))]

    def cost(self, number: int) -> int | None:
        """Return a card's cost in Power now; None if it is not known. Rules: 8.5, 25.7.2."""
        return self.feng_shui_sites if self.kind(number).has_variable_cost else self.costs[number]

    def is_barred(self, kind: CardKind) -> bool:
        """Tell whether an earlier copy forbids playing another. Rules: 49.2, 49.5, 49.9."""
        return kind.once in self.once or kind.once_a_turn in self.once_a_turn

    def is_met(self, kind: CardKind) -> bool:
        return self.model.states.meets(self.state, kind.requires)

    def is_paid(self, number: int) -> bool:
        cost = self.cost(number)
        return cost is not None and cost <= self.power

    def is_soon_paid(self, number: int, power: int) -> bool:
        """Tell whether a card has a known cost that this much Power pays."""
        cost = self.costs[number]
        return cost is not None and cost <= power

    def is_site_barred(self, kind: CardKind) -> bool:
        """Tell whether a card is a Site that may not be played now. Rules: 25.7, 25.7.4."""
        return kind.is_site and (self.site_played or (kind.is_feng_shui_site and self.at_limit))

    def can_play(self, number: int) -> bool:
        """Tell whether a card may be played now. Rules: 25.1."""
        kind = self.kind(number)
        return (
            self.is_paid(number)
            and self.is_met(kind)
            and not self.is_barred(kind)
            and not self.is_site_barred(kind)
            and (self.characters > 0 or not kind.needs_character)
        )

    def dead(self) -> tuple[int, ...]:
        """Count the cards in hand that cannot be played, by cause in the order of `CAUSES`."""
        causes = Counter(map(self.cause, self.hand))
        return tuple(causes[cause] for cause in CAUSES)

    def cause(self, number: int) -> Cause | None:
        """Return why a card cannot be played; None if it can, or if its cost is not known."""
        kind = self.kind(number)
        if not kind.can_be_played:
            return None
        if self.is_barred(kind):
            return Cause.COPY
        if self.is_site_barred(kind):
            return Cause.SITE if self.site_played else Cause.LIMIT
        if self.is_met(kind):
            return None if self.is_paid(number) else Cause.POWER
        return Cause.RESOURCES if self.is_paid(number) else Cause.BOTH

    def playable(self, holds: Callable[[CardKind], bool]) -> list[int]:
        """The cards in hand that may be played and for which something holds."""
        return [number for number in self.where(holds) if self.can_play(number)]

    def draw(self) -> None:
        """Draw the top card. Rules: 22.2.5."""
        if self.deck:
            self.hand.append(self.model.places[self.deck.pop(0)])

    def discard(self, cards: Iterable[int]) -> None:
        """Rules: 39.0."""
        for number in cards:
            self.hand.remove(number)

    def is_lacking(self, kind: CardKind) -> bool:
        """Tell whether the card provides a resource that the deck still lacks."""
        return self.model.states.after(self.state, kind.provides) != self.state

    def play(self, number: int) -> None:
        """Pay for a card and play it. Rules: 25.0."""
        kind, cost = self.kind(number), self.cost(number)
        assert cost is not None
        self.hand.remove(number)
        self.played.append(number)
        self.power -= cost
        self.state = self.model.states.after(self.state, kind.provides)
        if kind.once:
            self.once.add(kind.once)
        if kind.once_a_turn:
            self.once_a_turn.add(kind.once_a_turn)
        if kind.is_site:
            self.play_site(kind)
        if kind.is_character:
            self.characters += 1
            self.fighting += kind.fighting
        if kind.is_hitter and not self.hitter:
            self.hitter = self.turn
        self.take_effect(kind)

    def play_site(self, kind: CardKind) -> None:
        """Rules: 25.7, 25.7.3."""
        self.site_played = True
        self.sites += 1
        self.income += kind.income
        if kind.is_feng_shui_site:
            if not self.feng_shui_sites:
                self.power += 1
            self.feng_shui_sites += 1

    def take_effect(self, kind: CardKind) -> None:
        """Apply the card's effects on the curve: those of its codes, and those that are assumed."""
        effects = kind.effects
        if self.turn >= effects.from_turn:
            self.power += effects.gain
        elif effects.gain:
            later = self.gains.get(effects.from_turn, 0)
            self.gains[effects.from_turn] = later + effects.gain
        if effects.income:
            first = max(self.turn + 1, effects.from_turn)
            self.incomes[first] = self.incomes.get(first, 0) + effects.income
        self.hand_size += effects.hand_size
        for number, each in enumerate(self.model.kinds):
            cost = self.costs[number]
            if each.card.id in effects.cheaper and cost is not None:
                self.costs[number] = max(0, cost - effects.reduction)
        self.fetch(effects.fetched)
        for _ in range(effects.draw):
            self.draw()

    def fetch(self, ids: frozenset[str]) -> None:
        """Take the first such card, in the order of the model, from the deck. Rules: 1.2.1.

        Which copy it is does not depend on where it lies, so the rest is still shuffled.
        """
        places = self.model.places
        found = [place for place in self.deck if self.kind(places[place]).card.id in ids]
        if found:
            first = min(found, key=lambda place: (places[place], place))
            self.deck.remove(first)
            self.hand.append(places[first])
