"""Face-down cards, Flip Up and what they meet."""

from app.games.spoils.engine import DecisionKind, events
from tests.support.card_play import (
    announces,
    deploys,
    first_answers,
    fought,
    majigs,
    replies,
    size,
    uses,
)
from tests.support.card_tables import poor, rich, set_up
from tests.support.card_tests import CardTests
from tests.support.interactions import interaction
from tests.support.made_cards import MAJIG
from tests.support.rules import shows
from tests.support.scenario import Side
from tests.support.tables import settles

CASES = CardTests()


def test_it_meets_other_mechanisms_as_the_rules_say(only_card: str | None) -> None:
    CASES.run(only_card)


@CASES.of("Clay Node")
@interaction("face-down", "face-down")
def a_node_that_goes_down_and_up_is_a_new_card_each_time() -> None:
    table = set_up(rich(play=["Clay Node"], deck=["Hub Node", "Scout"]))
    uses(table.me, "Clay Node", "DISSOLVE")
    assert table.me.face_down == ["Clay Node"]
    assert table.me.hand == []
    table.me.deploys("Clay Node", flip_up=True)
    settles(table)
    replies(table.me, True, "Hub Node")
    with shows("411.3"):
        assert table.me.play == ["Clay Node"]
        assert table.me.hand == ["Hub Node"]


@CASES.of("Land Shark", "Alluring Quicksand")
@interaction("face-down", "number")
def each_face_down_resource_of_the_opponent_counts() -> None:
    you = poor(play=["Gnat"], face_down=["Key Man"])
    table = set_up(rich("Alluring Quicksand", play=["Land Shark"], face_down=["Scout"]), you)
    assert size(table, "Land Shark") == (1, 1)
    deploys(table.me, "Alluring Quicksand", "Gnat")
    assert size(table, "Land Shark") == (2, 2)


@CASES.of("Sleeping Guard", "Alluring Quicksand")
@interaction("face-down", "conditional")
def a_character_that_is_flipped_down_is_none_for_the_guard() -> None:
    table = set_up(rich("Alluring Quicksand", play=["Sleeping Guard"]), poor(play=["Union Leader"]))
    assert size(table, "Sleeping Guard") == (2, 2)
    deploys(table.me, "Alluring Quicksand", "Union Leader")
    with shows("411.1"):
        assert size(table, "Sleeping Guard") == (1, 1)


@CASES.of("Recyclable Golem")
@interaction("face-down", "cost")
@interaction("face-down", "token")
def a_card_helps_to_pay_for_its_own_flip_up() -> None:
    resources = ["Elitism"] * 3
    side = Side(face_down=["Recyclable Golem"], resources=resources)
    assert not set_up(Side(face_down=["Recyclable Golem"], resources=resources[:2])).me.can_deploy(
        "Recyclable Golem", flip_up=True
    )
    table = set_up(side)
    deploys(table.me, "Recyclable Golem", flip_up=True)
    with shows("507.4b"):
        assert table.me.free == 0
        assert table.me.play == ["Recyclable Golem"]
    assert table.tokens("Recyclable Golem") == 1
    assert size(table, "Recyclable Golem") == (4, 4)


@CASES.of("Proficient Battler", "1337!")
@interaction("face-down", "cost")
def a_reduction_gives_nothing_back_of_a_flip_up_cost() -> None:
    table = set_up(rich("1337!", face_down=["Proficient Battler"]))
    deploys(table.me, "1337!")
    deploys(table.me, "Proficient Battler", flip_up=True)
    with shows("406.7"):
        assert table.me.play == ["Proficient Battler"]
        assert [it.amount for it in table.told(events.Paid) if it.amount] == [3, 2]


