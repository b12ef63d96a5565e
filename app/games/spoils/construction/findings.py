"""What a check says of a deck: verdict, findings, repairs and the stamp that dates them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import NamedTuple

from app.games.spoils.decklists import Zone
from app.games.spoils.editions import Edition
from app.games.spoils.facts import PrintingId, Supplied


class Verdict(StrEnum):
    """What stands on the stamp. An unreadable list has no verdict on its legality."""

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
    zone: Zone = Zone.DECK
    printing: PrintingId | None = None


@dataclass(frozen=True, slots=True)
class Repair:
    """A smallest set of changes: take out `remove`, then put `add` allowed cards in.

    `choices` is empty when the faction is settled. Otherwise the deck needs a single copy
    of any one of these factions, and no other faction card.
    """

    remove: tuple[Removal, ...] = ()
    add: int = 0
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken rule, or one risk.

    `rule` is the number in the edition asked for, a word such as `format.sets` where a
    format or the facts decide, or None for a warning without a rule.
    """

    severity: Severity
    rule: str | None
    message: str
    cards: tuple[CardCount, ...] = ()
    repair: Repair | None = None


@dataclass(frozen=True, slots=True)
class Stamp:
    """What a verdict depends on besides the deck: equal hash and stamp, equal verdict.

    Digests are SHA-256 in hexadecimal. `banned_list` is the day of the newest known change
    of the format's list, `sideboard` the digest of the sideboard where the format has one.
    """

    format: str
    format_digest: str
    edition: Edition
    banned_list: date | None
    as_of: date | None
    catalogue: str
    pool: str | None
    sideboard: str | None
    supplied: Supplied | None
    validator: str


@dataclass(frozen=True, slots=True)
class Report:
    """The verdict on one deck with everything found, errors first.

    `size` is None only if nothing could be read, `faction` unless there is exactly one,
    `repair` when there is nothing to repair or no repair exists, `hash` when unreadable.
    `leftovers` are the cards of the pool that are not in the deck.
    """

    game: str
    format: str
    edition: Edition
    verdict: Verdict
    size: int | None
    faction: str | None
    findings: tuple[Finding, ...]
    repair: Repair | None
    leftovers: tuple[CardCount, ...]
    hash: str | None
    stamp: Stamp

    @property
    def is_legal(self) -> bool:
        """Whether the deck breaks no rule and was read in full."""
        return self.verdict is Verdict.LEGAL

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The broken rules."""
        return tuple(found for found in self.findings if found.severity is Severity.ERROR)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What is legal but likely unwanted."""
        return tuple(found for found in self.findings if found.severity is Severity.WARNING)
