"""Opening hands, exactly: how many cards of each type, and whether keepable. Rules: 601.1e."""

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.exact.goal import Goal, chance
from app.games.spoils.goldfish.exact.needs import cards_drawn
from app.games.spoils.goldfish.exact.put_back import keepable_after_put_back
from app.games.spoils.goldfish.model import Keepable
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance.combinatorics import distribution


def counts_in_hand(setup: Setup, accepts: Callable[[Card], bool]) -> tuple[Fraction, ...]:
    """The chance of exactly n accepted cards in the hand as dealt, for n from 0."""
    size, hand = len(setup.cards), min(setup.hand_size, len(setup.cards))
    copies = sum(accepts(card) for card in setup.cards)
    return distribution(copies, size, hand)


def keepable_chance(setup: Setup, keepable: Keepable) -> Fraction:
    """The exact chance that a hand as dealt is keepable.

    Upper limits are taken off by counting: a range is what has its least number, without
    what has one more than its most.
    """
    hand = min(setup.hand_size, len(setup.cards))
    total = Fraction(0)
    for over in _subsets(keepable):
        needs = []
        sign = 1
        for clause, beyond in zip(keepable.clauses, over, strict=True):
            least = clause.at_most + 1 if beyond else clause.at_least
            sign = -sign if beyond else sign
            if least > 0:
                needs.append(cards_drawn(least, clause.words, clause.accepts))
        total += sign * (chance(Goal.of(needs, setup), hand) if needs else Fraction(1))
    return total


def _subsets(keepable: Keepable) -> list[tuple[bool, ...]]:
    subsets: list[tuple[bool, ...]] = [()]
    for clause in keepable.clauses:
        options = (False, True) if clause.at_most < 99 else (False,)
        subsets = [(*subset, option) for subset in subsets for option in options]
    return subsets


@dataclass(frozen=True, slots=True)
class OpeningHands:
    """Exact figures: resources by number in hands as dealt, and the keepable share.

    `put_back` is the keepable share when the best cards of each hand are put back; None where
    the definition tells too many sorts of card apart to count it while somebody waits.
    """

    resources: tuple[Fraction, ...]
    keepable: Fraction
    put_back: Fraction | None
    definition: str


def opening_hands(setup: Setup, keepable: Keepable) -> OpeningHands:
    """The exact figures of the opening hand."""
    return OpeningHands(
        counts_in_hand(setup, lambda card: card.type.value == "Resource"),
        keepable_chance(setup, keepable),
        keepable_after_put_back(setup, keepable),
        keepable.words,
    )