@CASES.of("Backdoor Brigand", "Air Travel")
@interaction("face-down", "token")
@interaction("face-down", "temporary")
def tokens_and_gained_text_are_gone_when_it_comes_back_up() -> None:
    me = rich("Air Travel", play=["Backdoor Brigand"], tokens={"Backdoor Brigand": 2})
    table = set_up(me)
    deploys(table.me, "Air Travel", "Backdoor Brigand")
    assert table.is_covert("Backdoor Brigand")
    uses(table.me, "Backdoor Brigand", "EXIT STAGE RIGHT")
    with shows("409.2"):
        assert table.tokens("Backdoor Brigand") == 0
    deploys(table.me, "Backdoor Brigand", flip_up=True)
    with shows("508.1"):
        assert not table.is_covert("Backdoor Brigand")


@CASES.of("Alluring Quicksand", "Fat Pants")
@interaction("face-down", "attached")
def gear_goes_face_down_under_its_own_owner_with_its_bearer() -> None:
    me = rich("Alluring Quicksand", play=["Fat Pants"], attached={"Fat Pants": "Scout"})
    table = set_up(me, poor(play=["Scout"]))
    deploys(table.me, "Alluring Quicksand", "Scout")
    with shows("301.4a"):
        assert table.you.face_down == ["Scout"]
        assert table.me.face_down == ["Fat Pants"]


@CASES.of("Tiny Sarume", "Watchtower")
@interaction("face-down", "trigger")
def a_character_that_is_flipped_up_enters_play() -> None:
    me = Side(face_down=["Tiny Sarume"], resources=["Rage"])
    table = set_up(me, poor(play=["Watchtower"]))
    deploys(table.me, "Tiny Sarume", flip_up=True)
    with shows("411.3"):
        assert table.me.discard == ["Tiny Sarume"]


@CASES.of("Improvised Blowtorch", "Morale Officer")
@interaction("face-down", "response")
def a_tactic_is_flipped_up_in_response() -> None:
    you = Side(face_down=["Improvised Blowtorch"], resources=["Rage"])
    table = set_up(rich(play=["Morale Officer", "Scout"]), you)
    table.me.uses("Morale Officer", "CONVINCE")
    announces(table.you, "Improvised Blowtorch", "Morale Officer", flip_up=True)
    assert table.asked is table.me
    assert table.asks is DecisionKind.RESPOND
    settles(table)
    assert table.me.discard == ["Morale Officer"]
    assert table.strength("Scout") == 4


@CASES.of("Alluring Quicksand")
@interaction("face-down", "battle")
def a_blocker_that_is_flipped_down_still_stops_nobody_and_hurts_nobody() -> None:
    table = set_up(rich("Alluring Quicksand", play=["Scout"]), poor(play=["Agile Highwayman"]))
    table.me.attacks("Scout")
    table.you.blocks("Agile Highwayman")
    deploys(table.me, "Alluring Quicksand", "Agile Highwayman")
    fought(table)
    with shows("609.1c"):
        assert table.you.influence == 17
    assert table.damage("Scout") == 0
    assert table.you.face_down == ["Agile Highwayman"]


@CASES.of("Surreptitious Larceny", "Swollen Ostrich")
@interaction("face-down", "requirement")
def who_may_not_use_flip_up_has_it_again_next_turn() -> None:
    table = set_up(rich("Surreptitious Larceny"), rich(face_down=["Swollen Ostrich"]))
    table.me.deploys("Surreptitious Larceny")
    table.me.answers(0)
    replies(table.me, 1)
    first_answers(table)
    table.me.ends_turn()
    assert not table.you.can_deploy("Swollen Ostrich", flip_up=True)
    settles(table)
    assert table.you.can_deploy("Swollen Ostrich", flip_up=True)


@CASES.of("Woadenworm Gloamspike, Thabbashite Prince", "Extortify")
@interaction("face-down", "temporary")
def face_down_tactics_have_flip_up_as_long_as_the_prince_is_there() -> None:
    prince = "Woadenworm Gloamspike, Thabbashite Prince"
    table = set_up(rich("Pinch", "Pinch", face_down=["Extortify"]))
    assert not table.me.can_deploy("Extortify", flip_up=True)
    table = set_up(rich("Crushing Usury", play=[prince], face_down=["Extortify", "Extortify"]))
    deploys(table.me, "Extortify", flip_up=True)
    assert table.me.influence == 28
    deploys(table.me, "Crushing Usury", prince)
    assert not table.me.can_deploy("Extortify", flip_up=True)


