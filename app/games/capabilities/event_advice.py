"""Advice of published documents to organizers; nothing of it is checked."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum


class AdviceTopic(StrEnum):
    """The subject of a piece of advice."""

    ROUNDS = "rounds"
    PACKS = "packs"


@dataclass(frozen=True, slots=True)
class Advice:
    """One piece of advice in a sentence, with its source and the day, month or year of that.

    It holds for events of `fewest` to `most` players; without `most` for any number above.
    """

    topic: AdviceTopic
    words: str
    source: str
    as_of: str
    fewest: int = 0
    most: int | None = None

    def is_for(self, players: int) -> bool:
        """Return whether it speaks of an event with that many players."""
        return self.fewest <= players and (self.most is None or players <= self.most)


def advice_on(
    given: Iterable[Advice], topic: AdviceTopic, players: int | None = None
) -> tuple[Advice, ...]:
    """The advice on a topic, for a number of players only that which speaks of so many."""
    return tuple(
        one for one in given if one.topic is topic and (players is None or one.is_for(players))
    )
