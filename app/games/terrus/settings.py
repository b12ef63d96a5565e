"""The seven switches: what section 16 leaves open, how each can be read, where a default is from.

Numbers of sections other than 16 are those of the publisher's pages, which are no part of the
rulebook that this program implements.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Final


class Bury(StrEnum):
    """Effects of wounds."""

    DEF = "def"
    REPORT = "report"


class Assign(StrEnum):
    """Ways in which the two rulers assign wounds."""

    OPEN = "open"
    SEALED = "sealed"


class Guards(StrEnum):
    """Numbers of locations that a beast may guard."""

    ONE = "one"
    MANY = "many"


class Front(StrEnum):
    """Rows that have to be empty in front of a location that is attacked."""

    NEXT = "next"
    ALL = "all"


class Attached(StrEnum):
    """The place that an attached beast without a row may guard."""

    LOCATION = "location"
    ROW = "row"


class Fatigued(StrEnum):
    """Permissions of a fatigued beast."""

    NEITHER = "neither"
    GUARD = "guard"


class Responses(StrEnum):
    """Treatment of actions, resources and abilities in a skirmish: rulers are asked, or are not."""

    SHOWN = "shown"
    SKIPPED = "skipped"


class SettingError(ValueError):
    """A switch or a value that does not exist; the message lists those that do."""


@dataclass(frozen=True, slots=True)
class Settings:
    """One value for each of the seven switches."""

    bury: Bury = Bury.DEF
    assign: Assign = Assign.OPEN
    guards: Guards = Guards.ONE
    front: Front = Front.NEXT
    attached: Attached = Attached.LOCATION
    fatigued: Fatigued = Fatigued.NEITHER
    responses: Responses = Responses.SHOWN

    def value(self, switch: str) -> StrEnum:
        """The value of a switch by its id."""
        found = getattr(self, switch)
        assert isinstance(found, StrEnum)
        return found

    def plain(self) -> dict[str, str]:
        """The settings as JSON: the id of each switch with its value."""
        return {field.name: self.value(field.name).value for field in fields(self)}

    def with_value(self, switch: str, value: str) -> Settings:
        """The settings with one switch changed. Raises SettingError."""
        known = SWITCHES.get(switch.strip().casefold())
        if known is None:
            raise SettingError(f"There is no switch “{switch}”. Switches: {', '.join(SWITCHES)}.")
        values = self.plain() | {known.id: value.strip().casefold()}
        try:
            return Settings(
                Bury(values["bury"]),
                Assign(values["assign"]),
                Guards(values["guards"]),
                Front(values["front"]),
                Attached(values["attached"]),
                Fatigued(values["fatigued"]),
                Responses(values["responses"]),
            )
        except ValueError:
            listed = ", ".join(known.values)
            raise SettingError(
                f"The switch {known.id} is one of {listed}, not “{value}”."
            ) from None

    def with_text(self, text: str) -> Settings:
        """The settings with one switch changed by a text such as `bury=report`.

        Raises SettingError.
        """
        switch, equals, value = text.partition("=")
        if not equals:
            raise SettingError(
                f"Write a switch as SWITCH=VALUE, for example bury=report: “{text}”."
            )
        return self.with_value(switch, value)


@dataclass(frozen=True, slots=True)
class Switch:
    """One thing that section 16 leaves open.

    `values` are its values in words, the default first. `source` says what the default rests on.
    """

    id: str
    title: str
    values: Mapping[str, str]
    source: str

    @property
    def default(self) -> str:
        """The value where nothing is chosen."""
        return next(iter(self.values))


_ALL: Final = (
    Switch(
        "bury",
        "Burying",
        {
            Bury.DEF: "wounds of at least DEF bury; wounds on the clade lower vitae",
            Bury.REPORT: "wounds are only reported",
        },
        "27.4b and 9.1d, outside the section",
    ),
    Switch(
        "assign",
        "Assigning",
        {
            Assign.OPEN: "attacker first, openly; all wounds are dealt together",
            Assign.SEALED: "both rulers without seeing the other's choice",
        },
        "16.2b says simultaneously; order from 2.4b, outside the section",
    ),
    Switch(
        "guards",
        "Guards",
        {
            Guards.ONE: "a beast guards one location",
            Guards.MANY: "a beast guards as many locations as it may",
        },
        "a reading: 16.1a does not say",
    ),
    Switch(
        "front",
        "Front",
        {
            Front.NEXT: "the row directly in front has to be empty",
            Front.ALL: "all rows in front have to be empty",
        },
        "the wording of 16.1",
    ),
    Switch(
        "attached",
        "Attached guards",
        {
            Attached.LOCATION: "an attached beast without a row guards only its location",
            Attached.ROW: "an attached beast is in the row of its location",
        },
        "a reading: 16.1a names both without saying whether one implies the other",
    ),
    Switch(
        "fatigued",
        "Fatigued beasts",
        {
            Fatigued.NEITHER: "neither attack nor guard",
            Fatigued.GUARD: "may guard, but not attack",
        },
        "11.2, outside the section",
    ),
    Switch(
        "responses",
        "Priority",
        {
            Responses.SHOWN: "each ruler is asked; effects are entered by hand",
            Responses.SKIPPED: "nobody is asked",
        },
        "16.2 and 16.2a",
    ),
)

SWITCHES: Final[Mapping[str, Switch]] = {switch.id: switch for switch in _ALL}
"""All switches by id."""


@dataclass(frozen=True, slots=True)
class ChosenSwitch:
    """A switch as one battle has it, for every result."""

    switch: Switch
    value: str

    @property
    def words(self) -> str:
        """The value's meaning."""
        return self.switch.values[self.value]

    @property
    def is_default(self) -> bool:
        """True if the switch is at its default."""
        return self.value == self.switch.default


def chosen(settings: Settings) -> tuple[ChosenSwitch, ...]:
    """All seven switches with their values."""
    return tuple(ChosenSwitch(switch, settings.value(switch.id).value) for switch in _ALL)
