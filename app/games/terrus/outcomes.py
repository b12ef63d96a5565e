"""Every way to split wounds over recipients, counted exactly and grouped by what is buried (16.2b).

T wounds over k recipients can be split in C(T + k - 1, k - 1) ways. They are counted with
generating functions and never listed: of m equal recipients that each need c wounds, j are buried
in the ways that the coefficients of C(m, j) x^(jc) (1 - x^c)^(m - j) / (1 - x)^m count.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from math import comb, prod
from typing import Final

from app.games.terrus.settings import Bury

MAX_GROUPS: Final = 10_000
"""Groups that are listed."""

MAX_WORK: Final = 4_000_000
"""Terms that are added up at most."""


class OutcomesLimitError(ValueError):
    """The error for too many groups to list; the message gives their number."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """A beast or location that can be given wounds.

    `cost` is how many bury it, or the clade's vitae. `worth` counts once, on the clade for each
    wound up to the vitae.
    """

    name: str
    cost: int
    worth: int
    is_location: bool = False
    is_clade: bool = False

    def gain(self, wounds: int) -> int:
        """Return the worth of this many wounds on it to the ruler who assigns them."""
        if self.is_clade:
            return min(wounds, self.cost) * self.worth
        return self.worth if wounds >= self.cost else 0


@dataclass(frozen=True, slots=True)
class Buried:
    """Some of several equal recipients are buried: `count` of `names`."""

    names: tuple[str, ...]
    count: int

    @property
    def words(self) -> str:
        """The buried in words, such as `Boar` or `1 of Wolf#1, Wolf#2`."""
        if self.count == len(self.names):
            return ", ".join(self.names)
        return f"{self.count} of {', '.join(self.names)}"


@dataclass(frozen=True, slots=True)
class OutcomeGroup:
    """The splits with one result. `vitae_lost` is None if the clade is no recipient."""

    buried: tuple[Buried, ...]
    vitae_lost: int | None
    ways: int
    worth: int

    @property
    def words(self) -> str:
        """The result in words."""
        parts = [each.words for each in self.buried]
        if self.vitae_lost:
            parts.append(f"{self.vitae_lost} vitae")
        return ", ".join(parts) or "nothing"


@dataclass(frozen=True, slots=True)
class Outcomes:
    """All ways to split `wounds`, the groups worth most first."""

    wounds: int
    ways: int
    groups: tuple[OutcomeGroup, ...]

    @property
    def best(self) -> int:
        """The most that a split is worth."""
        return max((group.worth for group in self.groups), default=0)


@dataclass(frozen=True, slots=True)
class _Part:
    """One thing that can happen to equal recipients.

    `terms` is a polynomial, exponent -> coefficient, over (1 - x)^`free`.
    """

    terms: Mapping[int, int]
    free: int
    buried: Buried | None = None
    vitae_lost: int | None = None
    worth: int = 0


def ways_to_split(wounds: int, recipients: int) -> int:
    """Count the ways to split wounds over recipients."""
    return comb(wounds + recipients - 1, recipients - 1) if recipients else int(not wounds)


def outcomes(wounds: int, recipients: Sequence[Recipient], bury: Bury) -> Outcomes:
    """Count all splits. Raises OutcomesLimitError before anything is computed."""
    ways = ways_to_split(wounds, len(recipients))
    if bury is Bury.REPORT:
        return Outcomes(wounds, ways, (OutcomeGroup((), None, ways, 0),))
    classes = [tuple(them) for _, them in groupby(sorted(recipients, key=_kind), key=_kind)]
    _refuse_too_many(wounds, classes, ways)
    found = [
        group
        for parts in _combinations([tuple(_parts(them, wounds)) for them in classes], wounds)
        if (group := _group(parts, wounds))
    ]
    found.sort(key=lambda group: (-group.worth, -group.ways, group.words))
    return Outcomes(wounds, ways, tuple(found))


def _kind(recipient: Recipient) -> tuple[bool, bool, int, int]:
    return (recipient.is_location, recipient.is_clade, recipient.cost, recipient.worth)


def _refuse_too_many(wounds: int, classes: Sequence[tuple[Recipient, ...]], ways: int) -> None:
    sizes = [
        min(wounds, them[0].cost) + 1 if them[0].is_clade else min(len(them), wounds) + 1
        for them in classes
    ]
    groups = prod(sizes)
    if groups > MAX_GROUPS or groups * min(groups, wounds + 1) > MAX_WORK:
        raise OutcomesLimitError(
            f"There are {ways:,} ways to split {wounds} wounds, with up to {groups:,} different "
            f"results; at most {MAX_GROUPS:,} are listed."
        )


def _parts(them: tuple[Recipient, ...], wounds: int) -> Iterator[_Part]:
    """Yield each outcome for equal recipients; a location or a clade stands alone."""
    first, size = them[0], len(them)
    if first.is_clade:
        for lost in range(min(first.cost, wounds + 1)):
            yield _Part({lost: 1}, 0, vitae_lost=lost, worth=first.gain(lost))
        yield _Part({first.cost: 1}, 1, vitae_lost=first.cost, worth=first.gain(first.cost))
        return
    names = tuple(recipient.name for recipient in them)
    for count in range(size + 1):
        spared = size - count
        terms = {
            (count + kept) * first.cost: comb(size, count) * comb(spared, kept) * (-1) ** kept
            for kept in range(spared + 1)
        }
        buried = Buried(names, count) if count else None
        yield _Part(terms, size, buried, worth=count * first.worth)


def _combinations(
    choices: Sequence[tuple[_Part, ...]], wounds: int
) -> Iterator[tuple[_Part, Mapping[int, int], tuple[_Part, ...]]]:
    """Each choice of parts: the free recipients and worth of all, their product, the parts."""
    done: list[tuple[_Part, Mapping[int, int], tuple[_Part, ...]]] = [(_Part({}, 0), {0: 1}, ())]
    for parts in choices:
        done = [
            (
                _Part({}, sums.free + part.free, worth=sums.worth + part.worth),
                product,
                (*taken, part),
            )
            for sums, terms, taken in done
            for part in parts
            if (product := _product(terms, part.terms, wounds))
        ]
    return iter(done)


def _product(one: Mapping[int, int], two: Mapping[int, int], most: int) -> Mapping[int, int]:
    found: dict[int, int] = {}
    for first, times in one.items():
        for second, more in two.items():
            if first + second <= most:
                found[first + second] = found.get(first + second, 0) + times * more
    return {exponent: times for exponent, times in found.items() if times}


def _group(
    combination: tuple[_Part, Mapping[int, int], tuple[_Part, ...]], wounds: int
) -> OutcomeGroup | None:
    sums, terms, parts = combination
    ways = sum(
        times * ways_to_split(wounds - exponent, sums.free) for exponent, times in terms.items()
    )
    if not ways:
        return None
    return OutcomeGroup(
        tuple(part.buried for part in parts if part.buried),
        next((part.vitae_lost for part in parts if part.vitae_lost is not None), None),
        ways,
        sums.worth,
    )
