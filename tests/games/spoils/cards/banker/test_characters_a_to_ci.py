"""Characters of the Banker, from Amortized Straw Man to Circumspect Hijacker."""

from app.games.spoils.engine import DecisionKind
from app.games.spoils.terms import Area
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    has_one_of_two,
    is_offered,
    kills,
    may_block,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()


@CASES.of("Amortized Straw Man")
def it_is_smaller_by_its_three_tokens_until_they_are_paid_off() -> None:
    table = at(rich("Amortized Straw Man", greed=11))
    deploys(table, "Amortized Straw Man")
    man = "Amortized Straw Man"
    assert (table.tokens(man), table.strength(man), table.life(man)) == (3, 3, 3)
    uses(table, man, "INSTALLMENT PLAN")
    assert (table.tokens(man), table.strength(man), table.life(man)) == (2, 4, 4)
    assert table.me.free == 11 - 5 - 3
    uses(table, man, "INSTALLMENT PLAN")
    assert (table.tokens(man), table.me.can_use(man, "INSTALLMENT PLAN")) == (1, False)


@CASES.of("Avuncular Merlion")
def it_brings_back_two_characters_for_its_two_tokens() -> None:
    table = at(rich("Avuncular Merlion", *["Kill"] * 3, greed=12, play=["Scout"]))
    deploys(table, "Avuncular Merlion")
    assert table.tokens("Avuncular Merlion") == 2
    for left in (1, 0):
        kills(table, "Scout")
        assert is_offered(table.me)
        table.me.agrees()
        assert "Scout" in table.me.play
        assert table.is_depleted("Scout")
        assert (table.tokens("Avuncular Merlion"), table.me.free) == (left, left + 1)
    kills(table, "Scout")
    assert table.asks is DecisionKind.ACT
    assert "Scout" in table.me.discard


@CASES.of("Avuncular Merlion")
def it_is_declined_and_keeps_its_token() -> None:
    table = at(rich("Kill", play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2}))
    kills(table, "Scout")
    table.me.declines()
    assert table.area("Scout") is Area.DISCARD_PILE
    assert (table.tokens("Avuncular Merlion"), table.me.free) == (2, 12)


