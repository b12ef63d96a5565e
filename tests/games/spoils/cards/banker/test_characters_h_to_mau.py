"""Characters of the Banker, from Hassan-i of Thabbash to Mau Tough."""

from app.games.spoils.engine import DecisionKind, events
from app.games.spoils.vocabulary import STRUCTURE
from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
    is_offered,
    kills,
    may_block,
    my_turn_starts,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
HASSAN = "Hassan-i of Thabbash"
SNEAKY = "Intermittently Sneaky Lawyer"


@CASES.of(HASSAN)
def his_destruction_costs_the_opponent_a_character_of_their_choice() -> None:
    table = at(rich("Kill", play=[HASSAN, "Scout"]), Side(play=["Union Leader", "Warrior Prodigy"]))
    kills(table, HASSAN)
    assert table.asked is table.you
    assert table.you.choices() == ["Union Leader", "Warrior Prodigy"]
    table.you.picks("Warrior Prodigy")
    assert (table.you.discard, table.you.play) == (["Warrior Prodigy"], ["Union Leader"])
    assert table.me.play == ["Scout"]


@CASES.of(HASSAN)
def nobody_is_destroyed_if_he_is_only_put_into_a_hand() -> None:
    table = at(rich("Bounce", play=[HASSAN]), Side(play=["Scout"]))
    deploys(table, "Bounce", HASSAN)
    assert (table.me.hand, table.you.play) == ([HASSAN], ["Scout"])


@CASES.of(HASSAN)
def he_comes_back_for_one_and_a_face_down_resource() -> None:
    table = at(rich(greed=2, face_down=["Rage"] * 3, discard=[HASSAN]), Side(face_down=["Rage"]))
    table.me.uses(HASSAN, "HARASH")
    while table.asked is table.me:
        if table.asks is DecisionKind.ATTACH_TO_PAY:
            table.me.picks("Greed")
            continue
        assert set(table.me.choices()) == {"Rage"}
        table.me.picks("Rage")
    table.resolves()
    assert table.me.play == [HASSAN]
    assert table.me.discard == ["Rage"]
    assert len(table.me.face_down) == 2
    assert (table.me.free, table.you.face_down) == (3, ["Rage"])


