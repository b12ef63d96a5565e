"""Opening hands that are discarded from and drawn up again, for groups that share no card.

A number of cards is wanted of each group, all in one hand. Discards leave the deck, so the new
cards come from those not yet seen. A polynomial whose coefficient of x^n counts the ways to draw n
cards is kept in one whole number, `bits` for each coefficient, so that a product of polynomials is
a product of numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import comb, lcm, prod
from typing import TypeAlias

from app.games.tabletop.chance.combinatorics import Counts

Groups: TypeAlias = Sequence[tuple[int, int]]
"""Of each group how many cards are wanted, at least one, and how many the deck holds."""


def chance_as_dealt(groups: Groups, size: int, hand: int) -> Fraction:
    """The chance that `hand` cards of a deck have all that is wanted."""
    return _Redraw(groups, size, hand, 0).as_dealt()


def chance_after_redraw(
    groups: Groups, size: int, hand: int, discards: int | None = None
) -> Fraction:
    """The chance to hold all that is wanted after the best discard and drawing up again.

    At most `discards` cards are discarded, None for any number.
    """
    return _Redraw(groups, size, hand, hand if discards is None else discards).after_redraw()


@lru_cache(maxsize=8192)
def _row(copies: int, most: int, bits: int, least: int = 0) -> int:
    """The ways to draw n of `copies` cards, for n from `least` to `most`, as a polynomial."""
    return sum(comb(copies, n) << bits * n for n in range(least, min(copies, most) + 1))


Keep: TypeAlias = tuple[int, int, int, int]
"""A choice what to keep: how many cards are kept and how many given up of the groups, how many are
not of a group that still lacks any, and the ways to draw what is lacking, as a polynomial."""


class _Redraw:
    """A deck, what is wanted of it, and how many cards of a hand may be discarded."""

    def __init__(self, groups: Groups, size: int, hand: int, discards: int) -> None:
        self.groups, self.size, self.hand = groups, size, min(size, hand)
        self.unseen, self.discards = size - self.hand, discards
        self.total = comb(size, self.hand)
        self.bits = comb(size, min(self.hand, size // 2)).bit_length() + 1
        self.word = (1 << self.bits) - 1
        self.low = (1 << self.bits * (self.hand + 1)) - 1
        self.outcomes = [comb(self.unseen, self.drawn(kept)) for kept in range(self.hand + 1)]

    def drawn(self, kept: int) -> int:
        """Return the number of cards drawn if `kept` wanted cards are kept."""
        return min(self.discards, self.hand - kept, self.unseen)

    @property
    def is_hopeless(self) -> bool:
        """True if the deck or a hand cannot hold all that is wanted."""
        wanted = sum(wanted for wanted, _ in self.groups)
        return wanted > self.hand or any(wanted > copies for wanted, copies in self.groups)

    def as_dealt(self) -> Fraction:
        """The chance that a hand needs no discard."""
        if self.is_hopeless:
            return Fraction(0)
        ways = self.hands(tuple(wanted for wanted, _ in self.groups))
        return Fraction(ways, self.total)

    def after_redraw(self) -> Fraction:
        """Add up all hands, sorted by how much of what is wanted they hold.

        In nearly all decks it is best to keep all that is wanted. That is certain for a sort of
        hands where no other choice does better even if the hands hold no spare card of a group, as
        every spare card is one fewer to draw; else each kind of hand is looked at by itself, as
        where there are too few unseen cards for that.
        """
        if self.is_hopeless:
            return Fraction(0)
        everything = tuple(wanted for wanted, _ in self.groups)
        of_groups = sum(copies for _, copies in self.groups)
        by_kept = [0] * (self.hand + 1)
        singly = Fraction(0)
        for held in product(*(range(wanted + 1) for wanted in everything)):
            kept = sum(held)
            hands = self.hands(held) if kept <= self.hand else 0
            if not hands:
                continue
            if held == everything:
                by_kept[kept] += hands * self.outcomes[kept]
                continue
            *others, (count, of) = self.completions(held, held)
            if self.unseen < of_groups - kept or any(
                ways * of > count * outcomes for ways, outcomes in others
            ):
                singly += self._one_by_one(held)
            else:
                by_kept[kept] += hands * count
        common = lcm(*self.outcomes)
        together = sum(n * (common // of) for n, of in zip(by_kept, self.outcomes, strict=True))
        return Fraction(together, common * self.total) + singly / self.total

    def hands(self, held: Counts) -> int:
        """Count the hands with this many of each group; the wanted number means that or more."""
        rest, ways = self.size, 1
        for (wanted, copies), have in zip(self.groups, held, strict=True):
            rest -= copies
            if have < wanted:
                ways = ways * comb(copies, have) << self.bits * have
            else:
                ways = ways * _row(copies, self.hand, self.bits, wanted) & self.low
        return self._drawing(ways, rest, self.hand)

    def completions(self, useful: Counts, held: Counts) -> list[tuple[int, int]]:
        """Of every choice what to keep: the draws that complete it, and all draws.

        `held` are the cards of each group in the hand, of which `useful` are worth keeping. The
        last choice keeps them all; those that give up more cards than may be are left out.
        """
        keeps: list[Keep] = [(0, 0, self.unseen, 1)]
        for (wanted, copies), most, have in zip(self.groups, useful, held, strict=True):
            keeps = self._longer(keeps, wanted, most, copies - have)
        hand, discards, unseen = self.hand, self.discards, self.unseen
        bits, word, outcomes = self.bits, self.word, self.outcomes
        return [
            (
                ways * _row(rest, hand, bits) >> bits * min(discards, hand - kept, unseen) & word,
                outcomes[kept],
            )
            for kept, given_up, rest, ways in keeps
            if given_up <= discards
        ]

    def _longer(self, keeps: Iterable[Keep], wanted: int, most: int, left: int) -> list[Keep]:
        """Every way to keep up to `most` cards of one more group, of which `left` are unseen."""
        low, longer = self.low, []
        for n in range(most + 1):
            if n == wanted:
                longer += [(kept + n, given_up, rest, ways) for kept, given_up, rest, ways in keeps]
            else:
                row = _row(left, self.hand, self.bits, wanted - n)
                longer += [
                    (kept + n, given_up + most - n, rest - left, ways * row & low)
                    for kept, given_up, rest, ways in keeps
                ]
        return longer

    def _one_by_one(self, useful: Counts) -> Fraction:
        """The hands of one sort by the number of their spare cards, each with its best choice."""
        total = Fraction(0)
        ranges = (
            range(have, have + 1) if have < wanted else range(have, min(copies, self.hand) + 1)
            for (wanted, copies), have in zip(self.groups, useful, strict=True)
        )
        others = self.size - sum(copies for _, copies in self.groups)
        for held in product(*ranges):
            rest = self.hand - sum(held)
            if 0 <= rest <= others:
                hands = comb(others, rest) * prod(
                    comb(copies, n) for (_, copies), n in zip(self.groups, held, strict=True)
                )
                choices = self.completions(useful, held)
                total += hands * max(Fraction(ways, of) for ways, of in choices)
        return total

    def _drawing(self, ways: int, rest: int, number: int) -> int:
        """Count the ways to draw a number of cards, filled up from the rest."""
        return ways * _row(rest, self.hand, self.bits) >> self.bits * number & self.word
