"""The model that is played many times: a deck as numbers, a policy and a number of turns."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from app.games.shadowfist.construction.opening import HAND
from app.games.shadowfist.facts import Pool
from app.games.shadowfist.goldfish.effects import NOTHING, Effects, printed_effects
from app.games.shadowfist.goldfish.policy import CURVE, MOST_TURNS, Policy
from app.games.shadowfist.goldfish.setup import DeckCard, Setup
from app.games.shadowfist.goldfish.states import MOST_STATES, States
from app.games.shadowfist.terms import CardType, Restriction
from app.games.tabletop.chance import GoldfishError
from app.games.text import fold

TURNS: Final = 8
START_POWER: Final = 1
"""Rules: 2.4."""

FACE_DOWN_POWER: Final = 1
"""The Power that a face-down Feng Shui Site generates. Rules: 22.2.2."""

_ONCE: Final = frozenset({Restriction.UNIQUE, Restriction.LIMITED, Restriction.ONE_SHOT})
"""A player has or plays one copy of such a card. Rules: 49.2, 49.5, 49.9."""


@dataclass(frozen=True, slots=True)
class CardKind:
    """All copies of one card of a deck, as the players see them.

    `cost` is None if no number is printed: for a Feng Shui Site, which costs as much Power as
    Feng Shui Sites are in play (25.7.2), and for cards that cost X, which are not played. `income`
    is what a Site generates each turn. `once` is the title that no second copy of may be played,
    and `once_a_turn` that of a Limited Event; empty if copies do not matter. `is_kept` and
    `goes_first` are the player's wishes about discards; `is_hitter` says that the card is worth
    saving for.
    """

    card: DeckCard
    copies: int
    type: CardType
    cost: int | None
    requires: Pool
    provides: Pool
    income: int
    fighting: int
    once: str
    once_a_turn: str
    effects: Effects
    is_hitter: bool
    is_kept: bool = False
    goes_first: bool = False

    @property
    def name(self) -> str:
        """The title."""
        return self.card.name

    @property
    def is_site(self) -> bool:
        """True for a Site, of which one may be played in a turn. Rules: 25.7."""
        return self.type.is_site

    @property
    def is_feng_shui_site(self) -> bool:
        """True if it counts towards victory. Rules: 7.3.1."""
        return self.type is CardType.FENG_SHUI_SITE

    @property
    def is_character(self) -> bool:
        """True for a Character."""
        return self.type is CardType.CHARACTER

    @property
    def is_foundation(self) -> bool:
        """True if it requires nothing and provides resources. Rules: 18.4."""
        return bool(self.provides) and not self.requires

    @property
    def has_variable_cost(self) -> bool:
        """True if its cost is the number of Feng Shui Sites in play. Rules: 25.7.2."""
        return self.is_feng_shui_site and self.cost is None

    @property
    def can_be_played(self) -> bool:
        """True if its cost is known."""
        return self.cost is not None or self.has_variable_cost

    @property
    def has_effect(self) -> bool:
        """True if it affects the curve by more than its numbers."""
        return self.effects != NOTHING

    @property
    def needs_character(self) -> bool:
        """True for a State that is played on a Character. Rules: 25.5.1."""
        subject = self.card.printed.subject
        return self.type is CardType.STATE and (not subject or subject.startswith("character"))


@dataclass(frozen=True, slots=True)
class Wish:
    """A player's assumptions about a card: its effects, and whether it is kept or goes first."""

    effects: Effects = NOTHING
    is_kept: bool = False
    goes_first: bool = False
    is_hitter: bool = False


