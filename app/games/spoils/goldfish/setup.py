"""Starts of games: faction, starting resources, the deck that is left, who goes first."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.spoils.editions import DEFAULT_EDITION, EDITIONS, Edition, EditionRules
from app.games.spoils.facts import NO_ICONS, Card, Faction, Threshold, fold, staple_name
from app.games.spoils.terms import Icon
from app.games.tabletop.chance import GoldfishError


@dataclass(frozen=True, slots=True)
class Setup:
    """A deck ready to be shuffled. Rules: 601.1.

    `cards` are the deck's places, unshuffled, after the starting resources were taken out
    (601.1b); a shuffle permutes places, so two decks that share places share their luck.
    `missing` are starting resources that the faction names and the deck lacks. After the mulligan
    `hand` are the cards kept and `under` those put back, the first of them on top; they are no
    longer among `cards`, and as many cards as went back are still to be drawn (601.1f).
    """

    faction: Card
    starting: tuple[Card, ...]
    cards: tuple[Card, ...]
    goes_first: bool = True
    edition: Edition = DEFAULT_EDITION
    missing: tuple[Icon, ...] = ()
    hand: tuple[Card, ...] = ()
    under: tuple[Card, ...] = ()

    @property
    def all_cards(self) -> tuple[Card, ...]:
        """The cards of the deck without the starting resources, wherever they are."""
        return (*self.cards, *self.hand, *self.under)

    @property
    def is_after_mulligan(self) -> bool:
        """True if the hand has been chosen."""
        return bool(self.hand or self.under)

    @property
    def still_to_draw(self) -> int:
        """The number of cards in the first draw: the opening hand, or its replacements."""
        return self.hand_size - len(self.hand)

    @property
    def rules(self) -> EditionRules:
        """The rules of the edition."""
        return EDITIONS[self.edition]

    @property
    def hand_size(self) -> int:
        """The number of cards in the opening hand. Rules: 202.6, 601.1e."""
        brings = faction_of(self.faction)
        return brings.draw_first if self.goes_first else brings.draw_second

    @property
    def starting_icons(self) -> Threshold:
        """The icons of the starting resources once they are face-up. Rules: 601.1d."""
        return total_icons(self.starting)

    def counted(self) -> tuple[tuple[Card, int], ...]:
        """The cards left in the deck with their copies, in the order of their places."""
        return tuple(Counter(self.cards).items())

    def exchanged(self, out: Card, into: Card) -> "Setup":
        """The same setup with one copy of `out` replaced, in its place, by `into`."""
        if out not in self.cards:
            raise GoldfishError(f"{out.name} is not among the cards left in the deck")
        place = len(self.cards) - 1 - self.cards[::-1].index(out)
        return replace(self, cards=(*self.cards[:place], into, *self.cards[place + 1 :]))


def faction_of(card: Card) -> Faction:
    """The facts of a faction card. Raises GoldfishError for any other card."""
    if card.faction is None:
        raise GoldfishError(f"{card.name} is not a faction")
    return card.faction


def total_icons(cards: Iterable[Card]) -> Threshold:
    """All icons that the cards provide together. Rules: 311.1."""
    return sum((card.provides for card in cards), NO_ICONS)


def prepare(
    faction: Card,
    deck: Iterable[tuple[Card, int]],
    *,
    starting: Sequence[str] | None = None,
    goes_first: bool = True,
    edition: Edition = DEFAULT_EDITION,
) -> Setup:
    """Take the starting resources out of a deck and put its cards in order of name.

    `starting` names the resources that start in play; by default they are the faction's own
    and, for those it leaves open, the staples that bring the deck nearest to its thresholds.
    Raises GoldfishError if the faction does not allow the named ones or the deck lacks them.
    Rules: 202.5, 601.1b.
    """
    copies: Counter[Card] = Counter()
    for card, count in deck:
        copies[card] += count
    if any(not card.is_deck_card for card in copies):
        raise GoldfishError("The deck contains a faction or a token")
    if starting is None:
        chosen, missing = _usual_starting(faction_of(faction), copies)
    else:
        chosen, missing = _named_starting(faction_of(faction), copies, starting), ()
    copies.subtract(chosen)
    ordered = sorted(copies, key=lambda card: (fold(card.name), card.name))
    places = tuple(card for card in ordered for _ in range(copies[card]))
    return Setup(faction, chosen, places, goes_first, edition, missing)


def starting_choices(
    faction: Card, deck: Iterable[tuple[Card, int]]
) -> tuple[tuple[str, ...], ...]:
    """Every set of starting resources that faction and deck allow, by name. Rules: 202.5."""
    brings = faction_of(faction)
    staples: Counter[Threshold] = Counter()
    for card, count in deck:
        if card.is_staple_resource:
            staples[card.provides] += count
    choices = {_letters(brings.starting_icons)}
    for _ in range(brings.starting_staples):
        choices = {
            tuple(sorted((*chosen, icon), key=list(Icon).index))
            for chosen in choices
            for provided in +staples
            for icon in provided.icons
        }
    allowed = [
        chosen
        for chosen in choices
        if all(count <= staples[Threshold.of(icon)] for icon, count in Counter(chosen).items())
    ]
    in_order = sorted(allowed, key=lambda chosen: [list(Icon).index(icon) for icon in chosen])
    return tuple(tuple(staple_name(icon) for icon in chosen) for chosen in in_order)


WORTH: Final = 60
"""Divisible by most numbers of icons that a card may lack."""


@dataclass(frozen=True, slots=True)
class Demand:
    """A threshold and a cost, and how many copies ask for them."""

    threshold: Threshold
    cost: int
    copies: int


def demands_of(cards: Iterable[tuple[Card, int]]) -> tuple[Demand, ...]:
    """The thresholds and costs of cards to deploy, equal ones counted once. Rules: 309, 405.1."""
    copies: Counter[tuple[Threshold, int]] = Counter()
    for card, count in cards:
        if card.threshold:
            copies[card.threshold, card.cost or 0] += count
    return tuple(Demand(threshold, cost, count) for (threshold, cost), count in copies.items())


def worth(demands: Iterable[Demand], provides: Threshold, icons: Threshold, resources: int) -> int:
    """The worth of a resource: the more, the nearer it brings a deck to its thresholds.

    Every copy that lacks an icon of the resource counts. It counts more the fewer icons it
    lacks, and twice if enough resources for its cost will be in play as soon.
    """
    value = 0
    for demand in demands:
        lacks = [
            max(0, wanted - have)
            for wanted, have in zip(demand.threshold.counts, icons.counts, strict=True)
        ]
        if any(lack and n for lack, n in zip(lacks, provides.counts, strict=True)):
            total = sum(lacks)
            soon = demand.cost <= resources + total
            value += demand.copies * (WORTH // total) * (1 + soon)
    return value


def _letters(icons: Threshold) -> tuple[Icon, ...]:
    return tuple(icon for icon, count in icons for _ in range(count))


def _usual_starting(
    brings: Faction, copies: Counter[Card]
) -> tuple[tuple[Card, ...], tuple[Icon, ...]]:
    chosen: list[Card] = []
    missing: list[Icon] = []
    left = copies.copy()
    staples = sorted(
        (card for card in copies if card.is_staple_resource), key=lambda card: fold(card.name)
    )

    def take(card: Card) -> None:
        chosen.append(card)
        left[card] -= 1

    for icon in _letters(brings.starting_icons):
        card = next((c for c in staples if c.provides[icon] and left[c] > 0), None)
        if card is None:
            missing.append(icon)
        else:
            take(card)
    demands = demands_of(copies.items())
    for _ in range(brings.starting_staples):
        provided = total_icons(chosen)
        worths = {
            card: worth(demands, card.provides, provided, len(chosen))
            for card in staples
            if left[card] > 0
        }
        if worths:
            take(max(worths, key=lambda card: worths[card]))
    return tuple(chosen), tuple(missing)


def _named_starting(
    brings: Faction, copies: Counter[Card], names: Sequence[str]
) -> tuple[Card, ...]:
    by_name = {fold(card.name): card for card in copies}
    chosen = []
    for name in names:
        card = by_name.get(fold(name))
        if card is None:
            raise GoldfishError(f"The deck has no {name} to start with")
        if not card.is_staple_resource:
            raise GoldfishError(f"{card.name} is not a staple resource and cannot start in play")
        chosen.append(card)
    for card, count in Counter(chosen).items():
        if count > copies[card]:
            raise GoldfishError(f"The deck has {copies[card]} {card.name}, not {count}")
    if len(chosen) != brings.starting_resources:
        raise GoldfishError(
            f"The faction starts with {brings.starting_resources} resources, not {len(chosen)}"
        )
    if short := brings.starting_icons.lacking(total_icons(chosen)):
        words = ", ".join(f"{count} {icon.word}" for icon, count in short)
        raise GoldfishError(
            f"The faction starts with {words}, which the named resources do not provide"
        )
    return tuple(chosen)
