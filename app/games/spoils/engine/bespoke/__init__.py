"""The door for what one card alone says: a function for every name, and no card's name.

The names of steps stand in `STEPS`. No function stands for a whole paragraph so far.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from app.games.spoils import vocabulary as words
from app.games.spoils.engine import coins
from app.games.spoils.engine.bespoke import (
    auctions,
    deploying_at_will,
    fighting,
    forbidding,
    keeping,
    picking_anew,
    piles,
    spending,
    standing_in,
)
from app.games.spoils.engine.following import Verb
from app.games.spoils.engine.state import Frame, State

STEPS: Final[MappingProxyType[str, Verb]] = MappingProxyType(
    {
        "auction_for_the_found_card": auctions.found_card,
        "change_the_pick": picking_anew.change_the_pick,
        "compare_piles": piles.compare_piles,
        "deploy_any_number_up_to_total_cost": deploying_at_will.any_number_within_total,
        "deploy_this_for_1": deploying_at_will.this_for_1,
        "destroyed_by_costs_only": fighting.destroyed_by_costs_alone,
        "fight_and_wear_the_loser": fighting.fight,
        "flip_the_coin_again": coins.flip_again,
        "keep_one_of_each_type_in_hand": keeping.one_of_each_type_in_hand,
        "keep_one_of_each_type_in_play": keeping.one_of_each_type_in_play,
        "leave_play_in_its_place": standing_in.leave_in_its_place,
        "no_more_of_that_ability_this_turn": forbidding.that_ability_this_turn,
        "pay_in_turn_until_one_stops": spending.pay_in_turn,
        "pick_what_it_could_have_picked": picking_anew.pick_what_it_could_have_picked,
        "spend_tokens_on_effects": spending.spend_tokens,
        "wear_the_loser": fighting.wear_the_loser,
    }
)


def follow(state: State, frame: Frame, step: words.Bespoke) -> bool:
    """Carry a bespoke step out."""
    return STEPS[step.name](state, frame, step)
