"""Locations of the Banker, from Ancient and Disreputable Law Office to Intriguing Mezzanine."""

from app.games.spoils.engine import DecisionKind
from tests.games.spoils.cards.banker.tables import (
    TOURNAMENT,
    at,
    deploys,
    flips_up,
    has_one_of_two,
    is_offered,
    kills,
    rich,
    uses,
)
from tests.support.card_tests import CardTests
from tests.support.rules import shows
from tests.support.scenario import Side

CASES = CardTests()
LAW_OFFICE = "Ancient and Disreputable Law Office"
MARKET = "First Unified Market of Abstract Secure Theoreticals"
REJECTIONS = "Department of Rejections"
MEZZANINE = "Intriguing Mezzanine"


@CASES.of(LAW_OFFICE)
def characters_that_cost_two_or_less_cannot_attack_on_either_side() -> None:
    table = at(
        rich(play=[LAW_OFFICE, "Warrior Prodigy", "Stalwart Soldier"]),
        Side(play=["Key Man", "Creaky Old Swordsman"]),
    )
    table.me.announces_attack()
    assert table.me.choices() == ["Stalwart Soldier"]
    table.me.sets("Stalwart Soldier")
    table.passes_until(DecisionKind.BLOCKERS)
    assert table.you.choices() == ["Key Man", "Creaky Old Swordsman"], "they can block"
    table.you.passes()
    table.resolves()
    table.next_turn()
    table.you.announces_attack()
    assert table.you.choices() == ["Creaky Old Swordsman"]


@CASES.of(LAW_OFFICE, "Armored Keep", MARKET)
def each_is_unique() -> None:
    for name in (LAW_OFFICE, "Armored Keep", MARKET):
        assert has_one_of_two(name), name


@CASES.of("Armored Keep")
def its_controller_lives_on_without_influence_while_it_stands() -> None:
    table = at(
        rich(play=["Armored Keep"], influence=3), rich("Kill", play=["Union Leader"]), active=1
    )
    table.you.attacks("Union Leader")
    table.resolves()
    assert (table.me.influence, table.asks) == (0, DecisionKind.ACT)
    deploys(table, "Kill", "Armored Keep", by=table.you)
    assert table.winner is table.you


@CASES.of("Armored Keep")
def it_does_not_save_the_opponent() -> None:
    table = at(rich(play=["Armored Keep", "Scout"]), Side(influence=3))
    table.me.attacks("Scout")
    table.resolves()
    assert table.winner is table.me


