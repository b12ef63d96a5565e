"""The editions of the rulebook: one row each, with its names and what holds in it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from app.games.spoils.editions.differences import EditionRules

FIRST_EDITION_NUMBERS: Final = "basic1e"
"""The column of `rules.csv` whose numbers are ours, as that rulebook prints none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionRow:
    """The names and the rules of one edition.

    `short_name` is for narrow columns, `numbered_as` the column of `rules.csv` that has the numbers
    of its rules.
    """

    full_name: str
    short_name: str
    numbered_as: str
    rules: EditionRules


class Edition(StrEnum):
    """An edition of the rulebook, oldest first: its key in addresses and files, and its row."""

    BASIC1E = (
        "basic1e",
        EditionRow(
            full_name="First-edition rulebook",
            short_name="first edition",
            numbered_as="basic1e",
            rules=EditionRules(
                constructed_minimum=75,
                limited_minimum=45,
                copies=4,
                staple_cards_exempt=False,
                has_banned_lists=False,
                face_down_provides_volition=False,
                any_card_provides_icons=False,
                players_flip_together=False,
                draws_precede_mulligans=False,
                active_player_orders_start_triggers=False,
                resources_are_announced=False,
                triggers_wait_for_costs=False,
                has_flip_up=False,
                has_tactical=False,
                free_skips_numeric_cost=True,
                costs_are_never_replaced=False,
                attachments_of_costs_are_replaced=False,
                duplicates_count_as_deployed=True,
                replaced_is_not_done=False,
                replaced_destruction_clears_damage=False,
                zero_damage_is_judged_last=True,
                card_tokens_are_replaced=True,
                card_token_subtypes=(),
            ),
        ),
    )
    CR2010 = (
        "cr2010",
        EditionRow(
            full_name="Comprehensive Rules, December 2010",
            short_name="cr2010",
            numbered_as="cr2010",
            rules=EditionRules(
                constructed_minimum=75,
                limited_minimum=45,
                copies=4,
                staple_cards_exempt=False,
                has_banned_lists=True,
                face_down_provides_volition=False,
                any_card_provides_icons=True,
                players_flip_together=False,
                draws_precede_mulligans=False,
                active_player_orders_start_triggers=False,
                resources_are_announced=False,
                triggers_wait_for_costs=True,
                has_flip_up=True,
                has_tactical=False,
                free_skips_numeric_cost=False,
                costs_are_never_replaced=True,
                attachments_of_costs_are_replaced=False,
                duplicates_count_as_deployed=False,
                replaced_is_not_done=False,
                replaced_destruction_clears_damage=False,
                zero_damage_is_judged_last=False,
                card_tokens_are_replaced=False,
                card_token_subtypes=("majig",),
            ),
        ),
    )
    CR3 = (
        "cr3",
        EditionRow(
            full_name="Comprehensive Rules, later edition",
            short_name="cr3",
            numbered_as="cr3",
            rules=EditionRules(
                constructed_minimum=75,
                limited_minimum=40,
                copies=4,
                staple_cards_exempt=True,
                has_banned_lists=True,
                face_down_provides_volition=True,
                any_card_provides_icons=True,
                players_flip_together=True,
                draws_precede_mulligans=True,
                active_player_orders_start_triggers=True,
                resources_are_announced=True,
                triggers_wait_for_costs=True,
                has_flip_up=True,
                has_tactical=True,
                free_skips_numeric_cost=False,
                costs_are_never_replaced=True,
                attachments_of_costs_are_replaced=True,
                duplicates_count_as_deployed=False,
                replaced_is_not_done=True,
                replaced_destruction_clears_damage=True,
                zero_damage_is_judged_last=False,
                card_tokens_are_replaced=False,
                card_token_subtypes=("majig",),
            ),
        ),
    )

    _row: EditionRow

    def __new__(cls, key: str, row: EditionRow | None = None) -> Edition:
        """Make an edition of a row, or find the one of a key."""
        assert row is not None  # a key alone is looked up among the rows
        edition = str.__new__(cls, key)
        edition._value_ = key
        edition._row = row
        return edition

    @property
    def full_name(self) -> str:
        """The edition as people name it."""
        return self._row.full_name

    @property
    def short_name(self) -> str:
        """A short name, for narrow columns."""
        return self._row.short_name

    @property
    def numbered_as(self) -> str:
        """The column of `rules.csv` that has the numbers of its rules."""
        return self._row.numbered_as

    @property
    def rules(self) -> EditionRules:
        """The edition's values for everything on which editions differ."""
        return self._row.rules

    @property
    def label(self) -> str:
        """Key and name, for choosing among editions."""
        return f"{self.value}, {self.full_name}"

    @property
    def prints_numbers(self) -> bool:
        """True if the numbers of its rules are printed, False if we gave them."""
        return self.numbered_as != FIRST_EDITION_NUMBERS


DEFAULT_EDITION: Final = Edition.CR3

NEWEST_FIRST: Final = tuple(reversed(Edition))
"""The editions as they are offered for a choice."""

EDITIONS: Final[Mapping[Edition, EditionRules]] = MappingProxyType(
    {edition: edition.rules for edition in Edition}
)
"""The rules of each edition."""
