"""Banker characters: 1st Edition, the first part."""

from app.games.spoils.engine import DecisionKind, Done, events
from tests.support.card_play import deploys, is_offered, may_block, uses
from tests.support.card_tables import TOURNAMENT, greed, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
SNEAKY = "Intermittently Sneaky Lawyer"
GHOSTS = {"Recapitulating Apparition": 1, "Underpaid Ancestor": 3}
EUSTACE = "Eustace Padamose-Gristwalter"


@CASES.of("Amortized Straw Man")
def it_is_smaller_by_its_three_tokens_until_they_are_paid_off() -> None:
    table = set_up(greed("Amortized Straw Man", icons=11))
    deploys(table.me, "Amortized Straw Man")
    man = "Amortized Straw Man"
    assert (table.tokens(man), table.strength(man), table.life(man)) == (3, 3, 3)
    uses(table.me, man, "INSTALLMENT PLAN")
    assert (table.tokens(man), table.strength(man), table.life(man)) == (2, 4, 4)
    assert table.me.free == 11 - 5 - 3
    uses(table.me, man, "INSTALLMENT PLAN")
    assert (table.tokens(man), table.me.can_use(man, "INSTALLMENT PLAN")) == (1, False)


@CASES.of("Beatrix Winterbottom")
def she_draws_one_card_more_each_time_and_the_opponent_does_not() -> None:
    table = set_up(
        greed("Learn", play=["Beatrix Winterbottom"]), Side(hand=["Learn"], deck=["Gnat"] * 5)
    )
    table.me.deploys("Learn")
    deploys(table.you, "Learn")
    assert table.me.hand == ["Scout"] * 3
    assert table.you.hand == ["Gnat"] * 2


@CASES.of("Beatrix Winterbottom")
def she_draws_nothing_with_ten_cards_in_hand() -> None:
    table = set_up(greed("Learn", *["Greed"] * 10, play=["Beatrix Winterbottom"]))
    deploys(table.me, "Learn")
    assert table.me.hand == ["Greed"] * 10
    table = set_up(greed("Learn", *["Greed"] * 9, play=["Beatrix Winterbottom"]))
    deploys(table.me, "Learn")
    assert len(table.me.hand) > 9


@CASES.of("Beatrix Winterbottom")
def the_draw_of_the_develop_rule_is_raised_too() -> None:
    table = set_up(greed(play=["Beatrix Winterbottom"], faction=TOURNAMENT), active=1)
    table.next_turn()
    assert table.me.hand == ["Scout", "Scout"]


