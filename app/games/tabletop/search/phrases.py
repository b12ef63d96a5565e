"""Phrases for comparisons, by the kind of value."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from app.games.tabletop.search.nodes import Op

Phrases: TypeAlias = Mapping[Op, str]

MEASURED: Final[Phrases] = MappingProxyType(
    {
        Op.HAS: "",
        Op.IS: "",
        Op.IS_NOT: "other than ",
        Op.BELOW: "below ",
        Op.AT_MOST: "at most ",
        Op.ABOVE: "above ",
        Op.AT_LEAST: "at least ",
    }
)
"""Numbers, and members of a list in order."""

HELD: Final[Phrases] = MappingProxyType(
    {
        Op.HAS: "at least ",
        Op.IS: "exactly ",
        Op.IS_NOT: "other than ",
        Op.BELOW: "within, but not all of, ",
        Op.AT_MOST: "within ",
        Op.ABOVE: "more than ",
        Op.AT_LEAST: "at least ",
    }
)
"""Multisets."""

NAMED: Final[Phrases] = MappingProxyType(
    {
        Op.HAS: "containing ",
        Op.IS: "equal to ",
        Op.IS_NOT: "other than ",
        Op.EXACTLY: "exactly ",
    }
)
"""Texts."""

IN_SET: Final[Phrases] = MappingProxyType(
    {
        Op.HAS: "in ",
        Op.IS: "in ",
        Op.IS_NOT: "only outside ",
        Op.BELOW: "before ",
        Op.AT_MOST: "in or before ",
        Op.ABOVE: "after ",
        Op.AT_LEAST: "in or after ",
    }
)
"""Sets by release."""

IN_PERIOD: Final[Phrases] = MappingProxyType({**IN_SET, Op.IS_NOT: "outside "})
"""Days."""

AMOUNT: Final[Phrases] = MappingProxyType(
    {
        Op.HAS: "exactly ",
        Op.IS: "exactly ",
        Op.IS_NOT: "other than ",
        Op.BELOW: "fewer than ",
        Op.AT_MOST: "at most ",
        Op.ABOVE: "more than ",
        Op.AT_LEAST: "at least ",
    }
)
"""Copies."""

UNSAID: Final[Phrases] = MappingProxyType(dict.fromkeys(Op, ""))
"""No phrases, because the field's own sentence says it all."""


def either(values: Sequence[str]) -> str:
    """Several values of one condition."""
    if len(values) < 2:
        return values[0]
    return f"{', '.join(values[:-1])} or {values[-1]}"
