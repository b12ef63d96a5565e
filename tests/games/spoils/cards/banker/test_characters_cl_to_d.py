"""Characters of the Banker, from Class Action Defender to Dwarvish Grimalkin."""

from app.games.spoils.engine import DecisionKind, Done, events
from tests.games.spoils.cards.banker.tables import (
    at,
    deploys,
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


@CASES.of("Class Action Defender")
def damage_of_more_than_four_at_once_does_not_reach_it() -> None:
    table = at(rich(play=["Class Action Defender"], greed=1), Side(play=["Union Leader"]), active=1)
    table.you.attacks("Union Leader")
    table.me.blocks("Class Action Defender")
    table.resolves()
    assert (table.me.play, table.damage("Class Action Defender")) == (["Class Action Defender"], 0)
    table = at(
        rich(play=["Class Action Defender"], greed=1),
        Side(play=["Stalwart Soldier", "Warrior Prodigy"]),
        active=1,
    )
    table.you.attacks("Stalwart Soldier", "Warrior Prodigy")
    table.me.blocks("Class Action Defender")
    table.passes_until(DecisionKind.DIVIDE)
    table.me.answers(0)
    table.resolves()
    with shows("609.1f"):
        assert table.me.play == ["Class Action Defender"], "3 + 2 are one amount of 5"


@CASES.of("Class Action Defender")
def damage_of_four_destroys_it() -> None:
    table = at(
        rich(play=["Class Action Defender"], greed=1), Side(play=["Legacy Warmachine"]), active=1
    )
    table.you.attacks("Legacy Warmachine")
    table.me.blocks("Class Action Defender")
    table.resolves()
    assert table.me.discard == ["Class Action Defender"]


@CASES.of("Class Action Defender")
def it_is_restored_for_two_when_its_controller_is_attacked() -> None:
    side = rich(
        play=["Class Action Defender", "Treasure Brokerage"],
        greed=2,
        depleted=["Class Action Defender"],
    )
    for target in (None, "Treasure Brokerage"):
        table = at(side, Side(play=["Scout"]), active=1)
        table.you.attacks("Scout", target=target)
        assert is_offered(table.me)
        table.me.agrees()
        assert (table.me.free, may_block(table)) == (0, ["Class Action Defender"])
    table = at(side, Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    table.me.declines()
    assert table.is_depleted("Class Action Defender")
    assert table.me.free == 2


@CASES.of("Class Action Defender")
def it_is_not_restored_when_its_controller_attacks() -> None:
    table = at(
        rich(play=["Class Action Defender", "Scout"], depleted=["Class Action Defender"]),
        Side(play=["Gilded Yurt"]),
    )
    table.me.attacks("Scout")
    assert table.asks is DecisionKind.BATTLE_WINDOW


@CASES.of("Club Mau Bouncer")
def each_character_that_inflicts_damage_to_it_gets_one_back() -> None:
    table = at(rich(play=["Club Mau Bouncer"]), Side(play=["Dandy Day-Trader", "Scout"]), active=1)
    table.you.attacks("Dandy Day-Trader", "Scout")
    table.me.blocks("Club Mau Bouncer")
    table.resolves()
    while table.asks is DecisionKind.ORDER:
        table.me.answers(0) if table.asked is table.me else table.you.answers(0)
        table.resolves()
    assert table.me.discard == ["Club Mau Bouncer"], "1 + 3 at speed 4"
    assert (table.damage("Dandy Day-Trader"), table.damage("Scout")) == (1, 1)


@CASES.of("Club Mau Bouncer")
def a_tactic_that_inflicts_damage_gets_nothing_back() -> None:
    table = at(rich("Shot", play=["Club Mau Bouncer"]), Side(play=["Scout"]))
    deploys(table, "Shot", "Club Mau Bouncer")
    assert (table.damage("Club Mau Bouncer"), table.damage("Scout")) == (2, 0)


@CASES.of("Concealed Goon")
def it_is_covert() -> None:
    table = at(rich(play=["Concealed Goon"]), Side(play=["Scout", "Foolhardy Desperado"]))
    table.me.attacks("Concealed Goon")
    assert may_block(table) == ["Foolhardy Desperado"]
    table = at(rich(play=["Concealed Goon"]), Side(play=["Scout"]), active=1)
    table.you.attacks("Scout")
    with shows("507.3c"):
        assert may_block(table) == []


@CASES.of("Crooked Appraiser")
def it_is_depleted_for_two_damage_to_any_location() -> None:
    table = at(
        rich(play=["Crooked Appraiser", "Treasure Brokerage"]),
        Side(play=["Gilded Yurt", "Scout"]),
    )
    table.me.uses("Crooked Appraiser", "INSPECT")
    assert table.me.choices() == ["Treasure Brokerage", "Gilded Yurt"]
    table.me.picks("Gilded Yurt")
    table.resolves()
    assert table.damage("Gilded Yurt") == 2
    assert table.is_depleted("Crooked Appraiser")
    assert table.me.free == 12


@CASES.of("Crooked Appraiser")
def without_a_location_there_is_nothing_to_inspect() -> None:
    table = at(rich(play=["Crooked Appraiser"]), Side(play=["Scout"]))
    assert not table.me.can_use("Crooked Appraiser", "INSPECT")


@CASES.of("Defense Attorney")
def it_must_block_if_it_can() -> None:
    side = rich(play=["Defense Attorney", "Scout", "Treasure Brokerage"])
    for target in (None, "Treasure Brokerage"):
        table = at(side, Side(play=["Scout"]), active=1)
        table.you.attacks("Scout", target=target)
        table.passes_until(DecisionKind.BLOCKERS)
        assert Done() not in table.me.legal
        table.me.picks("Defense Attorney")
        assert Done() in table.me.legal


@CASES.of("Defense Attorney")
def it_need_not_block_what_it_cannot() -> None:
    table = at(
        rich(play=["Defense Attorney", "Scout"], depleted=["Defense Attorney"]),
        Side(play=["Scout"]),
        active=1,
    )
    table.you.attacks("Scout")
    table.passes_until(DecisionKind.BLOCKERS)
    assert Done() in table.me.legal
    assert table.me.choices() == ["Scout"]


@CASES.of("Derelict Seafarer")
def it_costs_influence_and_fetches_a_card_from_the_discard_pile() -> None:
    fetched = set()
    for seed in range(8):
        table = at(rich("Derelict Seafarer", discard=["Scout", "Rage"]), seed=seed)
        deploys(table, "Derelict Seafarer")
        assert (len(table.me.hand), len(table.me.discard), table.me.influence) == (1, 1, 17)
        fetched |= set(table.me.hand)
    assert fetched == {"Scout", "Rage"}
    table = at(rich("Derelict Seafarer"))
    deploys(table, "Derelict Seafarer")
    assert (table.me.hand, table.me.influence) == ([], 17)


@CASES.of("Derelict Seafarer")
def it_retires_face_down_for_two_and_comes_back_for_three() -> None:
    name = "Derelict Seafarer"
    table = at(rich(play=[name], greed=4, discard=["Scout"]))
    uses(table, name, "RETIRE")
    assert (table.me.play, table.me.free) == ([], 3)
    assert table.me.can_deploy(name, flip_up=True)
    table.me.deploys(name, flip_up=True)
    table.resolves()
    assert (table.me.play, table.me.hand, table.me.free) == ([name], ["Scout"], 0)
    assert table.me.influence == 17


@CASES.of("Derelict Seafarer")
def it_cannot_retire_from_a_battle_or_with_two_greed() -> None:
    name = "Derelict Seafarer"
    table = at(rich(play=[name, "Scout"]))
    table.me.attacks("Scout")
    assert table.me.can_use(name, "RETIRE"), "it is not in this battle"
    table = at(rich(play=[name]))
    table.me.attacks(name)
    assert not table.me.can_use(name, "RETIRE")
    assert not at(rich(play=[name], greed=2)).me.can_use(name, "RETIRE")


@CASES.of("Dowsing Cleric")
def it_may_find_a_staple_as_it_enters_and_as_it_leaves_play() -> None:
    table = at(rich("Dowsing Cleric", "Bounce", deck=["Scout", "Greed", "Exploitation", "Rage"]))
    deploys(table, "Dowsing Cleric")
    assert is_offered(table.me)
    table.me.agrees()
    assert table.me.choices() == ["Greed", "Rage"]
    table.me.picks("Rage")
    assert "Rage" in table.me.hand
    assert table.told(events.Revealed)
    deploys(table, "Bounce")
    table.me.agrees()
    table.me.picks("Greed")
    assert {"Greed", "Dowsing Cleric"} < set(table.me.hand)


@CASES.of("Dowsing Cleric")
def nothing_is_searched_if_it_is_declined() -> None:
    table = at(rich("Kill", play=["Dowsing Cleric"], deck=["Scout", "Greed"]))
    kills(table, "Dowsing Cleric")
    table.me.declines()
    assert (table.me.hand, table.me.deck) == ([], ["Scout", "Greed"])


@CASES.of("Dwarvish Grimalkin")
def it_draws_more_cards_the_more_greed_there_is() -> None:
    for greed, drawn in ((1, 0), (2, 1), (4, 1), (5, 2), (8, 2), (9, 3)):
        table = at(rich("Dwarvish Grimalkin", greed=greed))
        deploys(table, "Dwarvish Grimalkin")
        while table.asks is DecisionKind.ORDER:
            table.me.answers(0)
        assert len(table.me.hand) == drawn, greed


@CASES.of("Dwarvish Grimalkin")
def it_flips_up_for_two() -> None:
    table = at(rich(greed=1, face_down=["Dwarvish Grimalkin"]))
    table.me.deploys("Dwarvish Grimalkin", flip_up=True)
    table.resolves()
    with shows("507.4b"):
        assert (table.me.play, table.me.free) == (["Dwarvish Grimalkin"], 0)
    alone = at(rich(greed=0, face_down=["Dwarvish Grimalkin", "Scout"]))
    assert not alone.me.can_deploy("Dwarvish Grimalkin", flip_up=True), "no Greed"


@CASES.of("Class Action Defender")
def smaller_amounts_add_up() -> None:
    table = at(rich("Shot", "Shot", play=["Class Action Defender"]))
    deploys(table, "Shot")
    assert table.damage("Class Action Defender") == 2
    deploys(table, "Shot")
    assert "Class Action Defender" in table.me.discard


@CASES.of("Club Mau Bouncer")
def a_character_whose_damage_was_reduced_to_nothing_gets_nothing_back() -> None:
    table = at(
        rich(play=["Club Mau Bouncer", "Fiscal Intercessor"]),
        Side(play=["Dandy Day-Trader"]),
        active=1,
    )
    table.you.attacks("Dandy Day-Trader")
    table.you.passes()
    table.me.uses("Fiscal Intercessor", "PLEAD")
    table.me.picks("Club Mau Bouncer")
    table.you.passes()
    table.me.blocks("Club Mau Bouncer")
    table.resolves()
    with shows("408.2a"):
        assert table.damage("Dandy Day-Trader") == 2, "only what it fought"


@CASES.of("Defense Attorney")
def a_covert_attacker_need_not_be_blocked() -> None:
    table = at(rich(play=["Defense Attorney"]), Side(play=["Concealed Goon"]), active=1)
    table.you.attacks("Concealed Goon")
    assert may_block(table) == []


@CASES.of("Derelict Seafarer")
def it_retires_to_its_owner() -> None:
    name = "Derelict Seafarer"
    table = at(rich(play=[name], borrowed=[name]))
    uses(table, name, "RETIRE")
    assert (table.me.face_down, table.you.face_down) == ([], [name])


def test_characters_of_the_banker_cl_to_d(only_card: str | None) -> None:
    CASES.run(only_card)