@CASES.of(HASSAN)
def he_needs_three_volition_and_the_turn_of_his_owner() -> None:
    assert not at(rich(face_down=["Rage"] * 2, discard=[HASSAN])).me.can_use(HASSAN, "HARASH")
    table = at(rich(face_down=["Rage"] * 3, discard=[HASSAN]))
    assert table.me.can_use(HASSAN, "HARASH")
    table = at(rich(face_down=["Rage"] * 3, discard=[HASSAN]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(HASSAN, "HARASH")
    assert not at(rich(face_down=["Rage"] * 3, play=[HASSAN])).me.can_use(HASSAN, "HARASH")


@CASES.of("Hired Goons")
def they_are_covert() -> None:
    table = at(rich(play=["Hired Goons"]), Side(play=["Scout"]))
    table.me.attacks("Hired Goons")
    assert may_block(table) == []


@CASES.of("Hired Goons")
def they_stay_for_two_at_the_start_of_each_turn() -> None:
    table = my_turn_starts(rich(play=["Hired Goons"], greed=2))
    assert is_offered(table.me)
    table.me.agrees()
    assert (table.controller("Hired Goons") is table.me, table.me.free) == (True, 0)


@CASES.of("Hired Goons")
def they_change_sides_if_they_are_not_paid() -> None:
    table = my_turn_starts(rich(play=["Hired Goons"], greed=2), rich(greed=2))
    table.me.declines()
    assert table.controller("Hired Goons") is table.you
    assert table.me.free == 2
    table.me.ends_turn()
    table.resolves()
    assert is_offered(table.you)
    table.you.declines()
    assert table.controller("Hired Goons") is table.me
    table = my_turn_starts(rich(play=["Hired Goons"], greed=1))
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    assert table.controller("Hired Goons") is table.you


@CASES.of("Homewrecker")
def it_costs_two_damage_to_an_own_location_or_three_more() -> None:
    side = rich("Homewrecker", greed=5, play=["Treasure Brokerage"])
    table = at(side, Side(play=["Gilded Yurt"]))
    table.me.deploys("Homewrecker")
    table.me.answers(0)
    table.resolves()
    assert (table.damage("Treasure Brokerage"), table.me.free) == (2, 3)
    assert table.damage("Gilded Yurt") == 0
    table = at(side)
    table.me.deploys("Homewrecker")
    table.me.answers(1)
    table.resolves()
    assert (table.damage("Treasure Brokerage"), table.me.free) == (0, 0)
    assert "Homewrecker" in table.me.play


@CASES.of("Homewrecker")
def without_a_location_it_costs_five() -> None:
    assert not at(rich("Homewrecker", greed=4)).me.can_deploy("Homewrecker")
    table = at(rich("Homewrecker", greed=5), Side(play=["Gilded Yurt"]))
    table.me.deploys("Homewrecker")
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert table.me.numbers() == [1], "only paying is possible"
        table.me.answers(1)
    table.resolves()
    assert (table.me.play, table.me.free) == (["Homewrecker"], 0)


@CASES.of("Homewrecker")
def locations_of_its_controller_gain_a_structure() -> None:
    table = at(rich(play=["Homewrecker", "Treasure Brokerage"]), Side(play=["Gilded Yurt"]))
    assert table.stat("Treasure Brokerage", STRUCTURE) == 6
    assert table.stat("Gilded Yurt", STRUCTURE) == 3


@CASES.of("Homewrecker")
def a_location_is_depleted_to_deplete_a_character() -> None:
    table = at(
        rich(play=["Homewrecker", "Treasure Brokerage"]), Side(play=["Scout", "Gilded Yurt"])
    )
    uses(table, "Homewrecker", "PROSTRATE", "Scout")
    assert table.is_depleted("Treasure Brokerage")
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Homewrecker")
    assert not table.me.can_use("Homewrecker", "PROSTRATE")


@CASES.of(SNEAKY)
def it_is_stronger_and_covert_with_six_cards_in_hand() -> None:
    for cards, strength in ((5, 1), (6, 2), (7, 2)):
        table = at(rich(*["Rage"] * cards, play=[SNEAKY]))
        assert (table.strength(SNEAKY), table.life(SNEAKY)) == (strength, 1)
        assert table.is_covert(SNEAKY) is (cards >= 6)


@CASES.of(SNEAKY)
def it_stops_being_so_with_the_sixth_card() -> None:
    table = at(rich(*["Rage"] * 5, "Wait", play=[SNEAKY]))
    assert table.strength(SNEAKY) == 2
    deploys(table, "Wait")
    assert (table.strength(SNEAKY), table.is_covert(SNEAKY)) == (1, False)


@CASES.of("Key Man")
def its_controller_draws_whenever_it_leaves_play() -> None:
    for how in ("Kill", "Bounce"):
        table = at(rich(how), Side(play=["Key Man"], deck=["Rage"] * 3))
        deploys(table, how, "Key Man")
        assert table.you.hand.count("Rage") == 1
        assert table.me.hand == []


@CASES.of("Mafia Lawyer", "Mau Tough")
def each_costs_influence_as_it_enters_play() -> None:
    for name, loss in (("Mafia Lawyer", 2), ("Mau Tough", 4)):
        table = at(rich(name))
        deploys(table, name)
        assert (table.me.influence, table.you.influence) == (20 - loss, 20)


@CASES.of("Mafia Lawyer")
def its_faction_gains_the_strength_of_the_party_that_it_died_against() -> None:
    table = at(
        rich(play=["Mafia Lawyer"]),
        Side(play=["Union Leader", "Fallen Quarter-Finalist", "Key Man"]),
        active=1,
    )
    table.you.attacks("Union Leader", "Fallen Quarter-Finalist")
    table.me.blocks("Mafia Lawyer")
    table.resolves()
    while table.asks in (DecisionKind.DIVIDE, DecisionKind.ORDER):
        table.me.answers(0)
        table.resolves()
    assert table.me.discard == ["Mafia Lawyer"]
    assert table.me.influence == 20 + 5 + 7


@CASES.of("Mafia Lawyer")
def it_gains_as_an_attacker_too() -> None:
    table = at(rich(play=["Mafia Lawyer", "Union Leader"]), Side(play=["Gigamajig"]))
    table.me.attacks("Mafia Lawyer")
    table.you.blocks("Gigamajig")
    table.resolves()
    assert table.me.influence == 30


@CASES.of("Mafia Lawyer")
def outside_a_battle_its_destruction_gains_nothing() -> None:
    table = at(rich("Kill", play=["Mafia Lawyer"]), Side(play=["Scout"]))
    kills(table, "Mafia Lawyer")
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of("Market Oracle")
def it_is_depleted_to_take_a_token_off_a_card_of_its_controller() -> None:
    table = at(
        rich(
            play=["Market Oracle", "Moneychanger", "Short Term Investment"],
            tokens={"Moneychanger": 1, "Short Term Investment": 2},
        ),
        Side(play=["Scout"]),
    )
    table.me.uses("Market Oracle", "INVEST")
    assert table.me.choices() == ["Market Oracle", "Moneychanger", "Short Term Investment"]
    table.me.picks("Short Term Investment")
    table.resolves()
    assert (table.tokens("Short Term Investment"), table.tokens("Moneychanger")) == (1, 1)
    assert table.is_depleted("Market Oracle")
    assert table.me.free == 12


@CASES.of("Mau Consultant")
def it_draws_a_card_and_costs_two_influence() -> None:
    table = at(rich("Mau Consultant"))
    deploys(table, "Mau Consultant")
    assert (table.me.hand, table.me.influence, table.you.influence) == (["Scout"], 18, 20)


@CASES.of("Mau Strategist")
def it_may_search_for_a_staple_as_it_enters_play() -> None:
    deck = ["Scout", "Greed", "Exploitation", "Rage"]
    table = at(rich("Mau Strategist", deck=deck))
    deploys(table, "Mau Strategist")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Greed")
    assert (table.me.hand, table.you.was_shown) == (["Greed"], ["Greed"])
    with shows("312.1"):
        assert table.told(events.Shuffled)
    table = at(rich("Mau Strategist", deck=deck))
    deploys(table, "Mau Strategist")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], deck)


