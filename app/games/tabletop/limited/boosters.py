"""Boosters of a set, opened by chance, and the sealed pool of one player."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, Generic, TypeVar

from app.games.tabletop.chance.shuffle import Stream
from app.games.tabletop.construction import Pool, PoolChecks
from app.games.tabletop.facts import CardLike, CardSet, Catalogue, FormatLike, PrintingLike

P = TypeVar("P", bound=PrintingLike)

MOST_NUMBER: Final = (1 << 30) - 1
"""The highest number of a booster."""


class NoBoosterError(ValueError):
    """A set whose boosters cannot be opened; the message says why."""


@dataclass(frozen=True, slots=True)
class Slot(Generic[P]):
    """The cards of one rarity in a booster: a number of these printings."""

    rarity: Enum
    cards: int
    printings: tuple[P, ...]


@dataclass(frozen=True, slots=True)
class Booster(Generic[P]):
    """A booster of a set: its slots of cards.

    `fingerprint` differs whenever the same seed could give other cards.
    """

    set: CardSet
    slots: tuple[Slot[P], ...]
    fingerprint: str

    @property
    def size(self) -> int:
        """The number of cards in a booster."""
        return sum(slot.cards for slot in self.slots)

    def open(self, seed: int, number: int) -> tuple[P, ...]:
        """The cards of one booster, the highest rarity first, in each rarity as drawn.

        `number` tells apart the boosters of the set that are opened with one seed, from 0. Raises
        ValueError for a seed or number out of range.
        """
        if not 0 <= number <= MOST_NUMBER:
            raise ValueError(f"The number of a booster must be from 0 to {MOST_NUMBER}")
        stream = Stream.of(seed, _first_game(self.set.code) + number)
        return tuple(printing for slot in self.slots for printing in _drawn(slot, stream))


def booster_of(
    code: str, checks: PoolChecks, catalogue: Catalogue[CardLike, P, FormatLike]
) -> Booster[P]:
    """The boosters of a set. Raises NoBoosterError."""
    card_set = catalogue.by_set.get(code)
    if card_set is None:
        raise NoBoosterError(f"There is no set {code!r}")
    if not card_set.pack:
        raise NoBoosterError(f"{card_set.name} was not sold in boosters, as far as is known")
    slots = []
    for rarity in reversed(checks.rarities):
        cards = card_set.pack.get(rarity, 0)
        printings = tuple(
            one
            for one in catalogue.printings
            if one.set.code == code and one.rarity is rarity and checks.is_sold(one)
        )
        if cards > len(printings):
            raise NoBoosterError(
                f"A booster of {card_set.name} holds {cards} cards of rarity {rarity.value}, but "
                f"only {len(printings)} are on record"
            )
        if cards:
            slots.append(Slot(rarity, cards, printings))
    return Booster(card_set, tuple(slots), _fingerprint(slots))


def fingerprint_of(boosters: Iterable[Booster[P]], method: str = "") -> str:
    """A fingerprint of several boosters, and of what else decides: 8 hexadecimal digits."""
    parts = "\n".join([*(one.fingerprint for one in boosters), method])
    return hashlib.sha256(parts.encode()).hexdigest()[:8]


def sold_sets(
    checks: PoolChecks, catalogue: Catalogue[CardLike, P, FormatLike]
) -> tuple[Booster[P], ...]:
    """The boosters of all sets that have some, in the order of their release."""
    found = []
    for card_set in catalogue.sets:
        try:
            found.append(booster_of(card_set.code, checks, catalogue))
        except NoBoosterError:
            continue
    return tuple(found)


def _drawn(slot: Slot[P], stream: Stream) -> tuple[P, ...]:
    """Draw without putting back, by the first steps of Fisher and Yates' shuffle."""
    order = list(slot.printings)
    if slot.cards == len(order):
        return slot.printings
    for place in range(slot.cards):
        other = place + stream.below(len(order) - place)
        order[place], order[other] = order[other], order[place]
    return tuple(order[: slot.cards])


def _first_game(code: str) -> int:
    """Return the number from which a set's boosters are drawn under a seed, so that sets differ."""
    return int.from_bytes(hashlib.sha256(code.encode()).digest()[:3]) << 30


def _fingerprint(slots: list[Slot[P]]) -> str:
    written = hashlib.sha256()
    for slot in slots:
        written.update(f"{slot.rarity.value}\t{slot.cards}\n".encode())
        for printing in slot.printings:
            written.update(f"{printing.id}\n".encode())
    return written.hexdigest()[:8]


def open_in_turns(
    boosters: Sequence[Booster[P]], number: int, seed: int
) -> tuple[tuple[str, tuple[P, ...]], ...]:
    """Open so many boosters, the sets in turns: each with the code of its set."""
    opened = []
    counted: Counter[str] = Counter()
    for place in range(number):
        booster = boosters[place % len(boosters)]
        code = booster.set.code
        opened.append((code, booster.open(seed, counted[code])))
        counted[code] += 1
    return tuple(opened)


def packs_as_json(opened: Iterable[tuple[str, Iterable[PrintingLike]]]) -> list[dict[str, object]]:
    """Return opened boosters as JSON."""
    return [
        {
            "set": code,
            "cards": [
                {"id": one.id, "name": one.card.name, "rarity": one.rarity.value} for one in cards
            ],
        }
        for code, cards in opened
    ]


def pool_as_list(opened: Iterable[tuple[str, Iterable[PrintingLike]]]) -> str:
    """Return the cards of opened boosters together, as a list that a pool is read from."""
    pool = Pool.of((card, 1) for _, cards in opened for card in cards)
    held = sorted(pool.printings.values(), key=lambda one: (one[0].card.name, one[0].set.code))
    return "".join(f"{copies} {it.card.name} [{it.set.code}]\n" for it, copies in held)


def open_sealed(
    packs: Mapping[str, int],
    seed: int,
    checks: PoolChecks,
    catalogue: Catalogue[CardLike, P, FormatLike],
) -> tuple[tuple[P, ...], ...]:
    """Open the given number of boosters of each set, by its code. Raises NoBoosterError."""
    return tuple(
        booster.open(seed, number)
        for code, copies in packs.items()
        if copies
        for booster in [booster_of(code, checks, catalogue)]
        for number in range(copies)
    )
