"""Facts derived from the cards in play, how they lie, and the effects that last.

A part is computed when it is asked for, and cached. It depends only on the cards in play (their
kinds, orientation, controllers and the bindings of their texts), on cards elsewhere whose text
works there, and on the effects that last. Everything that depends on marks, damage, decks, the
battle or the turn is kept in `State.cached`, which every change empties.

`invalidate` replaces it by an empty one when one of these changes; `invalidate_outside_play` when a
card outside play changes, if its text works there or texts are changed; and `invalidate_marks` when
anything else changes, if printed text that changes texts may depend on it.

Nothing in here refers to a state or is changed once it is computed, so copies of a state share it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.actions import CardId, Player
from app.games.spoils.engine.model.bindings import Bindings
from app.games.spoils.engine.model.card_text import CardText
from app.games.spoils.engine.model.changes import LastingChange
from app.games.spoils.terms import CardType


@dataclass(slots=True)
class Reading:
    """A scope without a state: the source of a text, whom it calls you, and what it has bound.

    `number` is that of the effect that put the text in force, 0 where a card has it.
    """

    source: CardId
    you: Player
    text: Bindings
    number: int = 0


Triggers: TypeAlias = list[tuple[v.Trigger, Reading]]
Replacements: TypeAlias = list[tuple[v.Replacement, Reading]]
Conditionals: TypeAlias = list[tuple[v.Conditional, Reading]]
Requirements: TypeAlias = list[tuple[v.Requirement, Reading]]
NumberedAbility: TypeAlias = tuple[CardId, int, v.Ability]
"""An ability of a card, and its place among all that the card has."""


@dataclass(slots=True)
class Active:
    """All paragraphs that are in force, each with how it is read."""

    triggers: Triggers = field(default_factory=list)
    replacements: Replacements = field(default_factory=list)
    conditionals: Conditionals = field(default_factory=list)
    requirements: Requirements = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sources:
    """The sources of changes of one kind: conditionals in force, and effects that last."""

    conditionals: Conditionals
    lasting: Sequence[LastingChange]


@dataclass(frozen=True, slots=True)
class CheckedCards:
    """The cards in play that the state-based checks concern. Rules: 408.4, 503.1, 507.2e, 507.5.

    `all_at_risk` says that something in force lowers life or structure; `frail` are printed
    with so little of it that they need no damage to go; `attaching` come with what they can
    be attached to, by type; `namesakes` are groups with one unique name and one controller;
    `awaiting_states` are triggers on a condition that begins to hold.
    """

    all_at_risk: bool
    frail: frozenset[CardId]
    attaching: Sequence[tuple[CardId, v.Cards]]
    namesakes: Sequence[tuple[Player, str, tuple[CardId, ...]]]
    awaiting_states: Triggers


@dataclass(slots=True)
class DerivedCache:
    """Each part is None, or lacks its key, until it was asked for.

    `sources` are kept by kind of change, None where nothing brings any, and `measures` for
    each number of a card by the kind of its changes; `requirements` by kind of rule;
    `awaiting` the triggers by kind of event; `with_flip_up` are the face-down cards in play
    that have a Flip Up; `abilities` are those in play that a player reads, by player and
    whether the opponent's are lent; `icons` are by player, where no effect gives any;
    `in_play_by_type` and `in_play_but_factions` are kept where no effect changes types;
    `texts` are what cards read now, where some texts have changed. `are_steady` tells of each
    number of cards whether cards in play alone decide it; `numbers` are those that they do.
    `is_quiet` says that only damage, the battle or influence call for a state-based check.
    """

    active: Active | None = None
    checked_cards: CheckedCards | None = None
    with_flip_up: Sequence[CardId] | None = None
    texts_change: bool | None = None
    text_changers: Sources | None = None
    texts: dict[CardId, CardText] | None = None
    types_change: bool | None = None
    costs_move: bool | None = None
    sources: dict[type, Sources | None] = field(default_factory=dict)
    measures: dict[v.Measure, Mapping[type, Sources] | None] = field(default_factory=dict)
    requirements: dict[type, Requirements] = field(default_factory=dict)
    awaiting: Mapping[type, Triggers] | None = None
    in_play_by_type: Mapping[CardType, Sequence[CardId]] | None = None
    in_play_but_factions: Sequence[CardId] | None = None
    abilities: dict[tuple[Player, bool], Sequence[NumberedAbility]] = field(default_factory=dict)
    icons: dict[Player, tuple[int, ...]] = field(default_factory=dict)
    are_steady: dict[v.Measure, bool] = field(default_factory=dict)
    numbers: dict[tuple[v.Measure, CardId], int | None] = field(default_factory=dict)
    is_quiet: bool | None = None

    @property
    def survives_marks(self) -> bool:
        """True if the cache stays valid when only marks, damage, decks or the like change.

        Printed text that changes texts may look at these; effects that last do not.
        """
        return self.text_changers is not None and not self.text_changers.conditionals

    def invalidate_printed_texts(self) -> None:
        """Invalidate what was computed while only printed texts were known."""
        self.active = self.checked_cards = self.with_flip_up = None
        self.types_change = self.costs_move = None
        self.awaiting = self.in_play_by_type = self.in_play_but_factions = None
        self.sources, self.measures, self.requirements = {}, {}, {}
        self.abilities, self.icons = {}, {}
        self.are_steady, self.numbers, self.is_quiet = {}, {}, None
