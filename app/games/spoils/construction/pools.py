"""Card pools of limited play: what was opened, and whether packs can hold it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TypeAlias

from app.games.spoils.construction import kinds
from app.games.spoils.facts import CardSet, Catalogue, Printing
from app.games.spoils.terms import Rarity
from app.games.tabletop import construction
from app.games.tabletop.construction import CardCount, Finding, FindingKind, cards_in_words

Pool: TypeAlias = construction.Pool[Printing]
"""The cards one player may build from: copies by printing, and by name. Rules: 103.2c."""


def check_sealed_pool(
    pool: Pool, packs: Mapping[str, int], catalogue: Catalogue
) -> tuple[Finding, ...]:
    """Compare a sealed pool with the contents of the packs it was opened from.

    `packs` gives the number of packs by set code. Rules are named `pool.packs` (a count of
    one rarity differs), `pool.sets` (a card of another set), `pool.rarity` (a card that no
    pack holds, such as a staple). Raises ValueError for a set that has no packs.
    """
    opened = [
        (_set_with_packs(code, catalogue), number) for code, number in packs.items() if number
    ]
    findings = _strangers(pool, [card_set for card_set, _ in opened])
    for card_set, number in sorted(opened, key=lambda item: item[0].order):
        held: Counter[Rarity] = Counter()
        for printing, copies in pool.printings.values():
            if printing.set.code == card_set.code:
                held[printing.rarity] += copies
        for rarity in Rarity:
            expected = card_set.pack.get(rarity, 0) * number
            if rarity in card_set.pack and held[rarity] != expected:
                findings.append(_differs(card_set, rarity, held[rarity], expected, number))
        if card_set.pack.get(Rarity.FIXED):
            findings += _fixed(pool, card_set, number, catalogue)
    return tuple(findings)


def check_draft_pool(
    pool: Pool, sets: Iterable[str], total: int, catalogue: Catalogue
) -> tuple[Finding, ...]:
    """Compare a drafted pool with the sets drafted and the number of picks.

    Picks cross packs, so rarities are not compared. Rules are named `pool.sets`,
    `pool.rarity` and `pool.total`. Raises ValueError for a set that has no packs.
    """
    drafted = [_set_with_packs(code, catalogue) for code in dict.fromkeys(sets)]
    findings = _strangers(pool, drafted)
    if pool.total != total:
        findings.append(
            _found(
                kinds.POOL_TOTAL,
                f"The pool holds {cards_in_words(pool.total)}, but {total} were drafted. "
                "Count the picks again.",
            )
        )
    return tuple(findings)


def _strangers(pool: Pool, opened: Iterable[CardSet]) -> list[Finding]:
    """The cards that cannot come from packs of these sets."""
    packs = {card_set.code: card_set for card_set in opened}
    names = ", ".join(card_set.name for card_set in packs.values()) or "no set"
    findings = []
    for printing, copies in _in_order(pool):
        name, card_set = printing.card.name, printing.set
        if printing.card.is_basic or (
            card_set.code in packs and printing.rarity not in card_set.pack
        ):
            kind, message = (
                kinds.POOL_RARITY,
                (f"{name} is not found in packs. Remove it from the pool."),
            )
        elif card_set.code not in packs:
            kind, message = (
                kinds.POOL_SETS,
                (
                    f"{name} is a card from {card_set.name}; the packs were from {names}. Enter "
                    "the printing that was opened, or remove it from the pool."
                ),
            )
        else:
            continue
        findings.append(_found(kind, message, CardCount(name, copies)))
    return findings


def _fixed(pool: Pool, card_set: CardSet, number: int, catalogue: Catalogue) -> list[Finding]:
    """Packs that always hold the same cards give every card once each."""
    every = [
        p for p in catalogue.printings if p.set.code == card_set.code and p.rarity is Rarity.FIXED
    ]
    if len(every) != card_set.pack[Rarity.FIXED]:
        return []
    findings = []
    for printing in every:
        _, copies = pool.printings.get(printing.id, (printing, 0))
        if copies != number:
            findings.append(
                _found(
                    kinds.POOL_PACKS,
                    f"{printing.card.name} comes once in each pack of {card_set.name}: "
                    f"{number} in all, but the pool has {copies}. Count it again.",
                    CardCount(printing.card.name, copies),
                )
            )
    return findings


def _differs(card_set: CardSet, rarity: Rarity, held: int, expected: int, number: int) -> Finding:
    return _found(
        kinds.POOL_PACKS,
        f"{_packs(number)} of {card_set.name} should give {expected} cards of rarity "
        f"{rarity.value}; the pool has {held}. Count the {rarity.value} cards again.",
    )


def _set_with_packs(code: str, catalogue: Catalogue) -> CardSet:
    card_set = catalogue.by_set.get(code)
    if card_set is None or not card_set.pack:
        sold = ", ".join(s.code for s in catalogue.sets if s.pack)
        raise ValueError(f"{code!r} is not sold in packs; sets sold in packs are {sold}")
    return card_set


def _in_order(pool: Pool) -> list[tuple[Printing, int]]:
    return sorted(pool.printings.values(), key=lambda held: (held[0].card.name, held[0].id))


def _found(kind: FindingKind, message: str, *cards: CardCount) -> Finding:
    return Finding(kind, kind.rule, message, cards)


def _packs(number: int) -> str:
    return "1 pack" if number == 1 else f"{number} packs"
