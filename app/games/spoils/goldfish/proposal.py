"""Changes of a deck that the fast model expects to make it faster."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from app.games.spoils.facts import Card
from app.games.spoils.goldfish.setup import Setup
from app.games.tabletop.chance.figures import Estimate

Copies: TypeAlias = tuple[tuple[Card, int], ...]
"""Cards with their copies."""


class Subject(StrEnum):
    """The part of a deck that a proposal changes."""

    CARDS = "cards"
    """One copy of a card for one of another."""
    STAPLES = "staples"
    """The number of staples, or their split among the trades."""
    STARTING = "starting"
    """The resources that start in play. The deck stays as it is. Rules: 202.5."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """A changed deck, and the change of its kill turn on shuffles that did not choose it.

    `into` replaces `out`; for STARTING these are all starting resources. A gain below 0 is
    faster.
    """

    subject: Subject
    setup: Setup
    out: Copies
    into: Copies
    gain: Estimate


def exchanged_copies(before: Setup, after: Setup) -> tuple[Copies, Copies]:
    """The cards that only the first deck has, and those that only the second has."""
    one, other = Counter(before.cards), Counter(after.cards)
    return tuple((one - other).items()), tuple((other - one).items())