@CASES.of("Gus VanBaymaven")
@interaction("face-down", "unique")
def a_unique_card_clashes_only_when_it_is_flipped_up() -> None:
    table = set_up(rich(play=["Gus VanBaymaven"], face_down=["Gus VanBaymaven"]))
    assert table.asks is DecisionKind.ACT
    deploys(table.me, "Gus VanBaymaven", flip_up=True)
    assert table.asked is table.me
    assert table.asks is not DecisionKind.ACT
    replies(table.me, "Gus VanBaymaven")
    with shows("507.5a"):
        assert table.me.play == ["Gus VanBaymaven"]
        assert table.me.discard == ["Gus VanBaymaven"]


@CASES.of("Time to Retire", "Thabbashite Assailant")
@interaction("face-down", "threshold")
def a_face_down_card_meets_its_own_flip_up_threshold() -> None:
    me = Side(face_down=["Time to Retire"], resources=["Rage"],
              play=["Thabbashite Assailant", "Scout"])  # fmt: skip
    table = set_up(me)
    assert size(table, "Thabbashite Assailant") == (1, 2)
    announces(table.me, "Time to Retire", "Scout", flip_up=True)
    with shows("405.5"):
        assert size(table, "Thabbashite Assailant") == (1, 1)
    settles(table)
    replies(table.me, False)
    assert table.me.face_down == ["Scout"]
    assert size(table, "Thabbashite Assailant") == (1, 2)


@CASES.of("God's Autograph", "Gnat")
@interaction("face-down", "unique")
def face_down_cards_have_no_name_to_clash() -> None:
    table = set_up(rich("God's Autograph", face_down=["Gnat", "Gnat"], play=["Gnat"]))
    deploys(table.me, "God's Autograph")
    assert table.asks is DecisionKind.ACT
    assert table.me.face_down == ["Gnat", "Gnat"]
    assert "Gnat" in table.me.play


@CASES.of("Thabbashite Chemist", "Shrouded Demon")
@interaction("face-down", "threshold")
@interaction("face-down", "temporary")
def face_down_resources_provide_another_icon_for_a_turn() -> None:
    me = Side(play=["Thabbashite Chemist", "Shrouded Demon"], face_down=["Gnat"] * 3,
              resources=["Rage"] * 2)  # fmt: skip
    table = set_up(me)
    assert table.life("Shrouded Demon") == 1
    table.me.uses("Thabbashite Chemist", "DELINIATE")
    while table.asks is not DecisionKind.NAME:
        table.me._does(table.me.legal[0])
    table.me.says("O")
    settles(table)
    assert table.life("Shrouded Demon") == 3
    table.next_turn()
    assert table.life("Shrouded Demon") == 1


@CASES.of("Alluring Quicksand", "Surprising Nuisance")
@interaction("face-down", "token")
def a_micromajig_that_is_flipped_down_is_no_resource() -> None:
    table = set_up(rich("Alluring Quicksand", "Surprising Nuisance"))
    deploys(table.me, "Surprising Nuisance")
    deploys(table.me, "Alluring Quicksand", MAJIG)
    with shows("409.3a"):
        assert majigs(table.me) == 1
        assert table.me.face_down == []


@CASES.of("Voidal Interference", "Derelict Seafarer")
@interaction("face-down", "response")
@interaction("areas", "response")
def a_card_that_was_flipped_up_and_terminated_goes_to_the_hand() -> None:
    table = set_up(rich(face_down=["Derelict Seafarer"]), rich("Voidal Interference"))
    announces(table.me, "Derelict Seafarer", flip_up=True)
    deploys(table.you, "Voidal Interference")
    settles(table)
    first_answers(table)
    assert table.me.face_down == []
    assert table.me.play == []
    assert table.me.influence == 20
    assert "Derelict Seafarer" in [*table.me.hand, *table.me.deck]
