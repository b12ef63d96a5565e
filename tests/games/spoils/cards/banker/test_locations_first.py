"""Banker locations: 1st Edition, both parts."""

from app.games.spoils.engine import DecisionKind
from tests.support.card_play import deploys, uses
from tests.support.card_tables import TOURNAMENT, greed, set_up
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
MARKET = "First Unified Market of Abstract Secure Theoreticals"
EMPORIUM = "Resurrection Emporium"
MINISTRY = "The Ministry of Other Smaller Ministries"


@CASES.of("Armored Keep")
def its_controller_lives_on_without_influence_while_it_stands() -> None:
    table = set_up(
        greed(play=["Armored Keep"], influence=3), greed("Kill", play=["Union Leader"]), active=1
    )
    table.you.attacks("Union Leader")
    table.resolves()
    assert (table.me.influence, table.asks) == (0, DecisionKind.ACT)
    deploys(table.you, "Kill", "Armored Keep")
    assert table.winner is table.you


@CASES.of("Armored Keep")
def it_does_not_save_the_opponent() -> None:
    table = set_up(greed(play=["Armored Keep", "Scout"]), Side(influence=3))
    table.me.attacks("Scout")
    table.resolves()
    assert table.winner is table.me


@CASES.of("Armored Keep")
def it_is_built_in_the_middle_of_an_attack() -> None:
    table = set_up(greed("Armored Keep", influence=2), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    table.me.deploys("Armored Keep")
    table.you.passes()
    table.resolves()
    assert (table.me.play, table.me.influence, table.winner) == (["Armored Keep"], 0, None)


@CASES.of("Clandestine Resort")
def the_characters_of_its_controller_have_one_more_life() -> None:
    table = set_up(greed(play=["Clandestine Resort", "Scout"]), Side(play=["Key Man"]))
    assert (table.life("Scout"), table.strength("Scout"), table.life("Key Man")) == (4, 3, 1)
    table = set_up(greed("Clandestine Resort", "Kill", play=["Key Man"]))
    deploys(table.me, "Clandestine Resort")
    assert table.life("Key Man") == 2
    deploys(table.me, "Kill", "Clandestine Resort")
    assert table.life("Key Man") == 1


@CASES.of("Escrow Office")
def what_was_deposited_lowers_the_next_payment() -> None:
    table = set_up(greed("Union Leader", "Scout", play=["Escrow Office"], icons=10))
    for _ in range(2):
        uses(table.me, "Escrow Office", "DEPOSIT")
    assert (table.tokens("Escrow Office"), table.me.free) == (2, 8)
    uses(table.me, "Escrow Office", "WITHDRAW")
    assert table.tokens("Escrow Office") == 0
    deploys(table.me, "Union Leader")
    assert table.me.free == 8 - 5


@CASES.of("Escrow Office")
def only_one_payment_of_this_turn_is_lowered() -> None:
    side = {"play": ["Escrow Office", "Scout"], "tokens": {"Escrow Office": 3}}
    table = set_up(greed("Keen Stratagem", "Key Man", **side))
    uses(table.me, "Escrow Office", "WITHDRAW")
    deploys(table.me, "Key Man")
    assert table.me.free == 12, "a cost of 1 is lowered to 0"
    deploys(table.me, "Keen Stratagem")
    assert table.me.free == 11
    table = set_up(greed("Key Man", **side))
    uses(table.me, "Escrow Office", "WITHDRAW")
    table.next_turn()
    table.next_turn()
    deploys(table.me, "Key Man")
    assert table.me.free == 11


@CASES.of("Escrow Office")
def it_lowers_the_cost_of_an_ability_too() -> None:
    table = set_up(
        greed(play=["Escrow Office", "Siluriformes Flaxenscale"], tokens={"Escrow Office": 4})
    )
    uses(table.me, "Escrow Office", "WITHDRAW")
    uses(table.me, "Siluriformes Flaxenscale", "NUMISMATIC EMISSION")
    assert table.me.free == 11


@CASES.of("Escrow Office")
def what_has_no_numeric_cost_leaves_the_deposit_alone() -> None:
    table = set_up(
        greed(
            "Scout",
            "Scout",
            play=["Escrow Office", "Balthassar Gristwalter"],
            icons=4,
            tokens={"Escrow Office": 2},
        )
    )
    uses(table.me, "Escrow Office", "WITHDRAW")
    uses(table.me, "Balthassar Gristwalter", "SCHMOOZE")
    assert table.me.free == 4
    uses(table.me, "Escrow Office", "DEPOSIT")
    with shows("406.4"):
        assert table.me.free == 4, "the first cost that is paid is the 1 of this"


@CASES.of(MARKET)
def abilities_of_the_faction_cost_one_less() -> None:
    table = set_up(
        greed("Keen Stratagem", play=[MARKET, "Index of Natural Forces"], faction=TOURNAMENT),
        greed(faction=TOURNAMENT),
    )
    uses(table.me, TOURNAMENT, "DRAW")
    assert table.me.free == 10
    uses(table.me, "Index of Natural Forces", "CAPITALIZE")
    assert table.me.free == 9, "not those of other cards"
    table.next_turn()
    uses(table.you, TOURNAMENT, "DRAW")
    assert table.you.free == 9, "not those of the opponent's faction"


@CASES.of(MARKET)
def playing_a_resource_costs_three() -> None:
    table = set_up(greed("Greed", play=[MARKET], faction=TOURNAMENT))
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    assert table.me.free == 9


@CASES.of(MARKET)
def an_ability_that_costs_one_stays_at_one() -> None:
    table = set_up(greed(play=[MARKET], faction="Moist Cave of the Darkpump"))
    uses(table.me, "Moist Cave of the Darkpump", "LUCUBRATE")
    assert table.me.free == 11


@CASES.of("Gold Summit")
def its_faction_gains_as_much_as_its_controller_draws() -> None:
    table = set_up(greed("Learn", play=["Gold Summit"]), Side(hand=["Learn"], deck=["Scout"] * 3))
    table.me.deploys("Learn")
    deploys(table.you, "Learn")
    assert (table.me.influence, table.you.influence) == (22, 20)


@CASES.of("Gold Summit")
def an_empty_deck_gains_nothing() -> None:
    for deck, gain in ((["Scout"], 1), ([], 0)):
        table = set_up(greed("Learn", play=["Gold Summit"], deck=deck))
        deploys(table.me, "Learn")
        assert table.me.influence == 20 + gain


@CASES.of(EMPORIUM)
def characters_are_removed_instead_of_going_to_its_controllers_discard_pile() -> None:
    table = set_up(
        greed("Kill", "Kill", "Kill", play=[EMPORIUM, "Scout", "Gold Summit"]),
        Side(play=["Union Leader"]),
    )
    for name in ("Scout", "Gold Summit", "Union Leader"):
        deploys(table.me, "Kill", name)
    assert table.me.out_of_game == ["Scout"]
    assert "Gold Summit" in table.me.discard
    assert (table.you.discard, table.you.out_of_game) == (["Union Leader"], [])


@CASES.of(EMPORIUM)
def a_discarded_character_is_removed_too_unless_that_was_a_cost() -> None:
    table = set_up(greed("Key Man", play=[EMPORIUM, "The Garbageman"], deck=["Rage"]))
    uses(table.me, "The Garbageman", "SIFT")
    table.me.picks("Key Man")
    assert (table.me.out_of_game, table.me.discard) == (["Key Man"], [])
    table = set_up(greed("Key Man", play=[EMPORIUM, "Real Estate Auctioneer"]))
    uses(table.me, "Real Estate Auctioneer", "LIQUIDATE")
    with shows("506.2"):
        assert (table.me.out_of_game, table.me.discard) == ([], ["Key Man"])


@CASES.of(EMPORIUM)
def it_resurrects_for_three_more_than_the_character_costs() -> None:
    table = set_up(
        greed(play=[EMPORIUM], discard=["Scout", "Key Man", "Rage"], icons=8),
        Side(discard=["Union Leader"]),
    )
    table.me.uses(EMPORIUM, "RESURRECT")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.play, table.me.free) == ([EMPORIUM, "Scout"], 1)
    poor = set_up(greed(play=[EMPORIUM], discard=["Scout"], icons=6))
    assert not poor.me.can_use(EMPORIUM, "RESURRECT")


@CASES.of(EMPORIUM)
def it_resurrects_only_in_its_controllers_turn() -> None:
    table = set_up(greed(play=[EMPORIUM], discard=["Scout"]), active=1)
    table.you.ends_turn()
    assert table.asked is table.me
    assert not table.me.can_use(EMPORIUM, "RESURRECT")


@CASES.of(MINISTRY)
def the_opponent_pays_two_to_attack() -> None:
    for target in (None, MINISTRY):
        table = set_up(greed(play=[MINISTRY]), greed(play=["Scout", "Key Man"], icons=2), active=1)
        table.you.attacks("Scout", "Key Man", target=target)
        assert table.you.free == 0
    table = set_up(greed(play=[MINISTRY]), greed(play=["Scout"], icons=1), active=1)
    assert not table.you.can_attack()
    table = set_up(greed(play=[MINISTRY, "Scout"], icons=0))
    assert table.me.can_attack()


def test_each_does_what_is_printed(only_card: str | None) -> None:
    CASES.run(only_card)