@CASES.of("Avuncular Merlion")
def it_saves_nobody_of_the_opponent() -> None:
    table = at(
        rich("Kill", play=["Avuncular Merlion"], tokens={"Avuncular Merlion": 2}),
        Side(play=["Scout"]),
    )
    kills(table, "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])


@CASES.of("Avuncular Merlion")
def who_was_stolen_is_not_saved_by_either_side() -> None:
    merlion = {"play": ["Avuncular Merlion"], "tokens": {"Avuncular Merlion": 2}}
    table = at(rich("Kill", "Steal", **merlion), Side(play=["Scout"]))
    deploys(table, "Steal", "Scout")
    kills(table, "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])
    table = at(
        rich("Steal", "Kill"),
        rich(play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2}),
    )
    deploys(table, "Steal", "Scout")
    kills(table, "Scout")
    assert (table.asks, table.you.discard) == (DecisionKind.ACT, ["Scout"])


@CASES.of("Balthassar Gristwalter")
def he_draws_a_card_for_being_depleted() -> None:
    table = at(rich(play=["Balthassar Gristwalter"]))
    uses(table, "Balthassar Gristwalter", "SCHMOOZE")
    assert table.me.hand == ["Scout"]
    assert table.is_depleted("Balthassar Gristwalter")
    assert not table.me.can_use("Balthassar Gristwalter", "SCHMOOZE")


@CASES.of("Balthassar Gristwalter", "Beatrix Winterbottom")
def each_is_unique() -> None:
    for name in ("Balthassar Gristwalter", "Beatrix Winterbottom"):
        assert has_one_of_two(name), name


@CASES.of("Beatrix Winterbottom")
def she_draws_one_card_more_each_time_and_the_opponent_does_not() -> None:
    table = at(
        rich("Learn", play=["Beatrix Winterbottom"]), Side(hand=["Learn"], deck=["Gnat"] * 5)
    )
    table.me.deploys("Learn")
    deploys(table, "Learn", by=table.you)
    assert table.me.hand == ["Scout"] * 3
    assert table.you.hand == ["Gnat"] * 2


@CASES.of("Beatrix Winterbottom")
def she_draws_nothing_with_ten_cards_in_hand() -> None:
    table = at(rich("Learn", *["Greed"] * 10, play=["Beatrix Winterbottom"]))
    deploys(table, "Learn")
    assert table.me.hand == ["Greed"] * 10
    table = at(rich("Learn", *["Greed"] * 9, play=["Beatrix Winterbottom"]))
    deploys(table, "Learn")
    assert len(table.me.hand) > 9


@CASES.of("Black Scourge of the Brine")
def it_gains_covert_for_a_turn_with_five_greed() -> None:
    name = "Black Scourge of the Brine"
    table = at(rich(play=[name], greed=5), Side(play=["Dandy Day-Trader"]))
    uses(table, name, "ENCROACH")
    assert table.me.free == 4
    table.me.attacks(name)
    assert may_block(table) == []
    few = at(rich(play=[name], greed=4))
    assert not few.me.can_use(name, "ENCROACH")


@CASES.of("Black Scourge of the Brine")
def its_covert_does_not_last() -> None:
    name = "Black Scourge of the Brine"
    table = at(rich(play=[name], greed=5), Side(play=["Dandy Day-Trader"]))
    uses(table, name, "ENCROACH")
    table.next_turn()
    table.next_turn()
    table.me.attacks(name)
    assert may_block(table) == ["Dandy Day-Trader"]


@CASES.of("Blanching Butcher")
def it_grows_when_it_blocks_and_not_when_it_attacks() -> None:
    table = at(rich(play=["Blanching Butcher"]), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.me.blocks("Blanching Butcher")
    assert (table.strength("Blanching Butcher"), table.life("Blanching Butcher")) == (5, 6)
    table.resolves()
    table.next_turn()
    assert (table.strength("Blanching Butcher"), table.life("Blanching Butcher")) == (1, 2)
    table = at(rich(play=["Blanching Butcher"]))
    table.me.attacks("Blanching Butcher")
    assert table.strength("Blanching Butcher") == 1


@CASES.of("Blanching Butcher", "Concealed Goon", "D3ck W4rd3n")
def each_costs_its_controller_influence_as_it_enters_play() -> None:
    for name, loss in (("Blanching Butcher", 3), ("Concealed Goon", 5), ("D3ck W4rd3n", 2)):
        table = at(rich(name))
        deploys(table, name)
        assert (table.me.influence, table.you.influence) == (20 - loss, 20), name


@CASES.of("Caboodling Gladhander")
def it_destroys_the_picked_character_and_the_opponent_gains_its_strength() -> None:
    table = at(rich("Caboodling Gladhander"), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.agrees()
    assert table.you.play == ["Union Leader"], "not before it enters play"
    table.resolves()
    assert table.you.discard == ["Union Leader"]
    assert (table.me.influence, table.you.influence) == (20, 25)


@CASES.of("Caboodling Gladhander")
def nobody_has_to_be_picked_and_then_nothing_happens() -> None:
    table = at(rich("Caboodling Gladhander"), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.declines()
    table.resolves()
    assert (table.me.play, table.you.play) == (["Caboodling Gladhander"], ["Union Leader"])
    assert table.you.influence == 20


@CASES.of("Caboodling Gladhander")
def the_opponent_gains_also_for_a_character_of_its_own_controller() -> None:
    table = at(rich("Caboodling Gladhander", play=["Scout"]), Side(play=["Union Leader"]))
    table.me.deploys("Caboodling Gladhander")
    table.me.agrees()
    assert table.me.choices() == ["Scout", "Union Leader"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.discard, table.you.influence) == (["Scout"], 23)


@CASES.of("Ceremonious Groomer")
def it_becomes_a_face_down_resource_of_its_owner_instead_of_being_destroyed() -> None:
    table = at(rich("Kill", play=["Ceremonious Groomer"], greed=2))
    kills(table, "Ceremonious Groomer")
    assert (table.me.play, table.me.discard, table.me.free) == ([], ["Kill"], 3)
    table = at(rich("Steal", "Kill", greed=2), Side(play=["Ceremonious Groomer"]))
    deploys(table, "Steal")
    kills(table, "Ceremonious Groomer")
    assert (table.me.free, table.you.free, table.you.discard) == (2, 1, [])


@CASES.of("Ceremonious Groomer")
def it_leaves_play_in_other_ways_as_usual() -> None:
    table = at(rich("Bounce", play=["Ceremonious Groomer"], greed=2))
    deploys(table, "Bounce")
    assert (table.me.hand, table.me.free) == (["Ceremonious Groomer"], 2)


@CASES.of("Chancellor of Reinstatement")
def it_reinstates_what_costs_no_more_than_the_greed_of_its_controller() -> None:
    table = at(rich(play=["Chancellor of Reinstatement"], greed=4, discard=["Scout"]))
    uses(table, "Chancellor of Reinstatement", "REINSTATE", "Scout")
    assert (table.me.play, table.me.free) == (["Scout"], 0)
    assert table.me.discard == ["Chancellor of Reinstatement"]


@CASES.of("Chancellor of Reinstatement")
def what_costs_more_stays_in_the_discard_pile() -> None:
    table = at(
        Side(
            play=["Chancellor of Reinstatement"],
            resources=["Greed"] * 3 + ["Rage"],
            discard=["Scout"],
        )
    )
    uses(table, "Chancellor of Reinstatement", "REINSTATE", "Scout")
    assert table.me.play == []
    assert sorted(table.me.discard) == ["Chancellor of Reinstatement", "Scout"]


@CASES.of("Chancellor of Reinstatement")
def it_is_destroyed_before_the_pick_and_may_be_picked_itself() -> None:
    table = at(rich(play=["Chancellor of Reinstatement"], greed=4), Side(discard=["Scout"]))
    uses(table, "Chancellor of Reinstatement", "REINSTATE", "Chancellor of Reinstatement")
    with shows("401.3"):
        assert (table.me.play, table.me.free) == (["Chancellor of Reinstatement"], 0)


@CASES.of("Circumspect Hijacker")
def it_draws_a_card_with_three_greed_as_it_enters_play() -> None:
    for resources, drawn in ((["Greed"] * 3, 1), (["Greed"] * 2 + ["Rage"], 0)):
        table = at(Side(hand=["Circumspect Hijacker"], resources=resources, deck=["Scout"] * 3))
        deploys(table, "Circumspect Hijacker")
        assert table.me.hand == ["Scout"] * drawn


@CASES.of("Circumspect Hijacker")
def it_draws_a_card_for_two_and_itself() -> None:
    table = at(rich(play=["Circumspect Hijacker"], greed=2))
    uses(table, "Circumspect Hijacker", "RETREAT")
    assert (table.me.hand, table.me.discard) == (["Scout"], ["Circumspect Hijacker"])
    assert table.me.free == 0


@CASES.of("Avuncular Merlion")
def it_saves_no_locations_and_nobody_who_is_discarded_or_returned() -> None:
    table = at(
        rich(
            "Kill", "Bounce", "Key Man",
            play=["Avuncular Merlion", "Gilded Yurt", "Scout", "Real Estate Auctioneer"],
            tokens={"Avuncular Merlion": 2},
        )
    )  # fmt: skip
    kills(table, "Gilded Yurt")
    deploys(table, "Bounce", "Scout")
    uses(table, "Real Estate Auctioneer", "LIQUIDATE", "Key Man")
    assert (table.asks, table.tokens("Avuncular Merlion")) == (DecisionKind.ACT, 2)
    assert "Scout" in table.me.hand


@CASES.of("Avuncular Merlion")
def it_cannot_save_without_a_resource() -> None:
    table = at(
        rich("Kill", play=["Avuncular Merlion", "Scout"], tokens={"Avuncular Merlion": 2}, greed=0)
    )
    kills(table, "Scout")
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    assert (table.tokens("Avuncular Merlion"), table.me.play) == (2, ["Avuncular Merlion"])


@CASES.of("Beatrix Winterbottom")
def the_draw_of_the_develop_rule_is_raised_too() -> None:
    table = at(rich(play=["Beatrix Winterbottom"], faction=TOURNAMENT), active=1)
    table.next_turn()
    assert table.me.hand == ["Scout", "Scout"]


@CASES.of("Caboodling Gladhander")
def it_may_not_pick_itself() -> None:
    table = at(rich("Caboodling Gladhander"), Side(play=[]))
    table.me.deploys("Caboodling Gladhander")
    if is_offered(table.me):
        assert table.me.numbers() == [0]
        table.me.declines()
    table.resolves()
    assert table.me.play == ["Caboodling Gladhander"]


def test_characters_of_the_banker_a_to_ci(only_card: str | None) -> None:
    CASES.run(only_card)
