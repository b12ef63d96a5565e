"""The 25 statements of section 16, and the tests that show each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Section:
    """A number of section 16 and what it is about. `chapter` is the section's number."""

    id: str
    title: str
    chapter: int = 16


@dataclass(frozen=True, slots=True)
class Statement:
    """One statement. All are shown by tests, so none has an obstacle."""

    id: str
    section: Section
    meaning: str
    priority: int = 1
    obstacle: str = ""

    @property
    def is_testable(self) -> bool:
        """True, because a test can show every statement."""
        return True


_STARTING: Final = Section("16.1", "16.1 Starting a battle")
_ARMIES: Final = Section("16.1a", "16.1a Attackers and guards")
_ORDER: Final = Section("16.1b", "16.1b Order of skirmishes")
_PRIORITY: Final = Section("16.2", "16.2 Priority in a skirmish")
_RESPONSES: Final = Section("16.2a", "16.2a Passing")
_WOUNDS: Final = Section("16.2b", "16.2b Wounds")
_END: Final = Section("16.2c", "16.2c End of the battle")

STATEMENTS: Final = (
    Statement("T.01", _STARTING, "Only in the own dusk phase does a ruler start a battle."),
    Statement("T.02", _STARTING, "A battle waits until all opponents have passed priority."),
    Statement(
        "T.03",
        _STARTING,
        "A battle has one skirmish or more, and each is at a location of an opponent.",
    ),
    Statement(
        "T.04",
        _STARTING,
        "While the row in front of a location holds another location, it cannot be attacked.",
    ),
    Statement(
        "T.05", _STARTING, "What is behind the clade is attacked only by leave of an effect.", 2
    ),
    Statement(
        "T.06", _ARMIES, "Each attacking beast is sent to one location; those there are an army."
    ),
    Statement("T.07", _ARMIES, "No beast has to attack.", 2),
    Statement("T.08", _ARMIES, "Guards are named when the whole attack is known."),
    Statement(
        "T.09",
        _ARMIES,
        "A guard belongs to the defender and is attached to the location or in its row.",
    ),
    Statement("T.10", _ARMIES, "No beast has to guard; the guards of a location are an army.", 2),
    Statement("T.11", _ORDER, "The attacker decides which skirmish comes next."),
    Statement("T.12", _ORDER, "A location has one skirmish in a turn, and no second one.", 2),
    Statement("T.13", _ORDER, "The clade waits until all other skirmishes are over."),
    Statement("T.14", _PRIORITY, "In a skirmish the defender is the first to have priority."),
    Statement(
        "T.15", _PRIORITY, "Effects with the word for battle are some of those that can be used.", 3
    ),
    Statement("T.16", _RESPONSES, "Wounds follow once both rulers have passed in succession."),
    Statement("T.17", _WOUNDS, "The attacker adds up the ATK of the attacking army."),
    Statement(
        "T.18", _WOUNDS, "The attacker gives just as many wounds to guards and the location."
    ),
    Statement(
        "T.19", _WOUNDS, "The defender gives as many as the guards' ATK to the attacking beasts."
    ),
    Statement("T.20", _WOUNDS, "Wounds are dealt together: who dies has struck back."),
    Statement("T.21", _WOUNDS, "Then the attackers of this skirmish are fatigued, not the guards."),
    Statement("T.22", _WOUNDS, "Unguarded, the location takes all; an ATK of 0 gives no wounds."),
    Statement("T.23", _END, "When a skirmish is over the attacker chooses the next."),
    Statement("T.24", _END, "After the last one, effects for the end of the battle trigger.", 2),
    Statement("T.25", _END, "A turn has one battle at most."),
)
"""The statements by their ids, which are ours; the rulebook numbers only the sections."""
