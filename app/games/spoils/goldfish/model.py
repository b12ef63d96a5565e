"""A deck as plain tables, for the plain and the fast players, and the hands that they keep."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from math import ceil
from typing import Final

from app.games.spoils.facts import NO_ICONS, Card, Threshold
from app.games.spoils.goldfish.model_coverage import (
    Coverage,
    Effects,
    EffectsOf,
    coverage,
    expressed,
    staples_only,
)
from app.games.spoils.goldfish.policy import NEVER, PLAIN, DeployOrder, Policy
from app.games.spoils.goldfish.setup import Demand, Setup, demands_of, faction_of, worth
from app.games.spoils.terms import CardType, Icon
from app.games.tabletop.chance import GoldfishError

ANY_NUMBER: Final = 255


@dataclass(frozen=True, slots=True)
class Clause:
    """A condition: from `at_least` to `at_most` cards of the hand that `accepts` accepts."""

    words: str
    accepts: Callable[[Card], bool]
    at_least: int = 1
    at_most: int = ANY_NUMBER


@dataclass(frozen=True, slots=True)
class Named:
    """A test that accepts the cards of these names. Rules: 201.1b."""

    names: frozenset[str]

    def __call__(self, card: Card) -> bool:
        """True if the card is one of the named cards."""
        return card.name in self.names


@dataclass(frozen=True, slots=True)
class Keepable:
    """A definition of keepable hands: all clauses must hold. `words` is the definition as asked."""

    clauses: tuple[Clause, ...]

    def among(self, cards: Iterable[Card]) -> "Keepable":
        """The same definition for these cards alone, as plain data that can be sent away."""
        there = tuple(cards)
        return Keepable(
            tuple(
                replace(
                    clause,
                    accepts=Named(frozenset(card.name for card in there if clause.accepts(card))),
                )
                for clause in self.clauses
            )
        )

    @property
    def words(self) -> str:
        """The definition in words."""
        return ", ".join(_number(clause) + " " + clause.words for clause in self.clauses)


def _number(clause: Clause) -> str:
    if clause.at_most == ANY_NUMBER:
        return f"{clause.at_least} or more"
    if clause.at_least == 0:
        return f"at most {clause.at_most}"
    return f"{clause.at_least} to {clause.at_most}"


USUAL: Final = Keepable(
    (
        Clause("resources", lambda card: card.type is CardType.RESOURCE, 0, 4),
        Clause(
            "cards to deploy for 3 or less",
            lambda card: card.type is not CardType.RESOURCE and (card.cost or 0) <= 3,
        ),
    )
)
"""Keepable unless the user says otherwise. A hand needs no resource: two staples are in play from
the start, and any card can be played face-down. Rules: 203.2."""


TURNS: Final = 8
MOST_TURNS: Final = 20
ENOUGH_FOR: Final = 0.5
"""Icons count as lacking until they suffice for this share of the cards that ask for them."""

OPPOSING_INFLUENCE: Final = 25
"""The influence of the passive opponent, unless another is asked for."""

HAND_KINDS: Final = (
    CardType.RESOURCE,
    CardType.CHARACTER,
    CardType.TACTIC,
    CardType.ITEM,
    CardType.LOCATION,
)
"""The card types by which opening hands are counted."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of cards that are played alike.

    A resource has `cost` 0 and is never deployed. The policy does not deploy what `is_idle`.
    """

    card: Card
    cost: int
    threshold: Threshold
    strength: int
    effects: Effects
    is_idle: bool = False

    @property
    def is_resource(self) -> bool:
        """True if the cards can be played face-up as resources. Rules: 203.2."""
        return self.card.type is CardType.RESOURCE

    @property
    def price(self) -> int:
        """The cost as the policy reckons it: more than anybody has if the cards are idle."""
        return NEVER if self.is_idle else self.cost

    @property
    def provides(self) -> Threshold:
        """The icons a resource provides in play."""
        return self.card.provides if self.is_resource else NO_ICONS


@dataclass(frozen=True)
class Model:
    """A setup as tables.

    `kinds` are the cards to deploy in the policy's order, then the resources in the order O G E
    D R V; `places` has the kind of the card at every place of the unshuffled deck. `hand` and
    `under` are the kinds kept and put back, if the mulligan is over. `demands` are the
    thresholds and costs of the cards to deploy.
    """

    setup: Setup
    policy: Policy
    turns: int
    opposing_influence: int
    keepable: Keepable
    kinds: tuple[CardKind, ...]
    places: tuple[int, ...]
    demands: tuple[Demand, ...]
    coverage: Coverage
    hand: tuple[int, ...] = ()
    under: tuple[int, ...] = ()

    def copies(self, number: int) -> int:
        """The number of cards of a kind in the deck, wherever they are."""
        return sum(them.count(number) for them in (self.places, self.hand, self.under))

    @cached_property
    def to_deploy(self) -> int:
        """The number of kinds that are cards to deploy; the kinds after them are resources."""
        return sum(not kind.is_resource for kind in self.kinds)

    @cached_property
    def resources(self) -> tuple[CardKind, ...]:
        """The kinds that are resources."""
        return self.kinds[self.to_deploy :]

    @property
    def most_resources(self) -> int:
        """The most resources that can be in play."""
        policy = self.policy
        until = max(policy.play_resources_until, policy.face_down_until, policy.buy_resources_until)
        return max(until, len(self.setup.starting))

    @cached_property
    def lacking(self) -> tuple[int, ...]:
        """The number of each kind of resource to keep for icons that are lacking at the start."""
        if not self.policy.keeps_lacking_icons:
            return (0,) * len(self.resources)
        in_play = self.setup.starting_icons
        return tuple(
            max((self._asked(icon) - in_play[icon] for icon, _ in kind.provides), default=0)
            for kind in self.resources
        )

    def _asked(self, icon: Icon) -> int:
        """The number of an icon that is enough for most of the cards that ask for it."""
        asked = sorted(
            kind.threshold[icon]
            for number, kind in enumerate(self.kinds[: self.to_deploy])
            for _ in range(self.copies(number))
            if kind.threshold[icon] and not kind.is_idle
        )
        return asked[ceil(ENOUGH_FOR * len(asked)) - 1] if asked else 0

    def gain(self, kind: CardKind, icons: Threshold, resources: int) -> int:
        """The worth of playing a resource: the more, the nearer the deck gets to its thresholds."""
        return worth(self.demands, kind.provides, icons, resources)


def model_of(
    setup: Setup,
    policy: Policy = PLAIN,
    *,
    turns: int = TURNS,
    effects_of: EffectsOf = staples_only,
    keepable: Keepable = USUAL,
    opposing_influence: int = OPPOSING_INFLUENCE,
) -> Model:
    """The tables of a setup under a policy.

    Raises GoldfishError when the number of turns or the influence is out of range.
    """
    if not 1 <= turns <= MOST_TURNS:
        raise GoldfishError(f"The number of turns must be from 1 to {MOST_TURNS}, not {turns}")
    if opposing_influence < 1:
        raise GoldfishError("The opposing faction needs at least 1 influence")
    whole = Counter(setup.all_cards)
    whole.update(setup.starting)
    known = expressed(whole.items(), faction_of(setup.faction).influence, effects_of)
    unordered = [_kind(card, known, policy) for card in set(setup.all_cards)]
    kinds = tuple(sorted(unordered, key=lambda kind: _place_in_order(kind, policy.deploy)))
    number = {kind.card: place for place, kind in enumerate(kinds)}
    return Model(
        setup,
        policy,
        turns,
        opposing_influence,
        keepable.among([kind.card for kind in kinds]),
        kinds,
        tuple(number[card] for card in setup.cards),
        demands_of(Counter(setup.all_cards).items()),
        coverage(whole.items(), known),
        tuple(number[card] for card in setup.hand),
        tuple(number[card] for card in setup.under),
    )


def due_turn(cost: int, turns: int) -> int:
    """The turn by which a card counts as on time: that of its cost, from 1, or the last."""
    return min(max(1, cost), turns)


def model_again(model: Model, setup: Setup) -> Model:
    """The model of a changed setup, everything else as in another model.

    Cards have the effects that they have there; cards new to the deck have none.
    """
    effects = {kind.card: kind.effects for kind in model.kinds}
    return model_of(
        setup,
        model.policy,
        turns=model.turns,
        effects_of=lambda card: effects.get(card, Effects()),
        keepable=model.keepable,
        opposing_influence=model.opposing_influence,
    )


def _place_in_order(kind: CardKind, order: DeployOrder) -> tuple[bool, int, int, int, str]:
    """The kinds in order: cards to deploy, then resources by their icons; ties by name.

    Idle cards are placed as those that are played face-down first.
    """
    card = kind.card
    if kind.is_resource:
        first = min((list(Icon).index(icon) for icon in card.provides.icons), default=6)
        return (True, 0, first, card.provides.total, card.name)
    sign = 1 if order is DeployOrder.CHEAPEST else -1
    group = sign if kind.is_idle else 0
    if order is DeployOrder.CHARACTERS and not kind.is_idle:
        group = int(card.type is not CardType.CHARACTER)
    return (False, group, sign * (card.cost or 0), sign * (card.strength or 0), card.name)


def _kind(card: Card, known: Mapping[Card, Effects], policy: Policy) -> CardKind:
    strength = card.strength if card.type is CardType.CHARACTER else None
    effects = known.get(card, Effects())
    return CardKind(
        card,
        card.cost or 0,
        card.threshold,
        max(0, strength or 0),
        effects,
        is_idle=_is_idle(card, effects, policy),
    )


def _is_idle(card: Card, effects: Effects, policy: Policy) -> bool:
    """True if the policy does not deploy a card because it does nothing in the model."""
    if effects.draws or effects.opponent_loses:
        return False
    if card.type is CardType.TACTIC:
        return not policy.plays_idle_tactics
    is_permanent = card.type in (CardType.ITEM, CardType.LOCATION)
    return is_permanent and not policy.plays_idle_permanents
