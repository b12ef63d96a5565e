"""Causes that keep a card in hand from being played."""

from enum import StrEnum
from typing import Final


class Cause(StrEnum):
    """Causes that keep a card in hand from being played at the end of a turn; the first one counts.

    A copy is in play or was played (49.2, 49.5, 49.9); a Site was played this turn (25.7); one more
    Feng Shui Site would have to win (25.7.4); resources and Power are missing, or one of them.
    """

    COPY = "copy"
    SITE = "site"
    LIMIT = "limit"
    BOTH = "both"
    RESOURCES = "resources"
    POWER = "power"


CAUSES: Final = tuple(Cause)
