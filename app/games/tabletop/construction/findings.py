"""The report of a check of a deck: verdict, findings, repairs and the stamp that dates them.

Its messages are made of the phrases at the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from app.games.tabletop.facts import PrintingId


class Verdict(StrEnum):
    """Verdicts on a list. An unreadable list has no verdict on its legality."""

    LEGAL = "legal"
    ILLEGAL = "illegal"
    UNREADABLE = "unreadable"


class Severity(StrEnum):
    """An error breaks a rule; a warning is legal but likely unwanted."""

    ERROR = "error"
    WARNING = "warning"


class CardCount(NamedTuple):
    """Copies of a name."""

    name: str
    copies: int


class Removal(NamedTuple):
    """Copies of a name that go out of one zone.

    `printing` is set only where the printing decides (rarity formats); else any will do.
    """

    name: str
    copies: int
    zone: StrEnum
    printing: PrintingId | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A smallest set of changes: take out `remove`, then put `add` allowed cards in.

    `choices` is empty unless the deck needs a single copy of any one of these cards, as of a
    faction. `query` finds the cards that may be added, where not every allowed card will do.
    """

    remove: tuple[Removal, ...] = ()
    add: int = 0
    choices: tuple[str, ...] = ()
    query: str = ""


@dataclass(frozen=True, slots=True)
class FindingKind:
    """A kind of finding: the rule that it rests on, its meaning, and the remedy.

    `rule` is a number of the rulebook if `is_numbered`, otherwise the id of a decision by a format,
    a pool or the facts; None rests on no rule.
    """

    severity: Severity
    rule: str | None
    meaning: str
    remedy: str
    is_numbered: bool = False

    @property
    def is_error(self) -> bool:
        """True if it breaks a rule."""
        return self.severity is Severity.ERROR


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken rule, or one risk. `rule` is that of the kind as the edition numbers it.

    `also` are the numbers of further rules that it rests on.
    """

    kind: FindingKind
    rule: str | None
    message: str
    cards: tuple[CardCount, ...] = ()
    repair: Repair | None = None
    also: tuple[str, ...] = ()

    @property
    def severity(self) -> Severity:
        """The severity of its kind: a broken rule, or a risk."""
        return self.kind.severity

    @property
    def is_lack(self) -> bool:
        """True if it is a broken rule that adding or choosing cards mends, without removing any."""
        repair = self.repair
        if self.severity is not Severity.ERROR or repair is None or repair.remove:
            return False
        return bool(repair.add or repair.choices)


@dataclass(frozen=True, slots=True)
class Stamp:
    """Everything that a verdict depends on besides the deck: equal hash and stamp, equal verdict.

    Digests are SHA-256 in hexadecimal. `banned_list` is the day of the newest known change of the
    format's list, `sideboard` the digest of the sideboard if the format has one, `supplied` the
    cards that limited players get besides the pool, `validator` the version of the checks.
    """

    format: str
    format_digest: str
    edition: StrEnum
    catalogue: str
    validator: str
    banned_list: date | None = None
    as_of: date | None = None
    pool: str | None = None
    sideboard: str | None = None
    supplied: StrEnum | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """The verdict on one deck with everything found, errors first.

    `size` is None only if nothing could be read, `faction` unless there is exactly one,
    `repair` when there is nothing to repair or no repair exists, `hash` when unreadable.
    `leftovers` are the cards of the pool that are not in the deck. `factions` are copies by
    faction, in a game whose decks may mix them. `titles_hash` is the same for decks that differ
    only in printings, in a game whose printings differ in their facts.
    """

    game: str
    format: str
    edition: StrEnum
    verdict: Verdict
    stamp: Stamp
    size: int | None
    hash: str | None
    faction: str | None = None
    findings: tuple[Finding, ...] = ()
    repair: Repair | None = None
    leftovers: tuple[CardCount, ...] = ()
    factions: Mapping[str, int] | None = None
    titles_hash: str | None = None

    @property
    def is_legal(self) -> bool:
        """True if the deck breaks no rule and was read in full."""
        return self.verdict is Verdict.LEGAL

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The broken rules."""
        return tuple(found for found in self.findings if found.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """The findings that are legal but likely unwanted."""
        return tuple(found for found in self.findings if found.severity is Severity.WARNING)


def cards_in_words(number: int) -> str:
    """`1 card`, `5 cards`."""
    return "1 card" if number == 1 else f"{number} cards"


def listed_in_words(words: Sequence[str], last: str = "and") -> str:
    """`A, B and C`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"
