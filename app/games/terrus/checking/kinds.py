"""Every kind of finding, with the rule that it rests on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class FindingKind:
    """A way to break the rules. `rule` is a number of section 16.

    A kind with a `switch` depends on how the section is read, by the switch of that id.
    """

    id: str
    rule: str
    meaning: str
    switch: str = ""


_ALL: Final = (
    FindingKind("turn.phase", "16.1", "A battle starts in the attacker's own dusk phase."),
    FindingKind("turn.passed", "16.1", "Every opponent has to pass priority first."),
    FindingKind("turn.once", "16.2c", "There is one battle in a turn."),
    FindingKind("target.own", "16.1", "Only an opponent's locations are attacked."),
    FindingKind("target.none", "16.1", "A battle has at least one skirmish."),
    FindingKind("target.row", "16.1", "No location is in front of one that is attacked.", "front"),
    FindingKind("target.behind", "16.1", "Behind the clade, only an effect permits an attack."),
    FindingKind("attack.ruler", "16.1a", "A ruler attacks with own beasts."),
    FindingKind("attack.twice", "16.1a", "A beast attacks one location."),
    FindingKind("attack.fatigued", "16.1a", "A fatigued beast does not attack.", "fatigued"),
    FindingKind("guard.before-attack", "16.1a", "Guards are named after the attack."),
    FindingKind("guard.ruler", "16.1a", "A ruler guards with own beasts."),
    FindingKind("guard.place", "16.1a", "A guard is attached to the location or in its row."),
    FindingKind("guard.twice", "16.1a", "A beast guards one location.", "guards"),
    FindingKind("guard.fatigued", "16.1a", "A fatigued beast does not guard.", "fatigued"),
    FindingKind("order.place", "16.1b", "A skirmish takes place at a location that is attacked."),
    FindingKind("order.clade", "16.1b", "The skirmish at the clade is the last."),
    FindingKind("order.twice", "16.1b", "There is one skirmish at a location in a turn."),
    FindingKind("wounds.sum", "16.2b", "The wounds equal the total ATK of the army."),
    FindingKind("wounds.recipient", "16.2b", "Wounds go to the other side of the skirmish."),
)

KINDS: Final[Mapping[str, FindingKind]] = {kind.id: kind for kind in _ALL}
"""All kinds by id."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One broken rule; `where` is the place in the file, if there is one."""

    kind: FindingKind
    message: str
    where: str = ""

    @property
    def rule(self) -> str:
        """The number of the rule."""
        return self.kind.rule

    def plain(self) -> dict[str, str]:
        """The finding as JSON."""
        return {
            "kind": self.kind.id,
            "rule": self.rule,
            "switch": self.kind.switch,
            "where": self.where,
            "message": self.message,
        }


def finding(kind: str, message: str, where: str = "") -> Finding:
    """A finding of the kind with this id."""
    return Finding(KINDS[kind], message, where)
