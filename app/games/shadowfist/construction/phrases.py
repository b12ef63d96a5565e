"""Small phrases that messages are made of."""

from __future__ import annotations

from typing import Final

from app.games.shadowfist.facts import Pool, Printed
from app.games.tabletop.construction import listed_in_words

_FIELDS: Final = {
    "type": "type",
    "subtitle": "subtitle",
    "factions": "faction",
    "cost": "cost",
    "requires": "requirements",
    "provides": "provisions",
    "fighting": "Fighting",
    "power": "Power",
    "body": "Body",
    "restrictions": "restrictions",
    "abilities": "abilities",
    "play_costs": "alternative costs",
}
"""The facts by which printings differ, as players call them."""

_VERBS: Final = {"requires": "requires", "provides": "provides"}
"""The facts that are told by a verb."""


def resources_in_words(pool: Pool) -> str:
    """`2 Dragons and 1 Chi`."""
    words = [f"{count} {resource.word}" for resource, count in pool]
    return listed_in_words(words) or "no resources"


def differences_in_words(fields: tuple[str, ...]) -> str:
    """`cost and Fighting`."""
    return listed_in_words([_FIELDS[field] for field in fields])


def facts_in_words(printed: Printed, fields: tuple[str, ...]) -> str:
    """`cost 3, requires 2 Dragons`."""
    return ", ".join(
        f"{_VERBS.get(field, _FIELDS[field])} {_value(getattr(printed, field))}" for field in fields
    )


def _value(value: object) -> str:
    if isinstance(value, Pool):
        return resources_in_words(value)
    if isinstance(value, tuple):
        return listed_in_words([getattr(each, "word", str(each)) for each in value]) or "none"
    return "none" if value is None or value == "" else str(value)