@dataclass(frozen=True)
class Model:
    """A deck ready to be played. `kinds` are in order of cost, then Fighting.

    `places` says of each card of the unshuffled deck of which kind it is.
    """

    setup: Setup
    policy: Policy
    turns: int
    kinds: tuple[CardKind, ...]
    places: tuple[int, ...]
    assumptions: tuple[str, ...] = ()

    @cached_property
    def states(self) -> States:
        """The resource pools that make a difference to the deck."""
        return States.of([kind.requires for kind in self.kinds])

    @cached_property
    def most_cost(self) -> int:
        """The highest printed cost; more Power than that pays for every card."""
        return max((kind.cost or 0 for kind in self.kinds), default=0)

    @cached_property
    def most_generated(self) -> int:
        """No turn generates more Power than this."""
        incomes = sorted(kind.income for kind in self.kinds for _ in range(kind.copies))
        gains = sum(kind.effects.income * kind.copies for kind in self.kinds)
        return sum(incomes[-self.turns :]) + gains

    @property
    def hand_size(self) -> int:
        """The hand size to begin with. Rules: 9.2.2.1."""
        return HAND


def model_of(
    setup: Setup,
    policy: Policy = CURVE,
    *,
    turns: int = TURNS,
    wishes: Mapping[str, Wish] | None = None,
    assumptions: tuple[str, ...] = (),
) -> Model:
    """Make a model of a deck. `wishes` are by the ids of cards, `assumptions` the same in words.

    Raises GoldfishError for a number of turns or kinds of resources that is out of range.
    """
    if not 1 <= turns <= MOST_TURNS:
        raise GoldfishError(f"The number of turns must be from 1 to {MOST_TURNS}, not {turns}")
    if States.count([card.printed.requires for card, _ in setup.counted()]) > MOST_STATES:
        raise GoldfishError("The cards of this deck require too many different resources to be "
                            "played here")  # fmt: skip
    of = wishes or {}
    kinds = sorted(
        (_kind(card, copies, of.get(card.id, Wish()), policy) for card, copies in setup.counted()),
        key=_rank,
    )
    numbers = {kind.card: number for number, kind in enumerate(kinds)}
    places = tuple(numbers[card] for card in setup.cards)
    return Model(setup, policy, turns, tuple(kinds), places, assumptions)


def _rank(kind: CardKind) -> tuple[int, int, int, str, str]:
    """Cheap cards first; of Sites of one cost those that generate more."""
    name = fold(kind.name)
    return kind.cost or 0, -kind.income, kind.fighting, name, kind.card.id


def _kind(card: DeckCard, copies: int, wish: Wish, policy: Policy) -> CardKind:
    printed = card.printed
    effects = printed_effects(card) + wish.effects
    fighting = printed.fighting if isinstance(printed.fighting, int) else 0
    is_character = printed.type is CardType.CHARACTER
    return CardKind(
        card=card,
        copies=copies,
        type=printed.type,
        cost=printed.cost if isinstance(printed.cost, int) else None,
        requires=printed.requires,
        provides=printed.provides,
        income=_income(card, effects),
        fighting=fighting if is_character else 0,
        once="" if _is_limited_event(card) else _once(card),
        once_a_turn=card.name if _is_limited_event(card) else "",
        effects=effects,
        is_hitter=wish.is_hitter or (is_character and fighting >= policy.hitter),
        is_kept=wish.is_kept,
        goes_first=wish.goes_first,
    )


def _income(card: DeckCard, effects: Effects) -> int:
    """Return the Power that a Site generates each turn; 0 for other cards.

    A Feng Shui Site stays face-down unless revealing it brings more Power or an effect (24.4).
    Rules: 8.8, 22.2.2, 25.7.1.
    """
    printed = card.printed
    if not printed.type.is_site:
        return 0
    power = printed.power or 0
    is_face_up = printed.cost is not None or bool(printed.requires) or effects != NOTHING
    if printed.type is CardType.FENG_SHUI_SITE and not is_face_up:
        return max(power, FACE_DOWN_POWER)
    return power


def _is_limited_event(card: DeckCard) -> bool:
    """Tell whether a card is an Event that may be played once in each turn. Rules: 49.2."""
    printed = card.printed
    return printed.type is CardType.EVENT and _ONCE & {*printed.restrictions} == {
        Restriction.LIMITED
    }


def _once(card: DeckCard) -> str:
    if _ONCE.isdisjoint(card.printed.restrictions):
        return ""
    return card.printing.card.identity or card.name
