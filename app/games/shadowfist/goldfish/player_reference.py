"""The plain player: one game in ordinary Python, as the policy is read. The yardstick.

A turn is the rulebook's Establishing Shot and Main Shot (22.2, 22.3) of a player whose opponents
have Sites but do nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.goldfish.causes import CAUSES, Cause
from app.games.shadowfist.goldfish.model import START_POWER, CardKind, Model
from app.games.shadowfist.goldfish.policy import CharacterOrder
from app.games.tabletop.chance.shuffle import deal

SITES_KEPT: Final = 2
"""How many Sites the first shot keeps: one for each of the first two turns."""


@dataclass(frozen=True, slots=True)
class TurnTrace:
    """A turn, when it ends; kinds are numbers of the model, cards in hand and played sorted.

    `state` and `ready` are the resources and the Power when the Main Shot begins. `power` is what
    is left at the end; `sites` counts all Sites
    in play, `feng_shui_sites` those that count towards victory; `fighting` is that of all
    Characters in play. `seen` counts cards that have left the deck, `dead` by cause those in hand
    that cannot be played.
    """

    generated: int
    state: int
    ready: int
    hand: tuple[int, ...]
    played: tuple[int, ...]
    power: int
    sites: int
    feng_shui_sites: int
    fighting: int
    seen: int
    dead: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameTrace:
    """A game turn by turn. `kept` is the hand after the first discard, drawn up again.

    `hitter` is the turn of the first hitter, `decked` the turn in which the last card was drawn
    (5.1), after which nothing is played; 0 for never.
    """

    dealt: tuple[int, ...]
    discarded: tuple[int, ...]
    kept: tuple[int, ...]
    turns: tuple[TurnTrace, ...]
    hitter: int
    decked: int


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
        """Whether one more Feng Shui Site would have to win. Rules: 25.7.4."""
        return self.feng_shui_sites >= self.model.policy.goal - 1

    def where(self, holds: Callable[[CardKind], bool], among: Iterable[int] = ()) -> list[int]:
        """The cards in hand for which something holds, in the order of the model."""
        return [n for n in sorted(among or self.hand) if holds(self.kind(n))]

    def cost(self, number: int) -> int | None:
        """What a card costs now; None where that is not known. Rules: 8.5, 25.7.2."""
        return self.feng_shui_sites if self.kind(number).has_variable_cost else self.costs[number]

    def is_barred(self, kind: CardKind) -> bool:
        """Whether a copy may not be played because of another. Rules: 49.2, 49.5, 49.9."""
        return kind.once in self.once or kind.once_a_turn in self.once_a_turn

    def is_met(self, kind: CardKind) -> bool:
        return self.model.states.meets(self.state, kind.requires)

    def is_paid(self, number: int) -> bool:
        cost = self.cost(number)
        return cost is not None and cost <= self.power

    def is_soon_paid(self, number: int, power: int) -> bool:
        """Whether so much Power pays for a card that has a cost."""
        cost = self.costs[number]
        return cost is not None and cost <= power

    def is_site_barred(self, kind: CardKind) -> bool:
        """Whether no Site, or no Feng Shui Site, may be played now. Rules: 25.7, 25.7.4."""
        return kind.is_site and (self.site_played or (kind.is_feng_shui_site and self.at_limit))

    def can_play(self, number: int) -> bool:
        """Whether a card may be played. Rules: 25.1."""
        kind = self.kind(number)
        return (
            self.is_paid(number)
            and self.is_met(kind)
            and not self.is_barred(kind)
            and not self.is_site_barred(kind)
            and (self.characters > 0 or not kind.needs_character)
        )

    def dead(self) -> tuple[int, ...]:
        """How many cards in hand cannot be played, by cause."""
        causes = Counter(map(self.cause, self.hand))
        return tuple(causes[cause] for cause in CAUSES)

    def cause(self, number: int) -> Cause | None:
        """Why a card cannot be played; None where it can, or where its cost is not known."""
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
        """Whether the card provides a resource that the deck still lacks."""
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
        """What the card does for the curve, by its codes and by what the player assumes."""
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


def play_game(model: Model, seed: int, game_number: int) -> GameTrace:
    """Play one game by number."""
    order = deal(seed, game_number, len(model.places))
    table = Table(model, list(order))
    table.costs = [kind.cost for kind in model.kinds]
    for _ in range(model.hand_size):
        table.draw()
    dealt = tuple(sorted(table.hand))
    discarded: tuple[int, ...] = ()
    kept: tuple[int, ...] = ()
    turns: list[TurnTrace] = []
    decked = 0
    for turn in range(1, model.turns + 1):
        if decked:
            turns.append(_after_the_end(turns[-1]))
            continue
        table.turn, table.site_played, table.played = turn, False, []
        table.once_a_turn.clear()
        generated, away = establishing_shot(table)
        if turn == 1:
            discarded, kept = away, tuple(sorted(table.hand))
        state, ready = main_shot(table)
        turns.append(_trace(table, generated, state, ready))
        if not table.deck:
            decked = turn
    return GameTrace(dealt, discarded, kept, tuple(turns), table.hitter, decked)


def _trace(table: Table, generated: int, state: int, ready: int) -> TurnTrace:
    return TurnTrace(
        generated=generated,
        state=state,
        ready=ready,
        hand=tuple(sorted(table.hand)),
        played=tuple(sorted(table.played)),
        power=table.power,
        sites=table.sites,
        feng_shui_sites=table.feng_shui_sites,
        fighting=table.fighting,
        seen=table.seen,
        dead=table.dead(),
    )


def _after_the_end(last: TurnTrace) -> TurnTrace:
    """A turn after the player was eliminated: everything as it was, and no Power generated."""
    return replace(last, generated=0, played=())


def establishing_shot(table: Table) -> tuple[int, tuple[int, ...]]:
    """Generate Power, discard, draw; the Power generated and the cards discarded. Rules: 22.2."""
    table.power += table.gains.get(table.turn, 0)
    table.income += table.incomes.get(table.turn, 0)
    generated = 0 if forgoes(table) else table.income
    table.power += generated
    away = discards(table, is_limited=generated > 0)
    table.discard(away)
    while len(table.hand) < table.hand_size and table.deck:
        table.draw()
    return generated, tuple(sorted(away))


def forgoes(table: Table) -> bool:
    """Whether the policy forgoes generation: on one turn, for want of Sites and Foundations.

    Rules: 22.2.2.1.
    """
    return table.turn == table.model.policy.forgo and not table.where(
        lambda kind: kind.is_site or kind.is_foundation
    )


def discards(table: Table, *, is_limited: bool) -> list[int]:
    """What the policy discards: one card at most if Power was generated. Rules: 22.2.4."""
    if table.turn == 1 and table.model.policy.first_shot and not is_limited:
        kept = first_shot(table)
        return list((Counter(table.hand) - Counter(kept)).elements())
    unwanted = useless(table)
    if is_limited:
        return [max(next(cards for cards in unwanted if cards))] if any(unwanted) else []
    return [number for cards in unwanted for number in cards]


def useless(table: Table) -> list[list[int]]:
    """The cards in hand that may go, each once, in the order of the reasons.

    First those that the player throws away first; then those that copies or the limit of Feng Shui
    Sites bar; those whose resources are not in sight; and those that the policy never plays.
    """
    in_sight = state_in_sight(table)
    reasons: tuple[Callable[[CardKind], bool], ...] = (
        lambda kind: kind.goes_first,
        lambda kind: table.is_barred(kind) or (kind.is_feng_shui_site and table.at_limit),
        lambda kind: not table.model.states.meets(in_sight, kind.requires),
        lambda kind: not is_wanted(table.model, kind),
    )
    left = table.where(lambda kind: not kind.is_kept)
    found = []
    for reason in reasons:
        found.append([number for number in left if reason(table.kind(number))])
        left = [number for number in left if not reason(table.kind(number))]
    return found


def state_in_sight(table: Table) -> int:
    """The resources with all cards in hand that could be played one after the other."""
    states = table.model.states
    state, waiting = table.state, list(table.hand)
    while True:
        ready = [n for n in waiting if states.meets(state, table.kind(n).requires)]
        for number in ready:
            waiting.remove(number)
            state = states.after(state, table.kind(number).provides)
        if not ready:
            return state


def is_wanted(model: Model, kind: CardKind) -> bool:
    """Whether the policy plays such cards at all."""
    if not kind.can_be_played:
        return False
    is_played = kind.is_site or kind.is_character or kind.provides or kind.has_effect
    return bool(is_played) or model.policy.plays_others


def first_shot(table: Table) -> list[int]:
    """What the first discard keeps: two Sites, a Foundation, and what turn 2 can play.

    The tip under 2.5.
    """
    states = table.model.states
    sites = table.where(lambda kind: kind.is_feng_shui_site and not kind.requires)[:SITES_KEPT]
    power = table.power + (2 if sites else 0)
    foundations = table.where(lambda kind: kind.is_foundation and not kind.is_site)
    state = table.state
    for number in foundations:
        if table.is_soon_paid(number, power):
            state = states.after(state, table.kind(number).provides)

    def is_soon(number: int) -> bool:
        kind = table.kind(number)
        return (
            is_wanted(table.model, kind)
            and not kind.is_site
            and table.is_soon_paid(number, power)
            and states.meets(state, kind.requires)
        )

    kept = [number for number in sorted(table.hand) if is_soon(number)]
    if foundations and foundations[0] not in kept:
        kept.append(foundations[0])
    wished = table.where(lambda kind: kind.is_kept)
    thrown = table.where(lambda kind: kind.goes_first)
    kept = [number for number in [*sites, *kept] if number not in thrown and number not in wished]
    return [*kept, *wished]


def main_shot(table: Table) -> tuple[int, int]:
    """Play cards; the resources and the Power there were before. Rules: 22.3."""
    state, ready = table.state, table.power
    while (number := next_builder(table)) is not None:
        table.play(number)
    while (number := next_character(table)) is not None:
        table.play(number)
    while (number := next_other(table)) is not None:
        table.play(number)
    return state, ready


def next_builder(table: Table) -> int | None:
    """The next card that builds the curve: a Site, else a lacking resource, else an effect."""
    if table.sites < table.model.policy.sites_until:
        sites = table.playable(lambda kind: kind.is_site)
        if sites:
            return min(sites, key=lambda n: (table.cost(n), not table.kind(n).has_variable_cost, n))
    resources = table.playable(lambda kind: not kind.is_site and table.is_lacking(kind))
    effects = table.playable(lambda kind: not kind.is_site and kind.has_effect)
    return next(iter(resources or effects), None)


def next_character(table: Table) -> int | None:
    """The Character to play next; only a hitter while the policy saves for one."""
    policy = table.model.policy
    is_saving = policy.saves and not table.hitter
    cards = table.playable(lambda kind: kind.is_character and (kind.is_hitter or not is_saving))
    if not cards:
        return None
    return cards[-1] if policy.characters is CharacterOrder.DEAREST else cards[0]


def next_other(table: Table) -> int | None:
    """The cheapest Event, State or Edge, where the policy plays them."""
    if not table.model.policy.plays_others:
        return None
    cards = table.playable(lambda kind: not (kind.is_site or kind.is_character))
    return next(iter(cards), None)