@CASES.of("Blanching Butcher")
def it_grows_when_it_blocks_and_not_when_it_attacks() -> None:
    table = set_up(greed(play=["Blanching Butcher"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.me.blocks("Blanching Butcher")
    assert (table.strength("Blanching Butcher"), table.life("Blanching Butcher")) == (5, 6)
    table.resolves()
    table.next_turn()
    assert (table.strength("Blanching Butcher"), table.life("Blanching Butcher")) == (1, 2)
    table = set_up(greed(play=["Blanching Butcher"]))
    table.me.attacks("Blanching Butcher")
    assert table.strength("Blanching Butcher") == 1


@CASES.of("Blanching Butcher", "Concealed Goon", "D3ck W4rd3n")
def each_costs_its_controller_influence_as_it_enters_play() -> None:
    for name, loss in (("Blanching Butcher", 3), ("Concealed Goon", 5), ("D3ck W4rd3n", 2)):
        table = set_up(greed(name))
        deploys(table.me, name)
        assert (table.me.influence, table.you.influence) == (20 - loss, 20), name


@CASES.of("Concealed Goon")
def it_is_covert() -> None:
    table = set_up(greed(play=["Concealed Goon"]), Side(play=["Scout", "Foolhardy Desperado"]))
    table.me.attacks("Concealed Goon")
    assert may_block(table) == ["Foolhardy Desperado"]
    table = set_up(greed(play=["Concealed Goon"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    with shows("507.3c"):
        assert may_block(table) == []


@CASES.of("Defense Attorney")
def it_must_block_if_it_can() -> None:
    side = greed(play=["Defense Attorney", "Scout", "Treasure Brokerage"])
    for target in (None, "Treasure Brokerage"):
        table = set_up(side, Side(play=["Scout"]), active=1)
        table.you.attacks("Scout", target=target)
        table.passes_until(DecisionKind.BLOCKERS)
        assert Done() not in table.me.legal
        table.me.picks("Defense Attorney")
        assert Done() in table.me.legal


@CASES.of("Defense Attorney")
def it_need_not_block_what_it_cannot() -> None:
    table = set_up(
        greed(play=["Defense Attorney", "Scout"], depleted=["Defense Attorney"]),
        Side(play=["Scout"]),
        active=1,
    )
    table.you.attacks("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() in table.me.legal
    assert table.me.choices() == ["Scout"]


@CASES.of("Defense Attorney")
def a_covert_attacker_need_not_be_blocked() -> None:
    table = set_up(greed(play=["Defense Attorney"]), Side(play=["Concealed Goon"]), active=1)
    table.you.attacks("Concealed Goon")
    assert may_block(table) == []


@CASES.of("Erotic Assassin")
def the_restore_rule_leaves_her_as_she_is() -> None:
    side = greed(
        play=["Erotic Assassin", "Scout"], depleted=["Erotic Assassin", "Scout"], faction=TOURNAMENT
    )
    table = set_up(side, active=1)
    table.next_turn()
    assert table.is_depleted("Erotic Assassin")
    assert not table.is_depleted("Scout")


@CASES.of("Erotic Assassin")
def she_is_restored_for_two_and_still_attacks_only_once_a_turn() -> None:
    table = set_up(greed(play=["Erotic Assassin"]))
    table.me.attacks("Erotic Assassin")
    table.resolves()
    uses(table.me, "Erotic Assassin", "RESTORE")
    assert not table.is_depleted("Erotic Assassin")
    assert table.me.free == 10
    assert not table.me.can_attack()
    table.next_turn()
    table.next_turn()
    assert table.me.can_attack()


@CASES.of("Ghostly Auditor")
def it_is_covert_only_while_it_is_alone() -> None:
    for company, blockers in (([], []), (["Dandy Day-Trader"], ["Scout"])):
        table = set_up(
            greed(play=["Ghostly Auditor", "Gold Summit", *company]),
            Side(play=["Scout", "Gilded Yurt"]),
        )
        table.me.attacks("Ghostly Auditor")
        assert may_block(table) == blockers


@CASES.of("Ghostly Auditor")
def it_draws_two_for_damage_to_a_faction_and_not_to_a_location() -> None:
    for target, drawn in ((None, 2), ("Treasure Brokerage", 0)):
        table = set_up(greed(play=["Ghostly Auditor"]), Side(play=["Treasure Brokerage"]))
        table.me.attacks("Ghostly Auditor", target=target)
        table.resolves()
        assert len(table.me.hand) == drawn


@CASES.of(SNEAKY)
def it_is_stronger_and_covert_with_six_cards_in_hand() -> None:
    for cards, strength in ((5, 1), (6, 2), (7, 2)):
        table = set_up(greed(*["Rage"] * cards, play=[SNEAKY]))
        assert (table.strength(SNEAKY), table.life(SNEAKY)) == (strength, 1)
        assert table.is_covert(SNEAKY) is (cards >= 6)


@CASES.of(SNEAKY)
def it_stops_being_so_with_the_sixth_card() -> None:
    table = set_up(greed(*["Rage"] * 5, "Wait", play=[SNEAKY]))
    assert table.strength(SNEAKY) == 2
    deploys(table.me, "Wait")
    assert (table.strength(SNEAKY), table.is_covert(SNEAKY)) == (1, False)


@CASES.of("Mafia Lawyer", "Mau Tough")
def each_costs_influence_as_it_enters_play() -> None:
    for name, loss in (("Mafia Lawyer", 2), ("Mau Tough", 4)):
        table = set_up(greed(name))
        deploys(table.me, name)
        assert (table.me.influence, table.you.influence) == (20 - loss, 20)


@CASES.of("Mafia Lawyer")
def its_faction_gains_the_strength_of_the_party_that_it_died_against() -> None:
    table = set_up(
        greed(play=["Mafia Lawyer"]),
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
    table = set_up(greed(play=["Mafia Lawyer", "Union Leader"]), Side(play=["Gigamajig"]))
    table.me.attacks("Mafia Lawyer")
    table.you.blocks("Gigamajig")
    table.resolves()
    assert table.me.influence == 30


@CASES.of("Mafia Lawyer")
def outside_a_battle_its_destruction_gains_nothing() -> None:
    table = set_up(greed("Kill", play=["Mafia Lawyer"]), Side(play=["Scout"]))
    deploys(table.me, "Kill", "Mafia Lawyer")
    assert (table.me.influence, table.you.influence) == (20, 20)


@CASES.of("Mafia Lawyer")
def it_gains_too_if_it_is_destroyed_beside_the_battle() -> None:
    table = set_up(greed("Kill", play=["Mafia Lawyer"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.you.passes()
    deploys(table.me, "Kill", "Mafia Lawyer")
    gains = [event.amount for event in table.told(events.InfluenceGained)]
    assert gains == [5]


@CASES.of("Mau Consultant")
def it_draws_a_card_and_costs_two_influence() -> None:
    table = set_up(greed("Mau Consultant"))
    deploys(table.me, "Mau Consultant")
    assert (table.me.hand, table.me.influence, table.you.influence) == (["Scout"], 18, 20)


@CASES.of("Nasty Butler")
def its_faction_gains_four_influence() -> None:
    table = set_up(greed("Nasty Butler"))
    deploys(table.me, "Nasty Butler")
    assert (table.me.influence, table.you.influence) == (24, 20)


@CASES.of("Necromorph Bureaucrat")
def it_is_depleted_to_deplete_two_characters_or_fewer() -> None:
    for picks in ([], ["Scout"], ["Scout", "Union Leader"]):
        table = set_up(
            greed(play=["Necromorph Bureaucrat", "Key Man"]), Side(play=["Scout", "Union Leader"])
        )
        table.me.uses("Necromorph Bureaucrat", "SUBJUGATE")
        for name in picks:
            table.me.picks(name)
        if len(picks) < 2:
            table.me.passes()
        assert table.asked is table.you, "two are the most"
        table.resolves()
        assert table.is_depleted("Necromorph Bureaucrat")
        for name in ("Scout", "Union Leader", "Key Man"):
            assert table.is_depleted(name) is (name in picks)


@CASES.of("Paralegal Prodigy")
def the_other_lawyers_of_its_controller_gain_strength_and_life() -> None:
    table = set_up(
        greed(play=["Paralegal Prodigy", "Tax Attorney", "Scout"]), Side(play=["Pettifogger"])
    )
    stats = {
        name: (table.strength(name), table.life(name)) for name in (*table.me.play, *table.you.play)
    }
    assert stats == {
        "Paralegal Prodigy": (3, 3),
        "Tax Attorney": (2, 3),
        "Scout": (3, 3),
        "Pettifogger": (1, 1),
    }


@CASES.of("Paralegal Prodigy")
def two_of_it_raise_each_other() -> None:
    table = set_up(greed("Paralegal Prodigy", play=["Paralegal Prodigy"]))
    deploys(table.me, "Paralegal Prodigy")
    assert (table.strength("Paralegal Prodigy"), table.life("Paralegal Prodigy")) == (4, 4)


@CASES.of("Paralegal Prodigy")
def lawyers_lose_it_again_when_the_prodigy_goes() -> None:
    table = set_up(greed("Bounce", play=["Paralegal Prodigy", "Tax Attorney"]))
    deploys(table.me, "Bounce", "Paralegal Prodigy")
    assert (table.strength("Tax Attorney"), table.life("Tax Attorney")) == (1, 2)


@CASES.of("Pervasive Bodyguard")
def it_protects_those_in_a_party_with_it_for_one_life() -> None:
    table = set_up(
        greed(play=["Pervasive Bodyguard", "Scout", "Key Man"]), Side(play=["Union Leader"])
    )
    assert not table.me.can_use("Pervasive Bodyguard", "PROTECT")
    table.me.attacks("Pervasive Bodyguard", "Scout")
    table.me.uses("Pervasive Bodyguard", "PROTECT")
    with shows("302.14"):
        assert table.me.choices() == ["Pervasive Bodyguard", "Scout"]
    table.me.picks("Scout")
    table.you.passes()
    assert (table.life("Scout"), table.life("Pervasive Bodyguard"), table.me.free) == (4, 4, 11)


@CASES.of("Pettifogger")
def blocking_destroys_it_and_all_attackers() -> None:
    table = set_up(
        greed(play=["Pettifogger", "Scout"]),
        Side(play=["Union Leader", "Gigamajig", "Key Man"]),
        active=1,
    )
    table.you.attacks("Union Leader", "Gigamajig")
    table.me.blocks("Pettifogger", "Scout")
    assert table.me.discard == ["Pettifogger"]
    assert sorted(table.you.discard) == ["Gigamajig", "Union Leader"]
    assert (table.me.play, table.you.play) == (["Scout"], ["Key Man"])


@CASES.of("Pettifogger")
def attacking_destroys_nobody() -> None:
    table = set_up(greed(play=["Pettifogger"]), Side(play=["Scout"]))
    table.me.attacks("Pettifogger")
    table.you.blocks("Scout")
    assert (table.me.play, table.you.play) == (["Pettifogger"], ["Scout"])


@CASES.of(*GHOSTS)
def they_come_back_depleted_if_that_is_paid() -> None:
    for name, price in GHOSTS.items():
        table = set_up(greed("Kill", play=[name], icons=price))
        deploys(table.me, "Kill", name)
        assert is_offered(table.me)
        table.me.agrees()
        assert (table.me.play, table.is_depleted(name), table.me.free) == ([name], True, 0)
        table = set_up(greed("Kill", play=[name]))
        deploys(table.me, "Kill", name)
        table.me.declines()
        assert (table.me.play, table.me.free) == ([], 12)
        assert name in table.me.discard


@CASES.of(*GHOSTS)
def they_do_not_come_back_from_a_hand_or_without_resources() -> None:
    for name, price in GHOSTS.items():
        table = set_up(greed("Kill", play=[name], icons=price - 1))
        deploys(table.me, "Kill", name)
        if is_offered(table.me):
            assert table.me.numbers() == [0]
            table.me.declines()
        assert name in table.me.discard
        table = set_up(greed("Bounce", play=[name]))
        deploys(table.me, "Bounce", name)
        assert (table.asks, table.me.hand) == (DecisionKind.ACT, [name])


@CASES.of(*GHOSTS)
def they_do_not_come_back_to_somebody_who_only_borrowed_them() -> None:
    for name in GHOSTS:
        table = set_up(greed("Kill", play=[name], borrowed=[name]), greed())
        deploys(table.me, "Kill", name)
        assert (table.asks, table.me.free, table.you.discard) == (DecisionKind.ACT, 12, [name])


@CASES.of(*GHOSTS)
def discarding_them_from_hand_brings_nobody_back() -> None:
    for name in GHOSTS:
        table = set_up(greed(name, "Gold Summit", play=["Real Estate Auctioneer"]))
        uses(table.me, "Real Estate Auctioneer", "LIQUIDATE", name)
        assert (table.asks, table.me.discard) == (DecisionKind.ACT, [name])


@CASES.of(*GHOSTS)
def they_come_back_from_being_destroyed_as_a_cost_too() -> None:
    for name, price in GHOSTS.items():
        table = set_up(greed("Mutineer's Hiatus", play=[name]))
        deploys(table.me, "Mutineer's Hiatus")
        if not is_offered(table.me):
            table.resolves()
        table.me.agrees()
        table.resolves()
        assert table.me.play == [name]
        assert table.me.free == 11 - price


@CASES.of("Resurrection Technician")
def a_character_may_be_returned_from_the_discard_pile_to_hand() -> None:
    side = greed("Resurrection Technician", discard=["Scout", "Rage", "Key Man"])
    table = set_up(side, Side(discard=["Union Leader"]))
    deploys(table.me, "Resurrection Technician")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Key Man")
    assert (table.me.hand, sorted(table.me.discard)) == (["Key Man"], ["Rage", "Scout"])
    table = set_up(side)
    deploys(table.me, "Resurrection Technician")
    table.me.declines()
    assert table.me.hand == []


@CASES.of("Samuel Gristwalter")
def no_damage_reaches_his_faction_but_influence_is_still_lost() -> None:
    table = set_up(greed(play=["Samuel Gristwalter"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.resolves()
    table.me.passes()
    table.resolves()
    assert table.me.influence == 20
    table = set_up(greed("Mau Tough", play=["Samuel Gristwalter", "Scout"]))
    deploys(table.me, "Mau Tough")
    assert table.me.influence == 16
    table.me.attacks("Scout")
    table.resolves()
    assert table.you.influence == 17


@CASES.of("Samuel Gristwalter")
def characters_and_locations_are_damaged_as_usual() -> None:
    table = set_up(
        greed(play=["Samuel Gristwalter", "Treasure Brokerage"]), Side(play=["Scout"]), active=1
    )
    table.you.attacks("Scout", target="Treasure Brokerage")
    table.resolves()
    table.me.passes()
    table.resolves()
    assert table.damage("Treasure Brokerage") == 3


@CASES.of("Samuel Gristwalter")
def what_waits_for_damage_to_his_faction_waits_in_vain() -> None:
    table = set_up(greed(play=["Ghostly Auditor"]), Side(play=["Samuel Gristwalter"]))
    table.me.attacks("Ghostly Auditor")
    table.resolves()
    if table.asks is DecisionKind.BLOCKERS:
        table.you.passes()
        table.resolves()
    assert (table.me.hand, table.you.influence) == ([], 20)


@CASES.of("Skilled Negotiator")
def it_is_depleted_to_take_two_strength_off_a_character_this_turn() -> None:
    table = set_up(greed(play=["Skilled Negotiator"]), Side(play=["Scout", "Key Man"]))
    uses(table.me, "Skilled Negotiator", "HAGGLE", "Scout")
    assert (table.strength("Scout"), table.life("Scout")) == (1, 3)
    assert table.is_depleted("Skilled Negotiator")
    table.next_turn()
    assert table.strength("Scout") == 3


@CASES.of("Tax Attorney")
def its_faction_loses_one_influence_less_each_time() -> None:
    table = set_up(greed("Mau Tough", "Exploitation", play=["Tax Attorney", EUSTACE]))
    deploys(table.me, "Mau Tough")
    assert table.me.influence == 17
    uses(table.me, EUSTACE, "FUTURE IMPLICATIONS")
    assert table.me.influence == 17, "a loss of 1 becomes none"


@CASES.of("Tax Attorney")
def it_saves_its_own_faction_only_and_damage_costs_one_less_too() -> None:
    table = set_up(greed(play=["Tax Attorney", "Scout"]), Side(play=["Tax Attorney"]))
    table.me.attacks("Scout")
    table.resolves()
    table.you.passes()
    table.resolves()
    assert table.you.influence == 18
    table = set_up(greed("Mau Tough"), Side(play=["Tax Attorney"]))
    deploys(table.me, "Mau Tough")
    assert table.me.influence == 16


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
