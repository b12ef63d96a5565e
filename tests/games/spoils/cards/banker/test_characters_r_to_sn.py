"""Characters of the Banker, from Randolph von Macovawitz Spitoon III, Ltd. to Snooty Doorman."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
    has_one_of_two,
    is_offered,
    kills,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.scenario import Side

CASES = CardTests()
RANDOLPH = "Randolph von Macovawitz Spitoon III, Ltd."
SILURIFORMES = "Siluriformes Flaxenscale"
EUSTACE = "Eustace Padamose-Gristwalter"
GHOSTS = {"Recapitulating Apparition": 1, "Underpaid Ancestor": 3}


@CASES.of(RANDOLPH)
def he_draws_a_card_as_he_enters_play() -> None:
    table = at(rich(RANDOLPH), Side(deck=["Rage"]))
    deploys(table, RANDOLPH)
    assert (table.me.hand, table.you.hand) == (["Scout"], [])


@CASES.of(RANDOLPH)
def he_draws_for_one_and_a_resource_from_hand() -> None:
    table = at(
        rich("Scout", "Rage", play=[RANDOLPH], greed=1, deck=["Kill"] * 2), Side(resources=["Rage"])
    )
    table.me.uses(RANDOLPH, "PAYDAY LOAN")
    table.me.answers(0)
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Scout", "Kill"], ["Rage"])
    assert (table.me.resources, table.me.free) == (["Greed"], 0)


@CASES.of(RANDOLPH)
def he_draws_for_one_and_a_resource_in_play() -> None:
    table = at(rich("Scout", play=[RANDOLPH], greed=2, deck=["Kill"] * 2), Side(resources=["Rage"]))
    table.me.uses(RANDOLPH, "PAYDAY LOAN")
    if table.asks is DecisionKind.CHOOSE_OPTION:
        assert len(table.me.numbers()) == 1, "no resource in hand"
    while table.asked is table.me:
        table.me._does(table.me.legal[0])
    table.resolves()
    assert (table.me.hand, table.me.discard) == (["Scout", "Kill"], ["Greed"])
    assert (table.me.resources, table.you.resources) == (["Greed"], ["Rage"])


@CASES.of(RANDOLPH, "Samuel Gristwalter", SILURIFORMES)
def each_is_unique() -> None:
    for name in (RANDOLPH, "Samuel Gristwalter", SILURIFORMES):
        assert has_one_of_two(name), name


@CASES.of("Real Estate Auctioneer")
def it_draws_two_cards_for_two_and_a_discard() -> None:
    name = "Real Estate Auctioneer"
    table = at(rich("Rage", "Gold Summit", play=[name]))
    table.me.uses(name, "LIQUIDATE")
    assert table.me.choices() == ["Rage", "Gold Summit"]
    table.me.picks("Rage")
    table.resolves()
    assert table.me.hand == ["Gold Summit", "Scout", "Scout"]
    assert (table.me.discard, table.me.free, table.is_depleted(name)) == (["Rage"], 10, True)
    assert not at(rich(play=[name])).me.can_use(name, "LIQUIDATE"), "nothing to discard"


@CASES.of(*GHOSTS)
def they_come_back_depleted_if_that_is_paid() -> None:
    for name, price in GHOSTS.items():
        table = at(rich("Kill", play=[name], greed=price))
        kills(table, name)
        assert is_offered(table.me)
        table.me.agrees()
        assert (table.me.play, table.is_depleted(name), table.me.free) == ([name], True, 0)
        table = at(rich("Kill", play=[name]))
        kills(table, name)
        table.me.declines()
        assert (table.me.play, table.me.free) == ([], 12)
        assert name in table.me.discard


@CASES.of(*GHOSTS)
def they_do_not_come_back_from_a_hand_or_without_resources() -> None:
    for name, price in GHOSTS.items():
        table = at(rich("Kill", play=[name], greed=price - 1))
        kills(table, name)
        if is_offered(table.me):
            assert table.me.numbers() == [0]
            table.me.declines()
        assert name in table.me.discard
        table = at(rich("Bounce", play=[name]))
        deploys(table, "Bounce", name)
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, [name])


@CASES.of(*GHOSTS)
def they_do_not_come_back_to_somebody_who_only_borrowed_them() -> None:
    for name in GHOSTS:
        table = at(rich("Kill", play=[name], borrowed=[name]), rich())
        kills(table, name)
        assert (table.asks, table.me.free, table.you.discard) == (DecisionKind.ACT, 12, [name])


@CASES.of(*GHOSTS)
def discarding_them_from_hand_brings_nobody_back() -> None:
    for name in GHOSTS:
        table = at(rich(name, "Gold Summit", play=["Real Estate Auctioneer"]))
        uses(table, "Real Estate Auctioneer", "LIQUIDATE", name)
        assert (table.asks, table.me.discard) == (DecisionKind.ACT, [name])


@CASES.of("Reluctant Hiree")
def its_tokens_take_strength_and_cost_less_and_less() -> None:
    name = "Reluctant Hiree"
    table = at(rich(name, greed=9))
    deploys(table, name)
    seen = [(table.tokens(name), table.strength(name), table.life(name), table.me.free)]
    for _ in range(3):
        uses(table, name, "INVEST")
        seen.append((table.tokens(name), table.strength(name), table.life(name), table.me.free))
    assert seen == [(3, 1, 4, 6), (2, 2, 4, 3), (1, 3, 4, 1), (0, 4, 4, 0)]


@CASES.of("Resurrection Technician")
def a_character_may_be_returned_from_the_discard_pile_to_hand() -> None:
    side = rich("Resurrection Technician", discard=["Scout", "Rage", "Key Man"])
    table = at(side, Side(discard=["Union Leader"]))
    deploys(table, "Resurrection Technician")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    assert (table.me.hand, sorted(table.me.discard)) == (["Key Man"], ["Rage", "Scout"])
    table = at(side)
    deploys(table, "Resurrection Technician")
    table.me.declines()
    assert table.me.hand == []


@CASES.of("Samuel Gristwalter")
def no_damage_reaches_his_faction_but_influence_is_still_lost() -> None:
    table = at(rich(play=["Samuel Gristwalter"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.resolves()
    table.me.passes()
    table.resolves()
    assert table.me.influence == 20
    table = at(rich("Mau Tough", play=["Samuel Gristwalter", "Scout"]))
    deploys(table, "Mau Tough")
    assert table.me.influence == 16
    table.me.attacks("Scout")
    table.resolves()
    assert table.you.influence == 17


@CASES.of("Samuel Gristwalter")
def characters_and_locations_are_damaged_as_usual() -> None:
    table = at(
        rich(play=["Samuel Gristwalter", "Treasure Brokerage"]), Side(play=["Scout"]), active=1
    )
    table.you.attacks("Scout", target="Treasure Brokerage")
    table.resolves()
    table.me.passes()
    table.resolves()
    assert table.damage("Treasure Brokerage") == 3


@CASES.of(SILURIFORMES)
def every_eustace_is_three_stronger_and_tougher() -> None:
    for me, you in ((["Scout", EUSTACE], []), (["Scout"], [EUSTACE])):
        table = at(rich(play=[SILURIFORMES, *me]), Side(play=you))
        assert (table.strength(EUSTACE), table.life(EUSTACE)) == (4, 6)
        assert (table.strength("Scout"), table.strength(SILURIFORMES)) == (3, 4)


@CASES.of(SILURIFORMES)
def it_draws_two_and_gains_two_for_five() -> None:
    table = at(rich(play=[SILURIFORMES]))
    uses(table, SILURIFORMES, "NUMISMATIC EMISSION")
    assert (table.me.hand, table.me.influence, table.me.free) == (["Scout"] * 2, 22, 7)


@CASES.of(SILURIFORMES)
def it_grows_by_two_this_turn_for_two_discards() -> None:
    table = at(rich("Rage", "Key Man", "Wait", play=[SILURIFORMES]))
    table.me.uses(SILURIFORMES, "AURIFEROUS AUGMENTAION")
    table.me.sets("Rage", "Wait")
    table.resolves()
    assert (table.strength(SILURIFORMES), table.life(SILURIFORMES)) == (6, 7)
    assert (table.me.hand, table.me.discard) == (["Key Man"], ["Rage", "Wait"])
    assert not table.me.can_use(SILURIFORMES, "AURIFEROUS AUGMENTAION"), "only one card left"
    table.next_turn()
    assert (table.strength(SILURIFORMES), table.life(SILURIFORMES)) == (4, 5)


@CASES.of("Skilled Negotiator")
def it_is_depleted_to_take_two_strength_off_a_character_this_turn() -> None:
    table = at(rich(play=["Skilled Negotiator"]), Side(play=["Scout", "Key Man"]))
    uses(table, "Skilled Negotiator", "HAGGLE", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (1, 3)
    assert table.is_depleted("Skilled Negotiator")
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Slick Orator")
def it_recurs_for_nothing_to_draw_a_card() -> None:
    table = at(rich(discard=["Slick Orator"], greed=2))
    uses(table, "Slick Orator", "RECUR")
    assert (table.me.hand, table.me.out_of_game, table.me.free) == (["Scout"], ["Slick Orator"], 2)
    assert not at(rich(discard=["Slick Orator"], greed=1)).me.can_use("Slick Orator", "RECUR")
    assert not at(rich(play=["Slick Orator"])).me.can_use("Slick Orator", "RECUR")


@CASES.of("Snooty Doorman")
def it_is_destroyed_to_turn_away_a_character() -> None:
    table = at(rich("Scout", "Union Leader"), Side(play=["Snooty Doorman"]))
    table.me.deploys("Union Leader")
    uses(table, "Snooty Doorman", "DENIED!", by=table.you)
    assert (table.you.discard, table.me.discard) == (["Snooty Doorman"], ["Union Leader"])
    assert (table.me.play, table.me.free) == ([], 5)


@CASES.of("Snooty Doorman")
def it_lets_tactics_and_locations_in_and_acts_only_in_response() -> None:
    table = at(rich("Wait", "Treasure Brokerage"), Side(play=["Snooty Doorman"]))
    for name in ("Wait", "Treasure Brokerage"):
        table.me.deploys(name)
        assert not table.you.can_use("Snooty Doorman", "DENIED!")
        table.resolves()
    assert not at(rich(play=["Snooty Doorman"])).me.can_use("Snooty Doorman", "DENIED!")


@CASES.of(*GHOSTS)
def they_come_back_from_being_destroyed_as_a_cost_too() -> None:
    for name, price in GHOSTS.items():
        table = at(rich("Mutineer's Hiatus", play=[name]))
        deploys(table, "Mutineer's Hiatus")
        if not is_offered(table.me):
            table.resolves()
        table.me.agrees()
        table.resolves()
        assert table.me.play == [name]
        assert table.me.free == 11 - price


@CASES.of("Samuel Gristwalter")
def what_waits_for_damage_to_his_faction_waits_in_vain() -> None:
    table = at(rich(play=["Ghostly Auditor"]), Side(play=["Samuel Gristwalter"]))
    table.me.attacks("Ghostly Auditor")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.you.passes()
        table.resolves()
    assert (table.me.hand, table.you.influence) == ([], 20)


def test_characters_of_the_banker_r_to_sn(only_card: str | None) -> None:
    CASES.run(only_card)
