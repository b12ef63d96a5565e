"""Checks that packs can hold a card pool of limited play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TypeVar

from app.games.tabletop.construction.findings import CardCount, Finding, FindingKind, cards_in_words
from app.games.tabletop.construction.pools import Pool
from app.games.tabletop.facts import CardLike, CardSet, Catalogue, FormatLike, PrintingLike

P = TypeVar("P", bound=PrintingLike)


@dataclass(frozen=True, slots=True)
class PoolChecks:
    """A game's checks of pools of limited play.

    The kinds of findings are: `packs`, a count of one rarity differs; `sets`, a card is of another
    set; `rarity`, no pack holds a card; `total`, the pool has not as many cards as were drafted.
    `rarities` are compared in their order. Every pack holds each card of the rarity `fixed` once.
    `is_sold` tells whether packs can hold a card at all.
    """

    packs: FindingKind
    sets: FindingKind
    rarity: FindingKind
    total: FindingKind
    rarities: tuple[Enum, ...]
    fixed: Enum | None = None
    is_sold: Callable[[PrintingLike], bool] = lambda printing: True

    def check_sealed(
        self, pool: Pool[P], packs: Mapping[str, int], catalogue: Catalogue[CardLike, P, FormatLike]
    ) -> tuple[Finding, ...]:
        """Compare a sealed pool with the contents of the packs it was opened from.

        `packs` gives the number of packs by set code. Raises ValueError for a set that has no
        packs.
        """
        opened = [(_sold(code, catalogue), number) for code, number in packs.items() if number]
        findings = [*self._strangers(pool, [card_set for card_set, _ in opened])]
        for card_set, number in sorted(opened, key=lambda item: item[0].order):
            findings += self._counts(pool, card_set, number)
            if self.fixed is not None and card_set.pack.get(self.fixed):
                findings += self._fixed(pool, card_set, number, catalogue)
        return tuple(findings)

    def check_draft(
        self,
        pool: Pool[P],
        sets: Iterable[str],
        total: int,
        catalogue: Catalogue[CardLike, P, FormatLike],
    ) -> tuple[Finding, ...]:
        """Compare a drafted pool with the sets drafted and the number of picks.

        Picks cross packs, so rarities are not compared. Raises ValueError for a set that has no
        packs.
        """
        drafted = [_sold(code, catalogue) for code in dict.fromkeys(sets)]
        findings = [*self._strangers(pool, drafted)]
        if pool.total != total:
            message = (
                f"The pool holds {cards_in_words(pool.total)}, but {total} were drafted. "
                "Count the picks again."
            )
            findings.append(_found(self.total, message))
        return tuple(findings)

    def is_in_packs(self, printing: P, sets: Collection[str]) -> bool:
        """Tell whether packs of these sets can hold a printing."""
        return printing.set.code in sets and self._is_in_its_packs(printing)

    def _is_in_its_packs(self, printing: P) -> bool:
        return self.is_sold(printing) and printing.rarity in printing.set.pack

    def _strangers(self, pool: Pool[P], opened: Iterable[CardSet]) -> Iterator[Finding]:
        """The cards that cannot come from packs of these sets."""
        packs = {card_set.code: card_set for card_set in opened}
        names = ", ".join(card_set.name for card_set in packs.values()) or "no set"
        held = sorted(pool.printings.values(), key=lambda held: (held[0].card.name, held[0].id))
        for printing, copies in held:
            name, card_set = printing.card.name, printing.set
            if self.is_sold(printing) and card_set.code not in packs:
                kind, message = (
                    self.sets,
                    f"{name} is a card from {card_set.name}; the packs were from {names}. Enter "
                    "the printing that was opened, or remove it from the pool.",
                )
            elif not self._is_in_its_packs(printing):
                kind, message = (
                    self.rarity,
                    f"{name} is not found in packs. Remove it from the pool.",
                )
            else:
                continue
            yield _found(kind, message, CardCount(name, copies))

    def _counts(self, pool: Pool[P], card_set: CardSet, number: int) -> Iterator[Finding]:
        """The rarities of which `number` packs give more or fewer cards."""
        held: Counter[Enum] = Counter()
        for printing, copies in pool.printings.values():
            if printing.set.code == card_set.code:
                held[printing.rarity] += copies
        for rarity in self.rarities:
            expected = card_set.pack.get(rarity, 0) * number
            if rarity in card_set.pack and held[rarity] != expected:
                yield _found(
                    self.packs,
                    f"{_packs(number)} of {card_set.name} should give {expected} cards of rarity "
                    f"{rarity.value}; the pool has {held[rarity]}. Count the {rarity.value} cards "
                    "again.",
                )

    def _fixed(
        self,
        pool: Pool[P],
        card_set: CardSet,
        number: int,
        catalogue: Catalogue[CardLike, P, FormatLike],
    ) -> Iterator[Finding]:
        """Packs that always hold the same cards give every card once each."""
        assert self.fixed is not None
        every = [
            one
            for one in catalogue.printings
            if one.set.code == card_set.code and one.rarity is self.fixed
        ]
        if len(every) != card_set.pack[self.fixed]:
            return
        for printing in every:
            name = printing.card.name
            _, copies = pool.printings.get(printing.id, (printing, 0))
            if copies != number:
                yield _found(
                    self.packs,
                    f"{name} comes once in each pack of {card_set.name}: {number} in all, but the "
                    f"pool has {copies}. Count it again.",
                    CardCount(name, copies),
                )


def _sold(code: str, catalogue: Catalogue[CardLike, P, FormatLike]) -> CardSet:
    card_set = catalogue.by_set.get(code)
    if card_set is None or not card_set.pack:
        sold = ", ".join(s.code for s in catalogue.sets if s.pack)
        raise ValueError(f"{code!r} is not sold in packs; sets sold in packs are {sold}")
    return card_set


def _found(kind: FindingKind, message: str, *cards: CardCount) -> Finding:
    return Finding(kind, kind.rule, message, cards)


def _packs(number: int) -> str:
    return "1 pack" if number == 1 else f"{number} packs"
