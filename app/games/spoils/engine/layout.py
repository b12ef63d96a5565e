"""What follows from which cards are in play, how they lie, and what lasts.

Worked out when it is asked for, and kept until `atoms.touch` puts an empty one in its place.
Nothing in here holds a state, so that twins share what was worked out before they parted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from app.games.spoils import vocabulary as words
from app.games.spoils.engine.actions import CardId, Player
from app.games.spoils.engine.texts import Text

if TYPE_CHECKING:
    from app.games.spoils.engine.state import Change


@dataclass(slots=True)
class Reading:
    """Whose text it is, whom it calls you, and what it has bound: a scope without a state."""

    source: CardId
    you: Player
    bound: Mapping[str, Any]


Triggers: TypeAlias = list[tuple[words.Trigger, Reading]]
Replacements: TypeAlias = list[tuple[words.Replacement, Reading]]
Conditionals: TypeAlias = list[tuple[words.Conditional, Reading]]
Requirements: TypeAlias = list[tuple[words.Requirement, Reading]]


@dataclass(slots=True)
class Active:
    """All paragraphs that are in force, each with how it is read."""

    triggers: Triggers = field(default_factory=list)
    replacements: Replacements = field(default_factory=list)
    conditionals: Conditionals = field(default_factory=list)
    requirements: Requirements = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sources:
    """What brings changes of one kind: conditionals in force, and effects that last."""

    conditionals: Conditionals
    lasting: Sequence[Change]


@dataclass(frozen=True, slots=True)
class Watched:
    """The cards in play that the rules themselves see to. Rules: 408.4, 503.1, 507.2e, 507.5.

    `all_at_risk` says that something in force lowers life or structure; `frail` are printed
    with so little of it that they need no damage to go; `attaching` come with what they can
    be attached to, by type; `namesakes` are groups with one unique name and one controller;
    `awaiting_states` are triggers on a condition that begins to hold.
    """

    all_at_risk: bool
    frail: frozenset[CardId]
    attaching: Sequence[tuple[CardId, words.Cards]]
    namesakes: Sequence[tuple[Player, str, tuple[CardId, ...]]]
    awaiting_states: Triggers


@dataclass(slots=True)
class Layout:
    """Each part is None, or lacks its key, until it was asked for.

    `sources` are kept by kind of change, None where nothing brings any; `requirements` by
    kind of rule; `listeners` by kind of event that happened; `with_abilities` are the
    face-up cards in play that have some; `icons` are by player, where no effect gives any;
    `texts` are what cards read now, where some texts have changed.
    """

    active: Active | None = None
    watched: Watched | None = None
    with_abilities: Sequence[CardId] | None = None
    texts_change: bool | None = None
    text_changers: Sources | None = None
    texts: dict[CardId, Text] | None = None
    types_change: bool | None = None
    costs_move: bool | None = None
    sources: dict[type, Sources | None] = field(default_factory=dict)
    requirements: dict[type, Requirements] = field(default_factory=dict)
    listeners: dict[type, Triggers] = field(default_factory=dict)
    icons: dict[Player, tuple[int, ...]] = field(default_factory=dict)

    @property
    def stands_with_marks(self) -> bool:
        """Whether it stays true where only marks, damage, decks or the like change.

        Printed text that changes texts may look at these; effects that last do not.
        """
        return self.text_changers is not None and not self.text_changers.conditionals

    def forget_texts_as_printed(self) -> None:
        """Forget what was worked out while only printed texts were known."""
        self.active = self.watched = self.with_abilities = None
        self.types_change = self.costs_move = None
        self.sources, self.requirements, self.listeners, self.icons = {}, {}, {}, {}
