"""Differences between the editions, one field each. The `ED-nn` numbers are ours."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class EditionRules:
    """The values of one edition for everything on which editions differ."""

    constructed_minimum: int
    """Fewest cards of a constructed deck, faction not counted. ED-01; rules: 103.1b."""

    limited_minimum: int
    """Fewest cards of a limited deck, faction not counted. ED-01; rules: 103.2b."""

    copies: int
    """Most copies of a name in a constructed deck. ED-03; rules: 103.1c."""

    staple_cards_exempt: bool
    """True if the staple supertype on any card lifts the copy limit. ED-02; rules: 103.1c."""

    has_banned_lists: bool
    """True if the edition knows banned lists. ED-04; rules: 103.1d, 103.2d."""

    face_down_provides_volition: bool
    """True if a face-down card in play provides Volition. ED-18; rules: 405.5."""

    any_card_provides_icons: bool
    """True if icons on cards other than resources count. ED-19; rules: 311.1, 405.1."""

    has_flip_up: bool
    """True if a face-down resource can be deployed for Flip Up. ED-26; rules: 406.7, 507.4."""

    has_tactical: bool
    """True if a card that is no tactic can be deployed like one. ED-25; rules: 507.6."""

    players_flip_together: bool
    """True if all players flip starting resources at once. ED-09; rules: 601.1d."""

    draws_precede_mulligans: bool
    """True if everybody draws before anybody may mulligan. ED-10; rules: 601.1e, 601.1f."""

    active_player_orders_start_triggers: bool
    """True if the active player orders all triggers as a turn starts. ED-14; rules: 602.2."""

    resources_are_announced: bool
    """True if what reacts to playing a resource precedes its entering. ED-21; rules: 605.1c."""

    triggers_wait_for_costs: bool
    """True if triggers wait until costs are satisfied. ED-27; rules: 503.3, 604.1d."""

    free_skips_numeric_cost: bool
    """True if free skips the whole numeric cost, not just the number. ED-29; rules: 308.1."""

    costs_are_never_replaced: bool
    """True if extra costs are exempt from replacements. ED-32; rules: 506.2."""

    attachments_of_costs_are_replaced: bool
    """True if cards attached to one that leaves as a cost keep theirs. ED-32; rules: 506.2a."""

    duplicates_count_as_deployed: bool
    """True if a duplicate counts as deployed. ED-39; rules: 307.1."""

    replaced_is_not_done: bool
    """True if what depends on a replaced instruction fails. ED-43; rules: 402.5b."""

    replaced_destruction_clears_damage: bool
    """True if the damage of a replaced destruction is gone. ED-44; rules: 408.4b, 506.6."""

    zero_damage_is_judged_last: bool
    """True if increases apply to damage of 0. ED-56; rules: 408.1, 408.2."""

    card_tokens_are_replaced: bool
    """True if a card token that would leave play is removed from the game instead of leaving
    first and vanishing then. ED-55; rules: 409.3a."""

    card_token_subtypes: tuple[str, ...]
    """The subtypes of a Micromajig, which no printing shows. ED-55; rules: 4.09.3.c.1."""
