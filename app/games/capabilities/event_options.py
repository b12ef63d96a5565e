"""Settings of an event that depend on its game, beside format, edition and day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Final

MOST_PACKS: Final = 99
"""How many packs of one set a player may open."""


@dataclass(frozen=True, slots=True)
class ChosenOptions:
    """The options of one event.

    `supplied` is the id of what players get in addition to their pool. `packs` are the packs
    that each player opens, by set code.
    """

    supplied: str = ""
    packs: Mapping[str, int] = field(default_factory=dict)

    def plain(self) -> dict[str, object]:
        """The options as JSON, which `EventOptions.parse` reads."""
        return {"supplied": self.supplied, "packs": dict(self.packs)}


@dataclass(frozen=True, slots=True)
class EventOptions:
    """The options that a game has for its events.

    `supplies` is what players may get in addition to a pool: ids, and what people call them. The
    first is the default.
    """

    NAMES: ClassVar[frozenset[str]] = frozenset({"supplied", "packs"})
    """The options by name."""

    supplies: tuple[tuple[str, str], ...]

    def defaults(self) -> ChosenOptions:
        """The options of an event for which nothing was chosen."""
        return ChosenOptions(supplied=self.supplies[0][0])

    def parse(self, plain: Mapping[str, object]) -> ChosenOptions:
        """Options from JSON; those that are missing have their default.

        Raises ValueError for an option or a value that the game does not have.
        """
        if unknown := plain.keys() - self.NAMES:
            raise ValueError(f"unknown options: {', '.join(sorted(unknown))}")
        supplied = plain.get("supplied", self.supplies[0][0])
        if not isinstance(supplied, str) or supplied not in dict(self.supplies):
            raise ValueError(f"unknown supply: {supplied!r}")
        return ChosenOptions(supplied, _packs(plain.get("packs", {})))


def _packs(plain: object) -> dict[str, int]:
    if not isinstance(plain, Mapping):
        raise ValueError(f"packs must map set codes to numbers, not {plain!r}")
    packs: dict[str, int] = {}
    for code, number in plain.items():
        if not isinstance(code, str) or type(number) is not int or not 0 < number <= MOST_PACKS:
            raise ValueError(f"{number!r} is not a valid number of packs of {code!r}")
        packs[code] = number
    return packs