@CASES.of("Mau Strategist")
def it_may_draw_a_card_if_it_is_destroyed_and_only_then() -> None:
    for agrees in (True, False):
        table = at(rich("Kill", play=["Mau Strategist"]))
        kills(table, "Mau Strategist")
        assert is_offered(table.me)
        table.me.agrees() if agrees else table.me.declines()
        assert table.me.hand == ["Scout"] * agrees
    table = at(rich("Bounce", play=["Mau Strategist"]))
    deploys(table, "Bounce")
    assert (table.asks, table.me.hand) == (DecisionKind.ACT, ["Mau Strategist"])


@CASES.of(HASSAN)
def an_opponent_without_characters_destroys_none() -> None:
    table = at(rich("Kill", play=[HASSAN, "Scout"]))
    kills(table, HASSAN)
    assert (table.asks, table.me.play) == (DecisionKind.ACT, ["Scout"])


@CASES.of(HASSAN)
def who_controls_him_does_not_have_to_be_his_owner() -> None:
    table = at(rich("Kill", play=[HASSAN, "Scout"], borrowed=[HASSAN]), Side(play=["Key Man"]))
    kills(table, HASSAN)
    assert (table.me.play, table.you.play) == (["Scout"], [])


@CASES.of("Homewrecker")
def a_location_falls_when_the_structure_it_lent_is_gone() -> None:
    table = at(rich("Kill", play=["Homewrecker", "Gilded Yurt"], damage={"Gilded Yurt": 3}))
    assert "Gilded Yurt" in table.me.play
    kills(table, "Homewrecker")
    assert "Gilded Yurt" in table.me.discard


@CASES.of("Mafia Lawyer")
def it_gains_too_if_it_is_destroyed_beside_the_battle() -> None:
    table = at(rich("Kill", play=["Mafia Lawyer"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.you.passes()
    kills(table, "Mafia Lawyer")
    gains = [event.amount for event in table.told(events.InfluenceGained)]
    assert gains == [5]


@CASES.of("Homewrecker")
def only_restored_locations_of_its_controller_are_depleted_for_it() -> None:
    table = at(
        rich(
            play=["Homewrecker", "Treasure Brokerage", "Gold Summit", "Clandestine Resort"],
            depleted=["Gold Summit"],
        ),
        Side(play=["Scout", "Gilded Yurt"]),
    )
    table.me.uses("Homewrecker", "PROSTRATE")
    assert table.me.choices() == ["Treasure Brokerage", "Clandestine Resort"]


def test_characters_of_the_banker_h_to_mau(only_card: str | None) -> None:
    CASES.run(only_card)
