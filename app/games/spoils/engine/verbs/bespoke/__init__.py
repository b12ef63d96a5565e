"""Steps that only one card has: a function for every step, none named after a card.

`STEPS` maps the names of steps to their functions. No function carries out a whole paragraph.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as v
from app.games.spoils.engine.model.state import Frame, State
from app.games.spoils.engine.procedures import coins
from app.games.spoils.engine.procedures.interpreter import Verb
from app.games.spoils.engine.verbs.bespoke import (
    auctions,
    free_deployment,
    kept_cards,
    piles,
    replacements,
    responses,
    spending,
)

STEPS: Final[MappingProxyType[str, Verb]] = MappingProxyType(
    {
        "auction_for_the_found_card": auctions.found_card,
        "change_the_pick": responses.change_the_pick,
        "compare_piles": piles.compare_piles,
        "deploy_any_number_up_to_total_cost": free_deployment.any_number_within_total,
        "deploy_this_for_1": free_deployment.this_for_1,
        "destroyed_by_costs_only": replacements.destroyed_by_costs_alone,
        "fight_and_wear_the_loser": replacements.fight,
        "flip_the_coin_again": coins.flip_again,
        "keep_one_of_each_type_in_hand": kept_cards.one_of_each_type_in_hand,
        "keep_one_of_each_type_in_play": kept_cards.one_of_each_type_in_play,
        "leave_play_in_its_place": replacements.leave_in_its_place,
        "no_more_of_that_ability_this_turn": responses.that_ability_this_turn,
        "pay_in_turn_until_one_stops": spending.pay_in_turn,
        "pick_what_it_could_have_picked": responses.pick_what_it_could_have_picked,
        "spend_tokens_on_effects": spending.spend_tokens,
        "wear_the_loser": replacements.wear_the_loser,
    }
)


def follow(state: State, frame: Frame, step: v.Bespoke) -> bool:
    """Carry a bespoke step out."""
    return STEPS[step.name](state, frame, step)