@CASES.of("Armored Keep")
def it_is_built_in_the_middle_of_an_attack() -> None:
    table = at(rich("Armored Keep", influence=2), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.you.passes()
    table.me.deploys("Armored Keep")
    table.you.passes()
    table.resolves()
    assert (table.me.play, table.me.influence, table.winner) == (["Armored Keep"], 0, None)


@CASES.of("Clandestine Resort")
def the_characters_of_its_controller_have_one_more_life() -> None:
    table = at(rich(play=["Clandestine Resort", "Scout"]), Side(play=["Key Man"]))
    assert (table.life("Scout"), table.strength("Scout"), table.life("Key Man")) == (4, 3, 1)
    table = at(rich("Clandestine Resort", "Kill", play=["Key Man"]))
    deploys(table, "Clandestine Resort")
    assert table.life("Key Man") == 2
    kills(table, "Clandestine Resort")
    assert table.life("Key Man") == 1


@CASES.of(REJECTIONS)
def the_opponent_pays_two_to_search() -> None:
    for free, finds in ((3, True), (2, False)):
        table = at(rich("Keen Stratagem", greed=free, deck=["Greed"]), Side(play=[REJECTIONS]))
        table.me.deploys("Keen Stratagem")
        table.resolves()
        if is_offered(table.me):
            table.me._does(table.me.legal[-1])
        if finds:
            table.me.picks("Greed")
        assert (table.me.hand, table.me.free) == (["Greed"] * finds, 0 if finds else 1)
    table = at(rich("Keen Stratagem", greed=3, deck=["Greed"]), Side(play=[REJECTIONS]))
    table.me.deploys("Keen Stratagem")
    table.resolves()
    table.me.declines()
    assert (table.me.hand, table.me.free) == ([], 2)


@CASES.of(REJECTIONS)
def its_controller_searches_without_paying() -> None:
    table = at(rich("Keen Stratagem", greed=3, deck=["Greed"], play=[REJECTIONS]))
    deploys(table, "Keen Stratagem")
    table.me.picks("Greed")
    assert (table.me.hand, table.me.free) == (["Greed"], 2)


@CASES.of(REJECTIONS)
def the_opponent_pays_two_more_for_abilities_of_characters_wherever_they_are() -> None:
    for free in (1, 2):
        table = at(
            rich(play=["Balthassar Gristwalter"], discard=["Slick Orator"], greed=free),
            Side(play=[REJECTIONS]),
        )
        for name, ability in (("Balthassar Gristwalter", "SCHMOOZE"), ("Slick Orator", "RECUR")):
            assert table.me.can_use(name, ability) is (free == 2), name
    uses(table, "Slick Orator", "RECUR")
    assert (table.me.hand, table.me.free) == (["Scout"], 0)


@CASES.of(REJECTIONS)
def items_and_its_controllers_own_characters_are_as_dear_as_ever() -> None:
    table = at(rich(play=["Index of Natural Forces"], greed=1), Side(play=[REJECTIONS]))
    assert table.me.can_use("Index of Natural Forces", "CAPITALIZE")
    table = at(rich(play=["Balthassar Gristwalter", REJECTIONS], greed=0))
    assert table.me.can_use("Balthassar Gristwalter", "SCHMOOZE")


@CASES.of(REJECTIONS)
def it_flips_up_for_one() -> None:
    table = flips_up(REJECTIONS, 1)
    assert table.me.play == [REJECTIONS]
    assert not at(rich(greed=0, face_down=[REJECTIONS])).me.can_deploy(REJECTIONS, flip_up=True)


@CASES.of("Escrow Office")
def what_was_deposited_lowers_the_next_payment() -> None:
    table = at(rich("Union Leader", "Scout", play=["Escrow Office"], greed=10))
    for _ in range(2):
        uses(table, "Escrow Office", "DEPOSIT")
    assert (table.tokens("Escrow Office"), table.me.free) == (2, 8)
    uses(table, "Escrow Office", "WITHDRAW")
    assert table.tokens("Escrow Office") == 0
    deploys(table, "Union Leader")
    assert table.me.free == 8 - 5


@CASES.of("Escrow Office")
def only_one_payment_of_this_turn_is_lowered() -> None:
    side = {"play": ["Escrow Office", "Scout"], "tokens": {"Escrow Office": 3}}
    table = at(rich("Keen Stratagem", "Key Man", **side))
    uses(table, "Escrow Office", "WITHDRAW")
    deploys(table, "Key Man")
    assert table.me.free == 12, "a cost of 1 is lowered to 0"
    deploys(table, "Keen Stratagem")
    assert table.me.free == 11
    table = at(rich("Key Man", **side))
    uses(table, "Escrow Office", "WITHDRAW")
    table.next_turn()
    table.next_turn()
    deploys(table, "Key Man")
    assert table.me.free == 11


@CASES.of("Escrow Office")
def it_lowers_the_cost_of_an_ability_too() -> None:
    table = at(
        rich(play=["Escrow Office", "Siluriformes Flaxenscale"], tokens={"Escrow Office": 4})
    )
    uses(table, "Escrow Office", "WITHDRAW")
    uses(table, "Siluriformes Flaxenscale", "NUMISMATIC EMISSION")
    assert table.me.free == 11


@CASES.of(MARKET)
def abilities_of_the_faction_cost_one_less() -> None:
    table = at(
        rich("Keen Stratagem", play=[MARKET, "Index of Natural Forces"], faction=TOURNAMENT),
        rich(faction=TOURNAMENT),
    )
    uses(table, TOURNAMENT, "DRAW")
    assert table.me.free == 10
    uses(table, "Index of Natural Forces", "CAPITALIZE")
    assert table.me.free == 9, "not those of other cards"
    table.next_turn()
    uses(table, TOURNAMENT, "DRAW", by=table.you)
    assert table.you.free == 9, "not those of the opponent's faction"


@CASES.of("Gilded Yurt")
def its_guest_is_away_until_its_controllers_next_turn() -> None:
    table = at(rich(play=["Gilded Yurt", "Scout", "Key Man"]), Side(play=["Union Leader"]))
    table.me.uses("Gilded Yurt", "CHILLAX")
    assert table.me.choices() == ["Scout", "Key Man"]
    table.me.picks("Scout")
    table.resolves()
    assert (table.me.out_of_game, table.is_depleted("Gilded Yurt")) == (["Scout"], True)
    table.next_turn()
    assert table.me.out_of_game == ["Scout"]
    table.next_turn()
    assert sorted(table.me.play) == ["Gilded Yurt", "Key Man", "Scout"]
    table.me.announces_attack()
    with shows("204.3b"):
        assert table.me.choices() == ["Key Man"]


@CASES.of("Gilded Yurt")
def its_guest_stays_away_if_it_is_no_longer_in_play() -> None:
    table = at(rich("Kill", play=["Gilded Yurt", "Scout"]))
    uses(table, "Gilded Yurt", "CHILLAX")
    kills(table, "Gilded Yurt")
    table.next_turn()
    table.next_turn()
    assert table.me.out_of_game == ["Scout"]


@CASES.of("Gilded Yurt")
def a_borrowed_guest_comes_back_to_who_controls_the_yurt() -> None:
    table = at(rich(play=["Gilded Yurt", "Scout"], borrowed=["Scout"]))
    uses(table, "Gilded Yurt", "CHILLAX")
    assert table.you.out_of_game == ["Scout"]
    table.next_turn()
    table.next_turn()
    assert "Scout" in table.me.play


@CASES.of("Gold Summit")
def its_faction_gains_as_much_as_its_controller_draws() -> None:
    table = at(rich("Learn", play=["Gold Summit"]), Side(hand=["Learn"], deck=["Scout"] * 3))
    table.me.deploys("Learn")
    deploys(table, "Learn", by=table.you)
    assert (table.me.influence, table.you.influence) == (22, 20)


@CASES.of("Gold Summit")
def an_empty_deck_gains_nothing() -> None:
    for deck, gain in ((["Scout"], 1), ([], 0)):
        table = at(rich("Learn", play=["Gold Summit"], deck=deck))
        deploys(table, "Learn")
        assert table.me.influence == 20 + gain


@CASES.of("High Court of Demands")
def it_draws_a_card_and_keeps_the_opponent_from_attacking_the_faction() -> None:
    table = at(rich("High Court of Demands", play=["Gilded Yurt"]), Side(play=["Scout"]))
    deploys(table, "High Court of Demands")
    assert table.me.hand == ["Scout"]
    table.next_turn()
    assert not table.you.can_attack()
    assert table.you.can_attack("Gilded Yurt")
    assert table.you.can_attack("High Court of Demands")


@CASES.of("High Court of Demands")
def its_controller_attacks_as_usual() -> None:
    table = at(rich(play=["High Court of Demands", "Scout"]))
    assert table.me.can_attack()


@CASES.of(MEZZANINE)
def two_picked_characters_are_depleted_as_it_enters_play() -> None:
    table = at(
        rich(MEZZANINE, play=["Key Man"]),
        Side(play=["Scout", "Union Leader"], faction=TOURNAMENT, deck=["Rage"] * 3),
    )
    table.me.deploys(MEZZANINE)
    table.me.sets("Scout", "Union Leader")
    assert not table.is_depleted("Scout"), "not before it enters play"
    table.resolves()
    assert table.is_depleted("Scout")
    assert table.is_depleted("Union Leader")
    assert not table.is_depleted("Key Man")
    table.next_turn()
    assert table.is_depleted("Scout"), "its restore rule is no help"
    assert table.is_depleted("Union Leader")


@CASES.of(MEZZANINE)
def one_character_is_not_enough_for_it() -> None:
    assert not at(rich(MEZZANINE), Side(play=["Scout"])).me.can_deploy(MEZZANINE)


@CASES.of(MEZZANINE)
def a_party_damages_it_and_depletes_a_character_for_long() -> None:
    table = at(
        rich(play=[MEZZANINE, "Key Man"], greed=0),
        Side(
            play=["Scout", "Union Leader"],
            depleted=["Union Leader"],
            faction=TOURNAMENT,
            deck=["Rage"] * 3,
        ),
    )
    table.me.uses(MEZZANINE, "PARTY ON!")
    assert table.damage(MEZZANINE) == 1
    table.me.picks("Scout")
    table.resolves()
    assert table.is_depleted("Scout")
    table.next_turn()
    assert table.is_depleted("Scout")
    assert not table.is_depleted("Union Leader"), "something else depleted it"


@CASES.of(MEZZANINE)
def a_card_may_restore_whom_it_depleted() -> None:
    table = at(rich("Rest", play=[MEZZANINE]), Side(play=["Scout"]))
    uses(table, MEZZANINE, "PARTY ON!", "Scout")
    deploys(table, "Rest", "Scout")
    assert not table.is_depleted("Scout")


@CASES.of("Escrow Office")
def what_has_no_numeric_cost_leaves_the_deposit_alone() -> None:
    table = at(
        rich(
            "Scout",
            "Scout",
            play=["Escrow Office", "Balthassar Gristwalter"],
            greed=4,
            tokens={"Escrow Office": 2},
        )
    )
    uses(table, "Escrow Office", "WITHDRAW")
    uses(table, "Balthassar Gristwalter", "SCHMOOZE")
    assert table.me.free == 4
    uses(table, "Escrow Office", "DEPOSIT")
    with shows("406.4"):
        assert table.me.free == 4, "the first cost that is paid is the 1 of this"


@CASES.of("Gilded Yurt")
def a_guest_who_left_in_the_opponents_turn_is_back_in_the_next() -> None:
    table = at(rich(play=["Gilded Yurt", "Scout"]), Side(play=["Key Man"]), active=1)
    table.you.attacks("Key Man")
    table.you.passes()
    table.me.uses("Gilded Yurt", "CHILLAX")
    table.you.passes()
    table.resolves()
    assert table.me.out_of_game == ["Scout"]
    table.next_turn()
    assert "Scout" in table.me.play


@CASES.of(MARKET)
def playing_a_resource_costs_three() -> None:
    table = at(rich("Greed", play=[MARKET], faction=TOURNAMENT))
    table.me.uses(TOURNAMENT, "RESOURCE")
    table.resolves()
    assert table.me.free == 9


@CASES.of(MARKET)
def an_ability_that_costs_one_stays_at_one() -> None:
    table = at(rich(play=[MARKET], faction="Moist Cave of the Darkpump"))
    uses(table, "Moist Cave of the Darkpump", "LUCUBRATE")
    assert table.me.free == 11


def test_locations_of_the_banker_a_to_i(only_card: str | None) -> None:
    CASES.run(only_card)
